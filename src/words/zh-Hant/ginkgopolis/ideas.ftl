### Ginkgopolis：一個選擇好在哪裡，都是牌桌上的事實。「否則」是選了次佳的選擇；「之後」是這一輪結束時。

## What a player has

idea-gains = { $who }得到{ $goods }；否則得到 { $otherwise }。
idea-engine = { $deed ->
    [exploit] { $who }開採時，自己的卡牌給{ $goods }；否則給 { $otherwise } 個。
    [urbanize] { $who }城市化時，自己的卡牌給{ $goods }；否則給 { $otherwise } 個。
   *[construct] { $who }建造時，自己的卡牌給{ $goods }；否則給 { $otherwise } 個。
}
idea-items = { $count } 個配件
idea-has = { $who }之後有{ $goods }；否則有 { $otherwise }。
idea-spends-less = { $resources ->
    [0] { $who }不花資源；否則花 { $otherwise } 個。
   *[other] { $who }花 { $resources } 個資源；否則花 { $otherwise } 個。
}
idea-pays-less = { $points ->
    [0] { $who }不必付分數；否則要付 { $otherwise } 分。
   *[other] { $who }付 { $points } 分；否則要付 { $otherwise } 分。
}
idea-comes-back = { $who }從自己的{ $tile }拿回{ $goods }。
idea-keeps-tile = { $who }留著{ $tile }，用掉{ $used }。
idea-keeps-redraws = { $who }保留 { $redraws } 個更新手牌標記；否則 { $otherwise } 個。

## Cards and buildings

idea-gets-card = { $who }得到卡牌{ $card }。
idea-end-card = { $who }的卡牌{ $card }之後值 { $points } 分；否則值 { $otherwise } 分。
idea-ousts = { $who }蓋住{ $rival }的{ $tile }（{ $floors }）。
idea-keeps-building = 否則{ $rival }會蓋住{ $who }的{ $tile }。
idea-denies-card = 否則{ $rival }會得到{ $who }的{ $tile }（{ $floors }）的卡牌。
idea-large-number = 上面是 { $number } 比 { $otherwise } 更難被蓋住。

## Districts

idea-leads = { $color ->
    [blue] { $who }領先一個藍色街區，得 { $points } 分。
    [red] { $who }領先一個紅色街區，得 { $points } 分。
   *[yellow] { $who }領先一個黃色街區，得 { $points } 分。
}
idea-districts = { $color ->
    [blue] { $who }之後在藍色街區得 { $points } 分；否則得 { $otherwise } 分。
    [red] { $who }之後在紅色街區得 { $points } 分；否則得 { $otherwise } 分。
   *[yellow] { $who }之後在黃色街區得 { $points } 分；否則得 { $otherwise } 分。
}
idea-rival-districts = { $rival }之後在街區得 { $points } 分；否則得 { $otherwise } 分。
idea-denies-lead = { $color ->
    [blue] { $rival }沒有領先任何藍色街區；否則領先一個，得 { $points } 分。
    [red] { $rival }沒有領先任何紅色街區；否則領先一個，得 { $points } 分。
   *[yellow] { $rival }沒有領先任何黃色街區；否則領先一個，得 { $points } 分。
}
idea-floors = { $who }之後在城市裡有 { $floors } 個資源；否則有 { $otherwise } 個。

## The score and the end

idea-rival-gains = { $rival }得到 { $points } 分；否則得到 { $otherwise } 分。
idea-points = { $who }之後有 { $points } 分；否則有 { $otherwise } 分。
idea-brings-end = 遊戲在這一輪結束，而{ $who }領先。
idea-puts-off-end = 遊戲會繼續；否則會在{ $who }落後時結束。
idea-nears-end = { $tiles ->
    [0] 之後沒有板塊了，而{ $who }領先。
   *[other] 之後只剩 { $tiles } 個板塊，而{ $who }領先。
}
idea-gains-time = 之後還剩 { $tiles } 個板塊，{ $who }還來得及追上。
