### Puerto Rico: warum eine Stellung, die ein Spieler aufbaut, nicht sein kann. Ganze Sätze, neben dem Feld, um das es geht.

## Das Spiel und seine Spieler. $problem sagen die Regeln auf Englisch

flaw-config = Dieser Aufbau ist nicht möglich ({ $problem }).
flaw-unsound = Diese Stellung widerspricht sich ({ $problem }).
flaw-seat-count = Hier sind { $named } Spieler angegeben, aber { $playing } spielen mit.
flaw-no-such-seat = Spieler haben die Nummern 0 bis { $last }, nicht { $seat }.
flaw-round = Runden zählen von 1 bis { $last }.
# Ein Spieler, wo die Seite sie so nennt: gezählt ab 1.
flaw-player = Spieler { $number }

## Der Spielplan eines Spielers

flaw-coins = { $coins ->
    [one] Höchstens 1 Münze.
   *[other] Höchstens { $coins } Münzen.
}
flaw-points = { $vp ->
    [one] Höchstens 1 Punkt.
   *[other] Höchstens { $vp } Punkte.
}
flaw-empty-own-ship = Nenne eine Ware und ihre Kisten, oder nichts.
flaw-no-forests = In diesem Spiel gibt es keine Wälder.
flaw-forests-without-yard = Nur eine { building-lumberyard } macht Wälder, und dieser Spieler hat keine.
flaw-quarry-forest = Steinbrüche werden nicht zu Wäldern.
flaw-land-full = Jeder Spieler hat { $spaces } { -land-spaces }.
flaw-tile-twice = Nenne { OBJECT($tile) } einmal, mit der Anzahl.
flaw-many-on-tiles = { $tile }: höchstens { $spaces }, jedes Plättchen mit höchstens 1 { -worker-acc }.
flaw-many-citizens = { $tile }: Hier sind mehr Bürger als besetzte Plättchen.
flaw-second-copy = { FIRST($building) } ist schon da; jeder Spieler darf jedes Gebäude nur einmal haben.
flaw-town-full = Jeder Spieler hat { $spaces } Bauplätze: Dafür ist kein Platz.
flaw-no-copy-left = So oft gibt es { OBJECT($building) } im Spiel nicht.
flaw-many-in-building = { $circles ->
    [0] { FIRST($building) } hat keinen Kreis.
    [one] { FIRST($building) } hat nur 1 Kreis.
   *[other] { FIRST($building) } hat nur { $circles } Kreise.
}
flaw-no-wharf = Die { building-wharf } ist nicht besetzt, also liegen auf ihrem Schiff keine Waren.
flaw-no-small-wharf = Die Kleine Werft ist nicht besetzt, also liegen auf ihrem Schiff keine Waren.
flaw-not-producible = Kein { -worker } produziert { $good }, also wurde in dieser Phase keine Kiste davon produziert.
flaw-not-counted = Davon hängt in diesem Spiel nichts ab.
flaw-produced-and-gone = Es wurde mehr { $good } produziert, als hier ist, und in der { -craftsman-phase } gehen keine Kisten verloren.
flaw-kind-without-crates = Nenne { $good } als Art und mit Kisten, oder gar nicht.
flaw-gained-too-much = Das sind mehr Punkte, als der Spieler hat.
flaw-not-aboard = Das passt nicht zu den Kisten auf den Schiffen: { $good }.

## Zwischen den Spielern

flaw-ship-sizes = Die Schiffe dieses Spiels haben { $sizes } Plätze.
flaw-ship-cargo = Ein Schiff ist leer, oder es hat 1 bis { $size } Kisten einer Ware.
flaw-same-good = Zwei Schiffe können nicht beide { $good } tragen.
flaw-house-full = Das { area-house } hat nur 4 Plätze.
flaw-many-crates = { $good }: Hier sind { $used } Kisten, im Spiel aber nur { $all }.
flaw-quarry-in-pile = Steinbrüche haben ihren eigenen Stapel.
flaw-many-tiles = Davon sind hier mehr als im Spiel: { $tile }.
flaw-market-full = Höchstens { $most } Plantagen liegen offen.
flaw-many-workers = { $all ->
    [one] In diesem Spiel gibt es nur 1 { -worker-acc }.
   *[other] In diesem Spiel gibt es nur { $all } { -workers }.
}
flaw-many-people = In diesem Spiel gibt es nur { $all } Bürger.
flaw-workers-left = Von { $all } { -workers-dat } müssten { $left } übrig sein.
flaw-citizens-left = Von { $all } Bürgern müssten { $left } übrig sein.
flaw-many-on-register = Höchstens { $most } Bürger { -register-at }.
flaw-points-left = { $gained ->
    [one] Die Spieler haben 1 Punkt bekommen, also müssten { $left } übrig sein.
   *[other] Die Spieler haben { $gained } Punkte bekommen, also müssten { $left } übrig sein.
}
flaw-no-waiting = In diesem Spiel kann der letzte Punkt nicht außerhalb einer Kapitänsphase genommen sein und das Ende erst nach der nächsten bringen.
flaw-points-not-gone = { $left ->
    [one] Der letzte Punkt ist noch da: 1 Punkt ist übrig.
   *[other] Der letzte Punkt ist noch da: { $left } Punkte sind übrig.
}
flaw-last-round = Es sind keine Punkte mehr da, oder eine Stadt ist voll: Das ist die letzte Runde.
flaw-not-in-pool = { FIRST($building) } ist schon im Angebot, oder nicht in diesem Spiel.
flaw-no-slot = Für { OBJECT($building) } ist im Angebot kein Platz mehr.
flaw-not-together = { FIRST($building) } darf nicht mit einem Gebäude zusammen sein, das im Angebot ist.
flaw-draft-count = 17 Gebäude sind gewählt, außer es wird noch gewählt.

