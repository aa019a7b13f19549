### プエルトリコ：ボードを音で聞く人のために。list-clauseでつながる部分で、部品の名前が先。

## いろいろなところで

spoken-chosen = 選択中
spoken-legal = 選べます
spoken-meter = { $of }のうち{ $chosen }を選択中
# $textは人のことで、その中に市民がいる。
spoken-among = { $text }（うち市民{ $citizens }人）

## 役割とプレイヤー

spoken-coins-on-it = { $coins }コイン付き
spoken-taken = { $who }が選びました
spoken-can-take = 選べます
spoken-captured = { $who }が連れ去りました
spoken-current = 今のフェイズ
spoken-goods = 商品：{ $crates }
spoken-land = { -land }12マスのうち{ $tiles }マス
spoken-tiles = タイル{ $tiles }枚
spoken-spaces = 建物マス{ $of }のうち{ $filled }
spoken-at-work = はたらく{ -worker }{ $workers }人
spoken-waiting = { -portrait }に{ $idle }人
spoken-shipped = 出荷で{ $vp }点
spoken-governor = 総督
spoken-marker = { role-smuggler }のマーカーあり
spoken-deciding = 今選ぶ番

## タイルと建物

spoken-stack = { $name }{ $count }枚
spoken-empty = 稼働していない
spoken-occupied = 稼働中
spoken-some-occupied = { $count }枚稼働中
# 丸$circlesに労働者$on。
spoken-circles = { $state ->
    [empty] 稼働していない
    [full] 丸がすべて埋まっている
   *[some] 丸{ $circles }つのうち{ $on }つが埋まっている
}
spoken-cost = { $coins }コイン
spoken-price = 今なら{ $coins }コイン
spoken-sold-out = もうない
spoken-left = 残り{ $left }つ
spoken-owned = 持っている

## 船、商店、サプライ

spoken-ship = { $size }マスの貨物船
spoken-ship-empty = 空
spoken-full = 満杯
spoken-can-load = { $crates }個積めて{ $vp }点
spoken-house = { area-house }、4マスのうち{ $count }マス：{ $goods }
spoken-house-empty = { area-house }、空
spoken-market = 表向きの農園：{ $tiles }。採石場は残り{ $quarries }枚。
spoken-supply = { area-crates }：{ $crates }。
spoken-register = { -register }に{ -worker }{ $workers }人、サプライに{ $left }人。
spoken-idle = { $idle ->
    [0] { -portrait }に{ -worker }はいません
   *[other] { -portrait }に{ -worker }{ $idle }人
}
spoken-bag = { area-bag }：残り{ $left }枚、捨てられた農園{ $gone }枚。
spoken-crates = { $good }、{ $crates }個
spoken-supply-crates = { $good }、サプライに{ $crates }個
spoken-sells = { $coins }コインで売れます
