### サンファン：部品の名前。1897版と拡張。
# 日本語版（メビウスゲームズ）のことば：役割の建築士、監督、商人。商館、総督、生産施設、都市施設、山札も同じ。
# それ以外の1897版の名前は、ここで訳したもの。
title = サンファン1897

## 役割

role-builder = 建築士
role-producer = 監督
role-trader = 商人
role-councillor = 募集人
role-prospector = 探検家
role-prospector-2 = 第2探検家
role-colonist-ship = 植民船
role-mayor = 市長
role-captain = 船長

## 商品と、それぞれの一文字

good-1 = コーン
good-2 = 果物
good-3 = 砂糖
good-4 = タバコ
good-5 = コーヒー
good-plain = 商品
letter-1 = コ
letter-2 = 果
letter-3 = 糖
letter-4 = 煙
letter-5 = 珈

## テーブルの上のもの

thing-prices = 商館カード
thing-deck = 山札
thing-discard = 捨て札
thing-buildings = 都市の建物
thing-points = 都市の得点
thing-hand = 手札

## 建物

building-prod-t1 = コーン納屋
building-prod-t2 = 果物倉庫
building-prod-t3 = 製糖所
building-prod-t4 = タバコ保管所
building-prod-t5 = コーヒー焙煎所
building-smithy = 蒸留所
building-gold-mine = 金鉱
building-archive = 公証役場
building-poor-house = 病院
building-black-market = 闇市
building-trading-post = 交易所
building-well = 工場
building-market-stand = 小市場
building-crane = クレーン
building-chapel = 礼拝堂
building-tower = 灯台
building-aqueduct = 運河
building-carpenter = 製材所
building-prefecture = 保養地
building-market-hall = 大市場
building-quarry = 建材店
building-library = 出版社
building-statue = 彫像
building-victory-column = 凱旋門
building-hero = 英雄記念碑
building-guild-hall = 集会所
building-city-hall = 市役所
building-triumphal-arch = 中央広場
building-palace = 税関
building-office = 事務所
building-guard-room = 砦
building-cottage = 農家
building-school = 学校
building-park = 公園
building-customs-office = 都市計画局
building-church = 教会
building-harbor = 港
building-bank = 銀行
building-residence = 公邸
building-cathedral = 大聖堂
