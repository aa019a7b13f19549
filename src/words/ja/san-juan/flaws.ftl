### サンファン：書かれた局面がありえない理由。項目の名前（from、left、of、put、amount、net、next）は
### そのまま。場所は0から、プレイヤーは1から数える。

# $problemは英語。
flaw-config = この設定では遊べません（{ $problem }）。
flaw-unsound = この局面は矛盾しています（{ $problem }）。

## カード、都市、商館カード

flaw-too-many-copies = { $building }は{ $copies }枚しかありません。
flaw-too-many-cards = 山札にあるより多くのカードがあります。
flaw-too-many-looked-at = 一度に見るカードは8枚までです。
flaw-too-many-kept = 残すカードは2枚までです。
flaw-stray-look = カードを並べるのは、残すカードや取るカードを選ぶあいだだけです。
flaw-too-many-slots = 都市の場所は{ $slots }までです。
flaw-second-copy = 1つの都市に{ $building }は1つだけです。
flaw-second-fresh = 1つのフェイズに建てられる建物は1つだけです。
flaw-stray-fresh = この都市では、終わったばかりの{ role-builder-phase }に何も建てていません。
flaw-covered-crane = { building-crane }は建て替えられません。
flaw-no-crane = 建て替えには{ building-crane }が必要ですが、この都市にはありません。
flaw-covers-own-kind = 同じ種類の建物では、建て替えられません。
flaw-no-good-on = { $building }に商品は置けません。
flaw-good-on-fresh = 建てたばかりの建物に商品はありません。
flaw-no-library = この都市に{ building-library }はありません。
flaw-no-chapel = この都市に{ building-chapel }はないので、その下のカードもありません。
flaw-no-harbor = この都市に{ building-harbor }はないので、その下の商品もありません。
flaw-church-unused = { building-church }を使ったのは、下にカードがあるときだけです。
# $listは文字での名前。
flaw-not-the-tiles = 商館カードは{ $list }です。順序は問いません。
flaw-too-many-seen = 商館カードは{ $tiles }枚しかありません。
flaw-tile-open = 商館カードが表になるのは、{ role-trader-phase }だけです。

## プレイヤー、ラウンド、役割カード、フェイズ

flaw-seat-count = ここには{ $given }人いますが、遊ぶのは{ $players }人です。
flaw-no-such-seat = プレイヤーの番号は0から{ $last }です。{ $given }はいません。
flaw-too-many-rounds = ゲームは{ $most }ラウンドまでです。
flaw-draft-round = ラウンドは1から数えます。0は最初のドラフトです。
flaw-too-many-quiet = 20ラウンド続けて誰も建てなければ、ゲームは終わります。
flaw-not-over = 建物が12個のプレイヤーも、誰も建てない20ラウンドもないので、ゲームは終わっていません。
flaw-asked-when-over = ゲームは終わっているので、何も聞かれません。
flaw-twelfth-building = 12個目の建物が建つと、その{ role-builder-phase }の終わりにゲームが終わります。
flaw-no-such-role = このゲームに{ $role }はありません。
flaw-taken-twice = { $role }が2回選ばれています。
flaw-too-many-picks = 1ラウンドに選ぶ役割は{ $picks }つです。
# $playerは番号。
flaw-picked-out-of-turn = プレイヤー{ $player }の選んだ役割は、{ $made }ではなく{ $due }のはずです。
flaw-picked-in-draft = 最初のドラフトが終わるまで、役割は選びません。
flaw-no-draft = このゲームに最初のドラフトはありませんが、それを聞かれています。
flaw-draft-hand = 最初のドラフトのこの時点で、手札は{ $cards }枚のはずです。
flaw-no-phase = フェイズの途中ですが、どのフェイズか書かれていません。
flaw-stray-phase = フェイズが書かれていますが、フェイズの途中ではありません。
flaw-no-placard = フェイズは、役割を選ぶと始まります。
flaw-placard-elsewhere = このフェイズの役割を、選んだプレイヤーが持っていません。
flaw-not-last-picker = 最後に役割を選んだのは、このプレイヤーではありません。
flaw-stray-sold = 商品が売られたかどうかを記すのは、「新たな建物」を使う{ role-trader-phase }だけです。
flaw-not-doubled = 役割を選んだプレイヤーに、はたらいている{ building-library }がないので、特権は2倍になりません。
flaw-doubled = 役割を選んだプレイヤーに{ building-library }があるので、特権は2倍です。
flaw-library-unmarked = 特権が2倍なら、このラウンドに{ building-library }を使ったと記します。
flaw-library-not-asked = これは2人プレイで、総督の1つ目の役割のときだけ聞かれます。
flaw-no-such-step = このフェイズに、その手順はありません。
flaw-not-asked-at-start = ラウンドの初めのその手順で、これは聞かれません。
# $phaseは「建築士フェイズ」など。
flaw-not-asked-in-phase = { $phase }に、これは聞かれません。
flaw-seats-handled = 番が終わったプレイヤーの数で、1から{ $seats }です。
# $listは、書かれたとおりの手順の名前。
flaw-sequence = ラウンドのこの時点で、この手順は起こりません：{ $list }。

