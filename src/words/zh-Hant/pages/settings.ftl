## 設定

settings-title = 設定
settings-look = 語言與外觀
settings-play = 遊戲步調
settings-controls = 操作與輔助
settings-storage = 存檔
settings-about = 關於本程式
settings-text-note = 會再乘上瀏覽器設定的文字大小。牌桌上的文字最大為 150%；想看得更大，請縮放頁面。
settings-pace-note = 別人的行動停留多久。輕點一下隨時可以略過。
settings-thinking-note = 大師每次選擇思考約 0.3、0.7 或 1.5 秒，有三位以上大師時較短；想得越久玩得越好。其他等級不受影響。
settings-motion-note = 減少：以淡入淡出代替移動。
settings-confirm-note = 無法復原的行動，按鈕上有蠟封圖示。
settings-aids-note = 形狀已足以分辨，字母是另一層輔助。
settings-awake = 讓螢幕保持開啟
awake-battery = 電量不足時除外
awake-always = 一律開啟
awake-never = 不要
settings-awake-note = 對局等你行動時螢幕不會變暗；十分鐘沒有人碰，就照裝置的設定。省電中的瀏覽器可能會拒絕。
settings-no-awake = 這個瀏覽器無法在對局等你時讓螢幕保持開啟。
settings-shortcuts-note = A 行動、U 復原、L 紀錄、P 重複提示、1 到 5 玩家、? 說明。其他字母的鍵盤按相同位置的鍵。
settings-undo-time-note = 你選擇之後，下一位對手會等一下，讓你還能復原。
settings-games = { $games ->
    [0] 這台裝置上沒有對局。
   *[other] 這台裝置上存有{ $games }局。
}
settings-works = 每個決定立即寫入，並讀回核對。
settings-for-good = 瀏覽器已答應保存，直到你自己刪除。
settings-while-used = 有些瀏覽器會清除久未使用的資料。重要的對局請匯出。
settings-ask = 請瀏覽器保存
settings-saved = 所有存檔
settings-version = 版本{ $version }
settings-licence = 自由軟體，採 MIT 或 Apache 2.0 授權，任選其一。
settings-licences = 他人作品與授權條款
settings-unofficial = 非官方的愛好者作品，與出版社無關。圖與文字皆為自製；遊戲屬於各自的作者與出版社。
settings-privacy = 不需帳號，沒有 Cookie，不做統計：你與對局的資料都不會離開這台裝置。
settings-reset = 重設所有設定
settings-reset-note = 存檔不受影響。
settings-was-reset = 設定已重設。
settings-measure = 測量這台裝置
settings-measure-note = 在背景測試這台裝置玩得多快、想得多快。
settings-measuring = 全速模擬中……
settings-measured = 每秒{ $games }局隨機對局、{ $choices }次選擇，或大師推演{ $playouts }條路線。
settings-measure-failed = 背景程式沒有回報結果。請重新載入頁面再試。

## 音效與震動

sound-title = 音效
sound-switch = 牌桌音效
sound-switch-note = 紙牌、木塊、錢幣與水聲，輪到你時會有提示音。所有訊息都不會只靠聲音傳達。
sound-volume = 音量
sound-loudness = { $percent }%
sound-samples = 試聽
sample-paper = 紙牌
sample-wood = 木塊
sample-coin = 錢幣
sample-water = 水聲
sample-chime = 輪到你
sound-vibration = 輪到你時震動
sound-vibration-note = 限能震動的裝置。
sound-none = 這個瀏覽器無法發出音效。
