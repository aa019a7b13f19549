### Puerto Rico: was möglich ist, als Beschriftung von Knöpfen und in einer Liste: ein Objekt und ein Verb, ohne Punkt.

## Nichts nehmen

pass = Passen
pass-draw = Nicht ziehen
pass-take = Keines nehmen
pass-worker = Keinen { -worker-acc } nehmen
pass-build = Nicht bauen
pass-produce = Nichts produzieren
pass-extra = Keine Zusatzkiste
pass-sell = Nicht verkaufen
pass-load = Jetzt nicht laden
pass-point = Auf den Punkt verzichten
pass-store = Keine ganze Art mehr
pass-keep = Keine Kiste behalten
pass-keep-more = Keine mehr behalten
pass-poached = Keine mehr setzen
pass-smuggle = Nichts tun
pass-rewarded = Den Rest { -on-portrait } lassen
pass-move = Nicht versetzen
pass-second-tile = Kein zweites Plättchen
pass-late-hospital = Nicht setzen
pass-small-wharf = Nichts mehr laden
pass-citizens = Keine Bürger mehr setzen
pass-park = Nichts ablegen
pass-pension = Aufhören
pass-zoning = Nicht nutzen
pass-bonus = Verzichten

## Etwas tun. $tile ist das Plättchen als Objekt („einen Steinbruch“), $place der Name eines Plättchens oder Gebäudes

act-role = { $coins ->
    [0] Rolle { $role } nehmen
    [one] Rolle { $role } nehmen, mit 1 Münze
   *[other] Rolle { $role } nehmen, mit { $coins } Münzen
}
act-draw = Eine Plantage { -bag-from } ziehen
act-take = { FIRST($tile) } nehmen
act-man = { -worker-acc } { INTO($tile) } setzen
act-place = { -worker-acc } { INTO($place) } setzen
act-place-citizen = Bürger { INTO($place) } setzen
act-build = Bauen: { $building }
act-build-for = { $coins ->
    [0] Umsonst { OBJECT($building) } bauen
    [one] Für 1 Münze { OBJECT($building) } bauen
   *[other] Für { $coins } Münzen { OBJECT($building) } bauen
}
act-build-for-all = Für alle deine Münzen { OBJECT($building) } bauen
act-extra = 1 { $good } mehr nehmen
act-sell = { $good } verkaufen
act-load = { $good } laden: Schiff mit { $size } Plätzen
act-wharf = { $good }: alles mit der { building-wharf } verschiffen
act-store = { $good }: alles behalten
act-keep = 1 { $good } behalten
act-keep-card = Behalten: { $card }. { $condition }
act-draft = Ins Angebot: { $building }
act-move = { -worker-acc } vom { building-bohio } { INTO($place) } versetzen
act-move-citizen = Bürger vom { building-bohio } { INTO($place) } versetzen
act-forest = { FIRST($tile) } verdeckt anlegen, als Wald
act-give-idle = { -worker-acc } { -portrait-from } abgeben
act-give-worker = { -worker-acc } abgeben: { $place }
act-give-idle-citizen = Bürger { -portrait-from } abgeben
act-give-citizen = Bürger abgeben: { $place }
act-give-crate = 1 { $good } abgeben
act-give-point = 1 Punkt abgeben
act-export = 1 { $good } mit dem { building-merchant-outpost } abgeben
act-board = 1 { $good } mit der Kleinen Werft laden
act-pick-worker = { -worker-acc } nehmen
act-pick-citizen = Bürger nehmen
act-zone = 1 Münze zahlen und { -bag-from } ziehen ({ building-zoning-office })
act-discard = { FIRST($tile) } ablegen
act-discard-worker = { FIRST($tile) } mit { -worker } ablegen
act-discard-citizen = { FIRST($tile) } mit Bürger ablegen
# $tile ist der Name der Plantage, die verdeckt liegt.
act-clear = Wald ablegen ({ $tile })
act-poach-citizens = { $citizens ->
    [0] Keine Bürger abwerben
   *[other] { $citizens } Bürger abwerben
}
act-raid = Schiff mit { $size } Plätzen überfallen
act-spoils = { $kept ->
    [0] Keine Kiste behalten
    [one] 1 Kiste behalten
   *[other] { $kept } Kisten behalten
}
act-plunder = { area-house } plündern
act-poach = { -workers } { -register-from } abwerben
act-capture = Rolle { $role } kapern

## Annehmen, was angeboten wird

accept-produce = Alles produzieren
accept-point = 1 Punkt mehr nehmen
accept-school = { -worker-acc } { INTO($building) } setzen
accept-worker = 1 { -worker-acc } aus dem Vorrat nehmen
accept-villa = 1 aus dem Vorrat nehmen
accept-one = 1 Punkt nehmen
accept-two = 2 Punkte nehmen
accept-points = Punkte nehmen

## Überschriften der Liste

group-pass = Verzichten oder fertig
group-roles = Rollen
group-tiles = Plättchen
group-accept = Annehmen
group-build = Bauen
group-extra = Zusatzkiste
group-store = Eine Art ganz behalten
group-keep = Eine Kiste behalten
group-discard = Ablegen
