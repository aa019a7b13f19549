### Puerto Rico: Optionen eines Spiels. Jede hat einen Titel und als Anmerkung einen oder zwei Sätze.
setup-y1897 = Sonderausgabe 1897
setup-y1897-note = 2–5 Spieler. Arbeiter, Obst und ein Arbeitsamt. Die Zusatzkiste kommt zuletzt; die letzte Kiste darfst du abgeben.
setup-classic = Klassische Ausgabe
setup-classic-note = 3–5 Spieler. Kolonisten, Indigo und ein Kolonistenschiff. Die Zusatzkiste kommt zuerst; eine Kiste musst du behalten.
setup-exp1 = Neue Gebäude
setup-exp1-note = 14 weitere Gebäude. Vorher wählt ihr reihum die 17 im Angebot. Etwa 10 Minuten länger.
setup-citizens = Bürger (Erweiterung II)
setup-citizens-note = 20 Bürger, die auch arbeiten, und 8 weitere Gebäude. Vorher wählt ihr reihum die 17 im Angebot. Etwa 15 Minuten länger.
setup-tailor = Bescheidene Große Schneiderei
setup-tailor-note = Die Große Schneiderei bringt jedes Mal höchstens 3 Münzen.
setup-country-pair = Hazienda oder Holzhandlung
setup-country-pair-note = In einem Spiel gibt es nur eine von beiden.
setup-town-pair = Villa oder Große Schneiderei
setup-town-pair-note = In einem Spiel gibt es nur eine von beiden. Das tritt an die Stelle des anderen verbotenen Paares.
setup-costs = Manufaktur teurer, Schule billiger
setup-costs-note = Die Manufaktur kostet 8 Münzen statt 7, die Schule 7 statt 8.
setup-start = Mais beginnt ärmer
setup-start-note = Ein Spieler, der mit einer Maisplantage beginnt, hat zu Beginn 1 Münze weniger.
setup-show-vp = Offene Siegpunkte
setup-show-vp-note = Du siehst die Siegpunkte aller Spieler. Sonst siehst du bis zum Ende nur deine.
setup-ask-bonuses = Nach jedem Bonus fragen
setup-ask-bonuses-note = Fragt, bevor du einen Bonus nimmst. Könnte ein Bonus das Spiel beenden, wirst du immer gefragt.
setup-smuggler = Schmuggler (Erweiterung III)
setup-smuggler-note = Eine Rolle mehr, für einen Spieler: ein Schiff überfallen, das Handelshaus plündern, Arbeiter abwerben oder eine Rolle kapern. Ein paar Minuten länger.
setup-festival = Festival (Erweiterung IV)
setup-festival-note = Drei offene Ziele: eine Plantage, Kisten und ein Gebäude. Der erste Spieler, der eines erfüllt, bekommt die Belohnung. Kaum länger.
setup-festival-cards = Festivalkarten (Erweiterung V)
setup-festival-cards-note = Drei von zwölf Karten ersetzen die gedruckten Ziele, und jedes Spiel ist anders. Kaum länger.
setup-achievements = Erfolge (Erweiterung VI)
setup-achievements-note = Jeder Spieler hat vier geheime Aufgaben zu je 3–7 Punkten. Ein paar Minuten länger.
setup-pass-cards = Erfolgskarten weitergeben
setup-pass-cards-note = Behalte eine Karte und gib den Rest nach links, bis alle vier haben. Für Spieler, die die Karten kennen; ein paar Minuten länger.
setup-intl = Auslegung anderer Auflagen
setup-intl-note = Wird der letzte Siegpunkt genommen, ist diese Runde immer die letzte. Der Arbeiter vom Krankenhaus kommt nie auf das zweite Plättchen durch den Verlag. Der Schmuggler wirbt nur ab, was über einen Arbeiter pro Spieler hinausgeht.
setup-puertomas = Puertomas
setup-puertomas-note = Gegner, die von den Regeln gespielt werden: Sie sind zuletzt dran und wählen nach Karten und Pfeilen. Das Regelheft empfiehlt einen Spieler und zwei Puertomas.
# Wie viele Puertomas.
setup-none = Keiner
setup-one = Einer
setup-two = Zwei
setup-difficulty = Schwierigkeit
setup-difficulty-note = Wie schwer die Puertomas zu schlagen sind.
setup-normal = Normal
setup-normal-note = Wie gedruckt: Jeder deckt bis zu vier Fähigkeiten auf.
setup-easy = Leicht
setup-easy-note = Jeder deckt höchstens zwei Fähigkeiten auf.
setup-hard = Schwer
setup-hard-note = Jeder beginnt mit seiner ersten Fähigkeit, einem Gebäude und einer Kiste.

## Fertige Tische, und Hinweise

setup-solo = Allein gegen Puertoma
setup-first-expansions = Erste Erweiterungen
setup-everything = Alles
setup-mixed = Bunt gemischt
setup-duel = Zwei Spieler: je drei Rollen pro Runde, zwei Schiffe, und weniger Plättchen, Waren und Gebäude.
setup-house-option = Computergegner neben einem Puertoma sind eine Hausregel: Seine Regeln rechnen mit Menschen.
