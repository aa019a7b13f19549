### 波多黎各：为什么不行，以及一个配件现在对你有什么用。完整的句子，写明缺什么。

## 为什么不行：轮到谁，角色

why-not-over = 游戏已经结束。
why-not-asked = 现在要决定的不是这件事。
why-not-must-pick = 你必须选一个角色。
why-not-must-choose = 你必须选择，不能跳过。
why-not-role-taken = { $by }本轮已经选了{ $role }。
why-not-role = 你本轮不能选{ $role }。
# 想选的角色，不知道名称时。
why-not-some-role = 这个角色
why-not-captures = 有波多马的游戏里，谁都不能绑架角色。
why-not-marker = 有标记的玩家不能再选{ role-smuggler }。
why-not-captures-itself = 不能绑架{ role-smuggler }。

## 为什么不行：板块与工人

why-not-in-market = 没有面朝上的{ $tile }。
why-not-such-tile = 没有这种面朝上的板块。
why-not-quarry = 只有选{ role-planter }的玩家，或者{ building-builders-yard }有人的玩家，才能拿采石场。
why-not-quarries-left = 采石场已经拿完了。
why-not-land-full = 你的 12 个{ -land }格都满了。
# $tile 是板块。
why-not-obtained = { -worker }只能放在你刚得到的板块上，{ $tile }不是。
why-not-new-tile = { -worker }只能放在你刚得到的板块上。
why-not-circle = 那里没有空的工人位。
why-not-leaves-workers = 你还要安排{ $workers }名{ -worker }，但从这里起只剩{ $circles }个空的工人位：请先填前面的。
why-not-too-few-circles = 剩下的空工人位会不够放其他{ -worker }。
why-not-order = 现在选它太晚了：请重新选择。
why-not-move = { building-bohio }上没有人可以移到那里。
why-not-forest = 只有种植园能变成树林，而且你的{ building-lumberyard }要有人。
why-not-nobody = 那里没有人可以放回。
why-not-citizens-elsewhere = 留给其他工人位的公民或{ -worker }会不够。
why-not-such-land = 你没有这样的板块可以弃置。
why-not-of-kind = { -register }没有这么多这种人。
why-not-register-empty = { -register }没有{ -worker }可以挖走。

## 为什么不行：建筑

# 想要的建筑，不知道名称时。
why-not-some-building = 这栋建筑
why-not-sold-out = { $building }已经卖完了。
why-not-owned = 你已经有{ $building }；同一种只能有一栋。
why-not-space = { $building }要{ $need }个建筑格，你的 12 个里只剩{ $have }个。
why-not-spaces = 你的空建筑格不够。
why-not-coins = { $building }要{ $need }元，你只有{ $have }元：还差{ $missing }元。
why-not-short = 建造{ $building }还差{ $missing }元。
why-not-pool = 这种建筑已经在收纳盘里，或者不在这一局。
why-not-slot = 收纳盘里，这种费用没有空位了。
why-not-together = 它不能和收纳盘里的另一种建筑在同一局。
why-not-needs = 你的{ $building }要有人才行。
why-not-wharf = 你的{ building-wharf }要有人才行。{ area-own-ship }每个阶段只用一次。
why-not-small-wharf = 你的{ building-small-wharf }要有人才行。小型私人船只每个阶段只用一次。
why-not-zoning = 你的{ building-zoning-office }要有人才行，每个阶段只用一次。
why-not-for-all = 只有建造扩建建筑，才能付出所有钱币：要比价格多，最多到印着的费用。
why-not-packet = 这张卡不在你手里。

## 为什么不行：货物与船

why-not-produced = 这个阶段你没有生产{ $good }。
why-not-produced-some = 这个阶段你没有生产这种货物。
why-not-left = 供应堆没有{ $good }了。
why-not-left-some = 供应堆没有了。
why-not-crate = 你没有{ $good }。
why-not-crate-some = 你没有这种货物。
why-not-point = 你没有分数可以放回。
why-not-house-full = { area-house }的 4 格都满了：这个阶段不能再卖。
why-not-house-has = { area-house }已经有{ $good }；要再卖，你的{ building-office }要有人。
why-not-house-has-some = { area-house }已经有这种货物。
why-not-house-empty = { area-house }是空的。
# 想要的货物，不知道名称时。
why-not-some-good = 这种货物
# 下面各句的主语：$ship。
why-not-the-ship = { $size }格的货船
why-not-this-ship = 这艘船
why-not-another-ship = 另一艘船
why-not-such-ship = 没有这艘船。
why-not-ship-full = { $ship }已经满了。
why-not-ship-empty = { $ship }是空的。
why-not-ship-carries = { $ship }装着{ $other }，不能再装{ $good }。
why-not-ship-other = { $ship }装着别的货物。
why-not-other-ship = { $ship }已经装着{ $good }；同一种不能装在两艘货船上。
why-not-larger = { $size }格的空船能装{ $need }箱，这艘只能装{ $have }箱：必须选能装最多的。
why-not-larger-some = 另一艘空船能装更多。
why-not-wait = 你必须装船：还有货船能装你的{ $good }。
why-not-wait-some = 只要有货船能装你的货物，你就必须装。
why-not-spoils = 掠夺的船，最多留 3 箱。

## 一个配件现在对你有什么用

fact-price = 你要付{ $price }元。
fact-free = 你现在不用付钱。
fact-reduced = 你现在只要付{ $price }元，不是{ $cost }元。
fact-short = 你还差{ $missing }元。
fact-owned = 你已经有了。
fact-sold-out = 卖完了。
fact-space = 它要 2 个建筑格，你还有{ $free }个。
# $circles 个工人位上有 $on 名工人；只有一个工人位时，$state 是“empty”或“full”。
fact-workers = { $state ->
    [empty] 工人位是空的。
    [full] 工人位有人。
   *[some] { $circles }个工人位，{ $on }个有人。
}
fact-idle = 没有人，不起作用。
fact-scores = 如果现在结束，它得{ $vp }分。
fact-makes = { $crates ->
    [0] 现在生产的话，没有{ $good }。
   *[other] 现在生产的话，有{ $crates }箱{ $good }。
}
fact-tiles = { $occupied ->
    [0] 你有{ $count }块，都没有人。
   *[other] 你有{ $count }块，{ $occupied }块有人。
}
fact-coins = 上面有{ $coins }元。
fact-supply = { $crates ->
    [0] 供应堆没有{ $good }了。
   *[other] 供应堆还有{ $crates }箱{ $good }。
}
