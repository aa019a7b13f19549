### プエルトリコ：ボードとページのことば。句点を付けない。

## 見出しと数

board-tray = このゲームの建物置き場
board-tray-filled = { $of }枠のうち{ $filled }枠
board-tray-slots = { $cost }コイン：{ $of }枠のうち{ $filled }枠
board-your-mat = 自分のボード
board-mat-of = { $name }のボード
board-your-town = 自分の町
board-town-of = { $name }の町
board-land-of = { $name }の{ -land }
board-round = ラウンド{ $round }
board-last-round = これが最後のラウンドです。
board-until-end = 終わりまで
board-vp = 勝利点
board-vp-left = 残り{ $left }点
# サプライがなくなったあとに得た点。
board-vp-recorded = 書き留めた{ $beyond }点
board-workers-left = 残り{ -worker }{ $left }人
board-and-citizens = 残り{ -worker }{ $left }人と市民{ $citizens }人
board-pick-worker = { -worker }を取る：{ -register }に{ $count }人
board-pick-citizen = 市民を取る：{ -register }に{ $count }人
board-spaces = 建物マス{ $of }のうち{ $filled }
board-fullest = いちばん埋まった町
# 見られない、ほかのプレイヤーの点。
board-hidden = 秘密
board-cost = コスト
board-printed = 得点
board-circles = 丸
board-copies = 残り
board-phase = フェイズ
# 役割のフェイズでないときの、建物のはたらくとき。
board-always = いつでも
board-own-roles = 自分が選んだ役割
board-end = ゲーム終了時
board-never = なし
board-role = 役割
board-quarry = 採石場
board-plantation = 農園（{ -land }のタイル）
board-good = 商品
board-good-effect = { $coins ->
    [0] { area-house }では0コイン、積むと1点です。
   *[other] { area-house }では{ $coins }コイン、積むと1点です。
}
board-privilege = 特権：{ $privilege }
# 値段：「9 − 1（建築家） = 8」。コスト、値引き、答え。
board-less = { $before } − { $amount }（{ $name }）
board-sum = { $cost } = { $price }
board-by-quarries = 採石場
board-discount = 採石場 −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = { $left ->
    [0] コインは残らない
   *[other] { $left }コイン残る
}
# 並んだ2つのことば。
board-beside = { $before }・{ $next }
board-marker-free = マーカーはテーブルにあります。全員がこの役割を選べます。
board-marker = { $who ->
    [you] マーカーがあるので、ほかのプレイヤーが選ぶまで、この役割は選べません。
   *[other] { $who }にマーカーがあり、ほかのプレイヤーが選ぶまで、この役割は選べません。
}
# 設定：題と、その説明。
board-option = { $title }：{ $note }
# 携帯でのボードの部分。
board-tab-roles = 役割
board-tab-harbor = 港
board-tab-town = 町
board-tab-land = 土地
# 船、商店、タイル、サプライのある部分の、音で聞く名前。
board-harbor = 船、商店、サプライ
board-tie-break = コインと商品の合計
# コンピューターの相手が知らないこと。
board-unknown = 次のタイルと、ほかのプレイヤーの裏向きのものは、見えていませんでした。

## ボタン：三語まで、選ぶと得られるものとともに

board-tray-put = 建物置き場に置く
board-move-off = { building-bohio }の{ -worker }を移す
board-take-role = { $role }を選ぶ
board-draw = 農園を引く
board-worker = { -worker }を取る
board-no-worker = { -worker }なし
board-place = 確定する
board-fill = 自動で埋める
board-as-before = 前と同じ
board-build = { $price ->
    [0] 無料で建てる
   *[other] { $price }コインで建てる
}
board-produce = 生産する
board-point = 1点を取る
board-no-point = 1点を取らない
board-no-extra = 追加なし
board-store = { $lost ->
    [0] 保管する
   *[other] 保管し、{ $lost }個失う
}
board-clear = 選び直す
# 保管のときの商品：どうなるか。
board-whole = 全部残す
board-one = 1個残す
board-lost = 失う
board-load-own = { $good }{ $crates }個 → 自分の船：+{ $vp }点
board-load-ship = { $good }{ $crates }個 → { $size }マスの船：+{ $vp }点
board-sell-good = { $good }を売る：+{ $coins }コイン
board-man-tile = { $tile }に置く
board-raid = 船を襲撃する
board-capture = 役割を連れ去る
board-keep-spoils = { $kept ->
    [0] もらわない
   *[other] { $kept }個もらう
}
board-keep-card = このカードを残す
board-pay-all = { $coins }コイン全部払う
board-take-points = { $vp }点を取る

## 押しても合わないとき

board-must-place = あと{ -worker }{ $left }人を置いてください。
board-hand-empty = { -worker }は全員置きました。先に1人戻してください。
board-at-most-kinds = { $kinds }種類までです。

## 役割で得られるもの、タイルの上にいちばん短く

gain-good = { $good }{ $count }個
gain-vp = +{ $vp }点
# 必ず得るものと、そのあと選べるもの。
gain-and-next = { $gain }、{ $next }
gain-nothing = することなし
gain-sale = { $good }+{ $coins }コイン
gain-load = { $good }{ $crates }個で+{ $vp }点
gain-buildings = { $count ->
    [0] 支払える建物なし
   *[other] 建物{ $count }種類
}
gain-quarry = 採石場
gain-kinds = { $kinds }種類
gain-kinds-quarry = { $kinds }種類、採石場
# 同じく、音で聞くとき：$roleは役割、$doesはそのはたらき。
gain-spoken = { $role }。{ $does }
gain-spoken-now = { $role }。{ $does }。今選ぶと、{ $gain }
gain-yours = 選ぶと得るもの：{ $gain }。

## 部品の説明

piece-common = テーブルのもの
piece-owned = { $name }のもの
piece-aim = 勝利点がいちばん多いプレイヤーの勝ちです。商品の出荷と建物で得点します。
piece-spaces = マス
piece-free = 空き
piece-inside = 中にあるもの
piece-left = 残り
piece-count = 数
# $cratesは、関わる自分の商品の一覧。
piece-have-crates = 自分の商品：{ $crates }。
piece-have-workers = 自分の{ -worker }は{ $workers }人です。
piece-gained = これまでに{ $vp }点を得ました。
piece-filled = 12マスのうち{ $filled }マスを埋めました。
