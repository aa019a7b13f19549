### Ginkgopolis: Namen der Teile.

# Woher die Namen sind. Urbanisieren, Hochbauen, Erfolgspunkte, Ressourcen, Plättchen, Sichtschirm,
# Charakter, Gebäudekarte, Urbanisierungskarte und Urbanisierungsmarker, dazu Bio-Ingenieur und
# Bio-Techniker stehen so in Besprechungen der deutschen Ausgabe; die deutsche Spielregel selbst lag
# nicht vor. „Nutzen“, Bio-Stadtplaner, Neue-Hand-Marker, Baufigur, Viertel und alles andere sind
# eigene Übersetzungen.

## Farbe

color-blue = Blau
color-red = Rot
color-yellow = Gelb

## Art

kind-blue = Büros
kind-red = Produktion
kind-yellow = Wohnungen

## Charakter

character-blue = Bio-Ingenieur
character-red = Bio-Techniker
character-yellow = Bio-Stadtplaner

## Aktion

act-exploit = Nutzen
act-urbanize = Urbanisieren
act-construct = Hochbauen

## Was auf dem Tisch liegt

thing-round = Die Runde
thing-resources = Ressourcen
thing-tiles = Plättchen
thing-points = Punkte
thing-redraws = Neue-Hand-Marker
thing-reserve = Reserve
thing-place = Freier Platz
thing-no-tile = Kein Plättchen
