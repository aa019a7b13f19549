# Lektionen von Ginkgopolis. Jeder Text ist ein Schritt: ein Gedanke, ein oder zwei kurze Sätze, höchstens 220 Zeichen.

## Nutzen

round-title = Nutzen
round-about = Spiele eine Karte ohne Plättchen und nimm, was sie bringt.
round-1 = Das ist die Stadt. Gemeinsam lasst ihr sie wachsen. Die Buchstaben ringsum zeigen, wo sie breiter werden kann.
round-2 = Rote Gebäude bringen Ressourcen, blaue Plättchen, gelbe Punkte. Die meisten Punkte gewinnen.
round-3 = Dein Besitz liegt hinter deinem Sichtschirm. Du baust mit Plättchen und zahlst mit Ressourcen. Von beiden hast du 2.
round-4 = Jede Runde wählt ihr beide geheim eine von vier Karten. Dann deckt ihr auf und handelt nacheinander.
round-5 = Eine Karte allein nutzt ihr Gebäude, egal, wem es gehört. Zum Bauen brauchst du Ressourcen. Wähle Rot 3, ohne Plättchen, und lege dich fest.
round-5-wrong-1 = Ein Punkt ist schön, aber du willst bald bauen, und das kostet Ressourcen. Wähle Rot 3.
round-5-wrong-2 = Mit einem Plättchen würdest du darauf bauen. Übe erst das Nutzen: Wähle kein Plättchen.
round-5-otherwise = Hole erst eine Ressource: Rot 3, ohne Plättchen.
round-6 = Gut gemacht, du hast ein Gebäude genutzt: 1 Ressource für ein Stockwerk. Deine anderen drei Karten gingen nach links, drei kamen von rechts, und ihr habt je eine gezogen.
round-7 = Eine Buchstabenkarte gehört zum Marker mit diesem Buchstaben. Nutze sie, und du nimmst eine Ressource oder ein Plättchen. Wähle A, ohne Plättchen.
round-7-wrong-1 = Mit einem Plättchen würde die Stadt bei A wachsen. Das lernst du später; diesmal wähle kein Plättchen.
round-7-wrong-2 = Das bringt dir einen Punkt. Probiere den Buchstaben: Da darfst du wählen, was er bringt.
round-7-otherwise = Probiere den Buchstaben A, ohne Plättchen.
round-8 = Zum Bauen brauchst du mehr Ressourcen als Plättchen, also nimm eine Ressource.
round-8-wrong-1 = Plättchen hast du, aber zu wenige Ressourcen zum Bauen. Nimm eine Ressource.
round-9 = Gut gemacht! Du magst deine Hand nicht? Ein Neue-Hand-Marker tauscht alle vier Karten. Du hast zwei, und jeder, den du behältst, bringt am Ende 2 Punkte.
round-10 = Rot 7 hat zwei Stockwerke und bringt 2 Ressourcen. Das Gebäude gehört deinem Gegner, aber du darfst es nutzen. Wähle Rot 7, ohne Plättchen.
round-10-wrong-1 = Ein Stockwerk bringt einen Punkt. Zwei Stockwerke bringen zwei Ressourcen.
round-10-wrong-2 = Du bekommst ein Plättchen, aber nur von einem Stockwerk. Rot 7 bringt zwei Ressourcen.
round-10-otherwise = Nutze das höchste Gebäude: Rot 7, ohne Plättchen.
round-end = Gut gemacht! Beim Nutzen holst du dir, womit du baust. Als Nächstes: Hochbauen, auf ein Gebäude drauf.

## Hochbauen

