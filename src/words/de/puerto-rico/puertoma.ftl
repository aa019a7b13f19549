### Puerto Rico: der Puertoma, ein Gegner, den die Regeln spielen: seine Teile, und wie er wählt. Ein Puertoma steht mit seinem Namen da.

## Seine Teile

puertoma = Puertoma
puertoma-first = Puertoma 1
puertoma-second = Puertoma 2
puertoma-ability = Fähigkeitsplättchen, Stufe { $level }
puertoma-works-with = Rolle
puertoma-face-down = Verdeckte Fähigkeit
puertoma-unlocks-first = Aufgedeckt mit dem ersten Gebäude auf dieser Stufe.
puertoma-unlocks-second = Aufgedeckt mit dem zweiten Gebäude auf dieser Stufe.
# Wie ein Fähigkeitsplättchen liegt.
puertoma-down = Verdeckt.
puertoma-turned = In dieser Phase aufgedeckt; wirkt ab der nächsten Phase.
puertoma-works = Wirkt, egal, wer die Rolle nimmt.
puertoma-gone = Aus dem Spiel.
puertoma-some-ability = Fähigkeit
puertoma-ability-spoken = { $state ->
    [down] Stufe { $level }: { $name }, verdeckt
    [turned] Stufe { $level }: { $name }, wirkt ab der nächsten Phase
    [gone] Stufe { $level }: { $name }, aus dem Spiel
   *[works] Stufe { $level }: { $name }, wirkt
}
puertoma-action-board = Aktionsplan
puertoma-action-board-effect = Pfeile führen von der Rolle mit dem Marker zu den Rollen, die ein Puertoma bevorzugt. Tut er in der Phase einer Rolle etwas und führt ein Pfeil dorthin, zieht der Marker dorthin.
puertoma-place-spoken = { $role }; Pfeile zu: { $roles }
puertoma-marker-spoken = { $role }, Marker; Pfeile zu: { $roles }
puertoma-marker-on = Der Marker liegt auf { DATIVE($role) }.
puertoma-cards = Entscheidungskarten
puertoma-cards-effect = Eine Karte entscheidet, wenn mehrere infrage kommen. Zwischen Rollen: die erste auf der Karte. Zwischen Gebäuden oder Plantagen: Die Zahl der Karte wird von links abgezählt, immer wieder von vorn.
puertoma-cards-left = { $left ->
    [one] 1 verdeckte Karte
   *[other] { $left } verdeckte Karten
}
puertoma-no-card = Noch keine Karte wurde gezogen.
puertoma-last-card = Zuletzt gezogen: Karte { $card }.
puertoma-card = Entscheidungskarte { $card }
puertoma-plantations-of = Plantagen von { $name }
puertoma-town-of = Gebäude von { $name }, nach Stufen
puertoma-level = Stufe { $level }
puertoma-empty-space = Leerer Platz, Stufe { $level }
puertoma-empty-plantation = Leeres Feld: { $tile }
puertoma-plantation = { $tile }, { $on } von { $circles } Kreisen gefüllt
puertoma-plantation-active = { $tile }, { $on } von { $circles } Kreisen gefüllt, aktiv
puertoma-vp-area = Siegpunktbereich
puertoma-vp-area-spoken = Siegpunktbereich: Steinbrüche { $quarries }, dritte Plantagen { $thirds }, ungenutzte Arbeiter { $unused }
puertoma-reserved-by = reserviert von { $name }
puertoma-reserve-on = Reservierungsmarker: { $building }
puertoma-reserve-aside = Reservierungsmarker zur Seite

## Wie er gewählt hat: Sätze des Protokolls, einer für jeden Schritt. $roles, $buildings, $tiles, $goods sind Listen

