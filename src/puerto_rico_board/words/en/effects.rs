//! Names and effects of buildings, in the words of each edition.

use puerto_rico::ids::{BUILDINGS, Building};

/// Names and effects of the buildings of the 1897 edition.
const WORDS: ([&str; BUILDINGS], [&str; BUILDINGS]) = ui::by_piece!(Building, BUILDINGS, words);

/// Name and effect of a building of the 1897 edition.
#[rustfmt::skip]
const fn words(building: Building) -> (&'static str, &'static str) {
    match building {
        Building::SmallFruit => ("Small Fruit Depot", "In the Craftsman phase, each worker here makes 1 crate of fruit from 1 occupied fruit plantation."),
        Building::SmallMarket => ("Small Market", "1 extra coin when you sell to the Trading House."),
        Building::SmallSugar => ("Small Sugar Mill", "In the Craftsman phase, each worker here makes 1 crate of sugar from 1 occupied sugar plantation."),
        Building::BuildersYard => ("Builder’s Yard", "In the Planter phase, you may take a quarry instead of a plantation."),
        Building::Hacienda => ("Hacienda", "In the Planter phase, you may first draw a plantation from the bag and place it. Then take a tile as usual."),
        Building::LargeFruit => ("Large Fruit Depot", "In the Craftsman phase, each worker here makes 1 crate of fruit from 1 occupied fruit plantation."),
        Building::SmallWarehouse => ("Small Warehouse", "At the end of the Captain phase, keep all crates of 1 kind. Your usual 1 crate is extra."),
        Building::LargeSugar => ("Large Sugar Mill", "In the Craftsman phase, each worker here makes 1 crate of sugar from 1 occupied sugar plantation."),
        Building::Hospital => ("Hospital", "In the Planter phase, 1 of your new tiles comes with a worker. Take it from the supply, or else from the Work Register."),
        Building::TobaccoStorage => ("Large Tobacco Storage", "In the Craftsman phase, each worker here makes 1 crate of tobacco from 1 occupied tobacco plantation."),
        Building::Office => ("Office", "You may sell a kind that is already in the Trading House."),
        Building::LargeMarket => ("Large Market", "2 extra coins when you sell to the Trading House."),
        Building::CoffeeRoaster => ("Large Coffee Roaster", "In the Craftsman phase, each worker here makes 1 crate of coffee from 1 occupied coffee plantation."),
        Building::LargeWarehouse => ("Large Warehouse", "At the end of the Captain phase, keep all crates of 2 kinds. Your usual 1 crate is extra."),
        Building::Factory => ("Factory", "In the Craftsman phase, 1, 2, 3 or 5 coins for producing 2, 3, 4 or 5 kinds."),
        Building::School => ("School", "Each new building comes with 1 worker from the supply, or else from the Work Register."),
        Building::Harbor => ("Harbor", "In the Captain phase, 1 extra point each time you load a ship."),
        Building::Wharf => ("Wharf", "Once per Captain phase, you may load all your crates of 1 kind on your own ship."),
        Building::FireStation => ("Fire Station", "At the end, 1 point for each of your small production buildings and 2 for each large one."),
        Building::Residence => ("Residence", "At the end, 4 points for up to 9 countryside tiles, 5 for 10, 6 for 11 and 7 for 12."),
        Building::Fortress => ("Fortress", "At the end, 1 point for every 3 workers you have."),
        Building::CustomsHouse => ("Customs House", "At the end, 1 point for every 4 victory points gained by shipping."),
        Building::CityHall => ("City Hall", "At the end, 1 point for each of your commercial buildings, including this one."),
        Building::Canal => ("Canal", "In the Craftsman phase: 1 extra fruit if your Large Fruit Depot produces. 1 extra sugar if your Large Sugar Mill produces."),
        Building::Lumberyard => ("Lumberyard", "You may place any new plantation face down as a forest. In the Builder phase, pay 1 coin less for every 2 forests."),
        Building::HiddenMarket => ("Hidden Market", "When you build, you may pay with 1 worker, 1 crate and 1 victory point. Each replaces 1 missing coin."),
        Building::Storehouse => ("Storehouse", "At the end of the Captain phase, keep 3 extra crates of any kinds."),
        Building::Bohio => ("Bohío", "Workers here may move to any of your empty circles at any time. They stay there until the next Recruiter phase."),
        Building::MerchantOutpost => ("Merchant Outpost", "Instead of selling to the Trading House, you may return any crate to the supply for its price."),
        Building::Church => ("Church", "When you build: 1 victory point for a building worth 2 or 3 points, 2 for an expanded one."),
        Building::SmallWharf => ("Small Wharf", "Once per Captain phase, you may load any number of crates of any kinds on your own ship: 1 point for every 2."),
        Building::Lighthouse => ("Lighthouse", "In the Captain phase, 1 coin each time you load a ship. If you are the Captain, 1 coin when the phase begins."),
        Building::Distillery => ("Distillery", "At the end of the Craftsman phase, take the kind you produced most (not corn): 1 coin for each crate after the first."),
        Building::PublishingHouse => ("Publishing House", "The privilege of the role you take is doubled."),
        Building::AssemblyHall => ("Assembly Hall", "When the Captain phase begins, 1 victory point for every 2 crates of the same kind. You keep the crates."),
        Building::Monument => ("Monument", "8 points and no effect; it needs no workers."),
        Building::Cathedral => ("Cathedral", "At the end, 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of 3 equal countryside tiles."),
        Building::ZoningOffice => ("Zoning Office", "Once per Trader phase: with a worker, pay 1 coin to draw and place a plantation from the bag. With a citizen, discard a plantation for 1 coin."),
        Building::Chapel => ("Chapel", "When the Craftsman phase begins: 1 coin with a worker here, 1 victory point with a citizen."),
        Building::ParkAuthority => ("Park Authority", "At the end of the Planter phase: with a worker, you may discard a plantation or forest. With a citizen, 2 victory points if you alone have the fewest countryside tiles."),
        Building::Notary => ("Notary", "With a worker, regular buildings cost 1 coin less. With a citizen, expanded buildings cost 2 coins less."),
        Building::PensionOffice => ("Pension Office", "When the Captain phase begins, you may return crates of different kinds for 1 victory point each: at most 1 per citizen."),
        Building::Villa => ("Villa", "When the Recruiter phase begins, you take 1 citizen from the supply, or else 1 worker."),
        Building::Tailor => ("Large Tailor Shop", "In the Craftsman phase, 1 coin for each of your citizens."),
        Building::TownSquare => ("Town Square", "At the end, 1 extra point for each of your citizens."),
    }
}

