### 圣胡安：读给看不见版图的玩家听。每部分后面可以再接几部分。

spoken-more = { $before }，{ $next }

## 角色牌，然后是它做什么、会给你带来什么

spoken-role-taken = { $who }选了
spoken-role-free = 可以选
spoken-role-now = 目前的阶段
spoken-role = { $role }。{ $does }
spoken-role-gain = { $role }。{ $does }。你现在：{ $gain }

## 玩家

spoken-seat = { $who }，手牌{ $hand }张，12 栋建筑建了{ $buildings }栋，货物{ $goods }箱，看得到的建筑{ $points }分
spoken-seat-laid-by = 建筑下{ $count }张牌
spoken-seat-governor = 总督
spoken-seat-deciding = 正在做决定

## 手里或桌上的牌

spoken-card = { $name }，费用{ $cost }，{ $points }分
spoken-chosen = 已选中
spoken-paying = 用来付费
spoken-for = 可以建造，付{ $price }张牌
spoken-free = 可以选

## 城市中的位置

spoken-site = 位置{ $site }，{ $name }
spoken-site-empty = 位置{ $site }，空的
spoken-site-good = 上面有{ $good }
spoken-site-fresh = 从下一个阶段起生效
spoken-site-covers = 下面有{ $count }栋被覆盖的建筑
spoken-site-tucked = 下面有{ $count }张牌

## 价格、牌堆，以及选了多少

spoken-prices = 价格：{ $list }
spoken-last-prices = 上次的价格：{ $list }
spoken-piles = 抽牌堆{ $deck }张，弃牌堆{ $discard }张
spoken-meter = 已选{ $chosen }，共{ $of }
