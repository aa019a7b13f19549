//! San Juan's actions and events as English sentences.

use san_juan::event::{Cards, DrawWhy, EndWhy, ShipWhy};
use san_juan::ids::{Kind, Role};
use san_juan::prompt::FaceUp;
use san_juan::{Action, DiscardWhy, Edition, Event, Prompt};

use super::decline;
use super::names::names;
use super::terms::{cards, does, list, which};
use crate::words::messages::{Names, Scene, drawn_with};
use game_core::Seat;
use ui::i18n::who::Who;

fn good_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    names(scene.edition()).good(scene.building(seat, slot))
}

fn name_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    scene.building(seat, slot).map_or("building", |kind| names(scene.edition()).kind(kind))
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, who: Who, edition: Edition) -> String {
    let what = match prompt {
        Prompt::Discard { why, .. } if why.may_stop() => "deciding which cards to exchange",
        Prompt::Discard { .. } => "choosing cards to discard",
        Prompt::Chapel => "visiting the Chapel",
        Prompt::Role { .. } => "choosing a role",
        Prompt::Library { .. } => {
            let library = names(edition).kind(Kind::Library);
            return format!("{} deciding about the {library}.", does(who, "are", "is"));
        }
        Prompt::Build | Prompt::Site { .. } => "deciding what to build",
        Prompt::Pay { .. } => "paying",
        Prompt::Produce { .. } => "producing",
        Prompt::Sell { .. } => "selling",
        Prompt::Keep { .. } => "choosing a card to keep",
        Prompt::Church { .. } => "visiting the Church",
        Prompt::Offer { .. } => "deciding about a draw",
        Prompt::Take { .. } => "choosing a face-up card",
        Prompt::Ship { .. } => "shipping",
    };
    format!("{} {what}.", does(who, "are", "is"))
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action, prompt: &Prompt, scene: &Scene) -> String {
    let seat = scene.view.turn.seat().unwrap_or_default();
    let named = names(scene.edition());
    match *action {
        Action::Pass => pass(prompt).into(),
        Action::Role(taken) => format!("Take the {}", named.role(taken)),
        Action::Library(true) => format!("Use the {} for this role", named.kind(Kind::Library)),
        Action::Library(false) => format!("Keep the {} for the second role", named.kind(Kind::Library)),
        Action::Build(built) => match scene.view.prices.iter().find(|price| price.kind == built) {
            Some(price) => format!("Build the {} for {}", named.kind(built), cards(price.price)),
            None => format!("Build the {}", named.kind(built)),
        },
        Action::NewSite => "Build on a new site".into(),
        Action::Over(slot) => format!("Build over the {} (site {})", name_at(scene, seat, slot), slot + 1),
        Action::Waive(which) => decline(which, scene.edition()),
        Action::Spend(slot) => {
            format!(
                "Pay with the {} on the {} (site {})",
                good_at(scene, seat, slot),
                name_at(scene, seat, slot),
                slot + 1
            )
        }
        Action::Pay(card) => format!("Pay with the {}", named.kind(card)),
        Action::Produce(slot) => format!("Produce {} (site {})", good_at(scene, seat, slot), slot + 1),
        Action::Sell(slot) => format!("Sell the {} (site {})", good_at(scene, seat, slot), slot + 1),
        Action::Keep(card) => format!("Keep the {}", named.kind(card)),
        Action::Discard(card) => format!("Discard the {}", named.kind(card)),
        Action::Tuck(card) => {
            format!("Put the {} under the {}", named.kind(card), named.kind(laid_under(prompt)))
        }
        Action::Draw => "Draw".into(),
        Action::Take(card) => format!("Take the {}", named.kind(card)),
        Action::Ship(slot) => format!("Ship the {} (site {})", good_at(scene, seat, slot), slot + 1),
    }
}

/// Building under which a card is tucked.
fn laid_under(prompt: &Prompt) -> Kind {
    if matches!(prompt, Prompt::Church { .. }) { Kind::Church } else { Kind::Chapel }
}

fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Chapel => "Put no card under the Chapel",
        Prompt::Build => "Don’t build",
        Prompt::Pay { .. } => "Finish building",
        Prompt::Produce { made: 0, .. } => "Don’t produce",
        Prompt::Produce { .. } => "Produce no more",
        Prompt::Sell { sold: 0, .. } => "Don’t sell",
        Prompt::Sell { .. } => "Sell no more",
        Prompt::Church { put: 0 } => "Put no card under the Church",
        Prompt::Church { .. } => "Put no more under the Church",
        Prompt::Discard { why, .. } if why.may_stop() => "Exchange no more",
        Prompt::Offer { .. } => "Don’t draw",
        Prompt::Take { .. } => "Take none",
        Prompt::Ship { sent: 0, .. } => "Don’t ship",
        Prompt::Ship { .. } => "Ship no more",
        Prompt::Discard { .. }
        | Prompt::Role { .. }
        | Prompt::Library { .. }
        | Prompt::Site { .. }
        | Prompt::Keep { .. } => "Pass",
    }
}

/// The heading under which the action list groups an action.
pub(super) fn action_group(action: &Action, edition: Edition) -> &'static str {
    match action {
        Action::Pass => "Decline or finish",
        Action::Role(_) => "Roles",
        Action::Library(_) => names(edition).kind(Kind::Library),
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

/// Line for an event; `None` for one that goes without saying.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let named = names(scene.edition());
    Some(match event {
        Event::RoundStarted { round, governor } => {
            format!("Round {round}: {} governor.", does(scene.who(*governor), "are", "is"))
        }
        Event::RolePicked { seat, role: taken } => {
            format!("{} the {}.", does(scene.who(*seat), "take", "takes"), named.role(*taken))
        }
        Event::LibraryUsed { seat } => {
            let double = does(scene.who(*seat), "double", "doubles");
            format!("{double} the privilege with the {}.", named.kind(Kind::Library))
        }
        Event::Drew { seat, cards: drawn, why } => drew(named, scene.who(*seat), drawn, *why),
        Event::Discarded { seat, cards: gone, why } => discarded(named, scene.who(*seat), gone, *why),
        Event::Reshuffled { cards: count } => {
            format!("The discard pile is shuffled into a new deck of {}.", cards(*count))
        }
        Event::Tucked { seat, cards: Cards::Known(known), under } => {
            let put = does(scene.who(*seat), "put", "puts");
            format!("{put} the {} under the {}.", list(known, named), named.kind(*under))
        }
        Event::Tucked { seat, under, .. } => {
            format!("{} a card under the {}.", does(scene.who(*seat), "put", "puts"), named.kind(*under))
        }
        Event::GoodArrived { seat, slot } => {
            format!(
                "{} a good onto the {}.",
                does(scene.who(*seat), "get", "gets"),
                name_at(scene, *seat, *slot)
            )
        }
        Event::Shipped { seat, why: ShipWhy::Harbor, .. } => {
            format!("{} one of the sold goods under the Harbor.", does(scene.who(*seat), "put", "puts"))
        }
        Event::Shipped { seat, slot, why: ShipWhy::Captain } => {
            format!("{} {}.", does(scene.who(*seat), "ship", "ships"), good_at(scene, *seat, *slot))
        }
        Event::TurnedUp { from: FaceUp::GoldMine, seat, cards } => {
            format!(
                "{} up {} with the Gold Mine.",
                does(scene.who(*seat), "turn", "turns"),
                list(cards, named)
            )
        }
        Event::TurnedUp { from: FaceUp::ColonistShip, cards, .. } => {
            format!("On the Colonist Ship: {}.", list(cards, named))
        }
        Event::Took { seat, kind: card, .. } => {
            format!("{} the {}.", does(scene.who(*seat), "take", "takes"), named.kind(*card))
        }
        Event::RowDiscarded { cards } => format!("Not taken: {}.", list(cards, named)),
        Event::Bank { seat, shown, taken } => bank(named, scene.who(*seat), *shown, *taken),
        Event::Announced { .. } | Event::Paid { .. } => return None,
        Event::GoodForfeited { seat, .. } => {
            format!("{} the good on the old building.", does(scene.who(*seat), "lose", "loses"))
        }
        Event::GoodSpent { seat, slot } => {
            format!("{} with {}.", does(scene.who(*seat), "pay", "pays"), good_at(scene, *seat, *slot))
        }
        Event::Built { seat, kind: built, over, price, .. } => {
            self::built(named, scene.who(*seat), *built, *over, *price)
        }
        Event::Produced { seat, slot } => {
            format!("{} {}.", does(scene.who(*seat), "produce", "produces"), good_at(scene, *seat, *slot))
        }
        Event::PricesShown { tile } => {
            let prices = tile.prices();
            let each: Vec<String> =
                named.goods.iter().zip(prices).map(|(good, price)| format!("{good} {price}")).collect();
            format!("Prices: {}.", each.join(", "))
        }
        Event::Sold { seat, slot, price } => format!(
            "{} {} for {}.",
            does(scene.who(*seat), "sell", "sells"),
            good_at(scene, *seat, *slot),
            cards(*price)
        ),
        Event::Looked { seat, cards: seen } => {
            format!("{} {} to choose from.", does(scene.who(*seat), "draw", "draws"), which(seen, named))
        }
        Event::Kept { seat, kept, .. } => {
            format!("{} {}.", does(scene.who(*seat), "keep", "keeps"), which(kept, named))
        }
        Event::GoldMine { seat, shown, taken } => gold_mine(named, scene.who(*seat), shown, *taken),
        Event::Passed { seat, role: phase } => passed(scene.who(*seat), *phase)?,
        Event::PhaseEnded { .. } => return None,
        Event::GameEnded { why: EndWhy::TwelveBuildings } => {
            "A city has twelve buildings: the game ends.".into()
        }
        Event::GameEnded { why: EndWhy::Standstill } => {
            "Twenty rounds without a new building: the game ends.".into()
        }
    })
}

