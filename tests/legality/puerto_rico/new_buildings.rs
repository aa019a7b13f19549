//! New Buildings (expansion I): the draft of the tray, forests, what the Hidden
//! Market takes, moves off the Bohío, the small ship, the Storehouse, the second
//! tile of the Publishing House.

use puerto_rico::config::Combo;
use puerto_rico::data::buildings::Origin;
use puerto_rico::ids::{PORTRAIT, Person};
use puerto_rico::state::Frame;
use puerto_rico::{Action, Building, Good, Tile};

use super::{Asked, PLACES, SPACES, crates, pass_or};
use crate::printed;

/// The places of the tray by cost, from 0 (PR-DRAFT-2).
const SLOTS: [usize; 11] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];

impl Asked<'_> {
    /// PR-DRAFT-3, PR-DRAFT-4, PR-DRAFT-7
    pub(super) fn drafts(&self) -> Vec<Action> {
        let options = self.position.config.options;
        let drafted = &self.position.drafted;
        let cost = |building: Building| usize::from(self.game.def(building).cost);
        let fits = |building: &Building| {
            let there = drafted.iter().filter(|other| cost(**other) == cost(*building)).count();
            let barred = match (options.combo, building) {
                (Some(Combo::HaciendaLumberyard), Building::Hacienda) => Some(Building::Lumberyard),
                (Some(Combo::HaciendaLumberyard), Building::Lumberyard) => Some(Building::Hacienda),
                (Some(Combo::VillaTailor), Building::Villa) => Some(Building::Tailor),
                (Some(Combo::VillaTailor), Building::Tailor) => Some(Building::Villa),
                _ => None,
            };
            let in_play = match building.origin() {
                Origin::Base => !printed::of(*building).makes_goods(),
                Origin::Exp1 => options.exp1,
                Origin::Exp2 => options.exp2,
            };
            let other_is_there = barred.is_some_and(|other| drafted.contains(&other));
            in_play && !drafted.contains(building) && there < SLOTS[cost(*building)] && !other_is_there
        };
        Building::ALL.into_iter().filter(fits).map(Action::Draft).collect()
    }

    /// PR-X1-LUMB-1, PR-X1-LUMB-2: a plantation that lies there may become a
    /// forest.
    pub(super) fn forests(&self) -> impl Iterator<Item = Action> {
        let may = self.works(Building::Lumberyard) && self.land() < SPACES;
        let open = move |tile: &Tile| may && self.position.market.contains(tile);
        Tile::ALL.into_iter().filter(open).map(Action::Forest)
    }

    /// PR-X1-PUB-2: another plantation; a quarry with a Builder's Yard.
    pub(super) fn second_tiles(&self) -> Vec<Action> {
        if !self.works(Building::PublishingHouse) {
            return vec![Action::Pass];
        }
        let yard = self.works(Building::BuildersYard);
        let tiles = self.tiles().filter(|&tile| tile != Tile::Quarry || yard);
        pass_or(tiles.map(Action::Take).chain(self.forests()))
    }

    /// PR-BLD-HOSP-6, PR-X1-LUMB-7: one of the tiles with an empty circle; the
    /// portrait where all that was obtained are forests.
    pub(super) fn hospital(&self, tiles: impl Iterator<Item = Tile> + Clone) -> Vec<Action> {
        let portrait = tiles.clone().next().is_none().then_some(Action::Accept);
        let empty = |tile: &Tile| {
            let (count, manned) = super::land(self.own, *tile);
            count > manned
        };
        pass_or(tiles.filter(empty).map(Action::Man).chain(portrait))
    }

    /// The people of a kind on each spot, the portrait last.
    fn standing(&self, person: Person) -> Vec<(u8, u8)> {
        let of = |workers, citizens| match person {
            Person::Worker => workers,
            Person::Citizen => citizens,
        };
        let tiles = self.own.tiles.iter();
        let tiles = tiles.map(|land| (land.tile as u8, of(land.manned - land.citizens, land.citizens)));
        let town = (PLACES..).zip(&self.own.buildings);
        let town = town.map(|(spot, built)| (spot, of(built.workers, built.citizens)));
        let idle = (PORTRAIT, of(self.own.idle, self.own.idle_citizens));
        tiles.chain(town).chain([idle]).collect()
    }

    /// PR-X1-HID-4, PR-X1-HID-5: anybody but those on the Hidden Market.
    fn returned(&self) -> Vec<Action> {
        let market = self.spot_of(Building::HiddenMarket);
        let of = |person, action: fn(u8) -> Action| {
            let there = self.standing(person).into_iter();
            there
                .filter(move |&(spot, count)| count > 0 && Some(spot) != market)
                .map(move |(spot, _)| action(spot))
        };
        of(Person::Worker, Action::GivePerson).chain(of(Person::Citizen, Action::GiveCitizen)).collect()
    }

    /// PR-X1-HID-1: what may stand in for a coin, by kind: people, crates, points.
    fn means(&self) -> [Vec<Action>; 3] {
        let point = (self.own.vp > 0).then_some(Action::GivePoint);
        [self.returned(), self.goods().map(Action::GiveCrate).collect(), point.into_iter().collect()]
    }

    /// PR-X1-HID-2: coins that a Hidden Market makes up for at most.
    pub(super) fn worth(&self) -> u16 {
        if !self.works(Building::HiddenMarket) {
            return 0;
        }
        self.means().iter().filter(|means| !means.is_empty()).count() as u16
    }

    /// PR-X1-HID-2: the first of each set of kinds that pays exactly what is
    /// missing, none of them before `from`.
    pub(super) fn payments(&self, missing: u8, from: u8) -> Vec<Action> {
        let means = self.means();
        let pays = |kinds: &u32| {
            let all_there = (0..3).all(|kind| kinds >> kind & 1 == 0 || !means[kind].is_empty());
            kinds.count_ones() == u32::from(missing) && all_there && kinds.trailing_zeros() >= u32::from(from)
        };
        let sets = (0..8_u32).filter(pays);
        sets.flat_map(|kinds| means[kinds.trailing_zeros() as usize].iter().copied()).collect()
    }

    /// PR-X1-BOH-1, PR-X1-BOH-4, PR-X1-BOH-5: before any question, but not while
    /// people are being placed, anybody on the Bohío may go to an empty circle
    /// elsewhere.
    pub(super) fn moves(&self) -> Vec<Action> {
        let placing = matches!(self.frame(), Frame::Draft | Frame::Place { .. } | Frame::PlaceCitizen { .. });
        let Some(bohio) = self.spot_of(Building::Bohio).filter(|_| !placing) else { return Vec::new() };
        let free = self.free();
        let empty = || (0..free.len() as u8).filter(|&spot| spot != bohio && free[usize::from(spot)] > 0);
        let of = |person, action: fn(u8) -> Action| {
            let there = self.standing(person).contains(&(bohio, 0));
            empty().filter(move |_| !there).map(action)
        };
        of(Person::Worker, Action::Move).chain(of(Person::Citizen, Action::MoveCitizen)).collect()
    }

    /// PR-X1-OUT-1
    pub(super) fn exports(&self) -> impl Iterator<Item = Action> {
        let works = self.works(Building::MerchantOutpost);
        self.goods().filter(move |_| works).map(Action::Export)
    }

    /// PR-X1-SWF-1: the first crate on a small ship that is still empty.
    pub(super) fn boards(&self) -> impl Iterator<Item = Action> {
        let used = <[u8; 5]>::from(self.own.small_ship) != [0; 5];
        let may = self.works(Building::SmallWharf) && !used;
        self.goods().filter(move |_| may).map(Action::Board)
    }

    /// PR-X1-STO-1: another single crate, in ascending order.
    pub(super) fn singles(&self, stored: u8, kept: [u8; 5]) -> Vec<Action> {
        let last = Good::ALL.into_iter().rev().find(|good| kept[good.index()] > 0);
        let more = |good: &Good| {
            let whole = stored >> *good as u8 & 1 == 1;
            !whole && last.is_none_or(|last| *good >= last) && crates(self.own, *good) > kept[good.index()]
        };
        pass_or(Good::ALL.into_iter().filter(more).map(Action::KeepOne))
    }
}
