//! What each role would bring whoever takes it, as the rules tell it before it
//! is taken.

use sobremesa::core::{Seat, Viewer};
use sobremesa::games::puerto_rico::ids::{Building, Good, Role, Tile};
use sobremesa::games::puerto_rico::{Action, Change, Event, Prompt, PuertoRico};
use sobremesa::session::Session;

use super::build::own_seat;
use super::model::Target;
use super::names::texts;
use crate::app::boards::BoardContext;
use crate::app::i18n::puerto_rico::{Gain, Next};

/// What a role would bring.
#[derive(Clone, Debug, PartialEq)]
pub struct RoleGain {
    /// The role.
    pub role: Role,
    /// What is certain for each seat, in seat order.
    pub seats: Vec<Gain>,
    /// What the seat that takes it can choose then.
    pub next: Next,
}

/// What each role would bring `seat`; nothing while no role is chosen.
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

/// What the role of a target would bring; `None` for whatever cannot be taken
/// now.
pub fn find<'a>(context: BoardContext<'a, PuertoRico>, target: Target) -> Option<&'a RoleGain> {
    let Target::Role(role) = target else { return None };
    context.preview.roles.iter().find(|gain| gain.role == role)
}

/// What it would bring the reader, in a few words, besides `lying` coins that are
/// seen on it; `None` if nothing is told.
pub fn own(context: BoardContext<'_, PuertoRico>, gain: &RoleGain, lying: u8) -> Option<String> {
    let own = gain.seats.get(own_seat(context).index())?;
    let besides = Gain { coins: own.coins - i16::from(lying), ..*own };
    let told = texts(context).gains.both(&besides, &gain.next, context.view.edition);
    Some(told).filter(|told| !told.is_empty())
}

/// What is certain for the others, in a few words each; those who get nothing are
/// left out.
pub fn others(context: BoardContext<'_, PuertoRico>, gain: &RoleGain) -> Vec<(Seat, String)> {
    let told = |(seat, gain): (u8, &Gain)| {
        let told = (texts(context).gains.gain)(gain, context.view.edition);
        (Seat(seat) != own_seat(context) && !told.is_empty()).then_some((Seat(seat), told))
    };
    (0..).zip(&gain.seats).filter_map(told).collect()
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

    /// What happens when the role is taken and `action` chosen in it; what may be
    /// asked before that is declined.
    fn told(self, action: Action) -> Option<Vec<Event>> {
        let role = Action::Role(self.role);
        let said = |steps: &[Action]| {
            let said = self.table.consequences(self.seat, steps)?;
            (!said.events.is_empty()).then_some(said.events)
        };
        said(&[role, action]).or_else(|| said(&[role, Action::Pass, action]))
    }

    fn sale(self) -> Next {
        let sold = |good: Good| {
            self.told(Action::Sell(good))?.iter().find_map(|event| match *event {
                Event::Sold { seat, good, coins } if seat == self.seat => Some((coins, good)),
                _ => None,
            })
        };
        match Good::ALL.into_iter().filter_map(sold).max() {
            Some((coins, good)) => Next::Sale { good, coins },
            None => Next::Nothing,
        }
    }

    fn load(self) -> Next {
        let shipped = |action: Action| {
            self.told(action)?.iter().find_map(|event| match *event {
                Event::Shipped { seat, good, crates, vp, .. } if seat == self.seat => {
                    Some((vp, crates, good))
                }
                _ => None,
            })
        };
        let ships = self.table.view(Viewer::Seat(self.seat)).ships.len() as u8;
        let loads = Good::ALL.into_iter().flat_map(|good| {
            let cargo = (0..ships).map(move |place| Action::Load(good, place));
            cargo.chain([Action::Wharf(good)])
        });
        match loads.filter_map(shipped).max() {
            Some((vp, crates, good)) => Next::Load { good, crates, vp },
            None => Next::Nothing,
        }
    }

    fn buildings(self) -> u8 {
        let can = |building: &Building| self.told(Action::Build(*building)).is_some();
        Building::ALL.iter().filter(|building| can(building)).count() as u8
    }

    fn tiles(self) -> Next {
        let can = |tile: &Tile| self.told(Action::Take(*tile)).is_some();
        let kinds = Tile::PLANTATIONS.iter().filter(|tile| can(tile)).count() as u8;
        match (kinds, can(&Tile::Quarry)) {
            (0, false) => Next::Nothing,
            (kinds, quarry) => Next::Tiles { kinds, quarry },
        }
    }
}
