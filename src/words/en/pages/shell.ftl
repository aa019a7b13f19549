## The frame of every page, menus, preferences

# The project's name.
shell-project = Sobremesa
# The texts of the language that was chosen did not come; $language is its own name, as in the menu.
shell-language-missing = The texts in { $language } did not load. Please check your connection and try again.
# Label of the language choice.
shell-language = Language
# $languages lists the languages of the page by their own names.
shell-not-translated = This page is in { $languages }. It asks browsers not to translate it: translated names of roles, buildings and cards no longer match the rules.
# Something translates the page all the same.
shell-translated = Your browser or an extension is translating this page, so names of roles, buildings and cards may not match the rules. The page itself is in { $languages }.
# Skip link to the main part.
shell-skip = Skip to main content
# The storage did not take the latest of settings, solutions, reviews.
shell-unkept = Your last change couldn’t be saved: the browser’s storage is full or blocked. It will be lost when you close this tab. Delete games you no longer need to make room.
# Closes what lies on top.
shell-close = Close
# Goes back a screen.
shell-back = Back
# To the home screen.
shell-home = Home
# Opens the menu.
shell-menu = Menu
# Switch: opponents wait while a choice can be taken back.
shell-undo-time = Time to undo
# Heading of an address that leads nowhere.
shell-nowhere = Page not found
# Opens the settings.
shell-settings = Settings
# Opens the rules.
shell-rules = Rules
# Theme choice.
shell-theme = Theme
# Theme: system, light, dark.
theme-system = System
theme-light = Light
theme-dark = Dark
# Pace choice.
shell-pace = Animation speed
# Pace: step, slow, normal, fast, instant.
pace-step = Step by step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
# Choice of how long an opponent thinks that uses its time.
shell-thinking = The Master’s thinking time
# Short, normal, long.
thinking-short = Short
thinking-normal = Normal
thinking-long = Long
# Motion choice.
shell-motion = Motion
# Motion: system, full, reduced.
motion-system = System
motion-full = Full
motion-reduced = Reduced
# Confirmation choice.
shell-confirm = Confirm moves
# Confirmation: never, turn end, turn end and roles, always.
confirm-never = Never
confirm-turn-end = At the end of a turn
confirm-roles = For roles too (tap twice)
confirm-always = Always
# Text size choice.
shell-text-size = Text size
# Switch: letters on goods and seats.
shell-colour-aids = Letters on goods and players
# Switch: single-key shortcuts.
shell-shortcuts = Single-key shortcuts
