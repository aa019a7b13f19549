### Puerto Rico: names of the pieces. The 1897 edition and the expansions.
title = 波多黎各 1897

## Roles

role-planter = 種植者
role-recruiter = 招募官
role-builder = 建築師
role-craftsman = 製造商
role-trader = 貿易商
role-captain = 船長
role-adventurer = 探險家
role-smuggler = 走私者

## Goods, cheapest first, and a letter for each

good-corn = 玉米
good-fruit = 水果
good-sugar = 蔗糖
good-tobacco = 菸草
good-coffee = 咖啡
letter-corn = 玉
letter-fruit = 果
letter-sugar = 糖
letter-tobacco = 菸
letter-coffee = 咖

## Tiles

tile-corn = 玉米種植園
tile-fruit = 水果種植園
tile-sugar = 蔗糖種植園
tile-tobacco = 菸草種植園
tile-coffee = 咖啡種植園
tile-quarry = 採石場

## Headings: areas of the table

area-role-tiles = 角色板塊
area-ships = 商船
area-own-ship = 私人船隻
area-house = 交易所
area-register = 就業處
area-portrait = 肖像
area-workers = 工人
area-supply = 供應堆
area-market = 種植園
area-bag = 種植園布袋
area-discards = 棄除的種植園
area-shop = 可建造的建築
area-crates = 供應堆的商品
area-your-land = 你的鄉村

## Buildings

building-small-fruit = 小型水果倉庫
building-small-market = 小型市集
building-small-sugar = 小型製糖廠
building-builders-yard = 建材行
building-hacienda = 大莊園
building-large-fruit = 大型水果倉庫
building-small-warehouse = 小型倉庫
building-large-sugar = 大型製糖廠
building-hospital = 醫院
building-tobacco-storage = 大型菸草倉庫
building-office = 辦事處
building-large-market = 大型市集
building-coffee-roaster = 大型烘豆所
building-large-warehouse = 大型倉庫
building-factory = 工廠
building-school = 學校
building-harbor = 港口
building-wharf = 船塢
building-fire-station = 消防站
building-residence = 住宅
building-fortress = 堡壘
building-customs-house = 海關大樓
building-city-hall = 市政廳
building-canal = 運河
building-lumberyard = 伐木場
building-hidden-market = 地下市場
building-storehouse = 貨棧
building-bohio = 農舍
building-merchant-outpost = 貿易前哨站
building-church = 教堂
building-small-wharf = 小型船塢
building-lighthouse = 燈塔
building-distillery = 酒廠
building-publishing-house = 出版公司
building-assembly-hall = 會議廳
building-monument = 紀念堂
building-cathedral = 主教座堂
building-zoning-office = 區劃辦公室
building-chapel = 小教堂
building-park-authority = 公園管理局
building-notary = 公證處
building-pension-office = 退休金辦公室
building-villa = 渡假村
building-tailor = 大型裁縫店
building-town-square = 城市廣場

## Achievement cards

card-big-spender = 揮金如土
card-caramel-popcorn = 焦糖爆米花發明家
card-coffee-dispatcher = 咖啡出航商
card-confectionery-supplier = 糖果供應商
card-corn-dispatcher = 玉米出航商
card-deal-closer = 成交高手
card-dock-tycoon = 碼頭大亨
card-fruit-dispatcher = 水果出航商
card-head-administrator = 行政首長
card-independent-shipper = 獨立船商
card-leading-employer = 首席雇主
card-leading-producer = 首席生產者
card-luxury-crop-trader = 高級作物商
card-luxury-goods-provider = 奢侈品供應商
card-major-investor = 大投資家
card-major-landowner = 大地主
card-master-agronomist = 農藝大師
card-master-architect = 建築大師
card-master-collector = 收藏大師
card-pastry-maker = 糕點師
card-prudent-merchant = 審慎商人
card-senior-bureaucrat = 資深官員
card-specialised-shipper = 專業船商
card-sugar-dispatcher = 蔗糖出航商
card-tavern-supplier = 酒館供應商
card-tobacco-dispatcher = 菸草出航商
card-tobacco-fruit-broker = 菸果掮客
card-trade-strategist = 貿易戰略家
card-trade-tycoon = 貿易大亨
card-tropical-magnate = 熱帶物產鉅子

## Abilities of the Puertoma

ability-any-sale = 重複販售
ability-sale-coin = 好價錢
ability-builders-worker = 建造幫手
ability-storeroom = 儲藏室
ability-builders-coin = 建築基金
ability-extra-crate = 額外商品
ability-kind-coins = 多樣生產
ability-extra-worker = 額外工人
ability-planters-crate = 首次收成
ability-kind-points = 多樣存貨
ability-crate-points = 清倉
ability-person-coins = 人頭津貼

## Names of other pieces, and their forms

