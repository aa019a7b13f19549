### Ginkgopolis: preguntas, respuestas, previsiones y negativas.

## Preguntas al jugador: qué hacer y, en la línea siguiente, los detalles
## $tile y $over son «azul 7»; $letter es la letra de un marcador

ask-draft = { $pick ->
    [0] Quédate con un personaje.
    [1] Quédate con un segundo personaje.
   *[other] Quédate con un tercer personaje.
}
ask-draft-pass = { $pick ->
    [0] Pasa los otros tres a la izquierda.
    [1] Pasa los demás a la izquierda.
   *[other] La última carta no se usa.
}
ask-choose = Elige una carta.
ask-choose-tiles = Para edificar, añade una loseta.
ask-choose-no-tiles = No tienes ninguna loseta para edificar.
# La carta de edificio $tile se juega sola.
ask-exploit = Explotas { $tile }.
ask-construct = Construyes sobre { $over } con { $tile }.
ask-exploit-letter = Explotas con la letra { $letter }.
ask-urbanize = Urbanizas en { $letter } con { $tile }.
# Lo que cuesta la acción elegida y al jugador le falta: «1 recurso y 2 puntos».
ask-short = Necesitas { $goods } más.
ask-goods = Toma un recurso o una loseta.
ask-last-tile = ¿Tomar la última loseta?
ask-last-tile-ends = Esta ronda será entonces la última.
ask-last-tile-returns = Entonces cada jugador puede devolver losetas por 1 punto cada una.
# Antes de una de las dos preguntas siguientes.
ask-hal-built = { hal } ha edificado en { $letter }.
# Los marcadores rodean la ciudad en orden alfabético.
ask-shift = En el orden no hay sitio para { $letter }.
ask-shift-choose = Elige qué marcadores se mueven.
ask-shift-chosen = Se mueven los marcadores elegidos.
ask-place = Coloca el marcador { $letter }.
ask-place-choose = Elige un lugar señalado.
ask-place-chosen = En la columna { $column }, fila { $row }.
ask-out-of-tiles = Las losetas se han agotado.
ask-return-or-pass = Devuelve losetas por 1 punto cada una, o pasa.
# $tiles es «2 losetas».
ask-return = ¿Devolver { $tiles }?
ask-return-of = { $count ->
    [one] Tienes 1.
   *[other] Tienes { $count }.
}

## Lo que se pregunta a otro jugador

wait-draft = { $who ->
    [you] Estás eligiendo un personaje.
   *[other] { $who } está eligiendo un personaje.
}
wait-card = { $who ->
    [you] Estás eligiendo una carta.
   *[other] { $who } está eligiendo una carta.
}
wait-goods = { $who ->
    [you] Estás tomando un recurso o una loseta.
   *[other] { $who } está tomando un recurso o una loseta.
}
wait-last-tile = { $who ->
    [you] Estás decidiendo si tomas la última loseta.
   *[other] { $who } está decidiendo si toma la última loseta.
}
wait-marker = { $who ->
    [you] Estás moviendo un marcador.
   *[other] { $who } está moviendo un marcador.
}
wait-return = { $who ->
    [you] Estás eligiendo qué losetas devuelves.
   *[other] { $who } está eligiendo qué losetas devuelve.
}
# El jugador cuya acción se está mostrando.
wait-act = { $who ->
    [you] Actúas tú.
   *[other] Actúa { $who }.
}

## Qué saldría de la carta y la loseta elegidas, en una línea encima de la mano
## $goods es «1 recurso y 2 puntos»; $more es lo que dan las propias cartas del jugador

