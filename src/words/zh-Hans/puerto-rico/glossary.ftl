### 波多黎各：各种配件的名称。1897 版与它的扩展。
# 名称的来历：没有可以依据的简体中文 1897 版规则书。名称以繁体中文 1897 版为底，改成大陆的用词。
# 建筑师、工匠、商人、船长、交易所、种植园、采石场、供应堆见于大陆的规则介绍；小市场、大市场、小仓库、大仓库、码头、港口、庄园是玩家的说法。
# 货船、规划局、养老金管理局、别墅、咖啡烘焙厂、庆典、发运商是我们自己的译法；成就卡与波多马的能力也是。
title = 波多黎各 1897

## 角色

role-planter = 种植者
role-recruiter = 招募官
role-builder = 建筑师
role-craftsman = 工匠
role-trader = 商人
role-captain = 船长
role-adventurer = 探险家
role-smuggler = 走私者

## 货物，便宜的在前，各有一个代表字

good-corn = 玉米
good-fruit = 水果
good-sugar = 蔗糖
good-tobacco = 烟草
good-coffee = 咖啡
letter-corn = 玉
letter-fruit = 果
letter-sugar = 糖
letter-tobacco = 烟
letter-coffee = 咖

## 板块

tile-corn = 玉米种植园
tile-fruit = 水果种植园
tile-sugar = 蔗糖种植园
tile-tobacco = 烟草种植园
tile-coffee = 咖啡种植园
tile-quarry = 采石场

## 标题：桌上的区域

area-role-tiles = 角色板块
area-ships = 货船
area-own-ship = 私人船只
area-house = 交易所
area-register = 就业处
area-portrait = 肖像
area-workers = 工人
area-supply = 供应堆
area-market = 种植园
area-bag = 种植园袋
area-discards = 弃置的种植园
area-shop = 可建造的建筑
area-crates = 供应堆的货物
area-your-land = 你的乡村

## 建筑

building-small-fruit = 小水果仓库
building-small-market = 小市场
building-small-sugar = 小制糖厂
building-builders-yard = 建材行
building-hacienda = 庄园
building-large-fruit = 大水果仓库
building-small-warehouse = 小仓库
building-large-sugar = 大制糖厂
building-hospital = 医院
building-tobacco-storage = 大烟草仓库
building-office = 办事处
building-large-market = 大市场
building-coffee-roaster = 大咖啡烘焙厂
building-large-warehouse = 大仓库
building-factory = 工厂
building-school = 学校
building-harbor = 港口
building-wharf = 码头
building-fire-station = 消防站
building-residence = 住宅
building-fortress = 堡垒
building-customs-house = 海关
building-city-hall = 市政厅
building-canal = 运河
building-lumberyard = 伐木场
building-hidden-market = 地下市场
building-storehouse = 货栈
building-bohio = 农舍
building-merchant-outpost = 贸易前哨
building-church = 教堂
building-small-wharf = 小码头
building-lighthouse = 灯塔
building-distillery = 酿酒厂
building-publishing-house = 出版社
building-assembly-hall = 会议厅
building-monument = 纪念碑
building-cathedral = 大教堂
building-zoning-office = 规划局
building-chapel = 小教堂
building-park-authority = 公园管理局
building-notary = 公证处
building-pension-office = 养老金管理局
building-villa = 别墅
building-tailor = 大裁缝店
building-town-square = 城市广场

## 成就卡

card-big-spender = 挥金如土
card-caramel-popcorn = 焦糖爆米花发明家
card-coffee-dispatcher = 咖啡发运商
card-confectionery-supplier = 糖果供应商
card-corn-dispatcher = 玉米发运商
card-deal-closer = 成交高手
card-dock-tycoon = 码头大亨
card-fruit-dispatcher = 水果发运商
card-head-administrator = 行政长官
card-independent-shipper = 独立船商
card-leading-employer = 首席雇主
card-leading-producer = 首席生产商
card-luxury-crop-trader = 高档作物商
card-luxury-goods-provider = 奢侈品供应商
card-major-investor = 大投资家
card-major-landowner = 大地主
card-master-agronomist = 农艺大师
card-master-architect = 建筑大师
card-master-collector = 收藏大师
card-pastry-maker = 糕点师
card-prudent-merchant = 谨慎商人
card-senior-bureaucrat = 资深官员
card-specialised-shipper = 专业船商
card-sugar-dispatcher = 蔗糖发运商
card-tavern-supplier = 酒馆供应商
card-tobacco-dispatcher = 烟草发运商
card-tobacco-fruit-broker = 烟果经纪人
card-trade-strategist = 贸易战略家
card-trade-tycoon = 贸易大亨
card-tropical-magnate = 热带特产巨头

## 波多马的能力

ability-any-sale = 重复出售
ability-sale-coin = 好价钱
ability-builders-worker = 建造帮手
ability-storeroom = 储藏室
ability-builders-coin = 建筑基金
ability-extra-crate = 额外货物
ability-kind-coins = 多样生产
ability-extra-worker = 额外工人
ability-planters-crate = 首次收成
ability-kind-points = 多样存货
ability-crate-points = 清仓
ability-person-coins = 人头津贴
