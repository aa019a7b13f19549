### Ginkgopolis: Beschriftungen des Spielplans, Blätter über Teile, Sätze für alle, die den Spielplan nicht sehen, Optionen.

## Beschriftungen

board-city = Die Stadt
board-your-screen = Hinter deinem Sichtschirm
board-screen-of = Sichtschirm von { $name }
board-your-cards = Deine Karten
board-your-hand = Deine Hand
board-your-tiles = Deine Plättchen
board-packet = Charaktere zur Wahl
# Eine kurze Zeile, mit Leerzeichen, die nicht umbrechen. $tiles sind noch im Vorrat, $deck ist die Zahl der Karten im Nachziehstapel.
board-round = Runde { $round } · Plättchen { $tiles } · Stapel { $deck }
# Die Runde, während die Spieler wählen, und während sie handeln.
board-phase-choosing = Runde { $round }: Karten wählen
board-phase-acting = Runde { $round }: nacheinander handeln
board-all-chosen = Alle Spieler haben gewählt.
board-last-round = Das ist die letzte Runde.
# Zustand eines Spielers, in einem oder zwei Worten: noch nicht festgelegt, festgelegt, festgelegt mit einem Plättchen.
board-choosing = wählt
board-ready = bereit
board-with-tile = mit Plättchen
# Beschriftung neben einer Zahl, ohne sie: bei einem, bei mehreren.
board-resources = { $count ->
    [one] Ressource
   *[other] Ressourcen
}
board-tiles = { $count ->
    [one] Plättchen
   *[other] Plättchen
}
board-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
# Kurz für Neue-Hand-Marker, neben ihrer Zahl.
board-redraws = { $count ->
    [one] Neue Hand
   *[other] Neue Hand
}
# Ressourcen, die noch nicht genommen sind.
board-reserve = { $count } in Reserve
# Über den Karten, die am Ende Punkte bringen.
board-at-end = Am Ende
board-no-tile = kein Plättchen
board-lock-in = Festlegen
# $left ist die Zahl der Marker, die noch da sind.
board-redraw = Neue Hand ({ $left })
board-clear = Zurücksetzen
# Behält den gewählten Charakter.
board-keep = Behalten
# Führt die Wahl eines Platzes oder von Markern aus.
board-keep-choice = Versetzen
board-take-resource = Ressource
board-take-tile = Plättchen
# Das letzte Plättchen des Vorrats.
board-take-last = Nehmen
board-leave = Liegen lassen
# Plättchen, die zurückgegeben werden.
board-return = { $count } zurückgeben
board-return-none = Alle behalten
board-fit = Ganze Stadt zeigen
board-larger = Größer
board-smaller = Kleiner
board-districts = Viertel
# Schalter: Jedes Viertel zeigt auf dem Plan, wer dort führt.
board-leads = Führende auf dem Plan
# Knopf, der die Karten eines Spielers ausblendet, und der, der sie zeigt.
board-hide = Ausblenden
board-engine = Karten
# $standings ist eine Liste aus dem nächsten Text.
board-district = { $color ->
    [blue] Blaues Viertel: { $standings }
    [red] Rotes Viertel: { $standings }
   *[yellow] Gelbes Viertel: { $standings }
}
# Die Ressourcen eines Spielers in einem Viertel, und die Punkte dafür.
board-standing = { $who ->
    [you] du
   *[other] { $who }
} { $resources } → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# $totals ist eine Liste aus dem nächsten Text.
board-all-districts = Alle Viertel: { $totals }
# Die Punkte eines Spielers in allen Vierteln.
board-total = { $who ->
    [you] du { $points }
   *[other] { $who } { $points }
}
board-no-district = In den Vierteln liegen noch keine Ressourcen.

## Blätter über ein Teil

