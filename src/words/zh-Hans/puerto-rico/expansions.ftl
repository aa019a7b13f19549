### 波多黎各：扩展，只有 1897 版才有。$who 是做这件事的玩家：正在读的玩家（你），或者名字。

## 新建筑：记录

log-drafted = { $who }把{ $building }放进收纳盘（{ $copies }栋）。
log-moved = { $who }移动{ building-bohio }上的 1 名{ -worker }。
log-forested = { $who }把{ $tile }放成树林。
log-canal = { $who }用{ building-canal }多拿 1 箱{ $good }。
log-gave-worker = { $who }用{ building-hidden-market }放回 1 名{ -worker }，抵 1 元。
log-gave-citizen = { $who }用{ building-hidden-market }放回 1 名公民，抵 1 元。
log-gave-crate = { $who }用{ building-hidden-market }放回 1 箱{ $good }，抵 1 元。
log-gave-point = { $who }用{ building-hidden-market }放回 1 分，抵 1 元。
log-exported = { $who }用{ building-merchant-outpost }放回 1 箱{ $good }，得{ $coins }元。
# $crates 列出几种货物。
log-shipped-mixed = { $who }用{ building-small-wharf }运走{ $crates }，得{ $vp }分。
told-forest = 树林

## 公民：记录

log-citizens = { $from ->
    [register] { $who }从{ -register }得到{ $citizens }名公民。
    [portrait] { $who }从{ -portrait }得到{ $citizens }名公民。
   *[supply] { $who }从供应堆得到{ $citizens }名公民。
}
log-citizen-placed = { $who }把 1 名公民放在{ $place }上。
log-citizen-moved = { $who }移动{ building-bohio }上的 1 名公民。
log-zoned = { $who }用{ building-zoning-office }付 1 元，抽到{ $tile }。
log-forest-discarded = { $who }弃置一块树林。
log-land-discarded = { $who }弃置{ $tile }。
log-land-discarded-worker = { $who }弃置{ $tile }，上面的{ -worker }移到{ -portrait }。
log-land-discarded-citizen = { $who }弃置{ $tile }，上面的公民移到{ -portrait }。
log-pensioned = { $who }用{ building-pension-office }放回 1 箱{ $good }，得 1 分。
# 接在写明挖走几名的那一行后面。
log-citizens-poached = 其中{ $citizens }名是公民。
log-citizens-sent-away = 挖来的{ $citizens }名公民离开游戏。
told-zoned = { $tile }（−1）
told-forest-discarded = 弃置树林
told-pensioned = −1 箱{ $good }（+1）

## 走私者：记录

log-raided = { $returned ->
    [0] { $who }掠夺{ $size }格的货船，留下{ $kept }箱{ $good }。
   *[other] { $who }掠夺{ $size }格的货船，留下{ $kept }箱{ $good }，其余{ $returned }箱放回供应堆。
}
log-plundered = { $who }洗劫{ area-house }的{ $crates }，得{ $vp }分。
log-poached = { $who }从{ -register }挖走{ $workers }名{ -worker }。
log-poached-placed = { $who }把挖来的 1 名{ -worker }放在{ $place }上。
log-sent-away = 挖来的{ $workers }名{ -worker }离开游戏。
log-captured = { $who }绑架{ $role }。
log-captured-played = 被绑架的{ $role }没有人选：现在由{ $who }执行。
told-raided = 掠夺：+{ $kept }箱{ $good }
told-plundered = 洗劫：+{ $vp }分
told-poached = 挖走{ $workers }名{ -worker }
told-captured = 绑架{ $role }

## 庆典。$card 是目标的标题

# $pieces 列出它上面的板块、货物或建筑。
log-objective-shown = 庆典：“{ $card }”，{ $pieces }。
log-objective-won = { $workers ->
    [0] { $who }完成“{ $card }”。
   *[other] { $who }完成“{ $card }”，得{ $workers }名{ -worker }。
}
log-reward-placed = { $who }把庆典奖励的 1 名{ -worker }放在{ $place }上。
log-reward-kept = { $who }把庆典奖励的{ $workers }名{ -worker }留在{ -portrait }。
task-festival = 庆典
task-objective = 庆典目标
task-festival-card = 庆典卡
# 目标要求什么：$tiles 和 $crates 是列表。
task-own = 拥有{ $tiles }。
task-produce = 同一{ role-craftsman }阶段生产{ $crates }。
task-own-and-produce = 拥有{ $tiles }，并在同一{ role-craftsman }阶段生产{ $crates }。
task-load = 同一{ role-captain }阶段把 3 箱{ $good }装船。
task-load-two = 同一{ role-captain }阶段把 1 箱{ $one }和 2 箱{ $other }，或者 2 箱{ $one }和 1 箱{ $other }装船。
task-fill-house = 把{ $good }作为第四箱卖到{ area-house }。
task-fill-largest = 用最后一箱{ $good }装满最大的货船。
task-fill-smallest = 用最后一箱{ $good }装满最小的货船。
task-build = 建造{ $building }。
task-reward = 奖励
task-fulfilled-by = 完成的玩家
# 读出来的目标：$title、要求什么（一句话）、奖励。
task-spoken = { $title }：{ $task }奖励：{ $reward }。
task-spoken-won = { $title }：{ $who }已经完成。
task-tally = 你有{ $have }，需要{ $need }。

## 成就卡。$card 是头衔，$cards 是列表

log-cards-dealt = { $who }拿到{ $count }张成就卡。
log-own-cards-dealt = { $who }拿到{ $count }张成就卡：{ $cards }。
log-some-card-kept = { $who }留下一张成就卡。
log-card-kept = { $who }留下{ $card }。
log-cards-passed = 其余的成就卡传给下家。
log-achieved = { $who }完成成就：{ $card }。
task-card = 成就卡
task-packet = 成就卡
task-packet-cards = 从这{ $cards }张里留 1 张
task-face-down = { $cards }张成就卡面朝下
task-completed = 已完成。
task-so-far = 目前{ $have }，需要{ $need }。
task-worth = 值{ $vp }分。
task-chosen = 已选中。
task-legal = 可以选。
