//! San Juan's actions and events as English sentences.

use sobremesa::games::san_juan::event::{Cards, DrawWhy, EndWhy, ShipWhy};
use sobremesa::games::san_juan::ids::{Kind, Role};
use sobremesa::games::san_juan::prompt::FaceUp;
use sobremesa::games::san_juan::{Action, DiscardWhy, Event, Prompt};

use super::san_juan::{GOODS, cards, decline, kind, role};
use crate::app::i18n::san_juan::{Scene, Who};
use crate::core::Seat;

/// "You take", "Ana takes".
fn does(who: Who, you: &str, other: &str) -> String {
    match who {
        Who::You => format!("You {you}"),
        Who::Named(name) => format!("{name} {other}"),
    }
}

fn list(cards: &[Kind]) -> String {
    cards.iter().map(|&card| kind(card)).collect::<Vec<_>>().join(", ")
}

/// "2 cards", and which they are where that is known.
fn which(drawn: &Cards) -> String {
    match drawn {
        Cards::Hidden(count) => cards(*count),
        Cards::Known(known) if known.is_empty() => "no card".into(),
        Cards::Known(known) => format!("{} ({})", cards(known.len() as u8), list(known)),
    }
}

fn good_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    scene.building(seat, slot).and_then(Kind::tier).map_or("good", |tier| GOODS[tier])
}

fn name_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    scene.building(seat, slot).map_or("building", kind)
}

/// What somebody else is being asked.
pub(super) fn waiting(prompt: &Prompt, who: Who) -> String {
    let what = match prompt {
        Prompt::Discard { .. } => "choosing cards to discard",
        Prompt::Chapel => "visiting the Chapel",
        Prompt::Role { .. } => "choosing a role",
        Prompt::Library { .. } => "deciding about the Publishing House",
        Prompt::Build | Prompt::Site { .. } => "deciding what to build",
        Prompt::Pay { .. } => "paying",
        Prompt::Produce { .. } => "producing",
        Prompt::Sell { .. } => "selling",
        Prompt::Keep { .. } => "choosing among the cards drawn",
        Prompt::Church { .. } => "visiting the Church",
        Prompt::Offer { .. } => "deciding about a draw",
        Prompt::Take { .. } => "choosing among the cards that lie face up",
        Prompt::Ship { .. } => "shipping",
    };
    format!("{} {what}.", does(who, "are", "is"))
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action, prompt: &Prompt, scene: &Scene) -> String {
    let seat = scene.view.turn.seat().unwrap_or_default();
    match *action {
        Action::Pass => pass(prompt).into(),
        Action::Role(taken) => format!("Take the {}", role(taken)),
        Action::Library(true) => "Use the Publishing House for this role".into(),
        Action::Library(false) => "Keep the Publishing House for the second role".into(),
        Action::Build(built) => match scene.view.prices.iter().find(|price| price.kind == built) {
            Some(price) => format!("Build the {} for {}", kind(built), cards(price.price)),
            None => format!("Build the {}", kind(built)),
        },
        Action::NewSite => "Build on a new site".into(),
        Action::Over(slot) => format!("Build over the {} (site {})", name_at(scene, seat, slot), slot + 1),
        Action::Waive(which) => decline(which),
        Action::Spend(slot) => {
            format!(
                "Pay with the {} on the {} (site {})",
                good_at(scene, seat, slot),
                name_at(scene, seat, slot),
                slot + 1
            )
        }
        Action::Pay(card) => format!("Pay with the {}", kind(card)),
        Action::Produce(slot) => format!("Produce {} (site {})", good_at(scene, seat, slot), slot + 1),
        Action::Sell(slot) => format!("Sell the {} (site {})", good_at(scene, seat, slot), slot + 1),
        Action::Keep(card) => format!("Keep the {}", kind(card)),
        Action::Discard(card) => format!("Discard the {}", kind(card)),
        Action::Tuck(card) => format!("Put the {} under the {}", kind(card), kind(laid_under(prompt))),
        Action::Draw => "Draw".into(),
        Action::Take(card) => format!("Take the {}", kind(card)),
        Action::Ship(slot) => format!("Ship the {} (site {})", good_at(scene, seat, slot), slot + 1),
    }
}

/// Where a card goes that is tucked.
fn laid_under(prompt: &Prompt) -> Kind {
    if matches!(prompt, Prompt::Church { .. }) { Kind::Church } else { Kind::Chapel }
}

fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Chapel => "Put no card under the Chapel",
        Prompt::Build => "Build nothing",
        Prompt::Pay { .. } => "Finish building",
        Prompt::Produce { made: 0, .. } => "Produce nothing",
        Prompt::Produce { .. } => "Produce no more",
        Prompt::Sell { sold: 0, .. } => "Sell nothing",
        Prompt::Sell { .. } => "Sell no more",
        Prompt::Church { put: 0 } => "Put no card under the Church",
        Prompt::Church { .. } => "Put no more under the Church",
        Prompt::Discard { why, .. } if why.may_stop() => "Exchange no more",
        Prompt::Offer { .. } => "Do not draw",
        Prompt::Take { .. } => "Take none",
        Prompt::Ship { sent: 0, .. } => "Ship nothing",
        Prompt::Ship { .. } => "Ship no more",
        Prompt::Discard { .. }
        | Prompt::Role { .. }
        | Prompt::Library { .. }
        | Prompt::Site { .. }
        | Prompt::Keep { .. } => "Pass",
    }
}

/// The heading under which the action list groups an action.
pub(super) fn action_group(action: &Action) -> &'static str {
    match action {
        Action::Pass => "Decline or finish",
        Action::Role(_) => "Roles",
        Action::Library(_) => "Publishing House",
        Action::Build(_) => "Build",
        Action::NewSite | Action::Over(_) => "Site",
        Action::Waive(_) => "Discounts",
        Action::Spend(_) => "Pay with goods",
        Action::Pay(_) => "Pay with cards",
        Action::Produce(_) => "Produce",
        Action::Sell(_) => "Sell",
        Action::Keep(_) => "Keep",
        Action::Discard(_) => "Discard",
        Action::Tuck(_) => "Put under",
        Action::Draw => "Draw",
        Action::Take(_) => "Take",
        Action::Ship(_) => "Ship",
    }
}

/// What happened; `None` for what goes without saying.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    Some(match event {
        Event::RoundStarted { round, governor } => {
            format!("Round {round}: {} governor.", does(scene.who(*governor), "are", "is"))
        }
        Event::RolePicked { seat, role: taken } => {
            format!("{} the {}.", does(scene.who(*seat), "take", "takes"), role(*taken))
        }
        Event::LibraryUsed { seat } => {
            format!(
                "{} the privilege with the Publishing House.",
                does(scene.who(*seat), "double", "doubles")
            )
        }
        Event::Drew { seat, cards: drawn, why } => drew(scene.who(*seat), drawn, *why),
        Event::Discarded { seat, cards: gone, why } => discarded(scene.who(*seat), gone, *why),
        Event::Reshuffled { cards: count } => {
            format!("The discard pile is shuffled into a new deck of {}.", cards(*count))
        }
        Event::Tucked { seat, cards: Cards::Known(known), under } => {
            let put = does(scene.who(*seat), "put", "puts");
            format!("{put} the {} under the {}.", list(known), kind(*under))
        }
        Event::Tucked { seat, under, .. } => {
            format!("{} a card under the {}.", does(scene.who(*seat), "put", "puts"), kind(*under))
        }
        Event::GoodArrived { seat, slot } => {
            format!(
                "{} a good onto the {}.",
                does(scene.who(*seat), "get", "gets"),
                name_at(scene, *seat, *slot)
            )
        }
        Event::Shipped { seat, why: ShipWhy::Harbor, .. } => {
            format!("{} one of the goods sold under the Harbor.", does(scene.who(*seat), "put", "puts"))
        }
        Event::Shipped { seat, slot, why: ShipWhy::Captain } => {
            format!("{} {}.", does(scene.who(*seat), "ship", "ships"), good_at(scene, *seat, *slot))
        }
        Event::TurnedUp { from: FaceUp::GoldMine, seat, cards } => {
            format!("{} up {} with the Gold Mine.", does(scene.who(*seat), "turn", "turns"), list(cards))
        }
        Event::TurnedUp { from: FaceUp::ColonistShip, cards, .. } => {
            format!("The Colonist Ship brings {}.", list(cards))
        }
        Event::Took { seat, kind: card, .. } => {
            format!("{} the {}.", does(scene.who(*seat), "take", "takes"), kind(*card))
        }
        Event::RowDiscarded { cards } => format!("Nobody takes {}.", list(cards)),
        Event::Bank { seat, shown, taken } => bank(scene.who(*seat), *shown, *taken),
        Event::Announced { .. } | Event::Paid { .. } => return None,
        Event::GoodForfeited { seat, .. } => {
            format!("{} the good on the building built over.", does(scene.who(*seat), "lose", "loses"))
        }
        Event::GoodSpent { seat, slot } => {
            format!("{} with {}.", does(scene.who(*seat), "pay", "pays"), good_at(scene, *seat, *slot))
        }
        Event::Built { seat, kind: built, over, price, .. } => {
            self::built(scene.who(*seat), *built, *over, *price)
        }
        Event::Produced { seat, slot } => {
            format!("{} {}.", does(scene.who(*seat), "produce", "produces"), good_at(scene, *seat, *slot))
        }
        Event::PricesShown { tile } => {
            let prices = tile.prices();
            let each: Vec<String> =
                GOODS.iter().zip(prices).map(|(good, price)| format!("{good} {price}")).collect();
            format!("Prices: {}.", each.join(", "))
        }
        Event::Sold { seat, slot, price } => format!(
            "{} {} for {}.",
            does(scene.who(*seat), "sell", "sells"),
            good_at(scene, *seat, *slot),
            cards(*price)
        ),
        Event::Looked { seat, cards: seen } => {
            format!("{} {} to choose from.", does(scene.who(*seat), "draw", "draws"), which(seen))
        }
        Event::Kept { seat, kept, .. } => {
            format!("{} {}.", does(scene.who(*seat), "keep", "keeps"), which(kept))
        }
        Event::GoldMine { seat, shown, taken } => gold_mine(scene.who(*seat), shown, *taken),
        Event::Passed { seat, role: phase } => passed(scene.who(*seat), *phase)?,
        Event::PhaseEnded { .. } => return None,
        Event::GameEnded { why: EndWhy::TwelveBuildings } => {
            "A city has twelve buildings: the game ends.".into()
        }
        Event::GameEnded { why: EndWhy::Standstill } => {
            "Nobody has built for twenty rounds: the game ends.".into()
        }
    })
}

