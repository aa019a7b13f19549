### Puerto Rico: the expansions. Only the 1897 edition has them. $who took the deed: the reader (you), or a player by name.

## New Buildings: lines of the log

log-drafted = { $who }把{ $building }放進收納盤（{ $copies } 份）。
log-moved = { $who }移動{ building-bohio }上的 1 名{ -worker }。
log-forested = { $who }把{ $tile }放成樹林。
log-canal = { $who }用{ building-canal }再拿 1 箱{ $good }。
log-gave-worker = { $who }用{ building-hidden-market }歸還 1 名{ -worker }，抵 1 元。
log-gave-citizen = { $who }用{ building-hidden-market }歸還 1 名公民，抵 1 元。
log-gave-crate = { $who }用{ building-hidden-market }歸還 1 箱{ $good }，抵 1 元。
log-gave-point = { $who }用{ building-hidden-market }歸還 1 分，抵 1 元。
log-exported = { $who }用{ building-merchant-outpost }歸還 1 箱{ $good }，得到 { $coins } 元。
log-shipped-mixed = { $who }用{ building-small-wharf }裝載 { $crates }，得 { $vp } 分。
told-forest = 樹林

## Citizens: lines of the log

log-citizens = { $from ->
    [register] { $who }從{ -register }得到 { $citizens } 名公民。
    [portrait] { $who }從{ -portrait }得到 { $citizens } 名公民。
   *[supply] { $who }從{ area-supply }得到 { $citizens } 名公民。
}
log-citizen-placed = { $who }把 1 名公民放在{ $place }上。
log-citizen-moved = { $who }移動{ building-bohio }上的 1 名公民。
log-zoned = { $who }用{ building-zoning-office }付 1 元，抽到{ $tile }。
log-forest-discarded = { $who }棄除一座樹林。
log-land-discarded = { $who }棄除{ $tile }。
log-land-discarded-worker = { $who }棄除{ $tile }，上面的{ -worker }回到{ -portrait }。
log-land-discarded-citizen = { $who }棄除{ $tile }，上面的公民回到{ -portrait }。
log-pensioned = { $who }用{ building-pension-office }放回 1 箱{ $good }，得 1 分。
log-citizens-poached = 其中有 { $citizens } 名公民。
log-citizens-sent-away = 挖角來的 { $citizens } 名公民離開遊戲。
told-zoned = { $tile }（−1）
told-forest-discarded = 棄除樹林
told-pensioned = −1 箱{ $good }（+1）

## The Smuggler: lines of the log

log-raided = { $returned ->
    [0] { $who }掠奪 { $size } 格的{ -ship }，留下 { $kept } 箱{ $good }。
   *[other] { $who }掠奪 { $size } 格的{ -ship }，留下 { $kept } 箱{ $good }，其餘 { $returned } 箱放回{ area-supply }。
}
log-plundered = { $who }洗劫{ area-house }的 { $crates }，得 { $vp } 分。
log-poached = { $who }從{ -register }挖角 { $workers } 名{ -worker }。
log-poached-placed = { $who }把挖角來的{ -worker }放在{ $place }上。
log-sent-away = 挖角來的 { $workers } 名{ -worker }離開遊戲。
log-captured = { $who }綁架{ $role }。
log-captured-played = 沒有人選被綁架的{ $role }：現在由{ $who }執行。
told-raided = 掠奪 { $kept } 箱{ $good }
told-plundered = 洗劫（+{ $vp }）
told-poached = 挖角 { $workers } 名{ -worker }
told-captured = 綁架{ $role }

## The festival. $card is the title of an objective

log-objective-shown = 節慶：「{ $card }」，{ $pieces }。
log-objective-won = { $workers ->
    [0] { $who }完成「{ $card }」。
   *[other] { $who }完成「{ $card }」，得 { $workers } 名{ -worker }。
}
log-reward-placed = { $who }把節慶獎勵的{ -worker }放在{ $place }上。
log-reward-kept = { $who }把節慶獎勵的 { $workers } 名{ -worker }留在{ -portrait }上。
task-festival = 節慶
task-objective = 節慶目標
task-festival-card = 節慶卡
task-own = 擁有 { $tiles }。
task-produce = 同一{ role-craftsman }階段生產 { $crates }。
task-own-and-produce = 擁有 { $tiles }，並在同一{ role-craftsman }階段生產 { $crates }。
task-load = 同一{ role-captain }階段裝載 3 箱{ $good }。
task-load-two = 同一{ role-captain }階段裝載 1 箱{ $one }與 2 箱{ $other }，或 2 箱{ $one }與 1 箱{ $other }。
task-fill-house = 把{ $good }賣到{ area-house }，成為第四箱。
task-fill-largest = 以最後一箱{ $good }裝滿最大的{ -ship }。
task-fill-smallest = 以最後一箱{ $good }裝滿最小的{ -ship }。
task-build = 建造{ $building }。
task-reward = 獎勵
task-fulfilled-by = 達成者
task-spoken = { $title }：{ $task }獎勵：{ $reward }。
task-spoken-won = { $title }：{ $who }已達成。
task-tally = 你目前 { $have }／{ $need }。

## Achievement cards. $card is a title, $cards a list of them

log-cards-dealt = { $who }拿到 { $count } 張成就卡。
log-own-cards-dealt = { $who }拿到 { $count } 張成就卡：{ $cards }。
log-some-card-kept = { $who }留下 1 張成就卡。
log-card-kept = { $who }留下{ $card }。
log-cards-passed = 其餘的成就卡傳給左邊的玩家。
log-achieved = { $who }完成成就：{ $card }。
task-card = 成就卡
task-packet = 成就卡
task-packet-cards = 從這 { $cards } 張留下 1 張
task-face-down = { $cards } 張成就卡面朝下
task-completed = 已完成。
task-so-far = 目前 { $have }／{ $need }。
task-worth = 值 { $vp } 分。
task-chosen = 已選擇。
task-legal = 可以選擇。
