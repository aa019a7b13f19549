## Una mesa, varios dispositivos

devices-way = En varios dispositivos, en una mesa
devices-way-note = Cada jugador ve su mano en su propio dispositivo. El tuyo reparte y muestra un código QR que escanean los demás. Sin servidor ni cuenta.
devices-host-note = Tu dispositivo contiene toda la partida, así que un anfitrión curioso podría leer cartas ocultas.
