### サンファン：今できることの一覧。$siteは都市の場所の番号。

act-role = { $role }を選ぶ
act-library-now = この役割に{ building-library }を使う
act-library-later = { building-library }は2つ目の役割に残す
act-build = { $building }を建てる
act-build-for = カード{ $price }枚で{ $building }を建てる
act-new-site = 新しい場所に建てる
act-over = 場所{ $site }の{ $building }の上に建てる
act-spend = 場所{ $site }の{ $building }にある{ $good }で支払う
act-pay = { $building }で支払う
act-produce = { $good }を生産する（場所{ $site }）
act-sell = { $good }を売る（場所{ $site }）
act-keep = { $building }を残す
act-discard = { $building }を捨てる
# $underは、カードを下に置く建物。
act-tuck = { $building }を{ $under }の下に置く
act-draw = 引く
act-take = { $building }を取る
act-ship = { $good }を出荷する（場所{ $site }）

## 断ってもよい値引き：特権はカード2枚分まで

act-decline-privilege = 特権のカード1枚分を使わない
act-decline = { $building }の値引きを使わない
act-accept-privilege = 特権をすべて使う
act-accept = { $building }の値引きを使う

## 何もしない、これ以上しない

act-pass = パス
act-pass-chapel = { building-chapel }の下に何も置かない
act-pass-build = 建てない
act-pass-pay = 支払いを終えて建てる
act-pass-produce = 生産しない
act-pass-produce-more = これ以上生産しない
act-pass-sell = 売らない
act-pass-sell-more = これ以上売らない
act-pass-church = { building-church }の下に何も置かない
act-pass-church-more = { building-church }の下にこれ以上置かない
act-pass-exchange = これ以上交換しない
act-pass-draw = 引かない
act-pass-take = 取らない
act-pass-ship = 出荷しない
act-pass-ship-more = これ以上出荷しない

## 一覧の見出し

group-pass = 断る、終える
group-role = 役割
group-build = 建てる
group-site = 場所
group-waive = 値引き
group-spend = 商品で支払う
group-pay = カードで支払う
group-produce = 生産
group-sell = 売る
group-keep = 残す
group-discard = 捨てる
group-tuck = 下に置く
group-draw = 引く
group-take = 取る
group-ship = 出荷