fn drew(named: &Names, who: Who, drawn: &Cards, why: DrawWhy) -> String {
    let draw = format!("{} {}", does(who, "draw", "draws"), which(drawn, named));
    let with = || format!("{draw} ({}).", drawn_with(why).map_or("", |kind| named.kind(kind)));
    match why {
        DrawWhy::Opening => format!("{draw} for the opening hand."),
        DrawWhy::Prospector => format!("{draw} as {}.", named.role(Role::Prospector)),
        DrawWhy::Sale => format!("{draw} for the sale."),
        DrawWhy::Councillor => format!("{draw} into the hand."),
        DrawWhy::Mayor => format!("{draw} ({}).", named.role(Role::Mayor)),
        DrawWhy::Carpenter | DrawWhy::PoorHouse | DrawWhy::Well | DrawWhy::MarketHall => with(),
        DrawWhy::MarketStand | DrawWhy::Office | DrawWhy::School | DrawWhy::Cottage => with(),
    }
}

fn discarded(named: &Names, who: Who, gone: &Cards, why: DiscardWhy) -> String {
    let discard = format!("{} {}", does(who, "discard", "discards"), which(gone, named));
    match why {
        DiscardWhy::Draft => format!("{discard} from the opening hand."),
        DiscardWhy::HandLimit => format!("{discard} for the hand limit."),
        DiscardWhy::Archive => format!("{discard} ({}).", named.kind(Kind::Archive)),
        DiscardWhy::Office => format!("{discard} (Office)."),
        DiscardWhy::Mayor => format!("{discard} (Mayor)."),
    }
}

fn built(named: &Names, who: Who, built: Kind, over: Option<Kind>, price: u8) -> String {
    let build = format!("{} the {}", does(who, "build", "builds"), named.kind(built));
    let paid = if price == 0 { "for free".into() } else { format!("for {}", cards(price)) };
    match over {
        None => format!("{build} {paid}."),
        Some(old) => format!("{build} over the {} {paid}.", named.kind(old)),
    }
}

fn gold_mine(named: &Names, who: Who, shown: &[Kind; 4], taken: Option<Kind>) -> String {
    let turn = format!("{} up {} with the Gold Mine", does(who, "turn", "turns"), list(shown, named));
    match taken {
        Some(card) => {
            format!("{turn} and {} the {}.", if who == Who::You { "take" } else { "takes" }, named.kind(card))
        }
        None => format!("{turn}: two have the same cost, so none is taken."),
    }
}

fn bank(named: &Names, who: Who, shown: Kind, taken: bool) -> String {
    let turn = format!("{} up the {} with the Bank", does(who, "turn", "turns"), named.kind(shown));
    match (taken, who) {
        (true, Who::You) => format!("{turn} and take it."),
        (true, Who::Named(_)) => format!("{turn} and takes it."),
        (false, _) => format!("{turn}: a city already has one."),
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
