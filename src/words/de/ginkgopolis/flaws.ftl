### Ginkgopolis: warum eine Stellung, die ein Spieler aufgebaut hat, nicht sein kann.
### $tile ist „Rot 4“; $player ist eine Zahl.

## Die ganze Stellung

# $problem ist englisch, aus den Regeln.
flaw-config = Dieser Aufbau ist nicht möglich ({ $problem }).
flaw-unsound = Diese Stellung widerspricht sich ({ $problem }).
flaw-seats = Die Stellung hat { $named } Spieler, der Tisch aber { $sit }.
flaw-no-such-seat = Dieser Spieler ist nicht im Spiel.
flaw-too-many = Hier zählen höchstens { $most }.
flaw-no-redraws = In diesem Spiel gibt es keine Neue-Hand-Marker.
# $tokens ist „2 Neue-Hand-Marker“.
flaw-redraws = Ein Spieler hat höchstens { $tokens }.
flaw-resources = Jede Farbe hat { $allotment } Ressourcen; { $placed } davon liegen in der Stadt.
flaw-all-placed = Spieler { $player } hat alle Ressourcen gelegt: Diese Runde ist die letzte.

## Charaktere

flaw-no-characters = Jetzt gibt es keine Charaktere.
flaw-characters = { $due ->
    [one] Hier muss 1 Charakter stehen.
   *[other] Hier müssen { $due } verschiedene Charaktere stehen.
}
flaw-not-a-set = Im Einsteigerspiel müssen die drei Charaktere aus einer Gruppe sein.
flaw-taken = Ein anderer Spieler hat schon einen dieser Charaktere.
flaw-round = Runde 0 ist die Wahl der Charaktere; nur dann stehen Charaktere zur Wahl.
flaw-no-such-pick = Nur im vollen Spiel werden Charaktere gewählt, drei von jedem Spieler.
flaw-not-fresh = Vor dem Ende der Wahl hat kein Spieler etwas.
flaw-hand-dealt = Vor dem Ende der Wahl werden keine Karten ausgeteilt.
# Ein Päckchen: die Charaktere, aus denen ein Spieler einen wählt.
flaw-packets = Jeder Spieler muss ein Päckchen Charaktere haben.
flaw-packet = Jedes Päckchen muss vier verschiedene Charaktere haben.
flaw-packet-order = Die Charaktere müssen nach ihren Zahlen geordnet sein.
flaw-packet-order-kept = Zuerst kommen die { $kept } behaltenen, dann der Rest, nach Zahlen geordnet.

## Die Stadt

# $what ist einer der nächsten beiden, oder ein Plättchen.
flaw-out-of-reach = So weit hinaus reicht keine Stadt: { $what }.
flaw-marker = Marker { $letter }
flaw-word = „{ $word }“
flaw-unknown-word = „{ $word }“ ist kein Plättchen, kein Marker und kein Punkt.
flaw-marker-twice = Marker { $letter } liegt zweimal da.
flaw-building-twice = { $tile } steht hier und auf einem anderen Platz.
flaw-not-on-grid = Dieses Plättchen liegt nicht oben in der Stadt, oder es steht zweimal da.
flaw-floor-elsewhere = Dieses Plättchen liegt schon anderswo in der Stadt.
flaw-start-owned = Ein Gebäude des Anfangs hat erst einen Besitzer, wenn es überbaut ist.
flaw-no-owner = { $tile } hat keinen Besitzer.
flaw-start-gap = { $place ->
    [north-west] Von den neun Plätzen des Anfangs hat der im Nordwesten kein Gebäude: Auf jedem muss eines stehen.
    [north] Von den neun Plätzen des Anfangs hat der im Norden kein Gebäude: Auf jedem muss eines stehen.
    [north-east] Von den neun Plätzen des Anfangs hat der im Nordosten kein Gebäude: Auf jedem muss eines stehen.
    [west] Von den neun Plätzen des Anfangs hat der im Westen kein Gebäude: Auf jedem muss eines stehen.
    [east] Von den neun Plätzen des Anfangs hat der im Osten kein Gebäude: Auf jedem muss eines stehen.
    [south-west] Von den neun Plätzen des Anfangs hat der im Südwesten kein Gebäude: Auf jedem muss eines stehen.
    [south] Von den neun Plätzen des Anfangs hat der im Süden kein Gebäude: Auf jedem muss eines stehen.
    [south-east] Von den neun Plätzen des Anfangs hat der im Südosten kein Gebäude: Auf jedem muss eines stehen.
   *[middle] Von den neun Plätzen des Anfangs hat der in der Mitte kein Gebäude: Auf jedem muss eines stehen.
}
flaw-not-connected = Die Stadt muss zusammenhängen.
flaw-wrong-bottom = { $tile } kann nicht zuunterst liegen. Plättchen 1 bis 3 liegen auf den neun Plätzen des Anfangs, und nur dort.
flaw-wrong-bottom-of = { $tile } kann nicht zuunterst in { $top } liegen. Plättchen 1 bis 3 liegen auf den neun Plätzen des Anfangs, und nur dort.
flaw-start-on-top = Unter { $top } liegt ein Plättchen des Anfangs auf einem anderen. Es kann nur zuunterst liegen.
flaw-markers-missing = Alle Marker von A bis L müssen um die Stadt liegen, außer denen, die gerade umziehen.
flaw-marker-order = Die Marker liegen nicht in der Reihenfolge A bis L um die Stadt.

