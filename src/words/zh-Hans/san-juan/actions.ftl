### 圣胡安：现在能做的所有事的列表。$site 是城市中位置的编号。

act-role = 选{ $role }
act-library-now = 这个角色就用{ building-library }
act-library-later = 把{ building-library }留给第二个角色
act-build = 建造{ $building }
act-build-for = 建造{ $building }，付{ $price }张牌
act-new-site = 建在新位置
act-over = 改建在{ $building }上（位置{ $site }）
act-spend = 用{ $building }上的{ $good }付费（位置{ $site }）
act-pay = 用{ $building }付费
act-produce = 生产{ $good }（位置{ $site }）
act-sell = 卖出{ $good }（位置{ $site }）
act-keep = 保留{ $building }
act-discard = 弃掉{ $building }
# $under 是牌要放到下面的那栋建筑。
act-tuck = 把{ $building }放到{ $under }下面
act-draw = 抽牌
act-take = 拿走{ $building }
act-ship = 运出{ $good }（位置{ $site }）

## 可以不用的减免：特权最多少付两张牌

act-decline-privilege = 特权少用 1 张
act-decline = 不用{ $building }的减免
act-accept-privilege = 用足特权的减免
act-accept = 使用{ $building }的减免

## 什么也不做，或不再做

act-pass = 跳过
act-pass-chapel = { building-chapel }不放牌
act-pass-build = 不建造
act-pass-pay = 完成建造
act-pass-produce = 不生产
act-pass-produce-more = 不再生产
act-pass-sell = 不卖
act-pass-sell-more = 不再卖
act-pass-church = { building-church }不放牌
act-pass-church-more = { building-church }不再放牌
act-pass-exchange = 不再换牌
act-pass-draw = 不抽牌
act-pass-take = 不拿
act-pass-ship = 不运
act-pass-ship-more = 不再运

## 列表的标题

group-pass = 跳过或完成
group-role = 角色
group-build = 建造
group-site = 位置
group-waive = 减免
group-spend = 用货物付费
group-pay = 用手牌付费
group-produce = 生产
group-sell = 卖出
group-keep = 保留
group-discard = 弃掉
group-tuck = 放到下面
group-draw = 抽牌
group-take = 拿走
group-ship = 运出
