### Puerto Rico: was jedes Teil tut, in einem oder zwei kurzen Sätzen.

## Gebäude

building-small-fruit-effect = In der Produzentenphase macht jeder Arbeiter hier 1 Kiste Obst aus 1 besetzten Obstplantage.
building-small-market-effect = 1 Münze mehr, wenn du an das Handelshaus verkaufst.
building-small-sugar-effect = In der Produzentenphase macht jeder Arbeiter hier 1 Kiste Zucker aus 1 besetzten Zuckerplantage.
building-builders-yard-effect = In der Pflanzerphase darfst du statt einer Plantage einen Steinbruch nehmen.
building-hacienda-effect = In der Pflanzerphase darfst du zuerst eine Plantage aus dem Beutel ziehen und anlegen. Danach nimmst du wie üblich ein Plättchen.
building-large-fruit-effect = In der Produzentenphase macht jeder Arbeiter hier 1 Kiste Obst aus 1 besetzten Obstplantage.
building-small-warehouse-effect = Am Ende der Kapitänsphase behältst du alle Kisten von 1 Art. Die übliche 1 Kiste kommt dazu.
building-large-sugar-effect = In der Produzentenphase macht jeder Arbeiter hier 1 Kiste Zucker aus 1 besetzten Zuckerplantage.
building-hospital-effect = In der Pflanzerphase kommt 1 deiner neuen Plättchen mit einem Arbeiter. Nimm ihn aus dem Vorrat, sonst vom Arbeitsamt.
building-tobacco-storage-effect = In der Produzentenphase macht jeder Arbeiter hier 1 Kiste Tabak aus 1 besetzten Tabakplantage.
building-office-effect = Du darfst eine Ware verkaufen, die schon im Handelshaus liegt.
building-large-market-effect = 2 Münzen mehr, wenn du an das Handelshaus verkaufst.
building-coffee-roaster-effect = In der Produzentenphase macht jeder Arbeiter hier 1 Kiste Kaffee aus 1 besetzten Kaffeeplantage.
building-large-warehouse-effect = Am Ende der Kapitänsphase behältst du alle Kisten von 2 Arten. Die übliche 1 Kiste kommt dazu.
building-factory-effect = In der Produzentenphase 1, 2, 3 oder 5 Münzen, wenn du 2, 3, 4 oder 5 Warenarten produzierst.
building-school-effect = Jedes neue Gebäude kommt mit 1 Arbeiter aus dem Vorrat, sonst vom Arbeitsamt.
building-harbor-effect = In der Kapitänsphase jedes Mal 1 Punkt mehr, wenn du ein Schiff belädst.
building-wharf-effect = Einmal pro Kapitänsphase darfst du alle deine Kisten von 1 Art auf dein eigenes Schiff laden.
building-fire-station-effect = Am Ende 1 Punkt für jedes deiner kleinen Produktionsgebäude und 2 für jedes große.
building-residence-effect = Am Ende 4 Punkte für bis zu 9 Landplättchen, 5 für 10, 6 für 11 und 7 für 12.
building-fortress-effect = Am Ende 1 Punkt für je 3 Arbeiter, die du hast.
building-customs-house-effect = Am Ende 1 Punkt für je 4 Siegpunkte, die du durch Verschiffen bekommen hast.
building-city-hall-effect = Am Ende 1 Punkt für jedes deiner Gewerbegebäude, dieses eingeschlossen.
building-canal-effect = In der Produzentenphase: 1 Obst mehr, wenn dein Großer Obstspeicher produziert. 1 Zucker mehr, wenn deine Große Zuckermühle produziert.
building-lumberyard-effect = Du darfst jede neue Plantage verdeckt als Wald anlegen. In der Baumeisterphase zahlst du für je 2 Wälder 1 Münze weniger.
building-hidden-market-effect = Wenn du baust, darfst du mit 1 Arbeiter, 1 Kiste und 1 Siegpunkt zahlen. Jedes davon ersetzt 1 fehlende Münze.
building-storehouse-effect = Am Ende der Kapitänsphase behältst du 3 Kisten mehr, von beliebigen Arten.
building-bohio-effect = Arbeiter hier dürfen jederzeit auf einen deiner leeren Kreise ziehen. Dort bleiben sie bis zur nächsten Anwerberphase.
building-merchant-outpost-effect = Statt an das Handelshaus zu verkaufen, darfst du eine beliebige Kiste für ihren Preis in den Vorrat legen.
building-church-effect = Wenn du baust: 1 Siegpunkt für ein Gebäude mit 2 oder 3 Punkten, 2 für einen Großbau.
building-small-wharf-effect = Einmal pro Kapitänsphase darfst du beliebig viele Kisten beliebiger Arten auf dein eigenes Schiff laden: 1 Punkt für je 2.
building-lighthouse-effect = In der Kapitänsphase jedes Mal 1 Münze, wenn du ein Schiff belädst. Bist du Kapitän, dazu 1 Münze zu Beginn der Phase.
building-distillery-effect = Am Ende der Produzentenphase zählt die Art, von der du am meisten produziert hast (nicht Mais): 1 Münze für jede Kiste nach der ersten.
building-publishing-house-effect = Das Privileg der Rolle, die du nimmst, wird verdoppelt.
building-assembly-hall-effect = Zu Beginn der Kapitänsphase 1 Siegpunkt für je 2 Kisten derselben Art. Du behältst die Kisten.
building-monument-effect = 8 Punkte und keine Wirkung; es braucht keine Arbeiter.
building-cathedral-effect = Am Ende 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder 4 Gruppen aus 3 gleichen Landplättchen.
building-zoning-office-effect = Einmal pro Händlerphase: Mit einem Arbeiter zahlst du 1 Münze, ziehst eine Plantage aus dem Beutel und legst sie an. Mit einem Bürger legst du eine Plantage für 1 Münze ab.
building-chapel-effect = Zu Beginn der Produzentenphase: 1 Münze mit einem Arbeiter hier, 1 Siegpunkt mit einem Bürger.
building-park-authority-effect = Am Ende der Pflanzerphase: Mit einem Arbeiter darfst du eine Plantage oder einen Wald ablegen. Mit einem Bürger 2 Siegpunkte, wenn du allein die wenigsten Landplättchen hast.
building-notary-effect = Mit einem Arbeiter kosten einfache Gebäude 1 Münze weniger. Mit einem Bürger kosten Großbauten 2 Münzen weniger.
building-pension-office-effect = Zu Beginn der Kapitänsphase darfst du Kisten verschiedener Arten für je 1 Siegpunkt abgeben: höchstens 1 pro Bürger.
building-villa-effect = Zu Beginn der Anwerberphase nimmst du 1 Bürger aus dem Vorrat, sonst 1 Arbeiter.
building-tailor-effect = In der Produzentenphase 1 Münze für jeden deiner Bürger.
building-town-square-effect = Am Ende 1 Punkt mehr für jeden deiner Bürger.

