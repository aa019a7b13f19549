//! Forecasts of choices, as the rules tell them.

use game_core::{ConsequencesOf, Seat};
use puerto_rico::event::CoinWhy;
use puerto_rico::ids::Good;
use puerto_rico::{Action, Event, Prompt, PuertoRico, View};
use session::Session;

use super::model::OWN;
use crate::words::messages::Deed;

/// Forecasts of each choice whose gain is told beforehand: sales, loads and the Smuggler's deeds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Brings(Vec<(Action, ConsequencesOf<PuertoRico>)>);

impl Brings {
    /// Asks the rules, if the question at hand is one of these.
    pub fn of(table: &Session<PuertoRico>, seat: Seat, prompt: Prompt) -> Brings {
        if !matches!(prompt, Prompt::Sell | Prompt::Load | Prompt::Smuggle | Prompt::Bonus { .. }) {
            return Brings::default();
        }
        let gains = |action: &&Action| **action != Action::Pass;
        let said = |steps: &[Action]| table.consequences(seat, steps).filter(|said| !said.events.is_empty());
        // A load may ask for the Harbor's point before anything happens; it is told with that point.
        // So is a raid, which asks how many crates to keep: with as many as may be kept.
        let asked = |&action: &Action| {
            let answers = [
                Action::Accept,
                Action::Spoils(3),
                Action::Spoils(2),
                Action::Spoils(1),
                Action::PoachCitizens(1),
            ];
            let mut then = answers.into_iter().filter_map(|answer| said(&[action, answer]));
            Some((action, said(&[action]).or_else(|| then.next())?))
        };
        Brings(table.legal(seat).iter().filter(gains).filter_map(asked).collect())
    }

    /// Returns the first event of `action`: its own.
    fn event(&self, action: Action) -> Option<&Event> {
        self.0.iter().find(|(other, _)| *other == action)?.1.events.first()
    }

    /// The points of a bonus that is taken; `None` if it brings something else.
    pub fn points(&self) -> Option<u8> {
        match self.event(Action::Accept)? {
            Event::Points { vp, .. } => Some(*vp),
            _ => None,
        }
    }

    /// Returns the gain of a deed of the Smuggler; `None` if it cannot be chosen.
    pub fn deed(&self, view: &View, action: Action) -> Option<Deed> {
        deed(view, &self.0.iter().find(|(other, _)| *other == action)?.1.events)
    }

    /// Coins for a crate; `None` if it cannot be sold.
    pub fn sale(&self, good: Good) -> Option<u8> {
        match self.event(Action::Sell(good))? {
            Event::Sold { coins, .. } => Some(*coins),
            _ => None,
        }
    }

    /// Crates that a load moves, and the points that it brings; `None` if it
    /// cannot be loaded there.
    pub fn load(&self, good: Good, place: u8) -> Option<(u8, u8)> {
        let action = if place == OWN { Action::Wharf(good) } else { Action::Load(good, place) };
        match self.event(action)? {
            Event::Shipped { crates, vp, .. } => Some((*crates, *vp)),
            _ => None,
        }
    }
}

/// A deed of the Smuggler, told by its own event.
fn deed(view: &View, told: &[Event]) -> Option<Deed> {
    Some(match *told.first()? {
        Event::Raided { ship, good, kept, .. } => {
            Deed::Raid { size: view.ships.get(usize::from(ship))?.size, good, kept }
        }
        Event::Plundered { vp, .. } => Deed::Plunder { vp },
        Event::Poached { workers, .. } => Deed::Poach { taken: workers },
        Event::RoleCaptured { role, .. } => {
            let coins = told.iter().map(|event| match event {
                Event::Coins { coins, why: CoinWhy::Role, .. } => *coins,
                _ => 0,
            });
            Deed::Capture { role, coins: coins.sum() }
        }
        _ => return None,
    })
}

/// Crates that `seat` gives up when it stores by these steps.
pub fn spoiled(table: &Session<PuertoRico>, seat: Seat, steps: &[Action]) -> u8 {
    let Some(said) = table.consequences(seat, steps) else { return 0 };
    let lost = |event: &Event| match event {
        Event::Spoiled { seat: by, crates } if *by == seat => crates.iter().sum(),
        _ => 0,
    };
    said.events.iter().map(lost).sum()
}
