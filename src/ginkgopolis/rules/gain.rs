//! Gaining items (section 6.2) and what gives them: buildings (`GK-EXP-02`,
//! `GK-URB-05`) and the effects of tableaux (section 6.10).
//!
//! Tiles may run out in the middle of a gain. A frame therefore notes what is
//! done with before any tile is taken, and goes on from there. What a building
//! yields may be left where that can matter, at the last tile (`GK-GAIN-06`).

use arrayvec::ArrayVec;

use super::{Ginkgopolis, supply};
use crate::data::cards;
use crate::event::{Event, Source};
use crate::ids::{Card, CardKind, Character, Item, Tile, Trigger};
use crate::sets::TileSet;
use crate::state::{Frame, MAX_POINTS, State};
use crate::view::SeatView;
use game_core::{Seat, Sink};

/// Cards with one trigger in one tableau: 9 building cards, 3 characters.
const MATCHING: usize = 12;

/// Moves resources from the reserve behind the screen (`GK-GAIN-01`).
pub(super) fn resources(state: &mut State, seat: Seat, count: u8, from: Source, log: &mut impl Sink<Event>) {
    let board = state.board_mut(seat);
    let gained = count.min(board.reserve);
    board.reserve -= gained;
    board.resources += gained;
    tell(seat, Item::Resource, gained, count, from, log);
}

/// Gives points from the unlimited bank (`GK-GAIN-03`).
pub(super) fn points(state: &mut State, seat: Seat, count: u8, from: Source, log: &mut impl Sink<Event>) {
    let board = state.board_mut(seat);
    board.points = (board.points + u16::from(count)).min(MAX_POINTS);
    tell(seat, Item::Point, count, count, from, log);
}

/// Takes tiles from the supply, as far as there are any; with the last one
/// the supply is exhausted (`GK-GAIN-02`). That may put a question on top of
/// the stack: what goes on afterwards must be noted there before.
pub(super) fn tiles(
    game: &Ginkgopolis,
    state: &mut State,
    seat: Seat,
    count: u8,
    from: Source,
    log: &mut impl Sink<Event>,
) {
    let taken = count.min(state.supply.len());
    if taken == 0 {
        return tell(seat, Item::Tile, 0, count, from, log);
    }
    let mut gained = TileSet::EMPTY;
    for _ in 0..taken {
        gained.insert(state.supply.pop().expect("invariant: counted before"));
    }
    let board = state.board_mut(seat);
    board.tiles = board.tiles.or(gained);
    log.emit(|| Event::Gained { seat, item: Item::Tile, count: taken, from, tiles: gained.iter().collect() });
    if state.supply.is_empty() {
        supply::exhaust(game, state, log);
    }
}

fn tell(seat: Seat, item: Item, gained: u8, due: u8, from: Source, log: &mut impl Sink<Event>) {
    if gained > 0 {
        log.emit(|| Event::Gained { seat, item, count: gained, from, tiles: Vec::new() });
    }
    if due > gained {
        log.emit(|| Event::Lost { seat, item, count: due - gained, from });
    }
}

/// Gives what is due of one kind, as much as can be given without a question;
/// `note` puts into the frame how much is done with.
fn give(
    game: &Ginkgopolis,
    state: &mut State,
    (item, due): (Item, u8),
    from: Source,
    note: impl FnOnce(u8) -> Frame,
    log: &mut impl Sink<Event>,
) {
    let seat = state.actor;
    let done = match state.supply.len() {
        // What an empty supply cannot give is lost, not owed.
        0 => due,
        left if item == Item::Tile => due.min(left),
        _ => due,
    };
    state.stack.replace(note(done));
    match item {
        Item::Resource => resources(state, seat, done, from, log),
        Item::Point => points(state, seat, done, from, log),
        Item::Tile => tiles(game, state, seat, done, from, log),
    }
}

/// The same for what a building yields: before the last tile of the supply the
/// seat is asked, if that tile makes a difference to anybody.
fn give_yield(
    game: &Ginkgopolis,
    state: &mut State,
    (top, given): (Tile, u8),
    note: impl Fn(u8) -> Frame,
    log: &mut impl Sink<Event>,
) {
    let (item, due) = (top.colour().item(), state.city.height(top) - given);
    let left = state.supply.len();
    if item != Item::Tile || left == 0 || due < left || !supply::last_matters(game, state) {
        return give(game, state, (item, due), Source::Building(top), note, log);
    }
    if left > 1 {
        return give(game, state, (item, left - 1), Source::Building(top), note, log);
    }
    state.stack.replace(note(1));
    state.stack.push(Frame::LastTile);
}

/// The building about whose yield the seat is asked.
pub(super) fn yielding(state: &State, frame: Frame) -> Option<Tile> {
    match frame {
        Frame::Exploit { tile, .. } => Some(tile),
        Frame::Adjacent { tile, side, .. } => {
            state.city.around(state.city.cell(tile)).get(usize::from(side)).copied().flatten()
        }
        _ => None,
    }
}

