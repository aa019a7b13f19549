## Alrededor de las lecciones

learn-title = Lecciones
# Introducción a las lecciones.
learn-about = Cada una dura unos minutos, en la mesa de verdad. Salta lo que ya sabes.
# Una lección terminada.
learn-finished = terminada
# Tantas de tantas lecciones están terminadas.
learn-progress = { $done } de { $of } terminadas
# Después de las lecciones: una partida propia.
learn-first-game = Jugar tu propia partida
learn-first-game-note = Una mesa con dos principiantes; las preguntas nuevas se explican.
learn-guided = Primera partida guiada
learn-guided-note = Un guía explica cada cosa cuando importa por primera vez.
learn-guide = Guía
learn-guide-free = Te toca. La pista muestra qué haría un jugador fuerte.
learn-guide-end = La partida ha terminado.
learn-guide-good = Buena elección.
learn-guide-fair = Una elección aceptable.
learn-guide-poor = Mejor: { $better }.
learn-guide-leave = Seguir sin guía
learn-next-stop = Ahora
learn-later = Expansiones y otras formas de jugar
learn-puzzles = { $puzzles ->
    [0] Acertijos
    [one] Acertijos: { $puzzles } resuelto
   *[other] Acertijos: { $puzzles } resueltos
}
learn-go-on = Continuar
learn-understood = Entendido
# Ajuste: se explican las primeras preguntas, y una línea sobre ello.
learn-first-times = Explicar las preguntas nuevas
learn-first-times-note = En tus dos primeras partidas, una línea encima del tablero explica cada pregunta nueva una vez.
# El paso, de tantos.
learn-step = Paso { $at } de { $of }
# Mientras juegan los demás.
learn-others = Juegan tus rivales…
# De algo permitido que no es de lo que trata el paso.
learn-otherwise = Está permitido, pero este paso trata de otra cosa. No ha pasado nada.
learn-rule = La regla
learn-next = Siguiente lección
learn-all = Todas las lecciones
learn-leave = Salir de la lección
# Las lecciones no encajan con lo que es ahora el programa, y por qué.
learn-broken = Esta lección no se puede jugar: { $why }
learn-unknown = Esa lección no existe.

## Alrededor de las reglas

# El título hasta que llega el texto: el título del juego.
rules-title = Reglas de { $game }
# El índice.
rules-contents = Índice
# Campo: buscar.
rules-search = Buscar en las reglas
# Número de reglas en las que aparecen las palabras buscadas.
rules-found = { $rules ->
    [one] 1 regla encontrada
   *[other] { $rules } reglas encontradas
}
# No se ha encontrado nada; $words son las palabras buscadas.
rules-nothing = Ninguna regla contiene «{ $words }».
# A todas las reglas, desde el panel junto al tablero.
rules-whole = Abrir todas las reglas
# Las reglas están en camino.
rules-loading = Cargando las reglas…
# No han llegado.
rules-failed = Las reglas no se han cargado. Comprueba tu conexión; una vez cargadas, se quedan en este dispositivo.
# Las pide otra vez.
rules-retry = Reintentar
# De una pieza: su coste.
rules-cost = Coste
# De una pieza: sus puntos.
rules-points = Puntos
# De una pieza: puntos que dependen de la ciudad.
rules-varies = según la ciudad
# De una pieza: copias en el juego.
rules-copies = Copias
