//! Prior of each action: its change in the features of a position, by the weights that judge
//! positions.

use super::board_counts::{ActionYield, BoardCounts};
use super::eval_context::EvalContext;
use super::features::{BANDS, ENGINE, NUMBERS, PAIRS, POINTS, RESOURCES, TILES, engine};
use super::stages::Row;
use super::{plays, returns};
use crate::action::Good;
use crate::state::Board;
use crate::{Action, Cell, Character, Ginkgopolis, Item, Prompt, State, UNUSED_REDRAW};
use ai::eval::Weights;
use game_core::score::rank;
use game_core::{Actions, Game, Seat, Turn};

/// Points that make an action e times as likely.
const TEMPER_CARD: f32 = 1.2;
const TEMPER_TILE: f32 = 1.0;
const TEMPER_DETAIL: f32 = 0.3;
/// Points by which the best card of a new hand is expected to beat the mean of the present hand.
const REDRAW_HOPE: f32 = 2.0;
/// Points for ending the game while in the lead.
const END_GAIN: f32 = 5.0;
/// The part of a rival's gain that counts against an action, at tables of two
/// to five: among many, hurting one helps all others as well.
const ENVY: [f32; 4] = [1.0, 0.6, 0.45, 0.35];

/// A seat's look at a position through one row of weights.
pub(super) struct PolicyContext<'a> {
    pub scene: &'a EvalContext<'a>,
    pub row: &'a Row,
    pub seat: Seat,
    pub census: BoardCounts,
    /// The part of a rival's gain that counts against an action.
    pub envy: f32,
    /// Worth of the resources and tiles behind the screen.
    held: f32,
}

impl<'a> PolicyContext<'a> {
    pub fn of(scene: &'a EvalContext<'a>, row: &'a Row, seat: Seat) -> Self {
        let envy = ENVY[usize::from(scene.game.seats() - 2)];
        let mut sight =
            PolicyContext { scene, row, seat, census: BoardCounts::of(scene.state, seat), envy, held: 0.0 };
        let board = sight.board();
        sight.held = sight.means(board.resources.into(), board.tiles.len().into());
        sight
    }

    pub fn state(&self) -> &'a State {
        self.scene.state
    }

    pub fn board(&self) -> &'a Board {
        self.scene.state.board(self.seat)
    }

    /// Worth of resources and tiles together, without the tiles' numbers.
    pub fn means(&self, resources: i16, tiles: i16) -> f32 {
        pile(&self.row[RESOURCES..], resources)
            + pile(&self.row[TILES..], tiles)
            + self.row[PAIRS] * f32::from(resources.min(tiles))
    }

    /// Worth of one more resource to a seat that has `held`.
    pub fn one_resource(&self, held: u8) -> f32 {
        let held = i16::from(held);
        pile(&self.row[RESOURCES..], held + 1) - pile(&self.row[RESOURCES..], held)
    }

    /// Worth of getting `haul`, or of losing it. Pieces that the reserve and the supply do not hold
    /// count nothing.
    pub fn worth(&self, haul: ActionYield) -> f32 {
        let board = self.board();
        let (resources, tiles) = (i16::from(board.resources), i16::from(board.tiles.len()));
        let more = haul.resources.min(board.reserve.into());
        let drawn = haul.tiles.min(self.state().supply_left().into());
        let numbers = 0.5 * self.row[NUMBERS] * f32::from(drawn.max(0));
        self.means(resources + more, tiles + drawn) - self.held
            + numbers
            + self.row[POINTS] * f32::from(haul.points)
    }

    /// The floors around a cell.
    pub fn floors_around(&self, cell: Cell) -> u8 {
        let city = self.state().city();
        self.scene.around(cell).into_iter().flatten().map(|near| city.height(near)).sum()
    }
}

/// Worth of a number of pieces that are weighed in bands.
fn pile(weights: &[f32], count: i16) -> f32 {
    let mut left = f32::from(count);
    let mut sum = 0.0;
    for (weight, width) in weights.iter().zip(BANDS) {
        if left <= 0.0 {
            break;
        }
        sum += weight * left.min(width);
        left -= width;
    }
    sum
}

