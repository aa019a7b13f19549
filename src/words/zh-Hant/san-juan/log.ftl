### San Juan: what has happened, a line each. $who is the player: write the form for the reader as [you].
### $building, $role, $good are names; $cards is "2 cards", with their names in parentheses where those are known.

log-round = 第{ $round }{ -round }：{ $who }擔任{ -governor }。
log-role = { $who }選了{ $role }。
log-library = { $who }用{ building-library }讓特權加倍。

## Cards drawn and discarded

log-drew-opening = { $who }{ -draw }{ $cards }作為起始手牌。
log-drew-as = { $who }以{ $role }{ -draw }{ $cards }。
log-drew-sale = { $who }因賣出商品{ -draw }{ $cards }。
log-drew-hand = { $who }{ -draw }{ $cards }加入手牌。
log-drew-for = { $who }因{ $building }{ -draw }{ $cards }。
log-discarded-draft = { $who }從起始手牌{ -discard }{ $cards }。
log-discarded-limit = { $who }因手牌上限{ -discard }{ $cards }。
log-discarded-for = { $who }因{ $source }{ -discard }{ $cards }。
log-reshuffled = 棄牌堆的{ $count } 張牌重新洗成{ -deck }。
log-looked = { $who }{ -draw }{ $cards }來挑選。
log-kept = { $who }保留{ $cards }。

## Cards and goods put under buildings, or shipped

log-tucked = { $who }把{ $list }放到{ $building }下面。
log-tucked-hidden = { $who }把一張牌放到{ $building }下面。
log-good-arrived = { $who }的{ $building }放上一{ -unit }商品。
log-harbor = { $who }把賣出的一{ -unit }商品放到{ building-harbor }下面。
log-shipped = { $who }運出{ $good }。

## Cards face up. $list names the cards.

log-turned-up = { $who }用{ building-gold-mine }翻開{ $list }。
log-ship-row = { role-colonist-ship }帶來{ $list }。
log-took = { $who }拿走{ $building }。
log-row-discarded = 沒有人拿走{ $list }。
log-mine-taken = { $who }用{ building-gold-mine }翻開{ $list }，拿走{ $building }。
log-mine-left = { $who }用{ building-gold-mine }翻開{ $list }：有費用相同，全部{ -discard }。
log-bank-taken = { $who }用{ building-bank }翻開並拿走{ $building }。
log-bank-left = { $who }用{ building-bank }翻開{ $building }：已經有城市有這種建築。

## Building

log-forfeited = { $who }失去被覆蓋建築上的商品。
log-spent = { $who }用{ $good }支付。
log-built = { $who }建造{ $building }，{ $price ->
    [0] 沒有付牌
   *[other] 付了 { $price } 張牌
}。
log-built-over = { $who }在{ $covered }上改建{ $building }，{ $price ->
    [0] 沒有付牌
   *[other] 付了 { $price } 張牌
}。

## Producing and selling

log-produced = { $who }生產了{ $good }。
log-prices = 價格：{ $list }。
log-sold = { $who }賣出{ $good }，換得 { $price } 張牌。

## A player does nothing in a phase

log-passed-builder = { $who }沒有建造。
log-passed-producer = { $who }沒有生產。
log-passed-trader = { $who }沒有賣出。
log-passed-councillor = { $who }沒有{ -pull }牌：兩個牌堆都空了。
log-passed-colonist-ship = { $who }沒有拿牌。
log-passed-mayor = { $who }沒有交換。
log-passed-captain = { $who }沒有運出商品。

## The end

log-end-buildings = 有城市蓋滿了十二棟建築：遊戲結束。
log-end-standstill = 連續二十{ -round }沒有人建造：遊戲結束。