## Plättchen

flaw-tile-elsewhere = { $tile } ist schon anderswo.
flaw-not-own = Dieses Plättchen gehört diesem Spieler nicht.
flaw-not-aside = Nur Hal legt ein Plättchen zur Seite, in der letzten Runde, wenn er es nicht verwenden kann.
flaw-none-removed = Mit so vielen Spielern kommen keine Plättchen aus dem Spiel.
flaw-removed = { $due ->
    [one] Mit so vielen Spielern kommt 1 Plättchen aus dem Spiel.
   *[other] Mit so vielen Spielern kommen { $due } Plättchen aus dem Spiel.
}
flaw-exhaustions = { $most ->
    [one] Die Plättchen gehen höchstens einmal aus.
   *[other] Die Plättchen gehen höchstens { $most }-mal aus.
}
flaw-supply-gone = Die Plättchen sind endgültig ausgegangen: Der Vorrat muss leer sein, und diese Runde die letzte.
flaw-supply-not-returned = Sind die Plättchen ausgegangen, besteht der Vorrat nur aus zurückgegebenen. Vorher hat er keine davon und ist nicht leer.
flaw-returned-from-elsewhere = Nur Plättchen hinter einem Sichtschirm können zurückgegeben werden.
flaw-returning-unasked = Jetzt werden keine Plättchen zurückgegeben, also kann keines gewählt sein.
flaw-returning-order = Plättchen zum Zurückgeben werden nacheinander gewählt, das niedrigste zuerst.

## Karten

# $card ist „Blau 7“ oder „Karte A“.
flaw-card-elsewhere = { $card } ist nicht im Spiel oder schon anderswo.
flaw-deck-empty = Für den Nachziehstapel bleibt keine Karte, und er ist nie leer.
flaw-hand-too-large = Eine Hand hat höchstens 4 Karten, mit der verdeckt gewählten.
# $cards ist „3 Karten“.
flaw-hand-size = Diese Hand muss { $cards } haben, mit den verdeckt gewählten.
flaw-too-few-left = Für die Hände bleiben zu wenige Karten.
flaw-not-covered = { $tile } ist nicht überbaut, oder zwei Spieler haben die Karte.
flaw-not-kept = { $tile } ist überbaut, aber kein Spieler hat die Karte.
flaw-kept-too-soon = { $tile } wird gerade ausgeführt, also hat noch kein Spieler die Karte.
flaw-known = Hier müssen eine Handkarte stehen und andere Spieler, die sie kennen.
flaw-all-known = Drei Handkarten wurden weitergegeben, die vierte gezogen: Andere können nicht alle vier kennen.

## Die Frage

flaw-game-over = Das Spiel ist zu Ende: Nichts wird ausgeführt.
flaw-too-deep = Höchstens fünf Schritte sind gleichzeitig offen.
flaw-over-too-soon = Ein Spiel, das zu Ende ist, hatte seine letzte Runde.
flaw-no-such-stack = Diese Schritte folgen nicht aufeinander.
flaw-card-named = Eine Karte ist nur genannt, solange ihre Aktion ausgeführt wird.
flaw-no-card = Die Karte, die ausgeführt wird, muss genannt sein.
flaw-not-in-action = Bei dieser Aktion wird danach nicht gefragt.
flaw-covered = Das Gebäude dieser Karte wird beim Hochbauen überbaut, und nur dann.
flaw-not-just-built-over = Das Gebäude dieser Karte ist nicht das eben überbaute.
flaw-face-down = Die Spieler wählen nacheinander; eine gewählte Karte ist verdeckt, bis sie aufgedeckt wird.
flaw-no-tile-to-choose = Ein Plättchen wird gewählt: Es muss hinter dem Sichtschirm liegen und noch nicht gewählt sein.
flaw-hal = Bis Hal an der Reihe ist, hat er eine verdeckte Karte und sonst nichts.
flaw-adjacent = Der Marker muss neben das neue Gebäude, wenn dort ein Platz frei ist, und nur sonst anderswohin.
flaw-no-row = Zuerst eine Zeile wird nur gewählt, wenn es sehr viele Plätze gibt.
flaw-not-returning = Plättchen werden nur zurückgegeben, wenn der Vorrat zum ersten Mal ausgeht.
flaw-nothing-to-decide = Hier gibt es nichts zu entscheiden.
