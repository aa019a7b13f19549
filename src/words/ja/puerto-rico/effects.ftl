### プエルトリコ：それぞれのはたらきを、短い一文か二文で。

## 建物

building-small-fruit-effect = 監督フェイズに、ここの労働者1人につき、稼働中の果物農園1つから果物を1個生産します。
building-small-market-effect = 商店に売るとき、1コイン多く得ます。
building-small-sugar-effect = 監督フェイズに、ここの労働者1人につき、稼働中の砂糖農園1つから砂糖を1個生産します。
building-builders-yard-effect = 農園主フェイズに、農園の代わりに採石場を取れます。
building-hacienda-effect = 農園主フェイズに、まず袋から農園を1枚引いて置けます。それから、いつもどおりタイルを取ります。
building-large-fruit-effect = 監督フェイズに、ここの労働者1人につき、稼働中の果物農園1つから果物を1個生産します。
building-small-warehouse-effect = 船長フェイズの最後に、商品1種類を全部残せます。いつもの1個は別に残せます。
building-large-sugar-effect = 監督フェイズに、ここの労働者1人につき、稼働中の砂糖農園1つから砂糖を1個生産します。
building-hospital-effect = 農園主フェイズに得たタイルのうち1枚に、労働者が1人付きます。サプライから取り、いなければ職業斡旋所から取ります。
building-tobacco-storage-effect = 監督フェイズに、ここの労働者1人につき、稼働中のタバコ農園1つからタバコを1個生産します。
building-office-effect = 商店にすでにある種類も売れます。
building-large-market-effect = 商店に売るとき、2コイン多く得ます。
building-coffee-roaster-effect = 監督フェイズに、ここの労働者1人につき、稼働中のコーヒー農園1つからコーヒーを1個生産します。
building-large-warehouse-effect = 船長フェイズの最後に、商品2種類を全部残せます。いつもの1個は別に残せます。
building-factory-effect = 監督フェイズに、2、3、4、5種類を生産すると、1、2、3、5コインを得ます。
building-school-effect = 新しく建てた建物に、労働者が1人付きます。サプライから取り、いなければ職業斡旋所から取ります。
building-harbor-effect = 船長フェイズに船へ積み込むたび、1点多く得ます。
building-wharf-effect = 船長フェイズごとに1回、商品1種類を全部、自分の船に積めます。
building-fire-station-effect = ゲーム終了時、自分の小さい生産施設1つにつき1点、大きい生産施設1つにつき2点です。
building-residence-effect = ゲーム終了時、田園タイルが9枚以下で4点、10枚で5点、11枚で6点、12枚で7点です。
building-fortress-effect = ゲーム終了時、自分の労働者3人につき1点です。
building-customs-house-effect = ゲーム終了時、出荷で得た勝利点4点につき1点です。
building-city-hall-effect = ゲーム終了時、自分の商業施設1つにつき1点です。この建物も数えます。
building-canal-effect = 監督フェイズに、大果物集荷場が生産すれば果物を1個、大製糖所が生産すれば砂糖を1個、多く得ます。
building-lumberyard-effect = 新しい農園を、裏向きに森として置けます。建築家フェイズに、森2つにつき1コイン安くなります。
building-hidden-market-effect = 建てるとき、労働者1人、商品1個、勝利点1点でも支払えます。どれも、足りない1コインの代わりになります。
building-storehouse-effect = 船長フェイズの最後に、好きな商品を3個多く残せます。
building-bohio-effect = ここの労働者は、いつでも自分の空いている丸へ移れます。次の募集人フェイズまで、そこにとどまります。
building-merchant-outpost-effect = 商店に売る代わりに、好きな商品1個をサプライに戻して、その価格を得られます。
building-church-effect = 2点か3点の建物を建てると勝利点1点、大型施設を建てると2点を得ます。
building-small-wharf-effect = 船長フェイズごとに1回、好きな商品を何個でも自分の船に積めます。2個につき1点です。
building-lighthouse-effect = 船長フェイズに船へ積み込むたび、1コインを得ます。自分が船長なら、フェイズの初めにも1コインを得ます。
building-distillery-effect = 監督フェイズの最後に、コーン以外でいちばん多く生産した種類について、2個目から1個につき1コインを得ます。
building-publishing-house-effect = 自分が選んだ役割の特権が2倍になります。
building-assembly-hall-effect = 船長フェイズの初めに、同じ種類の商品2個につき1点を得ます。商品は手元に残ります。
building-monument-effect = 8点です。効果はなく、労働者もいりません。
building-cathedral-effect = ゲーム終了時、同じ田園タイル3枚で1組です。1、2、3、4組で1、3、6、10点です。
building-zoning-office-effect = 商人フェイズごとに1回。労働者がいれば、1コインを払って袋から農園を引き、置けます。市民がいれば、農園1つを捨てて1コインを得られます。
building-chapel-effect = 監督フェイズの初めに、労働者がいれば1コイン、市民がいれば1点を得ます。
building-park-authority-effect = 農園主フェイズの最後に。労働者がいれば、農園か森を1つ捨てられます。市民がいて、田園タイルが1人だけ最少なら、2点を得ます。
building-notary-effect = 労働者がいれば、通常の建物が1コイン安くなります。市民がいれば、大型施設が2コイン安くなります。
building-pension-office-effect = 船長フェイズの初めに、違う種類の商品を1個ずつ戻し、1個1点を得られます。自分の市民の数までです。
building-villa-effect = 募集人フェイズの初めに、サプライから市民を1人取ります。いなければ労働者を1人取ります。
building-tailor-effect = 監督フェイズに、自分の市民1人につき1コインを得ます。
building-town-square-effect = ゲーム終了時、自分の市民1人につき、さらに1点です。

