## Games handed on by link

# A way of playing, and what it is like.
by-link-way = On different devices, by link
by-link-way-note = Play from different places: after your turn, send the game as a link to the next player.
# Of a person's seat.
by-link-seat-note = Plays on their own device.
# Text of a link, where there is no server.
by-link-no-secrets = A link holds the whole game. There is no server to keep secrets, so a curious player could read hidden cards.
# Text while it is the turn of a seat elsewhere, and after the end of the game.
by-link-send-to = Send the game to { $name }
by-link-send-end = The game is over. Send the result
by-link-sent = Sent. Open the link you get back to play on.
by-link-share = Share…
by-link-copy = Copy the link
by-link-copied = Copied: { $characters } characters. Paste it into a message.
by-link-by-hand = Your browser blocked copying. Here is the link:
by-link-link = The link
by-link-qr = QR code
# The square, for those who do not see it.
by-link-qr-alt = QR code of the link, { $characters } characters
by-link-qr-too-long = The link has { $characters } characters: too long for a QR code. Copy or share it instead.
by-link-qr-note = Scan it with the other device. The link has { $characters } characters.
# A game that began from a position.
by-link-no-link = This game started from a position, so it has no link. Export it as a file instead.
by-link-copy-game = Copy a link to this game
by-link-copy-position = Copy a link to this position
# The page that a link opens.
by-link-title = A game by link
by-link-bad = This link cannot be opened
by-link-bad-note = Nothing has changed. Ask for the link again, and open all of it.
by-link-home = Home
by-link-turn-of = It is { $name }’s turn.
by-link-over = The game is over.
by-link-who = Who are you?
by-link-who-note = This device remembers who you are. The others choose on their own devices.
by-link-i-am = I am { $name }
by-link-on-turn = to play
by-link-newer = { $steps ->
    [1] One new step since you last opened this game.
   *[other] { $steps } new steps since you last opened this game.
}
by-link-go-on = Continue
by-link-same = Nothing new: this device is already up to date.
by-link-older = This link is older than your game
by-link-older-note = { $steps ->
    [1] The game on this device is one step ahead. It stays as it is.
   *[other] The game on this device is { $steps } steps ahead. It stays as it is.
}
by-link-look-older = View that moment
by-link-go-on-here = Continue my game
by-link-branch = This link has a different version of the game
by-link-branch-note = Both are the same up to step { $step }; then a player chose differently. Your game stays as it is, and you can keep both.
by-link-keep-branch = Keep this one too
by-link-branch-of = { $names } (other version)
by-link-position = A friend shared a position with you
by-link-position-note = You can play from here in a practice copy. It is added to your saved games.
by-link-play-position = Play from here
by-link-finished = A friend shared a finished game with you
by-link-finished-note = See the result, watch the replay, review every choice. It is added to your saved games but not to your statistics.
by-link-look = View the game
