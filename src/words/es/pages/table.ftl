## Todas las mesas: esperar, deshacer, historial, resultado

table-players = Jugadores
table-tools = Herramientas
table-what-now = Qué hacer ahora
table-game-over = La partida ha terminado.
table-log = Historial
table-actions = Todas las acciones
table-no-actions = Ahora no hay nada que elegir.
table-undo = Deshacer
table-undo-turn = Deshacer todo el turno
table-undo-further = Deshacer más (práctica)
# Por qué no se puede deshacer nada: el principio, algo revelado, otra plaza.
barrier-beginning = Aún no hay nada que deshacer.
barrier-revealed = No puedes deshacerlo: se ha revelado información oculta.
barrier-other-seat = No puedes deshacerlo: después ha jugado otro jugador.
table-not-your-turn = No es tu turno.
table-help = Teclas
table-describe = Describir la mesa
table-recap = ¿Qué ha pasado?
table-recap-none = No ha pasado nada desde tu última jugada.
table-thoughts = ¿Por qué?
table-thoughts-of = Cómo elige { $name }
# Una partida a solas: la mejor hasta ahora y a cuánto se quedó ($lead es una de las tres de abajo).
table-solo-best = { $points ->
    [one] Tu mejor resultado en esta mesa: 1 punto, { $lead }.
   *[other] Tu mejor resultado en esta mesa: { $points } puntos, { $lead }.
}
table-lead-even = empate
table-lead-ahead = { $points } de ventaja
table-lead-behind = { $points } por detrás
table-solo-new-best = { $points ->
    [one] Tu nuevo mejor resultado en esta mesa: 1 punto, { $lead }.
   *[other] Tu nuevo mejor resultado en esta mesa: { $points } puntos, { $lead }.
}
table-results = Puntuación final
table-leave = Dejar la mesa
table-pause = Pausa
table-next-step = Siguiente
table-skip = Saltar
table-thinking = pensando…
table-thinking-of = { $name } está pensando…
table-powers = Funciones
table-powers-none = Ninguno de tus edificios tiene aún una función opcional.
# Cuándo se usa la función de un edificio.
policy-always = Siempre
policy-ask = Preguntar
policy-never = Nunca
table-answer-forced = Jugar automáticamente lo forzado
table-sealed = no se puede deshacer
table-show-card = Ver la carta
table-viewing = Estás viendo el paso { $at } de { $of }
table-back-to-now = Volver al presente
table-back-to-own = Volver
table-earlier = Antes
table-later = Después
table-play-from-here = Jugar desde aquí
# A un estudio de la posición que se mira.
table-study = Editar esta posición
# Con los ojos de quién se mira una mesa.
table-eyes = Vista de
table-everybody = Todos
table-back-to-study = Volver a los campos
# Nombre de volver la vista atrás.
table-replay = Repetición
table-position = Paso de la partida
table-play = Reproducir
table-speed = Velocidad: { $times }×
table-round-before = Al principio de la ronda
table-round-after = A la ronda siguiente
table-watch-again = Ver la repetición
table-hand-to = Pasa el dispositivo a
table-hold = Mantén pulsado
table-hold-note = También vale un clic o Intro.
table-person = Tú
table-person-n = Jugador { $number }
table-opponent-n = Rival { $number }
# Un nivel, y el estilo de un rival de ese nivel.
table-with-style = { $level }, { $style }
table-elsewhere = Esta partida está abierta en otra pestaña
table-elsewhere-text = Solo puedes jugarla en una pestaña. Si juegas aquí, la otra se detiene.
table-take-over = Jugar aquí
table-lost = Otra pestaña sigue ahora con esta partida.
table-asking = Abriendo la partida…
# Títulos cuando no se puede mostrar ninguna partida: no hay nada guardado, con lo que puede haber pasado; lo guardado no se puede abrir.
table-missing = Partida no encontrada
table-missing-note = Quizá se ha borrado, o está en otro navegador. Para llevar una partida a otro sitio, envíala como enlace o archivo.
table-unopened = Esta partida no se puede abrir
table-history-lost = Las reglas se corrigieron después de guardar esta partida. Puedes seguir jugando, pero lo anterior ya no se ve.
table-not-saved-full = El almacenamiento del navegador está lleno: esta partida se pierde al cerrar la pestaña.
table-not-saved-closed = Este navegador no guarda partidas: esta partida se pierde al cerrar la pestaña.
table-export-now = Guardar como archivo
table-choose = ¿Cuál?
table-all-seats = Todos
table-final-score = Puntuación final
table-source = Origen
table-total = Total
# Lo que ha deshecho el empate, como «Cartas de la mano y mercancías».
table-tie-break-note = Los totales son iguales. Desempate: { $what }; gana quien tiene más.
table-wins = Gana { $name }.
table-share-win = { $names } comparten la victoria.
table-skip-counting = Saltar el recuento
table-again-same = Repetir el reparto
table-again-new = Nuevo reparto
table-look-at-table = Ver la mesa
# Muestra en un teléfono los demás caminos desde una partida terminada.
table-more-ways = Más
# El resultado como imagen: para guardarla, para enseñarla, y cuando no se puede hacer.
table-save-picture = Guardar como imagen
table-share-picture = Compartir la imagen
table-no-picture = Este navegador no ha podido crear la imagen.
# Al pie de esa imagen.
table-imprint = Sobremesa · juegos de mesa en tu navegador
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
## Entre las partes de listas y frases

