### San Juan: was geschehen ist, je eine Zeile. $who ist der Spieler; die Form für den Leser steht unter [you].
### $building, $role, $good sind Namen in der Grundform; $cards ist „2 Karten“, mit ihren Namen in Klammern, wo sie bekannt sind.

log-round = { $who ->
    [you] Runde { $round }: Du bist Gouverneur.
   *[other] Runde { $round }: { $who } ist Gouverneur.
}
log-role = { $who ->
    [you] Du nimmst { OBJECT($role) }.
   *[other] { $who } nimmt { OBJECT($role) }.
}
log-library = { $who ->
    [you] Du verdoppelst das Privileg mit { -library(case: "dative") }.
   *[other] { $who } verdoppelt das Privileg mit { -library(case: "dative") }.
}

## Gezogene und abgelegte Karten

log-drew-opening = { $who ->
    [you] Du ziehst { $cards } als Starthand.
   *[other] { $who } zieht { $cards } als Starthand.
}
log-drew-as = { $who ->
    [you] Du ziehst als { $role } { $cards }.
   *[other] { $who } zieht als { $role } { $cards }.
}
log-drew-sale = { $who ->
    [you] Du ziehst { $cards } für den Verkauf.
   *[other] { $who } zieht { $cards } für den Verkauf.
}
log-drew-hand = { $who ->
    [you] Du ziehst { $cards } auf die Hand.
   *[other] { $who } zieht { $cards } auf die Hand.
}
# Wegen eines Gebäudes.
log-drew-for = { $who ->
    [you] Du ziehst mit { DATIVE($building) } { $cards }.
   *[other] { $who } zieht mit { DATIVE($building) } { $cards }.
}
log-discarded-draft = { $who ->
    [you] Du legst von der Starthand { $cards } ab.
   *[other] { $who } legt von der Starthand { $cards } ab.
}
log-discarded-limit = { $who ->
    [you] Handkartenlimit: Du legst { $cards } ab.
   *[other] Handkartenlimit: { $who } legt { $cards } ab.
}
# $source ist ein Gebäude oder eine Rolle.
log-discarded-for = { $who ->
    [you] Du legst mit { DATIVE($source) } { $cards } ab.
   *[other] { $who } legt mit { DATIVE($source) } { $cards } ab.
}
log-reshuffled = { $count ->
    [one] Der Ablagestapel wird gemischt: 1 Karte im neuen Nachziehstapel.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten im neuen Nachziehstapel.
}
log-looked = { $who ->
    [you] Du ziehst { $cards } zur Auswahl.
   *[other] { $who } zieht { $cards } zur Auswahl.
}
log-kept = { $who ->
    [you] Du behältst { $cards }.
   *[other] { $who } behält { $cards }.
}

## Karten und Waren, die unter Gebäude kommen oder verschifft werden

# $list nennt die Karten; $building ist Kapelle oder Kirche.
log-tucked = { $who ->
    [you] Du legst unter { OBJECT($building) }: { $list }.
   *[other] { $who } legt unter { OBJECT($building) }: { $list }.
}
log-tucked-hidden = { $who ->
    [you] Du legst eine Karte unter { OBJECT($building) }.
   *[other] { $who } legt eine Karte unter { OBJECT($building) }.
}
log-good-arrived = { $who ->
    [you] Du bekommst eine Ware auf { OBJECT($building) }.
   *[other] { $who } bekommt eine Ware auf { OBJECT($building) }.
}
log-harbor = { $who ->
    [you] Du legst eine der verkauften Waren unter den { building-harbor }.
   *[other] { $who } legt eine der verkauften Waren unter den { building-harbor }.
}
log-shipped = { $who ->
    [you] Du verschiffst { $good }.
   *[other] { $who } verschifft { $good }.
}

## Offene Karten. $list nennt die Karten.

