### Puerto Rico, klassische Ausgabe: nur, was anders ist als 1897. Texte und Namen hier treten an die Stelle der gleichnamigen.

# Rollen, Waren, Gebäude, Kolonisten, Kolonistenschiff und „violette Gebäude“ heißen so in der deutschen
# Ausgabe von alea (2002). Geld heißt auch hier Münzen (dort Dublonen), und eine Ware liegt wie 1897 in
# einer Kiste (dort ein Warenstein).

title = Puerto Rico
role-planter = Siedler
role-recruiter = Bürgermeister
role-craftsman = Aufseher
role-adventurer = Goldsucher
good-fruit = Indigo
letter-fruit = I
tile-fruit = Indigoplantage
area-own-ship = Schiff der Werft
area-register = Kolonistenschiff
area-portrait = San Juan
area-workers = Kolonisten
area-bag = Verdeckter Stapel
area-your-land = Deine Insel
building-small-fruit = Kleine Indigoküperei
building-builders-yard = Bauhütte
building-large-fruit = Indigoküperei
building-large-sugar = Zuckermühle
building-hospital = Hospiz
building-tobacco-storage = Tabakspeicher
building-coffee-roaster = Kaffeerösterei
building-school = Universität
building-fire-station = Zunfthalle
role-recruiter-action = Die Spieler nehmen die Kolonisten vom Schiff; jeder Spieler darf alle seine Kolonisten neu verteilen.
role-craftsman-action = Jeder Spieler produziert, was seine Plantagen, Gebäude und Kolonisten hergeben.
role-recruiter-privilege = Zuerst nimmst du 1 Kolonisten aus dem Vorrat.
role-craftsman-privilege = Wenn du produzierst, nimmst du 1 Kiste mehr von einer Ware, die du produziert hast, noch vor den anderen Spielern.
tile-corn-effect = Mit einem Kolonisten produziert sie in der Aufseherphase 1 Kiste Mais. Ein Gebäude ist nicht nötig.
tile-fruit-effect = Mit einem Kolonisten hier und in einer Indigoküperei produziert sie in der Aufseherphase 1 Kiste Indigo.
tile-sugar-effect = Mit einem Kolonisten hier und in einer Zuckermühle produziert sie in der Aufseherphase 1 Kiste Zucker.
tile-tobacco-effect = Mit einem Kolonisten hier und im Tabakspeicher produziert sie in der Aufseherphase 1 Kiste Tabak.
tile-coffee-effect = Mit einem Kolonisten hier und in der Kaffeerösterei produziert sie in der Aufseherphase 1 Kiste Kaffee.
tile-quarry-effect = Mit einem Kolonisten kosten Gebäude 1 Münze weniger. Bis zu 1, 2, 3 oder 4 Steinbrüche zählen bei Gebäuden mit 1, 2, 3 oder 4 Punkten.
building-small-fruit-effect = In der Aufseherphase macht jeder Kolonist hier 1 Kiste Indigo aus 1 besetzten Indigoplantage.
building-large-fruit-effect = In der Aufseherphase macht jeder Kolonist hier 1 Kiste Indigo aus 1 besetzten Indigoplantage.
building-small-sugar-effect = In der Aufseherphase macht jeder Kolonist hier 1 Kiste Zucker aus 1 besetzten Zuckerplantage.
building-large-sugar-effect = In der Aufseherphase macht jeder Kolonist hier 1 Kiste Zucker aus 1 besetzten Zuckerplantage.
building-builders-yard-effect = In der Siedlerphase darfst du statt einer Plantage einen Steinbruch nehmen.
building-hacienda-effect = In der Siedlerphase darfst du zuerst eine Plantage vom verdeckten Stapel ziehen und anlegen. Danach nimmst du wie üblich ein Plättchen.
building-hospital-effect = In der Siedlerphase kommt das offene Plättchen, das du nimmst, mit einem Kolonisten. Nimm ihn aus dem Vorrat, sonst vom Kolonistenschiff.
building-tobacco-storage-effect = In der Aufseherphase macht jeder Kolonist hier 1 Kiste Tabak aus 1 besetzten Tabakplantage.
building-coffee-roaster-effect = In der Aufseherphase macht jeder Kolonist hier 1 Kiste Kaffee aus 1 besetzten Kaffeeplantage.
building-factory-effect = In der Aufseherphase 1, 2, 3 oder 5 Münzen, wenn du 2, 3, 4 oder 5 Warenarten produzierst.
building-school-effect = Jedes neue Gebäude kommt mit 1 Kolonisten aus dem Vorrat, sonst vom Kolonistenschiff.
building-residence-effect = Am Ende 4 Punkte für bis zu 9 Inselplättchen, 5 für 10, 6 für 11 und 7 für 12.
building-fortress-effect = Am Ende 1 Punkt für je 3 Kolonisten, die du hast.
building-city-hall-effect = Am Ende 1 Punkt für jedes deiner violetten Gebäude, dieses eingeschlossen.

