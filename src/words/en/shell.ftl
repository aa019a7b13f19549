### What stands on the page before the program has come, and once it has stopped. The build puts it into the page itself, so each
### message is one line; $count is the only thing that is put in.

## Before the program has come

# The project’s name.
project = Sobremesa
# The games, under their posters.
san-juan = San Juan
puerto-rico = Puerto Rico
ginkgopolis = Ginkgopolis
# While it comes.
wait = Laying the table…
# Nothing comes.
slow = Nothing has arrived for some seconds. You can wait or reload the page. Your saved games are safe.
# Without JavaScript.
script = These games need JavaScript. Please allow it for this page and reload.
# The browser cannot run the games.
old = This browser is too old: the games need WebAssembly. Please use a browser from 2022 or later.
# The program did not come: then why, as far as that is known, then what to do.
lost = The game did not load completely.
why-unreachable = The server cannot be reached. Please check your connection.
why-missing = A file is no longer on the server; there is probably a newer version.
why-server = The server has a problem.
why-altered = Something else arrived, perhaps the sign-in page of a network.
lost-then = Please reload the page. Your saved games are safe.
# Notes over the page.
unstyled = The page’s style did not load. Reload the page to see it properly.
undrawn = Some drawings did not load. Reload the page to see them. Your saved games are safe.

## Once the program has stopped

stopped = The page has stopped
stopped-then = Something went wrong and this page stopped. Your games are safe: every choice is saved. Reload the page to continue.
unkept = Your latest choices are not saved. Save your games as a file before you reload the page.
reload = Reload
save = Save my games as a file
home = Home
saved = Games in the file: { $count }. You can import it on the Saved games page.
none = There are no saved games.
left = Games that can’t be read, still in the browser: { $count }.
closed = The browser blocks access to its storage. Reload the page and try again.
# Heading of a report for the makers.
report = What to report
