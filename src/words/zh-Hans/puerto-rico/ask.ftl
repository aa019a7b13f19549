### 波多黎各：问玩家的话。每条有开头（问题或要做的事）和后面的说明；开头以逗号结束时，接着说明。

## 角色与板块

ask-role = 选一个角色。
ask-role-note = 每位玩家都行动，你先来。
ask-role-duel = 这是你本轮的第{ $mine }个，共{ $of }个。两位玩家都行动，你先来。
ask-role-chosen = 选{ $role }吗？
ask-role-coins = 上面有{ $coins }元。
ask-hacienda = 从{ -bag }抽一块种植园吗？
ask-hacienda-note = 抽到就必须放上，然后照常拿板块。
ask-take = 拿一块种植园，
ask-take-quarry = 拿一块种植园或采石场，
ask-take-note = 或者跳过。
ask-take-full = 或者跳过。你的{ -land }格已满，拿了立刻弃置。
ask-hospital = 在新的{ $tile }上放 1 名{ -worker }吗？
ask-hospital-note = { building-hospital }派来 1 名{ -worker }。
ask-hospital-which = { -worker }放在哪块板块？
# 两块板块的名称：用庄园抽到的，和拿的。
ask-hospital-which-note = 抽到的{ $drawn }，或者拿的{ $taken }。{ building-hospital }派来 1 名{ -worker }。
ask-plant = 把{ $tile }面朝下放成树林吗？
ask-second-tile = 拿第二块板块，
ask-second-tile-note = 或者跳过。这是{ building-publishing-house }的作用。
ask-late-hospital = 把{ building-hospital }的{ -worker }放在新的板块上吗？
ask-late-hospital-note = 这个阶段得到的任何一块都可以。
ask-park = 弃置一块种植园或树林，
ask-park-note = 或者跳过。这是{ building-park-authority }的作用。
ask-zoning = 现在使用吗？这个阶段只有一次。
# 许多问题的说明：由哪栋建筑带来。
ask-offer = 这是{ $building }的作用。

## 工人与公民

ask-privilege = 从供应堆拿 1 名{ -worker }吗？
ask-privilege-note = 这是你的特权。
ask-place = 安排你的{ -worker }：
ask-place-note = { $left ->
    [0] 都安排好了。
   *[other] 还有{ $left }名。只要有空的工人位，就必须放上。
}
ask-poached = 安排挖来的{ -worker }，最多{ $workers }名：
ask-poached-note = { $left ->
    [0] 都安排好了。
   *[other] 还有{ $left }名。没有安排的离开游戏。
}
ask-rewarded = 安排庆典奖励的{ $workers }名{ -worker }：
ask-rewarded-note = { $left ->
    [0] 都安排好了。
   *[other] 还有{ $left }名。没有安排的留在{ -portrait }。
}
ask-school = 在新的{ $building }上放 1 名{ -worker }吗？
ask-bohio = 移动{ building-bohio }上的{ -worker }吗？
ask-bohio-note = 可以移到你的任何空工人位，留到下一个{ role-recruiter }阶段。
ask-pick = 拿 1 名{ -worker }或公民，
ask-pick-note = 这个阶段就安排。现在轮到你从{ -register }拿。
ask-place-citizen = 先安排公民。
ask-place-citizen-note = 还有{ $citizens }名公民。接着安排{ area-workers }。
ask-villa = 多拿 1 名公民或工人吗？
ask-poach-kinds = 挖走几名公民？
ask-poach-kinds-note = 其余是{ -worker }。
ask-poached-citizens = 安排挖来的公民，
ask-poached-citizens-note = 或者跳过。还有{ $citizens }名公民，没有安排的离开游戏。

## 建造

ask-build-none = 你现在不能建造。
ask-build-none-note = 没有付得起的建筑。
ask-build = 选一栋建筑，
ask-build-note = 或者跳过。
ask-build-chosen = 花{ $coins }元建造{ $building }吗？
ask-draft = 选一种建筑放进收纳盘。
ask-draft-note = 这一局每位玩家都可以买。
ask-payment = 建造{ $building }还差{ $coins }元。
ask-payment-note = 改付 1 名{ -worker }、1 箱货物或 1 分。

## 货物

