### San Juan: the list of everything that can be done now. $site is the number of a site in the city.

act-role = Take the { $role }
act-library-now = Use the { building-library } for this role
act-library-later = Keep the { building-library } for the second role
act-build = Build the { $building }
act-build-for = Build the { $building } for { $price ->
    [one] 1 card
   *[other] { $price } cards
}
act-new-site = Build on a new site
act-over = Build over the { $building } (site { $site })
act-spend = Pay with the { $good } on the { $building } (site { $site })
act-pay = Pay with the { $building }
act-produce = Produce { $good } (site { $site })
act-sell = Sell the { $good } (site { $site })
act-keep = Keep the { $building }
act-discard = Discard the { $building }
# $under is the building under which the card goes.
act-tuck = Put the { $building } under the { $under }
act-draw = Draw
act-take = Take the { $building }
act-ship = Ship the { $good } (site { $site })

## Discounts that may be declined: the privilege gives up to two cards

act-decline-privilege = Don’t use 1 card of the privilege
act-decline = Don’t use the { $building }
act-accept-privilege = Use the whole privilege
act-accept = Use the { $building }

## Nothing, or nothing more

act-pass = Pass
act-pass-chapel = Put no card under the { building-chapel }
act-pass-build = Don’t build
act-pass-pay = Finish building
act-pass-produce = Don’t produce
act-pass-produce-more = Produce no more
act-pass-sell = Don’t sell
act-pass-sell-more = Sell no more
act-pass-church = Put no card under the { building-church }
act-pass-church-more = Put no more under the { building-church }
act-pass-exchange = Exchange no more
act-pass-draw = Don’t draw
act-pass-take = Take none
act-pass-ship = Don’t ship
act-pass-ship-more = Ship no more

## Headings of the list

group-pass = Decline or finish
group-role = Roles
group-build = Build
group-site = Site
group-waive = Discounts
group-spend = Pay with goods
group-pay = Pay with cards
group-produce = Produce
group-sell = Sell
group-keep = Keep
group-discard = Discard
group-tuck = Put under
group-draw = Draw
group-take = Take
group-ship = Ship
