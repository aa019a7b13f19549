//! San Juan in English, under the names of both editions.

mod board;
mod first_time;
mod gains;
mod log;
mod names;
mod options;
mod pieces;
mod terms;

use san_juan::data::buildings::Class;
use san_juan::ids::{Discount, Kind, Role};
use san_juan::prompt::{Bonus, FaceUp};
use san_juan::{DiscardWhy, Edition, Reason};

use self::board::{BOARD, SPOKEN};
use self::log::{action, action_group, event, waiting};
use self::names::{EDITIONS, names};
use self::options::OPTIONS;
use self::terms::{cards, goods, list, named_after};
use crate::words::messages::{Fact, Messages, Names, Stage, kind_of};
use ui::i18n::who::Say;

pub(super) use self::names::PIECES;

pub(super) const WORDS: Messages = Messages {
    first_time: first_time::first_time,
    unknown: "It could not see other players’ hands or the draw pile.",
    tie_break: "Hand cards and goods together",
    names: &EDITIONS,
    trap,
    class,
    source,
    ask,
    waiting,
    action,
    action_group,
    event,
    reason,
    fact,
    laid_by: |cards, edition| format!("Under it: {}.", list(cards, names(edition))),
    decline,
    accept,
    options: OPTIONS,
    board: [BOARD, BOARD],
    gains: gains::GAINS,
    pieces: pieces::PIECES,
    spoken: SPOKEN,
};

fn trap(name: &str, twin: &str, other: Edition) -> String {
    let other = named_after(other);
    format!("Don’t confuse it with the {name} of the {other} edition, called {twin} here.")
}

fn class(class: Class, edition: Edition) -> &'static str {
    match (class, edition) {
        (Class::Production, _) => "Production building",
        (Class::Commercial, Edition::Y1897) => "Commercial building",
        (Class::Commercial, Edition::Classic) => "Violet building",
        (Class::Monument, _) => "Monument",
    }
}

fn source(key: &str, edition: Edition) -> &'static str {
    match key {
        "printed" => "Buildings",
        "tucked" => "Cards under buildings",
        _ => kind_of(key).map_or("Other", |kind| names(edition).kind(kind)),
    }
}

fn ask(stage: &Stage, edition: Edition) -> Say {
    let named = names(edition);
    let (head, text) = match *stage {
        Stage::Role { second: false } => ("Take a role.".into(), "Every player acts, you first.".into()),
        Stage::Role { second: true } => ("Take your second role this round.".into(), String::new()),
        Stage::Library { role: taken } => (
            format!("Use the {} for the {}?", named.kind(Kind::Library), named.role(taken)),
            "It doubles one privilege per round.".into(),
        ),
        Stage::Build { possible: 0 } => {
            ("You can’t build.".into(), "You can’t afford any card in your hand.".into())
        }
        Stage::Build { .. } => ("Choose a card to build,".into(), "or pass.".into()),
        Stage::Site { kind: built } => (
            format!("Where do you want to build the {}?", named.kind(built)),
            "On a new site, or over one of your buildings.".into(),
        ),
        Stage::Pay { kind: built, due, chosen, over } => pay(named, built, due, chosen, over),
        // How many are chosen is shown by the meter beside it.
        Stage::Produce { may, .. } => (format!("Produce up to {}.", goods(may)), String::new()),
        Stage::Sell { may, chosen: 0, .. } => (format!("Sell up to {}.", goods(may)), String::new()),
        Stage::Sell { may, cards: brings, .. } => {
            (format!("Sell up to {}:", goods(may)), format!("these sell for {}.", cards(brings)))
        }
        Stage::Keep { must, .. } => (format!("Keep {must} of the cards you drew."), String::new()),
        Stage::Discard { why, must: most, .. } | Stage::Exchange { why, may: most, .. } => {
            (discard(named, why, most), String::new())
        }
        Stage::Church { chosen: 0 } => {
            ("Use the Church now?".into(), "Choose any number of cards, 1 point each. It works once.".into())
        }
        Stage::Church { chosen } => {
            (format!("Put {} under the Church?", cards(chosen)), "It works once in the game.".into())
        }
        Stage::Offer { bonus } => (offer(named, bonus), String::new()),
        Stage::Take { from, chosen } => take(named, from, chosen),
        Stage::Ship { may, chosen } => {
            (format!("Ship up to {}:", goods(may)), format!("{chosen} chosen, worth 1 point each."))
        }
        Stage::Chapel { chosen: None } => {
            ("Put a card under the Chapel?".into(), "Worth 1 point at the end. Choose one, or pass.".into())
        }
        Stage::Chapel { chosen: Some(card) } => {
            (format!("Put the {} under the Chapel?", named.kind(card)), "Worth 1 point at the end.".into())
        }
    };
    Say { head, text }
}

fn pay(named: &Names, built: Kind, due: u8, chosen: u8, over: Option<Kind>) -> (String, String) {
    let head = match over {
        None => format!("Build the {}:", named.kind(built)),
        Some(old) => format!("Build the {} over the {}:", named.kind(built), named.kind(old)),
    };
    let text = match due.saturating_sub(chosen) {
        0 if due == 0 => "it is free.".into(),
        0 => "paid in full.".into(),
        left => format!("choose {} to pay.", if chosen == 0 { cards(left) } else { format!("{left} more") }),
    };
    (head, text)
}

