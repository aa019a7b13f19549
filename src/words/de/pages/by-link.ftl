## Spiele, die als Link weitergegeben werden

# Eine Art zu spielen, und wie sie ist.
by-link-way = An verschiedenen Geräten, per Link
by-link-way-note = Spielt an verschiedenen Orten: Nach deinem Zug schickst du das Spiel als Link an den nächsten Spieler.
# Vom Platz eines Menschen.
by-link-seat-note = Spielt am eigenen Gerät.
# Was ein Link enthält, ohne Server.
by-link-no-secrets = Ein Link enthält das ganze Spiel. Kein Server hütet die Geheimnisse; ein neugieriger Spieler könnte verdeckte Karten lesen.
# Solange ein Spieler anderswo an der Reihe ist, und nach dem Ende des Spiels.
by-link-send-to = Spiel an { $name } schicken
by-link-send-end = Das Spiel ist zu Ende. Schick das Ergebnis
by-link-sent = Geschickt. Öffne den Link, den du zurückbekommst, und spiele weiter.
by-link-share = Teilen …
by-link-copy = Link kopieren
by-link-copied = Kopiert: { $characters } Zeichen. Füge den Link in eine Nachricht ein.
by-link-by-hand = Dein Browser hat das Kopieren verhindert. Hier ist der Link:
by-link-link = Der Link
by-link-qr = QR-Code
# Das Quadrat, für alle, die es nicht sehen.
by-link-qr-alt = QR-Code des Links, { $characters } Zeichen
by-link-qr-too-long = Der Link hat { $characters } Zeichen: zu lang für einen QR-Code. Kopiere oder teile ihn stattdessen.
by-link-qr-note = Scanne ihn mit dem anderen Gerät. Der Link hat { $characters } Zeichen.
# Ein Spiel, das von einer Stellung aus begann.
by-link-no-link = Dieses Spiel begann von einer Stellung aus und hat daher keinen Link. Exportiere es stattdessen als Datei.
by-link-copy-game = Link zu diesem Spiel kopieren
by-link-copy-position = Link zu dieser Stellung kopieren
# Die Seite, die ein Link öffnet.
by-link-title = Ein Spiel per Link
by-link-bad = Dieser Link lässt sich nicht öffnen
by-link-bad-note = Nichts hat sich geändert. Bitte noch einmal um den Link, und öffne ihn ganz.
by-link-home = Startseite
by-link-turn-of = { $name } ist an der Reihe.
by-link-over = Das Spiel ist zu Ende.
by-link-who = Wer bist du?
by-link-who-note = Dieses Gerät merkt sich, wer du bist. Die anderen wählen an ihren eigenen Geräten.
by-link-i-am = Ich bin { $name }
by-link-on-turn = an der Reihe
by-link-newer = { $steps ->
    [1] Ein neuer Schritt, seit du dieses Spiel zuletzt geöffnet hast.
   *[other] { $steps } neue Schritte, seit du dieses Spiel zuletzt geöffnet hast.
}
by-link-go-on = Weiterspielen
by-link-same = Nichts Neues: Dieses Gerät ist schon auf dem neuesten Stand.
by-link-older = Dieser Link ist älter als dein Spiel
by-link-older-note = { $steps ->
    [1] Das Spiel auf diesem Gerät ist einen Schritt weiter. Es bleibt, wie es ist.
   *[other] Das Spiel auf diesem Gerät ist { $steps } Schritte weiter. Es bleibt, wie es ist.
}
by-link-look-older = Diesen Moment ansehen
by-link-go-on-here = Mein Spiel fortsetzen
by-link-branch = Dieser Link hat eine andere Fassung des Spiels
by-link-branch-note = Bis Schritt { $step } sind beide gleich; dann hat ein Spieler anders gewählt. Dein Spiel bleibt, wie es ist, und du kannst beide behalten.
by-link-keep-branch = Auch dieses behalten
by-link-branch-of = { $names } (andere Fassung)
by-link-position = Ein Freund hat eine Stellung mit dir geteilt
by-link-position-note = Du kannst von hier an in einer Übungskopie spielen. Sie kommt zu deinen gespeicherten Spielen.
by-link-play-position = Von hier spielen
by-link-finished = Ein Freund hat ein beendetes Spiel mit dir geteilt
by-link-finished-note = Sieh das Ergebnis, die Wiederholung und eine Analyse aller Entscheidungen. Es kommt zu deinen gespeicherten Spielen, aber nicht in deine Statistik.
by-link-look = Spiel ansehen
