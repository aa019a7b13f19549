### Ginkgopolis：自己擺的局面為什麼不成立。

## 整個局面

flaw-config = 這樣的設定不成立（{ $problem }）。
flaw-unsound = 這個局面自相矛盾（{ $problem }）。
flaw-seats = 列出了 { $named } 位玩家，但這張桌子有 { $sit } 位。
flaw-no-such-seat = 沒有這位玩家。
flaw-too-many = 最多到 { $most }。
flaw-no-redraws = 這種遊戲沒有更新手牌標記。
flaw-redraws = 每位玩家最多有{ $tokens }。
flaw-resources = 每種顏色只有 { $allotment } 個資源，其中 { $placed } 個在城市裡。
flaw-all-placed = 玩家 { $player } 的資源已經全部放進城市：這一輪就是最後一輪。

## 角色

flaw-no-characters = 現在不會有角色卡牌。
flaw-characters = 必須有 { $due } 位不同的角色。
flaw-not-a-set = 教學遊戲的三位角色必須是同一組的。
flaw-taken = 其中有角色已經在另一位玩家面前。
flaw-round = 第 0 輪就是輪抽，只有這時才有可選的角色卡牌。
flaw-no-such-pick = 只有正常遊戲有輪抽，每位玩家選三次。
flaw-not-fresh = 輪抽結束之前，還沒有人得到任何東西。
flaw-hand-dealt = 輪抽結束之前還不會發手牌。
flaw-packets = 每位玩家必須有一份可選的角色卡牌。
flaw-packet = 每一份必須有四張角色卡牌，而且全都不同。
flaw-packet-order = 角色卡牌必須依編號由小到大排列。
flaw-packet-order-kept = 最前面是已留下的 { $kept } 位角色，其餘必須依編號由小到大排列。

## 城市

flaw-out-of-reach = { $what }的位置太遠，城市不可能延伸到那裡。
flaw-marker = 標記{ $letter }
flaw-word = 「{ $word }」
flaw-unknown-word = 「{ $word }」不是板塊，不是標記，也不是表示空格的點。
flaw-marker-twice = 標記{ $letter }出現了兩次。
flaw-building-twice = { $tile }同時在這裡和別的格子。
flaw-not-on-grid = 這個板塊不在城市的最上層，或是重複列出。
flaw-floor-elsewhere = 這個板塊已經在城市的別處。
flaw-start-owned = 起始建築要在加蓋之後才有擁有者。
flaw-no-owner = { $tile }沒有擁有者。
flaw-start-gap = { $place ->
    [north-west] 西北
    [north] 北邊
    [north-east] 東北
    [west] 西邊
    [east] 東邊
    [south-west] 西南
    [south] 南邊
    [south-east] 東南
   *[middle] 正中央
}的格子沒有建築：起始的九格上必須都有建築。
flaw-not-connected = 城市沒有連成一片。
flaw-wrong-bottom = { $tile }不能是這棟建築的最底層：編號 1 到 3 的板塊必須在起始的九格上，而且只能在那裡。
flaw-wrong-bottom-of = { $tile }不能是{ $top }這棟建築的最底層：編號 1 到 3 的板塊必須在起始的九格上，而且只能在那裡。
flaw-start-on-top = { $top }這棟建築裡有起始建築的板塊蓋在其他板塊上面：它只能在最底層。
flaw-markers-missing = 標記 A 到 L 必須都在城市周圍，只有正在移動的除外。
flaw-marker-order = 標記沒有依 A 到 L 的字母順序環繞城市。

## 板塊

flaw-tile-elsewhere = { $tile }已經在別處。
flaw-not-own = 這個板塊不是這位玩家的。
flaw-not-aside = 只有哈爾在最後一輪無法使用板塊時，才會把它放在一旁。
flaw-none-removed = 這個人數的遊戲沒有離開遊戲的板塊。
flaw-removed = 這個人數的遊戲有 { $due } 個離開遊戲的板塊。
flaw-exhaustions = 板塊供應堆最多耗盡 { $most } 次。
flaw-supply-gone = 板塊供應堆已經完全耗盡：它必須是空的，這一輪也必須是最後一輪。
flaw-supply-not-returned = 耗盡一次之後，板塊供應堆裡只會有放回的板塊；耗盡之前，它不會是空的，也沒有放回的板塊。
flaw-returned-from-elsewhere = 只有屏風後的板塊才能放回。
flaw-returning-unasked = 現在沒有要放回板塊，不能先選好要放回哪些。
flaw-returning-order = 要放回的板塊由玩家輪流選擇，而且必須由小到大。

## 卡牌

flaw-card-elsewhere = { $card }不在流通的卡牌中，或已經在別處。
flaw-deck-empty = 牌堆一張牌也不剩：牌堆不會是空的。
flaw-hand-too-large = 手牌最多 4 張，面朝下的那張也算在內。
flaw-hand-size = 手牌必須是{ $cards }，面朝下的也算在內。
flaw-too-few-left = 剩下的卡牌不夠發手牌。
flaw-not-covered = { $tile }沒有被蓋住，或它的卡牌同時在兩個人面前。
flaw-not-kept = { $tile }被蓋住了，它的卡牌卻不在任何人面前。
flaw-kept-too-soon = { $tile }的卡牌正在結算，還不會在任何人面前。
flaw-known = 這裡必須是手上的卡牌，以及知道這張牌的其他玩家。
flaw-all-known = 四張手牌中只有三張是傳來的，第四張是抽到的：別人不會四張都知道。

## 正在決定的事

flaw-game-over = 遊戲已經結束，不會再結算任何行動。
flaw-too-deep = 同時進行的步驟最多五層。
flaw-over-too-soon = 遊戲結束之前，一定有最後一輪。
flaw-no-such-stack = 步驟不會這樣接續。
flaw-card-named = 正在結算行動時才會指明它的卡牌，其他時候不會。
flaw-no-card = 沒有指明正在結算哪張卡牌。
flaw-not-in-action = 結算這個行動時不會問這件事。
flaw-covered = 結算建造時，這張卡牌的建築一定被蓋住了；結算其他行動時一定沒有。
flaw-not-just-built-over = 這張卡牌的建築不是剛才被加蓋的那一棟。
flaw-face-down = 玩家依序選定卡牌，選定的卡牌在翻開之前都面朝下。
flaw-no-tile-to-choose = 正要從屏風後選擇搭配的板塊：屏風後必須有板塊，而且還沒有選定。
flaw-hal = 輪到哈爾之前，他有一張面朝下的卡牌，此外什麼也沒有。
flaw-adjacent = 新建築旁邊有空格時，標記必須放在旁邊；沒有時才放到別處。
flaw-no-row = 可以放的位置非常多時，才要先選擇列。
flaw-not-returning = 板塊供應堆第一次耗盡時，才會放回板塊。
flaw-nothing-to-decide = 這裡沒有什麼需要決定。
