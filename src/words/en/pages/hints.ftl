## Hints: what the strongest opponent would consider in your place

hints-title = Hint
hints-thinking = Looking at your choices…
hints-not-now = You can get a hint when it is your turn to choose.
hints-failed = No hint this time.
hints-again = Try again
# The first step of a hint, when one choice is far better than all others, and when several are alike.
hints-clear = One choice is clearly better.
hints-even = Several choices are worth about the same here.
# The first step of a hint: what to look at.
nudge-points = Look for points you can score right now.
nudge-means = Think about what you will have in hand afterward.
nudge-goods = Think about your goods.
nudge-engine = Think about what earns you more every round.
nudge-plans = Think about scoring at the end of the game.
nudge-tempo = Think about turn order, and how long the game will last.
nudge-experience = Look at how everything fits together: in games like this, this way did better.
hints-show-best = Show the top three
hints-show-move = Show the move
# Of a choice, in wins of a hundred games, and in points.
hints-chance = wins about { $wins } in 100
hints-points = { $points ->
    [one] about 1 point in the end
   *[other] about { $points } points in the end
}
# Of a choice behind which everything is counted out.
result-wins = solved: win
result-shares = solved: shared win
result-loses = solved: no win
hints-points-counted = { $points ->
    [one] 1 point in the end
   *[other] { $points } points in the end
}
hints-counted = The rest of the game is solved: this is the result if every player makes their best choices.
hints-counted-better = It improves your lead over the other players.
hints-compared = Compared with the next best:
hints-alike = It is worth about the same as the next best.
# Wins in a hundred games of the best choice and of the next best, where they are close and where they are not.
hints-close = Close: about { $best } wins in 100, the next best { $next }.
hints-ahead = About { $best } wins in 100; the next best wins { $next }.
hints-marked = Your game is marked as played with hints.
# In a deal of the day, before the first hint: it counts, and what a hint does; the two ways on.
hints-warns = This deal of the day counts.
hints-warns-note = Your result will say “with hints”.
hints-anyway = Show a hint anyway
hints-without = Go on without
# On the page of the result.
hints-was-marked = Played with hints.
# The switch in the settings.
hints-switch = Hints
hints-switch-note = A lamp at the table shows, step by step, what a strong player would look at. It knows only what you know.

## The answer to “Why did it do that?”

# Title of the answer.
why-title = Why?
# The button beside a line: whose choice is asked about.
why-ask = Why did { $name } do that?
# The words on it where there is room.
why-ask-short = Why?
# Over the choices of this phase in the sheet of the phase.
why-of-phase = Why did they do that?
why-thinking = Looking at the choices…
why-failed = No answer this time.
# Over the best choices; of the one that was made; of one that is not among them.
why-best = What looked best
why-chosen = It chose this.
why-not-among = It chose something else: { $what }
# Of an opponent that did not take the best.
why-errs = At this level, opponents do not always choose what looks best.
# Over what speaks for the best, compared with the next best.
why-reason = Why the first beats the second
# While the game goes on: what this was thought from.
why-imagined = Based on what you could see; hidden cards were guessed many times.
# When it is over: the same.
why-from-its-seat = Based on what it could see at that moment.
why-forced = There was only one choice.
why-secret = You can see this after the game: it depends on hidden information, such as cards in a hand.
# Over what everybody saw of it.
why-seen = What all players saw
why-nothing-seen = The other players saw nothing.
# Back to the log.
why-back = Back to the log

## The look back at a finished game

review-title = Review
# Announcement of the review, before it is made.
review-about = A strong player looks at every choice of this game, knowing only what each player knew.
review-begin = Review the game
review-stop = Stop
# So many of so many choices have been looked at.
review-progress = { $done } of { $of } choices
review-failed = The review could not be finished.
# Said of a game that was saved under other rules.
review-no-history = Only the end of this game is saved, so there are no choices to review.
review-chances = Chance to win
review-chances-note = At each choice, from what that player knew, with best play.
review-points = Points if the game had ended then
# Heading of a seat's costliest choices.
review-costly-of = { $name }’s costliest choices
review-none-costly = No clear mistakes.
# "Round 6".
review-round = Round { $round }
# Choice made, the better one, and the wins in a hundred games between them.
review-chosen = Chosen: { $what }
review-better = Better: { $what }
# Wins in a hundred games that a choice gave away.
review-cost = −{ $wins } in 100
# How many choices cost most.
review-turns = { $turns ->
    [one] One choice to look at again.
   *[other] { $turns } choices to look at again.
}
# Over such a choice: its place among them.
review-turn = Turning point { $at } of { $of }
# To the first of them, to the one before and to the next.
review-first = Find better choices
review-before = Previous
review-next = Next
# The choice is looked at for longer.
review-looking = Looking at this choice more closely…
# After the longer look: the choice was no mistake.
review-good = On a closer look, this choice was fine.
# Over choices of which one is better than what was chosen.
review-find = What is better?
# What was found is the best; or it is not.
review-right = Right!
review-not-best = There is something better.
# Over what came of the choice in the game, and over what the better one brings for certain.
review-happened = What happened
review-instead = What this brings
# Begins a game for practice at this choice.
review-practise = Practice from here
# At the moment that is looked at: whose choice, and the wins in a hundred games it promised.
review-chance-of = { $name } to choose: wins { $wins } in 100
# First chance of a player, what choices gave away, and what the rest did ($rest is a number with its sign), in wins of a hundred games; $lean says what weighed most, or that the choices were clean.
review-account = { $lean ->
    [clean] { $name } made no costly choice. Luck and opponents: { $rest } wins in 100.
    [choices] { $name } started at { $first } wins in 100. Own choices weighed most: −{ $given }; luck and opponents { $rest }.
   *[luck] { $name } started at { $first } wins in 100. Luck and opponents weighed most: { $rest }; own choices −{ $given }.
}
review-as-table = Chart as a table
# In a table: points, and the chance to win.
review-cell = { $points } ({ $chance }%)
