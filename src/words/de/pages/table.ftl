## Jeder Tisch: warten, zurücknehmen, Protokoll, Ergebnis

table-players = Spieler
table-tools = Werkzeuge
table-what-now = Was jetzt zu tun ist
table-game-over = Das Spiel ist zu Ende.
table-log = Protokoll
table-actions = Alle Aktionen
table-no-actions = Jetzt gibt es nichts zu wählen.
table-undo = Rückgängig
table-undo-turn = Ganzen Zug zurücknehmen
table-undo-further = Weiter zurück (Übung)
# Warum sich nichts zurücknehmen lässt: Anfang, etwas aufgedeckt, ein anderer Platz.
barrier-beginning = Noch gibt es nichts zurückzunehmen.
barrier-revealed = Das kannst du nicht zurücknehmen: Verdecktes wurde aufgedeckt.
barrier-other-seat = Das kannst du nicht zurücknehmen: Danach hat ein anderer Spieler gezogen.
table-not-your-turn = Du bist nicht an der Reihe.
table-help = Tasten
table-describe = Tisch beschreiben
table-recap = Was ist geschehen?
table-recap-none = Seit deinem letzten Zug ist nichts geschehen.
table-thoughts = Warum?
table-thoughts-of = Wie { $name } wählt
# Ein Spiel allein: das beste bisher, und wie weit es vorn lag ($lead ist eines der drei darunter).
table-solo-best = { $points ->
    [one] Dein bestes Ergebnis an so einem Tisch: 1 Punkt, { $lead }.
   *[other] Dein bestes Ergebnis an so einem Tisch: { $points } Punkte, { $lead }.
}
table-lead-even = gleichauf
table-lead-ahead = { $points } Vorsprung
table-lead-behind = { $points } Rückstand
table-solo-new-best = { $points ->
    [one] Dein neues bestes Ergebnis an so einem Tisch: 1 Punkt, { $lead }.
   *[other] Dein neues bestes Ergebnis an so einem Tisch: { $points } Punkte, { $lead }.
}
table-results = Endergebnis
table-leave = Tisch verlassen
table-pause = Pause
table-next-step = Weiter
table-skip = Überspringen
table-thinking = überlegt …
table-thinking-of = { $name } überlegt …
table-powers = Wirkungen
table-powers-none = Noch hat keines deiner Gebäude eine Wirkung, über die du entscheidest.
# Wann die Wirkung eines Gebäudes genutzt wird.
policy-always = Immer
policy-ask = Fragen
policy-never = Nie
table-answer-forced = Erzwungene Züge automatisch spielen
table-sealed = nicht zurückzunehmen
table-show-card = Karte zeigen
table-viewing = Schritt { $at } von { $of } wird gezeigt
table-back-to-now = Zurück zum Jetzt
table-back-to-own = Zurück
table-earlier = Früher
table-later = Später
table-play-from-here = Von hier spielen
# Zu einer Studie der Stellung, die gezeigt wird.
table-study = Diese Stellung bearbeiten
# Mit wessen Augen ein Tisch zu sehen ist.
table-eyes = Gesehen von
table-everybody = Alle Spieler
table-back-to-study = Zurück zu den Feldern
# Name des Zurückblickens.
table-replay = Wiederholung
table-position = Schritt des Spiels
table-play = Abspielen
table-speed = Tempo: { $times }×
table-round-before = Zum Anfang der Runde
table-round-after = Zur nächsten Runde
table-watch-again = Wiederholung ansehen
table-hand-to = Gib das Gerät an
table-hold = Zum Ansehen halten
table-hold-note = Ein Klick oder die Eingabetaste geht auch.
table-person = Du
table-person-n = Spieler { $number }
table-opponent-n = Gegner { $number }
# Eine Stufe, und der Stil eines Gegners dieser Stufe.
table-with-style = { $level }, { $style }
table-elsewhere = Dieses Spiel ist in einem anderen Tab geöffnet
table-elsewhere-text = Du kannst es nur in einem Tab spielen. Spielst du hier, hält der andere Tab an.
table-take-over = Hier spielen
table-lost = Ein anderer Tab hat dieses Spiel übernommen.
table-asking = Das Spiel wird geöffnet …
# Überschriften, wo sich kein Spiel zeigen lässt: Dort ist nichts gespeichert, mit dem, was daraus geworden sein kann; was gespeichert ist, lässt sich nicht öffnen.
table-missing = Spiel nicht gefunden
table-missing-note = Vielleicht wurde es gelöscht, oder es ist in einem anderen Browser. Um ein Spiel mitzunehmen, schicke es als Link oder Datei.
table-unopened = Dieses Spiel lässt sich nicht öffnen
table-history-lost = Die Regeln wurden korrigiert, nachdem dieses Spiel gespeichert wurde. Du kannst weiterspielen, aber sein früherer Verlauf ist weg.
table-not-saved-full = Der Speicher des Browsers ist voll: Dieses Spiel ist weg, wenn du den Tab schließt.
table-not-saved-closed = Dieser Browser speichert keine Spiele: Dieses Spiel ist weg, wenn du den Tab schließt.
table-export-now = Als Datei speichern
table-choose = Welches davon?
table-all-seats = Alle Spieler
table-final-score = Endergebnis
table-source = Woher
table-total = Summe
# Was bei Gleichstand entschied, etwa „Handkarten und Waren zusammen“.
table-tie-break-note = Die Summen sind gleich. { $what } entscheiden: Die meisten gewinnen.
table-wins = { $name } gewinnt.
table-share-win = { $names } teilen sich den Sieg.
table-skip-counting = Zählen überspringen
table-again-same = Noch einmal dasselbe
table-again-new = Neu gemischt
table-look-at-table = Tisch ansehen
# Zeigt auf dem Telefon die übrigen Wege von einem beendeten Spiel aus.
table-more-ways = Mehr
# Das Ergebnis als Bild: zum Behalten, zum Zeigen, und wenn es sich nicht machen lässt.
table-save-picture = Als Bild speichern
table-share-picture = Bild teilen
table-no-picture = Dieser Browser konnte das Bild nicht machen.
# Am Fuß dieses Bildes.
table-imprint = Sobremesa · Brettspiele in deinem Browser
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
## Zwischen den Teilen von Listen und Sätzen

