## 一張牌桌，多台裝置

devices-way = 各用各的裝置，同坐一桌
devices-way-note = 每位玩家在自己的裝置上看自己的手牌。你的裝置負責發牌並顯示 QR 碼，其他人掃描即可。不需要伺服器，也不需要帳號。
devices-host-note = 整局遊戲都在你的裝置上，好奇的主持人可以讀出蓋著的牌。
devices-invite = 邀請裝置
devices-here = { $name }在線
devices-missing = { $name }還沒加入
devices-away = { $minutes ->
    [0] { $name }剛剛斷線
   *[other] { $name }在{ $minutes }分鐘前斷線
}
devices-take-part = 用另一台裝置掃描這個 QR 碼。
devices-then = 再用這台裝置掃描對方裝置上的 QR 碼，或把回覆貼在這裡。
devices-answer = 另一台裝置的回覆
devices-connect = 連線
devices-connecting = 連線中……
devices-bad-answer = 這個回覆不屬於你的 QR 碼。請在另一台裝置上再複製一次。
devices-unsupported = 這個瀏覽器不能與其他裝置連線。請改用連結接力。
devices-no-network = 瀏覽器找不到網路。請連上 Wi-Fi 再試一次。
devices-failed = 兩台裝置找不到對方。請連上同一個網路，並改用新的 QR 碼。
devices-again = 新的 QR 碼
devices-opponent = 讓對手代玩
devices-free = 把座位交給另一台裝置
devices-join-title = 加入牌桌
devices-join-show = 把這個 QR 碼給邀請你的裝置看
devices-join-note = 用那台裝置的相機掃描，或把這個連結傳過去。
devices-join-link = 回覆
devices-waiting = 正在等待另一台裝置……
devices-who = 你是誰？
devices-full = 座位都有人了。
devices-coming = 正在準備牌桌……
devices-bad-code = 這個邀請不能使用。請索取新的 QR 碼。
devices-silent = 發牌的裝置沒有回應。如果一直如此，請索取新的 QR 碼。
devices-left = 主持人關閉了牌桌。要繼續玩，請索取新的 QR 碼。
devices-replaced = 你現在在另一台裝置上玩。
devices-freed = 主持人把你的座位交給了另一位玩家。
devices-version = 兩台裝置的版本不同。請在兩邊重新載入頁面。
devices-garbled = 有一則訊息無法讀取。請重新載入頁面，並索取新的 QR 碼。
devices-stale = 遊戲已經往前了，請再選一次。
devices-not-now = 現在不能這樣做。
devices-no-way-back = 這個動作不能收回。
devices-over = 遊戲結束了，已存在這台裝置上。
devices-handed-on = 回到你的牌桌
devices-handed-on-note = 回覆已經送到另一個分頁的牌桌。這個分頁可以關閉。
devices-no-table = 這台裝置上沒有牌桌在等這個回覆。請用邀請你的裝置掃描。
