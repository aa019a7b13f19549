### San Juan: what the player is asked, above the board. The first part is bold, in few words; "-more" continues it.

ask-whole = { $head }{ $text }

## Roles

ask-role = 請選一張{ -placard }。
ask-role-more = 每位玩家都會執行，由你先開始。
ask-role-note = { $action }{ $privilege }
ask-role-second = 請選你本{ -round }的第二張{ -placard }。
ask-library = 要讓{ building-library }把{ $role }的特權加倍嗎？
ask-library-more = 每{ -round }只能加倍一次。

## Building

ask-build = 請選一張要建造的牌，
ask-build-more = 或者不建造。
ask-build-none = 目前無法建造。
ask-build-none-more = 手上沒有付得起的建築。
ask-site = { $building }要蓋在哪裡？
ask-site-more = 可以蓋在新的空地，或蓋在自己的建築之上。
ask-pay = 建造{ $building }：
ask-pay-over = 在{ $covered }上改建{ $building }：
ask-pay-free = 不必付牌。
ask-pay-paid = 已付清。
ask-pay-all = 請選{ $count } 張牌支付。
ask-pay-left = 還要選{ $count }張。

## Goods; how many are chosen is shown beside it

ask-produce = 最多生產{ $count } { -unit }商品。
ask-sell = 最多賣出{ $count } { -unit }商品。
ask-sell-chosen = 最多賣出{ $count } { -unit }商品：
ask-sell-chosen-more = 所選的可換得{ $cards } 張牌。
ask-ship = 最多運出{ $count } { -unit }商品：
ask-ship-more = 已選{ $count }{ -unit }，每{ -unit }值 1 { -point }。

## Cards

ask-keep = 從{ -pull }到的牌中保留{ $count }張。
ask-discard-draft = 保留 4 張牌：請{ -discard }{ $count }張。
ask-discard-limit = 超過手牌上限：請{ -discard }{ $count }張。
ask-discard-archive = { building-archive }：從所有手牌中{ -discard }{ $count }張。
ask-exchange-office = { building-office }：最多交換{ $count } 張牌。
ask-exchange-mayor = 最多交換{ $count } 張牌。
ask-chapel = 要把一張牌放到{ building-chapel }下面嗎？
ask-chapel-more = 終局時值 1 { -point }。可以選一張，也可以不放。
ask-chapel-card = 要把{ $building }放到{ building-chapel }下面嗎？
ask-chapel-card-more = 終局時值 1 { -point }。
ask-church = 現在要使用{ building-church }嗎？
ask-church-more = 可以選任意張，終局時每張值 1 { -point }；整場遊戲只能用一次。
ask-church-cards = 要把{ $count } 張牌放到{ building-church }下面嗎？
ask-church-cards-more = 整場遊戲只能用一次。
ask-offer-good = 要在{ $building }放上一{ -unit }商品嗎？
ask-offer-use = 要使用{ $building }嗎？
ask-offer-look = 要{ -pull }牌來挑選嗎？
ask-offer-draw = 要{ -pull }牌嗎？
ask-take = 可以從翻開的牌中拿走一張，也可以不拿。
ask-take-card = 要拿走{ $building }嗎？
ask-take-mine-more = 四張牌的費用全都不同。

## Another player decides

wait-exchange = { $who }正在決定要交換的牌。
wait-discard = { $who }正在選擇要{ -discard }的牌。
wait-chapel = { $who }正在決定{ building-chapel }的牌。
wait-role = { $who }正在選擇{ -role }。
wait-library = { $who }正在決定是否使用{ building-library }。
wait-build = { $who }正在決定建造什麼。
wait-pay = { $who }正在支付費用。
wait-produce = { $who }正在生產商品。
wait-sell = { $who }正在賣出商品。
wait-keep = { $who }正在挑選{ -pull }到的牌。
wait-church = { $who }正在決定{ building-church }的牌。
wait-offer = { $who }正在決定要不要{ -pull }牌。
wait-take = { $who }正在挑選翻開的牌。
wait-ship = { $who }正在運出商品。

## Asked for the first time: an explanation over the board, 160 letters at most, without names of pieces

first-role = 請選一個{ -role }。大家都會執行，而你做得更好一點。小字寫的是你現在能得到什麼。
first-build = 選一張牌蓋起來，用其他的牌支付。點一下付不起的牌，就會知道為什麼。
first-site = 可以蓋在空地上，也可以蓋在舊建築上，只付差額。
first-pay = 用最不需要的牌支付。確認之前什麼都不會被拿走。
first-produce = 商品就是{ -deck }最上面的一張牌，面朝下放在生產建築上，等著賣出去。
first-sell = { -tile }寫著每{ -unit }商品能換幾張牌。可以等價格更好再賣。
first-keep = 留下和你的城市搭配、而且很快付得起的牌。
first-discard = 放掉最不可能蓋的牌。沒有人看得到。
first-chapel = 放在這棟建築下面的牌，遊戲結束時每張一{ -point }，但不能再當錢用。
