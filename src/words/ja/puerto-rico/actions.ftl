### プエルトリコ：できること。ボタンと一覧のことばで、句点を付けない。

## 何もしない

pass = パス
pass-draw = 引かない
pass-take = 取らない
pass-worker = { -worker }を取らない
pass-build = 建てない
pass-produce = 生産しない
pass-extra = 追加の商品を取らない
pass-sell = 売らない
pass-load = 今は積まない
pass-point = 1点を取らない
pass-store = これ以上の種類は残さない
pass-keep = 1個も残さない
pass-keep-more = これ以上残さない
pass-poached = これ以上置かない
pass-smuggle = 何もしない
pass-rewarded = 残りを{ -portrait }に残す
pass-move = 移さない
pass-second-tile = 2枚目を取らない
pass-late-hospital = 置かない
pass-small-wharf = これ以上積まない
pass-citizens = 市民を置き終える
pass-park = 捨てない
pass-pension = やめる
pass-zoning = 使わない
pass-bonus = 断る

## 何かをする。$tileはタイル、$placeはタイルか建物の名前

act-role = { $coins ->
    [0] { $role }を選ぶ
   *[other] { $role }を選ぶ（{ $coins }コイン）
}
act-draw = { -bag }から農園を引く
act-take = { $tile }を取る
act-man = 新しい{ $tile }に{ -worker }を置く
act-place = { $place }に{ -worker }を置く
act-place-citizen = { $place }に市民を置く
act-build = { $building }を建てる
act-build-for = { $coins }コインで{ $building }を建てる
act-build-for-all = コインを全部払って{ $building }を建てる
act-extra = { $good }を1個多く取る
act-sell = { $good }を売る
act-load = { $size }マスの貨物船に{ $good }を積む
act-wharf = { building-wharf }で{ $good }を全部積む
act-store = { $good }を全部残す
act-keep = { $good }を1個残す
act-keep-card = { $card }を残す：{ $condition }
act-draft = { $building }を建物置き場に置く
act-move = { building-bohio }の{ -worker }を{ $place }に移す
act-move-citizen = { building-bohio }の市民を{ $place }に移す
act-forest = { $tile }を裏向きに森として置く
act-give-idle = { -portrait }の{ -worker }を戻す
act-give-worker = { $place }の{ -worker }を戻す
act-give-idle-citizen = { -portrait }の市民を戻す
act-give-citizen = { $place }の市民を戻す
act-give-crate = { $good }を1個戻す
act-give-point = 1点を戻す
act-export = { building-merchant-outpost }で{ $good }を1個戻す
act-board = { building-small-wharf }で{ $good }を1個積む
act-pick-worker = { -worker }を取る
act-pick-citizen = 市民を取る
act-zone = 1コイン払って{ -bag }から引く（{ building-zoning-office }）
act-discard = { $tile }を捨てる
act-discard-worker = { -worker }のいる{ $tile }を捨てる
act-discard-citizen = 市民のいる{ $tile }を捨てる
# $tileは、裏向きの農園の名前。
act-clear = 森を捨てる（{ $tile }）
act-poach-citizens = { $citizens ->
    [0] 市民を引き抜かない
   *[other] 市民{ $citizens }人を引き抜く
}
act-raid = { $size }マスの船を襲撃する
act-spoils = { $kept ->
    [0] 1個ももらわない
   *[other] { $kept }個もらう
}
act-plunder = { area-house }を略奪する
act-poach = { -register }から{ -worker }を引き抜く
act-capture = { $role }を連れ去る

## 追加を受ける

accept-produce = 全部生産する
accept-point = 1点多く取る
accept-school = 新しい{ $building }に{ -worker }を置く
accept-worker = サプライから{ -worker }を1人取る
accept-villa = サプライから1人取る
accept-one = 1点を取る
accept-two = 2点を取る
accept-points = 点を取る

## 一覧の見出し

group-pass = 断る、終える
group-roles = 役割
group-tiles = タイル
group-accept = 受ける
group-build = 建てる
group-extra = 追加の商品
group-store = 1種類を全部残す
group-keep = 1個残す
group-discard = 捨てる
