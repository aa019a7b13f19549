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