## Rollen. $player ist „Spieler 2“

flaw-role-not-in-game = { FIRST($role) } ist nicht in diesem Spiel.
flaw-role-twice = Nenne { OBJECT($role) } nur einmal.
flaw-role-not-available = { FIRST($role) } ist nicht in diesem Spiel, oder in dieser Runde schon genommen.
flaw-round-full = In einer Runde werden nur { $picks } Rollen genommen.
flaw-out-of-turn = { $made ->
    [one] { $player } hat 1 Rolle genommen; der Reihe nach wären es { $due }.
   *[other] { $player } hat { $made } Rollen genommen; der Reihe nach wären es { $due }.
}
flaw-not-taken = { $player } hat { OBJECT($role) } nicht genommen und spielt diese Rolle also nicht.
flaw-not-last-pick = { $player } hat die letzte Rolle genommen.
flaw-no-smuggler = Der { role-smuggler } ist nicht in diesem Spiel.
flaw-marker-elsewhere = Der Spieler, der den { role-smuggler } genommen hat, hat den Marker.
flaw-smuggler-not-done = Der { role-smuggler } hat noch nicht gehandelt, also ist keine Rolle gekapert.
flaw-no-captor = Nur der { role-smuggler } kapert Rollen, und kein Spieler hat ihn genommen.
flaw-not-capturable = { FIRST($role) } kann nicht gekapert werden.
flaw-coins-on-captured = Auf einer gekaperten Rolle liegen keine Münzen: { $role }.
flaw-coins-on-smuggler = Auf den { role-smuggler } kommen keine Münzen.
flaw-captured-too-early = Der { role-smuggler } spielt eine gekaperte Rolle erst, wenn die letzte Rolle genommen ist.

## Was gerade geschieht

flaw-over-too-early = Ein Spiel endet nach seiner letzten Runde.
flaw-frames = Das geschieht an dieser Stelle der Runde nicht.
flaw-not-in-setup = Danach wird beim Aufbau dieses Spiels nicht gefragt.
flaw-phase-or-not = Nenne die Phase, solange eine Rolle gespielt wird, und sonst nie.
flaw-loaded-elsewhere = Geladen wird nur in der Kapitänsphase.
flaw-produced-elsewhere = Produziert wird nur in der { -craftsman-phase }.
flaw-obtained-elsewhere = Plättchen werden nur in der { -planter-phase } genommen.
flaw-nobody-waits = So ein { -worker } ist nicht { -on-portrait }.
flaw-not-at-this-step = Danach wird in diesem Schritt der Phase nicht gefragt.
flaw-seats-handled = Die Zahl der Spieler, die schon dran waren, stimmt nicht.
flaw-reward-not-loading = Eine Belohnung fürs Laden wird gesetzt, solange geladen wird.
flaw-asked = Die Frage passt nicht zum Spielplan dieses Spielers.
flaw-goes-on = Was danach weitergeht, passt nicht zum Spielplan dieses Spielers.

## Das Festival. $card ist der Titel eines Ziels

