### Ginkgopolis: why a choice is good, in facts of the table. Shown with a hint and the answer to “Why?”.
### One short sentence each. $who is the player who chooses: the reader (you) or a player by name; $rival is another player.
### What happens “otherwise” is after the next best choice; “then” is at the end of the round or the next own choice.
### $goods is “4 resources”, $tile and $card are “blue 7”, $floors is “2 floors”.

## What a player has

idea-gains = { $who ->
    [you] You gain { $goods }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } gains { $goods }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
# $goods is “3 items”: resources, tiles and points together.
idea-engine = { $who ->
    [you] { $deed ->
        [exploit] When you exploit, your cards give { $goods }
        [urbanize] When you urbanize, your cards give { $goods }
       *[construct] When you construct, your cards give { $goods }
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $deed ->
        [exploit] When { $who } exploits, their cards give { $goods }
        [urbanize] When { $who } urbanizes, their cards give { $goods }
       *[construct] When { $who } constructs, their cards give { $goods }
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
# Resources, tiles and points together, as $goods of the message before.
idea-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
idea-has = { $who ->
    [you] You then have { $goods }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $goods }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-spends-less = { $who ->
    [you] You spend { $resources ->
        [0] no resources
        [one] 1 resource
       *[other] { $resources } resources
    }; otherwise { $otherwise }.
   *[other] { $who } spends { $resources ->
        [0] no resources
        [one] 1 resource
       *[other] { $resources } resources
    }; otherwise { $otherwise }.
}
idea-pays-less = { $who ->
    [you] You pay { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
   *[other] { $who } pays { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
}
idea-comes-back = { $who ->
    [you] You get { $goods } back from your { $tile }.
   *[other] { $who } gets { $goods } back from their { $tile }.
}
idea-keeps-tile = { $who ->
    [you] You keep { $tile } and use { $used }.
   *[other] { $who } keeps { $tile } and uses { $used }.
}
idea-keeps-redraws = { $who ->
    [you] You keep { $redraws ->
        [one] 1 New Hand token
       *[other] { $redraws } New Hand tokens
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } keeps { $redraws ->
        [one] 1 New Hand token
       *[other] { $redraws } New Hand tokens
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}

## Cards and buildings

idea-gets-card = { $who ->
    [you] You get the card { $card }.
   *[other] { $who } gets the card { $card }.
}
idea-end-card = { $who ->
    [you] Your card { $card } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who }’s card { $card } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
# $floors are those of the building that is built over.
idea-ousts = { $who ->
    [you] You build over { $rival }’s { $tile } with { $floors }.
   *[other] { $rival ->
        [you] { $who } builds over your { $tile } with { $floors }.
       *[other] { $who } builds over { $rival }’s { $tile } with { $floors }.
    }
}
idea-keeps-building = { $who ->
    [you] Otherwise { $rival } builds over your { $tile }.
   *[other] { $rival ->
        [you] Otherwise you build over { $who }’s { $tile }.
       *[other] Otherwise { $rival } builds over { $who }’s { $tile }.
    }
}
idea-denies-card = { $who ->
    [you] Otherwise { $rival } gets the card of your { $tile } with { $floors }.
   *[other] { $rival ->
        [you] Otherwise you get the card of { $who }’s { $tile } with { $floors }.
       *[other] Otherwise { $rival } gets the card of { $who }’s { $tile } with { $floors }.
    }
}
# Numbers of two tiles.
idea-large-number = { $number } on top is harder to build over than { $otherwise }.

## Districts

idea-leads = { $who ->
    [you] { $color ->
        [blue] You lead a blue district
        [red] You lead a red district
       *[yellow] You lead a yellow district
    }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $color ->
        [blue] { $who } leads a blue district
        [red] { $who } leads a red district
       *[yellow] { $who } leads a yellow district
    }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
idea-districts = { $who ->
    [you] You then score { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $color ->
        [blue] blue districts
        [red] red districts
       *[yellow] yellow districts
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $color ->
        [blue] blue districts
        [red] red districts
       *[yellow] yellow districts
    }; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}
idea-rival-districts = { $rival ->
    [you] You then score { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } in districts; otherwise { $otherwise }.
   *[other] { $rival } then scores { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } in districts; otherwise { $otherwise }.
}
idea-denies-lead = { $rival ->
    [you] You lead { $color ->
        [blue] no blue district
        [red] no red district
       *[yellow] no yellow district
    }; otherwise one, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $rival } leads { $color ->
        [blue] no blue district
        [red] no red district
       *[yellow] no yellow district
    }; otherwise one, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
# $floors counts resources on the buildings.
idea-floors = { $who ->
    [you] You then have { $floors ->
        [one] 1 resource
       *[other] { $floors } resources
    } in the city; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
   *[other] { $who } then has { $floors ->
        [one] 1 resource
       *[other] { $floors } resources
    } in the city; otherwise { $otherwise ->
        [0] none
       *[other] { $otherwise }
    }.
}

## The score and the end

idea-rival-gains = { $rival ->
    [you] You gain { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }; otherwise { $otherwise }.
   *[other] { $rival } gains { $points ->
        [0] no points
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
idea-brings-end = { $who ->
    [you] The game ends with this round, and you are ahead.
   *[other] The game ends with this round, and { $who } is ahead.
}
idea-puts-off-end = { $who ->
    [you] The game goes on; otherwise it ends while you are behind.
   *[other] The game goes on; otherwise it ends while { $who } is behind.
}
idea-nears-end = { $who ->
    [you] { $tiles ->
        [0] No tiles are
        [one] Only 1 tile is
       *[other] Only { $tiles } tiles are
    } then left, and you are ahead.
   *[other] { $tiles ->
        [0] No tiles are
        [one] Only 1 tile is
       *[other] Only { $tiles } tiles are
    } then left, and { $who } is ahead.
}
idea-gains-time = { $who ->
    [you] { $tiles ->
        [one] 1 tile is
       *[other] { $tiles } tiles are
    } then left, so you can catch up.
   *[other] { $tiles ->
        [one] 1 tile is
       *[other] { $tiles } tiles are
    } then left, so { $who } can catch up.
}
