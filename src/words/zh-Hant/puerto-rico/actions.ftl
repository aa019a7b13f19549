### Puerto Rico: what can be done, as labels of buttons and of a list: a verb and its object, without a full stop.

## Taking nothing

pass = 略過
pass-draw = 不抽
pass-take = 不拿
pass-worker = 不要{ -worker }
pass-build = 不建造
pass-produce = 不生產
pass-extra = 不多拿
pass-sell = 不賣
pass-load = 這次不裝載
pass-point = 不多拿 1 分
pass-store = 不再整批留下
pass-keep = 一箱都不留
pass-keep-more = 不再留下
pass-poached = 不再安排
pass-smuggle = 不行動
pass-rewarded = 其餘留在肖像上
pass-move = 不移動
pass-second-tile = 不再拿
pass-late-hospital = 不放
pass-small-wharf = 不再裝載
pass-citizens = 公民放好了
pass-park = 不棄除
pass-pension = 不再放回
pass-zoning = 不使用
pass-bonus = 不拿

## Doing something. $tile is the tile as an object ("a quarry"), $place a tile or building by name

act-role = { $coins ->
    [0] 選{ $role }
   *[other] 選{ $role }，拿走上面的 { $coins } 元
}
act-draw = { -draw }
act-take = 拿取{ $tile }
act-man = 把{ -worker }放在新的{ $tile }上
act-place = 在{ $place }上放 1 名{ -worker }
act-place-citizen = 把 1 名公民放在{ $place }上
act-build = 建造{ $building }
act-build-for = 花 { $coins } 元建造{ $building }
act-build-for-all = 付出所有錢幣建造{ $building }
act-extra = 再拿 1 箱{ $good }
act-sell = 賣出{ $good }
act-load = 把{ $good }裝上 { $size } 格的{ -ship }
act-wharf = 用{ building-wharf }運走全部{ $good }
act-store = 留下全部{ $good }
act-keep = 留下 1 箱{ $good }
act-keep-card = 留下{ $card }：{ $condition }
act-draft = 把{ $building }放進收納盤
act-move = 把{ building-bohio }的 1 名{ -worker }移到{ $place }
act-move-citizen = 把{ building-bohio }的 1 名公民移到{ $place }
act-forest = 把{ $tile }面朝下放成樹林
act-give-idle = 歸還{ -portrait }的 1 名{ -worker }
act-give-worker = 歸還{ $place }上的 1 名{ -worker }
act-give-idle-citizen = 歸還{ -portrait }的 1 名公民
act-give-citizen = 歸還{ $place }上的 1 名公民
act-give-crate = 歸還 1 箱{ $good }
act-give-point = 歸還 1 分
act-export = 用{ building-merchant-outpost }歸還 1 箱{ $good }
act-board = 用{ building-small-wharf }裝 1 箱{ $good }
act-pick-worker = 拿 1 名{ -worker }
act-pick-citizen = 拿 1 名公民
act-zone = 付 1 元{ -draw }（{ building-zoning-office }）
act-discard = 棄除{ $tile }
act-discard-worker = 棄除有{ -worker }的{ $tile }
act-discard-citizen = 棄除有公民的{ $tile }
act-clear = 棄除樹林（{ $tile }）
act-poach-citizens = { $citizens ->
    [0] 不挖角公民
   *[other] 挖角 { $citizens } 名公民
}
act-raid = 掠奪 { $size } 格的{ -ship }
act-spoils = { $kept ->
    [0] 一箱都不留
   *[other] 留下 { $kept } 箱
}
act-plunder = 洗劫{ area-house }
act-poach = 從{ -register }挖角{ -worker }
act-capture = 綁架{ $role }

## Accepting what is offered

accept-produce = 全部生產
accept-point = 多拿 1 分
accept-school = 在新的{ $building }上放 1 名{ -worker }
accept-worker = 從{ area-supply }拿 1 名{ -worker }
accept-villa = 多拿 1 人
accept-one = 拿 1 分
accept-two = 拿 2 分
accept-points = 拿這些分數

## Headings of the list

group-pass = 略過或完成
group-roles = { area-role-tiles }
group-tiles = { area-market }
group-accept = 接受
group-build = 建造
group-extra = 多拿一箱
group-store = 整批留下
group-keep = 留下一箱
group-discard = 棄除
