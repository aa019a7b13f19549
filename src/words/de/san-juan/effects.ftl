### San Juan: was jedes Teil tut, in einem oder zwei kurzen Sätzen.
## Gebäude

building-prod-t1-effect = Platz für 1 Ware Mais: in der Produzentenphase produziert, in der Händlerphase verkauft.
building-prod-t2-effect = Platz für 1 Ware Obst: in der Produzentenphase produziert, in der Händlerphase verkauft.
building-prod-t3-effect = Platz für 1 Ware Zucker: in der Produzentenphase produziert, in der Händlerphase verkauft.
building-prod-t4-effect = Platz für 1 Ware Tabak: in der Produzentenphase produziert, in der Händlerphase verkauft.
building-prod-t5-effect = Platz für 1 Ware Kaffee: in der Produzentenphase produziert, in der Händlerphase verkauft.
building-smithy-effect = Produktionsgebäude kosten dich 1 Karte weniger.
building-gold-mine-effect = In jeder Entdeckerphase deckst du 4 Karten vom Nachziehstapel auf. Sind alle Kosten verschieden, nimm die billigste; der Rest wird abgelegt.
building-archive-effect = In der Anwerberphase nimmst du alle gezogenen Karten auf die Hand. Dann legst du wie üblich ab, aber aus der ganzen Hand.
building-poor-house-effect = Hast du nach dem Bauen 0 oder 1 Handkarte, ziehst du 1 Karte.
building-black-market-effect = Wenn du baust, dürfen bis zu 2 deiner Waren je 1 Karte ersetzen.
building-trading-post-effect = Du darfst 1 Ware mehr verkaufen.
building-well-effect = Produzierst du in der Phase mindestens 2 Waren, ziehst du 1 Karte.
building-market-stand-effect = Verkaufst du in der Phase mindestens 2 Waren, ziehst du 1 Karte.
building-crane-effect = Du darfst eines deiner Gebäude überbauen. Seine Kosten werden vom Preis abgezogen.
building-chapel-effect = Zu Beginn jeder Runde darfst du 1 Handkarte darunterlegen: 1 Punkt am Ende.
building-tower-effect = Dein Handkartenlimit ist 12 statt 7.
building-aqueduct-effect = Du darfst 1 Ware mehr produzieren.
building-carpenter-effect = Hast du ein Gewerbegebäude gebaut und bezahlt, ziehst du 1 Karte.
building-prefecture-effect = In der Anwerberphase behältst du 2 Karten statt 1.
building-market-hall-effect = Verkaufst du in der Phase mindestens 1 Ware, ziehst du 1 Karte mehr.
building-quarry-effect = Gewerbegebäude kosten dich 1 Karte weniger.
building-library-effect = Verdoppelt das Privileg der Rolle, die du nimmst. Zu zweit nur einmal pro Runde.
building-statue-effect = Ein Monument: Punkte und sonst nichts.
building-victory-column-effect = Ein Monument: Punkte und sonst nichts.
building-hero-effect = Ein Monument: Punkte und sonst nichts.
building-guild-hall-effect = Am Ende 1 Punkt für jedes deiner Produktionsgebäude und 1 für jede Art davon.
building-city-hall-effect = Am Ende 1 Punkt für jedes deiner Gewerbegebäude, dieses eingeschlossen.
building-triumphal-arch-effect = Am Ende 4, 6 oder 8 Punkte für 1, 2 oder 3 Monumente.
building-palace-effect = Ganz zum Schluss 1 Punkt für je 4 andere Punkte, die du hast.
building-office-effect = Zu Beginn jeder Runde, vor Kapelle und Kirche, darfst du 1 oder 2 Karten ablegen und ebenso viele ziehen.
building-guard-room-effect = Dein Handkartenlimit bleibt 7. Spieler ohne Fort und ohne Leuchtturm dürfen nur 6 Karten behalten.
building-cottage-effect = Hat in der Händlerphase kein Spieler Waren verkauft, ziehst du an ihrem Ende 1 Karte.
building-school-effect = Am Ende der Baumeisterphase ziehst du 1 Karte, wenn du die wenigsten Gebäude hast. Gleichstand zählt, außer wenn alle gleich viele haben.
building-park-effect = Überbaust du ihn mit dem Kran, zahlst du bis zu 6 weniger statt 3.
building-customs-office-effect = Ist es leer, bekommt es zu Beginn der Anwerberphase 1 Ware. Sie bringt beim Verkauf immer 2 Karten.
building-church-effect = Einmal im Spiel, zu Beginn einer Runde, legst du beliebig viele Handkarten darunter: am Ende je 1 Punkt.
building-harbor-effect = Wenn du verkaufst, kommt eine der verkauften Waren darunter: 1 Punkt am Ende.
building-bank-effect = In jeder Entdeckerphase deckst du die oberste Karte auf. Steht das Gebäude in keiner Stadt, nimm sie; sonst wird sie abgelegt.
building-residence-effect = Am Ende 4, 7, 9 oder 10 Punkte für 1, 2, 3 oder 4 Gruppen aus drei verschiedenen Gebäuden mit gleichen Kosten.
building-cathedral-effect = Liegt auf dem Tisch, bis ein Spieler sie baut. Am Ende 4, 3, 2 und 1 Punkte für die ersten vier Gebäude deiner Gegner mit Kosten 6.

## Rollen: was jeder Spieler tut, und das Privileg des Spielers, der die Rolle genommen hat

role-builder-action = Jeder Spieler darf ein Gebäude bauen.
role-producer-action = Jeder Spieler darf eine Ware produzieren.
role-trader-action = Die Preistafel wird aufgedeckt; jeder Spieler darf eine Ware verkaufen.
role-councillor-action = Jeder Spieler zieht 2 Karten und behält 1.
role-prospector-action = Die anderen Spieler tun nichts.
role-prospector-2-action = Die anderen Spieler tun nichts.
role-colonist-ship-action = Eine Karte pro Spieler wird aufgedeckt; jeder Spieler darf eine davon nehmen.
role-mayor-action = Jeder Spieler darf bis zu 2 Karten ablegen und ebenso viele ziehen.
role-captain-action = Jeder Spieler darf eine Ware verschiffen: 1 Punkt am Ende.
role-builder-privilege = Du zahlst 1 Karte weniger.
role-producer-privilege = Du darfst 1 Ware mehr produzieren.
role-trader-privilege = Du darfst 1 Ware mehr verkaufen.
role-councillor-privilege = Du ziehst 3 Karten mehr zur Auswahl.
role-prospector-privilege = Du ziehst 1 Karte.
role-prospector-2-privilege = Du ziehst 1 Karte.
role-colonist-ship-privilege = Du wählst zuerst; mit Bibliothek nimmst du 2 Karten.
role-mayor-privilege = Du ziehst 1 Karte mehr, auch wenn du keine ablegst.
role-captain-privilege = Du darfst 1 Ware mehr verschiffen.
