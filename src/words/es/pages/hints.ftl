## Pistas: qué pensaría en tu lugar el rival más fuerte

hints-title = Pista
hints-thinking = Mirando tus opciones…
hints-not-now = Puedes pedir una pista cuando te toca elegir.
hints-failed = Esta vez no hay pista.
hints-again = Reintentar
# El primer paso de una pista, cuando una opción es mucho mejor que las demás y cuando varias valen lo mismo.
hints-clear = Una opción es claramente mejor.
hints-even = Aquí varias opciones valen más o menos lo mismo.
# El primer paso de una pista: en qué fijarse.
nudge-points = Busca puntos que puedas ganar ahora mismo.
nudge-means = Piensa en lo que te quedará después en la mano.
nudge-goods = Piensa en tus mercancías.
nudge-engine = Piensa en lo que te da más en cada ronda.
nudge-plans = Piensa en la puntuación del final de la partida.
nudge-tempo = Piensa en el orden de turno y en cuánto durará la partida.
nudge-experience = Mira cómo encaja todo: en partidas así, este camino ha dado mejor resultado.
hints-show-best = Mostrar las tres mejores
hints-show-move = Mostrar la jugada
# De una opción: victorias de cien partidas, y puntos.
hints-chance = gana unas { $wins } de 100
hints-points = { $points ->
    [one] cerca de 1 punto al final
   *[other] cerca de { $points } puntos al final
}
# De una opción tras la que todo está calculado.
result-wins = calculado: victoria
result-shares = calculado: victoria compartida
result-loses = calculado: sin victoria
hints-points-counted = { $points ->
    [one] 1 punto al final
   *[other] { $points } puntos al final
}
hints-counted = El resto de la partida está calculado: este es el resultado si todos eligen lo mejor.
hints-counted-better = Mejora tu ventaja sobre los demás jugadores.
hints-compared = Comparada con la segunda mejor:
hints-alike = Vale más o menos lo mismo que la segunda mejor.
# Victorias de cien partidas de la mejor opción y de la segunda, cuando están cerca y cuando no.
hints-close = Muy igualadas: unas { $best } victorias de 100; la segunda, { $next }.
hints-ahead = Unas { $best } victorias de 100; la segunda, { $next }.
hints-marked = Tu partida queda marcada como jugada con pistas.
hints-warns = Esta partida del día cuenta.
hints-warns-note = Tu resultado dirá «con pistas».
hints-anyway = Mostrar igualmente
hints-without = Seguir sin pista
# En la página del resultado.
hints-was-marked = Jugada con pistas.
# El interruptor de los ajustes.
hints-switch = Pistas
hints-switch-note = Una lámpara en la mesa muestra, paso a paso, en qué se fijaría un jugador fuerte. Solo sabe lo que sabes tú.

## La respuesta a «¿Por qué ha hecho eso?»

# Título de la respuesta.
why-title = ¿Por qué?
# El botón junto a una línea: por la elección de quién se pregunta.
why-ask = ¿Por qué ha hecho eso { $name }?
# Lo que dice donde cabe.
why-ask-short = ¿Por qué?
# Encima de las elecciones de esta fase, en la ficha de la fase.
why-of-phase = ¿Por qué han hecho eso?
why-thinking = Mirando las opciones…
why-failed = Esta vez no hay respuesta.
# Encima de las mejores opciones; de la que se hizo; de una que no está entre ellas.
why-best = Lo que parecía mejor
why-chosen = Eligió esto.
why-not-among = Eligió otra cosa: { $what }
# De un rival que no eligió lo mejor.
why-errs = En este nivel, los rivales no siempre eligen lo que parece mejor.
# Encima de lo que habla a favor de la mejor, comparada con la siguiente.
why-reason = Por qué la primera supera a la segunda
# Mientras dura la partida: de qué se partió.
why-imagined = A partir de lo que podías ver tú; las cartas ocultas se han supuesto muchas veces.
# Cuando ha terminado: lo mismo.
why-from-its-seat = A partir de lo que podía ver en ese momento.
why-forced = Solo había una opción.
why-secret = Podrás verlo después de la partida: depende de información oculta, como las cartas de una mano.
# Encima de lo que todos vieron.
why-seen = Lo que han visto todos
why-nothing-seen = Los demás jugadores no han visto nada.
# De vuelta al historial.
why-back = Volver al historial

## El análisis de una partida terminada

review-title = Análisis
# Anuncio del análisis, antes de hacerlo.
review-about = Un jugador fuerte mira cada elección de esta partida sabiendo solo lo que sabía cada jugador.
review-begin = Analizar la partida
review-stop = Parar
# Tantas de tantas elecciones están miradas.
review-progress = { $done } de { $of } elecciones
review-failed = El análisis no se ha podido terminar.
# De una partida guardada con otras reglas.
review-no-history = De esta partida solo está guardado el final, así que no hay elecciones que analizar.
review-chances = Probabilidad de ganar
review-chances-note = En cada elección, con lo que sabía ese jugador y jugando lo mejor posible.
review-points = Puntos si la partida hubiera terminado entonces
# Título de las elecciones más caras de una plaza.
review-costly-of = Las elecciones más caras de { $name }
review-none-costly = Ningún error claro.
# «Ronda 6».
review-round = Ronda { $round }
# La elección hecha, la mejor, y las victorias de cien partidas que hay entre las dos.
review-chosen = Elegido: { $what }
review-better = Mejor: { $what }
# Victorias de cien partidas que costó una elección.
review-cost = −{ $wins } de 100
review-turns = { $turns ->
    [one] Una elección que mirar otra vez.
   *[other] { $turns } elecciones que mirar otra vez.
}
review-turn = Momento clave { $at } de { $of }
review-first = Buscar algo mejor
review-before = Anterior
review-next = Siguiente
review-looking = Mirando esta elección con más calma…
review-good = Mirada con calma, esta elección era buena.
review-find = ¿Qué es mejor?
review-right = ¡Correcto!
review-not-best = Hay algo mejor.
review-happened = Lo que pasó
review-instead = Lo que esto da
review-practise = Practicar desde aquí
# En el momento que se mira: de quién es la elección, y las victorias de cien partidas que prometía.
review-chance-of = Elige { $name }: gana { $wins } de 100
# Primera probabilidad de un jugador, lo que costaron sus elecciones y lo que hizo el resto ($rest es un número con signo), en victorias de cien partidas.
review-account = { $lean ->
    [clean] { $name } no eligió nada caro. Suerte y rivales: { $rest } victorias de 100.
    [choices] { $name } empezó con { $first } victorias de 100. Lo que más pesó fueron sus elecciones: −{ $given }; suerte y rivales { $rest }.
   *[luck] { $name } empezó con { $first } victorias de 100. Lo que más pesó fueron la suerte y los rivales: { $rest }; sus elecciones −{ $given }.
}
review-as-table = El gráfico como tabla
# En una tabla: los puntos, y la probabilidad de ganar.
review-cell = { $points } ({ $chance } %)
