## One table, many devices

# A way of playing, and what it is like.
devices-way = On several devices, at one table
devices-way-note = Each player sees their own hand on their own device. Your device deals and shows a QR code; the others scan it. No server, no account.
# What a curious host could do.
devices-host-note = Your device holds the whole game, so a curious host could read hidden cards.
# A button at the table of the device that deals.
devices-invite = Invite a device
# States of the players at other devices.
devices-here = { $name } is here
devices-missing = { $name } has not joined yet
devices-away = { $minutes ->
    [0] { $name } lost the connection a moment ago
    [1] { $name } lost the connection 1 minute ago
   *[other] { $name } lost the connection { $minutes } minutes ago
}
# The dialog that invites a device: a QR code, then the answer of that device.
devices-take-part = Scan this code with the other device.
devices-then = Then scan the code on that device with this one, or paste its answer here.
devices-answer = Answer of the other device
devices-connect = Connect
devices-connecting = Connecting…
devices-bad-answer = This answer does not belong to your code. Copy it again on the other device.
# Why devices do not meet.
devices-unsupported = This browser cannot connect to other devices. Play by link instead.
devices-no-network = Your browser found no network. Join a Wi-Fi network and try again.
devices-failed = The devices did not find each other. Use the same network and a new code.
devices-again = New code
# Buttons for the seat of a player who is away.
devices-opponent = Let an opponent play
devices-free = Give the seat to another device
# The page that an invitation opens on the other device.
devices-join-title = Join a table
devices-join-show = Show this code to the device that invited you
devices-join-note = Scan it with that device’s camera, or send it this link.
devices-join-link = Answer
devices-waiting = Waiting for the other device…
devices-who = Who are you?
devices-full = All seats are taken.
devices-coming = The table is being set…
# Why a device is not at the table, or no longer.
devices-bad-code = This invitation cannot be used. Ask for a new code.
devices-silent = The device that deals does not answer. If it stays silent, ask for a new code.
devices-left = The host closed the table. To play on, ask for a new code.
devices-replaced = You are playing on another device now.
devices-freed = The host gave your seat to another player.
devices-version = The devices have different versions. Reload the page on both.
devices-garbled = A message could not be read. Reload the page and ask for a new code.
# Why the device that deals did not do what was asked for.
devices-stale = The game has moved on. Choose again.
devices-not-now = You cannot do that now.
devices-no-way-back = You cannot undo this.
devices-over = The game is over. It is saved on this device.
# The page that the answer opens on the device that invited.
devices-handed-on = Go back to your table
devices-handed-on-note = The answer is at your table, in another tab. You can close this one.
devices-no-table = No table on this device waits for this answer. Scan it with the device that invited you.
