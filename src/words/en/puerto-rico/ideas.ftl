### Puerto Rico: why a choice is good, in facts of the table. Shown with a hint and the answer to “Why?”.
### One short sentence each. $who is the player who chooses: the reader (you) or a player by name; $rival is another player.
### What happens “otherwise” is after the next best choice; “then” is at the end of the round or the next own choice.

## Ships

idea-ships = { $who ->
    [you] You ship { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise ->
        [0] none
       *[other] for { $otherwise }
    }.
   *[other] { $who } ships { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise ->
        [0] none
       *[other] for { $otherwise }
    }.
}
idea-saves-crates = { $who ->
    [you] { $crates ->
        [0] None of your crates spoil
        [one] 1 of your crates spoils
       *[other] { $crates } of your crates spoil
    }; otherwise { $otherwise }.
   *[other] { $crates ->
        [0] None of { $who }’s crates spoil
        [one] 1 of { $who }’s crates spoils
       *[other] { $crates } of { $who }’s crates spoil
    }; otherwise { $otherwise }.
}
idea-rival-ships = { $rival ->
    [you] You ship { $points ->
        [0] nothing; otherwise
        [one] for 1 point; otherwise
       *[other] for { $points } points; otherwise
    } for { $otherwise }.
   *[other] { $rival } ships { $points ->
        [0] nothing; otherwise
        [one] for 1 point; otherwise
       *[other] for { $points } points; otherwise
    } for { $otherwise }.
}
idea-rival-spoils = { $rival ->
    [you] { $crates ->
        [one] 1 of your crates spoils
       *[other] { $crates } of your crates spoil
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $crates ->
        [one] 1 of { $rival }’s crates spoils
       *[other] { $crates } of { $rival }’s crates spoil
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-shuts-out = { $rival ->
    [you] No ship is left for your { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $good }.
   *[other] No ship is left for { $rival }’s { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $good }.
}
idea-keeps-room = { $who ->
    [you] A ship still has room for your { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $good }.
   *[other] A ship still has room for { $who }’s { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $good }.
}

## Coins and roles

idea-has-coins = { $who ->
    [you] You then have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-affords = { $who ->
    [you] You then have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, enough for the { $building }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, enough for the { $building }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-takes-role-coins = { $who ->
    [you] You take the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the { $role }.
   *[other] { $who } takes the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the { $role }.
}
idea-denies-role-coins = { $rival ->
    [you] Otherwise you take the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the { $role }.
   *[other] Otherwise { $rival } takes the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the { $role }.
}
idea-takes-role = { $rival ->
    [you] Otherwise you take the { $role }.
   *[other] Otherwise { $rival } takes the { $role }.
}
idea-rival-coins = { $rival ->
    [you] You then have { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }; otherwise { $otherwise }.
   *[other] { $rival } then has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }; otherwise { $otherwise }.
}

## Buildings

idea-builds = { $who ->
    [you] You build the { $building } for { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    }.
   *[other] { $who } builds the { $building } for { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    }.
}
idea-last-copy = { $who ->
    [you] You get the last { $building } before { $rival } does.
   *[other] { $rival ->
        [you] { $who } gets the last { $building } before you do.
       *[other] { $who } gets the last { $building } before { $rival } does.
    }
}
idea-builds-for-less = { $who ->
    [you] You build the { $building } for { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    }; otherwise for { $otherwise }.
   *[other] { $who } builds the { $building } for { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    }; otherwise for { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] Otherwise you build the { $building }.
   *[other] Otherwise { $rival } builds the { $building }.
}
idea-occupies = { $who ->
    [you] Your { $building } is then occupied.
   *[other] { $who }’s { $building } is then occupied.
}
idea-large-building = { $who ->
    [you] Your { $building } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who }’s { $building } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}

## Goods

idea-produces = { $who ->
    [you] You produce { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } produces { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-extra-crate = { $who ->
    [you] You get the extra crate of { $good }.
   *[other] { $who } gets the extra crate of { $good }.
}
idea-rival-produces = { $rival ->
    [you] You produce { $crates ->
        [0] nothing
        [one] 1 crate
       *[other] { $crates } crates
    }; otherwise { $otherwise }.
   *[other] { $rival } produces { $crates ->
        [0] nothing
        [one] 1 crate
       *[other] { $crates } crates
    }; otherwise { $otherwise }.
}
idea-sells = { $who ->
    [you] You sell { $good } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; otherwise { $otherwise ->
        [0] nothing
       *[other] for { $otherwise }
    }.
   *[other] { $who } sells { $good } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; otherwise { $otherwise ->
        [0] nothing
       *[other] for { $otherwise }
    }.
}
idea-denies-sale-full = { $rival ->
    [you] You can’t sell { $good }: the { area-house } is full.
   *[other] { $rival } can’t sell { $good }: the { area-house } is full.
}
idea-denies-sale-taken = { $rival ->
    [you] You can’t sell { $good }: the { area-house } already has it.
   *[other] { $rival } can’t sell { $good }: the { area-house } already has it.
}
idea-rival-sells = { $rival ->
    [you] You sell { $coins ->
        [0] nothing; otherwise
        [one] for 1 coin; otherwise
       *[other] for { $coins } coins; otherwise
    } for { $otherwise }.
   *[other] { $rival } sells { $coins ->
        [0] nothing; otherwise
        [one] for 1 coin; otherwise
       *[other] for { $coins } coins; otherwise
    } for { $otherwise }.
}
idea-holds-crates = { $who ->
    [you] You then have { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-can-produce = { $who ->
    [you] You can then produce { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } can then produce { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}

## Workers and tiles

idea-workers = { $who ->
    [you] You then have { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-new-kind = { $who ->
    [you] You get your first { $tile }.
   *[other] { $who } gets a first { $tile }.
}
idea-serves = { $who ->
    [you] The { $tile } serves your { $building }.
   *[other] The { $tile } serves { $who }’s { $building }.
}
# $tile is “corn plantation”, $good is “corn”.
idea-plantations = { $who ->
    [you] You then have { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $good } plantations
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $count ->
        [one] 1 { $tile }
       *[other] { $count } { $good } plantations
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-land = { $who ->
    [you] You then have { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-quarry = { $who ->
    [you] You get { tile-quarry-one }.
   *[other] { $who } gets { tile-quarry-one }.
}

## The score and the end

idea-points = { $who ->
    [you] You then have { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
   *[other] { $who } then has { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
}
idea-brings-end = { $who ->
    [you] The game ends with this round, and you are ahead.
   *[other] The game ends with this round, and { $who } is ahead.
}
idea-puts-off-end = { $who ->
    [you] The game goes on; otherwise it ends while you are behind.
   *[other] The game goes on; otherwise it ends while { $who } is behind.
}
