//! Games in which two people choose a row and a column in secret, for testing
//! the search: the engine asks one after the other, but neither knows what the
//! other has chosen.

use ai::{Evaluate, Forecast, Plain, Weights};
use borsh::{BorshDeserialize, BorshSerialize};
use game_core::{
    Actions, ConfigError, Game, PositionError, Reason, Rng, RuleId, ScoreSheet, Seat, Sink, Tallies, Tally,
    Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// Points by row and column: 1 for the seat that chose the row, -1 for the one that chose the
/// column, 0 for nobody.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Payoffs(pub Vec<Vec<i8>>);

pub struct Matrix(Payoffs);

/// Choice of each seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Chosen(pub [Option<u8>; 2]);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NotThere;

impl std::fmt::Display for NotThere {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no such line")
    }
}

impl Reason for NotThere {
    fn rule(self) -> RuleId {
        RuleId("MATRIX-1")
    }
}

impl Matrix {
    fn lines(&self, seat: usize) -> u8 {
        (if seat == 0 { self.0.0.len() } else { self.0.0[0].len() }) as u8
    }

    fn asked(state: &Chosen) -> Option<usize> {
        state.0.iter().position(Option::is_none)
    }
}

impl Game for Matrix {
    const ID: &'static str = "matrix";
    const RULES_VERSION: u16 = 1;
    type Config = Payoffs;
    type State = Chosen;
    type Action = u8;
    type Event = u8;
    type Prompt = ();
    type View = Chosen;
    type Reason = NotThere;
    type Flaw = String;
    type Position = Chosen;

    fn new(config: &Payoffs) -> Result<Self, ConfigError> {
        Ok(Matrix(config.clone()))
    }

    fn config(&self) -> &Payoffs {
        &self.0
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, _seed: u64, _log: &mut impl Sink<u8>) -> Chosen {
        Chosen::default()
    }

    fn turn(&self, state: &Chosen) -> Turn<()> {
        let asked = Matrix::asked(state);
        asked.map_or(Turn::Over, |seat| Turn::Choose { seat: Seat(seat as u8), prompt: () })
    }

    fn legal(&self, state: &Chosen, out: &mut Actions<u8>) {
        out.extend(Matrix::asked(state).into_iter().flat_map(|seat| 0..self.lines(seat)));
    }

    fn apply(&self, state: &mut Chosen, action: u8, log: &mut impl Sink<u8>) {
        let seat = Matrix::asked(state).expect("somebody has to choose");
        state.0[seat] = Some(action);
        log.emit(|| action);
    }

    fn why_not(&self, state: &Chosen, action: u8) -> Option<NotThere> {
        Matrix::asked(state).is_none_or(|seat| action >= self.lines(seat)).then_some(NotThere)
    }

    fn view(&self, state: &Chosen, viewer: Viewer) -> Chosen {
        let over = Matrix::asked(state).is_none();
        let shown =
            |seat: u8| state.0[usize::from(seat)].filter(|_| over || viewer == Viewer::Seat(Seat(seat)));
        Chosen([shown(0), shown(1)])
    }

    fn redact(&self, _event: &u8, _eye: Viewer) -> Option<u8> {
        None
    }

    fn reveals(&self, _event: &u8) -> bool {
        false
    }

    fn determinize_for(&self, state: &mut Chosen, viewer: Viewer, rng: &mut Rng) {
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            if state.0[seat.index()].is_some() {
                state.0[seat.index()] = Some(rng.below(self.lines(seat.index()).into()) as u8);
            }
        }
    }

    fn reopen(&self, state: &mut Chosen, seat: Seat) {
        state.0[1 - seat.index()] = None;
    }

    fn tallies(&self, state: &Chosen) -> Tallies {
        let payoff = match state.0 {
            [Some(row), Some(column)] => self.0.0[usize::from(row)][usize::from(column)],
            _ => 0,
        };
        [payoff, -payoff].map(|points| Tally { points: points.into(), tie_break: 0 }).into_iter().collect()
    }

    fn score(&self, _state: &Chosen) -> ScoreSheet {
        ScoreSheet { seats: Vec::new() }
    }

    fn position(&self, state: &Chosen) -> Chosen {
        state.clone()
    }

    fn from_position(position: &Chosen) -> Result<(Self, Chosen), PositionError> {
        Ok((Matrix(Payoffs::default()), position.clone()))
    }

    fn check(&self, _state: &Chosen) -> Result<(), String> {
        Ok(())
    }
}

/// Knows nothing but that choices are secret.
pub struct Discreet;

impl Evaluate<Matrix> for Discreet {
    fn forecast(&self, game: &Matrix, state: &Chosen, out: &mut Forecast) {
        Plain.forecast(game, state, out);
    }

    fn prior(&self, game: &Matrix, state: &Chosen, actions: &Actions<u8>, out: &mut Weights) {
        Evaluate::<Matrix>::prior(&Plain, game, state, actions, out);
    }

    fn is_secret(&self, (): &()) -> bool {
        true
    }

    fn is_quiet(&self, _game: &Matrix, state: &Chosen) -> bool {
        *state == Chosen::default()
    }
}
