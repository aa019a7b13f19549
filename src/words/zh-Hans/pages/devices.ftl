## 一张牌桌，多台设备

devices-way = 各用各的设备，同坐一桌
devices-way-note = 每位玩家在自己的设备上看自己的手牌。你的设备负责发牌并显示二维码，其他人扫码就行。不需要服务器，也不需要账号。
devices-host-note = 整局游戏都在你的设备上，好奇的房主能读出隐藏的牌。
devices-invite = 邀请设备
devices-here = { $name }已加入
devices-missing = { $name }还没加入
devices-away = { $minutes ->
    [0] { $name }刚刚断开连接
   *[other] { $name }在 { $minutes } 分钟前断开连接
}
devices-take-part = 用另一台设备扫描这个二维码。
devices-then = 再用这台设备扫描对方设备上的二维码，或者把回复粘贴到这里。
devices-answer = 另一台设备的回复
devices-connect = 连接
devices-connecting = 正在连接……
devices-bad-answer = 这个回复不属于你的二维码。请在另一台设备上重新复制。
devices-unsupported = 这个浏览器不能与其他设备连接。请改用链接接力。
devices-no-network = 浏览器找不到网络。请连上 Wi-Fi 再试一次。
devices-failed = 两台设备找不到对方。请连上同一个网络，并换一个新的二维码。
devices-again = 新的二维码
devices-opponent = 让对手代玩
devices-free = 把座位交给另一台设备
devices-join-title = 加入牌桌
devices-join-show = 把这个二维码给邀请你的设备看
devices-join-note = 用那台设备的相机扫码，或者把这个链接发过去。
devices-join-link = 回复
devices-waiting = 正在等待另一台设备……
devices-who = 你是谁？
devices-full = 座位都有人了。
devices-coming = 正在准备牌桌……
devices-bad-code = 这个邀请不能用。请要一个新的二维码。
devices-silent = 发牌的设备没有回应。如果一直这样，请要一个新的二维码。
devices-left = 房主关闭了牌桌。要接着玩，请要一个新的二维码。
devices-replaced = 你现在在另一台设备上玩。
devices-freed = 房主把你的座位交给了另一位玩家。
devices-version = 两台设备的版本不同。请在两边重新加载页面。
devices-garbled = 有一条消息读不出来。请重新加载页面，并要一个新的二维码。
devices-stale = 游戏已经往前走了，请再选一次。
devices-not-now = 现在不能这样做。
devices-no-way-back = 这一步不能撤销。
devices-over = 游戏结束了，已保存在这台设备上。
devices-handed-on = 回到你的牌桌
devices-handed-on-note = 回复已经送到另一个标签页的牌桌。这个标签页可以关掉。
devices-no-table = 这台设备上没有牌桌在等这个回复。请用邀请你的设备扫码。
