### Ginkgopolis：紀錄。

log-kept-character = { $who }留下{ $character }。
log-kept-some = { $who }留下一位角色。
log-packets-passed = 其餘角色傳給左手邊。
log-characters = { $who }的角色：{ $characters }。
log-round = 第 { $round } 輪：{ $who }是起始玩家。
log-drew = { $who }抽{ $cards }。
log-drew-named = { $who }抽{ $cards }：{ $names }。
log-hal-drew = 面朝下發一張牌給{ hal }。
log-redrew = { $who }棄掉{ $cards }，更新手牌（剩 { $left } 個標記）。
log-chose-alone = { $who }選定{ $card }，單獨打出。
log-chose-with = { $who }選定{ $card }，搭配{ $tile }。
log-ready = { $who }已選定。
log-all-chose = 所有人都選定了，沒有人搭配板塊。
log-all-chose-with = 所有人都選定了；搭配板塊的有：{ $players }。
log-revealed-alone = { $who }亮出{ $card }，單獨打出。
log-revealed-with = { $who }亮出{ $card }與板塊{ $tile }。
log-fallback = { $who }付不起，收回板塊{ $tile }，改為開採。

## 得到

log-gained = { $who }得到{ $goods }。
log-gained-building = { $who }從{ $tile }得到{ $goods }。
log-gained-around = { $who }從相鄰建築得到{ $goods }。
log-gained-character = { $who }從{ $character }得到{ $goods }。
log-gained-card = { $who }從卡牌{ $card }得到{ $goods }。
log-gained-over = { $tile }被蓋住，{ $who }得到{ $goods }。
log-gained-returned = { $who }因放回板塊得到{ $goods }。
log-tile-left = { $who }不拿最後一個板塊。
log-lost = 供應堆已空，{ $who }少拿{ $goods }。

## 建築

log-urbanized = { $who }在{ $letter }處城市化，蓋上{ $tile }。
log-constructed = { $who }在{ $over }上加蓋{ $tile }，共{ $floors }。
log-constructed-color = { $who }在{ $over }上加蓋{ $tile }，共{ $floors }，因顏色不同付 1 個資源。
log-constructed-number = { $who }在{ $over }上加蓋{ $tile }，共{ $floors }，付{ $points }。
log-constructed-both = { $who }在{ $over }上加蓋{ $tile }，共{ $floors }，付{ $points }與 1 個資源。
log-marker = 標記{ $letter }移動了。
log-shifted = 其他標記也必須移動：{ $letters }。
log-kept-card = { $who }留下{ $card }。

## 供應堆與一輪的結束

log-ran-out = 板塊第一次耗盡。
log-ran-out-for-good = 板塊完全耗盡。
log-returned-none = { $who }沒有放回板塊。
log-returned = { $who }放回{ $tiles }。
log-supply = 新的供應堆：{ $tiles }。
log-unused = 沒打出的牌：{ $cards }。
log-hal-swapped = { hal }改用{ $used }，不用{ $discarded }。
log-hal-tile = { hal }抽到{ $tile }。
log-hal-stuck = { hal }無法行動。
log-deck = 重組牌堆，共{ $cards }。
log-deck-added = 新加入：{ $cards }。
log-deck-aside = 放在一旁：{ $cards }。
log-hands-passed = 手牌傳給左手邊，現在{ $who }是起始玩家。
log-last-tiles = 板塊耗盡，這是最後一輪。
log-last-resources = 有人放完了所有資源，這是最後一輪。
log-last-hal = { hal }無法行動，這是最後一輪。
log-over = 遊戲結束。

## 這一輪做了什麼

strip-ready = 已選定
strip-with = { $card } + { $tile }
strip-cannot-pay = 付不起

## Hal 為什麼這樣行動：決定的數字

step-swap-building = { hal }有{ $first }，又抽到{ $other }：建築卡他一定用。
step-swap-more = { $other }旁邊有 { $others } 層，{ $first }旁邊有 { $floors } 層：{ hal }用比較多的那張。
step-swap-less = { $first }旁邊有 { $floors } 層，{ $other }旁邊有 { $others } 層，沒有比較多：{ hal }用原來那張。
step-letter = { $letter }旁邊共有 { $floors } 層：{ hal }得 { $points }。他放上 1 個資源，原有 { $left } 個。
step-letter-short = { hal }要在{ $letter }處蓋建築需要 1 個資源，但已經沒有了。
step-floor = 蓋在{ $over }上要放 { $needs }，{ hal }有 { $has }。
step-floor-short = 蓋在{ $over }上需要 { $needs }，{ hal }只有 { $has }。
step-no-tile = 已經沒有板塊讓{ hal }抽了。
