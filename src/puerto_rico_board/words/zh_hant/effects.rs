//! 建築的名稱與作用，依各版本的用語。

use puerto_rico::ids::{BUILDINGS, Building};

/// 1897 版建築的名稱與作用。
const WORDS: ([&str; BUILDINGS], [&str; BUILDINGS]) = ui::by_piece!(Building, BUILDINGS, words);

/// 1897 版一棟建築的名稱與作用。
#[rustfmt::skip]
const fn words(building: Building) -> (&'static str, &'static str) {
    match building {
        Building::SmallFruit => ("小型水果倉庫", "製造商階段，這裡每有一名工人，就能讓一座進駐的水果種植園生產 1 箱水果。"),
        Building::SmallMarket => ("小型市集", "每次販售到交易所時，多得 1 元。"),
        Building::SmallSugar => ("小型製糖廠", "製造商階段，這裡每有一名工人，就能讓一座進駐的蔗糖種植園生產 1 箱蔗糖。"),
        Building::BuildersYard => ("建材行", "種植者階段可以拿取採石場，代替種植園。"),
        Building::Hacienda => ("大莊園", "種植者階段可以先從種植園布袋抽一座種植園，抽到就必須放置；接著照常拿取板塊。"),
        Building::LargeFruit => ("大型水果倉庫", "製造商階段，這裡每有一名工人，就能讓一座進駐的水果種植園生產 1 箱水果。"),
        Building::SmallWarehouse => ("小型倉庫", "船長階段結束時，除了每人都能留的 1 箱，還能儲存 1 種商品的所有商品箱。"),
        Building::LargeSugar => ("大型製糖廠", "製造商階段，這裡每有一名工人，就能讓一座進駐的蔗糖種植園生產 1 箱蔗糖。"),
        Building::Hospital => ("醫院", "種植者階段獲得的板塊，其中一個可以直接有工人進駐：工人取自供應堆，供應堆沒有時取自就業處。"),
        Building::TobaccoStorage => ("大型菸草倉庫", "製造商階段，這裡每有一名工人，就能讓一座進駐的菸草種植園生產 1 箱菸草。"),
        Building::Office => ("辦事處", "可以販售交易所裡已經有的商品。"),
        Building::LargeMarket => ("大型市集", "每次販售到交易所時，多得 2 元。"),
        Building::CoffeeRoaster => ("大型烘豆所", "製造商階段，這裡每有一名工人，就能讓一座進駐的咖啡種植園生產 1 箱咖啡。"),
        Building::LargeWarehouse => ("大型倉庫", "船長階段結束時，除了每人都能留的 1 箱，還能儲存 2 種商品的所有商品箱。"),
        Building::Factory => ("工廠", "製造商階段，生產 2、3、4、5 種商品時，分別獲得 1、2、3、5 元。"),
        Building::School => ("學校", "新建造的建築直接有 1 名工人進駐：工人取自供應堆，供應堆沒有時取自就業處。"),
        Building::Harbor => ("港口", "船長階段，每次裝載都多得 1 分。"),
        Building::Wharf => ("船塢", "每個船長階段一次，可以把 1 種商品的所有商品箱裝上私人船隻，數量不限。"),
        Building::FireStation => ("消防站", "遊戲結束時，每棟小型生產建築 1 分，每棟大型生產建築 2 分。"),
        Building::Residence => ("住宅", "遊戲結束時，鄉村板塊 9 個以下得 4 分，10 個 5 分，11 個 6 分，12 個 7 分。"),
        Building::Fortress => ("堡壘", "遊戲結束時，每 3 名工人得 1 分。"),
        Building::CustomsHouse => ("海關大樓", "遊戲結束時，運貨得到的勝利分每 4 分再得 1 分。"),
        Building::CityHall => ("市政廳", "遊戲結束時，每棟商業建築（包括自己）得 1 分。"),
        Building::Canal => ("運河", "製造商階段，大型水果倉庫有生產就多拿 1 箱水果，大型製糖廠有生產就多拿 1 箱蔗糖。"),
        Building::Lumberyard => ("伐木場", "獲得的種植園可以面朝下放置，成為樹林。建築師階段，每 2 座樹林少付 1 元。"),
        Building::HiddenMarket => ("地下市場", "建造時錢幣不夠，可以放回 1 名工人、1 箱商品與 1 分，每樣抵 1 元。"),
        Building::Storehouse => ("貨棧", "船長階段結束時，可以多留 3 箱任意商品。"),
        Building::Bohio => ("農舍", "這裡的工人隨時可以移到自己的任何空工人格，並留在那裡，直到下一個招募官階段。"),
        Building::MerchantOutpost => ("貿易前哨站", "可以不販售到交易所，改把任意 1 箱商品放回供應堆並獲得它的價格，不論交易所有什麼。"),
        Building::Church => ("教堂", "建造 2 分或 3 分的建築得 1 分，建造擴建建築得 2 分。"),
        Building::SmallWharf => ("小型船塢", "每個船長階段一次，可以把任意數量、任意種類的商品箱裝上私人船隻，每 2 箱得 1 分。"),
        Building::Lighthouse => ("燈塔", "船長階段，每次裝載得 1 元；你是船長時，階段開始再得 1 元。"),
        Building::Distillery => ("酒廠", "製造商階段結束時，玉米以外生產最多的一種商品，從第二箱起每箱得 1 元。"),
        Building::PublishingHouse => ("出版公司", "你所選角色的特權加倍。"),
        Building::AssemblyHall => ("會議廳", "船長階段開始時，每種商品每 2 箱得 1 分，各種分別計算，商品箱保留。"),
        Building::Monument => ("紀念堂", "8 分，沒有其他作用，也不需要工人。"),
        Building::Cathedral => ("主教座堂", "遊戲結束時，每 3 個相同的鄉村板塊為一組，1、2、3、4 組得 1、3、6、10 分。"),
        Building::ZoningOffice => ("區劃辦公室", "每個貿易商階段一次：工人進駐，可以付 1 元從種植園布袋抽一座種植園，抽到就必須放置；公民進駐，可以棄除自己的一座種植園，獲得 1 元。"),
        Building::Chapel => ("小教堂", "製造商階段開始時，工人進駐得 1 元，公民進駐得 1 分。"),
        Building::ParkAuthority => ("公園管理局", "種植者階段結束時：工人進駐，可以棄除自己的一座種植園或樹林；公民進駐，鄉村板塊比每一位其他玩家都少，就得 2 分。"),
        Building::Notary => ("公證處", "工人進駐，一般建築少付 1 元；公民進駐，擴建建築少付 2 元。"),
        Building::PensionOffice => ("退休金辦公室", "船長階段開始時，可以放回不同種類的商品各 1 箱，最多與你的公民人數相同，每箱得 1 分。"),
        Building::Villa => ("渡假村", "招募官階段開始時，從供應堆拿取 1 名公民，沒有公民就拿 1 名工人。"),
        Building::Tailor => ("大型裁縫店", "製造商階段，你每有一名公民就得 1 元。"),
        Building::TownSquare => ("城市廣場", "遊戲結束時，你的每名公民再得 1 分。"),
    }
}

/// 1897 版建築的名稱。
pub(super) fn name_1897(building: Building) -> &'static str {
    static NAMES: [&str; BUILDINGS] = WORDS.0;
    NAMES[building.index()]
}

/// 1897 版建築的作用。
pub(super) fn y1897(building: Building) -> &'static str {
    static EFFECTS: [&str; BUILDINGS] = WORDS.1;
    EFFECTS[building.index()]
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
