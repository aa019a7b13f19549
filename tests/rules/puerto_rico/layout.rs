//! Laying out positions to try rules on. They are read through the public
//! JSON format: nothing here touches the inside of a state.

use game_core::{Game, PositionError, Seat, Viewer};
use puerto_rico::data::buildings::Origin;
use puerto_rico::data::puertoma::{Ability, TieCard};
use puerto_rico::position::{
    ActionBoard, Built, Crates, Land, Position, PuertomaPosition, RoleCoins, Ship, Taken,
};
use puerto_rico::view::View;
use puerto_rico::{Action, Building, Config, Edition, Flaw, Good, Options, Prompt, PuertoRico, Role, Tile};

use super::printed::{self, Printed};
use super::table::{Table, opened};

/// A position being laid out. Seat 0 governs and has the first pick of
/// round 2; boards are empty until said otherwise.
#[derive(Clone)]
pub struct Layout {
    position: Position,
    /// Pieces that the last seat receives so that this much is left.
    left: Left,
}

#[derive(Clone, Default)]
struct Left {
    workers: Option<u8>,
    vp: Option<u16>,
    crates: [Option<u8>; 5],
}

/// Begins a layout of the 1897 edition for `players`.
pub fn layout(players: u8) -> Layout {
    laid(Edition::Y1897, players)
}

/// Begins a layout of the classic edition for `players`.
pub fn classic(players: u8) -> Layout {
    laid(Edition::Classic, players)
}

/// The same layout in both editions.
pub fn both(players: u8) -> [Layout; 2] {
    [layout(players), classic(players)]
}

/// Begins a layout with New Buildings, for which these have been drafted and
/// others besides.
pub fn new_buildings(players: u8, wanted: &[Building]) -> Layout {
    drafted(players, Options { exp1: true, ..Options::default() }, wanted)
}

/// The same with Citizens.
pub fn citizens(players: u8, wanted: &[Building]) -> Layout {
    drafted(players, Options { exp2: true, ..Options::default() }, wanted)
}

/// The same with New Buildings and Citizens.
pub fn both_modules(players: u8, wanted: &[Building]) -> Layout {
    drafted(players, Options { exp1: true, exp2: true, ..Options::default() }, wanted)
}

/// The same without an expansion, with Puertomas in the last seats.
pub fn puertomas(players: u8, puertomas: u8) -> Layout {
    layout(players).with(|position| position.config.options.puertomas = puertomas)
}

fn drafted(players: u8, options: Options, wanted: &[Building]) -> Layout {
    let mut draft = opened(Config { players, options, ..Config::default() }, 1);
    for &building in wanted {
        draft.play(Action::Draft(building));
    }
    draft.decline_until(|table| !matches!(table.asked(), Some((_, Prompt::Draft))));
    let drafted = draft.position().drafted;
    layout(players).with(|position| {
        position.config.options = options;
        position.drafted = drafted;
    })
}

fn laid(edition: Edition, players: u8) -> Layout {
    let seats = vec![serde_json::json!({}); players as usize];
    let config = serde_json::json!({"edition": edition, "players": players});
    let position = serde_json::json!({"config": config, "round": 2, "seats": seats});
    let position = serde_json::from_value(position).expect("a plain layout");
    Layout { position, left: Left::default() }
}

impl Layout {
    /// Coins of a seat.
    pub fn coins(mut self, seat: usize, coins: u16) -> Self {
        self.position.seats[seat].coins = coins;
        self
    }

    /// Victory points of a seat.
    pub fn vp(mut self, seat: usize, vp: u16) -> Self {
        self.position.seats[seat].vp = vp;
        self
    }

    /// Crates of a seat, corn first.
    pub fn crates(mut self, seat: usize, crates: [u8; 5]) -> Self {
        self.position.seats[seat].crates = Crates::from(crates);
        self
    }

    /// Countryside tiles of a seat: kind, count, manned.
    pub fn land(mut self, seat: usize, tiles: &[(Tile, u8, u8)]) -> Self {
        let lands = tiles.iter().map(|&(tile, count, manned)| Land { tile, count, manned, citizens: 0 });
        self.position.seats[seat].tiles.extend(lands);
        self
    }