## Sätze und Wörter

-worker = Kolonist
-worker-acc = Kolonisten
-workers = Kolonisten
-workers-dat = Kolonisten
-register = das Kolonistenschiff
-register-from = vom Kolonistenschiff
-register-at = auf dem Kolonistenschiff
-register-at-first = Auf dem Kolonistenschiff
-register-to = auf das Kolonistenschiff
-portrait = San Juan
-portrait-from = aus San Juan
-on-portrait = in San Juan
-portrait-to = nach San Juan
-land = Insel
-your-land = deine Insel
-your-land-first = Deine Insel
-the-land-first = Die Insel
-land-spaces = Inselfelder
-land-spaces-dat = Inselfeldern
-bag = der verdeckte Stapel
-bag-from = vom verdeckten Stapel
-planter-phase = Siedlerphase
-recruiter-phase = Bürgermeisterphase
-craftsman-phase = Aufseherphase
-with-yard = mit einer besetzten Bauhütte
tile-fruit-one = eine Indigoplantage
class-commercial = Kleines violettes Gebäude
class-expanded = Großes violettes Gebäude (zwei Bauplätze)
thing-bag-effect = Von hier kommen nach jeder Siedlerphase neue Plantagen. Ist er leer, werden die abgelegten eingemischt.
thing-fullest-effect = Füllt ein Spieler alle 12 Bauplätze, ist diese Runde die letzte. Große Gebäude brauchen 2.
thing-built-effect = Punkte der Gebäude, wenn das Spiel jetzt endete: die gedruckten und die der besetzten großen Gebäude.
log-bag-refilled = { $tiles ->
    [one] Der Stapel ist leer: Die abgelegte Plantage ist der neue Stapel.
   *[other] Der Stapel ist leer: { $tiles } abgelegte Plantagen bilden einen neuen.
}
board-plantation = Plantage (Inselplättchen)

## Formen der Namen: siehe forms.ftl

building-small-fruit-object = die Kleine Indigoküperei
building-small-fruit-first = Die Kleine Indigoküperei
building-small-fruit-into = in die Kleine Indigoküperei
building-builders-yard-object = die Bauhütte
building-builders-yard-first = Die Bauhütte
building-builders-yard-into = in die Bauhütte
building-large-fruit-object = die Indigoküperei
building-large-fruit-first = Die Indigoküperei
building-large-fruit-into = in die Indigoküperei
building-large-sugar-object = die Zuckermühle
building-large-sugar-first = Die Zuckermühle
building-large-sugar-into = in die Zuckermühle
building-hospital-object = das Hospiz
building-hospital-first = Das Hospiz
building-hospital-into = ins Hospiz
building-tobacco-storage-object = den Tabakspeicher
building-tobacco-storage-first = Der Tabakspeicher
building-tobacco-storage-into = in den Tabakspeicher
building-coffee-roaster-object = die Kaffeerösterei
building-coffee-roaster-first = Die Kaffeerösterei
building-coffee-roaster-into = in die Kaffeerösterei
building-school-object = die Universität
building-school-first = Die Universität
building-school-into = in die Universität
building-fire-station-object = die Zunfthalle
building-fire-station-first = Die Zunfthalle
building-fire-station-into = in die Zunfthalle
role-planter-object = den Siedler
role-planter-first = Der Siedler
role-planter-dative = dem Siedler
role-recruiter-object = den Bürgermeister
role-recruiter-first = Der Bürgermeister
role-recruiter-dative = dem Bürgermeister
role-craftsman-object = den Aufseher
role-craftsman-first = Der Aufseher
role-craftsman-dative = dem Aufseher
role-adventurer-object = den Goldsucher
role-adventurer-first = Der Goldsucher
role-adventurer-dative = dem Goldsucher
tile-fruit-object = die Indigoplantage
tile-fruit-first = Die Indigoplantage
tile-fruit-into = auf die Indigoplantage
tile-fruit-one-first = Eine Indigoplantage
