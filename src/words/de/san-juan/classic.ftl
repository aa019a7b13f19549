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

## Formen der Namen: siehe forms.ftl

role-producer-object = den Aufseher
role-producer-first = Der Aufseher
role-producer-dative = dem Aufseher
role-councillor-object = den Ratsherrn
role-councillor-first = Der Ratsherr
role-councillor-dative = dem Ratsherrn
role-prospector-object = den Goldsucher
role-prospector-first = Der Goldsucher
role-prospector-dative = dem Goldsucher
role-prospector-2-object = den Zweiten Goldsucher
role-prospector-2-first = Der Zweite Goldsucher
role-prospector-2-dative = dem Zweiten Goldsucher
building-prod-t1-object = die Indigoküperei
building-prod-t1-first = Die Indigoküperei
building-prod-t1-dative = der Indigoküperei
building-prod-t2-object = die Zuckermühle
building-prod-t2-first = Die Zuckermühle
building-prod-t2-dative = der Zuckermühle
building-prod-t3-object = den Tabakspeicher
building-prod-t3-first = Der Tabakspeicher
building-prod-t3-dative = dem Tabakspeicher
building-prod-t4-object = die Kaffeerösterei
building-prod-t4-first = Die Kaffeerösterei
building-prod-t4-dative = der Kaffeerösterei
building-prod-t5-object = die Silberschmelze
building-prod-t5-first = Die Silberschmelze
building-prod-t5-dative = der Silberschmelze
building-smithy-object = die Schmiede
building-smithy-first = Die Schmiede
building-smithy-dative = der Schmiede
building-archive-object = das Archiv
building-archive-first = Das Archiv
building-archive-dative = dem Archiv
building-poor-house-object = das Armenhaus
building-poor-house-first = Das Armenhaus
building-poor-house-dative = dem Armenhaus
building-black-market-object = den Schwarzmarkt
building-black-market-first = Der Schwarzmarkt
building-black-market-dative = dem Schwarzmarkt
building-well-object = den Brunnen
building-well-first = Der Brunnen
building-well-dative = dem Brunnen
building-market-stand-object = den Marktstand
building-market-stand-first = Der Marktstand
building-market-stand-dative = dem Marktstand
building-tower-object = den Turm
building-tower-first = Der Turm
building-tower-dative = dem Turm
building-aqueduct-object = den Aquädukt
building-aqueduct-first = Der Aquädukt
building-aqueduct-dative = dem Aquädukt
building-carpenter-object = die Zimmerei
building-carpenter-first = Die Zimmerei
building-carpenter-dative = der Zimmerei
building-prefecture-object = die Präfektur
building-prefecture-first = Die Präfektur
building-prefecture-dative = der Präfektur
building-market-hall-object = die Markthalle
building-market-hall-first = Die Markthalle
building-market-hall-dative = der Markthalle
building-quarry-object = den Steinbruch
building-quarry-first = Der Steinbruch
building-quarry-dative = dem Steinbruch
building-library-object = die Bibliothek
building-library-first = Die Bibliothek
building-library-dative = der Bibliothek
building-victory-column-object = die Siegessäule
building-victory-column-first = Die Siegessäule
building-victory-column-dative = der Siegessäule
building-guild-hall-object = die Zunfthalle
building-guild-hall-first = Die Zunfthalle
building-guild-hall-dative = der Zunfthalle
building-triumphal-arch-object = den Triumphbogen
building-triumphal-arch-first = Der Triumphbogen
building-triumphal-arch-dative = dem Triumphbogen
building-palace-object = den Palast
building-palace-first = Der Palast
building-palace-dative = dem Palast