up-title = Hochbauen
up-about = Baue ein Plättchen auf ein Gebäude, und wisse, was es kostet.
up-1 = Eine Karte mit einem Plättchen baut. Eine Gebäudekarte legt das Plättchen auf ihr Gebäude, ein Stockwerk höher: Du baust hoch.
up-2 = Für jedes Stockwerk legst du eine Ressource auf das neue Gebäude. Sie zeigen, dass es dir gehört.
up-3 = Gelb 2 hat ein Stockwerk und keinen Besitzer. Wähle es mit deiner gelben 9: 2 Stockwerke, 2 Ressourcen.
up-3-wrong-1 = Eine andere Farbe kostet eine Ressource mehr. Bleib bei Gelb.
up-3-wrong-2 = Allein bringt dir die Karte nur einen Punkt. Lege ein Plättchen dazu, und das Gebäude gehört dir.
up-3-otherwise = Wähle die Karte Gelb 2 und das Plättchen Gelb 9.
up-4 = Gut gemacht, du hast hochgebaut! Die Baufigur zeigt: Die Karte deines Gebäudes ist noch nicht im Spiel. Eine Zeit lang kann kein Spieler es überbauen.
up-5 = Die Karte Gelb 2 bleibt für immer vor dir liegen und arbeitet für dich. Mehr dazu später.
up-6 = Du darfst auch deinen Gegner überbauen. Er bekommt seine Ressourcen zurück, und für jede einen Punkt. Wähle Rot 8 mit Rot 11: 3 Stockwerke, 3 Ressourcen.
up-6-wrong-1 = 5 ist kleiner als 8: Du würdest den Unterschied zahlen, 3 Punkte. Eine größere Zahl ist umsonst.
up-6-wrong-2 = Es ist größer, aber Blau auf Rot kostet eine Ressource mehr. Nimm das rote.
up-6-wrong-3 = Allein bringt dir die Karte 2 Ressourcen, und dein Gegner behält das Gebäude. Überbaue es.
up-6-otherwise = Wähle die Karte Rot 8 und das Plättchen Rot 11.
up-7 = Gut gemacht! Nur Zahl und Farbe können mehr kosten: Punkte für eine kleinere Zahl, eine Ressource für eine andere Farbe.
up-8 = Kannst du nicht zahlen, wenn du an der Reihe bist, nimmst du das Plättchen zurück. Dann zählt die Karte allein: Du nutzt.
up-9 = Jetzt du allein: Baue auf Rot 1 hoch, so billig du kannst.
up-9-wrong-1 = Blau auf Rot kostet eine Ressource mehr. Du hast ein rotes Plättchen, das groß genug ist.
up-9-wrong-2 = Damit nutzt du es nur. Lege das Plättchen dazu, das nichts extra kostet.
up-9-otherwise = Wähle Rot 1, mit einem roten Plättchen mit größerer Zahl: Rot 5.
up-end = Gut gemacht! Hochbauen bringt dir ein Gebäude, Stockwerke und eine Karte für immer. Als Nächstes: Urbanisieren, und die Stadt wird breiter.

## Urbanisieren

out-title = Urbanisieren
out-about = Mache die Stadt breiter und versetze die Marker.
out-1 = Eine Buchstabenkarte mit einem Plättchen baut an der Stelle dieses Markers: Du urbanisierst. Die Stadt wird breiter, und jedes Plättchen kostet nur eine Ressource.
out-2 = Das neue Gebäude bringt nichts, aber seine Nachbarn schon, so als würdest du sie nutzen. Diagonalen zählen nicht.
out-3 = A liegt neben Rot 7 und Blau 1: eine Ressource und ein Plättchen für dich. Wähle A mit deiner roten 6.
out-3-wrong-1 = L liegt nur neben Blau 1. Bei A bringen dir zwei Gebäude etwas.
out-3-wrong-2 = Allein bringt die Karte eine Sache. Mit einem Plättchen bekommst du zwei, und ein Gebäude.
out-3-wrong-3 = Das geht, aber Rot 6 läge neben deiner roten 7, und Nachbarn einer Farbe werden zusammen gewertet.
out-3-otherwise = Wähle den Buchstaben A und das Plättchen Rot 6.
out-4 = Gut! Marker A hat seinen Platz verloren und rückt neben das neue Gebäude. Du wählst, wohin: Lege ihn in den Norden.
out-4-wrong-1 = Dort neben L darf er auch liegen. Aber in dieser Lektion lege ihn in den Norden.
out-5 = Gut gemacht, du hast urbanisiert! Rot 7 brachte eine Ressource, Blau 1 ein Plättchen. Dein Bio-Techniker bringt noch eine Ressource, jedes Mal beim Urbanisieren.
out-6 = Wieder die Baufigur: Auch Rot 6 hat eine Karte. Sie kommt ins Spiel, wenn der Stapel das nächste Mal neu gemischt wird.
out-7 = Jetzt wählst du: Welcher Buchstabe hat zwei Nachbarn, und welches Plättchen passt dorthin?
out-7-wrong-1 = E hat einen Nachbarn, Rot 3. C hat zwei: Rot 7 und Blau 3.
out-7-wrong-2 = Das ist der richtige Platz. Aber mit Rot 12 hast du drei rote Gebäude in einer Reihe.
out-7-otherwise = Wähle den Buchstaben C, mit Rot 12 neben Rot 7.
out-8 = Lege auch Marker C in den Norden. Er darf nur neben das neue Gebäude.
out-8-wrong-1 = Dort neben D darf er auch liegen. Aber in dieser Lektion lege ihn in den Norden.
out-9 = Gut gemacht! Rund um die Stadt liest du die Buchstaben immer von A bis L. Passt einer nicht mehr, machen andere Platz. Der Tisch zeigt, was geht.
out-end = Urbanisieren ist billig und bringt dir, was nebenan steht. Hochbauen bringt dir Karten. Als Nächstes: was die Karten tun.

