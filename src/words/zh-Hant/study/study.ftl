## 擺局

title = { $game }：擺局
about = 擺出任何局面：更動桌上的東西，從這裡接著玩，或用連結分享。擺局時看得到一切，包括每位玩家的手牌；和別人一起從這裡開始玩的話，你已經看過他們的牌。
seat = 玩家{ $number }
ship = { $spaces }格的船
cell = { $across ->
    [0] { $down ->
        [0] 城市正中央
       *[other] { $vertical ->
            [north] 北
           *[south] 南
        }{ $down }的格子
    }
   *[other] { $down ->
        [0] { $horizontal ->
            [west] 西
           *[east] 東
        }{ $across }的格子
       *[other] { $horizontal ->
            [west] 西
           *[east] 東
        }{ $across } { $vertical ->
            [north] 北
           *[south] 南
        }{ $down }的格子
    }
}
none = 無
fewer = 減少：{ $what }
more = 增加：{ $what }
remove = 移除{ $what }
earlier = { $what }：往前移一位
add = 加入：{ $what }
add-which = 加入……
unnamed = { $count }張，隨機抽取
leave-open = 改為隨機抽取
name-them = 逐一指定
begin = 換一桌開始
edition = 版本
players = 人數
begin-anew = 用這一桌發牌
moment = 輪到誰、要決定什麼
asked = { $who }：{ $what }
over = 遊戲已經結束。
moves = 走一步
moves-note = 階段中的局面請用「走一步」走出來：替輪到的玩家選擇。
at-rest = 回到這個階段之前的選擇
text = 全部以文字顯示
text-note = 格式說明見 docs/positions.md。只能在文字中更動的有：
text-only-follows = 由其他內容推得
text-only-played = 由遊玩產生
text-only-begun = 在擺局開始時選定
text-only-rare = 很少需要
take-text = 採用這段文字
discard-text = 放棄更動
undo = 復原
redo = 重做
look = 在桌面上擺
share = 複製連結
copied = 連結已複製，內含整個局面，包括手牌。
by-hand = 請複製這個連結：
play = 從這裡開始玩
play-note = 會開始一局練習，並放進存檔。
fine = 這個局面符合規則。
refused = 規則不接受：
rule = 規則{ $id }
show = 看在哪裡
refused-note = 可以修正、復原，或繼續編輯：什麼都不會遺失。要在桌面上擺、開始玩或分享連結，局面必須符合規則。
behind = 桌面上仍是上一個符合規則的局面。
touch = 點一下桌上的東西，就能更動。
no-tree = 這不是局面的格式：請修正下方的文字，或復原。
bad-link = 這個連結無法使用
bad-link-note = 改為顯示你自己的擺局。
came = 這個局面來自連結。按一次「復原」就回到你自己的擺局。
came-older = 它是依較舊的規則寫成的。
several = 這一局有好幾個人在玩：結束之後才能拿來擺局。
unkept = 這台裝置沒有空間保存擺局：請複製連結或文字。
empty-cell = 空格
map-cell = { $word }，玩家{ $owner }，高{ $height }層
choose-cell = 選一個格子來更動那裡的東西。標記會自動讓位。

## 局面各欄的名稱

field-round = 輪次
field-table = 桌面上
field-supplies = 牌堆與供應
field-taken = 本輪已選的角色
field-role-coins = 角色上的錢幣
field-round-number = 第幾輪
field-governor = 總督
field-first-player = 起始玩家
field-last-round = 這是最後一輪
field-last-point-gone = 最後一分已被拿走：下一次船長所在的那一輪是最後一輪
field-quiet-rounds = 連續幾輪沒有人建造
field-luck = 發牌編號
field-by = 選取者
field-won-by = 完成者
field-hand = 手牌
field-city = 建築
field-tucked = 禮拜堂或教堂下的牌
field-shipped = 港口下的牌，或已出貨的牌
field-library-used = 本輪已用過圖書館
field-church-used = 已用過教堂
field-kind = 建築
field-has-good = 上面有商品
field-beneath = 下方，由低到高
field-draw-pile = 接下來依序抽到
field-discard-pile = 棄牌堆
field-price-tiles = 接下來的價格
field-seen-tiles = 其中大家看過的
field-coins = 錢幣
field-points = 分數
field-crates = 商品
field-countryside = 鄉村
field-count = 片數
field-manned = 有人工作
field-citizens = 公民
field-workers = 工人
field-idle-workers = 沒有位置的工人
field-idle-citizens = 沒有位置的公民
field-forests = 樹林
field-achievements = 成就卡
field-achieved = 已完成
field-market = 翻開的種植園
field-bag = 接下來依序抽到的種植園
field-ships = 商船
field-cargo = 裝載
field-trading-house = 交易所
field-register = 等待中的工人
field-register-citizens = 等待中的公民
field-gone-workers = 離開遊戲的工人
field-gone-citizens = 離開遊戲的公民
field-tray = 選入的建築
field-smuggler-marker = 走私者標記的持有者
field-captured = 被綁架的角色
field-festival = 節慶
field-action-marker = 波多馬的行動標記
field-resources = 資源
field-redraws = 更新手牌標記
field-characters = 角色
field-tableau = 面前的牌
field-tiles = 屏風後的板塊
field-map = 城市
field-top-tile = 最上層的板塊
field-owner = 擁有者
field-pawn = 新建：它的牌還沒有進入流通
field-tile-supply = 接下來依序抽到的板塊
field-removed-tiles = 離開遊戲的板塊
field-exhaustions = 板塊供應耗盡的次數
field-returned-tiles = 放回的板塊
