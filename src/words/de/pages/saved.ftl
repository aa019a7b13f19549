## Der Zustand des Speichers im Browser

# Es gibt keinen Speicher.
store-unavailable = Dieser Browser speichert keine Spiele; vielleicht ist das ein privates Fenster. Du kannst weiterspielen, aber das Spiel ist weg, wenn du diesen Tab schließt. Exportiere es, um es zu behalten.
# Der Speicher ist voll.
store-full = Der Speicher des Browsers ist voll. Deine letzten Züge sind nicht gespeichert. Lösche ein Spiel, das du nicht mehr brauchst, oder exportiere dieses.
# Bald ist er es: wie voll er ist, und für wie viele beendete Spiele noch Platz ist.
store-nearly = Der Speicher des Browsers ist zu { $percent } % voll: Platz ist noch für etwa { $games } Spiele. Exportiere alle Spiele, dann lösche die, die du nicht mehr brauchst.

## Die Liste der gespeicherten Spiele

# Die Überschrift.
saved-title = Gespeicherte Spiele
# Wie viele es sind.
saved-count = { $games ->
    [0] Kein Spiel
    [one] 1 Spiel
   *[other] { $games } Spiele
}
# Es gibt keine.
saved-none = Noch keine gespeicherten Spiele.
# Ein Hinweis dazu.
saved-none-note = Jedes Spiel wird nach jeder Entscheidung automatisch gespeichert.
# Öffnet ein Spiel.
saved-open = Weiterspielen
# Zeigt das Ergebnis eines beendeten Spiels.
saved-result = Ergebnis
# Gibt einem Spiel einen Titel.
saved-rename = Umbenennen
# Feld: der Titel.
saved-title-of = Titel
# Der Titel darf leer sein.
saved-title-note = Lass ihn leer, dann stehen hier die Namen der Spieler.
# Behält den Titel.
saved-keep = Titel speichern
# Lädt ein Spiel herunter.
saved-export = Exportieren
# Lädt alle Spiele herunter.
saved-export-all = Alle exportieren
# Nimmt eine Datei auf.
saved-import = Datei importieren
# Sagt, dass Dateien hierher gezogen werden können.
saved-drop = Du kannst eine Datei auch irgendwo auf diese Seite ziehen.
# Solange eine Datei über der Seite schwebt.
saved-drop-now = Loslassen zum Importieren
# Löscht ein Spiel.
saved-delete = Löschen
# Ein Spiel wurde gelöscht; sein Titel.
saved-deleted = Gelöscht: { $title }
# Holt es zurück.
saved-undo = Rückgängig
# Es ist zurück.
saved-undone = Das Spiel ist wieder da.
# Ein Spiel einer Ausgabe; `new` ist die Ausgabe 1897 von San Juan und Puerto Rico, die letzten vier sind von Ginkgopolis.
saved-edition = { $edition ->
    [new] { $game } 1897
    [classic] { $game }, klassische Ausgabe
    [beginner] { $game }, Einsteigerspiel
    [draft] { $game }, volles Spiel
    [solo] { $game }, allein gegen Hal
    [expert] { $game }, allein gegen Hal, Expertenspiel
   *[other] { $game }
}
# Zahl der Erweiterungen und Varianten im Spiel.
saved-additions = { $additions ->
    [one] 1 Erweiterung oder Variante
   *[other] { $additions } Erweiterungen und Varianten
}
# Die Runde.
saved-round = Runde { $round }
# Vor der ersten Runde.
saved-opening = Kartenwahl zu Beginn
# Es ist zu Ende; wer gewonnen hat.
saved-over = Beendet; gewonnen von { $names }
# Züge wurden über die Regeln hinaus zurückgenommen.
saved-practice = Übung
# Das Ergebnis neben einem Namen: „SP“ steht für Siegpunkte.
saved-score = { $points } SP
# Gegner, die von den Regeln gespielt werden: der von Ginkgopolis im Spiel allein, und die von Puerto Rico.
automa-hal = Hal
automa-puertoma = Puertoma
automa-puertoma-one = Puertoma 1
automa-puertoma-two = Puertoma 2
# Wann es zuletzt gespielt wurde: $date, wie der Browser es schreibt.
saved-played = gespielt { $date }
# Ein beschädigtes Spiel.
saved-damaged = Beschädigtes Spiel
# Was das heißt.
saved-damaged-note = Es lässt sich nicht öffnen. Es bleibt unverändert: Du kannst seinen Text exportieren oder es löschen.
# Ein Spiel aus einer neueren Version.
saved-newer = Spiel aus einer neueren Version
# Was das heißt.
saved-newer-note = Es kommt aus einer neueren Version und bleibt unverändert. Lade die Seite neu, dann öffne es.
# Lädt den Text herunter, wie er ist.
saved-export-raw = Text exportieren
# So viele Spiele wurden aufgenommen.
saved-imported = { $games ->
    [1] Ein Spiel ist zu deiner Liste gekommen.
   *[other] { $games } Spiele sind zu deiner Liste gekommen.
}
# Sie sind nur im Arbeitsspeicher.
saved-imported-memory = Nicht gespeichert: Wenn du diesen Tab schließt, sind sie weg.
# So viele davon waren schon hier.
saved-imported-known = { $games ->
    [1] Eines war schon in deiner Liste.
   *[other] { $games } waren schon in deiner Liste.
}
# So viele ließen sich nicht lesen.
saved-imported-bad = { $games ->
    [1] Eines ließ sich nicht lesen und wurde übersprungen.
   *[other] { $games } ließen sich nicht lesen und wurden übersprungen.
}
# Für so viele war kein Platz.
saved-imported-no-room = { $games ->
    [1] Für eines davon war kein Platz.
   *[other] Für { $games } davon war kein Platz.
}
# Sie sind wieder weg.
saved-import-undone = Import rückgängig gemacht.
# Eine Datei wird gelesen: Hundertstel.
saved-reading = Die Datei wird gelesen: { $percent } %
# Ihre Spiele werden geprüft: so viele von so vielen.
saved-checking = Spiel { $done } von { $of } wird geprüft
# Sie werden gespeichert.
saved-storing = Spiel { $done } von { $of } wird gespeichert
# Hält das an.
saved-stop = Anhalten
# Vor einem Import: die Spiele, die aufgenommen werden können; dann dasselbe, wo nur einige ($fit) Platz haben.
saved-forecast = { $games ->
    [1] Ein Spiel kann importiert werden.
   *[other] { $games } Spiele können importiert werden.
}
saved-forecast-tight = { $games } Spiele können importiert werden, aber Platz ist nur für etwa { $fit }. Lösche Spiele, die du nicht mehr brauchst.
# Nimmt so viele auf.
saved-take-in = { $games ->
    [1] Ein Spiel importieren
   *[other] { $games } Spiele importieren
}
# Lässt sie.
saved-leave = Nicht importieren
# Beschriftung der Auswahl, welche Spiele zu sehen sind.
saved-which = Anzeigen
# Spiele jeder Art.
saved-any-game = Alle Spiele
# Welche Spiele die Liste zeigt.
saved-stage-all = Laufend und beendet
saved-stage-running = Laufend
saved-stage-finished = Beendet
# Aus jeder Zeit; seit einem Monat, einem halben Jahr, einem Jahr nicht gespielt.
saved-age-any = Egal, wann gespielt
saved-age-month = Seit einem Monat nicht gespielt
saved-age-half-year = Seit einem halben Jahr nicht gespielt
saved-age-year = Seit einem Jahr nicht gespielt
# So viele von so vielen sind zu sehen.
saved-chosen = { $chosen } von { $of } Spielen
# Löscht die, die zu sehen sind, so viele.
saved-delete-these = { $games ->
    [1] Dieses Spiel löschen
   *[other] Diese { $games } Spiele löschen
}
# So viele wurden gelöscht.
saved-deleted-many = { $games ->
    [1] Ein Spiel wurde gelöscht.
   *[other] { $games } Spiele wurden gelöscht.
}
# Sie sind zurück.
saved-undone-many = { $games ->
    [1] Das Spiel ist wieder da.
   *[other] { $games } Spiele sind wieder da.
}
# Zeigt so viele mehr.
saved-more = { $games } mehr anzeigen
# Die Datei wurde abgelehnt; ihr Name.
saved-refused = „{ $file }“ wurde nicht importiert.
# Es ist keine Datei dieses Programms.
saved-not-ours = Die Datei wurde nicht von hier exportiert.
# Sie ist aus einer neueren Version.
saved-file-newer = Sie kommt aus einer neueren Version. Lade die Seite neu, dann importiere noch einmal.
# Sie ist an einer Stelle beschädigt.
saved-file-damaged = Die Datei ist beschädigt.
# Sie lässt sich gar nicht lesen.
saved-unreadable = Der Browser konnte sie nicht als Text lesen.
# Nichts wurde geändert.
saved-nothing-changed = Deine Spiele sind unverändert.
# Beschriftung vor dem technischen Grund.
saved-reason = Einzelheiten:
