## The settings

# The heading.
settings-title = Settings
# Heading: language and look.
settings-look = Language and look
# Heading: how play goes.
settings-play = Speed
# Heading: controls.
settings-controls = Controls and help
# Heading: saved games and storage.
settings-storage = Saved games
# Heading: the program.
settings-about = About this program
# Note on the size that the setting adds to, and its limit.
settings-text-note = Added to your browser’s text size. Tables stop at 150%; zoom the page to enlarge everything.
# Note on the effect.
settings-pace-note = How long you see each opponent’s move. Tap to skip.
# Note on the effect.
settings-thinking-note = About 0.3, 0.7 or 1.5 seconds per choice, less with three or more Masters; longer is stronger. Other levels are not affected.
# Note on the effect.
settings-motion-note = Reduced: pieces fade instead of moving.
# Note on the effect.
settings-confirm-note = A seal marks every choice you can’t undo.
# Note on the letters.
settings-aids-note = For when colors and shapes are not enough.
# When the screen stays awake while a game waits: the question, its answers, what they mean.
settings-awake = Keep the screen awake
awake-battery = Unless the battery is low
awake-always = Always
awake-never = Never
settings-awake-note = While it is your turn, for up to ten minutes without a touch. Browsers in battery saver may refuse.
# The browser cannot do that.
settings-no-awake = This browser can’t keep the screen awake.
# Note on the shortcuts.
settings-shortcuts-note = A actions, U undo, L log, P repeat the prompt, 1–5 players, ? help. On keyboards with other letters, use the keys in the same places.
# Note on that moment.
settings-undo-time-note = The next opponent waits a moment after your choice, so you can still undo it.
# Number of games that are kept here.
settings-games = { $games ->
    [0] No games are saved on this device.
    [one] 1 game is saved on this device.
   *[other] { $games } games are saved on this device.
}
# The storage works.
settings-works = Every choice is saved at once and checked.
# The browser keeps the storage for good.
settings-for-good = The browser keeps them until you delete them.
# The browser may clear it.
settings-while-used = Some browsers erase data you have not used for a while. Export the games you care about.
# Asks the browser to keep it.
settings-ask = Ask the browser to keep them
# To the saved games.
settings-saved = All saved games
# The version.
settings-version = Version { $version }
# The licence.
settings-licence = Free software under the MIT or Apache 2.0 license, your choice.
# Leads to the parts by others and their licences.
settings-licences = Third-party licenses
# The unofficial notice.
settings-unofficial = An unofficial fan implementation, made without the publishers. All art and text are our own. The games belong to their authors and publishers.
# Note on the data that leave this device.
settings-privacy = No account, no cookies, no tracking: nothing about you or your games leaves this device.
# Puts all preferences back.
settings-reset = Reset settings
# Note on the data that stay.
settings-reset-note = Your saved games are not affected.
# They are back.
settings-was-reset = Settings reset.
# Measures random play in a worker.
settings-measure = Test this device
# Note on the use of it.
settings-measure-note = Tests in the background how fast this device plays and thinks.
# It is being measured.
settings-measuring = Testing…
# Random games and choices per second, and lines of play of a Master.
settings-measured = Per second: { $games } random games, { $choices } choices, or { $playouts } lines of play for a Master.
# The worker gave no figures.
settings-measure-failed = The test gave no result. Reload the page and try again.

## Sounds and vibration

sound-title = Sound
# The switch in the settings and in the menu of the table, and a line on it.
sound-switch = Sounds at the table
sound-switch-note = Paper, wood, coins and water, and a chime when it is your turn. You can play without sound.
# Label of the slider.
sound-volume = Volume
# Its value, in per cent.
sound-loudness = { $percent }%
# Label of the row of buttons that play a sound each.
sound-samples = Try them
sample-paper = Paper
sample-wood = Wood
sample-coin = Coins
sample-water = Water
sample-chime = Your turn
# The other switch, and a line on it.
sound-vibration = Vibrate when it is your turn
sound-vibration-note = On devices that can vibrate.
# The browser can make no sounds.
sound-none = This browser cannot make sounds.
