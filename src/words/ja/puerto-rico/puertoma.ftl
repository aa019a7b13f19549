### プエルトリコ：プエルトマ。ルールが動かす相手の、部品と選び方。人ではないので、名前で呼ぶ。

## 部品

puertoma = プエルトマ
puertoma-first = プエルトマ1
puertoma-second = プエルトマ2
puertoma-ability = 能力タイル、レベル{ $level }
puertoma-works-with = 役割
puertoma-face-down = 裏向きの能力
puertoma-unlocks-first = このレベルの1つ目の建物で表になります。
puertoma-unlocks-second = このレベルの2つ目の建物で表になります。
# 能力タイルの状態。
puertoma-down = 裏向きです。
puertoma-turned = このフェイズに表になり、次のフェイズからはたらきます。
puertoma-works = 誰がその役割を選んでも、はたらきます。
puertoma-gone = ゲームから除きました。
puertoma-some-ability = 能力
puertoma-ability-spoken = { $state ->
    [down] レベル{ $level }：{ $name }、裏向き
    [turned] レベル{ $level }：{ $name }、次のフェイズからはたらく
    [gone] レベル{ $level }：{ $name }、ゲームから除いた
   *[works] レベル{ $level }：{ $name }、はたらいている
}
puertoma-action-board = アクションボード
puertoma-action-board-effect = マーカーのある役割から、プエルトマが先に選ぶ役割へ、矢印が出ています。役割のフェイズに何かを行い、そこへ矢印が出ていれば、マーカーが移ります。
puertoma-place-spoken = { $role }、矢印の先：{ $roles }
puertoma-marker-spoken = { $role }、マーカーあり、矢印の先：{ $roles }
puertoma-marker-on = マーカーは{ $role }の上にあります。
puertoma-cards = 同点カード
puertoma-cards-effect = 候補がいくつかあるとき、カードで決めます。役割なら、カードの上から最初のもの。建物や農園なら、カードの数だけ左から繰り返し数えます。
puertoma-cards-left = 裏向きのカード{ $left }枚
puertoma-no-card = まだカードを引いていません。
puertoma-last-card = 最後に引いたカード：{ $card }。
puertoma-card = 同点カード{ $card }
puertoma-plantations-of = { $name }の農園
puertoma-town-of = { $name }の建物、レベル別
puertoma-level = レベル{ $level }
puertoma-empty-space = 空いているマス、レベル{ $level }
puertoma-empty-plantation = { $tile }の空いているマス
puertoma-plantation = { $tile }、丸{ $circles }つのうち{ $on }つ
puertoma-plantation-active = { $tile }、丸{ $circles }つのうち{ $on }つ、稼働中
puertoma-vp-area = 勝利点の場所
puertoma-vp-area-spoken = 勝利点の場所：採石場{ $quarries }、3つ目の農園{ $thirds }、使っていない労働者{ $unused }
puertoma-reserved-by = { $name }が予約
puertoma-reserve-on = { $building }に予約マーカー
puertoma-reserve-aside = 予約マーカーは脇に置いた

## 選び方：記録の文、1手順に1つ。$roles、$buildings、$tiles、$goodsは一覧

