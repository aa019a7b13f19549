## 开桌

# 标题。
setup-title = { $game }：开桌
# 座位的标题。
setup-seats = 玩家（按行动顺序）
# 关于对手只说一次：它们绝不做什么。
setup-fair = 对手遵守同样的规则，没有额外好处，只看得到真人玩家也看得到的东西。
# 输入栏：座位上的名字。
setup-name-of = 玩家{ $seat }的名字
# 输入栏：由谁坐这个座位。
setup-who-of = 玩家{ $seat }由谁来玩
# 这台设备上的真人。
setup-person = 真人玩家
# 真人座位的说明。
setup-person-note = 在这台设备上玩。
# 有好几位真人时的说明。
setup-people-note = 在这台设备上玩。换人时会拉上幕布，遮住手牌。
# 对手的等级，从弱到强：名称，以及实话实说的说明。
level-newcomer = 新手
level-newcomer-note = 像第一次玩：常凭一时冲动，东西又舍不得用。适合你的第一局。
level-casual = 休闲玩家
level-casual-note = 偶尔玩玩：存得太多，常忘记会失去什么。
level-enthusiast = 爱好者
level-enthusiast-note = 凭经验玩，只看一步。喜欢昂贵的东西。
level-apprentice = 学徒
level-apprentice-note = 知道东西值多少，只看一步，常出差错。
level-merchant = 常客
level-merchant-note = 看得远一些，偶尔出差错。
level-governor = 谋士
level-governor-note = 会提前想几个回合，局面难时会出差错。
level-viceroy = 副王
level-viceroy-note = 留意别人的版图，一路算到结束，很少出差错。
level-master = 大师
level-master-note = 一路算到结束，用满设置里的思考时间。最强的对手。
# 随玩家强弱的对手：名称与如实的说明。
setup-matched = 和你一样强
setup-matched-note = 一局一局跟着你：你赢了就变强，你输了就变弱。
# 还没有结束的对局时的等级。
setup-matched-begins = 从「{ $level }」开始。
# 依最近结束的若干对局的等级。
setup-matched-now = 依最近{ $games }局，现在约为「{ $level }」。
# 把所有对手都改成这样。
setup-match-all = 所有对手和你一样强
# 输入栏：座位上对手的风格。
setup-style-of = 玩家{ $seat }的风格
# 没有风格的对手。
setup-plain = 没有风格
# 对手的风格：名称、表现，以及写在等级后面的名称（“副王，重装船”）。
style-shipper = 重装船
style-shipper-note = 喜欢装船：港口、码头、货物。
style-shipper-behind = 重装船
style-builder = 重建造
style-builder-note = 喜欢建满城镇，也喜欢能省钱的采石场。
style-builder-behind = 重建造
style-trader = 重买卖
style-trader-note = 喜欢出售：市场、烟草、咖啡。
style-trader-behind = 重买卖
# 等级有多强：独自对几位（$rivals）低一级的对手时的胜率；低一级叫 $below。
setup-beats = { $rivals ->
    [1] 对一位{ $below }，100 局赢{ $percent }局。
   *[other] 对{ $rivals }位{ $below }，100 局赢{ $percent }局。
}
# 对等级 $against 的对手，平均得多少分，对方多少分。
setup-scores = 对{ $against }，平均约{ $own }分比{ $theirs }分。
# 对由规则操作的对手有多强；它叫 $rule。
setup-beats-rule = 对{ $rule }，100 局赢{ $percent }局。
# 由规则操作的座位。
setup-by-rule = 由规则操作。
# 以上是在别的桌上测的：别的版本，或用了扩展。
setup-measured = （实测：{ $table }。）
# 真人玩家的名字，按座位；可以改。
human-1 = 小安
human-2 = 小波
human-3 = 阿杰
human-4 = 小玲
human-5 = 阿德
human-6 = 小雯
human-7 = 大伟
human-8 = 阿芳
# 对手的名字：西班牙语名字，游戏的故事发生在那里。
rival-1 = 伊内斯
rival-2 = 托马斯
rival-3 = 露西亚
rival-4 = 拉斐尔
rival-5 = 玛尔塔
rival-6 = 迭戈
rival-7 = 埃莱娜
rival-8 = 胡利奥
# 加一个座位。
setup-add = 加一位玩家
# 去掉一个座位。
setup-remove = 移除{ $name }
# 把座位往前移。
setup-earlier = 把{ $name }往前移一位
# 打乱座位顺序。
setup-shuffle = 打乱顺序
# 打乱之后报出新的顺序。
setup-shuffled = 新的顺序：{ $names }。
# 标题：谁先开始。
setup-first = 起始玩家
# 随机决定。
setup-first-drawn = 随机
# 第一个座位的说明。
setup-first-note = 第一轮从这位玩家开始，其他玩家按行动顺序接着来。
# 版本的标题。
setup-edition = 版本
# 选项的标题。
setup-options = 选项
# 一次设好几个选项的按钮。
setup-presets = 预设
# 很少有人动的部分。
setup-fine = 高级
# 输入栏：种子。
setup-seed = 种子
# 种子的说明。
setup-seed-note = 种子和玩家相同，发的牌就相同。留空就重新发牌。
# 种子栏空着时显示。
setup-seed-empty = 重新发牌
# 种子不是数字。
setup-seed-wrong = 种子是 0 到 18446744073709551615 的整数。
# 开始游戏。
setup-start = 开始游戏
# 复制这一桌的链接。
setup-share = 分享这一桌
# 链接已复制。
setup-copied = 链接已复制。
# 不能复制；后面是链接，请玩家自己复制。
setup-copy-by-hand = 浏览器不让复制。链接在这里：
# 按钮旁边，链接的说明。
setup-share-note = 链接里有玩家、选项和种子，在别的设备上打开就是同一副牌。什么都不会发送出去。
# 通过链接传来的一桌。
setup-came = 朋友和你分享了这一桌
# 这样的一桌，还没开始。
setup-came-note = 游戏还没开始。想改就改，准备好了再开始。
# 改成自己的一桌。
setup-came-change = 自己开一桌
# 不能用的链接；后面是具体原因。
setup-bad-link = 这个链接不能用。
# 给玩家的建议。
setup-bad-link-note = 请对方再发一次链接，或者在下面自己开一桌。
# 链接为什么不能用。$problem 和 $why 是程序给的英文，没有帮助就不写。
link-too-long = 链接太长：代码有{ $characters }个字符。
link-character = 链接有错：第{ $at }个字符“{ $found }”不该出现。
link-damaged = 链接不完整，或者有错字。
link-newer = 链接来自更新的版本。请重新加载页面，再打开一次。
link-older-rules = 这一局用的是旧规则，已经不能显示。
link-other-game = 这是另一款游戏的链接：“{ $found }”。
link-content = 链接已损坏。
link-setup = 规则不允许这样的一桌。
link-refused = 其中第{ $number }步不合规则。
# 通过链接传来的、已经结束的一局。
setup-course = 朋友和你分享了一局打完的游戏
# 观看的说明。
setup-course-note = 打开之后会加到你的存档里。
# 观看。
setup-course-look = 看这一局
# $key 是链接里游戏的名称。
setup-no-game = 这里没有叫“{ $key }”的游戏。
# 一行说明要玩什么。第一条是全是对手的情形。
setup-watch = { $seats }位对手对局：坐下来看吧。
setup-against = 你对{ $opponents }位对手。
setup-shared = { $players }位玩家共用这台设备。
setup-some-here = 这台设备上有{ $here }位玩家，一共{ $all }位。
# 用文字说明桌子的图。
setup-table = 桌边按顺时针：{ $names }。
# 先开始的座位，小名牌上的记号。
setup-begins = 先手
# 这样的设置不成立；后面是原因。
setup-refused = 这一桌开不成：
