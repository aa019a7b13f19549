### Puerto Rico: Wörter, die in anderen Texten stehen. Was die klassische Ausgabe anders nennt, steht in classic.ftl.

## Wörter der Ausgabe, in den Formen, die Sätze brauchen

# Ein Arbeiter als Subjekt oder für sich, und als Objekt: „1 Arbeiter nehmen“.
-worker = Arbeiter
-worker-acc = Arbeiter
# Mehrere; die zweite Form nach „von“ oder „mit“.
-workers = Arbeiter
-workers-dat = Arbeitern
# Wo die Arbeiter warten, die der nächste Anwerber verteilt: für sich, woher, wo, wohin.
-register = das Arbeitsamt
-register-from = vom Arbeitsamt
-register-at = im Arbeitsamt
-register-at-first = Im Arbeitsamt
-register-to = ins Arbeitsamt
# Wo die Arbeiter eines Spielers ohne Kreis warten: für sich, woher, wo, wohin.
-portrait = Porträt
-portrait-from = vom Porträt
-on-portrait = auf dem Porträt
-portrait-to = auf das Porträt
# Die zwölf Felder eines Spielplans neben den Bauplätzen.
-land = Land
-your-land = dein Land
-your-land-first = Dein Land
-the-land-first = Das Land
-land-spaces = Landfelder
-land-spaces-dat = Landfeldern
# Woraus Plantagen gezogen werden.
-bag = der Beutel
-bag-from = aus dem Beutel
# Phasen, deren Rolle in der klassischen Ausgabe anders heißt.
-planter-phase = Pflanzerphase
-recruiter-phase = Anwerberphase
-craftsman-phase = Produzentenphase
# Ein Gebäude, dessen Name in der klassischen Ausgabe ein anderes Geschlecht hat.
-with-yard = mit einem besetzten Bauhof

## Wie viele

coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
workers = { $n ->
    [one] 1 { -worker }
   *[other] { $n } { -workers }
}
# Kisten einer Ware: $good ist ihr Name.
crates-of = { $count } { $good }

## Kleine Wörter

# Der Leser als Subjekt eines Satzes: „Du wählst eine Rolle.“
you = Du
# Gar keine Kisten, wo ihre Liste stünde.
nothing = nichts
# Die Beschriftung eines Knopfs als eigener Satz.
sentence = { $text }.
# Ein Name oder eine Beschriftung, und was dazugehört: „Münzen: 4“.
labelled = { $label }: { $value }
# Ein Name, und wie oft es ihn gibt.
times = { $name } ×{ $count }
# Ein Gebäude, das hier keinen Namen hat, als Objekt; ein solches Plättchen, auf das ein Arbeiter kommt.
some-building = ein Gebäude
some-tile = auf das Plättchen
some-good = Ware
# Das zweite der beiden Abenteurerplättchen; $role ist der Name beider.
second-role = { $role } 2
