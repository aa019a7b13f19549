### San Juan: por qué una elección es buena, en hechos de la mesa. Se muestra con una pista y con la respuesta a «¿Por qué?».
### Una frase breve cada una. $who es el jugador que elige: quien lee (you) o un jugador por su nombre; $rival es otro jugador.
### Lo que pasa «si no» es tras la segunda mejor opción; «luego» es al final de la ronda o en la siguiente elección propia.

## Cartas y edificios

idea-draws = { $who ->
    [you] Robas { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] { $who } roba { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-has-cards = { $who ->
    [you] Luego tienes { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-builds = { $who ->
    [you] Construyes { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $price } cartas
    }.
   *[other] { $who } construye { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $price } cartas
    }.
}
idea-builds-for-less = { $who ->
    [you] Construyes { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $price } cartas
    }; si no, por { $otherwise }.
   *[other] { $who } construye { OBJECT($building) } { $price ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $price } cartas
    }; si no, por { $otherwise }.
}
idea-affords = { $who ->
    [you] Luego puedes construir { OBJECT($building) } con { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] no tienes ninguna
       *[other] tienes { $otherwise }
    }.
   *[other] Luego { $who } puede construir { OBJECT($building) } con { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] no tiene ninguna
       *[other] tiene { $otherwise }
    }.
}
idea-keeps-limit = { $who ->
    [you] Por el límite de mano, { $cards ->
        [0] no descartas ninguna carta
        [one] descartas 1 carta
       *[other] descartas { $cards } cartas
    }; si no, { $otherwise }.
   *[other] Por el límite de mano, { $who } { $cards ->
        [0] no descarta ninguna carta
        [one] descarta 1 carta
       *[other] descarta { $cards } cartas
    }; si no, { $otherwise }.
}

## Mercancías

