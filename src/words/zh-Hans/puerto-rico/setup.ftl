### 波多黎各：一局的选项。各有标题，以及一两句说明。
setup-y1897 = 特别典藏版 1897
setup-y1897-note = 2–5 人。工人、水果和就业处。多拿的一箱最后才拿；最后一箱可以不留。
setup-classic = 经典版
setup-classic-note = 3–5 人。移民、靛蓝和移民船。多拿的一箱最先拿；最后一箱必须留。
setup-exp1 = 新建筑
setup-exp1-note = 多 14 种建筑。开局前，玩家轮流选出 17 种来卖。约多 10 分钟。
setup-citizens = 公民（扩展 II）
setup-citizens-note = 20 名也能工作的公民，还有 8 种建筑。开局前，玩家轮流选出 17 种来卖。约多 15 分钟。
setup-tailor = 大裁缝店限额
setup-tailor-note = 大裁缝店每次最多得 3 元。
setup-country-pair = 庄园或伐木场
setup-country-pair-note = 同一局只能有其中一种。
setup-town-pair = 别墅或大裁缝店
setup-town-pair-note = 同一局只能有其中一种。选它就取代另一组限制。
setup-costs = 费用变更
setup-costs-note = 工厂 8 元而不是 7 元，学校 7 元而不是 8 元。
setup-start = 起始资源
setup-start-note = 以玉米种植园开始的玩家，起始钱币少 1 元。
setup-show-vp = 公开胜利分
setup-show-vp-note = 每位玩家的胜利分你都看得到。不选的话，结束前只看得到自己的。
setup-ask-bonuses = 每项奖励都询问
setup-ask-bonuses-note = 拿奖励之前先问你。会让游戏更早结束的奖励一定会问。
setup-smuggler = 走私者（扩展 III）
setup-smuggler-note = 多一个角色，只有选的玩家行动：掠夺船只、洗劫交易所、挖走工人或绑架角色。多几分钟。
setup-festival = 庆典（扩展 IV）
setup-festival-note = 三个公开的目标：种植园、货物和建筑。最先完成的玩家得到奖励。时间几乎不变。
setup-festival-cards = 庆典卡（扩展 V）
setup-festival-cards-note = 从十二张卡中抽三张，代替印好的目标，每局都不同。时间几乎不变。
setup-achievements = 成就（扩展 VI）
setup-achievements-note = 每位玩家有四项秘密任务，各值 3–7 分。多几分钟。
setup-pass-cards = 轮抽成就卡
setup-pass-cards-note = 留下一张，其余传给下家，直到每位玩家都有四张。适合熟悉卡片的玩家；多几分钟。
setup-intl = 其他语言版本的裁定
setup-intl-note = 拿走最后 1 分的那一轮一定是最后一轮。医院的工人不能放在出版社的第二块板块上。走私者只能挖走超过玩家人数的工人。
setup-puertomas = 波多马
setup-puertomas-note = 由规则操作的对手：坐在最后，按箭头和卡片选择。规则书建议一位玩家对两位波多马。
# 几位波多马。
setup-none = 没有
setup-one = 一位
setup-two = 两位
setup-difficulty = 难度
setup-difficulty-note = 波多马有多难赢。
setup-normal = 普通
setup-normal-note = 按规则书：每位最多有四个能力。
setup-easy = 简单
setup-easy-note = 每位最多有两个能力。
setup-hard = 困难
setup-hard-note = 每位一开始就有第一个能力、一栋建筑和一箱货物。

## 现成的设置，以及说明

setup-solo = 单人对波多马
setup-first-expansions = 初次玩扩展
setup-everything = 全部扩展
setup-mixed = 随机组合
setup-duel = 两人游戏：每轮各选三个角色，两艘货船，板块、货物和建筑较少。
setup-house-option = 波多马和电脑对手同桌是本程序的选项：它的规则只考虑真人玩家。
