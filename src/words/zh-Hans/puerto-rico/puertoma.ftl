### 波多黎各：波多马，由规则操作的对手：它的配件，以及怎样选择。“它”就是波多马。

## 配件

puertoma = 波多马
puertoma-first = 波多马一
puertoma-second = 波多马二
puertoma-ability = 能力板块，等级{ $level }
puertoma-works-with = 角色
puertoma-face-down = 面朝下的能力
puertoma-unlocks-first = 在这个等级建造第一栋建筑时翻开。
puertoma-unlocks-second = 在这个等级建造第二栋建筑时翻开。
# 能力板块的状态。
puertoma-down = 面朝下。
puertoma-turned = 这个阶段翻开的；从下个阶段起生效。
puertoma-works = 已经生效，不论角色是谁选的。
puertoma-gone = 已经移出游戏。
puertoma-some-ability = 能力
puertoma-ability-spoken = { $state ->
    [down] 等级{ $level }：{ $name }，面朝下
    [turned] 等级{ $level }：{ $name }，从下个阶段起生效
    [gone] 等级{ $level }：{ $name }，已经移出游戏
   *[works] 等级{ $level }：{ $name }，已经生效
}
puertoma-action-board = 行动版图
puertoma-action-board-effect = 箭头从标记所在的角色，通往波多马优先选的角色。它在一个角色的阶段真的做了事，而且有箭头通往那里，标记就移过去。
puertoma-place-spoken = { $role }；箭头通往：{ $roles }
puertoma-marker-spoken = { $role }，标记在这里；箭头通往：{ $roles }
puertoma-marker-on = 标记在{ $role }上。
puertoma-cards = 平局判定卡
puertoma-cards-effect = 平局时抽卡。角色平局：选卡上由上往下的第一个。建筑或种植园平局：按卡上的数字从左到右数，数完再从左边开始。
puertoma-cards-left = 面朝下{ $left }张
puertoma-no-card = 还没有抽过卡。
puertoma-last-card = 上一张是{ $card }号卡。
puertoma-card = 平局判定卡{ $card }号
puertoma-plantations-of = { $name }的种植园
puertoma-town-of = { $name }的各级建筑
puertoma-level = 等级{ $level }
puertoma-empty-space = 空格，等级{ $level }
puertoma-empty-plantation = { $tile }的空格
puertoma-plantation = { $tile }，{ $circles }个工人位填了{ $on }个
puertoma-plantation-active = { $tile }，{ $circles }个工人位填了{ $on }个，已启用
puertoma-vp-area = 胜利分区域
puertoma-vp-area-spoken = 胜利分区域：采石场{ $quarries }，第三块种植园{ $thirds }，未使用的人{ $unused }
puertoma-reserved-by = { $name }保留
puertoma-reserve-on = 保留标记在{ $building }上
puertoma-reserve-aside = 保留标记放在一旁

## 它怎样选择：记录里的句子，一步一句。$roles、$buildings、$tiles、$goods 是列表

