### 波多黎各：每种配件的作用，一两句话。

## 建筑

building-small-fruit-effect = 工匠阶段，这里每有一名工人，就能让一块有人的水果种植园生产 1 箱水果。
building-small-market-effect = 每次在交易所出售时，多得 1 元。
building-small-sugar-effect = 工匠阶段，这里每有一名工人，就能让一块有人的蔗糖种植园生产 1 箱蔗糖。
building-builders-yard-effect = 种植者阶段可以拿采石场，代替种植园。
building-hacienda-effect = 种植者阶段可以先从种植园袋抽一块种植园，抽到就必须放上；然后照常拿板块。
building-large-fruit-effect = 工匠阶段，这里每有一名工人，就能让一块有人的水果种植园生产 1 箱水果。
building-small-warehouse-effect = 船长阶段结束时，除了每人可留的 1 箱，还能留下 1 种货物的全部。
building-large-sugar-effect = 工匠阶段，这里每有一名工人，就能让一块有人的蔗糖种植园生产 1 箱蔗糖。
building-hospital-effect = 种植者阶段得到的板块，其中一块直接带有 1 名工人：取自供应堆，供应堆没有时取自就业处。
building-tobacco-storage-effect = 工匠阶段，这里每有一名工人，就能让一块有人的烟草种植园生产 1 箱烟草。
building-office-effect = 可以出售交易所里已经有的货物。
building-large-market-effect = 每次在交易所出售时，多得 2 元。
building-coffee-roaster-effect = 工匠阶段，这里每有一名工人，就能让一块有人的咖啡种植园生产 1 箱咖啡。
building-large-warehouse-effect = 船长阶段结束时，除了每人可留的 1 箱，还能留下 2 种货物的全部。
building-factory-effect = 工匠阶段，生产 2、3、4、5 种货物时，分别得 1、2、3、5 元。
building-school-effect = 新建造的建筑直接带有 1 名工人：取自供应堆，供应堆没有时取自就业处。
building-harbor-effect = 船长阶段，每次装船多得 1 分。
building-wharf-effect = 每个船长阶段一次，可以把 1 种货物全部装上自己的船，数量不限。
building-fire-station-effect = 游戏结束时，每栋小型生产建筑 1 分，每栋大型生产建筑 2 分。
building-residence-effect = 游戏结束时，乡村板块不超过 9 块得 4 分，10 块 5 分，11 块 6 分，12 块 7 分。
building-fortress-effect = 游戏结束时，每 3 名工人得 1 分。
building-customs-house-effect = 游戏结束时，运货得到的胜利分每满 4 分再得 1 分。
building-city-hall-effect = 游戏结束时，每栋商业建筑（包括自己）得 1 分。
building-canal-effect = 工匠阶段，大水果仓库有生产就多拿 1 箱水果，大制糖厂有生产就多拿 1 箱蔗糖。
building-lumberyard-effect = 得到的种植园可以面朝下放置，成为树林。建筑师阶段，每 2 块树林少付 1 元。
building-hidden-market-effect = 建造时钱不够，可以放回 1 名工人、1 箱货物和 1 分，每样抵 1 元。
building-storehouse-effect = 船长阶段结束时，可以多留 3 箱任意货物。
building-bohio-effect = 这里的工人随时可以移到你的任何空工人位，并留在那里，直到下一个招募官阶段。
building-merchant-outpost-effect = 可以不在交易所出售，改把任意 1 箱货物放回供应堆并得到它的价钱，不论交易所里有什么。
building-church-effect = 建造 2 分或 3 分的建筑得 1 分，建造扩建建筑得 2 分。
building-small-wharf-effect = 每个船长阶段一次，可以把任意数量、任意种类的货物装上自己的船，每 2 箱得 1 分。
building-lighthouse-effect = 船长阶段，每次装船得 1 元；你是船长时，阶段开始再得 1 元。
building-distillery-effect = 工匠阶段结束时，玉米以外生产最多的一种货物，从第二箱起每箱得 1 元。
building-publishing-house-effect = 你选的角色特权加倍。
building-assembly-hall-effect = 船长阶段开始时，每种货物每 2 箱得 1 分，各种分别计算，货物保留。
building-monument-effect = 8 分，没有其他作用，也不需要工人。
building-cathedral-effect = 游戏结束时，每 3 块相同的乡村板块为一组，1、2、3、4 组得 1、3、6、10 分。
building-zoning-office-effect = 每个商人阶段一次：有工人时，可以付 1 元从种植园袋抽一块种植园，抽到就必须放上；有公民时，可以弃置自己的一块种植园，得 1 元。
building-chapel-effect = 工匠阶段开始时，这里有工人得 1 元，有公民得 1 分。
building-park-authority-effect = 种植者阶段结束时：有工人时，可以弃置自己的一块种植园或树林；有公民时，如果你的乡村板块比每一位其他玩家都少，得 2 分。
building-notary-effect = 有工人时，普通建筑少付 1 元；有公民时，扩建建筑少付 2 元。
building-pension-office-effect = 船长阶段开始时，可以放回不同种类的货物各 1 箱，最多与你的公民人数相同，每箱得 1 分。
building-villa-effect = 招募官阶段开始时，从供应堆拿 1 名公民，没有公民就拿 1 名工人。
building-tailor-effect = 工匠阶段，你每有一名公民就得 1 元。
building-town-square-effect = 游戏结束时，你的每名公民再得 1 分。

## 成就卡：条件

