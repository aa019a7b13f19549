//! The achievement cards, and what is asked and told of them, in English.

use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Event, Reason};

use super::terms::does;
use crate::words::messages::Scene;

/// The title of a card.
pub(super) fn title(card: Achievement) -> &'static str {
    match card {
        Achievement::BigSpender => "Big Spender",
        Achievement::CaramelPopcorn => "Caramel Popcorn Inventor",
        Achievement::CoffeeDispatcher => "Coffee Dispatcher",
        Achievement::ConfectionerySupplier => "Confectionery Supplier",
        Achievement::CornDispatcher => "Corn Dispatcher",
        Achievement::DealCloser => "Deal Closer",
        Achievement::DockTycoon => "Dock Tycoon",
        Achievement::FruitDispatcher => "Fruit Dispatcher",
        Achievement::HeadAdministrator => "Head Administrator",
        Achievement::IndependentShipper => "Independent Shipper",
        Achievement::LeadingEmployer => "Leading Employer",
        Achievement::LeadingProducer => "Leading Producer",
        Achievement::LuxuryCropTrader => "Luxury Crop Trader",
        Achievement::LuxuryGoodsProvider => "Luxury Goods Provider",
        Achievement::MajorInvestor => "Major Investor",
        Achievement::MajorLandowner => "Major Landowner",
        Achievement::MasterAgronomist => "Master Agronomist",
        Achievement::MasterArchitect => "Master Architect",
        Achievement::MasterCollector => "Master Collector",
        Achievement::PastryMaker => "Pastry Maker",
        Achievement::PrudentMerchant => "Prudent Merchant",
        Achievement::SeniorBureaucrat => "Senior Bureaucrat",
        Achievement::SpecialisedShipper => "Specialised Shipper",
        Achievement::SugarDispatcher => "Sugar Dispatcher",
        Achievement::TavernSupplier => "Tavern Supplier",
        Achievement::TobaccoDispatcher => "Tobacco Dispatcher",
        Achievement::TobaccoFruitBroker => "Tobacco and Fruit Broker",
        Achievement::TradeStrategist => "Trade Strategist",
        Achievement::TradeTycoon => "Trade Tycoon",
        Achievement::TropicalMagnate => "Tropical Produce Magnate",
    }
}

/// Condition that completes a card.
pub(super) fn condition(card: Achievement) -> &'static str {
    match card {
        Achievement::BigSpender => "Build an expanded building and pay all your coins, at least one.",
        Achievement::CaramelPopcorn => "Have 8 corn and sugar together, at least 1 of each.",
        Achievement::CoffeeDispatcher => "Dispatch a cargo ship with coffee.",
        Achievement::ConfectionerySupplier => "Have 7 fruit and sugar together, at least 1 of each.",
        Achievement::CornDispatcher => "Dispatch a cargo ship with corn.",
        Achievement::DealCloser => "As the Trader sell the fourth crate into the Trading House.",
        Achievement::DockTycoon => "Load 3 different goods in one Captain phase.",
        Achievement::FruitDispatcher => "Dispatch a cargo ship with fruit.",
        Achievement::HeadAdministrator => "Have 12 workers on buildings.",
        Achievement::IndependentShipper => "Fill an empty cargo ship with one load.",
        Achievement::LeadingEmployer => "Have 9 workers on countryside tiles.",
        Achievement::LeadingProducer => "Produce 7 crates in one Craftsman phase.",
        Achievement::LuxuryCropTrader => "Have 5 coffee and tobacco together, at least 1 of each.",
        Achievement::LuxuryGoodsProvider => "Own a production building each of sugar, tobacco and coffee.",
        Achievement::MajorInvestor => "Own 2 expanded buildings.",
        Achievement::MajorLandowner => "Have at most 2 empty countryside and 2 empty building spaces.",
        Achievement::MasterAgronomist => "Have 12 countryside tiles.",
        Achievement::MasterArchitect => "Build an expanded building for at most 6 coins.",
        Achievement::MasterCollector => "Have 7 crates of one good.",
        Achievement::PastryMaker => "Have 9 corn and fruit together, at least 1 of each.",
        Achievement::PrudentMerchant => "Store 2 different goods at the end of a Captain phase.",
        Achievement::SeniorBureaucrat => "Own 7 regular commercial buildings.",
        Achievement::SpecialisedShipper => "Load 5 crates of one good with one load.",
        Achievement::SugarDispatcher => "Dispatch a cargo ship with sugar.",
        Achievement::TavernSupplier => "Have 6 coffee and sugar together, at least 1 of each.",
        Achievement::TobaccoDispatcher => "Dispatch a cargo ship with tobacco.",
        Achievement::TobaccoFruitBroker => "Have 6 fruit and tobacco together, at least 1 of each.",
        Achievement::TradeStrategist => "Gain 7 victory points in one Captain phase.",
        Achievement::TradeTycoon => "Get 6 coins for one sale to the Trading House.",
        Achievement::TropicalMagnate => "Own 3 production buildings of fruit or sugar.",
    }
}

/// Question, and its subject.
pub(super) fn ask() -> (String, String) {
    ("Keep one of these achievement cards.".into(), "Pass the others to the player on your left.".into())
}

/// Question to another seat.
pub(super) const WAITING: &str = "choosing an achievement card";

/// The heading of the cards, and of their points.
pub(super) const HEADING: &str = "Achievements";

/// A legal action as a sentence.
pub(super) fn keep(card: Achievement) -> String {
    format!("Keep {}: {}", title(card), lower(condition(card)))
}

/// The same for a building bought for all coins.
pub(super) fn for_all(building: &str) -> String {
    format!("Build the {building} for all your coins")
}

fn lower(sentence: &str) -> String {
    let mut signs = sentence.trim_end_matches('.').chars();
    signs.next().map_or_else(String::new, |first| first.to_lowercase().chain(signs).collect())
}

/// Line for an event; `None` for other events.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let who = |seat| scene.who(seat);
    Some(match event {
        Event::CardsDealt { seat, count, cards } if cards.is_empty() => {
            format!("{} dealt {count} achievement cards.", does(who(*seat), "are", "is"))
        }
        Event::CardsDealt { seat, cards, .. } => {
            let titles: Vec<&str> = cards.iter().map(|&card| title(card)).collect();
            format!(
                "{} dealt {} achievement cards: {}.",
                does(who(*seat), "are", "is"),
                cards.len(),
                titles.join(", ")
            )
        }
        Event::CardKept { seat, card: None } => {
            format!("{} an achievement card.", does(who(*seat), "keep", "keeps"))
        }
        Event::CardKept { seat, card: Some(card) } => {
            format!("{} {}.", does(who(*seat), "keep", "keeps"), title(*card))
        }
        Event::CardsPassed => "The other achievement cards are passed to the left.".into(),
        Event::Achieved { seat, card } => {
            format!("{} an achievement: {}.", does(who(*seat), "complete", "completes"), title(*card))
        }
        _ => return None,
    })
}

/// The same in a word or two, beside the mark of the seat.
pub(super) fn deed(event: &Event) -> Option<String> {
    match event {
        Event::Achieved { card, .. } => Some(title(*card).to_owned()),
        _ => None,
    }
}

/// Why something is impossible.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::NotInPacket => "This card is not in your hand.".into(),
        _ => "You can pay all your coins only for an expanded building: more than its price, at most its printed cost.".into(),
    }
}
