### Puerto Rico: lines of the log. $who took the deed: the reader (you), or a player by name. $building, $tile, $good, $role are names of pieces.

## Rounds, roles, coins

log-round = 第{ $round }{ -round }：{ $who }擔任總督。
log-role = { $who }選了{ $role }。
log-role-coins = 沒人選的角色各放上 1 元：{ $roles }。
log-coins-role = { $who }拿走角色上的 { $coins } 元。
log-coins-adventurer = { $who }以{ role-adventurer }得到 { $coins } 元。
log-coins-building = { $who }因{ $building }得到 { $coins } 元。
log-coins-ransom = 被綁架的角色有人選了，{ $who }得到 { $coins } 元。
log-coins-festival = { $who }因節慶得到 { $coins } 元。
log-coins-ability = { $who }因{ $ability }得到 { $coins } 元。
log-points = { $who }因{ $building }得 { $vp } 分。
log-points-festival = { $who }因節慶得 { $vp } 分。
log-points-ability = { $who }因{ $ability }得 { $vp } 分。
log-last-round-workers = 工人不夠新增到就業處：這是最後一輪。
log-last-round-buildings = 有玩家填滿了 12 個{ -space }：這是最後一{ -round }。
log-last-round-points = 最後一分已被拿走：這是最後一{ -round }。
log-over = 遊戲結束。

## Tiles. $tile is the tile as an object: "a quarry"

log-drawn = { $who }用{ building-hacienda }抽到{ $tile }。
log-taken = { $who }拿取{ $tile }。
log-discarded = { $who }拿取{ $tile }，但{ -land-space }已滿，立刻棄掉。
log-manned = { $from ->
    [register] { $who }用{ $building }從{ -register }把 1 名{ -worker }放在新的{ $place }上。
    [portrait] { $who }用{ $building }從{ -portrait }把 1 名{ -worker }放在新的{ $place }上。
   *[supply] { $who }用{ $building }從{ area-supply }把 1 名{ -worker }放在新的{ $place }上。
}
log-market = 新的{ area-market }：{ $tiles }。
log-market-none = 沒有
log-bag-refilled = 種植園布袋空了：{ $tiles } 座棄除的種植園混合後放回布袋。

## Workers

log-workers = { $from ->
    [register] { $who }從{ -register }得到 { $workers } 名{ -worker }。
    [portrait] { $who }從{ -portrait }得到 { $workers } 名{ -worker }。
   *[supply] { $who }以{ role-recruiter }特權從{ area-supply }得到 { $workers } 名{ -worker }。
}
log-placed = { $who }安排{ -worker }：{ $places }。
log-all-placed = { $idle ->
    [0] { $who }的{ -circle }全部填滿。
   *[other] { $who }的{ -circle }全部填滿，{ $idle } 名{ -worker }留在{ -portrait }。
}
log-register = { $workers ->
    [0] 沒有工人可以新增到就業處。
   *[other] 就業處新增 { $workers } 名{ -worker }。
}
log-register-citizens = { -register }新增 { $citizens } 名公民、{ $workers } 名{ -worker }。

## Building, producing, selling, shipping

log-built = { $price ->
    [0] { $who }免費建造{ $building }。
   *[other] { $who }花 { $price } 元建造{ $building }。
}
log-produced = { $who }生產 { $crates }。
log-extra = { $who }以{ role-craftsman }特權再拿 1 箱{ $good }。
log-sold = { $coins ->
    [0] { $who }賣出{ $good }，沒有得到錢。
   *[other] { $who }賣出{ $good }，得到 { $coins } 元。
}
log-house-emptied = { area-house }已滿，清空。
log-shipped = { $who }在 { $size } 格的{ -ship }裝載 { $crates } 箱{ $good }，得 { $vp } 分。
log-shipped-own = { $who }用{ building-wharf }裝載 { $crates } 箱{ $good }，得 { $vp } 分。
log-spoiled = { $who }無法儲存，損失 { $crates }。
log-sailed = { $size } 格的{ -ship }裝滿{ $good }，出航。
log-passed = { $role ->
    [planter] { $who }沒有拿取{ -tile }。
    [builder] { $who }沒有建造。
    [craftsman] { $who }沒有生產。
    [trader] { $who }沒有賣出。
    [captain] { $who }沒有裝載。
   *[other] { $who }沒有行動。
}

## What is done in a phase, in a word or two beside the player's mark

told-coins = +{ $coins } 元
told-points = +{ $vp } 分
told-workers = +{ $workers } 名{ -worker }
told-citizens = +{ $citizens } 名公民
told-discarded = { $tile }，棄掉
told-placed = 安排好了
told-all-placed = { $idle ->
    [0] 全部填滿
   *[other] 全部填滿，閒置 { $idle }
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building }（−{ $price }）
}
told-produced = +{ $crates }
told-extra = +1 箱{ $good }
told-sold = { $sold }（+{ $gain }）
told-spoiled = 損失 { $crates }
told-nothing = 沒有行動
