## Einen Tisch einrichten

# Die Überschrift.
setup-title = Ein Tisch für { $game }
# Überschrift der Plätze.
setup-seats = Spieler, in Zugreihenfolge
# Einmal über Gegner gesagt: was sie nie tun.
setup-fair = Gegner spielen nach denselben Regeln, bekommen keinen Vorteil und sehen nur, was ein Mensch an ihrer Stelle sähe.
# Feld: der Name auf einem Platz.
setup-name-of = Name von Spieler { $seat }
# Feld: wer auf einem Platz spielt.
setup-who-of = Wer ist Spieler { $seat }
# Ein Mensch an diesem Gerät.
setup-person = Mensch
# Hinweis zu einem Menschen auf einem Platz.
setup-person-note = Spielt an diesem Gerät.
# Dasselbe, wenn es mehrere sind.
setup-people-note = Spielt an diesem Gerät. Ein Vorhang verdeckt die Hand, wenn ein anderer dran ist.
# Die Stufen der Gegner, die schwächste zuerst: der Name und eine ehrliche Beschreibung.
level-newcomer = Neuling
level-newcomer-note = Spielt wie beim ersten Mal: oft spontan, und hebt Dinge zu lange auf. Gut für dein erstes Spiel.
level-casual = Hobbyspieler
level-casual-note = Spielt ab und zu: spart zu viel und vergisst, was verloren gehen kann.
level-enthusiast = Liebhaber
level-enthusiast-note = Spielt nach Faustregeln, eine Entscheidung voraus. Mag, was teuer ist.
level-apprentice = Lehrling
level-apprentice-note = Weiß, was die Dinge wert sind, sieht eine Entscheidung voraus und macht oft Fehler.
level-merchant = Stammgast
level-merchant-note = Sieht ein wenig weiter voraus; macht ab und zu Fehler.
level-governor = Stratege
level-governor-note = Plant einige Züge voraus; macht in schwierigen Lagen Fehler.
level-viceroy = Vizekönig
level-viceroy-note = Achtet auf die anderen Spielpläne, plant bis zum Ende und macht selten Fehler.
level-master = Meister
level-master-note = Plant bis zum Ende, mit der Bedenkzeit aus den Einstellungen. Der stärkste Gegner.
# Ein Gegner, der sich dem Spieler angleicht: der Name, und was ehrlich von ihm zu sagen ist.
setup-matched = So gut wie du
setup-matched-note = Folgt dir von Spiel zu Spiel: stärker, wenn du gewinnst, schwächer, wenn du verlierst.
# Seine Stufe vor dem ersten beendeten Spiel.
setup-matched-begins = Beginnt auf der Stufe { $level }.
# Seine Stufe nach so vielen der letzten beendeten Spiele.
setup-matched-now = Jetzt, nach { $games ->
    [one] deinem letzten Spiel
   *[other] deinen letzten { $games } Spielen
}, etwa: { $level }.
# Macht alle Gegner zu solchen.
setup-match-all = Alle Gegner so gut wie du
# Feld: der Stil des Gegners auf einem Platz.
setup-style-of = Stil von Spieler { $seat }
# Ein Gegner ohne Stil.
setup-plain = Kein Stil
# Die Stile der Gegner: der Name, worin er sich zeigt, und der Name hinter einer Stufe („Vizekönig, Reeder“).
style-shipper = Reeder
style-shipper-note = Lädt gern: Häfen, Werften, Kisten.
style-shipper-behind = Reeder
style-builder = Bauherr
style-builder-note = Mag eine volle Stadt, und Steinbrüche, die sie bezahlen.
style-builder-behind = Bauherr
style-trader = Kaufmann
style-trader-note = Verkauft gern: Markthallen, Tabak, Kaffee.
style-trader-behind = Kaufmann
# Wie stark eine Stufe ist: so oft gewinnt sie allein gegen so viele Gegner ($rivals) der Stufe darunter, die $below heißt.
setup-beats = { $rivals ->
    [1] Schlägt einen Gegner der Stufe { $below } in { $percent } von 100 Spielen.
   *[other] Schlägt { $rivals } Gegner der Stufe { $below } in { $percent } von 100 Spielen.
}
# Punkte, die eine Stufe im Schnitt gegen Gegner der Stufe $against macht, und deren Punkte.
setup-scores = Gegen Gegner der Stufe { $against } macht diese etwa { $own } Punkte, die anderen { $theirs }.
# Wie stark eine Stufe gegen einen Gegner ist, den die Regeln spielen; er heißt $rule.
setup-beats-rule = Schlägt { $rule } in { $percent } von 100 Spielen.
# Von einem Platz, den die Regeln spielen.
setup-by-rule = Von den Regeln gespielt.
# Dass das an einem anderen Tisch gemessen wurde: in einer anderen Ausgabe, oder mit einer Erweiterung.
setup-measured = (Gemessen mit: { $table }.)
# Namen für Menschen, Platz für Platz; sie lassen sich ändern.
human-1 = Anna
human-2 = Ben
human-3 = Clara
human-4 = David
human-5 = Emma
human-6 = Felix
human-7 = Greta
human-8 = Hannes
# Namen für Gegner: spanische, denn dort spielen die Spiele.
rival-1 = Inés
rival-2 = Tomás
rival-3 = Lucía
rival-4 = Rafael
rival-5 = Marta
rival-6 = Diego
rival-7 = Elena
rival-8 = Julio
# Fügt einen Platz hinzu.
setup-add = Spieler hinzufügen
# Nimmt einen Platz weg.
setup-remove = { $name } entfernen
# Rückt einen Platz in der Zugreihenfolge nach vorn.
setup-earlier = { $name } einen Platz nach vorn
# Mischt die Reihenfolge der Plätze.
setup-shuffle = Spieler mischen
# Angesagt, wenn gemischt wurde: die neue Reihenfolge.
setup-shuffled = Neue Reihenfolge: { $names }.
# Überschrift: wer beginnt.
setup-first = Erster Spieler
# Das wird ausgelost.
setup-first-drawn = Zufällig
# Hinweis zum ersten Platz.
setup-first-note = Beginnt die erste Runde; die anderen folgen in Zugreihenfolge.
# Überschrift der Ausgaben.
setup-edition = Ausgabe
# Überschrift der Optionen.
setup-options = Optionen
# Name der Knöpfe, die mehrere Optionen auf einmal setzen.
setup-presets = Vorlagen
# Überschrift über dem, was nur wenige ändern.
setup-fine = Für Kenner
# Feld: die Startzahl.
setup-seed = Startzahl
# Hinweis zur Startzahl.
setup-seed-note = Dieselbe Startzahl und dieselben Spieler geben dieselben Karten. Lass sie leer, um neu zu mischen.
# Im leeren Feld der Startzahl.
setup-seed-empty = neu mischen
# Die Startzahl ist keine Zahl.
setup-seed-wrong = Eine Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
# Beginnt das Spiel.
setup-start = Spiel beginnen
# Kopiert einen Link zu diesem Tisch.
setup-share = Diesen Tisch teilen
# Der Link wurde kopiert.
setup-copied = Link kopiert.
# Er ließ sich nicht kopieren; der Link folgt zum Kopieren von Hand.
setup-copy-by-hand = Dein Browser hat das Kopieren verhindert. Hier ist der Link:
# Hinweis zum Link, neben dem Knopf.
setup-share-note = Ein Link mit Spielern, Optionen und Startzahl. Er gibt auf einem anderen Gerät dieselben Karten. Nichts wird irgendwohin geschickt.
# Überschrift über einem Tisch, der als Link kam.
setup-came = Ein Freund hat diesen Tisch mit dir geteilt
# Was er enthält, bevor etwas beginnt.
setup-came-note = Das Spiel hat noch nicht begonnen. Ändere, was du willst, und beginne, wenn du bereit bist.
# Macht den geteilten Tisch zum eigenen.
setup-came-change = Eigenen Tisch einrichten
# Ein Link, der sich nicht verwenden lässt; der genaue Grund folgt.
setup-bad-link = Dieser Link lässt sich nicht verwenden.
# Rat dazu.
setup-bad-link-note = Bitte um einen neuen Link, oder richte unten deinen eigenen Tisch ein.
# Warum ein Link sich nicht verwenden lässt. $problem und $why sind englisch, aus dem Programm.
link-too-long = Der Link ist zu lang: Sein Code hat { $characters } Zeichen.
link-character = Der Link hat einen Tippfehler: „{ $found }“ an Stelle { $at } ist nicht erlaubt.
link-damaged = Der Link ist unvollständig oder hat einen Tippfehler.
link-newer = Er kommt aus einer neueren Version. Lade die Seite neu, dann öffne ihn noch einmal.
link-older-rules = Dieses Spiel folgte älteren Regeln und lässt sich nicht mehr zeigen.
link-other-game = Er ist für ein anderes Spiel: „{ $found }“.
link-content = Der Link ist beschädigt.
link-setup = So ein Tisch ist nicht möglich.
link-refused = Sein Zug { $number } ist gegen die Regeln.
# Überschrift über einem beendeten Spiel, das als Link kam.
setup-course = Ein Freund hat ein beendetes Spiel mit dir geteilt
# Hinweis zum Ansehen.
setup-course-note = Öffnest du es, kommt es zu deinen gespeicherten Spielen.
# Sieht es an.
setup-course-look = Spiel ansehen
# $key ist, wie der Link das Spiel nennt.
setup-no-game = Ein Spiel „{ $key }“ gibt es hier nicht.
# Eine Zeile, was gespielt wird. Zuerst, wo nur Gegner spielen.
setup-watch = { $seats ->
    [2] Zwei Gegner spielen: Lehn dich zurück und sieh zu.
   *[other] { $seats } Gegner spielen: Lehn dich zurück und sieh zu.
}
setup-against = { $opponents ->
    [1] Du gegen einen Gegner.
   *[other] Du gegen { $opponents } Gegner.
}
setup-shared = { $players } Spieler teilen sich dieses Gerät.
setup-some-here = { $here } Spieler an diesem Gerät, { $all } insgesamt.
# Der Tisch als Bild, in Worten.
setup-table = Der Tisch, im Uhrzeigersinn: { $names }.
# Zeichen auf dem kleinen Schild des Platzes, der beginnt.
setup-begins = beginnt
# Die Einstellungen wurden abgelehnt; der Grund folgt.
setup-refused = So lässt sich der Tisch nicht einrichten:
