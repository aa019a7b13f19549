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

## Namen weiterer Teile, und ihre Formen

# Ein Plättchen als Objekt eines Verbs: „Du nimmst einen Steinbruch.“
tile-corn-one = eine Maisplantage
tile-fruit-one = eine Obstplantage
tile-sugar-one = eine Zuckerplantage
tile-tobacco-one = eine Tabakplantage
tile-coffee-one = eine Kaffeeplantage
tile-quarry-one = einen Steinbruch
# So viele davon, als Objekt eines Verbs; nur in den Erweiterungen.
tile-corn-count = { $n ->
    [one] 1 Maisplantage
   *[other] { $n } Maisplantagen
}
tile-fruit-count = { $n ->
    [one] 1 Obstplantage
   *[other] { $n } Obstplantagen
}
tile-sugar-count = { $n ->
    [one] 1 Zuckerplantage
   *[other] { $n } Zuckerplantagen
}
tile-tobacco-count = { $n ->
    [one] 1 Tabakplantage
   *[other] { $n } Tabakplantagen
}
tile-coffee-count = { $n ->
    [one] 1 Kaffeeplantage
   *[other] { $n } Kaffeeplantagen
}
# In einer Liste, die sagt, dass es Plantagen sind.
tile-corn-short = { good-corn }
tile-fruit-short = { good-fruit }
tile-sugar-short = { good-sugar }
tile-tobacco-short = { good-tobacco }
tile-coffee-short = { good-coffee }
# Was eine Rolle tut, in den wenigsten Worten, unter ihrem Namen.
role-planter-short = 1 Plättchen
role-recruiter-short = { -workers } holen
role-builder-short = Bauen, −1
role-craftsman-short = Produzieren
role-trader-short = Verkaufen
role-captain-short = Verschiffen
role-adventurer-short = 1 Münze
role-smuggler-short = 1 Aktion
# Ziele des Festivals: die Titel ihrer Karten.
objective-weigh-off = Erntewiegen
objective-cocktail = Karnevalscocktail
objective-early-close = Ladenschluss
objective-farmer-prize = Vorzeigebauer
objective-farming-fair = Bauernfest
objective-delivery = Festivallieferung
objective-twin-farms = Zwillingsplantagen
objective-twin-goods = Zwei Körbe
objective-grand-sendoff = Großer Abschied
objective-pioneer = Ehrung der Pioniere
objective-patron = Förderer der Stadt
objective-trad-sendoff = Traditioneller Abschied
# Klassen von Gebäuden.
class-production = Produktionsgebäude
class-commercial = Gewerbegebäude
class-expanded = Großbau (zwei Bauplätze)
# Woher Punkte am Ende kommen; Gebäude, die Punkte bringen, stehen dort mit ihrem Namen.
source-chips = Punkte fürs Verschiffen
source-achievements = Erfolge
source-printed = Gebäude
source-citizens = Bürger
source-other = Sonstiges
source-puertoma-expanded = Großbauten
source-puertoma-unused = Ungenutzte Arbeiter
source-puertoma-land = Steinbrüche und dritte Plantagen
source-puertoma-pairs = Paare aktiver Plantagen
source-puertoma-left = Übrige Münzen und Kisten
source-puertoma-achievements = Nicht erfüllte Erfolge
# Schalter: was automatisch beantwortet wird.
power-extra-worker = Zusätzlicher { -worker } als { role-recruiter }
power-production = Produktion
power-extra-crate = Zusatzkiste als { role-craftsman }
power-warehouses = Lagerhäuser: so viel behalten, wie sie fassen
power-last-crate = 1 Kiste außerhalb der Lagerhäuser behalten
power-spoils = Beim Überfall so viele Kisten wie möglich behalten
# Was zwischen den Spielern liegt, und die Zahlen auf einem Spielplan: Namen, und wozu sie da sind.
thing-ship = Transportschiff
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = { area-workers } im Vorrat
thing-supply = Siegpunkte im Vorrat
thing-fullest = Die vollste Stadt
thing-coins = Münzen
thing-gained = Siegpunkte im Spiel
thing-built = Punkte der Gebäude
thing-discount = Besetzte Steinbrüche
thing-portrait = { area-portrait }
thing-forest = Wald
thing-ship-effect = In der Kapitänsphase nimmt es Kisten einer Ware, die kein anderes Transportschiff trägt. Jede Kiste bringt 1 Punkt. Nach der Phase wird nur ein volles Schiff geleert.
thing-house-effect = In der Händlerphase darf hier jeder Spieler eine Kiste verkaufen, von einer Ware, die noch nicht da ist. Es hat 4 Plätze. Nach der Phase wird es nur geleert, wenn es voll ist.
thing-bag-effect = Von hier kommen nach jeder Pflanzerphase neue Plantagen. Ist er leer, kommen die abgelegten wieder hinein.
thing-register-effect = In der { -recruiter-phase } nehmen die Spieler diese { -workers } reihum, der { role-recruiter } zuerst. Dann wird aufgefüllt: 1 { -worker } für jeden leeren Kreis auf Gebäuden, mindestens 1 pro Spieler.
thing-workers-effect = Sie füllen nach jeder { -recruiter-phase } { -register } auf. Sind es zu wenige, ist diese Runde die letzte.
thing-supply-effect = Von hier kommen die Punkte für verschiffte Kisten. Wird der letzte genommen, ist diese Runde die letzte. Punkte darüber hinaus zählen trotzdem.
thing-fullest-effect = Füllt ein Spieler alle 12 Bauplätze, ist diese Runde die letzte. Großbauten brauchen 2.
thing-coins-effect = Mit ihnen zahlst du Gebäude. Am Ende entscheiden sie nur bei Gleichstand.
thing-gained-effect = Im Spiel bekommen, meist durch Verschiffen. Jeder Spieler sieht nur die eigenen. Gebäude zählen extra.
thing-built-effect = Punkte der Gebäude, wenn das Spiel jetzt endete: die gedruckten und die der besetzten Großbauten.
thing-discount-effect = Jeder Steinbruch mit einem { -worker-acc } spart dir 1 Münze. Bis zu 1, 2, 3 oder 4 zählen bei Gebäuden mit 1, 2, 3 oder 4 Punkten.
thing-portrait-effect = { area-workers } ohne Kreis warten hier. In der nächsten { -recruiter-phase } kannst du sie setzen.
thing-forest-effect = Eine verdeckte Plantage: kein Kreis, keine Waren. Mit einer Holzhandlung sparen dir je 2 Wälder 1 Münze bei jedem Gebäude.
# Erklärungen beim ersten Mal, in beiden Ausgaben.
first-role = Wähle eine Rolle und nimm die Münzen darauf. Alle Spieler handeln, du zuerst und mit einem Vorteil.
first-take = Nimm ein offenes Plättchen für { -your-land }. Es produziert, sobald es besetzt ist.
first-place = Eine Plantage braucht das Gebäude für ihre Ware: Besetze beide. Du darfst jedes Mal alle neu verteilen.
first-build = Kaufe ein Gebäude, jede Art nur einmal. Es wirkt, solange es besetzt ist. Besetzte Steinbrüche machen es billiger.
first-extra = Nimm eine Kiste mehr von einer Ware, die du gerade produziert hast.
first-sell = Das Handelshaus kauft vier Kisten, alle verschieden. Ist es voll, wird es geleert. Teure Waren bringen am meisten.
first-load = Jede geladene Kiste ist 1 Punkt. Ein Schiff trägt eine Ware, keine zwei die gleiche. Kannst du laden, musst du.
first-store = Kisten, die du nicht lagern kannst, verlierst du. Behalte die teuren.
