### Puerto Rico : le Puertoma, un adversaire joué par les règles : ses pièces, et comment il choisit. « Il » est le Puertoma.

## Ses pièces

puertoma = Puertoma
puertoma-first = Puertoma 1
puertoma-second = Puertoma 2
puertoma-ability = Tuile Capacité, niveau { $level }
puertoma-works-with = Rôle
puertoma-face-down = Capacité, face cachée
puertoma-unlocks-first = Révélée avec le premier bâtiment de ce niveau.
puertoma-unlocks-second = Révélée avec le second bâtiment de ce niveau.
# Comment est posée une tuile Capacité.
puertoma-down = Face cachée.
puertoma-turned = Révélée dans cette phase ; elle agit dès la phase suivante.
puertoma-works = Elle agit, peu importe qui prend le rôle.
puertoma-gone = Hors jeu.
puertoma-some-ability = capacité
puertoma-ability-spoken = { $state ->
    [down] Niveau { $level } : { $name }, face cachée
    [turned] Niveau { $level } : { $name }, agit dès la phase suivante
    [gone] Niveau { $level } : { $name }, hors jeu
   *[works] Niveau { $level } : { $name }, agit
}
puertoma-action-board = Plateau d’actions
puertoma-action-board-effect = Des flèches mènent du rôle du marqueur aux rôles qu’un Puertoma préfère. Quand il agit dans la phase d’un rôle et qu’une flèche y mène, le marqueur y va.
puertoma-place-spoken = { $role } ; flèches vers : { $roles }
puertoma-marker-spoken = { $role }, marqueur ; flèches vers : { $roles }
puertoma-marker-on = Le marqueur est sur { OBJECT($role) }.
puertoma-cards = Cartes Départage
puertoma-cards-effect = Une carte départage. Entre des rôles : le premier de la carte. Entre des bâtiments ou des plantations : comptez le numéro de la carte à partir de la gauche, en reprenant après le dernier.
puertoma-cards-left = { $left ->
    [one] { $left } carte face cachée
   *[other] { $left } cartes face cachée
}
puertoma-no-card = Aucune carte n’a encore été piochée.
puertoma-last-card = Dernière piochée : la carte { $card }.
puertoma-card = Carte Départage { $card }
puertoma-plantations-of = { $name } : ses plantations
puertoma-town-of = { $name } : ses bâtiments par niveau
puertoma-level = Niveau { $level }
puertoma-empty-space = Case vide, niveau { $level }
puertoma-empty-plantation = Case vide : { $tile }
puertoma-plantation = { $tile }, { $on } cercles remplis sur { $circles }
puertoma-plantation-active = { $tile }, { $on } cercles remplis sur { $circles }, active
puertoma-vp-area = Zone de points
puertoma-vp-area-spoken = Zone de points : carrières { $quarries }, troisièmes plantations { $thirds }, ouvriers inutilisés { $unused }
puertoma-reserved-by = réservé par { $name }
puertoma-reserve-on = Marqueur Réservé sur { OBJECT($building) }
puertoma-reserve-aside = Marqueur Réservé mis de côté

## Comment il a choisi : phrases du journal, une pour chaque étape. $roles, $buildings, $tiles, $goods sont des listes

step-none-profitable = Disponibles : { $roles }. Aucun n’est profitable : il choisit parmi tous.
step-all-profitable = Disponibles : { $roles }. Tous sont profitables.
# $others est la liste de ceux qui ne le sont pas, avec la raison de chacun (step-not-profitable).
step-profitable = Disponibles : { $roles }. Profitables : { $profitable } – { $others }.
step-not-profitable = { $why ->
    [builder] pas { OBJECT($role) } : rien à construire
    [planter] pas { OBJECT($role) } : aucune plantation visible ne convient à son plateau
    [recruiter] pas { OBJECT($role) } : aucun cercle n’est vide sous ses plantations
    [craftsman] pas { OBJECT($role) } : aucune nouvelle sorte à produire
    [trader] pas { OBJECT($role) } : rien à vendre pour une pièce
    [captain] pas { OBJECT($role) } : aucun navire ne prend ses caisses
    [adventurer] pas { OBJECT($role) } : pas de pièces à toucher
   *[smuggler] pas { OBJECT($role) } : rien à débaucher, piller ou attaquer
}
step-no-arrow = Du marqueur ({ $marker }), aucune flèche ne mène à l’un d’eux : tous restent.
step-arrows = Du marqueur ({ $marker }), des flèches mènent à : { $roles }.
step-smuggler = Le { role-smuggler } compte comme s’il portait 2 pièces, et passe avant ceux qui en ont autant.
step-one-left = Il reste { OBJECT($role) }.
step-no-coins = Ils ne portent pas de pièces : tous restent.
step-most-coins = Portent le plus de pièces ({ $coins }) : { $roles }.
step-role-by-card = La carte { $card } décide : le premier d’entre eux y est { OBJECT($role) }.
step-level = Le plus haut niveau où il peut construire est { $level } : { $buildings }.
step-dearest = Les plus chers, à { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} : { $buildings }.
step-shown-buildings = Des objectifs ouverts montrent des bâtiments qu’il peut acheter : { $buildings }. Le moins cher coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} et va au niveau { $level }.
# $pieces est une liste de bâtiments ou de tuiles, $piece est celui ou celle qui est choisi.
step-piece-by-card = La carte { $card } décide, comptée à partir de la gauche ({ $pieces }) : { $piece }.
step-second-tile = Il a une { $tile } et en prend une seconde.
step-second-tiles = Il a une de chacune et prend la plus chère : { $tiles }.
step-first-tile = Il n’a pas de { $tile } et en prend une.
step-first-tiles = Il n’en a aucune et prend la plus chère : { $tiles }.
step-shown-tiles = Des objectifs ouverts montrent des tuiles visibles : { $tiles }.
step-shown-kinds = Des objectifs ouverts montrent des marchandises qu’il ne peut pas encore produire : { $tiles }.
step-circles = Le moins de cercles vides ({ $empty }) est sous une { $tile }.
step-equal-circles = Le moins de cercles vides ({ $empty }) est sous : { $tiles }. La plus chère passe d’abord.
step-shown-goods = Des objectifs ouverts montrent leurs marchandises ; les ouvriers y vont d’abord : { $tiles }.
step-load = Il peut charger { $crates }.
step-loads = Il peut charger { $crates } : il charge le plus possible ; à égalité, la marchandise la moins chère.
step-send-off = Un objectif ouvert demande le navire à { $size } cases, plein de { $good } : il le remplit.
step-sale = Il ne peut vendre que { $good ->
    [fruits] des { $good }
    [indigo] de l’{ $good }
   *[other] du { $good }
}.
step-sales = Il peut vendre : { $goods }. Il vend la plus chère.
step-closing-time = Un objectif ouvert demande { $good ->
    [fruits] des { $good }
    [indigo] de l’{ $good }
   *[other] du { $good }
} comme dernière caisse de la { area-house } : il la vend.
step-deeds = Débaucher lui rapporterait { $poach }, piller { $plunder }, attaquer { $raid }. Le plus l’emporte ; à égalité, le premier nommé.

