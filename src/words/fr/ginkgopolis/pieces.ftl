### Ginkgopolis : noms composés, quantités, listes, et ce que font les pièces.

# Sujet d’une phrase : la personne qui lit.
you = Vous
# L’adversaire du jeu en solo, qui suit une procédure fixe.
hal = Hal
# Ce qu’un adversaire joué par l’ordinateur ne peut pas savoir ; affiché avec ses coups.
unknown = Il ne pouvait pas voir les cartes et tuiles des autres joueurs, ni celles qui viennent ensuite.

## Noms

# Une tuile, un bâtiment, ou la carte d’un bâtiment : sa couleur et son numéro. Au milieu d’une phrase.
name-tile = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
# Le même au début d’une phrase.
name-tile-first = { $color ->
    [blue] Bleu { $number }
    [red] Rouge { $number }
   *[yellow] Jaune { $number }
}
# Une carte qui porte la lettre d’un jeton. Au milieu d’une phrase.
name-letter = lettre { $letter }
# La même au début d’une phrase.
name-letter-first = Lettre { $letter }
# Un personnage : sa famille et son numéro.
name-character = { $color ->
    [blue] { character-blue } { $number }
    [red] { character-red } { $number }
   *[yellow] { character-yellow } { $number }
}
# Nom d’un quartier, dessiné sur le plan avec ce numéro.
name-district = Quartier { $number }

## Quantités

count-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-floors = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
count-tokens = { $count ->
    [one] { $count } jeton Changer sa main
   *[other] { $count } jetons Changer sa main
}
# Des tuiles, et lesquelles : $goods est « 2 tuiles », $names est « bleu 7 et rouge 3 ».
count-named = { $goods } ({ $names })

## Listes

# Un choix sur deux : « A et B, ou C ».
list-or = { $front }, ou { $next }
# La personne qui lit, dans une liste de noms.
list-you = vous

## Ce que font les cartes

effect-letter = Seule : exploitez pour une ressource ou une tuile. Avec une tuile : urbanisez à la place de ce jeton.
# $goods est « 1 ressource » ou « 1 tuile et 1 point ».
effect-every = { $deed ->
    [exploit] Chaque fois que vous exploitez : { $goods }.
    [urbanize] Chaque fois que vous urbanisez : { $goods }.
   *[construct] Chaque fois que vous construisez : { $goods }.
}
# Ce avec quoi commence le propriétaire d’un personnage.
effect-start = Vous commencez avec : { $goods }.
effect-end-resources = { $color ->
    [blue] À la fin : 1 point par ressource que vous avez sur des bâtiments bleus.
    [red] À la fin : 1 point par ressource que vous avez sur des bâtiments rouges.
   *[yellow] À la fin : 1 point par ressource que vous avez sur des bâtiments jaunes.
}
effect-end-low = À la fin : 1 point par bâtiment que vous avez de 1 ou 2 étages.
effect-end-high = À la fin : 3 points par bâtiment que vous avez de 3 étages ou plus.
effect-end-cards = { $deed ->
    [exploit] À la fin : 2 points par carte que vous avez qui agit quand vous exploitez, personnages compris.
    [urbanize] À la fin : 2 points par carte que vous avez qui agit quand vous urbanisez, personnages compris.
   *[construct] À la fin : 2 points par carte que vous avez qui agit quand vous construisez, personnages compris.
}
effect-end-color = { $color ->
    [blue] À la fin : 2 points par carte bleue que vous avez, personnages et celle-ci compris.
    [red] À la fin : 2 points par carte rouge que vous avez, personnages et celle-ci compris.
   *[yellow] À la fin : 2 points par carte jaune que vous avez, personnages et celle-ci compris.
}
effect-end-nine = À la fin : 9 points.

## Ce que font les autres choses

thing-round-effect = Tous les joueurs choisissent une carte en secret, avec ou sans tuile. Puis ils agissent l’un après l’autre, le premier joueur d’abord. La partie prend fin quand les tuiles s’épuisent deux fois (contre Hal : une fois), ou quand un joueur a toutes ses ressources dans la ville. Le plus de points l’emporte.
thing-resources-effect = Posez-les sur des bâtiments : 1 quand vous urbanisez, 1 par étage quand vous construisez. Elles y comptent dans le quartier.
thing-tiles-effect = Avec une carte lettre, une tuile urbanise ; avec une carte Bâtiment, elle construit. Aucun autre joueur ne sait lesquelles vous avez.
thing-points-effect = Ils comptent à la fin. Ils paient aussi un numéro plus petit posé sur un plus grand.
thing-redraws-effect = Dépensez-en un pour remplacer toute votre main avant de valider. Chacun qui reste à la fin vaut 2 points.
thing-reserve-effect = Les ressources pas encore gagnées. Quand un joueur a toutes ses ressources dans la ville, ce tour est le dernier.
thing-place-effect = Rien n’est encore bâti ici. Vous ne pouvez urbaniser qu’à la place des jetons, et ils se déplacent quand la ville grandit.
thing-no-tile-effect = Jouez la carte seule : vous exploitez et ne bâtissez rien.

## Le score

# D’où viennent les points, dans le tableau de la fin.
source-points = Points réunis
source-cards = Cartes avec « = »
source-redraws = Jetons Changer sa main
source-districts = Quartiers
source-other = Autres
# Devant les points d’une carte ; $card est « bleu 7 ».
score-card = { $card } :
# Devant les points d’un quartier ; $numbers est « 1, 4 et 7 ».
score-district = { $color ->
    [blue] quartier bleu de { $numbers } :
    [red] quartier rouge de { $numbers } :
   *[yellow] quartier jaune de { $numbers } :
}
