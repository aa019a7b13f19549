### San Juan, klassische Ausgabe: nur, was anders ist als 1897. Texte und Namen hier treten an die Stelle der gleichnamigen.

# Von alea (2004): die Rollen, die Waren, die fünf Produktionsgebäude, dazu Turm, Bibliothek, Zunfthalle,
# Palast und die „violetten Gebäude“. Die übrigen Gebäude sind nach den englischen Namen übersetzt; sie
# können mit den gedruckten übereinstimmen, sind aber nicht daran geprüft. Das Heldendenkmal heißt hier
# in beiden Ausgaben gleich.

title = San Juan
role-producer = Aufseher
role-councillor = Ratsherr
role-prospector = Goldsucher
role-prospector-2 = Zweiter Goldsucher
good-1 = Indigo
good-2 = Zucker
good-3 = Tabak
good-4 = Kaffee
good-5 = Silber
letter-1 = I
letter-2 = Z
letter-3 = T
letter-4 = K
letter-5 = S
building-prod-t1 = Indigoküperei
building-prod-t2 = Zuckermühle
building-prod-t3 = Tabakspeicher
building-prod-t4 = Kaffeerösterei
building-prod-t5 = Silberschmelze
building-smithy = Schmiede
building-archive = Archiv
building-poor-house = Armenhaus
building-black-market = Schwarzmarkt
building-well = Brunnen
building-market-stand = Marktstand
building-tower = Turm
building-aqueduct = Aquädukt
building-carpenter = Zimmerei
building-prefecture = Präfektur
building-market-hall = Markthalle
building-quarry = Steinbruch
building-library = Bibliothek
building-victory-column = Siegessäule
building-guild-hall = Zunfthalle
building-triumphal-arch = Triumphbogen
building-palace = Palast
building-prod-t1-effect = Platz für 1 Ware Indigo: in der Aufseherphase produziert, in der Händlerphase verkauft.
building-prod-t2-effect = Platz für 1 Ware Zucker: in der Aufseherphase produziert, in der Händlerphase verkauft.
building-prod-t3-effect = Platz für 1 Ware Tabak: in der Aufseherphase produziert, in der Händlerphase verkauft.
building-prod-t4-effect = Platz für 1 Ware Kaffee: in der Aufseherphase produziert, in der Händlerphase verkauft.
building-prod-t5-effect = Platz für 1 Ware Silber: in der Aufseherphase produziert, in der Händlerphase verkauft.
building-gold-mine-effect = In jeder Goldsucherphase deckst du 4 Karten vom Nachziehstapel auf. Sind alle Kosten verschieden, nimm eine davon; der Rest wird abgelegt.
building-archive-effect = In der Ratsherrenphase nimmst du alle gezogenen Karten auf die Hand. Dann legst du wie üblich ab, aber aus der ganzen Hand.
building-carpenter-effect = Hast du ein violettes Gebäude gebaut und bezahlt, ziehst du 1 Karte.
building-prefecture-effect = In der Ratsherrenphase behältst du 2 Karten statt 1.
building-quarry-effect = Violette Gebäude kosten dich 1 Karte weniger.
building-guild-hall-effect = Am Ende 2 Punkte für jedes deiner Produktionsgebäude.
building-city-hall-effect = Am Ende 1 Punkt für jedes deiner violetten Gebäude, dieses eingeschlossen.

## Wörter der klassischen Ausgabe

-commercial = violette Gebäude
-Commercial = Violette Gebäude
-library = { $case ->
    [dative] der Bibliothek
   *[accusative] die Bibliothek
}
class-commercial = Violettes Gebäude
role-producer-phase = Aufseherphase
role-councillor-phase = Ratsherrenphase
role-prospector-phase = Goldsucherphase
role-prospector-2-phase = Goldsucherphase
