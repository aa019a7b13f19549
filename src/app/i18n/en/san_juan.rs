//! San Juan in English, with the names of the 1897 edition.

use sobremesa::games::san_juan::Reason;
use sobremesa::games::san_juan::data::buildings::Class;
use sobremesa::games::san_juan::ids::{Discount, KINDS, Kind, ROLES, Role};
use sobremesa::games::san_juan::prompt::{Bonus, FaceUp};

use super::san_juan_board::{BOARD, SPOKEN};
use super::san_juan_log::{action, action_group, event, waiting};
use super::san_juan_options::OPTIONS;
use crate::app::i18n::san_juan::{Fact, Say, Stage, Words};
use sobremesa::games::san_juan::DiscardWhy;

pub(super) const WORDS: Words = Words {
    kinds: KIND_NAMES,
    effects: EFFECTS,
    class,
    roles: ROLE_NAMES,
    role_actions: [
        "Everybody may build one building.",
        "Everybody may produce one good.",
        "The price tile is turned up; everybody may sell one good.",
        "Everybody draws 2 cards and keeps 1 of them.",
        "Nobody else does anything.",
        "Nobody else does anything.",
        "Cards are turned up, one for each player; everybody may take one of them.",
        "Everybody may discard up to 2 cards and draw as many.",
        "Everybody may ship one good, worth 1 point at the end.",
    ],
    role_privileges: [
        "You pay 1 card less.",
        "You may produce 1 good more.",
        "You may sell 1 good more.",
        "You draw 3 more cards to choose from.",
        "You draw 1 card.",
        "You draw 1 card.",
        "You choose first; with a Library you take 2 cards.",
        "You draw 1 card more, even if you discarded none.",
        "You may ship 1 good more.",
    ],
    goods: GOODS,
    good_letters: ["C", "F", "S", "T", "K"],
    source,
    ask,
    waiting,
    action,
    action_group,
    event,
    reason,
    fact,
    discount,
    decline,
    accept,
    options: OPTIONS,
    board: BOARD,
    spoken: SPOKEN,
};

pub(super) const ROLE_NAMES: [&str; ROLES] = [
    "Builder",
    "Producer",
    "Trader",
    "Recruiter",
    "Explorer",
    "Second Explorer",
    "Colonist Ship",
    "Mayor",
    "Captain",
];
pub(super) const GOODS: [&str; 5] = ["corn", "fruit", "sugar", "tobacco", "coffee"];

pub(super) const KIND_NAMES: [&str; KINDS] = [
    "Corn Barn",
    "Fruit Warehouse",
    "Sugar Mill",
    "Tobacco Storage",
    "Coffee Roaster",
    "Distillery",
    "Gold Mine",
    "Notary",
    "Hospital",
    "Underground Market",
    "Trading Post",
    "Factory",
    "Small Market",
    "Crane",
    "Chapel",
    "Lighthouse",
    "Canal",
    "Lumberyard",
    "Resort",
    "Large Market",
    "Building Supplier",
    "Publishing House",
    "Statue",
    "Triumphal Arch",
    "Hero Monument",
    "Assembly Hall",
    "City Hall",
    "City Square",
    "Customs House",
    "Office",
    "Fort",
    "Cottage",
    "School",
    "Park",
    "Zoning Office",
    "Church",
    "Harbor",
    "Bank",
    "Residence",
    "Cathedral",
];

