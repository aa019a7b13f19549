## Die erste Seite

# Eine Zeile unter dem Namen des Projekts.
home-motto = Noch ein Spiel, bevor abgeräumt wird.
# Auf der Karte jedes Spiels: sein Titel, egal in welcher Ausgabe, eine Zeile darüber, eine Einführung und drei Angaben (Spieler, Dauer, Gegner).
pitch-san-juan-title = San Juan
pitch-san-juan-over = Eine Stadt aus einer Handvoll Karten
pitch-san-juan-about = Jede Karte ist ein Gebäude, sein Preis oder eine Ware. Nimm eine Rolle, und alle Spieler handeln, du ein wenig besser als die anderen. Das zwölfte Gebäude beendet das Spiel.
pitch-san-juan-players = 2–8 Spieler, zwei Ausgaben
pitch-san-juan-length = 20–60 Minuten
pitch-san-juan-levels = Gegner in acht Stufen
# Puerto Rico.
pitch-puerto-rico-title = Puerto Rico
pitch-puerto-rico-over = Plantagen, Schiffe und eine Stadt
pitch-puerto-rico-about = Pflanzen, anwerben, bauen, produzieren, verkaufen, verschiffen: Deine Rolle lässt alle Spieler handeln und gibt dir ein Privileg. Punkte bringen verschiffte Waren und deine Gebäude.
pitch-puerto-rico-players = 2–5 Spieler, zwei Ausgaben
pitch-puerto-rico-length = 40–90 Minuten
pitch-puerto-rico-levels = Gegner in acht Stufen
# Ginkgopolis.
pitch-ginkgopolis-title = Ginkgopolis
pitch-ginkgopolis-over = Eine Stadt, die immer weiter wächst
pitch-ginkgopolis-about = Alle Spieler wählen geheim eine Karte, allein oder mit Plättchen: ein Gebäude nutzen, am Rand der Stadt urbanisieren oder ein Stockwerk hochbauen. Wer am Ende die Viertel hält, hält die Stadt.
pitch-ginkgopolis-players = 2–5 Spieler, oder allein gegen Hal
pitch-ginkgopolis-length = 45 Minuten
pitch-ginkgopolis-levels = Gegner in acht Stufen
# Beginnt ein neues Spiel.
home-new-game = Neues Spiel
# Geht mit dem letzten Spiel weiter.
home-go-on = Weiterspielen
# Über dem letzten Spiel.
home-latest = Dein letztes Spiel
home-new-here = Neu hier?
home-new-here-note = Spiele dein erstes Spiel mit einem Trainer.
# Name der Liste der Bereiche.
home-ways = Bereiche
# Die Studien.
home-study = Studien
home-study-note = Stelle eine beliebige Stellung auf, bewege die Teile von Hand und sieh, wie es weitergeht.
home-learn = Lernen
home-rules = Regeln
home-play = Spielen
home-company = Wer spielt
home-against = Gegen Gegner
home-together = Hier zusammen
home-by-devices = Mehrere Geräte
home-join = An einen Tisch setzen
home-by-link = Per Link
home-today = Heute
home-games = Meine Spiele
home-learnt = { $lessons ->
    [0] Erstes Spiel, Lektionen, Rätsel, Regeln
    [one] 1 Lektion fertig
   *[other] { $lessons } Lektionen fertig
}
# Wer das gemacht hat und wer nicht.
home-colophon = Ein inoffizielles Fanprojekt mit eigenen Zeichnungen und Texten. Kein Konto, keine Werbung; nichts verlässt dieses Gerät.
# Name der Navigation.
home-nav = Sprache und Einstellungen

## Teile der Seite, die geholt werden

# Er ist unterwegs.
fetch-coming = Lädt …
# Er kam nicht.
fetch-missing = Dieser Teil wurde nicht geladen. Prüfe bitte deine Verbindung; einmal geladen, bleibt er auf diesem Gerät. Hilft ein neuer Versuch nicht, lade die Seite neu. Deine gespeicherten Spiele sind sicher.
# Dasselbe, wo der Grund bekannt ist; `fetch-advice` folgt.
fetch-why-missing = Dieser Teil wurde nicht geladen: Er ist nicht mehr auf dem Server; wahrscheinlich gibt es eine neuere Version der Seite.
fetch-why-server = Dieser Teil wurde nicht geladen: Der Server hat ein Problem.
fetch-why-unreachable = Dieser Teil wurde nicht geladen: Der Server ist nicht erreichbar; prüfe bitte die Verbindung.
fetch-why-slow = Dieser Teil wurde nicht geladen: Seit einigen Sekunden kam nichts an, aber vielleicht ist er noch unterwegs.
fetch-why-altered = Dieser Teil wurde nicht geladen: Etwas anderes kam an, vielleicht die Anmeldeseite eines Netzes.
fetch-advice = Hilft ein neuer Versuch nicht, lade die Seite neu. Deine gespeicherten Spiele sind sicher.
# Fragt noch einmal danach.
fetch-retry = Noch einmal

## Offline spielen, neue Versionen, installieren

# Alles ist da: Das Spiel geht ohne Netz.
pwa-ready = Bereit zum Offlinespielen.
# Es wird gespeichert.
pwa-preparing = Wird fürs Offlinespielen vorbereitet …
# Einige Dateien fehlen.
pwa-missing = Fürs Offlinespielen fehlen einige Dateien. Sie laden, wenn du online bist.
# Der Browser kann das Programm nicht behalten.
pwa-impossible = Dieser Browser kann nicht offline spielen.
# Eine neue Version wartet, während eines Spiels.
pwa-later = Eine neue Version ist bereit. Sie lädt nach diesem Spiel.
# Eine neue Version wartet, außerhalb eines Spiels.
pwa-now = Eine neue Version ist bereit.
# Nimmt sie.
pwa-reload = Jetzt neu laden
# Andere Tabs spielen noch mit der alten Version.
pwa-blocked = { $tabs ->
    [1] Ein anderer Tab nutzt noch die alte Version. Schließe ihn zuerst.
   *[other] { $tabs } andere Tabs nutzen noch die alte Version. Schließe sie zuerst.
}
# Blendet die Leiste für diesen Besuch aus.
pwa-not-now = Später
# Bietet an, zu installieren.
pwa-offer = Gefällt es dir? Installiere Sobremesa auf diesem Gerät.
# Installiert.
pwa-install = Installieren
# Bietet es nie wieder an.
pwa-never = Nein, danke
# Zeigt, wie es geht, wo der Browser keinen Knopf dafür hat.
pwa-how = Zeig mir, wie
# Überschrift der Schritte.
pwa-steps-title = In drei Schritten auf deinen Home-Bildschirm
# Die Schritte auf einem iPhone oder iPad.
pwa-step-1 = Tippe in deinem Browser auf das Teilen-Symbol.
pwa-step-2 = Wähle „Zum Home-Bildschirm“.
pwa-step-3 = Bestätige mit „Hinzufügen“. Der Tisch steht bereit, mit allen deinen Spielen.
