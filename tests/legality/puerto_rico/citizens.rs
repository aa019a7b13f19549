//! Citizens (expansion II): who takes whom, who stands where, and the buildings
//! on which it matters.

use std::collections::BTreeSet;

use puerto_rico::ids::Person;
use puerto_rico::{Action, Building, Tile};

use super::{Asked, PLACES, SPACES, pass_or};
use crate::printed;

/// Empty circles of a spot, and who may come there.
#[derive(Clone, Copy)]
struct Circles {
    free: u8,
    for_citizens: bool,
}

/// Returns true if so many workers and citizens can be placed with `idle` of them left over: every
/// way to place them is tried.
fn can_place(spots: &[Circles], workers: u8, citizens: u8, idle: u8) -> bool {
    let mut left = BTreeSet::from([(workers, citizens)]);
    for spot in spots {
        let ways = left.into_iter().flat_map(|(workers, citizens)| {
            let most = |citizens: u8| if spot.for_citizens { citizens.min(spot.free) } else { 0 };
            (0..=most(citizens)).flat_map(move |of_citizens| {
                let of_workers = 0..=workers.min(spot.free - of_citizens);
                of_workers.map(move |of_workers| (workers - of_workers, citizens - of_citizens))
            })
        });
        left = ways.collect();
    }
    left.into_iter().any(|(workers, citizens)| workers + citizens == idle)
}

impl Asked<'_> {
    /// Person on a building of one circle.
    fn staff(&self, building: Building) -> Option<Person> {
        let built = self.own.buildings.iter().find(|built| built.building == building)?;
        match (built.workers, built.citizens) {
            (0, 0) => None,
            (_, 0) => Some(Person::Worker),
            _ => Some(Person::Citizen),
        }
    }

    /// Returns true if it matters who stands on a spot: on buildings that do one thing with a
    /// worker and another with a citizen, on the Bohío, from which either may go there, and
    /// everywhere if a Hidden Market may return them.
    fn tells(&self, spot: u8) -> bool {
        let matters = [
            Building::ZoningOffice,
            Building::Chapel,
            Building::ParkAuthority,
            Building::Notary,
            Building::Bohio,
        ];
        let built = spot.checked_sub(PLACES).and_then(|place| self.own.buildings.get(usize::from(place)));
        built.is_some_and(|built| matters.contains(&built.building))
            || self.spot_of(Building::HiddenMarket).is_some()
    }

    /// The circles of all spots; `for_citizens` says which may have citizens
    /// although it matters there.
    fn all_circles(&self, for_citizens: impl Fn(u8) -> bool) -> Vec<Circles> {
        let circles = (0..).zip(self.free());
        let of = |(spot, free)| Circles { free, for_citizens: !self.tells(spot) || for_citizens(spot) };
        circles.map(of).collect()
    }

    /// PR-REC-03: any circle from `from` on, as long as the others find room
    /// there and behind. Citizens among them are for circles where it does not
    /// matter, and come first there.
    pub(super) fn circles(&self, left: u8, citizens: u8, from: u8) -> Vec<Action> {
        let workers = left - citizens;
        let all = self.all_circles(|_| false);
        let may = |&spot: &u8| {
            let mut behind = all[usize::from(spot)..].to_vec();
            if behind[0].free == 0 {
                return false;
            }
            behind[0].free -= 1;
            if citizens > 0 && behind[0].for_citizens {
                can_place(&behind, workers, citizens - 1, 0)
            } else {
                workers > 0 && can_place(&behind, workers - 1, citizens, 0)
            }
        };
        (from..all.len() as u8).filter(may).map(Action::Place).collect()
    }

    /// PR-X2-08, PR-REC-04: where it matters, the next citizen may have any
    /// circle from `from` on, and need not; afterwards as many as possible of
    /// all must find one, and no citizen comes to those that were passed over.
    pub(super) fn citizens_circles(&self, workers: u8, citizens: u8, from: u8) -> Vec<Action> {
        let room: u8 = self.free().iter().sum();
        let idle = (workers + citizens).saturating_sub(room);
        let may = |&spot: &u8| {
            let mut all = self.all_circles(|other| other >= spot);
            let here = &mut all[usize::from(spot)];
            if !self.tells(spot) || here.free == 0 {
                return false;
            }
            here.free -= 1;
            can_place(&all, workers, citizens - 1, idle)
        };
        let spots = (from..self.free().len() as u8).filter(may).map(Action::Place);
        let elsewhere = can_place(&self.all_circles(|_| false), workers, citizens, idle);
        elsewhere.then_some(Action::Pass).into_iter().chain(spots).collect()
    }

    /// Discount by a Notary on a building (PR-X2-NOT-1).
    pub(super) fn by_notary(&self, building: Building) -> u8 {
        match (self.staff(Building::Notary), printed::of(building).spaces()) {
            (Some(Person::Worker), 1) => 1,
            (Some(Person::Citizen), 2) => 2,
            _ => 0,
        }
    }

    /// The plantations that may be discarded: told apart by who stands there.
    fn plantations(&self) -> Vec<Action> {
        let plantations = self.own.tiles.iter().filter(|land| land.tile != Tile::Quarry);
        let kinds = plantations.flat_map(|land| {
            let empty = (land.count > land.manned).then_some(None);
            let worker = (land.manned > land.citizens).then_some(Some(Person::Worker));
            let citizen = (land.citizens > 0).then_some(Some(Person::Citizen));
            [empty, worker, citizen].into_iter().flatten().map(|who| Action::Discard(land.tile, who))
        });
        kinds.collect()
    }

    /// PR-X2-ZON-1, PR-X2-ZON-2
    pub(super) fn zoning(&self) -> Vec<Action> {
        let drawn = !self.position.bag.is_empty() || !self.position.discards.is_empty();
        match self.staff(Building::ZoningOffice) {
            Some(Person::Worker) if drawn && self.own.coins > 0 && self.land() < SPACES => vec![Action::Zone],
            Some(Person::Citizen) => self.plantations(),
            _ => Vec::new(),
        }
    }

    /// PR-X2-PARK-1
    pub(super) fn park(&self) -> Vec<Action> {
        let forests = self.own.forests.iter().copied().map(Action::Clear);
        pass_or(self.plantations().into_iter().chain(forests))
    }

    /// PR-SMG-08, PR-SMG-09: how many of those who are poached are citizens.
    pub(super) fn poached_citizens(&self) -> Vec<Action> {
        let (workers, citizens) = self.register();
        let taken = if self.position.config.options.intl {
            workers + citizens - self.position.config.players
        } else {
            self.position.config.players.min(workers + citizens)
        };
        let both = |of_citizens: &u8| *of_citizens <= citizens && taken - of_citizens <= workers;
        (0..=taken).filter(both).map(Action::PoachCitizens).collect()
    }
}
