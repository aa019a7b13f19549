## Studien: eine Seite, auf der sich jede Stellung aufbauen lässt

title = { $game }: Studie
# Einführung in eine Studie, die alles weiß.
about = Baue eine beliebige Stellung auf: Ändere den Tisch, spiele von ihr aus, oder teile sie als Link. Eine Studie zeigt alles, auch alle Hände: Spielst du mit anderen von ihr aus, hast du ihre Karten gesehen.
# „Spieler 2“, gezählt ab 1.
seat = Spieler { $number }
# Ein Schiff mit so vielen Plätzen.
ship = Schiff mit { $spaces } Plätzen
# Ein Platz der Stadt: so viele nach Osten oder Westen ($across), so viele nach Süden oder Norden ($down) von der Mitte.
cell = { $across ->
    [0] { $down ->
        [0] Die Mitte der Stadt
       *[other] { $vertical ->
            [north] Platz { $down } nördlich
           *[south] Platz { $down } südlich
        }
    }
   *[other] { $down ->
        [0] { $horizontal ->
            [west] Platz { $across } westlich
           *[east] Platz { $across } östlich
        }
       *[other] { $horizontal ->
            [west] Platz { $across } westlich
           *[east] Platz { $across } östlich
        }, { $vertical ->
            [north] { $down } nördlich
           *[south] { $down } südlich
        }
    }
}
# Nichts, kein Spieler.
none = Nichts
fewer = Weniger: { $what }
more = Mehr: { $what }
# Nimmt etwas weg.
remove = Entfernen: { $what }
# Rückt ein Teil einen Platz nach vorn.
earlier = { $what }: einen Platz nach vorn
# Fügt einer Liste ein Teil hinzu.
add = Hinzufügen: { $what }
# Der erste Eintrag einer Liste von dem, was hinzugefügt werden kann.
add-which = Hinzufügen …
# So viele, die gezogen werden.
unnamed = { $count }, zufällig gezogen
# Lässt die Namen offen.
leave-open = Zufällig ziehen
# Nennt, was offen geblieben ist.
name-them = Selbst wählen
# Die Abschnitte der Seite.
begin = Von einem anderen Tisch beginnen
edition = Ausgabe
players = Spieler
begin-anew = Diesen Tisch austeilen
moment = Zug und Frage
# Die jetzige Frage, und wer gefragt wird.
asked = { $who }: { $what }
over = Das Spiel ist zu Ende.
moves = Einen Zug machen
moves-note = In die Mitte einer Phase kommst du durch Züge: Wähle für den Spieler, der an der Reihe ist.
at-rest = Zurück zur Wahl vor dieser Phase
text = Alles als Text
text-note = Das Format ist in docs/positions.md beschrieben. Nur im Text:
text-only-follows = folgt aus dem Rest
text-only-played = wird durch Spielen erreicht
text-only-begun = wird am Anfang einer Studie gewählt
text-only-rare = wird selten gebraucht
take-text = Text übernehmen
discard-text = Änderungen verwerfen
# Zurücknehmen, wiederherstellen, ansehen, teilen, spielen.
undo = Rückgängig
redo = Wiederherstellen
look = Tisch bearbeiten
share = Link kopieren
copied = Link kopiert. Er enthält die ganze Stellung, auch die Hände.
by-hand = Kopiere diesen Link:
play = Von hier spielen
play-note = Beginnt ein Übungsspiel in deinen gespeicherten Spielen.
# Das Urteil, dass die Stellung möglich ist.
fine = Diese Stellung folgt den Regeln.
# Sie wird abgelehnt; wo und warum, folgt.
refused = Diese Stellung folgt nicht den Regeln:
# Der Weg zur Regel hinter einer Ablehnung.
rule = Regel { $id }
# Zum Feld, das eine Ablehnung nennt.
show = Zeigen, wo
# Mit einer abgelehnten Stellung lässt sich nichts tun.
refused-note = Berichtige sie, oder mache etwas rückgängig. Am Tisch bearbeiten, spielen und teilen kannst du, sobald die Stellung den Regeln folgt.
# Die Stellung wird abgelehnt; was der Tisch so lange zeigt.
behind = Der Tisch zeigt noch die letzte Stellung, die den Regeln folgt.
# Am Tisch einer Studie: was ein Tippen bewirkt.
touch = Tippe auf ein Teil und ändere es.
# Der Text hat nicht die Form einer Stellung.
no-tree = Dieser Text ist keine Stellung: Berichtige ihn unten, oder mache ihn rückgängig.
# Ein Link half nicht; was stattdessen gezeigt wird.
bad-link = Dieser Link lässt sich nicht öffnen
bad-link-note = Stattdessen siehst du deine eigene Studie.
# Ein Link kam; die eigene Studie ist durch Rückgängig wieder da.
came = Diese Stellung kam als Link. Mit „Rückgängig“ bekommst du deine eigene Studie zurück.
came-older = Sie entstand unter älteren Regeln.
# Ein laufendes Spiel mehrerer Menschen wird nicht studiert.
several = Mehrere Spieler teilen sich dieses Spiel: Studieren kannst du es, wenn es zu Ende ist.
# Das Gerät hat keinen Platz.
unkept = Dieses Gerät hat keinen Platz für die Studie: Kopiere den Link oder den Text.
# In der Stadt: hier noch kein Gebäude.
empty-cell = Leer
# Ein Platz der Stadt: was dort ist, wessen (die Nummer des Spielers), wie hoch.
map-cell = { $word }, Spieler { $owner }, Höhe { $height }
choose-cell = Wähle einen Platz und ändere, was dort ist. Marker machen automatisch Platz.

