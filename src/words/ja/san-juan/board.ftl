### サンファン：ボードと説明の見出し、役割で得られるもの。

## 見出し

board-roles = 役割
board-market = 商館と山札
board-prices = 値段
board-last-prices = 前回の値段
board-no-prices = 値段はまだ出ていません
board-deck = 山札
board-discard = 捨て札
board-your-city = 自分の都市
board-city-of = { $name }の都市
board-your-hand = 自分の手札
board-hand-of = { $name }の手札
board-drawn = 引いたカード
board-face-up = 表向きのカード
board-draft-hand = 最初のカード
board-round = ラウンド{ $round }
board-opening = 最初の手札
board-last-round = 最後の{ role-builder-phase }：建物が12個の都市があります。

## 数

# 手札に残せる枚数。
board-limit = 上限{ $count }枚
# プレイヤーが建物の下に置いたカード。
board-laid-by = 建物の下に{ $count }枚
# 値段：ここまでの計算から、値引きの枚数とその理由を引く。次が答え。
board-sum-less = { $sum } − { $amount }（{ $source }）
board-sum = { $sum } = { $price }
board-goods-paid = 商品
# 値引きの理由：下になる建物。
board-covered = 下になる{ $building }
board-at-most = 商品は{ $count }個までです。

## ボタン

board-clear = 選び直す
board-take = { $role }を選ぶ
board-build = 建てる
board-build-free = 無料で建てる
board-build-none = 建てない
board-build-over = 建て替える
board-spend-good = ここの商品で支払う
board-keep-good = ここの商品を使わない
board-produce = 商品{ $count }個を生産
board-produce-none = 生産しない
board-sell = 商品{ $count }個を売る
board-sell-none = 売らない
board-keep = { $count }枚を残す
board-discard-cards = { $count }枚を捨てる
board-tuck = 下に置く
board-tuck-none = 置かない
board-exchange = { $count }枚を交換
board-exchange-none = 交換しない
board-draw = はい
board-draw-none = いいえ
board-take-card = 取る
board-take-none = 取らない
board-ship = 商品{ $count }個を出荷
board-ship-none = 出荷しない
# 2倍にできる特権について。
board-library-now = 今回2倍にする
board-library-later = 次に残す

## 説明：1枚のカードや1つのものについて

sheet-cost = コスト
sheet-points = 得点
sheet-copies = 枚数
sheet-phase = フェイズ
sheet-role = 役割
sheet-round-start = ラウンドの初め
sheet-all-phases = すべてのフェイズ
sheet-game-end = ゲーム終了時
# 商館カードと山の種類。
sheet-common = テーブルのもの
sheet-owned = { $name }のもの
sheet-count = 数
sheet-limit = ラウンドの初めの上限
# 名前と数：「山札：41」。
sheet-figure = { $name }：{ $figure }
# 自分の商品の値打ち。
sheet-goods = 自分の商品は、前回の値段だと全部でカード{ $cards }枚で売れます。
# 別の版では同じ名前が別の建物を指すとき。ここでの名前が$twin。
sheet-trap-1897 = { $effect }1897版の「{ $name }」とは別の建物です。そちらは、ここでは「{ $twin }」です。
sheet-trap-classic = { $effect }クラシック版の「{ $name }」とは別の建物です。そちらは、ここでは「{ $twin }」です。

thing-prices-effect = { role-trader-phase }ごとに、5枚のうち一番上のカードが、商品1個で引ける枚数を示します。そのあと一番下へ移り、順序は変わりません。
thing-deck-effect = ここからカードを引き、商品を取ります。なくなると、捨て札を混ぜて新しい山札にします。
thing-discard-effect = 支払ったカード、売った商品、捨てたカードを、裏向きに置きます。中は見られません。
thing-buildings-effect = 建物が12個のプレイヤーがいると、その{ role-builder-phase }の終わりにゲームが終わります。得点がいちばん多いプレイヤーの勝ちです。
thing-points-effect = 見えている建物の得点です。その下のカードは含みません。残りは最後に数えます。
thing-hand-effect = カードは建物でもあり、その代金でもあります。上限まで捨てるのは、ラウンドの初めだけです。

## このカードで今どうなるか

# $price：支払う枚数。$gain：すぐに得る点。$signedは、それに符号を付けたもの。
fact-price = { $price ->
    [0] 今なら無料で、すぐに{ $signed }点です。
   *[other] 今ならカード{ $price }枚で、すぐに{ $signed }点です。
}
fact-standing = もう自分の都市にあります。
fact-working = 今、はたらいています。
fact-next-phase = 次のフェイズからはたらきます。
fact-good = 商品があります。
fact-good-worth = 商品があり、前回の値段だとカード{ $price }枚で売れます。
fact-empty = 空なので、生産できます。
fact-awaiting = 次の{ role-councillor-phase }に商品が置かれます。
fact-covers = 下に建物が{ $count }つあります。
fact-tucked = 下にカードが{ $count }枚あります。
fact-tucked-both = { building-chapel }と{ building-church }の下に、合わせてカードが{ $count }枚あります。
# 自分が建物の下に置いたカードの名前。
fact-laid-by = 下にあるカード：{ $list }。

## 役割カードに書く、いちばん短いはたらき

role-builder-short = 建てる、−1枚
role-producer-short = 生産、+1個
role-trader-short = 売る、+1個
role-councillor-short = 5枚見て1枚残す
role-prospector-short = 1枚引く
role-prospector-2-short = 1枚引く
role-colonist-ship-short = 1枚取る
role-mayor-short = 手札を交換
role-captain-short = 出荷、+1個

## 今それを選ぶと得られるもの、いちばん短く

gain-builds = { $count ->
    [0] 支払える建物なし
    [1] 1つ建てる
   *[other] { $count }枚から1つ建てる
}
gain-makes = { $count ->
    [0] 生産できない
   *[other] 商品{ $count }個を生産
}
gain-sells = { $count ->
    [0] 売る商品なし
   *[other] 商品{ $count }個を売る
}
gain-ships = { $count ->
    [0] 出荷する商品なし
   *[other] 商品{ $count }個を出荷
}
gain-sees = カード{ $count }枚を見る
gain-draws = カード{ $count }枚を引く
gain-yours = 選ぶと：{ $gain }。

## 結果と、相手が知っていること

source-printed = 建物
source-tucked = 建物の下のカード
source-other = その他
tie-break = 手札と商品の合計
opponents-unknown = ほかのプレイヤーの手札と山札は、見えていませんでした。
