### Ginkgopolis：標籤、配件說明、給看不見版圖的人的句子、遊戲選項。

## 標籤

board-city = 城市
board-your-screen = 你的屏風後
board-screen-of = { $name }的屏風
board-your-cards = 你的卡牌
board-your-hand = 你的手牌
board-your-tiles = 你的板塊
board-packet = 可選的角色
board-round = 第 { $round } 輪．板塊 { $tiles }．牌堆 { $deck }
board-phase-choosing = 第 { $round } 輪：選擇卡牌
board-phase-acting = 第 { $round } 輪：依序行動
board-all-chosen = 所有人都選定了。
board-last-round = 這是最後一輪。
board-choosing = 選擇中
board-ready = 已選定
board-with-tile = 搭配板塊
board-resources = 資源
board-tiles = 板塊
board-points = 分數
board-redraws = 更新手牌
board-reserve = 供應堆剩 { $count }
board-at-end = 遊戲結束時
board-no-tile = 不用板塊
board-lock-in = 鎖定
board-redraw = 更新手牌（{ $left }）
board-clear = 清除
board-keep = 留下
board-keep-choice = 移動
board-take-resource = 一個資源
board-take-tile = 一個板塊
board-take-last = 拿取
board-leave = 不拿
board-return = 放回 { $count } 個
board-return-none = 都不放回
board-fit = 顯示整座城市
board-larger = 放大
board-smaller = 縮小
board-districts = 街區
board-leads = 在地圖上顯示領先者
board-hide = 隱藏
board-engine = 卡牌
board-district = { $color ->
    [blue] 藍色街區：{ $standings }
    [red] 紅色街區：{ $standings }
   *[yellow] 黃色街區：{ $standings }
}
board-standing = { $who } { $resources } → { $points } 分
board-all-districts = 所有街區合計：{ $totals }
board-total = { $who } { $points } 分
board-no-district = 還沒有人在街區裡有資源。

## 配件說明

sheet-common = 公用配件
sheet-owned = { $name }所有
sheet-count = 數量
sheet-figure = { $name }：{ $figure }
sheet-hidden = 不公開
sheet-supply = 板塊供應堆
sheet-deck = 牌堆
sheet-first = 起始玩家
sheet-owner = 擁有者
sheet-number = 編號
sheet-new-building = 新建：它的卡牌還沒進入遊戲
sheet-not-in-hand = 現在不能選：它的卡牌不在你的手牌中。
sheet-district-effect = 相鄰的同色建築是一個街區。遊戲結束時，資源最多的人，街區裡每個資源得 1 分，不論是誰的；第二多的人，自己的每個資源得 1 分；只有一人時兩者都得。同數時比較自己最高的建築，再比較編號。
sheet-column-effect = 每次執行這種行動，擁有者獲得這些卡牌上所示的獎勵。

## 給看不見版圖的人

spoken-comma = { $front }，{ $next }
spoken-ready = { $who }：已選定
spoken-not-ready = { $who }：尚未選定
spoken-first = 起始玩家
spoken-cards = 卡牌 { $count } 張
spoken-owner = { $who }的
spoken-no-owner = 沒有擁有者
spoken-just-built = 新建
spoken-place = 第 { $column } 行第 { $row } 列
spoken-row = 第 { $row } 列
spoken-beside = 在{ $tiles }旁
spoken-marker = 標記{ $letter }
spoken-place-for = 標記{ $letter }可放的位置
spoken-free-place = 空位
spoken-tile = 板塊{ $tile }
spoken-chosen = 已選
spoken-can-be-chosen = 可選
spoken-card = { $name }。{ $effect }
spoken-card-chosen = 已選。
spoken-card-can-be-chosen = 可選。
spoken-mine = 你的屏風後：{ $resources }、{ $tiles }、{ $points }。{ $tokens }。
spoken-column-none = { $deed }：沒有牌。
spoken-column = { $deed }：每次得到{ $goods }，來自{ $cards }。

## 遊戲選項

setup-beginner = 教學遊戲
setup-beginner-about = 每人一組固定的三位角色。
setup-draft = 正常遊戲
setup-draft-about = 每人以輪抽選出三位角色。
setup-solo = 單人對哈爾
setup-solo-about = 哈爾按程序行動，沒有角色。
setup-expert = 哈爾，專家難度
setup-expert-about = 換牌對哈爾更有利時，他會換。
setup-open-screens = 公開屏風
setup-open-screens-about = 顯示每個人有多少分數、板塊與資源。

## 按鍵

key-districts = 標出城市的街區
key-zoom = 放大、縮小城市
key-whole = 顯示整座城市
