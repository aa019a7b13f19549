## 所有牌桌：等待、撤销、记录、结果

table-players = 玩家
table-tools = 工具
table-what-now = 现在做什么
table-game-over = 游戏结束。
table-log = 记录
table-actions = 所有行动
table-no-actions = 现在没有要选的。
table-undo = 撤销
table-undo-turn = 撤销整个回合
table-undo-further = 继续撤销（练习）
# 为什么不能撤销：刚开始、已经看到隐藏的东西、别的玩家行动过。
barrier-beginning = 还没有可以撤销的。
barrier-revealed = 不能撤销：已经看到隐藏的信息。
barrier-other-seat = 不能撤销：之后已有其他玩家行动。
table-not-your-turn = 还没轮到你。
table-help = 按键
table-describe = 描述牌桌
table-recap = 刚才发生了什么？
table-recap-none = 你上次行动之后，什么也没发生。
table-thoughts = 为什么？
table-thoughts-of = { $name }怎样选择
# 单人游戏：目前的最好成绩和领先多少（$lead 是下面三条之一）。
table-solo-best = 你在这种设置下的最好成绩：{ $points }分，{ $lead }。
table-lead-even = 平局
table-lead-ahead = 领先{ $points }分
table-lead-behind = 落后{ $points }分
table-solo-new-best = 你在这种设置下新的最好成绩：{ $points }分，{ $lead }。
table-results = 最终得分
table-leave = 离开牌桌
table-pause = 暂停
table-next-step = 下一步
table-skip = 跳过
table-thinking = 思考中……
table-thinking-of = { $name }正在思考……
table-powers = 建筑功能
table-powers-none = 你的建筑还没有可以选用的功能。
# 什么时候使用建筑的功能。
policy-always = 总是使用
policy-ask = 每次询问
policy-never = 从不使用
table-answer-forced = 只有一种选择时自动进行
table-sealed = 不能撤销
table-show-card = 查看这张牌
table-viewing = 正在看第{ $at }步，共{ $of }步
table-back-to-now = 回到现在
table-back-to-own = 返回
table-earlier = 往前
table-later = 往后
table-play-from-here = 从这里接着玩
# 用正在看的局面去摆局。
table-study = 编辑这个局面
# 用谁的视角看牌桌。
table-eyes = 视角
table-everybody = 所有玩家
table-back-to-study = 回到各栏
# 回看的名称。
table-replay = 回放
table-position = 游戏的步骤
table-play = 播放
table-speed = 速度：{ $times }×
table-round-before = 到这一轮开始
table-round-after = 到下一轮
table-watch-again = 看回放
table-hand-to = 请把设备交给
table-hold = 按住查看
table-hold-note = 点一下或按回车键也行。
table-person = 你
table-person-n = 玩家{ $number }
table-opponent-n = 对手{ $number }
# 等级，以及这个等级的对手的风格。
table-with-style = { $level }，{ $style }
table-elsewhere = 这一局已经在另一个标签页打开
table-elsewhere-text = 一局只能在一个标签页里玩。在这里玩的话，另一个标签页会停下。
table-take-over = 在这里玩
table-lost = 另一个标签页接手了这一局。
table-asking = 正在打开对局……
# 没有对局可以显示时的标题：这里没有，可能去了哪里；或者存着，但打不开。
table-missing = 找不到这一局
table-missing-note = 它可能已经删除，或者在另一个浏览器里。想换地方玩，请用链接或文件传过去。
table-unopened = 这一局打不开
table-history-lost = 保存这一局之后，规则更正过。可以接着玩，但看不到之前的记录。
table-not-saved-full = 浏览器的存储空间已满：关闭标签页后，这一局就没有了。
table-not-saved-closed = 这个浏览器不保存对局：关闭标签页后，这一局就没有了。
table-export-now = 保存成文件
table-choose = 选哪一个？
table-all-seats = 所有玩家
table-final-score = 最终得分
table-source = 来源
table-total = 总分
# 平局怎样判定，例如“手牌加货物”。
table-tie-break-note = 总分相同。比较{ $what }：多的获胜。
table-wins = { $name }获胜。
table-share-win = { $names }共享胜利。
table-skip-counting = 跳过计分
table-again-same = 同一副牌再来一局
table-again-new = 重新发牌
table-look-at-table = 看牌桌
# 在手机上显示结束后的其他选择。
table-more-ways = 更多
# 把结果做成图片：保存、分享，以及做不成的时候。
table-save-picture = 保存为图片
table-share-picture = 分享图片
table-no-picture = 这个浏览器做不了图片。
# 写在图片下方。
table-imprint = 饭后一局 · 浏览器里的桌游
table-points = { $points }分

## 列表与句子各部分之间

# 列表的两样东西之间：“咖啡、蔗糖”。
list-comma = 、
# 一行里两个短句之间：“1 箱，2 元”。
list-clause = ，
# 本身带逗号的长句之间。
list-semicolon = ；
# 标题和它引出的内容之间。
colon = ：
# 两句话之间。
gap = { "" }
# 列表的最后；$first 可能已经是好几样。
list-and = { $first }和{ $last }
table-not-over = 这一局还没结束
# 按键，以及在牌桌上的作用。按键本身写在前面；只有空格键在这里有名称。
key-space = 空格
key-does-tab = 下一个区域
key-does-arrows = 在区域内移动
key-does-enter = 选择
key-does-space = 查看这张牌
key-does-esc = 关闭、取消、回到现在
key-does-a = 所有行动
key-does-u = 撤销
key-does-h = 提示
key-does-l = 记录
key-does-p = 再说一遍要做什么
key-does-n = 下一个可以选的地方
key-does-d = 描述牌桌
key-does-digits = 查看一位玩家
key-does-brackets = 往前、往后一步
key-does-home-end = 第一步、现在
key-does-question = 这个列表
table-auto-mark = 自动
# 写在一张牌现在对你的作用前面。
table-for-you-now = 对你来说：
# 一条横栏的名称，按座位总结一个阶段。
table-who-did-what = 这个阶段每位玩家做了什么

## 对手的程序没有正常运行

cause-refused = 这个浏览器不允许本页运行对手的程序。
cause-missing = 服务器上已经没有对手的程序，页面可能有了新版本。
cause-server = 服务器出了问题：对手的程序没有加载成功。
cause-unreachable = 对手的程序没有加载成功：连不上服务器。请检查网络连接。
cause-altered = 对手的程序没有加载成功：收到的是别的东西，也许是网络的登录页面。
cause-unfit = 这个浏览器太旧，运行不了对手的程序；新一点的可以。
cause-version = 对手的程序属于页面的另一个版本。
cause-slow = 对手的程序加载得很慢。
cause-silent = 对手的程序没有回应。
cause-garbled = 本页看不懂对手的程序的回答。
cause-broken = 对手的程序停止了。
# 原因后面，页面接下来怎么办。
opponents-still-tried = 还在尝试：可以再等等。对局已经保存。
opponents-stopped = 对局已经保存。可以再试一次、重新加载页面，或者自己替这位对手玩。
opponents-on-page = 这个浏览器不让对手在后台思考，它们思考时页面可能会卡。
opponents-again = 再试一次
opponents-reload = 重新加载页面
# 由真人替这位对手玩。
opponents-play-for = 替{ $name }玩
