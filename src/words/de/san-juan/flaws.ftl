### San Juan: warum eine Stellung, die ein Spieler geschrieben hat, nicht sein kann. Namen ihrer Felder (from, left, of, put, amount,
### net, next) bleiben, wie sie sind. Plätze zählen wie im Text ab 0, Spieler ab 1.

# $problem ist englisch.
flaw-config = Diese Einstellungen sind nicht möglich ({ $problem }).
flaw-unsound = Diese Stellung widerspricht sich ({ $problem }).

## Karten, Städte und Tafeln

flaw-too-many-copies = { $copies ->
    [one] Die Karte { $building } gibt es nur 1-mal.
   *[other] Die Karte { $building } gibt es nur { $copies }-mal.
}
flaw-too-many-cards = Das sind mehr Karten, als es im Spiel gibt.
flaw-too-many-looked-at = Kein Spieler sieht sich je mehr als 8 Karten an.
flaw-too-many-kept = Kein Spieler behält je mehr als 2 Karten.
flaw-stray-look = Karten liegen nur aus, solange ein Spieler welche behält oder nimmt.
flaw-too-many-slots = Eine Stadt hat höchstens { $slots } Plätze.
flaw-second-copy = { FIRST($building) } darf nur einmal in einer Stadt stehen.
flaw-second-fresh = Pro Phase kann nur ein Gebäude gebaut werden.
flaw-stray-fresh = In dieser Stadt wurde in keiner eben gespielten { role-builder-phase } etwas gebaut.
flaw-covered-crane = Der { building-crane } kann nicht überbaut sein.
flaw-no-crane = Zum Überbauen braucht es einen { building-crane }, und diese Stadt hat keinen.
flaw-covers-own-kind = Ein Gebäude kann kein Gebäude der gleichen Art überbauen.
flaw-no-good-on = Auf { DATIVE($building) } kann keine Ware liegen.
flaw-good-on-fresh = Auf einem eben gebauten Gebäude kann keine Ware liegen.
flaw-no-library = { building-library-first } fehlt in dieser Stadt.
flaw-no-chapel = Diese Stadt hat keine { building-chapel }, also liegt auch keine Karte darunter.
flaw-no-harbor = Diese Stadt hat keinen { building-harbor }, also wurde keine Ware verschifft.
flaw-church-unused = Die { building-church } ist nur genutzt, wenn eine Karte darunterliegt.
# $list nennt sie mit Buchstaben.
flaw-not-the-tiles = Die Preistafeln müssen { $list } sein, in beliebiger Reihenfolge.
flaw-too-many-seen = Es gibt nur { $tiles } Preistafeln.
flaw-tile-open = In der { role-trader-phase } ist eine Preistafel aufgedeckt, und nur dann.

## Spieler, Runden, Rollen und Phasen

flaw-seat-count = Hier sind { $given } Spieler angegeben, aber { $players } spielen mit.
flaw-no-such-seat = Spieler werden von 0 bis { $last } gezählt; { $given } gibt es nicht.
flaw-too-many-rounds = Kein Spiel dauert länger als { $most } Runden.
flaw-draft-round = Runden zählen ab 1; Runde 0 ist die Kartenwahl zu Beginn.
flaw-too-many-quiet = Nach zwanzig Runden ohne neues Gebäude endet das Spiel.
flaw-not-over = Kein Spieler hat zwölf Gebäude, und es gab keine zwanzig Runden ohne neues Gebäude: Das Spiel ist nicht zu Ende.
flaw-asked-when-over = Das Spiel ist zu Ende, also gibt es nichts zu fragen.
flaw-twelfth-building = Mit einem zwölften Gebäude endet das Spiel nach dieser { role-builder-phase }.
flaw-no-such-role = { FIRST($role) } ist nicht in diesem Spiel.
flaw-taken-twice = { FIRST($role) } wurde zweimal genommen.
flaw-too-many-picks = In einer Runde werden nur { $picks } Rollen genommen.
# $player ist eine Zahl.
flaw-picked-out-of-turn = { $made ->
    [one] Spieler { $player } hat 1 Rolle genommen statt { $due }.
   *[other] Spieler { $player } hat { $made } Rollen genommen statt { $due }.
}
flaw-picked-in-draft = Kein Spieler nimmt eine Rolle, bevor die Kartenwahl zu Beginn vorbei ist.
flaw-no-draft = Dieses Spiel hat keine Kartenwahl zu Beginn, aber ein Spieler wird danach gefragt.
flaw-draft-hand = { $cards ->
    [one] Hier in der Kartenwahl zu Beginn muss diese Hand 1 Karte haben.
   *[other] Hier in der Kartenwahl zu Beginn muss diese Hand { $cards } Karten haben.
}
flaw-no-phase = Eine Phase läuft, aber welche, steht nicht da.
flaw-stray-phase = Eine Phase ist genannt, aber keine läuft.
flaw-no-placard = Eine Phase beginnt nur, wenn ein Spieler eine Rolle nimmt.
flaw-placard-elsewhere = Die Rolle dieser Phase liegt nicht bei dem Spieler, der sie genommen hat.
flaw-not-last-picker = Das ist nicht der Spieler, der die letzte Rolle genommen hat.
flaw-stray-sold = Ob Waren verkauft wurden, wird nur in einer { role-trader-phase } mit Neuen Gebäuden vermerkt.
flaw-not-doubled = Der Rolleninhaber hat { building-library-object } nicht aktiv, also ist das Privileg nicht verdoppelt.
flaw-doubled = Der Rolleninhaber hat { building-library-object }, also ist dieses Privileg verdoppelt.
flaw-library-unmarked = { building-library-first } muss als in dieser Runde eingesetzt gelten, wenn das Privileg verdoppelt ist.
flaw-library-not-asked = Danach wird nur zu zweit gefragt, bei der ersten Rolle des Gouverneurs.
flaw-no-such-step = Diesen Schritt gibt es in dieser Phase nicht.
flaw-not-asked-at-start = Danach wird in diesem Schritt des Rundenbeginns nicht gefragt.
# $phase ist etwa „Baumeisterphase“.
flaw-not-asked-in-phase = Danach wird in der { $phase } nicht gefragt.
flaw-seats-handled = Hier zählen die Spieler, die schon dran waren: 1 bis { $seats }.
# $list sind Namen von Schritten, wie sie im Text stehen.
flaw-sequence = Diese Schritte gibt es an dieser Stelle der Runde nicht: { $list }.

