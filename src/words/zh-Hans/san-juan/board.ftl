### 圣胡安：版图和说明页上的标签，以及角色会带来什么。

## 标题

board-roles = 角色
board-market = 交易所与牌堆
board-prices = 价格
board-last-prices = 上次的价格
board-no-prices = 还没见过价格
board-deck = 抽牌堆
board-discard = 弃牌堆
board-your-city = 你的城市
board-city-of = { $name }的城市
board-your-hand = 你的手牌
board-hand-of = { $name }的手牌
board-drawn = 抽到的牌
board-face-up = 翻开的牌
board-draft-hand = 你的起始手牌
board-round = 第{ $round }轮
board-opening = 起始手牌
board-last-round = 最后一次{ role-builder-phase }：有城市建成了十二栋建筑。

## 数字

# 手里最多可以留几张牌。
board-limit = 上限{ $count }张
# 玩家放在建筑下面的牌。
board-laid-by = 建筑下{ $count }张
# 价格：算到这里的数，减去 $amount 张和它的来源；然后是结果。
board-sum-less = { $sum } − { $amount }（{ $source }）
board-sum = { $sum } = { $price }
board-goods-paid = 货物
# 减免的来源：被覆盖的建筑。
board-covered = 被覆盖的{ $building }
board-at-most = 最多{ $count }箱。

## 按钮

board-clear = 清除
board-take = 选{ $role }
board-build = 建造
board-build-free = 免费建造
board-build-none = 不建造
board-build-over = 改建在上面
board-spend-good = 用货物付费
board-keep-good = 不用货物付费
board-produce = 生产{ $count }箱
board-produce-none = 不生产
board-sell = 卖出{ $count }箱
board-sell-none = 不卖
board-keep = 保留{ $count }张
board-discard-cards = 弃掉{ $count }张
board-tuck = 放到下面
board-tuck-none = 不放
board-exchange = 换{ $count }张牌
board-exchange-none = 不换
board-draw = 要
board-draw-none = 不要
board-take-card = 拿走
board-take-none = 不拿
board-ship = 运出{ $count }箱
board-ship-none = 不运
# 可以加倍的特权。
board-library-now = 这次加倍
board-library-later = 留到以后

## 说明页：一张牌或一个配件的一切

sheet-cost = 费用
sheet-points = 分数
sheet-copies = 张数
sheet-phase = 阶段
sheet-role = 角色
sheet-round-start = 每轮开始
sheet-all-phases = 所有阶段
sheet-game-end = 游戏结束
# 交易所牌和牌堆的类别。
sheet-common = 公用配件
sheet-owned = 属于{ $name }
sheet-count = 数量
sheet-limit = 每轮开始时的上限
# 数字和它的名称：“抽牌堆：41”。
sheet-figure = { $name }：{ $figure }
# 自己的货物值多少。
sheet-goods = 按上次的价格，你的货物一共可以换{ $cards }张牌。
# 另一个版本用同一个名称叫别的建筑，那栋建筑在这里叫 $twin。
sheet-trap-1897 = { $effect }不要和 1897 版的{ $name }混淆，它在这里叫{ $twin }。
sheet-trap-classic = { $effect }不要和经典版的{ $name }混淆，它在这里叫{ $twin }。

thing-prices-effect = 每个{ role-trader-phase }，五张中最上面的一张写着每种货物换几张牌。之后它放到最底下，顺序永远不变。
thing-deck-effect = 从这里抽牌，货物也从这里拿。抽完了，就把弃牌堆洗成新的抽牌堆。
thing-discard-effect = 付费的牌、卖掉的货物和弃掉的牌，面朝下放在这里。谁都不能翻看。
thing-buildings-effect = 有玩家建成十二栋建筑时，打完这次{ role-builder-phase }游戏就结束。分数最多的玩家获胜。
thing-points-effect = 看得到的建筑的分数，不含下面的牌。其余的在游戏结束时计算。
thing-hand-effect = 手牌是建筑，也是付费的钱。只有每轮开始时，才要弃牌到上限。

## 这张牌现在对你有什么用

# $price 是要付的牌数；$gain 是马上得到的分数，带正负号的写在 $signed。
fact-price = { $price ->
    [0] 你现在建造不用付牌，马上 { $signed }分。
   *[other] 你现在建造要付{ $price }张牌，马上 { $signed }分。
}
fact-standing = 你的城市里已经有一栋。
fact-working = 它现在生效。
fact-next-phase = 它从下一个阶段起生效。
fact-good = 上面有一箱货物。
fact-good-worth = 上面有一箱货物，按上次的价格可以换{ $price }张牌。
fact-empty = 它是空的，可以生产。
fact-awaiting = 下一个{ role-councillor-phase }会放上一箱货物。
fact-covers = 下面有{ $count }栋被覆盖的建筑。
fact-tucked = 下面有{ $count }张牌。
fact-tucked-both = { building-chapel }和{ building-church }下面一共有{ $count }张牌。
# 自己放在下面的牌，写出牌名。
fact-laid-by = 下面有：{ $list }。

## 角色做什么，写在角色牌上，字越少越好

role-builder-short = 建造，−1 张
role-producer-short = 生产，+1 箱
role-trader-short = 卖货，+1 箱
role-councillor-short = 看 5 张留 1 张
role-prospector-short = 抽 1 张牌
role-prospector-2-short = 抽 1 张牌
role-colonist-ship-short = 拿 1 张牌
role-mayor-short = 换牌
role-captain-short = 运货，+1 箱

## 它现在会给你带来什么，字越少越好

gain-builds = { $count ->
    [0] 都付不起
    [1] 可建 1 张
   *[other] { $count }张里建 1 张
}
gain-makes = { $count ->
    [0] 没有可生产的
   *[other] 生产{ $count }箱
}
gain-sells = { $count ->
    [0] 没有可卖的
   *[other] 卖{ $count }箱
}
gain-ships = { $count ->
    [0] 没有可运的
   *[other] 运{ $count }箱
}
gain-sees = 看{ $count }张牌
gain-draws = 抽{ $count }张牌
gain-yours = 你选的话可以：{ $gain }。

## 结果，以及对手知道什么

source-printed = 建筑
source-tucked = 建筑下的牌
source-other = 其他
tie-break = 手牌加货物
opponents-unknown = 它看不到其他玩家的手牌，也看不到抽牌堆。