## 実績カード：条件

card-big-spender-condition = 大型施設を建て、持っているコインを全部（1枚以上）払う。
card-caramel-popcorn-condition = コーンと砂糖を合わせて8個、それぞれ1個以上持つ。
card-coffee-dispatcher-condition = コーヒーを積んだ貨物船を出航させる。
card-confectionery-supplier-condition = 果物と砂糖を合わせて7個、それぞれ1個以上持つ。
card-corn-dispatcher-condition = コーンを積んだ貨物船を出航させる。
card-deal-closer-condition = 商人として、商店に4個目の商品を売る。
card-dock-tycoon-condition = 1回の船長フェイズに3種類の商品を積む。
card-fruit-dispatcher-condition = 果物を積んだ貨物船を出航させる。
card-head-administrator-condition = 建物に労働者を12人置く。
card-independent-shipper-condition = 空の貨物船を1回の積み込みで満杯にする。
card-leading-employer-condition = 田園タイルに労働者を9人置く。
card-leading-producer-condition = 1回の監督フェイズに商品を7個生産する。
card-luxury-crop-trader-condition = コーヒーとタバコを合わせて5個、それぞれ1個以上持つ。
card-luxury-goods-provider-condition = 砂糖、タバコ、コーヒーの生産施設を1つずつ持つ。
card-major-investor-condition = 大型施設を2つ持つ。
card-major-landowner-condition = 空いた田園マスと空いた建物マスを、それぞれ2つ以下にする。
card-master-agronomist-condition = 田園タイルを12枚持つ。
card-master-architect-condition = 大型施設を6コイン以下で建てる。
card-master-collector-condition = 同じ商品を7個持つ。
card-pastry-maker-condition = コーンと果物を合わせて9個、それぞれ1個以上持つ。
card-prudent-merchant-condition = 船長フェイズの最後に2種類の商品を残す。
card-senior-bureaucrat-condition = 通常の商業施設を7つ持つ。
card-specialised-shipper-condition = 1回の積み込みで同じ商品を5個積む。
card-sugar-dispatcher-condition = 砂糖を積んだ貨物船を出航させる。
card-tavern-supplier-condition = コーヒーと砂糖を合わせて6個、それぞれ1個以上持つ。
card-tobacco-dispatcher-condition = タバコを積んだ貨物船を出航させる。
card-tobacco-fruit-broker-condition = 果物とタバコを合わせて6個、それぞれ1個以上持つ。
card-trade-strategist-condition = 1回の船長フェイズに勝利点を7点得る。
card-trade-tycoon-condition = 商店に1回売って6コインを得る。
card-tropical-magnate-condition = 果物か砂糖の生産施設を3つ持つ。

