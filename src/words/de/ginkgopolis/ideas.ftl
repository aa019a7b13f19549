### Ginkgopolis: warum eine Wahl gut ist, in Tatsachen des Tisches. Steht beim Tipp und bei der Antwort auf „Warum?“.
### Je ein kurzer Satz. $who ist der Spieler, der wählt: der Leser (you), oder ein Spieler mit Namen; $rival ist ein anderer Spieler.
### Was nach „statt“ oder „sonst“ steht, kommt nach der nächstbesten Wahl; „dann“ ist am Ende der Runde oder bei der nächsten eigenen Wahl.
### $goods ist „4 Ressourcen“, $tile und $card sind „Blau 7“, $floors ist „2 Stockwerke“.

## Was ein Spieler hat

idea-gains = { $who ->
    [you] Du bekommst { $goods } statt { $otherwise }.
   *[other] { $who } bekommt { $goods } statt { $otherwise }.
}
# $goods ist „3 Güter“: Ressourcen, Plättchen und Punkte zusammen.
idea-engine = { $who ->
    [you] { $deed ->
        [exploit] Beim Nutzen
        [urbanize] Beim Urbanisieren
       *[construct] Beim Hochbauen
    } bringen dir deine Karten { $goods } statt { $otherwise }.
   *[other] { $deed ->
        [exploit] Beim Nutzen
        [urbanize] Beim Urbanisieren
       *[construct] Beim Hochbauen
    } bringen { $who } die eigenen Karten { $goods } statt { $otherwise }.
}
# Ressourcen, Plättchen und Punkte zusammen, als $goods der Nachricht davor.
idea-items = { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
}
idea-has = { $who ->
    [you] Du hast dann { $goods } statt { $otherwise }.
   *[other] { $who } hat dann { $goods } statt { $otherwise }.
}
idea-spends-less = { $who ->
    [you] Du brauchst { $resources ->
        [0] keine Ressource
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    } statt { $otherwise }.
   *[other] { $who } braucht { $resources ->
        [0] keine Ressource
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    } statt { $otherwise }.
}
idea-pays-less = { $who ->
    [you] Du zahlst { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { $who } zahlt { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
idea-comes-back = { $who ->
    [you] Du bekommst { $goods } von deinem Gebäude { $tile } zurück.
   *[other] { $who } bekommt { $goods } vom eigenen Gebäude { $tile } zurück.
}
idea-keeps-tile = { $who ->
    [you] Du behältst { $tile } und baust mit { $used }.
   *[other] { $who } behält { $tile } und baut mit { $used }.
}
idea-keeps-redraws = { $who ->
    [you] Du behältst { $redraws ->
        [one] 1 Neue-Hand-Marker
       *[other] { $redraws } Neue-Hand-Marker
    } statt { $otherwise }.
   *[other] { $who } behält { $redraws ->
        [one] 1 Neue-Hand-Marker
       *[other] { $redraws } Neue-Hand-Marker
    } statt { $otherwise }.
}

## Karten und Gebäude

idea-gets-card = { $who ->
    [you] Du bekommst die Karte { $card }.
   *[other] { $who } bekommt die Karte { $card }.
}
idea-end-card = { $who ->
    [you] Deine Karte { $card } bringt dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] Die Karte { $card } von { $who } bringt dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
# $floors sind die des Gebäudes, das überbaut wird.
idea-ousts = { $who ->
    [you] Du überbaust das Gebäude { $tile } von { $rival } ({ $floors }).
   *[other] { $rival ->
        [you] { $who } überbaut dein Gebäude { $tile } ({ $floors }).
       *[other] { $who } überbaut das Gebäude { $tile } von { $rival } ({ $floors }).
    }
}
idea-keeps-building = { $who ->
    [you] Sonst überbaut { $rival } dein Gebäude { $tile }.
   *[other] { $rival ->
        [you] Sonst überbaust du das Gebäude { $tile } von { $who }.
       *[other] Sonst überbaut { $rival } das Gebäude { $tile } von { $who }.
    }
}
idea-denies-card = { $who ->
    [you] Sonst bekommt { $rival } die Karte zu deinem Gebäude { $tile } ({ $floors }).
   *[other] { $rival ->
        [you] Sonst bekommst du die Karte zum Gebäude { $tile } von { $who } ({ $floors }).
       *[other] Sonst bekommt { $rival } die Karte zum Gebäude { $tile } von { $who } ({ $floors }).
    }
}
# Zahlen zweier Plättchen.
idea-large-number = Eine { $number } obenauf ist schwerer zu überbauen als eine { $otherwise }.

## Viertel

idea-leads = { $who ->
    [you] Du führst in einem { $color ->
        [blue] blauen Viertel
        [red] roten Viertel
       *[yellow] gelben Viertel
    }, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } führt in einem { $color ->
        [blue] blauen Viertel
        [red] roten Viertel
       *[yellow] gelben Viertel
    }, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
idea-districts = { $who ->
    [you] { $color ->
        [blue] Blaue Viertel
        [red] Rote Viertel
       *[yellow] Gelbe Viertel
    } bringen dir dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { $color ->
        [blue] Blaue Viertel
        [red] Rote Viertel
       *[yellow] Gelbe Viertel
    } bringen { $who } dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
idea-rival-districts = { $rival ->
    [you] Die Viertel bringen dir dann { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] Die Viertel bringen { $rival } dann { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
}
idea-denies-lead = { $rival ->
    [you] Du führst in keinem { $color ->
        [blue] blauen Viertel
        [red] roten Viertel
       *[yellow] gelben Viertel
    }; sonst in einem, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $rival } führt in keinem { $color ->
        [blue] blauen Viertel
        [red] roten Viertel
       *[yellow] gelben Viertel
    }; sonst in einem, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
# $floors zählt Ressourcen auf den Gebäuden.
idea-floors = { $who ->
    [you] Du hast dann { $floors ->
        [one] 1 Ressource
       *[other] { $floors } Ressourcen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    } in der Stadt.
   *[other] { $who } hat dann { $floors ->
        [one] 1 Ressource
       *[other] { $floors } Ressourcen
    } statt { $otherwise ->
        [0] keiner
       *[other] { $otherwise }
    } in der Stadt.
}

## Punkte und Ende

idea-rival-gains = { $rival ->
    [you] Du bekommst { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt { $otherwise }.
   *[other] { $rival } bekommt { $points ->
        [0] keinen Punkt
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
idea-brings-end = { $who ->
    [you] Das Spiel endet mit dieser Runde, und du liegst vorn.
   *[other] Das Spiel endet mit dieser Runde, und { $who } liegt vorn.
}
idea-puts-off-end = { $who ->
    [you] Das Spiel geht weiter; sonst endet es, während du zurückliegst.
   *[other] Das Spiel geht weiter; sonst endet es, während { $who } zurückliegt.
}
idea-nears-end = { $who ->
    [you] { $tiles ->
        [0] Dann ist kein Plättchen mehr übrig
        [one] Dann ist nur noch 1 Plättchen übrig
       *[other] Dann sind nur noch { $tiles } Plättchen übrig
    }, und du liegst vorn.
   *[other] { $tiles ->
        [0] Dann ist kein Plättchen mehr übrig
        [one] Dann ist nur noch 1 Plättchen übrig
       *[other] Dann sind nur noch { $tiles } Plättchen übrig
    }, und { $who } liegt vorn.
}
idea-gains-time = { $who ->
    [you] { $tiles ->
        [one] Dann ist noch 1 Plättchen übrig
       *[other] Dann sind noch { $tiles } Plättchen übrig
    }: Du kannst aufholen.
   *[other] { $tiles ->
        [one] Dann ist noch 1 Plättchen übrig
       *[other] Dann sind noch { $tiles } Plättchen übrig
    }: { $who } kann aufholen.
}
