### Puerto Rico: Fragen. Jede hat einen Kopf (eine Frage oder ein Auftrag) und eine Anmerkung danach; ein Kopf, der mit einem Komma endet, geht in ihr weiter.

## Rollen und Plättchen

ask-role = Nimm eine Rolle.
ask-role-note = Alle Spieler handeln, du zuerst.
ask-role-duel = Deine Wahl { $mine } von { $of } in dieser Runde. Ihr handelt beide, du zuerst.
ask-role-chosen = Nimmst du { OBJECT($role) }?
ask-role-coins = { $coins ->
    [one] Darauf liegt 1 Münze.
   *[other] Darauf liegen { $coins } Münzen.
}
ask-hacienda = Eine Plantage { -bag-from } ziehen?
ask-hacienda-note = Du musst sie anlegen; dann nimmst du wie üblich ein Plättchen.
ask-take = Nimm eine Plantage,
ask-take-quarry = Nimm eine Plantage oder einen Steinbruch,
ask-take-note = oder passe.
ask-take-full = oder passe. { -your-land-first } ist voll: Du würdest das Plättchen sofort ablegen.
ask-hospital = Einen { -worker-acc } { INTO($tile) } setzen?
ask-hospital-note = Das { building-hospital } schickt 1 { -worker-acc }.
ask-hospital-which = Welches Plättchen bekommt den { -worker-acc }?
# Zwei Plättchen mit Namen: das mit der Hazienda gezogene, und das genommene.
ask-hospital-which-note = Das gezogene ({ $drawn }) oder das genommene ({ $taken }). Das { building-hospital } schickt 1 { -worker-acc }.
ask-plant = { $tile } verdeckt anlegen, als Wald?
ask-second-tile = Nimm ein zweites Plättchen,
ask-second-tile-note = oder passe. Das bringt dir der { building-publishing-house }.
ask-late-hospital = Den { -worker-acc } vom { building-hospital } auf ein neues Plättchen setzen?
ask-late-hospital-note = Auf irgendeines, das du in dieser Phase genommen hast.
ask-park = Lege eine Plantage oder einen Wald ab,
ask-park-note = oder passe. Das erlaubt dir die { building-park-authority }.
ask-zoning = Jetzt nutzen, einmal in dieser Phase?
# Die Anmerkung zu vielen Fragen: das Gebäude, das anbietet, wonach gefragt wird.
ask-offer = { FIRST($building) } bietet dir das an.

## Arbeiter und Bürger

ask-privilege = 1 { -worker-acc } aus dem Vorrat nehmen?
ask-privilege-note = Das ist dein Privileg.
ask-place = Setze deine { -workers }:
ask-place-note = { $left ->
    [0] Alle sind gesetzt.
   *[other] noch { $left }. Solange du leere Kreise hast, musst du sie setzen.
}
ask-poached = { $workers ->
    [one] Du darfst 1 abgeworbenen { -worker-acc } setzen:
   *[other] Du darfst bis zu { $workers } abgeworbene { -workers } setzen:
}
ask-poached-note = { $left ->
    [0] Alle sind gesetzt.
   *[other] noch { $left }. Abgeworbene, die du nicht setzt, verlassen das Spiel.
}
ask-rewarded = { $workers ->
    [one] Setze 1 { -worker-acc } vom Festival:
   *[other] Setze { $workers } { -workers } vom Festival:
}
ask-rewarded-note = { $left ->
    [0] Alle sind gesetzt.
   *[other] noch { $left }. Die du nicht setzt, kommen { -portrait-to }.
}
ask-school = Einen { -worker-acc } { INTO($building) } setzen?
ask-bohio = Einen { -worker-acc } vom { building-bohio } versetzen?
ask-bohio-note = Auf einen deiner leeren Kreise, bis zur nächsten { -recruiter-phase }.
ask-pick = Nimm einen { -worker-acc } oder einen Bürger,
ask-pick-note = zum Setzen in dieser Phase. { -register-at-first } bist du an der Reihe.
ask-place-citizen = Setze zuerst deine Bürger.
ask-place-citizen-note = Noch { $citizens } Bürger zu setzen. Dann kommen die { area-workers }.
ask-villa = 1 Bürger oder { -worker-acc } mehr nehmen?
ask-poach-kinds = Wie viele Bürger wirbst du ab?
ask-poach-kinds-note = Die anderen sind { -workers }.
ask-poached-citizens = Setze einen abgeworbenen Bürger,
ask-poached-citizens-note = oder passe. Noch { $citizens } Bürger; die du nicht setzt, verlassen das Spiel.

