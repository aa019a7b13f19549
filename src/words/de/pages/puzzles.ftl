## Rätsel

puzzles-title = Rätsel
puzzles-about = Jedes Rätsel hat genau eine beste Antwort. Auf Verdecktes kommt es nicht an.
# So viele von so vielen sind gelöst.
puzzles-solved-of = { $done } von { $of } gelöst
# Zum nächsten, das nicht gelöst ist.
puzzles-next = Nächstes Rätsel
# Zu allen Rätseln.
puzzles-all = Alle Rätsel
puzzles-stars = { $stars } von 3 Sternen
puzzles-begin = Anfangen
puzzles-own = Aus deinen Partien
puzzles-own-about = Teure Entscheidungen aus Spielen, die du analysiert hast. Jede hat genau eine beste Antwort.
puzzles-as-puzzle = Als Rätsel lösen
# Die Schwierigkeit, das Leichteste zuerst.
degree-1 = Leicht
degree-2 = Mittel
degree-3 = Schwer
# Name einer Art in einer Liste.
puzzle-load = Kapitänsphase
puzzle-last-pick = Letzte Rolle des Spiels
puzzle-build = Letztes Gebäude
puzzle-place = Letztes Setzen
puzzle-finish = Rolle und Gebäude
puzzle-sell = Verkauf von Waren
puzzle-points = Die meisten Punkte
puzzle-lead = Gegen einen Gegner
# Aufgabe einer Art, in einem oder zwei Sätzen.
puzzle-load-goal = Hole in dieser Kapitänsphase so viele Punkte wie möglich, egal, was deine Gegner laden.
puzzle-last-pick-goal = Die letzte Rolle des Spiels: Nimm eine Rolle und hole so viele Punkte wie möglich, egal, was deine Gegner tun.
puzzle-build-goal = Baue so, dass du nach deinem Zug so viele Punkte wie möglich hast. Gezählt wird wie am Ende des Spiels.
puzzle-place-goal = Die letzte Runde: Fülle deine Kreise und hole so viele Punkte wie möglich. Gezählt wird wie am Ende des Spiels.
puzzle-finish-goal = Nimm eine Rolle, spiele deinen Zug und hole so viele Punkte wie möglich. Gezählt wird wie am Ende des Spiels.
puzzle-sell-goal = Verkaufe so, dass du so viele Karten wie möglich ziehst.
puzzle-points-goal = Du handelst zuerst. Spiele eine Karte, allein oder mit Plättchen, und hole jetzt so viele Punkte wie möglich. Viertel und Karten mit „=“ zählen wie am Ende des Spiels.
puzzle-lead-goal = Du handelst zuerst. Spiele eine Karte, allein oder mit Plättchen. Es zählen die Punkte, die du bekommst, und die, die dein Gegner verliert, wie am Ende des Spiels.
# „Rätsel 12“.
puzzles-number = Rätsel { $number }
# Von einem Rätsel in einer Liste.
puzzles-solved = gelöst
# Was ein Rätsel zählt: Punkte, oder Karten, wo Waren verkauft werden.
puzzles-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
# Das Beste ist erreicht: so viel; die beste aller anderen Antworten erreicht so viel.
puzzles-right = Gelöst: { $best }. Jede andere Antwort bringt höchstens { $second }.
# So viel ist erreicht; so viel ist möglich.
puzzles-short = Du hast { $reached }; möglich: { $best }.
# Nimmt die letzte Wahl zurück.
puzzles-back = Rückgängig
# Beginnt von vorn.
puzzles-again = Von vorn
puzzles-show-answer = Lösung zeigen
# So beginnt die Lösung.
puzzles-answer = Die Lösung beginnt so: { $what }.
# Ereignisse auf dem Weg.
puzzles-happened = Was geschah: { $deeds }
# $id ist, wie der Link das Rätsel nennt.
puzzles-unknown = Ein Rätsel { $id } gibt es nicht.
# Ein Rätsel lässt sich nicht spielen, aus diesem Grund.
puzzles-unusable = Dieses Rätsel lässt sich nicht spielen: { $why }
