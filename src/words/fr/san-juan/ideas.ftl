### San Juan : pourquoi un choix est bon, en faits de la table. Affiché avec un conseil et la réponse à « Pourquoi ? ».
### Une phrase courte chacun. $who est le joueur qui choisit : le lecteur (you), ou un joueur par son nom ; $rival est un autre joueur.
### « Sinon » : ce qui se passe après le deuxième choix ; « alors » : à la fin de la manche, ou au prochain choix de ce joueur.
### $building, $role, $good sont des noms, sans article ; OBJECT et OF l’ajoutent (forms.ftl).

## Cartes et bâtiments

idea-draws = { $who ->
    [you] Vous piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-has-cards = { $who ->
    [you] Vous avez alors { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-builds = { $who ->
    [you] Vous construisez { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }.
   *[other] { $who } construit { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }.
}
idea-builds-for-less = { $who ->
    [you] Vous construisez { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    } ; sinon pour { $otherwise }.
   *[other] { $who } construit { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    } ; sinon pour { $otherwise }.
}
idea-affords = { $who ->
    [you] Avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, vous pouvez alors construire { OBJECT($building) } ; sinon vous { $otherwise ->
        [0] n’en avez aucune
       *[other] en avez { $otherwise }
    }.
   *[other] Avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $who } peut alors construire { OBJECT($building) } ; sinon { $who } { $otherwise ->
        [0] n’en a aucune
       *[other] en a { $otherwise }
    }.
}
idea-keeps-limit = { $who ->
    [you] Limite de main : vous { $cards ->
        [0] ne défaussez aucune carte
        [one] défaussez { $cards } carte
       *[other] défaussez { $cards } cartes
    } ; sinon { $otherwise }.
   *[other] Limite de main : { $who } { $cards ->
        [0] ne défausse aucune carte
        [one] défausse { $cards } carte
       *[other] défausse { $cards } cartes
    } ; sinon { $otherwise }.
}

## Marchandises

idea-produces = { $who ->
    [you] Vous produisez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } produit { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-sells = { $who ->
    [you] Vous vendez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; sinon { $otherwise ->
        [0] rien
       *[other] pour { $otherwise }
    }.
   *[other] { $who } vend { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; sinon { $otherwise ->
        [0] rien
       *[other] pour { $otherwise }
    }.
}
idea-has-goods = { $who ->
    [you] Vous avez alors { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-better-good = { $who ->
    [you] Votre marchandise est sur { OBJECT($building) }, et non sur { OBJECT($other) }.
   *[other] Chez { $who }, la marchandise est sur { OBJECT($building) }, et non sur { OBJECT($other) }.
}
idea-frees = { $who ->
    [you] { $buildings ->
        [one] { $buildings } de vos bâtiments peut
       *[other] { $buildings } de vos bâtiments peuvent
    } alors produire ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
   *[other] Chez { $who }, { $buildings ->
        [one] { $buildings } bâtiment peut
       *[other] { $buildings } bâtiments peuvent
    } alors produire ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
}

## Points

# Cartes sous une Chapelle, une Église ou un Port, et ce qui a été expédié.
idea-lays-by = { $who ->
    [you] Vous avez alors { $cards ->
        [one] { $cards } carte mise
       *[other] { $cards } cartes mises
    } de côté pour des points ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $cards ->
        [one] { $cards } carte mise
       *[other] { $cards } cartes mises
    } de côté pour des points ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-bonus = { $who ->
    [you] Votre { $building } vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise }.
   *[other] Chez { $who }, { OBJECT($building) } vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise }.
}
idea-points = { $who ->
    [you] Vous avez alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise }.
   *[other] { $who } a alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise }.
}

## Cartes gardées ou cédées

idea-keeps-bonus = { $who ->
    [you] La carte { $building } que vous gardez rapporterait maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] La carte { $building } que garde { $who } rapporterait maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
idea-keeps-points = { $who ->
    [you] Vous gardez { OBJECT($building) } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) plutôt que { OBJECT($given) } ({ $fewer }).
   *[other] { $who } garde { OBJECT($building) } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) plutôt que { OBJECT($given) } ({ $fewer }).
}
# Pour payer $given, il manque $missing cartes.
idea-keeps-payable = { $who ->
    [you] Vous pouvez payer { OBJECT($building) } ; pour { OBJECT($given) }, il vous manque { $missing ->
        [one] { $missing } carte
       *[other] { $missing } cartes
    }.
   *[other] { $who } peut payer { OBJECT($building) } ; pour { OBJECT($given) }, il lui manque { $missing ->
        [one] { $missing } carte
       *[other] { $missing } cartes
    }.
}
idea-keeps-cheaper = { $who ->
    [you] Vous { $cost ->
        [0] ne payez aucune carte
        [one] payez { $cost } carte
       *[other] payez { $cost } cartes
    } pour { OBJECT($building) } ; pour { OBJECT($given) }, { $instead }.
   *[other] { $who } { $cost ->
        [0] ne paie aucune carte
        [one] paie { $cost } carte
       *[other] paie { $cost } cartes
    } pour { OBJECT($building) } ; pour { OBJECT($given) }, { $instead }.
}
idea-gives-duplicate = { $who ->
    [you] Vous vous séparez { OF($building) } : votre ville a déjà ce bâtiment.
   *[other] { $who } se sépare { OF($building) } : sa ville a déjà ce bâtiment.
}
idea-gives-second = { $who ->
    [you] Vous avez encore une autre carte { $building } en main.
   *[other] { $who } a encore une autre carte { $building } en main.
}
idea-gives-costly = { $who ->
    [you] Vous vous séparez { OF($building) }, à { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } ; il { $cards ->
        [0] ne vous en reste aucune
       *[other] vous en reste { $cards }
    }.
   *[other] { $who } se sépare { OF($building) }, à { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } ; il { $cards ->
        [0] ne lui en reste aucune
       *[other] lui en reste { $cards }
    }.
}

