### 波多黎各：记录。$who 是做这件事的玩家：正在读的玩家（你），或者名字。$building、$tile、$good、$role 是名称。

## 轮、角色、钱币

log-round = 第{ $round }轮：{ $who }是总督。
log-role = { $who }选了{ $role }。
log-role-coins = 没有人选的角色各放 1 元：{ $roles }。
log-coins-role = { $who }拿走角色上的{ $coins }元。
log-coins-adventurer = { $who }是{ role-adventurer }，拿{ $coins }元。
log-coins-building = { $who }从{ $building }得{ $coins }元。
log-coins-ransom = 被绑架的角色有人选了，{ $who }得{ $coins }元。
log-coins-festival = { $who }得到庆典奖励{ $coins }元。
log-coins-ability = { $who }用能力“{ $ability }”得{ $coins }元。
log-points = { $who }从{ $building }得{ $vp }分。
log-points-festival = { $who }得到庆典奖励{ $vp }分。
log-points-ability = { $who }用能力“{ $ability }”得{ $vp }分。
log-last-round-workers = { -worker }不够补满{ -register }：这是最后一轮。
log-last-round-buildings = 有玩家填满了 12 个建筑格：这是最后一轮。
log-last-round-points = 最后一分被拿走：这是最后一轮。
log-over = 游戏结束。

## 板块。$tile 是板块

log-drawn = { $who }用{ building-hacienda }抽到{ $tile }。
log-taken = { $who }拿走{ $tile }。
log-discarded = { $who }拿走{ $tile }。{ -land }格已满，板块弃置。
# 新的板块或建筑带来一名工人：$place 是它的名称，$building 是派工人的建筑。
log-manned = { $from ->
    [register] { $who }用{ $building }在新的{ $place }上放 1 名{ -worker }，取自{ -register }。
    [portrait] { $who }用{ $building }在新的{ $place }上放 1 名{ -worker }，取自{ -portrait }。
   *[supply] { $who }用{ $building }在新的{ $place }上放 1 名{ -worker }。
}
log-market = 新的种植园：{ $tiles }。
log-market-none = 没有
log-bag-refilled = { -bag }空了：弃置的{ $tiles }块种植园混回去。

## 工人

log-workers = { $from ->
    [register] { $who }从{ -register }得到{ $workers }名{ -worker }。
    [portrait] { $who }从{ -portrait }得到{ $workers }名{ -worker }。
   *[supply] { $who }是{ role-recruiter }，从供应堆拿{ $workers }名{ -worker }。
}
# $places 列出板块和建筑。
log-placed = { $who }安排{ -worker }：{ $places }。
log-all-placed = { $idle ->
    [0] { $who }的工人位全部填满。
   *[other] { $who }的工人位全部填满，{ $idle }名{ -worker }留在{ -portrait }。
}
log-register = { $workers ->
    [0] { -register }没有新的{ -worker }。
   *[other] { -register }补充{ $workers }名{ -worker }。
}
log-register-citizens = { -register }补充{ $citizens }名公民、{ $workers }名{ -worker }。

## 建造、生产、出售、装船

log-built = { $price ->
    [0] { $who }免费建造{ $building }。
   *[other] { $who }花{ $price }元建造{ $building }。
}
# $crates 列出生产的货物。
log-produced = { $who }生产{ $crates }。
log-extra = { $who }是{ role-craftsman }，多拿 1 箱{ $good }。
log-sold = { $who }卖出{ $good }，得{ $coins }元。
log-house-emptied = { area-house }满了，清空。
log-shipped = { $who }把{ $crates }箱{ $good }装上{ $size }格的货船，得{ $vp }分。
log-shipped-own = { $who }用{ building-wharf }运走{ $crates }箱{ $good }，得{ $vp }分。
log-spoiled = { $who }存不下，损失{ $crates }。
log-sailed = { $size }格的货船装满{ $good }，出航。
# 玩家放弃：$role 是角色的代号，不是名称。
log-passed = { $role ->
    [planter] { $who }没有拿板块。
    [builder] { $who }没有建造。
    [craftsman] { $who }没有生产。
    [trader] { $who }没有卖货物。
    [captain] { $who }没有装船。
   *[other] { $who }没有行动。
}

## 阶段中做了什么，一两个词，写在玩家的标志旁边

told-coins = +{ $coins }元
told-points = +{ $vp }分
told-workers = +{ $workers }名{ -worker }
told-citizens = +{ $citizens }名公民
told-discarded = { $tile }，弃置
told-placed = 安排好了
told-all-placed = { $idle ->
    [0] 全部填满
   *[other] 全部填满，剩{ $idle }名
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building }（−{ $price }）
}
told-produced = +{ $crates }
told-extra = +1 箱{ $good }
# $sold 是货物或货物的列表，$gain 是由此得到的钱币或分数。
told-sold = { $sold }（+{ $gain }）
told-spoiled = 损失{ $crates }
told-nothing = 没有行动
