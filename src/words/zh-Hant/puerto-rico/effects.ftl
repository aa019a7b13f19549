### Puerto Rico: what each piece does, in one or two short sentences.

## Buildings

building-small-fruit-effect = 製造商階段，這裡每有一名工人，就能讓一座進駐的水果種植園生產 1 箱水果。
building-small-market-effect = 每次販售到交易所時，多得 1 元。
building-small-sugar-effect = 製造商階段，這裡每有一名工人，就能讓一座進駐的蔗糖種植園生產 1 箱蔗糖。
building-builders-yard-effect = 種植者階段可以拿取採石場，代替種植園。
building-hacienda-effect = 種植者階段可以先從種植園布袋抽一座種植園，抽到就必須放置；接著照常拿取板塊。
building-large-fruit-effect = 製造商階段，這裡每有一名工人，就能讓一座進駐的水果種植園生產 1 箱水果。
building-small-warehouse-effect = 船長階段結束時，除了每人都能留的 1 箱，還能儲存 1 種商品的所有商品箱。
building-large-sugar-effect = 製造商階段，這裡每有一名工人，就能讓一座進駐的蔗糖種植園生產 1 箱蔗糖。
building-hospital-effect = 種植者階段獲得的板塊，其中一個可以直接有工人進駐：工人取自供應堆，供應堆沒有時取自就業處。
building-tobacco-storage-effect = 製造商階段，這裡每有一名工人，就能讓一座進駐的菸草種植園生產 1 箱菸草。
building-office-effect = 可以販售交易所裡已經有的商品。
building-large-market-effect = 每次販售到交易所時，多得 2 元。
building-coffee-roaster-effect = 製造商階段，這裡每有一名工人，就能讓一座進駐的咖啡種植園生產 1 箱咖啡。
building-large-warehouse-effect = 船長階段結束時，除了每人都能留的 1 箱，還能儲存 2 種商品的所有商品箱。
building-factory-effect = 製造商階段，生產 2、3、4、5 種商品時，分別獲得 1、2、3、5 元。
building-school-effect = 新建造的建築直接有 1 名工人進駐：工人取自供應堆，供應堆沒有時取自就業處。
building-harbor-effect = 船長階段，每次裝載都多得 1 分。
building-wharf-effect = 每個船長階段一次，可以把 1 種商品的所有商品箱裝上私人船隻，數量不限。
building-fire-station-effect = 遊戲結束時，每棟小型生產建築 1 分，每棟大型生產建築 2 分。
building-residence-effect = 遊戲結束時，鄉村板塊 9 個以下得 4 分，10 個 5 分，11 個 6 分，12 個 7 分。
building-fortress-effect = 遊戲結束時，每 3 名工人得 1 分。
building-customs-house-effect = 遊戲結束時，運貨得到的勝利分每 4 分再得 1 分。
building-city-hall-effect = 遊戲結束時，每棟商業建築（包括自己）得 1 分。
building-canal-effect = 製造商階段，大型水果倉庫有生產就多拿 1 箱水果，大型製糖廠有生產就多拿 1 箱蔗糖。
building-lumberyard-effect = 獲得的種植園可以面朝下放置，成為樹林。建築師階段，每 2 座樹林少付 1 元。
building-hidden-market-effect = 建造時錢幣不夠，可以放回 1 名工人、1 箱商品與 1 分，每樣抵 1 元。
building-storehouse-effect = 船長階段結束時，可以多留 3 箱任意商品。
building-bohio-effect = 這裡的工人隨時可以移到自己的任何空工人格，並留在那裡，直到下一個招募官階段。
building-merchant-outpost-effect = 可以不販售到交易所，改把任意 1 箱商品放回供應堆並獲得它的價格，不論交易所有什麼。
building-church-effect = 建造 2 分或 3 分的建築得 1 分，建造擴建建築得 2 分。
building-small-wharf-effect = 每個船長階段一次，可以把任意數量、任意種類的商品箱裝上私人船隻，每 2 箱得 1 分。
building-lighthouse-effect = 船長階段，每次裝載得 1 元；你是船長時，階段開始再得 1 元。
building-distillery-effect = 製造商階段結束時，玉米以外生產最多的一種商品，從第二箱起每箱得 1 元。
building-publishing-house-effect = 你所選角色的特權加倍。
building-assembly-hall-effect = 船長階段開始時，每種商品每 2 箱得 1 分，各種分別計算，商品箱保留。
building-monument-effect = 8 分，沒有其他作用，也不需要工人。
building-cathedral-effect = 遊戲結束時，每 3 個相同的鄉村板塊為一組，1、2、3、4 組得 1、3、6、10 分。
building-zoning-office-effect = 每個貿易商階段一次：工人進駐，可以付 1 元從種植園布袋抽一座種植園，抽到就必須放置；公民進駐，可以棄除自己的一座種植園，獲得 1 元。
building-chapel-effect = 製造商階段開始時，工人進駐得 1 元，公民進駐得 1 分。
building-park-authority-effect = 種植者階段結束時：工人進駐，可以棄除自己的一座種植園或樹林；公民進駐，鄉村板塊比每一位其他玩家都少，就得 2 分。
building-notary-effect = 工人進駐，一般建築少付 1 元；公民進駐，擴建建築少付 2 元。
building-pension-office-effect = 船長階段開始時，可以放回不同種類的商品各 1 箱，最多與你的公民人數相同，每箱得 1 分。
building-villa-effect = 招募官階段開始時，從供應堆拿取 1 名公民，沒有公民就拿 1 名工人。
building-tailor-effect = 製造商階段，你每有一名公民就得 1 元。
building-town-square-effect = 遊戲結束時，你的每名公民再得 1 分。