/// Ends the question about the last tile; the building that yields it, whose
/// frame is on top then.
fn end_question(state: &mut State) -> Tile {
    state.stack.pop();
    let below = state.stack.top().and_then(|frame| yielding(state, frame));
    below.expect("invariant: a building yields the last tile")
}

/// Takes the last tile of the supply.
pub(super) fn take_last(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let top = end_question(state);
    tiles(game, state, state.actor, 1, Source::Building(top), log);
}

/// Leaves it, with all that the building would still yield.
pub(super) fn leave_last(state: &mut State, log: &mut impl Sink<Event>) {
    let top = end_question(state);
    let height = state.city.height(top);
    let done = match state.stack.top() {
        Some(Frame::Exploit { tile, .. }) => Frame::Exploit { tile, given: height },
        Some(Frame::Adjacent { tile, side, .. }) => Frame::Adjacent { tile, side, given: height },
        _ => unreachable!("invariant: a building yields the last tile"),
    };
    state.stack.replace(done);
    log.emit(|| Event::TileLeft { seat: state.actor, from: Source::Building(top) });
}

/// The building of a card alone yields one item per floor (`GK-EXP-02`).
pub(super) fn exploit(
    game: &Ginkgopolis,
    state: &mut State,
    tile: Tile,
    given: u8,
    log: &mut impl Sink<Event>,
) {
    if state.city.height(tile) == given {
        return state.stack.pop();
    }
    give_yield(game, state, (tile, given), |done| Frame::Exploit { tile, given: given + done }, log);
}

/// The buildings around a new one yield, side by side (`GK-URB-05`).
pub(super) fn adjacent(
    game: &Ginkgopolis,
    state: &mut State,
    tile: Tile,
    (side, given): (u8, u8),
    log: &mut impl Sink<Event>,
) {
    let around = state.city.around(state.city.cell(tile));
    let Some(&near) = around.get(side as usize) else { return state.stack.pop() };
    let Some(near) = near.filter(|&near| state.city.height(near) > given) else {
        return state.stack.replace(Frame::Adjacent { tile, side: side + 1, given: 0 });
    };
    give_yield(game, state, (near, given), |done| Frame::Adjacent { tile, side, given: given + done }, log);
}

/// The cards in the tableau of `seat` with a trigger, in the order in which
/// they came: characters by number, then building cards (`GK-EFF-01`).
fn givers(state: &State, seat: Seat, trigger: Trigger) -> ArrayVec<(Source, &'static [Item]), MATCHING> {
    working(state.board(seat).characters.iter(), state.tableaux.of(seat), trigger).collect()
}

/// The cards of a tableau that work with a trigger, and the items of each.
fn working(
    characters: impl Iterator<Item = Character>,
    kept: impl Iterator<Item = Tile>,
    trigger: Trigger,
) -> impl Iterator<Item = (Source, &'static [Item])> {
    let characters = characters
        .filter(move |character| character.def().trigger == trigger)
        .map(|character| (Source::Character(character), cards::items_of(character.def().colour)));
    let kept = kept.filter(move |&card| cards::trigger(card) == Some(trigger));
    characters.chain(kept.map(|card| (Source::Card(Card::building(card)), cards::items(card))))
}

impl SeatView {
    /// The items that this tableau brings each time with a trigger, as long as
    /// there are any (`GK-EFF-01`).
    pub fn brings(&self, trigger: Trigger) -> impl Iterator<Item = Item> {
        let kept = self.cards.iter().filter_map(|card| match card.kind() {
            CardKind::Building(tile) => Some(tile),
            CardKind::Urban(_) => None,
        });
        working(self.characters.iter().copied(), kept, trigger).flat_map(|(_, items)| items.iter().copied())
    }
}

/// Every card of the tableau with the trigger gives its items (`GK-EXP-03`,
/// `GK-URB-06`, `GK-CON-09`).
pub(super) fn effects(
    game: &Ginkgopolis,
    state: &mut State,
    trigger: Trigger,
    (next, given): (u8, u8),
    log: &mut impl Sink<Event>,
) {
    let depth = state.stack.as_slice().len();
    let givers = givers(state, state.actor, trigger);
    let mut given = given as usize;
    for (index, &(source, items)) in (0..).zip(&givers).skip(next.into()) {
        for (place, &item) in items.iter().enumerate().skip(given) {
            let done = place as u8 + 1;
            give(
                game,
                state,
                (item, 1),
                source,
                |_| Frame::Effects { trigger, next: index, given: done },
                log,
            );
            if state.stack.as_slice().len() > depth {
                return;
            }
        }
        given = 0;
    }
    state.stack.pop();
}

/// Returns true if tiles may have run out when so much of the acting seat's effects was given: the
/// last item was a tile.
pub(super) fn gives_tile(state: &State, trigger: Trigger, (next, given): (u8, u8)) -> bool {
    let givers = givers(state, state.actor, trigger);
    let items = givers.get(usize::from(next)).map_or(&[][..], |&(_, items)| items);
    usize::from(given).checked_sub(1).and_then(|last| items.get(last)) == Some(&Item::Tile)
}
