### プエルトリコ、クラシック版：1897版と違うものだけ。同じidのことばと置き換わる。
# 日本で発売された版（メビウスゲームズ）のことば：開拓者、市長、金鉱掘り、入植者。
# 宿屋、建設小屋、商館、大学、ギルドホールは、日本で遊ぶ人が使う名前。それ以外は、ここで訳したもの。
title = プエルトリコ
role-planter = 開拓者
role-recruiter = 市長
role-adventurer = 金鉱掘り
good-fruit = インディゴ
letter-fruit = 藍
tile-fruit = インディゴ農園
area-own-ship = 造船所の船
area-register = 植民船
area-portrait = サンファン
area-workers = 入植者
area-bag = 裏向きの山
area-your-land = 自分の島
building-small-fruit = 小インディゴ工場
building-builders-yard = 建設小屋
building-large-fruit = 大インディゴ工場
building-hospital = 宿屋
building-tobacco-storage = タバコ保管所
building-office = 商館
building-coffee-roaster = コーヒー焙煎所
building-school = 大学
building-fire-station = ギルドホール
role-recruiter-action = 植民船の入植者を全員で分けます。全員が、自分の入植者をすべて置き直せます。
role-craftsman-action = 全員が、農園と建物と入植者に応じて商品を生産します。
role-recruiter-privilege = 最初に、サプライから入植者を1人取ります。
role-craftsman-privilege = 自分が生産するとき、ほかのプレイヤーより先に、生産した種類の商品を1個多く取ります。
tile-corn-effect = 入植者がいれば、監督フェイズにコーンを1個生産します。建物はいりません。
tile-fruit-effect = ここと、インディゴ工場に入植者がいれば、監督フェイズにインディゴを1個生産します。
tile-sugar-effect = ここと、製糖所に入植者がいれば、監督フェイズに砂糖を1個生産します。
tile-tobacco-effect = ここと、タバコ保管所に入植者がいれば、監督フェイズにタバコを1個生産します。
tile-coffee-effect = ここと、コーヒー焙煎所に入植者がいれば、監督フェイズにコーヒーを1個生産します。
tile-quarry-effect = 入植者がいれば、建物が1コイン安くなります。1、2、3、4点の建物には、1、2、3、4つまで数えます。
building-small-fruit-effect = 監督フェイズに、ここの入植者1人につき、稼働中のインディゴ農園1つからインディゴを1個生産します。
building-large-fruit-effect = 監督フェイズに、ここの入植者1人につき、稼働中のインディゴ農園1つからインディゴを1個生産します。
building-small-sugar-effect = 監督フェイズに、ここの入植者1人につき、稼働中の砂糖農園1つから砂糖を1個生産します。
building-large-sugar-effect = 監督フェイズに、ここの入植者1人につき、稼働中の砂糖農園1つから砂糖を1個生産します。
building-builders-yard-effect = 開拓者フェイズに、農園の代わりに採石場を取れます。
building-hacienda-effect = 開拓者フェイズに、まず裏向きの山から農園を1枚引いて置けます。それから、いつもどおりタイルを取ります。
building-hospital-effect = 開拓者フェイズに取る表向きのタイルに、入植者が1人付きます。サプライから取り、いなければ植民船から取ります。
building-tobacco-storage-effect = 監督フェイズに、ここの入植者1人につき、稼働中のタバコ農園1つからタバコを1個生産します。
building-coffee-roaster-effect = 監督フェイズに、ここの入植者1人につき、稼働中のコーヒー農園1つからコーヒーを1個生産します。
building-school-effect = 新しく建てた建物に、入植者が1人付きます。サプライから取り、いなければ植民船から取ります。
building-residence-effect = ゲーム終了時、島のタイルが9枚以下で4点、10枚で5点、11枚で6点、12枚で7点です。
building-fortress-effect = ゲーム終了時、自分の入植者3人につき1点です。
building-city-hall-effect = ゲーム終了時、自分の紫の建物1つにつき1点です。この建物も数えます。

## 文とことば

-worker = 入植者
-register = 植民船
-portrait = サンファン
-land = 島
-bag = 裏向きの山
-expanded = 大きな紫の建物
class-commercial = 小さな紫の建物
class-expanded = 大きな紫の建物（2マス）