# Klasse eines Teils, das zwischen den Spielern liegt, und eines, das einem Spieler gehört.
sheet-common = Auf dem Tisch
sheet-owned = Gehört { $name }
# Beschriftung: wie viele es sind.
sheet-count = Anzahl
# Eine Zahl mit ihrem Namen: „Ressourcen: 7“.
sheet-figure = { $name }: { $figure }
sheet-hidden = verdeckt
sheet-supply = Plättchen im Vorrat
sheet-deck = Karten im Nachziehstapel
sheet-first = Startspieler
sheet-owner = Besitzer
# Beschriftung: die Zahl eines Gebäudes.
sheet-number = Zahl
sheet-new-building = neu: Seine Karte ist noch nicht im Spiel
sheet-not-in-hand = Du kannst es jetzt nicht wählen: Seine Karte hast du nicht auf der Hand.
sheet-district-effect = Benachbarte Gebäude einer Farbe sind ein Viertel. Wer am Ende die meisten Ressourcen darin hat, bekommt 1 Punkt für jede Ressource im Viertel. Der Zweite bekommt 1 Punkt für jede eigene; allein bekommst du beides. Bei Gleichstand: das höchste Gebäude, dann die größte Zahl.
sheet-column-effect = Der Besitzer bekommt jedes Mal bei dieser Aktion, was auf diesen Karten steht.

## Sätze für alle, die den Spielplan nicht sehen: Teile werden aneinandergereiht

# Zwei Teile eines solchen Satzes: „Blau 7, 2 Stockwerke“.
spoken-comma = { $front }, { $next }
spoken-ready = { $who }: bereit
spoken-not-ready = { $who }: noch nicht bereit
spoken-first = Startspieler
# Karten auf einer Hand.
spoken-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
spoken-owner = { $who ->
    [you] gehört dir
   *[other] gehört { $who }
}
spoken-no-owner = ohne Besitzer
spoken-just-built = neu
spoken-place = Spalte { $column }, Zeile { $row }
spoken-row = Zeile { $row }
# $tiles zählt die Gebäude neben einem Platz auf, etwa „Blau 7 und Rot 3“.
spoken-beside = neben { $tiles }
spoken-marker = Marker { $letter }
spoken-place-for = Platz für Marker { $letter }
spoken-free-place = Freier Platz
spoken-tile = Plättchen { $tile }
spoken-chosen = gewählt
spoken-can-be-chosen = kann gewählt werden
# Eine Karte oder ein Charakter: der Name, der den Satz beginnt, und was sie tun.
spoken-card = { $name }. { $effect }
spoken-card-chosen = Gewählt.
spoken-card-can-be-chosen = Kann gewählt werden.
# $resources ist „2 Ressourcen“, und so weiter.
spoken-mine = Hinter deinem Sichtschirm: { $resources }, { $tiles }, { $points }. { $tokens }.
# Karten, die bei einer Aktion wirken: $deed ist ihr Name, $goods bringen sie zusammen, $cards ist „2 Karten“.
spoken-column-none = { $deed }: keine Karten.
spoken-column = { $deed }: jedes Mal { $goods }, von { $cards }.

## Optionen eines Spiels, und je eine Zeile dazu

setup-beginner = Einsteigerspiel
setup-beginner-about = Jeder Spieler bekommt eine feste Gruppe aus drei Charakteren.
setup-draft = Volles Spiel
setup-draft-about = Jeder Spieler wählt nach und nach drei Charaktere.
setup-solo = Allein gegen Hal
setup-solo-about = Hal folgt einem festen Ablauf; Charaktere gibt es nicht.
setup-expert = Hal, Expertenspiel
setup-expert-about = Hal tauscht eine Karte, wenn ihm das mehr bringt.
setup-open-screens = Offene Sichtschirme
setup-open-screens-about = Alle Spieler sehen, wie viele Punkte, Plättchen und Ressourcen die anderen haben.

## Was Tasten tun, in der Liste der Tasten

key-districts = Viertel der Stadt umranden
key-zoom = Stadt vergrößern, verkleinern
key-whole = die ganze Stadt
