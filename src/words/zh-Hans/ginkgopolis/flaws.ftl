### 银杏城：自己摆的局面为什么不成立。
### $tile 是“红 4”；$player 是数字。

## 整个局面

# $problem 是英文，来自规则程序。
flaw-config = 这样的设置不成立（{ $problem }）。
flaw-unsound = 这个局面自相矛盾（{ $problem }）。
flaw-seats = 局面里有{ $named }位玩家，但这一桌有{ $sit }位。
flaw-no-such-seat = 这一局没有这位玩家。
flaw-too-many = 这里最多是{ $most }。
flaw-no-redraws = 这种游戏没有换牌标记。
# $tokens 是“2 个换牌标记”。
flaw-redraws = 每位玩家最多有{ $tokens }。
flaw-resources = 每种颜色只有{ $allotment }个资源，其中{ $placed }个在城市里。
flaw-all-placed = 玩家{ $player }的资源已经全部放进城市：这一轮是最后一轮。

## 角色

flaw-no-characters = 现在不会有角色。
flaw-characters = 这里必须有{ $due }位不同的角色。
flaw-not-a-set = 入门游戏的三位角色必须是同一组。
flaw-taken = 其中有角色已经在另一位玩家面前。
flaw-round = 第 0 轮是轮抽，只有这时才有可选的角色。
flaw-no-such-pick = 只有标准游戏有轮抽，每位玩家选三次。
flaw-not-fresh = 轮抽结束之前，没有玩家得到任何东西。
flaw-hand-dealt = 轮抽结束之前不发手牌。
# 一叠角色，玩家从中选一位。
flaw-packets = 每位玩家必须有一叠可选的角色。
flaw-packet = 每叠必须有四位角色，全都不同。
flaw-packet-order = 角色必须按编号由小到大排列。
flaw-packet-order-kept = 最前面是已经留下的{ $kept }位角色，其余按编号由小到大排列。

## 城市

# $what 是下面两条之一，或者一个板块。
flaw-out-of-reach = { $what }的位置太远，城市到不了那里。
flaw-marker = 标记{ $letter }
flaw-word = “{ $word }”
flaw-unknown-word = “{ $word }”不是板块，不是标记，也不是点。
flaw-marker-twice = 标记{ $letter }出现了两次。
flaw-building-twice = { $tile }既在这里，又在别的格子。
flaw-not-on-grid = 这个板块不在城市的最上层，或者重复列出。
flaw-floor-elsewhere = 这个板块已经在城市的别处。
flaw-start-owned = 起始建筑被盖住之后才有主人。
flaw-no-owner = { $tile }没有主人。
flaw-start-gap = 起始九格的{ $place ->
    [north-west] 西北角
    [north] 北边
    [north-east] 东北角
    [west] 西边
    [east] 东边
    [south-west] 西南角
    [south] 南边
    [south-east] 东南角
   *[middle] 正中央
}没有建筑：九格都必须有建筑。
flaw-not-connected = 城市必须连成一片。
flaw-wrong-bottom = { $tile }不能是这栋建筑的最底层：编号 1 到 3 的板块必须在起始的九格上，也只能在那里。
flaw-wrong-bottom-of = { $tile }不能是{ $top }这栋建筑的最底层：编号 1 到 3 的板块必须在起始的九格上，也只能在那里。
flaw-start-on-top = { $top }这栋建筑里，有起始板块盖在别的板块上：它只能在最底层。
flaw-markers-missing = 标记 A 到 L 必须都在城市周围，正在移动的除外。
flaw-marker-order = 标记没有按 A 到 L 的顺序绕城市排列。

## 板块

flaw-tile-elsewhere = { $tile }已经在别处。
flaw-not-own = 这个板块不是这位玩家的。
flaw-not-aside = 只有哈尔在最后一轮用不了板块时，才会把它放在一旁。
flaw-none-removed = 这个人数的游戏没有移除的板块。
flaw-removed = 这个人数的游戏移除{ $due }个板块。
flaw-exhaustions = 板块最多用完{ $most }次。
flaw-supply-gone = 板块已经彻底用完：供应堆必须是空的，这一轮必须是最后一轮。
flaw-supply-not-returned = 板块用完一次之后，供应堆里只有放回的板块；在那之前，供应堆不是空的，也没有放回的板块。
flaw-returned-from-elsewhere = 只有屏风后的板块才能放回。
flaw-returning-unasked = 现在不放回板块，不能选。
flaw-returning-order = 玩家依次选要放回的板块，由小到大。

## 卡牌

# $card 是“蓝 7”或“字母 A”。
flaw-card-elsewhere = { $card }还没进入游戏，或者已经在别处。
flaw-deck-empty = 牌堆一张也不剩了，但牌堆永远不会是空的。
flaw-hand-too-large = 手牌最多 4 张，面朝下的那张也算。
# $cards 是“3 张卡牌”。
flaw-hand-size = 手牌必须是{ $cards }，面朝下的也算。
flaw-too-few-left = 剩下的卡牌不够发手牌。
flaw-not-covered = { $tile }没有被盖住，或者它的卡牌在两位玩家面前。
flaw-not-kept = { $tile }被盖住了，它的卡牌却不在玩家面前。
flaw-kept-too-soon = { $tile }正在结算，它的卡牌还不在玩家面前。
flaw-known = 这里必须是一张手牌，以及知道它的其他玩家。
flaw-all-known = 四张手牌里三张是传来的，第四张是抽的：别人不会四张都知道。

## 正在决定的事

flaw-game-over = 游戏已经结束，不再结算。
flaw-too-deep = 同时进行的步骤最多五个。
flaw-over-too-soon = 游戏结束之前，一定打完了最后一轮。
flaw-no-such-stack = 这些步骤不会这样相接。
flaw-card-named = 正在结算行动时才写明卡牌，其他时候不写。
flaw-no-card = 必须写明正在结算的卡牌。
flaw-not-in-action = 这种行动不会问这件事。
flaw-covered = 建造时，这张卡牌的建筑一定被盖住；其他时候一定没有。
flaw-not-just-built-over = 这张卡牌的建筑不是刚才被盖住的那一栋。
flaw-face-down = 玩家依次选卡牌；选好的卡牌在亮出之前面朝下。
flaw-no-tile-to-choose = 正在选板块：板块必须在屏风后，而且还没选定。
flaw-hal = 轮到哈尔之前，他只有一张面朝下的卡牌，别的什么也没有。
flaw-adjacent = 新建筑旁边有空位时，标记必须放在旁边；没有时才放到别处。
flaw-no-row = 可放的位置非常多时，才先选行。
flaw-not-returning = 板块第一次用完时，才会放回板块。
flaw-nothing-to-decide = 这里没有什么要决定。
