# Lektionen von Puerto Rico. Jeder Text ist ein Schritt: ein Gedanke, ein oder zwei kurze Sätze, höchstens 220 Zeichen.

## Deine erste Runde

round-title = Deine erste Runde
round-about = Nimm Rollen, hole dir Land, baue und setze Arbeiter ein.
round-1 = Das ist dein Spielplan: das Land für Plantagen, die Stadt für Gebäude. Du beginnst mit einer Obstplantage und 2 Münzen.
round-2 = Der Spieler mit den meisten Siegpunkten gewinnt. Du bekommst sie für Waren, die du verschiffst, und für deine Gebäude.
round-3 = Jede Runde nimmt jeder Spieler eine Rolle. Alle dürfen sie nutzen, aber der Spieler, der sie nimmt, ist zuerst dran und hat ein Privileg.
round-4 = Du fängst an. Nimm den Pflanzer: Dann darf jeder Spieler eine neue Plantage nehmen.
round-4-wrong-1 = Der Produzent bringt Waren, aber du hast noch keine Arbeiter auf deinem Land. Nimm den Pflanzer.
round-4-wrong-2 = Der Kapitän verschifft Waren, und noch hat kein Spieler welche. Nimm den Pflanzer.
round-4-otherwise = Diese Rolle brauchst du später. Beginne mit Land: Nimm den Pflanzer.
round-5 = Gut! Das ist dein Privileg: Nur der Spieler, der den Pflanzer genommen hat, darf einen Steinbruch nehmen. Er macht deine Gebäude billiger, also nimm ihn.
round-5-wrong-1 = Mais ist gut, aber den bekommst du in jeder Pflanzerphase. Für einen Steinbruch brauchst du dein Privileg.
round-5-wrong-2 = Land ist umsonst: Nimm immer welches. Nimm den Steinbruch.
round-5-otherwise = Eine Plantage ist kein Fehler, aber nutze dein Privileg: Nimm den Steinbruch.
round-6 = Gut gemacht! Auch deine Gegner haben Land genommen. Dann nahm dein linker Nachbar den Baumeister, also darfst du bauen. Dein Obst braucht den Kleinen Obstspeicher.
round-6-wrong-1 = Die Markthalle bringt etwas, wenn du verkaufst, und du hast nichts zu verkaufen. Produziere zuerst Obst.
round-6-wrong-2 = Du kannst ihn bezahlen. Ohne Obstspeicher produziert deine Obstplantage nichts.
round-6-otherwise = Baue, was dein Land braucht: den Kleinen Obstspeicher.
round-7 = Gut! Dein rechter Nachbar hat den Anwerber genommen, also bekommst du einen Arbeiter. Setze ihn auf den Steinbruch: Dann kostet dich jedes Gebäude 1 Münze weniger.
round-7-wrong-1 = Obst braucht zwei Arbeiter: einen auf der Plantage, einen im Speicher. Einer allein produziert nichts.
round-7-wrong-2 = Der Speicher braucht auch einen Arbeiter auf der Plantage. Mit einem Arbeiter hilft dir nur der Steinbruch.
round-8 = Gut gemacht! Jeder Spieler hat eine Rolle genommen, die Runde ist vorbei. Auf jede übrige Rolle kommt eine Münze, für den nächsten Spieler, der sie nimmt.
round-9 = Jede Runde beginnt einen Spieler weiter links: diese dein linker Nachbar. Deine Gegner haben den ersten Mais produziert, eine Kiste verkauft und Münzen von ihren Rollen bekommen.
round-10 = Du bist dran. Mit dem Privileg des Baumeisters und deinem Steinbruch ist ein Gebäude für 2 Münzen umsonst. Nimm den Baumeister.
round-10-wrong-1 = Du bekämst eine Münze dazu, aber du hast nichts zu verschiffen. Der Baumeister spart dir 2 Münzen.
round-10-otherwise = Nicht schlecht, aber ein Gebäude umsonst ist besser: Nimm den Baumeister.
round-11 = Die Hazienda kostet 2: 1 weniger durch dein Privileg, 1 weniger durch den Steinbruch. Baue sie umsonst; von da an kann sie dir mehr Land bringen.
round-11-wrong-1 = Das kostet nur 1, du würdest also die halbe Ersparnis verschenken: Den Rest bekommst du nicht in Münzen.
round-11-wrong-2 = Ein Gebäude umsonst bringt am Ende auch noch einen Punkt. Nimm es.
round-11-otherwise = Das geht, aber diesmal baue die Hazienda.
round-end = Gut gemacht! Du hast mehr als eine Runde gespielt: Ein Spieler nimmt eine Rolle, alle handeln, der nächste wählt. Als Nächstes: wohin mit den Arbeitern.

## Arbeiter und Waren

