### 银杏城：记录。
### $tile、$over、$card 是“蓝 7”，$cards、$tiles、$names 是它们的列表；$letter 是标记的字母。

log-kept-character = { $who }留下{ $character }。
log-kept-some = { $who }留下一位角色。
log-packets-passed = 其余角色传给下家。
log-characters = { $who }的角色：{ $characters }。
log-round = 第{ $round }轮：{ $who }是起始玩家。
# $cards 是“3 张卡牌”。
log-drew = { $who }抽{ $cards }。
# $cards 是“3 张卡牌”，$names 是哪几张。
log-drew-named = { $who }抽{ $cards }：{ $names }。
log-hal-drew = 面朝下发一张卡牌给{ hal }。
# $left 是剩下的换牌标记数。
log-redrew = { $who }弃掉{ $cards }，换一手牌（还剩{ $left }个标记）。
log-chose-alone = { $who }选{ $card }，单独打出。
log-chose-with = { $who }选{ $card }，搭配{ $tile }。
log-ready = { $who }选好了。
log-all-chose = 所有玩家都选好了，没有玩家搭配板块。
# $players 是名字的列表。
log-all-chose-with = 所有玩家都选好了；搭配板块的有：{ $players }。
log-revealed-alone = { $who }亮出{ $card }，单独打出。
log-revealed-with = { $who }亮出{ $card }，搭配{ $tile }。
log-fallback = { $who }付不起，收回{ $tile }，改为开采。

## 得到：$goods 是“1 个资源”或“2 个板块（蓝 7、红 3）”

log-gained = { $who }得到{ $goods }。
log-gained-building = { $who }从{ $tile }得到{ $goods }。
log-gained-around = { $who }从相邻的建筑得到{ $goods }。
log-gained-character = { $who }从{ $character }得到{ $goods }。
log-gained-card = { $who }从卡牌{ $card }得到{ $goods }。
log-gained-over = { $tile }被盖住，{ $who }得到{ $goods }。
log-gained-returned = { $who }放回板块，得到{ $goods }。
log-tile-left = { $who }不拿最后一个板块。
log-lost = { $who }应得{ $goods }，但已经没有了。

## 建筑：$floors 是“2 层”，$points 是“3 分”

log-urbanized = { $who }用{ $tile }在{ $letter }处城市化。
log-constructed = { $who }用{ $tile }在{ $over }上建造，现在有{ $floors }。
# 为颜色不同付费。
log-constructed-color = { $who }用{ $tile }在{ $over }上建造，多付 1 个资源，现在有{ $floors }。
# 为编号较小付费。
log-constructed-number = { $who }用{ $tile }在{ $over }上建造，付{ $points }，现在有{ $floors }。
log-constructed-both = { $who }用{ $tile }在{ $over }上建造，付{ $points }，多付 1 个资源，现在有{ $floors }。
log-marker = 标记{ $letter }移动了。
log-shifted = 其他标记也要移动：{ $letters }。
log-kept-card = { $who }留下{ $card }。

## 供应堆与一轮的结束

log-ran-out = 板块第一次用完。
log-ran-out-for-good = 板块彻底用完。
log-returned-none = { $who }没有放回板块。
log-returned = { $who }放回{ $tiles }。
# $tiles 是“12 个板块”。
log-supply = 新的供应堆：{ $tiles }。
log-unused = 没打出的卡牌：{ $cards }。
log-hal-swapped = { hal }不用{ $discarded }，改用{ $used }。
log-hal-tile = { hal }抽到{ $tile }。
log-hal-stuck = { hal }无法行动。
# $cards 是“20 张卡牌”；后面可能接下面两条。
log-deck = 重组牌堆：{ $cards }。
log-deck-added = 新加入：{ $cards }。
log-deck-aside = 放在一旁：{ $cards }。
log-hands-passed = 手牌传给下家，现在{ $who }是起始玩家。
log-last-tiles = 板块用完了：这是最后一轮。
log-last-resources = 有玩家放完了所有资源：这是最后一轮。
log-last-hal = { hal }无法行动：这是最后一轮。
log-over = 游戏结束。

## 玩家这一轮做了什么，一两个词

strip-ready = 已选好
strip-with = { $card } + { $tile }
strip-cannot-pay = 付不起

## Hal 为什么这样行动：起决定作用的数字
## $first 和 $other 是他的卡牌，例如“字母 C”；$floors 和 $others 是标记旁边的楼层数

step-swap-building = { hal }有{ $first }，又抽到{ $other }：他总是用建筑卡。
step-swap-more = { $other }旁边有{ $others }层，{ $first }旁边有{ $floors }层：{ hal }用层数多的。
step-swap-less = { $first }旁边有{ $floors }层，{ $other }旁边有{ $others }层，并不更多：{ hal }用原来那张。
# $points 是“5分”，$left 是他的资源数。
step-letter = { $letter }旁边共有{ $floors }层：{ hal }得{ $points }。他放上1个资源，原有{ $left }个。
step-letter-short = { hal }要在{ $letter }处盖建筑需要1个资源，但已经没有了。
# $needs 是“4个资源”，$has 也是。
step-floor = 在{ $over }上建造，{ hal }要放{ $needs }。他有{ $has }。
step-floor-short = 在{ $over }上建造，{ hal }需要{ $needs }，但只有{ $has }。
step-no-tile = 没有板块可以给{ hal }抽了。