## Karten, die für dich arbeiten

engine-title = Karten, die für dich arbeiten
engine-about = Sammle Karten, die dir immer wieder etwas bringen.
engine-1 = Die Karten vor dir wirken immer wieder: manche beim Nutzen, manche beim Urbanisieren, manche beim Hochbauen.
engine-2 = Du hast mit drei Charakteren begonnen. Zwei wirken beim Hochbauen: Der Bio-Stadtplaner bringt einen Punkt, der Bio-Ingenieur ein Plättchen.
engine-3 = Blau 3 tut dasselbe wie der Ingenieur und gehört dir. Baue also hoch, und wähle eine Karte, die dazu passt: Gelb 3, mit Gelb 14.
engine-3-wrong-1 = Die Karte Blau 1 würde beim Nutzen wirken. Gelb 3 wirkt beim Hochbauen, wie deine anderen Karten.
engine-3-wrong-2 = Das ist ein Punkt, einmal. Mit einem Plättchen behältst du die Karte, und sie bringt jedes Mal etwas.
engine-3-otherwise = Wähle die Karte Gelb 3 und das Plättchen Gelb 14.
engine-4 = Gut gemacht! Dazu gab es einen Punkt und zwei Plättchen. Gelb 3 brachte noch nichts: Du hast die Karte erst zum Schluss bekommen.
engine-5 = Das nächste Mal schon. Baue wieder hoch: Rot 3 mit deiner roten 13. Von da an bringt diese Karte bei jedem Hochbauen eine Ressource.
engine-5-wrong-1 = Das ist jetzt eine Ressource. Mit einem Plättchen bekommst du viererlei, und von da an jedes Mal noch mehr.
engine-5-wrong-2 = Auch Urbanisieren bringt etwas, aber die meisten deiner Karten wirken beim Hochbauen.
engine-5-otherwise = Wähle die Karte Rot 3 und das Plättchen Rot 13.
engine-6 = Gut gemacht, 2 Punkte und 2 Plättchen! So wirken Karten bis 9. Karten von 10 bis 20 haben ein „=“ und werden einmal gewertet, am Ende.
engine-7 = Blau 10 bringt einen Punkt für jede deiner Ressourcen auf blauen Gebäuden. Das Gebäude gehört dir: Du bekommst 2 Ressourcen zurück, bevor du 3 zahlst. Nimm Blau 16.
engine-7-wrong-1 = Du bekommst zwei Plättchen, legst aber die Karte ab. Später könnte ein anderer Spieler mit ihr bauen und sie behalten.
engine-7-wrong-2 = 4 ist kleiner als 10, und die Farbe ist anders: 6 Punkte und eine Ressource mehr. Blau 16 kostet nichts extra.
engine-7-otherwise = Wähle die Karte Blau 10 und das Plättchen Blau 16.
engine-end = Gut gemacht! Nimm am Anfang Karten, die immer wieder etwas bringen, gegen Ende solche mit „=“. Als Nächstes: die Viertel.

## Viertel und das Ende

