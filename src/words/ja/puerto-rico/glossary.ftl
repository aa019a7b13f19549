### プエルトリコ：部品の名前。1897版と拡張。
# 日本で発売された版（メビウスゲームズ）のことば：建築家、監督、商人、船長、採石場、貨物船、労働者、職業斡旋所、「新たな建物」、「祝祭」。
# それ以外の1897版の名前は、ここで訳したもの。農園は、日本語版でいうプランテーション。
title = プエルトリコ1897

## 役割

role-planter = 農園主
role-recruiter = 募集人
role-builder = 建築家
role-craftsman = 監督
role-trader = 商人
role-captain = 船長
role-adventurer = 冒険家
role-smuggler = 密輸人

## 商品（安い順）と、それぞれの一文字

good-corn = コーン
good-fruit = 果物
good-sugar = 砂糖
good-tobacco = タバコ
good-coffee = コーヒー
letter-corn = コ
letter-fruit = 果
letter-sugar = 糖
letter-tobacco = 煙
letter-coffee = 珈

## タイル

tile-corn = コーン農園
tile-fruit = 果物農園
tile-sugar = 砂糖農園
tile-tobacco = タバコ農園
tile-coffee = コーヒー農園
tile-quarry = 採石場

## 見出し：テーブルの各部分

area-role-tiles = 役割
area-ships = 貨物船
area-own-ship = 自分の船
area-house = 商店
area-register = 職業斡旋所
area-portrait = 肖像
area-workers = 労働者
area-supply = サプライ
area-market = 農園
area-bag = 袋
area-discards = 捨てられた農園
area-shop = 建てられる建物
area-crates = サプライの商品
area-your-land = 自分の田園

## 建物

building-small-fruit = 小果物集荷場
building-small-market = 小市場
building-small-sugar = 小製糖所
building-builders-yard = 建材店
building-hacienda = アシエンダ
building-large-fruit = 大果物集荷場
building-small-warehouse = 小倉庫
building-large-sugar = 大製糖所
building-hospital = 病院
building-tobacco-storage = 大タバコ保管所
building-office = 事務所
building-large-market = 大市場
building-coffee-roaster = 大コーヒー焙煎所
building-large-warehouse = 大倉庫
building-factory = 工場
building-school = 学校
building-harbor = 港
building-wharf = 造船所
building-fire-station = 消防署
building-residence = 公邸
building-fortress = 砦
building-customs-house = 税関
building-city-hall = 市役所
building-canal = 運河
building-lumberyard = 製材所
building-hidden-market = 闇市
building-storehouse = 保管庫
building-bohio = ボイオ小屋
building-merchant-outpost = 交易拠点
building-church = 教会
building-small-wharf = 小造船所
building-lighthouse = 灯台
building-distillery = 蒸留所
building-publishing-house = 出版社
building-assembly-hall = 集会所
building-monument = 記念碑
building-cathedral = 大聖堂
building-zoning-office = 都市計画局
building-chapel = 礼拝堂
building-park-authority = 公園管理局
building-notary = 公証役場
building-pension-office = 年金事務所
building-villa = 別荘
building-tailor = 大仕立屋
building-town-square = 町の広場

## 実績カード

card-big-spender = 太っ腹
card-caramel-popcorn = キャラメルポップコーンの発明者
card-coffee-dispatcher = コーヒーの荷主
card-confectionery-supplier = 製菓材料商
card-corn-dispatcher = コーンの荷主
card-deal-closer = 商談の名手
card-dock-tycoon = 波止場の大物
card-fruit-dispatcher = 果物の荷主
card-head-administrator = 行政長官
card-independent-shipper = 独立運送業者
card-leading-employer = 最大の雇い主
card-leading-producer = 最大の生産者
card-luxury-crop-trader = 高級作物商
card-luxury-goods-provider = 高級品の供給者
card-major-investor = 大投資家
card-major-landowner = 大地主
card-master-agronomist = 農学の達人
card-master-architect = 建築の達人
card-master-collector = 収集の達人
card-pastry-maker = 菓子職人
card-prudent-merchant = 堅実な貿易商
card-senior-bureaucrat = 上級官僚
card-specialised-shipper = 専門運送業者
card-sugar-dispatcher = 砂糖の荷主
card-tavern-supplier = 酒場の仕入れ先
card-tobacco-dispatcher = タバコの荷主
card-tobacco-fruit-broker = タバコと果物の仲買人
card-trade-strategist = 貿易の戦略家
card-trade-tycoon = 貿易王
card-tropical-magnate = 南国作物王

## プエルトマの能力

ability-any-sale = 重複販売
ability-sale-coin = 高値
ability-builders-worker = 建築の助っ人
ability-storeroom = 貯蔵室
ability-builders-coin = 建築資金
ability-extra-crate = 追加の商品
ability-kind-coins = 多彩な収穫
ability-extra-worker = 追加の労働者
ability-planters-crate = 初収穫
ability-kind-points = 多彩な在庫
ability-crate-points = 在庫一掃
ability-person-coins = 人頭手当