## Les autres joueurs

idea-takes-role = { $rival ->
    [you] Sinon, vous prenez { OBJECT($role) }.
   *[other] Sinon, { $rival } prend { OBJECT($role) }.
}
idea-rival-draws = { $rival ->
    [you] Vous { $cards ->
        [0] ne piochez aucune carte
        [one] piochez { $cards } carte
       *[other] piochez { $cards } cartes
    } ; sinon { $otherwise }.
   *[other] { $rival } { $cards ->
        [0] ne pioche aucune carte
        [one] pioche { $cards } carte
       *[other] pioche { $cards } cartes
    } ; sinon { $otherwise }.
}
idea-rival-sells = { $rival ->
    [you] { $cards ->
        [0] Vous ne vendez rien ; sinon pour { $otherwise ->
            [one] { $otherwise } carte
           *[other] { $otherwise } cartes
        }.
        [one] Vous vendez pour { $cards } carte ; sinon pour { $otherwise }.
       *[other] Vous vendez pour { $cards } cartes ; sinon pour { $otherwise }.
    }
   *[other] { $cards ->
        [0] { $rival } ne vend rien ; sinon pour { $otherwise ->
            [one] { $otherwise } carte
           *[other] { $otherwise } cartes
        }.
        [one] { $rival } vend pour { $cards } carte ; sinon pour { $otherwise }.
       *[other] { $rival } vend pour { $cards } cartes ; sinon pour { $otherwise }.
    }
}
idea-rival-produces = { $rival ->
    [you] Vous { $goods ->
        [0] ne produisez aucune marchandise
        [one] produisez { $goods } marchandise
       *[other] produisez { $goods } marchandises
    } ; sinon { $otherwise }.
   *[other] { $rival } { $goods ->
        [0] ne produit aucune marchandise
        [one] produit { $goods } marchandise
       *[other] produit { $goods } marchandises
    } ; sinon { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] Vous { $buildings ->
        [0] n’avez alors aucun bâtiment
        [one] avez alors { $buildings } bâtiment
       *[other] avez alors { $buildings } bâtiments
    } ; sinon { $otherwise }.
   *[other] { $rival } { $buildings ->
        [0] n’a alors aucun bâtiment
        [one] a alors { $buildings } bâtiment
       *[other] a alors { $buildings } bâtiments
    } ; sinon { $otherwise }.
}

## La fin

idea-brings-end = { $who ->
    [you] La partie prend fin, et vous êtes en tête.
   *[other] La partie prend fin, et { $who } est en tête.
}
idea-puts-off-end = { $who ->
    [you] La partie continue ; sinon elle prend fin alors que vous êtes derrière.
   *[other] La partie continue ; sinon elle prend fin alors que { $who } est derrière.
}
