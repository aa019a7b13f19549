//! Section 8.6: Achievements (expansion VI).

mod cards;
mod deeds;
mod draft;
mod hands;
mod secrets;

use game_core::Seat;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Config, Event, Options};

use super::layout::{Layout, layout};
use super::table::{Table, opened};

/// Cards that no board completes by what lies on it before a phase.
const IDLE: [Achievement; 15] = [
    Achievement::DealCloser,
    Achievement::TradeTycoon,
    Achievement::PrudentMerchant,
    Achievement::BigSpender,
    Achievement::MasterArchitect,
    Achievement::IndependentShipper,
    Achievement::SpecialisedShipper,
    Achievement::CornDispatcher,
    Achievement::FruitDispatcher,
    Achievement::SugarDispatcher,
    Achievement::TobaccoDispatcher,
    Achievement::CoffeeDispatcher,
    Achievement::DockTycoon,
    Achievement::LeadingProducer,
    Achievement::TradeStrategist,
];

/// Options with Achievements.
fn options() -> Options {
    Options { exp6: true, ..Options::default() }
}

/// A new game with Achievements.
fn game(players: u8, passed: bool, seed: u64) -> Table {
    let options = Options { exp6_draft: passed, ..options() };
    opened(Config { players, options, first: Some(Seat(0)), ..Config::default() }, seed)
}

/// Gives seats these cards, and everybody others until each has four.
fn dealt(layout: Layout, hands: &[(usize, &[Achievement])]) -> Layout {
    layout.with(|position| {
        position.config.options.exp6 = true;
        for &(seat, cards) in hands {
            position.seats[seat].achievements = cards.to_vec();
        }
        let taken: Vec<Achievement> = hands.iter().flat_map(|(_, cards)| cards.iter().copied()).collect();
        let mut rest = IDLE.into_iter().filter(|card| !taken.contains(card));
        // The first seats have the last of them, which are met least.
        for seat in position.seats.iter_mut().rev() {
            while seat.achievements.len() < 4 {
                seat.achievements.push(rest.next().expect("enough cards"));
            }
        }
    })
}

/// A layout for three in which seat 0 has a card.
fn with_card(card: Achievement) -> Layout {
    dealt(layout(3), &[(0, &[card])])
}

/// Returns true if seat 0 completed a card in the last call.
fn completed(table: &Table, card: Achievement) -> bool {
    table.saw(&Event::Achieved { seat: Seat(0), card })
}

/// Returns true if seat 0, which has the card, completes it by these actions.
fn completes(card: Achievement, layout: Layout, actions: &[Action]) -> bool {
    let mut table = dealt(layout, &[(0, &[card])]).sit();
    table.play_all(actions);
    let done = table.public().seats[0].achievements.as_ref().expect("cards were dealt").done.contains(&card);
    assert_eq!(done, completed(&table, card), "what was told of {card:?}");
    done
}
