### San Juan: warum etwas nicht geht, zu dem Spieler gesagt, der es versucht hat.

why-not-over = Das Spiel ist zu Ende.
why-not-asked = Das geht jetzt nicht.
why-not-pick = Du musst eine Rolle nehmen.
why-not-role-taken = Diese Rolle ist in dieser Runde schon genommen.
why-not-role = Diese Rolle gibt es in diesem Spiel nicht.
why-not-cathedral = Die { building-cathedral } liegt nicht auf dem Tisch.
why-not-in-row = Du darfst nur eine der offenen Karten nehmen.
why-not-choose = Du musst wählen.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-not-built = Dieses Gebäude steht schon in deiner Stadt.
why-not-afford = { $missing ->
    [one] Dir fehlt 1 Karte.
   *[other] Dir fehlen { $missing } Karten.
}
why-not-building = Hier steht kein Gebäude.
why-not-crane = Zum Überbauen brauchst du einen aktiven { building-crane }.
why-not-covers-crane = Den { building-crane } selbst kannst du nicht überbauen.
why-not-same-kind = Ein Gebäude der gleichen Art kannst du nicht überbauen.
why-not-black-market = Um mit Waren zu zahlen, brauchst du einen aktiven { building-black-market }.
why-not-needed = Für diesen Preis brauchst du keine weitere Ware.
why-not-good = Hier liegt keine Ware.
why-not-covered = Du überbaust dieses Gebäude, also hilft es dir nicht mehr.
why-not-discount = Diesen Nachlass hast du nicht.
why-not-paid = Der Preis ist schon ganz bezahlt.
why-not-production = Nur Produktionsgebäude produzieren.
why-not-occupied = Hier liegt schon eine Ware.
why-not-drawn = Du darfst nur eben gezogene Karten behalten.
why-not-order = Dafür ist es zu spät: Beginne diese Auswahl von vorn.
