### ギンコポリス：ボードの見出し、部品の説明、ボードを見られない人のための文、設定。

## 見出し

board-city = 都市
board-your-screen = 自分のついたての裏
board-screen-of = { $name }のついたて
board-your-cards = 自分のカード
board-your-hand = 自分の手札
board-your-tiles = 自分のタイル
board-packet = 選べるキャラクター
# 短い1行。$tilesは山に残ったタイル、$deckは山札の枚数。
board-round = ラウンド{ $round }・タイル{ $tiles }・山札{ $deck }
# 選んでいるあいだと、行っているあいだ。
board-phase-choosing = ラウンド{ $round }：カードを選ぶ
board-phase-acting = ラウンド{ $round }：順番に行う
board-all-chosen = 全員が選びました。
board-last-round = これが最後のラウンドです。
# プレイヤーの状態を一言で：まだ確定していない、確定した、タイルを添えて確定した。
board-choosing = 選択中
board-ready = 確定
board-with-tile = タイルあり
# 数の横の見出し。
board-resources = 資源
board-tiles = タイル
board-points = 成功点
# 手札交換トークンを短く、数の横に。
board-redraws = 手札交換
# まだ得ていない資源。
board-reserve = ストック{ $count }
# 最後に得点になるカードの上。
board-at-end = 最後に
board-no-tile = タイルなし
board-lock-in = 確定する
# $leftは残りのトークンの数。
board-redraw = 手札交換（{ $left }）
board-clear = 選び直す
# 選んだキャラクターを残す。
board-keep = 残す
# 選んだ場所やトークンに決める。
board-keep-choice = 動かす
board-take-resource = 資源
board-take-tile = タイル
# 山の最後のタイル。
board-take-last = 取る
board-leave = 取らない
# 戻すタイル。
board-return = { $count }枚を戻す
board-return-none = 戻さない
board-fit = 都市全体を表示
board-larger = 拡大
board-smaller = 縮小
board-districts = 区画
# 切り替え：各区画の首位を地図に表示する。
board-leads = 首位を地図に表示
# プレイヤーのカードを隠すボタンと、見せるボタン。
board-hide = 隠す
board-engine = カード
# $standingsは、次の文の一覧。
board-district = { $color ->
    [blue] 青の区画：{ $standings }
    [red] 赤の区画：{ $standings }
   *[yellow] 黄の区画：{ $standings }
}
# 区画にあるプレイヤーの資源と、その得点。
board-standing = { $who } { $resources } → { $points }点
# $totalsは、次の文の一覧。
board-all-districts = すべての区画：{ $totals }
# すべての区画での得点。
board-total = { $who } { $points }点
board-no-district = 区画には、まだ資源がありません。

## 部品の説明

# 共通のものと、プレイヤーのもの。
sheet-common = テーブルのもの
sheet-owned = { $name }のもの
# いくつあるか。
sheet-count = 数
# 名前と数：「資源：7」。
sheet-figure = { $name }：{ $figure }
sheet-hidden = 秘密
sheet-supply = タイルの山の枚数
sheet-deck = 山札の枚数
sheet-first = スタートプレイヤー
sheet-owner = 持ち主
# 建物の数。
sheet-number = 数
sheet-new-building = 建設現場：カードはまだゲームに出ていません
sheet-not-in-hand = 今は選べません。カードが手札にありません。
sheet-district-effect = 同じ色で隣り合う建物が区画です。最後に、資源がいちばん多いプレイヤーは、区画の資源1つにつき1点です。2位は、自分の資源1つにつき1点です。1人なら両方です。同数なら、高い建物、次に大きい数で決めます。
sheet-column-effect = このアクションのたびに、持ち主は描かれたものをもらいます。

## ボードを見られない人のための文：部分を順につなぐ

# 文の2つの部分：「青7、2階建て」。
spoken-comma = { $front }、{ $next }
spoken-ready = { $who }：確定
spoken-not-ready = { $who }：まだ選択中
spoken-first = スタートプレイヤー
# 手札の枚数。
spoken-cards = カード{ $count }枚
spoken-owner = { $who ->
    [you] 自分のもの
   *[other] { $who }のもの
}
spoken-no-owner = 持ち主なし
spoken-just-built = 建設現場
spoken-place = { $column }列目の{ $row }行目
spoken-row = { $row }行目
# $tilesは隣の建物の一覧（「青7と赤3」など）。
spoken-beside = { $tiles }の隣
spoken-marker = トークン{ $letter }
spoken-place-for = トークン{ $letter }を置ける場所
spoken-free-place = 空き地
spoken-tile = タイル{ $tile }
spoken-chosen = 選択中
spoken-can-be-chosen = 選べます
# カードやキャラクター：名前と、そのはたらき。
spoken-card = { $name }。{ $effect }
spoken-card-chosen = 選択中です。
spoken-card-can-be-chosen = 選べます。
# $resourcesは「資源2個」など。
spoken-mine = 自分のついたての裏：{ $resources }、{ $tiles }、{ $points }。{ $tokens }。
# アクションではたらくカード：$deedはアクション、$goodsは合わせて得るもの、$cardsは「カード2枚」。
spoken-column-none = { $deed }：カードなし。
spoken-column = { $deed }：{ $cards }で、毎回{ $goods }。

## ゲームの設定と、その説明

setup-beginner = 入門ゲーム
setup-beginner-about = 決まったキャラクター3枚の組を、1人1組受け取ります。
setup-draft = 本式のゲーム
setup-draft-about = 全員がキャラクター3枚をドラフトします。
setup-solo = ひとりでハルに挑む
setup-solo-about = ハルは決まった手順で動きます。キャラクターは使いません。
setup-expert = ハルとの上級ゲーム
setup-expert-about = ハルが、得になるときにカードを取り替えます。
setup-open-screens = ついたてを公開
setup-open-screens-about = 全員の成功点、タイル、資源の数が見えます。

## キーの一覧に出る、キーのはたらき

key-districts = 都市の区画を囲む
key-zoom = 都市を拡大、縮小
key-whole = 都市全体
