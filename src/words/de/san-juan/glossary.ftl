### San Juan: Namen der Teile. Ausgabe 1897 und ihre Erweiterung.

# Woher die Namen sind. Baumeister, Händler, Kapitän, Bürgermeister, Nachziehstapel und Ablagestapel
# heißen so in den deutschen Ausgaben von alea (San Juan, Puerto Rico). Zuckermühle, Tabakspeicher,
# Kaffeerösterei, Manufaktur, Zollhaus, Rathaus, Kontor, Hafen, Residenz, Kleine und Große Markthalle
# heißen dort so und sind hier für dieselben Gebäude übernommen. Alle anderen Namen der Ausgabe 1897
# und der Erweiterung sind eigene Übersetzungen.

title = San Juan 1897

## Rollen

role-builder = Baumeister
role-producer = Produzent
role-trader = Händler
role-councillor = Anwerber
role-prospector = Entdecker
role-prospector-2 = Zweiter Entdecker
role-colonist-ship = Kolonistenschiff
role-mayor = Bürgermeister
role-captain = Kapitän

## Waren, und für jede ein Buchstabe

good-1 = Mais
good-2 = Obst
good-3 = Zucker
good-4 = Tabak
good-5 = Kaffee
good-plain = Ware
letter-1 = M
letter-2 = O
letter-3 = Z
letter-4 = T
letter-5 = K

## Was auf dem Tisch liegt

thing-prices = Preistafel
thing-deck = Nachziehstapel
thing-discard = Ablagestapel
thing-buildings = Gebäude der Stadt
thing-points = Punkte der Stadt
thing-hand = Handkarten

## Gebäude

building-prod-t1 = Maisscheune
building-prod-t2 = Obstspeicher
building-prod-t3 = Zuckermühle
building-prod-t4 = Tabakspeicher
building-prod-t5 = Kaffeerösterei
building-smithy = Brennerei
building-gold-mine = Goldmine
building-archive = Notariat
building-poor-house = Krankenhaus
building-black-market = Schattenmarkt
building-trading-post = Handelsposten
building-well = Manufaktur
building-market-stand = Kleine Markthalle
building-crane = Kran
building-chapel = Kapelle
building-tower = Leuchtturm
building-aqueduct = Kanal
building-carpenter = Holzhandlung
building-prefecture = Seebad
building-market-hall = Große Markthalle
building-quarry = Baustoffhandel
building-library = Verlag
building-statue = Statue
building-victory-column = Triumphbogen
building-hero = Heldendenkmal
building-guild-hall = Versammlungshalle
building-city-hall = Rathaus
building-triumphal-arch = Stadtplatz
building-palace = Zollhaus
building-office = Kontor
building-guard-room = Fort
building-cottage = Hütte
building-school = Schule
building-park = Park
building-customs-office = Bauamt
building-church = Kirche
building-harbor = Hafen
building-bank = Bank
building-residence = Residenz
building-cathedral = Kathedrale