# Entre dos cosas de una lista: «café, azúcar».
list-comma = { ", " }
# Entre dos enunciados de una línea: «1 caja, 2 monedas».
list-clause = { ", " }
# Entre enunciados más largos, que llevan comas dentro.
list-semicolon = { "; " }
# Entre un título y lo que presenta.
colon = { ": " }
# Entre dos frases.
gap = { " " }
# El final de una lista; $first pueden ser varias cosas con comas. Ante la letra I, «e».
list-and = { $last ->
    [I] { $first } e { $last }
   *[other] { $first } y { $last }
}
table-not-over = Esta partida aún no ha terminado
# Teclas, y lo que hacen en la mesa. Las teclas mismas van delante; solo la barra espaciadora tiene aquí su nombre.
key-space = Espacio
key-does-tab = siguiente zona
key-does-arrows = dentro de una zona
key-does-enter = elegir
key-does-space = ver la carta
key-does-esc = cerrar, cancelar, volver al presente
key-does-a = todas las acciones
key-does-u = deshacer
key-does-h = una pista
key-does-l = historial
key-does-p = repetir qué hacer
key-does-n = siguiente lugar que puedes elegir
key-does-d = describir la mesa
key-does-digits = mirar a un jugador
key-does-brackets = un paso antes, después
key-does-home-end = primer paso, presente
key-does-question = esta lista
table-auto-mark = auto
# Antes de lo que una carta significa ahora para quien lee.
table-for-you-now = Para ti, ahora:
# Nombre de la franja que resume una fase plaza por plaza.
table-who-did-what = Quién ha hecho qué en esta fase

## El programa de los rivales no funciona como debe

cause-refused = Este navegador no deja que la página haga jugar a los rivales.
cause-missing = Los rivales ya no están en el servidor; seguramente hay una versión más nueva de la página.
cause-server = El servidor tiene un problema: los rivales no se han cargado.
cause-unreachable = Los rivales no se han cargado: no se llega al servidor. Comprueba tu conexión.
cause-altered = Los rivales no se han cargado: ha llegado otra cosa, quizá la página de acceso de una red.
cause-unfit = Este navegador es demasiado antiguo para hacer jugar a los rivales; uno más nuevo puede.
cause-version = Los rivales son de otra versión de la página.
cause-slow = Los rivales tardan en cargarse.
cause-silent = Los rivales no responden.
cause-garbled = La página no entiende la respuesta de los rivales.
cause-broken = Los rivales se han detenido.
# Siguiente paso de la página, detrás de la razón.
opponents-still-tried = Se sigue intentando: puedes esperar. Tu partida está guardada.
opponents-stopped = Tu partida está guardada. Inténtalo otra vez, recarga la página o juega tú por este rival.
opponents-on-page = Este navegador no deja que los rivales piensen en segundo plano, así que la página puede ir a tirones mientras piensan.
opponents-again = Reintentar
opponents-reload = Recargar la página
# Una persona juega por este rival.
opponents-play-for = Jugar por { $name }
