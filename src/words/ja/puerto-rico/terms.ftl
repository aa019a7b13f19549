### プエルトリコ：ほかの文の中で使うことば。クラシック版で違うものは、classic.ftlにある。

## ことば

-worker = 労働者
# 次の募集人が分ける労働者の待つところ。
-register = 職業斡旋所
# 丸のない労働者の待つところ。
-portrait = 肖像
# ボードの12マスで、建物のマスではないほう。
-land = 田園
# 農園を引くところ。
-bag = 袋
# 2マスの建物。
-expanded = 大型施設

## 数

coins = { $n }コイン
points = { $n }点
workers = { -worker }{ $n }人
# 1種類の商品。$goodはその名前。
crates-of = { $good }{ $count }個

## 小さなことば

# 「〜は」「〜が」の前に置く、読んでいるプレイヤー。
you = あなた
# 一覧の代わりに：商品が1個もない。
nothing = なし
# 名前や数の一覧、2つずつ。
list-comma = { $before }、{ $next }
# 文の中の一覧の終わり：「コーン1個、砂糖2個と1コイン」。
list-and = { $before }と{ $last }
# 音で聞く説明の部分：「造船所、9コイン、2点」。
list-clause = { $before }、{ $next }
list-semicolon = { $before }。{ $next }
# 続く2つの文。
sentences = { $first }{ $second }
# ボタンのことばを文にする。
sentence = { $text }。
# 名前と、それに付くもの：「コイン：4」。
labelled = { $label }：{ $value }
# 名前と、いくつあるか。
times = { $name }×{ $count }
# 名前のわからない建物。
some-building = 建物
some-tile = タイル
some-good = 商品
# 2枚の冒険家の2枚目。$roleは両方の名前。
second-role = 2枚目の{ $role }
