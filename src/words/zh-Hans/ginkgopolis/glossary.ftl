### 银杏城：各种配件的名称。
# 名称的来历：银杏城、板块、卡牌、资源见于大陆发行商对再版的介绍；没有读到再版的规则书。
# 开采、城市化、建造与角色的名称取自繁体中文规则书；生产建筑、换牌标记、入门游戏、标准游戏是我们自己的译法。

## color

color-blue = 蓝
color-red = 红
color-yellow = 黄

## kind

kind-blue = 办公建筑
kind-red = 生产建筑
kind-yellow = 居住建筑

## character

character-blue = 生态工程师
character-red = 生态技术员
character-yellow = 生态城市规划师

## act

act-exploit = 开采
act-urbanize = 城市化
act-construct = 建造

## 桌上的东西

thing-round = 这一轮
thing-resources = 资源
thing-tiles = 板块
thing-points = 分数
thing-redraws = 换牌标记
thing-reserve = 个人供应堆
thing-place = 空位
thing-no-tile = 不用板块