districts-title = Viertel und das Ende
districts-about = Gewinne Viertel, und wisse, wann das Spiel endet.
districts-1 = Benachbarte Gebäude einer Farbe sind ein Viertel. Diese Liste zeigt alle, und was sie jedem Spieler bringen würden.
districts-2 = Wer am Ende die meisten Ressourcen in einem Viertel hat, bekommt einen Punkt für jede Ressource darin. Der Zweite bekommt einen Punkt für jede eigene.
districts-3 = Im roten Viertel hast du 2 Ressourcen, dein Gegner auch. Bei Gleichstand gewinnt das höhere Gebäude, dann die größere Zahl. 12 schlägt deine 9.
districts-4 = Ändere das: Baue mit Rot 5 auf Rot 1 hoch, dann hast du dort 4. Das ganze Viertel bringt dir dann 6 Punkte statt 2.
districts-4-wrong-1 = In Gelb bist du allein und sicher. In Rot geht es um die Führung: 4 Punkte mehr für dich, 2 weniger für deinen Gegner.
districts-4-wrong-2 = Eine Ressource hinter deinem Sichtschirm bringt am Ende nichts. Bringe deine Ressourcen in die Stadt.
districts-4-wrong-3 = Damit würde dieses Gebäude blau und fiele aus dem roten Viertel heraus.
districts-4-otherwise = Du kämpfst um Rot: Wähle Rot 1 mit Rot 5.
districts-5 = Gut gemacht! Im gelben Viertel hast nur du Ressourcen. Allein bist du Erster und Zweiter zugleich: 2 Punkte für jede Ressource.
districts-6 = Zwei Stockwerke mehr bringen dort also 4 Punkte. Baue mit Gelb 13 auf Gelb 2 hoch.
districts-6-wrong-1 = Blau 1 berührt kein anderes blaues Gebäude. Allein ist es kein Viertel und bringt nichts.
districts-6-wrong-2 = Blau würde dein gelbes Viertel zerteilen.
districts-6-otherwise = Vergrößere dein eigenes Viertel: Gelb 2 mit Gelb 13.
districts-7 = Am kühnsten: Überbaue den Führenden. Dein Gegner bekommt 2 Ressourcen und 2 Punkte, hat aber nichts mehr in Rot. Du bist allein! Rot 12 mit Rot 15.
districts-7-wrong-1 = Du bekommst zwei Ressourcen. Überbaut bringt dir dieses Gebäude 8 Punkte.
districts-7-wrong-2 = Blau und kleiner: Das kostet mehr und zerteilt dein rotes Viertel.
districts-7-otherwise = Sieh nach, wo die meisten Punkte den Besitzer wechseln: Rot 12 mit Rot 15.
districts-8 = Gut gemacht! Das Spiel endet auf eine von zwei Arten. Erstens: Ein Spieler hat alle eigenen Ressourcen in die Stadt gebracht. Diese Runde ist die letzte.
districts-9 = Zweitens: Die Plättchen gehen zum zweiten Mal aus. Beim ersten Mal darf jeder Spieler Plättchen zurückgeben, für je 1 Punkt. Von diesen zieht ihr weiter.
districts-10 = Dann zählen deine Punkte, deine Karten mit „=“, 2 für jeden Neue-Hand-Marker und die Viertel. Was hinter deinem Sichtschirm übrig ist, bringt nichts.
districts-end = Glückwunsch, du kennst das Spiel! Spiele dein erstes mit den Charakteren für Einsteiger, und achte darauf, wo deine Stockwerke beieinanderliegen.

## Charaktere wählen