workers-title = Arbeiter und Waren
workers-about = Setze Arbeiter dorthin, wo sie helfen, und produziere Waren.
workers-1 = Die Kreise sind Plätze für Arbeiter. Eine Plantage oder ein Gebäude ohne Arbeiter tut nichts.
workers-2 = Mais braucht nur einen Arbeiter, auf der Plantage. Jede andere Ware braucht zwei: einen auf der Plantage, einen in ihrem Gebäude.
workers-3 = Neue Arbeiter warten im Arbeitsamt: hier 3. Die Spieler nehmen sie reihum. Der Spieler, der den Anwerber nimmt, beginnt.
workers-4 = Nimm den Anwerber. Dein Privileg ist ein Arbeiter mehr, aus dem Vorrat.
workers-4-wrong-1 = Du würdest jetzt nur Mais produzieren. Hole erst Arbeiter, dann produzierst du auch Obst.
workers-4-wrong-2 = Du hast mehr Land als Arbeiter. Hole erst Arbeiter.
workers-4-otherwise = Zuerst brauchst du Arbeiter: Nimm den Anwerber.
workers-5 = Gut! Du hast zwei Arbeiter bekommen. Lass einen auf dem Mais, und setze die neuen auf die Obstplantage und in den Obstspeicher.
workers-5-wrong-1 = Drei Plantagen, aber du würdest nur Mais produzieren: In deinem Obstspeicher ist kein Arbeiter.
workers-5-wrong-2 = Der Speicher arbeitet nur mit einem Arbeiter auf der Obstplantage.
workers-5-otherwise = Fast. Du brauchst den Mais, die Obstplantage und den Obstspeicher: Nur dann produzierst du beide Waren.
workers-6 = Gut gemacht! Dein linker Nachbar nahm den Produzenten, und du hast 1 Mais und 1 Obst produziert. Deine Waren bleiben hier, bis du sie verkaufst oder verschiffst.
workers-7 = Der Spieler, der den Produzenten nimmt, bekommt 1 Kiste mehr, von einer Ware, die er gerade produziert hat. Nimm diese Rolle, wenn du viel produzierst.
workers-8 = Dein rechter Nachbar nahm den Baumeister, also darfst auch du bauen. Deiner Zuckerplantage fehlt noch ihr Gebäude: die Kleine Zuckermühle.
workers-8-wrong-1 = Damit könntest du mehr Obst produzieren, aber du hast nur eine Obstplantage. Der kleine Speicher reicht für sie.
workers-8-wrong-2 = Dann tut deine Zuckerplantage nichts. Die Mühle kannst du bezahlen.
workers-8-otherwise = Baue, was dein Land braucht: die Kleine Zuckermühle.
workers-9 = Gut! Noch ein Arbeiter: 4 für 5 Kreise, und du darfst alle versetzen. Mais bringt beim Verkauf nichts, also versetze auch diesen: einer auf den Zucker, einer in die Mühle.
workers-9-wrong-1 = In der Mühle ist kein Arbeiter, also tut der auf der Zuckerplantage nichts.
workers-9-wrong-2 = Die Mühle arbeitet nur mit einem Arbeiter auf der Zuckerplantage.
workers-9-otherwise = Denke in Paaren: Obstplantage und Obstspeicher, Zuckerplantage und Zuckermühle.
workers-10 = Gut gemacht! Jetzt produzierst du Obst und Zucker. In jeder Anwerberphase darfst du alle deine Arbeiter wieder versetzen, wie du magst.
workers-end = Setze Arbeiter in Paaren: einen auf die Plantage, einen in ihr Gebäude. Als Nächstes: was du noch bauen kannst.

## Gebäude

buildings-title = Gebäude
buildings-about = Wisse, was ein Gebäude dich kostet, und wann es wirkt.
buildings-1 = Hier ist alles, was du bauen kannst. Jedes Gebäude zeigt seine Kosten und seine Punkte am Ende: Sie zählen mit und ohne Arbeiter.
buildings-2 = Manche Gebäude produzieren Waren. Die anderen sind Gewerbegebäude: Sie helfen dir beim Verkaufen, Bauen, Verschiffen oder bei neuem Land.
buildings-3 = Du produzierst Tabak, eine gute Ware zum Verkaufen, und hast 9 Münzen. Nimm den Baumeister: Dein Privileg ist 1 Münze Nachlass.
buildings-3-wrong-1 = Du würdest 1 Tabak produzieren. Aber mit 9 Münzen baue zuerst: Je früher du baust, desto länger hilft es.
buildings-3-otherwise = Du hast Münzen zum Ausgeben: Nimm den Baumeister.
buildings-4 = Gut! Die Große Markthalle bringt bei jedem Verkauf 2 Münzen mehr. Sie kostet 5; mit deinem Privileg und deinem besetzten Steinbruch zahlst du 3. Baue sie.
buildings-4-wrong-1 = Sie ist billig, bringt aber nur 1 Münze pro Verkauf. Du kannst die große bezahlen.
buildings-4-wrong-2 = Ein Lagerhaus bewahrt viele Waren vor dem Verlust. Du produzierst eine Kiste auf einmal: Verkaufe sie lieber gut.
buildings-4-wrong-3 = Münzen sind am Ende nichts wert. Gib sie aus, solange ein Gebäude dir noch helfen kann.
buildings-4-otherwise = Das würde dir helfen, aber Tabak braucht eine Markthalle: die große.
buildings-5 = Gut gemacht! Aber die Markthalle ist leer, also tut sie noch nichts. Ein neues Gebäude hat keinen Arbeiter.
buildings-6 = Ein Gegner nahm den Anwerber, und du hast einen Arbeiter bekommen. Lass die anderen, wo sie sind, und setze den neuen in die Markthalle.
buildings-6-wrong-1 = Der Speicher hat 3 Kreise, aber du hast nur eine Tabakplantage: Ein zweiter Arbeiter dort tut nichts.
buildings-6-wrong-2 = Kaffee kannst du noch nicht produzieren, also tut dieser Arbeiter nichts. Auf dem Steinbruch spart er dir Münzen.
buildings-6-otherwise = Setze je einen Arbeiter auf die vier, die helfen: Tabakplantage, Tabakspeicher, Steinbruch und Markthalle.
buildings-7 = Gut! In dieser Runde nahm dein linker Nachbar den Baumeister, du hast also kein Privileg. Der Steinbruch hilft trotzdem: Baue die Große Kaffeerösterei für 5.
buildings-7-wrong-1 = Damit bekommst du später leichter Land. Aber deine Kaffeeplantage wartet, und Kaffee bringt am meisten.
buildings-7-wrong-2 = Kaffee bringt beim Verkauf 4 Münzen, mehr als jede andere Ware. Ohne Rösterei hast du keinen.
buildings-7-otherwise = Deine Kaffeeplantage braucht die Große Kaffeerösterei.
buildings-8 = Gut gemacht! Mehr Steinbrüche sparen mehr, bis zu den Punkten eines Gebäudes: 1 bei 1 Punkt, 3 bei 3 Punkten, 4 bei einem Großbau.
buildings-9 = Noch zwei Regeln: Kein Gebäude darfst du zweimal besitzen, und deine Stadt hat nur 12 Bauplätze.
buildings-end = Baue früh, was dir jede Runde hilft, und gib ihm einen Arbeiter. Als Nächstes: wie aus Waren Münzen werden.

