### プエルトリコ：作った局面がありえない理由。項目の横に出る文。

## ゲームとプレイヤー。$problemは、ルールからの英語

flaw-config = この設定では遊べません：{ $problem }。
flaw-unsound = この局面は矛盾しています：{ $problem }。
flaw-seat-count = ここには{ $named }人いますが、遊ぶのは{ $playing }人です。
flaw-no-such-seat = プレイヤーの番号は0から{ $last }です。{ $seat }はいません。
flaw-round = ラウンドは1から{ $last }です。
# ページでのプレイヤーの呼び方。1から数える。
flaw-player = プレイヤー{ $number }

## プレイヤーのボード

flaw-coins = { $coins }コインまでです。
flaw-points = { $vp }点までです。
flaw-empty-own-ship = 商品とその数を書くか、何も書かないでください。
flaw-no-forests = このゲームに森はありません。
flaw-forests-without-yard = 森は{ building-lumberyard }で作りますが、このプレイヤーにはありません。
flaw-quarry-forest = 採石場は森になりません。
flaw-land-full = { -land }は1人{ $spaces }マスです。
flaw-tile-twice = { $tile }は、数とともに1回だけ書いてください。
flaw-many-on-tiles = { $tile }は{ $spaces }枚までで、{ -worker }はそれぞれ1人までです。
flaw-many-citizens = { $tile }の市民が、稼働中のタイルより多くなっています。
flaw-second-copy = { $building }はもうあります。1人に1つだけです。
flaw-town-full = 建物マスは1人{ $spaces }マスで、入るマスがありません。
flaw-no-copy-left = このゲームに、{ $building }はそれほどありません。
flaw-many-in-building = { $circles ->
    [0] { $building }に丸はありません。
   *[other] { $building }の丸は{ $circles }つだけです。
}
flaw-no-wharf = { building-wharf }が稼働していないので、{ area-own-ship }に商品はありません。
flaw-no-small-wharf = { building-small-wharf }が稼働していないので、その船に商品はありません。
flaw-not-producible = { $good }を生産する{ -worker }がいないので、このフェイズに生産していません。
flaw-not-counted = このゲームでは、どこにも関係しません。
flaw-produced-and-gone = { $good }をここにあるより多く生産していますが、{ role-craftsman }フェイズに商品は失われません。
flaw-kind-without-crates = { $good }は、種類と個数の両方に書くか、どちらにも書かないでください。
flaw-gained-too-much = このプレイヤーの点より多くなっています。
flaw-not-aboard = 船の{ $good }と合いません。

## プレイヤーのあいだ

flaw-ship-sizes = このゲームの貨物船は{ $sizes }マスです。
flaw-ship-cargo = 船は空か、1種類の商品が1から{ $size }個です。
flaw-same-good = 2隻の貨物船が、どちらも{ $good }を積むことはありません。
flaw-house-full = { area-house }は4マスです。
flaw-many-crates = ここに{ $good }が{ $used }個ありますが、ゲームには{ $all }個しかありません。
flaw-quarry-in-pile = 採石場は、別の山です。
flaw-many-tiles = ここの{ $tile }が、ゲームにあるより多くなっています。
flaw-market-full = 表向きの農園は{ $most }枚までです。
flaw-many-workers = このゲームの{ -worker }は{ $all }人だけです。
flaw-many-people = このゲームの市民は{ $all }人だけです。
flaw-workers-left = { -worker }{ $all }人のうち、残りは{ $left }人のはずです。
flaw-citizens-left = 市民{ $all }人のうち、残りは{ $left }人のはずです。
flaw-many-on-register = { -register }の市民は{ $most }人までです。
flaw-points-left = プレイヤーが{ $gained }点を得たので、残りは{ $left }点のはずです。
flaw-no-waiting = このゲームでは、{ role-captain }フェイズのほかに最後の点が取られて、次の{ role-captain }フェイズまで続くことはありません。
flaw-points-not-gone = 最後の点がまだあります。残りは{ $left }点です。
flaw-last-round = 点が残っていないか、町がいっぱいなので、これが最後のラウンドです。
flaw-not-in-pool = { $building }は、もう建物置き場にあるか、このゲームにありません。
flaw-no-slot = 建物置き場に、{ $building }のコストの空いている枠がありません。
flaw-not-together = 建物置き場に、{ $building }と一緒に使えない建物があります。
flaw-draft-count = 選んでいる途中でなければ、建物は17選ばれています。

## 役割。$playerは「プレイヤー2」

flaw-role-not-in-game = このゲームに{ $role }はありません。
flaw-role-twice = { $role }のタイルは、1回だけ書いてください。
flaw-role-not-available = { $role }は、このゲームにないか、このラウンドにもう選ばれています。
flaw-round-full = 1ラウンドに選ぶ役割は{ $picks }つです。
flaw-out-of-turn = { $player }の選んだ役割は、{ $made }つではなく{ $due }つのはずです。
flaw-not-taken = { $player }は{ $role }を選んでいないので、行いません。
flaw-not-last-pick = 最後の役割を選んだのは{ $player }です。
flaw-no-smuggler = このゲームに{ role-smuggler }はありません。
flaw-marker-elsewhere = マーカーは、{ role-smuggler }を選んだプレイヤーのものです。
flaw-smuggler-not-done = { role-smuggler }がまだ行っていないので、連れ去られた役割はありません。
flaw-no-captor = 役割を連れ去るのは{ role-smuggler }だけで、まだ誰も選んでいません。
flaw-not-capturable = { $role }は連れ去れません。
flaw-coins-on-captured = 連れ去った役割に、コインはありません：{ $role }。
flaw-coins-on-smuggler = { role-smuggler }にコインは置きません。
flaw-captured-too-early = 連れ去った役割は、最後の役割のあとに行います。

