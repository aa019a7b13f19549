### San Juan : libellés du plateau et des fiches, et ce que les rôles apportent.

## Titres

board-roles = Rôles
board-market = Prix et piles
board-prices = Prix
board-last-prices = Derniers prix
board-no-prices = Aucun prix vu pour l’instant
board-deck = Pioche
board-discard = Défausse
board-your-city = Votre ville
board-city-of = { $name } : sa ville
board-your-hand = Votre main
board-hand-of = { $name } : sa main
board-drawn = Cartes piochées
board-face-up = Cartes face visible
board-draft-hand = Vos cartes de départ
board-round = Manche { $round }
board-opening = Mains de départ
board-last-round = Dernière { role-builder-phase } : une ville a douze bâtiments.

## Chiffres

# Combien de cartes peuvent rester en main.
board-limit = limite { $count }
# Cartes que le joueur a glissées sous des bâtiments.
board-laid-by = { $count } sous bâtiments
# Un prix : le compte jusqu’ici, moins une réduction de $amount cartes et sa source ; puis le résultat.
board-sum-less = { $sum } − { $amount } ({ $source })
board-sum = { $sum } = { $price }
board-goods-paid = marchandises
# Source d’une réduction : le bâtiment qui est recouvert.
board-covered = recouvert : { $building }
board-at-most = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} au plus.

## Boutons

board-clear = Effacer
board-take = Prendre { OBJECT($role) }
board-build = Construire
board-build-free = Construire gratuitement
board-build-none = Ne pas construire
board-build-over = Recouvrir
board-spend-good = Payer avec sa marchandise
board-keep-good = Garder sa marchandise
board-produce = Produire { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
board-produce-none = Ne pas produire
board-sell = Vendre { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
board-sell-none = Ne pas vendre
board-keep = Garder { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-discard-cards = Défausser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-tuck = Glisser dessous
board-tuck-none = Aucune carte
board-exchange = Échanger { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-exchange-none = Ne pas échanger
board-draw = Oui
board-draw-none = Non
board-take-card = Prendre
board-take-none = Ne rien prendre
board-ship = Expédier { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
board-ship-none = Ne pas expédier
# Le privilège que la Bibliothèque peut doubler.
board-library-now = Doubler celui-ci
board-library-later = Garder pour plus tard

## Fiches : tout sur une carte ou une pièce

sheet-cost = Coût
sheet-points = Points
sheet-copies = Exemplaires
sheet-phase = Phase
sheet-role = Rôle
sheet-round-start = Début de manche
sheet-all-phases = Chaque phase
sheet-game-end = Fin de partie
# Classe de la tuile Prix et des piles.
sheet-common = Sur la table
sheet-owned = Propriétaire : { $name }
sheet-count = Nombre
sheet-limit = Limite en début de manche
# Un chiffre et son nom : « Pioche : 41 ».
sheet-figure = { $name } : { $figure }
# Valeur des marchandises du lecteur.
sheet-goods = Toutes vos marchandises ensemble rapporteraient { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} aux derniers prix.
# D’un bâtiment dont l’autre édition donne le nom à un autre bâtiment, qui s’appelle ici $twin.
sheet-trap-1897 = { $effect } À ne pas confondre avec { OBJECT($name) } de l’édition 1897, qui s’appelle ici { $twin }.
sheet-trap-classic = { $effect } À ne pas confondre avec { OBJECT($name) } de l’édition classique, qui s’appelle ici { $twin }.

thing-prices-effect = À chaque { role-trader-phase }, la première de cinq tuiles montre combien de cartes chaque marchandise rapporte. Puis elle va sous les autres ; leur ordre ne change jamais.
thing-deck-effect = Vous y piochez des cartes et y prenez les marchandises. Quand elle est vide, la défausse est mélangée et forme une nouvelle pioche.
thing-discard-effect = Les paiements, les marchandises vendues et les cartes défaussées y vont face cachée. Vous ne pouvez pas la consulter.
thing-buildings-effect = Quand un joueur a douze bâtiments, la partie prend fin après cette { role-builder-phase }. Le plus de points l’emporte.
thing-points-effect = Les points des bâtiments visibles, sans les cartes glissées dessous. Le reste compte en fin de partie.
thing-hand-effect = Les cartes sont des bâtiments, et la monnaie qui les paie. Vous ne défaussez jusqu’à la limite qu’en début de manche.

## Ce qu’une carte veut dire maintenant pour le lecteur

# $price : cartes à payer ; $gain : points aussitôt gagnés, avec son signe dans $signed.
fact-price = { $price ->
    [0] Gratuit pour vous maintenant ;
    [one] Vous coûte { $price } carte maintenant ;
   *[other] Vous coûte { $price } cartes maintenant ;
} { $signed } { $gain ->
    [one] point
   *[other] points
} aussitôt.
fact-standing = Votre ville a déjà ce bâtiment.
fact-working = Il agit maintenant.
fact-next-phase = Il agit dès la phase suivante.
fact-good = Il contient une marchandise.
fact-good-worth = Il contient une marchandise, qui rapporte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} au dernier prix.
fact-empty = Il est vide et peut produire.
fact-awaiting = Il reçoit une marchandise à la prochaine { role-councillor-phase }.
fact-covers = { $count ->
    [one] Il recouvre { $count } bâtiment.
   *[other] Il recouvre { $count } bâtiments.
}
fact-tucked = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dessous.
fact-tucked-both = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sous la { building-chapel } et l’{ building-church } ensemble.
# Les cartes du lecteur sous un bâtiment, par leurs noms.
fact-laid-by = Dessous : { $list }.

## Ce que fait un rôle, sur sa carte, en aussi peu de mots que possible

role-builder-short = Construire, −1 carte
role-producer-short = Produire, +1
role-trader-short = Vendre, +1
role-councillor-short = Voir 5, garder 1
role-prospector-short = Piocher une carte
role-prospector-2-short = Piocher une carte
role-colonist-ship-short = Prendre une carte
role-mayor-short = Échanger des cartes
role-captain-short = Expédier, +1

## Ce qu’il apporterait maintenant au lecteur, en aussi peu de mots que possible

gain-builds = { $count ->
    [0] tout est trop cher
    [1] construire 1 carte
   *[other] construire 1 carte sur { $count }
}
gain-makes = { $count ->
    [0] rien à produire
    [one] produire { $count } marchandise
   *[other] produire { $count } marchandises
}
gain-sells = { $count ->
    [0] rien à vendre
    [one] vendre { $count } marchandise
   *[other] vendre { $count } marchandises
}
gain-ships = { $count ->
    [0] rien à expédier
    [one] expédier { $count } marchandise
   *[other] expédier { $count } marchandises
}
gain-sees = voir { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gain-draws = piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gain-yours = Si vous le prenez, vous pouvez : { $gain }.

## Résultats, et ce que savent les adversaires

source-printed = Bâtiments
source-tucked = Cartes sous bâtiments
source-other = Autres
tie-break = Cartes en main et marchandises ensemble
opponents-unknown = Cet adversaire ne pouvait voir ni la main des autres joueurs, ni la pioche.
