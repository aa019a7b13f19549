### Puerto Rico: questions. Each has a head (a question or an order) and a note that follows it; a head that ends with a comma goes on in the note.

## Roles and tiles

ask-role = 請選一個角色。
ask-role-note = 每位玩家都會執行，由你先開始。
ask-role-duel = 這是你本{ -round }的第 { $mine } 次，共 { $of } 次。兩人都會執行，由你先開始。
ask-role-chosen = 要選{ $role }嗎？
ask-role-coins = 上面有 { $coins } 元。
ask-hacienda = 要{ -draw }嗎？
ask-hacienda-note = 抽到就必須放置；接著照常拿取{ -tile }。
ask-take = 請選{ -a-plantation }，
ask-take-quarry = 請選{ -a-plantation }或{ tile-quarry }，
ask-take-note = 或者不拿。
ask-take-full = 或者不拿。你的{ -land-space }已滿，拿了會立刻棄掉。
ask-hospital = 要在新的{ $tile }上放 1 名{ -worker }嗎？
ask-hospital-note = { building-hospital }派來 1 名{ -worker }。
ask-hospital-which = { -worker }要放在哪裡？
ask-hospital-which-note = 抽到的{ $drawn }，或拿取的{ $taken }。{ building-hospital }派來 1 名{ -worker }。
ask-plant = 要把{ $tile }面朝下放成樹林嗎？
ask-second-tile = 請再拿一個，
ask-second-tile-note = 或者不拿。這是{ building-publishing-house }的作用。
ask-late-hospital = 要把{ building-hospital }的{ -worker }放在新的{ -tile }上嗎？
ask-late-hospital-note = 這個階段拿到的任何一個都可以。
ask-park = 請棄除一座種植園或樹林，
ask-park-note = 或者不棄除。這是{ building-park-authority }的作用。
ask-zoning = 這個階段要使用一次嗎？
ask-offer = 這是{ $building }的作用。

## Workers and citizens

ask-privilege = 要從{ area-supply }拿 1 名{ -worker }嗎？
ask-privilege-note = 這是角色的特權。
ask-place = 請安排你的{ -worker }：
ask-place-note = { $left ->
    [0] 都已安排好。
   *[other] 手上還有 { $left } 名。只要還有空的{ -circle }，就不能閒置。
}
ask-poached = 請安排挖角來的{ -worker }，最多 { $workers } 名：
ask-poached-note = { $left ->
    [0] 已全部安排好。
   *[other] 還有 { $left } 名。沒有安排的{ -worker }會離開遊戲。
}
ask-rewarded = 請安排節慶獎勵的 { $workers } 名{ -worker }：
ask-rewarded-note = { $left ->
    [0] 已全部安排好。
   *[other] 還有 { $left } 名。沒有安排的留在{ -portrait }上。
}
ask-school = 要在新的{ $building }上放 1 名{ -worker }嗎？
ask-bohio = 要移動{ building-bohio }上的{ -worker }嗎？
ask-bohio-note = 可以移到自己任何一個空的{ -circle }，直到下個{ role-recruiter }階段。
ask-pick = 請拿 1 名{ -worker }或公民，
ask-pick-note = 這個階段就會安排。現在輪到你從{ -register }拿取。
ask-place-citizen = 請先安排公民。
ask-place-citizen-note = 還有 { $citizens } 名公民。只需決定有特殊效果的建築，接著安排{ -worker }。
ask-villa = 要從{ area-supply }多拿 1 人嗎？
ask-poach-kinds = 要挖角幾名公民？
ask-poach-kinds-note = 其餘是{ -worker }。
ask-poached-citizens = 請安排挖角來的公民，
ask-poached-citizens-note = 或者不安排。還有 { $citizens } 名公民，沒安排的離開遊戲。

## Building

ask-build-none = 目前無法建造。
ask-build-none-note = 沒有付得起的建築。
ask-build = 請選一棟要建造的建築，
ask-build-note = 或者不建造。
ask-build-chosen = 要花 { $coins } 元建造{ $building }嗎？
ask-draft = 請選一種建築放進收納盤。
ask-draft-note = 這局遊戲每個人都能建造。
ask-payment = 建造{ $building }還差 { $coins } 元。
ask-payment-note = 請選 1 名{ -worker }、1 箱或 1 分來抵。

## Goods

