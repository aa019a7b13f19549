## Around the lessons

learn-title = Lessons
# Introduction to lessons.
learn-about = Learn by playing: each lesson takes a few minutes at the real table. Skip what you know.
# A lesson that has been finished.
learn-finished = finished
# So many of so many lessons are finished.
learn-progress = { $done } of { $of } finished
# After the lessons: a game of one's own.
learn-first-game = Play your own game
# Under it: what awaits the learner there.
learn-first-game-note = A table with two beginners; new questions are explained.
# The first stop: a game with a coach, and the title of that game.
learn-guided = Guided first game
# Under it.
learn-guided-note = A coach explains each thing when it first matters.
# Name of the bar in which the coach of a guided game speaks.
learn-guide = Coach
# When the learner is to choose and there is nothing new to explain.
learn-guide-free = Your turn. The hint shows what a strong player would do.
learn-guide-end = The game is over.
# Words on the last choice; behind them may come a fact of the table that speaks for the choice that is named.
learn-guide-good = Good choice.
learn-guide-fair = A fair choice.
learn-guide-poor = Better: { $better }.
# Button: the game goes on without the coach.
learn-guide-leave = Send the coach away
# Mark on the first lesson that has not been finished.
learn-next-stop = Up next
# Over the lessons that a first game does not need.
learn-later = Expansions and other ways to play
# To the puzzles, with the number of those of this game that are solved.
learn-puzzles = { $puzzles ->
    [0] Puzzles
   *[other] Puzzles: { $puzzles } solved
}
learn-go-on = Continue
learn-understood = Got it
# Setting: first questions are explained, and a line on it.
learn-first-times = Explain new questions
learn-first-times-note = In your first two games, a line above the board explains each new question once.
# The step of so many.
learn-step = Step { $at } of { $of }
# While others make their moves.
learn-others = Your opponents are playing…
# Of something that is allowed, but not what the step is about.
learn-otherwise = That is allowed, but this step is about something else. Nothing happened.
learn-rule = The rule
learn-next = Next lesson
learn-all = All lessons
learn-leave = Leave the lesson
# The lessons do not fit what has come of the program, and why.
learn-broken = This lesson cannot be played: { $why }
learn-unknown = There is no such lesson.

## Around the rules

# The heading until the reference has come: the game's title.
rules-title = Rules of { $game }
# The table of contents.
rules-contents = Contents
# Field: search.
rules-search = Search the rules
# Number of rules in which the words that were searched for stand.
rules-found = { $rules ->
    [one] 1 rule found
   *[other] { $rules } rules found
}
# Nothing was found; $words are the words that were searched for.
rules-nothing = No rule contains “{ $words }”.
# To the whole reference, from the panel beside the board.
rules-whole = Open the full rules
# The reference is on its way.
rules-loading = Loading the rules…
# It did not come.
rules-failed = The rules did not load. Please check your connection; once loaded, they stay on this device.
# Asks for it once more.
rules-retry = Try again
# On a piece: its cost.
rules-cost = Cost
# On a piece: its points.
rules-points = Points
# On a piece: points that depend on the city.
rules-varies = by city
# On a piece: copies in the game.
rules-copies = Copies
