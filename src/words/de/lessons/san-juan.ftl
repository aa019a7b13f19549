# Lektionen von San Juan. Jeder Text ist ein Schritt: ein Gedanke, ein oder zwei kurze Sätze, höchstens 220 Zeichen.

## Deine erste Runde

round-title = Deine erste Runde
round-about = Nimm Rollen, baue, produziere eine Ware und verkaufe sie.
round-1 = Das ist deine Stadt, noch mit einem einzigen Gebäude. Das zwölfte Gebäude eines Spielers beendet das Spiel. Die meisten Punkte gewinnen.
round-2 = Das sind deine Karten. Jede ist ein Gebäude. Jede ist auch Geld: Gebäude bezahlst du mit Karten.
round-3 = Ihr nehmt abwechselnd Rollen. Beide dürfen die Rolle nutzen, aber nur wer sie nimmt, hat das Privileg. Nimm den Baumeister.
round-3-wrong-1 = Das bringt dir eine Karte mehr, aber du hast schon genug, um zu bauen. Nimm den Baumeister.
round-3-otherwise = Noch hast du nichts zu verkaufen und wenig zu produzieren. Nimm zuerst den Baumeister.
round-4 = Gut! Mit dem Privileg zahlst du eine Karte weniger. Baue den Obstspeicher und zahle mit dem teuren Tabakspeicher.
round-4-wrong-1 = Die Brennerei wäre jetzt umsonst und hilft dir später. Aber du brauchst auch Waren zum Verkaufen: Baue den Obstspeicher.
round-4-wrong-2 = Behalte die billige Brennerei: Du kannst sie bald bauen. Zahle mit dem Tabakspeicher; der ist noch zu teuer für dich.
round-5 = Gut gemacht! Dein Gegner hat den Produzenten genommen, also darfst du auch eine Ware produzieren. Wähle Obst: Es bringt nie weniger als Mais.
round-5-wrong-1 = Mais bringt nie mehr als eine Karte. Obst kann zwei bringen.
round-5-otherwise = Produzieren ist umsonst: Die oberste Karte vom Nachziehstapel kommt verdeckt auf dein Gebäude, als Ware. Produziere eine.
round-6 = Schön! Zu zweit nimmt der Gouverneur zwei Rollen pro Runde. Du bist noch einmal dran: Nimm den Händler.
round-6-otherwise = Dein Obst ist bereit zum Verkauf, und als Händler darfst du zwei Waren verkaufen. Nimm den Händler.
round-7 = Die Preistafel liegt offen. Sie zeigt, wie viele Karten du für jede Ware ziehst. Verkaufe dein Obst.
round-8 = Gut gemacht! Karten werden Gebäude, Gebäude produzieren Waren, und Waren werden neue Karten. So läuft das Spiel. Die nächste Runde beginnt dein Gegner.
round-end = Deine erste Runde ist geschafft. Als Nächstes: wann du produzierst, wann du verkaufst, und wie du die Karten findest, die du brauchst.

## Waren, Preise und neue Karten

goods-title = Waren, Preise und neue Karten
goods-about = Wann du verkaufst, wann du produzierst, und zwei Wege zu neuen Karten.
goods-1 = Eine Karte auf einem Gebäude ist eine Ware. Jedes Gebäude fasst eine. Erst wenn du sie verkaufst, produziert es wieder.
goods-2 = Deine drei Gebäude sind alle voll. Welche Rolle hilft dir am meisten?
goods-2-wrong-1 = Du könntest nichts produzieren: Auf allen deinen Gebäuden liegen Waren. Dein Gegner schon, und umsonst. Verkaufe zuerst.
goods-2-wrong-2 = Mit zwei Handkarten kannst du kaum etwas bauen. Verkaufe zuerst Waren: Sie bringen dir Karten.
goods-2-otherwise = Das bringt dir Karten. Zwei verkaufte Waren bringen dir mehr: Nimm den Händler.
goods-3 = Richtig! Mit dem Privileg darfst du zwei Waren verkaufen. Die Preise liegen offen: Verkaufe die zwei, die am meisten bringen.
goods-3-wrong-1 = Mais bringt eine Karte, Kaffee drei. Behalte den Mais noch.
goods-3-wrong-2 = Mais bringt eine Karte, Zucker zwei. Verkaufe Zucker und Kaffee.
goods-3-otherwise = Du darfst zwei Waren verkaufen: Zucker und Kaffee.
goods-4 = Fünf neue Karten, gut gemacht! Dein Gegner hat den Produzenten genommen. Ohne Privileg produzierst du eine Ware. Welche?
goods-4-wrong-1 = Zucker ist gut, aber Kaffee bringt auf jeder Preistafel genauso viel oder mehr.
goods-4-otherwise = Es kostet nichts. Produziere Kaffee.
goods-5 = Du nimmst noch eine Rolle. Der Entdecker bringt dir eine Karte, ungesehen. Der Anwerber zeigt dir fünf, und du behältst eine. Nimm den Anwerber.
goods-5-wrong-1 = Du ziehst die oberste Karte, und dein Gegner bekommt nichts: oft das Beste. Aber hier willst du auswählen.
goods-5-otherwise = Bauen kann warten, bis du weißt, was. Suche eine gute Karte: Nimm den Anwerber.
goods-6 = Behalte eine davon. Das Rathaus bringt am Ende einen Punkt für jedes deiner Gewerbegebäude. Solche Karten entscheiden Spiele.
goods-6-otherwise = Nicht schlecht, aber das Rathaus kann acht Punkte und mehr bringen. Behalte das Rathaus.
goods-end = Gut gemacht! Volle Gebäude: verkaufen. Leere: produzieren. Du suchst eine Karte: Nimm den Anwerber. Als Nächstes: Gebäude, die dir helfen.

