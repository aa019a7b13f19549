### Puerto Rico: the expansions. Only the 1897 edition has them. $who took the deed: the reader (you), or a player by name.

## New Buildings: lines of the log

log-drafted = { $who ->
    [you] You put the { $building } in the tray (×{ $copies }).
   *[other] { $who } puts the { $building } in the tray (×{ $copies }).
}
log-moved = { $who ->
    [you] You move a { -worker } off the { building-bohio }.
   *[other] { $who } moves a { -worker } off the { building-bohio }.
}
log-forested = { $who ->
    [you] You place { $tile } as a forest.
   *[other] { $who } places { $tile } as a forest.
}
log-canal = { $who ->
    [you] You take 1 extra { $good } with the { building-canal }.
   *[other] { $who } takes 1 extra { $good } with the { building-canal }.
}
log-gave-worker = { $who ->
    [you] You return a { -worker } for a coin ({ building-hidden-market }).
   *[other] { $who } returns a { -worker } for a coin ({ building-hidden-market }).
}
log-gave-citizen = { $who ->
    [you] You return a citizen for a coin ({ building-hidden-market }).
   *[other] { $who } returns a citizen for a coin ({ building-hidden-market }).
}
log-gave-crate = { $who ->
    [you] You return 1 { $good } for a coin ({ building-hidden-market }).
   *[other] { $who } returns 1 { $good } for a coin ({ building-hidden-market }).
}
log-gave-point = { $who ->
    [you] You return 1 point for a coin ({ building-hidden-market }).
   *[other] { $who } returns 1 point for a coin ({ building-hidden-market }).
}
log-exported = { $who ->
    [you] You return 1 { $good } with the { building-merchant-outpost } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $who } returns 1 { $good } with the { building-merchant-outpost } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
# $crates lists crates of several kinds.
log-shipped-mixed = { $who ->
    [you] You load { $crates } with the { building-small-wharf }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
   *[other] { $who } loads { $crates } with the { building-small-wharf }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
}
told-forest = forest

## Citizens: lines of the log

log-citizens = { $who ->
    [you] { $from ->
        [register] You get { $citizens ->
            [one] 1 citizen
           *[other] { $citizens } citizens
        } from { -register }.
        [portrait] You get { $citizens ->
            [one] 1 citizen
           *[other] { $citizens } citizens
        } from { -portrait }.
       *[supply] You get { $citizens ->
            [one] 1 citizen
           *[other] { $citizens } citizens
        } from the supply.
    }
   *[other] { $from ->
        [register] { $who } gets { $citizens ->
            [one] 1 citizen
           *[other] { $citizens } citizens
        } from { -register }.
        [portrait] { $who } gets { $citizens ->
            [one] 1 citizen
           *[other] { $citizens } citizens
        } from { -portrait }.
       *[supply] { $who } gets { $citizens ->
            [one] 1 citizen
           *[other] { $citizens } citizens
        } from the supply.
    }
}
log-citizen-placed = { $who ->
    [you] You place a citizen on the { $place }.
   *[other] { $who } places a citizen on the { $place }.
}
log-citizen-moved = { $who ->
    [you] You move a citizen off the { building-bohio }.
   *[other] { $who } moves a citizen off the { building-bohio }.
}
log-zoned = { $who ->
    [you] You pay 1 coin and draw { $tile } ({ building-zoning-office }).
   *[other] { $who } pays 1 coin and draws { $tile } ({ building-zoning-office }).
}
log-forest-discarded = { $who ->
    [you] You discard a forest.
   *[other] { $who } discards a forest.
}
log-land-discarded = { $who ->
    [you] You discard { $tile }.
   *[other] { $who } discards { $tile }.
}
log-land-discarded-worker = { $who ->
    [you] You discard { $tile }; its { -worker } goes to { -portrait }.
   *[other] { $who } discards { $tile }; its { -worker } goes to { -portrait }.
}
log-land-discarded-citizen = { $who ->
    [you] You discard { $tile }; its citizen goes to { -portrait }.
   *[other] { $who } discards { $tile }; its citizen goes to { -portrait }.
}
log-pensioned = { $who ->
    [you] You return 1 { $good } for 1 point ({ building-pension-office }).
   *[other] { $who } returns 1 { $good } for 1 point ({ building-pension-office }).
}
# After a line that says how many workers were poached.
log-citizens-poached = { $citizens ->
    [one] 1 of them is a citizen.
   *[other] { $citizens } of them are citizens.
}
log-citizens-sent-away = { $citizens ->
    [one] 1 poached citizen leaves the game.
   *[other] { $citizens } poached citizens leave the game.
}
told-zoned = { $tile } (−1)
told-forest-discarded = forest discarded
told-pensioned = −1 { $good } (+1)

