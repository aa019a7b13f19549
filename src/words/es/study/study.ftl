## Estudios: una página en la que se puede preparar cualquier posición

title = { $game }: estudio
# Introducción a un estudio, que lo sabe todo.
about = Prepara cualquier posición: cambia la mesa, juega desde ella o compártela como enlace. Un estudio lo muestra todo, también las manos: si juegas desde él con otros, ya has visto sus cartas.
# «Jugador 2», contando desde 1.
seat = Jugador { $number }
# Un barco con tantos espacios.
ship = Barco de { $spaces } espacios
# Una casilla del mapa: tantas al este o al oeste ($across), tantas al sur o al norte ($down) del centro.
cell = { $across ->
    [0] { $down ->
        [0] El centro de la ciudad
       *[other] { $vertical ->
            [north] Casilla { $down } norte
           *[south] Casilla { $down } sur
        }
    }
   *[other] { $down ->
        [0] { $horizontal ->
            [west] Casilla { $across } oeste
           *[east] Casilla { $across } este
        }
       *[other] Casilla { $across } { $horizontal ->
            [west] oeste
           *[east] este
        }, { $down } { $vertical ->
            [north] norte
           *[south] sur
        }
    }
}
# Nada, nadie.
none = Ninguno
fewer = Menos: { $what }
more = Más: { $what }
# Quita algo.
remove = Quitar: { $what }
# Adelanta una pieza un puesto.
earlier = { $what }: un puesto adelante
# Añade una pieza a una lista.
add = Añadir: { $what }
# La primera entrada de una lista de lo que se puede añadir.
add-which = Añadir…
# Tantas, que se sacan al azar.
unnamed = { $count }, al azar
# Deja los nombres abiertos.
leave-open = Sacar al azar
# Nombra lo que ha quedado abierto.
name-them = Elegir cuáles
# Las secciones de la página.
begin = Empezar con otra mesa
edition = Edición
players = Jugadores
begin-anew = Repartir en esta mesa
moment = Turno y pregunta
# La pregunta actual, y a quién se hace.
asked = { $who }: { $what }
over = La partida ha terminado.
moves = Jugar
moves-note = Juega para llegar a la mitad de una fase: elige por el jugador al que le toca.
at-rest = Volver a la elección antes de esta fase
text = Todo como texto
text-note = El formato se describe en docs/positions.md. Solo en el texto:
text-only-follows = se deduce de lo demás
text-only-played = se alcanza jugando
text-only-begun = se elige al empezar un estudio
text-only-rare = casi nunca hace falta
take-text = Aplicar el texto
discard-text = Descartar los cambios
# Deshacer, rehacer, mirar, compartir, jugar.
undo = Deshacer
redo = Rehacer
look = Editar la mesa
share = Copiar el enlace
copied = Enlace copiado. Contiene toda la posición, también las manos.
by-hand = Copia este enlace:
play = Jugar desde aquí
play-note = Empieza una partida de práctica entre tus partidas guardadas.
# Veredicto: la posición es posible.
fine = Esta posición es legal.
# No se admite; siguen dónde y por qué.
refused = Esta posición no es legal:
# El camino a la regla que la rechaza.
rule = Regla { $id }
# Al campo que nombra el rechazo.
show = Ver dónde
# Con una posición rechazada no se puede hacer nada.
refused-note = Corrígela o deshaz. Puedes editar la mesa, jugar y compartir en cuanto sea legal.
# La posición no se admite; qué muestra la mesa mientras tanto.
behind = La mesa muestra todavía la última posición legal.
# En la mesa de un estudio: qué hace un toque.
touch = Toca una pieza para cambiarla.
# El texto no tiene la forma de una posición.
no-tree = Este texto no es una posición: corrígelo abajo o deshaz.
# Un enlace no ha servido; qué se muestra en su lugar.
bad-link = Este enlace no se puede abrir
bad-link-note = En su lugar se muestra tu propio estudio.
# Ha llegado un enlace: el estudio propio se recupera deshaciendo.
came = Esta posición ha llegado por enlace. Para recuperar tu estudio, deshaz.
came-older = Se hizo con reglas anteriores.
# Una partida en curso de varias personas no se estudia.
several = Varios jugadores comparten esta partida: puedes estudiarla cuando termine.
# El dispositivo no tiene sitio.
unkept = En este dispositivo no hay sitio para guardar el estudio: copia el enlace o el texto.
# En el mapa: aquí aún no hay edificio.
empty-cell = Vacía
# Una casilla del mapa: qué hay, de quién es (el número del jugador), qué altura tiene.
map-cell = { $word }, jugador { $owner }, altura { $height }
choose-cell = Elige una casilla para cambiar lo que hay. Los marcadores hacen sitio automáticamente.

## Nombres de los campos de una posición

field-round = Ronda
field-table = En la mesa
field-supplies = Pilas y reservas
field-taken = Roles elegidos en esta ronda
field-role-coins = Monedas en los roles
field-round-number = Número de la ronda
field-governor = Gobernador
field-first-player = Primer jugador
field-last-round = Esta es la última ronda
field-last-point-gone = No quedan puntos: la ronda del próximo Capitán es la última
field-quiet-rounds = Rondas seguidas sin construir
field-luck = Número del reparto
field-by = Elegido por
field-won-by = Cumplido por
field-hand = Mano
field-city = Edificios
field-tucked = Cartas bajo la Capilla o la Iglesia
field-shipped = Cartas bajo el Puerto, o embarcadas
field-library-used = Biblioteca usada en esta ronda
field-church-used = Iglesia usada
field-kind = Edificio
field-has-good = Tiene una mercancía
field-beneath = Debajo, primero lo más bajo
field-draw-pile = Lo próximo que se roba, en este orden
field-discard-pile = Pila de descartes
field-price-tiles = Próximas losetas de precios
field-seen-tiles = De ellas, vistas por todos
field-coins = Monedas
field-points = Puntos
field-crates = Cajas
field-countryside = Campo
field-count = Losetas
field-manned = Ocupadas
field-citizens = Ciudadanos
field-workers = Trabajadores
field-idle-workers = Trabajadores sin colocar
field-idle-citizens = Ciudadanos sin colocar
field-forests = Bosques
field-achievements = Cartas de logro
field-achieved = Completadas
field-market = Plantaciones boca arriba
field-bag = Próximas plantaciones, en este orden
field-ships = Barcos de carga
field-cargo = Carga
field-trading-house = Casa de comercio
field-register = Trabajadores en espera
field-register-citizens = Ciudadanos en espera
field-gone-workers = Trabajadores fuera de la partida
field-gone-citizens = Ciudadanos fuera de la partida
field-tray = Edificios elegidos
field-smuggler-marker = Jugador con el marcador del Contrabandista
field-captured = Rol capturado
field-festival = Festival
field-action-marker = Marcador de acciones de los Puertomas
field-resources = Recursos
field-redraws = Marcadores de nueva mano
field-characters = Personajes
field-tableau = Cartas delante
field-tiles = Losetas detrás de la pantalla
field-map = Ciudad
field-top-tile = Loseta superior
field-owner = Dueño
field-pawn = Edificado desde la última vez que se barajó: su carta aún no está en el mazo
field-tile-supply = Próximas losetas, en este orden
field-removed-tiles = Losetas fuera de la partida
field-exhaustions = Veces que se ha agotado la pila de losetas
field-returned-tiles = Losetas devueltas
