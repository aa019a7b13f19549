## Ein Tisch, viele Geräte

devices-way = An mehreren Geräten, an einem Tisch
devices-way-note = Jeder Spieler sieht seine eigene Hand am eigenen Gerät. Deines teilt aus und zeigt einen QR-Code, die anderen scannen ihn. Ohne Server, ohne Konto.
devices-host-note = Dein Gerät enthält das ganze Spiel; ein neugieriger Gastgeber könnte verdeckte Karten lesen.
devices-invite = Gerät einladen
devices-here = { $name } ist da
devices-missing = { $name } fehlt noch
devices-away = { $minutes ->
    [0] { $name } hat gerade die Verbindung verloren
    [1] { $name } hat vor 1 Minute die Verbindung verloren
   *[other] { $name } hat vor { $minutes } Minuten die Verbindung verloren
}
devices-take-part = Scanne diesen Code mit dem anderen Gerät.
devices-then = Scanne dann den Code auf jenem Gerät mit diesem, oder füge die Antwort hier ein.
devices-answer = Antwort des anderen Geräts
devices-connect = Verbinden
devices-connecting = Verbindet …
devices-bad-answer = Diese Antwort gehört nicht zu deinem Code. Kopiere sie am anderen Gerät noch einmal.
devices-unsupported = Dieser Browser kann sich nicht mit anderen Geräten verbinden. Spielt stattdessen per Link.
devices-no-network = Dein Browser hat kein Netz gefunden. Geh in ein WLAN und versuche es noch einmal.
devices-failed = Die Geräte haben sich nicht gefunden. Nehmt dasselbe Netz und einen neuen Code.
devices-again = Neuer Code
devices-opponent = Gegner spielen lassen
devices-free = Platz an ein anderes Gerät geben
devices-join-title = An einen Tisch setzen
devices-join-show = Zeig diesen Code dem Gerät, das dich eingeladen hat
devices-join-note = Scanne ihn mit der Kamera jenes Geräts, oder schick ihm diesen Link.
devices-join-link = Antwort
devices-waiting = Wartet auf das andere Gerät …
devices-who = Wer bist du?
devices-full = Alle Plätze sind besetzt.
devices-coming = Der Tisch wird gedeckt …
devices-bad-code = Diese Einladung gilt nicht. Bitte um einen neuen Code.
devices-silent = Das Gerät, das austeilt, antwortet nicht. Bleibt es still, bitte um einen neuen Code.
devices-left = Der Gastgeber hat den Tisch geschlossen. Bitte um einen neuen Code, um weiterzuspielen.
devices-replaced = Du spielst jetzt an einem anderen Gerät.
devices-freed = Der Gastgeber hat deinen Platz einem anderen Spieler gegeben.
devices-version = Die Geräte haben verschiedene Versionen. Lade die Seite an beiden neu.
devices-garbled = Eine Nachricht war nicht lesbar. Lade die Seite neu und bitte um einen neuen Code.
devices-stale = Das Spiel ist schon weiter. Wähle noch einmal.
devices-not-now = Das geht jetzt nicht.
devices-no-way-back = Das lässt sich nicht zurücknehmen.
devices-over = Das Spiel ist zu Ende. Es ist auf diesem Gerät gespeichert.
devices-handed-on = Zurück an deinen Tisch
devices-handed-on-note = Die Antwort liegt an deinem Tisch in einem anderen Tab. Diesen kannst du schließen.
devices-no-table = Kein Tisch auf diesem Gerät wartet auf diese Antwort. Scanne sie mit dem Gerät, das dich eingeladen hat.
