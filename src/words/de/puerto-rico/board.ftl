### Puerto Rico: Beschriftungen des Spielplans und seiner Seiten. Eine Beschriftung hat keinen Punkt.

## Überschriften und Zahlen

board-tray = Das Angebot in diesem Spiel
board-tray-filled = { $filled } von { $of } Plätzen belegt
board-tray-slots = { $cost ->
    [one] 1 Münze: { $filled } von { $of } belegt
   *[other] { $cost } Münzen: { $filled } von { $of } belegt
}
board-your-mat = Dein Spielplan
board-mat-of = Spielplan von { $name }
board-your-town = Deine Stadt
board-town-of = Stadt von { $name }
board-land-of = { -land } von { $name }
board-round = Runde { $round }
board-last-round = Das ist die letzte Runde.
board-until-end = Bis zum Ende
board-vp = Siegpunkte
board-vp-left = { $left ->
    [one] noch 1 Siegpunkt
   *[other] noch { $left } Siegpunkte
}
# Punkte, die es gab, nachdem der Vorrat leer war.
board-vp-recorded = { $beyond } aufgeschrieben
board-workers-left = { $left ->
    [one] noch 1 { -worker }
   *[other] noch { $left } { -workers }
}
board-and-citizens = noch { $left } Arbeiter und { $citizens } Bürger
board-pick-worker = Arbeiter nehmen: { $count } im Arbeitsamt
board-pick-citizen = Bürger nehmen: { $count } im Arbeitsamt
board-spaces = { $filled } von { $of } Bauplätzen
board-fullest = Vollste Stadt
# Punkte anderer, die der Leser nicht sehen darf.
board-hidden = verdeckt
board-cost = Kosten
board-printed = Punkte
board-circles = Kreise
board-copies = Übrig
board-phase = Phase
# Wann ein Gebäude wirkt, wenn nicht in der Phase einer Rolle.
board-always = Jederzeit
board-own-roles = Deine Rollen
board-end = Spielende
board-never = Keine
board-role = Rolle
board-quarry = Steinbruch
board-plantation = Plantage (Landplättchen)
board-good = Ware
board-good-effect = { $coins ->
    [0] Bringt im { area-house } keine Münzen, beim Verschiffen 1 Punkt.
    [one] Bringt im { area-house } 1 Münze, beim Verschiffen 1 Punkt.
   *[other] Bringt im { area-house } { $coins } Münzen, beim Verschiffen 1 Punkt.
}
board-privilege = Privileg: { $privilege }
# Ein Preis: „9 − 1 (Baumeister) = 8“, aus Kosten, Nachlässen und Ergebnis.
board-less = { $before } − { $amount } ({ $name })
board-sum = { $cost } = { $price }
board-by-quarries = Steinbrüche
board-discount = Steinbrüche −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = { $left ->
    [0] dann keine Münzen mehr
    [one] dann noch 1 Münze
   *[other] dann noch { $left } Münzen
}
# Zwei Anmerkungen nebeneinander.
board-beside = { $before } · { $next }
board-marker-free = Der Marker liegt auf dem Tisch: Jeder Spieler darf diese Rolle nehmen.
board-marker = { $who ->
    [you] Du hast den Marker: Du kannst diese Rolle erst wieder nehmen, wenn ein anderer Spieler sie hatte.
   *[other] { $who } hat den Marker und kann diese Rolle erst wieder nehmen, wenn ein anderer Spieler sie hatte.
}
# Eine Wahl bei einer Option: ihr Titel, und ein Satz dazu.
board-option = { $title } – { $note }
# Die Teile des Tisches auf einem Telefon.
board-tab-roles = Rollen
board-tab-harbor = Hafen
board-tab-town = Stadt
board-tab-land = { -land }
# Name des Teils mit Schiffen, Handelshaus, Plättchen und Vorräten, zum Sprechen.
board-harbor = Schiffe, Handelshaus und Vorräte
board-tie-break = Münzen und Kisten zusammen
# Was ein Computergegner nicht wissen kann.
board-unknown = Die nächsten Plättchen, und was andere Spieler verdeckt halten, konnte dieser Gegner nicht sehen.

## Knöpfe: höchstens drei Wörter, mit dem, was die Wahl bringt

