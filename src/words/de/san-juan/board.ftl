### San Juan: Beschriftungen des Spielplans und der Blätter, und was Rollen bringen.

## Überschriften

board-roles = Rollen
board-market = Preise und Stapel
board-prices = Preise
board-last-prices = Letzte Preise
board-no-prices = Noch keine Preise bekannt
board-deck = Nachziehstapel
board-discard = Ablagestapel
board-your-city = Deine Stadt
board-city-of = Stadt von { $name }
board-your-hand = Deine Hand
board-hand-of = Hand von { $name }
board-drawn = Gezogene Karten
board-face-up = Offene Karten
board-draft-hand = Deine Startkarten
board-round = Runde { $round }
board-opening = Starthand
board-last-round = Letzte { role-builder-phase }: Eine Stadt hat zwölf Gebäude.

## Zahlen

# Wie viele Karten auf der Hand bleiben dürfen.
board-limit = Limit { $count }
# Karten, die der Spieler unter Gebäude gelegt hat.
board-laid-by = { $count } unter Gebäuden
# Ein Preis: was bisher gerechnet ist, minus ein Nachlass von $amount Karten und woher er kommt; dann das Ergebnis.
board-sum-less = { $sum } − { $amount } ({ $source })
board-sum = { $sum } = { $price }
board-goods-paid = Waren
# Woher ein Nachlass kommt: das Gebäude, das überbaut wird.
board-covered = { $building }, überbaut
board-at-most = { $count ->
    [one] Höchstens 1 Ware.
   *[other] Höchstens { $count } Waren.
}

## Knöpfe

board-clear = Zurücksetzen
board-take = Rolle { $role } nehmen
board-build = Bauen
board-build-free = Umsonst bauen
board-build-none = Nicht bauen
board-build-over = Überbauen
board-spend-good = Mit Ware zahlen
board-keep-good = Ware behalten
board-produce = { $count ->
    [one] 1 Ware produzieren
   *[other] { $count } Waren produzieren
}
board-produce-none = Nichts produzieren
board-sell = { $count ->
    [one] 1 Ware verkaufen
   *[other] { $count } Waren verkaufen
}
board-sell-none = Nichts verkaufen
board-keep = { $count ->
    [one] 1 Karte behalten
   *[other] { $count } Karten behalten
}
board-discard-cards = { $count ->
    [one] 1 Karte ablegen
   *[other] { $count } Karten ablegen
}
board-tuck = Darunterlegen
board-tuck-none = Keine Karte
board-exchange = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
}
board-exchange-none = Nicht tauschen
board-draw = Ja
board-draw-none = Nein
board-take-card = Nehmen
board-take-none = Keine nehmen
board-ship = { $count ->
    [one] 1 Ware verschiffen
   *[other] { $count } Waren verschiffen
}
board-ship-none = Nichts verschiffen
# Das Privileg, das mit Verlag oder Bibliothek verdoppelt werden darf.
board-library-now = Dieses verdoppeln
board-library-later = Für später aufheben

## Blätter: alles über eine Karte oder ein Teil

sheet-cost = Kosten
sheet-points = Punkte
sheet-copies = Anzahl
sheet-phase = Phase
sheet-role = Rolle
sheet-round-start = Rundenbeginn
sheet-all-phases = Jede Phase
sheet-game-end = Spielende
# Klasse der Preistafel und der Stapel.
sheet-common = Auf dem Tisch
sheet-owned = Gehört { $name }
sheet-count = Anzahl
sheet-limit = Limit zu Rundenbeginn
# Eine Zahl mit ihrem Namen: „Nachziehstapel: 41“.
sheet-figure = { $name }: { $figure }
# Wert der Waren des Lesers.
sheet-goods = { $cards ->
    [one] Zu den letzten Preisen brächten dir alle deine Waren zusammen 1 Karte.
   *[other] Zu den letzten Preisen brächten dir alle deine Waren zusammen { $cards } Karten.
}
# Von einem Gebäude, dessen Namen die andere Ausgabe einem anderen Gebäude gibt, das hier $twin heißt.
sheet-trap-1897 = { $effect } Nicht verwechseln: Was in der Ausgabe 1897 { $name } heißt, heißt hier { $twin }.
sheet-trap-classic = { $effect } Nicht verwechseln: Was in der klassischen Ausgabe { $name } heißt, heißt hier { $twin }.