## 進み方

flaw-over-too-early = ゲームは、最後のラウンドのあとに終わります。
flaw-frames = ラウンドのこの時点で、これは起こりません。
flaw-not-in-setup = このゲームの準備で、これは聞かれません。
flaw-phase-or-not = フェイズは、役割を行っているあいだだけ書いてください。
flaw-loaded-elsewhere = 商品を積むのは、{ role-captain }フェイズだけです。
flaw-produced-elsewhere = 商品を生産するのは、{ role-craftsman }フェイズだけです。
flaw-obtained-elsewhere = タイルを取るのは、{ role-planter }フェイズだけです。
flaw-nobody-waits = { -portrait }に、その{ -worker }はいません。
flaw-not-at-this-step = フェイズのこの手順で、これは聞かれません。
flaw-seats-handled = 番が終わったプレイヤーの数が違います。
flaw-reward-not-loading = 積み込みの報酬は、積んでいるあいだに置きます。
flaw-asked = 問いが、このプレイヤーのボードと合いません。
flaw-goes-on = このあとの進み方が、このプレイヤーのボードと合いません。

## 祝祭。$cardは目標の題

flaw-objective-count = { $due ->
    [0] 今、目標はありません。
   *[other] 目標は{ $due }つのはずです。
}
flaw-much-shown = それほど多くを示す目標はありません。
flaw-not-drawn = 「{ $card }」はここにありません。印刷された3つの目標か、違う3枚の祝祭カードです。
flaw-card-crates = { $due ->
    [0] 「{ $card }」に商品はありません。
   *[other] 「{ $card }」の商品は{ $due }個のはずです。
}
flaw-card-plantations = { $due ->
    [0] 「{ $card }」に農園はありません。
    [1] 「{ $card }」の農園は1つのはずです。
   *[other] 「{ $card }」の農園は、違うものが{ $due }つのはずです。
}
flaw-card-building = 「{ $card }」が示すのは、このゲームの別の建物か、なしです。
flaw-not-fulfilled = { $player }には「{ $card }」の条件が足りないので、達成していません。
flaw-not-rewarded = { $player }は、報酬なしで「{ $card }」を達成しています。

## プエルトマ

flaw-no-puertoma-plays = このゲームにプエルトマはいません。
flaw-no-puertoma = このプレイヤーはプエルトマではありません。
flaw-puertoma-asked = プエルトマはルールが動かすので、何も聞かれません。
flaw-puertoma-marker = このゲームに{ $role }はないので、マーカーはそこにありません。
flaw-tie-card-twice = 同点カード{ $card }は1枚だけです。
flaw-level-count = レベルは、すべての建物に書くか、どれにも書かないでください。
flaw-ability-count = 能力タイルは、すべてのレベルに書くか、どれにも書かないでください。
flaw-no-such-level = レベルは1から4です。
flaw-manned-quarry = プエルトマの採石場は、稼働しません。
flaw-many-of-type = プエルトマの{ $tile }は{ $most }つまでです。
flaw-many-under = { $tile }の下の丸は{ $circles }つだけです。
flaw-puertoma-forests = プエルトマに森はありません。
flaw-manned-building = プエルトマの{ -worker }は農園の下にいて、{ $building }にはいません。
flaw-not-commercial = プエルトマの建物は8つまでで、すべて商業施設です。{ $building }は違います。
flaw-other-level = { $building }は、自分のレベルに置きます。
flaw-level-full = レベル{ $level }の建物が多すぎます。どのレベルも2つまでです。
flaw-reserved-twice = { $building }に、予約マーカーは2個置けません。
flaw-not-reservable = 予約マーカーは、建物置き場の大型施設に置きます。{ $building }には置きません。
flaw-reserved-too-early = 最初の建物の前に、予約はありません。
flaw-not-reserved = 最初の建物のあと、プエルトマは残っている大型施設を1つ予約します。
flaw-nothing-discards = はたらいている能力に、商品を除くものはありません。
flaw-ability-order = 能力タイルは各レベル1枚で、レベル1から並べます。
flaw-locked = レベル{ $level }の能力は、まだ表になっていません。
flaw-unlocked = 建物の数から、レベル{ $level }の能力は表のはずです。
flaw-abilities-gone = 「やさしい」では、能力が2つ表になると、ほかの2つをゲームから除きます。

## 実績カード。$cardは題

flaw-card-count = { $due ->
    [0] 今、残したカードはありません。
   *[other] 今、残したカードは{ $due }枚のはずです。
}
flaw-hand-count = { $due ->
    [0] 今、手札にほかのカードはありません。
   *[other] 今、手札にほかのカードが{ $due }枚あるはずです。
}
flaw-not-own = このプレイヤーの実績カードを、1枚ずつ書いてください。
flaw-card-twice = カード「{ $card }」は1枚だけです。
flaw-kept-too-late = カードは順に残します。このあとのカードでは、{ $hand }枚を残せません。
flaw-completed = 「{ $card }」の条件を満たしているので、達成です。
