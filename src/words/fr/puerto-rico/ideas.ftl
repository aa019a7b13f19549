### Puerto Rico : pourquoi un choix est bon, en faits de la table. Affiché avec un conseil et la réponse à « Pourquoi ? ».
### Une phrase courte chacun. $who est le joueur qui choisit : le lecteur (you), ou un joueur par son nom ; $rival est un autre joueur.
### « Sinon » : ce qui se passe après le deuxième choix ; « alors » : à la fin de la manche, ou au prochain choix de ce joueur.
### $building, $tile, $good, $role sont des noms de pièces, sans article ; OBJECT et OF l’ajoutent (forms.ftl) ; toutes les tuiles sont du féminin.

## Navires

idea-ships = { $who ->
    [you] Vous expédiez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] pour { $otherwise }
    }.
   *[other] { $who } expédie { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] pour { $otherwise }
    }.
}
idea-saves-crates = { $who ->
    [you] Vous { $crates ->
        [0] ne perdez aucune caisse
        [one] perdez { $crates } caisse
       *[other] perdez { $crates } caisses
    } ; sinon { $otherwise }.
   *[other] { $who } { $crates ->
        [0] ne perd aucune caisse
        [one] perd { $crates } caisse
       *[other] perd { $crates } caisses
    } ; sinon { $otherwise }.
}
idea-rival-ships = { $rival ->
    [you] { $points ->
        [0] Vous n’expédiez rien ; sinon pour { $otherwise ->
            [one] { $otherwise } point
           *[other] { $otherwise } points
        }.
        [one] Vous expédiez des caisses pour { $points } point ; sinon pour { $otherwise }.
       *[other] Vous expédiez des caisses pour { $points } points ; sinon pour { $otherwise }.
    }
   *[other] { $points ->
        [0] { $rival } n’expédie rien ; sinon pour { $otherwise ->
            [one] { $otherwise } point
           *[other] { $otherwise } points
        }.
        [one] { $rival } expédie des caisses pour { $points } point ; sinon pour { $otherwise }.
       *[other] { $rival } expédie des caisses pour { $points } points ; sinon pour { $otherwise }.
    }
}
idea-rival-spoils = { $rival ->
    [you] Vous perdez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $rival } perd { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-shuts-out = { $rival ->
    [you] Vous n’avez plus de navire pour { $crates ->
        [one] votre caisse
       *[other] vos { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
   *[other] { $rival } n’a plus de navire pour { $crates ->
        [one] sa caisse
       *[other] ses { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
}
idea-keeps-room = { $who ->
    [you] Vous avez encore de la place sur un navire pour { $crates ->
        [one] votre caisse
       *[other] vos { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
   *[other] { $who } a encore de la place sur un navire pour { $crates ->
        [one] sa caisse
       *[other] ses { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
}

## Pièces et rôles

idea-has-coins = { $who ->
    [you] Vous avez alors { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-affords = { $who ->
    [you] Vous avez alors { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, assez pour { OBJECT($building) } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, assez pour { OBJECT($building) } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-takes-role-coins = { $who ->
    [you] Vous prenez { $coins ->
        [one] la pièce posée
       *[other] les { $coins } pièces posées
    } sur { OBJECT($role) }.
   *[other] { $who } prend { $coins ->
        [one] la pièce posée
       *[other] les { $coins } pièces posées
    } sur { OBJECT($role) }.
}
idea-denies-role-coins = { $rival ->
    [you] Sinon, vous prenez { $coins ->
        [one] la pièce posée
       *[other] les { $coins } pièces posées
    } sur { OBJECT($role) }.
   *[other] Sinon, { $rival } prend { $coins ->
        [one] la pièce posée
       *[other] les { $coins } pièces posées
    } sur { OBJECT($role) }.
}
idea-takes-role = { $rival ->
    [you] Sinon, vous prenez { OBJECT($role) }.
   *[other] Sinon, { $rival } prend { OBJECT($role) }.
}
idea-rival-coins = { $rival ->
    [you] Vous { $coins ->
        [0] n’avez alors aucune pièce
        [one] avez alors { $coins } pièce
       *[other] avez alors { $coins } pièces
    } ; sinon { $otherwise }.
   *[other] { $rival } { $coins ->
        [0] n’a alors aucune pièce
        [one] a alors { $coins } pièce
       *[other] a alors { $coins } pièces
    } ; sinon { $otherwise }.
}

## Bâtiments

idea-builds = { $who ->
    [you] Vous construisez { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } pièce
       *[other] pour { $price } pièces
    }.
   *[other] { $who } construit { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } pièce
       *[other] pour { $price } pièces
    }.
}
idea-last-copy = { $who ->
    [you] Vous prenez le dernier exemplaire { OF($building) } avant { $rival }.
   *[other] { $rival ->
        [you] { $who } prend le dernier exemplaire { OF($building) } avant vous.
       *[other] { $who } prend le dernier exemplaire { OF($building) } avant { $rival }.
    }
}
idea-builds-for-less = { $who ->
    [you] Vous construisez { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } pièce
       *[other] pour { $price } pièces
    } ; sinon pour { $otherwise }.
   *[other] { $who } construit { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } pièce
       *[other] pour { $price } pièces
    } ; sinon pour { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] Sinon, vous construisez { OBJECT($building) }.
   *[other] Sinon, { $rival } construit { OBJECT($building) }.
}
idea-occupies = { $who ->
    [you] Un { -worker } occupe alors votre { $building }.
   *[other] Chez { $who }, un { -worker } occupe alors { OBJECT($building) }.
}
idea-large-building = { $who ->
    [you] Votre { $building } vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
   *[other] Chez { $who }, { OBJECT($building) } vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
}

## Marchandises

idea-produces = { $who ->
    [you] Vous produisez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $kinds ->
        [one] d’une seule sorte
       *[other] de { $kinds } sortes
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } produit { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $kinds ->
        [one] d’une seule sorte
       *[other] de { $kinds } sortes
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-extra-crate = { $who ->
    [you] Vous prenez 1 caisse { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } de plus.
   *[other] { $who } prend 1 caisse { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } de plus.
}
idea-rival-produces = { $rival ->
    [you] Vous { $crates ->
        [0] ne produisez aucune caisse
        [one] produisez { $crates } caisse
       *[other] produisez { $crates } caisses
    } ; sinon { $otherwise }.
   *[other] { $rival } { $crates ->
        [0] ne produit aucune caisse
        [one] produit { $crates } caisse
       *[other] produit { $crates } caisses
    } ; sinon { $otherwise }.
}
idea-sells = { $who ->
    [you] Vous vendez 1 caisse { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; sinon { $otherwise ->
        [0] rien
       *[other] pour { $otherwise }
    }.
   *[other] { $who } vend 1 caisse { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; sinon { $otherwise ->
        [0] rien
       *[other] pour { $otherwise }
    }.
}
idea-denies-sale-full = { $rival ->
    [you] Vous ne pouvez pas vendre { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } : la { area-house } est pleine.
   *[other] { $rival } ne peut pas vendre { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } : la { area-house } est pleine.
}
idea-denies-sale-taken = { $rival ->
    [you] Vous ne pouvez pas vendre { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } : la { area-house } en a déjà.
   *[other] { $rival } ne peut pas vendre { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } : la { area-house } en a déjà.
}
idea-rival-sells = { $rival ->
    [you] { $coins ->
        [0] Vous ne vendez rien ; sinon pour { $otherwise ->
            [one] { $otherwise } pièce
           *[other] { $otherwise } pièces
        }.
        [one] Vous vendez pour { $coins } pièce ; sinon pour { $otherwise }.
       *[other] Vous vendez pour { $coins } pièces ; sinon pour { $otherwise }.
    }
   *[other] { $coins ->
        [0] { $rival } ne vend rien ; sinon pour { $otherwise ->
            [one] { $otherwise } pièce
           *[other] { $otherwise } pièces
        }.
        [one] { $rival } vend pour { $coins } pièce ; sinon pour { $otherwise }.
       *[other] { $rival } vend pour { $coins } pièces ; sinon pour { $otherwise }.
    }
}
idea-holds-crates = { $who ->
    [you] Vous avez alors { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-can-produce = { $who ->
    [you] Vous pouvez alors produire { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } peut alors produire { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}

## Ouvriers et tuiles

idea-workers = { $who ->
    [you] Vous avez alors { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
}
idea-new-kind = { $who ->
    [you] Vous prenez votre première { $tile }.
   *[other] { $who } prend sa première { $tile }.
}
idea-serves = { $who ->
    [you] La { $tile } alimente votre { $building }.
   *[other] Chez { $who }, la { $tile } alimente { OBJECT($building) }.
}
# $tile est « plantation de maïs », $good est « maïs ».
idea-plantations = { $who ->
    [you] Vous avez alors { $count ->
        [one] { $count } { $tile }
       *[other] { $count } plantations { $good ->
            [indigo] d’{ $good }
           *[other] de { $good }
        }
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $count ->
        [one] { $count } { $tile }
       *[other] { $count } plantations { $good ->
            [indigo] d’{ $good }
           *[other] de { $good }
        }
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-land = { $who ->
    [you] Vous avez alors { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}
idea-quarry = { $who ->
    [you] Vous prenez { tile-quarry-one }.
   *[other] { $who } prend { tile-quarry-one }.
}

## Le score et la fin

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
idea-brings-end = { $who ->
    [you] La partie prend fin avec cette manche, et vous êtes en tête.
   *[other] La partie prend fin avec cette manche, et { $who } est en tête.
}
idea-puts-off-end = { $who ->
    [you] La partie continue ; sinon elle prend fin alors que vous êtes derrière.
   *[other] La partie continue ; sinon elle prend fin alors que { $who } est derrière.
}
