### 圣胡安：一个选择好在哪里，说的都是桌上的事实。显示在提示和“为什么？”的回答里。
### 每条是一个短句。$who 是做选择的玩家：正在读的玩家（你），或者名字；$rival 是另一位玩家。
### “否则”是选了第二好的选择；“之后”是这一轮结束时，或者自己下次选角色时。

## 卡牌和建筑

idea-draws = { $otherwise ->
    [0] { $who }抽{ $cards }张牌；否则不抽。
   *[other] { $who }抽{ $cards }张牌；否则只抽{ $otherwise }张。
}
idea-has-cards = { $otherwise ->
    [0] { $who }之后有{ $cards }张手牌；否则没有手牌。
   *[other] { $who }之后有{ $cards }张手牌；否则只有{ $otherwise }张。
}
idea-builds = { $price ->
    [0] { $who }免费建造{ $building }。
   *[other] { $who }付{ $price }张牌建造{ $building }。
}
idea-builds-for-less = { $price ->
    [0] { $who }免费建造{ $building }；否则要付{ $otherwise }张牌。
   *[other] { $who }付{ $price }张牌建造{ $building }；否则要付{ $otherwise }张。
}
idea-affords = { $otherwise ->
    [0] { $who }之后有{ $cards }张手牌，建得起{ $building }；否则没有手牌。
   *[other] { $who }之后有{ $cards }张手牌，建得起{ $building }；否则只有{ $otherwise }张。
}
idea-keeps-limit = { $cards ->
    [0] { $who }没有超过手牌上限；否则要弃掉{ $otherwise }张牌。
   *[other] { $who }超过手牌上限，弃掉{ $cards }张牌；否则要弃掉{ $otherwise }张。
}

## 货物

idea-produces = { $otherwise ->
    [0] { $who }生产{ $goods }箱货物；否则不生产。
   *[other] { $who }生产{ $goods }箱货物；否则只生产{ $otherwise }箱。
}
idea-sells = { $otherwise ->
    [0] { $who }卖出{ $goods }箱货物，换{ $cards }张牌；否则不卖。
   *[other] { $who }卖出{ $goods }箱货物，换{ $cards }张牌；否则只换{ $otherwise }张。
}
idea-has-goods = { $otherwise ->
    [0] { $who }之后有{ $goods }箱货物；否则没有。
   *[other] { $who }之后有{ $goods }箱货物；否则只有{ $otherwise }箱。
}
idea-better-good = { $who }的货物在{ $building }上，不在{ $other }上。
idea-frees = { $otherwise ->
    [0] { $who }之后有{ $buildings }栋建筑能生产；否则没有。
   *[other] { $who }之后有{ $buildings }栋建筑能生产；否则只有{ $otherwise }栋。
}

## 分数

# 放到小教堂、教堂、港口下面的牌，以及运出的货物。
idea-lays-by = { $otherwise ->
    [0] { $who }之后有{ $cards }张牌留着计分；否则没有。
   *[other] { $who }之后有{ $cards }张牌留着计分；否则只有{ $otherwise }张。
}
idea-bonus = { $who }的{ $building }之后值{ $points }分；否则只值{ $otherwise }分。
idea-points = { $who }之后有{ $points }分；否则只有{ $otherwise }分。

## 保留或放弃的牌

idea-keeps-bonus = { $who }保留的{ $building }按现在的城市值{ $points }分。
idea-keeps-points = { $who }保留的{ $building }值{ $points }分；{ $given }只值{ $fewer }分。
# 建造 $given 还差 $missing 张牌。
idea-keeps-payable = { $who }付得起{ $building }；{ $given }还差{ $missing }张牌。
idea-keeps-cheaper = { $cost ->
    [0] { $who }可以免费建造{ $building }；{ $given }要付{ $instead }张牌。
   *[other] { $who }建造{ $building }要付{ $cost }张牌；{ $given }要付{ $instead }张。
}
idea-gives-duplicate = { $who }放弃的{ $building }，城市里已经有一栋。
idea-gives-second = { $who }手里还有另一张{ $building }。
idea-gives-costly = { $cards ->
    [0] { $who }放弃的{ $building }要付{ $cost }张牌，而手里没有牌了。
   *[other] { $who }放弃的{ $building }要付{ $cost }张牌，而手里只剩{ $cards }张。
}

## 其他玩家

idea-takes-role = 否则{ $rival }会选{ $role }。
idea-rival-draws = { $cards ->
    [0] { $rival }不抽牌；否则抽{ $otherwise }张。
   *[other] { $rival }抽{ $cards }张牌；否则抽{ $otherwise }张。
}
idea-rival-sells = { $cards ->
    [0] { $rival }不卖货物；否则换{ $otherwise }张牌。
   *[other] { $rival }卖货物，换{ $cards }张牌；否则换{ $otherwise }张。
}
idea-rival-produces = { $goods ->
    [0] { $rival }不生产；否则生产{ $otherwise }箱货物。
   *[other] { $rival }生产{ $goods }箱货物；否则生产{ $otherwise }箱。
}
idea-rival-builds = { $buildings ->
    [0] { $rival }之后没有建筑；否则有{ $otherwise }栋。
   *[other] { $rival }之后有{ $buildings }栋建筑；否则有{ $otherwise }栋。
}

## 游戏结束

idea-brings-end = 游戏结束，而且{ $who }领先。
idea-puts-off-end = 游戏继续；否则会在{ $who }落后时结束。
