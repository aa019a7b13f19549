## Tipps: was der stärkste Gegner an deiner Stelle erwägen würde

hints-title = Tipp
hints-thinking = Deine Möglichkeiten werden geprüft …
hints-not-now = Einen Tipp bekommst du, wenn du wählen darfst.
hints-failed = Diesmal kein Tipp.
hints-again = Noch einmal
# Der erste Schritt eines Tipps, wenn eine Wahl weit besser ist als alle anderen, und wenn mehrere gleich gut sind.
hints-clear = Eine Wahl ist klar besser.
hints-even = Mehrere Möglichkeiten sind hier etwa gleich gut.
# Der erste Schritt eines Tipps: worauf zu achten ist.
nudge-points = Achte auf Punkte, die du jetzt holen kannst.
nudge-means = Denke daran, was du danach noch hast.
nudge-goods = Denke an deine Waren.
nudge-engine = Denke daran, was dir jede Runde mehr bringt.
nudge-plans = Denke an die Punkte am Ende des Spiels.
nudge-tempo = Denke an die Zugreihenfolge, und wie lange das Spiel noch dauert.
nudge-experience = Sieh, wie alles zusammenpasst: In ähnlichen Spielen war dieser Weg besser.
hints-show-best = Die besten drei zeigen
hints-show-move = Den Zug zeigen
# Von einer Wahl, in Siegen von hundert Spielen, und in Punkten.
hints-chance = gewinnt etwa { $wins } von 100
hints-points = { $points ->
    [one] am Ende etwa 1 Punkt
   *[other] am Ende etwa { $points } Punkte
}
# Von einer Wahl, nach der alles ausgerechnet ist.
result-wins = sicherer Sieg
result-shares = sicher geteilter Sieg
result-loses = sicher kein Sieg
hints-points-counted = { $points ->
    [one] am Ende 1 Punkt
   *[other] am Ende { $points } Punkte
}
hints-counted = Der Rest des Spiels ist ausgerechnet: Das ist das Ergebnis, wenn alle Spieler am besten wählen.
hints-counted-better = Damit liegst du weiter vor den anderen Spielern.
hints-compared = Verglichen mit der nächstbesten:
hints-alike = Sie ist etwa so viel wert wie die nächstbeste.
# Siege in hundert Spielen mit der besten Wahl und mit der nächstbesten, wo sie nah beieinanderliegen und wo nicht.
hints-close = Knapp: etwa { $best } von 100 gewonnen, mit der nächstbesten { $next }.
hints-ahead = Etwa { $best } von 100 gewonnen; mit der nächstbesten { $next }.
hints-marked = Bei deinem Spiel ist vermerkt, dass es Tipps gab.
hints-warns = Diese Partie des Tages zählt.
hints-warns-note = Bei deinem Ergebnis steht dann „mit Tipps“.
hints-anyway = Trotzdem zeigen
hints-without = Ohne Tipp weiter
# Auf der Seite des Ergebnisses.
hints-was-marked = Mit Tipps gespielt.
# Der Schalter in den Einstellungen.
hints-switch = Tipps
hints-switch-note = Eine Lampe am Tisch zeigt Schritt für Schritt, worauf ein starker Spieler achten würde. Sie weiß nur, was du weißt.

## Die Antwort auf „Warum hat er das getan?“

