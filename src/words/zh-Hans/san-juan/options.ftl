### 圣胡安：开局前可以选择的选项：标题，以及一句它改变什么。

option-1897 = 特别典藏版 1897
option-1897-about = 2–4 人：名称和货物不同，还有十种新建筑的扩展。
option-classic = 经典版
option-classic-about = 2–8 人：最早的版本。金矿和公会大厅的作用不同；五人起用两套牌。
option-new-buildings = 新建筑
option-new-buildings-about = 抽牌堆加入十种新建筑共 29 张牌。大教堂归先建造的玩家。
option-opening-draft = 开局选牌
option-opening-draft-about = 每位玩家保留 4 张起始手牌：第一位看 5 张，第二位看 6 张，依此类推。
option-extra-roles = 额外角色
option-extra-roles-about = 从第五位玩家起，每多一位就多一个角色。市长和船长是本项目自订的规则。
option-cheap-resort = 度假村费用为 3
option-cheap-resort-about = 规则书没有印出它的费用。4 更有可能，最早的版本是 3。
option-cheap-cottage = 农舍费用为 1
option-cheap-cottage-about = 规则书没有印出它的费用。2 和其他新建筑相称，1 也有可能。
option-fort-always = 没有堡垒一律 6 张
option-fort-always-about = 没有堡垒也没有灯塔的玩家只能保留 6 张，哪怕没有玩家有堡垒。不选则是 7 张。
option-rebuild-covered = 被覆盖的种类可以再建
option-rebuild-covered-about = 用起重机覆盖了一栋{ -commercial }之后，可以再建一栋同种的。
option-ask-draws = 每次抽牌前都询问
option-ask-draws-about = 每次都问。不选的话，只有好处的抽牌自动进行。
# 两人游戏。
duel-roles = 每轮选三个角色：总督选两个。
