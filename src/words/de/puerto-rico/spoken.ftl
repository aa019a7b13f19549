### Puerto Rico: was ein Bildschirmleser vom Tisch sagt: Teile, die mit list-clause verbunden werden, der Name eines Teils zuerst.

## An mehreren Stellen

spoken-chosen = gewählt
spoken-legal = kann gewählt werden
spoken-meter = { $chosen } von { $of } gewählt
# $text handelt von Arbeitern, von denen einige Bürger sind.
spoken-among = { $text } (davon { $citizens } Bürger)

## Rollenplättchen und Spieler

spoken-coins-on-it = { $coins ->
    [one] 1 Münze darauf
   *[other] { $coins } Münzen darauf
}
spoken-taken = { $who ->
    [you] von dir genommen
   *[other] genommen von { $who }
}
spoken-can-take = kann genommen werden
spoken-captured = { $who ->
    [you] von dir gekapert
   *[other] gekapert von { $who }
}
spoken-current = in dieser Phase
spoken-goods = Waren: { $crates }
spoken-land = { $tiles } von 12 { -land-spaces-dat }
spoken-tiles = { $tiles } Plättchen
spoken-spaces = { $filled } von { $of } Bauplätzen
spoken-at-work = { $workers ->
    [one] 1 { -worker } bei der Arbeit
   *[other] { $workers } { -workers } bei der Arbeit
}
spoken-waiting = { $idle } { -on-portrait }
spoken-shipped = { $vp ->
    [one] 1 Punkt fürs Verschiffen
   *[other] { $vp } Punkte fürs Verschiffen
}
spoken-governor = Gouverneur
spoken-marker = mit Schmugglermarker
spoken-deciding = wählt jetzt

## Plättchen und Gebäude

spoken-stack = { $name }, { $count } davon
spoken-empty = nicht besetzt
spoken-occupied = besetzt
spoken-some-occupied = { $count } besetzt
# $on Arbeiter auf $circles Kreisen.
spoken-circles = { $state ->
    [empty] nicht besetzt
    [full] voll besetzt
   *[some] { $on } von { $circles } Kreisen besetzt
}
spoken-cost = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
spoken-price = { $coins ->
    [one] 1 Münze für dich
   *[other] { $coins } Münzen für dich
}
spoken-sold-out = ausverkauft
spoken-left = noch { $left }
spoken-owned = gehört dir schon

## Schiffe, Handelshaus, Vorräte

spoken-ship = Schiff mit { $size } Plätzen
spoken-ship-empty = leer
spoken-full = voll
spoken-can-load = { $crates ->
    [one] nimmt 1 Kiste
   *[other] nimmt { $crates } Kisten
} für { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
spoken-house = { area-house }, { $count } von 4: { $goods }
spoken-house-empty = { area-house }, leer
spoken-market = { $quarries ->
    [one] Offene Plantagen: { $tiles }. Noch 1 Steinbruch.
   *[other] Offene Plantagen: { $tiles }. Noch { $quarries } Steinbrüche.
}
spoken-supply = { area-crates }: { $crates }.
spoken-register = { $workers ->
    [one] 1 { -worker } { -register-at }, { $left } im Vorrat.
   *[other] { $workers } { -workers } { -register-at }, { $left } im Vorrat.
}
spoken-idle = { $idle ->
    [0] Keine { -workers } { -on-portrait }
    [one] 1 { -worker } { -on-portrait }
   *[other] { $idle } { -workers } { -on-portrait }
}
spoken-bag = { area-bag }: noch { $left }, { $gone } abgelegt.
spoken-crates = { $crates ->
    [one] { $good }, 1 Kiste
   *[other] { $good }, { $crates } Kisten
}
spoken-supply-crates = { $crates ->
    [one] { $good }, 1 Kiste im Vorrat
   *[other] { $good }, { $crates } Kisten im Vorrat
}
spoken-sells = { $coins ->
    [one] bringt 1 Münze
   *[other] bringt { $coins } Münzen
}
