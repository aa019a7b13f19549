## Statistik dieses Geräts

statistics-title = Statistik
statistics-none = Noch kein beendetes Spiel.
statistics-none-note = Beende ein Spiel, oder importiere eines in deine gespeicherten Spiele. Ergebnisse werden hier gezählt, nur auf diesem Gerät.
statistics-to-daily = Partie des Tages
# Namen der Auswahlen: Spiel, Ausgabe, Erweiterung, Plätze, Stufe, Mensch.
statistics-game = Spiel
statistics-edition = Ausgabe
statistics-module = Erweiterungen
statistics-seats = Spieler
statistics-level = Stärkster Gegner
statistics-whom = Ergebnisse von
# Alles, was eine Auswahl bietet.
statistics-all = Alle
statistics-no-module = Keine
statistics-no-level = Kein Computergegner
# Der einzige Mensch an einem Tisch.
statistics-alone = Der einzige Mensch
statistics-seat-count = { $seats } Spieler
# Namen von Zahlen.
statistics-games = Spiele
statistics-wins = Siege
# Siege, und in hundert Spielen.
statistics-win-share = { $wins } ({ $share } %)
statistics-mean = Punkte im Schnitt
statistics-best = Bestes
statistics-rounds = Runden im Schnitt
statistics-time = Spieldauer
statistics-minutes = { $minutes } Min.
statistics-time-note = Mittlere Dauer (Median); Spiele mit stundenlangen Pausen zählen nicht mit.
statistics-practice = { $games ->
    [one] 1 Übungsspiel zählt nicht mit.
   *[other] { $games } Übungsspiele zählen nicht mit.
}
statistics-hints = { $games ->
    [one] In 1 dieser Spiele gab es Tipps.
   *[other] In { $games } dieser Spiele gab es Tipps.
}
statistics-nothing-fits = Zu dieser Auswahl gibt es keine beendeten Spiele.
statistics-course = Punkte im Lauf der Zeit
# Was die Zeichen im Diagramm bedeuten, und wie viele Ergebnisse es zeigt.
statistics-course-note = { $shown ->
    [one] Das letzte Ergebnis.
   *[other] Die letzten { $shown } Ergebnisse.
} Ein voller Kreis ist ein Sieg, ein Ring nicht; die Linie ist der Schnitt von fünf.
statistics-as-table = Ergebnisse als Tabelle
statistics-when = Beendet
statistics-points = Punkte
statistics-rank = Platz
statistics-last-five = Schnitt von fünf
statistics-sources = Woher Punkte kommen
statistics-sources-note = Punkte pro Spiel im Schnitt, nach Quelle.
statistics-favourites = Am häufigsten gebaut
statistics-strongest = Die meisten Punkte mit
statistics-strongest-note = Punkte im Schnitt der Spiele, in denen es dir am Ende gehörte; mindestens { $games } Spiele.
statistics-none-strongest = Noch nicht genug Spiele.
# Spiele, davon gewonnen, und Punkte im Schnitt; $mean ist eine Zahl mit einer Dezimalstelle.
statistics-record = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen, { $mean } Punkte
statistics-openings = Erfolgreiche Eröffnungen
statistics-openings-note = Nach deiner ersten und zweiten Wahl.
# Eine Eröffnung: zwei Entscheidungen nacheinander.
statistics-then = { $first }, dann { $second }
statistics-kept-note = Alles bleibt auf diesem Gerät. Behalten werden die letzten { $most } Spiele, jedes nur einmal.
statistics-export-csv = Als CSV exportieren
statistics-export-json = Als JSON exportieren
statistics-import = Statistik importieren
statistics-reset = Alles löschen
statistics-reset-sure = Die ganze Statistik löschen? Deine gespeicherten Spiele bleiben, werden aber nicht noch einmal gezählt.
statistics-reset-yes = Löschen
statistics-reset-no = Behalten
statistics-was-reset = Die Statistik ist leer.
statistics-imported = { $games ->
    [0] Alle Spiele der Datei waren schon da.
    [1] Ein Spiel kam dazu.
   *[other] { $games } Spiele kamen dazu.
}
# Eine Datei wurde abgelehnt; ihr Name.
statistics-refused = „{ $file }“ wurde nicht importiert. Nichts hat sich geändert.
statistics-damaged = Deine gespeicherte Statistik lässt sich nicht lesen, also werden neue Spiele nicht gezählt. Lade sie herunter, oder lösche alles und beginne von vorn.
statistics-newer = Deine gespeicherte Statistik ist aus einer neueren Version, also werden neue Spiele nicht gezählt. Lade die Seite neu.
statistics-export-raw = Daten herunterladen
statistics-full = Der Speicher des Browsers ist voll, also wird diese Statistik nicht gespeichert. Exportiere sie, oder lösche gespeicherte Spiele.
statistics-unavailable = Dieser Browser speichert nichts: Diese Statistik ist weg, wenn du die Seite schließt. Exportiere sie.
# Beendete unter den gespeicherten Spielen werden gezählt.
statistics-counting = Beendete Spiele werden gezählt …
statistics-not-counted = { $games ->
    [1] Ein gespeichertes Spiel ließ sich nicht öffnen und zählt nicht mit.
   *[other] { $games } gespeicherte Spiele ließen sich nicht öffnen und zählen nicht mit.
}
