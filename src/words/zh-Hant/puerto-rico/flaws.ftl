### Puerto Rico: why a position that somebody sets up cannot be. Whole sentences, shown beside the field in question.

## The game and its players. $problem is said by the rules in English

flaw-config = 這樣的設定不成立（{ $problem }）。
flaw-unsound = 這個局面自相矛盾（{ $problem }）。
flaw-seat-count = 寫出了 { $named } 位玩家，但這一桌有 { $playing } 位。
flaw-no-such-seat = 座位編號是 0 到 { $last }，沒有 { $seat }。
flaw-round = { -round }數是 1 到 { $last }。
flaw-player = 玩家 { $number }

## A player's board

flaw-coins = 最多 { $coins } 元。
flaw-points = 最多 { $vp } 分。
flaw-empty-own-ship = { area-own-ship }要寫出{ -goods }和箱數，沒有就不要寫。
flaw-no-forests = 這局遊戲沒有樹林。
flaw-forests-without-yard = 這位玩家沒有{ building-lumberyard }，不會有樹林。
flaw-quarry-forest = { tile-quarry }不能變成樹林。
flaw-land-full = 每位玩家只有 { $spaces } 個{ -land-space }。
flaw-tile-twice = { $tile }只要寫一次，並註明數量。
flaw-many-on-tiles = { $tile }最多 { $spaces } 個，每個最多 1 名{ -worker }。
flaw-many-citizens = { $tile }上的公民比有人{ -manned }的{ -tile }還多。
flaw-second-copy = 已經有{ $building }，同一種建築每人只能有一棟。
flaw-town-full = 每位玩家只有 { $spaces } 個{ -space }，放不下了。
flaw-no-copy-left = 這局遊戲沒有這麼多棟{ $building }。
flaw-many-in-building = { $circles ->
    [0] { $building }沒有{ -circle }。
   *[other] { $building }只有 { $circles } 個{ -circle }。
}
flaw-no-wharf = 沒有人{ -manned }{ building-wharf }，{ area-own-ship }上不會有{ -goods }。
flaw-no-small-wharf = 沒有人{ -manned }{ building-small-wharf }，它的船上不會有{ -goods }。
flaw-not-producible = 沒有人在生產{ $good }，這個階段不可能生產過它。
flaw-not-counted = 這局遊戲沒有任何東西會用到它。
flaw-produced-and-gone = 生產的{ $good }比現有的還多，但{ role-craftsman }階段不會失去任何{ -goods }。
flaw-kind-without-crates = 生產過{ $good }，就要同時寫出種類與箱數；沒有就都不寫。
flaw-gained-too-much = 這個階段得到的分數比這位玩家所有的分數還多。
flaw-not-aboard = 這個階段裝載的{ $good }與船上的箱數不符。

## Between the players

flaw-ship-sizes = 這一桌的{ -ship }分別有 { $sizes } 格。
flaw-ship-cargo = { -ship }要嘛是空的，要嘛載著 1 到 { $size } 箱同一種{ -goods }。
flaw-same-good = { $good }不能裝在兩艘{ -ship }上。
flaw-house-full = { area-house }只有 4 格。
flaw-many-crates = 用了 { $used } 箱{ $good }，但遊戲裡只有 { $all } 箱。
flaw-quarry-in-pile = { tile-quarry }自成一疊，不會放在這裡。
flaw-many-tiles = { $tile }比遊戲裡有的還多。
flaw-market-full = 最多 { $most } 個面朝上的{ area-market }。
flaw-many-workers = 這局遊戲只有 { $all } 名{ -worker }。
flaw-many-people = 這局遊戲只有 { $all } 名公民。
flaw-workers-left = { $all } 名{ -worker }中應該還剩 { $left } 名。
flaw-citizens-left = { $all } 名公民中應該還剩 { $left } 名。
flaw-many-on-register = { -register }上最多 { $most } 名公民。
flaw-points-left = 玩家一共得了 { $gained } 分，應該還剩 { $left } 分。
flaw-no-waiting = 這局遊戲不會在{ role-captain }階段之外拿走最後一分，還等到下一次{ role-captain }階段才結束。
flaw-points-not-gone = 還剩 { $left } 分，最後一分還在。
flaw-last-round = 分數已經拿完，或有人填滿了{ -space }：這是最後一{ -round }。
flaw-not-in-pool = { $building }已經在收納盤裡，或不在這局遊戲中。
flaw-no-slot = 收納盤裡，{ $building }這個費用的位置已經滿了。
flaw-not-together = 收納盤裡已有不能與{ $building }同時出現的建築。
flaw-draft-count = 除非還在選建築，否則應該已經選入 17 種。

## Roles. $player is "Player 2"

flaw-role-not-in-game = 這局遊戲沒有{ $role }。
flaw-role-twice = { $role }的{ area-role-tiles }只能寫一次。
flaw-role-not-available = 這局遊戲沒有{ $role }，或這一{ -round }已經有人選了。
flaw-round-full = 一{ -round }只選 { $picks } 次角色。
flaw-out-of-turn = { $player } 選了 { $made } 個角色，照順序應該是 { $due } 個。
flaw-not-taken = { $player } 沒有選{ $role }，不會由這位玩家執行。
flaw-not-last-pick = 最後選角色的是{ $player }。
flaw-no-smuggler = 這局遊戲沒有{ role-smuggler }。
flaw-marker-elsewhere = 選{ role-smuggler }的玩家會拿到標記。
flaw-smuggler-not-done = { role-smuggler }還沒有行動，不會有被綁架的角色。
flaw-no-captor = 只有{ role-smuggler }能綁架角色，但沒有人選它。
flaw-not-capturable = 不能綁架{ $role }。
flaw-coins-on-captured = 被綁架的{ $role }上不會有錢幣。
flaw-coins-on-smuggler = { role-smuggler }上不會放錢幣。
flaw-captured-too-early = 被綁架的角色要等最後一個角色結束後，才由{ role-smuggler }執行。

