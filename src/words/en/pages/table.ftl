## Every table: waiting, undoing, log, result

table-players = Players
table-tools = Tools
table-what-now = What to do now
table-game-over = The game is over.
table-log = Log
table-actions = All actions
table-no-actions = There is nothing to choose now.
table-undo = Undo
table-undo-turn = Undo the whole turn
table-undo-further = Undo further (practice)
# Why nothing can be taken back: beginning, something revealed, another seat.
barrier-beginning = Nothing to undo yet.
barrier-revealed = You can’t undo this: hidden information was revealed.
barrier-other-seat = You can’t undo this: another player has moved since.
table-not-your-turn = It is not your turn.
table-help = Keys
table-describe = Describe the table
table-recap = What happened?
table-recap-none = Nothing has happened since your last move.
table-thoughts = Why?
table-thoughts-of = How { $name } chooses
# A solo game: the best so far and how far it was ahead ($lead is one of the three below).
table-solo-best = { $points ->
    [one] Your best with this setup: 1 point, { $lead }.
   *[other] Your best with this setup: { $points } points, { $lead }.
}
table-lead-even = level
table-lead-ahead = { $points } ahead
table-lead-behind = { $points } behind
table-solo-new-best = { $points ->
    [one] Your new best with this setup: 1 point, { $lead }.
   *[other] Your new best with this setup: { $points } points, { $lead }.
}
table-results = Final score
table-leave = Leave the table
table-pause = Pause
table-next-step = Next
table-skip = Skip
table-thinking = thinking…
table-thinking-of = { $name } is thinking…
table-powers = Powers
table-powers-none = None of your buildings has an optional power yet.
# When a power of a building is used.
policy-always = Always
policy-ask = Ask
policy-never = Never
table-answer-forced = Play forced moves automatically
table-sealed = cannot be undone
table-show-card = Show the card
table-viewing = Viewing step { $at } of { $of }
table-back-to-now = Back to now
table-back-to-own = Back
table-earlier = Earlier
table-later = Later
table-play-from-here = Play from here
# To a study of the position that is looked at.
table-study = Edit this position
# By whose eyes a table is looked at.
table-eyes = Seen by
table-everybody = All players
table-back-to-study = Back to fields
# Name of looking back.
table-replay = Replay
table-position = Step of the game
table-play = Play
table-speed = Speed: { $times }×
table-round-before = To the start of the round
table-round-after = To the next round
table-watch-again = Watch replay
table-hand-to = Hand the device to
table-hold = Hold to look
table-hold-note = A click or Enter works too.
table-person = You
table-person-n = Player { $number }
table-opponent-n = Opponent { $number }
# A level, and the style of an opponent of it.
table-with-style = { $level }, { $style }
table-elsewhere = This game is open in another tab
table-elsewhere-text = You can play it in only one tab. If you play here, the other tab stops.
table-take-over = Play here
table-lost = Another tab has taken over this game.
table-asking = Opening the game…
# Headings where no game can be shown: nothing is kept there, with what may have become of it; what is kept cannot be opened.
table-missing = Game not found
table-missing-note = It may have been deleted, or it is in another browser. To move a game, send it as a link or a file.
table-unopened = This game cannot be opened
table-history-lost = The rules were corrected after this game was saved. You can play on, but its earlier history is gone.
table-not-saved-full = The browser’s storage is full: this game is lost when you close the tab.
table-not-saved-closed = This browser does not save games: this game is lost when you close the tab.
table-export-now = Save as a file
table-choose = Which one?
table-all-seats = All players
table-final-score = Final score
table-source = Source
table-total = Total
# What broke the tie, such as "Goods and cards in hand".
table-tie-break-note = The totals are equal. { $what } break the tie: the most wins.
table-wins = { $name } wins.
table-share-win = { $names } share the victory.
table-skip-counting = Skip counting
table-again-same = Same deal again
table-again-new = New deal
table-look-at-table = View the table
# Shows the other ways on from a finished game, on a phone.
table-more-ways = More
# The result as a picture: to keep, to show, and when it cannot be made.
table-save-picture = Save as a picture
table-share-picture = Share the picture
table-no-picture = This browser could not make the picture.
# At the foot of that picture.
table-imprint = Sobremesa · board games in your browser
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
## Between the parts of lists and sentences

# Between two things of a list: "coffee, sugar".
list-comma = { ", " }
# Between two statements of a line: "1 crate, 2 coins".
list-clause = { ", " }
# Between longer statements, which have commas themselves.
list-semicolon = { "; " }
# Between a heading and what it introduces.
colon = { ": " }
# Between two sentences.
gap = { " " }
# The end of a list; $first may be several things with commas between them.
list-and = { $first } and { $last }
table-not-over = This game is not over yet
# Keys, and what they do at the table. The keys themselves stand before these; only the space bar has its name here.
key-space = Space
key-does-tab = next region
key-does-arrows = within a region
key-does-enter = choose
key-does-space = look at the card
key-does-esc = close, cancel, back to now
key-does-a = all actions
key-does-u = undo
key-does-h = a hint
key-does-l = log
key-does-p = repeat what to do
key-does-n = next place you can choose
key-does-d = describe the table
key-does-digits = look at a player
key-does-brackets = one step earlier, later
key-does-home-end = first step, now
key-does-question = this list
table-auto-mark = auto
# Before what a card means for the reader now.
table-for-you-now = For you now:
# Name of the strip that sums up a phase seat by seat.
table-who-did-what = Who did what in this phase

## The opponents’ program does not run as it should

cause-refused = This browser does not allow this page to run opponents.
cause-missing = The opponents are no longer on the server; there is probably a newer version of the page.
cause-server = The server has a problem: the opponents did not load.
cause-unreachable = The opponents did not load: the server cannot be reached. Please check your connection.
cause-altered = The opponents did not load: something else arrived, perhaps the sign-in page of a network.
cause-unfit = This browser is too old to run opponents; a newer one can.
cause-version = The opponents belong to another version of the page.
cause-slow = The opponents are slow to load.
cause-silent = The opponents do not answer.
cause-garbled = The page does not understand the opponents’ answer.
cause-broken = The opponents have stopped.
# Next step of the page, behind the reason.
opponents-still-tried = Still trying: you can wait. Your game is saved.
opponents-stopped = Your game is saved. Try again, reload the page, or play for this opponent yourself.
opponents-on-page = This browser does not let opponents think in the background, so the page may stutter while they think.
opponents-again = Try again
opponents-reload = Reload the page
# A person plays for this opponent.
opponents-play-for = Play for { $name }
