## Setting a table

# The heading.
setup-title = A table for { $game }
# Heading of the seats.
setup-seats = Players, in turn order
# Said once about opponents: what they never do.
setup-fair = Opponents play by the same rules, get no bonus and see only what a human player could see.
# Field: the name at a seat.
setup-name-of = Name of player { $seat }
# Field: who plays a seat.
setup-who-of = Who is player { $seat }
# A person at this device.
setup-person = Human
# Note on a person at a seat.
setup-person-note = Plays on this device.
# The same when there are several.
setup-people-note = Plays on this device. A curtain hides your hand between turns.
# The levels of opponents, weakest first: the name of each, and an honest note on it.
level-newcomer = Newcomer
level-newcomer-note = Plays as in a first game: often on impulse, and keeps things too long. Good for your first game.
level-casual = Casual player
level-casual-note = Plays now and then: saves too much and forgets what may be lost.
level-enthusiast = Enthusiast
level-enthusiast-note = Plays by rules of thumb, one choice ahead. Likes what is expensive.
level-apprentice = Apprentice
level-apprentice-note = Knows what things are worth, looks one choice ahead and often slips.
level-merchant = Regular
level-merchant-note = Looks a little further ahead; slips now and then.
level-governor = Strategist
level-governor-note = Plans a few turns ahead; slips in hard positions.
level-viceroy = Viceroy
level-viceroy-note = Watches the other boards, plans to the end and rarely slips.
level-master = Master
level-master-note = Plans to the end, with the thinking time from the settings. The strongest opponent.
# An opponent that matches the player: its name, and an honest note on it.
setup-matched = At your level
setup-matched-note = Follows you from game to game: stronger after you win, weaker after you lose.
# Its level before the player has finished a game.
setup-matched-begins = Begins at the level { $level }.
# Its level after so many of the player's last finished games.
setup-matched-now = Now, after your last { $games ->
    [one] game
   *[other] { $games } games
}, about: { $level }.
# Makes every opponent such a one.
setup-match-all = All opponents at your level
# Field: the style of the opponent at a seat.
setup-style-of = Style of player { $seat }
# An opponent without a style.
setup-plain = No style
# The styles of opponents: the name of each, what it shows in, and the name as it stands behind a level ("Viceroy, shipper").
style-shipper = Shipper
style-shipper-note = Likes to load: harbors, wharves, crates.
style-shipper-behind = shipper
style-builder = Builder
style-builder-note = Likes a full town, and quarries to pay for it.
style-builder-behind = builder
style-trader = Trader
style-trader-note = Likes to sell: markets, tobacco, coffee.
style-trader-behind = trader
# How strong a level is: so often it wins alone against so many opponents ($rivals) of the level below, whose name is $below.
setup-beats = { $rivals ->
    [1] Beats one { $below } in { $percent } of 100 games.
   *[other] Beats { $rivals } opponents of level { $below } in { $percent } of 100 games.
}
# Points that a level scores on average against opponents of the level $against, and theirs.
setup-scores = Against opponents of level { $against }, it scores about { $own } points to their { $theirs }.
# How strong a level is against an opponent that the rules play; its name is $rule.
setup-beats-rule = Beats { $rule } in { $percent } of 100 games.
# Said of a seat that the rules play.
setup-by-rule = Played by the rules.
# That this was measured at another table: in another edition, or with an expansion.
setup-measured = (Measured with: { $table }.)
# Names for human players, seat by seat; they can be changed.
human-1 = Ana
human-2 = Bo
human-3 = Cy
human-4 = Dee
human-5 = Eli
human-6 = Fay
human-7 = Gus
human-8 = Ida
# Names for opponents: Spanish ones, for the games play there.
rival-1 = Inés
rival-2 = Tomás
rival-3 = Lucía
rival-4 = Rafael
rival-5 = Marta
rival-6 = Diego
rival-7 = Elena
rival-8 = Julio
# Adds a seat.
setup-add = Add a player
# Takes a seat away.
setup-remove = Remove { $name }
# Moves a seat forward in the order of play.
setup-earlier = Move { $name } one place forward
# Mixes the order of the seats.
setup-shuffle = Shuffle players
# Announced when the seats were mixed: the new order.
setup-shuffled = New order: { $names }.
# Heading: who begins.
setup-first = First player
# That is drawn by lot.
setup-first-drawn = Random
# Note on the first seat.
setup-first-note = Starts the first round; the others follow in turn order.
# Heading of the editions.
setup-edition = Edition
# Heading of the options.
setup-options = Options
# Name of the buttons that set several options at once.
setup-presets = Presets
# Heading of what few people touch.
setup-fine = Advanced
# Field: the seed.
setup-seed = Seed
# Note on the seed.
setup-seed-note = The same seed and players deal the same cards. Leave it empty for a new deal.
# Shown in the empty seed field.
setup-seed-empty = new deal
# The seed is no number.
setup-seed-wrong = A seed is a whole number from 0 to 18446744073709551615.
# Starts the game.
setup-start = Start the game
# Copies a link to this set-up.
setup-share = Share this set-up
# The link was copied.
setup-copied = Link copied.
# It could not be copied; the link follows for copying by hand.
setup-copy-by-hand = Your browser blocked copying. Here is the link:
# Note on the link, next to the button.
setup-share-note = A link with the players, options and seed. It opens the same deal on another device. Nothing is sent anywhere.
# Heading over a set-up that came by link.
setup-came = A friend shared this table with you
# Content of such a set-up, before anything starts.
setup-came-note = The game has not started. Change what you like, then start when you are ready.
# Makes the shared set-up one's own.
setup-came-change = Set up my own table
# A link that cannot be used; the precise reason follows.
setup-bad-link = This link cannot be used.
# Advice on it.
setup-bad-link-note = Ask for a new link, or set up your own table below.
# Why a link cannot be used. $problem and $why are in English, from the program: leave them out where they do not help.
link-too-long = The link is too long: its code has { $characters } characters.
link-character = The link is mistyped: “{ $found }” at character { $at } is not allowed.
link-damaged = The link is incomplete or mistyped.
link-newer = It comes from a newer version. Reload to update, then open it again.
link-older-rules = This game was played under older rules and can no longer be shown.
link-other-game = It is for another game: “{ $found }”.
link-content = The link is damaged: { $problem }.
link-setup = This table isn’t valid: { $problem }.
link-refused = Its move { $number } is against the rules: { $why }.
# Heading over a finished game that came by link.
setup-course = A friend shared a finished game with you
# Note on looking at it.
setup-course-note = Opening it adds it to your saved games.
# Looks at it.
setup-course-look = View the game
# $key is what the link calls the game.
setup-no-game = There is no game called “{ $key }” here.
# One line on what will be played. First where there are opponents only.
setup-watch = { $seats ->
    [2] Two opponents play: sit back and watch.
   *[other] { $seats } opponents play: sit back and watch.
}
setup-against = { $opponents ->
    [1] You against one opponent.
   *[other] You against { $opponents } opponents.
}
setup-shared = { $players } players share this device.
setup-some-here = { $here } players on this device, { $all } in all.
# The table as a picture, told in words.
setup-table = The table, clockwise: { $names }.
# Mark on the smaller plate of a seat that begins.
setup-begins = starts
# The configuration was refused; the reason follows.
setup-refused = This table can’t be set up:
