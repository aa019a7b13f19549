### Was auf der Seite steht, bevor das Programm da ist, und wenn es angehalten hat. Der Bau setzt es in die Seite selbst ein,
### also ist jeder Text eine Zeile; $count ist das Einzige, was eingesetzt wird.

## Bevor das Programm da ist

# Der Name des Projekts.
project = Sobremesa
# Die Spiele, unter ihren Plakaten.
san-juan = San Juan
puerto-rico = Puerto Rico
ginkgopolis = Ginkgopolis
# Während es kommt.
wait = Der Tisch wird gedeckt …
# Nichts kommt.
slow = Seit einigen Sekunden kam nichts an. Du kannst warten oder die Seite neu laden. Deine gespeicherten Spiele sind sicher.
# Ohne JavaScript.
script = Diese Spiele brauchen JavaScript. Erlaube es bitte für diese Seite und lade sie neu.
# Der Browser kann die Spiele nicht ausführen.
old = Dieser Browser ist zu alt: Die Spiele brauchen WebAssembly. Nimm bitte einen Browser ab 2022.
# Das Programm kam nicht: dann warum, soweit bekannt, dann was zu tun ist.
lost = Das Spiel wurde nicht vollständig geladen.
why-unreachable = Der Server ist nicht erreichbar. Prüfe bitte deine Verbindung.
why-missing = Eine Datei ist nicht mehr auf dem Server; wahrscheinlich gibt es eine neuere Version.
why-server = Der Server hat ein Problem.
why-altered = Etwas anderes kam an, vielleicht die Anmeldeseite eines Netzes.
lost-then = Lade bitte die Seite neu. Deine gespeicherten Spiele sind sicher.
# Hinweise über der Seite.
unstyled = Die Gestaltung der Seite wurde nicht geladen. Lade die Seite neu, um sie richtig zu sehen.
undrawn = Einige Zeichnungen wurden nicht geladen. Lade die Seite neu, um sie zu sehen. Deine gespeicherten Spiele sind sicher.

## Wenn das Programm angehalten hat

stopped = Die Seite ist stehen geblieben
stopped-then = Etwas ging schief, und diese Seite ist stehen geblieben. Deine Spiele sind sicher: Jede Entscheidung ist gespeichert. Lade die Seite neu, um weiterzuspielen.
unkept = Deine letzten Entscheidungen sind nicht gespeichert. Speichere deine Spiele als Datei, bevor du die Seite neu lädst.
reload = Neu laden
save = Meine Spiele als Datei speichern
home = Startseite
saved = Spiele in der Datei: { $count }. Importieren kannst du sie auf der Seite „Gespeicherte Spiele“.
none = Es gibt keine gespeicherten Spiele.
left = Spiele, die sich nicht lesen lassen, noch im Browser: { $count }.
closed = Der Browser sperrt den Zugriff auf seinen Speicher. Lade die Seite neu und versuche es noch einmal.
# Überschrift eines Berichts für die Macher.
report = Was zu melden ist
