//! Effects of buildings, in the words of each edition.

use puerto_rico::Building;

/// Effects of the buildings of the 1897 edition.
pub(super) fn y1897(building: Building) -> &'static str {
    match building {
        Building::SmallFruit | Building::LargeFruit => {
            "Each worker here turns 1 manned fruit plantation into 1 crate of fruit in the Craftsman phase."
        }
        Building::SmallMarket => "1 coin more whenever you sell to the Trading House.",
        Building::SmallSugar | Building::LargeSugar => {
            "Each worker here turns 1 manned sugar plantation into 1 crate of sugar in the Craftsman phase."
        }
        Building::BuildersYard => "In the Planter phase you may take a quarry instead of a plantation.",
        Building::Hacienda => {
            "In the Planter phase you may first draw a plantation from the bag; it must be placed. Then you take a tile as usual."
        }
        Building::SmallWarehouse => {
            "At the end of the Captain phase keep all crates of 1 kind, besides the 1 crate everybody may keep."
        }
        Building::Hospital => {
            "In the Planter phase 1 of the tiles you get comes with a worker from the supply, or else from the Work Register."
        }
        Building::TobaccoStorage => {
            "Each worker here turns 1 manned tobacco plantation into 1 crate of tobacco in the Craftsman phase."
        }
        Building::Office => "You may sell a kind that already lies in the Trading House.",
        Building::LargeMarket => "2 coins more whenever you sell to the Trading House.",
        Building::CoffeeRoaster => {
            "Each worker here turns 1 manned coffee plantation into 1 crate of coffee in the Craftsman phase."
        }
        Building::LargeWarehouse => {
            "At the end of the Captain phase keep all crates of 2 kinds, besides the 1 crate everybody may keep."
        }
        Building::Factory => "In the Craftsman phase 1, 2, 3 or 5 coins if you produce 2, 3, 4 or 5 kinds.",
        Building::School => {
            "What you build comes with 1 worker from the supply, or else from the Work Register."
        }
        Building::Harbor => "In the Captain phase 1 point more each time you load a ship.",
        Building::Wharf => {
            "Once in each Captain phase you may load all your crates of 1 kind on a ship of your own, however many."
        }
        Building::FireStation => {
            "At the end 1 point for each of your small production buildings and 2 for each large one."
        }
        Building::Residence => {
            "At the end 4 points for up to 9 countryside tiles, 5 for 10, 6 for 11 and 7 for 12."
        }
        Building::Fortress => "At the end 1 point for every 3 workers you have.",
        Building::CustomsHouse => {
            "At the end 1 point for every 4 victory points you have gained by shipping."
        }
        Building::CityHall => "At the end 1 point for each of your commercial buildings, itself included.",
        Building::Canal => {
            "In the Craftsman phase 1 crate of fruit more if your Large Fruit Depot produces any, and 1 crate of sugar more if your Large Sugar Mill does."
        }
        Building::Lumberyard => {
            "You may lay any plantation you get face down as a forest. In the Builder phase you pay 1 coin less for every 2 forests."
        }
        Building::HiddenMarket => {
            "If coins are missing for a building you may give up 1 worker, 1 crate and 1 victory point; each stands for 1 coin."
        }
        Building::ZoningOffice => {
            "Once in each Trader phase: with a worker, pay 1 coin to draw a plantation from the bag, which must be placed; with a citizen, discard one of your plantations for 1 coin."
        }
        Building::Storehouse => "At the end of the Captain phase keep 3 single crates more, of any kinds.",
        Building::Chapel => {
            "When the Craftsman phase begins: 1 coin with a worker here, 1 victory point with a citizen."
        }
        Building::Bohio => {
            "Workers here may move at any time to any empty circle of yours, and stay there until the next Recruiter phase."
        }
        Building::ParkAuthority => {
            "At the end of the Planter phase: with a worker, you may discard one of your plantations or forests; with a citizen, 2 victory points if you have fewer countryside tiles than each of the others."
        }
        Building::MerchantOutpost => {
            "Instead of selling to the Trading House you may put any crate into the supply for its price, whatever lies in the Trading House."
        }
        Building::Church => {
            "When you build: 1 victory point for a building of 2 or 3 points, 2 for an expanded one."
        }
        Building::Notary => {
            "With a worker here regular buildings cost 1 coin less; with a citizen expanded buildings cost 2 coins less."
        }
        Building::SmallWharf => {
            "Once in each Captain phase you may load as many crates as you like, of any kinds, on a ship of your own: 1 point for every 2."
        }
        Building::PensionOffice => {
            "When the Captain phase begins you may give back crates of different kinds, as many as you have citizens at most, for 1 victory point each."
        }
        Building::Lighthouse => {
            "In the Captain phase 1 coin each time you load a ship, and as the Captain 1 more when the phase begins."
        }
        Building::Villa => {
            "When the Recruiter phase begins you take 1 citizen from the supply, or else 1 worker."
        }
        Building::Distillery => {
            "At the end of the Craftsman phase 1 coin for each crate after the first of the kind you produced most of, corn apart."
        }
        Building::PublishingHouse => "The privilege of the role you take is doubled.",
        Building::Tailor => "In the Craftsman phase 1 coin for each of your citizens.",
        Building::AssemblyHall => {
            "When the Captain phase begins 1 victory point for every 2 crates you have of a kind, each kind on its own; you keep the crates."
        }
        Building::Monument => "8 points and no function; nobody needs to work here.",
        Building::Cathedral => {
            "At the end 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of 3 equal countryside tiles."
        }
        Building::TownSquare => "At the end 1 point more for each of your citizens.",
    }
}

/// Effects of the buildings of the classic edition; those that are not named here say the same.
pub(super) fn classic(building: Building) -> &'static str {
    match building {
        Building::SmallFruit | Building::LargeFruit => {
            "Each colonist here turns 1 manned indigo plantation into 1 crate of indigo in the Craftsman phase."
        }
        Building::SmallSugar | Building::LargeSugar => {
            "Each colonist here turns 1 manned sugar plantation into 1 crate of sugar in the Craftsman phase."
        }
        Building::BuildersYard => "In the Settler phase you may take a quarry instead of a plantation.",
        Building::Hacienda => {
            "In the Settler phase you may first draw a plantation from the face-down stack; it must be placed. Then you take a tile as usual."
        }
        Building::SmallWarehouse => {
            "At the end of the Captain phase keep all crates of 1 kind, besides the 1 crate everybody keeps."
        }
        Building::Hospital => {
            "In the Settler phase the face-up plantation or quarry you take comes with a colonist from the supply, or else from the colonist ship."
        }
        Building::TobaccoStorage => {
            "Each colonist here turns 1 manned tobacco plantation into 1 crate of tobacco in the Craftsman phase."
        }
        Building::CoffeeRoaster => {
            "Each colonist here turns 1 manned coffee plantation into 1 crate of coffee in the Craftsman phase."
        }
        Building::LargeWarehouse => {
            "At the end of the Captain phase keep all crates of 2 kinds, besides the 1 crate everybody keeps."
        }
        Building::School => {
            "What you build comes with 1 colonist from the supply, or else from the colonist ship."
        }
        Building::Residence => {
            "At the end 4 points for up to 9 island tiles, 5 for 10, 6 for 11 and 7 for 12."
        }
        Building::Fortress => "At the end 1 point for every 3 colonists you have.",
        Building::CityHall => "At the end 1 point for each of your violet buildings, itself included.",
        other => y1897(other),
    }
}