card-big-spender-condition = 建造扩建建筑并付出所有钱币，至少 1 元。
card-caramel-popcorn-condition = 玉米和蔗糖合计 8 箱，各至少 1 箱。
card-coffee-dispatcher-condition = 让装载咖啡的货船出航。
card-confectionery-supplier-condition = 水果和蔗糖合计 7 箱，各至少 1 箱。
card-corn-dispatcher-condition = 让装载玉米的货船出航。
card-deal-closer-condition = 作为商人，在交易所卖出第四箱。
card-dock-tycoon-condition = 同一船长阶段把 3 种货物装船。
card-fruit-dispatcher-condition = 让装载水果的货船出航。
card-head-administrator-condition = 建筑上有 12 名工人。
card-independent-shipper-condition = 一次装船就装满一艘空货船。
card-leading-employer-condition = 乡村板块上有 9 名工人。
card-leading-producer-condition = 同一工匠阶段生产 7 箱。
card-luxury-crop-trader-condition = 咖啡和烟草合计 5 箱，各至少 1 箱。
card-luxury-goods-provider-condition = 拥有蔗糖、烟草、咖啡的生产建筑各一栋。
card-major-investor-condition = 拥有 2 栋扩建建筑。
card-major-landowner-condition = 乡村格和建筑格各最多剩 2 个空格。
card-master-agronomist-condition = 拥有 12 块乡村板块。
card-master-architect-condition = 用最多 6 元建造扩建建筑。
card-master-collector-condition = 拥有同一种货物 7 箱。
card-pastry-maker-condition = 玉米和水果合计 9 箱，各至少 1 箱。
card-prudent-merchant-condition = 船长阶段结束时储存 2 种货物。
card-senior-bureaucrat-condition = 拥有 7 栋普通商业建筑。
card-specialised-shipper-condition = 一次把 5 箱同一种货物装船。
card-sugar-dispatcher-condition = 让装载蔗糖的货船出航。
card-tavern-supplier-condition = 咖啡和蔗糖合计 6 箱，各至少 1 箱。
card-tobacco-dispatcher-condition = 让装载烟草的货船出航。
card-tobacco-fruit-broker-condition = 水果和烟草合计 6 箱，各至少 1 箱。
card-trade-strategist-condition = 同一船长阶段得到 7 分。
card-trade-tycoon-condition = 在交易所一次出售得到 6 元。
card-tropical-magnate-condition = 拥有水果或蔗糖的生产建筑共 3 栋。

## 波多马的能力

ability-any-sale-effect = 可以出售一种交易所里已经有的货物。
ability-sale-coin-effect = 每次出售时，多得 1 元。
ability-builders-worker-effect = 每次建造时，从供应堆得到 1 名工人，放法与招募官阶段相同。
ability-storeroom-effect = 多储存一种货物的全部，取最高级的；原本的 1 箱则取次高级的。
ability-builders-coin-effect = 建造前得到 1 元；判断建筑师是否有利时也算进去。
ability-extra-crate-effect = 阶段结束时，从供应堆还有的货物中得到 1 箱自己生产过的最高级货物，与特权分开计算。
ability-kind-coins-effect = 每生产 1 种不同的货物，就得到 1 元。
ability-extra-worker-effect = 阶段结束时，从供应堆得到 1 名工人，与特权分开计算。
ability-planters-crate-effect = 每次得到种植园时，如果供应堆还有，就得到 1 箱相同的货物。
ability-kind-points-effect = 阶段结束、储存货物之前，每拥有一种货物就得 1 分。
ability-crate-points-effect = 阶段结束、储存货物之前，把最低级的一种货物最多 2 箱移出游戏，每箱得 1 分。
ability-person-coins-effect = 本阶段每得到 1 名工人或公民，就得到 1 元。

## 角色：每位玩家做什么，选的玩家有什么特权

role-planter-action = 每位玩家可以拿一块面朝上的种植园。
role-recruiter-action = 分配就业处的工人；每位玩家重新安排所有工人。
role-builder-action = 每位玩家可以建造一栋建筑。
role-craftsman-action = 每位玩家按种植园、建筑和工人生产货物。
role-trader-action = 每位玩家可以在交易所卖出一箱货物。
role-captain-action = 每位玩家必须轮流把货物装上货船，每箱 1 分，直到没有人能再装。
role-adventurer-action = 其他玩家没有行动。
role-smuggler-action = 其他玩家没有行动。你可以执行四种行动之一：掠夺船只、洗劫交易所、挖走工人或绑架角色。
role-planter-privilege = 你可以改拿采石场。
role-recruiter-privilege = 你先从供应堆拿 1 名工人。
role-builder-privilege = 你少付 1 元。
role-craftsman-privilege = 阶段结束时，你再拿 1 箱本阶段生产过的货物。
role-trader-privilege = 你出售时多得 1 元。
role-captain-privilege = 你第一次装船时多得 1 分，只有一次。
role-adventurer-privilege = 你从供应堆拿 1 元。
role-smuggler-privilege = 没有特权。

## 板块

tile-corn-effect = 有工人时，工匠阶段生产 1 箱玉米，不需要建筑。
tile-fruit-effect = 这里和水果仓库各有一名工人时，工匠阶段生产 1 箱水果。
tile-sugar-effect = 这里和制糖厂各有一名工人时，工匠阶段生产 1 箱蔗糖。
tile-tobacco-effect = 这里和大烟草仓库各有一名工人时，工匠阶段生产 1 箱烟草。
tile-coffee-effect = 这里和大咖啡烘焙厂各有一名工人时，工匠阶段生产 1 箱咖啡。
tile-quarry-effect = 有工人时，建造少付 1 元：1、2、3、4 分的建筑最多计入 1、2、3、4 块采石场。
