//! 建築的作用，依各版本的用語。

use sobremesa::games::puerto_rico::Building;

/// 1897 版建築的作用。
pub(super) fn y1897(building: Building) -> &'static str {
    match building {
        Building::SmallFruit | Building::LargeFruit => {
            "製造商階段，這裡每有一名工人，就能讓一座進駐的水果種植園生產 1 箱水果。"
        }
        Building::SmallMarket => "每次販售到交易所時，多得 1 元。",
        Building::SmallSugar | Building::LargeSugar => {
            "製造商階段，這裡每有一名工人，就能讓一座進駐的蔗糖種植園生產 1 箱蔗糖。"
        }
        Building::BuildersYard => "種植者階段可以拿取採石場，代替種植園。",
        Building::Hacienda => "種植者階段可以先從種植園布袋抽一座種植園，抽到就必須放置；接著照常拿取板塊。",
        Building::SmallWarehouse => "船長階段結束時，除了每人都能留的 1 箱，還能儲存 1 種商品的所有商品箱。",
        Building::Hospital => {
            "種植者階段獲得的板塊，其中一個可以直接有工人進駐：工人取自供應堆，供應堆沒有時取自就業處。"
        }
        Building::TobaccoStorage => "製造商階段，這裡每有一名工人，就能讓一座進駐的菸草種植園生產 1 箱菸草。",
        Building::Office => "可以販售交易所裡已經有的商品。",
        Building::LargeMarket => "每次販售到交易所時，多得 2 元。",
        Building::CoffeeRoaster => "製造商階段，這裡每有一名工人，就能讓一座進駐的咖啡種植園生產 1 箱咖啡。",
        Building::LargeWarehouse => "船長階段結束時，除了每人都能留的 1 箱，還能儲存 2 種商品的所有商品箱。",
        Building::Factory => "製造商階段，生產 2、3、4、5 種商品時，分別獲得 1、2、3、5 元。",
        Building::School => "新建造的建築直接有 1 名工人進駐：工人取自供應堆，供應堆沒有時取自就業處。",
        Building::Harbor => "船長階段，每次裝載都多得 1 分。",
        Building::Wharf => "每個船長階段一次，可以把 1 種商品的所有商品箱裝上私人船隻，數量不限。",
        Building::FireStation => "遊戲結束時，每棟小型生產建築 1 分，每棟大型生產建築 2 分。",
        Building::Residence => "遊戲結束時，鄉村板塊 9 個以下得 4 分，10 個 5 分，11 個 6 分，12 個 7 分。",
        Building::Fortress => "遊戲結束時，每 3 名工人得 1 分。",
        Building::CustomsHouse => "遊戲結束時，運貨得到的勝利分每 4 分再得 1 分。",
        Building::CityHall => "遊戲結束時，每棟商業建築（包括自己）得 1 分。",
        Building::Canal => {
            "若您在大型水果倉庫生產水果，多拿 1 個水果；若在大型製糖廠生產蔗糖，多拿 1 個蔗糖。"
        }
        Building::Lumberyard => "您可以把種植園面朝下放置成森林。建築師階段每 2 座森林少付 1 元。",
        Building::HiddenMarket => "興建時若最多差 3 元，可以用 1 名工人、1 個商品和 1 點勝利分數各抵 1 元。",
        Building::ZoningOffice => {
            "貿易商階段，有工人時：付 1 元從袋中抽 1 個種植園並放置；有市民時：棄置 1 個種植園得 1 元。"
        }
        Building::Storehouse => "船長階段結束時多保留 3 個單獨的商品。",
        Building::Chapel => "製造商階段，這裡的工人帶來 1 元，市民帶來 1 分。",
        Building::Bohio => "這裡的工人可以隨時移到您任何一個空圓圈。",
        Building::ParkAuthority => {
            "種植者階段結束時，有工人：可以棄置 1 個種植園或森林；有市民：若您的鄉村板塊比每位其他玩家都少，得 2 分。"
        }
        Building::MerchantOutpost => "您可以不賣給交易所，而把任一商品還給供應堆，獲得其價格。",
        Building::Church => "興建 2 或 3 分的建築時得 1 分，興建擴建建築時得 2 分。",
        Building::Notary => "有工人時一般建築少付 1 元；有市民時擴建建築少付 2 元。",
        Building::SmallWharf => {
            "每個船長階段一次，您可以把任意種類、任意數量的商品裝上自己的船，每 2 個得 1 分。"
        }
        Building::PensionOffice => "裝船之前，您可以歸還不同種類的商品，最多與您的市民數相同，每個得 1 分。",
        Building::Lighthouse => "船長階段每次裝船得 1 元；若您是船長，再得 1 元。",
        Building::Villa => "招募官階段您從供應堆拿 1 名市民，沒有市民時拿 1 名工人。",
        Building::Distillery => "製造商階段，玉米以外您產量最多的一種商品，每個得 1 元，少算 1 個。",
        Building::PublishingHouse => "您所選角色的特權加倍。",
        Building::Tailor => "製造商階段您每有 1 名市民得 1 元。",
        Building::AssemblyHall => "裝船之前，每種商品每 2 個得 1 分。",
        Building::Monument => "沒有功能，但值 8 分；不需要工人。",
        Building::Cathedral => "遊戲結束時，每 3 個相同的鄉村板塊為一組，1、2、3、4 組得 1、3、6、10 分。",
        Building::TownSquare => "遊戲結束時，您每有 1 名市民多得 1 分。",
    }
}

