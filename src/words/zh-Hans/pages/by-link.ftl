## 用链接接力的对局

# 一种玩法，以及它是怎样的。
by-link-way = 各用各的设备，用链接接力
by-link-way-note = 不在一起也能玩：你的回合结束后，把这一局用链接发给下一位玩家。
# 真人的座位。
by-link-seat-note = 在自己的设备上玩。
# 没有服务器时，链接的说明。
by-link-no-secrets = 链接里是整局游戏。没有服务器来保守秘密，好奇的玩家能读出隐藏的牌。
# 轮到别处的座位时，以及游戏结束后。
by-link-send-to = 把对局发给{ $name }
by-link-send-end = 游戏结束了。把结果发给大家
by-link-sent = 已发送。打开对方发回的链接，就能接着玩。
by-link-share = 分享……
by-link-copy = 复制链接
by-link-copied = 已复制：{ $characters }个字符。粘贴到消息里就行。
by-link-by-hand = 浏览器不让复制。链接在这里：
by-link-link = 链接
by-link-qr = 二维码
# 读给看不见的玩家听。
by-link-qr-alt = 链接的二维码，{ $characters }个字符
by-link-qr-too-long = 链接有{ $characters }个字符，二维码放不下。请改用复制或分享。
by-link-qr-note = 用另一台设备扫码。链接有{ $characters }个字符。
# 从某个局面开始的一局。
by-link-no-link = 这一局是从某个局面开始的，没有链接。请导出成文件。
by-link-copy-game = 复制这一局的链接
by-link-copy-position = 复制这个局面的链接
# 链接打开的页面。
by-link-title = 通过链接传来的对局
by-link-bad = 这个链接打不开
by-link-bad-note = 什么都没有变。请对方再发一次链接，并完整地打开它。
by-link-home = 首页
by-link-turn-of = 轮到{ $name }。
by-link-over = 游戏已经结束。
by-link-who = 你是谁？
by-link-who-note = 这台设备会记住你是谁。其他玩家在自己的设备上选。
by-link-i-am = 我是{ $name }
by-link-on-turn = 待行动
by-link-newer = 你上次打开之后，多了{ $steps }步。
by-link-go-on = 继续
by-link-same = 没有新的进展：这台设备上已经是最新的。
by-link-older = 这个链接比你的对局旧
by-link-older-note = 这台设备上的对局多走了{ $steps }步，保持不变。
by-link-look-older = 看看当时的局面
by-link-go-on-here = 继续我的对局
by-link-branch = 这个链接里的对局走法不同
by-link-branch-note = 到第{ $step }步为止相同，之后有玩家选了别的。你的对局保持不变，两局可以都留着。
by-link-keep-branch = 这一局也留着
by-link-branch-of = { $names }（另一种走法）
by-link-position = 朋友和你分享了一个局面
by-link-position-note = 可以从这里开始玩一局练习。它会加到你的存档里。
by-link-play-position = 从这里接着玩
by-link-finished = 朋友和你分享了一局打完的游戏
by-link-finished-note = 可以看结果、看回放、复盘每个选择。它会加到你的存档里，但不计入统计。
by-link-look = 看这一局
