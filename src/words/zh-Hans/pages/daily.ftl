## 每日一局

daily-title = 每日一局
# 介绍，两句话。
daily-about = 每款游戏每天一局，所有玩家都一样。只算第一次打完的成绩。
# 存档的名称：日期由浏览器写出。
daily-of-day = 每日一局，{ $date }
daily-today = 今天
daily-before = 前一天
daily-after = 后一天
# 日期导航的名称。
daily-days = 日期
# $level 是对手等级的名称。
daily-against = 对{ $opponents }位对手：{ $level }
# 要达到的分数。
daily-par = 标准分{ $points }
daily-par-note = 标准分是高手坐在你的位置、面对同样的对手，三局的平均分。
daily-no-par = 这一天还没有标准分
daily-play = 开始
daily-go-on = 继续
daily-again = 再玩一次
daily-look = 结果
# 第一次打完的分数和名次。
daily-made = { $rank ->
    [1] { $points }分，获胜
   *[other] { $points }分，第{ $rank }名
}
# 比标准分多的分数；低于 0 就是少。
daily-par-met = 正好是标准分
daily-over-par = 比标准分多{ $points }分
daily-under-par = 比标准分少{ $points }分
daily-with-hints = 用了提示
# 结果页上：先前的成绩才算。
daily-counted-first = 这一局以第一次打完的成绩为准。
daily-practice = 练习局不计入每日一局。
# 连续几天。
daily-streak = { $days ->
    [0] 昨天和今天都没有打完
   *[other] 连续{ $days }天
}
daily-share = 分享成绩
# 分享的一行字：游戏、日期、分数；有标准分就写（没有时 $par 是“none”）；连续好几天也写（$days）。
daily-line = 饭后一局，{ $game }，{ $date }：{ $points }分{ $par ->
    [none] { "" }
   *[other] （标准分{ $par }）
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] ，连续{ $days }天
}
daily-copied = 成绩和链接已复制。
daily-by-hand = 浏览器不让复制。文字在这里：
daily-future = 这一天还没到。如果不对，请检查这台设备的时钟。
daily-too-early = 每日一局从 2026 年 11 月 1 日开始。如果今天已经过了那天，请检查这台设备的时钟。
daily-no-day = 没有这一天。
daily-no-clock = 这台设备的时钟没有显示有效的日期。
# 页面到了新的一天。
daily-new-day = 新的一天：这是今天的每日一局。
# 去今天的。
daily-to-today = 今天的每日一局
daily-damaged = 保存的成绩读不了，新的成绩不会保存。可以下载它们，或者重新开始。
daily-newer = 保存的成绩来自更新的版本，新的成绩不会保存。请重新加载页面。
daily-not-kept = 没有保存：浏览器的存储空间已满，或者不允许保存。
daily-export-raw = 下载保存的数据
daily-begin-anew = 重新开始
# 下载所有每日一局的清单，以及它有什么用。
daily-list = 每日一局清单
daily-list-note = 到这一天为止的每一局，带种子和指纹，可以比较两台设备。
daily-refused = 这一局开始不了：