flaw-objective-count = { $due ->
    [0] Jetzt gibt es keine Ziele.
    [one] Es müsste 1 Ziel geben.
   *[other] Es müsste { $due } Ziele geben.
}
flaw-much-shown = So viel zeigt kein Ziel.
flaw-not-drawn = „{ $card }“ ist hier nicht dabei: Es gibt die drei gedruckten Ziele oder drei verschiedene Festivalkarten.
flaw-card-crates = { $due ->
    [0] Auf „{ $card }“ liegen keine Kisten.
    [one] Auf „{ $card }“ müsste 1 Kiste liegen.
   *[other] Auf „{ $card }“ müssten { $due } Kisten liegen.
}
flaw-card-plantations = { $due ->
    [0] Auf „{ $card }“ liegen keine Plantagen.
    [one] Auf „{ $card }“ müsste 1 Plantage liegen.
   *[other] Auf „{ $card }“ müssten { $due } verschiedene Plantagen liegen.
}
flaw-card-building = „{ $card }“ zeigt ein anderes Gebäude dieses Spiels, oder keines.
flaw-not-fulfilled = { $player } hat nicht, was „{ $card }“ zeigt, und kann es nicht erfüllt haben.
flaw-not-rewarded = { $player } hat „{ $card }“ ohne Belohnung erfüllt.

## Puertomas

flaw-no-puertoma-plays = In diesem Spiel spielt kein Puertoma mit.
flaw-no-puertoma = Dieser Spieler ist kein Puertoma.
flaw-puertoma-asked = Diesen Puertoma spielen die Regeln: Er wird nichts gefragt.
flaw-puertoma-marker = { FIRST($role) } ist nicht in diesem Spiel, also liegt der Marker des Aktionsplans nicht dort.
flaw-tie-card-twice = Die Entscheidungskarte { $card } gibt es nur einmal.
flaw-level-count = Nenne für jedes Gebäude eine Stufe, oder für keines.
flaw-ability-count = Nenne für jede Stufe ein Fähigkeitsplättchen, oder für keine.
flaw-no-such-level = Es gibt die Stufen 1 bis 4.
flaw-manned-quarry = Die Steinbrüche eines Puertoma sind nie besetzt.
flaw-many-of-type = Ein Puertoma hat hiervon höchstens { $most }: { $tile }.
flaw-many-under = { $circles ->
    [one] Hier ist nur 1 Kreis: { $tile }.
   *[other] Hier sind nur { $circles } Kreise: { $tile }.
}
flaw-puertoma-forests = Ein Puertoma hat keine Wälder.
flaw-manned-building = Die Arbeiter eines Puertoma sind unter Plantagen, nicht auf diesem Gebäude: { $building }.
flaw-not-commercial = Ein Puertoma hat höchstens acht Gebäude, alles Gewerbegebäude, also nicht { OBJECT($building) }.
flaw-other-level = { FIRST($building) } gehört auf eine andere Stufe.
flaw-level-full = Auf Stufe { $level } sind zu viele Gebäude: höchstens zwei auf jeder.
flaw-reserved-twice = Zwei Reservierungsmarker können nicht auf demselben Gebäude liegen: { $building }.
flaw-not-reservable = Ein Reservierungsmarker liegt auf einem Großbau im Angebot, nicht hier: { $building }.
flaw-reserved-too-early = Vor dem ersten Gebäude ist nichts reserviert.
flaw-not-reserved = Nach seinem ersten Gebäude reserviert ein Puertoma einen Großbau, solange einer da ist.
flaw-nothing-discards = Keine Fähigkeit, die wirkt, legt Kisten ab.
flaw-ability-order = Von jeder Stufe gibt es ein Fähigkeitsplättchen, in der Reihenfolge ab Stufe 1.
flaw-locked = Die Fähigkeit der Stufe { $level } ist noch nicht aufgedeckt.
flaw-unlocked = Nach seinen Gebäuden müsste die Fähigkeit der Stufe { $level } aufgedeckt sein.
flaw-abilities-gone = Bei leichter Schwierigkeit verlassen zwei Fähigkeiten das Spiel erst, wenn die zwei anderen aufgedeckt sind.

## Erfolgskarten. $card ist ein Titel

flaw-card-count = { $due ->
    [0] Jetzt sind keine Karten behalten.
    [one] Jetzt müsste hier 1 behaltene Karte sein.
   *[other] Jetzt müssten hier { $due } behaltene Karten sein.
}
flaw-hand-count = { $due ->
    [0] Jetzt sind keine anderen Karten auf dieser Hand.
    [one] Jetzt müsste 1 andere Karte auf dieser Hand sein.
   *[other] Jetzt müssten { $due } andere Karten auf dieser Hand sein.
}
flaw-not-own = Nur Erfolgskarten dieses Spielers, jede einmal.
flaw-card-twice = Die Karte „{ $card }“ gibt es nur einmal.
flaw-kept-too-late = Karten werden in ihrer Reihenfolge behalten, und nach diesen kommen zu wenige, um { $hand } zu behalten.
flaw-completed = Die Bedingung von „{ $card }“ trifft zu, also ist die Karte erfüllt.
