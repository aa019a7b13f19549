### Ginkgopolis: por qué una elección es buena, en hechos de la mesa. Se muestra con una pista y con la respuesta a «¿Por qué?».
### Una frase breve cada una. $who es el jugador que elige: quien lee (you) o un jugador por su nombre; $rival es otro jugador.
### Lo que pasa «si no» es tras la segunda mejor opción; «luego» es al final de la ronda o en la siguiente elección propia.
### $goods es «4 recursos», $tile y $card son «azul 7», $floors es «2 pisos».

## Lo que tiene un jugador

idea-gains = { $who ->
    [you] Ganas { $goods }; si no, { $otherwise ->
        [0] nada
       *[other] { $otherwise }
    }.
   *[other] { $who } gana { $goods }; si no, { $otherwise ->
        [0] nada
       *[other] { $otherwise }
    }.
}
# $goods es «3 bienes»: recursos, losetas y puntos juntos.
idea-engine = { $who ->
    [you] { $deed ->
        [exploit] Cuando explotas, tus cartas dan { $goods }
        [urbanize] Cuando urbanizas, tus cartas dan { $goods }
       *[construct] Cuando construyes, tus cartas dan { $goods }
    }; si no, { $otherwise ->
        [0] nada
       *[other] { $otherwise }
    }.
   *[other] { $deed ->
        [exploit] Cuando { $who } explota, sus cartas dan { $goods }
        [urbanize] Cuando { $who } urbaniza, sus cartas dan { $goods }
       *[construct] Cuando { $who } construye, sus cartas dan { $goods }
    }; si no, { $otherwise ->
        [0] nada
       *[other] { $otherwise }
    }.
}
# Recursos, losetas y puntos juntos, como $goods del mensaje anterior.
idea-items = { $count ->
    [one] 1 bien
   *[other] { $count } bienes
}
idea-has = { $who ->
    [you] Luego tienes { $goods }; si no, { $otherwise ->
        [0] nada
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $goods }; si no, { $otherwise ->
        [0] nada
       *[other] { $otherwise }
    }.
}
idea-spends-less = { $who ->
    [you] { $resources ->
        [0] No gastas ningún recurso
        [one] Gastas 1 recurso
       *[other] Gastas { $resources } recursos
    }; si no, { $otherwise }.
   *[other] { $who } { $resources ->
        [0] no gasta ningún recurso
        [one] gasta 1 recurso
       *[other] gasta { $resources } recursos
    }; si no, { $otherwise }.
}
idea-pays-less = { $who ->
    [you] { $points ->
        [0] No pagas ningún punto
        [one] Pagas 1 punto
       *[other] Pagas { $points } puntos
    }; si no, { $otherwise }.
   *[other] { $who } { $points ->
        [0] no paga ningún punto
        [one] paga 1 punto
       *[other] paga { $points } puntos
    }; si no, { $otherwise }.
}
idea-comes-back = { $who ->
    [you] Recuperas { $goods } de tu { $tile }.
   *[other] { $who } recupera { $goods } de su { $tile }.
}
idea-keeps-tile = { $who ->
    [you] Conservas { $tile } y usas { $used }.
   *[other] { $who } conserva { $tile } y usa { $used }.
}
idea-keeps-redraws = { $who ->
    [you] Conservas { $redraws ->
        [one] 1 marcador de nueva mano
       *[other] { $redraws } marcadores de nueva mano
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] { $who } conserva { $redraws ->
        [one] 1 marcador de nueva mano
       *[other] { $redraws } marcadores de nueva mano
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}

## Cartas y edificios

idea-gets-card = { $who ->
    [you] Consigues la carta { $card }.
   *[other] { $who } consigue la carta { $card }.
}
idea-end-card = { $who ->
    [you] Luego tu carta { $card } vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] Luego la carta { $card } de { $who } vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}