## 聞かれていること

flaw-nothing-asked = 何かを聞かれているはずです。
flaw-parts = 残り{ $left }と済み{ $done }で{ $all }になりません。
flaw-no-such-kind = fromは建物の番号で、0から{ $last }です。
flaw-no-such-slot = fromは場所の番号で、0から{ $last }です。
flaw-not-active = はたらいている{ $building }がありません。
flaw-left-of-all = leftは、ofから1まで減ります。
flaw-too-many-discards = 捨てられるカードは{ $most }枚までです。
flaw-discards = この手札から捨てるのは{ $cards }枚です。{ $left }枚ではありません。
flaw-hand-too-small = そこから数えると、手札が足りません。
flaw-no-chapel-owner = これを聞かれるのは、{ building-chapel }と手札のあるプレイヤーだけです。
flaw-no-church-owner = これを聞かれるのは、{ building-church }のあるプレイヤーだけです。
flaw-church-count = putは、一度だけ使う{ building-church }の下に置いた枚数です。
flaw-church-too-many = 今置いた枚数が、下にある枚数より多くなっています。
flaw-nothing-to-tuck = 選べる手札があるはずです。
flaw-draws-not-asked = このゲームでは、引く前に聞きません（switches.ask_optional_draws）。
flaw-not-the-picker = 特権があるのは、役割を選んだプレイヤーだけです。
flaw-amount-too-high = amountは{ $most }までです。
flaw-not-due = このプレイヤーは、今それを得られません。
flaw-kept-face-up = 表向きのカードは、残すのではなく、すぐに取ります。
flaw-cheapest-taken = いちばん安いカードを取るので、選べません。
flaw-four-costs = コストの違う4枚のカードがあるはずです。
flaw-too-many-taken = 取れるカードは{ $most }枚までです。
flaw-face-up-count = 表向きのカードは1から{ $most }枚です。
flaw-too-many-sent = 今出荷した商品が、ゲーム全体で出荷した数より多くなっています。
flaw-gain = 商品{ $sold }個は、カード{ $lowest }から{ $highest }枚で売れます。{ $gain }枚ではありません。
flaw-archive-discards = { building-archive }のあるプレイヤーは、カードを残すのではなく、捨てます。
flaw-keep-count = ここで残すカードは{ $cards }枚です。
flaw-look-count = ここで選ぶために引くカードは{ $cards }枚だけです。
flaw-no-choice = 残す枚数より多くのカードがあるはずです。
flaw-look-too-small = そこから数えると、選べるカードが足りません。

## 建てている建物

flaw-one-site = はたらいている{ building-crane }がなければ、新しい場所だけです。
flaw-stands-already = この都市には、もう{ $building }があります。
flaw-not-being-built = 場所{ $slot }に、建てている{ $building }がありません。
flaw-too-many-waived = 特権はカード{ $privilege }枚分だけです。それ以上は断れません。
flaw-net = ここではnetは{ $net }です。
flaw-no-black-market = 商品で支払うには、はたらいている{ building-black-market }が必要です。
flaw-too-many-goods = 支払いに使える商品は2個までです。
flaw-no-such-step-of-payment = 支払いの手順は{ $steps }つです。
flaw-paid-too-much = 値段の{ $price }より多く支払っています。
flaw-too-expensive = 残りを支払うには、手札が足りません。
