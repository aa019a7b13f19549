### 波多黎各：一个选择好在哪里，说的都是桌上的事实。显示在提示和“为什么？”的回答里。
### 每条是一个短句。$who 是做选择的玩家：正在读的玩家（你），或者名字；$rival 是另一位玩家。
### “否则”是选了第二好的选择；“之后”是这一轮结束时，或者自己下次选角色时。

## 货船

idea-ships = { $otherwise ->
    [0] { $who }装船{ $crates }箱，得{ $points }分；否则不得分。
   *[other] { $who }装船{ $crates }箱，得{ $points }分；否则只得{ $otherwise }分。
}
idea-saves-crates = { $crates ->
    [0] { $who }没有货物损失；否则损失{ $otherwise }箱。
   *[other] { $who }损失{ $crates }箱货物；否则损失{ $otherwise }箱。
}
idea-rival-ships = { $points ->
    [0] { $rival }不装船；否则装船得{ $otherwise }分。
   *[other] { $rival }装船得{ $points }分；否则得{ $otherwise }分。
}
idea-rival-spoils = { $otherwise ->
    [0] { $rival }损失{ $crates }箱货物；否则没有损失。
   *[other] { $rival }损失{ $crates }箱货物；否则只损失{ $otherwise }箱。
}
idea-shuts-out = 没有船能装{ $rival }的{ $crates }箱{ $good }了。
idea-keeps-room = 还有船能装{ $who }的{ $crates }箱{ $good }。

## 钱币和角色

idea-has-coins = { $otherwise ->
    [0] { $who }之后有{ $coins }元；否则没有钱。
   *[other] { $who }之后有{ $coins }元；否则只有{ $otherwise }元。
}
idea-affords = { $otherwise ->
    [0] { $who }之后有{ $coins }元，建得起{ $building }；否则没有钱。
   *[other] { $who }之后有{ $coins }元，建得起{ $building }；否则只有{ $otherwise }元。
}
idea-takes-role-coins = { $who }拿走{ $role }上的{ $coins }元。
idea-denies-role-coins = 否则{ $rival }会拿走{ $role }上的{ $coins }元。
idea-takes-role = 否则{ $rival }会选{ $role }。
idea-rival-coins = { $coins ->
    [0] { $rival }之后没有钱；否则有{ $otherwise }元。
   *[other] { $rival }之后有{ $coins }元；否则有{ $otherwise }元。
}

## 建筑

idea-builds = { $price ->
    [0] { $who }免费建造{ $building }。
   *[other] { $who }花{ $price }元建造{ $building }。
}
idea-last-copy = { $who }抢在{ $rival }前面得到最后一栋{ $building }。
idea-builds-for-less = { $price ->
    [0] { $who }免费建造{ $building }；否则要花{ $otherwise }元。
   *[other] { $who }花{ $price }元建造{ $building }；否则要花{ $otherwise }元。
}
idea-rival-builds = 否则{ $rival }会建造{ $building }。
idea-occupies = { $who }的{ $building }之后就有人了。
idea-large-building = { $otherwise ->
    [0] { $who }的{ $building }之后值{ $points }分；否则不得分。
   *[other] { $who }的{ $building }之后值{ $points }分；否则只值{ $otherwise }分。
}

## 货物

# $kinds 是种数；只有一种时不写。
idea-produces = { $kinds ->
    [1] { $who }生产{ $crates }箱货物；否则{ $otherwise ->
        [0] 不生产
       *[other] 只生产{ $otherwise }箱
    }。
   *[other] { $who }生产{ $kinds }种货物，共{ $crates }箱；否则{ $otherwise ->
        [0] 不生产
       *[other] 只生产{ $otherwise }箱
    }。
}
idea-extra-crate = { $who }多拿 1 箱{ $good }。
idea-rival-produces = { $crates ->
    [0] { $rival }不生产；否则生产{ $otherwise }箱货物。
   *[other] { $rival }生产{ $crates }箱货物；否则生产{ $otherwise }箱。
}
idea-sells = { $otherwise ->
    [0] { $who }卖出{ $good }，得{ $coins }元；否则不得钱。
   *[other] { $who }卖出{ $good }，得{ $coins }元；否则只得{ $otherwise }元。
}
idea-denies-sale-full = { $rival }不能卖{ $good }：{ area-house }满了。
idea-denies-sale-taken = { $rival }不能卖{ $good }：{ area-house }已经有了。
idea-rival-sells = { $coins ->
    [0] { $rival }卖货物不得钱；否则得{ $otherwise }元。
   *[other] { $rival }卖货物得{ $coins }元；否则得{ $otherwise }元。
}
idea-holds-crates = { $otherwise ->
    [0] { $who }之后有{ $crates }箱货物；否则没有。
   *[other] { $who }之后有{ $crates }箱货物；否则只有{ $otherwise }箱。
}
idea-can-produce = { $otherwise ->
    [0] { $who }之后能生产{ $crates }箱货物；否则不能生产。
   *[other] { $who }之后能生产{ $crates }箱货物；否则只能生产{ $otherwise }箱。
}

## 工人和板块

idea-workers = { $otherwise ->
    [0] { $who }之后有{ $workers }名{ -worker }；否则没有。
   *[other] { $who }之后有{ $workers }名{ -worker }；否则只有{ $otherwise }名。
}
idea-new-kind = { $who }得到第一块{ $tile }。
idea-serves = { $who }的{ $building }用得上{ $tile }。
# $tile 是“玉米种植园”。
idea-plantations = { $otherwise ->
    [0] { $who }之后有{ $count }块{ $tile }；否则没有。
   *[other] { $who }之后有{ $count }块{ $tile }；否则只有{ $otherwise }块。
}
idea-land = { $otherwise ->
    [0] { $who }之后有{ $tiles }块{ -land }板块；否则没有。
   *[other] { $who }之后有{ $tiles }块{ -land }板块；否则只有{ $otherwise }块。
}
idea-quarry = { $who }得到一块{ tile-quarry-one }。

## 分数与游戏结束

idea-points = { $who }之后有{ $points }分；否则只有{ $otherwise }分。
idea-brings-end = 游戏在这一轮结束，而且{ $who }领先。
idea-puts-off-end = 游戏继续；否则会在{ $who }落后时结束。