idea-produces = { $who ->
    [you] Produces { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] { $who } produce { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-sells = { $who ->
    [you] Vendes { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    } por { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] nada
       *[other] por { $otherwise }
    }.
   *[other] { $who } vende { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    } por { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; si no, { $otherwise ->
        [0] nada
       *[other] por { $otherwise }
    }.
}
idea-has-goods = { $who ->
    [you] Luego tienes { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $goods ->
        [one] 1 mercancía
       *[other] { $goods } mercancías
    }; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-better-good = { $who ->
    [you] Tu mercancía está en tu { $building }, no en tu { $other }.
   *[other] { $who } tiene la mercancía en su { $building }, no en su { $other }.
}
idea-frees = { $who ->
    [you] Luego { $buildings ->
        [one] puede producir 1 edificio tuyo
       *[other] pueden producir { $buildings } edificios tuyos
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] Luego { $buildings ->
        [one] puede producir 1 edificio de { $who }
       *[other] pueden producir { $buildings } edificios de { $who }
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}

## Puntos

# Cartas bajo una Capilla, una Iglesia o un Puerto, y lo que se ha embarcado.
idea-lays-by = { $who ->
    [you] Luego tienes { $cards ->
        [one] 1 carta apartada
       *[other] { $cards } cartas apartadas
    } para puntuar; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $cards ->
        [one] 1 carta apartada
       *[other] { $cards } cartas apartadas
    } para puntuar; si no, { $otherwise ->
        [0] ninguna
       *[other] { $otherwise }
    }.
}
idea-bonus = { $who ->
    [you] Luego tu { $building } vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise }.
   *[other] Luego { $who } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por su { $building }; si no, { $otherwise }.
}
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

## Cartas que se conservan o se dejan

idea-keeps-bonus = { $who ->
    [you] Conservas { OBJECT($building) }: ahora daría { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] { $who } conserva { OBJECT($building) }: ahora daría { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
idea-keeps-points = { $who ->
    [you] Conservas { OBJECT($building) }, que vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; { OBJECT($given) }, solo { $fewer }.
   *[other] { $who } conserva { OBJECT($building) }, que vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; { OBJECT($given) }, solo { $fewer }.
}
# Para pagar $given faltan $missing cartas.
idea-keeps-payable = { $who ->
    [you] Puedes pagar { OBJECT($building) }; para { OBJECT($given) } te { $missing ->
        [one] falta 1 carta
       *[other] faltan { $missing } cartas
    }.
   *[other] { $who } puede pagar { OBJECT($building) }; para { OBJECT($given) } le { $missing ->
        [one] falta 1 carta
       *[other] faltan { $missing } cartas
    }.
}
idea-keeps-cheaper = { $who ->
    [you] Por { OBJECT($building) } { $cost ->
        [0] no pagas ninguna carta
        [one] pagas 1 carta
       *[other] pagas { $cost } cartas
    }; por { OBJECT($given) }, { $instead }.
   *[other] Por { OBJECT($building) }, { $who } { $cost ->
        [0] no paga ninguna carta
        [one] paga 1 carta
       *[other] paga { $cost } cartas
    }; por { OBJECT($given) }, { $instead }.
}
idea-gives-duplicate = { $who ->
    [you] Te desprendes { OF($building) }, que ya está en tu ciudad.
   *[other] { $who } se desprende { OF($building) }, que ya está en su ciudad.
}
idea-gives-second = { $who ->
    [you] Aún tienes otra copia { OF($building) } en la mano.
   *[other] { $who } aún tiene otra copia { OF($building) } en la mano.
}
idea-gives-costly = { $who ->
    [you] Te desprendes { OF($building) }, que cuesta { $cost ->
        [one] 1 carta
       *[other] { $cost } cartas
    }; { $cards ->
        [0] no te queda ninguna
        [one] te queda 1
       *[other] te quedan { $cards }
    }.
   *[other] { $who } se desprende { OF($building) }, que cuesta { $cost ->
        [one] 1 carta
       *[other] { $cost } cartas
    }; { $cards ->
        [0] no le queda ninguna
        [one] le queda 1
       *[other] le quedan { $cards }
    }.
}

## Los demás jugadores

idea-takes-role = { $rival ->
    [you] Si no, eliges { PICK($role) }.
   *[other] Si no, { $rival } elige { PICK($role) }.
}
idea-rival-draws = { $rival ->
    [you] { $cards ->
        [0] No robas ninguna carta
        [one] Robas 1 carta
       *[other] Robas { $cards } cartas
    }; si no, { $otherwise }.
   *[other] { $rival } { $cards ->
        [0] no roba ninguna carta
        [one] roba 1 carta
       *[other] roba { $cards } cartas
    }; si no, { $otherwise }.
}
idea-rival-sells = { $rival ->
    [you] { $cards ->
        [0] No vendes nada
        [one] Vendes por 1 carta
       *[other] Vendes por { $cards } cartas
    }; si no, por { $otherwise }.
   *[other] { $rival } { $cards ->
        [0] no vende nada
        [one] vende por 1 carta
       *[other] vende por { $cards } cartas
    }; si no, por { $otherwise }.
}
idea-rival-produces = { $rival ->
    [you] { $goods ->
        [0] No produces ninguna mercancía
        [one] Produces 1 mercancía
       *[other] Produces { $goods } mercancías
    }; si no, { $otherwise }.
   *[other] { $rival } { $goods ->
        [0] no produce ninguna mercancía
        [one] produce 1 mercancía
       *[other] produce { $goods } mercancías
    }; si no, { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] Luego { $buildings ->
        [0] no tienes ningún edificio
        [one] tienes 1 edificio
       *[other] tienes { $buildings } edificios
    }; si no, { $otherwise }.
   *[other] Luego { $rival } { $buildings ->
        [0] no tiene ningún edificio
        [one] tiene 1 edificio
       *[other] tiene { $buildings } edificios
    }; si no, { $otherwise }.
}

## El final

idea-brings-end = { $who ->
    [you] La partida termina y vas por delante.
   *[other] La partida termina con { $who } por delante.
}
idea-puts-off-end = { $who ->
    [you] La partida sigue; si no, termina cuando vas por detrás.
   *[other] La partida sigue; si no, termina cuando { $who } va por detrás.
}
