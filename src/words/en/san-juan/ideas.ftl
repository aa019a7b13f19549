### San Juan: why a choice is good, in facts of the table. Shown with a hint and the answer to “Why?”.
### One short sentence each. $who is the player who chooses: the reader (you) or a player by name; $rival is another player.
### What happens “otherwise” is after the next best choice; “then” is at the end of the round or the next own choice.

## Cards and buildings

idea-draws = { $who ->
    [you] You draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-has-cards = { $who ->
    [you] You then have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-builds = { $who ->
    [you] You build the { $building } for { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }.
   *[other] { $who } builds the { $building } for { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }.
}
idea-builds-for-less = { $who ->
    [you] You build the { $building } for { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }; otherwise for { $otherwise }.
   *[other] { $who } builds the { $building } for { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }; otherwise for { $otherwise }.
}
idea-affords = { $who ->
    [you] With { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } you can then build the { $building }; otherwise you have { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] With { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } { $who } can then build the { $building }; otherwise { $who } has { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-keeps-limit = { $who ->
    [you] You discard { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } at the hand limit; otherwise { $otherwise }.
   *[other] { $who } discards { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } at the hand limit; otherwise { $otherwise }.
}

## Goods

idea-produces = { $who ->
    [you] You produce { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } produces { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-sells = { $who ->
    [you] You sell { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise ->
        [0] nothing
       *[other] for { $otherwise }
    }.
   *[other] { $who } sells { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise ->
        [0] nothing
       *[other] for { $otherwise }
    }.
}
idea-has-goods = { $who ->
    [you] You then have { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-better-good = { $who ->
    [you] Your good is on the { $building }, not on the { $other }.
   *[other] { $who }’s good is on the { $building }, not on the { $other }.
}
idea-frees = { $who ->
    [you] { $buildings ->
        [one] 1 of your buildings can then produce
       *[other] { $buildings } of your buildings can then produce
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $buildings ->
        [one] 1 of { $who }’s buildings can then produce
       *[other] { $buildings } of { $who }’s buildings can then produce
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}

## Points

# Cards under a Chapel, Church or Harbor, and what was shipped.
idea-lays-by = { $who ->
    [you] You then have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } set aside for points; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } set aside for points; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-bonus = { $who ->
    [you] Your { $building } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
   *[other] { $who }’s { $building } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
}
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

## Cards that are kept or given up

idea-keeps-bonus = { $who ->
    [you] The { $building } you keep would score { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
   *[other] The { $building } { $who } keeps would score { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
}
idea-keeps-points = { $who ->
    [you] The { $building } you keep is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the { $given } only { $fewer }.
   *[other] The { $building } { $who } keeps is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the { $given } only { $fewer }.
}
# $missing cards are missing to pay for $given.
idea-keeps-payable = { $who ->
    [you] You can pay for the { $building }; the { $given } is { $missing ->
        [one] 1 card
       *[other] { $missing } cards
    } short.
   *[other] { $who } can pay for the { $building }; the { $given } is { $missing ->
        [one] 1 card
       *[other] { $missing } cards
    } short.
}
idea-keeps-cheaper = { $who ->
    [you] The { $building } costs you { $cost ->
        [0] no cards
        [one] 1 card
       *[other] { $cost } cards
    }; the { $given } costs { $instead }.
   *[other] The { $building } costs { $who } { $cost ->
        [0] no cards
        [one] 1 card
       *[other] { $cost } cards
    }; the { $given } costs { $instead }.
}
idea-gives-duplicate = { $who ->
    [you] The { $building } you give up is already in your city.
   *[other] The { $building } { $who } gives up is already in their city.
}
idea-gives-second = { $who ->
    [you] You still have another { $building } in hand.
   *[other] { $who } still has another { $building } in hand.
}
idea-gives-costly = { $who ->
    [you] The { $building } you give up costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; you have { $cards ->
        [0] none
       *[other] { $cards }
    } left.
   *[other] The { $building } { $who } gives up costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; { $who } has { $cards ->
        [0] none
       *[other] { $cards }
    } left.
}

## Other players

idea-takes-role = { $rival ->
    [you] Otherwise you take the { $role }.
   *[other] Otherwise { $rival } takes the { $role }.
}
idea-rival-draws = { $rival ->
    [you] You draw { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise }.
   *[other] { $rival } draws { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }; otherwise { $otherwise }.
}
idea-rival-sells = { $rival ->
    [you] You sell { $cards ->
        [0] nothing; otherwise
        [one] for 1 card; otherwise
       *[other] for { $cards } cards; otherwise
    } for { $otherwise }.
   *[other] { $rival } sells { $cards ->
        [0] nothing; otherwise
        [one] for 1 card; otherwise
       *[other] for { $cards } cards; otherwise
    } for { $otherwise }.
}
idea-rival-produces = { $rival ->
    [you] You produce { $goods ->
        [0] no goods
        [one] 1 good
       *[other] { $goods } goods
    }; otherwise { $otherwise }.
   *[other] { $rival } produces { $goods ->
        [0] no goods
        [one] 1 good
       *[other] { $goods } goods
    }; otherwise { $otherwise }.
}
idea-rival-builds = { $rival ->
    [you] You then have { $buildings ->
        [0] no buildings
        [one] 1 building
       *[other] { $buildings } buildings
    }; otherwise { $otherwise }.
   *[other] { $rival } then has { $buildings ->
        [0] no buildings
        [one] 1 building
       *[other] { $buildings } buildings
    }; otherwise { $otherwise }.
}

## The end

idea-brings-end = { $who ->
    [you] The game ends, and you are ahead.
   *[other] The game ends, and { $who } is ahead.
}
idea-puts-off-end = { $who ->
    [you] The game goes on; otherwise it ends while you are behind.
   *[other] The game goes on; otherwise it ends while { $who } is behind.
}