## Gebäude, die helfen

helpers-title = Gebäude, die helfen
helpers-about = Baue, was andere Gebäude billiger macht, und kombiniere es.
helpers-1 = Deine Brennerei macht jedes Produktionsgebäude eine Karte billiger. Sie wirkt automatisch, in jeder Baumeisterphase.
helpers-2 = Die Kaffeerösterei kostet 5. Als Baumeister zahlst du nur 3 dafür. Nimm den Baumeister.
helpers-2-otherwise = Du hast eine starke Karte und kannst sie gleich bezahlen. Nimm den Baumeister.
helpers-3 = Gut! Baue die Kaffeerösterei. Hebe den Baustoffhandel für später auf und zahle mit den drei anderen Karten.
helpers-3-wrong-1 = Der Baustoffhandel macht alle Gewerbegebäude billiger. Gib ihn nicht aus.
helpers-3-otherwise = Die Kaffeerösterei kannst du jetzt bezahlen, und keine andere Handkarte bringt so viel. Baue sie.
helpers-4 = Gut gemacht! Deine Manufaktur gibt dir eine Karte, wenn du zwei oder mehr Waren produzierst. Nur der Produzent darf zwei produzieren: Nimm ihn.
helpers-4-wrong-1 = Noch hast du nichts zu verkaufen: Deine Gebäude sind leer. Produziere zuerst.
helpers-4-otherwise = Zwei Waren und eine Karte von der Manufaktur sind mehr wert. Nimm den Produzenten.
helpers-5 = Deine neue Kaffeerösterei wirkt ab der nächsten Phase, also ist sie bereit. Produziere Kaffee und Zucker.
helpers-5-wrong-1 = Mit nur einer Ware tut die Manufaktur nichts. Produziere zwei.
helpers-5-wrong-2 = Die Karte bekommst du auch so, aber Mais ist am wenigsten wert. Produziere Zucker und Kaffee.
helpers-5-otherwise = Produziere zwei Waren: Zucker und Kaffee.
helpers-6 = Gut gemacht! Halte eine Karte gedrückt oder zeige mit der Maus darauf: Dann liest du, was sie dir jetzt bringt.
helpers-end = Ein Gebäude, das jedes Mal hilft, schlägt viele Karten auf einmal. Als Nächstes: zu viele Karten auf der Hand.

## Die Karten auf deiner Hand

