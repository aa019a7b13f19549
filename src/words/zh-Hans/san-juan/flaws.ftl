### 圣胡安：自己写的局面为什么不成立。各栏的名称（from、left、of、put、amount、net、next）照写。
### 位置和文本里一样从 0 数起；玩家从 1 数起。

# $problem 是英文。
flaw-config = 这样的设置不成立（{ $problem }）。
flaw-unsound = 这个局面自相矛盾（{ $problem }）。

## 卡牌、城市与交易所牌

flaw-too-many-copies = { $building }一共只有{ $copies }张。
flaw-too-many-cards = 整副牌没有这么多张。
flaw-too-many-looked-at = 一次最多看 8 张牌。
flaw-too-many-kept = 最多保留 2 张牌。
flaw-stray-look = 只有玩家正在挑选要保留或拿走的牌时，才会有摊开的牌。
flaw-too-many-slots = 一座城市最多有{ $slots }个位置。
flaw-second-copy = 一座城市不能有第二栋{ $building }。
flaw-second-fresh = 每个阶段只能建造一栋建筑。
flaw-stray-fresh = 这座城市在刚进行的{ role-builder-phase }没有建造。
flaw-covered-crane = { building-crane }不能被覆盖。
flaw-no-crane = 要有{ building-crane }才能改建，这座城市却没有。
flaw-covers-own-kind = 不能用同一种建筑覆盖。
flaw-no-good-on = { $building }上面不能放货物。
flaw-good-on-fresh = 刚建好的建筑上面没有货物。
flaw-no-library = 这座城市没有{ building-library }。
flaw-no-chapel = 这座城市没有{ building-chapel }，下面不会有牌。
flaw-no-harbor = 这座城市没有{ building-harbor }，不会有运出的货物。
flaw-church-unused = { building-church }下面有牌，才算用过。
# $list 用字母列出。
flaw-not-the-tiles = 交易所牌必须正好是{ $list }，顺序不限。
flaw-too-many-seen = 交易所牌一共只有{ $tiles }张。
flaw-tile-open = 交易所牌在{ role-trader-phase }翻开，其他时候不翻开。

## 玩家、轮、角色牌与阶段

flaw-seat-count = 这里有{ $given }位玩家，但这一局有{ $players }位。
flaw-no-such-seat = 玩家从 0 数到{ $last }，没有{ $given }。
flaw-too-many-rounds = 一局不会超过{ $most }轮。
flaw-draft-round = 轮数从 1 数起；第 0 轮是开局选牌。
flaw-too-many-quiet = 连续二十轮没有玩家建造，游戏就结束了。
flaw-not-over = 没有玩家有十二栋建筑，也没有连续二十轮不建造：游戏还没结束。
flaw-asked-when-over = 游戏已经结束，没有要决定的事。
flaw-twelfth-building = 有玩家建成第十二栋建筑，打完那次{ role-builder-phase }游戏就结束了。
flaw-no-such-role = 这一局没有{ $role }。
flaw-taken-twice = { $role }被选了两次。
flaw-too-many-picks = 每轮只选{ $picks }个角色。
# $player 是数字。
flaw-picked-out-of-turn = 玩家{ $player }选了{ $made }个角色，应该是{ $due }个。
flaw-picked-in-draft = 开局选牌结束之前，没有玩家选角色。
flaw-no-draft = 这一局没有开局选牌，这里却问玩家。
flaw-draft-hand = 开局选牌到这个时候，这副手牌必须有{ $cards }张。
flaw-no-phase = 有阶段正在进行，却没有写明是哪一个。
flaw-stray-phase = 写明了阶段，却没有阶段正在进行。
flaw-no-placard = 要有玩家选了角色，阶段才开始。
flaw-placard-elsewhere = 这个阶段的角色牌不在选它的玩家那里。
flaw-not-last-picker = 最后选角色的不是这位玩家。
flaw-stray-sold = 只有在新建筑扩展的{ role-trader-phase }，才记录有没有卖出货物。
flaw-not-doubled = 选角色的玩家没有生效的{ building-library }，特权不加倍。
flaw-doubled = 选角色的玩家有{ building-library }，这次特权加倍。
flaw-library-unmarked = 特权加倍的话，{ building-library }必须标明这一轮已经用过。
flaw-library-not-asked = 只有两人游戏中，总督第一次选角色时才问这件事。
flaw-no-such-step = 这个阶段没有这个步骤。
flaw-not-asked-at-start = 每轮开始时的这个步骤不问这件事。
# $phase 是“建筑师阶段”之类。
flaw-not-asked-in-phase = { $phase }不问这件事。
flaw-seats-handled = 这是已经轮过的玩家人数，1 到{ $seats }。
# $list 是文本里的步骤名。
flaw-sequence = 一轮进行到这里，不会有这些步骤：{ $list }。

