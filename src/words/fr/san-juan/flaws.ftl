### San Juan : pourquoi une position écrite par le joueur est impossible. Les noms de ses champs (from, left, of, put, amount, net, next)
### restent tels quels. Les emplacements se comptent comme dans le texte, à partir de 0 ; les joueurs à partir de 1.

# $problem est en anglais.
flaw-config = Ces réglages ne sont pas possibles ({ $problem }).
flaw-unsound = Cette position se contredit ({ $problem }).

## Cartes, villes et tuiles

flaw-too-many-copies = Il n’y a que { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
} { OF($building) }.
flaw-too-many-cards = Il y a plus de cartes que dans le jeu.
flaw-too-many-looked-at = Un joueur ne regarde jamais plus de 8 cartes.
flaw-too-many-kept = Un joueur ne garde jamais plus de 2 cartes.
flaw-stray-look = Des cartes ne sont étalées que pendant qu’un joueur en garde ou en prend.
flaw-too-many-slots = Une ville a { $slots } emplacements au plus.
flaw-second-copy = Une ville ne peut pas avoir deux fois { OBJECT($building) }.
flaw-second-fresh = Un seul bâtiment peut être construit par phase.
flaw-stray-fresh = Rien n’a été construit dans cette ville dans une { role-builder-phase } qui vient d’être jouée.
flaw-covered-crane = La { building-crane } ne peut pas être recouverte.
flaw-no-crane = Pour recouvrir un bâtiment, il faut une { building-crane }, et cette ville n’en a pas.
flaw-covers-own-kind = Un bâtiment ne peut pas en recouvrir un du même nom.
flaw-no-good-on = Il ne peut pas y avoir de marchandise sur { OBJECT($building) }.
flaw-good-on-fresh = Un bâtiment qui vient d’être construit ne peut pas contenir de marchandise.
flaw-no-library = Cette ville n’a pas de { building-library }.
flaw-no-chapel = Cette ville n’a pas de { building-chapel } : aucune carte ne peut être dessous.
flaw-no-harbor = Cette ville n’a pas de { building-harbor } : aucune marchandise n’a été expédiée.
flaw-church-unused = L’{ building-church } n’a servi que si une carte est dessous.
# $list les nomme par des lettres.
flaw-not-the-tiles = Les tuiles Prix doivent être { $list }, dans n’importe quel ordre.
flaw-too-many-seen = Il n’y a que { $tiles } tuiles Prix.
flaw-tile-open = Une tuile Prix est visible en { role-trader-phase }, et seulement alors.

## Joueurs, manches, cartes Rôle et phases

