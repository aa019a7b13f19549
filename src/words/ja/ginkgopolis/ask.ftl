### ギンコポリス：問い、答え、見通し、できない理由。

## プレイヤーへの問い：することと、次の行にくわしいこと
## $tileと$overは「青7」、$letterはトークンの文字

ask-draft = { $pick ->
    [0] キャラクターを1枚残してください。
    [1] 2枚目のキャラクターを残してください。
   *[other] 3枚目のキャラクターを残してください。
}
ask-draft-pass = { $pick ->
    [0] ほかの3枚は左隣へ渡します。
    [1] 残りは左隣へ渡します。
   *[other] 最後の1枚は使いません。
}
ask-choose = カードを選んでください。
ask-choose-tiles = 建てるなら、タイルを添えます。
ask-choose-no-tiles = 建てるためのタイルがありません。
# 建物カード$tileだけを出す。
ask-exploit = { $tile }を活用します。
ask-construct = { $over }を{ $tile }で高層化します。
ask-exploit-letter = 文字{ $letter }で活用します。
ask-urbanize = { $letter }で都市化し、{ $tile }を建てます。
# 選んだアクションに足りないもの：「資源1個と2点」。
ask-short = { $goods }が足りません。
ask-goods = 資源かタイルを取ってください。
ask-last-tile = 最後のタイルを取りますか？
ask-last-tile-ends = 取ると、このラウンドが最後になります。
ask-last-tile-returns = 取ると、全員がタイルを1枚1点で戻せます。
# 次の2つの問いのどちらかの前。
ask-hal-built = { hal }が{ $letter }の場所に建てました。
# トークンは都市のまわりにアルファベット順に並ぶ。
ask-shift = トークン{ $letter }が順序どおりに入りません。
ask-shift-choose = 動かすトークンを選んでください。
ask-shift-chosen = 選んだトークンが動きます。
ask-place = トークン{ $letter }を置いてください。
ask-place-choose = 印のある場所を選んでください。
ask-place-chosen = { $column }列目の{ $row }行目です。
ask-out-of-tiles = タイルがなくなりました。
ask-return-or-pass = タイルを1枚1点で戻すか、パスしてください。
# $tilesは「タイル2枚」。
ask-return = { $tiles }を戻しますか？
ask-return-of = { $count }枚持っています。

## ほかのプレイヤーが聞かれていること

wait-draft = { $who }がキャラクターを選んでいます。
wait-card = { $who }がカードを選んでいます。
wait-goods = { $who }が資源かタイルを取ります。
wait-last-tile = { $who }が最後のタイルを取るか考えています。
wait-marker = { $who }がトークンを動かしています。
wait-return = { $who }が戻すタイルを選んでいます。
# アクションを見せているプレイヤー。
wait-act = { $who }のアクションです。

## 選んだカードとタイルでどうなるか。手札の上の1行
## $goodsは「資源1個と2点」、$moreは自分のカードで得るもの

forecast-take = +資源1個かタイル1枚。
forecast-take-more = +資源1個かタイル1枚、さらにカードで+{ $more }。
forecast-nothing = +なし。
forecast-gain = +{ $goods }。
forecast-gain-more = +{ $goods }、さらにカードで+{ $more }。
forecast-more = カードで+{ $more }。
forecast-urbanize = 資源1個を置きます。
# 上に建てられる建物の持ち主。
forecast-owner = { $name }に資源{ $count }個が戻り、{ $count }点です。
# $resourcesは「資源2個」。
forecast-back = { $resources }が戻ります。
# $pointsは「2点」。
forecast-number = 数が小さいので、{ $points }を払います。
forecast-color = 色が違うので、資源1個を払います。
forecast-place = { $resources }を置きます。
# コロンのあとは、上の行のどれか。
forecast-short = { $goods }が足りません。行うときにも足りなければ、代わりに活用します：
# 新しい建物の場所のトークンの行き先：建物の隣。
forecast-marker = それからトークン{ $letter }が隣へ移ります：{ $places }か所。
forecast-marker-away = 隣に空き地がないので、トークン{ $letter }は別の場所へ移ります：{ $places }か所。
# $markersは「AとB、またはC」。
forecast-marker-others = 一緒に動くトークン：{ $markers }。

## 答え：ボタンと、すべてのアクションの一覧

action-done = これ以上戻さない
action-keep = { $character }を残す
action-redraw = 手札交換トークンを使う
action-card = { $card }を選ぶ
action-alone = 活用する（カードだけ）
action-with = { $tile }を添える
action-take-resource = 資源を取る
action-take-tile = タイルを取る
action-shift = トークンを動かす：方法{ $number }
# $lettersは「AとB」。
action-shift-letters = { $letters }を動かす
action-row = { $row }行目の場所
action-place = { $column }列目の{ $row }行目
action-return = { $tile }を戻す
action-leave = 最後のタイルを取らない

## すべてのアクションの一覧の見出し

group-return = 戻すタイル
group-characters = キャラクター
group-redraw = 手札交換トークン
group-cards = カード
group-tiles = タイル
group-goods = 資源かタイル
group-markers = トークン

## できない理由

reason-game-over = ゲームは終わりました。
reason-not-asked = 今はできません。
reason-not-in-packet = このキャラクターは選べません。
reason-no-redraw = 手札交換トークンがもうありません。
reason-too-late-to-redraw = もうカードを選びました。
reason-not-in-hand = このカードは手札にありません。
reason-not-behind-screen = このタイルは、ついたての裏にありません。
reason-reserve-empty = 資源のストックが空です。
reason-supply-empty = タイルがもうありません。
reason-no-such-shift = トークンをそのようには動かせません。
reason-not-adjacent = トークンは、新しい建物の隣に置きます。
reason-not-on-rim = ここは都市の中です。トークンは都市のまわりに置きます。
reason-occupied = そこには、もうトークンか建物があります。
reason-out-of-order = それでは、トークンが都市のまわりでアルファベット順に並びません。
reason-not-in-row = この行に、置ける場所はありません。
reason-ascending = このタイルは、もう決めました。

## はじめての問い：80字まで

first-time-draft = 1枚残して、ほかは渡します。残したキャラクターは、描かれたアクションのたびにはたらきます。
first-time-card = 全員が秘密にカードを選びます。カードだけなら活用。タイルを添えると、文字は都市化、建物は高層化です。
first-time-tile = タイルを添えて建てるか、カードだけを出して活用します。
first-time-goods = 建てるには資源で支払い、タイルを置きます。
first-time-shift = 都市が広がり、トークンが場所を空けます。動かすトークンを選びましょう。
first-time-place = トークンを都市の隣に戻しましょう。あとでそこを都市化できます。