# Zwischen zwei Dingen einer Liste: „Kaffee, Zucker“.
list-comma = { ", " }
# Zwischen zwei Angaben einer Zeile: „1 Kiste, 2 Münzen“.
list-clause = { ", " }
# Zwischen längeren Angaben, die selbst Kommas haben.
list-semicolon = { "; " }
# Zwischen einer Überschrift und dem, was sie einleitet.
colon = { ": " }
# Zwischen zwei Sätzen.
gap = { " " }
# Das Ende einer Liste; $first können mehrere Dinge mit Kommas dazwischen sein.
list-and = { $first } und { $last }
table-not-over = Dieses Spiel ist noch nicht zu Ende
# Tasten, und was sie am Tisch tun. Die Tasten selbst stehen davor; nur die Leertaste hat hier ihren Namen.
key-space = Leertaste
key-does-tab = nächster Bereich
key-does-arrows = innerhalb eines Bereichs
key-does-enter = wählen
key-does-space = die Karte ansehen
key-does-esc = schließen, abbrechen, zurück zum Jetzt
key-does-a = alle Aktionen
key-does-u = rückgängig
key-does-h = ein Tipp
key-does-l = Protokoll
key-does-p = wiederholen, was zu tun ist
key-does-n = nächste Stelle, die du wählen kannst
key-does-d = den Tisch beschreiben
key-does-digits = einen Spieler ansehen
key-does-brackets = einen Schritt früher, später
key-does-home-end = erster Schritt, jetzt
key-does-question = diese Liste
table-auto-mark = auto
# Vor dem, was eine Karte für den Leser jetzt bedeutet.
table-for-you-now = Für dich jetzt:
# Name der Leiste, die eine Phase Spieler für Spieler zusammenfasst.
table-who-did-what = Wer in dieser Phase was getan hat

## Das Programm der Gegner läuft nicht, wie es soll

cause-refused = Dieser Browser erlaubt der Seite nicht, Gegner spielen zu lassen.
cause-missing = Die Gegner sind nicht mehr auf dem Server; wahrscheinlich gibt es eine neuere Version der Seite.
cause-server = Der Server hat ein Problem: Die Gegner wurden nicht geladen.
cause-unreachable = Die Gegner wurden nicht geladen: Der Server ist nicht erreichbar. Prüfe bitte deine Verbindung.
cause-altered = Die Gegner wurden nicht geladen: Etwas anderes kam an, vielleicht die Anmeldeseite eines Netzes.
cause-unfit = Dieser Browser ist zu alt für Gegner; ein neuerer kann es.
cause-version = Die Gegner gehören zu einer anderen Version der Seite.
cause-slow = Die Gegner laden langsam.
cause-silent = Die Gegner antworten nicht.
cause-garbled = Die Seite versteht die Antwort der Gegner nicht.
cause-broken = Die Gegner sind stehen geblieben.
# Was die Seite als Nächstes tut, hinter dem Grund.
opponents-still-tried = Es wird weiter versucht: Du kannst warten. Dein Spiel ist gespeichert.
opponents-stopped = Dein Spiel ist gespeichert. Versuche es noch einmal, lade die Seite neu, oder spiele selbst für diesen Gegner.
opponents-on-page = Dieser Browser lässt Gegner nicht im Hintergrund denken; während sie denken, stockt die Seite vielleicht.
opponents-again = Noch einmal
opponents-reload = Seite neu laden
# Ein Mensch spielt für diesen Gegner.
opponents-play-for = Für { $name } spielen