step-none-profitable = Verfügbar: { $roles }. Keine ist lohnend, also wählt er unter allen.
step-all-profitable = Verfügbar: { $roles }. Alle sind lohnend.
# $others nennt die Rollen, die es nicht sind, jede mit dem Grund (step-not-profitable).
step-profitable = Verfügbar: { $roles }. Lohnend: { $profitable } – { $others }.
step-not-profitable = { $why ->
    [builder] nicht der { $role } (er kann nichts bauen)
    [planter] nicht der { $role } (keine offene Plantage passt auf seinen Plan)
    [recruiter] nicht der { $role } (unter seinen Plantagen ist kein Kreis leer)
    [craftsman] nicht der { $role } (er würde keine neue Art produzieren)
    [trader] nicht der { $role } (er kann nichts für eine Münze verkaufen)
    [captain] nicht der { $role } (kein Schiff nimmt seine Kisten)
    [adventurer] nicht der { $role } (er bekäme keine Münzen)
   *[smuggler] nicht der { $role } (es gibt nichts abzuwerben, zu plündern oder zu überfallen)
}
step-no-arrow = Vom Marker auf { DATIVE($marker) } führt kein Pfeil zu ihnen: Alle bleiben.
step-arrows = Vom Marker auf { DATIVE($marker) } führen Pfeile zu: { $roles }.
step-smuggler = Der { role-smuggler } gilt, als lägen 2 Münzen auf ihm, und kommt vor anderen mit gleich vielen.
step-one-left = Es bleibt der { $role }.
step-no-coins = Auf ihnen liegen keine Münzen: Alle bleiben.
step-most-coins = Die meisten Münzen ({ $coins }) liegen auf: { $roles }.
step-role-by-card = Karte { $card } entscheidet: Zuerst steht dort der { $role }.
step-level = Die höchste Stufe, auf der er bauen kann, ist { $level }: { $buildings }.
step-dearest = { $cost ->
    [one] Am teuersten davon, für 1 Münze: { $buildings }.
   *[other] Am teuersten davon, für { $cost } Münzen: { $buildings }.
}
step-shown-buildings = { $cost ->
    [one] Offene Ziele zeigen Gebäude, die er kaufen kann: { $buildings }. Das billigste kostet 1 Münze und kommt auf Stufe { $level }.
   *[other] Offene Ziele zeigen Gebäude, die er kaufen kann: { $buildings }. Das billigste kostet { $cost } Münzen und kommt auf Stufe { $level }.
}
# $pieces zählt Gebäude oder Plättchen auf, $piece ist das eine.
step-piece-by-card = Karte { $card } entscheidet, von links abgezählt ({ $pieces }): { $piece }.
step-second-tile = Er hat eine { $tile } und nimmt eine zweite.
step-second-tiles = Von jeder hiervon hat er eine und nimmt die höchste: { $tiles }.
step-first-tile = Er hat keine { $tile } und nimmt eine.
step-first-tiles = Von diesen hat er keine und nimmt die höchste: { $tiles }.
step-shown-tiles = Offene Ziele zeigen offene Plättchen: { $tiles }.
step-shown-kinds = Offene Ziele zeigen Waren, die er noch nicht produzieren kann: { $tiles }.
step-circles = Die wenigsten leeren Kreise ({ $empty }) sind unter einer { $tile }.
step-equal-circles = Die wenigsten leeren Kreise ({ $empty }) sind unter: { $tiles }. Die höchste kommt zuerst.
step-shown-goods = Offene Ziele zeigen Waren dieser Plantagen, also kommen { -workers } zuerst dorthin: { $tiles }.
step-load = Er kann { $crates } laden.
step-loads = Er kann { $crates } laden: Er lädt, wovon es am meisten ist; bei gleich vielen die niedrigste Ware.
step-send-off = Ein offenes Ziel verlangt das Schiff mit { $size } Plätzen voll { $good }: Er füllt dieses.
step-sale = Er kann nur { $good } verkaufen.
step-sales = Er kann { $goods } verkaufen: Er verkauft die höchste Ware.
step-closing-time = Ein offenes Ziel verlangt { $good } als letzte Kiste im { area-house }: Das verkauft er.
step-deeds = Abwerben brächte ihm { $poach }, Plündern { $plunder }, ein Überfall { $raid }. Er tut, was am meisten bringt; bei gleich viel das zuerst Genannte.

## Was er tut: Zeilen des Protokolls

