## Der Rahmen jeder Seite, Menüs, Einstellungen

# Der Name des Projekts.
shell-project = Sobremesa
# Die Texte der gewählten Sprache kamen nicht; $language ist ihr eigener Name, wie im Menü.
shell-language-missing = Die Texte der Sprache { $language } wurden nicht geladen. Prüfe bitte deine Verbindung und versuche es noch einmal.
# Beschriftung der Sprachwahl.
shell-language = Sprache
# $languages zählt die Sprachen der Seite mit ihren eigenen Namen auf.
shell-not-translated = Diese Seite gibt es in diesen Sprachen: { $languages }. Sie bittet Browser, sie nicht zu übersetzen: Übersetzte Namen von Rollen, Gebäuden und Karten passen nicht mehr zu den Regeln.
# Etwas übersetzt die Seite trotzdem.
shell-translated = Dein Browser oder eine Erweiterung übersetzt diese Seite, also passen Namen von Rollen, Gebäuden und Karten vielleicht nicht zu den Regeln. Die Seite selbst gibt es in diesen Sprachen: { $languages }.
# Sprung zum Hauptteil.
shell-skip = Zum Inhalt springen
# Der Speicher nahm die letzten Einstellungen, Lösungen, Analysen nicht auf.
shell-unkept = Deine letzte Änderung konnte nicht gespeichert werden: Der Speicher des Browsers ist voll oder gesperrt. Sie ist weg, wenn du diesen Tab schließt. Lösche Spiele, die du nicht mehr brauchst.
# Schließt, was obenauf liegt.
shell-close = Schließen
# Geht eine Seite zurück.
shell-back = Zurück
# Zur Startseite.
shell-home = Startseite
# Öffnet das Menü.
shell-menu = Menü
# Schalter: Gegner warten, solange eine Wahl zurückgenommen werden kann.
shell-undo-time = Zeit zum Zurücknehmen
# Überschrift einer Adresse, die nirgends hinführt.
shell-nowhere = Seite nicht gefunden
# Öffnet die Einstellungen.
shell-settings = Einstellungen
# Öffnet die Regeln.
shell-rules = Regeln
# Wahl des Farbschemas.
shell-theme = Farbschema
# Farbschema: System, hell, dunkel.
theme-system = System
theme-light = Hell
theme-dark = Dunkel
# Wahl des Tempos.
shell-pace = Tempo der Animationen
# Tempo: Schritt, langsam, normal, schnell, sofort.
pace-step = Schritt für Schritt
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
# Wie lange ein Gegner denkt, der seine Zeit nutzt.
shell-thinking = Bedenkzeit des Meisters
# Kurz, normal, lang.
thinking-short = Kurz
thinking-normal = Normal
thinking-long = Lang
# Wahl der Bewegung.
shell-motion = Bewegung
# Bewegung: System, voll, reduziert.
motion-system = System
motion-full = Voll
motion-reduced = Reduziert
# Wahl der Bestätigung.
shell-confirm = Züge bestätigen
# Bestätigung: nie, am Zugende, am Zugende und bei Rollen, immer.
confirm-never = Nie
confirm-turn-end = Am Ende eines Zugs
confirm-roles = Auch bei Rollen (zweimal tippen)
confirm-always = Immer
# Wahl der Schriftgröße.
shell-text-size = Schriftgröße
# Schalter: Buchstaben auf Waren und Spielern.
shell-colour-aids = Buchstaben auf Waren und Spielern
# Schalter: Kürzel mit einer Taste.
shell-shortcuts = Kürzel mit einer Taste
