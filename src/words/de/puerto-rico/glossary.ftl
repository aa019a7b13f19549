### Puerto Rico: Namen der Teile. Ausgabe 1897 und die Erweiterungen.

# Woher die Namen sind. Was in der klassischen deutschen Ausgabe (alea, 2002) dasselbe Teil ist, heißt
# hier wie dort: Baumeister, Händler, Kapitän, Handelshaus, Transportschiffe, Steinbruch, Kleine und Große
# Markthalle, Hazienda, Kleines und Großes Lagerhaus, Zuckermühle, Tabakspeicher, Kaffeerösterei, Kontor,
# Manufaktur, Hafen, Werft, Residenz, Festung, Zollhaus, Rathaus. Die deutsche Ausgabe Puerto Rico 1897
# lag nicht vor: Pflanzer, Anwerber, Produzent, Abenteurer, Arbeitsamt, Gewerbegebäude, Großbau, die neuen
# Gebäude und alles aus den Erweiterungen (Schmuggler, Festival, Erfolgskarten, Puertoma) sind eigene
# Übersetzungen.

title = Puerto Rico 1897

## Rollen

role-planter = Pflanzer
role-recruiter = Anwerber
role-builder = Baumeister
role-craftsman = Produzent
role-trader = Händler
role-captain = Kapitän
role-adventurer = Abenteurer
role-smuggler = Schmuggler

## Waren, die billigste zuerst, und für jede ein Buchstabe

good-corn = Mais
good-fruit = Obst
good-sugar = Zucker
good-tobacco = Tabak
good-coffee = Kaffee
letter-corn = M
letter-fruit = O
letter-sugar = Z
letter-tobacco = T
letter-coffee = K

## Plättchen

tile-corn = Maisplantage
tile-fruit = Obstplantage
tile-sugar = Zuckerplantage
tile-tobacco = Tabakplantage
tile-coffee = Kaffeeplantage
tile-quarry = Steinbruch

## Überschriften: Bereiche des Tisches

area-role-tiles = Rollen
area-ships = Transportschiffe
area-own-ship = Eigenes Schiff
area-house = Handelshaus
area-register = Arbeitsamt
area-portrait = Porträt
area-workers = Arbeiter
area-supply = Vorrat
area-market = Plantagen
area-bag = Beutel
area-discards = Abgelegte Plantagen
area-shop = Gebäude im Angebot
area-crates = Waren im Vorrat
area-your-land = Dein Land

## Gebäude

building-small-fruit = Kleiner Obstspeicher
building-small-market = Kleine Markthalle
building-small-sugar = Kleine Zuckermühle
building-builders-yard = Bauhof
building-hacienda = Hazienda
building-large-fruit = Großer Obstspeicher
building-small-warehouse = Kleines Lagerhaus
building-large-sugar = Große Zuckermühle
building-hospital = Krankenhaus
building-tobacco-storage = Großer Tabakspeicher
building-office = Kontor
building-large-market = Große Markthalle
building-coffee-roaster = Große Kaffeerösterei
building-large-warehouse = Großes Lagerhaus
building-factory = Manufaktur
building-school = Schule
building-harbor = Hafen
building-wharf = Werft
building-fire-station = Feuerwache
building-residence = Residenz
building-fortress = Festung
building-customs-house = Zollhaus
building-city-hall = Rathaus
building-canal = Kanal
building-lumberyard = Holzhandlung
building-hidden-market = Schattenmarkt
building-storehouse = Depot
building-bohio = Bohío
building-merchant-outpost = Handelsposten
building-church = Kirche
building-small-wharf = Kleine Werft
building-lighthouse = Leuchtturm
building-distillery = Brennerei
building-publishing-house = Verlag
building-assembly-hall = Versammlungshalle
building-monument = Monument
building-cathedral = Kathedrale
building-zoning-office = Bauamt
building-chapel = Kapelle
building-park-authority = Parkverwaltung
building-notary = Notariat
building-pension-office = Pensionskasse
building-villa = Villa
building-tailor = Große Schneiderei
building-town-square = Stadtplatz

## Erfolgskarten

card-big-spender = Verschwender
card-caramel-popcorn = Erfinder des Karamellpopcorns
card-coffee-dispatcher = Kaffeeversender
card-confectionery-supplier = Süßwarenlieferant
card-corn-dispatcher = Maisversender
card-deal-closer = Meister des Abschlusses
card-dock-tycoon = Hafenmagnat
card-fruit-dispatcher = Obstversender
card-head-administrator = Verwaltungschef
card-independent-shipper = Unabhängiger Reeder
card-leading-employer = Führender Arbeitgeber
card-leading-producer = Führender Erzeuger
card-luxury-crop-trader = Genussmittelhändler
card-luxury-goods-provider = Luxuswarenlieferant
card-major-investor = Großinvestor
card-major-landowner = Großgrundbesitzer
card-master-agronomist = Meister des Ackerbaus
card-master-architect = Meisterarchitekt
card-master-collector = Meistersammler
card-pastry-maker = Konditor
card-prudent-merchant = Umsichtiger Kaufmann
card-senior-bureaucrat = Hoher Beamter
card-specialised-shipper = Spezialisierter Reeder
card-sugar-dispatcher = Zuckerversender
card-tavern-supplier = Tavernenlieferant
card-tobacco-dispatcher = Tabakversender
card-tobacco-fruit-broker = Tabak- und Obstmakler
card-trade-strategist = Handelsstratege
card-trade-tycoon = Handelsmagnat
card-tropical-magnate = Tropenmagnat

## Fähigkeiten des Puertoma

ability-any-sale = Doppelter Verkauf
ability-sale-coin = Guter Preis
ability-builders-worker = Bauhelfer
ability-storeroom = Lagerraum
ability-builders-coin = Baukasse
ability-extra-crate = Zusatzkiste
ability-kind-coins = Bunte Ernte
ability-extra-worker = Zusatzarbeiter
ability-planters-crate = Erste Ernte
ability-kind-points = Buntes Lager
ability-crate-points = Ausverkauf
ability-person-coins = Handgeld
