### San Juan: warum eine Wahl gut ist, in Tatsachen des Tisches. Steht beim Tipp und bei der Antwort auf „Warum?“.
### Je ein kurzer Satz. $who ist der Spieler, der wählt: der Leser (you), oder ein Spieler mit Namen; $rival ist ein anderer Spieler.
### Was nach „statt“ oder „sonst“ steht, kommt nach der nächstbesten Wahl; „dann“ ist am Ende der Runde oder bei der nächsten eigenen Wahl.

## Karten und Gebäude

idea-draws = { $who ->
    [you] Du ziehst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-has-cards = { $who ->
    [you] Du hast dann { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-builds = { $who ->
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
idea-builds-for-less = { $who ->
    [you] { $price ->
        [0] Du baust { OBJECT($building) } umsonst statt für { $otherwise }.
        [one] Du baust { OBJECT($building) } für 1 Karte statt für { $otherwise }.
       *[other] Du baust { OBJECT($building) } für { $price } Karten statt für { $otherwise }.
    }
   *[other] { $price ->
        [0] { $who } baut { OBJECT($building) } umsonst statt für { $otherwise }.
        [one] { $who } baut { OBJECT($building) } für 1 Karte statt für { $otherwise }.
       *[other] { $who } baut { OBJECT($building) } für { $price } Karten statt für { $otherwise }.
    }
}
idea-affords = { $who ->
    [you] Du hast dann genug für { OBJECT($building) }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann genug für { OBJECT($building) }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-keeps-limit = { $who ->
    [you] Handkartenlimit: Du legst { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise } ab.
   *[other] Handkartenlimit: { $who } legt { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise } ab.
}

## Waren

idea-produces = { $who ->
    [you] Du produzierst { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } produziert { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-sells = { $who ->
    [you] Du verkaufst { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } für { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] gar nichts
       *[other] für { $otherwise }
    }.
   *[other] { $who } verkauft { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } für { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] gar nichts
       *[other] für { $otherwise }
    }.
}
idea-has-goods = { $who ->
    [you] Du hast dann { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
   *[other] { $who } hat dann { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    }.
}
idea-better-good = { $who ->
    [you] Deine Ware liegt auf { DATIVE($building) }, nicht auf { DATIVE($other) }.
   *[other] Die Ware von { $who } liegt auf { DATIVE($building) }, nicht auf { DATIVE($other) }.
}
idea-frees = { $who ->
    [you] Du kannst dann auf { $buildings ->
        [one] 1 Gebäude
       *[other] { $buildings } Gebäuden
    } statt auf { $otherwise ->
        [0] keinem
       *[other] { $otherwise }
    } produzieren.
   *[other] { $who } kann dann auf { $buildings ->
        [one] 1 Gebäude
       *[other] { $buildings } Gebäuden
    } statt auf { $otherwise ->
        [0] keinem
       *[other] { $otherwise }
    } produzieren.
}

## Punkte

# Karten unter Kapelle, Kirche oder Hafen, und was verschifft wurde.
idea-lays-by = { $who ->
    [you] Du hast dann { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    } für Punkte zur Seite gelegt.
   *[other] { $who } hat dann { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    } für Punkte zur Seite gelegt.
}
idea-bonus = { $who ->
    [you] { FIRST($building) } bringt dir dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { FIRST($building) } bringt { $who } dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
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

## Karten, die behalten oder hergegeben werden

idea-keeps-bonus = { $who ->
    [you] Du behältst die Karte { $building }: Jetzt brächte sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } behält die Karte { $building }: Jetzt brächte sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
idea-keeps-points = { $who ->
    [you] Du behältst die Karte { $building } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }; die Karte { $given } hat { $fewer ->
        [0] keinen
       *[other] nur { $fewer }
    }.
   *[other] { $who } behält die Karte { $building } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }; die Karte { $given } hat { $fewer ->
        [0] keinen
       *[other] nur { $fewer }
    }.
}
# Für $given fehlen $missing Karten.
idea-keeps-payable = { $who ->
    [you] Du kannst { OBJECT($building) } bezahlen; für { OBJECT($given) } { $missing ->
        [one] fehlt dir 1 Karte
       *[other] fehlen dir { $missing } Karten
    }.
   *[other] { $who } kann { OBJECT($building) } bezahlen; für { OBJECT($given) } { $missing ->
        [one] fehlt 1 Karte
       *[other] fehlen { $missing } Karten
    }.
}
idea-keeps-cheaper = { $who ->
    [you] Für { OBJECT($building) } zahlst du { $cost ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cost } Karten
    }, für { OBJECT($given) } { $instead }.
   *[other] Für { OBJECT($building) } zahlt { $who } { $cost ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cost } Karten
    }, für { OBJECT($given) } { $instead }.
}
idea-gives-duplicate = { $who ->
    [you] Du gibst die Karte { $building } her: Das Gebäude steht schon in deiner Stadt.
   *[other] { $who } gibt die Karte { $building } her: Das Gebäude steht schon in der eigenen Stadt.
}
idea-gives-second = { $who ->
    [you] Du hast noch eine andere Karte { $building } auf der Hand.
   *[other] { $who } hat noch eine andere Karte { $building } auf der Hand.
}
idea-gives-costly = { $who ->
    [you] Du gibst die Karte { $building } her: Sie kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, { $cards ->
        [0] dir bleibt keine
        [one] dir bleibt 1
       *[other] dir bleiben { $cards }
    }.
   *[other] { $who } gibt die Karte { $building } her: Sie kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, { $cards ->
        [0] { $who } bleibt keine
        [one] { $who } bleibt 1
       *[other] { $who } bleiben { $cards }
    }.
}

## Andere Spieler

idea-takes-role = { $rival ->
    [you] Sonst nimmst du { OBJECT($role) }.
   *[other] Sonst nimmt { $rival } { OBJECT($role) }.
}
idea-rival-draws = { $rival ->
    [you] Du ziehst { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise }.
   *[other] { $rival } zieht { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise }.
}
idea-rival-sells = { $rival ->
    [you] Du bekommst fürs Verkaufen { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise }.
   *[other] { $rival } bekommt fürs Verkaufen { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } statt { $otherwise }.
}
idea-rival-produces = { $rival ->
    [you] Du produzierst { $goods ->
        [0] keine Ware
        [one] 1 Ware
       *[other] { $goods } Waren
    } statt { $otherwise }.
   *[other] { $rival } produziert { $goods ->
        [0] keine Ware
        [one] 1 Ware
       *[other] { $goods } Waren
    } statt { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] Du hast dann { $buildings ->
        [0] kein Gebäude
        [one] 1 Gebäude
       *[other] { $buildings } Gebäude
    } statt { $otherwise }.
   *[other] { $rival } hat dann { $buildings ->
        [0] kein Gebäude
        [one] 1 Gebäude
       *[other] { $buildings } Gebäude
    } statt { $otherwise }.
}

## Das Ende

idea-brings-end = { $who ->
    [you] Das Spiel endet, und du liegst vorn.
   *[other] Das Spiel endet, und { $who } liegt vorn.
}
idea-puts-off-end = { $who ->
    [you] Das Spiel geht weiter; sonst endet es, während du zurückliegst.
   *[other] Das Spiel geht weiter; sonst endet es, während { $who } zurückliegt.
}
