### San Juan: the board for those who hear it. Each part may be followed by more of them.

spoken-more = { $before }，{ $next }

## A placard, then what it does and what it would bring the reader

spoken-role-taken = { $who }選了
spoken-role-free = 可以選
spoken-role-now = 目前階段
spoken-role = { $role }。{ $does }
spoken-role-gain = { $role }。{ $does }。你現在：{ $gain }

## A player

spoken-seat = { $who }，手牌{ $hand }張，建築 { $buildings }／12，商品{ $goods }{ -unit }，已建成的建築{ $points } { -point }
spoken-seat-laid-by = 收起{ $count }張
spoken-seat-governor = { -governor }
spoken-seat-deciding = 輪到做決定

## A card in the hand, or on the table

spoken-card = { $name }，費用 { $cost }，分數 { $points }
spoken-chosen = 已選
spoken-paying = 用來支付
spoken-for = 可以建造，付 { $price } 張牌
spoken-free = 可以選

## A site of a city

spoken-site = 第{ $site }格，{ $name }
spoken-site-empty = 第{ $site }格，空地
spoken-site-good = 上面有{ $good }
spoken-site-fresh = 下個階段開始生效
spoken-site-covers = 下面有{ $count }棟被覆蓋的建築
spoken-site-tucked = 下面放了{ $count } 張牌

## Prices, piles, and how far a selection is

spoken-prices = 價格：{ $list }
spoken-last-prices = 上次價格：{ $list }
spoken-piles = { -deck }{ $deck }張，棄牌堆{ $discard }張
spoken-meter = 已選 { $chosen }／{ $of }