## Verkaufen

trade-title = Verkaufen
trade-about = Verkaufe die richtige Kiste zur richtigen Zeit.
trade-1 = Hier, im Handelshaus, werden aus Waren Münzen. Mais bringt 0, Obst 1, Zucker 2, Tabak 3, Kaffee 4.
trade-2 = Es hat vier Plätze und nimmt jede Ware nur einmal. Obst liegt schon dort; bis es geleert wird, kann kein Spieler Obst verkaufen.
trade-3 = Du hast einen Kaffee, die teuerste Ware. Nimm den Händler: Auf ihm liegt 1 Münze, und dein Privileg bringt beim Verkauf 1 Münze mehr.
trade-3-wrong-1 = Dann müsstest du deinen Kaffee verschiffen, für einen einzigen Punkt. Verkaufe ihn zuerst.
trade-3-wrong-2 = Alle Spieler bekämen Waren, und ein Gegner könnte vor dir Kaffee verkaufen. Verkaufe jetzt.
trade-3-otherwise = Jetzt ist Zeit zu verkaufen: Nimm den Händler.
trade-4 = Gut! In einer Händlerphase darfst du eine Kiste verkaufen. Verkaufe den Kaffee: 4 Münzen, und 1 für dein Privileg.
trade-4-wrong-1 = Das bringt nur die Münze deines Privilegs, und es ist dein einziger Verkauf. Mais ist zum Verschiffen da.
trade-4-wrong-2 = Früher oder später müsstest du deinen Kaffee verschiffen. Verkaufe ihn.
trade-5 = Gut gemacht! Gemeinsam habt ihr das Handelshaus gefüllt, also wurde es geleert. Mit einem freien Platz wären alle Kisten geblieben und hätten ihre Ware gesperrt.
trade-6 = Dann haben alle Spieler produziert, und jetzt darfst du bauen. Baue die Große Markthalle: Sie bringt bei jedem Verkauf 2 Münzen mehr.
trade-6-wrong-1 = Mit einem Kontor darfst du verkaufen, was schon dort liegt. Klug, aber hole erst mehr Münzen aus jedem Verkauf.
trade-6-wrong-2 = Sie bringt 1 Münze pro Verkauf. Du kannst die große bezahlen, die bringt 2.
trade-6-otherwise = Kaffee und Obst brauchen eine Markthalle: Baue die große.
trade-7 = Gut! Du hast einen Arbeiter für die Markthalle bekommen. Lass die anderen, wo sie sind, und setze den neuen dort hinein.
trade-7-wrong-1 = Zwei Arbeiter in der Rösterei brauchen zwei Kaffeeplantagen. Die Markthalle braucht einen Arbeiter.
trade-7-otherwise = Setze einen auf jede Plantage und je einen in Obstspeicher, Rösterei und Markthalle: Dann wirken alle.
trade-8 = Gut gemacht! Dein rechter Nachbar nahm den Händler und verkaufte Kaffee; deiner muss warten. Mit der Markthalle bringt dein Obst 3 Münzen: Verkaufe es.
trade-8-wrong-1 = Mit der Markthalle kannst du auch Mais verkaufen, aber 2 Münzen sind weniger als 3.
trade-8-wrong-2 = Auf den Kaffee zu warten, kostet dich jetzt 3 Münzen. Den Kaffee kannst du ein andermal verkaufen.
trade-9 = Gut! Drei Kisten bleiben liegen, bis eine vierte das Handelshaus füllt. Bevor du produzierst, sieh nach, was du noch verkaufen kannst.
trade-end = Verkaufe wenige teure Kisten, verschiffe viele billige. Als Nächstes: die Schiffe.

## Die Schiffe

