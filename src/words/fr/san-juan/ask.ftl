### San Juan : ce qui est demandé au joueur, au-dessus du plateau. La première partie est en gras, en peu de mots ; « -more » la continue.

# Les deux parties en un seul texte, pour qui l’écoute.
ask-whole = { $head } { $text }

## Rôles

ask-role = Prenez un rôle.
ask-role-more = Tous les joueurs agissent, vous en premier.
# D’un rôle choisi mais pas encore pris : ce que fait chaque joueur, et le privilège.
ask-role-note = { $action } { $privilege }
# À deux joueurs, le Gouverneur en prend deux.
ask-role-second = Prenez votre second rôle de la manche.
ask-library = Utiliser la { building-library } pour { OBJECT($role) } ?
ask-library-more = Elle double un privilège par manche.

## Construire

# « Choisissez une carte à construire, ou passez. »
ask-build = Choisissez une carte à construire,
ask-build-more = ou passez.
ask-build-none = Vous ne pouvez pas construire.
ask-build-none-more = Vous ne pouvez payer aucune carte de votre main.
ask-site = Où construire { OBJECT($building) } ?
ask-site-more = Sur un nouvel emplacement, ou en recouvrant un de vos bâtiments.
# L’une des quatre suivantes vient derrière.
ask-pay = Vous construisez { OBJECT($building) } :
ask-pay-over = Vous recouvrez { OBJECT($covered) } avec { OBJECT($building) } :
ask-pay-free = c’est gratuit.
ask-pay-paid = tout est payé.
ask-pay-all = choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour payer.
# Certaines sont déjà choisies, il en manque $count.
ask-pay-left = choisissez encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour payer.

## Marchandises ; le nombre de celles qui sont choisies est affiché à côté

ask-produce = Produisez { $count ->
    [one] { $count } marchandise
   *[other] jusqu’à { $count } marchandises
}.
ask-sell = Vendez { $count ->
    [one] { $count } marchandise
   *[other] jusqu’à { $count } marchandises
}.
ask-sell-chosen = Vendez { $count ->
    [one] { $count } marchandise
   *[other] jusqu’à { $count } marchandises
} :
ask-sell-chosen-more = ce choix rapporte { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
ask-ship = Expédiez { $count ->
    [one] { $count } marchandise
   *[other] jusqu’à { $count } marchandises
} :
ask-ship-more = { $count ->
    [one] { $count } choisie, 1 point chacune.
   *[other] { $count } choisies, 1 point chacune.
}

## Cartes

ask-keep = Gardez { $count } des cartes piochées.
ask-discard-draft = Gardez 4 cartes : défaussez-en { $count }.
ask-discard-limit = Trop de cartes : défaussez-en { $count }.
ask-discard-archive = Avec { building-archive-object }, défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de toute votre main.
ask-exchange-office = Avec { building-office-object }, échangez { $count ->
    [one] { $count } carte
   *[other] jusqu’à { $count } cartes
}.
ask-exchange-mayor = Échangez { $count ->
    [one] { $count } carte
   *[other] jusqu’à { $count } cartes
}.
ask-chapel = Glisser une carte sous la { building-chapel } ?
ask-chapel-more = Elle vaut 1 point en fin de partie. Choisissez-en une, ou passez.
ask-chapel-card = Glisser { OBJECT($building) } sous la { building-chapel } ?
ask-chapel-card-more = Cette carte vaut 1 point en fin de partie.
ask-church = Utiliser l’{ building-church } maintenant ?
ask-church-more = Choisissez autant de cartes que vous voulez, 1 point chacune. Elle ne sert qu’une fois.
ask-church-cards = Glisser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sous l’{ building-church } ?
ask-church-cards-more = Elle ne sert qu’une fois par partie.
ask-offer-good = Poser une marchandise sur votre { $building } ?
ask-offer-use = Utiliser { OBJECT($building) } ?
ask-offer-look = Piocher des cartes pour choisir ?
ask-offer-draw = Piocher une carte ?
ask-take = Prenez une des cartes face visible, ou passez.
ask-take-card = Prendre { OBJECT($building) } ?
ask-take-mine-more = Les quatre coûts sont différents.

## Un autre joueur décide

wait-exchange = { $who ->
    [you] Vous choisissez les cartes à échanger.
   *[other] { $who } choisit les cartes à échanger.
}
wait-discard = { $who ->
    [you] Vous choisissez les cartes à défausser.
   *[other] { $who } choisit les cartes à défausser.
}
wait-chapel = { $who ->
    [you] Vous êtes à la { building-chapel }.
   *[other] { $who } est à la { building-chapel }.
}
wait-role = { $who ->
    [you] Vous choisissez un rôle.
   *[other] { $who } choisit un rôle.
}
wait-library = { $who ->
    [you] Vous décidez d’utiliser ou non la { building-library }.
   *[other] { $who } décide d’utiliser ou non la { building-library }.
}
wait-build = { $who ->
    [you] Vous choisissez quoi construire.
   *[other] { $who } choisit quoi construire.
}
wait-pay = { $who ->
    [you] Vous payez.
   *[other] { $who } paie.
}
wait-produce = { $who ->
    [you] Vous produisez.
   *[other] { $who } produit.
}
wait-sell = { $who ->
    [you] Vous vendez.
   *[other] { $who } vend.
}
wait-keep = { $who ->
    [you] Vous choisissez une carte à garder.
   *[other] { $who } choisit une carte à garder.
}
wait-church = { $who ->
    [you] Vous êtes à l’{ building-church }.
   *[other] { $who } est à l’{ building-church }.
}
wait-offer = { $who ->
    [you] Vous décidez de piocher ou non.
   *[other] { $who } décide de piocher ou non.
}
wait-take = { $who ->
    [you] Vous choisissez une carte face visible.
   *[other] { $who } choisit une carte face visible.
}
wait-ship = { $who ->
    [you] Vous expédiez.
   *[other] { $who } expédie.
}

## Première fois qu’une question est posée : une explication au-dessus du plateau, 160 signes au plus, sans noms de pièces

first-role = Choisissez un rôle. Tous les joueurs agissent, vous avec un bonus. Le petit texte montre ce que vous gagneriez maintenant.
first-build = Choisissez une carte à construire ; d’autres cartes la paient. Touchez une carte trop chère pour voir pourquoi.
first-site = Construisez sur un emplacement vide, ou recouvrez un ancien bâtiment et ne payez que la différence.
first-pay = Payez avec les cartes dont vous avez le moins besoin. Vous ne payez qu’en confirmant.
first-produce = Une marchandise est la première carte de la pioche, face cachée sur un bâtiment de production. Vous pourrez la vendre plus tard.
first-sell = La tuile Prix montre combien de cartes chaque marchandise rapporte. Si vous le pouvez, attendez un meilleur prix.
first-keep = Gardez des cartes qui conviennent à votre ville et que vous pourrez bientôt payer.
first-discard = Défaussez ce que vous avez le moins de chances de construire. Vos adversaires ne le voient pas.
first-chapel = Une carte sous ce bâtiment rapporte 1 point en fin de partie, mais ne peut plus servir à payer.
