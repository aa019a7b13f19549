### San Juan: kleine Teile, aus denen andere Texte bestehen.

# Subjekt eines Satzes, der seinen Leser anspricht.
you = Du

# Klasse von Gebäuden, wie die Regeln sie nennen, in der Mehrzahl; auch in den Regeln, am Satzanfang das zweite.
-commercial = Gewerbegebäude
-Commercial = Gewerbegebäude

# Der Verlag mit Artikel: Die klassische Ausgabe hat hier einen Namen mit anderem Geschlecht.
-library = { $case ->
    [dative] dem Verlag
   *[accusative] den Verlag
}

# Karten in einem Satz: wie viele, wenn ihre Namen nicht bekannt sind.
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-none = keine Karte
# Dasselbe mit ihren Namen.
cards-known = { $count ->
    [one] 1 Karte ({ $list })
   *[other] { $count } Karten ({ $list })
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Eine Ware und ihr Preis, in einer Liste von Preisen.
price-of = { $good } { $price }

## Klassen von Karten, auf ihren Blättern

class-production = Produktionsgebäude
class-commercial = Gewerbegebäude
class-monument = Monument

## Phasen

role-builder-phase = Baumeisterphase
role-producer-phase = Produzentenphase
role-trader-phase = Händlerphase
role-councillor-phase = Anwerberphase
role-prospector-phase = Entdeckerphase
role-prospector-2-phase = Entdeckerphase
role-colonist-ship-phase = Kolonistenschiff-Phase
role-mayor-phase = Bürgermeisterphase
role-captain-phase = Kapitänsphase
