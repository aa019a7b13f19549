## 课程周围的文字

learn-title = 课程
# 课程的介绍。
learn-about = 每课只要几分钟，就在真正的牌桌上。会的可以跳过。
# 学完的一课。
learn-finished = 已学完
# 学完了几课，共几课。
learn-progress = 已学完{ $done }课，共{ $of }课
# 学完之后：自己玩一局。
learn-first-game = 自己玩一局
learn-first-game-note = 和两位新手同桌，新的问题会说明。
learn-guided = 带教练的第一局
learn-guided-note = 每件事第一次用到时，教练会说明。
learn-guide = 教练
learn-guide-free = 轮到你了。提示会告诉你高手怎么选。
learn-guide-end = 游戏结束。
learn-guide-good = 选得好。
learn-guide-fair = 选得还可以。
learn-guide-poor = 更好的选择：{ $better }。
learn-guide-leave = 不要教练
learn-next-stop = 下一步
learn-later = 扩展和其他玩法
learn-puzzles = { $puzzles ->
    [0] 谜题
   *[other] 谜题：已解{ $puzzles }道
}
learn-go-on = 继续
learn-understood = 知道了
# 设置：第一次遇到的问题会说明，以及一行说明。
learn-first-times = 说明新的问题
learn-first-times-note = 最初两局里，每个新的问题会在版图上方说明一次。
# 第几步，共几步。
learn-step = 第{ $at }步，共{ $of }步
# 别人行动时。
learn-others = 对手正在行动……
# 允许，但不是这一步要学的。
learn-otherwise = 这样做可以，但这一步要学的是别的。桌上没有变化。
learn-rule = 规则
learn-next = 下一课
learn-all = 所有课程
learn-leave = 离开课程
# 课程和现在的程序对不上，以及原因。
learn-broken = 这一课不能玩：{ $why }
learn-unknown = 没有这一课。

## 规则周围的文字

# 规则加载之前的标题：游戏的名称。
rules-title = { $game }规则
# 目录。
rules-contents = 目录
# 输入栏：搜索。
rules-search = 搜索规则
# 找到几条规则。
rules-found = 找到{ $rules }条规则
# 没有找到；$words 是搜索的词。
rules-nothing = 没有规则提到“{ $words }”。
# 从版图旁边去完整的规则。
rules-whole = 打开完整规则
# 规则正在加载。
rules-loading = 正在加载规则……
# 没有加载到。
rules-failed = 规则没有加载成功。请检查网络连接；加载一次之后，就留在这台设备上。
# 再要一次。
rules-retry = 再试一次
# 配件的费用。
rules-cost = 费用
# 配件的分数。
rules-points = 分数
# 分数取决于城市。
rules-varies = 看城市
# 游戏里有几张。
rules-copies = 张数