ships-title = Die Schiffe
ships-about = Belade Schiffe für Siegpunkte und behalte deine besten Waren.
ships-1 = Hier holst du die meisten Punkte. Jede Kiste, die du auf ein Schiff lädst, ist 1 Siegpunkt, egal von welcher Ware.
ships-2 = Ein Schiff trägt nur eine Ware, und keine zwei tragen die gleiche. Das zweite hat Mais geladen und noch 2 Plätze frei.
ships-3 = Du hast viele Waren. Nimm den Kapitän: Du lädst zuerst, und deine erste Ladung bringt 1 Punkt mehr.
ships-3-wrong-1 = Du bekommst noch mehr Waren, aber dann lädt ein Gegner zuerst. Schiffe sind schnell voll.
ships-3-wrong-2 = Du verkaufst eine Kiste, und sechs andere warten. Wer dann den Kapitän nimmt, lädt vor dir.
ships-3-otherwise = Du hast 7 Kisten: Nimm den Kapitän, bevor es ein Gegner tut.
ships-4 = Gut! Die Spieler laden reihum: eine Ware, so viele Kisten, wie passen. Dein linker Nachbar hat auch Mais, also nimm zuerst die letzten 2 Plätze für Mais.
ships-4-wrong-1 = Leere Schiffe können warten, die letzten Plätze für Mais nicht. Dein Nachbar würde sie nehmen.
ships-4-wrong-2 = Kaffee bringt beim Verkauf 4 Münzen und hier nur 1 Punkt. Behalte ihn, solange du kannst.
ships-4-otherwise = Lade zuerst, was auch deine Gegner wollen: Mais, auf das Schiff mit 2 freien Plätzen.
ships-5 = Gut gemacht! Ihr ladet reihum, immer wieder, bis kein Spieler mehr laden kann. Solange ein Schiff eine deiner Waren nimmt, musst du laden, ob du willst oder nicht.
ships-6 = Das Zuckerschiff hat noch 2 Plätze frei, das Obstschiff 1. Dein rechter Nachbar hat noch einen Zucker: Lade deinen jetzt.
ships-6-wrong-1 = Dein Obst kannst du auch später laden. Aber du würdest einen Platz für deinen Zucker verlieren.
ships-7 = Gut! Alle drei Schiffe tragen andere Waren, also musst du den Kaffee nicht laden. Jeder Spieler darf eine Kiste behalten; der Rest geht zurück.
ships-8 = Du hast noch Mais und Kaffee. Behalte den Kaffee: Er ist schon gewählt, bestätige nur.
ships-8-wrong-1 = Mais bringt beim Verkauf nichts. Der Kaffee bringt im Handelshaus 4 Münzen.
ships-9 = Gut gemacht! Die vollen Schiffe sind ausgelaufen und wieder leer. Ein Schiff mit freiem Platz bleibt und behält seine Ware.
ships-10 = Ein Gegner nahm den Baumeister. Ein Kleines Lagerhaus behält alle Kisten einer Art, zusätzlich zu der einzelnen. Baue es für 3.
ships-10-wrong-1 = Das hilft dir bei neuem Land. Aber du verlierst ständig Waren: Lagere sie.
ships-10-wrong-2 = Dann behältst du nach jeder Kapitänsphase nur eine einzige Kiste.
ships-10-otherwise = Diesmal rette deine Waren: Baue das Kleine Lagerhaus.
ships-end = Verschiffe, wovon du viel hast, behalte, was teuer ist, und achte darauf, wer nach dir lädt. Als Nächstes: das Ende des Spiels.

## Das Ende des Spiels

end-title = Das Ende des Spiels
end-about = Sieh das Ende kommen und mache das Beste aus der letzten Runde.
end-1 = Das Spiel endet mit der Runde, in der eines von drei Dingen geschieht. Hier siehst du alle drei.
end-2 = Erstens: Nach einer Anwerberphase hat der Vorrat zu wenige Arbeiter, um das Arbeitsamt aufzufüllen.
end-3 = Zweitens: Ein Spieler nimmt den letzten Siegpunkt. Wird viel verschifft, kommt dieses Ende früher.
end-4 = Drittens: Ein Spieler füllt alle 12 Bauplätze seiner Stadt. Du hast 10 Gebäude, zwei Bauplätze sind also frei.
end-5 = Du hast 10 Münzen, genug für einen Großbau. Nimm den Baumeister.
end-5-wrong-1 = Deine 5 Kisten bringen ein paar Punkte. Der Großbau bringt mehr, und Münzen bringen am Ende keine.
end-5-wrong-2 = Alle Spieler bekommen mehr Kisten. Aber du hast 10 Münzen, und Münzen sind am Ende nichts wert.
end-5-otherwise = Mache deine Münzen zu Punkten, solange du kannst: Nimm den Baumeister.
end-6 = Gut! Großbauten brauchen zwei Bauplätze und haben 4 Punkte. Jeder kann mehr Punkte bringen, aber nur, wenn am Ende ein Arbeiter darin ist.
end-7 = Du besitzt 8 Gewerbegebäude. Das Rathaus bringt einen Punkt für jedes, sich selbst eingeschlossen: 9. Baue es; deine Schule setzt einen Arbeiter hinein.
end-7-wrong-1 = Sie bringt einen Punkt für je 3 Arbeiter. Du hättest 12 und bekämst 4 Punkte.
end-7-wrong-2 = Sie bringt 4 Punkte für bis zu 9 Landplättchen. Das Rathaus bringt dir 9.
end-7-otherwise = Zähle, wovon du am meisten hast: Gewerbegebäude. Baue das Rathaus.
end-8 = Gut gemacht! Deine Stadt ist voll. Das ist die letzte Runde, und ihr spielt sie zu Ende. Dein linker Nachbar nahm den Händler, dein rechter den Kapitän.
end-9 = Du zählst deine Punkte fürs Verschiffen, die Punkte auf deinen Gebäuden und was Großbauten dazugeben. Münzen und Waren entscheiden nur bei Gleichstand.
end-10 = Eine letzte Chance: die Schiffe. Dein linker Nachbar lädt nach dir und hat auch Mais. Nimm die 2 Plätze für Mais vor deinem Zucker.
end-10-wrong-1 = Nur du hast Zucker, dieses Schiff wartet also auf dich. Beim Mais wäre dein Nachbar schneller.
end-end = Glückwunsch, jetzt kennst du das ganze Spiel! Spiele dein erstes. Alle Spieler machen Fehler, und jeder kostet nur ein paar Punkte.

## Neue Gebäude

