### Ginkgopolis: Was der Trainer des geführten ersten Spiels sagt.

guide-goal = Die meisten Punkte gewinnen. Du bekommst sie während des Spiels und am Ende für Viertel: benachbarte Gebäude einer Farbe.
guide-mine = Das ist dein Besitz, hinter deinem Sichtschirm. Du baust mit Plättchen und zahlst mit Ressourcen.
guide-card = Jede Runde wählen alle Spieler geheim eine Karte. Allein nutzt sie ihr Gebäude: Rot bringt Ressourcen, Blau Plättchen, Gelb Punkte.
guide-construct = Mit einer Gebäudekarte und einem Plättchen baust du hoch: Das Plättchen kommt auf dieses Gebäude. Du zahlst eine Ressource für jedes Stockwerk, und es gehört dir.
guide-cost = Eine größere Zahl in derselben Farbe kostet nicht mehr. Eine kleinere Zahl kostet den Unterschied in Punkten, eine andere Farbe 1 Ressource.
guide-urbanize = Mit einer Buchstabenkarte und einem Plättchen urbanisierst du: Die Stadt wächst dort, für 1 Ressource. Du bekommst, was die Gebäude daneben bringen.
guide-redraw = Du magst deine Hand nicht? Ein Neue-Hand-Marker tauscht alle vier Karten; jeder, den du behältst, bringt 2 Punkte.
guide-district = Diese Liste zeigt die Viertel und was sie jedem Spieler bringen würden. Der Spieler mit den meisten Ressourcen in einem bekommt Punkte für alle darin.
guide-goods = Eine Buchstabenkarte allein bringt eine Ressource oder ein Plättchen. Nimm, was du für dein nächstes Gebäude brauchst.
guide-place = Der Marker braucht einen neuen Platz neben der Stadt. Dort können die Spieler von nun an urbanisieren.
guide-together = Alle Karten werden zugleich aufgedeckt; dann handeln die Spieler nacheinander, der Startspieler zuerst. Er wechselt jede Runde.
guide-passed = Deine übrigen Karten gingen nach links, andere kamen von rechts, und du hast eine gezogen. Was du weitergibst, kann dein Nachbar nutzen.
guide-floors = Ein Gebäude ist um ein Stockwerk gewachsen. Die Ressourcen darauf zeigen den Besitzer und zählen in seinem Viertel.
guide-wider = Die Stadt ist breiter geworden. Ein neues Gebäude zählt im Viertel, und später können Spieler darauf hochbauen.
guide-engine = Die Karte des Gebäudes, auf dem du hochgebaut hast, bleibt bei dir. Sie wirkt bei jeder ihrer Aktionen oder bringt am Ende Punkte.
guide-over-built = Ein Spieler hat einen anderen überbaut. Der Besitzer bekam die Ressourcen zurück, und für jede einen Punkt.
guide-deck = Der Stapel war leer und wurde neu gemischt. Die Karten der neuen Gebäude sind jetzt dabei.
guide-supply = Die Plättchen sind zum ersten Mal ausgegangen. Beim zweiten Mal endet das Spiel mit der Runde.
guide-last = Das ist die letzte Runde. Denke jetzt an die Viertel: Nur Punkte zählen.
guide-over = Das Spiel ist zu Ende, gut gemacht! Die Analyse zeigt dir, welche Entscheidungen am meisten zählten.
