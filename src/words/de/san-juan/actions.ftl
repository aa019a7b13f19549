### San Juan: die Liste von allem, was jetzt möglich ist. $site ist die Nummer eines Platzes in der Stadt.

act-role = Rolle { $role } nehmen
act-library-now = { building-library } für diese Rolle einsetzen
act-library-later = { building-library } für die zweite Rolle aufheben
act-build = { $building } bauen
act-build-for = { $price ->
    [0] { $building } umsonst bauen
    [one] { $building } für 1 Karte bauen
   *[other] { $building } für { $price } Karten bauen
}
act-new-site = Auf einem neuen Platz bauen
act-over = { $building } überbauen (Platz { $site })
act-spend = Mit { $good } zahlen ({ $building }, Platz { $site })
act-pay = { $building } ausgeben
act-produce = { $good } produzieren (Platz { $site })
act-sell = { $good } verkaufen (Platz { $site })
act-keep = { $building } behalten
act-discard = { $building } ablegen
# $under ist das Gebäude, unter das die Karte kommt: Kapelle oder Kirche.
act-tuck = { $building } unter { OBJECT($under) } legen
act-draw = Ziehen
act-take = { $building } nehmen
act-ship = { $good } verschiffen (Platz { $site })

## Nachlässe, auf die du verzichten darfst: Das Privileg bringt bis zu zwei Karten

act-decline-privilege = Auf 1 Karte des Privilegs verzichten
act-decline = Ohne { OBJECT($building) } zahlen
act-accept-privilege = Das ganze Privileg nutzen
act-accept = { $building } nutzen

## Nichts, oder nichts mehr

act-pass = Passen
act-pass-chapel = Keine Karte unter die { building-chapel } legen
act-pass-build = Nicht bauen
act-pass-pay = Bau abschließen
act-pass-produce = Nichts produzieren
act-pass-produce-more = Nichts mehr produzieren
act-pass-sell = Nichts verkaufen
act-pass-sell-more = Nichts mehr verkaufen
act-pass-church = Keine Karte unter die { building-church } legen
act-pass-church-more = Keine mehr unter die { building-church } legen
act-pass-exchange = Nichts mehr tauschen
act-pass-draw = Nicht ziehen
act-pass-take = Keine nehmen
act-pass-ship = Nichts verschiffen
act-pass-ship-more = Nichts mehr verschiffen

## Überschriften der Liste

group-pass = Verzichten oder fertig
group-role = Rollen
group-build = Bauen
group-site = Platz
group-waive = Nachlässe
group-spend = Mit Waren zahlen
group-pay = Mit Karten zahlen
group-produce = Produzieren
group-sell = Verkaufen
group-keep = Behalten
group-discard = Ablegen
group-tuck = Darunterlegen
group-draw = Ziehen
group-take = Nehmen
group-ship = Verschiffen
