### プエルトリコ：拡張。1897版だけにある。$whoは行ったプレイヤー。読んでいる人なら「あなた」。

## 新たな建物：記録の行

log-drafted = { $who }は{ $building }を建物置き場に置きました（×{ $copies }）。
log-moved = { $who }は{ building-bohio }の{ -worker }を移しました。
log-forested = { $who }は{ $tile }を森として置きました。
log-canal = { $who }は{ building-canal }で{ $good }を1個多く取りました。
log-gave-worker = { $who }は1コインの代わりに{ -worker }1人を戻しました（{ building-hidden-market }）。
log-gave-citizen = { $who }は1コインの代わりに市民1人を戻しました（{ building-hidden-market }）。
log-gave-crate = { $who }は1コインの代わりに{ $good }1個を戻しました（{ building-hidden-market }）。
log-gave-point = { $who }は1コインの代わりに1点を戻しました（{ building-hidden-market }）。
log-exported = { $who }は{ building-merchant-outpost }で{ $good }1個を戻し、{ $coins }コインを得ました。
# $cratesは、何種類かの商品の一覧。
log-shipped-mixed = { $who }は{ building-small-wharf }で{ $crates }を積みました：{ $vp }点。
told-forest = 森

## 市民：記録の行

log-citizens = { $from ->
    [register] { $who }は{ -register }から市民{ $citizens }人を得ました。
    [portrait] { $who }は{ -portrait }から市民{ $citizens }人を得ました。
   *[supply] { $who }はサプライから市民{ $citizens }人を得ました。
}
log-citizen-placed = { $who }は{ $place }に市民を置きました。
log-citizen-moved = { $who }は{ building-bohio }の市民を移しました。
log-zoned = { $who }は1コイン払って{ $tile }を引きました（{ building-zoning-office }）。
log-forest-discarded = { $who }は森を捨てました。
log-land-discarded = { $who }は{ $tile }を捨てました。
log-land-discarded-worker = { $who }は{ $tile }を捨て、そこの{ -worker }は{ -portrait }へ行きました。
log-land-discarded-citizen = { $who }は{ $tile }を捨て、そこの市民は{ -portrait }へ行きました。
log-pensioned = { $who }は{ $good }1個を戻して1点を得ました（{ building-pension-office }）。
# 引き抜いた人数を言う行のあと。
log-citizens-poached = そのうち{ $citizens }人は市民です。
log-citizens-sent-away = 引き抜いた市民{ $citizens }人を、ゲームから除きます。
told-zoned = { $tile }（−1）
told-forest-discarded = 森を捨てた
told-pensioned = −{ $good }1個（+1）

## 密輸人：記録の行

log-raided = { $returned ->
    [0] { $who }は{ $size }マスの船を襲撃し、{ $good }{ $kept }個をもらいました。
   *[other] { $who }は{ $size }マスの船を襲撃し、{ $good }{ $kept }個をもらいました。{ $returned }個はサプライに戻ります。
}
log-plundered = { $who }は{ area-house }を略奪しました（{ $crates }）：{ $vp }点。
log-poached = { $who }は{ -register }から{ -worker }{ $workers }人を引き抜きました。
log-poached-placed = { $who }は引き抜いた{ -worker }を{ $place }に置きました。
log-sent-away = 引き抜いた{ -worker }{ $workers }人を、ゲームから除きます。
log-captured = { $who }は{ $role }を連れ去りました。
log-captured-played = 連れ去った{ $role }は選ばれませんでした。今、{ $who }が行います。
told-raided = 襲撃：+{ $good }{ $kept }個
told-plundered = 略奪：+{ $vp }点
told-poached = { -worker }{ $workers }人を引き抜いた
told-captured = { $role }を連れ去った

## 祝祭。$cardは目標の題

# $piecesは、示されたタイル、商品、建物の一覧。
log-objective-shown = 祝祭：{ $card }（{ $pieces }）。
log-objective-won = { $workers ->
    [0] { $who }は「{ $card }」を達成しました。
   *[other] { $who }は「{ $card }」を達成しました：+{ -worker }{ $workers }人。
}
log-reward-placed = { $who }は祝祭の{ -worker }を{ $place }に置きました。
log-reward-kept = { $who }は祝祭の{ -worker }{ $workers }人を{ -portrait }に残しました。
task-festival = 祝祭
task-objective = 祝祭の目標
task-festival-card = 祝祭カード
# 目標の条件：$tilesと$cratesは一覧。
task-own = { $tiles }を持つ。
task-produce = 1回の{ role-craftsman }フェイズに{ $crates }を生産する。
task-own-and-produce = { $tiles }を持ち、1回の{ role-craftsman }フェイズに{ $crates }を生産する。
task-load = 1回の{ role-captain }フェイズに{ $good }3個を積む。
task-load-two = 1回の{ role-captain }フェイズに、{ $one }1個と{ $other }2個、または{ $one }2個と{ $other }1個を積む。
task-fill-house = { $good }を{ area-house }の4個目に売る。
task-fill-largest = いちばん大きい貨物船を、{ $good }で出航させる。
task-fill-smallest = いちばん小さい貨物船を、{ $good }で出航させる。
task-build = { $building }を建てる。
task-reward = 報酬
task-fulfilled-by = 達成したプレイヤー
# 音で聞く目標：題、条件の文、報酬。
task-spoken = { $title }：{ $task }報酬は{ $reward }。
task-spoken-won = { $title }：{ $who }が達成しました。
task-tally = { $need }のうち{ $have }です。

## 実績カード。$cardは題、$cardsはその一覧

log-cards-dealt = { $who }に実績カード{ $count }枚が配られました。
log-own-cards-dealt = { $who }に実績カード{ $count }枚が配られました：{ $cards }。
log-some-card-kept = { $who }は実績カードを1枚残しました。
log-card-kept = { $who }は{ $card }を残しました。
log-cards-passed = ほかの実績カードを左隣へ渡しました。
log-achieved = { $who }は実績を達成しました：{ $card }。
task-card = 実績カード
task-packet = 実績カード
task-packet-cards = この{ $cards }枚から1枚を残す
task-face-down = 裏向きの実績カード{ $cards }枚
task-completed = 達成しました。
task-so-far = これまでに{ $need }のうち{ $have }です。
task-worth = { $vp }点です。
task-chosen = 選択中です。
task-legal = 選べます。
