### 波多黎各：版图和说明页上的标签。标签没有句号。

## 标题与数字

board-tray = 这一局的收纳盘
board-tray-filled = { $of }个空位已放{ $filled }个
board-tray-slots = { $cost }元：{ $of }个空位已放{ $filled }个
board-your-mat = 你的版图
board-mat-of = { $name }的版图
board-your-town = 你的城镇
board-town-of = { $name }的城镇
board-land-of = { $name }的{ -land }
board-round = 第{ $round }轮
board-last-round = 这是最后一轮。
board-until-end = 离结束还有
board-vp = 胜利分
board-vp-left = 胜利分剩{ $left }分
# 供应堆用完之后得到的分数。
board-vp-recorded = 另外记下{ $beyond }分
board-workers-left = 剩{ $left }名{ -worker }
board-and-citizens = 剩{ $left }名{ -worker }、{ $citizens }名公民
board-pick-worker = 拿 1 名{ -worker }：{ -register }有{ $count }名
board-pick-citizen = 拿 1 名公民：{ -register }有{ $count }名
board-spaces = 建筑格 { $filled }/{ $of }
board-fullest = 最满的城镇
# 别人的分数，不能看。
board-hidden = 不公开
board-cost = 费用
board-printed = 分数
board-circles = 工人位
board-copies = 剩余
board-phase = 阶段
# 建筑什么时候有作用，如果不是在角色的阶段。
board-always = 任何时候
board-own-roles = 你选的角色
board-end = 游戏结束
board-never = 无
board-role = 角色
board-quarry = { -land }板块
board-plantation = 种植园（{ -land }板块）
board-good = 货物
board-good-effect = { $coins ->
    [0] 卖到{ area-house }得 0 元；装船每箱 1 分。
   *[other] 卖到{ area-house }得{ $coins }元；装船每箱 1 分。
}
board-privilege = 特权：{ $privilege }
# 价格：“9 − 1（建筑师）= 8”：费用、减免和结果。
board-less = { $before } − { $amount }（{ $name }）
board-sum = { $cost } = { $price }
board-by-quarries = 采石场
board-discount = 采石场 −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = 还剩{ $left }元
# 并排的两句。
board-beside = { $before } · { $next }
board-marker-free = 标记还在桌上：每位玩家都可以选这个角色。
board-marker = { $who }有标记：别的玩家选过之后，才能再选这个角色。
# 选项：标题，以及一句说明。
board-option = { $title } – { $note }
# 手机上版图的各部分。
board-tab-roles = 角色
board-tab-harbor = 港区
board-tab-town = 城镇
board-tab-land = 土地
# 有货船、交易所、板块和供应堆的部分，读给看不见的玩家听。
board-harbor = 货船、交易所和供应堆
board-tie-break = 钱币加货物
# 电脑对手无法知道什么。
board-unknown = 它看不到接下来的板块，也看不到其他玩家面朝下的东西。

## 按钮：最多三个词，写出选择带来什么

board-tray-put = 放进收纳盘
board-move-off = 移动{ building-bohio }的{ -worker }
board-take-role = 选{ $role }
board-draw = 抽种植园
board-worker = 要{ -worker }
board-no-worker = 不要{ -worker }
board-place = 确认
board-fill = 自动填
board-as-before = 和上次一样
board-build = { $price ->
    [0] 免费建造
   *[other] 花{ $price }元建造
}
board-produce = 生产
board-point = 拿这 1 分
board-no-point = 不要
board-no-extra = 不多拿
board-store = { $lost ->
    [0] 储存
   *[other] 储存，损失{ $lost }箱
}
board-clear = 清除
# 储存时写在货物上：各箱会怎样。
board-whole = 全部留下
board-one = 留 1 箱
board-lost = 损失
board-load-own = { $crates }箱{ $good } → { area-own-ship }：+{ $vp }分
board-load-ship = { $crates }箱{ $good } → { $size }格货船：+{ $vp }分
board-sell-good = 卖{ $good }：+{ $coins }元
board-man-tile = 放在{ $tile }上
board-raid = 掠夺船只
board-capture = 绑架角色
board-keep-spoils = { $kept ->
    [0] 不留
   *[other] 留{ $kept }箱
}
board-keep-card = 留下这张
board-pay-all = 付出全部{ $coins }元
board-take-points = 拿{ $vp }分

## 点得不对时说的话

board-must-place = 还有{ $left }名{ -worker }必须安排。
board-hand-empty = { -worker }都安排好了：请先收回一名。
board-at-most-kinds = 最多{ $kinds }种。

## 角色会带来什么，写在角色上，字越少越好

gain-good = { $good }{ $count }
gain-vp = +{ $vp }分
# 一定会得到的，以及之后可以选的。
gain-and-next = { $gain }，{ $next }
gain-nothing = 没有可做的
gain-sale = { $good } +{ $coins }元
gain-load = { $crates }箱{ $good } +{ $vp }分
gain-buildings = { $count ->
    [0] 都付不起
   *[other] 可选{ $count }栋
}
gain-quarry = 采石场
gain-kinds = 可选{ $kinds }种
gain-kinds-quarry = 可选{ $kinds }种、采石场
# 读给看不见的玩家听：$role 是角色，$does 是它做什么。
gain-spoken = { $role }。{ $does }
gain-spoken-now = { $role }。{ $does }。你现在：{ $gain }
gain-yours = 你选的话：{ $gain }。

## 配件说明

piece-common = 公用配件
piece-owned = 属于{ $name }
piece-aim = 胜利分最多的玩家获胜：运货和建筑都得分。
piece-spaces = 格数
piece-free = 空格
piece-inside = 里面有
piece-left = 剩余
piece-count = 数量
# $crates 列出自己的、和这个配件有关的货物。
piece-have-crates = 你的这类货物：{ $crates }。
piece-have-workers = 你有{ $workers }名{ -worker }。
piece-gained = 你已经得了{ $vp }分。
piece-filled = 你的 12 个建筑格用了{ $filled }个。
