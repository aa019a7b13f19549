//! A table to try rules on: play by name, look. Actions go through
//! `Game::play`, and everything is read back from positions, views, events
//! and score sheets: nothing here touches the inside of a state.

use sobremesa::core::{Actions, ConsequencesOf, Foresee, Game, Reason as _, Refusal, Seat, Turn, Viewer};
use sobremesa::games::puerto_rico::position::Position;
use sobremesa::games::puerto_rico::view::View;
use sobremesa::games::puerto_rico::{
    Action, Building, Config, Edition, Event, Prompt, PuertoRico, Reason, State, Tile,
};

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
    Table::of(game, state, events)
}

impl Table {
    /// A game at hand.
    pub fn of(game: PuertoRico, state: State, events: Vec<Event>) -> Self {
        Table { game, state, events }
    }

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

    /// What is said beforehand to come of actions that the seat on turn makes.
    pub fn foretold(&self, actions: &[Action]) -> Option<ConsequencesOf<PuertoRico>> {
        self.game.consequences(&self.state, actions)
    }

    /// The same of an action that must be legal.
    pub fn consequences(&self, action: Action) -> ConsequencesOf<PuertoRico> {
        self.foretold(&[action]).expect("a legal action")
    }

    /// The position.
    pub fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat as u8)))
    }

    /// What somebody beside the table sees.
    pub fn public(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
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
        self.view(seat).offer(building).expect("in this game").price
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