/// Names of the buildings of the 1897 edition.
pub(super) fn name_1897(building: Building) -> &'static str {
    static NAMES: [&str; BUILDINGS] = WORDS.0;
    NAMES[building.index()]
}

/// Effects of the buildings of the 1897 edition.
pub(super) fn y1897(building: Building) -> &'static str {
    static EFFECTS: [&str; BUILDINGS] = WORDS.1;
    EFFECTS[building.index()]
}

/// Effects of the buildings of the classic edition; those that are not named here say the same.
pub(super) fn classic(building: Building) -> &'static str {
    match building {
        Building::SmallFruit | Building::LargeFruit => {
            "In the Craftsman phase, each colonist here makes 1 crate of indigo from 1 occupied indigo plantation."
        }
        Building::SmallSugar | Building::LargeSugar => {
            "In the Craftsman phase, each colonist here makes 1 crate of sugar from 1 occupied sugar plantation."
        }
        Building::BuildersYard => "In the Settler phase, you may take a quarry instead of a plantation.",
        Building::Hacienda => {
            "In the Settler phase, you may first draw a plantation from the face-down stack and place it. Then take a tile as usual."
        }
        Building::SmallWarehouse => {
            "At the end of the Captain phase, keep all crates of 1 kind. Your usual 1 crate is extra."
        }
        Building::Hospital => {
            "In the Settler phase, the face-up tile you take comes with a colonist. Take it from the supply, or else from the colonist ship."
        }
        Building::TobaccoStorage => {
            "In the Craftsman phase, each colonist here makes 1 crate of tobacco from 1 occupied tobacco plantation."
        }
        Building::CoffeeRoaster => {
            "In the Craftsman phase, each colonist here makes 1 crate of coffee from 1 occupied coffee plantation."
        }
        Building::LargeWarehouse => {
            "At the end of the Captain phase, keep all crates of 2 kinds. Your usual 1 crate is extra."
        }
        Building::School => {
            "Each new building comes with 1 colonist from the supply, or else from the colonist ship."
        }
        Building::Residence => {
            "At the end, 4 points for up to 9 island tiles, 5 for 10, 6 for 11 and 7 for 12."
        }
        Building::Fortress => "At the end, 1 point for every 3 colonists you have.",
        Building::CityHall => "At the end, 1 point for each of your violet buildings, including this one.",
        other => y1897(other),
    }
}