# Titel der Antwort.
why-title = Warum?
# Der Knopf neben einer Zeile: nach wessen Wahl gefragt wird.
why-ask = Warum hat { $name } das getan?
# Der Text darauf, wo Platz ist.
why-ask-short = Warum?
# Über den Entscheidungen dieser Phase im Blatt der Phase.
why-of-phase = Warum haben sie das getan?
why-thinking = Die Möglichkeiten werden geprüft …
why-failed = Diesmal keine Antwort.
# Über den besten Möglichkeiten; von der, die gewählt wurde; von einer, die nicht darunter ist.
why-best = Was am besten aussah
why-chosen = Das wurde gewählt.
why-not-among = Gewählt wurde etwas anderes: { $what }
# Von einem Gegner, der nicht das Beste genommen hat.
why-errs = Auf dieser Stufe wählen Gegner nicht immer, was am besten aussieht.
# Über dem, was für das Beste spricht, verglichen mit dem Nächstbesten.
why-reason = Warum das Erste besser ist als das Zweite
# Solange das Spiel läuft: woraus das gedacht wurde.
why-imagined = Gestützt auf das, was du sehen konntest; verdeckte Karten wurden vielfach geraten.
# Wenn es zu Ende ist: dasselbe.
why-from-its-seat = Gestützt auf das, was der Gegner in diesem Moment sehen konnte.
why-forced = Es gab nur eine Möglichkeit.
why-secret = Das kannst du nach dem Spiel sehen: Es hängt von Verdecktem ab, etwa von Handkarten.
# Über dem, was alle Spieler davon gesehen haben.
why-seen = Was alle Spieler sahen
why-nothing-seen = Die anderen Spieler sahen nichts.
# Zurück zum Protokoll.
why-back = Zurück zum Protokoll

## Der Rückblick auf ein beendetes Spiel

review-title = Analyse
# Ankündigung der Analyse, bevor sie gemacht ist.
review-about = Ein starker Spieler sieht sich jede Entscheidung dieses Spiels an und weiß nur, was jeder Spieler wusste.
review-begin = Spiel analysieren
review-stop = Anhalten
# So viele von so vielen Entscheidungen sind angesehen.
review-progress = { $done } von { $of } Entscheidungen
review-failed = Die Analyse ließ sich nicht abschließen.
# Von einem Spiel, das unter anderen Regeln gespeichert wurde.
review-no-history = Von diesem Spiel ist nur das Ende gespeichert, also gibt es keine Entscheidungen zu analysieren.
review-chances = Siegchance
review-chances-note = Bei jeder Entscheidung, nach dem, was dieser Spieler wusste, bei bestem Spiel.
review-points = Punkte, wenn das Spiel da geendet hätte
# Überschrift über den teuersten Entscheidungen eines Spielers.
review-costly-of = Die teuersten Entscheidungen von { $name }
review-none-costly = Keine klaren Fehler.
# „Runde 6“.
review-round = Runde { $round }
# Was gewählt wurde, was besser war, und die Siege in hundert Spielen dazwischen.
review-chosen = Gewählt: { $what }
review-better = Besser: { $what }
# Siege in hundert Spielen, die eine Wahl verschenkt hat.
review-cost = −{ $wins } von 100
review-turns = { $turns ->
    [one] Eine Entscheidung lohnt einen zweiten Blick.
   *[other] { $turns } Entscheidungen lohnen einen zweiten Blick.
}
review-turn = Wendepunkt { $at } von { $of }
review-first = Besseres finden
review-before = Zurück
review-next = Weiter
review-looking = Diese Entscheidung wird genauer angesehen …
review-good = Bei genauerem Hinsehen war das gut gewählt.
review-find = Was ist besser?
review-right = Richtig!
review-not-best = Es gibt etwas Besseres.
review-happened = So kam es
review-instead = Das bringt es
review-practise = Von hier aus üben
# In dem Moment, der gezeigt wird: wer wählt, und wie viele Siege von hundert Spielen das versprach.
review-chance-of = { $name } wählt: gewinnt { $wins } von 100
# Die erste Chance eines Spielers, was Entscheidungen verschenkt haben, und was der Rest tat ($rest ist eine Zahl mit Vorzeichen), in Siegen von hundert Spielen.
review-account = { $lean ->
    [clean] { $name } hat nichts Teures gewählt. Glück und Gegner: { $rest } Siege von 100.
    [choices] { $name } begann mit { $first } Siegen von 100. Am meisten wogen die eigenen Entscheidungen: −{ $given }; Glück und Gegner { $rest }.
   *[luck] { $name } begann mit { $first } Siegen von 100. Am meisten wogen Glück und Gegner: { $rest }; eigene Entscheidungen −{ $given }.
}
review-as-table = Diagramm als Tabelle
# In einer Tabelle: Punkte, und die Siegchance.
review-cell = { $points } ({ $chance } %)
