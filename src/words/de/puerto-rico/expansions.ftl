### Puerto Rico: die Erweiterungen. Nur die Ausgabe 1897 hat sie. $who hat es getan: der Leser (you), oder ein Spieler mit Namen.

## Neue Gebäude: Zeilen des Protokolls

log-drafted = { $who ->
    [you] Du wählst { OBJECT($building) } (×{ $copies }) für das Angebot.
   *[other] { $who } wählt { OBJECT($building) } (×{ $copies }) für das Angebot.
}
log-moved = { $who ->
    [you] Du versetzt einen { -worker-acc } vom { building-bohio }.
   *[other] { $who } versetzt einen { -worker-acc } vom { building-bohio }.
}
log-forested = { $who ->
    [you] Du legst { $tile } als Wald an.
   *[other] { $who } legt { $tile } als Wald an.
}
log-canal = { $who ->
    [you] Du nimmst mit dem { building-canal } 1 { $good } mehr.
   *[other] { $who } nimmt mit dem { building-canal } 1 { $good } mehr.
}
log-gave-worker = { $who ->
    [you] Du gibst auf dem { building-hidden-market } einen { -worker-acc } für 1 Münze ab.
   *[other] { $who } gibt auf dem { building-hidden-market } einen { -worker-acc } für 1 Münze ab.
}
log-gave-citizen = { $who ->
    [you] Du gibst auf dem { building-hidden-market } einen Bürger für 1 Münze ab.
   *[other] { $who } gibt auf dem { building-hidden-market } einen Bürger für 1 Münze ab.
}
log-gave-crate = { $who ->
    [you] Du gibst auf dem { building-hidden-market } 1 { $good } für 1 Münze ab.
   *[other] { $who } gibt auf dem { building-hidden-market } 1 { $good } für 1 Münze ab.
}
log-gave-point = { $who ->
    [you] Du gibst auf dem { building-hidden-market } 1 Punkt für 1 Münze ab.
   *[other] { $who } gibt auf dem { building-hidden-market } 1 Punkt für 1 Münze ab.
}
log-exported = { $who ->
    [you] Du gibst mit dem { building-merchant-outpost } 1 { $good } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ab.
   *[other] { $who } gibt mit dem { building-merchant-outpost } 1 { $good } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ab.
}
# $crates zählt Kisten verschiedener Arten auf.
log-shipped-mixed = { $who ->
    [you] Du verschiffst { $crates } mit der Kleinen Werft: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[other] { $who } verschifft { $crates } mit der Kleinen Werft: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
told-forest = Wald

## Bürger: Zeilen des Protokolls

log-citizens = { $who ->
    [you] { $from ->
        [register] Du bekommst { $citizens } Bürger { -register-from }.
        [portrait] Du bekommst { $citizens } Bürger { -portrait-from }.
       *[supply] Du bekommst { $citizens } Bürger aus dem Vorrat.
    }
   *[other] { $from ->
        [register] { $who } bekommt { $citizens } Bürger { -register-from }.
        [portrait] { $who } bekommt { $citizens } Bürger { -portrait-from }.
       *[supply] { $who } bekommt { $citizens } Bürger aus dem Vorrat.
    }
}
log-citizen-placed = { $who ->
    [you] Du setzt einen Bürger { INTO($place) }.
   *[other] { $who } setzt einen Bürger { INTO($place) }.
}
log-citizen-moved = { $who ->
    [you] Du versetzt einen Bürger vom { building-bohio }.
   *[other] { $who } versetzt einen Bürger vom { building-bohio }.
}
log-zoned = { $who ->
    [you] Du zahlst im { building-zoning-office } 1 Münze und ziehst { $tile }.
   *[other] { $who } zahlt im { building-zoning-office } 1 Münze und zieht { $tile }.
}
log-forest-discarded = { $who ->
    [you] Du legst einen Wald ab.
   *[other] { $who } legt einen Wald ab.
}
log-land-discarded = { $who ->
    [you] Du legst { $tile } ab.
   *[other] { $who } legt { $tile } ab.
}
log-land-discarded-worker = { $who ->
    [you] Du legst { $tile } ab; der { -worker } kommt { -portrait-to }.
   *[other] { $who } legt { $tile } ab; der { -worker } kommt { -portrait-to }.
}
log-land-discarded-citizen = { $who ->
    [you] Du legst { $tile } ab; der Bürger kommt { -portrait-to }.
   *[other] { $who } legt { $tile } ab; der Bürger kommt { -portrait-to }.
}
log-pensioned = { $who ->
    [you] Du gibst der { building-pension-office } 1 { $good } für 1 Punkt.
   *[other] { $who } gibt der { building-pension-office } 1 { $good } für 1 Punkt.
}
# Nach einer Zeile, die sagt, wie viele Arbeiter abgeworben wurden.
log-citizens-poached = { $citizens ->
    [one] 1 davon ist ein Bürger.
   *[other] { $citizens } davon sind Bürger.
}
log-citizens-sent-away = { $citizens ->
    [one] 1 abgeworbener Bürger verlässt das Spiel.
   *[other] { $citizens } abgeworbene Bürger verlassen das Spiel.
}
told-zoned = { $tile } (−1)
told-forest-discarded = Wald abgelegt
told-pensioned = −1 { $good } (+1)

## Der Schmuggler: Zeilen des Protokolls

log-raided = { $who ->
    [you] { $returned ->
        [0] Du überfällst das Schiff mit { $size } Plätzen: { $kept } { $good } behalten.
       *[other] Du überfällst das Schiff mit { $size } Plätzen: { $kept } { $good } behalten, { $returned } in den Vorrat.
    }
   *[other] { $returned ->
        [0] { $who } überfällt das Schiff mit { $size } Plätzen: { $kept } { $good } behalten.
       *[other] { $who } überfällt das Schiff mit { $size } Plätzen: { $kept } { $good } behalten, { $returned } in den Vorrat.
    }
}
log-plundered = { $who ->
    [you] Du plünderst das { area-house } ({ $crates }): { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[other] { $who } plündert das { area-house } ({ $crates }): { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
log-poached = { $who ->
    [you] Du wirbst { $workers ->
        [one] 1 { -worker-acc }
       *[other] { $workers } { -workers }
    } { -register-from } ab.
   *[other] { $who } wirbt { $workers ->
        [one] 1 { -worker-acc }
       *[other] { $workers } { -workers }
    } { -register-from } ab.
}
log-poached-placed = { $who ->
    [you] Du setzt einen abgeworbenen { -worker-acc } { INTO($place) }.
   *[other] { $who } setzt einen abgeworbenen { -worker-acc } { INTO($place) }.
}
log-sent-away = { $workers ->
    [one] 1 abgeworbener { -worker } verlässt das Spiel.
   *[other] { $workers } abgeworbene { -workers } verlassen das Spiel.
}
log-captured = { $who ->
    [you] Du kaperst { OBJECT($role) }.
   *[other] { $who } kapert { OBJECT($role) }.
}
log-captured-played = { $who ->
    [you] Kein Spieler hat die gekaperte Rolle { $role } genommen: Jetzt spielst du sie.
   *[other] Kein Spieler hat die gekaperte Rolle { $role } genommen: { $who } spielt sie jetzt.
}
told-raided = Überfall: +{ $kept } { $good }
told-plundered = { $vp ->
    [one] Plünderung: +1 Punkt
   *[other] Plünderung: +{ $vp } Punkte
}
told-poached = { $workers ->
    [one] 1 { -worker-acc } abgeworben
   *[other] { $workers } { -workers } abgeworben
}
told-captured = Rolle gekapert: { $role }

## Das Festival. $card ist der Titel eines Ziels

# $pieces zählt die Plättchen, Waren oder das Gebäude auf, die es zeigt.
log-objective-shown = Festival: „{ $card }“ ({ $pieces }).
log-objective-won = { $who ->
    [you] { $workers ->
        [0] Du erfüllst „{ $card }“.
        [one] Du erfüllst „{ $card }“: +1 { -worker }.
       *[other] Du erfüllst „{ $card }“: +{ $workers } { -workers }.
    }
   *[other] { $workers ->
        [0] { $who } erfüllt „{ $card }“.
        [one] { $who } erfüllt „{ $card }“: +1 { -worker }.
       *[other] { $who } erfüllt „{ $card }“: +{ $workers } { -workers }.
    }
}
log-reward-placed = { $who ->
    [you] Du setzt einen { -worker-acc } vom Festival { INTO($place) }.
   *[other] { $who } setzt einen { -worker-acc } vom Festival { INTO($place) }.
}
log-reward-kept = { $who ->
    [you] Du behältst { $workers ->
        [one] 1 { -worker-acc }
       *[other] { $workers } { -workers }
    } vom Festival { -on-portrait }.
   *[other] { $who } behält { $workers ->
        [one] 1 { -worker-acc }
       *[other] { $workers } { -workers }
    } vom Festival { -on-portrait }.
}
task-festival = Festival
task-objective = Ziel des Festivals
task-festival-card = Festivalkarte
# Was ein Ziel verlangt: $tiles und $crates sind Listen.
task-own = Besitze { $tiles }.
task-produce = Produziere { $crates } in einer { -craftsman-phase }.
task-own-and-produce = Besitze { $tiles } und produziere { $crates } in einer { -craftsman-phase }.
task-load = Lade 3 { $good } in einer Kapitänsphase.
task-load-two = Lade 1 { $one } und 2 { $other }, oder 2 { $one } und 1 { $other }, in einer Kapitänsphase.
task-fill-house = Verkaufe { $good } als vierte Kiste an das { area-house }.
task-fill-largest = Fülle das größte Transportschiff mit der letzten Kiste { $good }.
task-fill-smallest = Fülle das kleinste Transportschiff mit der letzten Kiste { $good }.
task-build = Baue { OBJECT($building) }.
task-reward = Belohnung
task-fulfilled-by = Erfüllt von
# Ein Ziel, das gesprochen wird: $title, was es verlangt in einem Satz, seine Belohnung.
task-spoken = { $title }: { $task } Belohnung: { $reward }.
task-spoken-won = { $who ->
    [you] { $title }: von dir erfüllt.
   *[other] { $title }: erfüllt von { $who }.
}
task-tally = Du hast { $have } von { $need }.

## Erfolgskarten. $card ist ein Titel, $cards eine Liste davon

log-cards-dealt = { $who ->
    [you] Du bekommst { $count } Erfolgskarten.
   *[other] { $who } bekommt { $count } Erfolgskarten.
}
log-own-cards-dealt = { $who ->
    [you] Du bekommst { $count } Erfolgskarten: { $cards }.
   *[other] { $who } bekommt { $count } Erfolgskarten: { $cards }.
}
log-some-card-kept = { $who ->
    [you] Du behältst eine Erfolgskarte.
   *[other] { $who } behält eine Erfolgskarte.
}
log-card-kept = { $who ->
    [you] Du behältst die Karte { $card }.
   *[other] { $who } behält die Karte { $card }.
}
log-cards-passed = Die anderen Erfolgskarten wandern nach links.
log-achieved = { $who ->
    [you] Du erfüllst eine Erfolgskarte: { $card }.
   *[other] { $who } erfüllt eine Erfolgskarte: { $card }.
}
task-card = Erfolgskarte
task-packet = Erfolgskarten
task-packet-cards = Behalte 1 von diesen { $cards }
task-face-down = { $cards ->
    [one] 1 verdeckte Erfolgskarte
   *[other] { $cards } verdeckte Erfolgskarten
}
task-completed = Erfüllt.
task-so-far = Bisher { $have } von { $need }.
task-worth = { $vp ->
    [one] 1 Punkt wert.
   *[other] { $vp } Punkte wert.
}
task-chosen = Gewählt.
task-legal = Kann gewählt werden.
