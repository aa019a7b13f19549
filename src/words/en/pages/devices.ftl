## One table, many devices

# A way of playing, and what it is like.
devices-way = On several devices, at one table
devices-way-note = Each player sees their own hand on their own device. Your device deals and shows a QR code; the others scan it. No server, no account.
# What a curious host could do.
devices-host-note = Your device holds the whole game, so a curious host could read hidden cards.