## The Smuggler: lines of the log

log-raided = { $who ->
    [you] { $returned ->
        [0] You raid the { $size }-space ship: { $kept } { $good } kept.
       *[other] You raid the { $size }-space ship: { $kept } { $good } kept, { $returned } to the supply.
    }
   *[other] { $returned ->
        [0] { $who } raids the { $size }-space ship: { $kept } { $good } kept.
       *[other] { $who } raids the { $size }-space ship: { $kept } { $good } kept, { $returned } to the supply.
    }
}
log-plundered = { $who ->
    [you] You plunder the { area-house } of { $crates }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
   *[other] { $who } plunders the { area-house } of { $crates }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
}
log-poached = { $who ->
    [you] You poach { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    } from { -register }.
   *[other] { $who } poaches { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    } from { -register }.
}
log-poached-placed = { $who ->
    [you] You put a poached { -worker } on the { $place }.
   *[other] { $who } puts a poached { -worker } on the { $place }.
}
log-sent-away = { $workers ->
    [one] 1 poached { -worker } leaves the game.
   *[other] { $workers } poached { -workers } leave the game.
}
log-captured = { $who ->
    [you] You capture the { $role }.
   *[other] { $who } captures the { $role }.
}
log-captured-played = { $who ->
    [you] The captured { $role } was not taken: you play it now.
   *[other] The captured { $role } was not taken: { $who } plays it now.
}
told-raided = raid: +{ $kept } { $good }
told-plundered = plunder: +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
told-poached = poached { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
}
told-captured = captured the { $role }

## The festival. $card is the title of an objective

# $pieces lists the tiles, goods or building that it shows.
log-objective-shown = Festival: { $card }, with { $pieces }.
log-objective-won = { $who ->
    [you] { $workers ->
        [0] You complete “{ $card }”.
       *[other] You complete “{ $card }”: +{ $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        }.
    }
   *[other] { $workers ->
        [0] { $who } completes “{ $card }”.
       *[other] { $who } completes “{ $card }”: +{ $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        }.
    }
}
log-reward-placed = { $who ->
    [you] You put a { -worker } from the festival on the { $place }.
   *[other] { $who } puts a { -worker } from the festival on the { $place }.
}
log-reward-kept = { $who ->
    [you] You keep { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    } from the festival on { -portrait }.
   *[other] { $who } keeps { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    } from the festival on { -portrait }.
}
task-festival = Festival
task-objective = Objective of the festival
task-festival-card = Festival card
# What an objective asks for: $tiles and $crates are lists.
task-own = Own { $tiles }.
task-produce = Produce { $crates } in one { role-craftsman } phase.
task-own-and-produce = Own { $tiles }, and produce { $crates } in one { role-craftsman } phase.
task-load = Load 3 { $good } in one { role-captain } phase.
task-load-two = Load 1 { $one } and 2 { $other }, or 2 { $one } and 1 { $other }, in one { role-captain } phase.
task-fill-house = Sell { $good } to the { area-house } as the fourth crate.
task-fill-largest = Fill the largest cargo ship with the last crate of { $good }.
task-fill-smallest = Fill the smallest cargo ship with the last crate of { $good }.
task-build = Build the { $building }.
task-reward = Reward
task-fulfilled-by = Completed by
# An objective that is spoken: $title, what it asks for in a sentence, its reward.
task-spoken = { $title }: { $task } Reward: { $reward }.
task-spoken-won = { $who ->
    [you] { $title }: completed by you.
   *[other] { $title }: completed by { $who }.
}
task-tally = You have { $have } of { $need }.

## Achievement cards. $card is a title, $cards a list of them

log-cards-dealt = { $who ->
    [you] You are dealt { $count } achievement cards.
   *[other] { $who } is dealt { $count } achievement cards.
}
log-own-cards-dealt = { $who ->
    [you] You are dealt { $count } achievement cards: { $cards }.
   *[other] { $who } is dealt { $count } achievement cards: { $cards }.
}
log-some-card-kept = { $who ->
    [you] You keep an achievement card.
   *[other] { $who } keeps an achievement card.
}
log-card-kept = { $who ->
    [you] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
log-cards-passed = The other achievement cards are passed to the left.
log-achieved = { $who ->
    [you] You complete an achievement: { $card }.
   *[other] { $who } completes an achievement: { $card }.
}
task-card = Achievement card
task-packet = Achievement cards
task-packet-cards = Keep 1 of these { $cards }
task-face-down = { $cards ->
    [one] 1 achievement card face down
   *[other] { $cards } achievement cards face down
}
task-completed = Completed.
task-so-far = { $have } of { $need } so far.
task-worth = Worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
task-chosen = Chosen.
task-legal = Can be chosen.
