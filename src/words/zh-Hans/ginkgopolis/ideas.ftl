### 银杏城：一个选择好在哪里，说的都是桌上的事实。显示在提示和“为什么？”的回答里。
### 每条是一个短句。$who 是做选择的玩家：正在读的玩家（你），或者名字；$rival 是另一位玩家。
### “否则”是选了第二好的选择；“之后”是这一轮结束时，或者自己下次选择时。
### $goods 是“4 个资源”，$tile 和 $card 是“蓝 7”，$floors 是“2 层”。

## 玩家有什么

idea-gains = { $otherwise ->
    [0] { $who }得到{ $goods }；否则没有。
   *[other] { $who }得到{ $goods }；否则只有{ $otherwise }。
}
# $goods 是“3 样东西”：资源、板块和分数合计。
idea-engine = { $deed ->
    [exploit] { $who }每次开采，卡牌给{ $goods }；否则{ $otherwise ->
        [0] 什么也不给
       *[other] 只给{ $otherwise }样
    }。
    [urbanize] { $who }每次城市化，卡牌给{ $goods }；否则{ $otherwise ->
        [0] 什么也不给
       *[other] 只给{ $otherwise }样
    }。
   *[construct] { $who }每次建造，卡牌给{ $goods }；否则{ $otherwise ->
        [0] 什么也不给
       *[other] 只给{ $otherwise }样
    }。
}
# 资源、板块和分数合计，是上一条的 $goods。
idea-items = { $count }样东西
idea-has = { $otherwise ->
    [0] { $who }之后有{ $goods }；否则没有。
   *[other] { $who }之后有{ $goods }；否则只有{ $otherwise }。
}
idea-spends-less = { $resources ->
    [0] { $who }不用资源；否则要用{ $otherwise }个。
   *[other] { $who }用{ $resources }个资源；否则要用{ $otherwise }个。
}
idea-pays-less = { $points ->
    [0] { $who }不用付分数；否则要付{ $otherwise }分。
   *[other] { $who }付{ $points }分；否则要付{ $otherwise }分。
}
idea-comes-back = { $who }从自己的{ $tile }拿回{ $goods }。
idea-keeps-tile = { $who }留着{ $tile }，用掉{ $used }。
idea-keeps-redraws = { $otherwise ->
    [0] { $who }留着{ $redraws }个换牌标记；否则没有。
   *[other] { $who }留着{ $redraws }个换牌标记；否则只有{ $otherwise }个。
}

## 卡牌和建筑

idea-gets-card = { $who }得到卡牌{ $card }。
idea-end-card = { $otherwise ->
    [0] { $who }的卡牌{ $card }之后值{ $points }分；否则不得分。
   *[other] { $who }的卡牌{ $card }之后值{ $points }分；否则只值{ $otherwise }分。
}
# $floors 是被盖住的那栋建筑的层数。
idea-ousts = { $who }盖住{ $rival }的{ $tile }（{ $floors }）。
idea-keeps-building = 否则{ $rival }会盖住{ $who }的{ $tile }。
idea-denies-card = 否则{ $rival }会拿到{ $who }的{ $tile }（{ $floors }）的卡牌。
# 两个板块的编号。
idea-large-number = { $number }在最上面，比{ $otherwise }更难被盖住。

## 街区

idea-leads = { $color ->
    [blue] { $who }在一个蓝色街区领先，得{ $points }分。
    [red] { $who }在一个红色街区领先，得{ $points }分。
   *[yellow] { $who }在一个黄色街区领先，得{ $points }分。
}
idea-districts = { $color ->
    [blue] { $who }之后在蓝色街区得{ $points }分；否则{ $otherwise ->
        [0] 不得分
       *[other] 只得{ $otherwise }分
    }。
    [red] { $who }之后在红色街区得{ $points }分；否则{ $otherwise ->
        [0] 不得分
       *[other] 只得{ $otherwise }分
    }。
   *[yellow] { $who }之后在黄色街区得{ $points }分；否则{ $otherwise ->
        [0] 不得分
       *[other] 只得{ $otherwise }分
    }。
}
idea-rival-districts = { $points ->
    [0] { $rival }之后在街区不得分；否则得{ $otherwise }分。
   *[other] { $rival }之后在街区得{ $points }分；否则得{ $otherwise }分。
}
idea-denies-lead = { $color ->
    [blue] { $rival }没有领先的蓝色街区；否则有一个，得{ $points }分。
    [red] { $rival }没有领先的红色街区；否则有一个，得{ $points }分。
   *[yellow] { $rival }没有领先的黄色街区；否则有一个，得{ $points }分。
}
# $floors 是建筑上的资源数。
idea-floors = { $otherwise ->
    [0] { $who }之后在城市里有{ $floors }个资源；否则没有。
   *[other] { $who }之后在城市里有{ $floors }个资源；否则只有{ $otherwise }个。
}

## 分数与游戏结束

idea-rival-gains = { $points ->
    [0] { $rival }不得分；否则得{ $otherwise }分。
   *[other] { $rival }得{ $points }分；否则得{ $otherwise }分。
}
idea-points = { $who }之后有{ $points }分；否则只有{ $otherwise }分。
idea-brings-end = 游戏在这一轮结束，而且{ $who }领先。
idea-puts-off-end = 游戏继续；否则会在{ $who }落后时结束。
idea-nears-end = { $tiles ->
    [0] 之后没有板块了，而且{ $who }领先。
   *[other] 之后只剩{ $tiles }个板块，而且{ $who }领先。
}
idea-gains-time = 之后还剩{ $tiles }个板块，{ $who }来得及追上。
