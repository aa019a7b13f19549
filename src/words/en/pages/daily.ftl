## The deal of the day

daily-title = Deal of the day
# Introduction, in two sentences.
daily-about = One deal of each game every day, the same for all players. Your first finish counts.
# The title of a saved game: the date as the browser writes it.
daily-of-day = Deal of the day, { $date }
daily-today = Today
daily-before = The day before
daily-after = The day after
# Name of the navigation between days.
daily-days = Days
# $level is the name of the opponents' level.
daily-against = { $opponents ->
    [1] against one opponent: { $level }
   *[other] against { $opponents } opponents: { $level }
}
# The points to be reached.
daily-par = Par { $points }
daily-par-note = Par is a strong player’s average score over three games, in your place against the same opponents.
daily-no-par = No par for this day yet
daily-play = Play
daily-go-on = Continue
daily-again = Play again
daily-look = Result
# Points of the first finish, and the rank.
daily-made = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $rank ->
    [1] , won
    [2] , 2nd
    [3] , 3rd
   *[other] , { $rank }th
}
# Points more than par; below 0: fewer.
daily-par-met = exactly par
daily-over-par = { $points } over par
daily-under-par = { $points } under par
daily-with-hints = with hints
# On the page of a result: what counted first.
daily-counted-first = Your first finish of this deal counts.
daily-practice = Practice games do not count for the deal of the day.
# Days in a row.
daily-streak = { $days ->
    [0] No deal finished yesterday or today
    [one] 1 day in a row
   *[other] { $days } days in a row
}
daily-share = Share the result
# A line to share: game, date, points; par, if there is one ($par is "none" otherwise); days in a row, if there are several ($days).
daily-line = Sobremesa, { $game }, { $date }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $par ->
    [none] { "" }
   *[other] { "" } (par { $par })
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } days in a row
}
daily-copied = Result and link copied.
daily-by-hand = Your browser blocked copying. Here is the text:
daily-future = This day is still to come. If that looks wrong, check this device’s clock.
daily-too-early = Deals of the day start on 1 November 2026. If today is later, check this device’s clock.
daily-no-day = There is no such day.
daily-no-clock = This device’s clock shows no valid date.
# The page has gone on to another day.
daily-new-day = It is a new day: here are its deals.
# To the deals of today.
daily-to-today = Today’s deals
daily-damaged = Your saved results can’t be read, so new results are not saved. Download them, or start over.
daily-newer = Your saved results are from a newer version, so new results are not saved. Reload to update.
daily-not-kept = This was not saved: the browser’s storage is full or blocked.
daily-export-raw = Download saved data
daily-begin-anew = Start over
# Downloads the list of deals, and what it is good for.
daily-list = List of deals
daily-list-note = Every deal up to this day, with its seed and a fingerprint, to compare two devices.
daily-refused = This deal could not be started:
