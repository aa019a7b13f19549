//! Forecasts of each role for the seat that takes it, as the rules tell them.

use game_core::Seat;
use puerto_rico::ids::{GOODS, Role, Tile};
use puerto_rico::{Action, Change, Event, Prompt, PuertoRico};
use session::Session;

use super::model::Target;
use super::names::texts;
use super::question::own_seat;
use crate::Context;
use crate::words::messages::{Gain, Next};

/// Numbers of crates by good.
type Crates = [i16; GOODS];

/// Figures, each with the drawing of what it counts.
pub type Counts = Vec<(Option<&'static str>, i16)>;

/// Forecast of a role.
#[derive(Clone, Debug, PartialEq)]
pub struct RoleGain {
    pub role: Role,
    /// Certain gain of each seat, in seat order.
    pub seats: Vec<Gain>,
    /// Next choices of the seat that takes it.
    pub next: Next,
}

/// Returns the forecast of each role for `seat`; nothing while no role is chosen.
pub fn of(table: &Session<PuertoRico>, seat: Seat, prompt: Prompt) -> Vec<RoleGain> {
    if !matches!(prompt, Prompt::Role { .. }) {
        return Vec::new();
    }
    let brings = |action: &Action| match *action {
        Action::Role(role) => Trying { table, seat, role }.brings(),
        _ => None,
    };
    table.legal(seat).iter().filter_map(brings).collect()
}

/// Returns the forecast of a target's role; `None` for anything that cannot be taken now.
pub fn find<'a>(context: Context<'a>, target: Target) -> Option<&'a RoleGain> {
    let Target::Role(role) = target else { return None };
    context.preview.roles.iter().find(|gain| gain.role == role)
}

/// Describes the reader's gain in a few words, besides `lying` coins that are seen on it; `None` if
/// nothing is told.
pub fn own(context: Context<'_>, gain: &RoleGain, lying: u8) -> Option<String> {
    own_besides(context, gain, lying, [0; _])
}

/// Describes the same besides `shown` crates; the points of a load that is shown are added to the certain ones.
pub fn own_besides(context: Context<'_>, gain: &RoleGain, lying: u8, shown: Crates) -> Option<String> {
    let own = gain.seats.get(own_seat(context).index())?;
    let mut besides = Gain { coins: own.coins - i16::from(lying), ..*own };
    let next = match gain.next {
        Next::Load { good, vp, .. } if shown[good.index()] > 0 => {
            besides.vp += i16::from(vp);
            &Next::Untold
        }
        _ => {
            besides.crates.iter_mut().zip(shown).for_each(|(crates, shown)| *crates -= shown);
            &gain.next
        }
    };
    let told = texts(context).gain_and_choice(&besides, next);
    Some(told).filter(|told| !told.is_empty())
}

/// Crates that a tile shows as drawings, by good, because their names would not find room there: those that the reader
/// gets for certain, if they are of more than one kind, or those of the best load.
pub fn own_crates(context: Context<'_>, gain: &RoleGain) -> Crates {
    let got = gain.seats.get(own_seat(context).index()).map_or([0; _], |own| own.crates);
    let kinds = got.iter().filter(|&&crates| crates > 0).count();
    match gain.next {
        Next::Load { good, crates, .. } if kinds == 0 => {
            let mut loaded = [0; _];
            loaded[good.index()] = i16::from(crates);
            loaded
        }
        _ if kinds > 1 => got,
        _ => [0; _],
    }
}

/// Describes the certain gains of the others, in a few words each; those who get nothing are left
/// out.
pub fn others(context: Context<'_>, gain: &RoleGain) -> Vec<(Seat, String)> {
    let told = |(seat, gain): (u8, &Gain)| {
        let told = texts(context).gain(gain);
        (Seat(seat) != own_seat(context) && !told.is_empty()).then_some((Seat(seat), told))
    };
    (0..).zip(&gain.seats).filter_map(told).collect()
}

/// The certain gains of the others as figures, each with the drawing of what it counts; crates and workers have none,
/// because the role says that it is about them. Those who get nothing are left out.
pub fn others_counted(context: Context<'_>, gain: &RoleGain) -> Vec<(Seat, Counts)> {
    let counted = |(seat, gain): (u8, &Gain)| {
        let pieces = gain.workers + gain.crates.iter().sum::<i16>();
        let counts = [(None, pieces), (Some("coin"), gain.coins), (Some("vp"), gain.vp)];
        let counts = Vec::from_iter(counts.into_iter().filter(|&(_, count)| count > 0));
        (Seat(seat) != own_seat(context) && !counts.is_empty()).then_some((Seat(seat), counts))
    };
    (0..).zip(&gain.seats).filter_map(counted).collect()
}

fn gain(change: &Change) -> Gain {
    Gain { coins: change.coins, vp: change.vp, crates: change.crates, workers: change.workers }
}

/// A role that is tried out.
#[derive(Clone, Copy)]
struct Trying<'a> {
    table: &'a Session<PuertoRico>,
    seat: Seat,
    role: Role,
}

impl Trying<'_> {
    fn brings(self) -> Option<RoleGain> {
        let said = self.table.consequences(self.seat, &[Action::Role(self.role)])?;
        let next = match self.role {
            Role::Trader => self.sale(),
            Role::Captain => self.load(),
            Role::Builder => Next::Buildings(self.buildings()),
            Role::Planter => self.tiles(),
            Role::Recruiter | Role::Craftsman | Role::Adventurer | Role::Adventurer2 | Role::Smuggler => {
                Next::Untold
            }
        };
        Some(RoleGain { role: self.role, seats: said.changes.iter().map(gain).collect(), next })
    }

    /// Returns the `wanted` choices in the role, with the choices before them: nothing, or a
    /// question before that is declined.
    fn choices(self, wanted: impl Fn(&Action) -> bool) -> Vec<Vec<Action>> {
        let role = Action::Role(self.role);
        let after = |first: &[Action]| {
            let choices = self.table.choices_after(self.seat, first).into_iter().flatten();
            let steps = |action| [first, &[action]].concat();
            choices.filter(&wanted).map(steps).collect::<Vec<_>>()
        };
        let at_once = after(&[role]);
        if at_once.is_empty() { after(&[role, Action::Pass]) } else { at_once }
    }

    /// Returns the certain effects of each of these choices.
    fn told<T>(self, steps: &[Vec<Action>], found: impl Fn(&Event) -> Option<T>) -> Vec<T> {
        let told =
            |steps: &Vec<Action>| self.table.consequences(self.seat, steps)?.events.iter().find_map(&found);
        steps.iter().filter_map(told).collect()
    }

    fn sale(self) -> Next {
        let sales = self.choices(|action| matches!(action, Action::Sell(_)));
        let sold = self.told(&sales, |event| match *event {
            Event::Sold { seat, good, coins } if seat == self.seat => Some((coins, good)),
            _ => None,
        });
        match sold.into_iter().max() {
            Some((coins, good)) => Next::Sale { good, coins },
            None => Next::Nothing,
        }
    }

    fn load(self) -> Next {
        let loads = self.choices(|action| matches!(action, Action::Load(..) | Action::Wharf(_)));
        let shipped = self.told(&loads, |event| match *event {
            Event::Shipped { seat, good, crates, vp, .. } if seat == self.seat => Some((vp, crates, good)),
            _ => None,
        });
        match shipped.into_iter().max() {
            Some((vp, crates, good)) => Next::Load { good, crates, vp },
            None => Next::Nothing,
        }
    }

    fn buildings(self) -> u8 {
        self.choices(|action| matches!(action, Action::Build(_))).len() as u8
    }

    fn tiles(self) -> Next {
        let is_quarry = |action: &Action| *action == Action::Take(Tile::Quarry);
        let tiles = self.choices(|action| matches!(action, Action::Take(_)));
        let taken = tiles.iter().filter_map(|steps| steps.last());
        let quarries = taken.clone().filter(|action| is_quarry(action)).count();
        match (tiles.len() - quarries, quarries > 0) {
            (0, false) => Next::Nothing,
            (kinds, quarry) => Next::Tiles { kinds: kinds as u8, quarry },
        }
    }
}
