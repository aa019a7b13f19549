## Ein Tisch, viele Geräte

devices-way = An mehreren Geräten, an einem Tisch
devices-way-note = Jeder Spieler sieht seine eigene Hand am eigenen Gerät. Deines teilt aus und zeigt einen QR-Code, die anderen scannen ihn. Ohne Server, ohne Konto.
devices-host-note = Dein Gerät enthält das ganze Spiel; ein neugieriger Gastgeber könnte verdeckte Karten lesen.
