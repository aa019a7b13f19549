### ギンコポリス：作った局面がありえない理由。
### $tileは「赤4」、$playerは番号。

## 局面全体

# $problemは、ルールからの英語。
flaw-config = この設定では遊べません（{ $problem }）。
flaw-unsound = この局面は矛盾しています（{ $problem }）。
flaw-seats = 局面には{ $named }人いますが、テーブルには{ $sit }人います。
flaw-no-such-seat = このプレイヤーはゲームにいません。
flaw-too-many = ここで数えるのは{ $most }までです。
flaw-no-redraws = このゲームに手札交換トークンはありません。
# $tokensは「手札交換トークン2個」。
flaw-redraws = 1人が持てるのは{ $tokens }までです。
flaw-resources = 資源は1色{ $allotment }個で、そのうち{ $placed }個が都市にあります。
flaw-all-placed = プレイヤー{ $player }は資源をすべて置いたので、このラウンドが最後です。

## キャラクター

flaw-no-characters = 今、キャラクターはありません。
flaw-characters = ここには、違うキャラクターが{ $due }枚あるはずです。
flaw-not-a-set = 入門ゲームでは、3枚のキャラクターは1つの組です。
flaw-taken = このキャラクターの1枚は、ほかのプレイヤーのものです。
flaw-round = ラウンド0はドラフトです。キャラクターを選ぶのはそのときだけです。
flaw-no-such-pick = ドラフトは本式のゲームだけで、1人3回選びます。
flaw-not-fresh = ドラフトが終わるまで、誰も何も持っていません。
flaw-hand-dealt = ドラフトが終わるまで、カードは配られません。
# 束：キャラクターを1枚選ぶもと。
flaw-packets = キャラクターの束は1人1つのはずです。
flaw-packet = どの束も、違うキャラクター4枚のはずです。
flaw-packet-order = キャラクターは番号順に並べます。
flaw-packet-order-kept = まず残した{ $kept }枚、次にほかを番号順に並べます。

## 都市

# $whatは次の2つのどちらか、またはタイル。
flaw-out-of-reach = 都市が{ $what }まで広がることはありません。
flaw-marker = トークン{ $letter }
flaw-word = 「{ $word }」
flaw-unknown-word = 「{ $word }」は、タイルでもトークンでも点でもありません。
flaw-marker-twice = トークン{ $letter }が2つあります。
flaw-building-twice = { $tile }が、ここと別の場所にあります。
flaw-not-on-grid = このタイルは都市の一番上にないか、2回書かれています。
flaw-floor-elsewhere = このタイルは、もう都市の別の場所にあります。
flaw-start-owned = 最初の建物に持ち主ができるのは、上に建てたときだけです。
flaw-no-owner = { $tile }に持ち主がいません。
flaw-start-gap = 最初の9つの場所のうち、{ $place ->
    [north-west] 北西
    [north] 北
    [north-east] 北東
    [west] 西
    [east] 東
    [south-west] 南西
    [south] 南
    [south-east] 南東
   *[middle] 中央
}に建物がありません。どこにも必要です。
flaw-not-connected = 都市は、ひとつながりのはずです。
flaw-wrong-bottom = { $tile }は、この建物の一番下になりません。1から3のタイルは最初の9つの場所だけにあります。
flaw-wrong-bottom-of = { $tile }は、{ $top }の一番下になりません。1から3のタイルは最初の9つの場所だけにあります。
flaw-start-on-top = { $top }の下で、最初のタイルが別のタイルの上にあります。最初のタイルは一番下だけです。
flaw-markers-missing = 動いているものを除き、AからLのトークンがすべて都市のまわりにあるはずです。
flaw-marker-order = トークンが、都市のまわりでAからLの順に並んでいません。

## タイル

flaw-tile-elsewhere = { $tile }は、もう別の場所にあります。
flaw-not-own = このタイルは、このプレイヤーのものではありません。
flaw-not-aside = タイルを除くのはハルだけで、最後のラウンドに使えないときです。
flaw-none-removed = この人数では、タイルを除きません。
flaw-removed = この人数では、タイル{ $due }枚を除きます。
flaw-exhaustions = タイルがなくなるのは{ $most }回までです。
flaw-supply-gone = タイルがすべてなくなったなら、山は空で、このラウンドが最後です。
flaw-supply-not-returned = タイルが一度なくなると、山は戻したタイルだけです。その前は、戻したタイルはなく、山は空ではありません。
flaw-returned-from-elsewhere = 戻せるのは、ついたての裏のタイルだけです。
flaw-returning-unasked = 今はタイルを戻していないので、選べません。
flaw-returning-order = 戻すタイルは、番号の小さいプレイヤーから順に選びます。

## カード

# $cardは「青7」か「文字A」。
flaw-card-elsewhere = { $card }は、ゲームに出ていないか、もう別の場所にあります。
flaw-deck-empty = 山札にカードが残っていません。山札が空になることはありません。
flaw-hand-too-large = 手札は、裏向きの1枚を含めて4枚までです。
# $cardsは「カード3枚」。
flaw-hand-size = この手札は、裏向きを含めて{ $cards }のはずです。
flaw-too-few-left = 手札のためのカードが足りません。
flaw-not-covered = { $tile }の上には建てられていないか、2人がそのカードを持っています。
flaw-not-kept = { $tile }の上に建てられましたが、誰もそのカードを持っていません。
flaw-kept-too-soon = { $tile }のアクションの途中なので、まだ誰もそのカードを持っていません。
flaw-known = ここには、手札のカードと、それを知るほかのプレイヤーがあるはずです。
flaw-all-known = 手札の3枚は渡され、4枚目は引いたものです。4枚すべてを知ることはできません。

## 問い

flaw-game-over = ゲームは終わっているので、行うことはありません。
flaw-too-deep = 途中の手順は、同時に5つまでです。
flaw-over-too-soon = 終わったゲームは、最後のラウンドも終わっています。
flaw-no-such-stack = これらの手順は続きません。
flaw-card-named = カードの名前は、そのアクションの途中だけに書きます。
flaw-no-card = 行っているカードの名前が必要です。
flaw-not-in-action = このアクションで、それは聞かれません。
flaw-covered = このカードの建物の上に建てるのは、高層化のときだけです。
flaw-not-just-built-over = 今、上に建てられたのは、このカードの建物ではありません。
flaw-face-down = プレイヤーは順に選びます。選んだカードは、公開するまで裏向きです。
flaw-no-tile-to-choose = タイルを選んでいます。ついたての裏にあり、まだ選んでいないもののはずです。
flaw-hal = 番が来るまで、ハルにあるのは裏向きのカード1枚だけです。
flaw-adjacent = トークンは、空き地があれば新しい建物の隣に、なければ別の場所に置きます。
flaw-no-row = 先に行を選ぶのは、場所がとても多いときだけです。
flaw-not-returning = タイルを戻すのは、山が1回目になくなったときだけです。
flaw-nothing-to-decide = ここで決めることはありません。
