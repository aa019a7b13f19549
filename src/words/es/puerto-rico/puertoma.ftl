### Puerto Rico: el Puertoma, un rival que juegan las reglas: sus partes, y cómo elige. No es una persona: un Puertoma se llama por su nombre.

## Sus partes

puertoma = Puertoma
puertoma-first = Puertoma 1
puertoma-second = Puertoma 2
puertoma-ability = Loseta de habilidad, nivel { $level }
puertoma-works-with = Rol
puertoma-face-down = Habilidad, boca abajo
puertoma-unlocks-first = Se revela con el primer edificio de este nivel.
puertoma-unlocks-second = Se revela con el segundo edificio de este nivel.
# Cómo está una loseta de habilidad.
puertoma-down = Boca abajo.
puertoma-turned = Revelada en esta fase; funciona desde la siguiente.
puertoma-works = Funciona, elija quien elija el rol.
puertoma-gone = Fuera de la partida.
puertoma-some-ability = habilidad
puertoma-ability-spoken = { $state ->
    [down] Nivel { $level }: { $name }, boca abajo
    [turned] Nivel { $level }: { $name }, funciona desde la fase siguiente
    [gone] Nivel { $level }: { $name }, fuera de la partida
   *[works] Nivel { $level }: { $name }, funciona
}
puertoma-action-board = Tablero de acciones
puertoma-action-board-effect = Desde el rol del marcador salen flechas hacia los roles que prefiere un Puertoma. Cuando actúa en la fase de un rol y una flecha lleva allí, el marcador se mueve a él.
puertoma-place-spoken = { $role }; flechas hacia: { $roles }
puertoma-marker-spoken = { $role }, marcador; flechas hacia: { $roles }
puertoma-marker-on = El marcador está en el { $role }.
puertoma-cards = Cartas de desempate
puertoma-cards-effect = Una carta deshace los empates. Entre roles: el primero de la carta. Entre edificios o plantaciones: se cuenta el número de la carta desde la izquierda, y después del último se vuelve a empezar.
puertoma-cards-left = { $left ->
    [one] 1 carta boca abajo
   *[other] { $left } cartas boca abajo
}
puertoma-no-card = Aún no se ha robado ninguna carta.
puertoma-last-card = La última robada: carta { $card }.
puertoma-card = Carta de desempate { $card }
puertoma-plantations-of = Plantaciones de { $name }
puertoma-town-of = Edificios de { $name } por niveles
puertoma-level = Nivel { $level }
puertoma-empty-space = Espacio vacío, nivel { $level }
puertoma-empty-plantation = Espacio vacío para una { $tile }
puertoma-plantation = { $tile }, { $on } de { $circles } círculos llenos
puertoma-plantation-active = { $tile }, { $on } de { $circles } círculos llenos, activa
puertoma-vp-area = Zona de puntos
puertoma-vp-area-spoken = Zona de puntos: canteras { $quarries }, terceras plantaciones { $thirds }, trabajadores sin usar { $unused }
puertoma-reserved-by = en reserva para { $name }
puertoma-reserve-on = Marcador de reserva en { OBJECT($building) }
puertoma-reserve-aside = Marcador de reserva apartado

## Cómo ha elegido: frases del historial, una por cada paso. $roles, $buildings, $tiles, $goods son listas

step-none-profitable = Disponibles: { $roles }. Ninguno es rentable, así que elige entre todos.
step-all-profitable = Disponibles: { $roles }. Todos son rentables.
# $others enumera los roles que no lo son, cada uno con su razón (step-not-profitable).
step-profitable = Disponibles: { $roles }. Rentables: { $profitable } ({ $others }).
step-not-profitable = { $why ->
    [builder] el { $role } no: no puede construir nada
    [planter] el { $role } no: ninguna plantación boca arriba cabe en su tablero
    [recruiter] el { $role } no: ningún círculo bajo sus plantaciones está vacío
    [craftsman] el { $role } no: no produciría ningún tipo nuevo
    [trader] el { $role } no: no puede vender nada por una moneda
    [captain] el { $role } no: ningún barco admite sus cajas
    [adventurer] el { $role } no: no recibiría monedas
   *[smuggler] el { $role } no: no hay nada que arrebatar, saquear ni asaltar
}
step-no-arrow = Desde el { $marker }, donde está el marcador, ninguna flecha lleva a ellos: quedan todos.
step-arrows = Desde el { $marker }, donde está el marcador, las flechas llevan a: { $roles }.
step-smuggler = El { role-smuggler } cuenta como si llevara 2 monedas y gana los empates.
step-one-left = Solo queda el { $role }.
step-no-coins = No llevan monedas: quedan todos.
step-most-coins = Más monedas ({ $coins }) llevan: { $roles }.
step-role-by-card = Decide la carta { $card }: de ellos, el primero en ella es el { $role }.
step-level = El nivel más alto en el que puede construir es el { $level }: { $buildings }.
step-dearest = { $cost ->
    [one] Lo más caro, por 1 moneda: { $buildings }.
   *[other] Lo más caro, por { $cost } monedas: { $buildings }.
}
step-shown-buildings = { $cost ->
    [one] Los objetivos abiertos muestran edificios que puede comprar: { $buildings }. El más barato cuesta 1 moneda y va en el nivel { $level }.
   *[other] Los objetivos abiertos muestran edificios que puede comprar: { $buildings }. El más barato cuesta { $cost } monedas y va en el nivel { $level }.
}
# $pieces enumera edificios o losetas; $piece es la elegida.
step-piece-by-card = Decide la carta { $card }, contando desde la izquierda ({ $pieces }): { $piece }.
step-second-tile = Tiene una { $tile } y toma la segunda.
step-second-tiles = Tiene una de cada una de estas y toma la más alta: { $tiles }.
step-first-tile = No tiene ninguna { $tile } y toma una.
step-first-tiles = No tiene ninguna de estas y toma la más alta: { $tiles }.
step-shown-tiles = Los objetivos abiertos muestran losetas que están boca arriba: { $tiles }.
step-shown-kinds = Los objetivos abiertos muestran mercancías que aún no puede producir: { $tiles }.
step-circles = Menos círculos vacíos ({ $empty }) hay bajo una { $tile }.
step-equal-circles = Menos círculos vacíos ({ $empty }) hay bajo: { $tiles }. La más alta va primero.
step-shown-goods = Los objetivos abiertos muestran mercancías de estas, así que los trabajadores van antes allí: { $tiles }.
step-load = Puede cargar { $crates }.
step-loads = Puede cargar { $crates }: carga lo que más; en un empate, la mercancía más baja.
step-send-off = Un objetivo abierto pide el barco de { $size } espacios lleno de { $good }: llena ese.
step-sale = Solo puede vender { $good }.
step-sales = Puede vender { $goods }: vende la más alta.
step-closing-time = Un objetivo abierto pide { $good } como última caja de la { area-house }: vende esa.
step-deeds = Arrebatar le daría { $poach }; saquear, { $plunder }; asaltar, { $raid }. Hace lo que más da; en un empate, lo primero que se nombra.

