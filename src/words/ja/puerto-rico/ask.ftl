### プエルトリコ：問い。前半（問いかお願い）に、説明が続く。読点で終わる前半は、説明へつながる。

## 役割とタイル

ask-role = 役割を選んでください。
ask-role-note = 全員が行います。あなたが最初です。
ask-role-duel = このラウンドの{ $of }つのうち{ $mine }つ目です。2人とも行い、あなたが先です。
ask-role-chosen = { $role }を選びますか？
ask-role-coins = { $coins }コインが置いてあります。
ask-hacienda = { -bag }から農園を引きますか？
ask-hacienda-note = 引いたら必ず置き、それからいつもどおりタイルを取ります。
ask-take = 農園を取るか、
ask-take-quarry = 農園か採石場を取るか、
ask-take-note = パスしてください。
ask-take-full = パスしてください。{ -land }がいっぱいなので、取ってもすぐ捨てます。
ask-hospital = 新しい{ $tile }に{ -worker }を置きますか？
ask-hospital-note = { building-hospital }の{ -worker }1人です。
ask-hospital-which = どのタイルに{ -worker }を置きますか？
# 2枚のタイルの名前：アシエンダで引いたものと、取ったもの。
ask-hospital-which-note = 引いた{ $drawn }か、取った{ $taken }です。{ building-hospital }の{ -worker }1人です。
ask-plant = { $tile }を裏向きに森として置きますか？
ask-second-tile = 2枚目のタイルを取るか、
ask-second-tile-note = パスしてください。{ building-publishing-house }のはたらきです。
ask-late-hospital = { building-hospital }の{ -worker }を、新しいタイルに置きますか？
ask-late-hospital-note = このフェイズに取ったどのタイルでもかまいません。
ask-park = 農園か森を1つ捨てるか、
ask-park-note = パスしてください。{ building-park-authority }のはたらきです。
ask-zoning = 今使いますか？1フェイズに1回です。
# 多くの問いの説明：はたらく建物。
ask-offer = { $building }のはたらきです。

## 労働者と市民

ask-privilege = サプライから{ -worker }を1人取りますか？
ask-privilege-note = 選んだプレイヤーの特権です。
ask-place = { -worker }を置いてください：
ask-place-note = { $left ->
    [0] 全員置きました。
   *[other] あと{ $left }人です。空いている丸があるうちは、必ず置きます。
}
ask-poached = 引き抜いた{ -worker }を{ $workers }人まで置けます：
ask-poached-note = { $left ->
    [0] 全員置きました。
   *[other] あと{ $left }人です。置かない{ -worker }は、ゲームから除きます。
}
ask-rewarded = 祝祭の{ -worker }{ $workers }人を置いてください：
ask-rewarded-note = { $left ->
    [0] 全員置きました。
   *[other] あと{ $left }人です。置かなければ、{ -portrait }へ行きます。
}
ask-school = 新しい{ $building }に{ -worker }を置きますか？
ask-bohio = { building-bohio }の{ -worker }を移しますか？
ask-bohio-note = 次の{ role-recruiter }フェイズまで、自分の空いている丸のどこへでも移せます。
ask-pick = { -worker }か市民を取ってください。
ask-pick-note = { -register }から取る番です。このフェイズに置きます。
ask-place-citizen = 先に市民を置いてください。
ask-place-citizen-note = 市民{ $citizens }人を置きます。{ area-workers }はそのあとです。
ask-villa = 市民か{ -worker }を1人多く取りますか？
ask-poach-kinds = 市民を何人引き抜きますか？
ask-poach-kinds-note = ほかは{ -worker }です。
ask-poached-citizens = 引き抜いた市民を置くか、
ask-poached-citizens-note = パスしてください。市民はあと{ $citizens }人で、置かなければゲームから除きます。

## 建てる

ask-build-none = 建てられません。
ask-build-none-note = 支払える建物がありません。
ask-build = 建物を選ぶか、
ask-build-note = パスしてください。
ask-build-chosen = { $coins }コインで{ $building }を建てますか？
ask-draft = 建物置き場に置く建物を選んでください。
ask-draft-note = このゲームで、全員が買えるようになります。
ask-payment = { $building }に{ $coins }コイン足りません。
ask-payment-note = 代わりに{ -worker }、商品、点のどれかで支払ってください。

## 商品

# $cratesは、生産する商品の一覧。
ask-produce = { $crates }を生産しますか？
ask-produce-note = 全部か、まったく生産しないかです。
ask-extra = 商品を1個多く取ってください：
ask-extra-note = 今生産した種類だけです。
ask-sell = 商品を1個売るか、
ask-sell-note = パスしてください。
ask-sell-chosen = { $good }を{ $coins }コインで売りますか？
ask-load = 船に積んでください。
ask-load-note = 商品を積める貨物船があるうちは、必ず積みます。
ask-load-own = 自分の船に積むか、
ask-load-own-note = 待ってください。今、商品を積める貨物船はありません。
ask-load-which = { $good }をどの船に積みますか？
ask-load-chosen = { $size }マスの貨物船に{ $good }{ $crates }個を積みますか？
ask-load-wharf = { building-wharf }で{ $good }{ $crates }個を全部積みますか？
ask-load-points = { $vp }点です。
ask-small-wharf = 小さな船にもう1個積むか、
ask-small-wharf-note = 終えてください。2個につき1点です。
ask-store = { $kinds ->
    [0] 商品を1個残せます。
   *[other] { $kinds }種類を全部と、ほかに1個を残せます。
}
ask-store-crate = 残す1個を選んでください。
ask-store-kinds = あと{ $left }種類選べます。
ask-store-kinds-crate = あと{ $left }種類と1個を選べます。
ask-store-lost = { $lost ->
    [0] 失うものはありません。
   *[other] { $lost }個を失います。
}
ask-keep-singles = あと{ $left }個まで残せます。
ask-keep-singles-note = { building-storehouse }のはたらきです。
ask-pension = 商品をもう1個戻して1点を得るか、
ask-pension-note = 終えてください。違う種類を、あと{ $left }個までです。

## 点

ask-harbor = { $good }を積んで、1点多く取りますか？
ask-load-point = この積み込みで、1点多く取りますか？
ask-first-load-point = 最初の積み込みで、2点目を取りますか？
ask-point = 1点を取りますか？
ask-two-points = 2点を取りますか？
ask-points = 点を取りますか？
# 問いの下：追加でゲームの終わりが近づくこと。
ask-ending-round = 取ると、このラウンドが最後になります。
ask-ending-perhaps = 取ると、{ -worker }が{ -register }の補充に足りず、このラウンドが最後になるかもしれません。
ask-ending-captain = 取ると勝利点がなくなり、次に{ role-captain }を行うラウンドが最後になります。
ask-ending-recruiter = 取ると{ -worker }が足りず、次に{ role-recruiter }を行うラウンドが最後になります。

## 密輸人

ask-smuggle = 1つを選ぶか、
ask-smuggle-note = パスしてください。ほかのプレイヤーは何もしません。
# $deedは、下のどれか。
ask-deed = { $deed }？
ask-spoils = { $good }を何個もらいますか？
ask-spoils-note = { $most }個までで、残りはサプライに戻します。
deed-raid = { $size }マスの船を襲撃：+{ $good }{ $kept }個
deed-plunder = { area-house }を略奪：+{ $vp }点
deed-poach = { -worker }{ $workers }人を引き抜く
deed-capture = { $coins ->
    [0] { $role }を連れ去る
   *[other] { $role }を連れ去る：+{ $coins }コイン
}

## 実績カード

ask-keep-card = 実績カードを1枚残してください。
ask-keep-card-note = ほかは左隣のプレイヤーへ渡します。

## ほかのプレイヤーが決めていること

wait-role = { $who }が役割を選んでいます。
wait-about = { $who }が{ $building }を使うか考えています。
wait-take = { $who }がタイルを選んでいます。
wait-privilege = { $who }が{ -worker }を取るか考えています。
wait-place = { $who }が{ -worker }を置いています。
wait-build = { $who }が何を建てるか考えています。
wait-produce = { $who }が生産しています。
wait-extra = { $who }が追加の商品を選んでいます。
wait-sell = { $who }が何を売るか考えています。
wait-load = { $who }が積んでいます。
wait-store = { $who }が残す商品を選んでいます。
wait-keep-card = { $who }が実績カードを選んでいます。
wait-smuggle = { $who }が{ role-smuggler }の行いを考えています。
wait-spoils = { $who }が船を襲撃しています。
wait-rewarded = { $who }が祝祭の{ -worker }を置いています。
wait-draft = { $who }が建物置き場の建物を選んでいます。
wait-second-tile = { $who }が2枚目のタイルを選んでいます。
wait-point = { $who }が点を取るか考えています。
wait-pick = { $who }が{ -register }から選んでいます。
wait-citizens = { $who }が市民を置いています。
