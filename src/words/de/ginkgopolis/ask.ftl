### Ginkgopolis: Fragen, Antworten, Vorschauen und Ablehnungen.

## Fragen an den Spieler: was zu tun ist, und in der nächsten Zeile die Einzelheiten
## $tile und $over sind „Blau 7“, $letter ist der Buchstabe eines Markers

ask-draft = { $pick ->
    [0] Behalte einen Charakter.
    [1] Behalte einen zweiten Charakter.
   *[other] Behalte einen dritten Charakter.
}
ask-draft-pass = { $pick ->
    [0] Gib die anderen drei nach links.
    [1] Gib den Rest nach links.
   *[other] Die letzte Karte wird nicht verwendet.
}
ask-choose = Wähle eine Karte.
ask-choose-tiles = Zum Bauen lege ein Plättchen dazu.
ask-choose-no-tiles = Du hast kein Plättchen zum Bauen.
# Die Gebäudekarte $tile wird allein gespielt.
ask-exploit = Nutze { $tile }.
ask-construct = Baue mit { $tile } auf { $over } hoch.
ask-exploit-letter = Nutze die Karte { $letter }.
ask-urbanize = Urbanisiere bei { $letter } mit { $tile }.
# Was die gewählte Aktion kostet und dem Spieler fehlt: „1 Ressource und 2 Punkte“.
ask-short = Dir fehlt noch: { $goods }.
ask-goods = Nimm eine Ressource oder ein Plättchen.
ask-last-tile = Das letzte Plättchen nehmen?
ask-last-tile-ends = Dann ist diese Runde die letzte.
ask-last-tile-returns = Dann darf jeder Spieler Plättchen für je 1 Punkt zurückgeben.
# Vor einer der nächsten zwei Fragen.
ask-hal-built = { hal } hat bei { $letter } gebaut.
# Die Marker folgen rund um die Stadt dem Alphabet.
ask-shift = Für { $letter } ist in der Reihenfolge kein Platz.
ask-shift-choose = Wähle, welche Marker umziehen.
ask-shift-chosen = Die gewählten Marker ziehen um.
ask-place = Lege Marker { $letter }.
ask-place-choose = Wähle einen der gezeigten Plätze.
ask-place-chosen = In Spalte { $column }, Zeile { $row }.
ask-out-of-tiles = Die Plättchen sind ausgegangen.
ask-return-or-pass = Gib Plättchen für je 1 Punkt zurück, oder passe.
# $tiles ist „2 Plättchen“.
ask-return = { $tiles } zurückgeben?
ask-return-of = Du hast { $count }.

## Was ein anderer Spieler gefragt wird

wait-draft = { $who ->
    [you] Du wählst einen Charakter.
   *[other] { $who } wählt einen Charakter.
}
wait-card = { $who ->
    [you] Du wählst eine Karte.
   *[other] { $who } wählt eine Karte.
}
wait-goods = { $who ->
    [you] Du nimmst eine Ressource oder ein Plättchen.
   *[other] { $who } nimmt eine Ressource oder ein Plättchen.
}
wait-last-tile = { $who ->
    [you] Du entscheidest über das letzte Plättchen.
   *[other] { $who } entscheidet über das letzte Plättchen.
}
wait-marker = { $who ->
    [you] Du versetzt einen Marker.
   *[other] { $who } versetzt einen Marker.
}
wait-return = { $who ->
    [you] Du wählst Plättchen zum Zurückgeben.
   *[other] { $who } wählt Plättchen zum Zurückgeben.
}
# Der Spieler, dessen Aktion gerade gezeigt wird.
wait-act = { $who ->
    [you] Du handelst.
   *[other] { $who } handelt.
}

## Was die gewählte Karte und das Plättchen bringen würden, in einer Zeile über der Hand
## $goods ist „1 Ressource und 2 Punkte“, $more bringen die eigenen Karten des Spielers