const EFFECTS: [&str; KINDS] = [
    "Holds one crate of corn, made in the Producer phase and sold in the Trader phase.",
    "Holds one crate of fruit, made in the Producer phase and sold in the Trader phase.",
    "Holds one crate of sugar, made in the Producer phase and sold in the Trader phase.",
    "Holds one crate of tobacco, made in the Producer phase and sold in the Trader phase.",
    "Holds one crate of coffee, made in the Producer phase and sold in the Trader phase.",
    "Production buildings cost you 1 card less.",
    "In every Explorer phase, turn up the top 4 cards. If all their costs differ, take the cheapest; the rest is discarded.",
    "In the Recruiter phase all cards drawn go into your hand first; then discard as many as you would have had to, old cards or new.",
    "After you build, draw 1 card if you are left with 0 or 1.",
    "When you build, up to 2 of your goods may each replace a card of the price.",
    "You may sell 1 good more.",
    "Draw 1 card if you produced at least 2 goods in the phase.",
    "Draw 1 card if you sold at least 2 goods in the phase.",
    "You may build over one of your buildings; its cost is taken off the price.",
    "At the start of each round you may put 1 hand card under it, worth 1 point at the end.",
    "Your hand limit is 12 instead of 7.",
    "You may produce 1 good more.",
    "After you build and pay for a commercial building, draw 1 card.",
    "In the Recruiter phase you keep 2 cards instead of 1.",
    "Draw 1 card more if you sold at least 1 good in the phase.",
    "Commercial buildings cost you 1 card less.",
    "Doubles the privilege of the role you take. With two players: once a round.",
    "A monument: points, and nothing but points.",
    "A monument: points, and nothing but points.",
    "A monument: points, and nothing but points.",
    "At the end 1 point for each of your production buildings, and 1 more for each kind of them.",
    "At the end 1 point for each of your commercial buildings, itself included.",
    "At the end 4, 6 or 8 points for 1, 2 or 3 monuments.",
    "At the very end 1 point for every full 4 points you have otherwise.",
    "At the start of each round, before Chapel and Church, you may discard 1 or 2 cards and draw as many.",
    "Your hand limit stays 7. While it works, players with neither a Fort nor a Lighthouse may keep only 6 cards.",
    "If nobody sold anything in the Trader phase, draw 1 card at its end.",
    "At the end of the Builder phase draw 1 card if nobody has fewer buildings than you and somebody has more.",
    "Built over with the Crane, it takes up to 6 off the price instead of 3.",
    "At the start of the Recruiter phase a good comes onto it if there is none. Sold, it always brings 2 cards.",
    "Once in the game, at the start of a round, you may put any number of hand cards under it, worth 1 point each at the end.",
    "When you sell, one of the goods sold goes under it, worth 1 point at the end.",
    "In every Explorer phase turn up the top card. If nobody has that building in the city, take it; otherwise it is discarded.",
    "At the end 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three different buildings of equal cost.",
    "Lies on the table: whoever builds it first has it. At the end 4, 3, 2 and 1 points for the first four cost-6 buildings of the other players.",
];

/// The name of a kind.
pub(super) fn kind(kind: Kind) -> &'static str {
    KIND_NAMES[kind.index()]
}

/// The name of a role.
pub(super) fn role(role: Role) -> &'static str {
    ROLE_NAMES[role as usize]
}

/// "1 card", "2 cards".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// "1 good", "2 goods".
pub(super) fn goods(count: u8) -> String {
    if count == 1 { "1 good".into() } else { format!("{count} goods") }
}

fn class(class: Class) -> &'static str {
    match class {
        Class::Production => "Production building",
        Class::Commercial => "Commercial building",
        Class::Monument => "Monument",
    }
}

fn source(key: &str) -> &'static str {
    match key {
        "printed" => "Buildings",
        "tucked" => "Cards laid by",
        "triumphal_arch" => "City Square",
        "guild_hall" => "Assembly Hall",
        "city_hall" => "City Hall",
        "residence" => "Residence",
        "cathedral" => "Cathedral",
        "palace" => "Customs House",
        _ => "Other",
    }
}