    /// Buildings of a seat with their workers.
    pub fn built(mut self, seat: usize, buildings: &[(Building, u8)]) -> Self {
        let built = buildings.iter().map(|&(building, workers)| Built { building, workers, citizens: 0 });
        self.position.seats[seat].buildings.extend(built);
        self
    }

    /// Buildings of a seat with one worker on each.
    pub fn town(self, seat: usize, buildings: &[Building]) -> Self {
        let manned: Vec<_> = buildings.iter().map(|&building| (building, 1)).collect();
        self.built(seat, &manned)
    }

    /// Buildings of a seat with one citizen on each.
    pub fn citizen_town(mut self, seat: usize, buildings: &[Building]) -> Self {
        let built = buildings.iter().map(|&building| Built { building, workers: 0, citizens: 1 });
        self.position.seats[seat].buildings.extend(built);
        self
    }

    /// Countryside tiles of a seat with a citizen on each: kind, count.
    pub fn citizen_land(mut self, seat: usize, tiles: &[(Tile, u8)]) -> Self {
        let lands = tiles.iter().map(|&(tile, count)| Land { tile, count, manned: count, citizens: count });
        self.position.seats[seat].tiles.extend(lands);
        self
    }

    /// Citizens on the portrait of a seat.
    pub fn idle_citizens(mut self, seat: usize, citizens: u8) -> Self {
        self.position.seats[seat].idle_citizens = citizens;
        self
    }

    /// Workers and citizens on the Work Register.
    pub fn register_of(mut self, workers: u8, citizens: u8) -> Self {
        self.position.register = Some(workers);
        self.position.register_citizens = citizens;
        self
    }

    /// Buildings of a seat without workers.
    pub fn empty_town(self, seat: usize, buildings: &[Building]) -> Self {
        let empty: Vec<_> = buildings.iter().map(|&building| (building, 0)).collect();
        self.built(seat, &empty)
    }

    /// Forests of a seat, by what is printed on them.
    pub fn forests(mut self, seat: usize, tiles: &[Tile]) -> Self {
        self.position.seats[seat].forests = tiles.to_vec();
        self
    }

    /// Workers on the portrait of a seat.
    pub fn idle(mut self, seat: usize, workers: u8) -> Self {
        self.position.seats[seat].idle = workers;
        self
    }

    /// Crates on the cargo ships, from the smallest on.
    pub fn ships(mut self, ships: &[Option<(Good, u8)>]) -> Self {
        let sizes = self.look().ships.into_iter().map(|ship| ship.size);
        let laden = sizes.zip(ships).map(|(size, load)| Ship {
            size,
            good: load.map(|(good, _)| good),
            crates: load.map_or(0, |(_, crates)| crates),
        });
        self.position.ships = laden.collect();
        self
    }

    /// Crates in the Trading House.
    pub fn house(mut self, goods: &[Good]) -> Self {
        self.position.house = goods.to_vec();
        self
    }

    /// Face-up plantations.
    pub fn market(mut self, tiles: &[Tile]) -> Self {
        self.position.market = tiles.to_vec();
        self
    }

    /// The plantations that will be drawn next, in that order.
    pub fn bag(mut self, tiles: &[Tile]) -> Self {
        self.position.bag = tiles.to_vec();
        self
    }

    /// All other plantations are discarded: the bag holds what [`Layout::bag`]
    /// said and no more.
    pub fn only_bag(mut self) -> Self {
        let wanted = self.position.bag.clone();
        let (game, state) =
            PuertoRico::from_position(&self.position).expect("a layout before its bag is emptied");
        let filled = game.position(&state).bag;
        self.position.discards.extend_from_slice(&filled[wanted.len()..]);
        self
    }

    /// Workers on the Work Register.
    pub fn register(mut self, workers: u8) -> Self {
        self.position.register = Some(workers);
        self
    }

    /// Workers in the supply; all others are idle with the last seat.
    pub fn supply(mut self, workers: u8) -> Self {
        self.left.workers = Some(workers);
        self
    }

    /// Crates of a good in the supply; all others are with the last seat.
    pub fn stock(mut self, good: Good, crates: u8) -> Self {
        self.left.crates[good.index()] = Some(crates);
        self
    }

    /// Victory points in the supply; all others are with the last seat.
    pub fn vp_left(mut self, points: u16) -> Self {
        self.left.vp = Some(points);
        self
    }

    /// Coins on a role tile.
    pub fn role_coins(mut self, role: Role, coins: u8) -> Self {
        self.position.role_coins.push(RoleCoins { role, coins });
        self
    }

    /// Role tiles already taken in this round, in the order of the picks.
    pub fn taken(mut self, roles: &[(Role, u8)]) -> Self {
        self.position.taken = roles.iter().map(|&(role, by)| Taken { role, by: Seat(by) }).collect();
        self
    }

    pub fn governor(mut self, seat: u8) -> Self {
        self.position.governor = Seat(seat);
        self
    }

    /// Bonuses are asked for.
    pub fn ask(mut self) -> Self {
        self.position.config.options.ask_bonuses = true;
        self
    }

    /// This round is the last.
    pub fn last_round(mut self) -> Self {
        self.position.last_round = true;
        self
    }

    /// The role on which the action marker of the Puertomas stands.
    pub fn action_marker(mut self, role: Role) -> Self {
        self.board().marker = role;
        self
    }

    /// The numbers of the tie-break cards that will be drawn next.
    pub fn tie_cards(mut self, numbers: &[u8]) -> Self {
        let card = |number: &u8| TieCard::try_from(*number).expect("a card from 1 to 8");
        self.board().cards = numbers.iter().map(card).collect();
        self
    }

    fn board(&mut self) -> &mut ActionBoard {
        self.position.action_board.get_or_insert_default()
    }

    /// A Puertoma has these abilities, which work; the buildings that unlocked
    /// them must lie on its board.
    pub fn able(self, seat: usize, abilities: &[Ability]) -> Self {
        let of_level = |level| abilities.iter().copied().find(|ability| ability.level() == level);
        let first = |level| Ability::of_level(level)[0];
        self.puertoma(seat, |puertoma| {
            puertoma.abilities = (1..=4).map(|level| of_level(level).unwrap_or(first(level))).collect();
            puertoma.working = (1..=4).filter(|&level| of_level(level).is_some()).collect();
        })
    }

    /// The expanded building on which the marker of a Puertoma lies.
    pub fn reserved(self, seat: usize, building: Building) -> Self {
        self.puertoma(seat, |puertoma| puertoma.reserved = Some(building))
    }

    /// Anything else that a Puertoma has.
    pub fn puertoma(mut self, seat: usize, change: impl FnOnce(&mut PuertomaPosition)) -> Self {
        change(self.position.seats[seat].puertoma.get_or_insert_default());
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    fn look(&self) -> View {
        let (game, state) = PuertoRico::from_position(&self.position).expect("a layout so far");
        game.view(&state, Viewer::Public)
    }

    /// The position, with what is not to be left in the supplies handed to
    /// the last seat.
    fn position(mut self) -> Position {
        let Left { workers, vp, crates } = self.left;
        if workers.is_none() && vp.is_none() && crates == [None; 5] {
            return self.position;
        }
        let view = self.look();
        let last = self.position.seats.last_mut().expect("somebody plays");
        last.idle += workers.map_or(0, |left| view.workers - left);
        last.vp += vp.map_or(0, |left| view.vp - left);
        let mut owned: [u8; 5] = last.crates.into();
        for (good, left) in crates.into_iter().enumerate() {
            owned[good] += left.map_or(0, |left| view.crates[good] - left);
        }
        last.crates = owned.into();
        self.position
    }

    /// Why nobody can sit down at it.
    pub fn refused(self) -> PositionError<Flaw> {
        PuertoRico::from_position(&self.position).expect_err("a position that cannot be")
    }

    /// Sits down at it.
    pub fn sit(self) -> Table {
        let json = serde_json::to_string(&self.position()).expect("positions serialise");
        let read: Position = serde_json::from_str(&json).expect("positions parse");
        Table::at(&read)
    }

    /// Sits down, and the seat on turn takes a role tile.
    pub fn role(self, role: Role) -> Table {
        let mut table = self.sit();
        table.play(Action::Role(role));
        table
    }
}

/// The buildings that a draft is about with these expansions, by cost and then in canonical order.
pub fn drafted_from(expansions: &[Origin]) -> Vec<Printed> {
    let mut all = printed::buildings().to_vec();
    all.retain(|printed| !printed.makes_goods());
    all.retain(|printed| printed.origin == Origin::Base || expansions.contains(&printed.origin));
    all.sort_by_key(|printed| (printed.cost, printed.number));
    all
}