fn drew(who: Who, drawn: &Cards, why: DrawWhy) -> String {
    let draw = format!("{} {}", does(who, "draw", "draws"), which(drawn));
    match why {
        DrawWhy::Opening => format!("{draw} for the opening hand."),
        DrawWhy::Prospector => format!("{draw} as Explorer."),
        DrawWhy::Sale => format!("{draw} for the sale."),
        DrawWhy::Councillor => format!("{draw} into the hand."),
        DrawWhy::Carpenter => format!("{draw} (Lumberyard)."),
        DrawWhy::PoorHouse => format!("{draw} (Hospital)."),
        DrawWhy::Well => format!("{draw} (Factory)."),
        DrawWhy::MarketHall => format!("{draw} (Large Market)."),
        DrawWhy::MarketStand => format!("{draw} (Small Market)."),
        DrawWhy::Office => format!("{draw} (Office)."),
        DrawWhy::School => format!("{draw} (School)."),
        DrawWhy::Cottage => format!("{draw} (Cottage)."),
        DrawWhy::Mayor => format!("{draw} (Mayor)."),
    }
}

fn discarded(who: Who, gone: &Cards, why: DiscardWhy) -> String {
    let discard = format!("{} {}", does(who, "discard", "discards"), which(gone));
    match why {
        DiscardWhy::Draft => format!("{discard} of the opening hand."),
        DiscardWhy::HandLimit => format!("{discard} over the hand limit."),
        DiscardWhy::Archive => format!("{discard} (Notary)."),
        DiscardWhy::Office => format!("{discard} (Office)."),
        DiscardWhy::Mayor => format!("{discard} (Mayor)."),
    }
}

fn built(who: Who, built: Kind, over: Option<Kind>, price: u8) -> String {
    let build = format!("{} the {}", does(who, "build", "builds"), kind(built));
    let paid = if price == 0 { "for free".into() } else { format!("for {}", cards(price)) };
    match over {
        None => format!("{build} {paid}."),
        Some(old) => format!("{build} over the {} {paid}.", kind(old)),
    }
}

fn gold_mine(who: Who, shown: &[Kind; 4], taken: Option<Kind>) -> String {
    let turn = format!("{} up {} with the Gold Mine", does(who, "turn", "turns"), list(shown));
    match taken {
        Some(card) => {
            format!("{turn} and {} the {}.", if who == Who::You { "take" } else { "takes" }, kind(card))
        }
        None => format!("{turn}: two costs are equal, nothing is taken."),
    }
}

fn bank(who: Who, shown: Kind, taken: bool) -> String {
    let turn = format!("{} up the {} with the Bank", does(who, "turn", "turns"), kind(shown));
    match (taken, who) {
        (true, Who::You) => format!("{turn} and take it."),
        (true, Who::Named(_)) => format!("{turn} and takes it."),
        (false, _) => format!("{turn}: it stands in a city already."),
    }
}

fn passed(who: Who, phase: Role) -> Option<String> {
    Some(match phase {
        Role::Builder => format!("{} nothing.", does(who, "build", "builds")),
        Role::Producer => format!("{} nothing.", does(who, "produce", "produces")),
        Role::Trader => format!("{} nothing.", does(who, "sell", "sells")),
        Role::Councillor => format!("{} no card: both piles are empty.", does(who, "draw", "draws")),
        Role::ColonistShip => format!("{} no card.", does(who, "take", "takes")),
        Role::Mayor => format!("{} nothing.", does(who, "exchange", "exchanges")),
        Role::Captain => format!("{} nothing.", does(who, "ship", "ships")),
        Role::Prospector | Role::Prospector2 => return None,
    })
}
