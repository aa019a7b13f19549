### Ginkgopolis: Zeilen des Protokolls.
### $tile, $over und $card sind „Blau 7“, $cards, $tiles und $names sind Listen davon; $letter ist der Buchstabe eines Markers.

log-kept-character = { $who ->
    [you] Du behältst den { $character }.
   *[other] { $who } behält den { $character }.
}
log-kept-some = { $who ->
    [you] Du behältst einen Charakter.
   *[other] { $who } behält einen Charakter.
}
log-packets-passed = Die anderen Charaktere wandern nach links.
log-characters = { $who ->
    [you] Deine Charaktere: { $characters }.
   *[other] Charaktere von { $who }: { $characters }.
}
log-round = { $who ->
    [you] Runde { $round }: Du bist Startspieler.
   *[other] Runde { $round }: { $who } ist Startspieler.
}
# $cards ist „3 Karten“.
log-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $who } zieht { $cards }.
}
# $cards ist „3 Karten“, $names sagt, welche.
log-drew-named = { $who ->
    [you] Du ziehst { $cards }: { $names }.
   *[other] { $who } zieht { $cards }: { $names }.
}
log-hal-drew = { hal } bekommt eine verdeckte Karte.
# $left ist die Zahl der Neue-Hand-Marker, die noch da sind.
log-redrew = { $who ->
    [you] Du legst { $cards } für eine neue Hand ab (noch { $left } Marker).
   *[other] { $who } legt { $cards } für eine neue Hand ab (noch { $left } Marker).
}
log-chose-alone = { $who ->
    [you] Du wählst { $card }, ohne Plättchen.
   *[other] { $who } wählt { $card }, ohne Plättchen.
}
log-chose-with = { $who ->
    [you] Du wählst { $card } mit { $tile }.
   *[other] { $who } wählt { $card } mit { $tile }.
}
log-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who } ist bereit.
}
log-all-chose = Alle Spieler haben gewählt, ohne Plättchen.
# $players ist eine Liste von Namen.
log-all-chose-with = Alle Spieler haben gewählt; mit Plättchen: { $players }.
log-revealed-alone = { $who ->
    [you] Du deckst { $card } auf, ohne Plättchen.
   *[other] { $who } deckt { $card } auf, ohne Plättchen.
}
log-revealed-with = { $who ->
    [you] Du deckst { $card } mit { $tile } auf.
   *[other] { $who } deckt { $card } mit { $tile } auf.
}
log-fallback = { $who ->
    [you] Du kannst nicht zahlen, nimmst { $tile } zurück und nutzt.
   *[other] { $who } kann nicht zahlen, nimmt { $tile } zurück und nutzt.
}

## Gewinne: $goods ist „1 Ressource“ oder „2 Plättchen (Blau 7 und Rot 3)“

log-gained = { $who ->
    [you] Du bekommst { $goods }.
   *[other] { $who } bekommt { $goods }.
}
log-gained-building = { $who ->
    [you] Du bekommst { $goods } von { $tile }.
   *[other] { $who } bekommt { $goods } von { $tile }.
}
log-gained-around = { $who ->
    [you] Du bekommst { $goods } von den Nachbarn.
   *[other] { $who } bekommt { $goods } von den Nachbarn.
}
log-gained-character = { $who ->
    [you] Du bekommst { $goods } vom { $character }.
   *[other] { $who } bekommt { $goods } vom { $character }.
}
log-gained-card = { $who ->
    [you] Du bekommst { $goods } von der Karte { $card }.
   *[other] { $who } bekommt { $goods } von der Karte { $card }.
}
log-gained-over = { $who ->
    [you] { $tile } wurde überbaut: Du bekommst { $goods }.
   *[other] { $tile } wurde überbaut: { $who } bekommt { $goods }.
}
log-gained-returned = { $who ->
    [you] Du bekommst { $goods } für zurückgegebene Plättchen.
   *[other] { $who } bekommt { $goods } für zurückgegebene Plättchen.
}
log-tile-left = { $who ->
    [you] Du lässt das letzte Plättchen liegen.
   *[other] { $who } lässt das letzte Plättchen liegen.
}
log-lost = { $who ->
    [you] Du solltest { $goods } bekommen, aber es gibt keine mehr.
   *[other] { $who } sollte { $goods } bekommen, aber es gibt keine mehr.
}

## Gebäude: $floors ist „2 Stockwerke“, $points ist „3 Punkte“

