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

## ほかの部品の名前と、その形

# 取るもの、引くものとしてのタイル。
tile-corn-one = { tile-corn }
tile-fruit-one = { tile-fruit }
tile-sugar-one = { tile-sugar }
tile-tobacco-one = { tile-tobacco }
tile-coffee-one = { tile-coffee }
tile-quarry-one = { tile-quarry }
# 数を添えたタイル。拡張だけ。
tile-corn-count = { tile-corn }{ $n }つ
tile-fruit-count = { tile-fruit }{ $n }つ
tile-sugar-count = { tile-sugar }{ $n }つ
tile-tobacco-count = { tile-tobacco }{ $n }つ
tile-coffee-count = { tile-coffee }{ $n }つ
# 農園の一覧の中で。
tile-corn-short = { good-corn }
tile-fruit-short = { good-fruit }
tile-sugar-short = { good-sugar }
tile-tobacco-short = { good-tobacco }
tile-coffee-short = { good-coffee }
# 役割の名前の下に書く、いちばん短いはたらき。
role-planter-short = 農園を取る
role-recruiter-short = { -worker }を得る
role-builder-short = 建てる、−1
role-craftsman-short = 生産する
role-trader-short = 1個売る
role-captain-short = 商品を積む
role-adventurer-short = 1コイン得る
role-smuggler-short = 1つ行う
# 祝祭の目標：カードの題。
objective-weigh-off = 収穫量コンテスト
objective-cocktail = カーニバルのカクテル
objective-early-close = 店じまい
objective-farmer-prize = 優秀農家賞
objective-farming-fair = 農業祭
objective-delivery = 祝祭の配達
objective-twin-farms = そろいの農園
objective-twin-goods = ふたつの籠
objective-grand-sendoff = 盛大な船出
objective-pioneer = 先人への賛辞
objective-patron = 町の後援者
objective-trad-sendoff = 伝統の船出
# 建物の種類。
class-production = 生産施設
class-commercial = 商業施設
class-expanded = 大型施設（2マス）
# 最後の得点のもと。得点する建物は、自分の名前で出る。
source-chips = 出荷の勝利点
source-achievements = 実績
source-printed = 建物
source-citizens = 市民
source-other = その他
source-puertoma-expanded = 大型施設
source-puertoma-unused = 使っていない労働者
source-puertoma-land = 採石場と3つ目の農園
source-puertoma-pairs = 2つとも稼働している農園
source-puertoma-left = 残ったコインと商品
source-puertoma-achievements = 達成されなかった実績
# スイッチ：自動で答えるもの。
power-extra-worker = { role-recruiter }の追加の{ -worker }
power-production = 生産
power-extra-crate = { role-craftsman }の追加の商品
power-warehouses = 倉庫：残せるだけ残す
power-last-crate = 倉庫のほかに1個残す
power-spoils = 襲撃した船の商品を、できるだけもらう
# プレイヤーのあいだにあるものと、ボードの数：名前と、何のためか。
thing-ship = 貨物船
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = サプライの{ area-workers }
thing-supply = サプライの勝利点
thing-fullest = いちばん埋まった町
thing-coins = コイン
thing-gained = 得た勝利点
thing-built = 建物の得点
thing-discount = 稼働中の採石場
thing-portrait = { area-portrait }
thing-forest = 森
thing-ship-effect = 船長フェイズに、ほかの貨物船が積んでいない1種類の商品を積みます。1個1点です。フェイズのあと、満杯の船だけを空にします。
thing-house-effect = 商人フェイズに、まだここにない種類の商品を、1人1個売れます。4マスです。フェイズのあと、満杯のときだけ空にします。
thing-bag-effect = { role-planter }フェイズのあとに、ここから新しい農園を出します。空になると、捨てられた農園を混ぜて補います。
thing-register-effect = { role-recruiter }フェイズに、{ role-recruiter }を選んだプレイヤーから順に、ここの{ -worker }を1人ずつ取ります。そのあと、建物の空いている丸1つにつき1人、少なくともプレイヤーの人数分を補充します。
thing-workers-effect = { role-recruiter }フェイズのあとに、ここから{ -register }を補充します。足りなければ、そのラウンドが最後です。
thing-supply-effect = 積んだ商品の得点を、ここから取ります。最後の1点が取られたラウンドで、ゲームが終わります。足りない分も得点に数えます。
thing-fullest-effect = 誰かが12の建物マスをすべて埋めたラウンドで、ゲームが終わります。{ -expanded }は2マスです。
thing-coins-effect = 建物の代金です。最後は、同点を決めるだけです。
thing-gained-effect = ゲーム中に、おもに出荷で得た点です。見えるのは自分のものだけです。建物の得点は別に数えます。
thing-built-effect = 今ゲームが終わったときの、建物の得点です。印刷された得点と、稼働中の{ -expanded }の得点です。
thing-discount-effect = { -worker }のいる採石場1つにつき、1コイン安くなります。1、2、3、4点の建物には、1、2、3、4つまで数えます。
thing-portrait-effect = 丸のない{ -worker }が、ここで待ちます。次の{ role-recruiter }フェイズに置けます。
thing-forest-effect = 裏向きの農園です。丸はなく、何も生産しません。製材所があれば、森2つにつき建物が1コイン安くなります。
# はじめて聞かれるときの説明。どちらの版でも使う。
first-role = 役割を選び、上のコインをもらいましょう。全員が行います。選んだプレイヤーが最初で、特権もあります。
first-take = 表向きのタイルを取りましょう。{ -worker }を置くと、生産できるようになります。
first-place = 農園には、その商品の建物も必要です。両方に置きましょう。毎回、全員を置き直せます。
first-build = 建物を買いましょう。同じ種類は1つだけです。{ -worker }がいるとはたらきます。稼働中の採石場で安くなります。
first-extra = 今生産した種類の商品を、もう1個取りましょう。
first-sell = 商店は、違う種類の商品を4個買います。満杯になると空になります。高い商品ほど得です。
first-load = 積んだ商品は1個1点です。1隻に1種類で、同じ種類を2隻には積めません。積めるなら、必ず積みます。
first-store = 保管できない商品は失います。高いものを残しましょう。
