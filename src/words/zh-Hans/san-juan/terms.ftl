### 圣胡安：组成其他文字的小部分。

# 句子的主语：正在读的玩家。
you = 你

# 规则里这样称呼的一类建筑；已含“建筑”二字。规则说明也用这个词。
-commercial = 商业建筑

# 写进句子里的牌：不知道牌名时只写张数。
cards = { $count }张牌
cards-none = 0 张牌
# 同样，带牌名。
cards-known = { $count }张牌（{ $list }）
points = { $count }分

# 价格列表中的货物和价格。
price-of = { $good }{ $price }

## 牌的类别，写在说明页上

class-production = 生产建筑
class-commercial = { -commercial }
class-monument = 纪念碑

## 阶段

role-builder-phase = { role-builder }阶段
role-producer-phase = { role-producer }阶段
role-trader-phase = { role-trader }阶段
role-councillor-phase = { role-councillor }阶段
role-prospector-phase = { role-prospector }阶段
role-prospector-2-phase = { role-prospector-2 }阶段
role-colonist-ship-phase = { role-colonist-ship }阶段
role-mayor-phase = { role-mayor }阶段
role-captain-phase = { role-captain }阶段