## プエルトマの能力

ability-any-sale-effect = 商店にすでにある種類も売れます。
ability-sale-coin-effect = 売るたびに、1コイン多く得ます。
ability-builders-worker-effect = 建てるたびに、サプライから労働者を1人得て、募集人フェイズと同じように置きます。
ability-storeroom-effect = いちばん高い商品1種類を、さらに全部残します。いつもの1個は、その次に高い種類になります。
ability-builders-coin-effect = 建てる前に1コインを得ます。建築家が得になるかどうかの判断にも、このコインを数えます。
ability-extra-crate-effect = フェイズの最後に、生産した種類でサプライにある、いちばん高い商品を1個得ます。特権とは別です。
ability-kind-coins-effect = 生産した商品1種類につき1コインを得ます。
ability-extra-worker-effect = フェイズの最後に、サプライから労働者を1人得ます。特権とは別です。
ability-planters-crate-effect = 農園を得るたびに、サプライにあれば、その商品を1個得ます。
ability-kind-points-effect = フェイズの最後、商品を残す前に、持っている商品1種類につき1点を得ます。
ability-crate-points-effect = フェイズの最後、商品を残す前に、いちばん安い種類を2個までゲームから除き、1個につき1点を得ます。
ability-person-coins-effect = このフェイズに得た労働者や市民1人につき、1コインを得ます。

## 役割：全員がすることと、選んだプレイヤーの特権

role-planter-action = 全員が、表向きの農園を1枚取れます。
role-recruiter-action = 職業斡旋所の労働者を全員で分けます。全員が、自分の労働者をすべて置き直せます。
role-builder-action = 全員が、建物を1つ建てられます。
role-craftsman-action = 全員が、農園と建物と労働者に応じて商品を生産します。
role-trader-action = 全員が、商店に商品を1個売れます。
role-captain-action = 全員が順に、商品を貨物船に積まなければなりません。1個につき1点です。
role-adventurer-action = ほかのプレイヤーは何もしません。
role-smuggler-action = ほかのプレイヤーは何もしません。船の襲撃、商店の略奪、労働者の引き抜き、役割の連れ去りのうち、1つを行えます。
role-planter-privilege = 代わりに採石場を取れます。
role-recruiter-privilege = 最初に、サプライから労働者を1人取ります。
role-builder-privilege = 1コイン安く建てられます。
role-craftsman-privilege = フェイズの最後に、生産した種類の商品を1個多く取ります。
role-trader-privilege = 売ると1コイン多く得ます。
role-captain-privilege = 最初の積み込みで1点多く得ます。
role-adventurer-privilege = サプライから1コインを取ります。
role-smuggler-privilege = ありません。

## タイル

tile-corn-effect = 労働者がいれば、監督フェイズにコーンを1個生産します。建物はいりません。
tile-fruit-effect = ここと、果物集荷場に労働者がいれば、監督フェイズに果物を1個生産します。
tile-sugar-effect = ここと、製糖所に労働者がいれば、監督フェイズに砂糖を1個生産します。
tile-tobacco-effect = ここと、大タバコ保管所に労働者がいれば、監督フェイズにタバコを1個生産します。
tile-coffee-effect = ここと、大コーヒー焙煎所に労働者がいれば、監督フェイズにコーヒーを1個生産します。
tile-quarry-effect = 労働者がいれば、建物が1コイン安くなります。1、2、3、4点の建物には、1、2、3、4つまで数えます。
