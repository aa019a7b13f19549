### 银杏城：组合而成的名称、数量、列表，以及各种配件的作用。

# 句子的主语：正在读的玩家。
you = 你
# 单人游戏的对手，按固定程序行动。
hal = 哈尔
# 电脑对手无法知道的事，显示在它的选择旁边。
unknown = 它看不到其他玩家的卡牌和板块，也不知道接下来会出现什么。

## 名称

# 板块、建筑或建筑的卡牌：颜色和编号。
name-tile = { $color ->
    [blue] { color-blue }{ $number }
    [red] { color-red }{ $number }
   *[yellow] { color-yellow }{ $number }
}
# 句首的写法，中文相同。
name-tile-first = { $color ->
    [blue] { color-blue }{ $number }
    [red] { color-red }{ $number }
   *[yellow] { color-yellow }{ $number }
}
# 带标记字母的卡牌。
name-letter = 字母{ $letter }
# 句首的写法，中文相同。
name-letter-first = 字母{ $letter }
# 角色：类别和编号。
name-character = { $color ->
    [blue] { character-blue }{ $number }
    [red] { character-red }{ $number }
   *[yellow] { character-yellow }{ $number }
}
# 街区的名称，地图上画着这个编号。
name-district = 街区{ $number }

## 数量

count-resources = { $count }个资源
count-tiles = { $count }个板块
count-points = { $count }分
count-cards = { $count }张卡牌
count-floors = { $count }层
count-tokens = { $count }个换牌标记
# 板块，以及是哪些：$goods 是“2 个板块”，$names 是“蓝 7、红 3”。
count-named = { $goods }（{ $names }）

## 列表

# 二选一：“A 和 B，或者 C”。
list-or = { $front }，或者{ $next }
# 正在读的玩家，在名字的列表里。
list-you = 你

## 卡牌的作用

effect-letter = 单独打出：开采，拿一个资源或一个板块。搭配板块：在这个标记处城市化。
# $goods 是“1 个资源”或“1 个板块和 1 分”。
effect-every = { $deed ->
    [exploit] 每次开采：得到{ $goods }。
    [urbanize] 每次城市化：得到{ $goods }。
   *[construct] 每次建造：得到{ $goods }。
}
# 角色的主人开局时有什么。
effect-start = 开局时：{ $goods }。
effect-end-resources = { $color ->
    [blue] 游戏结束时：蓝色建筑上，每个自己的资源 1 分。
    [red] 游戏结束时：红色建筑上，每个自己的资源 1 分。
   *[yellow] 游戏结束时：黄色建筑上，每个自己的资源 1 分。
}
effect-end-low = 游戏结束时：每栋一层或两层的自己的建筑 1 分。
effect-end-high = 游戏结束时：每栋至少三层的自己的建筑 3 分。
effect-end-cards = { $deed ->
    [exploit] 游戏结束时：自己面前每张带开采图标的卡牌 2 分，角色也算。
    [urbanize] 游戏结束时：自己面前每张带城市化图标的卡牌 2 分，角色也算。
   *[construct] 游戏结束时：自己面前每张带建造图标的卡牌 2 分，角色也算。
}
effect-end-color = { $color ->
    [blue] 游戏结束时：自己面前每张蓝色卡牌 2 分，角色和这张都算。
    [red] 游戏结束时：自己面前每张红色卡牌 2 分，角色和这张都算。
   *[yellow] 游戏结束时：自己面前每张黄色卡牌 2 分，角色和这张都算。
}
effect-end-nine = 游戏结束时：9 分。

## 其他东西的作用

thing-round-effect = 所有玩家暗中选一张卡牌，可以搭配一个板块；然后从起始玩家开始依次行动。板块第二次用完时（对哈尔是第一次），或者有玩家把自己所有的资源都放进城市时，游戏结束。分数最多的玩家获胜。
thing-resources-effect = 放在建筑上：城市化放 1 个，建造每层放 1 个。之后在街区里计分。
thing-tiles-effect = 搭配字母卡是城市化，搭配建筑卡是建造。你有哪些板块，只有你知道。
thing-points-effect = 游戏结束时计分，也用来付费：把较小的编号盖在较大的上面时要付分数。
thing-redraws-effect = 锁定之前花一个，就能换掉整手牌。游戏结束时剩下的每个 2 分。
thing-reserve-effect = 还没得到的资源。有玩家把自己所有的资源都放进城市时，那一轮是最后一轮。
thing-place-effect = 这里还没有建筑。只能在标记处城市化；城市长大，标记也跟着移动。
thing-no-tile-effect = 单独打出卡牌：开采，不盖建筑。

## 分数

# 分数的来源，写在结束时的表里。
source-points = 累积的分数
source-cards = 带“=”的卡牌
source-redraws = 换牌标记
source-districts = 街区
source-other = 其他
# 写在一张卡牌的分数前面；$card 是“蓝 7”。
score-card = { $card }：
# 写在一个街区的分数前面；$numbers 是“1、4 和 7”。
score-district = { $color ->
    [blue] 蓝色街区{ $numbers }：
    [red] 红色街区{ $numbers }：
   *[yellow] 黄色街区{ $numbers }：
}
