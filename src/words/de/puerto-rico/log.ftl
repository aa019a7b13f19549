### Puerto Rico: Zeilen des Protokolls. $who hat es getan: der Leser (you), oder ein Spieler mit Namen. $building, $tile, $good, $role sind Namen von Teilen.

## Runden, Rollen, Münzen

log-round = { $who ->
    [you] Runde { $round }: Du bist Gouverneur.
   *[other] Runde { $round }: { $who } ist Gouverneur.
}
log-role = { $who ->
    [you] Du nimmst { OBJECT($role) }.
   *[other] { $who } nimmt { OBJECT($role) }.
}
log-role-coins = Auf jede übrige Rolle kommt 1 Münze: { $roles }.
log-coins-role = { $who ->
    [you] Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } von der Rolle.
   *[other] { $who } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } von der Rolle.
}
log-coins-adventurer = { $who ->
    [you] Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } als { role-adventurer }.
   *[other] { $who } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } als { role-adventurer }.
}
log-coins-building = { $who ->
    [you] { FIRST($building) } bringt dir { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
   *[other] { FIRST($building) } bringt { $who } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
}
log-coins-ransom = { $who ->
    [you] Die gekaperte Rolle wurde genommen: Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
   *[other] Die gekaperte Rolle wurde genommen: { $who } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
}
log-coins-festival = { $who ->
    [you] Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } vom Festival.
   *[other] { $who } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } vom Festival.
}
log-coins-ability = { $who ->
    [you] { $ability }: Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
   *[other] { $ability }: { $who } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
}
log-points = { $who ->
    [you] { FIRST($building) } bringt dir { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[other] { FIRST($building) } bringt { $who } { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
log-points-festival = { $who ->
    [you] Du bekommst { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    } vom Festival.
   *[other] { $who } bekommt { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    } vom Festival.
}
log-points-ability = { $who ->
    [you] { $ability }: Du bekommst { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[other] { $ability }: { $who } bekommt { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
log-last-round-workers = Zu wenige { -workers }, um { -register } aufzufüllen: Das ist die letzte Runde.
log-last-round-buildings = Ein Spieler hat alle zwölf Bauplätze gefüllt: Das ist die letzte Runde.
log-last-round-points = Der letzte Siegpunkt ist genommen: Das ist die letzte Runde.
log-over = Das Spiel ist zu Ende.

## Plättchen. $tile ist das Plättchen als Objekt: „einen Steinbruch“

log-drawn = { $who ->
    [you] Du ziehst mit der { building-hacienda } { $tile }.
   *[other] { $who } zieht mit der { building-hacienda } { $tile }.
}
log-taken = { $who ->
    [you] Du nimmst { $tile }.
   *[other] { $who } nimmt { $tile }.
}
log-discarded = { $who ->
    [you] Du nimmst { $tile }. { -your-land-first } ist voll, also legst du das Plättchen ab.
   *[other] { $who } nimmt { $tile }. { -the-land-first } ist voll, also wird das Plättchen abgelegt.
}
# Ein Arbeiter kommt mit einem neuen Plättchen oder Gebäude: $place ist sein Name, $building der des Gebäudes, das ihn schickt.
log-manned = { $who ->
    [you] { $from ->
        [register] { FIRST($building) } schickt dir einen { -worker-acc } { -register-from } { INTO($place) }.
        [portrait] { FIRST($building) } schickt dir einen { -worker-acc } { -portrait-from } { INTO($place) }.
       *[supply] { FIRST($building) } schickt dir einen { -worker-acc } { INTO($place) }.
    }
   *[other] { $from ->
        [register] { FIRST($building) } schickt { $who } einen { -worker-acc } { -register-from } { INTO($place) }.
        [portrait] { FIRST($building) } schickt { $who } einen { -worker-acc } { -portrait-from } { INTO($place) }.
       *[supply] { FIRST($building) } schickt { $who } einen { -worker-acc } { INTO($place) }.
    }
}
log-market = Neue Plantagen: { $tiles }.
log-market-none = keine
log-bag-refilled = { $tiles ->
    [one] Der Beutel ist leer: Die abgelegte Plantage kommt wieder hinein.
   *[other] Der Beutel ist leer: { $tiles } abgelegte Plantagen kommen wieder hinein.
}

## Arbeiter

log-workers = { $who ->
    [you] { $from ->
        [register] Du bekommst { $workers ->
            [one] 1 { -worker-acc }
           *[other] { $workers } { -workers }
        } { -register-from }.
        [portrait] Du bekommst { $workers ->
            [one] 1 { -worker-acc }
           *[other] { $workers } { -workers }
        } { -portrait-from }.
       *[supply] Du bekommst als { role-recruiter } { $workers ->
            [one] 1 { -worker-acc }
           *[other] { $workers } { -workers }
        } aus dem Vorrat.
    }
   *[other] { $from ->
        [register] { $who } bekommt { $workers ->
            [one] 1 { -worker-acc }
           *[other] { $workers } { -workers }
        } { -register-from }.
        [portrait] { $who } bekommt { $workers ->
            [one] 1 { -worker-acc }
           *[other] { $workers } { -workers }
        } { -portrait-from }.
       *[supply] { $who } bekommt als { role-recruiter } { $workers ->
            [one] 1 { -worker-acc }
           *[other] { $workers } { -workers }
        } aus dem Vorrat.
    }
}
# $places zählt Plättchen und Gebäude auf.
log-placed = { $who ->
    [you] Du setzt { -workers }: { $places }.
   *[other] { $who } setzt { -workers }: { $places }.
}
log-all-placed = { $who ->
    [you] { $idle ->
        [0] Du füllst alle Kreise.
        [one] Du füllst alle Kreise; 1 { -worker } wartet { -on-portrait }.
       *[other] Du füllst alle Kreise; { $idle } { -workers } warten { -on-portrait }.
    }
   *[other] { $idle ->
        [0] { $who } füllt alle Kreise.
        [one] { $who } füllt alle Kreise; 1 { -worker } wartet { -on-portrait }.
       *[other] { $who } füllt alle Kreise; { $idle } { -workers } warten { -on-portrait }.
    }
}
log-register = { $workers ->
    [0] Keine neuen { -workers } für { -register }.
    [one] 1 { -worker } kommt { -register-to }.
   *[other] { $workers } { -workers } kommen { -register-to }.
}
log-register-citizens = { $workers ->
    [one] { $citizens } Bürger und 1 { -worker } kommen { -register-to }.
   *[other] { $citizens } Bürger und { $workers } { -workers } kommen { -register-to }.
}

## Bauen, produzieren, verkaufen, verschiffen

log-built = { $who ->
    [you] { $price ->
        [0] Du baust { OBJECT($building) } umsonst.
        [one] Du baust { OBJECT($building) } für 1 Münze.
       *[other] Du baust { OBJECT($building) } für { $price } Münzen.
    }
   *[other] { $price ->
        [0] { $who } baut { OBJECT($building) } umsonst.
        [one] { $who } baut { OBJECT($building) } für 1 Münze.
       *[other] { $who } baut { OBJECT($building) } für { $price } Münzen.
    }
}
# $crates zählt auf, was produziert wird.
log-produced = { $who ->
    [you] Du produzierst { $crates }.
   *[other] { $who } produziert { $crates }.
}
log-extra = { $who ->
    [you] Du nimmst als { role-craftsman } 1 { $good } mehr.
   *[other] { $who } nimmt als { role-craftsman } 1 { $good } mehr.
}
log-sold = { $who ->
    [you] { $coins ->
        [one] Du verkaufst { $good } für 1 Münze.
       *[other] Du verkaufst { $good } für { $coins } Münzen.
    }
   *[other] { $coins ->
        [one] { $who } verkauft { $good } für 1 Münze.
       *[other] { $who } verkauft { $good } für { $coins } Münzen.
    }
}
log-house-emptied = Das { area-house } ist voll und wird geleert.
log-shipped = { $who ->
    [you] Du lädst { $crates } { $good } auf das Schiff mit { $size } Plätzen: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[other] { $who } lädt { $crates } { $good } auf das Schiff mit { $size } Plätzen: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
log-shipped-own = { $who ->
    [you] Du verschiffst { $crates } { $good } mit der { building-wharf }: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[other] { $who } verschifft { $crates } { $good } mit der { building-wharf }: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
log-spoiled = { $who ->
    [you] Du verlierst { $crates }: kein Platz zum Lagern.
   *[other] { $who } verliert { $crates }: kein Platz zum Lagern.
}
log-sailed = Das Schiff mit { $size } Plätzen ist voll { $good } und läuft aus.
# Ein Spieler verzichtet: $role ist der Schlüssel der Rolle, kein Name.
log-passed = { $who ->
    [you] { $role ->
        [planter] Du nimmst nichts.
        [builder] Du baust nichts.
        [craftsman] Du produzierst nichts.
        [trader] Du verkaufst nichts.
        [captain] Du lädst nichts.
       *[other] Du tust nichts.
    }
   *[other] { $role ->
        [planter] { $who } nimmt nichts.
        [builder] { $who } baut nichts.
        [craftsman] { $who } produziert nichts.
        [trader] { $who } verkauft nichts.
        [captain] { $who } lädt nichts.
       *[other] { $who } tut nichts.
    }
}

## Was in einer Phase geschieht, in einem oder zwei Worten neben dem Zeichen des Spielers

told-coins = +{ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
told-points = +{ $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
told-workers = +{ $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
}
told-citizens = +{ $citizens } Bürger
told-discarded = { $tile }, abgelegt
told-placed = gesetzt
told-all-placed = { $idle ->
    [0] alle gesetzt
   *[other] alle gesetzt, { $idle } übrig
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building } (−{ $price })
}
told-produced = +{ $crates }
told-extra = +1 { $good }
# $sold ist eine Ware oder eine Liste von Kisten, $gain die Münzen oder Punkte dafür.
told-sold = { $sold } (+{ $gain })
told-spoiled = { $crates } verloren
told-nothing = nichts
