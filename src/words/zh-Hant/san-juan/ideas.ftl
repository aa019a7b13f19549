### San Juan：一個選擇好在哪裡，都是牌桌上的事實。「否則」是選了次佳的選擇；「之後」是這一輪結束或下一次選角色時。

## Cards and buildings

idea-draws = { $who }{ -pull } { $cards } 張牌；否則 { $otherwise } 張。
idea-has-cards = { $who }之後有 { $cards } 張手牌；否則有 { $otherwise } 張。
idea-builds = { $who }建造{ $building }，{ $price ->
    [0] 不必付牌
   *[other] 付 { $price } 張牌
}。
idea-builds-for-less = { $who }建造{ $building }，{ $price ->
    [0] 不必付牌
   *[other] 付 { $price } 張牌
}；否則要付 { $otherwise } 張。
idea-affords = { $who }之後有 { $cards } 張手牌，建得起{ $building }；否則有 { $otherwise } 張。
idea-keeps-limit = { $cards ->
    [0] { $who }不必因手牌上限{ -discard }牌；否則要{ -discard } { $otherwise } 張。
   *[other] { $who }因手牌上限{ -discard } { $cards } 張牌；否則要{ -discard } { $otherwise } 張。
}

## Goods

idea-produces = { $who }生產 { $goods } { -unit }商品；否則生產 { $otherwise } { -unit }。
idea-sells = { $who }賣出 { $goods } { -unit }商品，得 { $cards } 張牌；否則得 { $otherwise } 張。
idea-has-goods = { $who }之後有 { $goods } { -unit }商品；否則有 { $otherwise } { -unit }。
idea-better-good = { $who }的商品在{ $building }上，而不是在{ $other }上。
idea-frees = { $who }之後有 { $buildings } 棟建築能生產；否則有 { $otherwise } 棟。

## Points

idea-lays-by = { $who }之後有 { $cards } 張留著計分的牌；否則有 { $otherwise } 張。
idea-bonus = { $who }的{ $building }之後值 { $points } { -point }；否則值 { $otherwise } { -point }。
idea-points = { $who }之後有 { $points } { -point }；否則有 { $otherwise } { -point }。

## Cards that are kept or given up

idea-keeps-bonus = { $who }留下的{ $building }以目前的城市值 { $points } { -point }。
idea-keeps-points = { $who }留下的{ $building }值 { $points } { -point }，{ $given }只值 { $fewer } { -point }。
idea-keeps-payable = { $who }付得起{ $building }；{ $given }還差 { $missing } 張牌。
idea-keeps-cheaper = { $who }建造{ $building }要付 { $cost } 張牌，{ $given }要付 { $instead } 張。
idea-gives-duplicate = { $who }放棄的{ $building }，城市裡已經有了。
idea-gives-second = { $who }手上還有另一張{ $building }。
idea-gives-costly = { $who }放棄的{ $building }費用是 { $cost } 張牌，而手牌只剩 { $cards } 張。

## Other players

idea-takes-role = 否則{ $rival }會選{ $role }。
idea-rival-draws = { $rival }{ -pull } { $cards } 張牌；否則 { $otherwise } 張。
idea-rival-sells = { $rival }賣得 { $cards } 張牌；否則賣得 { $otherwise } 張。
idea-rival-produces = { $rival }生產 { $goods } { -unit }商品；否則生產 { $otherwise } { -unit }。
idea-rival-builds = { $rival }之後有 { $buildings } 棟建築；否則有 { $otherwise } 棟。

## The end

idea-brings-end = 遊戲結束，而{ $who }領先。
idea-puts-off-end = 遊戲會繼續；否則會在{ $who }落後時結束。
