## Preparar una mesa

# El título.
setup-title = Una mesa de { $game }
# Título de las plazas.
setup-seats = Jugadores, en orden de turno
# Se dice una vez sobre los rivales: lo que nunca hacen.
setup-fair = Los rivales siguen las mismas reglas, no tienen ventajas y solo ven lo que vería un jugador humano.
# Campo: el nombre de una plaza.
setup-name-of = Nombre del jugador { $seat }
# Campo: quién juega en una plaza.
setup-who-of = Quién es el jugador { $seat }
# Una persona en este dispositivo.
setup-person = Humano
# Nota sobre una persona en una plaza.
setup-person-note = Juega en este dispositivo.
# Lo mismo cuando hay varias.
setup-people-note = Juega en este dispositivo. Entre turnos, un telón tapa tu mano.
# Los niveles de los rivales, primero el más flojo: el nombre de cada uno y una nota sincera.
level-newcomer = Novato
level-newcomer-note = Juega como en una primera partida: a menudo por impulso, y guarda las cosas demasiado tiempo. Bueno para tu primera partida.
level-casual = Jugador ocasional
level-casual-note = Juega de vez en cuando: ahorra demasiado y olvida lo que puede perder.
level-enthusiast = Aficionado
level-enthusiast-note = Juega con reglas sencillas y una elección de antelación. Le gusta lo caro.
level-apprentice = Aprendiz
level-apprentice-note = Sabe lo que valen las cosas, mira una elección por delante y falla a menudo.
level-merchant = Habitual
level-merchant-note = Mira un poco más lejos; falla de vez en cuando.
level-governor = Estratega
level-governor-note = Planea unos turnos por delante; falla en posiciones difíciles.
level-viceroy = Virrey
level-viceroy-note = Vigila los otros tableros, planea hasta el final y falla pocas veces.
level-master = Maestro
level-master-note = Planea hasta el final, con el tiempo para pensar de los ajustes. El rival más fuerte.
# Un rival que iguala al jugador: su nombre y una nota sincera.
setup-matched = A tu nivel
setup-matched-note = Te sigue de partida en partida: más fuerte cuando ganas, más débil cuando pierdes.
# Su nivel antes de la primera partida terminada.
setup-matched-begins = Empieza en el nivel { $level }.
# Su nivel tras tantas de las últimas partidas terminadas.
setup-matched-now = Ahora, tras { $games ->
    [one] tu última partida
   *[other] tus últimas { $games } partidas
}, más o menos: { $level }.
# Hace así a todos los rivales.
setup-match-all = Todos los rivales a tu nivel
# Campo: el estilo del rival de una plaza.
setup-style-of = Estilo del jugador { $seat }
# Un rival sin estilo.
setup-plain = Sin estilo
# Los estilos de los rivales: el nombre de cada uno, en qué se nota, y el nombre como va detrás de un nivel («Virrey, naviero»).
style-shipper = Naviero
style-shipper-note = Le gusta cargar: puertos, muelles, cajas.
style-shipper-behind = naviero
style-builder = Arquitecto
style-builder-note = Le gusta una ciudad llena, y canteras para pagarla.
style-builder-behind = arquitecto
style-trader = Comerciante
style-trader-note = Le gusta vender: mercados, tabaco, café.
style-trader-behind = comerciante
# Cómo de fuerte es un nivel: cuántas veces gana solo a tantos rivales ($rivals) del nivel inferior, que se llama $below.
setup-beats = { $rivals ->
    [one] Gana a un { $below } en { $percent } de 100 partidas.
   *[other] Gana a { $rivals } rivales de nivel { $below } en { $percent } de 100 partidas.
}
# Puntos que logra un nivel de media contra rivales del nivel $against, y los de ellos.
setup-scores = Contra rivales de nivel { $against } logra unos { $own } puntos; ellos, { $theirs }.
# Cómo de fuerte es un nivel contra un rival que juegan las reglas; se llama $rule.
setup-beats-rule = Gana a { $rule } en { $percent } de 100 partidas.
# De una plaza que juegan las reglas.
setup-by-rule = Lo juegan las reglas.
# Que esto se midió en otra mesa: en otra edición o con una expansión.
setup-measured = (Medido con: { $table }.)
# Nombres para jugadores humanos, plaza por plaza; se pueden cambiar.
human-1 = Ana
human-2 = Bruno
human-3 = Cleo
human-4 = Dani
human-5 = Eva
human-6 = Fran
human-7 = Gala
human-8 = Hugo
# Nombres para rivales. Ninguno empieza por I, para que «y» sirva en todas las listas.
rival-1 = Nuria
rival-2 = Tomás
rival-3 = Lucía
rival-4 = Rafael
rival-5 = Marta
rival-6 = Diego
rival-7 = Elena
rival-8 = Julio
# Añade una plaza.
setup-add = Añadir un jugador
# Quita una plaza.
setup-remove = Quitar a { $name }
# Adelanta una plaza en el orden de juego.
setup-earlier = Adelantar a { $name } un puesto
# Mezcla el orden de las plazas.
setup-shuffle = Mezclar el orden
# Se anuncia cuando se han mezclado las plazas: el orden nuevo.
setup-shuffled = Nuevo orden: { $names }.
# Título: quién empieza.
setup-first = Primer jugador
# Que se decide al azar.
setup-first-drawn = Al azar
# Nota sobre la primera plaza.
setup-first-note = Empieza la primera ronda; los demás siguen en orden de turno.
# Título de las ediciones.
setup-edition = Edición
# Título de las opciones.
setup-options = Opciones
# Nombre de los botones que fijan varias opciones a la vez.
setup-presets = Combinaciones
# Título de lo que pocos tocan.
setup-fine = Avanzado
# Campo: la semilla.
setup-seed = Semilla
# Nota sobre la semilla.
setup-seed-note = La misma semilla y los mismos jugadores reparten las mismas cartas. Déjala vacía para un reparto nuevo.
# Se muestra en el campo vacío de la semilla.
setup-seed-empty = reparto nuevo
# La semilla no es un número.
setup-seed-wrong = Una semilla es un número entero de 0 a 18446744073709551615.
# Empieza la partida.
setup-start = Empezar la partida
# Copia un enlace a esta mesa.
setup-share = Compartir esta mesa
# Se ha copiado el enlace.
setup-copied = Enlace copiado.
# No se ha podido copiar; sigue el enlace para copiarlo a mano.
setup-copy-by-hand = Tu navegador no ha dejado copiar. Aquí está el enlace:
# Nota sobre el enlace, junto al botón.
setup-share-note = Un enlace con los jugadores, las opciones y la semilla. En otro dispositivo abre el mismo reparto. No se envía nada a ningún sitio.
# Título encima de una mesa que ha llegado por enlace.
setup-came = Te han pasado esta mesa
# Contenido de esa mesa, antes de que empiece nada.
setup-came-note = La partida no ha empezado. Cambia lo que quieras y empieza cuando te parezca.
# Hace propia la mesa compartida.
setup-came-change = Preparar mi propia mesa
# Un enlace que no se puede usar; sigue la razón exacta.
setup-bad-link = Este enlace no se puede usar.
# Consejo sobre ello.
setup-bad-link-note = Pide un enlace nuevo, o prepara abajo tu propia mesa.
# Por qué no se puede usar un enlace. $problem y $why están en inglés, vienen del programa: se dejan fuera cuando no ayudan.
link-too-long = El enlace es demasiado largo: su código tiene { $characters } caracteres.
link-character = El enlace está mal escrito: «{ $found }», en el carácter { $at }, no se admite.
link-damaged = El enlace está incompleto o mal escrito.
link-newer = Es de una versión más nueva. Recarga para actualizar y ábrelo otra vez.
link-older-rules = Esta partida se jugó con reglas anteriores y ya no se puede mostrar.
link-other-game = Es de otro juego: «{ $found }».
link-content = El enlace está dañado: { $problem }.
link-setup = Esta mesa no es válida: { $problem }.
link-refused = Su jugada { $number } va contra las reglas: { $why }.
# Título encima de una partida terminada que ha llegado por enlace.
setup-course = Te han pasado una partida terminada
# Nota sobre verla.
setup-course-note = Al abrirla se añade a tus partidas guardadas.
# La muestra.
setup-course-look = Ver la partida
# $key es como llama el enlace al juego.
setup-no-game = Aquí no hay ningún juego llamado «{ $key }».
# Una línea sobre lo que se va a jugar. Primero, cuando solo hay rivales.
setup-watch = { $seats ->
    [2] Juegan dos rivales: ponte cómodo y mira.
   *[other] Juegan { $seats } rivales: ponte cómodo y mira.
}
setup-against = { $opponents ->
    [one] Tú contra un rival.
   *[other] Tú contra { $opponents } rivales.
}
setup-shared = { $players } jugadores comparten este dispositivo.
setup-some-here = { $here } jugadores en este dispositivo, { $all } en total.
# La mesa como dibujo, contada con palabras.
setup-table = La mesa, en el sentido de las agujas del reloj: { $names }.
# Señal en la placa pequeña de la plaza que empieza.
setup-begins = empieza
# No se admite la configuración; sigue la razón.
setup-refused = Esta mesa no se puede preparar:
