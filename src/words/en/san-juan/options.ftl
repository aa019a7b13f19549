### San Juan: what can be chosen before a game: a title, and in one sentence what it changes.

option-1897 = Special edition 1897
option-1897-about = 2–4 players: its own names and goods, and an expansion with ten new buildings.
option-classic = Classic edition
option-classic-about = 2–8 players: the first edition. Gold Mine and Guild Hall work differently; five or more players use two sets.
option-new-buildings = New Buildings
option-new-buildings-about = Adds 29 cards of ten new kinds to the deck. The Cathedral goes to the first player who builds it.
option-opening-draft = Opening draft
option-opening-draft-about = Each player keeps 4 opening cards: player 1 sees 5, player 2 sees 6, and so on.
option-extra-roles = Extra roles
option-extra-roles-about = Each player beyond four adds one role. Mayor and Captain are this project’s own.
option-cheap-resort = The Resort costs 3
option-cheap-resort-about = The rulebook does not print its cost. 4 is more likely; the first edition has 3.
option-cheap-cottage = The Cottage costs 1
option-cheap-cottage-about = The rulebook does not print its cost. 2 fits the other new buildings; 1 is possible.
option-fort-always = Always 6 cards without a Fort
option-fort-always-about = Without Fort or Lighthouse you keep 6 cards, even if no player has a Fort. Otherwise 7.
option-rebuild-covered = Rebuild covered kinds
option-rebuild-covered-about = You may build another copy of a commercial building you have covered with the Crane.
option-ask-draws = Ask before every draw
option-ask-draws-about = Asks every time. Otherwise, draws that can only help are automatic.
# With two players.
duel-roles = Three roles per round: the governor takes two.
