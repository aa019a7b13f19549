### San Juan: Was der Trainer des geführten ersten Spiels sagt.

guide-goal = Das zwölfte Gebäude eines Spielers beendet das Spiel, und die meisten Punkte gewinnen. Fast alle Punkte bringen die Gebäude deiner Stadt.
guide-hand = Das sind deine Karten, und nur du siehst sie. Jede ist ein Gebäude, und jede ist Geld für ein anderes.
guide-role = Jede Runde nimmt jeder Spieler eine Rolle, und alle dürfen sie nutzen. Nur der Spieler, der sie nimmt, hat das Privileg.
guide-limit = Du hast viele Karten. Zu Beginn einer Runde behältst du höchstens 7, also baue, oder du verlierst welche.
guide-build = Wähle eine Karte zum Bauen; ihre Kosten sind die Zahl der Karten, mit denen du zahlst. Mit dem Baumeister zahlst du 1 weniger.
guide-city = Eine deiner Karten bringt Punkte für den Rest deiner Stadt. Baue sie, wenn du hast, was sie zählt.
guide-pay = Wähle die Karten, mit denen du zahlst. Gib her, was du wohl nie bauen wirst.
guide-produce = Wähle ein Gebäude für eine Ware: die oberste Karte vom Nachziehstapel, verdeckt. Der Spieler mit dem Produzenten macht eine mehr.
guide-sell = Die Preistafel zeigt, wie viele Karten jede Ware bringt. Der Spieler mit dem Händler darf eine mehr verkaufen.
guide-keep = Behalte, was zu deiner Stadt passt oder was du bald bezahlen kannst. Die anderen Karten werden abgelegt.
guide-built = Das ist jetzt deine Stadt. Produktionsgebäude fassen Waren; die anderen helfen dir in ihrer Phase oder bringen Punkte.
guide-good = Eine Karte auf einem Gebäude ist eine Ware. Erst wenn du sie verkaufst, produziert das Gebäude wieder.
guide-prices = Die Preistafel wurde aufgedeckt. Es gibt fünf davon: Beim nächsten Mal kann der Preis besser sein.
guide-explorer = Nur der Spieler, der den Entdecker nimmt, bekommt etwas: eine Karte. Alle anderen tun nichts.
guide-others = Auch deine Gegner bauen. Tippe auf einen Spieler, und du siehst seine Stadt.
guide-governor = Jede Runde beginnt einen Spieler weiter links: Er ist der Gouverneur. So ist jeder Spieler einmal zuerst dran.
guide-late = Eine Stadt hat neun Gebäude oder mehr, das Ende ist nah. Ab jetzt zählen Punkte mehr als Karten.
guide-over = Das Spiel ist zu Ende, gut gemacht! Die Analyse zeigt dir, welche Entscheidungen am meisten zählten.
