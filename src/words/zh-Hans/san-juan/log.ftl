### 圣胡安：发生了什么，一行一件。$who 是玩家；正在读的玩家是“你”。
### $building、$role、$good 是名称；$cards 是“2 张牌”，知道是哪些时后面带括号。

log-round = 第{ $round }轮：{ $who }是总督。
log-role = { $who }选了{ $role }。
log-library = { $who }用{ building-library }让特权加倍。

## 抽牌与弃牌

log-drew-opening = { $who }抽{ $cards }作为起始手牌。
log-drew-as = { $who }用{ $role }抽{ $cards }。
log-drew-sale = { $who }卖出货物，抽{ $cards }。
log-drew-hand = { $who }抽{ $cards }加入手牌。
# 由一栋建筑带来。
log-drew-for = { $who }用{ $building }抽{ $cards }。
log-discarded-draft = { $who }从起始手牌弃掉{ $cards }。
log-discarded-limit = { $who }超过手牌上限，弃掉{ $cards }。
# $source 是一栋建筑或一个角色。
log-discarded-for = { $who }因{ $source }弃掉{ $cards }。
log-reshuffled = 弃牌堆的{ $count }张牌洗成新的抽牌堆。
log-looked = { $who }抽{ $cards }来挑选。
log-kept = { $who }保留{ $cards }。

## 放到建筑下面或运出的牌和货物

# $list 是牌名。
log-tucked = { $who }把{ $list }放到{ $building }下面。
log-tucked-hidden = { $who }把一张牌放到{ $building }下面。
log-good-arrived = { $who }的{ $building }放上一箱货物。
log-harbor = { $who }把卖掉的一箱货物放到{ building-harbor }下面。
log-shipped = { $who }运出{ $good }。

## 翻开的牌。$list 是牌名。

log-turned-up = { $who }用{ building-gold-mine }翻开{ $list }。
log-ship-row = { role-colonist-ship }上：{ $list }。
log-took = { $who }拿走{ $building }。
log-row-discarded = 没有人拿走：{ $list }。
log-mine-taken = { $who }用{ building-gold-mine }翻开{ $list }，拿走{ $building }。
log-mine-left = { $who }用{ building-gold-mine }翻开{ $list }：有两张费用相同，一张也拿不到。
log-bank-taken = { $who }用{ building-bank }翻开{ $building }，拿走它。
log-bank-left = { $who }用{ building-bank }翻开{ $building }：已经有城市建了，拿不到。

## 建造

log-forfeited = { $who }失去旧建筑上的货物。
log-spent = { $who }用{ $good }付费。
# $price 是付的牌数。
log-built = { $price ->
    [0] { $who }免费建造{ $building }。
   *[other] { $who }付{ $price }张牌建造{ $building }。
}
# $covered 是被覆盖的建筑。
log-built-over = { $price ->
    [0] { $who }在{ $covered }上免费改建{ $building }。
   *[other] { $who }付{ $price }张牌，在{ $covered }上改建{ $building }。
}

## 生产与出售

log-produced = { $who }生产{ $good }。
# $list 是货物和价格。
log-prices = 价格：{ $list }。
# $price 是换来的牌数。
log-sold = { $who }卖出{ $good }，换{ $price }张牌。

## 玩家在某个阶段什么也没做

log-passed-builder = { $who }没有建造。
log-passed-producer = { $who }没有生产。
log-passed-trader = { $who }没有卖货物。
log-passed-councillor = { $who }没有抽牌：两个牌堆都空了。
log-passed-colonist-ship = { $who }没有拿牌。
log-passed-mayor = { $who }没有换牌。
log-passed-captain = { $who }没有运货物。

## 游戏结束

log-end-buildings = 有玩家建成第十二栋建筑：游戏结束。
log-end-standstill = 连续二十轮没有玩家建造：游戏结束。
