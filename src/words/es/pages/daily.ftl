## La partida del día

daily-title = Partida del día
# Introducción, en dos frases.
daily-about = Cada día, una partida de cada juego, igual para todos. Cuenta la primera vez que la terminas.
# El título de una partida guardada: la fecha como la escribe el navegador.
daily-of-day = Partida del día, { $date }
daily-today = Hoy
daily-before = El día anterior
daily-after = El día siguiente
# Nombre de la navegación entre días.
daily-days = Días
# $level es el nombre del nivel de los rivales.
daily-against = { $opponents ->
    [one] contra un rival: { $level }
   *[other] contra { $opponents } rivales: { $level }
}
# Los puntos que hay que alcanzar.
daily-par = Par { $points }
daily-par-note = El par es la puntuación media de un jugador fuerte en tres partidas, en tu lugar y contra los mismos rivales.
daily-no-par = Este día aún no tiene par
daily-play = Jugar
daily-go-on = Continuar
daily-again = Jugar otra vez
daily-look = Resultado
# Puntos de la primera vez, y el puesto.
daily-made = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $rank ->
    [1] , victoria
   *[other] , { $rank }.º puesto
}
# Puntos más que el par; por debajo de 0, menos.
daily-par-met = justo el par
daily-over-par = { $points } sobre el par
daily-under-par = { $points } bajo el par
daily-with-hints = con pistas
# En la página de un resultado: lo que contó antes.
daily-counted-first = Cuenta la primera vez que terminaste esta partida.
daily-practice = Las partidas de práctica no cuentan para la partida del día.
# Días seguidos.
daily-streak = { $days ->
    [0] Ninguna partida terminada ayer ni hoy
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
daily-share = Compartir el resultado
# Una línea para compartir: juego, fecha, puntos; el par, si lo hay ($par es «none» si no); días seguidos, si son varios ($days).
daily-line = Sobremesa, { $game }, { $date }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $par ->
    [none] { "" }
   *[other] { "" } (par { $par })
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } días seguidos
}
daily-copied = Resultado y enlace copiados.
daily-by-hand = Tu navegador no ha dejado copiar. Aquí está el texto:
daily-future = Este día aún no ha llegado. Si te parece un error, mira el reloj de este dispositivo.
daily-too-early = La partida del día existe desde el 1 de noviembre de 2026. Si hoy es más tarde, mira el reloj de este dispositivo.
daily-no-day = Ese día no existe.
daily-no-clock = El reloj de este dispositivo no da una fecha válida.
# La página ha pasado a otro día.
daily-new-day = Ha empezado otro día: aquí están sus partidas.
# A las partidas de hoy.
daily-to-today = Las partidas de hoy
daily-damaged = Tus resultados guardados no se pueden leer, así que no se guardan los nuevos. Descárgalos o empieza de cero.
daily-newer = Tus resultados guardados son de una versión más nueva, así que no se guardan los nuevos. Recarga para actualizar.
daily-not-kept = No se ha guardado: el almacenamiento del navegador está lleno o bloqueado.
daily-export-raw = Descargar los datos guardados
daily-begin-anew = Empezar de cero
# Descarga la lista de partidas, y para qué sirve.
daily-list = Lista de partidas
daily-list-note = Todas las partidas hasta este día, con su semilla y una huella, para comparar dos dispositivos.
daily-refused = Esta partida no se ha podido empezar:
