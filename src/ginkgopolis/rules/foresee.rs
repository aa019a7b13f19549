//! Forecasts of choices; see `game_core::consequence`. A card that is committed takes effect later: its
//! effects are told as if nobody acted before.

use super::construct::{Cost, Missing};
use super::{Ginkgopolis, flow, gain, redact, resolve, score, select, view};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Card, CardKind, Tile};
use crate::prompt::Prompt;
use crate::state::{Frame, State};
use crate::view::View;
use game_core::{Foresee, Foretold, Game, Seat, Sink, Turn, Viewer};

/// Gains and losses of a seat, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The score as it stands, districts and cards of the end included.
    pub score: i16,
    /// Points behind the screen.
    pub points: i16,
    /// Resources behind the screen.
    pub resources: i16,
    /// Resources in the reserve.
    pub reserve: i16,
    /// Tiles that are not in the city.
    pub tiles: i16,
    /// Cards in the tableau.
    pub cards: i16,
}

impl Foresee for Ginkgopolis {
    type Change = Change;

    fn foretell(&self, _before: &State, event: &Event, seat: Seat) -> Foretold<Event> {
        foretell(event, seat)
    }

    fn change(&self, before: &State, after: &State, seat: Seat) -> Change {
        let of = |state: &State| {
            let board = state.board(seat);
            Change {
                score: score::tallies(self, state)[seat.index()].points,
                points: board.points as i16,
                resources: board.resources.into(),
                reserve: board.reserve.into(),
                tiles: board.all_tiles().len().into(),
                cards: state.cards(seat).count() as i16,
            }
        };
        let (before, after) = (of(before), of(after));
        Change {
            score: after.score - before.score,
            points: after.points - before.points,
            resources: after.resources - before.resources,
            reserve: after.reserve - before.reserve,
            tiles: after.tiles - before.tiles,
            cards: after.cards - before.cards,
        }
    }

    fn try_out(&self, copy: &mut State, action: Action, log: &mut impl Sink<Event>) {
        let Turn::Choose { seat, .. } = self.turn(copy) else { return };
        match action {
            Action::Card(card) => select::choose(self, copy, seat, card, log),
            Action::Alone => select::commit(self, copy, seat, None, log),
            Action::With(tile) => select::commit(self, copy, seat, Some(tile), log),
            _ => return self.apply(copy, action, log),
        }
        if !matches!(copy.stack.top(), Some(Frame::Companion { .. })) {
            resolve_now(self, copy, seat, log);
        }
    }

    fn view_partway(&self, state: &State, viewer: Viewer, asked: Turn<Prompt>) -> View {
        view::view(self, state, viewer, asked)
    }
}

/// Resolves the committed card of `seat`. What somebody would be asked on the
/// way stays open, but for the last tile, which is taken.
fn resolve_now(game: &Ginkgopolis, copy: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    copy.stack.clear();
    copy.actor = seat;
    resolve::reveal(copy, log);
    while log.goes_on()
        && let Some(frame) = copy.stack.top()
    {
        if frame == Frame::LastTile {
            gain::take_last(game, copy, log);
        } else if flow::asks(game, copy, frame, log) {
            copy.stack.pop();
        }
    }
}

fn foretell(event: &Event, seat: Seat) -> Foretold<Event> {
    let mut told = redact::redact(event, Viewer::Seat(seat));
    match &mut told {
        // What others have chosen in secret, and what they hide.
        Event::Characters { seat: other, .. }
        | Event::Revealed { seat: other, .. }
        | Event::TilesReturned { seat: other, .. }
            if *other != seat =>
        {
            return Foretold::Uncertain;
        }
        Event::AllCommitted { .. }
        | Event::HalSwapped { .. }
        | Event::HalTile { .. }
        | Event::Weighed { .. }
        | Event::HalStuck { .. } => return Foretold::Uncertain,
        Event::Drew { cards, .. } => cards.clear(),
        Event::Gained { tiles, .. } => tiles.clear(),
        Event::Rebuilt { laid_aside, .. } => laid_aside.clear(),
        Event::Characters { .. }
        | Event::Revealed { .. }
        | Event::TilesReturned { .. }
        | Event::CharacterKept { .. }
        | Event::PacketsPassed
        | Event::RoundStarted { .. }
        | Event::HalDrew
        | Event::Redrew { .. }
        | Event::Committed { .. }
        | Event::Fallback { .. }
        | Event::TileLeft { .. }
        | Event::Lost { .. }
        | Event::Urbanized { .. }
        | Event::Constructed { .. }
        | Event::MarkerPlaced { .. }
        | Event::Shifted { .. }
        | Event::CardDiscarded { .. }
        | Event::CardKept { .. }
        | Event::Exhausted { .. }
        | Event::SupplyRenewed { .. }
        | Event::Unused { .. }
        | Event::HandsPassed { .. }
        | Event::LastRound { .. }
        | Event::GameEnded => {}
    }
    Foretold::Certain(told)
}

impl Missing {
    /// Returns the shortfall of `seat`, as it is seen, for playing `card` with `tile`; `None` if
    /// the card's place is not in the city or the screen is shut.
    pub fn of(view: &View, seat: Seat, card: Card, tile: Tile) -> Option<Missing> {
        let board = &view.seats[seat.index()];
        let resources = board.resources?;
        let CardKind::Building(over) = card.kind() else {
            return Some(Missing::for_lot(resources));
        };
        let below = view.city.iter().find(|building| building.tile == over)?;
        let back = if below.owner == Some(seat) { below.height } else { 0 };
        Some(Cost::of(over, below.height, tile).missing(resources + back, board.points?))
    }
}
