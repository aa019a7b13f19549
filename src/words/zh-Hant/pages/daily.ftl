## 每日一局

daily-title = 每日一局
daily-about = 每款遊戲每天一局，人人相同。只算第一次玩完的成績。
daily-of-day = { $date } 的每日一局
daily-today = 今天
daily-before = 前一天
daily-after = 後一天
daily-days = 日期
daily-against = { $opponents }位對手：{ $level }
daily-par = 標準分{ $points }
daily-par-note = 標準分是高手在你的位置、面對同樣的對手，三局的平均分數。
daily-no-par = 這一天還沒有標準分
daily-play = 開始
daily-go-on = 繼續
daily-again = 再玩一次
daily-look = 結果
daily-made = { $rank ->
    [1] { $points }分，獲勝
   *[other] { $points }分，第{ $rank }名
}
daily-par-met = 與標準分相同
daily-over-par = 比標準分多{ $points }分
daily-under-par = 比標準分少{ $points }分
daily-with-hints = 用過提示
daily-counted-first = 這一局已有先前的成績，以那次為準。
daily-practice = 練習局不計入每日一局。
daily-streak = { $days ->
    [0] 昨天和今天都還沒有玩完
   *[other] 連續{ $days }天
}
daily-share = 分享成績
daily-line = Sobremesa，{ $game }，{ $date }：{ $points }分{ $par ->
    [none] { "" }
   *[other] （標準分{ $par }）
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] ，連續{ $days }天
}
daily-copied = 這行文字和連結已複製到剪貼簿。
daily-by-hand = 瀏覽器不允許網頁複製。文字在這裡：
daily-future = 這一天還沒有到。如果應該已經到了，請檢查這台裝置的時鐘。
daily-too-early = 每日一局從 2026 年 11 月 1 日開始。如果今天已經過了那天，請檢查這台裝置的時鐘。
daily-no-day = 沒有這一天。
daily-no-clock = 這台裝置的時鐘不是有效的日期。
daily-new-day = 新的一天開始了：這是今天的每日一局。
daily-to-today = 到今天的每日一局
daily-damaged = 每日一局的紀錄無法讀取。原樣保留，這段期間不會記下成績。
daily-newer = 每日一局的紀錄來自較新的版本。原樣保留，這段期間不會記下成績。
daily-not-kept = 瀏覽器沒有存下來：儲存空間已滿或無法使用。
daily-export-raw = 下載保留的內容
daily-begin-anew = 重新開始
daily-list = 牌局清單
daily-list-note = 到這一天為止的每一局，附種子與開局指紋，可用來比對兩台裝置發的局是否相同。
daily-refused = 這一局無法開始：
