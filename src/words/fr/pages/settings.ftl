## Les réglages

# Le titre.
settings-title = Réglages
# Titre : langue et apparence.
settings-look = Langue et apparence
# Titre : le rythme du jeu.
settings-play = Vitesse
# Titre : commandes.
settings-controls = Commandes et aide
# Titre : parties enregistrées et espace.
settings-storage = Parties enregistrées
# Titre : le programme.
settings-about = À propos de ce programme
# Note sur la taille à laquelle s’ajoute le réglage, et sa limite.
settings-text-note = S’ajoute à la taille du texte de votre navigateur. Les tables s’arrêtent à 150 % ; pour tout agrandir, zoomez dans le navigateur.
# Note sur l’effet.
settings-pace-note = Combien de temps vous voyez chaque coup adverse. Touchez pour passer.
# Note sur l’effet.
settings-thinking-note = Environ 0,3, 0,7 ou 1,5 seconde par choix, moins à partir de trois Maîtres ; plus long, plus fort. Les autres niveaux ne changent pas.
# Note sur l’effet.
settings-motion-note = Réduits : les pièces apparaissent en fondu au lieu de se déplacer.
# Note sur l’effet.
settings-confirm-note = Un sceau marque chaque choix que vous ne pouvez pas annuler.
# Note sur les lettres.
settings-aids-note = Pour quand couleurs et formes ne suffisent pas.
# Quand l’écran reste allumé pendant qu’une partie attend : la question, ses réponses, ce qu’elles veulent dire.
settings-awake = Garder l’écran allumé
awake-battery = Sauf batterie faible
awake-always = Toujours
awake-never = Jamais
settings-awake-note = Tant que c’est à vous de jouer, pendant dix minutes au plus sans toucher. Un navigateur en économie d’énergie peut refuser.
# Le navigateur ne sait pas faire cela.
settings-no-awake = Ce navigateur ne peut pas garder l’écran allumé.
# Note sur les raccourcis.
settings-shortcuts-note = A actions, U annuler, L journal, P répéter la question, 1–5 joueurs, ? aide. Sur un clavier aux lettres disposées autrement, utilisez les touches des mêmes places.
# Note sur ce moment.
settings-undo-time-note = L’adversaire suivant attend un instant après votre choix, pour que vous puissiez encore l’annuler.
# Nombre de parties gardées ici.
settings-games = { $games ->
    [0] Aucune partie n’est enregistrée sur cet appareil.
    [one] { $games } partie est enregistrée sur cet appareil.
   *[other] { $games } parties sont enregistrées sur cet appareil.
}
# L’espace fonctionne.
settings-works = Chaque choix est aussitôt enregistré et vérifié.
# Le navigateur garde l’espace pour de bon.
settings-for-good = Le navigateur les garde jusqu’à ce que vous les supprimiez.
# Le navigateur peut le vider.
settings-while-used = Certains navigateurs effacent ce qui n’a pas servi depuis un moment. Exportez les parties auxquelles vous tenez.
# Demande au navigateur de garder l’espace.
settings-ask = Demander au navigateur de les garder
# Vers les parties enregistrées.
settings-saved = Toutes les parties enregistrées
# La version.
settings-version = Version { $version }
# La licence.
settings-licence = Logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
# Vers les parties d’autrui et leurs licences.
settings-licences = Licences de tiers
# La mention non officielle.
settings-unofficial = Une réalisation d’amateurs, non officielle, faite sans les éditeurs. Tous les dessins et textes sont les nôtres. Les jeux appartiennent à leurs auteurs et éditeurs.
# Note sur les données qui quittent cet appareil.
settings-privacy = Pas de compte, pas de cookies, pas de pistage : rien sur vous ni sur vos parties ne quitte cet appareil.
# Rétablit toutes les préférences.
settings-reset = Rétablir les réglages
# Note sur les données qui restent.
settings-reset-note = Vos parties enregistrées ne changent pas.
# C’est fait.
settings-was-reset = Réglages rétablis.
# Mesure des parties au hasard en arrière-plan.
settings-measure = Tester cet appareil
# Note sur son utilité.
settings-measure-note = Teste en arrière-plan à quelle vitesse cet appareil joue et réfléchit.
# La mesure est en cours.
settings-measuring = Test en cours…
# Parties au hasard et choix par seconde, et lignes de jeu d’un Maître.
settings-measured = Par seconde : { $games } parties au hasard, { $choices } choix, ou { $playouts } lignes de jeu pour un Maître.
# Aucun chiffre n’est venu.
settings-measure-failed = Le test n’a rien donné. Rechargez la page et réessayez.

## Sons et vibrations

sound-title = Sons
# L’interrupteur dans les réglages et dans le menu de la table, et une ligne à son sujet.
sound-switch = Sons à la table
sound-switch-note = Papier, bois, pièces et eau, et un carillon quand c’est à vous. Vous pouvez jouer sans le son.
# Libellé du curseur.
sound-volume = Volume
# Sa valeur, en pour cent.
sound-loudness = { $percent } %
# Libellé de la rangée de boutons qui jouent chacun un son.
sound-samples = Écouter
sample-paper = Papier
sample-wood = Bois
sample-coin = Pièces
sample-water = Eau
sample-chime = À vous
# L’autre interrupteur, et une ligne à son sujet.
sound-vibration = Vibrer quand c’est à vous
sound-vibration-note = Sur les appareils qui peuvent vibrer.
# Le navigateur ne peut pas faire de sons.
sound-none = Ce navigateur ne peut pas produire de sons.
