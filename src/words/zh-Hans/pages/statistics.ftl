## 这台设备上的统计

statistics-title = 统计
statistics-none = 还没有打完的对局。
statistics-none-note = 打完一局，或者在存档里导入一局，结果就会统计在这里，只在这台设备上。
statistics-to-daily = 每日一局
# 各种选择的名称：游戏、版本、扩展、座位、等级、谁。
statistics-game = 游戏
statistics-edition = 版本
statistics-module = 扩展
statistics-seats = 人数
statistics-level = 最强的对手
statistics-whom = 谁的成绩
# 一种选择的全部。
statistics-all = 全部
statistics-no-module = 没有
statistics-no-level = 没有电脑对手
# 牌桌上唯一的真人。
statistics-alone = 唯一的真人玩家
statistics-seat-count = { $seats }人
# 数字的名称。
statistics-games = 局数
statistics-wins = 胜局
# 赢的局数，和胜率。
statistics-win-share = { $wins }（{ $share }%）
statistics-mean = 平均分
statistics-best = 最高分
statistics-rounds = 平均轮数
statistics-time = 一局时间
statistics-minutes = { $minutes }分钟
statistics-time-note = 时间的中位数；中途停了几个小时的不算。
statistics-practice = { $games }局练习不计入。
statistics-hints = 其中{ $games }局用了提示。
statistics-nothing-fits = 没有符合条件的对局。
statistics-course = 历次分数
# 图中符号的含义，以及显示了几个结果。
statistics-course-note = 最近{ $shown }局的成绩。实心圆是获胜，空心圆不是；线是五局平均。
statistics-as-table = 用表格显示成绩
statistics-when = 结束
statistics-points = 分数
statistics-rank = 名次
statistics-last-five = 五局平均
statistics-sources = 分数来源
statistics-sources-note = 每局的平均分，按来源。
statistics-favourites = 建造最多
statistics-strongest = 得分最高的组合
statistics-strongest-note = 游戏结束时有它的各局的平均分；至少{ $games }局。
statistics-none-strongest = 局数还不够。
# 局数、赢的局数、平均分；$mean 带一位小数。
statistics-record = { $games }局，赢{ $wins }局，{ $mean }分
statistics-openings = 胜率高的开局
statistics-openings-note = 按你的第一个和第二个选择。
# 开局：前后两个选择。
statistics-then = 先{ $first }，再{ $second }
statistics-kept-note = 这些都只在这台设备上。保留最近{ $most }局，每局只算一次。
statistics-export-csv = 导出 CSV
statistics-export-json = 导出 JSON
statistics-import = 导入统计
statistics-reset = 全部删除
statistics-reset-sure = 要删除全部统计吗？存档会保留，但不会再计入。
statistics-reset-yes = 删除
statistics-reset-no = 保留
statistics-was-reset = 统计已清空。
statistics-imported = { $games ->
    [0] 文件里的对局都已经有了。
   *[other] 加入了{ $games }局。
}
# 文件没有导入；文件名。
statistics-refused = “{ $file }”没有导入。什么都没有变。
statistics-damaged = 保存的统计读不了，新的对局不会计入。可以下载它们，或者全部删除重新开始。
statistics-newer = 保存的统计来自更新的版本，新的对局不会计入。请重新加载页面。
statistics-export-raw = 下载保存的数据
statistics-full = 浏览器的存储空间已满，这些统计没有保存。请导出，或者删除一些存档。
statistics-unavailable = 这个浏览器什么都不保存：关闭页面后，这些统计就没有了。请导出。
# 正在统计存档中打完的对局。
statistics-counting = 正在统计打完的对局……
statistics-not-counted = { $games }个存档打不开，没有计入。
