## Puzzles

puzzles-title = Puzzles
puzzles-about = Each puzzle has exactly one best answer. Nothing hidden matters.
# So many of so many are solved.
puzzles-solved-of = { $done } of { $of } solved
# To the next one that is not solved.
puzzles-next = Next puzzle
# To all puzzles.
puzzles-all = All puzzles
# Of a theme: a star for each third that is solved.
puzzles-stars = { $stars } of 3 stars
# To the first puzzle of a theme.
puzzles-begin = Begin
# Theme of the puzzles from one's own games, and what it says of them.
puzzles-own = From your games
puzzles-own-about = Costly choices from games you reviewed. Each has exactly one best answer.
# To the puzzle that a choice in a review has become.
puzzles-as-puzzle = Solve as a puzzle
# The degrees, the easiest first.
degree-1 = Easy
degree-2 = Medium
degree-3 = Hard
# Name of a kind in a list.
puzzle-load = Captain phase
puzzle-last-pick = Last pick of the game
puzzle-build = Last building
puzzle-place = Last placement
puzzle-finish = Role and building
puzzle-sell = Sale of goods
puzzle-points = Most points
puzzle-lead = Against one opponent
# Task of a kind, in one or two sentences.
puzzle-load-goal = Score as many points as you can in this Captain phase, whatever your opponents load.
puzzle-last-pick-goal = The last pick of the game: choose a role, and score as many points as you can, whatever your opponents do.
puzzle-build-goal = Build to score as many points as you can after your turn. Count as at the end of the game.
puzzle-place-goal = The last round: fill your circles to score as many points as you can. Count as at the end of the game.
puzzle-finish-goal = Choose a role and play your turn to score as many points as you can. Count as at the end of the game.
puzzle-sell-goal = Sell to draw as many cards as you can.
puzzle-points-goal = You act first. Play a card, alone or with a tile, to score as many points as you can right now. Districts and end cards count as at the end of the game.
puzzle-lead-goal = You act first. Play a card, alone or with a tile. Points you gain and points your opponent loses both count, as at the end of the game.
# "Puzzle 12".
puzzles-number = Puzzle { $number }
# Of a puzzle in a list.
puzzles-solved = solved
# What a puzzle counts: points, or cards where goods are sold.
puzzles-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# The best was reached: so much; the best of all other answers reaches so much.
puzzles-right = Solved: { $best }. Any other answer gets { $second } at most.
# So much was reached; so much is possible.
puzzles-short = You got { $reached }; the best is { $best }.
# Takes the last choice back.
puzzles-back = Undo
# Begins again.
puzzles-again = Start over
puzzles-show-answer = Show the answer
# The answer begins like this.
puzzles-answer = The answer starts with: { $what }.
# Events on the way.
puzzles-happened = What happened: { $deeds }
# $id is what the link calls the puzzle.
puzzles-unknown = Puzzle { $id } does not exist.
# A puzzle cannot be used, for this reason.
puzzles-unusable = This puzzle can’t be played: { $why }
