### ギンコポリス：記録の行。
### $tile、$over、$cardは「青7」、$cards、$tiles、$namesはその一覧。$letterはトークンの文字。

log-kept-character = { $who }は{ $character }を残しました。
log-kept-some = { $who }はキャラクターを1枚残しました。
log-packets-passed = ほかのキャラクターを左隣へ渡しました。
log-characters = { $who }のキャラクター：{ $characters }。
log-round = ラウンド{ $round }：{ $who }から始めます。
# $cardsは「カード3枚」。
log-drew = { $who }は{ $cards }を引きました。
# $cardsは「カード3枚」、$namesはその名前。
log-drew-named = { $who }は{ $cards }を引きました：{ $names }。
log-hal-drew = { hal }のカードを裏向きに1枚置きました。
# $leftは手札交換トークンの残り。
log-redrew = { $who }は{ $cards }を捨てて手札を交換しました（トークンは残り{ $left }個）。
log-chose-alone = { $who }は{ $card }をタイルなしで選びました。
log-chose-with = { $who }は{ $card }に{ $tile }を添えて選びました。
log-ready = { $who }は確定しました。
log-all-chose = 全員が選びました。タイルを添えたプレイヤーはいません。
# $playersは名前の一覧。
log-all-chose-with = 全員が選びました。タイルを添えたのは{ $players }です。
log-revealed-alone = { $who }は{ $card }をタイルなしで公開しました。
log-revealed-with = { $who }は{ $card }と{ $tile }を公開しました。
log-fallback = { $who }は支払えず、{ $tile }を取り戻して活用します。

## もらったもの：$goodsは「資源1個」や「タイル2枚（青7と赤3）」

log-gained = { $who }は{ $goods }をもらいました。
log-gained-building = { $who }は{ $tile }から{ $goods }をもらいました。
log-gained-around = { $who }は隣の建物から{ $goods }をもらいました。
log-gained-character = { $who }は{ $character }から{ $goods }をもらいました。
log-gained-card = { $who }はカード{ $card }から{ $goods }をもらいました。
log-gained-over = { $tile }の上に建てられ、{ $who }は{ $goods }をもらいました。
log-gained-returned = { $who }はタイルを戻して{ $goods }をもらいました。
log-tile-left = { $who }は最後のタイルを取りませんでした。
log-lost = { $who }は{ $goods }をもらえるはずですが、残っていません。

## 建物：$floorsは「2階建て」、$pointsは「3点」

log-urbanized = { $who }は{ $letter }で都市化し、{ $tile }を建てました。
log-constructed = { $who }は{ $over }を{ $tile }で高層化し、{ $floors }にしました。
# 色が違うときの支払い。
log-constructed-color = { $who }は資源1個を払い、{ $over }を{ $tile }で高層化して{ $floors }にしました。
# 数が小さいときの支払い。
log-constructed-number = { $who }は{ $points }を払い、{ $over }を{ $tile }で高層化して{ $floors }にしました。
log-constructed-both = { $who }は{ $points }と資源1個を払い、{ $over }を{ $tile }で高層化して{ $floors }にしました。
log-marker = トークン{ $letter }が移りました。
log-shifted = ほかのトークンも動きます：{ $letters }。
log-kept-card = { $who }は{ $card }のカードを残しました。

## タイルの山と、ラウンドの終わり

log-ran-out = タイルがなくなりました（1回目）。
log-ran-out-for-good = タイルはもうありません。
log-returned-none = { $who }はタイルを戻しませんでした。
log-returned = { $who }は{ $tiles }を戻しました。
# $tilesは「タイル12枚」。
log-supply = 新しいタイルの山：{ $tiles }。
log-unused = 出さなかったカード：{ $cards }。
log-hal-swapped = { hal }は{ $discarded }の代わりに{ $used }を使います。
log-hal-tile = { hal }は{ $tile }を引きました。
log-hal-stuck = { hal }はアクションを行えません。
# $cardsは「カード20枚」。次の2つが続くことがある。
log-deck = 新しい山札：{ $cards }。
log-deck-added = 新しく加わったカード：{ $cards }。
log-deck-aside = 捨て札に置いたカード：{ $cards }。
log-hands-passed = 手札を左隣へ渡しました。次は{ $who }から始めます。
log-last-tiles = タイルがなくなったので、これが最後のラウンドです。
log-last-resources = 資源をすべて置いたプレイヤーがいるので、これが最後のラウンドです。
log-last-hal = { hal }がアクションを行えなかったので、これが最後のラウンドです。
log-over = ゲーム終了です。

## このラウンドにしたこと、一言で

strip-ready = 確定
strip-with = { $card } + { $tile }
strip-cannot-pay = 支払えず

## Halがなぜそうするか：決め手になる数
## $firstと$otherはHalのカード（「文字C」など）、$floorsと$othersはトークンの隣にある階数の合計

step-swap-building = { hal }のカードは{ $first }で、{ $other }を引きました。建物カードは必ず使います。
step-swap-more = 隣の階数は、{ $other }が{ $others }、{ $first }が{ $floors }。{ hal }は多いほうを使います。
step-swap-less = 隣の階数は、{ $first }が{ $floors }、{ $other }が{ $others }で、より多くはありません。{ hal }は{ $first }を使います。
# $pointsは「5点」、$leftは手元の資源の数。
step-letter = { $letter }の隣の階数は合計{ $floors }階で、{ hal }は{ $points }を得ます。手元の資源{ $left }個から1個を置きます。
step-letter-short = { $letter }に建てるには資源が1個いりますが、{ hal }にはもうありません。
# $needsは「資源4個」、$hasも同じ。
step-floor = { $over }の上に建てるため、{ hal }は{ $needs }を置きます。手元には{ $has }あります。
step-floor-short = { $over }の上に建てるには{ $needs }いりますが、{ hal }には{ $has }しかありません。
step-no-tile = { hal }が引くタイルは、もうありません。