/// 經典版建築的作用。
pub(super) fn classic(building: Building) -> &'static str {
    match building {
        Building::SmallFruit | Building::LargeFruit => {
            "工匠出現時，這裡每有一名移民，就能讓一塊駐守的染料田收成 1 箱染料。"
        }
        Building::SmallMarket => "每次賣貨物給商店時，多得 1 元。",
        Building::SmallSugar | Building::LargeSugar => {
            "工匠出現時，這裡每有一名移民，就能讓一塊駐守的甘蔗田收成 1 箱蔗糖。"
        }
        Building::BuildersYard => "開拓者出現時，可以拿採礦場，代替郊區方塊。",
        Building::Hacienda => {
            "開拓者出現時，可以先從背面朝上的郊區方塊抽一塊，抽到就必須放上；接著照常拿方塊。"
        }
        Building::SmallWarehouse => "船長階段結束時，除了每人留下的 1 箱，還能留下 1 種貨物的全部。",
        Building::Hospital => {
            "開拓者出現時，所選的正面朝上方塊或採礦場直接有移民駐守：移民取自銀行，銀行沒有時取自移民船。"
        }
        Building::TobaccoStorage => "工匠出現時，這裡每有一名移民，就能讓一塊駐守的菸草田收成 1 箱雪茄。",
        Building::Office => "可以賣商店裡已經有的貨物。",
        Building::LargeMarket => "每次賣貨物給商店時，多得 2 元。",
        Building::CoffeeRoaster => "工匠出現時，這裡每有一名移民，就能讓一塊駐守的咖啡田收成 1 箱咖啡。",
        Building::LargeWarehouse => "船長階段結束時，除了每人留下的 1 箱，還能留下 2 種貨物的全部。",
        Building::Factory => "工匠出現時，收成 2、3、4、5 種貨物，分別得 1、2、3、5 元。",
        Building::School => "新興建的建築直接有 1 名移民駐守：移民取自銀行，銀行沒有時取自移民船。",
        Building::Harbor => "船長出現時，每次運貨上船都多得 1 分。",
        Building::Wharf => "每個船長階段一次，可以把 1 種貨物全部運上自己的船，數量不限。",
        Building::FireStation => "遊戲結束時，每座小型生產廠房 1 分，每座大型生產廠房 2 分。",
        Building::Residence => "遊戲結束時，郊區方塊 9 塊以下得 4 分，10 塊 5 分，11 塊 6 分，12 塊 7 分。",
        Building::Fortress => "遊戲結束時，每 3 名移民得 1 分。",
        Building::CustomsHouse => "遊戲結束時，運貨得到的分數每 4 分再得 1 分。",
        Building::CityHall => "遊戲結束時，每座特殊功能建築（包括自己，不論大小）得 1 分。",
        other => y1897(other),
    }
}
