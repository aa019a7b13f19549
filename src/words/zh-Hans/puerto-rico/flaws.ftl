### 波多黎各：自己摆的局面为什么不成立。完整的句子，显示在有关的栏旁边。

## 这一局和玩家。$problem 是规则程序给的英文

flaw-config = 这样的设置不成立（{ $problem }）。
flaw-unsound = 这个局面自相矛盾（{ $problem }）。
flaw-seat-count = 这里有{ $named }位玩家，但这一局有{ $playing }位。
flaw-no-such-seat = 玩家的编号是 0 到{ $last }，没有{ $seat }。
flaw-round = 轮数是 1 到{ $last }。
# 页面这样称呼玩家：从 1 数起。
flaw-player = 玩家{ $number }

## 玩家的版图

flaw-coins = 最多{ $coins }元。
flaw-points = 最多{ $vp }分。
flaw-empty-own-ship = 写明货物和箱数，或者都不写。
flaw-no-forests = 这一局没有树林。
flaw-forests-without-yard = 有{ building-lumberyard }才有树林，这位玩家却没有。
flaw-quarry-forest = 采石场不能变成树林。
flaw-land-full = 每位玩家有{ $spaces }个{ -land }格。
flaw-tile-twice = { $tile }只写一次，并写明数量。
flaw-many-on-tiles = { $tile }最多{ $spaces }块，每块最多 1 名{ -worker }。
flaw-many-citizens = { $tile }上的公民，比有人的板块还多。
flaw-second-copy = 这里已经有{ $building }；每位玩家同一种只能有一栋。
flaw-town-full = 每位玩家有{ $spaces }个建筑格：放不下了。
flaw-no-copy-left = 这一局没有这么多栋{ $building }。
flaw-many-in-building = { $circles ->
    [0] { $building }没有工人位。
   *[other] { $building }只有{ $circles }个工人位。
}
flaw-no-wharf = { building-wharf }没有人，{ area-own-ship }上不会有货物。
flaw-no-small-wharf = { building-small-wharf }没有人，它的船上不会有货物。
flaw-not-producible = 没有{ -worker }生产{ $good }，这个阶段不会生产过它。
flaw-not-counted = 这一局没有东西用得到它。
flaw-produced-and-gone = 生产的{ $good }比现有的多，而{ role-craftsman }阶段不会损失货物。
flaw-kind-without-crates = { $good }的种类和箱数要都写，或者都不写。
flaw-gained-too-much = 这比这位玩家所有的分数还多。
flaw-not-aboard = 这和船上的{ $good }对不上。

## 玩家之间

flaw-ship-sizes = 这一局的货船有{ $sizes }格。
flaw-ship-cargo = 货船是空的，或者装着 1 到{ $size }箱同一种货物。
flaw-same-good = 两艘货船不能都装{ $good }。
flaw-house-full = { area-house }只有 4 格。
flaw-many-crates = 这里有{ $used }箱{ $good }，但这一局只有{ $all }箱。
flaw-quarry-in-pile = 采石场另成一叠。
flaw-many-tiles = 这里的{ $tile }比这一局有的还多。
flaw-market-full = 面朝上的种植园最多{ $most }块。
flaw-many-workers = 这一局只有{ $all }名{ -worker }。
flaw-many-people = 这一局只有{ $all }名公民。
flaw-workers-left = { $all }名{ -worker }里，应该还剩{ $left }名。
flaw-citizens-left = { $all }名公民里，应该还剩{ $left }名。
flaw-many-on-register = { -register }最多{ $most }名公民。
flaw-points-left = 玩家一共得了{ $gained }分，应该还剩{ $left }分。
flaw-no-waiting = 这一局里，最后一分在{ role-captain }阶段之外被拿走时，不会等到下一个{ role-captain }阶段才结束。
flaw-points-not-gone = 最后一分还在：还剩{ $left }分。
flaw-last-round = 分数用完了，或者有城镇满了：这是最后一轮。
flaw-not-in-pool = { $building }已经在收纳盘里，或者不在这一局。
flaw-no-slot = 收纳盘里，{ $building }的费用没有空位了。
flaw-not-together = 收纳盘里有一种建筑不能和{ $building }在同一局。
flaw-draft-count = 玩家选完之后，应该有 17 种建筑。

## 角色。$player 是“玩家 2”

flaw-role-not-in-game = 这一局没有{ $role }。
flaw-role-twice = { $role }只写一次。
flaw-role-not-available = 这一局没有{ $role }，或者本轮已经有人选了。
flaw-round-full = 每轮只选{ $picks }个角色。
flaw-out-of-turn = { $player }选了{ $made }个角色，按顺序应该是{ $due }个。
flaw-not-taken = { $player }没有选{ $role }，不由这位玩家执行。
flaw-not-last-pick = 最后选角色的是{ $player }。
flaw-no-smuggler = 这一局不用{ role-smuggler }。
flaw-marker-elsewhere = 选{ role-smuggler }的玩家有标记。
flaw-smuggler-not-done = { role-smuggler }还没有行动，不会有被绑架的角色。
flaw-no-captor = 只有{ role-smuggler }能绑架角色，却没有玩家选它。
flaw-not-capturable = { $role }不能被绑架。
flaw-coins-on-captured = 被绑架的角色上没有钱币，{ $role }也一样。
flaw-coins-on-smuggler = { role-smuggler }上不放钱币。
flaw-captured-too-early = 最后一个角色结束之后，{ role-smuggler }才执行被绑架的角色。