forecast-take = + 1 recurso o 1 loseta.
forecast-take-more = + 1 recurso o 1 loseta; luego, + { $more } de tus cartas.
forecast-nothing = + nada.
forecast-gain = + { $goods }.
forecast-gain-more = + { $goods }; luego, + { $more } de tus cartas.
forecast-more = + { $more } de tus cartas.
forecast-urbanize = Pones 1 recurso.
# El dueño del edificio sobre el que se construye.
forecast-owner = { $count ->
    [one] { $name } recupera 1 recurso y gana 1 punto.
   *[other] { $name } recupera { $count } recursos y gana { $count } puntos.
}
# $resources es «2 recursos».
forecast-back = Recuperas { $resources }.
# $points es «2 puntos».
forecast-number = Pagas { $points } por el número menor.
forecast-color = Pagas 1 recurso por el otro color.
forecast-place = Pones { $resources }.
# Tras los dos puntos va una de las líneas de arriba.
forecast-short = Necesitas { $goods } más. Si al actuar sigue siendo así, en su lugar explotas:
# Adónde va el marcador del edificio nuevo: a su lado.
forecast-marker = { $places ->
    [one] Luego el marcador { $letter } va al lado: 1 lugar.
   *[other] Luego el marcador { $letter } va al lado: { $places } lugares.
}
forecast-marker-away = { $places ->
    [one] Al lado no hay lugar libre: el marcador { $letter } va a otro lugar.
   *[other] Al lado no hay lugar libre: el marcador { $letter } va a uno de { $places } lugares.
}
# $markers es «A y B, o C».
forecast-marker-others = También se mueven: { $markers }.

## Respuestas, en botones y en la lista de todas las acciones

action-done = No devolver más losetas
action-keep = Quedarse con el { $character }
action-redraw = Gastar un marcador de nueva mano
action-card = Elegir { $card }
action-alone = Explotar (jugarla sola)
action-with = Añadir { $tile }
action-take-resource = Tomar un recurso
action-take-tile = Tomar una loseta
action-shift = Mover marcadores: opción { $number }
# $letters es «A, B y C».
action-shift-letters = Mover { $letters }
action-row = Un lugar de la fila { $row }
action-place = El lugar de la columna { $column }, fila { $row }
action-return = Devolver { $tile }
action-leave = Dejar la última loseta

## Títulos de la lista de todas las acciones

group-return = Losetas que devolver
group-characters = Personajes
group-redraw = Marcador de nueva mano
group-cards = Cartas
group-tiles = Losetas
group-goods = Bienes
group-markers = Marcadores

## Por qué algo no es posible

reason-game-over = La partida ha terminado.
reason-not-asked = Ahora no puedes hacer eso.
reason-not-in-packet = No puedes elegir este personaje.
reason-no-redraw = No te quedan marcadores de nueva mano.
reason-too-late-to-redraw = Ya has elegido una carta.
reason-not-in-hand = Esta carta no está en tu mano.
reason-not-behind-screen = Esta loseta no está detrás de tu pantalla.
reason-reserve-empty = Tu reserva de recursos está vacía.
reason-supply-empty = No quedan losetas.
reason-no-such-shift = Los marcadores no se pueden mover así.
reason-not-adjacent = El marcador debe ir al lado del edificio nuevo.
reason-not-on-rim = Este lugar está dentro de la ciudad; los marcadores van alrededor.
reason-occupied = Ahí ya hay un marcador o un edificio.
reason-out-of-order = Los marcadores ya no rodearían la ciudad en orden alfabético.
reason-not-in-row = En esta fila no hay lugar para él.
reason-ascending = Ya has decidido sobre esta loseta.

## Preguntas que se hacen por primera vez: 160 letras como máximo

first-time-draft = Quédate con uno de estos personajes y pasa los demás. Te ayuda siempre que haces su acción.
first-time-card = Todos eligen una carta en secreto. Una carta sola explota. Con una loseta, una letra urbaniza y un edificio construye.
first-time-tile = Añade una loseta para edificar, o juega la carta sola para explotar.
first-time-goods = Los edificios se pagan con recursos y se hacen con losetas.
first-time-shift = La ciudad crece y los marcadores hacen sitio. Elige cuáles se mueven.
first-time-place = Vuelve a poner el marcador junto a la ciudad. Ahí se podrá urbanizar más tarde.
