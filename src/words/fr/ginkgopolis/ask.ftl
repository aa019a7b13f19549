### Ginkgopolis : questions, réponses, prévisions et refus.

## Questions au joueur : que faire, et à la ligne suivante les détails
## $tile et $over sont « bleu 7 », $letter est la lettre d’un jeton

ask-draft = { $pick ->
    [0] Gardez un personnage.
    [1] Gardez un deuxième personnage.
   *[other] Gardez un troisième personnage.
}
ask-draft-pass = { $pick ->
    [0] Passez les trois autres à gauche.
    [1] Passez les autres à gauche.
   *[other] La dernière carte ne sert pas.
}
ask-choose = Choisissez une carte.
ask-choose-tiles = Pour bâtir, ajoutez une tuile.
ask-choose-no-tiles = Vous n’avez pas de tuile pour bâtir.
# La carte Bâtiment $tile est jouée seule.
ask-exploit = Exploitez { $tile }.
ask-construct = Construisez sur { $over } avec { $tile }.
ask-exploit-letter = Exploitez avec la lettre { $letter }.
ask-urbanize = Urbanisez en { $letter } avec { $tile }.
# Ce que coûte l’action choisie et qui manque au joueur : « 1 ressource et 2 points ».
ask-short = Il vous manque { $goods }.
ask-goods = Prenez une ressource ou une tuile.
ask-last-tile = Prendre la dernière tuile ?
ask-last-tile-ends = Ce tour sera alors le dernier.
ask-last-tile-returns = Chaque joueur peut alors rendre des tuiles, pour 1 point chacune.
# Avant l’une des deux questions suivantes.
ask-hal-built = { hal } a bâti en { $letter }.
# Les jetons entourent la ville par ordre alphabétique.
ask-shift = L’ordre ne laisse pas de place au jeton { $letter }.
ask-shift-choose = Choisissez les jetons à déplacer.
ask-shift-chosen = Les jetons choisis se déplacent.
ask-place = Placez le jeton { $letter }.
ask-place-choose = Choisissez un emplacement marqué.
ask-place-chosen = Colonne { $column }, rangée { $row }.
ask-out-of-tiles = Les tuiles sont épuisées.
ask-return-or-pass = Rendez des tuiles, pour 1 point chacune, ou passez.
# $tiles est « 2 tuiles ».
ask-return = Rendre { $tiles } ?
ask-return-of = Vous en avez { $count }.

## Ce qui est demandé à un autre joueur

wait-draft = { $who ->
    [you] Vous choisissez un personnage.
   *[other] { $who } choisit un personnage.
}
wait-card = { $who ->
    [you] Vous choisissez une carte.
   *[other] { $who } choisit une carte.
}
wait-goods = { $who ->
    [you] Vous prenez une ressource ou une tuile.
   *[other] { $who } prend une ressource ou une tuile.
}
wait-last-tile = { $who ->
    [you] Vous décidez de prendre ou non la dernière tuile.
   *[other] { $who } décide de prendre ou non la dernière tuile.
}
wait-marker = { $who ->
    [you] Vous déplacez un jeton.
   *[other] { $who } déplace un jeton.
}
wait-return = { $who ->
    [you] Vous choisissez les tuiles à rendre.
   *[other] { $who } choisit les tuiles à rendre.
}
# Le joueur dont l’action est montrée.
wait-act = { $who ->
    [you] Vous agissez.
   *[other] { $who } agit.
}

## Ce que donneraient la carte et la tuile choisies, en une ligne au-dessus de la main
## $goods est « 1 ressource et 2 points », $more est ce que donnent les cartes du joueur

