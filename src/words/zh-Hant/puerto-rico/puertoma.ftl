### Puerto Rico: the Puertoma, an opponent that the rules play: its parts, and how it chooses. "It" is the Puertoma.

## Its parts

puertoma = 波多馬
puertoma-first = 波多馬一
puertoma-second = 波多馬二
puertoma-ability = 等級 { $level } 能力板塊
puertoma-works-with = 角色
puertoma-face-down = 面朝下的能力
puertoma-unlocks-first = 在這個等級建造第一棟建築時翻開。
puertoma-unlocks-second = 在這個等級建造第二棟建築時翻開。
puertoma-down = 面朝下。
puertoma-turned = 這個階段才翻開，從下個階段開始啟動。
puertoma-works = 已啟動，不論由誰選擇這個角色。
puertoma-gone = 已從遊戲中移除。
puertoma-some-ability = 能力
puertoma-ability-spoken = { $state ->
    [down] 等級 { $level }：{ $name }，面朝下
    [turned] 等級 { $level }：{ $name }，下個階段啟動
    [gone] 等級 { $level }：{ $name }，已移除
   *[works] 等級 { $level }：{ $name }，已啟動
}
puertoma-action-board = 波多馬行動圖板
puertoma-action-board-effect = 波多馬優先選擇從行動記錄標記所在的角色沿箭頭相鄰的角色。它在角色階段真的做了事，而且有箭頭通往那個角色時，標記就移過去。
puertoma-place-spoken = { $role }；箭頭通往：{ $roles }
puertoma-marker-spoken = { $role }，標記在此；箭頭通往：{ $roles }
puertoma-marker-on = 行動記錄標記在{ $role }。
puertoma-cards = 平手判定卡
puertoma-cards-effect = 角色平手時，選卡上由上往下第一個符合的角色。建築或種植園平手時，依卡上的數字從左到右數，數完再從左邊開始。
puertoma-cards-left = 面朝下 { $left } 張
puertoma-no-card = 還沒有抽過卡。
puertoma-last-card = 上一張抽到 { $card } 號卡。
puertoma-card = 平手判定卡 { $card } 號
puertoma-plantations-of = { $name }的種植園
puertoma-town-of = { $name }的各級建築
puertoma-level = 等級 { $level }
puertoma-empty-space = 等級 { $level } 的空格
puertoma-empty-plantation = { $tile }的空格
puertoma-plantation = { $tile }，{ $circles } 個{ -circle }已{ -manned } { $on } 個
puertoma-plantation-active = { $tile }，{ $circles } 個{ -circle }已{ -manned } { $on } 個，已啟動
puertoma-vp-area = 勝利分區域
puertoma-vp-area-spoken = 勝利分區域：採石場 { $quarries }，第三座種植園 { $thirds }，未使用的人 { $unused }
puertoma-reserved-by = { $name }保留
puertoma-reserve-on = 保留標記在{ $building }
puertoma-reserve-aside = 保留標記放在一旁

## How it chose: sentences of the log, one for each step. $roles, $buildings, $tiles, $goods are lists

