//! A table to try rules on: lay out a position, play by name, look.
//!
//! Positions are read through the public JSON format, actions go through
//! `Game::play`, and everything is read back from positions, views, events
//! and score sheets: nothing here touches the inside of a state.

use sobremesa::core::{Actions, Eye, Game, PositionError, Reason as _, Refusal, Seat, Turn};
use sobremesa::games::puerto_rico::position::{Built, Crates, Land, Position, RoleCoins, Ship, Taken};
use sobremesa::games::puerto_rico::view::View;
use sobremesa::games::puerto_rico::{
    Action, Building, Config, Edition, Event, Good, Prompt, PuertoRico, Reason, Role, State, Tile,
};

/// A position being laid out. Seat 0 governs and has the first pick of
/// round 2; boards are empty until said otherwise.
#[derive(Clone)]
pub struct Layout {
    position: Position,
    /// What the last seat receives so that this much is left.
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
        let lands = tiles.iter().map(|&(tile, count, manned)| Land { tile, count, manned });
        self.position.seats[seat].tiles.extend(lands);
        self
    }

    /// Buildings of a seat with their workers.
    pub fn built(mut self, seat: usize, buildings: &[(Building, u8)]) -> Self {
        let built = buildings.iter().map(|&(building, workers)| Built { building, workers });
        self.position.seats[seat].buildings.extend(built);
        self
    }

    /// Buildings of a seat with one worker on each.
    pub fn town(self, seat: usize, buildings: &[Building]) -> Self {
        let manned: Vec<_> = buildings.iter().map(|&building| (building, 1)).collect();
        self.built(seat, &manned)
    }

    /// Buildings of a seat without workers.
    pub fn empty_town(self, seat: usize, buildings: &[Building]) -> Self {
        let empty: Vec<_> = buildings.iter().map(|&building| (building, 0)).collect();
        self.built(seat, &empty)
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

    /// The governor.
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

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    fn look(&self) -> View {
        let (game, state) = PuertoRico::from_position(&self.position).expect("a layout so far");
        game.view(&state, Eye::Public)
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
    pub fn refused(self) -> PositionError {
        PuertoRico::from_position(&self.position).expect_err("a position that cannot be")
    }

    /// Sits down at it.
    pub fn sit(self) -> Table {
        let json = serde_json::to_string(&self.position()).expect("positions serialise");
        let read: Position = serde_json::from_str(&json).expect("positions parse");
        let (game, state) =
            PuertoRico::from_position(&read).unwrap_or_else(|error| panic!("{error}\n{json}"));
        Table { game, state, events: Vec::new() }
    }

    /// Sits down, and the seat on turn takes a role tile.
    pub fn role(self, role: Role) -> Table {
        let mut table = self.sit();
        table.play(Action::Role(role));
        table
    }
}

/// A game being played.
#[derive(Clone)]
pub struct Table {
    game: PuertoRico,
    state: State,
    events: Vec<Event>,
}

/// A new game of an edition in which seat 0 begins.
pub fn new_game(edition: Edition, players: u8) -> Table {
    opened(Config { edition, players, first: Some(Seat(0)), ..Config::default() }, 1897)
}

/// A new game of a configuration.
pub fn opened(config: Config, seed: u64) -> Table {
    let game = PuertoRico::new(&config).expect("a legal configuration");
    let mut events = Vec::new();
    let state = game.setup(seed, &mut events);
    Table { game, state, events }
}

impl Table {
    fn go(&mut self, action: Action) {
        let played = self.game.play(&mut self.state, action, &mut self.events);
        played.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}; legal are {:?}", self.legal()));
        self.game.check(&self.state).unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
    }

    /// Plays actions that must be legal. Afterwards [`Table::events`] are
    /// those of these actions.
    pub fn play_all(&mut self, actions: &[Action]) -> &mut Self {
        self.events.clear();
        actions.iter().for_each(|&action| self.go(action));
        self
    }

    /// Plays one action.
    pub fn play(&mut self, action: Action) -> &mut Self {
        self.play_all(&[action])
    }

    /// Plays the first legal action, which is to pass where that is possible,
    /// until `stop`. Its events come on top of those heard last.
    pub fn decline_until(&mut self, stop: impl Fn(&Table) -> bool) -> &mut Self {
        let mut heard = std::mem::take(&mut self.events);
        while !stop(self) {
            let action = *self.legal().first().expect("the game goes on");
            self.play(action);
            heard.append(&mut self.events);
        }
        self.events = heard;
        self
    }

    /// The same until a role is picked or the game is over.
    pub fn end_phase(&mut self) -> &mut Self {
        self.decline_until(|table| !matches!(table.asked(), Some((_, prompt)) if !is_pick(prompt)))
    }

    /// The same until the round is over.
    pub fn end_round(&mut self) -> &mut Self {
        let round = self.public().round;
        self.decline_until(|table| table.is_over() || table.public().round > round)
    }

    /// The legal actions.
    pub fn legal(&self) -> Vec<Action> {
        let mut out = Actions::new();
        self.game.legal(&self.state, &mut out);
        out.to_vec()
    }

    /// Whether an action is legal.
    pub fn can(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Why an action is refused; the rule that forbids it goes with it.
    pub fn refusal(&self, action: Action) -> (Reason, &'static str) {
        let mut then = self.state.clone();
        match self.game.play(&mut then, action, &mut Vec::new()) {
            Err(Refusal::Illegal(reason)) => (reason, reason.rule().0),
            other => panic!("{action:?} should be refused, but: {other:?}"),
        }
    }

    /// Who is asked what.
    pub fn asked(&self) -> Option<(u8, Prompt)> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Choose { seat, prompt } => Some((seat.0, prompt)),
        }
    }

    /// The seat that is asked.
    pub fn on_turn(&self) -> u8 {
        self.asked().expect("the game goes on").0
    }

    /// Whether the next thing is the pick of a role.
    pub fn is_picking(&self) -> bool {
        self.asked().is_some_and(|(_, prompt)| is_pick(prompt))
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.asked().is_none()
    }

    /// What happened in the last call of a `play` method (or in the setup).
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether something happened in the last call of a `play` method.
    pub fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    /// The position.
    pub fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, Eye::Seat(Seat(seat as u8)))
    }

    /// What somebody beside the table sees.
    pub fn public(&self) -> View {
        self.game.view(&self.state, Eye::Public)
    }

    /// The coins of a seat.
    pub fn coins(&self, seat: usize) -> u16 {
        self.public().seats[seat].coins
    }

    /// The victory points of a seat.
    pub fn vp(&self, seat: usize) -> u16 {
        self.view(seat).seats[seat].vp.expect("a seat sees its own points")
    }

    /// The crates of a seat, corn first.
    pub fn crates(&self, seat: usize) -> [u8; 5] {
        self.public().seats[seat].crates
    }

    /// Tiles of a kind of a seat, and how many of them are manned.
    pub fn land(&self, seat: usize, tile: Tile) -> (u8, u8) {
        let seat = &self.public().seats[seat];
        (seat.tiles[tile.index()], seat.manned[tile.index()])
    }

    /// Workers on a building of a seat; `None` if it is not there.
    pub fn on(&self, seat: usize, building: Building) -> Option<u8> {
        let buildings = &self.public().seats[seat].buildings;
        buildings.iter().find(|(other, _)| *other == building).map(|(_, workers)| *workers)
    }

    /// All workers of a seat.
    pub fn workers(&self, seat: usize) -> u8 {
        let seat = &self.public().seats[seat];
        let on_buildings: u8 = seat.buildings.iter().map(|(_, workers)| workers).sum();
        seat.idle + seat.manned.iter().sum::<u8>() + on_buildings
    }

    /// What a seat would pay now.
    pub fn price(&self, seat: usize, building: Building) -> u8 {
        self.view(seat).shop[building.index()].price
    }

    /// Points of a seat from one source of its score sheet; `None` if the
    /// sheet has no such line.
    pub fn points(&self, seat: usize, source: &str) -> Option<i16> {
        let sheet = self.game.score(&self.state);
        sheet.seats[seat].lines.iter().find(|line| line.source == source).map(|line| line.points)
    }

    /// All points of a seat.
    pub fn total(&self, seat: usize) -> i16 {
        self.game.score(&self.state).seats[seat].tally.points
    }

    /// The rank of a seat.
    pub fn rank(&self, seat: usize) -> u8 {
        self.game.score(&self.state).seats[seat].rank
    }
}

fn is_pick(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Role { .. })
}
