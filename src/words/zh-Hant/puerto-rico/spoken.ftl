### Puerto Rico: what a screen reader says of the board: parts that are put together with list-clause, the name of a piece first.

## In several places

spoken-chosen = 已選
spoken-legal = 可以選
spoken-meter = 已選 { $chosen }／{ $of }
spoken-among = { $text }（其中 { $citizens } 名公民）

## Role tiles and players

spoken-coins-on-it = 上面有 { $coins } 元
spoken-taken = { $who }選了
spoken-can-take = 可以選
spoken-captured = 被{ $who }綁架
spoken-current = 目前階段
spoken-goods = { $crates }
spoken-land = { -land-space } { $tiles }／12
spoken-tiles = { -tile } { $tiles } 個
spoken-spaces = { -space } { $filled }／{ $of }
spoken-at-work = 工作中的{ -worker } { $workers } 名
spoken-waiting = { -portrait }有 { $idle } 名
spoken-shipped = 運貨得 { $vp } 分
spoken-governor = 總督
spoken-marker = 擁有{ role-smuggler }標記
spoken-deciding = 輪到做決定

## Tiles and buildings

spoken-stack = { $name } { $count } 個
spoken-empty = 無人{ -manned }
spoken-occupied = 有人{ -manned }
spoken-some-occupied = { $count } 個有人{ -manned }
spoken-circles = { -worker } { $on }／{ $circles }
spoken-cost = 費用 { $coins } 元
spoken-price = 你只要付 { $coins } 元
spoken-sold-out = 已經沒有了
spoken-left = 剩 { $left } 棟
spoken-owned = 你已經有了

## Ships, Trading House, supplies

spoken-ship = { $size } 格的{ -ship }
spoken-ship-empty = 空的
spoken-full = 已滿
spoken-can-load = 可以裝 { $crates } 箱，得 { $vp } 分
spoken-house = { area-house }，{ $count }／4：{ $goods }
spoken-house-empty = { area-house }，空的
spoken-market = 面朝上的{ area-market }：{ $tiles }。{ tile-quarry }剩 { $quarries } 個。
spoken-supply = { area-crates }：{ $crates }。
spoken-register = { -register }有 { $workers } 名{ -worker }，{ area-supply }有 { $left } 名。
spoken-idle = { $idle ->
    [0] { -portrait }沒有人
   *[other] { -portrait }有 { $idle } 名{ -worker }
}
spoken-bag = { area-bag }：剩 { $left } 個；{ area-discards }：{ $gone } 個。
spoken-crates = { $good }，{ $crates } 箱
spoken-supply-crates = { $good }，{ area-supply }有 { $crates } 箱
spoken-sells = 可賣 { $coins } 元
