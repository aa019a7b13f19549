### Puerto Rico: words that stand inside other messages. A language may have terms of its own: the English ones are what English needs. What the classic edition calls otherwise is in classic.ftl.

## Terms

-worker = 工人
-register = 就業處
-portrait = 肖像
-circle = 工人格
-land-space = 鄉村格
-space = 建築格
-draw = 從種植園布袋抽一座種植園
-a-plantation = 一座種植園
-tile = 板塊
-goods = 商品
-ship = 商船
-manned = 進駐
-round = 輪

## How many

coins = { $n } 元
points = { $n } 分
workers = { $n } 名{ -worker }
crates-of = { $count } 箱{ $good }

## Small words

you = 你
nothing = 沒有{ -goods }
sentence = { $text }。
labelled = { $label }：{ $value }
times = { $name } ×{ $count }
some-building = 建築
some-tile = { -tile }
some-good = { -goods }
second-role = 第二個{ $role }
