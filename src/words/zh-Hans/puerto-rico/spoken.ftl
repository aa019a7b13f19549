### 波多黎各：读屏软件怎样说版图：各部分用 list-clause 相接，配件的名称在最前面。

## 多处使用

spoken-chosen = 已选中
spoken-legal = 可以选
spoken-meter = 已选{ $chosen }，共{ $of }
# $text 说的是人，其中有些是公民。
spoken-among = { $text }（其中{ $citizens }名公民）

## 角色板块与玩家

spoken-coins-on-it = 上面有{ $coins }元
spoken-taken = { $who }选了
spoken-can-take = 可以选
spoken-captured = 被{ $who }绑架
spoken-current = 目前的阶段
spoken-goods = 货物：{ $crates }
spoken-land = 12 个{ -land }格用了{ $tiles }个
spoken-tiles = { $tiles }块板块
spoken-spaces = { $of }个建筑格用了{ $filled }个
spoken-at-work = { $workers }名{ -worker }在工作
spoken-waiting = { -on-portrait }有{ $idle }名
spoken-shipped = 运货得了{ $vp }分
spoken-governor = 总督
spoken-marker = 有{ role-smuggler }标记
spoken-deciding = 正在做决定

## 板块与建筑

spoken-stack = { $name }，{ $count }块
spoken-empty = 没有人
spoken-occupied = 有人
spoken-some-occupied = { $count }块有人
# $circles 个工人位上有 $on 名工人。
spoken-circles = { $state ->
    [empty] 没有人
    [full] 工人位全满
   *[some] { $circles }个工人位有{ $on }名
}
spoken-cost = { $coins }元
spoken-price = 你只要付{ $coins }元
spoken-sold-out = 卖完了
spoken-left = 剩{ $left }栋
spoken-owned = 你已经有了

## 货船、交易所、供应堆

spoken-ship = { $size }格的货船
spoken-ship-empty = 空的
spoken-full = 已满
spoken-can-load = 可以装{ $crates }箱，得{ $vp }分
spoken-house = { area-house }，4 格用了{ $count }格：{ $goods }
spoken-house-empty = { area-house }，空的
spoken-market = 面朝上的种植园：{ $tiles }。采石场剩{ $quarries }块。
spoken-supply = { area-crates }：{ $crates }。
spoken-register = { -register }有{ $workers }名{ -worker }，供应堆有{ $left }名。
spoken-idle = { $idle ->
    [0] { -on-portrait }没有{ -worker }
   *[other] { -on-portrait }有{ $idle }名{ -worker }
}
spoken-bag = { area-bag }：剩{ $left }块，弃置{ $gone }块。
spoken-crates = { $good }，{ $crates }箱
spoken-supply-crates = { $good }，供应堆有{ $crates }箱
spoken-sells = 可以卖{ $coins }元