fn ask(stage: &Stage) -> Say {
    let (head, text) = match *stage {
        Stage::Role { second: false } => {
            ("Take a role.".into(), "Everybody will carry it out, you first.".into())
        }
        Stage::Role { second: true } => ("Take your second role of this round.".into(), String::new()),
        Stage::Library { role: taken } => (
            format!("Use the Publishing House for the {}?", role(taken)),
            "It doubles one privilege a round.".into(),
        ),
        Stage::Build { possible: 0 } => {
            ("Nothing can be built.".into(), "No card in your hand can be paid for.".into())
        }
        Stage::Build { .. } => ("Choose a card to build,".into(), "or build nothing.".into()),
        Stage::Site { kind: built } => (
            format!("Where shall the {} stand?", kind(built)),
            "On a new site, or over one of your buildings.".into(),
        ),
        Stage::Pay { kind: built, due, chosen, over } => pay(built, due, chosen, over),
        Stage::Produce { may, chosen } => {
            (format!("Produce up to {}:", goods(may)), format!("{chosen} chosen."))
        }
        Stage::Sell { may, chosen: 0, .. } => (format!("Sell up to {}.", goods(may)), String::new()),
        Stage::Sell { may, cards: brings, .. } => {
            (format!("Sell up to {}:", goods(may)), format!("the chosen ones bring {}.", cards(brings)))
        }
        Stage::Keep { must, chosen } => {
            (format!("Keep {} of the cards drawn:", must), format!("{chosen} of {must} chosen."))
        }
        Stage::Discard { why, must, chosen } => (discard(why, must), format!("{chosen} of {must} chosen.")),
        Stage::Exchange { why, may, chosen } => (discard(why, may), format!("{chosen} chosen.")),
        Stage::Church { chosen: 0 } => (
            "Use the Church now?".into(),
            "Choose any number of cards, worth 1 point each; it works once.".into(),
        ),
        Stage::Church { chosen } => {
            (format!("Put {} under the Church?", cards(chosen)), "It works once in the game.".into())
        }
        Stage::Offer { bonus } => (offer(bonus), String::new()),
        Stage::Take { from, chosen } => take(from, chosen),
        Stage::Ship { may, chosen } => {
            (format!("Ship up to {}:", goods(may)), format!("{chosen} chosen, worth 1 point each."))
        }
        Stage::Chapel { chosen: None } => {
            ("Put a card under the Chapel?".into(), "Worth 1 point at the end. Choose one, or none.".into())
        }
        Stage::Chapel { chosen: Some(card) } => {
            (format!("Put the {} under the Chapel?", kind(card)), "Worth 1 point at the end.".into())
        }
    };
    Say { head, text }
}

fn pay(built: Kind, due: u8, chosen: u8, over: Option<Kind>) -> (String, String) {
    let head = match over {
        None => format!("Build the {}:", kind(built)),
        Some(old) => format!("Build the {} over the {}:", kind(built), kind(old)),
    };
    let text = match due.saturating_sub(chosen) {
        0 if due == 0 => "it costs no card.".into(),
        0 => "paid in full.".into(),
        left => format!("choose {} to pay.", if chosen == 0 { cards(left) } else { format!("{left} more") }),
    };
    (head, text)
}

fn offer(bonus: Bonus) -> String {
    match (bonus, bonus.building()) {
        (Bonus::CustomsOffice, Some(building)) => format!("Put a good on the {}?", kind(building)),
        (_, Some(building)) => format!("Use the {}?", kind(building)),
        (Bonus::Councillor, _) => "Draw cards to choose from?".into(),
        (_, None) => "Draw a card?".into(),
    }
}

fn take(from: FaceUp, chosen: Option<Kind>) -> (String, String) {
    let head = match chosen {
        Some(card) => format!("Take the {}?", kind(card)),
        None => "Take one of the cards that lie face up, or none.".into(),
    };
    let text = match from {
        FaceUp::GoldMine => "All four costs differ.".into(),
        FaceUp::ColonistShip => String::new(),
    };
    (head, text)
}