## Erfolgskarten: Bedingung

card-big-spender-condition = Baue einen Großbau und zahle alle deine Münzen, mindestens eine.
card-caramel-popcorn-condition = Habe Mais und Zucker, zusammen 8 Kisten, mindestens 1 von jeder Art.
card-coffee-dispatcher-condition = Schicke ein Transportschiff mit Kaffee los.
card-confectionery-supplier-condition = Habe Obst und Zucker, zusammen 7 Kisten, mindestens 1 von jeder Art.
card-corn-dispatcher-condition = Schicke ein Transportschiff mit Mais los.
card-deal-closer-condition = Verkaufe als Händler die vierte Kiste an das Handelshaus.
card-dock-tycoon-condition = Lade in einer Kapitänsphase 3 verschiedene Waren auf Schiffe.
card-fruit-dispatcher-condition = Schicke ein Transportschiff mit Obst los.
card-head-administrator-condition = Habe 12 Arbeiter auf Gebäuden.
card-independent-shipper-condition = Fülle ein leeres Transportschiff mit einer Ladung.
card-leading-employer-condition = Habe 9 Arbeiter auf Landplättchen.
card-leading-producer-condition = Produziere 7 Kisten in einer Produzentenphase.
card-luxury-crop-trader-condition = Habe Kaffee und Tabak, zusammen 5 Kisten, mindestens 1 von jeder Art.
card-luxury-goods-provider-condition = Besitze je ein Produktionsgebäude für Zucker, Tabak und Kaffee.
card-major-investor-condition = Besitze 2 Großbauten.
card-major-landowner-condition = Habe höchstens 2 leere Landfelder und 2 leere Bauplätze.
card-master-agronomist-condition = Habe 12 Landplättchen.
card-master-architect-condition = Baue einen Großbau für höchstens 6 Münzen.
card-master-collector-condition = Habe 7 Kisten einer Ware.
card-pastry-maker-condition = Habe Mais und Obst, zusammen 9 Kisten, mindestens 1 von jeder Art.
card-prudent-merchant-condition = Lagere am Ende einer Kapitänsphase 2 verschiedene Waren.
card-senior-bureaucrat-condition = Besitze 7 einfache Gewerbegebäude.
card-specialised-shipper-condition = Lade mit einer Ladung 5 Kisten einer Ware.
card-sugar-dispatcher-condition = Schicke ein Transportschiff mit Zucker los.
card-tavern-supplier-condition = Habe Kaffee und Zucker, zusammen 6 Kisten, mindestens 1 von jeder Art.
card-tobacco-dispatcher-condition = Schicke ein Transportschiff mit Tabak los.
card-tobacco-fruit-broker-condition = Habe Obst und Tabak, zusammen 6 Kisten, mindestens 1 von jeder Art.
card-trade-strategist-condition = Bekomme 7 Siegpunkte in einer Kapitänsphase.
card-trade-tycoon-condition = Bekomme 6 Münzen für einen Verkauf an das Handelshaus.
card-tropical-magnate-condition = Besitze 3 Produktionsgebäude für Obst oder Zucker.

