### San Juan: why a position that somebody has written cannot be. Names of its fields (from, left, of, put, amount, net, next)
### stay as they are. Sites are counted as in the text, from 0; players from 1.

flaw-config = 這樣的設定不成立（{ $problem }）。
flaw-unsound = 這個局面自相矛盾（{ $problem }）。

## Cards, cities and tiles

flaw-too-many-copies = { $building }一共只有{ $copies } 張牌。
flaw-too-many-cards = 整副牌沒有這麼多張。
flaw-too-many-looked-at = 一次最多只會{ -draw } 8 張牌來挑選。
flaw-too-many-kept = 最多只會保留 2 張牌。
flaw-stray-look = 只有正在挑選要保留或拿走的牌時，才會有攤開的牌。
flaw-too-many-slots = 一座城市最多有{ $slots }格。
flaw-second-copy = 一座城市不能有第二棟{ $building }。
flaw-second-fresh = 一個階段只能建造一棟建築。
flaw-stray-fresh = 這座城市沒有在剛進行的{ role-builder-phase }蓋過建築。
flaw-covered-crane = { building-crane }不能被覆蓋。
flaw-no-crane = 要有{ building-crane }才能蓋在另一棟建築之上，這座城市卻沒有。
flaw-covers-own-kind = 不能用同一種建築覆蓋。
flaw-no-good-on = { $building }上面不能放商品。
flaw-good-on-fresh = 剛蓋好的建築上面不會有商品。
flaw-no-library = 這座城市沒有{ building-library }。
flaw-no-chapel = 這座城市沒有{ building-chapel }，不會有放在下面的牌。
flaw-no-harbor = 這座城市沒有{ building-harbor }，不會有運出的商品。
flaw-church-unused = { building-church }下面有牌，才算用過。
flaw-not-the-tiles = { thing-prices }必須正好是 { $list }，順序不拘。
flaw-too-many-seen = { thing-prices }一共只有{ $tiles }張。
flaw-tile-open = { thing-prices }在{ role-trader-phase }一定翻開，其他時候不會。

## Players, rounds, placards and phases

flaw-seat-count = 這裡有{ $given }位玩家，但這場遊戲有{ $players }位。
flaw-no-such-seat = 座位的編號是 0 到{ $last }，沒有{ $given }。
flaw-too-many-rounds = 遊戲不會超過{ $most }{ -round }。
flaw-draft-round = 從第 1 { -round }開始算；第 0 { -round }是挑選起始手牌的時候。
flaw-too-many-quiet = 連續二十{ -round }沒有人建造，遊戲就結束了。
flaw-not-over = 沒有人有十二棟建築，也沒有連續二十{ -round }無人建造，遊戲還沒結束。
flaw-asked-when-over = 遊戲已經結束，沒有要決定的事。
flaw-twelfth-building = 有人蓋了第十二棟建築，遊戲在那次{ role-builder-phase }之後就結束了。
flaw-no-such-role = 這場遊戲沒有{ $role }。
flaw-taken-twice = { $role }被選了兩次。
flaw-too-many-picks = 一{ -round }只會選{ $picks }張{ -placard }。
flaw-picked-out-of-turn = 玩家{ $player }選了{ $made }張{ -placard }，應該是{ $due }張。
flaw-picked-in-draft = 起始手牌挑好之前，沒有人選{ -placard }。
flaw-no-draft = 這場遊戲不用挑選起始手牌，這裡卻要人挑選。
flaw-draft-hand = 挑選起始手牌到這個時候，這裡應該有{ $cards } 張牌。
flaw-no-phase = 有階段正在進行，卻沒有寫明是哪一個。
flaw-stray-phase = 寫明了階段，卻沒有階段正在進行。
flaw-no-placard = 要有人選了{ -placard }，才會開始一個階段。
flaw-placard-elsewhere = 這個階段的{ -placard }，並不在選它的玩家那裡。
flaw-not-last-picker = 最後選{ -placard }的不是這位玩家。
flaw-stray-sold = 只有在新建築擴充的{ role-trader-phase }，才會記錄有沒有人賣出。
flaw-not-doubled = 選{ -placard }的玩家沒有生效的{ building-library }，特權不會加倍。
flaw-doubled = 選{ -placard }的玩家有{ building-library }，這次特權會加倍。
flaw-library-unmarked = 特權加倍時，選{ -placard }的玩家這一{ -round }也必須算是用過{ building-library }。
flaw-library-not-asked = 只有兩人遊戲的{ -governor }在第一次選{ -placard }之後，才要決定這件事。
flaw-no-such-step = 這個階段沒有這個步驟。
flaw-not-asked-at-start = 每{ -round }開始時的這個步驟，不會要人決定這件事。
flaw-not-asked-in-phase = { $phase }不會要人決定這件事。
flaw-seats-handled = 這是已經輪過的玩家人數，1 到{ $seats }。
flaw-sequence = 一{ -round }進行到這裡，不會有這樣的一串步驟：{ $list }。

