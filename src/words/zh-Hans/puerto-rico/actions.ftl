### 波多黎各：能做什么，写在按钮和列表里：动词加宾语，没有句号。

## 什么也不拿

pass = 跳过
pass-draw = 不抽
pass-take = 不拿
pass-worker = 不要{ -worker }
pass-build = 不建造
pass-produce = 不生产
pass-extra = 不多拿
pass-sell = 不卖
pass-load = 这次不装
pass-point = 不要这 1 分
pass-store = 不再留整种
pass-keep = 一箱也不留
pass-keep-more = 不再留
pass-poached = 不再安排
pass-smuggle = 不行动
pass-rewarded = 其余留在{ -portrait }
pass-move = 不移动
pass-second-tile = 不拿第二块
pass-late-hospital = 不放
pass-small-wharf = 不再装
pass-citizens = 公民放好了
pass-park = 不弃置
pass-pension = 不再放回
pass-zoning = 不用
pass-bonus = 不要

## 做什么。$tile 是板块，$place 是板块或建筑的名称

act-role = { $coins ->
    [0] 选{ $role }
   *[other] 选{ $role }，拿上面的{ $coins }元
}
act-draw = 从{ -bag }抽一块种植园
act-take = 拿{ $tile }
act-man = 把{ -worker }放在新的{ $tile }上
act-place = 把 1 名{ -worker }放在{ $place }上
act-place-citizen = 把 1 名公民放在{ $place }上
act-build = 建造{ $building }
act-build-for = 花{ $coins }元建造{ $building }
act-build-for-all = 付出所有钱币建造{ $building }
act-extra = 多拿 1 箱{ $good }
act-sell = 卖出{ $good }
act-load = 把{ $good }装上{ $size }格的货船
act-wharf = 用{ building-wharf }运走全部{ $good }
act-store = 留下全部{ $good }
act-keep = 留下 1 箱{ $good }
act-keep-card = 留下{ $card }：{ $condition }
act-draft = 把{ $building }放进收纳盘
act-move = 把{ building-bohio }的 1 名{ -worker }移到{ $place }
act-move-citizen = 把{ building-bohio }的 1 名公民移到{ $place }
act-forest = 把{ $tile }面朝下放成树林
act-give-idle = 放回{ -on-portrait }的 1 名{ -worker }
act-give-worker = 放回{ $place }上的 1 名{ -worker }
act-give-idle-citizen = 放回{ -on-portrait }的 1 名公民
act-give-citizen = 放回{ $place }上的 1 名公民
act-give-crate = 放回 1 箱{ $good }
act-give-point = 放回 1 分
act-export = 用{ building-merchant-outpost }放回 1 箱{ $good }
act-board = 用{ building-small-wharf }装 1 箱{ $good }
act-pick-worker = 拿 1 名{ -worker }
act-pick-citizen = 拿 1 名公民
act-zone = 付 1 元从{ -bag }抽一块（{ building-zoning-office }）
act-discard = 弃置{ $tile }
act-discard-worker = 弃置有{ -worker }的{ $tile }
act-discard-citizen = 弃置有公民的{ $tile }
# $tile 是面朝下的那块种植园的名称。
act-clear = 弃置树林（{ $tile }）
act-poach-citizens = { $citizens ->
    [0] 不挖走公民
   *[other] 挖走{ $citizens }名公民
}
act-raid = 掠夺{ $size }格的货船
act-spoils = { $kept ->
    [0] 一箱也不留
   *[other] 留下{ $kept }箱
}
act-plunder = 洗劫{ area-house }
act-poach = 从{ -register }挖走{ -worker }
act-capture = 绑架{ $role }

## 接受给的东西

accept-produce = 全部生产
accept-point = 多拿 1 分
accept-school = 在新的{ $building }上放 1 名{ -worker }
accept-worker = 从供应堆拿 1 名{ -worker }
accept-villa = 从供应堆拿 1 名
accept-one = 拿 1 分
accept-two = 拿 2 分
accept-points = 拿这些分数

## 列表的标题

group-pass = 跳过或完成
group-roles = 角色
group-tiles = 板块
group-accept = 接受
group-build = 建造
group-extra = 多拿一箱
group-store = 留下整种
group-keep = 留下一箱
group-discard = 弃置