new-buildings-title = Neue Gebäude
new-buildings-about = Wähle, was im Angebot ist, und nutze Wälder.
new-buildings-1 = Diese Erweiterung bringt 14 Gewerbegebäude, zu viele für das Angebot. Vor der ersten Runde wählt ihr deshalb reihum, welche es gibt.
new-buildings-2 = Jeder Kostenwert hat eine feste Zahl von Plätzen. Zwei sind noch frei: einer für ein Gebäude zu 2 Münzen, einer für einen Großbau zu 10.
new-buildings-3 = Du bist dran. Deine Wahl kommt zweimal ins Angebot, und alle dürfen sie kaufen. Wähle die Holzhandlung: Du kannst sie sofort bezahlen.
new-buildings-3-wrong-1 = 8 Punkte für 10 Münzen sind gut. Aber es gibt nur eines, und du hast lange nicht genug Münzen.
new-buildings-3-wrong-2 = Damit zahlst du mit Waren oder Arbeitern, wenn Münzen fehlen. Aber in dieser Lektion wähle die Holzhandlung.
new-buildings-3-otherwise = Das passt auch. Aber in dieser Lektion wähle die Holzhandlung.
new-buildings-4 = Gut! Das Angebot ist voll, und die erste Runde beginnt. Du hast 2 Münzen: Nimm den Baumeister.
new-buildings-4-wrong-1 = Solange die Holzhandlung nicht arbeitet, bekommst du Plantagen, aber keine Wälder.
new-buildings-4-otherwise = Hole zuerst die Holzhandlung: Nimm den Baumeister.
new-buildings-5 = Baue die Holzhandlung. Als Baumeister zahlst du 1 Münze dafür.
new-buildings-5-wrong-1 = Der Kanal bringt Waren zu den großen Gebäuden für Obst und Zucker. Die sind für dich noch weit weg.
new-buildings-5-otherwise = Diesmal baue die Holzhandlung.
new-buildings-6 = Gut gemacht! Ein Gegner nahm den Anwerber, und du hast einen Arbeiter. Ein neues Gebäude wirkt nur mit einem Arbeiter: Setze deinen hinein.
new-buildings-6-wrong-1 = Obst ohne Speicher produziert nichts. Die Holzhandlung wirkt mit einem Arbeiter.
new-buildings-7 = Gut! Ein Gegner nahm den Pflanzer. Du darfst jetzt eine Plantage verdeckt anlegen, als Wald. Nimm so die Zuckerplantage.
new-buildings-7-wrong-1 = Als Plantage braucht sie eine Mühle und zwei Arbeiter. Probiere diesmal den Wald.
new-buildings-7-wrong-2 = Ein Wald ist umsonst, und zwei davon sparen dir bei jedem Gebäude eine Münze.
new-buildings-7-otherwise = Nimm die Zuckerplantage, als Wald.
new-buildings-8 = Gut gemacht! Ein Wald produziert nichts und braucht keine Arbeiter. Mit der Holzhandlung machen je 2 Wälder jedes Gebäude 1 Münze billiger, ohne Grenze.
new-buildings-9 = Jedes neue Gebäude hat seinen eigenen Kniff. Öffne die Gebäude im Angebot und tippe eines an, um es zu lesen.
new-buildings-end = Sieh dir das Angebot vor der ersten Runde an: Es verrät dir, worum es in diesem Spiel geht.

## Bürger

citizens-title = Bürger
citizens-about = Hole dir Bürger und setze sie dorthin, wo sie mehr tun als Arbeiter.
citizens-1 = Manche der Figuren im Arbeitsamt sind jetzt Bürger. Ein Bürger kann alles, was ein Arbeiter kann.
citizens-2 = Am Ende bringt jeder deiner Bürger 1 Punkt, egal, wo er steht. Es gibt 20, und bei jedem Auffüllen kommt einer dazu.
citizens-3 = Nimm den Anwerber: Dann wählst du zuerst vom Arbeitsamt. Dein Arbeiter aus dem Vorrat kommt automatisch dazu.
citizens-3-wrong-1 = Du hast Kreise zu füllen. Der Spieler, der den Anwerber nimmt, bekommt den Bürger.
citizens-3-wrong-2 = Die meisten deiner Kreise sind noch leer. Hole erst Arbeiter.
citizens-3-otherwise = Es gibt einen Bürger, und der Spieler, der zuerst wählt, bekommt ihn: Nimm den Anwerber.
citizens-4 = Gut! Nimm den Bürger: Er arbeitet wie ein Arbeiter und bringt am Ende einen Punkt.
citizens-4-wrong-1 = Ein Arbeiter kann nicht mehr als ein Bürger und bringt am Ende nichts.
citizens-5 = Manche Gebäude tun mit einem Arbeiter dies, mit einem Bürger das. In jeder Produzentenphase bringt die Kapelle mit Arbeiter 1 Münze, mit Bürger 1 Punkt.
citizens-6 = Du wählst also zuerst, wohin bei solchen Gebäuden die Bürger kommen. Setze deinen in die Kapelle.
citizens-6-wrong-1 = Überall sonst tut ein Arbeiter dasselbe. In der Kapelle bringt dir nur ein Bürger jedes Mal einen Punkt.
citizens-7 = Gut! Zwei Arbeiter bleiben, einer noch auf dem Mais. Versetze ihn: Obst bringt mehr. Du brauchst einen auf der Plantage und einen im Speicher.
citizens-7-wrong-1 = Du produzierst Mais, aber kein Obst: Im Speicher ist kein Arbeiter.
citizens-7-wrong-2 = Der Speicher arbeitet nur mit einem Arbeiter auf der Obstplantage.
citizens-8 = Gut gemacht! Dein linker Nachbar nahm den Produzenten. Noch vor deinem Obst hat dir der Bürger in der Kapelle einen Punkt gebracht.
citizens-9 = Noch eine Änderung: Zu wenige Arbeiter beenden das Spiel nicht mehr. Die beiden anderen Enden bleiben.
citizens-end = Hole Bürger früh: Sie arbeiten die ganze Zeit für dich und bringen am Ende Punkte.

## Der Schmuggler

