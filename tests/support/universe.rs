//! Every action that can be named, for each game.

use game_core::Game;
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};

/// A game whose actions can all be named.
pub trait Universe: Game {
    /// Every action, legal or not, within bounds.
    fn universe() -> Vec<Self::Action>;
}

impl Universe for SanJuan {
    fn universe() -> Vec<san_juan::Action> {
        use san_juan::{Action, Kind, Role, data::SLOTS, ids::Discount};
        let slots = 0..SLOTS as u8 + 1;
        let mut all = vec![Action::Pass, Action::NewSite, Action::Library(false), Action::Library(true)];
        all.extend(Role::ALL.map(Action::Role));
        all.extend(Discount::ALL.map(Action::Waive));
        all.push(Action::Draw);
        for of_slot in [Action::Over, Action::Spend, Action::Produce, Action::Sell, Action::Ship] {
            all.extend(slots.clone().map(of_slot));
        }
        for of_kind in [Action::Build, Action::Pay, Action::Keep, Action::Discard, Action::Tuck, Action::Take]
        {
            all.extend(Kind::ALL.map(of_kind));
        }
        all
    }
}

impl Universe for PuertoRico {
    fn universe() -> Vec<puerto_rico::Action> {
        use puerto_rico::{
            Action, Building, Good, Role, Tile, data::achievements::Achievement, ids::Person, state::SPACES,
        };
        let mut all = vec![Action::Pass, Action::Draw, Action::Accept];
        all.extend(Role::ALL.map(Action::Role));
        all.extend(Tile::ALL.map(Action::Take));
        all.extend(Tile::ALL.map(Action::Man));
        all.extend((0..7 + SPACES as u8).map(Action::Place));
        all.extend(Building::ALL.map(Action::Build));
        for of_good in [Action::Extra, Action::Sell, Action::Wharf, Action::StoreAll, Action::KeepOne] {
            all.extend(Good::ALL.map(of_good));
        }
        all.push(Action::GivePoint);
        all.extend(Building::ALL.map(Action::Draft));
        all.extend(Tile::ALL.map(Action::Forest));
        for of_spot in [Action::Move, Action::MoveCitizen, Action::GivePerson, Action::GiveCitizen] {
            all.extend((0..7 + SPACES as u8).map(of_spot));
        }
        for of_good in [Action::GiveCrate, Action::Export, Action::Board] {
            all.extend(Good::ALL.map(of_good));
        }
        all.extend(Good::ALL.into_iter().flat_map(|good| (0..4).map(move |ship| Action::Load(good, ship))));
        all.extend([Action::Plunder, Action::Poach]);
        all.extend((0..4).map(Action::Raid));
        all.extend((0..5).map(Action::Spoils));
        all.extend(Role::ALL.map(Action::Capture));
        all.extend(Building::ALL.map(Action::BuildForAll));
        all.extend(Achievement::ALL.map(Action::Keep));
        all.push(Action::Zone);
        all.extend(Person::ALL.map(Action::Pick));
        all.extend(Tile::ALL.map(Action::Clear));
        let who = [None, Some(Person::Worker), Some(Person::Citizen)];
        all.extend(Tile::ALL.into_iter().flat_map(|tile| who.map(|who| Action::Discard(tile, who))));
        all.extend((0..7).map(Action::PoachCitizens));
        all
    }
}

impl Universe for Ginkgopolis {
    /// Places on a part of the endless grid that holds every city of a test.
    fn universe() -> Vec<ginkgopolis::Action> {
        use ginkgopolis::{Action, Card, Cell, Character, Tile, action::Good};
        let mut all = vec![Action::Done, Action::Redraw, Action::Alone, Action::Leave];
        all.extend(Character::all().map(Action::Keep));
        all.extend(Card::all().map(Action::Card));
        all.extend(Tile::all().map(Action::With));
        all.extend(Tile::all().map(Action::Return));
        all.extend([Good::Resource, Good::Tile].map(Action::Take));
        all.extend((0..13).map(Action::Shift));
        all.extend([i8::MIN, -3, 0, 3, i8::MAX].map(Action::Row));
        all.extend((-9..=9).flat_map(|y| (-9..=9).map(move |x| Action::Place(Cell::new(x, y)))));
        all.extend([i8::MIN, i8::MAX].map(|far| Action::Place(Cell::new(far, far))));
        all
    }
}
