### Puerto Rico: warum etwas nicht geht, und was ein Teil jetzt bedeutet. Ganze Sätze, die nennen, was fehlt.

## Warum nicht: der Zug und die Rollen

why-not-over = Das Spiel ist zu Ende.
why-not-asked = Das geht jetzt nicht.
why-not-must-pick = Du musst eine Rolle nehmen.
why-not-must-choose = Du musst wählen.
why-not-role-taken = { $by ->
    [you] { FIRST($role) } ist in dieser Runde schon von dir genommen.
   *[other] { FIRST($role) } ist in dieser Runde schon von { $by } genommen.
}
why-not-role = { FIRST($role) } steht in dieser Runde nicht zur Wahl.
# Die gewünschte Rolle, wo ihr Name nicht bekannt ist.
why-not-some-role = Diese Rolle
why-not-captures = In einem Spiel mit einem Puertoma kannst du keine Rolle kapern.
why-not-marker = Der Spieler mit dem Marker kann den { role-smuggler } nicht noch einmal nehmen.
why-not-captures-itself = Den { role-smuggler } kannst du nicht kapern.

## Warum nicht: Plättchen und Arbeiter

why-not-in-market = Offen liegt keines davon: { $tile }.
why-not-such-tile = So ein Plättchen liegt nicht offen.
why-not-quarry = Nur der { role-planter } oder ein Spieler { -with-yard } darf einen Steinbruch nehmen.
why-not-quarries-left = Es sind keine Steinbrüche mehr da.
why-not-land-full = Alle 12 { -land-spaces } sind belegt.
# $tile ist das Plättchen als Objekt: „einen Steinbruch“.
why-not-obtained = Der { -worker } darf nur auf ein eben genommenes Plättchen, und { $tile } hast du nicht genommen.
why-not-new-tile = Der { -worker } darf nur auf ein eben genommenes Plättchen.
why-not-circle = Dort ist kein Kreis leer.
why-not-leaves-workers = { $circles ->
    [one] Du musst noch { $workers } { -workers } setzen, aber ab hier ist nur noch 1 Kreis leer: Fülle erst die früheren.
   *[other] Du musst noch { $workers } { -workers } setzen, aber ab hier sind nur noch { $circles } Kreise leer: Fülle erst die früheren.
}
why-not-too-few-circles = Für deine anderen { -workers } wären zu wenige Kreise leer.
why-not-order = Dafür ist es zu spät: Beginne diese Auswahl von vorn.
why-not-move = Vom { building-bohio } kann kein { -worker } dorthin.
why-not-forest = Nur Plantagen werden zu Wäldern, und du brauchst eine besetzte { building-lumberyard }.
why-not-nobody = Dort ist kein { -worker }, den du abgeben kannst.
why-not-citizens-elsewhere = Für die anderen Kreise hättest du zu wenige Bürger oder { -workers }.
why-not-such-land = So ein Plättchen hast du nicht zum Ablegen.
why-not-of-kind = Davon sind { -register-at } zu wenige.
why-not-register-empty = Es sind keine { -workers } { -register-at }, die du abwerben kannst.

## Warum nicht: Gebäude

# Das gewünschte Gebäude, wo sein Name nicht bekannt ist.
why-not-some-building = Dieses Gebäude
why-not-sold-out = { FIRST($building) } ist nicht mehr im Angebot.
why-not-owned = { FIRST($building) } gehört dir schon, und jedes Gebäude darfst du nur einmal haben.
why-not-space = { $need ->
    [one] { FIRST($building) } braucht 1 Bauplatz; frei hast du { $have } von 12.
   *[other] { FIRST($building) } braucht { $need } Bauplätze; frei hast du { $have } von 12.
}
why-not-spaces = Du hast zu wenige freie Bauplätze.
why-not-coins = { $need ->
    [one] { FIRST($building) } kostet dich 1 Münze. Du hast { $have }, also { $missing } zu wenig.
   *[other] { FIRST($building) } kostet dich { $need } Münzen. Du hast { $have }, also { $missing } zu wenig.
}
why-not-short = { $missing ->
    [one] { FIRST($building) } ist zu teuer: Dir fehlt 1 Münze.
   *[other] { FIRST($building) } ist zu teuer: Dir fehlen { $missing } Münzen.
}
why-not-pool = Dieses Gebäude ist schon im Angebot, oder nicht in diesem Spiel.
why-not-slot = Im Angebot ist kein Platz mehr für diese Kosten.
why-not-together = Dieses Gebäude darf nicht mit einem aus dem Angebot im selben Spiel sein.
why-not-needs = { FIRST($building) } muss bei dir besetzt sein.
why-not-wharf = Du brauchst eine besetzte { building-wharf }. Dein Schiff fährt einmal pro Phase.
why-not-small-wharf = Du brauchst eine besetzte { building-small-wharf }. Dein kleines Schiff fährt einmal pro Phase.
why-not-zoning = Du brauchst ein besetztes { building-zoning-office }, und es wirkt einmal pro Phase.
why-not-for-all = Alle deine Münzen kannst du nur für einen Großbau zahlen: mehr als seinen Preis, höchstens seine gedruckten Kosten.
why-not-packet = Diese Karte hast du nicht auf der Hand.

