### サンファン：ほかの文の部品になる、小さなことば。

# 「〜は」「〜が」の前に置く、読んでいるプレイヤー。
you = あなた

-commercial = 都市施設

# 文の中に入れるカード：名前がわからないときの枚数。
cards = カード{ $count }枚
cards-none = カード0枚
# 同じく、名前がわかるとき。
cards-known = カード{ $count }枚（{ $list }）
points = { $count }点

# 値段の一覧の中の、商品と値段。
price-of = { $good }{ $price }

## カードの種類

class-production = 生産施設
class-commercial = 都市施設
class-monument = 記念施設

## フェイズ

role-builder-phase = { role-builder }フェイズ
role-producer-phase = { role-producer }フェイズ
role-trader-phase = { role-trader }フェイズ
role-councillor-phase = { role-councillor }フェイズ
role-prospector-phase = { role-prospector }フェイズ
role-prospector-2-phase = { role-prospector-2 }フェイズ
role-colonist-ship-phase = { role-colonist-ship }フェイズ
role-mayor-phase = { role-mayor }フェイズ
role-captain-phase = { role-captain }フェイズ
