### Ginkgopolis : pourquoi un choix est bon, en faits de la table. Affiché avec un conseil et la réponse à « Pourquoi ? ».
### Une phrase courte chacun. $who est le joueur qui choisit : le lecteur (you), ou un joueur par son nom ; $rival est un autre joueur.
### « Sinon » : ce qui se passe après le deuxième choix ; « alors » : à la fin du tour, ou au prochain choix de ce joueur.
### $goods est « 4 ressources », $tile et $card sont « bleu 7 », $floors est « 2 étages ».

## Ce qu’a un joueur

idea-gains = { $who ->
    [you] Vous recevez { $goods } ; sinon { $otherwise ->
        [0] rien
       *[other] { $otherwise }
    }.
   *[other] { $who } reçoit { $goods } ; sinon { $otherwise ->
        [0] rien
       *[other] { $otherwise }
    }.
}
# $goods est « 3 biens » : ressources, tuiles et points ensemble.
idea-engine = { $who ->
    [you] { $deed ->
        [exploit] Quand vous exploitez, vos cartes donnent { $goods }
        [urbanize] Quand vous urbanisez, vos cartes donnent { $goods }
       *[construct] Quand vous construisez, vos cartes donnent { $goods }
    } ; sinon { $otherwise ->
        [0] rien
       *[other] { $otherwise }
    }.
   *[other] { $deed ->
        [exploit] Quand { $who } exploite, ses cartes donnent { $goods }
        [urbanize] Quand { $who } urbanise, ses cartes donnent { $goods }
       *[construct] Quand { $who } construit, ses cartes donnent { $goods }
    } ; sinon { $otherwise ->
        [0] rien
       *[other] { $otherwise }
    }.
}
# Ressources, tuiles et points ensemble, comme $goods du message précédent.
idea-items = { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}
idea-has = { $who ->
    [you] Vous avez alors { $goods } ; sinon { $otherwise }.
   *[other] { $who } a alors { $goods } ; sinon { $otherwise }.
}
idea-spends-less = { $who ->
    [you] Vous { $resources ->
        [0] ne dépensez aucune ressource
        [one] dépensez { $resources } ressource
       *[other] dépensez { $resources } ressources
    } ; sinon { $otherwise }.
   *[other] { $who } { $resources ->
        [0] ne dépense aucune ressource
        [one] dépense { $resources } ressource
       *[other] dépense { $resources } ressources
    } ; sinon { $otherwise }.
}
idea-pays-less = { $who ->
    [you] Vous { $points ->
        [0] ne payez aucun point
        [one] payez { $points } point
       *[other] payez { $points } points
    } ; sinon { $otherwise }.
   *[other] { $who } { $points ->
        [0] ne paie aucun point
        [one] paie { $points } point
       *[other] paie { $points } points
    } ; sinon { $otherwise }.
}
idea-comes-back = { $who ->
    [you] Vous reprenez { $goods } sur votre { $tile }.
   *[other] { $who } reprend { $goods } sur son { $tile }.
}
idea-keeps-tile = { $who ->
    [you] Vous gardez { $tile } et jouez { $used }.
   *[other] { $who } garde { $tile } et joue { $used }.
}
idea-keeps-redraws = { $who ->
    [you] Vous gardez { $redraws ->
        [one] { $redraws } jeton Changer sa main
       *[other] { $redraws } jetons Changer sa main
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
   *[other] { $who } garde { $redraws ->
        [one] { $redraws } jeton Changer sa main
       *[other] { $redraws } jetons Changer sa main
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
}

## Cartes et bâtiments

idea-gets-card = { $who ->
    [you] Vous recevez la carte { $card }.
   *[other] { $who } reçoit la carte { $card }.
}
idea-end-card = { $who ->
    [you] Votre carte { $card } vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
   *[other] Chez { $who }, la carte { $card } vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
}
# $floors sont ceux du bâtiment sur lequel un joueur construit.
idea-ousts = { $who ->
    [you] Vous construisez sur { $tile } ({ $floors }), qui est à { $rival }.
   *[other] { $rival ->
        [you] { $who } construit sur votre { $tile } ({ $floors }).
       *[other] { $who } construit sur { $tile } ({ $floors }), qui est à { $rival }.
    }
}
idea-keeps-building = { $who ->
    [you] Sinon, { $rival } construit sur votre { $tile }.
   *[other] { $rival ->
        [you] Sinon, vous construisez sur { $tile }, qui est à { $who }.
       *[other] Sinon, { $rival } construit sur { $tile }, qui est à { $who }.
    }
}
idea-denies-card = { $who ->
    [you] Sinon, { $rival } reçoit la carte de votre { $tile } ({ $floors }).
   *[other] { $rival ->
        [you] Sinon, vous recevez la carte du bâtiment { $tile } ({ $floors }), qui est à { $who }.
       *[other] Sinon, { $rival } reçoit la carte du bâtiment { $tile } ({ $floors }), qui est à { $who }.
    }
}
# Numéros de deux tuiles.
idea-large-number = Il est plus difficile de construire sur un { $number } que sur un { $otherwise }.

## Quartiers

idea-leads = { $who ->
    [you] Vous êtes en tête dans un quartier { $color ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } est en tête dans un quartier { $color ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
idea-districts = { $who ->
    [you] Vous marquez alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans les quartiers { $color ->
        [blue] bleus
        [red] rouges
       *[yellow] jaunes
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
   *[other] { $who } marque alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans les quartiers { $color ->
        [blue] bleus
        [red] rouges
       *[yellow] jaunes
    } ; sinon { $otherwise ->
        [0] aucun
       *[other] { $otherwise }
    }.
}
idea-rival-districts = { $rival ->
    [you] Vous { $points ->
        [0] ne marquez alors aucun point
        [one] marquez alors { $points } point
       *[other] marquez alors { $points } points
    } dans les quartiers ; sinon { $otherwise }.
   *[other] { $rival } { $points ->
        [0] ne marque alors aucun point
        [one] marque alors { $points } point
       *[other] marque alors { $points } points
    } dans les quartiers ; sinon { $otherwise }.
}
idea-denies-lead = { $rival ->
    [you] Vous n’êtes en tête dans aucun quartier { $color ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    } ; sinon dans un, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $rival } n’est en tête dans aucun quartier { $color ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    } ; sinon dans un, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# $floors compte les ressources sur les bâtiments.
idea-floors = { $who ->
    [you] Vous avez alors { $floors ->
        [one] { $floors } ressource
       *[other] { $floors } ressources
    } dans la ville ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
   *[other] { $who } a alors { $floors ->
        [one] { $floors } ressource
       *[other] { $floors } ressources
    } dans la ville ; sinon { $otherwise ->
        [0] aucune
       *[other] { $otherwise }
    }.
}

## Le score et la fin

idea-rival-gains = { $rival ->
    [you] Vous { $points ->
        [0] ne recevez aucun point
        [one] recevez { $points } point
       *[other] recevez { $points } points
    } ; sinon { $otherwise }.
   *[other] { $rival } { $points ->
        [0] ne reçoit aucun point
        [one] reçoit { $points } point
       *[other] reçoit { $points } points
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
idea-brings-end = { $who ->
    [you] La partie prend fin avec ce tour, et vous êtes en tête.
   *[other] La partie prend fin avec ce tour, et { $who } est en tête.
}
idea-puts-off-end = { $who ->
    [you] La partie continue ; sinon elle prend fin alors que vous êtes derrière.
   *[other] La partie continue ; sinon elle prend fin alors que { $who } est derrière.
}
idea-nears-end = { $who ->
    [you] Il ne reste alors { $tiles ->
        [0] aucune tuile
        [one] que { $tiles } tuile
       *[other] que { $tiles } tuiles
    }, et vous êtes en tête.
   *[other] Il ne reste alors { $tiles ->
        [0] aucune tuile
        [one] que { $tiles } tuile
       *[other] que { $tiles } tuiles
    }, et { $who } est en tête.
}
idea-gains-time = { $who ->
    [you] Il reste alors { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : vous pouvez rattraper votre retard.
   *[other] Il reste alors { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : { $who } peut rattraper son retard.
}
