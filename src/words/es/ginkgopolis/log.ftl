### Ginkgopolis: líneas del historial.
### $tile, $over y $card son «azul 7»; $cards, $tiles y $names son listas de ellos; $letter es la letra de un marcador.

log-kept-character = { $who ->
    [you] Te quedas con el { $character }.
   *[other] { $who } se queda con el { $character }.
}
log-kept-some = { $who ->
    [you] Te quedas con un personaje.
   *[other] { $who } se queda con un personaje.
}
log-packets-passed = Los demás personajes pasan a la izquierda.
log-characters = { $who ->
    [you] Tus personajes: { $characters }.
   *[other] Personajes de { $who }: { $characters }.
}
log-round = { $who ->
    [you] Ronda { $round }: empiezas tú.
   *[other] Ronda { $round }: empieza { $who }.
}
# $cards es «3 cartas».
log-drew = { $who ->
    [you] Robas { $cards }.
   *[other] { $who } roba { $cards }.
}
# $cards es «3 cartas»; $names dice cuáles.
log-drew-named = { $who ->
    [you] Robas { $cards }: { $names }.
   *[other] { $who } roba { $cards }: { $names }.
}
log-hal-drew = { hal } recibe una carta boca abajo.
# $left es el número de marcadores de nueva mano que quedan.
log-redrew = { $who ->
    [you] { $left ->
        [0] Dejas { $cards } por una nueva mano (no te quedan marcadores).
        [one] Dejas { $cards } por una nueva mano (te queda 1 marcador).
       *[other] Dejas { $cards } por una nueva mano (te quedan { $left } marcadores).
    }
   *[other] { $left ->
        [0] { $who } deja { $cards } por una nueva mano (no le quedan marcadores).
        [one] { $who } deja { $cards } por una nueva mano (le queda 1 marcador).
       *[other] { $who } deja { $cards } por una nueva mano (le quedan { $left } marcadores).
    }
}
log-chose-alone = { $who ->
    [you] Eliges { $card }, sin loseta.
   *[other] { $who } elige { $card }, sin loseta.
}
log-chose-with = { $who ->
    [you] Eliges { $card } con { $tile }.
   *[other] { $who } elige { $card } con { $tile }.
}
log-ready = { $who ->
    [you] Ya has elegido.
   *[other] { $who } ya ha elegido.
}
log-all-chose = Todos han elegido, sin losetas.
# $players es una lista de nombres.
log-all-chose-with = Todos han elegido; con loseta: { $players }.
log-revealed-alone = { $who ->
    [you] Revelas { $card }, sin loseta.
   *[other] { $who } revela { $card }, sin loseta.
}
log-revealed-with = { $who ->
    [you] Revelas { $card } con { $tile }.
   *[other] { $who } revela { $card } con { $tile }.
}
log-fallback = { $who ->
    [you] No puedes pagar: recuperas { $tile } y explotas.
   *[other] { $who } no puede pagar: recupera { $tile } y explota.
}

## Ganancias: $goods es «1 recurso» o «2 losetas (azul 7 y rojo 3)»

log-gained = { $who ->
    [you] Ganas { $goods }.
   *[other] { $who } gana { $goods }.
}
log-gained-building = { $who ->
    [you] Ganas { $goods } de { $tile }.
   *[other] { $who } gana { $goods } de { $tile }.
}
log-gained-around = { $who ->
    [you] Ganas { $goods } de los edificios vecinos.
   *[other] { $who } gana { $goods } de los edificios vecinos.
}
log-gained-character = { $who ->
    [you] Ganas { $goods } del { $character }.
   *[other] { $who } gana { $goods } del { $character }.
}
log-gained-card = { $who ->
    [you] Ganas { $goods } de la carta { $card }.
   *[other] { $who } gana { $goods } de la carta { $card }.
}
log-gained-over = { $who ->
    [you] Ganas { $goods }: se ha construido sobre { $tile }.
   *[other] { $who } gana { $goods }: se ha construido sobre { $tile }.
}
log-gained-returned = { $who ->
    [you] Ganas { $goods } por las losetas devueltas.
   *[other] { $who } gana { $goods } por las losetas devueltas.
}
log-tile-left = { $who ->
    [you] Dejas la última loseta donde está.
   *[other] { $who } deja la última loseta donde está.
}
log-lost = { $who ->
    [you] Deberías ganar { $goods }, pero ya no hay.
   *[other] { $who } debería ganar { $goods }, pero ya no hay.
}

