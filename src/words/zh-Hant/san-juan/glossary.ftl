### San Juan: names of the pieces. The 1897 edition and its expansion.
title = 聖胡安 1897

## Roles

role-builder = 建築師
role-producer = 製造商
role-trader = 貿易商
role-councillor = 招募官
role-prospector = 探險家
role-prospector-2 = 第二探險家
role-colonist-ship = 移民船
role-mayor = 市長
role-captain = 船長

## Goods, and a letter for each

good-1 = 玉米
good-2 = 水果
good-3 = 蔗糖
good-4 = 菸草
good-5 = 咖啡
good-plain = 商品
letter-1 = 玉
letter-2 = 果
letter-3 = 糖
letter-4 = 菸
letter-5 = 咖

## Things on the table

thing-prices = 交易所卡
thing-deck = 抽牌堆
thing-discard = 棄牌堆
thing-buildings = 城市的建築
thing-points = 城市的分數
thing-hand = 手牌

## Buildings

building-prod-t1 = 玉米穀倉
building-prod-t2 = 水果倉庫
building-prod-t3 = 製糖廠
building-prod-t4 = 菸草倉庫
building-prod-t5 = 烘豆所
building-smithy = 酒廠
building-gold-mine = 金礦
building-archive = 公證處
building-poor-house = 醫院
building-black-market = 地下市場
building-trading-post = 交易站
building-well = 工廠
building-market-stand = 小型市集
building-crane = 起重機
building-chapel = 小教堂
building-tower = 燈塔
building-aqueduct = 運河
building-carpenter = 伐木場
building-prefecture = 渡假村
building-market-hall = 大型市集
building-quarry = 建材行
building-library = 出版公司
building-statue = 雕像
building-victory-column = 凱旋門
building-hero = 偉人像
building-guild-hall = 會議廳
building-city-hall = 市政廳
building-triumphal-arch = 城市廣場
building-palace = 海關大樓
building-office = 辦事處
building-guard-room = 堡壘
building-cottage = 農舍
building-school = 學校
building-park = 公園管理局
building-customs-office = 區劃辦公室
building-church = 教堂
building-harbor = 港口
building-bank = 銀行
building-residence = 住宅
building-cathedral = 主教座堂