smuggler-title = Der Schmuggler
smuggler-about = Nutze die Rolle, die nur dir hilft.
smuggler-1 = Hier gibt es eine Rolle mehr. Nur der Spieler, der den Schmuggler nimmt, handelt; kein Gegner gewinnt etwas. Dafür hat sie auch kein Privileg.
smuggler-2 = Der Spieler, der sie nimmt, behält den Schmugglermarker. Er kann die Rolle erst wieder nehmen, wenn ein Gegner sie hatte. Münzen liegen nie darauf.
smuggler-3 = Auf dem zweiten Schiff liegen 4 Kisten Tabak. Nimm den Schmuggler, bevor es ausläuft.
smuggler-3-wrong-1 = Deine 2 Mais bringen 3 Punkte. Aber der Tabak auf dem Schiff ist mehr wert, und eine Kapitänsphase kommt wieder.
smuggler-3-wrong-2 = Du hast nur Mais zu verkaufen. Hole dir erst etwas Besseres.
smuggler-3-otherwise = Nicht jetzt: Nimm den Schmuggler.
smuggler-4 = Gut! Du darfst eines von vier Dingen tun: ein Schiff überfallen, das Handelshaus plündern, Arbeiter vom Arbeitsamt abwerben oder eine Rolle kapern.
smuggler-5 = Überfalle das Tabakschiff: Du behältst 3 seiner Kisten, die anderen gehen zurück, und das Schiff ist leer.
smuggler-5-wrong-1 = Du bekommst 2 Mais, die auf einem Schiff 2 Punkte bringen. Tabak bringt beim Verkauf 3 Münzen pro Kiste.
smuggler-5-wrong-2 = Du bekommst einen Punkt für jede Kiste dort: 2 Punkte. Drei Tabak bringen dir mehr.
smuggler-5-wrong-3 = Von den Arbeitern, die du wegnimmst, darfst du bis zu 3 setzen, aber du hast nur einen leeren Kreis.
smuggler-5-otherwise = Denke daran, was du verkaufen kannst: Überfalle das Schiff mit Tabak.
smuggler-6 = Gut gemacht! Dein linker Nachbar nahm den Händler. Verkaufe einen Tabak für 3 Münzen.
smuggler-6-wrong-1 = Mais bringt hier nichts. Behalte ihn für ein Schiff.
smuggler-6-wrong-2 = Du würdest 3 Münzen verlieren. Verkaufe.
smuggler-7 = Gut! Beim Abwerben nimmst du so viele Arbeiter vom Arbeitsamt, wie Spieler da sind. Bis zu 3 kommen auf deine leeren Kreise; die übrigen verlassen das Spiel.
smuggler-8 = Beim Kapern nimmst du eine Rolle mit ihren Münzen. Nimmt ein Gegner sie, bekommst du 3 Münzen. Wenn nicht, spielst du sie am Ende der Runde.
smuggler-end = Der Schmuggler ist stark, wenn deine Gegner Schiffe beladen oder das Handelshaus gefüllt haben. Achte darauf, wer ihn als Nächster nimmt.

## Das Festival

festival-title = Das Festival
festival-about = Erfülle als Erster ein Ziel.
festival-1 = Auf der Festivaltafel siehst du drei Ziele. Der erste Spieler, der eines erfüllt, bekommt seine Belohnung; kein anderer sonst.
festival-2 = Das erste verlangt 3 Plantagen einer Art, hier Zucker, und bringt 3 Arbeiter. Du hast schon 2.
festival-3 = Jetzt kannst du eine Zuckerplantage nehmen. Nimm den Pflanzer, bevor es ein Gegner tut.
festival-3-wrong-1 = Das zweite Ziel braucht 2 Zucker, und deine Mühle produziert 1. Die Arbeiter vom ersten helfen dir dabei.
festival-3-wrong-2 = Die Manufaktur kostet 7, und du hast 4 Münzen.
festival-3-otherwise = Sieh dir die Ziele an: Nimm den Pflanzer.
festival-4 = Gut! Nimm die Zuckerplantage, deine dritte.
festival-4-wrong-1 = Du hast das Privileg, aber die dritte Zuckerplantage bringt dir sofort 3 Arbeiter.
festival-4-wrong-2 = Kaffee bringt viel, aber dann nimmt vielleicht ein Gegner den Zucker, und die Belohnung.
festival-4-otherwise = Das Ziel verlangt Zucker.
festival-5 = Gut gemacht: Du bekommst 3 Arbeiter und setzt sie jetzt. Zwei in die große Mühle und einen auf die neue Plantage: 3 Zucker in jeder Produzentenphase.
festival-5-wrong-1 = Die Markthalle hilft beim Verkaufen, aber dann produzierst du nur 2 Zucker.
festival-5-otherwise = Drei Plantagen brauchen drei Arbeiter in den Mühlen: Einen hast du dort, zwei brauchst du.
festival-6 = Schön! Dein linker Nachbar nahm den Produzenten. Du hast 1 Mais und 3 Zucker produziert, mehr als das zweite Ziel verlangt: Du bekommst 3 Münzen.
festival-7 = Jetzt hast du 7 Münzen, und ein Gegner nahm den Baumeister. Das dritte Ziel ist die Manufaktur: Baue sie und bekomme 3 Punkte dazu.
festival-7-wrong-1 = Das ist billiger, aber der erste Spieler, der die Manufaktur baut, bekommt die 3 Punkte.
festival-7-wrong-2 = Ein Gegner würde sie bauen und die Punkte nehmen.
festival-7-otherwise = Das Ziel zeigt die Manufaktur: Baue sie.
festival-end = Glückwunsch! Alle drei in einer Runde sind selten. Sieh dir die Ziele an, bevor du wählst: Ein kleiner Umweg kann viel bringen.

## Festivalkarten