log-urbanized = { $who ->
    [you] Du urbanisierst bei { $letter } mit { $tile }.
   *[other] { $who } urbanisiert bei { $letter } mit { $tile }.
}
log-constructed = { $who ->
    [you] Du baust mit { $tile } auf { $over } hoch: jetzt { $floors }.
   *[other] { $who } baut mit { $tile } auf { $over } hoch: jetzt { $floors }.
}
# Bezahlt für eine andere Farbe.
log-constructed-color = { $who ->
    [you] Du baust mit { $tile } auf { $over } hoch, für 1 Ressource: jetzt { $floors }.
   *[other] { $who } baut mit { $tile } auf { $over } hoch, für 1 Ressource: jetzt { $floors }.
}
# Bezahlt für eine kleinere Zahl.
log-constructed-number = { $who ->
    [you] Du baust mit { $tile } auf { $over } hoch, für { $points }: jetzt { $floors }.
   *[other] { $who } baut mit { $tile } auf { $over } hoch, für { $points }: jetzt { $floors }.
}
log-constructed-both = { $who ->
    [you] Du baust mit { $tile } auf { $over } hoch, für { $points } und 1 Ressource: jetzt { $floors }.
   *[other] { $who } baut mit { $tile } auf { $over } hoch, für { $points } und 1 Ressource: jetzt { $floors }.
}
log-marker = Marker { $letter } zieht um.
log-shifted = Auch andere Marker müssen umziehen: { $letters }.
log-kept-card = { $who ->
    [you] Du behältst { $card }.
   *[other] { $who } behält { $card }.
}

## Der Vorrat und das Ende einer Runde

log-ran-out = Die Plättchen sind zum ersten Mal ausgegangen.
log-ran-out-for-good = Die Plättchen sind endgültig ausgegangen.
log-returned-none = { $who ->
    [you] Du gibst keine Plättchen zurück.
   *[other] { $who } gibt keine Plättchen zurück.
}
log-returned = { $who ->
    [you] Du gibst { $tiles } zurück.
   *[other] { $who } gibt { $tiles } zurück.
}
# $tiles ist „12 Plättchen“.
log-supply = Neuer Vorrat: { $tiles }.
log-unused = Nicht gespielt: { $cards }.
log-hal-swapped = { hal } nimmt { $used } statt { $discarded }.
log-hal-tile = { hal } zieht { $tile }.
log-hal-stuck = { hal } kann nicht handeln.
# $cards ist „20 Karten“; die nächsten zwei können folgen.
log-deck = Neuer Nachziehstapel: { $cards }.
log-deck-added = Neu darin: { $cards }.
log-deck-aside = Zur Seite gelegt: { $cards }.
log-hands-passed = { $who ->
    [you] Die Handkarten wandern nach links; jetzt bist du Startspieler.
   *[other] Die Handkarten wandern nach links; jetzt ist { $who } Startspieler.
}
log-last-tiles = Das ist die letzte Runde: Die Plättchen sind ausgegangen.
log-last-resources = Das ist die letzte Runde: Ein Spieler hat alle eigenen Ressourcen in der Stadt.
log-last-hal = Das ist die letzte Runde: { hal } konnte nicht handeln.
log-over = Das Spiel ist zu Ende.

## Was ein Spieler in dieser Runde getan hat, in einem oder zwei Worten

strip-ready = bereit
strip-with = { $card } + { $tile }
strip-cannot-pay = kann nicht zahlen

## Warum Hal so handelt: die Zahlen, die entscheiden
## $first und $other sind Karten von ihm, etwa „Karte C“; $floors und $others sind die Stockwerke neben ihren Markern

step-swap-building = { hal } hat { $first } und zieht { $other }: Eine Gebäudekarte nimmt er immer.
step-swap-more = Stockwerke neben { $other }: { $others }. Neben { $first }: { $floors }. { hal } nimmt die mit mehr.
step-swap-less = Stockwerke neben { $first }: { $floors }. Neben { $other }: { $others }, also nicht mehr. { hal } bleibt bei der ersten.
# $points ist „5 Punkte“, $left die Zahl seiner Ressourcen.
step-letter = Stockwerke neben { $letter }: { $floors }. { hal } bekommt { $points } und legt 1 Ressource; er hatte { $left }.
step-letter-short = { hal } braucht 1 Ressource, um bei { $letter } zu bauen, und hat keine mehr.
# $needs ist „4 Ressourcen“, $has auch.
step-floor = Auf { $over } legt { hal } { $needs }. Er hat { $has }.
step-floor-short = Auf { $over } braucht { hal } { $needs }. Er hat nur { $has }.
step-no-tile = Für { hal } ist kein Plättchen mehr da.
