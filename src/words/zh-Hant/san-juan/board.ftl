### San Juan: labels of the board and of sheets, and what roles bring.

## Headings

board-roles = { -role }
board-market = 交易所與牌堆
board-prices = 價格
board-last-prices = 上次價格
board-no-prices = 還沒看過價格
board-deck = { -deck }
board-discard = 棄牌堆
board-your-city = 你的城市
board-city-of = { $name }的城市
board-your-hand = 你的手牌
board-hand-of = { $name }的手牌
board-drawn = { -pull }到的牌
board-face-up = 翻開的牌
board-draft-hand = 你的起始牌
board-round = 第{ $round }{ -round }
board-opening = 起始手牌
board-last-round = 最後一次{ role-builder-phase }：有城市蓋滿了十二棟建築。

## Figures

board-limit = 上限{ $count }張
board-laid-by = 收起{ $count }張
board-sum-less = { $sum } − { $amount }（{ $source }）
board-sum = { $sum } = { $price }
board-goods-paid = 商品
board-covered = 被覆蓋的{ $building }
board-at-most = 最多{ $count }{ -unit }。

## Buttons

board-clear = 清除
board-take = 選{ $role }
board-build = 建造
board-build-free = 免費建造
board-build-none = 不建造
board-build-over = 改建這棟
board-spend-good = 用商品支付
board-keep-good = 不用商品支付
board-produce = 生產{ $count }{ -unit }
board-produce-none = 不生產
board-sell = 賣出{ $count }{ -unit }
board-sell-none = 不賣
board-keep = 保留{ $count }張
board-discard-cards = { -discard }{ $count }張
board-tuck = 放下去
board-tuck-none = 不放
board-exchange = 交換{ $count }張
board-exchange-none = 不交換
board-draw = 要
board-draw-none = 不要
board-take-card = 拿走
board-take-none = 不拿
board-ship = 運出{ $count }{ -unit }
board-ship-none = 不運
board-library-now = 這次加倍
board-library-later = 留到下次

## Sheets: everything about one card or piece

sheet-cost = 費用
sheet-points = 分數
sheet-copies = 張數
sheet-phase = 階段
sheet-role = { -role }
sheet-round-start = 每{ -round }開始
sheet-all-phases = 所有階段
sheet-game-end = 終局
sheet-common = 公用配件
sheet-owned = { $name }所有
sheet-count = 數量
sheet-limit = 開始時的上限
sheet-figure = { $name }：{ $figure }
sheet-goods = 照最近看到的價格，你的商品一共可以換{ $cards } 張牌。
sheet-trap-1897 = { $effect }請勿混淆：1897 版的{ $name }，在這裡叫作{ $twin }。
sheet-trap-classic = { $effect }請勿混淆：經典版的{ $name }，在這裡叫作{ $twin }。

thing-prices-effect = { role-trader-phase }開始時翻開五張裡最上面的一張：這個階段賣一種商品能{ -draw }幾張牌。之後面朝下放到最下面，順序永遠不變。
thing-deck-effect = 從這裡{ -draw }牌，商品也從這裡拿，不看牌面。空了就把棄牌堆洗成新的{ -deck }。
thing-discard-effect = 支付的牌、賣掉的商品與沒有留下的牌面朝下放在這裡，誰也不能翻看。
thing-buildings-effect = 有人有十二棟建築時，那次{ role-builder-phase }結束後遊戲結束，分數最多的人獲勝。
thing-points-effect = 看得見的建築依現況的{ -point }數，不含壓在下面的牌；其餘在遊戲結束時計算。
thing-hand-effect = 手牌是建築，也是支付的錢。每{ -round }開始時{ -discard }到上限為止；{ -round }中沒有上限。

## What a card means for the reader now

fact-price = { $price ->
    [0] 現在建造不必付牌；
   *[other] 現在建造要付 { $price } 張牌；
}立刻得到 { $signed }{ -point }。
fact-standing = 你的城市裡已經有一棟。
fact-working = 功能生效中。
fact-next-phase = 下個階段開始生效。
fact-good = 上面有一{ -unit }商品。
fact-good-worth = 上面有一{ -unit }商品，依最近的價格可換{ $price } 張牌。
fact-empty = 目前是空的，可以生產。
fact-awaiting = 下次{ role-councillor-phase }會放上一{ -unit }商品。
fact-covers = 下面有{ $count }棟被覆蓋的建築。
fact-tucked = 下面放了{ $count } 張牌。
fact-tucked-both = { building-chapel }和{ building-church }下面一共放了{ $count } 張牌。
fact-laid-by = 下面放了：{ $list }。

## What a role does, on its placard, in the fewest words

role-builder-short = 建造，−1 張
role-producer-short = 生產，+1
role-trader-short = 賣商品，+1
role-councillor-short = 看 5 張留 1
role-prospector-short = { -pull } 1 張牌
role-prospector-2-short = { -pull } 1 張牌
role-colonist-ship-short = 拿一張翻開的牌
role-mayor-short = 換手牌
role-captain-short = 運商品，+1

## What it would bring the reader now, in the fewest words

gain-builds = { $count ->
    [0] 都付不起
   *[other] 可建{ $count }種
}
gain-makes = { $count ->
    [0] 不能生產
   *[other] 生產{ $count }{ -unit }
}
gain-sells = { $count ->
    [0] 沒有可賣的
   *[other] 賣{ $count }{ -unit }
}
gain-ships = { $count ->
    [0] 沒有可運的
   *[other] 運{ $count }{ -unit }
}
gain-sees = 看{ $count } 張牌
gain-draws = { -pull }{ $count } 張牌
gain-yours = 選了可以：{ $gain }。

## Results, and what opponents know

source-printed = 建築
source-tucked = 收起的牌
source-other = 其他
tie-break = 手牌與商品合計
opponents-unknown = 它無法知道別人的手牌，也不知道牌庫裡有什麼。
