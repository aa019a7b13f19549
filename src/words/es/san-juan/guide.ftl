### San Juan: Lo que dice el guía de la primera partida.

guide-goal = El duodécimo edificio de un jugador termina la partida, y gana quien tiene más puntos. Casi todos vienen de los edificios de tu ciudad.
guide-hand = Estas son tus cartas, y solo tú las ves. Cada una es un edificio, y cada una es dinero para pagar otro.
guide-role = En cada ronda, cada jugador elige un rol, y todos pueden usarlo. Solo quien lo elige tiene el privilegio.
guide-limit = Tienes muchas cartas. Al empezar una ronda conservas 7 como máximo: construye, o perderás alguna.
guide-build = Elige una carta para construir; cuesta tantas cartas como indica. Con el Constructor pagas 1 menos.
guide-city = Una de tus cartas da puntos por el resto de tu ciudad. Constrúyela cuando tengas lo que cuenta.
guide-pay = Elige las cartas con las que pagas. Da las que menos probable es que construyas.
guide-produce = Elige un edificio para una mercancía: la primera carta del mazo, boca abajo. Quien elige al Capataz produce una más.
guide-sell = La loseta de precios muestra cuántas cartas da cada mercancía. Quien elige al Mercader puede vender una más.
guide-keep = Conserva lo que va con tu ciudad o lo que pronto puedas pagar. Las demás cartas se descartan.
guide-built = Esta es ahora tu ciudad. Los edificios de producción guardan mercancías; los demás te ayudan en su fase o dan puntos.
guide-good = Una carta sobre un edificio es una mercancía. El edificio no produce otra hasta que la vendes.
guide-prices = Se ha revelado la loseta de precios. Hay cinco, así que la próxima vez el precio puede ser mejor.
guide-explorer = Solo gana algo quien elige al Explorador: una carta. Los demás no hacen nada.
guide-others = Tus rivales también construyen. Toca a un jugador para ver su ciudad.
guide-governor = Cada ronda empieza un jugador más a la izquierda: es el Gobernador. Así a todos les toca ir primero.
guide-late = Una ciudad tiene nueve edificios o más: el final está cerca. Desde ahora, los puntos importan más que las cartas.
guide-over = La partida ha terminado, ¡bien hecho! El análisis te muestra las decisiones que más contaron.