## Was gefragt wird

flaw-nothing-asked = Etwas muss gefragt werden.
flaw-parts = { $left } übrig und { $done } erledigt ergeben nicht { $all }.
flaw-no-such-kind = from ist die Nummer eines Gebäudes, 0 bis { $last }.
flaw-no-such-slot = from ist die Nummer eines Platzes, 0 bis { $last }.
flaw-not-active = { FIRST($building) } ist nirgends aktiv.
flaw-left-of-all = left zählt von of bis 1 herunter.
flaw-too-many-discards = { $most ->
    [one] Höchstens 1 Karte kann abgelegt werden.
   *[other] Höchstens { $most } Karten können abgelegt werden.
}
flaw-discards = { $cards ->
    [one] Diese Hand muss 1 Karte ablegen, nicht { $left }.
   *[other] Diese Hand muss { $cards } Karten ablegen, nicht { $left }.
}
flaw-hand-too-small = Von dort gezählt hat die Hand nicht so viele Karten.
flaw-no-chapel-owner = Danach wird nur ein Spieler mit einer { building-chapel } und Handkarten gefragt.
flaw-no-church-owner = Danach wird nur ein Spieler mit einer { building-church } gefragt.
flaw-church-count = put zählt die Karten, die beim einmaligen Nutzen der { building-church } daruntergelegt wurden.
flaw-church-too-many = Es wurden mehr Karten daruntergelegt, als darunterliegen.
flaw-nothing-to-tuck = Es müssen Handkarten zur Auswahl da sein.
flaw-draws-not-asked = Dieses Spiel fragt nicht vor dem Ziehen (switches.ask_optional_draws).
flaw-not-the-picker = Nur der Rolleninhaber hat das Privileg.
flaw-amount-too-high = amount ist höchstens { $most }.
flaw-not-due = Das kann dieser Spieler jetzt nicht bekommen.
flaw-kept-face-up = Offene Karten werden sofort genommen, nicht erst behalten.
flaw-cheapest-taken = Die billigste Karte wird ohne Wahl genommen.
flaw-four-costs = Es müssen vier Karten mit verschiedenen Kosten sein.
flaw-too-many-taken = { $most ->
    [one] Höchstens 1 Karte kann genommen werden.
   *[other] Höchstens { $most } Karten können genommen werden.
}
flaw-face-up-count = Offen liegen 1 bis { $most } Karten.
flaw-too-many-sent = Jetzt wurden mehr Waren verschifft als im ganzen Spiel.
flaw-gain = { $sold ->
    [one] 1 Ware bringt { $lowest } bis { $highest } Karten, nicht { $gain }.
   *[other] { $sold } Waren bringen { $lowest } bis { $highest } Karten, nicht { $gain }.
}
flaw-archive-discards = Ein Spieler mit { building-archive-dative } legt Karten ab, statt welche zu behalten.
flaw-keep-count = { $cards ->
    [one] Hier wird 1 Karte behalten.
   *[other] Hier werden { $cards } Karten behalten.
}
flaw-look-count = { $cards ->
    [one] Hier wird nur 1 Karte zur Auswahl gezogen.
   *[other] Hier werden nur { $cards } Karten zur Auswahl gezogen.
}
flaw-no-choice = Es müssen mehr Karten sein, als behalten werden.
flaw-look-too-small = Von dort gezählt sind nicht so viele Karten zur Auswahl da.

## Ein Gebäude, das gerade gebaut wird

flaw-one-site = Ohne aktiven { building-crane } gibt es nur den neuen Platz.
flaw-stands-already = { FIRST($building) } steht schon in dieser Stadt.
flaw-not-being-built = { FIRST($building) } wird gerade gebaut, steht aber nicht auf Platz { $slot }.
flaw-too-many-waived = { $privilege ->
    [one] Das Privileg ist nur 1 Karte; auf so viele lässt sich nicht verzichten.
   *[other] Das Privileg ist nur { $privilege } Karten; auf so viele lässt sich nicht verzichten.
}
flaw-net = net ist hier { $net }.
flaw-no-black-market = Zum Zahlen mit Waren braucht es einen aktiven { building-black-market }.
flaw-too-many-goods = Höchstens zwei Waren können zahlen.
flaw-no-such-step-of-payment = Eine Zahlung hat { $steps } Schritte.
flaw-paid-too-much = Gezahlt ist mehr als der Preis von { $price }.
flaw-too-expensive = Die Handkarten reichen nicht für den Rest.
