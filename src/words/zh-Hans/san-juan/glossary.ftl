### 圣胡安：各种配件的名称。1897 版与它的扩展。
# 名称的来历：没有可以依据的简体中文 1897 版规则书。名称以繁体中文 1897 版的规则书为底，改成大陆的用词。
# 生产者、商人见于大陆的介绍文章。小市场、大市场、出版社、酿酒厂、大教堂、规划局、公园、
# 英雄纪念碑、咖啡烘焙厂、贸易站、交易所牌、开局选牌是我们自己的译法。
# 规则文中因版本而不同的用词：{=title} 圣胡安 1897；{=commercial} 商业建筑。
title = 圣胡安 1897

## 角色

role-builder = 建筑师
role-producer = 生产者
role-trader = 商人
role-councillor = 招募官
role-prospector = 探险家
role-prospector-2 = 第二探险家
role-colonist-ship = 移民船
role-mayor = 市长
role-captain = 船长

## 货物，各有一个代表字

good-1 = 玉米
good-2 = 水果
good-3 = 蔗糖
good-4 = 烟草
good-5 = 咖啡
good-plain = 货物
letter-1 = 玉
letter-2 = 果
letter-3 = 糖
letter-4 = 烟
letter-5 = 咖

## 桌上的东西

thing-prices = 交易所牌
thing-deck = 抽牌堆
thing-discard = 弃牌堆
thing-buildings = 城市的建筑
thing-points = 城市的分数
thing-hand = 手牌

## 建筑

building-prod-t1 = 玉米谷仓
building-prod-t2 = 水果仓库
building-prod-t3 = 制糖厂
building-prod-t4 = 烟草仓库
building-prod-t5 = 咖啡烘焙厂
building-smithy = 酿酒厂
building-gold-mine = 金矿
building-archive = 公证处
building-poor-house = 医院
building-black-market = 地下市场
building-trading-post = 贸易站
building-well = 工厂
building-market-stand = 小市场
building-crane = 起重机
building-chapel = 小教堂
building-tower = 灯塔
building-aqueduct = 运河
building-carpenter = 伐木场
building-prefecture = 度假村
building-market-hall = 大市场
building-quarry = 建材行
building-library = 出版社
building-statue = 雕像
building-victory-column = 凯旋门
building-hero = 英雄纪念碑
building-guild-hall = 会议厅
building-city-hall = 市政厅
building-triumphal-arch = 城市广场
building-palace = 海关
building-office = 办事处
building-guard-room = 堡垒
building-cottage = 农舍
building-school = 学校
building-park = 公园
building-customs-office = 规划局
building-church = 教堂
building-harbor = 港口
building-bank = 银行
building-residence = 住宅
building-cathedral = 大教堂