fn discard(why: DiscardWhy, must: u8) -> String {
    match why {
        DiscardWhy::Draft => format!("Keep 4 cards: discard {must}."),
        DiscardWhy::HandLimit => format!("Too many cards: discard {must}."),
        DiscardWhy::Archive => format!("Notary: discard {must} from your whole hand."),
        DiscardWhy::Office => format!("Office: exchange up to {}.", cards(must)),
        DiscardWhy::Mayor => format!("Exchange up to {}.", cards(must)),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::GameOver => "The game is over.".into(),
        Reason::NotAsked => "That is not what is being asked now.".into(),
        Reason::MustPick => "You must take one of the roles.".into(),
        Reason::RoleTaken => "This role was already taken in this round.".into(),
        Reason::NoSuchRole => "There is no such role in this game.".into(),
        Reason::NoCathedral => "The Cathedral is not on the table.".into(),
        Reason::NotInRow => "Only the cards that lie face up can be taken.".into(),
        Reason::MustChoose => "This choice cannot be declined.".into(),
        Reason::NotInHand => "There is no such card in your hand.".into(),
        Reason::AlreadyBuilt => "It already stands in your city.".into(),
        Reason::TooExpensive { missing } => format!("You need {} more to pay for it.", cards(missing)),
        Reason::NoBuilding => "There is no building here.".into(),
        Reason::NeedsCrane => "Building over another building needs a working Crane.".into(),
        Reason::CoversCrane => "The Crane itself cannot be built over.".into(),
        Reason::SameKind => "A building cannot cover another of its own kind.".into(),
        Reason::NeedsBlackMarket => "Paying with goods needs a working Underground Market.".into(),
        Reason::GoodNotNeeded => "No further good is needed for this price.".into(),
        Reason::NoGood => "There is no good on it.".into(),
        Reason::Covered => "It is being built over and cannot help any more.".into(),
        Reason::NoDiscount => "There is no such discount to decline.".into(),
        Reason::PaidInFull => "The price is already paid in full.".into(),
        Reason::NotProduction => "Only production buildings hold goods.".into(),
        Reason::Occupied => "A good already lies on it.".into(),
        Reason::NotDrawn => "Only the cards just drawn can be kept.".into(),
        Reason::OutOfOrder => "That comes too late in this selection; start it again.".into(),
    }
}

fn fact(fact: Fact) -> String {
    match fact {
        Fact::Price { price: 0, gain: 1 } => "Free for you now; +1 point at once.".into(),
        Fact::Price { price: 0, gain } => format!("Free for you now; {gain:+} points at once."),
        Fact::Price { price, gain: 1 } => format!("Costs you {} now; +1 point at once.", cards(price)),
        Fact::Price { price, gain } => format!("Costs you {} now; {gain:+} points at once.", cards(price)),
        Fact::Standing => "One already stands in your city.".into(),
        Fact::Working => "It is at work.".into(),
        Fact::FromNextPhase => "It works from the next phase on.".into(),
        Fact::Good { price: None } => "A good lies on it.".into(),
        Fact::Good { price: Some(price) } => {
            format!("A good lies on it, worth {} at the latest price.", cards(price))
        }
        Fact::Empty => "It is empty and can produce.".into(),
        Fact::Covers { count: 1 } => "One building lies beneath it.".into(),
        Fact::Covers { count } => format!("{count} buildings lie beneath it."),
        Fact::Tucked { count } => format!("{} under it.", cards(count)),
    }
}

fn discount(discount: Discount) -> &'static str {
    match discount {
        Discount::Privilege => "Builder",
        Discount::Quarry => "Building Supplier",
        Discount::Smithy => "Distillery",
    }
}

pub(super) fn decline(which: Discount) -> String {
    match which {
        Discount::Privilege => "Do not use 1 card of the privilege".into(),
        Discount::Quarry | Discount::Smithy => format!("Do not use the {}", discount(which)),
    }
}

fn accept(which: Discount) -> String {
    match which {
        Discount::Privilege => "Use the whole privilege".into(),
        Discount::Quarry | Discount::Smithy => format!("Use the {}", discount(which)),
    }
}
