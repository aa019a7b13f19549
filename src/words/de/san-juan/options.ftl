### San Juan: was vor einem Spiel gewählt werden kann: ein Titel, und in einem Satz, was es ändert.

option-1897 = Sonderausgabe 1897
option-1897-about = 2–4 Spieler: mit eigenen Namen und Waren und einer Erweiterung mit zehn neuen Gebäuden.
option-classic = Klassische Ausgabe
option-classic-about = 2–8 Spieler: die erste Ausgabe. Goldmine und Zunfthalle wirken anders; ab fünf Spielern kommt ein zweites Spiel dazu.
option-new-buildings = Neue Gebäude
option-new-buildings-about = 29 Karten zehn neuer Arten kommen in den Nachziehstapel. Der erste Spieler, der die Kathedrale baut, bekommt sie.
option-opening-draft = Kartenwahl zu Beginn
option-opening-draft-about = Jeder Spieler behält 4 Startkarten: Spieler 1 sieht 5, Spieler 2 sieht 6, und so weiter.
option-extra-roles = Zusätzliche Rollen
option-extra-roles-about = Jeder Spieler ab dem fünften bringt eine Rolle mit. Bürgermeister und Kapitän stammen aus diesem Projekt.
option-cheap-resort = Das Seebad kostet 3
option-cheap-resort-about = Das Regelheft druckt die Kosten nicht. 4 ist wahrscheinlicher; in der ersten Ausgabe sind es 3.
option-cheap-cottage = Die Hütte kostet 1
option-cheap-cottage-about = Das Regelheft druckt die Kosten nicht. 2 passt zu den anderen neuen Gebäuden; 1 ist möglich.
option-fort-always = Ohne Fort immer 6 Karten
option-fort-always-about = Ohne Fort und Leuchtturm behältst du 6 Karten, auch wenn kein Spieler ein Fort hat. Sonst wären es dann 7.
option-rebuild-covered = Überbaute Arten neu bauen
option-rebuild-covered-about = { -Commercial }, die du mit dem Kran überbaut hast, darfst du noch einmal bauen.
option-ask-draws = Vor jedem Ziehen fragen
option-ask-draws-about = Fragt jedes Mal. Sonst ziehst du automatisch, wenn es dir nur nützen kann.
# Zu zweit.
duel-roles = Drei Rollen pro Runde: Der Gouverneur nimmt zwei.