draft-title = Charaktere wählen
draft-about = Wähle drei Charaktere, die zusammenpassen.
draft-1 = Im vollen Spiel wählst du deine drei Charaktere selbst. Jeder arbeitet das ganze Spiel über für dich.
draft-2 = Jeder zeigt die Güter, die du zu Beginn bekommst. Darunter steht, was er beim Nutzen, Urbanisieren oder Hochbauen jedes Mal bringt.
draft-3 = Von vieren behältst du einen und gibst die anderen nach links. Behalte den gelben: viele Güter, und ein Punkt bei jedem Hochbauen.
draft-3-wrong-1 = Er bringt bei jedem Hochbauen ein Plättchen, zu Beginn aber nur eine Ressource. Vielleicht siehst du ihn wieder; der reiche ist dann weg.
draft-3-wrong-2 = Er wirkt beim Nutzen. Das tust du anfangs oft und später seltener.
draft-3-otherwise = Wähle diesmal drei, die beim Hochbauen wirken: den gelben, 5.
draft-4 = Gut! Von rechts kamen drei. Rot 22 bringt bei jedem Hochbauen eine Ressource; so kostet dich jedes Stockwerk weniger. Behalte ihn.
draft-4-wrong-1 = Er hat gute Güter, aber er wirkt beim Nutzen. Zwei mit derselben Aktion passen besser.
draft-4-wrong-2 = Er bringt Plättchen beim Nutzen. Du hast dich fürs Hochbauen entschieden: Bleib dabei.
draft-4-otherwise = Nimm noch einen, der beim Hochbauen wirkt: Rot 22.
draft-5 = Dein erstes Päckchen ist zurück, mit zwei Karten. Blau 3 ist noch da: Er bringt bei jedem Hochbauen ein Plättchen, für dein nächstes Stockwerk. Behalte ihn.
draft-5-wrong-1 = Er hat mehr Güter, aber Blau 3 bringt etwas bei jedem Stockwerk, das du baust.
draft-6 = Gut gemacht! Ihr deckt beide eure Charaktere auf, und du bekommst die Güter aller drei: 3 Ressourcen, 2 Plättchen, 1 Punkt. Stärkere bringen weniger Güter.
draft-7 = Sieh sie bei der Arbeit: Baue mit Gelb 9 auf Gelb 2 hoch.
draft-7-wrong-1 = Du bekommst eine Ressource. Beim Hochbauen bringen dir drei Charaktere etwas.
draft-7-wrong-2 = Eine andere Farbe würde eine Ressource mehr kosten. Nimm das gelbe Plättchen.
draft-7-otherwise = Baue hoch: Gelb 2 mit Gelb 9.
draft-8 = Gut gemacht! Sofort ein Punkt, eine Ressource und ein Plättchen. Dafür sind Charaktere da: Lass sie zusammenarbeiten.
draft-end = Wähle eine Aktion und bleib dabei, oder nimm Güter für einen schnellen Start. Denk daran: Was du weitergibst, bekommt dein Gegner.

## Allein gegen Hal

hal-title = Allein gegen Hal
hal-about = Spiele gegen Hal, der nach festen Regeln spielt.
hal-1 = Dein Gegner ist Hal. Er hat 25 Ressourcen und folgt einem festen Ablauf. Du beginnst mit 6 Ressourcen, 6 Plättchen und 6 Punkten, ohne Charaktere.
hal-2 = Jede Runde bekommst du drei neue Karten, spielst eine und legst die anderen zwei ab. Du bist immer zuerst dran.
hal-3 = Du spielst wie immer. Baue mit Blau 7 auf Blau 2 hoch: Du bekommst eine Karte, die bei jedem Urbanisieren ein Plättchen bringt.
hal-3-wrong-1 = Du hast schon 6 Ressourcen: Hole dir damit eine Karte, die für dich arbeitet.
hal-3-wrong-2 = Rot auf Blau kostet eine Ressource mehr. Nimm Blau 7.
hal-3-otherwise = Beginne mit einer Karte für das ganze Spiel: Blau 2, mit Blau 7.
hal-4 = Gut! Hal hat den Buchstaben C aufgedeckt, ein Plättchen gezogen und dort gebaut. Du versetzt die Marker für ihn. Lege C in den Osten.
hal-4-wrong-1 = Dort darf er auch liegen. Aber in dieser Lektion lege ihn in den Osten.
hal-5 = Gut gemacht! Dir bringen die Nachbarn Güter; Hal bekommt einen Punkt für jedes ihrer Stockwerke. Hier war es eines: Blau 3.
hal-6 = Mit einer Gebäudekarte überbaut er das Gebäude und zahlt nichts für Zahl oder Farbe. War es deines, bekommst du Ressourcen zurück und Punkte dazu.
hal-7 = Jetzt urbanisiere, damit Blau 2 wirkt. E liegt neben Rot 3: Wähle E mit Gelb 15.
hal-7-wrong-1 = Du bekommst eine Ressource. Bei E bekommst du sie auch, dazu ein Plättchen und ein neues Gebäude.
hal-7-wrong-2 = Allein bringt die Karte eine Sache. Mit einem Plättchen bringt sie zwei, und ein Gebäude.
hal-7-otherwise = Urbanisiere bei E, mit Gelb 15.
hal-8 = Gut gemacht! Das Spiel endet, wenn die Plättchen zum ersten Mal ausgehen, oder wenn du oder Hal keine Ressourcen mehr zu legen habt.
hal-9 = Du gewinnst mit mehr Punkten als Hal. Schlage ihn in den Vierteln: Er baut zufällig, und du planst.
hal-end = Schlage ihn ein paarmal, dann versuche das Expertenspiel: Dort darf Hal eine Karte gegen eine bessere tauschen.
