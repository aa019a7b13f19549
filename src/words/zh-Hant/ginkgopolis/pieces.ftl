### Ginkgopolis：組合而成的名稱、數量、列舉，以及各種配件的作用。

you = 你
hal = 哈爾
unknown = 它無法知道別人的牌與板塊，也不知道接下來會出現什麼。

## 名稱

name-tile = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
name-tile-first = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
name-letter = 字母{ $letter }
name-letter-first = 字母{ $letter }
name-character = { $color ->
    [blue] { character-blue } { $number }
    [red] { character-red } { $number }
   *[yellow] { character-yellow } { $number }
}
name-district = 街區{ $number }

## 數量

count-resources = { $count } 個資源
count-tiles = { $count } 個板塊
count-points = { $count } 分
count-cards = { $count } 張牌
count-floors = { $count } 層
count-tokens = 更新手牌標記 { $count } 個
count-named = { $goods }（{ $names }）

## 列舉

list-or = { $front }，或是{ $next }
list-you = 你

## 卡牌的作用

effect-letter = 單獨打出：開採，得一個資源或一個板塊。與板塊一同打出：在這個標記處城市化。
effect-every = { $deed ->
    [exploit] 每次開採：得到{ $goods }。
    [urbanize] 每次城市化：得到{ $goods }。
   *[construct] 每次建造：得到{ $goods }。
}
effect-start = 開局時：{ $goods }。
effect-end-resources = { $color ->
    [blue] 遊戲結束時：藍色建築上，每個自己的資源 1 分。
    [red] 遊戲結束時：紅色建築上，每個自己的資源 1 分。
   *[yellow] 遊戲結束時：黃色建築上，每個自己的資源 1 分。
}
effect-end-low = 遊戲結束時：每棟一或兩層的自己的建築 1 分。
effect-end-high = 遊戲結束時：每棟三層以上的自己的建築 3 分。
effect-end-cards = { $deed ->
    [exploit] 遊戲結束時：自己面前每張開採效果的卡牌 2 分，角色也算。
    [urbanize] 遊戲結束時：自己面前每張城市化效果的卡牌 2 分，角色也算。
   *[construct] 遊戲結束時：自己面前每張建造效果的卡牌 2 分，角色也算。
}
effect-end-color = { $color ->
    [blue] 遊戲結束時：自己面前每張藍色卡牌 2 分，角色與這張都算。
    [red] 遊戲結束時：自己面前每張紅色卡牌 2 分，角色與這張都算。
   *[yellow] 遊戲結束時：自己面前每張黃色卡牌 2 分，角色與這張都算。
}
effect-end-nine = 遊戲結束時：9 分。

## 其他配件的作用

thing-round-effect = 所有人秘密選擇一張卡牌，可以搭配一個板塊；然後從起始玩家開始依序執行。板塊第二次用完（對哈爾時是第一次），或有人把自己所有的資源都放進城市，遊戲就會結束，分數最多的人獲勝。
thing-resources-effect = 用來支付建築：在標記處 1 個，蓋在建築上則每層 1 個。之後留在建築上，在街區裡計算。
thing-tiles-effect = 卡牌搭配板塊就能建造：用字母卡建在標記處，或用建築卡蓋在那棟建築上。只有主人知道是哪些。
thing-points-effect = 遊戲結束時計分，也用來支付把較小的編號蓋在較大的上面。
thing-redraws-effect = 鎖定之前，每個可以換掉整副手牌。遊戲結束時剩下的每個 2 分。
thing-reserve-effect = 還沒有得到的資源。有人把自己所有的資源都放進城市的那一輪結束後，遊戲結束。
thing-place-effect = 這裡還沒有東西。只有標記所在的位置可以建造；城市擴大時標記會移動。
thing-no-tile-effect = 單獨打出卡牌：開採，不建造。

## 分數

source-points = 累積的分數
source-cards = 帶「=」的卡牌
source-redraws = 更新手牌標記
source-districts = 街區
source-other = 其他
score-card = { $card }：
score-district = { $color ->
    [blue] 藍色街區{ $numbers }：
    [red] 紅色街區{ $numbers }：
   *[yellow] 黃色街區{ $numbers }：
}