festival-cards-title = Festivalkarten
festival-cards-about = Spiele um die drei Festivalkarten dieses Spiels.
festival-cards-1 = Drei von zwölf Karten, zufällig gezogen, ersetzen die gedruckten Ziele. Tippe eine an, um zu lesen, was sie verlangt.
festival-cards-2 = Die erste: Lade die letzte Kiste auf das kleinste Schiff, sodass es voll Mais ist. Dafür bekommst du 2 Münzen.
festival-cards-3 = Dieses Schiff hat noch 2 Plätze frei, und du hast 3 Mais. Nimm den Kapitän und lade zuerst.
festival-cards-3-wrong-1 = Deinen Tabak brauchst du für die zweite Karte, aber dein linker Nachbar hat 2 Mais und würde das Schiff füllen. Erst das Schiff.
festival-cards-3-wrong-2 = Die dritte Karte kann warten. Dein Nachbar hat 2 Mais für dasselbe Schiff.
festival-cards-3-otherwise = Erst das Schiff, bevor dein Nachbar es füllt: Nimm den Kapitän.
festival-cards-4 = Gut! Lade Mais. Zwei Kisten passen und füllen das Schiff.
festival-cards-4-wrong-1 = Dann lädt dein Nachbar 2 Mais, füllt das Schiff und bekommt die Belohnung.
festival-cards-5 = Gut gemacht, du bekommst 2 Münzen! Dein Zucker wurde automatisch geladen. Behalte jetzt den Tabak: Die zweite Karte verlangt ihn.
festival-cards-5-wrong-1 = Mais hilft bei keiner Karte mehr. Dem Handelshaus fehlt die vierte Kiste, und Tabak passt.
festival-cards-6 = Im Handelshaus liegen drei Kisten. Die zweite Karte belohnt den Spieler, der Tabak als vierte verkauft. Verkaufe ihn.
festival-cards-6-wrong-1 = Du bekämst 3 Münzen und 2 Arbeiter. Verkaufe den Tabak.
festival-cards-7 = Schön! Du bekommst 2 Arbeiter. Setze sie auf die zweite Tabakplantage und in den Speicher: Dann produzierst du jedes Mal einen Tabak mehr.
festival-cards-7-wrong-1 = Du produzierst mehr Mais, aber die zweite Tabakplantage braucht auch einen Arbeiter im Speicher.
festival-cards-7-wrong-2 = Ein Arbeiter im Speicher tut nichts ohne einen auf der Plantage.
festival-cards-7-otherwise = Setze einen auf die Tabakplantage, einen in den Tabakspeicher.
festival-cards-8 = Gut! Ein Gegner nahm den Pflanzer. Die dritte Karte verlangt 2 Mais- und 2 Zuckerplantagen, und dir fehlt noch ein Zucker: Nimm ihn.
festival-cards-8-wrong-1 = Kaffee bringt viel, aber der Zucker bringt sofort 3 Punkte.
festival-cards-8-wrong-2 = Dir würden 3 Punkte entgehen.
festival-cards-8-otherwise = Die Karte verlangt Zucker.
festival-cards-end = Glückwunsch, alle drei Karten! Lies sie vor der ersten Runde: Sie ändern, was Land und Waren wert sind.

## Erfolge

achievements-title = Erfolge
achievements-about = Löse die Aufgaben auf deinen geheimen Karten.
achievements-1 = Diese vier Erfolgskarten sind deine, und nur du siehst sie. Jede hat eine Aufgabe und bringt am Ende 3 bis 7 Punkte.
achievements-2 = Sobald du eine Karte erfüllst, wird es verkündet. Sie bleibt erfüllt, was auch geschieht. Tippe eine Karte an, um sie zu lesen.
achievements-3 = Du hast 6 Mais, und das größte Schiff ist leer, mit 6 Plätzen. Nimm den Kapitän, bevor ein Gegner dort andere Waren lädt.
achievements-3-wrong-1 = Für eine Karte brauchst du ein Gebäude, aber für drei dieses Schiff, und dein linker Nachbar hat auch Mais.
achievements-3-wrong-2 = Ob 10 Mais oder 6: Das Schiff fasst nur 6. Lass deine Gegner nicht zuerst laden.
achievements-3-otherwise = Du brauchst das Schiff für deine Karten: Nimm den Kapitän.
achievements-4 = Gut! Lade alle 6 Mais. Von den leeren Schiffen musst du eines wählen, das am meisten aufnimmt, also das große.
achievements-4-wrong-1 = Dann lädt dein Nachbar zuerst einen Mais, und aller Mais muss auf dieses Schiff.
achievements-5 = Gut gemacht, drei Karten auf einmal! 5 Kisten mit einer Ladung, ein leeres Schiff mit einer Ladung gefüllt, und ein Schiff mit Mais losgeschickt.
achievements-6 = Ein Gegner nahm den Baumeister. Die letzte Karte verlangt 3 Gebäude für Obst oder Zucker; du hast 2. Dein Zucker braucht Platz: Baue die Große Zuckermühle.
achievements-6-wrong-1 = Das zählt auch, aber eine Obstplantage braucht keinen zweiten Speicher. Du hast zwei Zuckerplantagen und nur für eine eine Mühle.
achievements-6-wrong-2 = Dir würden 4 Punkte entgehen.
achievements-6-otherwise = Die Karte verlangt noch ein Gebäude für Obst oder Zucker: die Große Zuckermühle.
achievements-7 = Gut gemacht! Karten, die du nicht erfüllst, kosten nichts. Die Punkte kommen am Ende dazu und verringern den Vorrat nicht.
achievements-end = Sieh dir deine Karten an, bevor du eine Rolle nimmst. Verlangen zwei dasselbe, mache einen Plan.

## Puertoma

