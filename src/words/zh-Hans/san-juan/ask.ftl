### 圣胡安：版图上方问玩家的话。第一部分是粗体的短句，“-more”接在后面。

# 两部分合成一段，读给玩家听。
ask-whole = { $head }{ $text }

## 角色

ask-role = 选一个角色。
ask-role-more = 每位玩家都行动，你先来。
# 角色已选中、还没拿：每位玩家做什么，以及特权。
ask-role-note = { $action }{ $privilege }
# 两人游戏时总督选两个。
ask-role-second = 选你这一轮的第二个角色。
ask-library = 用{ building-library }加倍{ $role }的特权吗？
ask-library-more = 每轮只能加倍一次。

## 建造

# “选一张牌建造，或者跳过。”
ask-build = 选一张牌建造，
ask-build-more = 或者跳过。
ask-build-none = 你现在不能建造。
ask-build-none-more = 手里没有付得起的牌。
ask-site = { $building }建在哪里？
ask-site-more = 建在新位置，或者改建在你的一栋建筑上。
# 后面接下面四条之一。
ask-pay = 建造{ $building }：
ask-pay-over = 在{ $covered }上改建{ $building }：
ask-pay-free = 不用付牌。
ask-pay-paid = 已经付清。
ask-pay-all = 选{ $count }张牌付费。
# 已经选了一些，还差 $count 张。
ask-pay-left = 再选{ $count }张牌付费。

## 货物；已选几箱显示在旁边

ask-produce = 最多生产{ $count }箱货物。
ask-sell = 最多卖出{ $count }箱货物。
ask-sell-chosen = 最多卖出{ $count }箱货物：
ask-sell-chosen-more = 选中的可以换{ $cards }张牌。
ask-ship = 最多运出{ $count }箱货物：
ask-ship-more = 已选{ $count }箱，每箱 1 分。

## 卡牌

ask-keep = 从抽到的牌中保留{ $count }张。
ask-discard-draft = 保留 4 张牌：弃掉{ $count }张。
ask-discard-limit = 手牌太多：弃掉{ $count }张。
ask-discard-archive = { building-archive }：从全部手牌中弃掉{ $count }张。
ask-exchange-office = { building-office }：最多换{ $count }张牌。
ask-exchange-mayor = 最多换{ $count }张牌。
ask-chapel = 放一张牌到{ building-chapel }下面？
ask-chapel-more = 游戏结束时值 1 分。选一张，或者跳过。
ask-chapel-card = 把{ $building }放到{ building-chapel }下面？
ask-chapel-card-more = 游戏结束时值 1 分。
ask-church = 现在使用{ building-church }吗？
ask-church-more = 可以选任意张牌，每张 1 分。每局只能用一次。
ask-church-cards = 把{ $count }张牌放到{ building-church }下面？
ask-church-cards-more = 每局只能用一次。
ask-offer-good = 在{ $building }上放一箱货物吗？
ask-offer-use = 使用{ $building }吗？
ask-offer-look = 抽牌来挑选吗？
ask-offer-draw = 抽一张牌吗？
ask-take = 拿走一张翻开的牌，或者跳过。
ask-take-card = 拿走{ $building }吗？
ask-take-mine-more = 四张牌的费用全都不同。

## 别的玩家正在决定

wait-exchange = { $who }正在决定换哪些牌。
wait-discard = { $who }正在选要弃掉的牌。
wait-chapel = { $who }正在决定{ building-chapel }放不放牌。
wait-role = { $who }正在选角色。
wait-library = { $who }正在决定用不用{ building-library }。
wait-build = { $who }正在决定建造什么。
wait-pay = { $who }正在付费。
wait-produce = { $who }正在生产。
wait-sell = { $who }正在卖货物。
wait-keep = { $who }正在选要保留的牌。
wait-church = { $who }正在决定{ building-church }放不放牌。
wait-offer = { $who }正在决定抽不抽牌。
wait-take = { $who }正在挑翻开的牌。
wait-ship = { $who }正在运货物。

## 第一次问到时，版图上方的说明，最多 160 个字，不提配件的名称

first-role = 选一个角色。每位玩家都行动，你另有特权。小字写的是你现在能得到什么。
first-build = 选一张牌建造，用其他手牌付费。点一下付不起的牌，就知道为什么。
first-site = 可以建在空的位置，也可以改建在旧建筑上，只付差额。
first-pay = 用最不需要的牌付费。确认之后才真正付出。
first-produce = 货物就是抽牌堆顶的一张牌，面朝下放在生产建筑上，以后可以卖。
first-sell = 交易所牌写着每种货物换几张牌。不急的话，可以等更好的价格。
first-keep = 留下适合你的城市、很快又付得起的牌。
first-discard = 弃掉最不可能建造的牌。对手看不到。
first-chapel = 放在这栋建筑下面的牌，游戏结束时每张 1 分，但不能再当钱用。
