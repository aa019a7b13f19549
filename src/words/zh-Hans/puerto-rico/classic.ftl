### 波多黎各经典版：只列与 1897 版不同的。这里的文字会替换同名的那一条。
# 名称的来历：没有可以依据的简体中文规则书。拓荒者、市长、淘金者、靛蓝、角色卡见于大陆的规则介绍；移民、大学、公会大厅是玩家的说法。
# 大靛蓝厂、小靛蓝厂、建筑工棚、招待所、背面朝上的板块堆、码头的船是我们自己的译法。
title = 波多黎各
role-planter = 拓荒者
role-recruiter = 市长
role-adventurer = 淘金者
good-fruit = 靛蓝
letter-fruit = 靛
tile-fruit = 靛蓝种植园
area-role-tiles = 角色卡
area-own-ship = 码头的船
area-register = 移民船
area-portrait = 圣胡安
area-workers = 移民
area-bag = 背面朝上的板块堆
area-your-land = 你的岛屿
building-small-fruit = 小靛蓝厂
building-builders-yard = 建筑工棚
building-large-fruit = 大靛蓝厂
building-hospital = 招待所
building-tobacco-storage = 烟草仓库
building-coffee-roaster = 咖啡烘焙厂
building-school = 大学
building-fire-station = 公会大厅
role-recruiter-action = 分配移民船上的移民；每位玩家重新安排所有移民。
role-craftsman-action = 每位玩家按种植园、建筑和移民生产货物。
role-recruiter-privilege = 你先从供应堆拿 1 名移民。
role-craftsman-privilege = 你生产时，在别人之前，再拿 1 箱刚生产的货物。
tile-corn-effect = 有移民时，工匠阶段生产 1 箱玉米，不需要建筑。
tile-fruit-effect = 这里和靛蓝厂各有一名移民时，工匠阶段生产 1 箱靛蓝。
tile-sugar-effect = 这里和制糖厂各有一名移民时，工匠阶段生产 1 箱蔗糖。
tile-tobacco-effect = 这里和烟草仓库各有一名移民时，工匠阶段生产 1 箱烟草。
tile-coffee-effect = 这里和咖啡烘焙厂各有一名移民时，工匠阶段生产 1 箱咖啡。
tile-quarry-effect = 有移民时，建造少付 1 元：1、2、3、4 分的建筑最多计入 1、2、3、4 块采石场。
building-small-fruit-effect = 工匠阶段，这里每有一名移民，就能让一块有人的靛蓝种植园生产 1 箱靛蓝。
building-large-fruit-effect = 工匠阶段，这里每有一名移民，就能让一块有人的靛蓝种植园生产 1 箱靛蓝。
building-small-sugar-effect = 工匠阶段，这里每有一名移民，就能让一块有人的蔗糖种植园生产 1 箱蔗糖。
building-large-sugar-effect = 工匠阶段，这里每有一名移民，就能让一块有人的蔗糖种植园生产 1 箱蔗糖。
building-builders-yard-effect = 拓荒者阶段可以拿采石场，代替种植园。
building-hacienda-effect = 拓荒者阶段可以先从背面朝上的板块堆抽一块种植园，抽到就必须放上；然后照常拿板块。
building-hospital-effect = 拓荒者阶段，你拿的正面朝上的板块直接带有 1 名移民：取自供应堆，供应堆没有时取自移民船。
building-tobacco-storage-effect = 工匠阶段，这里每有一名移民，就能让一块有人的烟草种植园生产 1 箱烟草。
building-coffee-roaster-effect = 工匠阶段，这里每有一名移民，就能让一块有人的咖啡种植园生产 1 箱咖啡。
building-school-effect = 新建造的建筑直接带有 1 名移民：取自供应堆，供应堆没有时取自移民船。
building-residence-effect = 游戏结束时，岛屿板块不超过 9 块得 4 分，10 块 5 分，11 块 6 分，12 块 7 分。
building-fortress-effect = 游戏结束时，每 3 名移民得 1 分。
building-city-hall-effect = 游戏结束时，每栋紫色建筑（包括自己）得 1 分。

## 句子与词

-worker = 移民
-register = 移民船
-portrait = 圣胡安
-on-portrait = 圣胡安
-land = 岛屿
-bag = 背面朝上的板块堆
-expanded = 大型紫色建筑
class-commercial = 小型紫色建筑
