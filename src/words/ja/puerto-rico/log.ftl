### プエルトリコ：記録の行。$whoは行ったプレイヤー。読んでいる人なら「あなた」。$building、$tile、$good、$roleは名前。

## ラウンド、役割、コイン

log-round = ラウンド{ $round }：総督は{ $who }です。
log-role = { $who }は{ $role }を選びました。
log-role-coins = 残った役割に1コインずつ置きます：{ $roles }。
log-coins-role = { $who }は役割の{ $coins }コインを得ました。
log-coins-adventurer = { $who }は{ role-adventurer }で{ $coins }コインを得ました。
log-coins-building = { $who }は{ $building }で{ $coins }コインを得ました。
log-coins-ransom = 連れ去った役割が選ばれ、{ $who }は{ $coins }コインを得ました。
log-coins-festival = { $who }は祝祭で{ $coins }コインを得ました。
log-coins-ability = { $who }は{ $ability }で{ $coins }コインを得ました。
log-points = { $who }は{ $building }で{ $vp }点を得ました。
log-points-festival = { $who }は祝祭で{ $vp }点を得ました。
log-points-ability = { $who }は{ $ability }で{ $vp }点を得ました。
log-last-round-workers = { -worker }が{ -register }の補充に足りないので、これが最後のラウンドです。
log-last-round-buildings = 12の建物マスをすべて埋めたプレイヤーがいるので、これが最後のラウンドです。
log-last-round-points = 最後の勝利点が取られたので、これが最後のラウンドです。
log-over = ゲーム終了です。

## タイル

log-drawn = { $who }は{ building-hacienda }で{ $tile }を引きました。
log-taken = { $who }は{ $tile }を取りました。
log-discarded = { $who }は{ $tile }を取りました。{ -land }がいっぱいなので、捨てます。
# 新しいタイルや建物に労働者が付く：$placeはその名前、$buildingはもとの建物の名前。
log-manned = { $from ->
    [register] { $who }は{ $building }で、{ -register }の{ -worker }1人を新しい{ $place }に置きました。
    [portrait] { $who }は{ $building }で、{ -portrait }の{ -worker }1人を新しい{ $place }に置きました。
   *[supply] { $who }は{ $building }で、{ -worker }1人を新しい{ $place }に置きました。
}
log-market = 新しい農園：{ $tiles }。
log-market-none = なし
log-bag-refilled = { -bag }が空になり、捨てられた農園{ $tiles }枚を混ぜて補いました。

## 労働者

log-workers = { $from ->
    [register] { $who }は{ -register }から{ -worker }{ $workers }人を得ました。
    [portrait] { $who }は{ -portrait }から{ -worker }{ $workers }人を得ました。
   *[supply] { $who }は{ role-recruiter }の特権で{ -worker }{ $workers }人を得ました。
}
# $placesはタイルと建物の一覧。
log-placed = { $who }は{ -worker }を置きました：{ $places }。
log-all-placed = { $idle ->
    [0] { $who }はすべての丸を埋めました。
   *[other] { $who }はすべての丸を埋めました。{ -portrait }に{ -worker }{ $idle }人が残ります。
}
log-register = { $workers ->
    [0] { -register }に新しい{ -worker }は来ません。
   *[other] { -register }に{ -worker }{ $workers }人が来ました。
}
log-register-citizens = { -register }に市民{ $citizens }人と{ -worker }{ $workers }人が来ました。

## 建てる、生産する、売る、積む

log-built = { $price ->
    [0] { $who }は無料で{ $building }を建てました。
   *[other] { $who }は{ $price }コインで{ $building }を建てました。
}
# $cratesは、生産した商品の一覧。
log-produced = { $who }は{ $crates }を生産しました。
log-extra = { $who }は{ role-craftsman }の特権で{ $good }を1個多く取りました。
log-sold = { $who }は{ $good }を{ $coins }コインで売りました。
log-house-emptied = { area-house }が満杯になり、空にしました。
log-shipped = { $who }は{ $size }マスの貨物船に{ $good }{ $crates }個を積みました：{ $vp }点。
log-shipped-own = { $who }は{ building-wharf }で{ $good }{ $crates }個を積みました：{ $vp }点。
log-spoiled = { $who }は保管できず、{ $crates }を失いました。
log-sailed = { $size }マスの貨物船が{ $good }で満杯になり、出航しました。
# プレイヤーが断った：$roleは役割の鍵で、名前ではない。
log-passed = { $role ->
    [planter] { $who }はタイルを取りませんでした。
    [builder] { $who }は建てませんでした。
    [craftsman] { $who }は生産しませんでした。
    [trader] { $who }は売りませんでした。
    [captain] { $who }は積みませんでした。
   *[other] { $who }は何もしませんでした。
}

## フェイズにしたことを、プレイヤーの印の横に一言で

told-coins = +{ $coins }コイン
told-points = +{ $vp }点
told-workers = +{ -worker }{ $workers }人
told-citizens = +市民{ $citizens }人
told-discarded = { $tile }、捨てた
told-placed = 置いた
told-all-placed = { $idle ->
    [0] すべて埋めた
   *[other] すべて埋めた、残り{ $idle }人
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building }（−{ $price }）
}
told-produced = +{ $crates }
told-extra = +{ $good }1個
# $soldは商品か商品の一覧、$gainはそのコインか点。
told-sold = { $sold }（+{ $gain }）
told-spoiled = { $crates }を失った
told-nothing = 何もせず