## What is being asked

flaw-nothing-asked = 必須有要決定的事。
flaw-parts = 還剩{ $left }，已經完成{ $done }，加起來不是{ $all }。
flaw-no-such-kind = from 是建築種類的編號，0 到{ $last }。
flaw-no-such-slot = from 是格子的編號，0 到{ $last }。
flaw-not-active = 沒有生效的{ $building }。
flaw-left-of-all = left 從 of 倒數到 1。
flaw-too-many-discards = 最多{ -discard }{ $most } 張牌。
flaw-discards = 這些手牌必須{ -discard }{ $cards }張，不是{ $left }張。
flaw-hand-too-small = 從 from 算起，手牌沒有這麼多張。
flaw-no-chapel-owner = 有{ building-chapel }也有手牌的玩家，才要決定這件事。
flaw-no-church-owner = 有{ building-church }的玩家，才要決定這件事。
flaw-church-count = put 是使用{ building-church }時已經放下的張數，整場遊戲只能用一次。
flaw-church-too-many = 這次放下的張數，比下面的牌還多。
flaw-nothing-to-tuck = 必須還有手牌可以選。
flaw-draws-not-asked = 這場遊戲不會詢問要不要{ -pull }牌（switches.ask_optional_draws）。
flaw-not-the-picker = 只有選{ -placard }的玩家有特權。
flaw-amount-too-high = amount 最多是{ $most }。
flaw-not-due = 這位玩家現在拿不到這個。
flaw-kept-face-up = 翻開的牌直接拿走，不會先保留。
flaw-cheapest-taken = 最便宜的那張直接拿走，不用選。
flaw-four-costs = 必須是費用全都不同的 4 張牌。
flaw-too-many-taken = 最多可以拿走{ $most } 張牌。
flaw-face-up-count = 翻開的牌有 1 到{ $most }張。
flaw-too-many-sent = 這次運出的商品，比全部運出的還多。
flaw-gain = 賣出{ $sold } { -unit }商品可換得{ $lowest }到{ $highest }張牌，不是{ $gain }張。
flaw-archive-discards = 有{ building-archive }的話不是保留，而是{ -discard }手牌。
flaw-keep-count = 這裡要保留{ $cards } 張牌。
flaw-look-count = 這裡只{ -draw }{ $cards } 張牌來挑選。
flaw-no-choice = 必須有多的牌可以挑選。
flaw-look-too-small = 從 from 算起，可以挑選的牌沒有這麼多張。

## A building that is being built

flaw-one-site = 沒有生效的{ building-crane }，只能蓋在新的空地。
flaw-stands-already = 這座城市已經有{ $building }。
flaw-not-being-built = 編號{ $slot }的格子上，不是正在建造的{ $building }。
flaw-too-many-waived = 特權折扣只有{ $privilege } 張牌，不能放棄這麼多。
flaw-net = 這裡的 net 是{ $net }。
flaw-no-black-market = 要有生效的{ building-black-market }才能用商品支付。
flaw-too-many-goods = 最多用 2 { -unit }商品支付。
flaw-no-such-step-of-payment = 支付一共有{ $steps }個步驟。
flaw-paid-too-much = 費用是{ $price } 張牌，付的比這還多。
flaw-too-expensive = 剩下的費用，手上的牌不夠支付。