## Lo que hace: líneas del historial

log-marker-moved = El marcador de acciones va al { $role }.
# $tile es la plantación bajo la que van.
log-worker-for-tile = { $who ->
    [you] { $from ->
        [register] Recibes un { -worker } del { -register } para una { $tile }.
        [portrait] Recibes un { -worker } { -from-portrait } para una { $tile }.
       *[supply] Recibes un { -worker } de la reserva para una { $tile }.
    }
   *[other] { $from ->
        [register] { $who } recibe un { -worker } del { -register } para una { $tile }.
        [portrait] { $who } recibe un { -worker } { -from-portrait } para una { $tile }.
       *[supply] { $who } recibe un { -worker } de la reserva para una { $tile }.
    }
}
log-citizen-for-tile = { $who ->
    [you] { $from ->
        [register] Recibes un ciudadano del { -register } para una { $tile }.
        [portrait] Recibes un ciudadano { -from-portrait } para una { $tile }.
       *[supply] Recibes un ciudadano de la reserva para una { $tile }.
    }
   *[other] { $from ->
        [register] { $who } recibe un ciudadano del { -register } para una { $tile }.
        [portrait] { $who } recibe un ciudadano { -from-portrait } para una { $tile }.
       *[supply] { $who } recibe un ciudadano de la reserva para una { $tile }.
    }
}
log-worker-unused = { $who ->
    [you] { $from ->
        [register] Recibes un { -worker } del { -register } para la zona de puntos.
        [portrait] Recibes un { -worker } { -from-portrait } para la zona de puntos.
       *[supply] Recibes un { -worker } de la reserva para la zona de puntos.
    }
   *[other] { $from ->
        [register] { $who } recibe un { -worker } del { -register } para la zona de puntos.
        [portrait] { $who } recibe un { -worker } { -from-portrait } para la zona de puntos.
       *[supply] { $who } recibe un { -worker } de la reserva para la zona de puntos.
    }
}
log-citizen-unused = { $who ->
    [you] { $from ->
        [register] Recibes un ciudadano del { -register } para la zona de puntos.
        [portrait] Recibes un ciudadano { -from-portrait } para la zona de puntos.
       *[supply] Recibes un ciudadano de la reserva para la zona de puntos.
    }
   *[other] { $from ->
        [register] { $who } recibe un ciudadano del { -register } para la zona de puntos.
        [portrait] { $who } recibe un ciudadano { -from-portrait } para la zona de puntos.
       *[supply] { $who } recibe un ciudadano de la reserva para la zona de puntos.
    }
}
log-reserved = { $who ->
    [you] Reservas { OBJECT($building) }.
   *[other] { $who } reserva { OBJECT($building) }.
}
log-reserve-aside = { $who ->
    [you] Apartas el marcador de reserva.
   *[other] { $who } aparta el marcador de reserva.
}
# $effect es una frase.
log-unlocked = { $who ->
    [you] Revelas la habilidad { $ability } ({ $role }): { $effect }
   *[other] { $who } revela la habilidad { $ability } ({ $role }): { $effect }
}
# $levels es una lista de cifras.
log-abilities-gone = { $who ->
    [you] Pierdes las otras losetas de habilidad, nivel { $levels }: dificultad fácil.
   *[other] { $who } pierde las otras losetas de habilidad, nivel { $levels }: dificultad fácil.
}
log-ability-crate = { $who ->
    [you] Tomas 1 caja de { $good } ({ $ability }).
   *[other] { $who } toma 1 caja de { $good } ({ $ability }).
}
log-crates-discarded = { $who ->
    [you] Descartas { $crates } de { $good } por puntos: fuera de la partida.
   *[other] { $who } descarta { $crates } de { $good } por puntos: fuera de la partida.
}
log-endowed = { $who ->
    [you] Empiezas con { OBJECT($building) } y 1 caja de { $good }.
   *[other] { $who } empieza con { OBJECT($building) } y 1 caja de { $good }.
}
# $lost es lo que se va, como «2 de maíz».
told-lost = −{ $lost }