puertoma-title = Puertoma
puertoma-about = Spiele gegen Gegner, die Regeln folgen, und lies, warum sie so wählen.
puertoma-1 = Du spielst gegen zwei Puertomas. Die Regeln bestimmen Schritt für Schritt, was sie tun. Sie machen bei jeder Rolle mit, so wie du.
puertoma-2 = Sie teilen sich den Aktionsplan. Ihr Marker liegt auf einer Rolle, und Pfeile führen von dort zu den Rollen, die ein Puertoma als Nächstes bevorzugt.
puertoma-3 = Du spielst wie immer. Nimm den Pflanzer.
puertoma-3-wrong-1 = Auch das ist eine gute Rolle. Aber sieh erst, wie ein Puertoma Land nimmt.
puertoma-3-otherwise = Beginne mit Land: Nimm den Pflanzer.
puertoma-4 = Gut! Nimm den Steinbruch.
puertoma-4-wrong-1 = Land ist umsonst. Nimm den Steinbruch.
puertoma-4-otherwise = Nutze dein Privileg: den Steinbruch.
puertoma-5 = Dann wählte Puertoma 1. Er lässt Rollen weg, die ihm nichts bringen. Vom Rest nimmt er eine mit Pfeil, dann eine mit den meisten Münzen. Bleiben mehrere, entscheidet eine Karte.
puertoma-6 = Er nahm den Baumeister, und beide bauten. Sie wählen die höchste Stufe, die sie bezahlen können, dann das teuerste Gebäude. Baue auch du: den Kleinen Obstspeicher.
puertoma-6-wrong-1 = Das geht, aber dein Obst braucht seinen Speicher. Das Obst eines Puertoma braucht keinen.
puertoma-6-wrong-2 = Baue, solange du kannst: Dein Obst braucht den Speicher.
puertoma-6-otherwise = Dein Obst braucht den Kleinen Obstspeicher.
puertoma-7 = Gut gemacht! Puertomas setzen Arbeiter nicht in Gebäude, nur unter Plantagen: einen für Mais, bis zu drei für Kaffee. Sind alle Kreise voll, produziert die Plantage.
puertoma-8 = Puertoma 2 nahm den Anwerber, und du hast einen Arbeiter bekommen. Setze ihn auf den Steinbruch: Puertomas haben nichts von Steinbrüchen, du schon.
puertoma-8-wrong-1 = Dein Obst braucht einen zweiten Arbeiter, im Speicher. Der Steinbruch wirkt mit einem.
puertoma-8-wrong-2 = Der Speicher braucht auch einen Arbeiter auf der Plantage.
puertoma-9 = Gut! Die nächste Runde hat begonnen. Gebäude wirken für einen Puertoma nicht, aber zwei auf einer Stufe decken eine Fähigkeit auf: Puertoma 1 hat jetzt eine.
puertoma-10 = Ein Puertoma hat keinen Plan und keine Bosheit, und er verzichtet nie. Kennst du seine Reihenfolge, kannst du sie nutzen.
puertoma-end = Das Protokoll nennt den Grund für jede seiner Entscheidungen. Beginne mit der leichten Stufe und lies mit.

## Die klassische Ausgabe

classic-title = Die klassische Ausgabe
classic-about = Kenne die Wörter der klassischen Ausgabe, und wo sie anders ist.
classic-1 = Kennst du die Ausgabe 1897, kennst du auch diese. Der Pflanzer heißt hier Siedler, der Anwerber Bürgermeister, der Produzent Aufseher. Arbeiter sind Kolonisten.
classic-2 = Indigo ersetzt Obst: gleicher Preis, andere Farbe. Deine Plantagen und Steinbrüche kommen auf deine Insel.
classic-3 = Erster Unterschied: Der Spieler, der den Aufseher nimmt, bekommt die Zusatzkiste mit seinen eigenen Waren, bevor die anderen produzieren. Nimm den Aufseher.
classic-3-wrong-1 = Du hast nur einen Mais zu verschiffen. Produziere zuerst.
classic-3-wrong-2 = Deine Insel ist voll: Du kannst nichts behalten.
classic-3-otherwise = Diesmal nimm den Aufseher.
classic-4 = Gut! Nimm einen Kaffee mehr. Deine Gegner haben noch nicht produziert, der Vorrat ist also noch voll.
classic-4-wrong-1 = Mais ist für Schiffe und bringt beim Verkauf nichts. Noch ein Kaffee ist 4 Münzen wert.
classic-4-wrong-2 = Lass nie eine Kiste liegen, die nichts kostet.
classic-4-otherwise = Kaffee bringt am meisten: Nimm ihn.
classic-5 = Die Kapitänsphase ist vorbei. Zweiter Unterschied: Hast du noch Waren, musst du eine Kiste behalten; alle abgeben kannst du nicht. Behalte einen Kaffee.
classic-5-wrong-1 = Der Kaffee bringt beim Verkauf 4 Münzen.
classic-5-wrong-2 = Indigo bringt beim Verkauf 1 Münze, Kaffee 4.
classic-6 = Gut! Dritter Unterschied: Auch mit voller Insel darfst du eine Plantage nehmen. Du legst sie sofort ab, aber dein Nachbar bekommt sie nicht. Nimm den Zucker.
classic-6-wrong-1 = Das schadet keinem Gegner. Dein linker Nachbar produziert Zucker und will noch eine Zuckerplantage.
classic-6-wrong-2 = Es kostet dich nichts, und dein linker Nachbar würde den Zucker nehmen.
classic-6-otherwise = Dein linker Nachbar produziert Zucker: Nimm ihm diese weg.
classic-end = Gut gemacht! Auch die Gebäude heißen anders, wirken aber gleich. Den Rest kennst du schon.