board-tray-put = Ins Angebot legen
board-move-off = Arbeiter vom { building-bohio } versetzen
board-take-role = Rolle { $role } nehmen
board-draw = Plantage ziehen
board-worker = { -worker-acc } nehmen
board-no-worker = Kein { -worker }
board-place = Bestätigen
board-fill = Auffüllen
board-as-before = Wie zuletzt
board-build = { $price ->
    [0] Umsonst bauen
    [one] Für 1 Münze bauen
   *[other] Für { $price } Münzen bauen
}
board-produce = Produzieren
board-point = Punkt nehmen
board-no-point = Auf Punkt verzichten
board-no-extra = Keine Zusatzkiste
board-store = { $lost ->
    [0] Lagern
    [one] Lagern, 1 Kiste verlieren
   *[other] Lagern, { $lost } Kisten verlieren
}
board-clear = Zurücksetzen
# Auf einer Ware beim Lagern: was aus ihren Kisten wird.
board-whole = alle behalten
board-one = 1 behalten
board-lost = verloren
board-load-own = { $crates } { $good } → eigenes Schiff: +{ $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
board-load-ship = { $crates } { $good } → Schiff { $size }: +{ $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
board-sell-good = { $good } verkaufen: +{ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-man-tile = Hierher: { $tile }
board-raid = Schiff überfallen
board-capture = Rolle kapern
board-keep-spoils = { $kept ->
    [0] Keine behalten
   *[other] { $kept } behalten
}
board-keep-card = Diese Karte behalten
board-pay-all = { $coins ->
    [one] 1 Münze zahlen
   *[other] Alle { $coins } Münzen zahlen
}
board-take-points = { $vp ->
    [one] 1 Punkt nehmen
   *[other] { $vp } Punkte nehmen
}

## Gesagt, wenn ein Antippen nicht passt

board-must-place = { $left ->
    [one] Du musst noch 1 { -worker-acc } setzen.
   *[other] Du musst noch { $left } { -workers } setzen.
}
board-hand-empty = Alle { -workers } sind gesetzt: Nimm erst einen zurück.
board-at-most-kinds = { $kinds ->
    [one] Höchstens 1 Art.
   *[other] Höchstens { $kinds } Arten.
}

## Was eine Rolle bringt, in den wenigsten Worten auf ihrem Plättchen

gain-good = { $count } { $good }
gain-vp = +{ $vp } SP
# Ein sicherer Gewinn, und was dann gewählt werden darf.
gain-and-next = { $gain }, { $next }
gain-nothing = nichts zu tun
gain-sale = { $good } +{ $coins }
gain-load = { $crates } { $good } +{ $vp } SP
gain-buildings = { $count ->
    [0] nichts bezahlbar
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
gain-quarry = ein Steinbruch
gain-kinds = { $kinds ->
    [one] 1 Art
   *[other] { $kinds } Arten
}
gain-kinds-quarry = { $kinds ->
    [one] 1 Art, Steinbruch
   *[other] { $kinds } Arten, Steinbruch
}
# Dasselbe zum Sprechen: $role ist das Plättchen in Worten, $does, was es tut.
gain-spoken = { $role }. { $does }
gain-spoken-now = { $role }. { $does }. Für dich jetzt: { $gain }
gain-yours = Wenn du sie nimmst: { $gain }.

## Blätter über Teile

piece-common = Auf dem Tisch
piece-owned = Gehört { $name }
piece-aim = Die meisten Siegpunkte gewinnen: Du bekommst sie für verschiffte Waren und für Gebäude.
piece-spaces = Plätze
piece-free = Frei
piece-inside = Darin
piece-left = Übrig
piece-count = Anzahl
# $crates zählt die Kisten des Lesers auf, um die es bei dem Teil geht.
piece-have-crates = Du hast { $crates }.
piece-have-workers = { $workers ->
    [one] Du hast 1 { -worker-acc }.
   *[other] Du hast { $workers } { -workers }.
}
piece-gained = { $vp ->
    [one] Du hast 1 Punkt bekommen.
   *[other] Du hast { $vp } Punkte bekommen.
}
piece-filled = { $filled ->
    [one] Du hast 1 von 12 Bauplätzen gefüllt.
   *[other] Du hast { $filled } von 12 Bauplätzen gefüllt.
}
