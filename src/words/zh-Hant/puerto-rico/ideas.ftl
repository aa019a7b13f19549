### Puerto Rico：一個選擇好在哪裡，都是牌桌上的事實。「否則」是選了次佳的選擇；「之後」是這一輪結束或下一次選角色時。

## Ships

idea-ships = { $who }裝載 { $crates } 箱，得 { $points } 分；否則得 { $otherwise } 分。
idea-saves-crates = { $crates ->
    [0] { $who }沒有{ -goods }損失；否則損失 { $otherwise } 箱。
   *[other] { $who }損失 { $crates } 箱；否則損失 { $otherwise } 箱。
}
idea-rival-ships = { $rival }裝載得 { $points } 分；否則得 { $otherwise } 分。
idea-rival-spoils = { $rival }損失 { $crates } 箱；否則損失 { $otherwise } 箱。
idea-shuts-out = 再也沒有{ -ship }能載{ $rival }的 { $crates } 箱{ $good }。
idea-keeps-room = 還有{ -ship }能載{ $who }的 { $crates } 箱{ $good }。

## Coins and roles

idea-has-coins = { $who }之後有 { $coins } 元；否則有 { $otherwise } 元。
idea-affords = { $who }之後有 { $coins } 元，買得起{ $building }；否則有 { $otherwise } 元。
idea-takes-role-coins = { $who }拿走{ $role }上的 { $coins } 元。
idea-denies-role-coins = 否則{ $rival }會拿走{ $role }上的 { $coins } 元。
idea-takes-role = 否則{ $rival }會選{ $role }。
idea-rival-coins = { $rival }之後有 { $coins } 元；否則有 { $otherwise } 元。

## Buildings

idea-builds = { $price ->
    [0] { $who }免費建造{ $building }。
   *[other] { $who }花 { $price } 元建造{ $building }。
}
idea-last-copy = { $who }搶在{ $rival }之前得到最後一棟{ $building }。
idea-builds-for-less = { $price ->
    [0] { $who }免費建造{ $building }；否則要花 { $otherwise } 元。
   *[other] { $who }花 { $price } 元建造{ $building }；否則要花 { $otherwise } 元。
}
idea-rival-builds = 否則{ $rival }會建造{ $building }。
idea-occupies = { $who }的{ $building }之後有人{ -manned }。
idea-large-building = { $who }的{ $building }之後值 { $points } 分；否則值 { $otherwise } 分。

## Goods

idea-produces = { $who }生產 { $kinds } 種共 { $crates } 箱；否則生產 { $otherwise } 箱。
idea-extra-crate = { $who }多拿 1 箱{ $good }。
idea-rival-produces = { $rival }生產 { $crates } 箱；否則生產 { $otherwise } 箱。
idea-sells = { $who }賣出{ $good }，得 { $coins } 元；否則得 { $otherwise } 元。
idea-denies-sale-full = { $rival }不能賣{ $good }：{ area-house }已滿。
idea-denies-sale-taken = { $rival }不能賣{ $good }：{ area-house }已經有了。
idea-rival-sells = { $rival }賣得 { $coins } 元；否則賣得 { $otherwise } 元。
idea-holds-crates = { $who }之後有 { $crates } 箱{ -goods }；否則有 { $otherwise } 箱。
idea-can-produce = { $who }之後能生產 { $crates } 箱；否則能生產 { $otherwise } 箱。

## Workers and tiles

idea-workers = { $who }之後有 { $workers } 名{ -worker }；否則有 { $otherwise } 名。
idea-new-kind = { $who }得到第一個{ $tile }。
idea-serves = { $tile }讓{ $who }的{ $building }派上用場。
idea-plantations = { $who }之後有 { $count } 個{ $tile }；否則有 { $otherwise } 個。
idea-land = { $who }之後有 { $tiles } 個{ -tile }；否則有 { $otherwise } 個。
idea-quarry = { $who }得到{ tile-quarry }。

## The score and the end

idea-points = { $who }之後有 { $points } 分；否則有 { $otherwise } 分。
idea-brings-end = 遊戲在這一{ -round }結束，而{ $who }領先。
idea-puts-off-end = 遊戲會繼續；否則會在{ $who }落後時結束。