## Ce qu’il fait : lignes du journal

log-marker-moved = Le marqueur d’action va sur { OBJECT($role) }.
# $tile est la plantation sous laquelle ils vont.
log-worker-for-tile = { $who ->
    [you] { $from ->
        [register] Vous recevez un { -worker } { -from-register } pour une { $tile }.
        [portrait] Vous recevez un { -worker } { -from-portrait } pour une { $tile }.
       *[supply] Vous recevez un { -worker } de la réserve pour une { $tile }.
    }
   *[other] { $from ->
        [register] { $who } reçoit un { -worker } { -from-register } pour une { $tile }.
        [portrait] { $who } reçoit un { -worker } { -from-portrait } pour une { $tile }.
       *[supply] { $who } reçoit un { -worker } de la réserve pour une { $tile }.
    }
}
log-citizen-for-tile = { $who ->
    [you] { $from ->
        [register] Vous recevez un citoyen { -from-register } pour une { $tile }.
        [portrait] Vous recevez un citoyen { -from-portrait } pour une { $tile }.
       *[supply] Vous recevez un citoyen de la réserve pour une { $tile }.
    }
   *[other] { $from ->
        [register] { $who } reçoit un citoyen { -from-register } pour une { $tile }.
        [portrait] { $who } reçoit un citoyen { -from-portrait } pour une { $tile }.
       *[supply] { $who } reçoit un citoyen de la réserve pour une { $tile }.
    }
}
log-worker-unused = { $who ->
    [you] { $from ->
        [register] Vous recevez un { -worker } { -from-register } pour la zone de points.
        [portrait] Vous recevez un { -worker } { -from-portrait } pour la zone de points.
       *[supply] Vous recevez un { -worker } de la réserve pour la zone de points.
    }
   *[other] { $from ->
        [register] { $who } reçoit un { -worker } { -from-register } pour la zone de points.
        [portrait] { $who } reçoit un { -worker } { -from-portrait } pour la zone de points.
       *[supply] { $who } reçoit un { -worker } de la réserve pour la zone de points.
    }
}
log-citizen-unused = { $who ->
    [you] { $from ->
        [register] Vous recevez un citoyen { -from-register } pour la zone de points.
        [portrait] Vous recevez un citoyen { -from-portrait } pour la zone de points.
       *[supply] Vous recevez un citoyen de la réserve pour la zone de points.
    }
   *[other] { $from ->
        [register] { $who } reçoit un citoyen { -from-register } pour la zone de points.
        [portrait] { $who } reçoit un citoyen { -from-portrait } pour la zone de points.
       *[supply] { $who } reçoit un citoyen de la réserve pour la zone de points.
    }
}
log-reserved = { $who ->
    [you] Vous réservez { OBJECT($building) }.
   *[other] { $who } réserve { OBJECT($building) }.
}
log-reserve-aside = { $who ->
    [you] Vous mettez le marqueur Réservé de côté.
   *[other] { $who } met le marqueur Réservé de côté.
}
# $effect est une phrase.
log-unlocked = { $who ->
    [you] Vous débloquez la capacité { $ability } ({ $role }) : { $effect }
   *[other] { $who } débloque la capacité { $ability } ({ $role }) : { $effect }
}
# $levels est une liste de chiffres.
log-abilities-gone = { $who ->
    [you] Vous perdez les autres tuiles Capacité, niveau { $levels } : difficulté facile.
   *[other] { $who } perd les autres tuiles Capacité, niveau { $levels } : difficulté facile.
}
log-ability-crate = { $who ->
    [you] Vous prenez 1 caisse de { $good } grâce à la capacité { $ability }.
   *[other] { $who } prend 1 caisse de { $good } grâce à la capacité { $ability }.
}
log-crates-discarded = { $who ->
    [you] Vous défaussez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } de { $good } pour des points : hors jeu.
   *[other] { $who } défausse { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } de { $good } pour des points : hors jeu.
}
log-endowed = { $who ->
    [you] Vous commencez avec { OBJECT($building) } et 1 caisse de { $good }.
   *[other] { $who } commence avec { OBJECT($building) } et 1 caisse de { $good }.
}
# $lost est ce qui part, comme « 2 maïs ».
told-lost = −{ $lost }
