### Ginkgopolis: names of the pieces.

## color

color-blue = 藍
color-red = 紅
color-yellow = 黃

## kind

kind-blue = 辦公建築
kind-red = 產出建築
kind-yellow = 居住建築

## character

character-blue = 生態工程師
character-red = 生態技術員
character-yellow = 生態城市規劃師

## act

act-exploit = 開採
act-urbanize = 城市化
act-construct = 建造

## Things on the table

thing-round = 一輪
thing-resources = 資源
thing-tiles = 板塊
thing-points = 分數
thing-redraws = 更新手牌標記
thing-reserve = 個人供應堆
thing-place = 空位
thing-no-tile = 不用板塊