step-none-profitable = 選べる役割：{ $roles }。得になるものがないので、このすべてから選びます。
step-all-profitable = 選べる役割：{ $roles }。どれも得になります。
# $othersは、得にならない役割と、それぞれの理由（step-not-profitable）。
step-profitable = 選べる役割：{ $roles }。得になる役割：{ $profitable }。{ $others }。
step-not-profitable = { $why ->
    [builder] { $role }は、何も建てられないので得になりません
    [planter] { $role }は、自分のボードに合う農園がないので得になりません
    [recruiter] { $role }は、農園の下に空いている丸がないので得になりません
    [craftsman] { $role }は、まだ持っていない種類を生産できないので得になりません
    [trader] { $role }は、1コイン以上で売れないので得になりません
    [captain] { $role }は、積めないので得になりません
    [adventurer] { $role }は、コインを得られないので得になりません
   *[smuggler] { $role }は、引き抜き、略奪、襲撃で得るものがないので得になりません
}
step-no-arrow = マーカーのある{ $marker }から、どれにも矢印は出ていません。すべて残ります。
step-arrows = マーカーのある{ $marker }から、矢印が出ているのは：{ $roles }。
step-smuggler = { role-smuggler }は2コインが置かれていると数え、同じ数なら先です。
step-one-left = { $role }だけが残ります。
step-no-coins = どれにもコインはありません。すべて残ります。
step-most-coins = コインがいちばん多い（{ $coins }）のは：{ $roles }。
step-role-by-card = カード{ $card }で決めます。カードの上から最初にあるのは{ $role }です。
step-level = 建てられるいちばん高いレベルは{ $level }です：{ $buildings }。
step-dearest = その中でいちばん高いのは、{ $cost }コインです：{ $buildings }。
step-shown-buildings = まだ達成されていない目標の建物を買えます：{ $buildings }。いちばん安いものは{ $cost }コインで、レベル{ $level }に置きます。
# $piecesは建物やタイルの一覧、$pieceは決まったもの。
step-piece-by-card = カード{ $card }で決めます。{ $pieces }を左から数えて、{ $piece }です。
step-second-tile = { $tile }が1つあるので、2つ目を取ります。
step-second-tiles = どれも1つあるので、いちばん高いものを取ります：{ $tiles }。
step-first-tile = { $tile }がないので、取ります。
step-first-tiles = どれもないので、いちばん高いものを取ります：{ $tiles }。
step-shown-tiles = まだ達成されていない目標のタイルが、表向きにあります：{ $tiles }。
step-shown-kinds = まだ達成されていない目標の商品を、まだ生産できません：{ $tiles }。
step-circles = 空いている丸がいちばん少ない（{ $empty }）のは、{ $tile }の下です。
step-equal-circles = 空いている丸がいちばん少ない（{ $empty }）のは：{ $tiles }。いちばん高いものが先です。
step-shown-goods = まだ達成されていない目標の商品の農園なので、労働者を先に置きます：{ $tiles }。
step-load = { $crates }を積めます。
step-loads = { $crates }を積めます。いちばん多いもの、同じならいちばん安い商品を積みます。
step-send-off = まだ達成されていない目標が、{ $size }マスの貨物船を{ $good }で満杯にすることなので、そうします。
step-sale = 売れるのは{ $good }だけです。
step-sales = { $goods }を売れます。いちばん高いものを売ります。
step-closing-time = まだ達成されていない目標が、{ $good }を{ area-house }の最後に売ることなので、そうします。
step-deeds = 引き抜きで{ $poach }、略奪で{ $plunder }、襲撃で{ $raid }を得ます。いちばん多いもの、同じなら先のものを行います。

## すること：記録の行

log-marker-moved = マーカーが{ $role }へ移りました。
# $tileは、その上にある農園。
log-worker-for-tile = { $from ->
    [register] { $who }は{ -register }の{ -worker }1人を{ $tile }の下に置きました。
    [portrait] { $who }は{ -portrait }の{ -worker }1人を{ $tile }の下に置きました。
   *[supply] { $who }はサプライの{ -worker }1人を{ $tile }の下に置きました。
}
log-citizen-for-tile = { $from ->
    [register] { $who }は{ -register }の市民1人を{ $tile }の下に置きました。
    [portrait] { $who }は{ -portrait }の市民1人を{ $tile }の下に置きました。
   *[supply] { $who }はサプライの市民1人を{ $tile }の下に置きました。
}
log-worker-unused = { $from ->
    [register] { $who }は{ -register }の{ -worker }1人を勝利点の場所に置きました。
    [portrait] { $who }は{ -portrait }の{ -worker }1人を勝利点の場所に置きました。
   *[supply] { $who }はサプライの{ -worker }1人を勝利点の場所に置きました。
}
log-citizen-unused = { $from ->
    [register] { $who }は{ -register }の市民1人を勝利点の場所に置きました。
    [portrait] { $who }は{ -portrait }の市民1人を勝利点の場所に置きました。
   *[supply] { $who }はサプライの市民1人を勝利点の場所に置きました。
}
log-reserved = { $who }は{ $building }を予約しました。
log-reserve-aside = { $who }は予約マーカーを脇に置きました。
# $effectは文。
log-unlocked = { $who }の能力「{ $ability }」（{ $role }）が表になりました：{ $effect }
# $levelsは数の一覧。
log-abilities-gone = 難しさが「やさしい」なので、{ $who }の残りの能力タイル（レベル{ $levels }）をゲームから除きます。
log-ability-crate = { $who }は{ $ability }で{ $good }1個を得ました。
log-crates-discarded = { $who }は{ $good }{ $crates }個をゲームから除いて、点を得ます。
log-endowed = { $who }は{ $building }と{ $good }1個を持って始めます。
# $lostは失うもの：「コーン2個」。
told-lost = −{ $lost }
