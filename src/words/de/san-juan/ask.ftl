### San Juan: was der Spieler gefragt wird, über dem Spielplan. Der erste Teil ist fett, in wenigen Worten; „-more“ setzt ihn fort.

# Beide Teile als ein Text, für alle, die ihn hören.
ask-whole = { $head } { $text }

## Rollen

ask-role = Nimm eine Rolle.
ask-role-more = Alle Spieler handeln, du zuerst.
# Von einer Rolle, die gewählt, aber noch nicht genommen ist: was jeder Spieler tut, und das Privileg.
ask-role-note = { $action } { $privilege }
# Zu zweit nimmt der Gouverneur zwei.
ask-role-second = Nimm deine zweite Rolle in dieser Runde.
ask-library = Für { OBJECT($role) } { building-library-object } einsetzen?
ask-library-more = Das verdoppelt ein Privileg pro Runde.

## Bauen

# „Wähle eine Karte zum Bauen, oder passe.“
ask-build = Wähle eine Karte zum Bauen,
ask-build-more = oder passe.
ask-build-none = Du kannst nichts bauen.
ask-build-none-more = Du kannst keine deiner Handkarten bezahlen.
ask-site = Wo willst du { OBJECT($building) } bauen?
ask-site-more = Auf einem neuen Platz oder auf einem deiner Gebäude.
# Eines der vier danach folgt.
ask-pay = { $building } bauen:
ask-pay-over = { $building } auf { OBJECT($covered) } bauen:
ask-pay-free = umsonst.
ask-pay-paid = Alles ist bezahlt.
ask-pay-all = { $count ->
    [one] Wähle 1 Karte zum Zahlen.
   *[other] Wähle { $count } Karten zum Zahlen.
}
# Einige sind schon gewählt, $count fehlen.
ask-pay-left = { $count ->
    [one] Wähle noch 1 Karte zum Zahlen.
   *[other] Wähle noch { $count } Karten zum Zahlen.
}

## Waren; wie viele gewählt sind, steht daneben

ask-produce = { $count ->
    [one] Du darfst 1 Ware produzieren.
   *[other] Du darfst bis zu { $count } Waren produzieren.
}
ask-sell = { $count ->
    [one] Du darfst 1 Ware verkaufen.
   *[other] Du darfst bis zu { $count } Waren verkaufen.
}
ask-sell-chosen = { $count ->
    [one] Du darfst 1 Ware verkaufen:
   *[other] Du darfst bis zu { $count } Waren verkaufen:
}
ask-sell-chosen-more = { $cards ->
    [one] Das bringt dir 1 Karte.
   *[other] Das bringt dir { $cards } Karten.
}
ask-ship = { $count ->
    [one] Du darfst 1 Ware verschiffen:
   *[other] Du darfst bis zu { $count } Waren verschiffen:
}
ask-ship-more = { $count } gewählt, je 1 Punkt wert.

## Karten

ask-keep = Behalte { $count } der gezogenen Karten.
ask-discard-draft = Behalte 4 Karten: Lege { $count } ab.
ask-discard-limit = Zu viele Karten: Lege { $count } ab.
ask-discard-archive = { building-archive }: Lege { $count } aus deiner ganzen Hand ab.
ask-exchange-office = { $count ->
    [one] Mit { building-office-dative } darfst du 1 Karte tauschen.
   *[other] Mit { building-office-dative } darfst du bis zu { $count } Karten tauschen.
}
ask-exchange-mayor = { $count ->
    [one] Du darfst 1 Karte tauschen.
   *[other] Du darfst bis zu { $count } Karten tauschen.
}
ask-chapel = Eine Karte unter die { building-chapel } legen?
ask-chapel-more = Am Ende ist sie 1 Punkt wert. Wähle eine, oder passe.
ask-chapel-card = { $building } unter die { building-chapel } legen?
ask-chapel-card-more = Am Ende ist die Karte 1 Punkt wert.
ask-church = Jetzt die { building-church } nutzen?
ask-church-more = Wähle beliebig viele Karten, je 1 Punkt. Das geht nur einmal.
ask-church-cards = { $count ->
    [one] 1 Karte unter die { building-church } legen?
   *[other] { $count } Karten unter die { building-church } legen?
}
ask-church-cards-more = Das geht nur einmal im Spiel.
ask-offer-good = Eine Ware auf { OBJECT($building) } legen?
ask-offer-use = { $building } nutzen?
ask-offer-look = Karten zur Auswahl ziehen?
ask-offer-draw = Eine Karte ziehen?
ask-take = Nimm eine der offenen Karten, oder passe.
ask-take-card = { $building } nehmen?
ask-take-mine-more = Alle vier Kosten sind verschieden.

## Ein anderer Spieler entscheidet

wait-exchange = { $who ->
    [you] Du wählst Karten zum Tauschen.
   *[other] { $who } wählt Karten zum Tauschen.
}
wait-discard = { $who ->
    [you] Du wählst Karten zum Ablegen.
   *[other] { $who } wählt Karten zum Ablegen.
}
wait-chapel = { $who ->
    [you] Du besuchst die { building-chapel }.
   *[other] { $who } besucht die { building-chapel }.
}
wait-role = { $who ->
    [you] Du wählst eine Rolle.
   *[other] { $who } wählt eine Rolle.
}
wait-library = { $who ->
    [you] Du denkst über { -library(case: "accusative") } nach.
   *[other] { $who } denkt über { -library(case: "accusative") } nach.
}
wait-build = { $who ->
    [you] Du planst einen Bau.
   *[other] { $who } plant einen Bau.
}
wait-pay = { $who ->
    [you] Du zahlst.
   *[other] { $who } zahlt.
}
wait-produce = { $who ->
    [you] Du produzierst.
   *[other] { $who } produziert.
}
wait-sell = { $who ->
    [you] Du verkaufst.
   *[other] { $who } verkauft.
}
wait-keep = { $who ->
    [you] Du wählst eine Karte zum Behalten.
   *[other] { $who } wählt eine Karte zum Behalten.
}
wait-church = { $who ->
    [you] Du besuchst die { building-church }.
   *[other] { $who } besucht die { building-church }.
}
wait-offer = { $who ->
    [you] Du entscheidest über das Ziehen.
   *[other] { $who } entscheidet über das Ziehen.
}
wait-take = { $who ->
    [you] Du wählst eine offene Karte.
   *[other] { $who } wählt eine offene Karte.
}
wait-ship = { $who ->
    [you] Du verschiffst.
   *[other] { $who } verschifft.
}

## Zum ersten Mal gefragt: eine Erklärung über dem Spielplan, höchstens 160 Zeichen, ohne Namen von Teilen

first-role = Wähle eine Rolle. Alle Spieler handeln, du mit einem Vorteil. Die kleine Schrift zeigt, was sie dir jetzt bringt.
first-build = Wähle eine Karte zum Bauen; andere Karten bezahlen sie. Tippe auf eine zu teure, und du siehst, warum.
first-site = Baue auf einem leeren Platz, oder auf einem alten Gebäude: Dann zahlst du nur den Unterschied.
first-pay = Zahle mit den Karten, die du am wenigsten brauchst. Gezahlt wird erst, wenn du bestätigst.
first-produce = Eine Ware ist die oberste Karte vom Nachziehstapel, verdeckt auf einem Produktionsgebäude. Später kannst du sie verkaufen.
first-sell = Die Preistafel zeigt, wie viele Karten jede Ware bringt. Warte auf bessere Preise, wenn du kannst.
first-keep = Behalte Karten, die zu deiner Stadt passen und die du bald bezahlen kannst.
first-discard = Lege ab, was du wohl nie bauen wirst. Deine Gegner sehen es nicht.
first-chapel = Eine Karte unter diesem Gebäude ist am Ende 1 Punkt wert, aber zahlen kannst du mit ihr nicht mehr.
