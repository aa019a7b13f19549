### Ginkgopolis：問題、回答、預測與拒絕的理由。

## 問題

ask-draft = { $pick ->
    [0] 留下一位角色。
    [1] 留下第二位角色。
   *[other] 留下第三位角色。
}
ask-draft-pass = { $pick ->
    [0] 其餘三張傳給左手邊。
    [1] 其餘傳給左手邊。
   *[other] 最後一張不用。
}
ask-choose = 選擇一張卡牌。
ask-choose-tiles = 要蓋建築，就再搭配一個板塊。
ask-choose-no-tiles = 你沒有板塊可以用來蓋建築。
ask-exploit = 開採{ $tile }。
ask-construct = 建造：把{ $tile }蓋在{ $over }上。
ask-exploit-letter = 單獨打出字母{ $letter }：開採。
ask-urbanize = 城市化：把{ $tile }蓋在{ $letter }處。
ask-short = 你現在還缺{ $goods }。
ask-goods = 拿取一個資源或一個板塊。
ask-last-tile = 要拿取最後一個板塊嗎？
ask-last-tile-ends = 拿了，這一輪就是最後一輪。
ask-last-tile-returns = 拿了，每個人都可以放回板塊，每個 1 分。
ask-hal-built = { hal }在{ $letter }處蓋了建築。
ask-shift = 標記{ $letter }沒有合乎順序的位置。
ask-shift-choose = 選擇要移動哪些標記。
ask-shift-chosen = 移動選定的標記。
ask-place = 放置標記{ $letter }。
ask-place-choose = 選擇一個標示出來的位置。
ask-place-chosen = 放在第 { $column } 行、第 { $row } 列。
ask-out-of-tiles = 板塊耗盡了。
ask-return-or-pass = 選擇要放回的板塊，每個 1 分；也可以都不放。
ask-return = 放回{ $tiles }？
ask-return-of = 你有 { $count } 個。

## 等待別人的決定

wait-draft = { $who }正在選擇角色。
wait-card = { $who }正在選擇卡牌。
wait-goods = { $who }正在拿取資源或板塊。
wait-last-tile = { $who }正在決定要不要拿最後一個板塊。
wait-marker = { $who }正在移動標記。
wait-return = { $who }正在決定要放回哪些板塊。
wait-act = { $who }的行動。

## 選擇的結果

forecast-take = 得到 1 個資源或 1 個板塊。
forecast-take-more = 得到 1 個資源或 1 個板塊，卡牌再給{ $more }。
forecast-nothing = 什麼也得不到。
forecast-gain = 得到{ $goods }。
forecast-gain-more = 得到{ $goods }，卡牌再給{ $more }。
forecast-more = 卡牌給你{ $more }。
forecast-urbanize = 放上 1 個資源。
forecast-owner = { $name }收回 { $count } 個資源並得 { $count } 分。
forecast-back = 收回{ $resources }。
forecast-number = 編號較小，付{ $points }。
forecast-color = 顏色不同，付 1 個資源。
forecast-place = 放上{ $resources }。
forecast-short = 還缺{ $goods }。行動時若仍不足，就改為開採：
forecast-marker = 標記{ $letter }接著放到旁邊，有 { $places } 處可放。
forecast-marker-away = 旁邊沒有空位，標記{ $letter }放到別處，有 { $places } 處可放。
forecast-marker-others = 也必須移動：{ $markers }。

## 回答

action-done = 不再放回板塊
action-keep = 留下{ $character }
action-redraw = 花一個標記更新手牌
action-card = 選擇{ $card }
action-alone = 開採（單獨打出）
action-with = 搭配{ $tile }
action-take-resource = 拿取一個資源
action-take-tile = 拿取一個板塊
action-shift = 移動標記，方式 { $number }
action-shift-letters = 移動{ $letters }
action-row = 第 { $row } 列的位置
action-place = 第 { $column } 行、第 { $row } 列的位置
action-return = 放回{ $tile }
action-leave = 不拿最後一個板塊

## 所有行動列表中的標題

group-return = 放回板塊
group-characters = 角色
group-redraw = 更新手牌
group-cards = 卡牌
group-tiles = 板塊
group-goods = 資源與板塊
group-markers = 標記

## 為什麼不行

reason-game-over = 遊戲已經結束。
reason-not-asked = 現在要決定的不是這件事。
reason-not-in-packet = 這位角色不在可選的牌中。
reason-no-redraw = 沒有更新手牌標記了。
reason-too-late-to-redraw = 你已經選了卡牌，不能再更新手牌。
reason-not-in-hand = 這張牌不在你手上。
reason-not-behind-screen = 這個板塊不在你的屏風後。
reason-reserve-empty = 你的資源供應堆是空的。
reason-supply-empty = 板塊供應堆是空的。
reason-no-such-shift = 標記不能這樣移動。
reason-not-adjacent = 標記必須放在新建築旁邊。
reason-not-on-rim = 這一格在城市裡面；標記要放在城市外圍。
reason-occupied = 那裡有別的標記或建築。
reason-out-of-order = 這樣標記就不再依字母順序環繞城市了。
reason-not-in-row = 這一列沒有可以放的位置。
reason-ascending = 這個板塊已經決定過了。

## 第一次的問題

first-time-draft = 留下一位角色，其餘傳給下一家。每當你做它那一欄的事，它就會幫忙。
first-time-card = 大家暗中選一張牌。單獨打出是開採；搭配板塊時，字母卡是城市化，建築卡是建造。
first-time-tile = 搭配板塊來建造，或單獨打出這張牌來開採。
first-time-goods = 資源用來支付建造，板塊是建造的材料。
first-time-shift = 城市長大了，標記要讓位。請選擇讓位的方向。
first-time-place = 把標記放回城市旁邊：之後可以在那裡城市化。
