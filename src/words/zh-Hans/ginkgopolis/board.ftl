### 银杏城：版图上的标签、配件说明、读给看不见版图的玩家听的句子、游戏选项。

## 标签

board-city = 城市
board-your-screen = 你的屏风后
board-screen-of = { $name }的屏风
board-your-cards = 你的卡牌
board-your-hand = 你的手牌
board-your-tiles = 你的板块
board-packet = 可选的角色
# 一行短字，空格不换行。$tiles 是供应堆剩下的板块，$deck 是牌堆的张数。
board-round = 第 { $round } 轮 · 板块 { $tiles } · 牌堆 { $deck }
# 玩家选牌时的一轮，和玩家行动时的一轮。
board-phase-choosing = 第{ $round }轮：选卡牌
board-phase-acting = 第{ $round }轮：依次行动
board-all-chosen = 所有玩家都选好了。
board-last-round = 这是最后一轮。
# 玩家的状态，一两个词：还没锁定、已经锁定、搭配板块锁定。
board-choosing = 选择中
board-ready = 已选好
board-with-tile = 搭配板块
# 数字旁边的标签，不含数字。
board-resources = 资源
board-tiles = 板块
board-points = 分
# 换牌标记的简称，写在数量旁边。
board-redraws = 换牌
# 还没得到的资源。
board-reserve = 供应堆剩{ $count }个
# 在游戏结束时计分的卡牌上方。
board-at-end = 游戏结束时
board-no-tile = 不用板块
board-lock-in = 锁定
# $left 是剩下的标记数。
board-redraw = 换牌（{ $left }）
board-clear = 清除
# 留下选中的角色。
board-keep = 留下
# 确认选好的位置或标记。
board-keep-choice = 移动
board-take-resource = 一个资源
board-take-tile = 一个板块
# 供应堆的最后一个板块。
board-take-last = 拿
board-leave = 不拿
# 要放回的板块。
board-return = 放回{ $count }个
board-return-none = 都不放回
board-fit = 显示整座城市
board-larger = 放大
board-smaller = 缩小
board-districts = 街区
# 开关：每个街区在地图上显示谁领先。
board-leads = 在地图上显示领先者
# 收起某位玩家的卡牌的按钮，和显示它们的按钮。
board-hide = 收起
board-engine = 卡牌
# $standings 是下一条的列表。
board-district = { $color ->
    [blue] 蓝色街区：{ $standings }
    [red] 红色街区：{ $standings }
   *[yellow] 黄色街区：{ $standings }
}
# 一位玩家在街区里的资源，以及由此得到的分数。
board-standing = { $who } { $resources } → { $points }分
# $totals 是下一条的列表。
board-all-districts = 所有街区：{ $totals }
# 一位玩家在所有街区的分数。
board-total = { $who } { $points }分
board-no-district = 街区里还没有资源。

## 配件说明

# 配件的类别：公用的，和某位玩家拥有的。
sheet-common = 公用配件
sheet-owned = 属于{ $name }
# 标签：有多少个。
sheet-count = 数量
# 数字和它的名称：“资源：7”。
sheet-figure = { $name }：{ $figure }
sheet-hidden = 不公开
sheet-supply = 供应堆的板块
sheet-deck = 牌堆的卡牌
sheet-first = 起始玩家
sheet-owner = 主人
# 标签：建筑的编号。
sheet-number = 编号
sheet-new-building = 新建：它的卡牌还没进入游戏
sheet-not-in-hand = 现在不能选：它的卡牌不在你手里。
sheet-district-effect = 相邻的同色建筑是一个街区。游戏结束时，资源最多的玩家，街区里每个资源得 1 分，不论是谁的；第二多的玩家，自己的每个资源得 1 分；只有一位玩家时两样都得。数量相同时比最高的建筑，再比编号。
sheet-column-effect = 每次进行这种行动，主人得到这些卡牌上印的东西。

## 读给看不见版图的玩家听的句子：各部分前后相接

# 句子的两个部分：“蓝 7，2 层”。
spoken-comma = { $front }，{ $next }
spoken-ready = { $who }：已选好
spoken-not-ready = { $who }：还没选好
spoken-first = 起始玩家
# 手里的卡牌。
spoken-cards = { $count }张卡牌
spoken-owner = 属于{ $who }
spoken-no-owner = 没有主人
spoken-just-built = 新建
spoken-place = 第{ $column }列第{ $row }行
spoken-row = 第{ $row }行
# $tiles 是旁边建筑的列表，例如“蓝7和红3”。
spoken-beside = 在{ $tiles }旁
spoken-marker = 标记{ $letter }
spoken-place-for = 标记{ $letter }可放的位置
spoken-free-place = 空位
spoken-tile = 板块{ $tile }
spoken-chosen = 已选中
spoken-can-be-chosen = 可以选
# 卡牌或角色：句首是它的名称，后面是作用。
spoken-card = { $name }。{ $effect }
spoken-card-chosen = 已选中。
spoken-card-can-be-chosen = 可以选。
# $resources 是“2 个资源”，其余类推。
spoken-mine = 你的屏风后：{ $resources }、{ $tiles }、{ $points }。{ $tokens }。
# 在某种行动时发动的卡牌：$deed 是行动名，$goods 是一共给的东西，$cards 是“2 张卡牌”。
spoken-column-none = { $deed }：没有卡牌。
spoken-column = { $deed }：每次得到{ $goods }，来自{ $cards }。

## 游戏选项，各有一行说明

setup-beginner = 入门游戏
setup-beginner-about = 每位玩家有一组固定的三位角色。
setup-draft = 标准游戏
setup-draft-about = 每位玩家轮抽三位角色。
setup-solo = 单人对哈尔
setup-solo-about = 哈尔按固定程序行动；没有角色。
setup-expert = 哈尔，专家难度
setup-expert-about = 换牌对他更有利时，哈尔会换。
setup-open-screens = 公开屏风
setup-open-screens-about = 每位玩家有多少分数、板块和资源都看得到。

## 按键的作用，写在按键列表里

key-districts = 标出城市的街区
key-zoom = 放大、缩小城市
key-whole = 显示整座城市
