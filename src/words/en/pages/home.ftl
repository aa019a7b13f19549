## The first page

# One line under the project's name.
home-motto = One more game before the plates are cleared.
# On the card of each game: its title whatever the edition, a line over it, an introduction, and three facts (players, length, opponents).
pitch-san-juan-title = San Juan
pitch-san-juan-over = A city out of a hand of cards
pitch-san-juan-about = Every card is a building, its price, or a good to sell. Choose a role, and every player acts, you a little better than the rest. The twelfth building ends the game.
pitch-san-juan-players = 2–8 players, two editions
pitch-san-juan-length = 20–60 minutes
pitch-san-juan-levels = Eight levels of opponents
# Puerto Rico.
pitch-puerto-rico-title = Puerto Rico
pitch-puerto-rico-over = Plantations, ships and a town
pitch-puerto-rico-about = Plant, recruit, build, produce, sell, ship: your role puts every player to work and gives you a privilege. Score points with shipped goods and with your buildings.
pitch-puerto-rico-players = 2–5 players, two editions
pitch-puerto-rico-length = 40–90 minutes
pitch-puerto-rico-levels = Eight levels of opponents
# Ginkgopolis.
pitch-ginkgopolis-title = Ginkgopolis
pitch-ginkgopolis-over = A city that grows on the glass
pitch-ginkgopolis-about = All players choose a card in secret, alone or with a tile: exploit a building, urbanize at the edge of the city, or construct a new floor. Hold the districts at the end, and you hold the city.
pitch-ginkgopolis-players = 2–5 players, or solo against Hal
pitch-ginkgopolis-length = 45 minutes
pitch-ginkgopolis-levels = Eight levels of opponents
# Starts a new game.
home-new-game = New game
# Goes on with the latest game.
home-go-on = Continue
# Over the latest game.
home-latest = Your latest game
# In place of the latest game, where none was ever played; below it a line, and the way to the guided games.
home-new-here = New here?
home-new-here-note = Play your first game with a coach.
# Name of the list of the parts of the page.
home-ways = Sections
# The studies.
home-study = Studies
# What they are for.
home-study-note = Set up any position, move the pieces by hand, and see how it plays on.
home-learn = Learn
home-rules = Rules
# Over the posters, and the way to them.
home-play = Play
# Name of the choice of who plays: the four below.
home-company = Who plays
# A person against opponents.
home-against = Against opponents
# Several people at this device.
home-together = Here together
home-by-devices = Several devices
# To a table that another device deals.
home-join = Join a table
# Several people at devices of their own.
home-by-link = By link
# To the deals of the day.
home-today = Today
# To saved games, statistics and studies.
home-games = My games
# Under “Learn”: what is there, or the lessons finished so far.
home-learnt = { $lessons ->
    [0] First game, lessons, puzzles, rules
    [one] 1 lesson finished
   *[other] { $lessons } lessons finished
}
# Seat that made this and who did not.
home-colophon = An unofficial fan implementation with its own drawings and words. No account, no advertising; nothing leaves this device.
# Name of the navigation.
home-nav = Language and settings

## Parts of the page that are fetched

# It is on its way.
fetch-coming = Loading…
# It did not come.
fetch-missing = This part did not load. Please check your connection; once loaded, it stays on this device. If trying again does not help, reload the page. Your saved games are safe.
# The same where the reason is known; `fetch-advice` follows.
fetch-why-missing = This part did not load: it is no longer on the server; there is probably a newer version of the page.
fetch-why-server = This part did not load: the server has a problem.
fetch-why-unreachable = This part did not load: the server cannot be reached; please check the connection.
fetch-why-slow = This part did not load: nothing has arrived for some seconds, but it may still be on its way.
fetch-why-altered = This part did not load: something else arrived, perhaps the sign-in page of a network.
fetch-advice = If trying again does not help, reload the page. Your saved games are safe.
# Asks for it once more.
fetch-retry = Try again

## Offline play, new versions, installing

# Everything is kept: the game works without a network.
pwa-ready = Ready to play offline.
# It is being kept.
pwa-preparing = Getting ready for offline play…
# Some files are missing.
pwa-missing = Some files for offline play are missing. They load when you are online.
# The browser cannot keep the program.
pwa-impossible = This browser doesn’t support offline play.
# A new version waits, during a game.
pwa-later = A new version is ready. It will load after this game.
# A new version waits, outside a game.
pwa-now = A new version is ready.
# Takes it.
pwa-reload = Reload now
# Other tabs still play with the old version.
pwa-blocked = { $tabs ->
    [1] Another tab still uses the old version. Close it first.
   *[other] { $tabs } other tabs still use the old version. Close them first.
}
# Puts the bar away for this visit.
pwa-not-now = Later
# Offers to install.
pwa-offer = Enjoying it? Install Sobremesa on this device.
# Installs.
pwa-install = Install
# Never offers it again.
pwa-never = No, thanks
# Shows how, where the browser has no button for it.
pwa-how = Show me how
# Heading of the steps.
pwa-steps-title = Three steps to your home screen
# The steps on an iPhone or iPad.
pwa-step-1 = Tap the share button in your browser.
pwa-step-2 = Choose “Add to Home Screen”.
pwa-step-3 = Confirm with “Add”. The table is ready, with all your games.
