### Puerto Rico: labels of the board and of its pages. A label has no full stop.

## Headings and figures

board-tray = 本局的建築收納盤
board-tray-filled = { $of } 個位置已放 { $filled } 個
board-tray-slots = { $cost } 元：{ $of } 個位置已放 { $filled } 個
board-your-mat = 你的圖板
board-mat-of = { $name }的圖板
board-your-town = 你的建築
board-town-of = { $name }的建築
board-land-of = { $name }的鄉村
board-round = 第{ $round }{ -round }
board-last-round = 這是最後一{ -round }。
board-until-end = 離結束還有
board-vp = 勝利分
board-vp-left = 剩餘勝利分 { $left }
board-vp-recorded = 另外記下 { $beyond } 分
board-workers-left = 剩餘 { $left } 名{ -worker }
board-and-citizens = 剩 { $left } 名{ -worker }與 { $citizens } 名公民
board-pick-worker = 拿 1 名{ -worker }：{ -register }有 { $count } 名
board-pick-citizen = 拿 1 名公民：{ -register }有 { $count } 名
board-spaces = 建築 { $filled }／{ $of } 格
board-fullest = 建築最多
board-hidden = 不公開
board-cost = 費用
board-printed = 分數
board-circles = { -circle }
board-copies = 剩餘
board-phase = 階段
board-always = 隨時
board-own-roles = 你選的角色
board-end = 遊戲結束
board-never = 無
board-role = 角色
board-quarry = 鄉村板塊
board-plantation = 鄉村板塊（種植園）
board-good = { -goods }
board-good-effect = { $coins ->
    [0] 賣給{ area-house }得不到錢，運上船每箱 1 分。
   *[other] 賣給{ area-house }得 { $coins } 元，或運上船每箱 1 分。
}
board-privilege = 特權：{ $privilege }
board-less = { $before } − { $amount }（{ $name }）
board-sum = { $cost } = { $price }
board-by-quarries = { tile-quarry }
board-discount = { tile-quarry } −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = 剩 { $left } 元
board-beside = { $before } · { $next }
board-marker-free = 標記在主圖板上：每位玩家都可以選這個角色。
board-marker = { $who }擁有標記，在別人選過之前不能再選這個角色。
board-option = { $title } – { $note }
board-tab-roles = 角色
board-tab-harbor = 港邊
board-tab-town = 建築
board-tab-land = 土地
board-harbor = 船隻、買賣與存量
board-tie-break = 錢幣與箱數合計
board-unknown = 它無法知道接下來會翻出哪些板塊，也不知道別人面朝下的東西。

## Buttons: three words at most, with what the choice brings

board-tray-put = 放進收納盤
board-move-off = 移動{ building-bohio }上的{ -worker }
board-take-role = 選{ $role }
board-draw = 抽
board-worker = 拿{ -worker }
board-no-worker = 不要{ -worker }
board-place = 確定
board-fill = 自動填入
board-as-before = 和上次一樣
board-build = { $price ->
    [0] 免費建造
   *[other] 花 { $price } 元建造
}
board-produce = 生產
board-point = 拿這 1 分
board-no-point = 不拿
board-no-extra = 不多拿
board-store = { $lost ->
    [0] 儲存
   *[other] 儲存，損失 { $lost } 箱
}
board-clear = 清除
board-whole = 全部留下
board-one = 留 1 箱
board-lost = 損失
board-load-own = { $crates } 箱{ $good } → 自己的船：+{ $vp } 分
board-load-ship = { $crates } 箱{ $good } → { $size } 格的{ -ship }：+{ $vp } 分
board-sell-good = 賣{ $good }：+{ $coins } 元
board-man-tile = 放在{ $tile }
board-raid = 掠奪船隻
board-capture = 綁架角色
board-keep-spoils = { $kept ->
    [0] 不留
   *[other] 留 { $kept } 箱
}
board-keep-card = 留下這張
board-pay-all = 付出全部 { $coins } 元
board-take-points = 拿 { $vp } 分

## Said when a tap does not fit

board-must-place = 還有 { $left } 名{ -worker }必須安排。
board-hand-empty = { -worker }都安排好了，請先收回一名。
board-at-most-kinds = 最多 { $kinds } 種。

## What a role brings, in the fewest words on its tile

gain-good = { $good } { $count }
gain-vp = +{ $vp } 分
gain-and-next = { $gain }，{ $next }
gain-nothing = 沒有可做的
gain-sale = { $good } +{ $coins } 元
gain-load = { $crates } 箱 { $good } +{ $vp } 分
gain-buildings = { $count ->
    [0] 買不起建築
   *[other] 可選 { $count } 棟
}
gain-quarry = { tile-quarry }
gain-kinds = 可選 { $kinds } 種
gain-kinds-quarry = 可選 { $kinds } 種、{ tile-quarry }
gain-spoken = { $role }。{ $does }
gain-spoken-now = { $role }。{ $does }。你現在：{ $gain }
gain-yours = 選了就有：{ $gain }。

## Sheets of pieces

piece-common = 公用配件
piece-owned = { $name }所有
piece-aim = 到時勝利分最多的人獲勝：船運與建築都計分。
piece-spaces = 格數
piece-free = 空格
piece-inside = 裡面有
piece-left = 剩下
piece-count = 數量
piece-have-crates = 這類{ -goods }你有：{ $crates }。
piece-have-workers = 你有 { $workers } 名{ -worker }。
piece-gained = 你已經得到 { $vp } 分。
piece-filled = 你的 12 個{ -space }已經用了 { $filled } 個。
