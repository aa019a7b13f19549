## 首頁

home-motto = 碗盤收走之前，再來一局。
pitch-san-juan-title = 聖胡安
pitch-san-juan-over = 一手牌，蓋出一座城
pitch-san-juan-about = 每張牌都可以是建築、是費用，也可以是待售的商品。選一個角色，人人受惠，而你多得一點；有人蓋到第十二棟建築，遊戲就結束。
pitch-san-juan-players = 2–8 人，兩種版本
pitch-san-juan-length = 20–60 分鐘
pitch-san-juan-levels = 八級對手
pitch-puerto-rico-title = 波多黎各
pitch-puerto-rico-over = 種植園、商船與一座城
pitch-puerto-rico-about = 開墾、招人、建造、生產、販售、裝船：誰選了角色，人人都照著做，而他另有特權。船上的貨物換來分數，家裡的建築也算分。
pitch-puerto-rico-players = 2–5 人，兩種版本
pitch-puerto-rico-length = 40–90 分鐘
pitch-puerto-rico-levels = 八級對手
pitch-ginkgopolis-title = 銀杏城
pitch-ginkgopolis-over = 一座不斷長大的城
pitch-ginkgopolis-about = 每個人暗選一張牌，單獨打出，或搭配一片板塊：開採一棟建築、在城邊城市化，或建造新的一層。遊戲結束時，誰掌握街區，誰就掌握這座城。
pitch-ginkgopolis-players = 2–5 人，或單人對哈爾
pitch-ginkgopolis-length = 約 45 分鐘
pitch-ginkgopolis-levels = 八級對手
home-new-game = 開新局
home-go-on = 繼續
home-latest = 最近的一局
home-new-here = 第一次來？
home-new-here-note = 第一場遊戲有教練陪你玩。
home-ways = 主要頁面
home-study = 擺局
home-study-note = 擺出任何局面，動手移動每個部件，看看會怎麼發展。
home-learn = 教學
home-rules = 規則
home-play = 遊玩
home-company = 和誰玩
home-against = 對電腦對手
home-together = 同一台裝置
home-by-devices = 多台裝置
home-join = 加入牌桌
home-by-link = 用連結
home-today = 今天
home-games = 我的對局
home-learnt = { $lessons ->
    [0] 第一場遊戲、課程、謎題、規則
   *[other] 已完成{ $lessons }課
}
home-colophon = 非官方的愛好者作品，圖與文字皆為自製。不需帳號，沒有廣告，資料不會離開這台裝置。
home-nav = 語言與設定

## 需要取得的部分

fetch-coming = 正在取得內容……
fetch-missing = 這部分內容沒有送達。只要取得一次，之後就會留在這台裝置上；請檢查網路連線。如果再試仍然不行，請重新載入本頁。存檔不受影響。
fetch-why-missing = 這部分內容沒有送達：伺服器上已經沒有這個檔案，可能是本頁有了新版本。
fetch-why-server = 這部分內容沒有送達：伺服器只回應錯誤。
fetch-why-unreachable = 這部分內容沒有送達：連不上伺服器，請檢查網路連線。
fetch-why-slow = 這部分內容沒有送達：已有幾秒沒有收到任何內容，也許還在路上。
fetch-why-altered = 這部分內容沒有送達：送達的不是原來的檔案，或者不完整，原因可能是網路的登入頁面。
fetch-advice = 如果再試仍然不行，請重新載入本頁。存檔不受影響。
fetch-retry = 再試一次

## 離線使用、新版本、安裝

pwa-ready = 可離線使用：不再需要網路。
pwa-preparing = 正在準備離線使用……
pwa-missing = 離線所需的檔案不全，連上網路時會補齊。
pwa-impossible = 這個瀏覽器無法保存程式以供離線使用。
pwa-later = 新版本已備妥，等這一局結束再更新。
pwa-now = 新版本已備妥。
pwa-reload = 立即重新載入
pwa-blocked = 還有{ $tabs }個分頁在用舊版本，請先關閉。
pwa-not-now = 稍後
pwa-offer = 玩得開心嗎？可以把飯後一局安裝到這台裝置。
pwa-install = 安裝
pwa-never = 不用，謝謝
pwa-how = 教我怎麼做
pwa-steps-title = 三步放到主畫面
pwa-step-1 = 點瀏覽器列上的分享圖示。
pwa-step-2 = 選「加入主畫面」。
pwa-step-3 = 按「加入」確認。桌子與所有對局都在那裡等你。
