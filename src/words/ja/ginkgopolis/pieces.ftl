### ギンコポリス：組み合わせた名前、数、一覧、部品のはたらき。

# 「〜は」「〜が」の前に置く、読んでいるプレイヤー。
you = あなた
# ひとりで遊ぶときの相手。決まった手順で動く。
hal = ハル
# コンピューターの相手が知らないこと。その手とともに見せる。
unknown = ほかのプレイヤーのカードとタイルも、次に出るものも、見えていませんでした。

## 名前

# タイル、建物、建物カード：色と数。
name-tile = { $color ->
    [blue] { color-blue }{ $number }
    [red] { color-red }{ $number }
   *[yellow] { color-yellow }{ $number }
}
# 同じく、文の初めで。
name-tile-first = { $color ->
    [blue] { color-blue }{ $number }
    [red] { color-red }{ $number }
   *[yellow] { color-yellow }{ $number }
}
# トークンの文字のカード。
name-letter = 文字{ $letter }
# 同じく、文の初めで。
name-letter-first = 文字{ $letter }
# キャラクター：種類と番号。
name-character = { $color ->
    [blue] { character-blue }{ $number }
    [red] { character-red }{ $number }
   *[yellow] { character-yellow }{ $number }
}
# 地図にこの番号で描かれる区画。
name-district = 区画{ $number }

## 数

count-resources = 資源{ $count }個
count-tiles = タイル{ $count }枚
count-points = { $count }点
count-cards = カード{ $count }枚
count-floors = { $count }階建て
count-tokens = 手札交換トークン{ $count }個
# タイルの数と名前：$goodsは「タイル2枚」、$namesは「青7と赤3」。
count-named = { $goods }（{ $names }）

## 一覧

# どちらか：「AとB、またはC」。
list-or = { $front }、または{ $next }
# 名前の一覧の中の、読んでいるプレイヤー。
list-you = あなた

## カードのはたらき

effect-letter = カードだけなら、活用で資源かタイルを1つもらいます。タイルを添えると、このトークンの場所を都市化します。
# $goodsは「資源1個」や「タイル1枚と1点」。
effect-every = { $deed ->
    [exploit] 活用のたびに{ $goods }をもらいます。
    [urbanize] 都市化のたびに{ $goods }をもらいます。
   *[construct] 高層化のたびに{ $goods }をもらいます。
}
# キャラクターの持ち主が最初にもらうもの。
effect-start = 最初に{ $goods }をもらいます。
effect-end-resources = { $color ->
    [blue] 最後に、青の建物にある自分の資源1つにつき1点です。
    [red] 最後に、赤の建物にある自分の資源1つにつき1点です。
   *[yellow] 最後に、黄の建物にある自分の資源1つにつき1点です。
}
effect-end-low = 最後に、1階建てか2階建ての自分の建物1つにつき1点です。
effect-end-high = 最後に、3階建て以上の自分の建物1つにつき3点です。
effect-end-cards = { $deed ->
    [exploit] 最後に、活用ではたらく自分のカード1枚につき2点です。キャラクターも数えます。
    [urbanize] 最後に、都市化ではたらく自分のカード1枚につき2点です。キャラクターも数えます。
   *[construct] 最後に、高層化ではたらく自分のカード1枚につき2点です。キャラクターも数えます。
}
effect-end-color = { $color ->
    [blue] 最後に、自分の青のカード1枚につき2点です。キャラクターとこのカードも数えます。
    [red] 最後に、自分の赤のカード1枚につき2点です。キャラクターとこのカードも数えます。
   *[yellow] 最後に、自分の黄のカード1枚につき2点です。キャラクターとこのカードも数えます。
}
effect-end-nine = 最後に9点です。

## ほかのもののはたらき

thing-round-effect = 全員が秘密にカードを選び、タイルを添えることもできます。スタートプレイヤーから順に行います。タイルが2回目（ハルとは1回目）になくなるか、誰かの資源がすべて都市にあると、ゲームが終わります。成功点がいちばん多いプレイヤーの勝ちです。
thing-resources-effect = 建物に置きます。都市化なら1つ、高層化なら1階につき1つです。区画の得点になります。
thing-tiles-effect = 文字のカードに添えると都市化、建物カードに添えると高層化です。どのタイルかは、自分だけが知っています。
thing-points-effect = 最後の得点です。大きい数の上に小さい数を建てるときの支払いにも使います。
thing-redraws-effect = 確定する前に1つ使うと、手札をすべて取り替えられます。最後に残ったものは1つ2点です。
thing-reserve-effect = まだ得ていない資源です。誰かの資源がすべて都市にあると、そのラウンドが最後です。
thing-place-effect = まだ何も建っていません。都市化できるのはトークンの場所だけで、トークンは都市が広がると動きます。
thing-no-tile-effect = カードだけを出します。活用して、何も建てません。

## 得点

# 最後の表に出る、得点のもと。
source-points = 集めた成功点
source-cards = 「=」のカード
source-redraws = 手札交換トークン
source-districts = 区画
source-other = その他
# カードの得点の前。$cardは「青7」。
score-card = { $card }：
# 区画の得点の前。$numbersは「1、4と7」。
score-district = { $color ->
    [blue] 青の区画（{ $numbers }）：
    [red] 赤の区画（{ $numbers }）：
   *[yellow] 黄の区画（{ $numbers }）：
}
