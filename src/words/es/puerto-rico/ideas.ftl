### Puerto Rico: por qué una elección es buena, en hechos de la mesa. Se muestra con una pista y con la respuesta a «¿Por qué?».
### Una frase breve cada una. $who es el jugador que elige: quien lee (you) o un jugador por su nombre; $rival es otro jugador.
### Lo que pasa «si no» es tras la segunda mejor opción; «luego» es al final de la ronda o en la siguiente elección propia.

## Barcos

idea-ships = { $who ->
    [you] Embarcas { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise ->
        [0] nada
       *[other] por { $otherwise }
    }.
   *[other] { $who } embarca { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise ->
        [0] nada
       *[other] por { $otherwise }
    }.
}
idea-saves-crates = { $who ->
    [you] { $crates ->
        [0] No pierdes ninguna caja
        [one] Pierdes 1 caja
       *[other] Pierdes { $crates } cajas
    }; si no, { $otherwise }.
   *[other] { $who } { $crates ->
        [0] no pierde ninguna caja
        [one] pierde 1 caja
       *[other] pierde { $crates } cajas
    }; si no, { $otherwise }.
}
idea-rival-ships = { $rival ->
    [you] { $points ->
        [0] No embarcas nada
        [one] Embarcas por 1 punto
       *[other] Embarcas por { $points } puntos
    }; si no, por { $otherwise }.
   *[other] { $rival } { $points ->
        [0] no embarca nada
        [one] embarca por 1 punto
       *[other] embarca por { $points } puntos
    }; si no, por { $otherwise }.
}
idea-rival-spoils = { $rival ->
    [you] Pierdes { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] { $rival } pierde { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-shuts-out = { $rival ->
    [you] No queda barco para { $crates ->
        [one] tu caja
       *[other] tus { $crates } cajas
    } de { $good }.
   *[other] No queda barco para { $crates ->
        [one] la caja
       *[other] las { $crates } cajas
    } de { $good } de { $rival }.
}
idea-keeps-room = { $who ->
    [you] Un barco aún admite { $crates ->
        [one] tu caja
       *[other] tus { $crates } cajas
    } de { $good }.
   *[other] Un barco aún admite { $crates ->
        [one] la caja
       *[other] las { $crates } cajas
    } de { $good } de { $who }.
}

## Monedas y roles

idea-has-coins = { $who ->
    [you] Luego tienes { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-affords = { $who ->
    [you] Luego tienes { $coins ->
        [one] 1 moneda, suficiente
       *[other] { $coins } monedas, suficientes
    } para { OBJECT($building) }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $coins ->
        [one] 1 moneda, suficiente
       *[other] { $coins } monedas, suficientes
    } para { OBJECT($building) }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-takes-role-coins = { $who ->
    [you] Tomas { $coins ->
        [one] la moneda
       *[other] las { $coins } monedas
    } que lleva el { $role }.
   *[other] { $who } toma { $coins ->
        [one] la moneda
       *[other] las { $coins } monedas
    } que lleva el { $role }.
}
idea-denies-role-coins = { $rival ->
    [you] Si no, tomas { $coins ->
        [one] la moneda
       *[other] las { $coins } monedas
    } que lleva el { $role }.
   *[other] Si no, { $rival } toma { $coins ->
        [one] la moneda
       *[other] las { $coins } monedas
    } que lleva el { $role }.
}
idea-takes-role = { $rival ->
    [you] Si no, eliges al { $role }.
   *[other] Si no, { $rival } elige al { $role }.
}
idea-rival-coins = { $rival ->
    [you] Luego { $coins ->
        [0] no tienes ninguna moneda
        [one] tienes 1 moneda
       *[other] tienes { $coins } monedas
    }; si no, { $otherwise }.
   *[other] Luego { $rival } { $coins ->
        [0] no tiene ninguna moneda
        [one] tiene 1 moneda
       *[other] tiene { $coins } monedas
    }; si no, { $otherwise }.
}

## Edificios

idea-builds = { $who ->
    [you] Construyes { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 moneda
       *[other] por { $price } monedas
    }.
   *[other] { $who } construye { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 moneda
       *[other] por { $price } monedas
    }.
}
idea-last-copy = { $who ->
    [you] Consigues la última copia { OF($building) } antes que { $rival }.
   *[other] { $rival ->
        [you] { $who } consigue la última copia { OF($building) } antes que tú.
       *[other] { $who } consigue la última copia { OF($building) } antes que { $rival }.
    }
}
idea-builds-for-less = { $who ->
    [you] Construyes { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 moneda
       *[other] por { $price } monedas
    }; si no, por { $otherwise }.
   *[other] { $who } construye { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 moneda
       *[other] por { $price } monedas
    }; si no, por { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] Si no, construyes { OBJECT($building) }.
   *[other] Si no, { $rival } construye { OBJECT($building) }.
}
idea-occupies = { $who ->
    [you] Luego tienes un { -worker } en tu { $building }.
   *[other] Luego { $who } tiene un { -worker } en su { $building }.
}
idea-large-building = { $who ->
    [you] Luego tu { $building } vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por su { $building }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}

## Mercancías

idea-produces = { $who ->
    [you] Produces { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    } de { $kinds ->
        [one] 1 tipo
       *[other] { $kinds } tipos
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] { $who } produce { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    } de { $kinds ->
        [one] 1 tipo
       *[other] { $kinds } tipos
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-extra-crate = { $who ->
    [you] Tomas la caja adicional de { $good }.
   *[other] { $who } toma la caja adicional de { $good }.
}
idea-rival-produces = { $rival ->
    [you] { $crates ->
        [0] No produces ninguna caja
        [one] Produces 1 caja
       *[other] Produces { $crates } cajas
    }; si no, { $otherwise }.
   *[other] { $rival } { $crates ->
        [0] no produce ninguna caja
        [one] produce 1 caja
       *[other] produce { $crates } cajas
    }; si no, { $otherwise }.
}
idea-sells = { $who ->
    [you] Vendes { $good } por { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }; si no, { $otherwise ->
        [0] nada
       *[other] por { $otherwise }
    }.
   *[other] { $who } vende { $good } por { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }; si no, { $otherwise ->
        [0] nada
       *[other] por { $otherwise }
    }.
}
idea-denies-sale-full = { $rival ->
    [you] No puedes vender { $good }: la { area-house } está llena.
   *[other] { $rival } no puede vender { $good }: la { area-house } está llena.
}
idea-denies-sale-taken = { $rival ->
    [you] No puedes vender { $good }: en la { area-house } ya hay.
   *[other] { $rival } no puede vender { $good }: en la { area-house } ya hay.
}
idea-rival-sells = { $rival ->
    [you] { $coins ->
        [0] No vendes nada
        [one] Vendes por 1 moneda
       *[other] Vendes por { $coins } monedas
    }; si no, por { $otherwise }.
   *[other] { $rival } { $coins ->
        [0] no vende nada
        [one] vende por 1 moneda
       *[other] vende por { $coins } monedas
    }; si no, por { $otherwise }.
}
idea-holds-crates = { $who ->
    [you] Luego tienes { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-can-produce = { $who ->
    [you] Luego puedes producir { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } puede producir { $crates ->
        [one] 1 caja
       *[other] { $crates } cajas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}

## Trabajadores y losetas

idea-workers = { $who ->
    [you] Luego tienes { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}
idea-new-kind = { $who ->
    [you] Consigues tu primera { $tile }.
   *[other] { $who } consigue su primera { $tile }.
}
idea-serves = { $who ->
    [you] La { $tile } abastece tu { $building }.
   *[other] { $who } abastece su { $building } con la { $tile }.
}
# $tile es «plantación de maíz», $good es «maíz».
idea-plantations = { $who ->
    [you] Luego tienes { $count ->
        [one] 1 { $tile }
       *[other] { $count } plantaciones de { $good }
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $count ->
        [one] 1 { $tile }
       *[other] { $count } plantaciones de { $good }
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-land = { $who ->
    [you] Luego tienes { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-quarry = { $who ->
    [you] Consigues { tile-quarry-one }.
   *[other] { $who } consigue { tile-quarry-one }.
}

## La puntuación y el final

idea-points = { $who ->
    [you] Luego tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise }.
   *[other] Luego { $who } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise }.
}
idea-brings-end = { $who ->
    [you] La partida termina con esta ronda y vas por delante.
   *[other] La partida termina con esta ronda, con { $who } por delante.
}
idea-puts-off-end = { $who ->
    [you] La partida sigue; si no, termina cuando vas por detrás.
   *[other] La partida sigue; si no, termina cuando { $who } va por detrás.
}