## Bauen

ask-build-none = Du kannst nichts bauen.
ask-build-none-note = Du kannst kein Gebäude bezahlen.
ask-build = Wähle ein Gebäude,
ask-build-note = oder passe.
ask-build-chosen = { $coins ->
    [0] Umsonst { OBJECT($building) } bauen?
    [one] Für 1 Münze { OBJECT($building) } bauen?
   *[other] Für { $coins } Münzen { OBJECT($building) } bauen?
}
ask-draft = Wähle ein Gebäude für das Angebot.
ask-draft-note = Jeder Spieler kann es in diesem Spiel kaufen.
ask-payment = { $coins ->
    [one] Für { OBJECT($building) } fehlt dir 1 Münze.
   *[other] Für { OBJECT($building) } fehlen dir { $coins } Münzen.
}
ask-payment-note = Gib dafür einen { -worker-acc }, eine Kiste oder einen Punkt ab.

## Waren

# $crates zählt auf, was produziert würde.
ask-produce = { $crates } produzieren?
ask-produce-note = Alles oder nichts.
ask-extra = Nimm 1 Kiste mehr,
ask-extra-note = von einer Art, die du gerade produziert hast.
ask-sell = Verkaufe eine Kiste,
ask-sell-note = oder passe.
ask-sell-chosen = { $coins ->
    [one] { $good } für 1 Münze verkaufen?
   *[other] { $good } für { $coins } Münzen verkaufen?
}
ask-load = Belade ein Schiff.
ask-load-note = Du musst, solange ein Transportschiff eine deiner Waren nimmt.
ask-load-own = Belade dein eigenes Schiff,
ask-load-own-note = oder warte. Kein Transportschiff nimmt jetzt deine Waren.
ask-load-which = { $good }: Auf welches Schiff?
ask-load-chosen = { $crates } { $good } auf das Schiff mit { $size } Plätzen laden?
ask-load-wharf = Alle { $crates } { $good } mit der { building-wharf } verschiffen?
ask-load-points = { $vp ->
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $vp } Punkte.
}
ask-small-wharf = Lade noch eine Kiste auf dein kleines Schiff,
ask-small-wharf-note = oder höre auf. Je 2 Kisten bringen 1 Punkt.
ask-store = { $kinds ->
    [0] Behalte 1 Kiste.
    [one] Behalte 1 Art ganz und 1 Kiste dazu.
   *[other] Behalte { $kinds } Arten ganz und 1 Kiste dazu.
}
ask-store-crate = Wähle die Kiste.
ask-store-kinds = { $left ->
    [one] Du darfst 1 Art wählen.
   *[other] Du darfst { $left } Arten wählen.
}
ask-store-kinds-crate = { $left ->
    [one] Du darfst 1 Art und die Kiste wählen.
   *[other] Du darfst { $left } Arten und die Kiste wählen.
}
ask-store-lost = { $lost ->
    [0] Du verlierst nichts.
    [one] Du würdest 1 Kiste verlieren.
   *[other] Du würdest { $lost } Kisten verlieren.
}
ask-keep-singles = { $left ->
    [one] Du darfst noch 1 Kiste behalten.
   *[other] Du darfst noch bis zu { $left } Kisten behalten.
}
ask-keep-singles-note = Das { building-storehouse } lagert sie.
ask-pension = Gib noch eine Kiste für 1 Punkt ab,
ask-pension-note = oder höre auf. Höchstens noch { $left }, jede von einer anderen Art.

## Punkte

ask-harbor = 1 Punkt mehr für die Ladung { $good } nehmen?
ask-load-point = 1 Punkt mehr für diese Ladung nehmen?
ask-first-load-point = Einen zweiten Punkt für deine erste Ladung nehmen?
ask-point = 1 Punkt nehmen?
ask-two-points = 2 Punkte nehmen?
ask-points = Die Punkte nehmen?
# Unter einer solchen Frage: wie der Bonus das Ende des Spiels näher brächte.
ask-ending-round = Dann wäre diese Runde die letzte.
ask-ending-perhaps = Diese Runde könnte die letzte werden: Vielleicht wären zu wenige { -workers } da, um { -register } aufzufüllen.
ask-ending-captain = Es wären keine Punkte mehr da: Die Runde mit der nächsten Kapitänsphase wäre die letzte.
ask-ending-recruiter = Es wären zu wenige { -workers } da: Die Runde mit der nächsten { -recruiter-phase } wäre die letzte.

## Der Schmuggler

ask-smuggle = Wähle eine Aktion,
ask-smuggle-note = oder passe. Nur du handelst.
# $deed ist eine der Beschriftungen weiter unten.
ask-deed = { $deed }?
ask-spoils = Wie viele Kisten { $good } behältst du?
ask-spoils-note = Höchstens { $most }; die anderen gehen in den Vorrat.
deed-raid = Schiff { $size } überfallen: +{ $kept } { $good }
deed-plunder = { $vp ->
    [one] { area-house } plündern: +1 Punkt
   *[other] { area-house } plündern: +{ $vp } Punkte
}
deed-poach = { $workers ->
    [one] 1 { -worker-acc } abwerben
   *[other] { $workers } { -workers } abwerben
}
deed-capture = { $coins ->
    [0] Rolle { $role } kapern
    [one] Rolle { $role } kapern: +1 Münze
   *[other] Rolle { $role } kapern: +{ $coins } Münzen
}

## Erfolgskarten

ask-keep-card = Behalte eine dieser Erfolgskarten.
ask-keep-card-note = Gib die anderen deinem linken Nachbarn.

## Was ein anderer Spieler jetzt entscheidet

wait-role = { $who ->
    [you] Du wählst eine Rolle.
   *[other] { $who } wählt eine Rolle.
}
wait-about = { $who ->
    [you] Du entscheidest über { OBJECT($building) }.
   *[other] { $who } entscheidet über { OBJECT($building) }.
}
wait-take = { $who ->
    [you] Du wählst ein Plättchen.
   *[other] { $who } wählt ein Plättchen.
}
wait-privilege = { $who ->
    [you] Du entscheidest über einen { -worker-acc }.
   *[other] { $who } entscheidet über einen { -worker-acc }.
}
wait-place = { $who ->
    [you] Du setzt { -workers }.
   *[other] { $who } setzt { -workers }.
}
wait-build = { $who ->
    [you] Du planst einen Bau.
   *[other] { $who } plant einen Bau.
}
wait-produce = { $who ->
    [you] Du produzierst.
   *[other] { $who } produziert.
}
wait-extra = { $who ->
    [you] Du wählst die Zusatzkiste.
   *[other] { $who } wählt die Zusatzkiste.
}
wait-sell = { $who ->
    [you] Du wählst eine Kiste zum Verkaufen.
   *[other] { $who } wählt eine Kiste zum Verkaufen.
}
wait-load = { $who ->
    [you] Du lädst.
   *[other] { $who } lädt.
}
wait-store = { $who ->
    [you] Du lagerst.
   *[other] { $who } lagert.
}
wait-keep-card = { $who ->
    [you] Du wählst eine Erfolgskarte.
   *[other] { $who } wählt eine Erfolgskarte.
}
wait-smuggle = { $who ->
    [you] Du entscheidest als { role-smuggler }.
   *[other] { $who } entscheidet als { role-smuggler }.
}
wait-spoils = { $who ->
    [you] Du überfällst ein Schiff.
   *[other] { $who } überfällt ein Schiff.
}
wait-rewarded = { $who ->
    [you] Du setzt { -workers } vom Festival.
   *[other] { $who } setzt { -workers } vom Festival.
}
wait-draft = { $who ->
    [you] Du wählst ein Gebäude für das Angebot.
   *[other] { $who } wählt ein Gebäude für das Angebot.
}
wait-second-tile = { $who ->
    [you] Du wählst ein zweites Plättchen.
   *[other] { $who } wählt ein zweites Plättchen.
}
wait-point = { $who ->
    [you] Du entscheidest über einen Punkt.
   *[other] { $who } entscheidet über einen Punkt.
}
wait-pick = { $who ->
    [you] Du wählst { -register-at }.
   *[other] { $who } wählt { -register-at }.
}
wait-citizens = { $who ->
    [you] Du setzt Bürger.
   *[other] { $who } setzt Bürger.
}
