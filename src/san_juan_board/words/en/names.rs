//! Names and effects of San Juan's pieces in English, in both editions. The classic edition holds
//! only the differences.

use san_juan::Edition;
use san_juan::ids::{KINDS, Kind};

use crate::words::messages::{Names, Pieces, but};

/// Names by edition.
pub(super) static EDITIONS: [Names; 2] = [Y1897, CLASSIC];

/// Names of the pieces of `edition`.
pub(super) fn names(edition: Edition) -> &'static Names {
    &EDITIONS[edition as usize]
}

/// Names of the pieces.
pub(in super::super) const PIECES: Pieces = Pieces::of([&Y1897, &CLASSIC], &super::pieces::PIECES);

pub(super) const Y1897: Names = Names {
    title: "San Juan 1897",
    kinds: WORDS_1897.0,
    effects: WORDS_1897.1,
    roles: [
        "Builder",
        "Producer",
        "Trader",
        "Recruiter",
        "Explorer",
        "Second Explorer",
        "Colonist Ship",
        "Mayor",
        "Captain",
    ],
    role_actions: [
        "Each player may build one building.",
        "Each player may produce one good.",
        "The price tile is turned up; each player may sell one good.",
        "Each player draws 2 cards and keeps 1.",
        "The other players do nothing.",
        "The other players do nothing.",
        "One card per player is turned up; each player may take one.",
        "Each player may discard up to 2 cards and draw as many.",
        "Each player may ship one good, worth 1 point at the end.",
    ],
    role_privileges: [
        "You pay 1 card less.",
        "You may produce 1 extra good.",
        "You may sell 1 extra good.",
        "You draw 3 extra cards to choose from.",
        "You draw 1 card.",
        "You draw 1 card.",
        "You choose first; with a Library you take 2 cards.",
        "You draw 1 extra card, even if you discarded none.",
        "You may ship 1 extra good.",
    ],
    goods: ["corn", "fruit", "sugar", "tobacco", "coffee"],
    plain_good: "goods",
    good_letters: ["C", "F", "S", "T", "K"],
    terms: &[("commercial", "commercial"), ("Commercial", "Commercial")],
};

/// Names and effects of the buildings.
const WORDS_1897: ([&str; KINDS], [&str; KINDS]) = ui::by_piece!(Kind, KINDS, building_1897);

/// Name and effect of a building.
#[rustfmt::skip]
const fn building_1897(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::ProdT1 => ("Corn Barn", "Holds one crate of corn, produced in the Producer phase and sold in the Trader phase."),
        Kind::ProdT2 => ("Fruit Warehouse", "Holds one crate of fruit, produced in the Producer phase and sold in the Trader phase."),
        Kind::ProdT3 => ("Sugar Mill", "Holds one crate of sugar, produced in the Producer phase and sold in the Trader phase."),
        Kind::ProdT4 => ("Tobacco Storage", "Holds one crate of tobacco, produced in the Producer phase and sold in the Trader phase."),
        Kind::ProdT5 => ("Coffee Roaster", "Holds one crate of coffee, produced in the Producer phase and sold in the Trader phase."),
        Kind::Smithy => ("Distillery", "Production buildings cost you 1 card less."),
        Kind::GoldMine => ("Gold Mine", "In every Explorer phase, turn up the top 4 cards. If all costs differ, take the cheapest; discard the rest."),
        Kind::Archive => ("Notary", "In the Recruiter phase, take all cards drawn into your hand. Then discard as many as usual from your whole hand."),
        Kind::PoorHouse => ("Hospital", "After you build, draw 1 card if you have 0 or 1 left."),
        Kind::BlackMarket => ("Underground Market", "When you build, up to 2 of your goods may each pay for 1 card."),
        Kind::TradingPost => ("Trading Post", "You may sell 1 extra good."),
        Kind::Well => ("Factory", "Draw 1 card if you produce at least 2 goods in the phase."),
        Kind::MarketStand => ("Small Market", "Draw 1 card if you sell at least 2 goods in the phase."),
        Kind::Crane => ("Crane", "You may build over one of your buildings and subtract its cost from the price."),
        Kind::Chapel => ("Chapel", "At the start of each round, you may put 1 hand card under it: 1 point at the end."),
        Kind::Tower => ("Lighthouse", "Your hand limit is 12 instead of 7."),
        Kind::Aqueduct => ("Canal", "You may produce 1 extra good."),
        Kind::Carpenter => ("Lumberyard", "After you build and pay for a commercial building, draw 1 card."),
        Kind::Prefecture => ("Resort", "In the Recruiter phase you keep 2 cards instead of 1."),
        Kind::MarketHall => ("Large Market", "Draw 1 extra card if you sell at least 1 good in the phase."),
        Kind::Quarry => ("Building Supplier", "Commercial buildings cost you 1 card less."),
        Kind::Library => ("Publishing House", "Doubles the privilege of the role you take. With two players: once a round."),
        Kind::Statue => ("Statue", "A monument: points and nothing else."),
        Kind::VictoryColumn => ("Triumphal Arch", "A monument: points and nothing else."),
        Kind::Hero => ("Hero Monument", "A monument: points and nothing else."),
        Kind::GuildHall => ("Assembly Hall", "At the end, 1 point for each of your production buildings and 1 for each kind of them."),
        Kind::CityHall => ("City Hall", "At the end, 1 point for each of your commercial buildings, including this one."),
        Kind::TriumphalArch => ("City Square", "At the end, 4, 6 or 8 points for 1, 2 or 3 monuments."),
        Kind::Palace => ("Customs House", "At the very end, 1 point for every 4 other points you have."),
        Kind::Office => ("Office", "At the start of each round, before Chapel and Church, you may discard 1 or 2 cards and draw as many."),
        Kind::GuardRoom => ("Fort", "Your hand limit stays 7. Players with neither Fort nor Lighthouse may keep only 6 cards."),
        Kind::Cottage => ("Cottage", "If no player sold goods in the Trader phase, draw 1 card at its end."),
        Kind::School => ("School", "At the end of the Builder phase, draw 1 card if you have the fewest buildings. Ties count, unless all are equal."),
        Kind::Park => ("Park", "If you build over it with the Crane, you pay up to 6 less instead of 3."),
        Kind::CustomsOffice => ("Zoning Office", "Gets a good at the start of the Recruiter phase if empty. The good always sells for 2 cards."),
        Kind::Church => ("Church", "Once per game, at the start of a round, put any number of hand cards under it: 1 point each at the end."),
        Kind::Harbor => ("Harbor", "When you sell, one of the sold goods goes under it, worth 1 point at the end."),
        Kind::Bank => ("Bank", "In every Explorer phase, turn up the top card. Take it if no city has that building; otherwise discard it."),
        Kind::Residence => ("Residence", "At the end, 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three different buildings of equal cost."),
        Kind::Cathedral => ("Cathedral", "On the table for the first player to build it. At the end, 4, 3, 2 and 1 points for your opponents’ first four cost-6 buildings."),
    }
}
pub(super) const CLASSIC: Names = Names {
    title: "San Juan",
    kinds: but(WORDS_1897.0, &CLASSIC_KINDS),
    effects: but(WORDS_1897.1, &CLASSIC_EFFECTS),
    roles: [
        "Builder",
        "Producer",
        "Trader",
        "Councillor",
        "Prospector",
        "Second Prospector",
        "Colonist Ship",
        "Mayor",
        "Captain",
    ],
    goods: ["indigo", "sugar", "tobacco", "coffee", "silver"],
    good_letters: ["I", "S", "T", "K", "V"],
    terms: &[("commercial", "violet"), ("Commercial", "Violet")],
    ..Y1897
};