## Edificios: $floors es «2 pisos», $points es «3 puntos»

log-urbanized = { $who ->
    [you] Urbanizas en { $letter } con { $tile }.
   *[other] { $who } urbaniza en { $letter } con { $tile }.
}
log-constructed = { $who ->
    [you] Construyes sobre { $over } con { $tile }: { $floors }.
   *[other] { $who } construye sobre { $over } con { $tile }: { $floors }.
}
# Pagado por otro color.
log-constructed-color = { $who ->
    [you] Construyes sobre { $over } con { $tile } y pagas 1 recurso: { $floors }.
   *[other] { $who } construye sobre { $over } con { $tile } y paga 1 recurso: { $floors }.
}
# Pagado por un número menor.
log-constructed-number = { $who ->
    [you] Construyes sobre { $over } con { $tile } y pagas { $points }: { $floors }.
   *[other] { $who } construye sobre { $over } con { $tile } y paga { $points }: { $floors }.
}
log-constructed-both = { $who ->
    [you] Construyes sobre { $over } con { $tile } y pagas { $points } y 1 recurso: { $floors }.
   *[other] { $who } construye sobre { $over } con { $tile } y paga { $points } y 1 recurso: { $floors }.
}
log-marker = El marcador { $letter } se mueve.
log-shifted = También deben moverse otros marcadores: { $letters }.
log-kept-card = { $who ->
    [you] Conservas { $card }.
   *[other] { $who } conserva { $card }.
}

## La pila de losetas y el final de una ronda

log-ran-out = Las losetas se han agotado por primera vez.
log-ran-out-for-good = Las losetas se han agotado definitivamente.
log-returned-none = { $who ->
    [you] No devuelves losetas.
   *[other] { $who } no devuelve losetas.
}
log-returned = { $who ->
    [you] Devuelves { $tiles }.
   *[other] { $who } devuelve { $tiles }.
}
# $tiles es «12 losetas».
log-supply = Nueva pila de losetas: { $tiles }.
log-unused = Sin jugar: { $cards }.
log-hal-swapped = { hal } usa { $used } en lugar de { $discarded }.
log-hal-tile = { hal } roba { $tile }.
log-hal-stuck = { hal } no puede actuar.
# $cards es «20 cartas»; pueden seguir las dos siguientes.
log-deck = Mazo nuevo de { $cards }.
log-deck-added = Se añaden: { $cards }.
log-deck-aside = Se apartan: { $cards }.
log-hands-passed = { $who ->
    [you] Las manos pasan a la izquierda; ahora empiezas tú.
   *[other] Las manos pasan a la izquierda; ahora empieza { $who }.
}
log-last-tiles = Esta es la última ronda: las losetas se han agotado.
log-last-resources = Esta es la última ronda: un jugador tiene todos sus recursos en la ciudad.
log-last-hal = Esta es la última ronda: { hal } no ha podido actuar.
log-over = La partida ha terminado.

## Lo que ha hecho un jugador en esta ronda, en una o dos palabras

strip-ready = elegido
strip-with = { $card } + { $tile }
strip-cannot-pay = no puede pagar

## Por qué Hal actúa así: los números que deciden
## $first y $other son cartas suyas, como «letra C»; $floors y $others son los pisos junto a sus marcadores

step-swap-building = { hal } tiene { $first } y roba { $other }: siempre usa una carta de edificio.
step-swap-more = Pisos junto a { $other }: { $others }. Junto a { $first }: { $floors }. { hal } usa la que tiene más.
step-swap-less = Pisos junto a { $first }: { $floors }. Junto a { $other }: { $others }, que no son más. { hal } se queda con la primera.
# $points es «5 puntos», $left es cuántos recursos tiene.
step-letter = Pisos junto a { $letter }: { $floors }. { hal } gana { $points } y coloca 1 recurso; tenía { $left }.
step-letter-short = Para edificar en { $letter }, { hal } necesita 1 recurso y no le queda ninguno.
# $needs es «4 recursos», $has también.
step-floor = Para construir sobre { $over }, { hal } coloca { $needs }. Tiene { $has }.
step-floor-short = Para construir sobre { $over }, { hal } necesita { $needs }. Solo tiene { $has }.
step-no-tile = No queda ninguna loseta que { hal } pueda robar.
