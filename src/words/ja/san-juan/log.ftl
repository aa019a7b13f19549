### サンファン：起きたこと。1行に1つ。$whoはプレイヤー。読んでいる人なら「あなた」。
### $building、$role、$goodは名前。$cardsは「カード2枚」で、名前がわかればかっこに入る。

log-round = ラウンド{ $round }：総督は{ $who }です。
log-role = { $who }は{ $role }を選びました。
log-library = { $who }は{ building-library }で特権を2倍にしました。

## 引いたカードと捨てたカード

log-drew-opening = { $who }は最初の手札に{ $cards }を引きました。
log-drew-as = { $who }は{ $role }で{ $cards }を引きました。
log-drew-sale = { $who }は売った分の{ $cards }を引きました。
log-drew-hand = { $who }は{ $cards }を引いて手札に加えました。
# 建物のはたらき。
log-drew-for = { $who }は{ $building }で{ $cards }を引きました。
log-discarded-draft = { $who }は最初の手札から{ $cards }を捨てました。
log-discarded-limit = { $who }は上限を超えた{ $cards }を捨てました。
# $sourceは建物か役割。
log-discarded-for = { $who }は{ $source }で{ $cards }を捨てました。
log-reshuffled = 捨て札を混ぜて、{ $count }枚の新しい山札にしました。
log-looked = { $who }は選ぶために{ $cards }を引きました。
log-kept = { $who }は{ $cards }を残しました。

## 建物の下に置いたもの、出荷したもの

# $listはカードの名前。
log-tucked = { $who }は{ $list }を{ $building }の下に置きました。
log-tucked-hidden = { $who }はカード1枚を{ $building }の下に置きました。
log-good-arrived = { $who }の{ $building }に商品が1個置かれました。
log-harbor = { $who }は売った商品のうち1個を{ building-harbor }の下に置きました。
log-shipped = { $who }は{ $good }を出荷しました。

## 表向きのカード。$listはカードの名前

log-turned-up = { $who }は{ building-gold-mine }で{ $list }をめくりました。
log-ship-row = { role-colonist-ship }のカード：{ $list }。
log-took = { $who }は{ $building }を取りました。
log-row-discarded = 誰も取らなかったカード：{ $list }。
log-mine-taken = { $who }は{ building-gold-mine }で{ $list }をめくり、{ $building }を取りました。
log-mine-left = { $who }は{ building-gold-mine }で{ $list }をめくりました。同じコストがあるので、取れません。
log-bank-taken = { $who }は{ building-bank }で{ $building }をめくり、取りました。
log-bank-left = { $who }は{ building-bank }で{ $building }をめくりました。もうどこかの都市にあります。

## 建てる

log-forfeited = { $who }は下になった建物の商品を失いました。
log-spent = { $who }は{ $good }で支払いました。
# $priceは支払ったカードの枚数。
log-built = { $price ->
    [0] { $who }は無料で{ $building }を建てました。
   *[other] { $who }はカード{ $price }枚で{ $building }を建てました。
}
# $coveredは下になる建物。
log-built-over = { $price ->
    [0] { $who }は無料で{ $covered }を{ $building }に建て替えました。
   *[other] { $who }はカード{ $price }枚で{ $covered }を{ $building }に建て替えました。
}

## 生産と販売

log-produced = { $who }は{ $good }を生産しました。
# $listは商品と値段。
log-prices = 値段：{ $list }。
# $priceは、その分引いたカードの枚数。
log-sold = { $who }は{ $good }をカード{ $price }枚で売りました。

## フェイズに何もしない

log-passed-builder = { $who }は建てませんでした。
log-passed-producer = { $who }は生産しませんでした。
log-passed-trader = { $who }は売りませんでした。
log-passed-councillor = { $who }はカードを引けませんでした。山札も捨て札も空です。
log-passed-colonist-ship = { $who }はカードを取りませんでした。
log-passed-mayor = { $who }は交換しませんでした。
log-passed-captain = { $who }は出荷しませんでした。

## 終わり

log-end-buildings = 12個の建物を持つ都市ができました。ゲーム終了です。
log-end-standstill = 20ラウンド続けて、誰も建てませんでした。ゲーム終了です。
