### サンファン：それぞれのはたらきを、短い一文か二文で。
## 建物

building-prod-t1-effect = コーンを1個置けます。監督フェイズに生産し、商人フェイズに売ります。
building-prod-t2-effect = 果物を1個置けます。監督フェイズに生産し、商人フェイズに売ります。
building-prod-t3-effect = 砂糖を1個置けます。監督フェイズに生産し、商人フェイズに売ります。
building-prod-t4-effect = タバコを1個置けます。監督フェイズに生産し、商人フェイズに売ります。
building-prod-t5-effect = コーヒーを1個置けます。監督フェイズに生産し、商人フェイズに売ります。
building-smithy-effect = 生産施設を、カード1枚分安く建てられます。
building-gold-mine-effect = 探検家フェイズごとに、山札の上から4枚をめくります。コストがすべて違えばいちばん安い1枚を取り、残りを捨てます。
building-archive-effect = 募集人フェイズに引いたカードを、まずすべて手札に加えます。それから手札全体から、いつもの枚数を捨てます。
building-poor-house-effect = 建てたあと、手札が0枚か1枚なら、1枚引きます。
building-black-market-effect = 建てるとき、自分の商品2個までを、それぞれカード1枚分の支払いにできます。
building-trading-post-effect = 商品を1個多く売れます。
building-well-effect = このフェイズに商品を2個以上生産したら、1枚引きます。
building-market-stand-effect = このフェイズに商品を2個以上売ったら、1枚引きます。
building-crane-effect = 自分の建物の上に建て替えられます。下になる建物のコストだけ安くなります。
building-chapel-effect = ラウンドの初めに、手札1枚をこの下に置けます。ゲーム終了時に1点です。
building-tower-effect = 手札の上限が、7枚から12枚になります。
building-aqueduct-effect = 商品を1個多く生産できます。
building-carpenter-effect = 都市施設を建てて支払いを終えたら、1枚引きます。
building-prefecture-effect = 募集人フェイズに、1枚ではなく2枚を残します。
building-market-hall-effect = このフェイズに商品を1個以上売ったら、さらに1枚引きます。
building-quarry-effect = 都市施設を、カード1枚分安く建てられます。
building-library-effect = 自分が選んだ役割の特権が2倍になります。2人プレイでは1ラウンドに1回です。
building-statue-effect = 記念施設：得点だけで、効果はありません。
building-victory-column-effect = 記念施設：得点だけで、効果はありません。
building-hero-effect = 記念施設：得点だけで、効果はありません。
building-guild-hall-effect = ゲーム終了時、自分の生産施設1つにつき1点、さらにその1種類につき1点です。
building-city-hall-effect = ゲーム終了時、自分の都市施設1つにつき1点です。この建物も数えます。
building-triumphal-arch-effect = ゲーム終了時、記念施設が1つで4点、2つで6点、3つで8点です。
building-palace-effect = 最後に、ほかの得点4点につき1点です。
building-office-effect = ラウンドの初め、礼拝堂と教会の前に、手札を1枚か2枚捨てて、同じ枚数を引けます。
building-guard-room-effect = 自分の手札の上限は7枚のままです。砦も灯台もないプレイヤーは、6枚までになります。
building-cottage-effect = 商人フェイズに誰も商品を売らなければ、フェイズの最後に1枚引きます。
building-school-effect = 建築士フェイズの最後、自分の建物がいちばん少なければ1枚引きます。同数も含みますが、全員同数なら引きません。
building-park-effect = クレーンでこの上に建て替えると、3ではなく6まで安くなります。
building-customs-office-effect = 募集人フェイズの初めに空なら、商品1個が置かれます。この商品はいつもカード2枚で売れます。
building-church-effect = ゲーム中に1回、ラウンドの初めに、手札を何枚でもこの下に置けます。ゲーム終了時に1枚1点です。
building-harbor-effect = 商品を売ると、そのうち1個がこの下に置かれ、ゲーム終了時に1点になります。
building-bank-effect = 探検家フェイズごとに、山札の上から1枚をめくります。どの都市にもない建物なら取り、あれば捨てます。
building-residence-effect = ゲーム終了時、コストが同じで種類の違う建物3つで1組です。1、2、3、4組で4、7、9、10点です。
building-cathedral-effect = テーブルに置かれ、最初に建てたプレイヤーのものです。ゲーム終了時、ほかのプレイヤーのコスト6の建物4つまでが、順に4、3、2、1点です。

## 役割：全員がすることと、選んだプレイヤーの特権

role-builder-action = 全員が、建物を1つ建てられます。
role-producer-action = 全員が、商品を1個生産できます。
role-trader-action = 商館カードをめくります。全員が、商品を1個売れます。
role-councillor-action = 全員が、カードを2枚引いて1枚を残します。
role-prospector-action = ほかのプレイヤーは何もしません。
role-prospector-2-action = ほかのプレイヤーは何もしません。
role-colonist-ship-action = 人数分のカードをめくります。全員が、1枚ずつ取れます。
role-mayor-action = 全員が、手札を2枚まで捨てて、同じ枚数を引けます。
role-captain-action = 全員が、商品を1個出荷できます。ゲーム終了時に1点です。
role-builder-privilege = カード1枚分安く建てられます。
role-producer-privilege = 商品を1個多く生産できます。
role-trader-privilege = 商品を1個多く売れます。
role-councillor-privilege = 3枚多く引いて、その中から選べます。
role-prospector-privilege = カードを1枚引きます。
role-prospector-2-privilege = カードを1枚引きます。
role-colonist-ship-privilege = 最初に選べます。図書館があれば2枚取れます。
role-mayor-privilege = 1枚も捨てなくても、1枚多く引きます。
role-captain-privilege = 商品を1個多く出荷できます。
