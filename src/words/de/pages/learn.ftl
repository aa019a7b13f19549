## Rund um die Lektionen

learn-title = Lektionen
# Einführung in die Lektionen.
learn-about = Jede dauert ein paar Minuten, am echten Tisch. Überspringe, was du kennst.
# Eine Lektion, die abgeschlossen ist.
learn-finished = fertig
# So viele von so vielen Lektionen sind abgeschlossen.
learn-progress = { $done } von { $of } fertig
# Nach den Lektionen: ein eigenes Spiel.
learn-first-game = Eigenes Spiel beginnen
learn-first-game-note = Ein Tisch mit zwei Anfängern; neue Fragen werden erklärt.
learn-guided = Geführtes erstes Spiel
learn-guided-note = Ein Trainer erklärt alles dann, wenn du es zum ersten Mal brauchst.
learn-guide = Trainer
learn-guide-free = Du bist dran. Der Tipp zeigt, was ein starker Spieler täte.
learn-guide-end = Das Spiel ist zu Ende.
learn-guide-good = Gut gewählt.
learn-guide-fair = Ganz gut gewählt.
learn-guide-poor = Besser: { $better }.
learn-guide-leave = Trainer wegschicken
learn-next-stop = Als Nächstes
learn-later = Erweiterungen und andere Spielweisen
learn-puzzles = { $puzzles ->
    [0] Rätsel
   *[other] Rätsel: { $puzzles } gelöst
}
learn-go-on = Weiter
learn-understood = Verstanden
# Einstellung: Erste Fragen werden erklärt, und eine Zeile dazu.
learn-first-times = Neue Fragen erklären
learn-first-times-note = In deinen ersten zwei Spielen erklärt eine Zeile über dem Spielplan jede neue Frage einmal.
# Der Schritt von so vielen.
learn-step = Schritt { $at } von { $of }
# Während andere ihre Züge machen.
learn-others = Deine Gegner spielen …
# Von etwas, das erlaubt ist, worum es im Schritt aber nicht geht.
learn-otherwise = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Nichts ist geschehen.
learn-rule = Die Regel
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-leave = Lektion verlassen
# Die Lektionen passen nicht mehr zum Programm, und warum.
learn-broken = Diese Lektion lässt sich nicht spielen: { $why }
learn-unknown = So eine Lektion gibt es nicht.

## Rund um die Regeln

# Die Überschrift, bis der Text da ist: der Titel des Spiels.
rules-title = Regeln von { $game }
# Das Inhaltsverzeichnis.
rules-contents = Inhalt
# Feld: Suche.
rules-search = Regeln durchsuchen
# Zahl der Regeln, in denen die gesuchten Wörter stehen.
rules-found = { $rules ->
    [one] 1 Regel gefunden
   *[other] { $rules } Regeln gefunden
}
# Nichts gefunden; $words sind die gesuchten Wörter.
rules-nothing = In keiner Regel steht „{ $words }“.
# Zu allen Regeln, von der Leiste neben dem Spielplan.
rules-whole = Alle Regeln öffnen
# Der Text ist unterwegs.
rules-loading = Regeln werden geladen …
# Er kam nicht.
rules-failed = Die Regeln wurden nicht geladen. Prüfe bitte deine Verbindung; einmal geladen, bleiben sie auf diesem Gerät.
# Fragt noch einmal danach.
rules-retry = Noch einmal
# Auf einem Teil: seine Kosten.
rules-cost = Kosten
# Auf einem Teil: seine Punkte.
rules-points = Punkte
# Auf einem Teil: Punkte, die von der Stadt abhängen.
rules-varies = je nach Stadt
# Auf einem Teil: wie oft es im Spiel ist.
rules-copies = Anzahl