## 正在进行的事

flaw-over-too-early = 打完最后一轮，游戏才结束。
flaw-frames = 一轮进行到这里，不会有这件事。
flaw-not-in-setup = 这一局开局时不问这件事。
flaw-phase-or-not = 角色的阶段进行时要写明阶段，其他时候不写。
flaw-loaded-elsewhere = 只有{ role-captain }阶段才装船。
flaw-produced-elsewhere = 只有{ role-craftsman }阶段才生产。
flaw-obtained-elsewhere = 只有{ role-planter }阶段才拿板块。
flaw-nobody-waits = { -on-portrait }没有这样的人。
flaw-not-at-this-step = 这个阶段的这一步不问这件事。
flaw-seats-handled = 已经行动的玩家人数不对。
flaw-reward-not-loading = 装船的奖励，在装船时就安排。
flaw-asked = 这个问题和这位玩家的版图对不上。
flaw-goes-on = 接下来的事和这位玩家的版图对不上。

## 庆典。$card 是目标的标题

flaw-objective-count = { $due ->
    [0] 现在没有庆典目标。
   *[other] 应该有{ $due }个庆典目标。
}
flaw-much-shown = 没有目标要求这么多。
flaw-not-drawn = “{ $card }”不在这里：目标是印好的三个，或者三张不同的庆典卡。
flaw-card-crates = { $due ->
    [0] “{ $card }”上没有货物。
   *[other] “{ $card }”上应该有{ $due }箱货物。
}
flaw-card-plantations = { $due ->
    [0] “{ $card }”上没有种植园。
   *[other] “{ $card }”上应该有{ $due }块种植园，全都不同。
}
flaw-card-building = “{ $card }”上应该是这一局的另一种建筑，或者没有建筑。
flaw-not-fulfilled = { $player }没有“{ $card }”要求的东西，不可能完成它。
flaw-not-rewarded = { $player }完成了“{ $card }”，却没有得到奖励。

## 波多马

flaw-no-puertoma-plays = 这一局没有波多马。
flaw-no-puertoma = 这位玩家不是波多马。
flaw-puertoma-asked = 这位波多马由规则操作：不会问它。
flaw-puertoma-marker = 这一局没有{ $role }，行动标记不会在那里。
flaw-tie-card-twice = 平局判定卡{ $card }号只有一张。
flaw-level-count = 每栋建筑都写等级，或者都不写。
flaw-ability-count = 每个等级都写能力板块，或者都不写。
flaw-no-such-level = 等级是 1 到 4。
flaw-manned-quarry = 波多马的采石场上没有人。
flaw-many-of-type = 波多马的{ $tile }最多{ $most }块。
flaw-many-under = { $tile }下方只有{ $circles }个工人位。
flaw-puertoma-forests = 波多马没有树林。
flaw-manned-building = 波多马的{ -worker }在种植园下方，不在{ $building }里。
flaw-not-commercial = 波多马最多有八栋建筑，全是商业建筑：不会有这栋{ $building }。
flaw-other-level = { $building }要放在自己的等级。
flaw-level-full = 等级{ $level }的建筑太多：每个等级最多两栋。
flaw-reserved-twice = 两个保留标记不能都在{ $building }上。
flaw-not-reservable = 保留标记放在收纳盘的扩建建筑上，不放在{ $building }上。
flaw-reserved-too-early = 建造第一栋建筑之前，没有保留标记。
flaw-not-reserved = 建造第一栋建筑之后，只要还有扩建建筑，波多马就保留一栋。
flaw-nothing-discards = 没有生效的能力会弃掉货物。
flaw-ability-order = 能力板块每个等级一块，从等级 1 开始。
flaw-locked = 等级{ $level }的能力还没有翻开。
flaw-unlocked = 按它的建筑，等级{ $level }的能力应该已经翻开。
flaw-abilities-gone = 难度为简单时，翻开两个能力之后，另外两个才移出游戏。

## 成就卡。$card 是头衔

flaw-card-count = { $due ->
    [0] 现在没有留下的成就卡。
   *[other] 现在应该有{ $due }张留下的成就卡。
}
flaw-hand-count = { $due ->
    [0] 现在手里没有其他成就卡。
   *[other] 现在手里应该还有{ $due }张其他成就卡。
}
flaw-not-own = 只能是这位玩家自己的成就卡，每张一次。
flaw-card-twice = “{ $card }”只有一张。
flaw-kept-too-late = 成就卡按顺序留下，排在这些后面的不够留满{ $hand }张。
flaw-completed = “{ $card }”的条件已经达成，所以算完成。
