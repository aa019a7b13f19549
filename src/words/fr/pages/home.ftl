## La première page

# Une ligne sous le nom du projet.
home-motto = Encore une partie avant de débarrasser la table.
# Sur la carte de chaque jeu : son titre quelle que soit l’édition, une ligne au-dessus, une présentation, et trois faits (joueurs, durée, adversaires).
pitch-san-juan-title = San Juan
pitch-san-juan-over = Une ville dans une main de cartes
pitch-san-juan-about = Chaque carte est un bâtiment, son prix, ou une marchandise à vendre. Choisissez un rôle : chaque joueur agit, vous un peu mieux que les autres. Le douzième bâtiment met fin à la partie.
pitch-san-juan-players = 2–8 joueurs, deux éditions
pitch-san-juan-length = 20–60 minutes
pitch-san-juan-levels = Huit niveaux d’adversaires
# Puerto Rico.
pitch-puerto-rico-title = Puerto Rico
pitch-puerto-rico-over = Plantations, navires et une ville
pitch-puerto-rico-about = Planter, recruter, construire, produire, vendre, expédier : votre rôle met chaque joueur au travail et vous donne un privilège. Marquez des points avec les marchandises expédiées et avec vos bâtiments.
pitch-puerto-rico-players = 2–5 joueurs, deux éditions
pitch-puerto-rico-length = 40–90 minutes
pitch-puerto-rico-levels = Huit niveaux d’adversaires
# Ginkgopolis.
pitch-ginkgopolis-title = Ginkgopolis
pitch-ginkgopolis-over = Une ville qui grandit sous vos yeux
pitch-ginkgopolis-about = Tous les joueurs choisissent une carte en secret, seule ou avec une tuile : exploitez un bâtiment, urbanisez au bord de la ville ou construisez un étage de plus. Tenez les quartiers à la fin, et vous tenez la ville.
pitch-ginkgopolis-players = 2–5 joueurs, ou en solo contre Hal
pitch-ginkgopolis-length = 45 minutes
pitch-ginkgopolis-levels = Huit niveaux d’adversaires
# Commence une nouvelle partie.
home-new-game = Nouvelle partie
# Continue la dernière partie.
home-go-on = Continuer
# Au-dessus de la dernière partie.
home-latest = Votre dernière partie
home-new-here = Première visite ?
home-new-here-note = Jouez votre première partie avec un guide.
# Ce qu’il y a d’autre que les parties, comme nom de la liste des liens.
home-ways = Rubriques
# Les études.
home-study = Études
home-study-note = Composez n’importe quelle position, déplacez les pièces à la main et voyez la suite.
home-learn = Apprendre
home-rules = Règles
home-play = Jouer
home-company = Qui joue
home-against = Contre l’ordinateur
home-together = Ici, ensemble
home-by-devices = Plusieurs appareils
home-join = Rejoindre une table
home-by-link = Par lien
home-today = Aujourd’hui
home-games = Mes parties
home-learnt = { $lessons ->
    [0] Première partie, leçons, problèmes, règles
    [one] { $lessons } leçon terminée
   *[other] { $lessons } leçons terminées
}
# Qui a fait ceci, et qui ne l’a pas fait.
home-colophon = Une réalisation d’amateurs, non officielle, avec ses propres dessins et textes. Pas de compte, pas de publicité ; rien ne quitte cet appareil.
# Nom de la navigation.
home-nav = Langue et réglages

## Contenus à charger

# C’est en route.
fetch-coming = Chargement…
# Ce n’est pas arrivé.
fetch-missing = Ce contenu n’a pas pu être chargé. Vérifiez votre connexion ; une fois chargé, il reste sur cet appareil. Si un nouvel essai n’aide pas, rechargez la page. Vos parties enregistrées ne risquent rien.
# Le même quand la raison est connue ; `fetch-advice` suit.
fetch-why-missing = Ce contenu n’a pas pu être chargé : il n’est plus sur le serveur ; il y a sans doute une version plus récente de la page.
fetch-why-server = Ce contenu n’a pas pu être chargé : le serveur a un problème.
fetch-why-unreachable = Ce contenu n’a pas pu être chargé : le serveur est injoignable ; vérifiez votre connexion.
fetch-why-slow = Ce contenu n’a pas encore été chargé : rien n’est arrivé depuis quelques secondes, mais il est peut-être en route.
fetch-why-altered = Ce contenu n’a pas pu être chargé : autre chose est arrivé, peut-être la page de connexion d’un réseau.
fetch-advice = Si un nouvel essai n’aide pas, rechargez la page. Vos parties enregistrées ne risquent rien.
# Nouvel essai.
fetch-retry = Réessayer

## Jouer hors ligne, nouvelles versions, installation

# Tout est gardé : le jeu marche sans réseau.
pwa-ready = Prêt à jouer hors ligne.
# C’est en cours.
pwa-preparing = Préparation du jeu hors ligne…
# Il manque des fichiers.
pwa-missing = Il manque des fichiers pour jouer hors ligne. Ils se chargent quand vous êtes en ligne.
# Le navigateur ne peut pas garder le programme.
pwa-impossible = Ce navigateur ne permet pas de jouer hors ligne.
# Une nouvelle version attend, pendant une partie.
pwa-later = Une nouvelle version est prête. Elle se charge après cette partie.
# Une nouvelle version attend, hors d’une partie.
pwa-now = Une nouvelle version est prête.
# La prend.
pwa-reload = Recharger maintenant
# D’autres onglets jouent encore avec l’ancienne version.
pwa-blocked = { $tabs ->
    [1] Un autre onglet utilise encore l’ancienne version. Fermez-le d’abord.
   *[other] { $tabs } autres onglets utilisent encore l’ancienne version. Fermez-les d’abord.
}
# Écarte la barre pour cette visite.
pwa-not-now = Plus tard
# Propose d’installer.
pwa-offer = Le jeu vous plaît ? Installez Sobremesa sur cet appareil.
# Installe.
pwa-install = Installer
# Ne le propose plus jamais.
pwa-never = Non, merci
# Montre comment faire, là où le navigateur n’a pas de bouton pour cela.
pwa-how = Montrer comment
# Titre des étapes.
pwa-steps-title = Trois étapes vers votre écran d’accueil
# Les étapes sur un iPhone ou un iPad.
pwa-step-1 = Touchez le bouton de partage de votre navigateur.
pwa-step-2 = Choisissez « Sur l’écran d’accueil ».
pwa-step-3 = Confirmez avec « Ajouter ». La table est prête, avec toutes vos parties.