# $floors son los del edificio sobre el que se construye.
idea-ousts = { $who ->
    [you] Construyes sobre el { $tile } de { $rival }, de { $floors }.
   *[other] { $rival ->
        [you] { $who } construye sobre tu { $tile }, de { $floors }.
       *[other] { $who } construye sobre el { $tile } de { $rival }, de { $floors }.
    }
}
idea-keeps-building = { $who ->
    [you] Si no, { $rival } construye sobre tu { $tile }.
   *[other] { $rival ->
        [you] Si no, construyes sobre el { $tile } de { $who }.
       *[other] Si no, { $rival } construye sobre el { $tile } de { $who }.
    }
}
idea-denies-card = { $who ->
    [you] Si no, { $rival } consigue la carta de tu { $tile }, de { $floors }.
   *[other] { $rival ->
        [you] Si no, consigues la carta del { $tile } de { $who }, de { $floors }.
       *[other] Si no, { $rival } consigue la carta del { $tile } de { $who }, de { $floors }.
    }
}
# Números de dos losetas.
idea-large-number = Sobre un { $number } es más difícil construir que sobre un { $otherwise }.

## Distritos

idea-leads = { $who ->
    [you] { $color ->
        [blue] Vas por delante en un distrito azul
        [red] Vas por delante en un distrito rojo
       *[yellow] Vas por delante en un distrito amarillo
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] { $color ->
        [blue] { $who } va por delante en un distrito azul
        [red] { $who } va por delante en un distrito rojo
       *[yellow] { $who } va por delante en un distrito amarillo
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
idea-districts = { $who ->
    [you] Luego ganas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $color ->
        [blue] distritos azules
        [red] distritos rojos
       *[yellow] distritos amarillos
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $color ->
        [blue] distritos azules
        [red] distritos rojos
       *[yellow] distritos amarillos
    }; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}
idea-rival-districts = { $rival ->
    [you] Luego { $points ->
        [0] no ganas ningún punto
        [one] ganas 1 punto
       *[other] ganas { $points } puntos
    } en los distritos; si no, { $otherwise }.
   *[other] Luego { $rival } { $points ->
        [0] no gana ningún punto
        [one] gana 1 punto
       *[other] gana { $points } puntos
    } en los distritos; si no, { $otherwise }.
}
idea-denies-lead = { $rival ->
    [you] { $color ->
        [blue] No vas por delante en ningún distrito azul
        [red] No vas por delante en ningún distrito rojo
       *[yellow] No vas por delante en ningún distrito amarillo
    }; si no, en uno, por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] { $color ->
        [blue] { $rival } no va por delante en ningún distrito azul
        [red] { $rival } no va por delante en ningún distrito rojo
       *[yellow] { $rival } no va por delante en ningún distrito amarillo
    }; si no, en uno, por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
# $floors cuenta los recursos en los edificios.
idea-floors = { $who ->
    [you] Luego tienes { $floors ->
        [one] 1 recurso
       *[other] { $floors } recursos
    } en la ciudad; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
   *[other] Luego { $who } tiene { $floors ->
        [one] 1 recurso
       *[other] { $floors } recursos
    } en la ciudad; si no, { $otherwise ->
        [0] ninguno
       *[other] { $otherwise }
    }.
}

## La puntuación y el final

idea-rival-gains = { $rival ->
    [you] { $points ->
        [0] No ganas ningún punto
        [one] Ganas 1 punto
       *[other] Ganas { $points } puntos
    }; si no, { $otherwise }.
   *[other] { $rival } { $points ->
        [0] no gana ningún punto
        [one] gana 1 punto
       *[other] gana { $points } puntos
    }; si no, { $otherwise }.
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
idea-brings-end = { $who ->
    [you] La partida termina con esta ronda y vas por delante.
   *[other] La partida termina con esta ronda, con { $who } por delante.
}
idea-puts-off-end = { $who ->
    [you] La partida sigue; si no, termina cuando vas por detrás.
   *[other] La partida sigue; si no, termina cuando { $who } va por detrás.
}
idea-nears-end = { $who ->
    [you] Luego { $tiles ->
        [0] no quedan losetas
        [one] solo queda 1 loseta
       *[other] solo quedan { $tiles } losetas
    } y vas por delante.
   *[other] Luego { $tiles ->
        [0] no quedan losetas
        [one] solo queda 1 loseta
       *[other] solo quedan { $tiles } losetas
    }, con { $who } por delante.
}
idea-gains-time = { $who ->
    [you] Luego { $tiles ->
        [one] queda 1 loseta
       *[other] quedan { $tiles } losetas
    }, así que puedes remontar.
   *[other] Luego { $tiles ->
        [one] queda 1 loseta
       *[other] quedan { $tiles } losetas
    }, así que { $who } puede remontar.
}
