## 程式送達之前

project = 飯後一局
san-juan = 聖胡安
puerto-rico = 波多黎各
ginkgopolis = 銀杏城
wait = 擺桌中……
slow = 已有幾秒沒有收到任何內容。你可以等候，或重新載入本頁；存檔不受影響。
script = 這些遊戲是在瀏覽器裡執行的程式。請允許本頁使用 JavaScript，再重新載入。
old = 這個瀏覽器無法執行這些遊戲：需要支援 WebAssembly，請改用 2022 年以後的瀏覽器。
lost = 遊戲沒有完整載入。
why-unreachable = 連不上伺服器：請檢查網路連線。
why-missing = 伺服器上已經沒有其中一個檔案，可能有了新版本。
why-server = 伺服器沒有送出檔案，只回應錯誤。
why-altered = 送達的不是原來的檔案，或者不完整；原因可能是網路的登入頁面。
lost-then = 請重新載入本頁；存檔不受影響。
unstyled = 本頁的樣式表沒有送達：請重新載入，才能正常顯示。
undrawn = 有些圖畫沒有送達：請重新載入本頁。存檔不受影響。

## 程式停止之後

stopped = 網頁已停止運作
stopped-then = 程式出錯，這個網頁因此停止運作。你的對局都在：每次選擇後都會存下。重新載入網頁就能繼續。
unkept = 瀏覽器沒有存下最近的選擇。重新載入網頁之前，請先把對局存成檔案。
reload = 重新載入
save = 把我的對局存成檔案
home = 回首頁
saved = 檔案裡的對局數：{ $count }。可以在「存檔」頁匯入。
none = 沒有存檔。
left = 無法讀取、留在瀏覽器裡的對局數：{ $count }。
closed = 瀏覽器不讓網頁讀取儲存空間。請重新載入後再試。
report = 回報內容