log-turned-up = { $who ->
    [you] Du deckst mit der { building-gold-mine } auf: { $list }.
   *[other] { $who } deckt mit der { building-gold-mine } auf: { $list }.
}
log-ship-row = { role-colonist-ship }: { $list }.
log-took = { $who ->
    [you] Du nimmst die Karte { $building }.
   *[other] { $who } nimmt die Karte { $building }.
}
log-row-discarded = Nicht genommen: { $list }.
log-mine-taken = { $who ->
    [you] Du deckst mit der { building-gold-mine } { $list } auf und nimmst die Karte { $building }.
   *[other] { $who } deckt mit der { building-gold-mine } { $list } auf und nimmt die Karte { $building }.
}
log-mine-left = { $who ->
    [you] Du deckst mit der { building-gold-mine } { $list } auf: Zwei Kosten sind gleich, du bekommst keine.
   *[other] { $who } deckt mit der { building-gold-mine } { $list } auf: Zwei Kosten sind gleich, keine wird genommen.
}
log-bank-taken = { $who ->
    [you] Du deckst mit der { building-bank } die Karte { $building } auf und nimmst sie.
   *[other] { $who } deckt mit der { building-bank } die Karte { $building } auf und nimmt sie.
}
log-bank-left = { $who ->
    [you] Du deckst mit der { building-bank } die Karte { $building } auf: Das Gebäude steht schon in einer Stadt.
   *[other] { $who } deckt mit der { building-bank } die Karte { $building } auf: Das Gebäude steht schon in einer Stadt.
}

## Bauen

log-forfeited = { $who ->
    [you] Du verlierst die Ware auf dem überbauten Gebäude.
   *[other] { $who } verliert die Ware auf dem überbauten Gebäude.
}
log-spent = { $who ->
    [you] Du zahlst mit { $good }.
   *[other] { $who } zahlt mit { $good }.
}
# $price ist die Zahl der gezahlten Karten.
log-built = { $who ->
    [you] { $price ->
        [0] Du baust { OBJECT($building) } umsonst.
        [one] Du baust { OBJECT($building) } für 1 Karte.
       *[other] Du baust { OBJECT($building) } für { $price } Karten.
    }
   *[other] { $price ->
        [0] { $who } baut { OBJECT($building) } umsonst.
        [one] { $who } baut { OBJECT($building) } für 1 Karte.
       *[other] { $who } baut { OBJECT($building) } für { $price } Karten.
    }
}
# $covered ist das Gebäude, das überbaut wird.
log-built-over = { $who ->
    [you] { $price ->
        [0] Du baust { OBJECT($building) } umsonst auf { OBJECT($covered) }.
        [one] Du baust { OBJECT($building) } für 1 Karte auf { OBJECT($covered) }.
       *[other] Du baust { OBJECT($building) } für { $price } Karten auf { OBJECT($covered) }.
    }
   *[other] { $price ->
        [0] { $who } baut { OBJECT($building) } umsonst auf { OBJECT($covered) }.
        [one] { $who } baut { OBJECT($building) } für 1 Karte auf { OBJECT($covered) }.
       *[other] { $who } baut { OBJECT($building) } für { $price } Karten auf { OBJECT($covered) }.
    }
}

## Produzieren und verkaufen

log-produced = { $who ->
    [you] Du produzierst { $good }.
   *[other] { $who } produziert { $good }.
}
# $list sind die Waren mit ihren Preisen.
log-prices = Preise: { $list }.
# $price ist die Zahl der Karten, die dafür gezogen werden.
log-sold = { $who ->
    [you] { $price ->
        [one] Du verkaufst { $good } für 1 Karte.
       *[other] Du verkaufst { $good } für { $price } Karten.
    }
   *[other] { $price ->
        [one] { $who } verkauft { $good } für 1 Karte.
       *[other] { $who } verkauft { $good } für { $price } Karten.
    }
}

## Ein Spieler tut in einer Phase nichts

log-passed-builder = { $who ->
    [you] Du baust nichts.
   *[other] { $who } baut nichts.
}
log-passed-producer = { $who ->
    [you] Du produzierst nichts.
   *[other] { $who } produziert nichts.
}
log-passed-trader = { $who ->
    [you] Du verkaufst nichts.
   *[other] { $who } verkauft nichts.
}
log-passed-councillor = { $who ->
    [you] Du ziehst keine Karte: Beide Stapel sind leer.
   *[other] { $who } zieht keine Karte: Beide Stapel sind leer.
}
log-passed-colonist-ship = { $who ->
    [you] Du nimmst keine Karte.
   *[other] { $who } nimmt keine Karte.
}
log-passed-mayor = { $who ->
    [you] Du tauschst nichts.
   *[other] { $who } tauscht nichts.
}
log-passed-captain = { $who ->
    [you] Du verschiffst nichts.
   *[other] { $who } verschifft nichts.
}

## Das Ende

log-end-buildings = Eine Stadt hat zwölf Gebäude: Das Spiel endet.
log-end-standstill = Zwanzig Runden ohne neues Gebäude: Das Spiel endet.
