## 提示：最强的对手在你的位置上会考虑什么

hints-title = 提示
hints-thinking = 正在看你的选择……
hints-not-now = 轮到你选择时才能要提示。
hints-failed = 这次没有提示。
hints-again = 再试一次
# 提示的第一步：一个选择明显更好时，以及几个差不多时。
hints-clear = 有一个选择明显更好。
hints-even = 这里有几个选择差不多。
# 提示的第一步：该看哪里。
nudge-points = 找找现在就能得的分数。
nudge-means = 想想之后你手里还有什么。
nudge-goods = 想想你的货物。
nudge-engine = 想想什么能让你每一轮都多得一点。
nudge-plans = 想想游戏结束时怎样得分。
nudge-tempo = 想想行动顺序，还有游戏还会打多久。
nudge-experience = 看看整个局面怎样配合：在类似的对局中，这样走更好。
hints-show-best = 显示最好的三个
hints-show-move = 显示这一步
# 一个选择在 100 局中赢几局，和得多少分。
hints-chance = 100 局约赢{ $wins }局
hints-points = 最后约{ $points }分
# 后面已经全部算清的选择。
result-wins = 已算清：获胜
result-shares = 已算清：共享胜利
result-loses = 已算清：不能获胜
hints-points-counted = 最后{ $points }分
hints-counted = 后面已经全部算清：每位玩家都选最好的话，就是这个结果。
hints-counted-better = 它让你对其他玩家更有优势。
hints-compared = 和第二好的相比：
hints-alike = 它和第二好的差不多。
# 最好的和第二好的在 100 局中各赢几局：相差不大时，和相差较大时。
hints-close = 很接近：100 局约赢{ $best }局，第二好的约赢{ $next }局。
hints-ahead = 100 局约赢{ $best }局，第二好的赢{ $next }局。
hints-marked = 这一局会标明用过提示。
hints-warns = 这是每日一局，成绩算数。
hints-warns-note = 成绩会标明“用了提示”。
hints-anyway = 还是要提示
hints-without = 不看提示
# 在结果页上。
hints-was-marked = 用过提示。
# 设置里的开关。
hints-switch = 提示
hints-switch-note = 牌桌上的灯会一步一步告诉你，高手会看什么。它知道的和你一样多。

## “它为什么这样做？”的回答

# 回答的标题。
why-title = 为什么？
# 一行旁边的按钮：问的是谁的选择。
why-ask = { $name }为什么这样做？
# 位置够时写在上面的字。
why-ask-short = 为什么？
# 阶段说明页里，写在这个阶段的选择上方。
why-of-phase = 他们为什么这样做？
why-thinking = 正在看有哪些选择……
why-failed = 这次没有回答。
# 写在最好的选择上方；实际的选择；实际的选择不在其中。
why-best = 看起来最好的选择
why-chosen = 它选了这个。
why-not-among = 它选了别的：{ $what }
# 没有选最好的对手。
why-errs = 这个等级的对手，不一定会选看起来最好的。
# 和第二好的相比，最好的好在哪里。
why-reason = 第一个为什么胜过第二个
# 游戏进行中：根据什么推想。
why-imagined = 根据你看得到的推想；看不到的牌猜了很多次。
# 游戏结束后：同上。
why-from-its-seat = 根据它当时看得到的推想。
why-forced = 只有一种选择。
why-secret = 游戏结束后才能看：它和隐藏的信息有关，例如手牌。
# 写在大家看得到的部分上方。
why-seen = 所有玩家看到的
why-nothing-seen = 其他玩家什么也没看到。
# 回到记录。
why-back = 回到记录

## 回顾打完的一局

review-title = 复盘
# 复盘之前的说明。
review-about = 由高手看这一局的每个选择，只根据当时那位玩家知道的事。
review-begin = 开始复盘
review-stop = 停止
# 看了几个选择，共几个。
review-progress = 已看{ $done }个选择，共{ $of }个
review-failed = 复盘没有完成。
# 用别的规则保存的一局。
review-no-history = 这一局只存了结局，没有可以复盘的选择。
review-chances = 胜率
review-chances-note = 每次选择时，根据那位玩家知道的事，并选最好的。
review-points = 如果当时结束，各有多少分
# 一个座位代价最大的选择的标题。
review-costly-of = { $name }代价最大的选择
review-none-costly = 没有明显的失误。
# “第 6 轮”。
review-round = 第{ $round }轮
# 实际的选择、更好的选择，以及 100 局中相差几局。
review-chosen = 实际：{ $what }
review-better = 更好：{ $what }
# 一个选择在 100 局中少赢几局。
review-cost = 100 局少赢{ $wins }局
review-turns = 有{ $turns }个选择值得再看。
review-turn = 转折点 { $at }／{ $of }
review-first = 找出更好的选择
review-before = 上一个
review-next = 下一个
review-looking = 正在仔细看这个选择……
review-good = 仔细一看，这个选择没有问题。
review-find = 怎么选更好？
review-right = 答对了！
review-not-best = 还有更好的。
review-happened = 实际的发展
review-instead = 这样选会带来
review-practise = 从这里练习
# 正在看的时刻：轮到谁选，100 局能赢几局。
review-chance-of = 轮到{ $name }：100 局赢{ $wins }局
# 玩家一开始的胜率、自己的选择丢掉的，以及其余的（$rest 带正负号），都按 100 局算。
review-account = { $lean ->
    [clean] { $name }没有代价大的选择。运气和对手：100 局 { $rest } 局。
    [choices] { $name }一开始 100 局赢{ $first }局。影响最大的是自己的选择：−{ $given }；运气和对手 { $rest }。
   *[luck] { $name }一开始 100 局赢{ $first }局。影响最大的是运气和对手：{ $rest }；自己的选择 −{ $given }。
}
review-as-table = 用表格显示曲线
# 表格里：分数，以及胜率。
review-cell = { $points }（{ $chance }%）