ask-produce = 要生產{ $crates }嗎？
ask-produce-note = 不是全部生產，就是完全不生產。
ask-extra = 請選一種剛生產的，
ask-extra-note = 再拿 1 箱。
ask-sell = 請選一箱來賣，
ask-sell-note = 或者不賣。
ask-sell-chosen = 要以 { $coins } 元賣出{ $good }嗎？
ask-load = 請裝載一艘船。
ask-load-note = 只要還有{ -ship }能載你的貨，就必須裝載。
ask-load-own = 可以裝載自己的船，
ask-load-own-note = 也可以先等等。目前沒有{ -ship }能載你的貨，之後可能再問你。
ask-load-which = { $good }要裝上哪一艘船？
ask-load-chosen = 要把 { $crates } 箱{ $good }裝上 { $size } 格的{ -ship }嗎？
ask-load-wharf = 要用{ building-wharf }運走全部 { $crates } 箱{ $good }嗎？
ask-load-points = 得 { $vp } 分。
ask-small-wharf = 請再裝 1 箱到自己的小船，
ask-small-wharf-note = 或者停止。每 2 箱 1 分。
ask-store = { $kinds ->
    [0] 請選 1 箱留下。
   *[other] 請選 { $kinds } 種整批留下，另外再留 1 箱。
}
ask-store-crate = 還可以選 1 箱。
ask-store-kinds = 還可以選 { $left } 種。
ask-store-kinds-crate = 還可以選 { $left } 種和 1 箱。
ask-store-lost = { $lost ->
    [0] 不會損失。
   *[other] 會損失 { $lost } 箱。
}
ask-keep-singles = 最多再留 { $left } 箱。
ask-keep-singles-note = 放在{ building-storehouse }。
ask-pension = 請再放回 1 箱換 1 分，
ask-pension-note = 或者停止。最多再 { $left } 箱，種類不同。

## Points

ask-harbor = 裝載{ $good }，要多拿 1 分嗎？
ask-load-point = 這次裝載要多拿 1 分嗎？
ask-first-load-point = 第一次裝載要再多拿 1 分嗎？
ask-point = 要拿 1 分嗎？
ask-two-points = 要拿 2 分嗎？
ask-points = 要拿這些分數嗎？
ask-ending-round = 拿了，這{ -round }就是最後一{ -round }。
ask-ending-perhaps = 拿了，剩下的{ -worker }可能補不滿{ -register }，這{ -round }就會是最後一{ -round }。
ask-ending-captain = 拿了，分數就沒了：下次有人選{ role-captain }的那{ -round }是最後一{ -round }。
ask-ending-recruiter = 拿了，剩下的{ -worker }就不夠了：下次有人選{ role-recruiter }的那{ -round }是最後一{ -round }。

## The Smuggler

ask-smuggle = 請選一個行動，
ask-smuggle-note = 或者不行動。只有走私者行動。
ask-deed = { $deed }？
ask-spoils = 要留下幾箱{ $good }？
ask-spoils-note = 最多 { $most } 箱，其餘放回{ area-supply }。
deed-raid = 掠奪 { $size } 格的{ -ship }：+{ $kept } 箱{ $good }
deed-plunder = 洗劫{ area-house }：+{ $vp } 分
deed-poach = 挖角 { $workers } 名{ -worker }
deed-capture = { $coins ->
    [0] 綁架{ $role }
   *[other] 綁架{ $role }：+{ $coins } 元
}

## Achievement cards

ask-keep-card = 請留下一張成就卡。
ask-keep-card-note = 其餘傳給左邊的玩家。

## What another player decides now

wait-role = { $who }正在選擇角色。
wait-about = { $who }正在決定是否使用{ $building }。
wait-take = { $who }正在選擇{ -tile }。
wait-privilege = { $who }正在決定要不要拿{ -worker }。
wait-place = { $who }正在安排{ -worker }。
wait-build = { $who }正在決定建造什麼。
wait-produce = { $who }正在生產。
wait-extra = { $who }正在選擇多拿的一箱。
wait-sell = { $who }正在決定賣什麼。
wait-load = { $who }正在裝載。
wait-store = { $who }正在選擇要留下什麼。
wait-keep-card = { $who }正在選擇成就卡。
wait-smuggle = { $who }正在決定{ role-smuggler }的行動。
wait-spoils = { $who }正在掠奪船隻。
wait-rewarded = { $who }正在安排節慶獎勵的{ -worker }。
wait-draft = { $who }正在選擇放進收納盤的建築。
wait-second-tile = { $who }正在再選一個。
wait-point = { $who }正在決定要不要 1 分。
wait-pick = { $who }正在從{ -register }拿人。
wait-citizens = { $who }正在安排公民。
