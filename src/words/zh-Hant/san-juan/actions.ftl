### San Juan: the list of everything that can be done now. $site is the number of a site in the city.

act-role = 選{ $role }
act-library-now = 這個{ -role }就使用{ building-library }
act-library-later = 把{ building-library }留給第二個{ -role }
act-build = 建造{ $building }
act-build-for = 建造{ $building }，付 { $price } 張牌
act-new-site = 蓋在新的空地
act-over = 蓋在第{ $site }格的{ $building }之上
act-spend = 用第{ $site }格{ $building }上的{ $good }支付
act-pay = 用{ $building }支付
act-produce = 在第{ $site }格生產{ $good }
act-sell = 賣出第{ $site }格的{ $good }
act-keep = 保留{ $building }
act-discard = { -discard }{ $building }
act-tuck = 把{ $building }放到{ $under }下面
act-draw = { -pull }牌
act-take = 拿走{ $building }
act-ship = 運出第{ $site }格的{ $good }

## Discounts that may be declined: the privilege gives up to two cards

act-decline-privilege = 不用 1 張特權折扣
act-decline = 不用{ $building }的折扣
act-accept-privilege = 使用全部特權折扣
act-accept = 使用{ $building }的折扣

## Nothing, or nothing more

act-pass = 略過
act-pass-chapel = { building-chapel }不放牌
act-pass-build = 不建造
act-pass-pay = 完成建造
act-pass-produce = 不生產
act-pass-produce-more = 不再生產
act-pass-sell = 不賣出
act-pass-sell-more = 不再賣出
act-pass-church = { building-church }不放牌
act-pass-church-more = { building-church }不再放牌
act-pass-exchange = 不再交換
act-pass-draw = 不{ -pull }牌
act-pass-take = 不拿
act-pass-ship = 不運出
act-pass-ship-more = 不再運出

## Headings of the list

group-pass = 略過或完成
group-role = { -role }
group-build = 建造
group-site = 位置
group-waive = 折扣
group-spend = 用商品支付
group-pay = 用手牌支付
group-produce = 生產
group-sell = 賣出
group-keep = 保留
group-discard = { -discard }
group-tuck = 放到下面
group-draw = { -draw }
group-take = 拿走
group-ship = 運出