## Warum nicht: Waren und Schiffe

why-not-produced = In dieser Phase hast du das nicht produziert: { $good }.
why-not-produced-some = Diese Ware hast du in dieser Phase nicht produziert.
why-not-left = Der Vorrat hat keine Kiste { $good } mehr.
why-not-left-some = Der Vorrat hat keine mehr.
why-not-crate = Du hast keine Kiste { $good }.
why-not-crate-some = Davon hast du keine Kiste.
why-not-point = Du hast keinen Punkt zum Abgeben.
why-not-house-full = Alle 4 Plätze des Handelshauses sind belegt: In dieser Phase gibt es keinen Verkauf mehr.
why-not-house-has = Im { area-house } liegt schon { $good }; um das noch einmal zu verkaufen, brauchst du ein besetztes { building-office }.
why-not-house-has-some = Im { area-house } liegt diese Ware schon.
why-not-house-empty = Das { area-house } ist leer.
# Die gewünschte Ware, wo ihr Name nicht bekannt ist.
why-not-some-good = diese Ware
# Subjekt der Sätze darunter: $ship.
why-not-the-ship = Das Schiff mit { $size } Plätzen
why-not-this-ship = Dieses Schiff
why-not-another-ship = Ein anderes Schiff
why-not-such-ship = So ein Schiff gibt es nicht.
why-not-ship-full = { $ship } ist voll.
why-not-ship-empty = { $ship } ist leer.
why-not-ship-carries = { $ship } trägt { $other } und nimmt sonst nichts.
why-not-ship-other = { $ship } trägt eine andere Ware.
why-not-other-ship = { $ship } trägt schon { $good }; jede Art kommt nur auf ein Schiff.
why-not-larger = Das leere Schiff mit { $size } Plätzen nimmt { $need } dieser Kisten, dieses nur { $have }: Die größere Ladung geht vor.
why-not-larger-some = Ein anderes leeres Schiff nimmt mehr dieser Kisten.
why-not-wait = Du musst laden: Ein Transportschiff nimmt noch { $good } von dir.
why-not-wait-some = Du musst laden, solange ein Transportschiff eine deiner Waren nimmt.
why-not-spoils = Von einem überfallenen Schiff kannst du höchstens 3 Kisten behalten.

## Was ein Teil seinem Leser jetzt bedeutet

fact-price = { $price ->
    [0] Für dich umsonst.
    [one] Kostet dich 1 Münze.
   *[other] Kostet dich { $price } Münzen.
}
fact-free = Für dich jetzt umsonst.
fact-reduced = { $price ->
    [one] Kostet dich jetzt 1 Münze statt { $cost }.
   *[other] Kostet dich jetzt { $price } Münzen statt { $cost }.
}
fact-short = { $missing ->
    [one] Dir fehlt 1 Münze.
   *[other] Dir fehlen { $missing } Münzen.
}
fact-owned = Gehört dir schon.
fact-sold-out = Ausverkauft.
fact-space = Braucht 2 Bauplätze; frei hast du { $free }.
# $on Arbeiter auf $circles Kreisen; $state ist "empty" oder "full", wo es einen Kreis gibt.
fact-workers = { $state ->
    [empty] Der Kreis ist leer.
    [full] Der Kreis ist besetzt.
   *[some] { $on } von { $circles } Kreisen sind besetzt.
}
fact-idle = Nicht besetzt, also ohne Wirkung.
fact-scores = { $vp ->
    [one] Beim jetzigen Stand brächte es am Ende 1 Punkt.
   *[other] Beim jetzigen Stand brächte es am Ende { $vp } Punkte.
}
fact-makes = { $crates ->
    [0] Jetzt käme von hier keine Kiste { $good }.
    [one] Jetzt käme von hier 1 Kiste { $good }.
   *[other] Jetzt kämen von hier { $crates } Kisten { $good }.
}
fact-tiles = { $occupied ->
    [0] Du hast { $count }, noch nicht besetzt.
   *[other] Du hast { $count }, davon { $occupied } besetzt.
}
fact-coins = { $coins ->
    [one] Darauf liegt 1 Münze.
   *[other] Darauf liegen { $coins } Münzen.
}
fact-supply = { $crates ->
    [0] Der Vorrat hat keine Kiste { $good } mehr.
    [one] Der Vorrat hat noch 1 Kiste { $good }.
   *[other] Der Vorrat hat noch { $crates } Kisten { $good }.
}
