### 银杏城：问题、回答、预测，以及不行的理由。

## 问玩家的话：要做什么，下一行是细节
## $tile 和 $over 是“红 7”，$letter 是标记的字母

ask-draft = { $pick ->
    [0] 留下一位角色。
    [1] 留下第二位角色。
   *[other] 留下第三位角色。
}
ask-draft-pass = { $pick ->
    [0] 其余三张传给下家。
    [1] 其余的传给下家。
   *[other] 最后一张不用。
}
ask-choose = 选一张卡牌。
ask-choose-tiles = 要盖建筑，就再搭配一个板块。
ask-choose-no-tiles = 你没有板块可以盖建筑。
# 单独打出建筑卡牌 $tile。
ask-exploit = 开采{ $tile }。
ask-construct = 用{ $tile }在{ $over }上建造。
ask-exploit-letter = 用字母{ $letter }开采。
ask-urbanize = 用{ $tile }在{ $letter }处城市化。
# 玩家还缺的费用：“1 个资源和 2 分”。
ask-short = 你还缺{ $goods }。
ask-goods = 拿一个资源或一个板块。
ask-last-tile = 要拿最后一个板块吗？
ask-last-tile-ends = 拿了，这一轮就是最后一轮。
ask-last-tile-returns = 拿了，每位玩家都可以放回板块，每个 1 分。
# 后面接下面两个问题之一。
ask-hal-built = { hal }在{ $letter }处盖了建筑。
# 标记绕着城市按字母顺序排列。
ask-shift = 标记{ $letter }没有合乎顺序的位置。
ask-shift-choose = 选择要移动哪些标记。
ask-shift-chosen = 移动选中的标记。
ask-place = 放下标记{ $letter }。
ask-place-choose = 选一个标出来的位置。
ask-place-chosen = 放在第{ $column }列、第{ $row }行。
ask-out-of-tiles = 板块用完了。
ask-return-or-pass = 可以放回板块，每个 1 分；也可以都不放回。
# $tiles 是“2 个板块”。
ask-return = 放回{ $tiles }？
ask-return-of = 你有{ $count }个。

## 别的玩家正在决定什么

wait-draft = { $who }正在选角色。
wait-card = { $who }正在选卡牌。
wait-goods = { $who }正在拿资源或板块。
wait-last-tile = { $who }正在决定要不要拿最后一个板块。
wait-marker = { $who }正在移动标记。
wait-return = { $who }正在决定放回哪些板块。
# 正在显示谁的行动。
wait-act = 轮到{ $who }行动。

## 选中的卡牌和板块会带来什么，写在手牌上方的一行
## $goods 是“1 个资源和 2 分”，$more 是自己的卡牌给的

forecast-take = 得到 1 个资源或 1 个板块。
forecast-take-more = 得到 1 个资源或 1 个板块，卡牌再给{ $more }。
forecast-nothing = 什么也得不到。
forecast-gain = 得到{ $goods }。
forecast-gain-more = 得到{ $goods }，卡牌再给{ $more }。
forecast-more = 卡牌给你{ $more }。
forecast-urbanize = 放上 1 个资源。
# 被盖住的建筑的主人。
forecast-owner = { $name }收回{ $count }个资源，得{ $count }分。
# $resources 是“2 个资源”。
forecast-back = 收回{ $resources }。
# $points 是“2 分”。
forecast-number = 编号较小，付{ $points }。
forecast-color = 颜色不同，付 1 个资源。
forecast-place = 放上{ $resources }。
# 冒号后面是上面的某一行。
forecast-short = 还缺{ $goods }。行动时还是不够，就改为开采：
# 新建筑的标记去哪里：建筑旁边。
forecast-marker = 标记{ $letter }接着移到旁边：有{ $places }个位置可选。
forecast-marker-away = 旁边没有空位，标记{ $letter }移到别处：有{ $places }个位置可选。
# $markers 是“A、B，或者 C”。
forecast-marker-others = 还要移动：{ $markers }。

## 回答，写在按钮上和所有行动的列表里

action-done = 不再放回板块
action-keep = 留下{ $character }
action-redraw = 花一个换牌标记
action-card = 选{ $card }
action-alone = 开采（单独打出）
action-with = 搭配{ $tile }
action-take-resource = 拿一个资源
action-take-tile = 拿一个板块
action-shift = 移动标记：方式{ $number }
# $letters 是“A、B、C”。
action-shift-letters = 移动{ $letters }
action-row = 第{ $row }行的位置
action-place = 第{ $column }列、第{ $row }行的位置
action-return = 放回{ $tile }
action-leave = 不拿最后一个板块

## 所有行动列表中的标题

group-return = 放回板块
group-characters = 角色
group-redraw = 换牌标记
group-cards = 卡牌
group-tiles = 板块
group-goods = 资源与板块
group-markers = 标记

## 为什么不行

reason-game-over = 游戏已经结束。
reason-not-asked = 现在要决定的不是这件事。
reason-not-in-packet = 这位角色不能选。
reason-no-redraw = 你没有换牌标记了。
reason-too-late-to-redraw = 你已经选了卡牌，不能再换牌。
reason-not-in-hand = 这张卡牌不在你手里。
reason-not-behind-screen = 这个板块不在你的屏风后。
reason-reserve-empty = 你的个人供应堆没有资源了。
reason-supply-empty = 没有板块可拿了。
reason-no-such-shift = 标记不能这样移动。
reason-not-adjacent = 标记必须放在新建筑旁边。
reason-not-on-rim = 这个位置在城市里面；标记要放在城市外围。
reason-occupied = 那里已经有标记或建筑。
reason-out-of-order = 这样的话，标记就不按字母顺序绕城市排列了。
reason-not-in-row = 这一行没有可以放的位置。
reason-ascending = 这个板块已经决定过了。

## 第一次问到时的说明，最多 160 个字

first-time-draft = 留下一位角色，其余传给下家。每次进行它那种行动，它都会帮你。
first-time-card = 大家暗中选一张卡牌。单独打出是开采；搭配板块的话，字母卡是城市化，建筑卡是建造。
first-time-tile = 搭配板块来盖建筑，或者单独打出卡牌来开采。
first-time-goods = 盖建筑要用资源付费，用板块来盖。
first-time-shift = 城市长大了，标记要让位。请选择移动哪些标记。
first-time-place = 把标记放回城市旁边，之后可以在那里城市化。
