### San Juan: der Spielplan für alle, die ihn hören. Auf jeden Teil können weitere folgen.

spoken-more = { $before }, { $next }

## Eine Rolle, dann was sie tut und was sie dem Leser brächte

spoken-role-taken = { $who ->
    [you] von dir genommen
   *[other] genommen von { $who }
}
spoken-role-free = kann genommen werden
spoken-role-now = in dieser Phase
spoken-role = { $role }. { $does }
spoken-role-gain = { $role }. { $does }. Für dich jetzt: { $gain }

## Ein Spieler

spoken-seat = { $who }, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $buildings } von 12 Gebäuden, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf sichtbaren Gebäuden
spoken-seat-laid-by = { $count ->
    [one] 1 Karte unter Gebäuden
   *[other] { $count } Karten unter Gebäuden
}
spoken-seat-governor = Gouverneur
spoken-seat-deciding = wählt jetzt

## Eine Karte auf der Hand oder auf dem Tisch

spoken-card = { $name }, Kosten { $cost }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
spoken-chosen = gewählt
spoken-paying = zum Zahlen gewählt
spoken-for = { $price ->
    [0] umsonst zu bauen
    [one] für 1 Karte zu bauen
   *[other] für { $price } Karten zu bauen
}
spoken-free = kann gewählt werden

## Ein Platz einer Stadt

spoken-site = Platz { $site }, { $name }
spoken-site-empty = Platz { $site }, leer
spoken-site-good = mit { $good }
spoken-site-fresh = wirkt ab der nächsten Phase
spoken-site-covers = { $count ->
    [one] 1 Gebäude darunter
   *[other] { $count } Gebäude darunter
}
spoken-site-tucked = { $count ->
    [one] 1 Karte darunter
   *[other] { $count } Karten darunter
}

## Preise, Stapel, und wie weit eine Auswahl ist

spoken-prices = Preise: { $list }
spoken-last-prices = Letzte Preise: { $list }
spoken-piles = { $deck ->
    [one] 1 Karte im Nachziehstapel, { $discard } abgelegt
   *[other] { $deck } Karten im Nachziehstapel, { $discard } abgelegt
}
spoken-meter = { $chosen } von { $of } gewählt
