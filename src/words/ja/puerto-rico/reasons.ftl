### プエルトリコ：何かができない理由と、部品の今の意味。足りないものを言う文で。

## できない理由：番と役割

why-not-over = ゲームは終わりました。
why-not-asked = 今はできません。
why-not-must-pick = 役割を必ず1つ選びます。
why-not-must-choose = 必ず選びます。
why-not-role-taken = { $by ->
    [you] { $role }は、このラウンドにもう自分で選びました。
   *[other] { $role }は、このラウンドにもう{ $by }が選びました。
}
why-not-role = このラウンドに{ $role }は選べません。
# 選ぼうとした役割の名前がわからないとき。
why-not-some-role = その役割
why-not-captures = プエルトマのいるゲームでは、役割を連れ去れません。
why-not-marker = マーカーのあるプレイヤーは、続けて{ role-smuggler }を選べません。
why-not-captures-itself = { role-smuggler }は連れ去れません。

## できない理由：タイルと労働者

why-not-in-market = 表向きの{ $tile }はありません。
why-not-such-tile = そのタイルは表向きにありません。
why-not-quarry = 採石場を取れるのは、{ role-planter }を選んだプレイヤーか、稼働中の{ building-builders-yard }の持ち主だけです。
why-not-quarries-left = 採石場はもうありません。
why-not-land-full = { -land }の12マスが、すべて埋まっています。
why-not-obtained = { -worker }を置けるのは、今取ったタイルだけです。{ $tile }は違います。
why-not-new-tile = { -worker }を置けるのは、今取ったタイルだけです。
why-not-circle = そこに空いている丸はありません。
why-not-leaves-workers = あと{ -worker }{ $workers }人を置きますが、ここから先の空いている丸は{ $circles }か所だけです。先に前の丸を埋めてください。
why-not-too-few-circles = ほかの{ -worker }を置く丸が足りなくなります。
why-not-order = それを選ぶには遅すぎます。はじめから選び直してください。
why-not-move = { building-bohio }から、そこへは移せません。
why-not-forest = 森にできるのは農園だけで、稼働中の{ building-lumberyard }が必要です。
why-not-nobody = そこに、戻せる{ -worker }はいません。
why-not-citizens-elsewhere = ほかの丸に置く市民か{ -worker }が足りなくなります。
why-not-such-land = 捨てられるそのタイルがありません。
why-not-of-kind = { -register }に、その数はいません。
why-not-register-empty = { -register }に、引き抜ける{ -worker }がいません。

## できない理由：建物

# 建てようとした建物の名前がわからないとき。
why-not-some-building = その建物
why-not-sold-out = { $building }はもうありません。
why-not-owned = { $building }はもう持っています。同じ建物は1つだけです。
why-not-space = { $building }には{ $need }マス必要です。空きは12マスのうち{ $have }マスです。
why-not-spaces = 空いている建物マスが足りません。
why-not-coins = { $have }コインしかありません。{ $building }は{ $need }コインで、{ $missing }コイン足りません。
why-not-short = { $building }に{ $missing }コイン足りません。
why-not-pool = この建物は、もう建物置き場にあるか、このゲームにありません。
why-not-slot = 建物置き場に、このコストの空いている枠がありません。
why-not-together = 建物置き場の建物と、同じゲームでは使えません。
why-not-needs = 稼働中の{ $building }が必要です。
why-not-wharf = 稼働中の{ building-wharf }が必要です。自分の船に積めるのは、1フェイズに1回です。
why-not-small-wharf = 稼働中の{ building-small-wharf }が必要です。小さな船に積めるのは、1フェイズに1回です。
why-not-zoning = 稼働中の{ building-zoning-office }が必要です。使えるのは、1フェイズに1回です。
why-not-for-all = コインを全部払えるのは、{ -expanded }だけです。値段より多く、印刷されたコストまでです。
why-not-packet = そのカードは手札にありません。

## できない理由：商品と船

why-not-produced = このフェイズに{ $good }を生産していません。
why-not-produced-some = このフェイズにその商品を生産していません。
why-not-left = サプライに{ $good }がもうありません。
why-not-left-some = サプライにもうありません。
why-not-crate = { $good }がありません。
why-not-crate-some = その商品がありません。
why-not-point = 戻せる点がありません。
why-not-house-full = { area-house }の4マスが埋まっています。このフェイズには、もう売れません。
why-not-house-has = { $good }はもう{ area-house }にあります。売るには、稼働中の{ building-office }が必要です。
why-not-house-has-some = その商品は、もう{ area-house }にあります。
why-not-house-empty = { area-house }は空です。
# 売ろうとした商品の名前がわからないとき。
why-not-some-good = その商品
# 下の文の主語：$ship。
why-not-the-ship = { $size }マスの貨物船
why-not-this-ship = この船
why-not-another-ship = 別の船
why-not-such-ship = その船はありません。
why-not-ship-full = { $ship }は満杯です。
why-not-ship-empty = { $ship }は空です。
why-not-ship-carries = { $ship }は{ $other }を積んでいるので、{ $good }は積めません。
why-not-ship-other = { $ship }は別の商品を積んでいます。
why-not-other-ship = { $ship }がもう{ $good }を積んでいます。同じ種類を2隻には積めません。
why-not-larger = 空の{ $size }マスの貨物船なら{ $need }個、この船には{ $have }個です。多く積めるほうが先です。
why-not-larger-some = 別の空の船に、もっと多く積めます。
why-not-wait = 積まなければなりません。{ $good }を積める貨物船があります。
why-not-wait-some = 商品を積める貨物船があるうちは、積まなければなりません。
why-not-spoils = 襲撃した船からもらえるのは、3個までです。

## 部品の、今の意味

fact-price = { $price }コインです。
fact-free = 今なら無料です。
fact-reduced = 今なら{ $cost }コインではなく、{ $price }コインです。
fact-short = { $missing }コイン足りません。
fact-owned = もう持っています。
fact-sold-out = もうありません。
fact-space = 建物マスが2つ必要です。空きは{ $free }マスです。
# 丸$circlesに労働者$on。丸が1つなら、$stateは「empty」か「full」。
fact-workers = { $state ->
    [empty] 丸は空いています。
    [full] 丸は埋まっています。
   *[some] 丸{ $circles }つのうち{ $on }つが埋まっています。
}
fact-idle = 稼働していないので、何もしません。
fact-scores = 今のままなら、最後に{ $vp }点です。
fact-makes = { $crates ->
    [0] 今は{ $good }を生産しません。
   *[other] 今なら{ $good }を{ $crates }個生産します。
}
fact-tiles = { $occupied ->
    [0] { $count }枚あり、稼働中のものはありません。
   *[other] { $count }枚あり、{ $occupied }枚が稼働中です。
}
fact-coins = { $coins }コインが置いてあります。
fact-supply = { $crates ->
    [0] サプライに{ $good }はもうありません。
   *[other] サプライに{ $good }が{ $crates }個あります。
}