# $crates 列出会生产的货物。
ask-produce = 生产{ $crates }吗？
ask-produce-note = 要么全部生产，要么都不生产。
ask-extra = 多拿 1 箱：
ask-extra-note = 选刚生产过的货物。
ask-sell = 卖一箱货物，
ask-sell-note = 或者跳过。
ask-sell-chosen = 卖出{ $good }，得{ $coins }元吗？
ask-load = 装一艘船。
ask-load-note = 只要有货船能装你的货物，就必须装。
ask-load-own = 装你的{ area-own-ship }，
ask-load-own-note = 或者等一等。现在没有货船能装你的货物。
ask-load-which = { $good }装上哪艘船？
ask-load-chosen = 把{ $crates }箱{ $good }装上{ $size }格的货船吗？
ask-load-wharf = 用{ building-wharf }运走全部{ $crates }箱{ $good }吗？
ask-load-points = 得{ $vp }分。
ask-small-wharf = 再装 1 箱到你的小型私人船只，
ask-small-wharf-note = 或者停止。每 2 箱 1 分。
ask-store = { $kinds ->
    [0] 留下 1 箱货物。
   *[other] 留下{ $kinds }种货物的全部，另外再留 1 箱。
}
ask-store-crate = 选要留的 1 箱。
ask-store-kinds = 还可以选{ $left }种。
ask-store-kinds-crate = 还可以选{ $left }种和 1 箱。
ask-store-lost = { $lost ->
    [0] 没有损失。
   *[other] 会损失{ $lost }箱。
}
ask-keep-singles = 最多再留{ $left }箱。
ask-keep-singles-note = 放在{ building-storehouse }。
ask-pension = 再放回 1 箱换 1 分，
ask-pension-note = 或者停止。最多再放回{ $left }箱，种类不同。

## 分数

ask-harbor = 装{ $good }，要多拿 1 分吗？
ask-load-point = 这次装船，要多拿 1 分吗？
ask-first-load-point = 第一次装船，要拿第二分吗？
ask-point = 拿 1 分吗？
ask-two-points = 拿 2 分吗？
ask-points = 拿这些分数吗？
# 写在这样的问题下面：拿了会怎样让游戏更早结束。
ask-ending-round = 拿了，这一轮就是最后一轮。
ask-ending-perhaps = 拿了，剩下的{ -worker }可能补不满{ -register }，这一轮就可能是最后一轮。
ask-ending-captain = 拿了，分数就用完了：下一次有{ role-captain }的那一轮是最后一轮。
ask-ending-recruiter = 拿了，剩下的{ -worker }就不够了：下一次有{ role-recruiter }的那一轮是最后一轮。

## 走私者

ask-smuggle = 选一种行动，
ask-smuggle-note = 或者跳过。只有你行动。
# $deed 是下面的一条。
ask-deed = { $deed }？
ask-spoils = 留下几箱{ $good }？
ask-spoils-note = 最多{ $most }箱，其余放回供应堆。
deed-raid = 掠夺{ $size }格的货船：+{ $kept }箱{ $good }
deed-plunder = 洗劫{ area-house }：+{ $vp }分
deed-poach = 挖走{ $workers }名{ -worker }
deed-capture = { $coins ->
    [0] 绑架{ $role }
   *[other] 绑架{ $role }：+{ $coins }元
}

## 成就卡

ask-keep-card = 留下其中一张成就卡。
ask-keep-card-note = 其余的传给下家。

## 别的玩家正在决定什么

wait-role = { $who }正在选角色。
wait-about = { $who }正在决定用不用{ $building }。
wait-take = { $who }正在选板块。
wait-privilege = { $who }正在决定要不要{ -worker }。
wait-place = { $who }正在安排{ -worker }。
wait-build = { $who }正在决定建造什么。
wait-produce = { $who }正在生产。
wait-extra = { $who }正在选多拿的一箱。
wait-sell = { $who }正在决定卖什么。
wait-load = { $who }正在装船。
wait-store = { $who }正在选要留下什么。
wait-keep-card = { $who }正在选成就卡。
wait-smuggle = { $who }正在决定{ role-smuggler }的行动。
wait-spoils = { $who }正在掠夺船只。
wait-rewarded = { $who }正在安排庆典奖励的{ -worker }。
wait-draft = { $who }正在选放进收纳盘的建筑。
wait-second-tile = { $who }正在选第二块板块。
wait-point = { $who }正在决定要不要 1 分。
wait-pick = { $who }正在从{ -register }拿人。
wait-citizens = { $who }正在安排公民。
