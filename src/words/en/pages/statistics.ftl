## Statistics of this device

statistics-title = Statistics
statistics-none = No finished game yet.
statistics-none-note = Finish a game, or import one into your saved games. Results are counted here, on this device only.
statistics-to-daily = Deal of the day
# Names of the choices: game, edition, expansion, seats, level, person.
statistics-game = Game
statistics-edition = Edition
statistics-module = Expansions
statistics-seats = Players
statistics-level = Strongest opponent
statistics-whom = Results of
# Everything that a choice offers.
statistics-all = All
statistics-no-module = None
statistics-no-level = No computer opponent
# The only person at a table.
statistics-alone = The only human player
statistics-seat-count = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
# Names of figures.
statistics-games = Games
statistics-wins = Wins
# Wins, and in a hundred games.
statistics-win-share = { $wins } ({ $share }%)
statistics-mean = Average points
statistics-best = Best
statistics-rounds = Average rounds
statistics-time = Game length
statistics-minutes = { $minutes } min
statistics-time-note = Median length; games paused for hours are left out.
statistics-practice = { $games ->
    [one] 1 practice game is not counted.
   *[other] { $games } practice games are not counted.
}
statistics-hints = { $games ->
    [one] 1 of these games was played with hints.
   *[other] { $games } of these games were played with hints.
}
statistics-nothing-fits = No finished games match these filters.
statistics-course = Points over time
# Meaning of the marks in the chart, and the number of results shown.
statistics-course-note = { $shown ->
    [one] The latest result.
   *[other] The latest { $shown } results.
} A full disc is a win, a ring is not; the line is the average of five.
statistics-as-table = Results as a table
statistics-when = Ended
statistics-points = Points
statistics-rank = Place
statistics-last-five = Average of five
statistics-sources = Sources of points
statistics-sources-note = Average points per game, by source.
statistics-favourites = Built most often
statistics-strongest = Most points with
statistics-strongest-note = Average points of games in which you owned it at the end; at least { $games } games.
statistics-none-strongest = Not enough games yet.
# Games, of these won, and average points; $mean is a number with one decimal.
statistics-record = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won, { $mean } points
statistics-openings = Winning openings
statistics-openings-note = By your first and second choice.
# An opening: two choices one after the other.
statistics-then = { $first } then { $second }
statistics-kept-note = All of this stays on this device. The latest { $most } games are kept, each only once.
statistics-export-csv = Export as CSV
statistics-export-json = Export as JSON
statistics-import = Import statistics
statistics-reset = Delete all
statistics-reset-sure = Delete all statistics? Your saved games stay, but they will not be counted again.
statistics-reset-yes = Delete
statistics-reset-no = Keep
statistics-was-reset = The statistics are empty.
statistics-imported = { $games ->
    [0] Every game in the file was already here.
    [1] One game was added.
   *[other] { $games } games were added.
}
# A file was refused; its name.
statistics-refused = “{ $file }” was not imported. Nothing has changed.
statistics-damaged = Your saved statistics can’t be read, so no new games are counted. Download them, or delete all to start over.
statistics-newer = Your saved statistics are from a newer version, so no new games are counted. Reload to update.
statistics-export-raw = Download saved data
statistics-full = The browser’s storage is full, so these statistics are not saved. Export them, or delete saved games.
statistics-unavailable = This browser does not save anything: these statistics are lost when you close the page. Export them.
# Finished games among the saved ones are being counted.
statistics-counting = Counting finished games…
statistics-not-counted = { $games ->
    [1] One saved game could not be opened and is not counted.
   *[other] { $games } saved games could not be opened and are not counted.
}
