### Puerto Rico: Was der Trainer des geführten ersten Spiels sagt.

guide-goal = Du gewinnst mit den meisten Punkten: für Waren, die du verschiffst, und für deine Gebäude. Münzen helfen dir beim Bauen, bringen am Ende aber nichts.
guide-board = Das ist dein Spielplan: das Land für Plantagen, die Stadt für Gebäude. Jedes wirkt nur mit einem Arbeiter auf seinem Kreis.
guide-role = Jede Runde nimmt jeder Spieler eine Rolle, und alle dürfen sie nutzen. Der Spieler, der sie nimmt, ist zuerst dran und hat ein Privileg.
guide-take = Nimm eine Plantage: Sie ist umsonst. Mais bringt im Handel nichts, lässt sich aber gut verschiffen; Kaffee bringt am meisten.
guide-quarry = Du hast den Pflanzer genommen, also darfst du stattdessen einen Steinbruch nehmen. Mit einem Arbeiter darauf werden deine Gebäude billiger.
guide-place = Setze deine Arbeiter auf Kreise; jedes Mal darfst du alle neu verteilen. Mais braucht einen Arbeiter, jede andere Ware zwei: auf Plantage und Gebäude.
guide-build = Kaufe ein Gebäude, jede Art nur einmal. Es wirkt erst, wenn ein Arbeiter darauf ist.
guide-pair = Obst braucht einen Obstspeicher, Zucker eine Zuckermühle und so weiter: Baue, was deine Plantagen brauchen. Nur Mais braucht kein Gebäude.
guide-large = Ein Großbau kostet 10 und bringt am Ende Extrapunkte. Spare darauf: Er belegt zwei Bauplätze.
guide-extra = Du hast den Produzenten genommen, also bekommst du eine Kiste mehr von einer Ware, die du gerade produziert hast. Nimm die, die dir am meisten bringt.
guide-sell = Das Handelshaus kauft vier Kisten, alle verschieden. Teure Waren bringen am meisten, und der Spieler mit dem Händler bekommt 1 Münze mehr.
guide-load = Jede geladene Kiste bringt 1 Punkt, und wenn du laden kannst, musst du. Ein Schiff trägt eine Ware, und keine zwei die gleiche.
guide-store = Du darfst eine Kiste behalten, mit einem Lager mehr; der Rest ist verloren. Behalte, was dir am meisten bringt.
guide-goods = Du hast deine ersten Waren produziert. Verkaufe sie für Münzen, wenn ein Spieler den Händler nimmt, oder verschiffe sie mit dem Kapitän für Punkte.
guide-points = Du hast Waren verschifft: 1 Punkt für jede Kiste. Der Spieler mit dem Kapitän bekommt für die erste Ladung 1 Punkt mehr.
guide-sailed = Ein volles Schiff wird nach der Kapitänsphase geleert und nimmt dann wieder jede Ware. Ein Schiff, das nicht voll ist, behält seine Waren.
guide-house = Das Handelshaus war voll und wurde geleert. Jetzt lässt sich jede Ware wieder verkaufen.
guide-lost = Kisten ohne Schiff und ohne Lager waren verloren. Ein Lager rettet ganze Arten von Waren.
guide-register = Das Arbeitsamt ist wieder gefüllt, für den nächsten Anwerber. Leere Kreise in Gebäuden bringen mehr Arbeiter.
guide-coins = Jede übrige Rolle bekommt 1 Münze. Der Spieler, der sie später nimmt, bekommt auch die Münzen.
guide-governor = Jede Runde beginnt einen Spieler weiter links: Er ist der Gouverneur. So ist jeder Spieler einmal zuerst dran.
guide-last = Das ist die letzte Runde. Gib deine Münzen jetzt aus: Nur Punkte zählen.
guide-over = Das Spiel ist zu Ende, gut gemacht! Die Analyse zeigt dir, welche Entscheidungen am meisten zählten.
