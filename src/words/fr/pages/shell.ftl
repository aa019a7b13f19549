## Le cadre de chaque page, les menus, les préférences

# Le nom du projet.
shell-project = Sobremesa
# Les textes de la langue choisie ne sont pas arrivés ; $language est son propre nom, comme dans le menu.
shell-language-missing = Les textes n’ont pas pu être chargés ({ $language }). Vérifiez votre connexion et réessayez.
# Libellé du choix de la langue.
shell-language = Langue
# $languages énumère les langues de la page par leurs propres noms.
shell-not-translated = Cette page existe dans ces langues : { $languages }. Elle demande aux navigateurs de ne pas la traduire : les noms traduits des rôles, bâtiments et cartes ne correspondent plus aux règles.
# Quelque chose traduit tout de même la page.
shell-translated = Votre navigateur ou une extension traduit cette page : les noms des rôles, bâtiments et cartes peuvent ne plus correspondre aux règles. La page elle-même existe dans ces langues : { $languages }.
# Lien vers la partie principale.
shell-skip = Aller au contenu principal
# Les derniers réglages, solutions ou analyses n’ont pas été enregistrés.
shell-unkept = Votre dernier changement n’a pas pu être enregistré : l’espace du navigateur est plein ou bloqué. Il sera perdu quand vous fermerez cet onglet. Supprimez des parties inutiles pour faire de la place.
# Ferme ce qui est au-dessus.
shell-close = Fermer
# Revient à l’écran précédent.
shell-back = Retour
# Vers l’accueil.
shell-home = Accueil
# Ouvre le menu.
shell-menu = Menu
# Interrupteur : les adversaires attendent tant qu’un choix peut être annulé.
shell-undo-time = Temps pour annuler
# Titre d’une adresse qui ne mène nulle part.
shell-nowhere = Page introuvable
# Ouvre les réglages.
shell-settings = Réglages
# Ouvre les règles.
shell-rules = Règles
# Choix du thème.
shell-theme = Thème
# Thème : système, clair, sombre.
theme-system = Système
theme-light = Clair
theme-dark = Sombre
# Choix du rythme.
shell-pace = Vitesse d’animation
# Rythme : pas à pas, lent, normal, rapide, immédiat.
pace-step = Pas à pas
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate
# Choix du temps de réflexion d’un adversaire qui en use.
shell-thinking = Temps de réflexion du Maître
# Court, normal, long.
thinking-short = Court
thinking-normal = Normal
thinking-long = Long
# Choix des mouvements.
shell-motion = Mouvements
# Mouvements : système, complets, réduits.
motion-system = Système
motion-full = Complets
motion-reduced = Réduits
# Choix de la confirmation.
shell-confirm = Confirmer les coups
# Confirmation : jamais, en fin de tour, aussi pour les rôles, toujours.
confirm-never = Jamais
confirm-turn-end = En fin de tour
confirm-roles = Aussi pour les rôles (toucher deux fois)
confirm-always = Toujours
# Choix de la taille du texte.
shell-text-size = Taille du texte
# Interrupteur : lettres sur les marchandises et les joueurs.
shell-colour-aids = Lettres sur marchandises et joueurs
# Interrupteur : raccourcis d’une touche.
shell-shortcuts = Raccourcis d’une touche
