## Die Einstellungen

# Die Überschrift.
settings-title = Einstellungen
# Überschrift: Sprache und Aussehen.
settings-look = Sprache und Aussehen
# Überschrift: wie gespielt wird.
settings-play = Tempo
# Überschrift: Bedienung.
settings-controls = Bedienung und Hilfe
# Überschrift: gespeicherte Spiele und Speicher.
settings-storage = Gespeicherte Spiele
# Überschrift: das Programm.
settings-about = Über dieses Programm
# Hinweis auf die Größe, zu der die Einstellung dazukommt, und ihre Grenze.
settings-text-note = Kommt zur Schriftgröße deines Browsers dazu. Am Tisch ist bei 150 % Schluss; zoome die Seite, um alles zu vergrößern.
# Hinweis auf die Wirkung.
settings-pace-note = Wie lange du jeden Zug der Gegner siehst. Tippen überspringt ihn.
# Hinweis auf die Wirkung.
settings-thinking-note = Etwa 0,3, 0,7 oder 1,5 Sekunden pro Entscheidung, ab drei Meistern weniger; länger heißt stärker. Andere Stufen betrifft das nicht.
# Hinweis auf die Wirkung.
settings-motion-note = Reduziert: Teile blenden über, statt sich zu bewegen.
# Hinweis auf die Wirkung.
settings-confirm-note = Ein Siegel kennzeichnet jede Wahl, die du nicht zurücknehmen kannst.
# Hinweis auf die Buchstaben.
settings-aids-note = Wenn Farben und Formen nicht genügen.
# Wann der Bildschirm an bleibt, solange ein Spiel wartet: die Frage, die Antworten, was sie bedeuten.
settings-awake = Bildschirm anlassen
awake-battery = Außer bei schwachem Akku
awake-always = Immer
awake-never = Nie
settings-awake-note = Solange du an der Reihe bist, bis zu zehn Minuten ohne Berührung. Browser im Energiesparmodus lehnen das vielleicht ab.
# Der Browser kann das nicht.
settings-no-awake = Dieser Browser kann den Bildschirm nicht anlassen.
# Hinweis auf die Kürzel.
settings-shortcuts-note = A Aktionen, U rückgängig, L Protokoll, P Frage wiederholen, 1–5 Spieler, ? Hilfe. Auf Tastaturen mit anderen Buchstaben gelten die Tasten an derselben Stelle.
# Hinweis auf diesen Moment.
settings-undo-time-note = Der nächste Gegner wartet nach deiner Wahl einen Moment, damit du sie noch zurücknehmen kannst.
# Zahl der Spiele, die hier gespeichert sind.
settings-games = { $games ->
    [0] Auf diesem Gerät sind keine Spiele gespeichert.
    [one] 1 Spiel ist auf diesem Gerät gespeichert.
   *[other] { $games } Spiele sind auf diesem Gerät gespeichert.
}
# Der Speicher funktioniert.
settings-works = Jede Entscheidung wird sofort gespeichert und geprüft.
# Der Browser behält den Speicher auf Dauer.
settings-for-good = Der Browser behält sie, bis du sie löschst.
# Der Browser leert ihn vielleicht.
settings-while-used = Manche Browser löschen Daten, die du länger nicht benutzt hast. Exportiere die Spiele, an denen dir liegt.
# Bittet den Browser, ihn zu behalten.
settings-ask = Browser bitten, sie zu behalten
# Zu den gespeicherten Spielen.
settings-saved = Alle gespeicherten Spiele
# Die Version.
settings-version = Version { $version }
# Die Lizenz.
settings-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz, wie du willst.
# Führt zu den Teilen anderer und ihren Lizenzen.
settings-licences = Lizenzen Dritter
# Der Hinweis, dass es inoffiziell ist.
settings-unofficial = Ein inoffizielles Fanprojekt, ohne die Verlage entstanden. Alle Bilder und Texte sind unsere eigenen. Die Spiele gehören ihren Autoren und Verlagen.
# Hinweis auf die Daten, die dieses Gerät verlassen.
settings-privacy = Kein Konto, keine Cookies, kein Tracking: Nichts über dich oder deine Spiele verlässt dieses Gerät.
# Setzt alle Einstellungen zurück.
settings-reset = Einstellungen zurücksetzen
# Hinweis auf die Daten, die bleiben.
settings-reset-note = Deine gespeicherten Spiele bleiben.
# Sie sind zurückgesetzt.
settings-was-reset = Einstellungen zurückgesetzt.
# Misst zufälliges Spiel im Hintergrund.
settings-measure = Dieses Gerät testen
# Hinweis auf den Nutzen.
settings-measure-note = Testet im Hintergrund, wie schnell dieses Gerät spielt und denkt.
# Es wird gemessen.
settings-measuring = Wird getestet …
# Zufällige Spiele und Entscheidungen pro Sekunde, und Spielverläufe eines Meisters.
settings-measured = Pro Sekunde: { $games } zufällige Spiele, { $choices } Entscheidungen oder { $playouts } Spielverläufe für einen Meister.
# Keine Zahlen kamen an.
settings-measure-failed = Der Test brachte kein Ergebnis. Lade die Seite neu und versuche es noch einmal.

## Töne und Vibration

sound-title = Ton
# Der Schalter in den Einstellungen und im Menü des Tisches, und eine Zeile dazu.
sound-switch = Töne am Tisch
sound-switch-note = Papier, Holz, Münzen und Wasser, und ein Klang, wenn du an der Reihe bist. Du kannst auch ohne Ton spielen.
# Beschriftung des Reglers.
sound-volume = Lautstärke
# Sein Wert, in Prozent.
sound-loudness = { $percent } %
# Beschriftung der Knöpfe, die je einen Ton spielen.
sound-samples = Anhören
sample-paper = Papier
sample-wood = Holz
sample-coin = Münzen
sample-water = Wasser
sample-chime = Du bist dran
# Der andere Schalter, und eine Zeile dazu.
sound-vibration = Vibrieren, wenn du an der Reihe bist
sound-vibration-note = Auf Geräten, die vibrieren können.
# Der Browser kann keine Töne.
sound-none = Dieser Browser kann keine Töne spielen.
