## The state of the browser’s storage

# There is no storage.
store-unavailable = This browser does not save games; perhaps this is a private window. You can play on, but the game is lost when you close this tab. Export it to keep it.
# The storage is full.
store-full = The browser’s storage is full. Your latest moves are not saved. Delete a game you no longer need, or export this one.
# It soon will be: how full it is, and how many more finished games there is room for.
store-nearly = The browser’s storage is { $percent }% full: there is room for about { $games } more games. Export all games, then delete those you no longer need.

## The list of saved games

# The heading.
saved-title = Saved games
# Number of them.
saved-count = { $games ->
    [0] No game
    [one] 1 game
   *[other] { $games } games
}
# There are none.
saved-none = No saved games yet.
# Advice in that case.
saved-none-note = Every game is saved automatically after each choice.
# Opens a game.
saved-open = Continue
# Shows the result of a finished game.
saved-result = Result
# Gives a game a title.
saved-rename = Rename
# Field: the title.
saved-title-of = Title
# The title may be empty.
saved-title-note = Leave it empty to show the players’ names.
# Keeps the title.
saved-keep = Save title
# Downloads a game.
saved-export = Export
# Downloads all games.
saved-export-all = Export all
# Takes a file in.
saved-import = Import a file
# Says that files can be dropped.
saved-drop = You can also drop a file anywhere on this page.
# Shown while a file hangs over the page.
saved-drop-now = Let go to import the file
# Deletes a game.
saved-delete = Delete
# A game was deleted; its title.
saved-deleted = Deleted: { $title }
# Brings it back.
saved-undo = Undo
# It is back.
saved-undone = The game is back.
# A game of an edition; `new` is the 1897 edition of San Juan and Puerto Rico, the last four are of Ginkgopolis.
saved-edition = { $edition ->
    [new] { $game } 1897
    [classic] { $game }, classic edition
    [beginner] { $game }, beginner game
    [draft] { $game }, full game
    [solo] { $game }, solo against Hal
    [expert] { $game }, solo against Hal, expert
   *[other] { $game }
}
# Number of expansions and variants that are in play.
saved-additions = { $additions ->
    [one] 1 expansion or variant
   *[other] { $additions } expansions and variants
}
# The round.
saved-round = Round { $round }
# Before the first round.
saved-opening = Opening draft
# It has ended; who won.
saved-over = Finished; won by { $names }
# Moves were taken back beyond the rules.
saved-practice = Practice
# The score next to a name: "VP" is short for victory points.
saved-score = { $points } VP
# Opponents that the rules of a game play: that of Ginkgopolis for one player, and those of Puerto Rico.
automa-hal = Hal
automa-puertoma = Puertoma
automa-puertoma-one = Puertoma 1
automa-puertoma-two = Puertoma 2
# When it was last played: $date as the browser writes it.
saved-played = played { $date }
# A damaged game.
saved-damaged = Damaged game
# Note on the effect.
saved-damaged-note = It can’t be opened. It is kept unchanged: you can export its text or delete it.
# A game from a newer version.
saved-newer = Game from a newer version
# Note on the effect.
saved-newer-note = It comes from a newer version and is kept unchanged. Reload to update, then open it.
# Downloads the text as it is.
saved-export-raw = Export its text
# So many games were taken in.
saved-imported = { $games ->
    [1] One game was added to your list.
   *[other] { $games } games were added to your list.
}
# They are only in memory.
saved-imported-memory = Not saved: they’ll be gone when you close this tab.
# So many of them lay here already.
saved-imported-known = { $games ->
    [1] One was already in your list.
   *[other] { $games } were already in your list.
}
# So many could not be read.
saved-imported-bad = { $games ->
    [1] One could not be read and was skipped.
   *[other] { $games } could not be read and were skipped.
}
# There was no room for so many.
saved-imported-no-room = { $games ->
    [1] There was no room for one of them.
   *[other] There was no room for { $games } of them.
}
# They are gone again.
saved-import-undone = Import undone.
# A file is being read: hundredths.
saved-reading = Reading the file: { $percent }%
# Its games are being looked at: so many of so many.
saved-checking = Checking game { $done } of { $of }
# They are being stored.
saved-storing = Saving game { $done } of { $of }
# Stops that.
saved-stop = Stop
# Before an import: the games that can be taken; then the same where only some ($fit) fit.
saved-forecast = { $games ->
    [1] One game can be imported.
   *[other] { $games } games can be imported.
}
saved-forecast-tight = { $games } games can be imported, but there is room for only about { $fit }. Delete games you no longer need to make room.
# Takes so many in.
saved-take-in = { $games ->
    [1] Import one game
   *[other] Import { $games } games
}
# Leaves them.
saved-leave = Don’t import
# Label of the choices of which games are shown.
saved-which = Show
# Games of every kind.
saved-any-game = All games
# Which games the list shows.
saved-stage-all = In progress and finished
saved-stage-running = In progress
saved-stage-finished = Finished
# Of any age; not played for a month, half a year, a year.
saved-age-any = Played at any time
saved-age-month = Not played for a month
saved-age-half-year = Not played for half a year
saved-age-year = Not played for a year
# So many of so many are shown.
saved-chosen = { $chosen } of { $of } games
# Deletes those that are shown, so many.
saved-delete-these = { $games ->
    [1] Delete this game
   *[other] Delete these { $games } games
}
# So many were deleted.
saved-deleted-many = { $games ->
    [1] One game was deleted.
   *[other] { $games } games were deleted.
}
# They are back.
saved-undone-many = { $games ->
    [1] The game is back.
   *[other] { $games } games are back.
}
# Shows so many more.
saved-more = Show { $games } more
# The file was refused; the file's name.
saved-refused = “{ $file }” was not imported.
# It is no file of this program.
saved-not-ours = It was not exported from here.
# It is from a newer version.
saved-file-newer = It comes from a newer version. Reload to update, then import it again.
# It is damaged at a field.
saved-file-damaged = The file is damaged.
# It cannot be read at all.
saved-unreadable = The browser could not read it as text.
# Nothing was changed.
saved-nothing-changed = Your games are unchanged.
# Label before the technical reason.
saved-reason = Details:
