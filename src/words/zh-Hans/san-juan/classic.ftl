### 圣胡安经典版：只列与 1897 版不同的。这里的文字会替换同名的那一条。
# 名称的来历：没有可以依据的简体中文规则书。生产者、商人、议员见于大陆的介绍文章，紫色建筑是玩家的说法。
# 其余的名称参考项目里的繁体中文版；靛蓝厂、淘金者、白银、铁匠铺、济贫院、市场摊位、市场大厅、胜利柱、英雄像是我们自己的译法。
# 规则文中因版本而不同的用词：{=title} 圣胡安；{=commercial} 紫色建筑。
title = 圣胡安
role-councillor = 议员
role-prospector = 淘金者
role-prospector-2 = 第二淘金者
good-1 = 靛蓝
good-2 = 蔗糖
good-3 = 烟草
good-4 = 咖啡
good-5 = 白银
letter-1 = 靛
letter-2 = 糖
letter-3 = 烟
letter-4 = 咖
letter-5 = 银
building-prod-t1 = 靛蓝厂
building-prod-t2 = 制糖厂
building-prod-t3 = 烟草仓库
building-prod-t4 = 咖啡烘焙厂
building-prod-t5 = 炼银厂
building-smithy = 铁匠铺
building-archive = 档案馆
building-poor-house = 济贫院
building-black-market = 黑市
building-well = 水井
building-market-stand = 市场摊位
building-tower = 塔楼
building-aqueduct = 水渠
building-carpenter = 木工坊
building-prefecture = 官邸
building-market-hall = 市场大厅
building-quarry = 采石场
building-library = 图书馆
building-victory-column = 胜利柱
building-hero = 英雄像
building-guild-hall = 公会大厅
building-triumphal-arch = 凯旋门
building-palace = 宫殿
building-prod-t1-effect = 可放一箱靛蓝：在生产者阶段生产，在商人阶段卖出。
building-prod-t2-effect = 可放一箱蔗糖：在生产者阶段生产，在商人阶段卖出。
building-prod-t3-effect = 可放一箱烟草：在生产者阶段生产，在商人阶段卖出。
building-prod-t4-effect = 可放一箱咖啡：在生产者阶段生产，在商人阶段卖出。
building-prod-t5-effect = 可放一箱白银：在生产者阶段生产，在商人阶段卖出。
building-gold-mine-effect = 每个淘金者阶段，翻开抽牌堆顶的 4 张牌：费用全都不同时，任选一张拿走，其余弃掉。
building-archive-effect = 议员阶段抽到的牌先全部加入手牌，再从所有手牌中弃掉同样的张数，新牌旧牌都可以。
building-carpenter-effect = 建造紫色建筑并付清费用之后，抽 1 张牌。
building-prefecture-effect = 议员阶段保留 2 张牌，而不是 1 张。
building-quarry-effect = 建造紫色建筑时少付 1 张牌。
building-guild-hall-effect = 游戏结束时，每栋生产建筑 2 分。
building-city-hall-effect = 游戏结束时，每栋紫色建筑（包括自己）1 分。

## 词

-commercial = 紫色建筑
