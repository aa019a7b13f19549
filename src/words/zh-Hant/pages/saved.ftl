## 瀏覽器的儲存空間

store-unavailable = 這個瀏覽器不讓我們保存資料（也許是無痕視窗）。遊戲照常進行，但關閉分頁後就會消失；想留下請匯出。
store-full = 瀏覽器的儲存空間已滿。最近的行動只存在這個分頁裡。請刪除用不到的存檔，或匯出這一局。
store-nearly = 瀏覽器的儲存空間已用了 { $percent }%，大約還放得下{ $games }局。請先把所有存檔匯出成檔案，再刪除用不到的。

## 存檔

saved-title = 存檔
saved-count = { $games ->
    [0] 沒有對局
   *[other] { $games }局
}
saved-none = 還沒有存檔。
saved-none-note = 每一局從第一張牌起，每個決定都會自動保存。
saved-open = 繼續
saved-result = 結果
saved-rename = 改名
saved-title-of = 名稱
saved-title-note = 留空則顯示同桌的名字。
saved-keep = 存下名稱
saved-export = 匯出
saved-export-all = 全部匯出
saved-import = 匯入檔案
saved-drop = 也可以把檔案拖放到本頁任何地方。
saved-drop-now = 放開即可匯入
saved-delete = 刪除
saved-deleted = 已刪除：{ $title }
saved-undo = 復原
saved-undone = 對局已復原。
saved-edition = { $edition ->
    [new] { $game } 1897
    [classic] { $game }經典版
    [beginner] { $game }，教學遊戲
    [draft] { $game }，正常遊戲
    [solo] { $game }，單人對哈爾
    [expert] { $game }，單人對哈爾，專家難度
   *[other] { $game }
}
saved-additions = { $additions }項擴充與變體
saved-round = 第{ $round }輪
saved-opening = 更加公平的開局
saved-over = 已結束，{ $names }獲勝
saved-practice = 練習
saved-score = { $points }分
automa-hal = 哈爾
automa-puertoma = 波多馬
automa-puertoma-one = 波多馬一
automa-puertoma-two = 波多馬二
saved-played = { $date }玩過
saved-damaged = 損壞的對局
saved-damaged-note = 無法開啟，內容原封不動地留著。你可以匯出它的文字，或將它刪除。
saved-newer = 較新版本的對局
saved-newer-note = 這是較新的版本所存。內容原封不動；重新載入以更新程式後再開啟。
saved-export-raw = 匯出原文
saved-imported = 已加入{ $games }局。
saved-imported-memory = 沒有存下：關閉這個分頁後就會消失。
saved-imported-known = 其中{ $games }局原本就在存檔裡。
saved-imported-bad = 有{ $games }局無法讀取，已略過。
saved-imported-no-room = 空間不足，還有{ $games }局沒有加入。
saved-import-undone = 匯入的對局已移除。
saved-reading = 正在讀取檔案：{ $percent }%
saved-checking = 正在檢查第{ $done }局，共{ $of }局
saved-storing = 正在存入第{ $done }局，共{ $of }局
saved-stop = 停止
saved-forecast = 可以匯入{ $games }局，空間足夠。
saved-forecast-tight = 可以匯入{ $games }局；瀏覽器的儲存空間大約還放得下{ $fit }局。刪除用不到的存檔可騰出空間。
saved-take-in = 匯入{ $games }局
saved-leave = 不匯入
saved-which = 顯示
saved-any-game = 所有遊戲
saved-stage-all = 進行中與已結束
saved-stage-running = 進行中
saved-stage-finished = 已結束
saved-age-any = 任何時候玩的
saved-age-month = 一個月沒玩的
saved-age-half-year = 半年沒玩的
saved-age-year = 一年沒玩的
saved-chosen = { $of }局中的{ $chosen }局
saved-delete-these = 刪除這{ $games }局
saved-deleted-many = 已刪除{ $games }局。
saved-undone-many = { $games }局已復原。
saved-more = 再顯示{ $games }局
saved-refused = 「{ $file }」沒有匯入。
saved-not-ours = 這不是從這裡匯出的檔案。
saved-file-newer = 這是較新的版本所寫。請重新載入以更新程式，再匯入一次。
saved-file-damaged = 檔案已損壞。
saved-unreadable = 瀏覽器無法將它讀為文字。
saved-nothing-changed = 你的對局沒有任何變動。
saved-reason = 細節：
