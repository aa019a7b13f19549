### Ginkgopolis: zusammengesetzte Namen, Mengen, Listen, und was Teile tun.

# Subjekt eines Satzes: der Mensch, der liest.
you = Du
# Der Gegner im Spiel allein, der einem festen Ablauf folgt.
hal = Hal
# Was ein Computergegner nicht wissen kann; steht bei seinen Zügen.
unknown = Die Karten und Plättchen der anderen Spieler, und welche als Nächstes kommen, konnte dieser Gegner nicht sehen.

## Namen

# Ein Plättchen, ein Gebäude oder die Karte eines Gebäudes: Farbe und Zahl. Mitten im Satz.
name-tile = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
# Dasselbe am Satzanfang.
name-tile-first = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
# Eine Karte mit dem Buchstaben eines Markers. Mitten im Satz.
name-letter = Karte { $letter }
# Dasselbe am Satzanfang.
name-letter-first = Karte { $letter }
# Ein Charakter: seine Familie und seine Zahl.
name-character = { $color ->
    [blue] { character-blue } { $number }
    [red] { character-red } { $number }
   *[yellow] { character-yellow } { $number }
}
# Name eines Viertels, das mit dieser Zahl in der Stadt eingezeichnet ist.
name-district = Viertel { $number }

## Mengen

count-resources = { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}
count-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
count-floors = { $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
}
count-tokens = { $count ->
    [one] 1 Neue-Hand-Marker
   *[other] { $count } Neue-Hand-Marker
}
# Plättchen, und welche: $goods ist „2 Plättchen“, $names ist „Blau 7 und Rot 3“.
count-named = { $goods } ({ $names })

## Listen

# Eine von zwei Möglichkeiten: „A und B, oder C“.
list-or = { $front }, oder { $next }
# Der Mensch, der liest, in einer Liste von Namen.
list-you = du

## Was Karten tun

effect-letter = Allein: Nutze sie für eine Ressource oder ein Plättchen. Mit Plättchen: Urbanisiere bei diesem Marker.
# $goods ist „1 Ressource“ oder „1 Plättchen und 1 Punkt“.
effect-every = { $deed ->
    [exploit] Jedes Mal beim Nutzen: { $goods }.
    [urbanize] Jedes Mal beim Urbanisieren: { $goods }.
   *[construct] Jedes Mal beim Hochbauen: { $goods }.
}
# Womit der Besitzer eines Charakters beginnt.
effect-start = Du beginnst mit: { $goods }.
effect-end-resources = { $color ->
    [blue] Am Ende: 1 Punkt für jede deiner Ressourcen auf blauen Gebäuden.
    [red] Am Ende: 1 Punkt für jede deiner Ressourcen auf roten Gebäuden.
   *[yellow] Am Ende: 1 Punkt für jede deiner Ressourcen auf gelben Gebäuden.
}
effect-end-low = Am Ende: 1 Punkt für jedes deiner Gebäude mit 1 oder 2 Stockwerken.
effect-end-high = Am Ende: 3 Punkte für jedes deiner Gebäude mit 3 oder mehr Stockwerken.
effect-end-cards = { $deed ->
    [exploit] Am Ende: 2 Punkte für jede deiner Karten, die beim Nutzen wirkt, Charaktere eingeschlossen.
    [urbanize] Am Ende: 2 Punkte für jede deiner Karten, die beim Urbanisieren wirkt, Charaktere eingeschlossen.
   *[construct] Am Ende: 2 Punkte für jede deiner Karten, die beim Hochbauen wirkt, Charaktere eingeschlossen.
}
effect-end-color = { $color ->
    [blue] Am Ende: 2 Punkte für jede deiner blauen Karten, Charaktere und diese Karte eingeschlossen.
    [red] Am Ende: 2 Punkte für jede deiner roten Karten, Charaktere und diese Karte eingeschlossen.
   *[yellow] Am Ende: 2 Punkte für jede deiner gelben Karten, Charaktere und diese Karte eingeschlossen.
}
effect-end-nine = Am Ende: 9 Punkte.

## Was andere Dinge tun

thing-round-effect = Alle Spieler wählen geheim eine Karte, mit oder ohne Plättchen. Dann handeln sie nacheinander, der Startspieler zuerst. Das Spiel endet, wenn die Plättchen zum zweiten Mal ausgehen (gegen Hal: zum ersten Mal), oder wenn ein Spieler alle eigenen Ressourcen in der Stadt hat. Die meisten Punkte gewinnen.
thing-resources-effect = Du legst sie auf Gebäude: 1 beim Urbanisieren, 1 für jedes Stockwerk beim Hochbauen. Dort zählen sie für das Viertel.
thing-tiles-effect = Mit einer Buchstabenkarte urbanisierst du, mit einer Gebäudekarte baust du hoch. Nur du weißt, welche Plättchen du hast.
thing-points-effect = Sie zählen am Ende. Du zahlst auch mit ihnen, für eine kleinere Zahl auf einer größeren.
thing-redraws-effect = Gib einen aus, bevor du dich festlegst, und tausche deine ganze Hand. Jeder, den du am Ende noch hast, ist 2 Punkte wert.
thing-reserve-effect = Ressourcen, die noch nicht genommen sind. Hat ein Spieler alle eigenen Ressourcen in der Stadt, ist diese Runde die letzte.
thing-place-effect = Hier ist noch nichts gebaut. Urbanisieren kannst du nur bei Markern, und sie ziehen um, wenn die Stadt wächst.
thing-no-tile-effect = Spiele die Karte allein: Du nutzt und baust nichts.

## Das Ergebnis

# Woher Punkte kommen, in der Tabelle am Ende.
source-points = Gesammelte Punkte
source-cards = Karten mit „=“
source-redraws = Neue-Hand-Marker
source-districts = Viertel
source-other = Sonstiges
# Vor den Punkten einer Karte; $card ist „Blau 7“.
score-card = { $card }:
# Vor den Punkten eines Viertels; $numbers ist „1, 4 und 7“.
score-district = { $color ->
    [blue] blaues Viertel aus { $numbers }:
    [red] rotes Viertel aus { $numbers }:
   *[yellow] gelbes Viertel aus { $numbers }:
}
