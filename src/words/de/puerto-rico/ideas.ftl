### Puerto Rico: warum eine Wahl gut ist, in Tatsachen des Tisches. Steht beim Tipp und bei der Antwort auf „Warum?“.
### Je ein kurzer Satz. $who ist der Spieler, der wählt: der Leser (you), oder ein Spieler mit Namen; $rival ist ein anderer Spieler.
### Was nach „statt“ oder „sonst“ steht, kommt nach der nächstbesten Wahl; „dann“ ist am Ende der Runde oder bei der nächsten eigenen Wahl.

## Schiffe

idea-ships = { $who ->
    [you] Du verschiffst { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise ->
        [0] gar nichts
       *[other] für { $otherwise }
    }.
   *[other] { $who } verschifft { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise ->
        [0] gar nichts
       *[other] für { $otherwise }
    }.
}
idea-saves-crates = { $who ->
    [you] Du verlierst { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise }.
   *[other] { $who } verliert { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise }.
}
idea-rival-ships = { $rival ->
    [you] Du bekommst fürs Verschiffen { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { $rival } bekommt fürs Verschiffen { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
idea-rival-spoils = { $rival ->
    [you] Du verlierst { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $rival } verliert { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-shuts-out = { $rival ->
    [you] Kein Schiff nimmt mehr { $crates ->
        [one] deine Kiste
       *[other] deine { $crates } Kisten
    } { $good }.
   *[other] Kein Schiff nimmt mehr { $crates ->
        [one] die Kiste
       *[other] die { $crates } Kisten
    } { $good } von { $rival }.
}
idea-keeps-room = { $who ->
    [you] Ein Schiff hat noch Platz für { $crates ->
        [one] deine Kiste
       *[other] deine { $crates } Kisten
    } { $good }.
   *[other] Ein Schiff hat noch Platz für { $crates ->
        [one] die Kiste
       *[other] die { $crates } Kisten
    } { $good } von { $who }.
}

## Münzen und Rollen

idea-has-coins = { $who ->
    [you] Du hast dann { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-affords = { $who ->
    [you] Du hast dann genug für { OBJECT($building) }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann genug für { OBJECT($building) }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-takes-role-coins = { $who ->
    [you] Du nimmst { OBJECT($role) } mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } darauf.
   *[other] { $who } nimmt { OBJECT($role) } mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } darauf.
}
idea-denies-role-coins = { $rival ->
    [you] Sonst nimmst du { OBJECT($role) } mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } darauf.
   *[other] Sonst nimmt { $rival } { OBJECT($role) } mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } darauf.
}
idea-takes-role = { $rival ->
    [you] Sonst nimmst du { OBJECT($role) }.
   *[other] Sonst nimmt { $rival } { OBJECT($role) }.
}
idea-rival-coins = { $rival ->
    [you] Du hast dann { $coins ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise }.
   *[other] { $rival } hat dann { $coins ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise }.
}

## Gebäude

idea-builds = { $who ->
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
idea-last-copy = { $who ->
    [you] Du bekommst { OBJECT($building) }, nicht { $rival }: Mehr sind nicht da.
   *[other] { $rival ->
        [you] { $who } bekommt { OBJECT($building) }, nicht du: Mehr sind nicht da.
       *[other] { $who } bekommt { OBJECT($building) }, nicht { $rival }: Mehr sind nicht da.
    }
}
idea-builds-for-less = { $who ->
    [you] { $price ->
        [0] Du baust { OBJECT($building) } umsonst statt für { $otherwise }.
        [one] Du baust { OBJECT($building) } für 1 Münze statt für { $otherwise }.
       *[other] Du baust { OBJECT($building) } für { $price } Münzen statt für { $otherwise }.
    }
   *[other] { $price ->
        [0] { $who } baut { OBJECT($building) } umsonst statt für { $otherwise }.
        [one] { $who } baut { OBJECT($building) } für 1 Münze statt für { $otherwise }.
       *[other] { $who } baut { OBJECT($building) } für { $price } Münzen statt für { $otherwise }.
    }
}
idea-rival-builds = { $rival ->
    [you] Sonst baust du { OBJECT($building) }.
   *[other] Sonst baut { $rival } { OBJECT($building) }.
}
idea-occupies = { $who ->
    [you] { FIRST($building) } ist bei dir dann besetzt.
   *[other] { FIRST($building) } ist bei { $who } dann besetzt.
}
idea-large-building = { $who ->
    [you] { FIRST($building) } bringt dir dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { FIRST($building) } bringt { $who } dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}

## Waren

idea-produces = { $who ->
    [you] Du produzierst { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } ({ $kinds ->
        [one] 1 Art
       *[other] { $kinds } Arten
    }) statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } produziert { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } ({ $kinds ->
        [one] 1 Art
       *[other] { $kinds } Arten
    }) statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-extra-crate = { $who ->
    [you] Du nimmst als { role-craftsman } 1 Kiste { $good } mehr.
   *[other] { $who } nimmt als { role-craftsman } 1 Kiste { $good } mehr.
}
idea-rival-produces = { $rival ->
    [you] Du produzierst { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise }.
   *[other] { $rival } produziert { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise }.
}
idea-sells = { $who ->
    [you] Du verkaufst { $good } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise ->
        [0] gar nichts
       *[other] für { $otherwise }
    }.
   *[other] { $who } verkauft { $good } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise ->
        [0] gar nichts
       *[other] für { $otherwise }
    }.
}
idea-denies-sale-full = { $rival ->
    [you] Du kannst { $good } nicht verkaufen: Das { area-house } ist voll.
   *[other] { $rival } kann { $good } nicht verkaufen: Das { area-house } ist voll.
}
idea-denies-sale-taken = { $rival ->
    [you] Du kannst { $good } nicht verkaufen: Im { area-house } liegt das schon.
   *[other] { $rival } kann { $good } nicht verkaufen: Im { area-house } liegt das schon.
}
idea-rival-sells = { $rival ->
    [you] Du bekommst fürs Verkaufen { $coins ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise }.
   *[other] { $rival } bekommt fürs Verkaufen { $coins ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    } statt { $otherwise }.
}
idea-holds-crates = { $who ->
    [you] Du hast dann { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-can-produce = { $who ->
    [you] Du kannst dann { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    } produzieren.
   *[other] { $who } kann dann { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    } produzieren.
}

## Arbeiter und Plättchen

idea-workers = { $who ->
    [you] Du hast dann { $workers ->
        [one] 1 { -worker-acc }
       *[other] { $workers } { -workers }
    } statt { $otherwise }.
   *[other] { $who } hat dann { $workers ->
        [one] 1 { -worker-acc }
       *[other] { $workers } { -workers }
    } statt { $otherwise }.
}
idea-new-kind = { $who ->
    [you] Du bekommst deine erste { $tile }.
   *[other] { $who } bekommt die erste eigene { $tile }.
}
idea-serves = { $who ->
    [you] Die { $tile } versorgt { OBJECT($building) }.
   *[other] Die { $tile } versorgt { OBJECT($building) } von { $who }.
}
# $tile ist „Maisplantage“, $good ist „Mais“.
idea-plantations = { $who ->
    [you] Du hast dann { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $good }plantagen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $good }plantagen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-land = { $who ->
    [you] Du hast dann { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } statt { $otherwise }.
   *[other] { $who } hat dann { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } statt { $otherwise }.
}
idea-quarry = { $who ->
    [you] Du bekommst { tile-quarry-one }.
   *[other] { $who } bekommt { tile-quarry-one }.
}

## Punkte und Ende

idea-points = { $who ->
    [you] Du hast dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { $who } hat dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
idea-brings-end = { $who ->
    [you] Das Spiel endet mit dieser Runde, und du liegst vorn.
   *[other] Das Spiel endet mit dieser Runde, und { $who } liegt vorn.
}
idea-puts-off-end = { $who ->
    [you] Das Spiel geht weiter; sonst endet es, während du zurückliegst.
   *[other] Das Spiel geht weiter; sonst endet es, während { $who } zurückliegt.
}