step-none-profitable = 可用：{ $roles }。沒有一個有利，所以從全部可用的角色中選。
step-all-profitable = 可用：{ $roles }。全部有利。
step-profitable = 可用：{ $roles }。有利：{ $profitable }；{ $others }。
step-not-profitable = { $why ->
    [builder] { $role }不算有利：沒有能建造的建築
    [planter] { $role }不算有利：沒有面朝上的種植園放得進它的圖板
    [recruiter] { $role }不算有利：種植園下方沒有工人空格
    [craftsman] { $role }不算有利：生產不出還沒有的商品
    [trader] { $role }不算有利：沒有能賣到 1 元的商品
    [captain] { $role }不算有利：沒有能裝載的商品
    [adventurer] { $role }不算有利：得不到錢
   *[smuggler] { $role }不算有利：沒有人可以挖角，也沒有商品可以洗劫或掠奪
}
step-no-arrow = 標記在{ $marker }，沒有箭頭通往其中任何一個：全部保留。
step-arrows = 標記在{ $marker }，箭頭通往：{ $roles }。
step-smuggler = { role-smuggler }視為有 2 元，錢幣平手時也優先選擇。
step-one-left = 剩下{ $role }。
step-no-coins = 上面都沒有錢幣：全部保留。
step-most-coins = 錢幣最多（{ $coins } 元）的是：{ $roles }。
step-role-by-card = 抽到 { $card } 號卡：卡上最先列出的是{ $role }。
step-level = 能建造的最高等級是 { $level }：{ $buildings }。
step-dearest = 其中費用最高的（{ $cost } 元）：{ $buildings }。
step-shown-buildings = 未達成的節慶目標要求它買得起的建築：{ $buildings }。最便宜的要 { $cost } 元，放在等級 { $level } 的空格。
step-piece-by-card = 抽到 { $card } 號卡：從左到右數{ $pieces }，數到{ $piece }。
step-second-tile = 已有一座{ $tile }，再拿第二座。
step-second-tiles = 以下各已有一座，拿最高階的：{ $tiles }。
step-first-tile = 還沒有{ $tile }，拿一座。
step-first-tiles = 以下都還沒有，拿最高階的：{ $tiles }。
step-shown-tiles = 未達成的節慶目標要求：{ $tiles }。
step-shown-kinds = 未達成的節慶目標要求它還種不出的商品：{ $tiles }。
step-circles = 工人空格最少（{ $empty } 個）的是{ $tile }。
step-equal-circles = 工人空格最少（{ $empty } 個）的是：{ $tiles }；先放最高階的。
step-shown-goods = 未達成的節慶目標要求這些種植園的商品，先放在這裡：{ $tiles }。
step-load = 可以裝載 { $crates }。
step-loads = 可以裝載 { $crates }：裝最多的，一樣多時裝最低階的。
step-send-off = 未達成的節慶目標要求 { $size } 格的商船裝滿{ $good }出航：它裝滿這艘。
step-sale = 只能販售{ $good }。
step-sales = 可以販售{ $goods }：賣最高階的。
step-closing-time = 未達成的節慶目標要求{ $good }作為{ area-house }的最後一箱：它賣這箱。
step-deeds = 挖角可得 { $poach }，洗劫可得 { $plunder }，掠奪可得 { $raid }。選最多的；一樣多時依此順序。

## What it does: lines of the log

log-marker-moved = 行動記錄標記移到{ $role }。
log-worker-for-tile = { $from ->
    [register] { $who }從{ -register }得到 1 名{ -worker }，放在{ $tile }。
    [portrait] { $who }從{ -portrait }得到 1 名{ -worker }，放在{ $tile }。
   *[supply] { $who }從{ area-supply }得到 1 名{ -worker }，放在{ $tile }。
}
log-citizen-for-tile = { $from ->
    [register] { $who }從{ -register }得到 1 名公民，放在{ $tile }。
    [portrait] { $who }從{ -portrait }得到 1 名公民，放在{ $tile }。
   *[supply] { $who }從{ area-supply }得到 1 名公民，放在{ $tile }。
}
log-worker-unused = { $from ->
    [register] { $who }從{ -register }得到 1 名{ -worker }，放在勝利分區域。
    [portrait] { $who }從{ -portrait }得到 1 名{ -worker }，放在勝利分區域。
   *[supply] { $who }從{ area-supply }得到 1 名{ -worker }，放在勝利分區域。
}
log-citizen-unused = { $from ->
    [register] { $who }從{ -register }得到 1 名公民，放在勝利分區域。
    [portrait] { $who }從{ -portrait }得到 1 名公民，放在勝利分區域。
   *[supply] { $who }從{ area-supply }得到 1 名公民，放在勝利分區域。
}
log-reserved = { $who }的保留標記放在{ $building }上。
log-reserve-aside = { $who }的保留標記放到一旁。
log-unlocked = { $who }解鎖能力：{ $ability }（{ $role }）。{ $effect }
log-abilities-gone = 難度為簡單：{ $who }等級 { $levels } 的能力板塊從遊戲中棄除。
log-ability-crate = { $who }因{ $ability }得到 1 箱{ $good }。
log-crates-discarded = { $who }棄除 { $crates } 箱{ $good }換分，移出遊戲。
log-endowed = { $who }一開始就有{ $building }和 1 箱{ $good }。
told-lost = −{ $lost }