## Achievement cards: condition

card-big-spender-condition = 建造擴建建築並付出所有錢幣，至少 1 元。
card-caramel-popcorn-condition = 玉米與蔗糖合計 8 箱，各至少 1 箱。
card-coffee-dispatcher-condition = 讓裝載咖啡的商船出航。
card-confectionery-supplier-condition = 水果與蔗糖合計 7 箱，各至少 1 箱。
card-corn-dispatcher-condition = 讓裝載玉米的商船出航。
card-deal-closer-condition = 身為貿易商，販售交易所的第四箱。
card-dock-tycoon-condition = 同一船長階段裝載 3 種商品。
card-fruit-dispatcher-condition = 讓裝載水果的商船出航。
card-head-administrator-condition = 建築上有 12 名工人。
card-independent-shipper-condition = 一次裝載就裝滿一艘空商船。
card-leading-employer-condition = 鄉村板塊上有 9 名工人。
card-leading-producer-condition = 同一製造商階段生產 7 箱。
card-luxury-crop-trader-condition = 咖啡與菸草合計 5 箱，各至少 1 箱。
card-luxury-goods-provider-condition = 擁有蔗糖、菸草、咖啡的生產建築各一棟。
card-major-investor-condition = 擁有 2 棟擴建建築。
card-major-landowner-condition = 鄉村格與建築格各最多剩 2 個空格。
card-master-agronomist-condition = 擁有 12 個鄉村板塊。
card-master-architect-condition = 以最多 6 元建造擴建建築。
card-master-collector-condition = 擁有同一種商品 7 箱。
card-pastry-maker-condition = 玉米與水果合計 9 箱，各至少 1 箱。
card-prudent-merchant-condition = 船長階段結束時儲存 2 種商品。
card-senior-bureaucrat-condition = 擁有 7 棟一般商業建築。
card-specialised-shipper-condition = 一次裝載同一種商品 5 箱。
card-sugar-dispatcher-condition = 讓裝載蔗糖的商船出航。
card-tavern-supplier-condition = 咖啡與蔗糖合計 6 箱，各至少 1 箱。
card-tobacco-dispatcher-condition = 讓裝載菸草的商船出航。
card-tobacco-fruit-broker-condition = 水果與菸草合計 6 箱，各至少 1 箱。
card-trade-strategist-condition = 同一船長階段獲得 7 分。
card-trade-tycoon-condition = 一次販售到交易所獲得 6 元。
card-tropical-magnate-condition = 擁有水果或蔗糖的生產建築共 3 棟。

