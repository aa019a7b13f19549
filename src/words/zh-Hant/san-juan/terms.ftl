### San Juan: small parts that other messages are made from. A language may define more terms of its own.

you = 你

## 兩個版本的不同說法；規則說明也用這些詞

-draw = 抽取
-pull = 抽
-discard = 棄掉
-away = 棄
-deck = 抽牌堆
-round = 輪
-governor = 總督
-role = 角色
-placard = 角色卡
-unit = 箱
-point = 分
-points = 勝利分
-commercial = 商業建築
-monument = 紀念堂
-tile = 交易所卡
-draft = 變體規則設置
-builder-phase = { role-builder-phase }
-producer-phase = { role-producer-phase }
-trader-phase = { role-trader-phase }
-councillor-phase = { role-councillor-phase }
-prospector-phase = { role-prospector-phase }

## 數量

cards = { $count } 張牌
cards-none = 0 張牌
cards-known = { $count } 張牌（{ $list }）
points = { $count } { -point }

price-of = { $good } { $price }

## Classes of cards, on their sheets

class-production = 生產建築
class-commercial = 商業建築
class-monument = 紀念堂

## Phases

role-builder-phase = 建築師階段
role-producer-phase = 製造商階段
role-trader-phase = 貿易商階段
role-councillor-phase = 招募官階段
role-prospector-phase = 探險家階段
role-prospector-2-phase = 第二探險家階段
role-colonist-ship-phase = 移民船階段
role-mayor-phase = 市長階段
role-captain-phase = 船長階段
