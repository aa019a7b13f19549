### San Juan: what each piece does, in one or two short sentences.
## Buildings

building-prod-t1-effect = 可放一箱玉米：在製造商階段生產，在貿易商階段賣出。
building-prod-t2-effect = 可放一箱水果：在製造商階段生產，在貿易商階段賣出。
building-prod-t3-effect = 可放一箱蔗糖：在製造商階段生產，在貿易商階段賣出。
building-prod-t4-effect = 可放一箱菸草：在製造商階段生產，在貿易商階段賣出。
building-prod-t5-effect = 可放一箱咖啡：在製造商階段生產，在貿易商階段賣出。
building-smithy-effect = 建造生產建築時少付 1 張牌。
building-gold-mine-effect = 每次探險家階段翻開抽牌堆最上面的 4 張牌：費用全都不同時，拿走最便宜的一張，其餘棄掉。
building-archive-effect = 招募官階段抽到的牌先全部加入手牌，再從所有手牌中棄掉同樣的張數，新舊不拘。
building-poor-house-effect = 建造之後手牌只剩 0 或 1 張時，抽取 1 張牌。
building-black-market-effect = 建造時最多可用 2 箱自己的商品，各抵 1 張牌。
building-trading-post-effect = 可以多賣出 1 箱商品。
building-well-effect = 本階段生產至少 2 箱商品時，抽取 1 張牌。
building-market-stand-effect = 本階段賣出至少 2 箱商品時，抽取 1 張牌。
building-crane-effect = 可以改建自己的建築；被覆蓋建築的費用可以抵減。
building-chapel-effect = 每輪開始時可以把 1 張手牌放在下面，終局時值 1 分。
building-tower-effect = 手牌上限從 7 張提高到 12 張。
building-aqueduct-effect = 可以多生產 1 箱商品。
building-carpenter-effect = 建造商業建築並付清費用之後，抽取 1 張牌。
building-prefecture-effect = 招募官階段保留 2 張牌，而不是 1 張。
building-market-hall-effect = 本階段賣出至少 1 箱商品時，多抽 1 張牌。
building-quarry-effect = 建造商業建築時少付 1 張牌。
building-library-effect = 你選的角色特權加倍。兩人遊戲時每輪限用一次。
building-statue-effect = 紀念堂：只有分數，沒有功能。
building-victory-column-effect = 紀念堂：只有分數，沒有功能。
building-hero-effect = 紀念堂：只有分數，沒有功能。
building-guild-hall-effect = 終局時，每棟生產建築 1 分，每種生產建築再加 1 分。
building-city-hall-effect = 終局時，每棟商業建築（包括自己）1 分。
building-triumphal-arch-effect = 終局時，有 1、2、3 棟紀念堂分別得 4、6、8 分。
building-palace-effect = 最後計算：其他分數每滿 4 分，得 1 分。
building-office-effect = 每輪開始時，在小教堂和教堂之前，可以棄掉 1 或 2 張手牌，再抽取同樣的張數。
building-guard-room-effect = 手牌上限維持 7 張。堡壘生效時，沒有堡壘也沒有燈塔的玩家只能保留 6 張。
building-cottage-effect = 貿易商階段沒有任何人賣出商品時，階段結束時抽取 1 張牌。
building-school-effect = 建築師階段結束時，沒有人的建築比你少、且有人比你多，抽取 1 張牌。
building-park-effect = 用起重機改建它時，費用最多抵減 6，而不是 3。
building-customs-office-effect = 招募官階段開始時，上面沒有商品就放上一箱。賣出時固定換得 2 張牌。
building-church-effect = 整場遊戲一次：在某一輪開始時，可以把任意張手牌放在下面，終局時每張值 1 分。
building-harbor-effect = 賣出商品時，其中一箱放到下面，終局時值 1 分。
building-bank-effect = 每次探險家階段翻開抽牌堆最上面的 1 張牌：沒有人的城市裡有這種建築就拿走，否則棄掉。
building-residence-effect = 終局時，每三棟費用相同的不同建築為一組：1、2、3、4 組分別得 4、7、9、10 分。
building-cathedral-effect = 放在桌上，先建造的人擁有。終局時，其他玩家的前四棟費用6元建築依序值 4、3、2、1 分。

## Roles: what each player does, and the privilege of the player who took it

role-builder-action = 每位玩家可以建造一棟建築。
role-producer-action = 每位玩家可以生產一箱商品。
role-trader-action = 翻開交易所卡；每位玩家可以賣出一箱商品。
role-councillor-action = 每位玩家抽取 2 張牌，保留其中 1 張。
role-prospector-action = 其他玩家沒有行動。
role-prospector-2-action = 其他玩家沒有行動。
role-colonist-ship-action = 翻開與玩家人數相同的牌；每位玩家可以拿走其中一張。
role-mayor-action = 每位玩家可以棄掉最多 2 張手牌，再抽取同樣的張數。
role-captain-action = 每位玩家可以運出一箱商品，終局時值 1 分。
role-builder-privilege = 你建造時少付 1 張牌。
role-producer-privilege = 你可以多生產 1 箱商品。
role-trader-privilege = 你可以多賣出 1 箱商品。
role-councillor-privilege = 你多抽 3 張牌來挑選。
role-prospector-privilege = 你抽取 1 張牌。
role-prospector-2-privilege = 你抽取 1 張牌。
role-colonist-ship-privilege = 你最先挑選；有圖書館時拿 2 張。
role-mayor-privilege = 你多抽 1 張牌，沒有棄牌也一樣。
role-captain-privilege = 你可以多運出 1 箱商品。