const CLASSIC_KINDS: [(Kind, &str); 23] = [
    (Kind::ProdT1, "Indigo Plant"),
    (Kind::ProdT2, "Sugar Mill"),
    (Kind::ProdT3, "Tobacco Storage"),
    (Kind::ProdT4, "Coffee Roaster"),
    (Kind::ProdT5, "Silver Smelter"),
    (Kind::Smithy, "Smithy"),
    (Kind::Archive, "Archive"),
    (Kind::PoorHouse, "Poor House"),
    (Kind::BlackMarket, "Black Market"),
    (Kind::Well, "Well"),
    (Kind::MarketStand, "Market Stand"),
    (Kind::Tower, "Tower"),
    (Kind::Aqueduct, "Aqueduct"),
    (Kind::Carpenter, "Carpenter"),
    (Kind::Prefecture, "Prefecture"),
    (Kind::MarketHall, "Market Hall"),
    (Kind::Quarry, "Quarry"),
    (Kind::Library, "Library"),
    (Kind::VictoryColumn, "Victory Column"),
    (Kind::Hero, "Hero"),
    (Kind::GuildHall, "Guild Hall"),
    (Kind::TriumphalArch, "Triumphal Arch"),
    (Kind::Palace, "Palace"),
];

const CLASSIC_EFFECTS: [(Kind, &str); 12] = [
    (Kind::ProdT1, "Holds one crate of indigo, produced in the Producer phase and sold in the Trader phase."),
    (Kind::ProdT2, "Holds one crate of sugar, produced in the Producer phase and sold in the Trader phase."),
    (
        Kind::ProdT3,
        "Holds one crate of tobacco, produced in the Producer phase and sold in the Trader phase.",
    ),
    (Kind::ProdT4, "Holds one crate of coffee, produced in the Producer phase and sold in the Trader phase."),
    (Kind::ProdT5, "Holds one crate of silver, produced in the Producer phase and sold in the Trader phase."),
    (
        Kind::GoldMine,
        "In every Prospector phase, turn up the top 4 cards. If all costs differ, take one of them; discard the rest.",
    ),
    (
        Kind::Archive,
        "In the Councillor phase, take all cards drawn into your hand. Then discard as many as usual from your whole hand.",
    ),
    (Kind::Carpenter, "After you build and pay for a violet building, draw 1 card."),
    (Kind::Prefecture, "In the Councillor phase you keep 2 cards instead of 1."),
    (Kind::Quarry, "Violet buildings cost you 1 card less."),
    (Kind::GuildHall, "At the end, 2 points for each of your production buildings."),
    (Kind::CityHall, "At the end, 1 point for each of your violet buildings, including this one."),
];