thing-prices-effect = In jeder { role-trader-phase } zeigt die oberste von fünf Tafeln, wie viele Karten jede Ware bringt. Dann kommt sie unter die anderen; ihre Reihenfolge ändert sich nie.
thing-deck-effect = Von hier ziehst du Karten und nimmst Waren. Ist er leer, wird der Ablagestapel zu einem neuen Nachziehstapel gemischt.
thing-discard-effect = Hierher kommen verdeckt alle gezahlten und abgelegten Karten und die verkauften Waren. Durchsehen darfst du ihn nicht.
thing-buildings-effect = Hat ein Spieler zwölf Gebäude, endet das Spiel nach dieser { role-builder-phase }. Die meisten Punkte gewinnen.
thing-points-effect = Die Punkte der sichtbaren Gebäude, ohne Karten darunter. Der Rest zählt am Ende.
thing-hand-effect = Karten sind Gebäude, und das Geld dafür. Nur zu Beginn einer Runde legst du bis auf das Limit ab.

## Was eine Karte für den Leser jetzt bedeutet

# $price: Karten, die zu zahlen sind; $gain: Punkte sofort, mit ihrem Vorzeichen in $signed.
fact-price = { $price ->
    [0] Für dich jetzt umsonst;
    [one] Kostet dich jetzt 1 Karte;
   *[other] Kostet dich jetzt { $price } Karten;
} sofort { $signed } { $gain ->
    [one] Punkt
   *[other] Punkte
}.
fact-standing = Steht schon in deiner Stadt.
fact-working = Wirkt jetzt.
fact-next-phase = Wirkt ab der nächsten Phase.
fact-good = Eine Ware liegt darauf.
fact-good-worth = { $price ->
    [one] Eine Ware liegt darauf, zum letzten Preis 1 Karte wert.
   *[other] Eine Ware liegt darauf, zum letzten Preis { $price } Karten wert.
}
fact-empty = Leer: Hier kann produziert werden.
fact-awaiting = Bekommt in der nächsten { role-councillor-phase } eine Ware.
fact-covers = { $count ->
    [one] Darunter liegt 1 Gebäude.
   *[other] Darunter liegen { $count } Gebäude.
}
fact-tucked = { $count ->
    [one] 1 Karte darunter.
   *[other] { $count } Karten darunter.
}
fact-tucked-both = { $count ->
    [one] 1 Karte unter { building-chapel } und { building-church } zusammen.
   *[other] { $count } Karten unter { building-chapel } und { building-church } zusammen.
}
# Die eigenen Karten des Lesers unter einem Gebäude, mit Namen.
fact-laid-by = Darunter: { $list }.

## Was eine Rolle tut, auf ihrer Karte, in den wenigsten Worten

role-builder-short = Bauen, −1 Karte
role-producer-short = Produzieren, +1
role-trader-short = Verkaufen, +1
role-councillor-short = Wähle 1 aus 5
role-prospector-short = 1 Karte ziehen
role-prospector-2-short = 1 Karte ziehen
role-colonist-ship-short = 1 Karte nehmen
role-mayor-short = Karten tauschen
role-captain-short = Verschiffen, +1

## Was sie dem Leser jetzt brächte, in den wenigsten Worten

gain-builds = { $count ->
    [0] nichts bezahlbar
    [1] 1 Karte bauen
   *[other] 1 von { $count } bauen
}
gain-makes = { $count ->
    [0] keine Ware
    [one] 1 Ware
   *[other] { $count } Waren
}
gain-sells = { $count ->
    [0] kein Verkauf
    [one] 1 Verkauf
   *[other] { $count } Verkäufe
}
gain-ships = { $count ->
    [0] nichts zu verschiffen
    [one] 1 Ware verschiffen
   *[other] { $count } Waren verschiffen
}
gain-sees = { $count ->
    [one] 1 Karte sehen
   *[other] { $count } Karten sehen
}
gain-draws = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
gain-yours = Wenn du sie nimmst: { $gain }.

## Ergebnis, und was Gegner wissen

source-printed = Gebäude
source-tucked = Karten unter Gebäuden
source-other = Sonstiges
tie-break = Handkarten und Waren zusammen
opponents-unknown = Die Hände der anderen Spieler und den Nachziehstapel konnte dieser Gegner nicht sehen.