flaw-seat-count = Il y a { $given } joueurs ici, mais { $players } jouent.
flaw-no-such-seat = Les joueurs se comptent de 0 à { $last } ; il n’y a pas de { $given }.
flaw-too-many-rounds = Aucune partie ne dépasse { $most } manches.
flaw-draft-round = Les manches se comptent à partir de 1 ; la manche 0 est le draft de départ.
flaw-too-many-quiet = Après vingt manches sans nouveau bâtiment, la partie prend fin.
flaw-not-over = Aucun joueur n’a douze bâtiments, et il n’y a pas eu vingt manches sans nouveau bâtiment : la partie n’est pas finie.
flaw-asked-when-over = La partie est finie : rien n’est demandé.
flaw-twelfth-building = Avec un douzième bâtiment, la partie prend fin après cette { role-builder-phase }.
flaw-no-such-role = Cette partie se joue sans { OBJECT($role) }.
flaw-taken-twice = Il y a deux fois { OBJECT($role) } parmi les rôles pris.
flaw-too-many-picks = Seulement { $picks } rôles sont pris dans une manche.
# $player est un numéro.
flaw-picked-out-of-turn = Le joueur { $player } a pris { $made ->
    [one] { $made } rôle
   *[other] { $made } rôles
} au lieu de { $due }.
flaw-picked-in-draft = Aucun joueur ne prend de rôle avant la fin du draft de départ.
flaw-no-draft = Cette partie n’a pas de draft de départ, mais un joueur doit y choisir.
flaw-draft-hand = À ce moment du draft de départ, cette main doit avoir { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
flaw-no-phase = Une phase est en cours, mais il n’est pas dit laquelle.
flaw-stray-phase = Une phase est nommée, mais aucune n’est en cours.
flaw-no-placard = Une phase ne commence que quand un rôle est pris.
flaw-placard-elsewhere = Le rôle de cette phase n’est pas chez le joueur qui l’a pris.
flaw-not-last-picker = Ce n’est pas le joueur qui a pris le dernier rôle.
flaw-stray-sold = Une vente n’est notée qu’en { role-trader-phase }, avec les Nouveaux bâtiments.
flaw-not-doubled = Le joueur qui a pris le rôle n’a pas de { building-library } active : le privilège n’est pas doublé.
flaw-doubled = Le joueur qui a pris le rôle a une { building-library } : ce privilège est doublé.
flaw-library-unmarked = Si le privilège est doublé, la { building-library } doit être marquée comme utilisée dans cette manche.
flaw-library-not-asked = Ce n’est demandé qu’à deux joueurs, pour le premier rôle du Gouverneur.
flaw-no-such-step = Cette phase n’a pas cette étape.
flaw-not-asked-at-start = Ce n’est pas demandé à cette étape du début d’une manche.
# $phase est par exemple « phase du Bâtisseur ».
flaw-not-asked-in-phase = Ce n’est pas demandé en { $phase }.
flaw-seats-handled = Ce nombre compte les joueurs qui ont eu leur tour, de 1 à { $seats }.
# $list : les noms des étapes, tels qu’ils sont dans le texte.
flaw-sequence = Ces étapes n’existent pas à ce moment d’une manche : { $list }.

## Ce qui est demandé

flaw-nothing-asked = Quelque chose doit être demandé.
flaw-parts = { $left } qui restent et { $done } déjà faits ne font pas { $all }.
flaw-no-such-kind = from est le numéro d’un bâtiment, de 0 à { $last }.
flaw-no-such-slot = from est le numéro d’un emplacement, de 0 à { $last }.
flaw-not-active = Il n’y a pas de bâtiment actif de ce nom : { $building }.
flaw-left-of-all = left décompte de of à 1.
flaw-too-many-discards = Au plus { $most ->
    [one] { $most } carte peut être défaussée
   *[other] { $most } cartes peuvent être défaussées
}.
flaw-discards = Cette main doit perdre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, et non { $left }.
flaw-hand-too-small = En comptant de là, la main n’a pas autant de cartes.
flaw-no-chapel-owner = Ce n’est demandé qu’à un joueur qui a une { building-chapel } et des cartes en main.
flaw-no-church-owner = Ce n’est demandé qu’à un joueur qui a une { building-church }.
flaw-church-count = put compte les cartes glissées lors de l’unique usage de l’{ building-church }.
flaw-church-too-many = Il a été glissé plus de cartes maintenant qu’il n’y en a dessous.
flaw-nothing-to-tuck = Il faut des cartes en main pour choisir.
flaw-draws-not-asked = Cette partie ne demande pas avant de piocher (switches.ask_optional_draws).
flaw-not-the-picker = Seul le joueur qui a pris le rôle a le privilège.
flaw-amount-too-high = amount vaut { $most } au plus.
flaw-not-due = Ce joueur ne peut pas recevoir cela maintenant.
flaw-kept-face-up = Les cartes face visible sont prises aussitôt, et non gardées d’abord.
flaw-cheapest-taken = La carte la moins chère est prise sans choix.
flaw-four-costs = Il faut quatre cartes de coûts différents.
flaw-too-many-taken = Au plus { $most ->
    [one] { $most } carte peut être prise
   *[other] { $most } cartes peuvent être prises
}.
flaw-face-up-count = Il y a de 1 à { $most } cartes face visible.
flaw-too-many-sent = Il a été expédié plus de marchandises maintenant que dans toute la partie.
flaw-gain = { $sold ->
    [one] { $sold } marchandise rapporte
   *[other] { $sold } marchandises rapportent
} de { $lowest } à { $highest } cartes, et non { $gain }.
flaw-archive-discards = { building-archive } : ce joueur défausse des cartes au lieu d’en garder.
flaw-keep-count = Ici, { $cards ->
    [one] { $cards } carte est gardée
   *[other] { $cards } cartes sont gardées
}.
flaw-look-count = Ici, { $cards ->
    [one] seulement { $cards } carte est piochée
   *[other] seulement { $cards } cartes sont piochées
} pour choisir.
flaw-no-choice = Il faut plus de cartes qu’il n’en est gardé.
flaw-look-too-small = En comptant de là, il n’y a pas autant de cartes au choix.

## Un bâtiment en construction

flaw-one-site = Sans { building-crane } active, il n’y a que le nouvel emplacement.
flaw-stands-already = Cette ville a déjà { OBJECT($building) }.
flaw-not-being-built = L’emplacement { $slot } n’a pas le bâtiment en construction, { OBJECT($building) }.
flaw-too-many-waived = Le privilège n’est que de { $privilege ->
    [one] { $privilege } carte
   *[other] { $privilege } cartes
} ; il n’est pas possible d’en refuser autant.
flaw-net = net vaut { $net } ici.
flaw-no-black-market = Pour payer en marchandises, il faut un { building-black-market } actif.
flaw-too-many-goods = Deux marchandises au plus peuvent payer.
flaw-no-such-step-of-payment = Les paiements ont { $steps } étapes.
flaw-paid-too-much = Il est payé plus que le prix de { $price }.
flaw-too-expensive = Les cartes en main ne suffisent pas à payer le reste.