/// Fills `out` with a weight per action.
pub(super) fn weigh(
    game: &Ginkgopolis,
    state: &State,
    scene: &EvalContext,
    row: &Row,
    actions: &Actions<Action>,
    out: &mut Weights,
) {
    out.clear();
    let Turn::Choose { seat, prompt } = game.turn(state) else { return };
    let sight = PolicyContext::of(scene, row, seat);
    let temper = match prompt {
        Prompt::Card => TEMPER_CARD,
        Prompt::Tile => TEMPER_TILE,
        _ => TEMPER_DETAIL,
    };
    gains(&sight, prompt, actions, out);
    let best = out.iter().copied().fold(f32::MIN, f32::max);
    for gain in out.iter_mut() {
        *gain = libm::expf((*gain - best).max(-20.0 * temper) / temper);
    }
}

/// Gain of each action, in points; only differences matter.
fn gains(sight: &PolicyContext, prompt: Prompt, actions: &Actions<Action>, out: &mut Weights) {
    match prompt {
        Prompt::Card => card_gains(sight, actions, out),
        Prompt::Tile => tile_gains(sight, actions, out),
        Prompt::Draft { .. } => each(actions, out, |action| match action {
            Action::Keep(character) => character_gain(sight, character),
            _ => 0.0,
        }),
        Prompt::Goods => each(actions, out, |action| match action {
            Action::Take(Good::Resource) => {
                sight.worth(ActionYield { resources: 1, ..ActionYield::default() })
            }
            Action::Take(Good::Tile) => sight.worth(ActionYield { tiles: 1, ..ActionYield::default() }),
            _ => 0.0,
        }),
        Prompt::LastTile { ends } => {
            let taken = sight.worth(ActionYield { tiles: 1, ..ActionYield::default() });
            let end = if ends { end_gain(sight) } else { 0.0 };
            each(actions, out, |action| if action == Action::Leave { 0.0 } else { taken + end });
        }
        Prompt::Return => {
            let given = returns::given(sight);
            each(actions, out, |action| match action {
                Action::Return(tile) if given.has(tile) => {
                    1.0 + f32::from(u8::from(given.iter().next() == Some(tile)))
                }
                Action::Done => 0.5,
                _ => 0.0,
            });
        }
        // Who will hold the card next is open; the displaced order as listed
        // is as good as any.
        Prompt::Shift { .. } => each(actions, out, |_| 0.0),
        Prompt::Place { .. } => each(actions, out, |action| match action {
            Action::Place(cell) => -0.02 * f32::from(sight.floors_around(cell)),
            _ => 0.0,
        }),
    }
}

/// Worth of ending the game with this round: positive for the leader.
fn end_gain(sight: &PolicyContext) -> f32 {
    let tallies = sight.scene.game.tallies(sight.state());
    if rank(&tallies, sight.seat) == 1 { END_GAIN } else { -END_GAIN }
}

fn each(actions: &Actions<Action>, out: &mut Weights, gain: impl Fn(Action) -> f32) {
    out.extend(actions.iter().map(|&action| gain(action)));
}

/// A card is as good as the best play with it.
fn card_gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    let tiles = sight.board().tiles;
    let mut sum = 0.0;
    for &action in actions {
        let Action::Card(card) = action else {
            out.push(0.0);
            continue;
        };
        let play = plays::Play::of(sight, card);
        let best = tiles.iter().map(|tile| play.with(tile)).fold(play.alone(), f32::max);
        sum += best;
        out.push(best);
    }
    if actions.first() == Some(&Action::Redraw) {
        let mean = sum / (actions.len() - 1).max(1) as f32;
        out[0] = mean + REDRAW_HOPE - f32::from(UNUSED_REDRAW) * sight.row[POINTS];
    }
}

fn tile_gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    let card = sight.board().hand.picked().expect("invariant: the card is chosen");
    let play = plays::Play::of(sight, card);
    each(actions, out, |action| match action {
        Action::With(tile) => play.with(tile),
        _ => play.alone(),
    });
}

fn character_gain(sight: &PolicyContext, character: Character) -> f32 {
    let def = character.def();
    let item = def.colour.item();
    let start =
        ActionYield { resources: def.resources.into(), tiles: def.tiles.into(), points: def.points.into() };
    sight.worth(start) + sight.row[engine(def.trigger, item)]
}

/// Worth of a printed haul at a trigger in a tableau.
pub(super) fn engine_gain(row: &Row, trigger: usize, haul: ActionYield) -> f32 {
    let at = |item: Item| row[ENGINE + trigger * 3 + item as usize];
    at(Item::Resource) * f32::from(haul.resources)
        + at(Item::Tile) * f32::from(haul.tiles)
        + at(Item::Point) * f32::from(haul.points)
}