## Namen der Felder einer Stellung

field-round = Runde
field-table = Auf dem Tisch
field-supplies = Stapel und Vorräte
field-taken = In dieser Runde genommene Rollen
field-role-coins = Münzen auf Rollen
field-round-number = Nummer der Runde
field-governor = Gouverneur
field-first-player = Startspieler
field-last-round = Das ist die letzte Runde
field-last-point-gone = Keine Punkte mehr: Die Runde mit der nächsten Kapitänsphase ist die letzte
field-quiet-rounds = Runden in Folge ohne neues Gebäude
field-luck = Nummer der Mischung
field-by = Genommen von
field-won-by = Erfüllt von
field-hand = Hand
field-city = Gebäude
field-tucked = Karten unter Kapelle oder Kirche
field-shipped = Karten unter dem Hafen, oder verschifft
field-library-used = Verlag oder Bibliothek in dieser Runde eingesetzt
field-church-used = Kirche genutzt
field-kind = Gebäude
field-has-good = Trägt eine Ware
field-beneath = Darunter, das unterste zuerst
field-draw-pile = Als Nächstes gezogen, in dieser Reihenfolge
field-discard-pile = Ablagestapel
field-price-tiles = Nächste Preistafeln
field-seen-tiles = Davon allen Spielern bekannt
field-coins = Münzen
field-points = Punkte
field-crates = Kisten
field-countryside = Land
field-count = Plättchen
field-manned = Besetzt
field-citizens = Bürger
field-workers = Arbeiter
field-idle-workers = Nicht gesetzte Arbeiter
field-idle-citizens = Nicht gesetzte Bürger
field-forests = Wälder
field-achievements = Erfolgskarten
field-achieved = Erfüllt
field-market = Offene Plantagen
field-bag = Als Nächstes gezogene Plantagen, in dieser Reihenfolge
field-ships = Transportschiffe
field-cargo = Ladung
field-trading-house = Handelshaus
field-register = Wartende Arbeiter
field-register-citizens = Wartende Bürger
field-gone-workers = Arbeiter aus dem Spiel
field-gone-citizens = Bürger aus dem Spiel
field-tray = Gewählte Gebäude
field-smuggler-marker = Spieler mit dem Schmugglermarker
field-captured = Gekaperte Rolle
field-festival = Festival
field-action-marker = Marker auf dem Aktionsplan
field-resources = Ressourcen
field-redraws = Neue-Hand-Marker
field-characters = Charaktere
field-tableau = Karten vor dem Spieler
field-tiles = Plättchen hinter dem Sichtschirm
field-map = Stadt
field-top-tile = Oberstes Plättchen
field-owner = Besitzer
field-pawn = Seit dem letzten Mischen gebaut: Die Karte ist noch nicht im Stapel
field-tile-supply = Als Nächstes gezogene Plättchen, in dieser Reihenfolge
field-removed-tiles = Plättchen aus dem Spiel
field-exhaustions = Wie oft die Plättchen ausgingen
field-returned-tiles = Zurückgegebene Plättchen
