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
