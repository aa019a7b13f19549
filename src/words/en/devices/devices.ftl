## One table, many devices

# A button at the table of the device that deals.
invite = Invite a device
# States of the players at other devices.
here = { $name } is here
missing = { $name } has not joined yet
away = { $minutes ->
    [0] { $name } lost the connection a moment ago
    [1] { $name } lost the connection 1 minute ago
   *[other] { $name } lost the connection { $minutes } minutes ago
}
# The dialog that invites a device: a QR code, then the answer of that device.
take-part = Scan this code with the other device.
then = Then scan the code on that device with this one, or paste its answer here.
answer = Answer of the other device
connect = Connect
connecting = Connecting…
bad-answer = This answer does not belong to your code. Copy it again on the other device.
# Why devices do not meet.
unsupported = This browser cannot connect to other devices. Play by link instead.
no-network = Your browser found no network. Join a Wi-Fi network and try again.
failed = The devices did not find each other. Use the same network and a new code.
again = New code
# Buttons for the seat of a player who is away.
opponent = Let an opponent play
free = Give the seat to another device
# The page that an invitation opens on the other device.
join-title = Join a table
join-show = Show this code to the device that invited you
join-note = Scan it with that device’s camera, or send it this link.
join-link = Answer
waiting = Waiting for the other device…
who = Who are you?
full = All seats are taken.
coming = The table is being set…
# Why a device is not at the table, or no longer.
bad-code = This invitation cannot be used. Ask for a new code.
silent = The device that deals does not answer. If it stays silent, ask for a new code.
left = The host closed the table. To play on, ask for a new code.
replaced = You are playing on another device now.
freed = The host gave your seat to another player.
version = The devices have different versions. Reload the page on both.
garbled = A message could not be read. Reload the page and ask for a new code.
# Why the device that deals did not do what was asked for.
stale = The game has moved on. Choose again.
not-now = You cannot do that now.
no-way-back = You cannot undo this.
over = The game is over. It is saved on this device.
# The page that the answer opens on the device that invited.
handed-on = Go back to your table
handed-on-note = The answer is at your table, in another tab. You can close this one.
no-table = No table on this device waits for this answer. Scan it with the device that invited you.
# The camera of this device reads the code of another one. A button, and what is said meanwhile.
scan = Scan with the camera
scan-asking = Allow the camera to scan the code.
scan-looking = Point the camera at the code on the other screen.
scan-wrong = This code belongs to something else. Point the camera at the code of your table.
scan-absent = There is no camera here. Paste the link instead, or use the camera app.
scan-refused = The camera is not allowed here. Paste the link instead, or use the camera app.
scan-no-reader = The code reader did not load. Paste the link instead, or use the camera app.
scan-other = Other camera
scan-stop = Stop the camera
# The page for whoever has no invitation yet.
join-start = The device that deals shows a code. Scan it, or paste its link.
join-link-of = Link of the invitation
join-go = Join
# To a player who left a table: $names are the other players.
back = You have a seat at a table of { $game } with { $names }. To come back, ask for a new code.
# Title of the page while its player looks elsewhere.
title-turn = Your turn
# The host’s list of the other devices, and what it means to hand the table to one of them.
at-table = Devices at the table
hand-to = Hand over the table
hand-title = Hand over the table
hand-note = { $name }’s device will deal and hold the whole game, so a curious host could read hidden cards. All others need a new code to come back, you too.
hand-yes = Hand over
hand-no = Keep the table
handing = The other device takes over…
hand-lost = The other device is gone. The table is still here.
# To all others, once the table was handed to another player.
handed = { $name } deals now. To play on, ask { $name } for a new code.
# To the player whose device deals from now on.
dealing = Your device deals now and holds the whole game. Invite the other devices again.
# How devices in different networks meet; $servers is a list of addresses.
apart = Devices in different networks
apart-note = In one network, devices find each other by themselves. In different ones they need a STUN server. It sees the addresses of the devices, and nothing of the game. Some networks keep devices apart even so.
apart-none = This site names no server.
apart-site = This site uses { $servers }.
apart-server = Your own STUN server
apart-save = Use this server
apart-bad = Name a STUN server, such as stun.example.org:3478.
# Watching without a seat: a button on the page of the invitation; to the host, who may refuse it; to whoever watches.
watch = Watch
watch-note = You can watch, too. You see what everyone may see.
watching = { $count ->
    [1] 1 person is watching
   *[other] { $count } people are watching
}
may-watch = Others may watch
may-watch-note = They see what everyone may see, and cannot act.
you-watch = You are watching. You see what everyone may see.
unwatched = The host lets no one watch.