## Abilities of the Puertoma

ability-any-sale-effect = 可以販售一種已經出現在交易所的商品。
ability-sale-coin-effect = 每當販售時，多得 1 元。
ability-builders-worker-effect = 每當建造時，從供應堆獲得 1 名工人，如同在招募官階段中般放置。
ability-storeroom-effect = 多儲存一種商品的全部商品箱，取最高階的；原本的 1 箱則取次高階的。
ability-builders-coin-effect = 建造前獲得 1 元；判斷建築師是否有利時也算進去。
ability-extra-crate-effect = 階段結束時，從供應堆仍有的商品中獲得 1 箱生產過的最高階商品，與特權分開計算。
ability-kind-coins-effect = 每生產 1 種不同的商品，便獲得 1 元。
ability-extra-worker-effect = 階段結束時，從供應堆獲得 1 名工人，與特權分開計算。
ability-planters-crate-effect = 每當獲得種植園時，若供應堆還有，便獲得 1 箱相同的商品。
ability-kind-points-effect = 階段結束、儲存商品之前，每擁有一種商品便獲得 1 分。
ability-crate-points-effect = 階段結束、儲存商品之前，把最低階的一種商品最多 2 箱棄除並移出遊戲，每箱獲得 1 分。
ability-person-coins-effect = 本階段每當獲得 1 名工人或公民，便獲得 1 元。

## Roles: what each player does, and the privilege of the player who took it

role-planter-action = 每位玩家可以拿取一座面朝上的種植園。
role-recruiter-action = 分配就業處的工人；每位玩家重新安排所有工人。
role-builder-action = 每位玩家可以建造一棟建築。
role-craftsman-action = 每位玩家依種植園、建築與工人生產商品。
role-trader-action = 每位玩家可以販售一箱商品到交易所。
role-captain-action = 每位玩家必須輪流把商品裝上商船，每箱 1 分，直到沒有人能再裝載。
role-adventurer-action = 其他玩家沒有行動。
role-smuggler-action = 其他玩家沒有行動。你可以執行四種行動之一：掠奪船隻、洗劫交易所、挖角工人或綁架角色。
role-planter-privilege = 你可以改拿採石場。
role-recruiter-privilege = 你先從供應堆拿取 1 名工人。
role-builder-privilege = 你少付 1 元。
role-craftsman-privilege = 階段結束時，你再拿 1 箱本階段生產過的商品。
role-trader-privilege = 你販售時多得 1 元。
role-captain-privilege = 你第一次裝載時多得 1 分，只有一次。
role-adventurer-privilege = 你從供應堆拿取 1 元。
role-smuggler-privilege = 沒有特權。

## Tiles

tile-corn-effect = 有工人進駐，製造商階段就生產 1 箱玉米，不需要建築。
tile-fruit-effect = 這裡與水果倉庫各有一名工人，製造商階段就生產 1 箱水果。
tile-sugar-effect = 這裡與製糖廠各有一名工人，製造商階段就生產 1 箱蔗糖。
tile-tobacco-effect = 這裡與大型菸草倉庫各有一名工人，製造商階段就生產 1 箱菸草。
tile-coffee-effect = 這裡與大型烘豆所各有一名工人，製造商階段就生產 1 箱咖啡。
tile-quarry-effect = 有工人進駐，建造時就少付 1 元：1、2、3、4 分的建築最多計入 1、2、3、4 座採石場。