step-none-profitable = 可用：{ $roles }。没有一个有利，所以从全部可用的角色中选。
step-all-profitable = 可用：{ $roles }。全都有利。
# $others 列出不利的角色，各有原因（step-not-profitable）。
step-profitable = 可用：{ $roles }。有利：{ $profitable }。{ $others }。
step-not-profitable = { $why ->
    [builder] { $role }不利：没有能建造的
    [planter] { $role }不利：没有放得进版图的面朝上种植园
    [recruiter] { $role }不利：种植园下方没有空的工人位
    [craftsman] { $role }不利：生产不出还没有的货物
    [trader] { $role }不利：没有能卖到 1 元的
    [captain] { $role }不利：没有货物能装船
    [adventurer] { $role }不利：得不到钱
   *[smuggler] { $role }不利：没有可挖走、洗劫或掠夺的
}
step-no-arrow = 标记在{ $marker }上，没有箭头通往这些角色：全部保留。
step-arrows = 标记在{ $marker }上，箭头通往：{ $roles }。
step-smuggler = { role-smuggler }视为有 2 元，平局时也优先。
step-one-left = 剩下{ $role }。
step-no-coins = 上面都没有钱币：全部保留。
step-most-coins = 钱币最多（{ $coins }元）的是：{ $roles }。
step-role-by-card = { $card }号卡决定：卡上最先的是{ $role }。
step-level = 能建造的最高等级是{ $level }：{ $buildings }。
step-dearest = 其中费用最高的，{ $cost }元：{ $buildings }。
step-shown-buildings = 未完成的目标要求它买得起的建筑：{ $buildings }。最便宜的要{ $cost }元，放在等级{ $level }。
# $pieces 列出建筑或板块，$piece 是选中的。
step-piece-by-card = { $card }号卡决定：从左数{ $pieces }，数到{ $piece }。
step-second-tile = 它有一块{ $tile }，拿第二块。
step-second-tiles = 以下各有一块，拿最高级的：{ $tiles }。
step-first-tile = 它没有{ $tile }，拿一块。
step-first-tiles = 以下都没有，拿最高级的：{ $tiles }。
step-shown-tiles = 未完成的目标要求面朝上的板块：{ $tiles }。
step-shown-kinds = 未完成的目标要求它还种不出的货物：{ $tiles }。
step-circles = 空工人位最少（{ $empty }个）的是{ $tile }。
step-equal-circles = 空工人位最少（{ $empty }个）的是：{ $tiles }。先放最高级的。
step-shown-goods = 未完成的目标要求这些种植园的货物，先放在这里：{ $tiles }。
step-load = 它能装{ $crates }。
step-loads = 它能装{ $crates }：装最多的；一样多时装最低级的。
step-send-off = 未完成的目标要求{ $size }格的货船装满{ $good }：它装满这艘。
step-sale = 它只能卖{ $good }。
step-sales = 它能卖{ $goods }：卖最高级的。
step-closing-time = 未完成的目标要求{ $good }作为{ area-house }的最后一箱：它卖这箱。
step-deeds = 挖走可得{ $poach }，洗劫可得{ $plunder }，掠夺可得{ $raid }。选最多的；一样多时按这个顺序。

## 它做什么：记录

log-marker-moved = 行动标记移到{ $role }上。
# $tile 是放在它下方的种植园。
log-worker-for-tile = { $from ->
    [register] { $who }从{ -register }得到 1 名{ -worker }，放在{ $tile }下方。
    [portrait] { $who }从{ -portrait }得到 1 名{ -worker }，放在{ $tile }下方。
   *[supply] { $who }从供应堆得到 1 名{ -worker }，放在{ $tile }下方。
}
log-citizen-for-tile = { $from ->
    [register] { $who }从{ -register }得到 1 名公民，放在{ $tile }下方。
    [portrait] { $who }从{ -portrait }得到 1 名公民，放在{ $tile }下方。
   *[supply] { $who }从供应堆得到 1 名公民，放在{ $tile }下方。
}
log-worker-unused = { $from ->
    [register] { $who }从{ -register }得到 1 名{ -worker }，放到胜利分区域。
    [portrait] { $who }从{ -portrait }得到 1 名{ -worker }，放到胜利分区域。
   *[supply] { $who }从供应堆得到 1 名{ -worker }，放到胜利分区域。
}
log-citizen-unused = { $from ->
    [register] { $who }从{ -register }得到 1 名公民，放到胜利分区域。
    [portrait] { $who }从{ -portrait }得到 1 名公民，放到胜利分区域。
   *[supply] { $who }从供应堆得到 1 名公民，放到胜利分区域。
}
log-reserved = { $who }保留{ $building }。
log-reserve-aside = { $who }把保留标记放在一旁。
# $effect 是一句话。
log-unlocked = { $who }翻开能力“{ $ability }”（{ $role }）：{ $effect }
# $levels 是数字的列表。
log-abilities-gone = { $who }的其余能力板块（等级{ $levels }）移出游戏：难度为简单。
log-ability-crate = { $who }用能力“{ $ability }”得 1 箱{ $good }。
log-crates-discarded = { $who }弃掉{ $crates }箱{ $good }换分数：移出游戏。
log-endowed = { $who }一开始就有{ $building }和 1 箱{ $good }。
# $lost 是失去的货物，例如“2 箱玉米”。
told-lost = −{ $lost }