fn offer(named: &Names, bonus: Bonus) -> String {
    match (bonus, bonus.building()) {
        (Bonus::CustomsOffice, Some(building)) => format!("Put a good on the {}?", named.kind(building)),
        (_, Some(building)) => format!("Use the {}?", named.kind(building)),
        (Bonus::Councillor, _) => "Draw cards to choose from?".into(),
        (_, None) => "Draw a card?".into(),
    }
}

fn take(named: &Names, from: FaceUp, chosen: Option<Kind>) -> (String, String) {
    let head = match chosen {
        Some(card) => format!("Take the {}?", named.kind(card)),
        None => "Take one of the face-up cards, or pass.".into(),
    };
    let text = match from {
        FaceUp::GoldMine => "All four costs differ.".into(),
        FaceUp::ColonistShip => String::new(),
    };
    (head, text)
}

fn discard(named: &Names, why: DiscardWhy, must: u8) -> String {
    match why {
        DiscardWhy::Draft => format!("Keep 4 cards: discard {must}."),
        DiscardWhy::HandLimit => format!("Too many cards: discard {must}."),
        DiscardWhy::Archive => {
            format!("{}: discard {must} from your whole hand.", named.kind(Kind::Archive))
        }
        DiscardWhy::Office => format!("Office: exchange up to {}.", cards(must)),
        DiscardWhy::Mayor => format!("Exchange up to {}.", cards(must)),
    }
}

fn reason(reason: Reason, edition: Edition) -> String {
    match reason {
        Reason::GameOver => "The game is over.".into(),
        Reason::NotAsked => "You can’t do that now.".into(),
        Reason::MustPick => "You must take a role.".into(),
        Reason::RoleTaken => "This role is already taken this round.".into(),
        Reason::NoSuchRole => "This role is not in this game.".into(),
        Reason::NoCathedral => "The Cathedral is not on the table.".into(),
        Reason::NotInRow => "You can take only the face-up cards.".into(),
        Reason::MustChoose => "You must choose.".into(),
        Reason::NotInHand => "That card is not in your hand.".into(),
        Reason::AlreadyBuilt => "It is already in your city.".into(),
        Reason::TooExpensive { missing } => format!("You are {} short.", cards(missing)),
        Reason::NoBuilding => "There is no building here.".into(),
        Reason::NeedsCrane => "To build over a building, you need a working Crane.".into(),
        Reason::CoversCrane => "You can’t build over the Crane itself.".into(),
        Reason::SameKind => "You can’t build over a building of the same kind.".into(),
        Reason::NeedsBlackMarket => {
            format!("To pay with goods, you need a working {}.", names(edition).kind(Kind::BlackMarket))
        }
        Reason::GoodNotNeeded => "You don’t need another good for this price.".into(),
        Reason::NoGood => "It holds no good.".into(),
        Reason::Covered => "You are building over it, so it no longer helps.".into(),
        Reason::NoDiscount => "You do not have this discount.".into(),
        Reason::PaidInFull => "The price is already paid in full.".into(),
        Reason::NotProduction => "Only production buildings produce.".into(),
        Reason::Occupied => "It already holds a good.".into(),
        Reason::NotDrawn => "You can keep only the cards you just drew.".into(),
        Reason::OutOfOrder => "It is too late for that choice: start this selection again.".into(),
    }
}

fn fact(fact: Fact, edition: Edition) -> String {
    match fact {
        Fact::Price { price: 0, gain: 1 } => "Free for you now; +1 point at once.".into(),
        Fact::Price { price: 0, gain } => format!("Free for you now; {gain:+} points at once."),
        Fact::Price { price, gain: 1 } => format!("Costs you {} now; +1 point at once.", cards(price)),
        Fact::Price { price, gain } => format!("Costs you {} now; {gain:+} points at once.", cards(price)),
        Fact::Standing => "You already have one in your city.".into(),
        Fact::Working => "It works now.".into(),
        Fact::FromNextPhase => "It works from the next phase.".into(),
        Fact::Good { price: None } => "It holds a good.".into(),
        Fact::Good { price: Some(price) } => {
            format!("It holds a good, worth {} at the last price.", cards(price))
        }
        Fact::Empty => "It is empty and can produce.".into(),
        Fact::Awaiting => {
            format!("It gets a good in the next {} phase.", names(edition).role(Role::Councillor))
        }
        Fact::Covers { count: 1 } => "There is 1 building under it.".into(),
        Fact::Covers { count } => format!("There are {count} buildings under it."),
        Fact::Tucked { count, both: false } => format!("{} under it.", cards(count)),
        Fact::Tucked { count, both: true } => format!("{} under Chapel and Church together.", cards(count)),
    }
}

pub(super) fn decline(which: Discount, edition: Edition) -> String {
    match which {
        Discount::Privilege => "Don’t use 1 card of the privilege".into(),
        Discount::Quarry | Discount::Smithy => format!("Don’t use the {}", names(edition).discount(which)),
    }
}

fn accept(which: Discount, edition: Edition) -> String {
    match which {
        Discount::Privilege => "Use the whole privilege".into(),
        Discount::Quarry | Discount::Smithy => format!("Use the {}", names(edition).discount(which)),
    }
}
