### サンファン：ボードの上に出る、プレイヤーへの問い。前半は太字で短く、「-more」が続く。

# 2つの部分を1つの文に。音で聞く人のために。
ask-whole = { $head }{ $text }

## 役割

ask-role = 役割を選んでください。
ask-role-more = 全員が行います。あなたが最初です。
# 選んであるが、まだ決めていない役割：全員がすることと、特権。
ask-role-note = { $action }特権：{ $privilege }
# 2人プレイでは、総督が2つ選ぶ。
ask-role-second = このラウンドの2つ目の役割を選んでください。
ask-library = { $role }に{ building-library }を使いますか？
ask-library-more = 特権が2倍になるのは、1ラウンドに1回です。

## 建てる

# 「建てるカードを選ぶか、パスしてください。」
ask-build = 建てるカードを選ぶか、
ask-build-more = パスしてください。
ask-build-none = 建てられません。
ask-build-none-more = 手札に、支払えるカードがありません。
ask-site = { $building }をどこに建てますか？
ask-site-more = 新しい場所か、自分の建物の上に建てられます。
# 次の4つのどれかが続く。
ask-pay = { $building }を建てる：
ask-pay-over = { $covered }を{ $building }に建て替える：
ask-pay-free = 無料です。
ask-pay-paid = 支払いは済みました。
ask-pay-all = 支払うカードを{ $count }枚選んでください。
# いくつか選び終えていて、あと$count枚。
ask-pay-left = 支払うカードをあと{ $count }枚選んでください。

## 商品。選んだ数は横に出る

ask-produce = 商品を{ $count }個まで生産できます。
ask-sell = 商品を{ $count }個まで売れます。
ask-sell-chosen = 商品を{ $count }個まで売れます：
ask-sell-chosen-more = 選んだ分は、カード{ $cards }枚で売れます。
ask-ship = 商品を{ $count }個まで出荷できます：
ask-ship-more = { $count }個を選びました。1個1点です。

## カード

ask-keep = 引いたカードから{ $count }枚を残してください。
ask-discard-draft = 4枚を残します：{ $count }枚を捨ててください。
ask-discard-limit = 手札の上限を超えています：{ $count }枚を捨ててください。
ask-discard-archive = { building-archive }：手札全体から{ $count }枚を捨ててください。
ask-exchange-office = { building-office }：手札を{ $count }枚まで交換できます。
ask-exchange-mayor = 手札を{ $count }枚まで交換できます。
ask-chapel = { building-chapel }の下にカードを置きますか？
ask-chapel-more = 最後に1点です。1枚選ぶか、パスしてください。
ask-chapel-card = { $building }を{ building-chapel }の下に置きますか？
ask-chapel-card-more = 最後に1点です。
ask-church = 今、{ building-church }を使いますか？
ask-church-more = 何枚でも選べて、1枚1点です。使えるのは一度だけです。
ask-church-cards = { building-church }の下にカード{ $count }枚を置きますか？
ask-church-cards-more = 使えるのは、ゲーム中に一度だけです。
ask-offer-good = { $building }に商品を置きますか？
ask-offer-use = { $building }を使いますか？
ask-offer-look = カードを引いて、その中から選びますか？
ask-offer-draw = カードを引きますか？
ask-take = 表向きのカードから1枚を取るか、パスしてください。
ask-take-card = { $building }を取りますか？
ask-take-mine-more = 4枚のコストがすべて違います。

## ほかのプレイヤーが選んでいる

wait-exchange = { $who }が交換するカードを選んでいます。
wait-discard = { $who }が捨てるカードを選んでいます。
wait-chapel = { $who }が{ building-chapel }に置くカードを考えています。
wait-role = { $who }が役割を選んでいます。
wait-library = { $who }が{ building-library }を使うか考えています。
wait-build = { $who }が何を建てるか考えています。
wait-pay = { $who }が支払っています。
wait-produce = { $who }が生産しています。
wait-sell = { $who }が売る商品を選んでいます。
wait-keep = { $who }が残すカードを選んでいます。
wait-church = { $who }が{ building-church }に置くカードを考えています。
wait-offer = { $who }が引くかどうか考えています。
wait-take = { $who }が表向きのカードを選んでいます。
wait-ship = { $who }が出荷する商品を選んでいます。

## はじめて聞かれるとき：ボードの上の説明。80字まで、部品の名前なしで

first-role = 役割を選びましょう。全員が行いますが、選んだプレイヤーは少し得をします。小さい字は、今得られるものです。
first-build = 建てるカードを選び、ほかのカードで支払います。支払えないカードも、押すと理由がわかります。
first-site = 空いている場所に建てるか、古い建物の上に建てて差だけを支払います。
first-pay = いちばん使わないカードで支払いましょう。確定するまでは支払われません。
first-produce = 商品は、山札の一番上のカードです。生産施設に裏向きで置かれ、あとで売れます。
first-sell = 商館カードに、商品ごとの枚数が書いてあります。高くなるまで待ってもかまいません。
first-keep = 自分の都市に合い、すぐに支払えそうなカードを残しましょう。
first-discard = いちばん建てそうにないカードを捨てましょう。ほかのプレイヤーには見えません。
first-chapel = この建物の下に置いたカードは、最後に1点になります。もう支払いには使えません。
