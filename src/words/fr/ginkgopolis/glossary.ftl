### Ginkgopolis : noms des pièces.
# Du jeu publié en français (Pearl Games) : Exploiter, Urbaniser, jeton Changer sa main, tuile Bâtiment, carte Urbanisation, pion Chantier,
# paravent, points de réussite, tour. Bio-ingénieur, Bio-technicien et Bio-urbaniste d’après des présentations francophones du jeu.
# Nos propres traductions : les sortes de bâtiments et Emplacement vide.

## couleur

color-blue = bleu
color-red = rouge
color-yellow = jaune

## sorte

kind-blue = bureaux
kind-red = production
kind-yellow = habitations

## personnage

character-blue = Bio-ingénieur
character-red = Bio-technicien
character-yellow = Bio-urbaniste

## action

act-exploit = Exploiter
act-urbanize = Urbaniser
act-construct = Construire

## Ce qui se trouve sur la table

thing-round = Le tour
thing-resources = Ressources
thing-tiles = Tuiles
thing-points = Points
thing-redraws = Jetons Changer sa main
thing-reserve = Réserve
thing-place = Emplacement vide
thing-no-tile = Pas de tuile
