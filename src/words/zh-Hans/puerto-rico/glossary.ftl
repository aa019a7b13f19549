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

## 其他东西的名称和写法

# 板块作动词的宾语：“你拿采石场。”
tile-corn-one = { tile-corn }
tile-fruit-one = { tile-fruit }
tile-sugar-one = { tile-sugar }
tile-tobacco-one = { tile-tobacco }
tile-coffee-one = { tile-coffee }
tile-quarry-one = { tile-quarry }
# 这么多块，作动词的宾语；只有扩展用到。
tile-corn-count = { $n }块{ tile-corn }
tile-fruit-count = { $n }块{ tile-fruit }
tile-sugar-count = { $n }块{ tile-sugar }
tile-tobacco-count = { $n }块{ tile-tobacco }
tile-coffee-count = { $n }块{ tile-coffee }
# 用在已经写明是种植园的列表里。
tile-corn-short = { good-corn }
tile-fruit-short = { good-fruit }
tile-sugar-short = { good-sugar }
tile-tobacco-short = { good-tobacco }
tile-coffee-short = { good-coffee }
# 角色做什么，写在名称下面，字越少越好。
role-planter-short = 拿板块
role-recruiter-short = 分配{ -worker }
role-builder-short = 建造，−1 元
role-craftsman-short = 生产货物
role-trader-short = 卖 1 箱
role-captain-short = 装船
role-adventurer-short = 拿 1 元
role-smuggler-short = 四选一行动
# 庆典目标：卡片的标题。
objective-weigh-off = 收成称重大赛
objective-cocktail = 狂欢节鸡尾酒
objective-early-close = 提前打烊
objective-farmer-prize = 优秀农夫奖
objective-farming-fair = 农耕盛会
objective-delivery = 庆典快递
objective-twin-farms = 农场成双
objective-twin-goods = 货物成双
objective-grand-sendoff = 盛大启航
objective-pioneer = 致敬先驱
objective-patron = 城镇贡献奖
objective-trad-sendoff = 传统启航
# 建筑的类别。
class-production = 生产建筑
class-commercial = 普通商业建筑
class-expanded = { -expanded }（占两格）
# 游戏结束时分数的来源；计分的建筑用自己的名称。
source-chips = 运货的胜利分
source-achievements = 成就
source-printed = 建筑
source-citizens = 公民
source-other = 其他
source-puertoma-expanded = 扩建建筑
source-puertoma-unused = 未使用的人
source-puertoma-land = 采石场与第三块种植园
source-puertoma-pairs = 成对启用的种植园
source-puertoma-left = 剩余的钱币与货物
source-puertoma-achievements = 没有完成的成就
# 开关：哪些自动回答。
power-extra-worker = { role-recruiter }多拿的{ -worker }
power-production = 生产
power-extra-crate = { role-craftsman }多拿的一箱
power-warehouses = 仓库：能留多少就留多少
power-last-crate = 仓库之外留下 1 箱
power-spoils = 掠夺的船：能留几箱就留几箱
# 玩家之间的东西，以及版图上的数字：名称和用途。
thing-ship = 货船
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = 供应堆的{ area-workers }
thing-supply = 供应堆的胜利分
thing-fullest = 最满的城镇
thing-coins = 钱币
thing-gained = 已得的胜利分
thing-built = 建筑的分数
thing-discount = 有人的采石场
thing-portrait = { area-portrait }
thing-forest = 树林
thing-ship-effect = 船长阶段装一种货物，别的货船不能装同一种。每箱 1 分。阶段结束时，装满的船才清空。
thing-house-effect = 商人阶段，每位玩家可以卖一箱这里还没有的货物。共有 4 格。阶段结束时，满了才清空。
thing-bag-effect = 每次{ role-planter }阶段之后，从这里翻开新的种植园。抽完了，就把弃置的混回去。
thing-register-effect = { role-recruiter }阶段，从选的玩家开始，一名一名地拿走这些{ -worker }。之后补充：建筑上每个空的工人位 1 名，至少每位玩家 1 名。
thing-workers-effect = 每次{ role-recruiter }阶段之后，用来补充{ -register }。不够补的话，那一轮是最后一轮。
thing-supply-effect = 装船的分数从这里拿。拿走最后 1 分的那一轮是最后一轮。之后再得的分数另外记下，同样计算。
thing-fullest-effect = 有玩家填满 12 个建筑格的那一轮是最后一轮。{ -expanded }占 2 格。
thing-coins-effect = 用来建造。游戏结束时只用来判定平局。
thing-gained-effect = 游戏中得到的分数，主要来自装船。每位玩家只看得到自己的。建筑另计。
thing-built-effect = 如果现在结束，建筑有多少分：印着的分数，加上有人的{ -expanded }。
thing-discount-effect = 每块有{ -worker }的采石场让你少付 1 元。1、2、3、4 分的建筑最多计入 1、2、3、4 块。
thing-portrait-effect = 没有工人位可放的{ -worker }在这里等候。下一个{ role-recruiter }阶段可以重新安排。
thing-forest-effect = 面朝下的种植园：没有工人位，也不生产。有伐木场时，每 2 块树林让建筑少付 1 元。
# 第一次问到时的说明，两个版本通用。
first-role = 选一个角色，上面的钱归你。每位玩家都行动，你先来，还另有特权。
first-take = 拿一块面朝上的板块放在你的土地上。上面有人，它才起作用。
first-place = 种植园和对应的建筑要成对：两边都要有人。每次都可以全部重新安排。
first-build = 买一栋建筑，每种只能有一栋。里面有人才起作用。有人的采石场让它更便宜。
first-extra = 刚生产过的货物，再多拿一箱。
first-sell = 交易所收四箱，种类不能重复，满了就清空。昂贵的货物赚得最多。
first-load = 每装一箱得 1 分。一艘船只装一种，两艘船不能装同一种。能装就必须装。
first-store = 存不下的货物会损失。先留下昂贵的。