forecast-take = + 1 Ressource oder 1 Plättchen.
forecast-take-more = + 1 Ressource oder 1 Plättchen, dann + { $more } durch deine Karten.
forecast-nothing = + nichts.
forecast-gain = + { $goods }.
forecast-gain-more = + { $goods }, dann + { $more } durch deine Karten.
forecast-more = + { $more } durch deine Karten.
forecast-urbanize = Lege 1 Ressource darauf.
# Der Besitzer des Gebäudes, das überbaut wird.
forecast-owner = { $count ->
    [one] { $name } bekommt 1 Ressource und 1 Punkt.
   *[other] { $name } bekommt { $count } Ressourcen und { $count } Punkte.
}
# $resources ist „2 Ressourcen“.
forecast-back = Du bekommst { $resources } zurück.
# $points ist „2 Punkte“.
forecast-number = Zahle { $points } für die kleinere Zahl.
forecast-color = Zahle 1 Ressource für die andere Farbe.
forecast-place = Lege { $resources } darauf.
# Nach dem Doppelpunkt steht eine der Zeilen darüber.
forecast-short = Dir fehlt noch: { $goods }. Fehlt es auch, wenn du an der Reihe bist, nutzt du stattdessen:
# Wohin der Marker des neuen Gebäudes kommt: daneben.
forecast-marker = { $places ->
    [one] Dann kommt Marker { $letter } daneben: 1 Platz.
   *[other] Dann kommt Marker { $letter } daneben: { $places } Plätze.
}
forecast-marker-away = { $places ->
    [one] Daneben ist nichts frei: Marker { $letter } kommt auf 1 anderen Platz.
   *[other] Daneben ist nichts frei: Marker { $letter } kommt auf einen von { $places } Plätzen.
}
# $markers ist „A und B, oder C“.
forecast-marker-others = Auch diese ziehen um: { $markers }.

## Antworten, auf Knöpfen und in der Liste aller Aktionen

action-done = Nichts mehr zurückgeben
action-keep = { $character } behalten
action-redraw = Neue-Hand-Marker ausgeben
action-card = { $card } wählen
action-alone = Nutzen (allein spielen)
action-with = Mit { $tile }
action-take-resource = Ressource nehmen
action-take-tile = Plättchen nehmen
action-shift = Marker versetzen: Möglichkeit { $number }
# $letters ist „A, B und C“.
action-shift-letters = { $letters } versetzen
action-row = Platz in Zeile { $row }
action-place = Platz in Spalte { $column }, Zeile { $row }
action-return = { $tile } zurückgeben
action-leave = Letztes liegen lassen

## Überschriften in der Liste aller Aktionen

group-return = Plättchen zurückgeben
group-characters = Charaktere
group-redraw = Neue-Hand-Marker
group-cards = Karten
group-tiles = Plättchen
group-goods = Güter
group-markers = Marker

## Warum etwas nicht geht

reason-game-over = Das Spiel ist zu Ende.
reason-not-asked = Das geht jetzt nicht.
reason-not-in-packet = Diesen Charakter kannst du nicht wählen.
reason-no-redraw = Du hast keinen Neue-Hand-Marker mehr.
reason-too-late-to-redraw = Du hast schon eine Karte gewählt.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-not-behind-screen = Dieses Plättchen liegt nicht hinter deinem Sichtschirm.
reason-reserve-empty = Deine Reserve an Ressourcen ist leer.
reason-supply-empty = Es sind keine Plättchen mehr da.
reason-no-such-shift = So können die Marker nicht umziehen.
reason-not-adjacent = Der Marker muss neben das neue Gebäude.
reason-not-on-rim = Dieser Platz ist mitten in der Stadt; Marker liegen außen herum.
reason-occupied = Dort ist schon ein Marker oder ein Gebäude.
reason-out-of-order = Die Marker lägen dann nicht mehr in der Reihenfolge des Alphabets.
reason-not-in-row = In dieser Zeile ist kein Platz dafür.
reason-ascending = Über dieses Plättchen hast du schon entschieden.

## Fragen, die zum ersten Mal kommen: höchstens 160 Zeichen

first-time-draft = Behalte einen dieser Charaktere und gib die anderen weiter. Er hilft dir jedes Mal bei seiner Aktion.
first-time-card = Alle wählen geheim eine Karte. Allein: nutzen. Mit Plättchen: Ein Buchstabe urbanisiert, ein Gebäude wird hochgebaut.
first-time-tile = Lege zum Bauen ein Plättchen dazu, oder spiele die Karte allein und nutze.
first-time-goods = Mit Ressourcen zahlst du für Gebäude, mit Plättchen baust du sie.
first-time-shift = Die Stadt wächst, und ihre Marker machen Platz. Wähle, welche umziehen.
first-time-place = Lege den Marker wieder neben die Stadt. Später wird dort urbanisiert.
