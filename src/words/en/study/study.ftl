## Studies: a page on which any position can be set up

title = { $game }: study
# Introduction to a study, which knows everything.
about = Set up any position: change the table, play from it, or share it as a link. A study shows everything, including all hands: if you play from it with others, you have seen their cards.
# "Player 2", counted from 1.
seat = Player { $number }
# A ship with so many spaces.
ship = { $spaces }-space ship
# A cell of the map: so many to the east or west ($across), so many to the south or north ($down) of the middle.
cell = { $across ->
    [0] { $down ->
        [0] The middle of the city
       *[other] Cell { $down } { $vertical ->
            [north] north
           *[south] south
        }
    }
   *[other] { $down ->
        [0] Cell { $across } { $horizontal ->
            [west] west
           *[east] east
        }
       *[other] Cell { $across } { $horizontal ->
            [west] west
           *[east] east
        } { $down } { $vertical ->
            [north] north
           *[south] south
        }
    }
}
# Nothing, nobody.
none = None
fewer = Fewer: { $what }
more = More: { $what }
# Takes something away.
remove = Remove { $what }
# Brings a piece one place forward.
earlier = { $what }: one place forward
# Adds a piece to a list.
add = Add: { $what }
# The first entry of a list of what can be added.
add-which = Add…
# So many that are drawn.
unnamed = { $count }, drawn at random
# Leaves the names open.
leave-open = Draw at random
# Names what is left open.
name-them = Choose them
# The sections of the page.
begin = Start from another setup
edition = Edition
players = Players
begin-anew = Deal this setup
moment = Turn and question
# Present question, and its seat.
asked = { $who }: { $what }
over = The game is over.
moves = Make a move
moves-note = Play moves to reach the middle of a phase: choose for the player whose turn it is.
at-rest = Back to the choice before this phase
text = Everything as text
text-note = The format is described in docs/positions.md. Only in the text:
text-only-follows = follows from the rest
text-only-played = is reached by playing
text-only-begun = is chosen when a study starts
text-only-rare = is rarely needed
take-text = Apply the text
discard-text = Discard changes
# Undo, redo, look, share, play.
undo = Undo
redo = Redo
look = Edit the table
share = Copy link
copied = Link copied. It holds the whole position, including hands.
by-hand = Copy this link:
play = Play from here
play-note = Starts a practice game in your saved games.
# Verdict that the position is possible.
fine = This position is legal.
# It is refused; where and why follow.
refused = This position is not legal:
# The way to a rule behind a refusal.
rule = Rule { $id }
# To the field that a refusal names.
show = Show where
# Nothing can be done with a refused position.
refused-note = Fix it or undo. You can edit the table, play and share once the position is legal.
# The position is refused; what the table shows meanwhile.
behind = The table still shows the last legal position.
# At the table of a study: what a tap does.
touch = Tap a piece to change it.
# The text is not of the form of a position.
no-tree = This text is not a position: fix it below, or undo.
# A link was of no use; what is shown instead.
bad-link = This link can’t be opened
bad-link-note = Your own study is shown instead.
# A link came: the own study can be had by undoing.
came = This position came by link. To get your own study back, undo.
came-older = It was made under older rules.
# A running game of several people is not studied.
several = Several players share this game: you can study it when it is over.
# The device has no room.
unkept = This device has no room to save the study: copy the link or the text.
# On the map: no building here yet.
empty-cell = Empty
# A map cell: what is there, whose it is (the number of the player), how high.
map-cell = { $word }, player { $owner }, height { $height }
choose-cell = Choose a cell to change what is there. Markers make room automatically.

## Names of the fields of a position

field-round = Round
field-table = On the table
field-supplies = Piles and supplies
field-taken = Roles taken this round
field-role-coins = Coins on roles
field-round-number = Round number
field-governor = Governor
field-first-player = First player
field-last-round = This is the last round
field-last-point-gone = No points left: the next Captain’s round is the last
field-quiet-rounds = Rounds in a row without a building
field-luck = Number of the deal
field-by = Taken by
field-won-by = Completed by
field-hand = Hand
field-city = Buildings
field-tucked = Cards under Chapel or Church
field-shipped = Cards under the Harbor, or shipped
field-library-used = Library used this round
field-church-used = Church used
field-kind = Building
field-has-good = Holds a good
field-beneath = Beneath, lowest first
field-draw-pile = Drawn next, in this order
field-discard-pile = Discard pile
field-price-tiles = Next price tiles
field-seen-tiles = Of these, seen by all players
field-coins = Coins
field-points = Points
field-crates = Crates
field-countryside = Countryside
field-count = Tiles
field-manned = Occupied
field-citizens = Citizens
field-workers = Workers
field-idle-workers = Unplaced workers
field-idle-citizens = Unplaced citizens
field-forests = Forests
field-achievements = Achievement cards
field-achieved = Completed
field-market = Face-up plantations
field-bag = Plantations drawn next, in this order
field-ships = Cargo ships
field-cargo = Cargo
field-trading-house = Trading House
field-register = Workers waiting
field-register-citizens = Citizens waiting
field-gone-workers = Workers out of the game
field-gone-citizens = Citizens out of the game
field-tray = Drafted buildings
field-smuggler-marker = Player with the Smuggler’s marker
field-captured = Captured role
field-festival = Festival
field-action-marker = Action marker of the Puertomas
field-resources = Resources
field-redraws = New Hand tokens
field-characters = Characters
field-tableau = Cards in front
field-tiles = Tiles behind the screen
field-map = City
field-top-tile = Tile on top
field-owner = Owner
field-pawn = Built since the last shuffle: its card is not in the deck yet
field-tile-supply = Tiles drawn next, in this order
field-removed-tiles = Tiles out of the game
field-exhaustions = Times the tile supply ran out
field-returned-tiles = Returned tiles