## Fähigkeiten des Puertoma

ability-any-sale-effect = Darf eine Ware verkaufen, die schon im Handelshaus liegt.
ability-sale-coin-effect = 1 Münze mehr bei jedem Verkauf.
ability-builders-worker-effect = Immer wenn er baut: 1 Arbeiter aus dem Vorrat, gesetzt wie in der Anwerberphase.
ability-storeroom-effect = Lagert alle Kisten einer weiteren Art, der höchsten; die einzelne Kiste ist dann von der nächsthöchsten.
ability-builders-coin-effect = 1 Münze, bevor er baut; sie zählt schon bei der Frage, ob sich der Baumeister lohnt.
ability-extra-crate-effect = Am Ende der Phase: 1 Kiste der höchsten Art, die er produziert hat und die im Vorrat ist, unabhängig vom Privileg.
ability-kind-coins-effect = 1 Münze für jede Art, die er produziert hat.
ability-extra-worker-effect = Am Ende der Phase: 1 Arbeiter aus dem Vorrat, unabhängig vom Privileg.
ability-planters-crate-effect = Immer wenn er eine Plantage bekommt: 1 Kiste ihrer Ware, wenn der Vorrat eine hat.
ability-kind-points-effect = Am Ende der Phase, vor dem Lagern: 1 Punkt für jede Art, die er hat.
ability-crate-points-effect = Am Ende der Phase, vor dem Lagern: Bis zu 2 Kisten seiner niedrigsten Art verlassen das Spiel für je 1 Punkt.
ability-person-coins-effect = 1 Münze für jeden Arbeiter oder Bürger, den er in der Phase bekommt.

## Rollen: was jeder Spieler tut, und das Privileg des Spielers, der die Rolle genommen hat

role-planter-action = Jeder Spieler darf eine offene Plantage nehmen.
role-recruiter-action = Die Spieler nehmen die Arbeiter vom Arbeitsamt; jeder Spieler darf alle seine Arbeiter neu verteilen.
role-builder-action = Jeder Spieler darf ein Gebäude bauen.
role-craftsman-action = Jeder Spieler produziert, was seine Plantagen, Gebäude und Arbeiter hergeben.
role-trader-action = Jeder Spieler darf eine Kiste an das Handelshaus verkaufen.
role-captain-action = Jeder Spieler muss reihum Waren auf die Transportschiffe laden: 1 Punkt pro Kiste.
role-adventurer-action = Die anderen Spieler tun nichts.
role-smuggler-action = Die anderen Spieler tun nichts. Du darfst ein Schiff überfallen, das Handelshaus plündern, Arbeiter abwerben oder eine Rolle kapern.
role-planter-privilege = Du darfst stattdessen einen Steinbruch nehmen.
role-recruiter-privilege = Zuerst nimmst du 1 Arbeiter aus dem Vorrat.
role-builder-privilege = Du zahlst 1 Münze weniger.
role-craftsman-privilege = Am Ende der Phase nimmst du 1 Kiste mehr von einer Ware, die du produziert hast.
role-trader-privilege = Du bekommst 1 Münze mehr für deinen Verkauf.
role-captain-privilege = Du bekommst 1 Punkt mehr für deine erste Ladung.
role-adventurer-privilege = Du nimmst 1 Münze aus dem Vorrat.
role-smuggler-privilege = Keines.

## Plättchen

tile-corn-effect = Mit einem Arbeiter produziert sie in der Produzentenphase 1 Kiste Mais. Ein Gebäude ist nicht nötig.
tile-fruit-effect = Mit einem Arbeiter hier und in einem Obstspeicher produziert sie in der Produzentenphase 1 Kiste Obst.
tile-sugar-effect = Mit einem Arbeiter hier und in einer Zuckermühle produziert sie in der Produzentenphase 1 Kiste Zucker.
tile-tobacco-effect = Mit einem Arbeiter hier und im Großen Tabakspeicher produziert sie in der Produzentenphase 1 Kiste Tabak.
tile-coffee-effect = Mit einem Arbeiter hier und in der Großen Kaffeerösterei produziert sie in der Produzentenphase 1 Kiste Kaffee.
tile-quarry-effect = Mit einem Arbeiter kosten Gebäude 1 Münze weniger. Bis zu 1, 2, 3 oder 4 Steinbrüche zählen bei Gebäuden mit 1, 2, 3 oder 4 Punkten.
