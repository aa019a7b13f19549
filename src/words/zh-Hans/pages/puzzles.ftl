## 谜题

puzzles-title = 谜题
puzzles-about = 每道谜题只有一个最好的答案。看不到的东西不影响结果。
# 解开了几道，共几道。
puzzles-solved-of = 已解{ $done }道，共{ $of }道
# 去下一道没解开的。
puzzles-next = 下一题
# 去所有谜题。
puzzles-all = 所有谜题
puzzles-stars = 3 颗星中得{ $stars }颗
puzzles-begin = 开始
puzzles-own = 来自你的对局
puzzles-own-about = 你复盘过的对局中代价大的选择。每道只有一个最好的答案。
puzzles-as-puzzle = 作为谜题来解
# 难度，从易到难。
degree-1 = 简单
degree-2 = 中等
degree-3 = 困难
# 列表中一类谜题的名称。
puzzle-load = 船长阶段
puzzle-last-pick = 最后一次选角色
puzzle-build = 最后一栋建筑
puzzle-place = 最后一次安排
puzzle-finish = 选角色并建造
puzzle-sell = 出售货物
puzzle-points = 得分最多
puzzle-lead = 一对一
# 这类谜题的任务，一两句话。
puzzle-load-goal = 不论对手装什么，在这个船长阶段尽量多得分。
puzzle-last-pick-goal = 全局最后一次选角色：选一个角色，不论对手做什么，尽量多得分。
puzzle-build-goal = 建造，让你这回合之后的分数尽量高。按游戏结束时计分。
puzzle-place-goal = 最后一轮：填好你的工人位，尽量多得分。按游戏结束时计分。
puzzle-finish-goal = 选一个角色，打完你的回合，尽量多得分。按游戏结束时计分。
puzzle-sell-goal = 卖出货物，尽量多抽牌。
puzzle-points-goal = 你先行动。打出一张卡牌，可以搭配板块，现在尽量多得分。街区和结束时计分的卡牌，按游戏结束时计算。
puzzle-lead-goal = 你先行动。打出一张卡牌，可以搭配板块。你得到的和对手失去的分数都算，按游戏结束时计算。
# “谜题 12”。
puzzles-number = 谜题{ $number }
# 列表中的谜题。
puzzles-solved = 已解
# 谜题算什么：分数，或者卖货物时的牌。
puzzles-cards = { $cards }张牌
# 达到了最好的；其他答案最多是多少。
puzzles-right = 解开了：{ $best }。其他答案最多{ $second }。
# 达到了多少；最好能有多少。
puzzles-short = 你得到{ $reached }，最好是{ $best }。
# 撤销上一个选择。
puzzles-back = 撤销
# 从头开始。
puzzles-again = 重新开始
puzzles-show-answer = 看答案
# 答案怎样开始。
puzzles-answer = 答案从这里开始：{ $what }。
# 途中发生的事。
puzzles-happened = 经过：{ $deeds }
# $id 是链接里谜题的名称。
puzzles-unknown = 没有谜题{ $id }。
# 谜题不能用，以及原因。
puzzles-unusable = 这道谜题不能玩：{ $why }
