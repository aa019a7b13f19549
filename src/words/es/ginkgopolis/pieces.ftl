### Ginkgopolis: nombres compuestos, cantidades, listas, y lo que hacen las piezas.

# Sujeto de una frase: la persona que lee.
you = Tú
# El rival del juego para uno, que sigue un procedimiento fijo.
hal = Hal
# Lo que un rival virtual no puede saber; se muestra con sus jugadas.
unknown = No podía ver las cartas y losetas de los demás, ni cuáles vienen después.

## Nombres

# Una loseta, un edificio o la carta de un edificio: su color y su número. Dentro de una frase.
name-tile = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
# Lo mismo al principio de una frase.
name-tile-first = { $color ->
    [blue] Azul { $number }
    [red] Rojo { $number }
   *[yellow] Amarillo { $number }
}
# Una carta con la letra de un marcador. Dentro de una frase.
name-letter = letra { $letter }
# Lo mismo al principio de una frase.
name-letter-first = Letra { $letter }
# Un personaje: su familia y su número.
name-character = { $color ->
    [blue] { character-blue } { $number }
    [red] { character-red } { $number }
   *[yellow] { character-yellow } { $number }
}
# Nombre de un distrito, que en el mapa lleva este número.
name-district = Distrito { $number }

## Cantidades

count-resources = { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
count-tiles = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
count-floors = { $count ->
    [one] 1 piso
   *[other] { $count } pisos
}
count-tokens = { $count ->
    [one] 1 marcador de nueva mano
   *[other] { $count } marcadores de nueva mano
}
# Losetas, y cuáles: $goods es «2 losetas», $names es «azul 7 y rojo 3».
count-named = { $goods } ({ $names })

## Listas

# Una de dos posibilidades: «A y B, o C».
list-or = { $front }, o { $next }
# La persona que lee, en una lista de nombres.
list-you = tú

## Qué hacen las cartas

effect-letter = Sola: explotas y tomas un recurso o una loseta. Con una loseta: urbanizas en este marcador.
# $goods es «1 recurso» o «1 loseta y 1 punto».
effect-every = { $deed ->
    [exploit] Cada vez que explotas: { $goods }.
    [urbanize] Cada vez que urbanizas: { $goods }.
   *[construct] Cada vez que construyes: { $goods }.
}
# Con qué empieza el dueño de un personaje.
effect-start = Empiezas con: { $goods }.
effect-end-resources = { $color ->
    [blue] Al final: 1 punto por cada recurso tuyo en edificios azules.
    [red] Al final: 1 punto por cada recurso tuyo en edificios rojos.
   *[yellow] Al final: 1 punto por cada recurso tuyo en edificios amarillos.
}
effect-end-low = Al final: 1 punto por cada edificio tuyo con 1 o 2 pisos.
effect-end-high = Al final: 3 puntos por cada edificio tuyo con 3 pisos o más.
effect-end-cards = { $deed ->
    [exploit] Al final: 2 puntos por cada carta tuya que trabaja cuando explotas, personajes incluidos.
    [urbanize] Al final: 2 puntos por cada carta tuya que trabaja cuando urbanizas, personajes incluidos.
   *[construct] Al final: 2 puntos por cada carta tuya que trabaja cuando construyes, personajes incluidos.
}
effect-end-color = { $color ->
    [blue] Al final: 2 puntos por cada carta azul tuya, personajes y esta carta incluidos.
    [red] Al final: 2 puntos por cada carta roja tuya, personajes y esta carta incluidos.
   *[yellow] Al final: 2 puntos por cada carta amarilla tuya, personajes y esta carta incluidos.
}
effect-end-nine = Al final: 9 puntos.

## Qué hacen otras cosas

thing-round-effect = Todos eligen una carta en secreto, con o sin loseta. Luego actúan por turnos, empezando por el primer jugador. La partida termina cuando las losetas se agotan por segunda vez (contra Hal, por primera), o cuando un jugador tiene todos sus recursos en la ciudad. Gana quien tiene más puntos.
thing-resources-effect = Los pones en edificios: 1 cuando urbanizas, 1 por piso cuando construyes. Allí cuentan para el distrito.
thing-tiles-effect = Con una carta de letra, una loseta urbaniza; con una carta de edificio, construye. Solo tú sabes qué losetas tienes.
thing-points-effect = Cuentan al final. También pagan un número menor encima de uno mayor.
thing-redraws-effect = Gasta uno para cambiar toda tu mano antes de confirmar. Cada uno que conserves da 2 puntos al final.
thing-reserve-effect = Recursos que aún no se han ganado. Cuando un jugador tiene todos sus recursos en la ciudad, esa ronda es la última.
thing-place-effect = Aquí aún no hay nada edificado. Solo se urbaniza donde hay marcadores, y se mueven cuando la ciudad crece.
thing-no-tile-effect = Juegas la carta sola: explotas y no edificas nada.

## La puntuación

# De dónde salen los puntos, en la tabla del final.
source-points = Puntos reunidos
source-cards = Cartas con «=»
source-redraws = Marcadores de nueva mano
source-districts = Distritos
source-other = Otros
# Antes de los puntos de una carta; $card es «azul 7».
score-card = { $card }:
# Antes de los puntos de un distrito; $numbers es «1, 4 y 7».
score-district = { $color ->
    [blue] distrito azul de { $numbers }:
    [red] distrito rojo de { $numbers }:
   *[yellow] distrito amarillo de { $numbers }:
}
