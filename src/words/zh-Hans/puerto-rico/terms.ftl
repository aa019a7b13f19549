### 波多黎各：写在其他文字里的词。经典版不同的叫法在 classic.ftl。

## 词

-worker = 工人
# 中文没有复数。
-workers = { -worker }
# 下一次招募官分配的工人在这里等候。
-register = 就业处
# 玩家没有工人位可放的工人在这里等候。
-portrait = 肖像
-on-portrait = 肖像上
# 建筑格之外的十二格：“乡村格”“乡村板块”。
-land = 乡村
# 种植园从这里抽。
-bag = 种植园袋
# 占两格的建筑。
-expanded = 扩建建筑

## 数量

coins = { $n }元
points = { $n }分
workers = { $n }名{ -worker }
# 一种货物的箱数：$good 是它的名称。
crates-of = { $count }箱{ $good }

## 小词

# 句子的主语：正在读的玩家。
you = 你
# 一箱货物也没有时，写在列表的位置。
nothing = 没有
# 把按钮上的字当作一句话。
sentence = { $text }。
# 名称或标签，以及它的内容：“钱币：4”。
labelled = { $label }：{ $value }
# 名称，以及有几个。
times = { $name } ×{ $count }
# 这里没有名称的建筑。
some-building = 建筑
some-tile = 板块
some-good = 货物
# 两个探险家板块中的第二个；$role 是它们共同的名称。
second-role = 第二{ $role }