hand-title = Die Karten auf deiner Hand
hand-about = Das Limit von sieben Karten, der Gouverneur und Punkte unter der Kapelle.
hand-1 = Du hast acht Karten auf der Hand. Während einer Runde ist das in Ordnung, aber in die neue Runde gehst du mit höchstens sieben.
hand-2 = Du nimmst die letzte Rolle dieser Runde. Was nutzt deine Karten am besten?
hand-2-wrong-1 = Zur achten Karte müsstest du nur noch eine neunte ablegen. Nutze deine Karten, solange du kannst: Baue.
hand-2-otherwise = Überzählige Karten müsstest du ablegen. Nutze die, die du hast: Baue.
hand-3 = Gut! Baue die Statue: Sie bringt nur Punkte, aber drei. Zahle mit zwei Karten: der Maisscheune und dem Obstspeicher.
hand-3-wrong-1 = Die Versammlungshalle bringt am Ende Punkte für jedes Produktionsgebäude. Solche Karten behältst du.
hand-3-otherwise = Auch das kannst du bauen. Aber drei Punkte für zwei Karten sind ein guter Handel: Baue die Statue.
hand-4 = Die Runde ist vorbei, und dein Gegner ist jetzt Gouverneur. Aber erst deine Kapelle: Jede Karte, die du darunterlegst, ist ein sicherer Punkt.
hand-4-wrong-1 = Eine Karte pro Runde kannst du leicht entbehren, und jede ist ein Punkt. Lege eine unter die Kapelle.
hand-4-otherwise = Diese Karte ist dir mehr wert als die Manufaktur. Lege die billige unter die Kapelle.
hand-end = Gut gemacht! Behalte am Ende einer Runde wenige Karten, dann legst du keine ab. Als Nächstes: wie du gewinnst.

## Wie du gewinnst

end-title = Wie du gewinnst
end-about = Das zwölfte Gebäude, und was am Ende Punkte bringt.
end-1 = Elf Gebäude! Die Zahl im Kreis auf jedem sind seine Punkte. Hier siehst du, was deine Stadt wert ist.
end-2 = Hat ein Spieler zwölf Gebäude, endet das Spiel nach dieser Baumeisterphase. Liegst du vorn? Dann baue.
end-2-wrong-1 = Handkarten sind am Ende nichts wert. Du kannst jetzt gewinnen: Baue.
end-2-otherwise = Dein Gegner hat zehn gute Gebäude. Warte nicht: Baue.
end-3 = Welches? Das Heldendenkmal hat fünf Punkte. Auf dem Rathaus stehen keine, aber es bringt einen für jedes deiner Gewerbegebäude: neun.
end-3-wrong-1 = Fünf Punkte, und vielleicht gewinnst du. Aber das Rathaus bringt neun.
end-3-otherwise = Auch das beendet das Spiel, bringt aber wenig. Sieh dir die teuren Karten an.
end-end = Glückwunsch! Zwölf Gebäude und die meisten Punkte. Jetzt kennst du das Spiel; den Rest lernst du beim Spielen.

## Die Kartenwahl und die Neuen Gebäude

new-buildings-title = Die Kartenwahl und die Neuen Gebäude
new-buildings-about = Wähle deine Starthand und lerne die Erweiterung kennen.
new-buildings-1 = Mit der Kartenwahl zu Beginn siehst du mehr Karten, als du behältst. Vier behältst du: Lege die ab, die dir am Anfang am wenigsten hilft.
new-buildings-1-wrong-1 = Am Anfang brauchst du billige Produktionsgebäude. Die Residenz kostet sechs und bringt erst am Ende Punkte.
new-buildings-1-otherwise = Diese Karte ist so billig, dass sie dir bald hilft. Die Residenz kostet sechs.
new-buildings-2 = Gut! Die Kathedrale liegt auf dem Tisch. Jeder Spieler, der sieben Karten zahlen kann, darf sie bauen wie aus der Hand. Es gibt nur eine.
new-buildings-3 = Du hast ein Kontor auf der Hand. Es kostet 1, also zahlst du als Baumeister nichts. Nimm den Baumeister.
new-buildings-3-otherwise = Ein Gebäude umsonst ist kaum zu schlagen. Nimm den Baumeister.
new-buildings-4 = Baue das Kontor.
new-buildings-4-otherwise = Das kann warten. Das Kontor ist jetzt umsonst und hilft dir ab der nächsten Runde, bessere Karten zu finden.
new-buildings-5 = Gut gemacht! Es ist die letzte Wahl der Runde. Waren gibt es keine, und der Baumeister ist weg. Nimm den Entdecker: Er bringt dir eine Karte.
new-buildings-5-otherwise = Das hilft deinem Gegner so viel wie dir. Der Entdecker hilft nur dir.
new-buildings-6 = Die neue Runde beginnt mit deinem Kontor: Lege eine oder zwei Karten ab und ziehe ebenso viele. Tausche den Park; er braucht einen Kran.
new-buildings-6-otherwise = Behalte, was du bald bauen kannst, und tausche den Park.
new-buildings-end = Gut gemacht! Zu den anderen neuen Gebäuden: Halte eine Karte gedrückt und lies sie. Viel Spaß!
