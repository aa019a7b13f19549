## Ein Tisch, viele Geräte

invite = Gerät einladen
here = { $name } ist da
missing = { $name } fehlt noch
away = { $minutes ->
    [0] { $name } hat gerade die Verbindung verloren
    [1] { $name } hat vor 1 Minute die Verbindung verloren
   *[other] { $name } hat vor { $minutes } Minuten die Verbindung verloren
}
take-part = Scanne diesen Code mit dem anderen Gerät.
then = Scanne dann den Code auf jenem Gerät mit diesem, oder füge die Antwort hier ein.
answer = Antwort des anderen Geräts
connect = Verbinden
connecting = Verbindet …
bad-answer = Diese Antwort gehört nicht zu deinem Code. Kopiere sie am anderen Gerät noch einmal.
unsupported = Dieser Browser kann sich nicht mit anderen Geräten verbinden. Spielt stattdessen per Link.
no-network = Dein Browser hat kein Netz gefunden. Geh in ein WLAN und versuche es noch einmal.
failed = Die Geräte haben sich nicht gefunden. Nehmt dasselbe Netz und einen neuen Code.
again = Neuer Code
opponent = Gegner spielen lassen
free = Platz an ein anderes Gerät geben
join-title = An einen Tisch setzen
join-show = Zeig diesen Code dem Gerät, das dich eingeladen hat
join-note = Scanne ihn mit der Kamera jenes Geräts, oder schick ihm diesen Link.
join-link = Antwort
waiting = Wartet auf das andere Gerät …
who = Wer bist du?
full = Alle Plätze sind besetzt.
coming = Der Tisch wird gedeckt …
bad-code = Diese Einladung gilt nicht. Bitte um einen neuen Code.
silent = Das Gerät, das austeilt, antwortet nicht. Bleibt es still, bitte um einen neuen Code.
left = Der Gastgeber hat den Tisch geschlossen. Bitte um einen neuen Code, um weiterzuspielen.
replaced = Du spielst jetzt an einem anderen Gerät.
freed = Der Gastgeber hat deinen Platz einem anderen Spieler gegeben.
version = Die Geräte haben verschiedene Versionen. Lade die Seite an beiden neu.
garbled = Eine Nachricht war nicht lesbar. Lade die Seite neu und bitte um einen neuen Code.
stale = Das Spiel ist schon weiter. Wähle noch einmal.
not-now = Das geht jetzt nicht.
no-way-back = Das lässt sich nicht zurücknehmen.
over = Das Spiel ist zu Ende. Es ist auf diesem Gerät gespeichert.
handed-on = Zurück an deinen Tisch
handed-on-note = Die Antwort liegt an deinem Tisch in einem anderen Tab. Diesen kannst du schließen.
no-table = Kein Tisch auf diesem Gerät wartet auf diese Antwort. Scanne sie mit dem Gerät, das dich eingeladen hat.
scan = Mit der Kamera scannen
scan-asking = Erlaube die Kamera, um den Code zu scannen.
scan-looking = Richte die Kamera auf den Code am anderen Bildschirm.
scan-wrong = Dieser Code gehört zu etwas anderem. Richte die Kamera auf den Code eures Tisches.
scan-absent = Hier gibt es keine Kamera. Füge stattdessen den Link ein oder nimm die Kamera-App.
scan-refused = Die Kamera ist hier nicht erlaubt. Füge stattdessen den Link ein oder nimm die Kamera-App.
scan-no-reader = Der Code-Leser wurde nicht geladen. Füge stattdessen den Link ein oder nimm die Kamera-App.
scan-other = Andere Kamera
scan-stop = Kamera ausschalten
join-start = Das Gerät, das austeilt, zeigt einen Code. Scanne ihn oder füge seinen Link ein.
join-link-of = Link der Einladung
join-go = Mitspielen
back = Du hast einen Platz an einem Tisch mit { $names } ({ $game }). Bitte um einen neuen Code, um zurückzukommen.
title-turn = Du bist am Zug
at-table = Geräte am Tisch
hand-to = Tisch übergeben
hand-title = Tisch übergeben
hand-note = Das Gerät von { $name } teilt dann aus und enthält das ganze Spiel; ein neugieriger Gastgeber könnte verdeckte Karten lesen. Alle anderen brauchen einen neuen Code, auch du.
hand-yes = Übergeben
hand-no = Tisch behalten
handing = Das andere Gerät übernimmt …
hand-lost = Das andere Gerät ist weg. Der Tisch ist noch hier.
handed = Jetzt teilt { $name } aus. Bitte { $name } um einen neuen Code, um weiterzuspielen.
dealing = Dein Gerät teilt jetzt aus und enthält das ganze Spiel. Lade die anderen Geräte wieder ein.
apart = Geräte in verschiedenen Netzen
apart-note = Im selben Netz finden sich Geräte von allein. In verschiedenen brauchen sie einen STUN-Server. Er sieht die Adressen der Geräte und nichts vom Spiel. Manche Netze trennen Geräte trotzdem.
apart-none = Diese Seite nennt keinen Server.
apart-site = Diese Seite nutzt { $servers }.
apart-server = Dein eigener STUN-Server
apart-save = Diesen Server nutzen
apart-bad = Nenne einen STUN-Server wie stun.example.org:3478.
watch = Zuschauen
watch-note = Du kannst auch zuschauen. Du siehst, was alle sehen dürfen.
watching = { $count ->
    [1] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
may-watch = Andere dürfen zuschauen
may-watch-note = Sie sehen, was alle sehen dürfen, und können nicht eingreifen.
you-watch = Du schaust zu. Du siehst, was alle sehen dürfen.
unwatched = Der Gastgeber lässt niemanden zuschauen.
