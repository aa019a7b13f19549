## 摆局：可以摆出任何局面的页面

title = { $game }：摆局
# 摆局的介绍；它什么都看得到。
about = 摆出任何局面：改动桌上的东西，从这里接着玩，或者用链接分享。摆局时看得到一切，包括所有手牌：和别人从这里玩的话，你已经看过他们的牌。
# “玩家 2”，从 1 数起。
seat = 玩家{ $number }
# 有这么多格的货船。
ship = { $spaces }格的货船
# 地图的一格：离正中央往东或西几格（$across），往南或北几格（$down）。
cell = 正中央{ $across ->
    [0] { "" }
   *[other] 往{ $horizontal ->
        [west] 西
       *[east] 东
    }{ $across }格
}{ $down ->
    [0] { "" }
   *[other] 往{ $vertical ->
        [north] 北
       *[south] 南
    }{ $down }格
}
# 什么都没有，没有人。
none = 无
fewer = 减少：{ $what }
more = 增加：{ $what }
# 去掉一样东西。
remove = 移除{ $what }
# 把一样东西往前移一位。
earlier = { $what }：往前移一位
# 把一样东西加到列表里。
add = 加入：{ $what }
# 可加入的列表的第一项。
add-which = 加入……
# 随机抽取的有几个。
unnamed = { $count }个，随机抽取
# 不指定是哪些。
leave-open = 随机抽取
# 指定是哪些。
name-them = 逐个指定
# 页面的各部分。
begin = 换一种设置开始
edition = 版本
players = 玩家
begin-anew = 按这种设置发牌
moment = 轮到谁、决定什么
# 现在的问题，以及问的座位。
asked = { $who }：{ $what }
over = 游戏已经结束。
moves = 走一步
moves-note = 阶段中途的局面要走出来：替轮到的玩家选择。
at-rest = 回到这个阶段之前的选择
text = 全部显示为文本
text-note = 格式说明在 docs/positions.md。只能在文本里改的：
text-only-follows = 由其他内容决定
text-only-played = 走出来才有
text-only-begun = 开始摆局时选定
text-only-rare = 很少用到
take-text = 采用这段文本
discard-text = 放弃更改
# 撤销、重做、查看、分享、开始玩。
undo = 撤销
redo = 重做
look = 在牌桌上摆
share = 复制链接
copied = 链接已复制。里面是整个局面，包括手牌。
by-hand = 请复制这个链接：
play = 从这里接着玩
play-note = 会开始一局练习，加到你的存档里。
# 判断局面成立。
fine = 这个局面符合规则。
# 不成立；后面是哪里、为什么。
refused = 这个局面不符合规则：
# 不成立的依据是哪条规则。
rule = 规则{ $id }
# 去有问题的那一栏。
show = 看看在哪里
# 局面不成立时什么也做不了。
refused-note = 请改正或撤销。局面符合规则之后，就能在牌桌上摆、接着玩和分享。
# 局面不符合规则时，牌桌上是什么。
behind = 牌桌上仍是上一个符合规则的局面。
# 在牌桌上摆局：点一下做什么。
touch = 点一下桌上的东西，就能改动。
# 文本不是局面的格式。
no-tree = 这段文本不是局面：请在下面改正，或者撤销。
# 链接没有用；改为显示什么。
bad-link = 这个链接打不开
bad-link-note = 改为显示你自己的摆局。
# 链接来了：撤销就回到自己的摆局。
came = 这个局面来自链接。撤销就回到你自己的摆局。
came-older = 它用的是旧规则。
# 好几位玩家正在玩的一局不能摆局。
several = 这一局有好几位玩家：结束之后才能用来摆局。
# 设备没有空间。
unkept = 这台设备没有空间保存摆局：请复制链接或文本。
# 地图上：这里还没有建筑。
empty-cell = 空格
# 地图的一格：上面是什么，是谁的（玩家的编号），有几层。
map-cell = { $word }，玩家{ $owner }，{ $height }层
choose-cell = 选一格，改动那里的东西。标记会自动让位。

## 局面各栏的名称

field-round = 轮
field-table = 桌上
field-supplies = 牌堆与供应堆
field-taken = 本轮已选的角色
field-role-coins = 角色上的钱币
field-round-number = 第几轮
field-governor = 总督
field-first-player = 起始玩家
field-last-round = 这是最后一轮
field-last-point-gone = 分数已经用完：下一次有船长的那一轮是最后一轮
field-quiet-rounds = 连续没有建造的轮数
field-luck = 发牌编号
field-by = 选的玩家
field-won-by = 完成的玩家
field-hand = 手牌
field-city = 建筑
field-tucked = 小教堂或教堂下的牌
field-shipped = 港口下的牌，或运出的牌
field-library-used = 本轮已用过出版社或图书馆
field-church-used = 已用过教堂
field-kind = 建筑
field-has-good = 上面有货物
field-beneath = 下面，由低到高
field-draw-pile = 接下来依次抽到
field-discard-pile = 弃牌堆
field-price-tiles = 接下来的交易所牌
field-seen-tiles = 其中所有玩家看过的
field-coins = 钱币
field-points = 分数
field-crates = 货物
field-countryside = 乡村
field-count = 块数
field-manned = 有人的
field-citizens = 公民
field-workers = 工人
field-idle-workers = 没有安排的工人
field-idle-citizens = 没有安排的公民
field-forests = 树林
field-achievements = 成就卡
field-achieved = 已完成
field-market = 翻开的种植园
field-bag = 接下来依次抽到的种植园
field-ships = 货船
field-cargo = 船上的货物
field-trading-house = 交易所
field-register = 等候的工人
field-register-citizens = 等候的公民
field-gone-workers = 离开游戏的工人
field-gone-citizens = 离开游戏的公民
field-tray = 选入的建筑
field-smuggler-marker = 拥有走私者标记的玩家
field-captured = 被绑架的角色
field-festival = 庆典
field-action-marker = 波多马的行动标记
field-resources = 资源
field-redraws = 换牌标记
field-characters = 角色
field-tableau = 面前的卡牌
field-tiles = 屏风后的板块
field-map = 城市
field-top-tile = 最上面的板块
field-owner = 主人
field-pawn = 上次重组牌堆之后盖的：它的卡牌还没进入游戏
field-tile-supply = 接下来依次抽到的板块
field-removed-tiles = 移除的板块
field-exhaustions = 板块用完的次数
field-returned-tiles = 放回的板块