## 正在决定的事

flaw-nothing-asked = 必须有要决定的事。
flaw-parts = 还剩{ $left }，已完成{ $done }，加起来不是{ $all }。
flaw-no-such-kind = from 是建筑的编号，0 到{ $last }。
flaw-no-such-slot = from 是位置的编号，0 到{ $last }。
flaw-not-active = 没有生效的{ $building }。
flaw-left-of-all = left 从 of 倒数到 1。
flaw-too-many-discards = 最多可以弃掉{ $most }张牌。
flaw-discards = 这副手牌必须弃掉{ $cards }张，不是{ $left }张。
flaw-hand-too-small = 从那里数起，手牌没有这么多张。
flaw-no-chapel-owner = 只有有{ building-chapel }又有手牌的玩家，才会问这件事。
flaw-no-church-owner = 只有有{ building-church }的玩家，才会问这件事。
flaw-church-count = put 是这一次使用{ building-church }时放下的牌数。
flaw-church-too-many = 这次放下的牌，比它下面的还多。
flaw-nothing-to-tuck = 必须还有手牌可以选。
flaw-draws-not-asked = 这一局抽牌前不询问（switches.ask_optional_draws）。
flaw-not-the-picker = 只有选角色的玩家有特权。
flaw-amount-too-high = amount 最多是{ $most }。
flaw-not-due = 这位玩家现在得不到它。
flaw-kept-face-up = 翻开的牌直接拿走，不先保留。
flaw-cheapest-taken = 最便宜的一张直接拿走，不用选。
flaw-four-costs = 必须是费用全都不同的四张牌。
flaw-too-many-taken = 最多可以拿走{ $most }张牌。
flaw-face-up-count = 翻开的牌有 1 到{ $most }张。
flaw-too-many-sent = 这次运出的货物，比整局运出的还多。
flaw-gain = 卖出{ $sold }箱货物可以换{ $lowest }到{ $highest }张牌，不是{ $gain }张。
flaw-archive-discards = 有{ building-archive }的玩家是弃牌，不是保留。
flaw-keep-count = 这里要保留{ $cards }张牌。
flaw-look-count = 这里只抽{ $cards }张牌来挑选。
flaw-no-choice = 抽到的牌必须比保留的多。
flaw-look-too-small = 从那里数起，可以挑选的牌没有这么多张。

## 正在建造的建筑

flaw-one-site = 没有生效的{ building-crane }，只能建在新位置。
flaw-stands-already = 这座城市已经有{ $building }。
flaw-not-being-built = 位置{ $slot }上不是正在建造的{ $building }。
flaw-too-many-waived = 特权的减免只有{ $privilege }张，不能放弃这么多。
flaw-net = 这里的 net 是{ $net }。
flaw-no-black-market = 要有生效的{ building-black-market }，才能用货物付费。
flaw-too-many-goods = 最多用 2 箱货物付费。
flaw-no-such-step-of-payment = 付费有{ $steps }个步骤。
flaw-paid-too-much = 付的牌比费用{ $price }张还多。
flaw-too-expensive = 手牌不够付剩下的费用。