## What is going on

flaw-over-too-early = 遊戲要打完最後一{ -round }才會結束。
flaw-frames = 這一{ -round }到了這裡，不會有這一串正在進行的事。
flaw-not-in-setup = 這局遊戲在開局時不會問這個。
flaw-phase-or-not = 角色階段進行時一定要寫出階段，其他時候都不寫。
flaw-loaded-elsewhere = 只有{ role-captain }階段才會裝載。
flaw-produced-elsewhere = 只有{ role-craftsman }階段才會生產。
flaw-obtained-elsewhere = 只有{ role-planter }階段才會獲得{ -tile }。
flaw-nobody-waits = { -portrait }上沒有這樣的人在等。
flaw-not-at-this-step = 這個階段進行到這一步時，不會問這個。
flaw-seats-handled = 已經輪過的座位數不對。
flaw-reward-not-loading = 裝載得到的獎勵，在裝載途中就會安排。
flaw-asked = 要決定的事與這位玩家的圖板不符。
flaw-goes-on = 接下來要繼續的事與這位玩家的圖板不符。

## The festival. $card is the title of an objective

flaw-objective-count = { $due ->
    [0] 現在沒有節慶目標。
   *[other] 應該有 { $due } 個節慶目標。
}
flaw-much-shown = 沒有節慶目標要求這麼多。
flaw-not-drawn = 「{ $card }」不會在這裡：目標不是印好的三個，就是三張不同的節慶卡。
flaw-card-crates = { $due ->
    [0] 「{ $card }」上沒有{ -goods }。
   *[other] 「{ $card }」上應該有 { $due } 箱{ -goods }。
}
flaw-card-plantations = { $due ->
    [0] 「{ $card }」上沒有種植園。
   *[other] 「{ $card }」上應該有 { $due } 座種植園，每座都不同種。
}
flaw-card-building = 「{ $card }」上應該是這局遊戲的另一種建築，或沒有建築。
flaw-not-fulfilled = { $player } 沒有「{ $card }」要求的東西，不可能已經完成。
flaw-not-rewarded = { $player } 已經達成「{ $card }」，卻沒有得到獎勵。

## Puertomas

flaw-no-puertoma-plays = 這一桌沒有波多馬。
flaw-no-puertoma = 這位玩家不是波多馬。
flaw-puertoma-asked = 輪到的是波多馬，由規則操作：不會問它。
flaw-puertoma-marker = 這局遊戲沒有{ $role }，行動記錄標記不會在那裡。
flaw-tie-card-twice = 平手判定卡 { $card } 號只有一張。
flaw-level-count = 每棟建築各寫一個等級，或都不寫。
flaw-ability-count = 每個等級各寫一個能力板塊，或都不寫。
flaw-no-such-level = 等級是 1 到 4。
flaw-manned-quarry = 波多馬的{ tile-quarry }上不會有人。
flaw-many-of-type = 波多馬的{ $tile }最多 { $most } 座。
flaw-many-under = 這些{ $tile }下方只有 { $circles } 個{ -circle }。
flaw-puertoma-forests = 波多馬不會有樹林。
flaw-manned-building = 波多馬的人站在種植園下方，不會在{ $building }裡。
flaw-not-commercial = 波多馬只有商業建築，最多八棟，不會有這棟{ $building }。
flaw-other-level = { $building }要放在自己的等級。
flaw-level-full = 等級 { $level } 的建築太多：每個等級最多兩棟。
flaw-reserved-twice = 兩個保留標記不能都在{ $building }上。
flaw-not-reservable = 保留標記放在收納盤的擴建建築上，不會在{ $building }上。
flaw-reserved-too-early = 建造第一棟建築之前，不會保留建築。
flaw-not-reserved = 建造第一棟建築之後，只要還有擴建建築可以保留，就會放上保留標記。
flaw-nothing-discards = 沒有起作用的能力會棄除商品。
flaw-ability-order = 能力板塊從等級 1 開始，每個等級各一個。
flaw-locked = 等級 { $level } 的能力還沒有解鎖。
flaw-unlocked = 依它的建築，等級 { $level } 的能力應該已經解鎖。
flaw-abilities-gone = 難度為簡單時，解鎖兩個能力之後，另外兩個才從遊戲中棄除。

## Achievement cards. $card is a title

flaw-card-count = { $due ->
    [0] 現在沒有留下的成就卡。
   *[other] 現在應該有 { $due } 張留下的成就卡。
}
flaw-hand-count = { $due ->
    [0] 現在手上沒有其他成就卡。
   *[other] 現在手上應該還有 { $due } 張其他成就卡。
}
flaw-not-own = 只能是這位玩家自己的成就卡，每張一次。
flaw-card-twice = 成就卡「{ $card }」只有一張。
flaw-kept-too-late = 成就卡要依順序留下，排在這些後面的卡不夠留滿 { $hand } 張。
flaw-completed = 「{ $card }」的條件已經達成，應該算已完成。