tile-corn-one = { tile-corn }
tile-fruit-one = { tile-fruit }
tile-sugar-one = { tile-sugar }
tile-tobacco-one = { tile-tobacco }
tile-coffee-one = { tile-coffee }
tile-quarry-one = { tile-quarry }
tile-corn-count = { $n } 個{ tile-corn }
tile-fruit-count = { $n } 個{ tile-fruit }
tile-sugar-count = { $n } 個{ tile-sugar }
tile-tobacco-count = { $n } 個{ tile-tobacco }
tile-coffee-count = { $n } 個{ tile-coffee }
tile-corn-short = { tile-corn }
tile-fruit-short = { tile-fruit }
tile-sugar-short = { tile-sugar }
tile-tobacco-short = { tile-tobacco }
tile-coffee-short = { tile-coffee }
role-planter-short = 拿種植園
role-recruiter-short = 分配{ -worker }
role-builder-short = 建造，−1 元
role-craftsman-short = 生產商品
role-trader-short = 賣 1 箱
role-captain-short = 裝船
role-adventurer-short = 拿 1 元
role-smuggler-short = 四種行動之一
objective-weigh-off = 年度收成秤重大會
objective-cocktail = 嘉年華雞尾酒
objective-early-close = 慶祝提前閉店
objective-farmer-prize = 傑出農夫獎
objective-farming-fair = 農事狂歡會
objective-delivery = 節慶商品快遞
objective-twin-farms = 農場對對碰
objective-twin-goods = 商品對對碰
objective-grand-sendoff = 盛大出航典禮
objective-pioneer = 拓荒紀念敬酒會
objective-patron = 城鎮貢獻獎
objective-trad-sendoff = 傳統出航典禮
class-production = 生產建築
class-commercial = 商業建築
class-expanded = 擴建商業建築（佔兩格）
source-chips = 運貨的勝利分
source-achievements = 成就
source-printed = 建築
source-citizens = 公民
source-other = 其他
source-puertoma-expanded = 擴建建築
source-puertoma-unused = 未使用的人
source-puertoma-land = 採石場與第三座種植園
source-puertoma-pairs = 兩座都啟動的種植園
source-puertoma-left = 剩餘的錢幣與商品
source-puertoma-achievements = 未完成的成就
power-extra-worker = { role-recruiter }多拿的{ -worker }
power-production = 生產商品
power-extra-crate = { role-craftsman }多拿的一箱
power-warehouses = 倉庫：能留多少就留多少
power-last-crate = 倉庫之外留下一箱
power-spoils = 掠奪的船能留幾箱就留幾箱
thing-ship = { area-ships }
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = { area-supply }的{ -worker }
thing-supply = { area-supply }的勝利分
thing-fullest = 建築最多的玩家
thing-coins = 錢幣
thing-gained = 已得的勝利分
thing-built = 建築的分數
thing-discount = 有{ -worker }的{ tile-quarry }
thing-portrait = { area-portrait }
thing-forest = 樹林
thing-ship-effect = 船長階段時裝載一種商品，其他商船不能載同一種；每箱 1 分。階段結束時清空裝滿的船，沒裝滿的保留船上的商品。
thing-house-effect = 貿易商階段時，每位玩家可以照這些價格賣一箱這裡還沒有的商品。4 格都滿了就不能再賣。階段結束時，滿了才清空。
thing-bag-effect = 每次種植者階段結束後，從這裡翻開新的種植園；空了就把棄除的種植園混進來。
thing-register-effect = 招募官從選角色的人開始，一次一名，輪流分配這些工人。之後重新補充：建築上每個空的工人格 1 名，至少每位玩家 1 名。
thing-workers-effect = 每次招募官階段結束時，從這裡補充就業處。不夠補時，該輪結束後遊戲結束。
thing-supply-effect = 裝船得到的分數從這裡拿。拿走最後 1 分的那一輪結束後遊戲結束；不夠的分數另外記下，同樣計分。
thing-fullest-effect = 有人蓋滿 12 個建築格的那一輪結束後遊戲結束。擴建建築佔 2 格。
thing-coins-effect = 用來建造建築。遊戲結束時不計分，但平手時用來比較。
thing-gained-effect = 遊戲中得到的分數，主要來自裝船。每位玩家只知道自己的；建築的分數另計。
thing-built-effect = 如果遊戲現在結束，建築能得的分數：印在建築上的分數，加上有工人的擴建建築的功能。
thing-discount-effect = 每座有{ -worker }的{ tile-quarry }讓建築便宜 1 元：1、2、3、4 分的建築最多計入 1、2、3、4 座。
thing-portrait-effect = 沒有空工人格可去的工人在這裡等候，下次招募官階段可以重新安排。
thing-forest-effect = 面朝下放置的種植園：沒有工人格，也不生產。有伐木場時，每 2 座樹林讓建築便宜 1 元。
first-role = 請選一個角色，上面的錢歸你。大家都會執行，由你先做，也多一點好處。
first-take = 拿一塊公開的板塊放到你的土地上。要有人在上面工作才有產出。
first-place = 種植園和加工它的建築要成對：兩邊都要有人。每次都可以全部重新安排。
first-build = 買一棟建築，每種只能有一棟。有人在裡面工作才會發揮作用。有人的採石場讓建築更便宜。
first-extra = 從剛才生產的商品中再多拿一箱。
first-sell = 交易所收四箱，種類不重複，滿了就清空。昂貴的商品賺得最多。
first-load = 每裝一箱得一分。一艘船只載一種商品，兩艘船不載同一種；能裝的人就必須裝。
first-store = 存不下也留不住的商品都會損失。先保住昂貴的。
