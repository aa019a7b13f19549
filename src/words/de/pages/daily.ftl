## Die Partie des Tages

daily-title = Partie des Tages
# Einführung, in zwei Sätzen.
daily-about = Jeden Tag eine Partie von jedem Spiel, für alle Spieler dieselbe. Was du zuerst beendest, zählt.
# Der Titel eines gespeicherten Spiels: das Datum, wie der Browser es schreibt.
daily-of-day = Partie des Tages, { $date }
daily-today = Heute
daily-before = Der Tag davor
daily-after = Der Tag danach
# Name der Navigation zwischen Tagen.
daily-days = Tage
# $level ist der Name der Stufe der Gegner.
daily-against = { $opponents ->
    [1] gegen einen Gegner: { $level }
   *[other] gegen { $opponents } Gegner: { $level }
}
# Die Punkte, die zu erreichen sind.
daily-par = Richtwert { $points }
daily-par-note = Der Richtwert ist das Ergebnis eines starken Spielers im Schnitt von drei Partien, an deiner Stelle gegen dieselben Gegner.
daily-no-par = Für diesen Tag noch kein Richtwert
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal spielen
daily-look = Ergebnis
# Punkte der ersten beendeten Partie, und der Rang.
daily-made = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $rank ->
    [1] , gewonnen
   *[other] , { $rank }. Platz
}
# Punkte über dem Richtwert; unter 0: darunter.
daily-par-met = genau der Richtwert
daily-over-par = { $points } über dem Richtwert
daily-under-par = { $points } unter dem Richtwert
daily-with-hints = mit Tipps
# Auf der Seite eines Ergebnisses: was zuerst zählte.
daily-counted-first = Es zählt, wie du diese Partie zuerst beendet hast.
daily-practice = Übungsspiele zählen nicht für die Partie des Tages.
# Tage in Folge.
daily-streak = { $days ->
    [0] Gestern und heute keine Partie beendet
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-share = Ergebnis teilen
# Eine Zeile zum Teilen: Spiel, Datum, Punkte; der Richtwert, wenn es einen gibt (sonst ist $par "none"); Tage in Folge, wenn es mehrere sind ($days).
daily-line = Sobremesa, { $game }, { $date }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $par ->
    [none] { "" }
   *[other] { "" } (Richtwert { $par })
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } Tage in Folge
}
daily-copied = Ergebnis und Link kopiert.
daily-by-hand = Dein Browser hat das Kopieren verhindert. Hier ist der Text:
daily-future = Dieser Tag kommt erst noch. Scheint das falsch, prüfe die Uhr dieses Geräts.
daily-too-early = Die Partien des Tages beginnen am 1. November 2026. Ist es heute später, prüfe die Uhr dieses Geräts.
daily-no-day = So einen Tag gibt es nicht.
daily-no-clock = Die Uhr dieses Geräts zeigt kein gültiges Datum.
# Die Seite ist zu einem anderen Tag weitergegangen.
daily-new-day = Ein neuer Tag: Hier sind seine Partien.
# Zu den Partien von heute.
daily-to-today = Die Partien von heute
daily-damaged = Deine gespeicherten Ergebnisse lassen sich nicht lesen, also werden neue nicht gespeichert. Lade sie herunter, oder beginne von vorn.
daily-newer = Deine gespeicherten Ergebnisse sind aus einer neueren Version, also werden neue nicht gespeichert. Lade die Seite neu.
daily-not-kept = Das wurde nicht gespeichert: Der Speicher des Browsers ist voll oder gesperrt.
daily-export-raw = Daten herunterladen
daily-begin-anew = Von vorn beginnen
# Lädt die Liste der Partien herunter, und wozu sie gut ist.
daily-list = Liste der Partien
daily-list-note = Jede Partie bis zu diesem Tag, mit Startzahl und Fingerabdruck, um zwei Geräte zu vergleichen.
daily-refused = Diese Partie ließ sich nicht beginnen:
