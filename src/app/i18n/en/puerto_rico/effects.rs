//! What buildings, roles and tiles do, in the words of each edition.

use sobremesa::games::puerto_rico::ids::{BUILDINGS, ROLES, TILES};

/// The buildings of the 1897 edition.
pub(super) const BUILDINGS_1897: [&str; BUILDINGS] = [
    "Each worker here turns 1 manned fruit plantation into 1 crate of fruit in the Craftsman phase.",
    "1 coin more whenever you sell to the Trading House.",
    "Each worker here turns 1 manned sugar plantation into 1 crate of sugar in the Craftsman phase.",
    "In the Planter phase you may take a quarry instead of a plantation.",
    "In the Planter phase you may first draw a plantation from the bag; it must be placed. Then you take a tile as usual.",
    "Each worker here turns 1 manned fruit plantation into 1 crate of fruit in the Craftsman phase.",
    "At the end of the Captain phase keep all crates of 1 kind, besides the 1 crate everybody may keep.",
    "Each worker here turns 1 manned sugar plantation into 1 crate of sugar in the Craftsman phase.",
    "In the Planter phase 1 of the tiles you get comes with a worker from the supply, or else from the Work Register.",
    "Each worker here turns 1 manned tobacco plantation into 1 crate of tobacco in the Craftsman phase.",
    "You may sell a kind that already lies in the Trading House.",
    "2 coins more whenever you sell to the Trading House.",
    "Each worker here turns 1 manned coffee plantation into 1 crate of coffee in the Craftsman phase.",
    "At the end of the Captain phase keep all crates of 2 kinds, besides the 1 crate everybody may keep.",
    "In the Craftsman phase 1, 2, 3 or 5 coins if you produce 2, 3, 4 or 5 kinds.",
    "What you build comes with 1 worker from the supply, or else from the Work Register.",
    "In the Captain phase 1 point more each time you load a ship.",
    "Once in each Captain phase you may load all your crates of 1 kind on a ship of your own, however many.",
    "At the end 1 point for each of your small production buildings and 2 for each large one.",
    "At the end 4 points for up to 9 countryside tiles, 5 for 10, 6 for 11 and 7 for 12.",
    "At the end 1 point for every 3 workers you have.",
    "At the end 1 point for every 4 victory points you have gained by shipping.",
    "At the end 1 point for each of your commercial buildings, itself included.",
];

/// The buildings of the classic edition.
pub(super) const BUILDINGS_CLASSIC: [&str; BUILDINGS] = [
    "Each colonist here turns 1 manned indigo plantation into 1 crate of indigo in the Craftsman phase.",
    "1 coin more whenever you sell to the Trading House.",
    "Each colonist here turns 1 manned sugar plantation into 1 crate of sugar in the Craftsman phase.",
    "In the Settler phase you may take a quarry instead of a plantation.",
    "In the Settler phase you may first draw a plantation from the face-down stack; it must be placed. Then you take a tile as usual.",
    "Each colonist here turns 1 manned indigo plantation into 1 crate of indigo in the Craftsman phase.",
    "At the end of the Captain phase keep all crates of 1 kind, besides the 1 crate everybody keeps.",
    "Each colonist here turns 1 manned sugar plantation into 1 crate of sugar in the Craftsman phase.",
    "In the Settler phase the face-up plantation or quarry you take comes with a colonist from the supply, or else from the colonist ship.",
    "Each colonist here turns 1 manned tobacco plantation into 1 crate of tobacco in the Craftsman phase.",
    "You may sell a kind that already lies in the Trading House.",
    "2 coins more whenever you sell to the Trading House.",
    "Each colonist here turns 1 manned coffee plantation into 1 crate of coffee in the Craftsman phase.",
    "At the end of the Captain phase keep all crates of 2 kinds, besides the 1 crate everybody keeps.",
    "In the Craftsman phase 1, 2, 3 or 5 coins if you produce 2, 3, 4 or 5 kinds.",
    "What you build comes with 1 colonist from the supply, or else from the colonist ship.",
    "In the Captain phase 1 point more each time you load a ship.",
    "Once in each Captain phase you may load all your crates of 1 kind on a ship of your own, however many.",
    "At the end 1 point for each of your small production buildings and 2 for each large one.",
    "At the end 4 points for up to 9 island tiles, 5 for 10, 6 for 11 and 7 for 12.",
    "At the end 1 point for every 3 colonists you have.",
    "At the end 1 point for every 4 victory points you have gained by shipping.",
    "At the end 1 point for each of your violet buildings, itself included.",
];

/// What everybody may do, 1897.
pub(super) const ACTIONS_1897: [&str; ROLES] = [
    "Everybody may take a face-up plantation.",
    "The workers of the Work Register are handed out; everybody places all workers anew.",
    "Everybody may build one building.",
    "Everybody produces what plantations, buildings and workers allow.",
    "Everybody may sell one crate to the Trading House.",
    "Everybody must load goods onto the cargo ships, again and again, for 1 point a crate.",
    "Nobody else does anything.",
    "Nobody else does anything.",
];

/// What everybody may do, classic.
pub(super) const ACTIONS_CLASSIC: [&str; ROLES] = [
    "Everybody may take a face-up plantation.",
    "The colonists of the ship are handed out; everybody places all colonists anew.",
    "Everybody may build one building.",
    "Everybody produces what plantations, buildings and colonists allow.",
    "Everybody may sell one crate to the Trading House.",
    "Everybody must load goods onto the cargo ships, again and again, for 1 point a crate.",
    "Nobody else does anything.",
    "Nobody else does anything.",
];

/// What the picker has on top, 1897.
pub(super) const PRIVILEGES_1897: [&str; ROLES] = [
    "You may take a quarry instead.",
    "You first take 1 worker from the supply.",
    "You pay 1 coin less.",
    "At the end of the phase you take 1 crate more of a kind you have produced.",
    "You get 1 coin more for your sale.",
    "You get 1 point more, once, for your first load.",
    "You take 1 coin from the supply.",
    "You take 1 coin from the supply.",
];

/// What the picker has on top, classic.
pub(super) const PRIVILEGES_CLASSIC: [&str; ROLES] = [
    "You may take a quarry instead.",
    "You first take 1 colonist from the supply.",
    "You pay 1 coin less.",
    "As you produce, before the others, you take 1 crate more of a kind you have produced.",
    "You get 1 coin more for your sale.",
    "You get 1 point more, once, for your first load.",
    "You take 1 coin from the supply.",
    "You take 1 coin from the supply.",
];

/// What the tiles do, 1897.
pub(super) const TILES_1897: [&str; TILES] = [
    "With a worker it yields 1 crate of corn in the Craftsman phase; no building is needed.",
    "With a worker, and a worker in a Fruit Depot, it yields 1 crate of fruit in the Craftsman phase.",
    "With a worker, and a worker in a Sugar Mill, it yields 1 crate of sugar in the Craftsman phase.",
    "With a worker, and a worker in the Large Tobacco Storage, it yields 1 crate of tobacco in the Craftsman phase.",
    "With a worker, and a worker in the Large Coffee Roaster, it yields 1 crate of coffee in the Craftsman phase.",
    "With a worker it makes buildings 1 coin cheaper: up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points.",
];

/// What the tiles do, classic.
pub(super) const TILES_CLASSIC: [&str; TILES] = [
    "With a colonist it yields 1 crate of corn in the Craftsman phase; no building is needed.",
    "With a colonist, and a colonist in an Indigo Plant, it yields 1 crate of indigo in the Craftsman phase.",
    "With a colonist, and a colonist in a Sugar Mill, it yields 1 crate of sugar in the Craftsman phase.",
    "With a colonist, and a colonist in the Tobacco Storage, it yields 1 crate of tobacco in the Craftsman phase.",
    "With a colonist, and a colonist in the Coffee Roaster, it yields 1 crate of coffee in the Craftsman phase.",
    "With a colonist it makes buildings 1 coin cheaper: up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points.",
];
