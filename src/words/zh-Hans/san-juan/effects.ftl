### 圣胡安：每种配件的作用，一两句话。
## 建筑

building-prod-t1-effect = 可放一箱玉米：在生产者阶段生产，在商人阶段卖出。
building-prod-t2-effect = 可放一箱水果：在生产者阶段生产，在商人阶段卖出。
building-prod-t3-effect = 可放一箱蔗糖：在生产者阶段生产，在商人阶段卖出。
building-prod-t4-effect = 可放一箱烟草：在生产者阶段生产，在商人阶段卖出。
building-prod-t5-effect = 可放一箱咖啡：在生产者阶段生产，在商人阶段卖出。
building-smithy-effect = 建造生产建筑时少付 1 张牌。
building-gold-mine-effect = 每个探险家阶段，翻开抽牌堆顶的 4 张牌：费用全都不同时，拿走最便宜的一张，其余弃掉。
building-archive-effect = 招募官阶段抽到的牌先全部加入手牌，再从所有手牌中弃掉同样的张数，新牌旧牌都可以。
building-poor-house-effect = 建造之后，手牌只剩 0 或 1 张时，抽 1 张牌。
building-black-market-effect = 建造时最多可用 2 箱自己的货物付费，每箱抵 1 张牌。
building-trading-post-effect = 你可以多卖 1 箱货物。
building-well-effect = 本阶段生产至少 2 箱货物时，抽 1 张牌。
building-market-stand-effect = 本阶段卖出至少 2 箱货物时，抽 1 张牌。
building-crane-effect = 你可以在自己的建筑上改建，费用减去被覆盖建筑的费用。
building-chapel-effect = 每轮开始时，你可以把 1 张手牌放在下面，游戏结束时值 1 分。
building-tower-effect = 手牌上限是 12 张，而不是 7 张。
building-aqueduct-effect = 你可以多生产 1 箱货物。
building-carpenter-effect = 建造商业建筑并付清费用之后，抽 1 张牌。
building-prefecture-effect = 招募官阶段保留 2 张牌，而不是 1 张。
building-market-hall-effect = 本阶段卖出至少 1 箱货物时，多抽 1 张牌。
building-quarry-effect = 建造商业建筑时少付 1 张牌。
building-library-effect = 你选的角色特权加倍。两人游戏时每轮限用一次。
building-statue-effect = 纪念碑：只有分数，没有功能。
building-victory-column-effect = 纪念碑：只有分数，没有功能。
building-hero-effect = 纪念碑：只有分数，没有功能。
building-guild-hall-effect = 游戏结束时，每栋生产建筑 1 分，每种生产建筑再加 1 分。
building-city-hall-effect = 游戏结束时，每栋商业建筑（包括自己）1 分。
building-triumphal-arch-effect = 游戏结束时，有 1、2、3 座纪念碑分别得 4、6、8 分。
building-palace-effect = 最后计算：其他分数每满 4 分，得 1 分。
building-office-effect = 每轮开始时，在小教堂和教堂之前，你可以弃掉 1 或 2 张手牌，再抽同样的张数。
building-guard-room-effect = 你的手牌上限保持 7 张。没有堡垒也没有灯塔的玩家只能保留 6 张。
building-cottage-effect = 商人阶段没有玩家卖出货物时，阶段结束时抽 1 张牌。
building-school-effect = 建筑师阶段结束时，如果没有玩家的建筑比你少，而且有玩家比你多，抽 1 张牌。
building-park-effect = 用起重机在它上面改建时，费用最多减 6，而不是 3。
building-customs-office-effect = 招募官阶段开始时，上面没有货物就放上一箱。卖出时固定换 2 张牌。
building-church-effect = 每局一次：在某一轮开始时，可以把任意张手牌放在下面，游戏结束时每张值 1 分。
building-harbor-effect = 卖出货物时，其中一箱放到下面，游戏结束时值 1 分。
building-bank-effect = 每个探险家阶段，翻开抽牌堆顶的 1 张牌：所有城市里都没有这种建筑就拿走，否则弃掉。
building-residence-effect = 游戏结束时，每三栋费用相同的不同建筑为一组：1、2、3、4 组分别得 4、7、9、10 分。
building-cathedral-effect = 放在桌上，先建造的玩家拥有。游戏结束时，其他玩家的前四栋费用 6 的建筑依次给你 4、3、2、1 分。

## 角色：每位玩家做什么，选的玩家有什么特权

role-builder-action = 每位玩家可以建造一栋建筑。
role-producer-action = 每位玩家可以生产一箱货物。
role-trader-action = 翻开交易所牌；每位玩家可以卖出一箱货物。
role-councillor-action = 每位玩家抽 2 张牌，保留其中 1 张。
role-prospector-action = 其他玩家没有行动。
role-prospector-2-action = 其他玩家没有行动。
role-colonist-ship-action = 翻开与玩家人数相同的牌；每位玩家可以拿走其中一张。
role-mayor-action = 每位玩家可以弃掉最多 2 张手牌，再抽同样的张数。
role-captain-action = 每位玩家可以运出一箱货物，游戏结束时值 1 分。
role-builder-privilege = 你建造时少付 1 张牌。
role-producer-privilege = 你可以多生产 1 箱货物。
role-trader-privilege = 你可以多卖 1 箱货物。
role-councillor-privilege = 你多抽 3 张牌来挑选。
role-prospector-privilege = 你抽 1 张牌。
role-prospector-2-privilege = 你抽 1 张牌。
role-colonist-ship-privilege = 你最先挑选；有图书馆时拿 2 张。
role-mayor-privilege = 你多抽 1 张牌，没有弃牌也一样。
role-captain-privilege = 你可以多运出 1 箱货物。
