### Puerto Rico: why something is impossible, and what a piece means now. Whole sentences that name what is missing.

## Why not: the turn and the roles

why-not-over = 遊戲已經結束。
why-not-asked = 現在要決定的不是這個。
why-not-must-pick = 一定要選一個角色。
why-not-must-choose = 這個決定不能略過。
why-not-role-taken = 本{ -round }{ $by }已經選了{ $role }。
why-not-role = 本{ -round }不能選{ $role }。
why-not-some-role = 這個角色
why-not-captures = 有波多馬的遊戲裡，誰都不能綁架角色。
why-not-marker = 擁有標記的玩家不能再選{ role-smuggler }。
why-not-captures-itself = 不能綁架{ role-smuggler }自己。

## Why not: tiles and workers

why-not-in-market = 沒有面朝上的{ $tile }。
why-not-such-tile = 沒有這種面朝上的{ -tile }。
why-not-quarry = 只有{ role-planter }與有人{ -manned }的{ building-builders-yard }的擁有者可以拿取{ tile-quarry }。
why-not-quarries-left = { tile-quarry }已經拿完了。
why-not-land-full = 你的 12 個{ -land-space }都用完了。
why-not-obtained = { -worker }只能放在剛獲得的{ -tile }上，{ $tile }不是。
why-not-new-tile = { -worker }只能放在剛獲得的{ -tile }上。
why-not-circle = 那裡沒有空的{ -circle }。
why-not-leaves-workers = 還有 { $workers } 名{ -worker }要安排，但從這裡起只剩 { $circles } 個空的{ -circle }：請先填前面的。
why-not-too-few-circles = 剩下的{ -circle }會不夠其他{ -worker }使用。
why-not-order = 順序太後面了，請重新選擇。
why-not-move = { building-bohio }上沒有人可以移到那裡。
why-not-forest = 只有種植園能成為樹林，而且需要有人{ -manned }的{ building-lumberyard }。
why-not-nobody = 那裡沒有人可以歸還。
why-not-citizens-elsewhere = 留給其他{ -circle }的公民或{ -worker }會不夠。
why-not-such-land = 你沒有這樣的板塊可以棄除。
why-not-of-kind = { -register }沒有這麼多這種人可以拿。
why-not-register-empty = 現在不能從{ -register }挖角任何人。

## Why not: buildings

why-not-some-building = 這棟建築
why-not-sold-out = { $building }已經沒有了。
why-not-owned = 你已經有{ $building }，同一種建築每人只能有一棟。
why-not-space = { $building }需要 { $need } 個{ -space }，你的 12 個裡只剩 { $have } 個。
why-not-spaces = 你的{ -space }不夠。
why-not-coins = { $building }要 { $need } 元，你只有 { $have } 元，還差 { $missing } 元。
why-not-short = 還差 { $missing } 元才付得起{ $building }。
why-not-pool = 這種建築已在收納盤上，或不在這局遊戲裡。
why-not-slot = 這個費用的空位已滿。
why-not-together = 它不能與收納盤上的另一種建築同時出現。
why-not-needs = 需要有人{ -manned }的{ $building }。
why-not-wharf = 自己的船需要有人{ -manned }的{ building-wharf }，而且每個階段只能用一次。
why-not-small-wharf = 自己的小船每個階段只能用一次，而且需要有人{ -manned }的{ building-small-wharf }。
why-not-zoning = 需要有人{ -manned }的{ building-zoning-office }，每個階段只能用一次，工人與公民的作用不同。
why-not-for-all = 只有擴建建築能付出所有錢幣，而且錢幣要比價格多、不超過印著的費用。
why-not-packet = 這張卡不在你的手上。

## Why not: goods and ships

why-not-produced = 你在這個階段沒有生產{ $good }。
why-not-produced-some = 你在這個階段沒有生產{ -goods }。
why-not-left = { area-supply }已經沒有{ $good }了。
why-not-left-some = { area-supply }已經沒有{ -goods }了。
why-not-crate = 你沒有{ $good }。
why-not-crate-some = 你沒有{ -goods }。
why-not-point = 你沒有分數可以歸還。
why-not-house-full = { area-house }的 4 格都滿了，這個階段不能再賣。
why-not-house-has = { area-house }已經有{ $good }；要有人{ -manned }的{ building-office }才能再賣同一種。
why-not-house-has-some = { area-house }已經有這種{ -goods }。
why-not-house-empty = { area-house }是空的。
why-not-some-good = { -goods }
why-not-the-ship = { $size } 格的{ -ship }
why-not-this-ship = 這艘{ -ship }
why-not-another-ship = 另一艘{ -ship }
why-not-such-ship = 沒有這艘{ -ship }。
why-not-ship-full = { $ship }已經滿了。
why-not-ship-empty = { $ship }是空的。
why-not-ship-carries = { $ship }載著{ $other }，不能再裝{ $good }。
why-not-ship-other = { $ship }載著別種{ -goods }。
why-not-other-ship = { $ship }已經載著{ $good }，同一種不能裝在兩艘{ -ship }上。
why-not-larger = { $size } 格的空{ -ship }能裝 { $need } 箱，這艘只能裝 { $have } 箱：必須選裝得最多的。
why-not-larger-some = 另一艘空{ -ship }能裝更多。
why-not-wait = 還有{ -ship }能載你的{ $good }，必須裝載。
why-not-wait-some = 只要還有{ -ship }能載你的貨，就必須裝載。
why-not-spoils = 掠奪的船最多留下 3 箱。

## What a piece means for its reader now

fact-price = 你要付 { $price } 元。
fact-free = 你現在不必付錢。
fact-reduced = 你現在只要付 { $price } 元，原價 { $cost } 元。
fact-short = 還差 { $missing } 元。
fact-owned = 你已經有了。
fact-sold-out = 已經沒有了。
fact-space = 需要 2 個{ -space }，你只剩 { $free } 個。
fact-workers = { $circles } 個{ -circle }，有 { $on } 名{ -worker }。
fact-idle = 沒有人{ -manned }，不起作用。
fact-scores = 依現況，遊戲結束時得 { $vp } 分。
fact-makes = { $crates ->
    [0] 依現況，生產不了{ $good }。
   *[other] 依現況，可以生產 { $crates } 箱{ $good }。
}
fact-tiles = 你有 { $count } 個，其中 { $occupied } 個有人{ -manned }。
fact-coins = 上面有 { $coins } 元。
fact-supply = { $crates ->
    [0] { area-supply }已經沒有{ $good }了。
   *[other] { area-supply }還有 { $crates } 箱{ $good }。
}