log-marker-moved = Der Marker auf dem Aktionsplan zieht auf { OBJECT($role) }.
# $tile ist die Plantage, unter die sie kommen.
log-worker-for-tile = { $who ->
    [you] { $from ->
        [register] Du bekommst einen { -worker-acc } { -register-from } für eine { $tile }.
        [portrait] Du bekommst einen { -worker-acc } { -portrait-from } für eine { $tile }.
       *[supply] Du bekommst einen { -worker-acc } aus dem Vorrat für eine { $tile }.
    }
   *[other] { $from ->
        [register] { $who } bekommt einen { -worker-acc } { -register-from } für eine { $tile }.
        [portrait] { $who } bekommt einen { -worker-acc } { -portrait-from } für eine { $tile }.
       *[supply] { $who } bekommt einen { -worker-acc } aus dem Vorrat für eine { $tile }.
    }
}
log-citizen-for-tile = { $who ->
    [you] { $from ->
        [register] Du bekommst einen Bürger { -register-from } für eine { $tile }.
        [portrait] Du bekommst einen Bürger { -portrait-from } für eine { $tile }.
       *[supply] Du bekommst einen Bürger aus dem Vorrat für eine { $tile }.
    }
   *[other] { $from ->
        [register] { $who } bekommt einen Bürger { -register-from } für eine { $tile }.
        [portrait] { $who } bekommt einen Bürger { -portrait-from } für eine { $tile }.
       *[supply] { $who } bekommt einen Bürger aus dem Vorrat für eine { $tile }.
    }
}
log-worker-unused = { $who ->
    [you] { $from ->
        [register] Du bekommst einen { -worker-acc } { -register-from } für den Siegpunktbereich.
        [portrait] Du bekommst einen { -worker-acc } { -portrait-from } für den Siegpunktbereich.
       *[supply] Du bekommst einen { -worker-acc } aus dem Vorrat für den Siegpunktbereich.
    }
   *[other] { $from ->
        [register] { $who } bekommt einen { -worker-acc } { -register-from } für den Siegpunktbereich.
        [portrait] { $who } bekommt einen { -worker-acc } { -portrait-from } für den Siegpunktbereich.
       *[supply] { $who } bekommt einen { -worker-acc } aus dem Vorrat für den Siegpunktbereich.
    }
}
log-citizen-unused = { $who ->
    [you] { $from ->
        [register] Du bekommst einen Bürger { -register-from } für den Siegpunktbereich.
        [portrait] Du bekommst einen Bürger { -portrait-from } für den Siegpunktbereich.
       *[supply] Du bekommst einen Bürger aus dem Vorrat für den Siegpunktbereich.
    }
   *[other] { $from ->
        [register] { $who } bekommt einen Bürger { -register-from } für den Siegpunktbereich.
        [portrait] { $who } bekommt einen Bürger { -portrait-from } für den Siegpunktbereich.
       *[supply] { $who } bekommt einen Bürger aus dem Vorrat für den Siegpunktbereich.
    }
}
log-reserved = { $who ->
    [you] Du reservierst { OBJECT($building) }.
   *[other] { $who } reserviert { OBJECT($building) }.
}
log-reserve-aside = { $who ->
    [you] Du legst den Reservierungsmarker zur Seite.
   *[other] { $who } legt den Reservierungsmarker zur Seite.
}
# $effect ist ein Satz.
log-unlocked = { $who ->
    [you] Du deckst die Fähigkeit { $ability } ({ $role }) auf: { $effect }
   *[other] { $who } deckt die Fähigkeit { $ability } ({ $role }) auf: { $effect }
}
# $levels ist eine Liste von Zahlen.
log-abilities-gone = { $who ->
    [you] Du verlierst die anderen Fähigkeitsplättchen (Stufe { $levels }): Schwierigkeit leicht.
   *[other] { $who } verliert die anderen Fähigkeitsplättchen (Stufe { $levels }): Schwierigkeit leicht.
}
log-ability-crate = { $who ->
    [you] { $ability }: Du nimmst 1 { $good }.
   *[other] { $ability }: { $who } nimmt 1 { $good }.
}
log-crates-discarded = { $who ->
    [you] Du legst { $crates } { $good } für Punkte ab: aus dem Spiel.
   *[other] { $who } legt { $crates } { $good } für Punkte ab: aus dem Spiel.
}
log-endowed = { $who ->
    [you] Du bekommst zu Beginn 1 { $good } und { OBJECT($building) }.
   *[other] { $who } bekommt zu Beginn 1 { $good } und { OBJECT($building) }.
}
# $lost geht weg, wie in „2 Mais“.
told-lost = −{ $lost }