forecast-take = + 1 ressource ou 1 tuile.
forecast-take-more = + 1 ressource ou 1 tuile, puis + { $more } par vos cartes.
forecast-nothing = + rien.
forecast-gain = + { $goods }.
forecast-gain-more = + { $goods }, puis + { $more } par vos cartes.
forecast-more = + { $more } par vos cartes.
forecast-urbanize = Posez 1 ressource.
# Le propriétaire du bâtiment sur lequel le joueur construit.
forecast-owner = { $count ->
    [one] { $name } reçoit { $count } ressource et { $count } point.
   *[other] { $name } reçoit { $count } ressources et { $count } points.
}
# $resources est « 2 ressources ».
forecast-back = Reprenez { $resources }.
# $points est « 2 points ».
forecast-number = Payez { $points } pour le numéro plus petit.
forecast-color = Payez 1 ressource pour l’autre couleur.
forecast-place = Posez { $resources }.
# Après les deux-points vient l’une des lignes ci-dessus.
forecast-short = Il vous manque { $goods }. S’il en manque encore quand vous agissez, vous exploitez à la place :
# Où va le jeton du nouveau bâtiment : à côté du bâtiment.
forecast-marker = { $places ->
    [one] Puis le jeton { $letter } va à côté : { $places } emplacement.
   *[other] Puis le jeton { $letter } va à côté : { $places } emplacements.
}
forecast-marker-away = { $places ->
    [one] Aucun emplacement libre à côté : le jeton { $letter } va ailleurs, { $places } emplacement.
   *[other] Aucun emplacement libre à côté : le jeton { $letter } va ailleurs, { $places } emplacements.
}
# $markers est « A et B, ou C ».
forecast-marker-others = Se déplacent aussi : { $markers }.

## Réponses, sur les boutons et dans la liste de toutes les actions

action-done = Ne plus rendre de tuile
action-keep = Garder le { $character }
action-redraw = Dépenser un jeton Changer sa main
action-card = Choisir { $card }
action-alone = Exploiter (sans tuile)
action-with = Ajouter { $tile }
action-take-resource = Prendre une ressource
action-take-tile = Prendre une tuile
action-shift = Déplacer des jetons : option { $number }
# $letters est « A, B et C ».
action-shift-letters = Déplacer { $letters }
action-row = Un emplacement de la rangée { $row }
action-place = L’emplacement en colonne { $column }, rangée { $row }
action-return = Rendre { $tile }
action-leave = Laisser la dernière tuile

## Titres dans la liste de toutes les actions

group-return = Tuiles à rendre
group-characters = Personnages
group-redraw = Jeton Changer sa main
group-cards = Cartes
group-tiles = Tuiles
group-goods = Biens
group-markers = Jetons

## Pourquoi une chose est impossible

reason-game-over = La partie est finie.
reason-not-asked = Ce n’est pas possible maintenant.
reason-not-in-packet = Vous ne pouvez pas choisir ce personnage.
reason-no-redraw = Vous n’avez plus de jeton Changer sa main.
reason-too-late-to-redraw = Vous avez déjà choisi une carte.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-not-behind-screen = Cette tuile n’est pas derrière votre paravent.
reason-reserve-empty = Votre réserve de ressources est vide.
reason-supply-empty = Il ne reste plus de tuiles.
reason-no-such-shift = Les jetons ne peuvent pas se déplacer ainsi.
reason-not-adjacent = Le jeton doit aller à côté du nouveau bâtiment.
reason-not-on-rim = Cet emplacement est dans la ville ; les jetons vont autour.
reason-occupied = Il y a déjà un jeton ou un bâtiment ici.
reason-out-of-order = Les jetons ne suivraient plus l’alphabet autour de la ville.
reason-not-in-row = Il n’y a pas d’emplacement possible dans cette rangée.
reason-ascending = Vous avez déjà décidé pour cette tuile.

## Questions posées pour la première fois : 160 signes au plus

first-time-draft = Gardez un de ces personnages et passez les autres. Il vous aide chaque fois que vous faites son action.
first-time-card = Chaque joueur choisit une carte en secret. Seule, elle exploite. Avec une tuile, une lettre urbanise, un bâtiment construit.
first-time-tile = Ajoutez une tuile pour bâtir, ou jouez la carte seule pour exploiter.
first-time-goods = Les ressources paient les bâtiments, les tuiles les font.
first-time-shift = La ville grandit, et ses jetons font de la place. Choisissez lesquels se déplacent.
first-time-place = Remettez le jeton au bord de la ville. Les joueurs pourront y urbaniser plus tard.
