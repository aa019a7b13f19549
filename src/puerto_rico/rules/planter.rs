//! The Planter phase (section 6.1).

use super::{PuertoRico, bohio, bonus, chance, expansions, festival, mutations, queries};
use crate::action::Action;
use crate::editions::{EmptyBag, FullCountryside, HospitalTile};
use crate::event::{Event, WorkerFrom};
use crate::ids::{Building, Person, Tile};
use crate::reason::Reason;
use crate::state::{Frame, LAND, Obtained, State};
use crate::view::market_tiles;
use game_core::{Actions, Game, Sink, list};

/// Opens the turn of the seat that acts.
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if queries::is_picker(state) && second_counts(game) {
        state.deferred = Some(Obtained::default());
    }
    if can_draw(game, state) {
        state.stack.push(Frame::Hacienda);
    } else {
        // A place for the turn, which `begin_take` fills.
        state.stack.push(Frame::Take { drawn: None, forest: false });
        begin_take(game, state, None, false, log);
    }
}

/// Returns true if the picker's second tile can matter for its Hospital (`PR-BLD-HOSP-6`).
pub(super) fn second_counts(game: &PuertoRico) -> bool {
    game.rules.hospital == HospitalTile::OrSecond && game.rules.possible.has(Building::PublishingHouse)
}

/// Returns true if the Hacienda of the seat that acts can draw (`PR-BLD-HAC-1`, `PR-BLD-HAC-2`,
/// `PR-BLD-HAC-4`).
pub(super) fn can_draw(game: &PuertoRico, state: &State) -> bool {
    state.own().works(Building::Hacienda) && state.own().land() < LAND && has_tiles(game, state)
}

/// Returns true if a tile can be drawn from the bag (`PR-BLD-HAC-4`).
pub(super) fn has_tiles(game: &PuertoRico, state: &State) -> bool {
    let discards = match game.rules.empty_bag {
        EmptyBag::Refill => state.discards.iter().sum(),
        EmptyBag::NoDraw => 0,
    };
    state.bag.tiles().len() as u8 + discards > 0
}

/// Draws with the Hacienda. The owner of a Lumberyard looks at the tile before
/// it is laid (`PR-X1-LUMB-3`).
pub(super) fn draw(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let tile = chance::draw(state, log).expect("invariant: the Hacienda is only asked with tiles left");
    log.emit(|| Event::TileDrawn { seat, tile });
    if state.own().works(Building::Lumberyard) {
        state.stack.replace(Frame::Plant { tile });
    } else {
        lay_drawn(game, state, tile, log);
    }
}

/// Lays the tile that was drawn face up; what it brings at the festival comes
/// before the normal pick (`PR-FES-01`).
fn lay_drawn(game: &PuertoRico, state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    mutations::gain_tile(state, state.actor, tile);
    state.stack.replace(Frame::Take { drawn: Some(tile), forest: false });
    if !festival::comes_first(game, state, log) {
        begin_take(game, state, Some(tile), false, log);
    }
}

/// Lays the tile that was drawn, face up or as a forest.
#[cold]
pub(super) fn plant(game: &PuertoRico, state: &mut State, forest: bool, log: &mut impl Sink<Event>) {
    let Some(Frame::Plant { tile }) = state.stack.top() else { unreachable!("invariant: a tile was drawn") };
    if forest {
        lay_forest(state, tile, log);
        begin_take(game, state, None, true, log);
    } else {
        lay_drawn(game, state, tile, log);
    }
}

/// Lays a plantation face down.
pub(super) fn lay_forest(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    mutations::gain_forest(state, seat, tile);
    log.emit(|| Event::Forested { seat, tile });
}

/// Goes on to the normal pick (`PR-BLD-HAC-3`).
pub(super) fn begin_take(
    game: &PuertoRico,
    state: &mut State,
    drawn: Option<Tile>,
    forest: bool,
    log: &mut impl Sink<Event>,
) {
    state.stack.replace(Frame::Take { drawn, forest });
    let has_drawn = drawn.is_some() || forest;
    let has_choice = |state: &State| {
        let plantation = may_take_plantation(game, state) && state.market.iter().any(|&count| count > 0);
        plantation || why_no_quarry(state).is_none() || !has_drawn && can_draw(game, state)
    };
    if !bohio::now_or_then(game, state, has_choice) {
        take_nothing(game, state, drawn, forest, log);
    }
}

fn may_take_plantation(game: &PuertoRico, state: &State) -> bool {
    state.own().land() < LAND || game.rules.full_countryside == FullCountryside::TakeAndDiscard
}

/// Reason why the seat that acts cannot take a quarry (`PR-PLT-02`, `PR-BLD-YARD-1`).
pub(super) fn why_no_quarry(state: &State) -> Option<Reason> {
    if !queries::is_picker(state) && !state.own().works(Building::BuildersYard) {
        Some(Reason::NoQuarryRight)
    } else if state.own().land() >= LAND {
        Some(Reason::CountrysideFull)
    } else {
        (state.quarries == 0).then_some(Reason::NoQuarries)
    }
}

/// A face-up plantation, a quarry for those entitled, or nothing.
pub(super) fn legal_take(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let open = || Tile::PLANTATIONS.iter().copied().filter(|tile| state.market[tile.index()] > 0);
    if may_take_plantation(game, state) {
        list(out, open().map(Action::Take));
    }
    if why_no_quarry(state).is_none() {
        out.push(Action::Take(Tile::Quarry));
    }
    if state.own().works(Building::Lumberyard) && state.own().land() < LAND {
        list(out, open().map(Action::Forest));
    }
}

/// Reason why a tile cannot be taken.
pub(super) fn why_not_take(game: &PuertoRico, state: &State, tile: Tile) -> Reason {
    if tile == Tile::Quarry {
        return why_no_quarry(state).unwrap_or(Reason::NotAsked);
    }
    if may_take_plantation(game, state) { Reason::NotInMarket } else { Reason::CountrysideFull }
}

/// Reason why a tile cannot be taken as a forest.
pub(super) fn why_no_forest(game: &PuertoRico, state: &State, tile: Tile) -> Reason {
    if tile == Tile::Quarry || !state.own().works(Building::Lumberyard) {
        return Reason::NoForest;
    }
    why_not_take(game, state, tile)
}

/// Takes a tile (`PR-PLT-01`, `PR-PLT-07`), a plantation face down if it is to
/// be a forest (`PR-X1-LUMB-1`).
pub(super) fn take(
    game: &PuertoRico,
    state: &mut State,
    tile: Tile,
    as_forest: bool,
    log: &mut impl Sink<Event>,
) {
    let Some(Frame::Take { drawn, forest }) = state.stack.top() else {
        return expansions::take(game, state, tile, as_forest, log);
    };
    let taken = obtain(state, tile, as_forest, log);
    let forest = forest || as_forest;
    hospital(game, state, Obtained { drawn, taken, forest, ..Obtained::default() }, log);
}

/// Moves a tile from the market or the quarries to the seat that acts, unless
/// there is no space for it; the tile if somebody may work there.
pub(super) fn obtain(
    state: &mut State,
    tile: Tile,
    as_forest: bool,
    log: &mut impl Sink<Event>,
) -> Option<Tile> {
    let seat = state.actor;
    mutations::take_from_table(state, tile);
    if state.own().land() >= LAND {
        state.discards[tile.index()] += 1;
        log.emit(|| Event::TileDiscarded { seat, tile });
        return None;
    }
    if as_forest {
        lay_forest(state, tile, log);
        return None;
    }
    mutations::gain_tile(state, seat, tile);
    log.emit(|| Event::TileTaken { seat, tile });
    Some(tile)
}

/// Makes no normal pick (`PR-PLT-08`).
pub(super) fn take_nothing(
    game: &PuertoRico,
    state: &mut State,
    drawn: Option<Tile>,
    forest: bool,
    log: &mut impl Sink<Event>,
) {
    if drawn.is_none() && !forest {
        mutations::passed(state, log);
    }
    hospital(game, state, Obtained { drawn, forest, ..Obtained::default() }, log);
}

/// The Hospital's worker, then the end of the turn (`PR-BLD-HOSP-1`).
#[inline]
fn hospital(game: &PuertoRico, state: &mut State, obtained: Obtained, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if state.own().works(Building::Hospital) && mutations::has_worker(state) {
        man_obtained(game, state, obtained, log);
    }
}

/// Lets the Hospital man one of the tiles obtained, or asks.
#[cold]
#[inline(never)]
fn man_obtained(game: &PuertoRico, state: &mut State, obtained: Obtained, log: &mut impl Sink<Event>) {
    let drawn = match game.rules.hospital {
        HospitalTile::PickedOnly => None,
        HospitalTile::Either | HospitalTile::OrSecond => obtained.drawn,
    };
    let Obtained { taken, forest, .. } = obtained;
    let asks =
        may_defer(state) || bonus::is_asked(game, state, Frame::Hospital { drawn, taken, forest }, log);
    match (drawn, taken) {
        (None, None) if !forest => {}
        (None, None) if !asks => man_portrait(state, log),
        (Some(tile), None) | (None, Some(tile)) if !asks => man_new(state, tile, log),
        (Some(one), Some(other)) if one == other && !asks => man_new(state, one, log),
        _ => state.stack.push(Frame::Hospital { drawn, taken, forest }),
    }
}

/// Returns true if the Hospital's worker can wait for a second tile (`PR-BLD-HOSP-6`), to which its
/// owner is then entitled.
pub(super) fn may_defer(state: &State) -> bool {
    queries::is_picker(state) && state.deferred.is_some() && state.own().works(Building::PublishingHouse)
}

/// Leaves the tiles obtained without the Hospital's worker, for now or for good.
pub(super) fn leave_unmanned(state: &mut State, obtained: Obtained) {
    state.stack.pop();
    if may_defer(state) {
        state.deferred = Some(obtained);
    } else {
        use_hospital(state);
    }
}

/// The picker's Hospital has had its worker of this phase (`PR-BLD-HOSP-2`).
fn use_hospital(state: &mut State) {
    if queries::is_picker(state) {
        state.deferred = None;
    }
}

/// The Hospital's worker of a seat that obtained only forests. The picker's is
/// needed once more if its second tile has a circle (`PR-X1-LUMB-7`).
#[cold]
pub(super) fn man_portrait(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let (people, from) =
        mutations::take_worker(state).expect("invariant: the Hospital is only asked with workers left");
    mutations::wait(state, seat, people);
    if queries::is_picker(state) {
        let waiting = Person::ALL.into_iter().find(|&person| people.of(person) > 0);
        state.deferred = state.deferred.map(|_| Obtained { waiting, ..Obtained::default() });
    }
    log.emit(|| match people.citizens {
        0 => Event::Workers { seat, workers: 1, from },
        citizens => Event::Citizens { seat, citizens, from },
    });
}

/// The second tile takes the worker of the Hospital who waits on the portrait.
#[cold]
pub(super) fn man_from_portrait(state: &mut State, tile: Tile, person: Person, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    mutations::call(state, seat, tile as u8, person);
    log.emit(|| Event::TileManned { seat, tile, from: WorkerFrom::Portrait });
}

/// One of the tiles obtained, or none; the portrait where all are forests. A
/// tile that somebody has moved to from the Bohío has no empty circle.
pub(super) fn legal_hospital(
    state: &State,
    tiles: [Option<Tile>; 3],
    forest: bool,
    out: &mut Actions<Action>,
) {
    out.push(Action::Pass);
    if tiles == [None; 3] && forest {
        out.push(Action::Accept);
    }
    let fits = |tile: &Tile| tiles.contains(&Some(*tile)) && has_circle(state, *tile);
    list(out, Tile::ALL.iter().copied().filter(fits).map(Action::Man));
}

fn has_circle(state: &State, tile: Tile) -> bool {
    let board = state.own();
    board.manned_tiles(tile.index()) < board.tiles[tile.index()]
}

/// Mans a new tile with the Hospital, unless somebody of a reward has come there
/// first.
pub(super) fn man_new(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    if has_circle(state, tile) {
        man_tile(state, tile, log);
    }
}

/// Mans a tile with the Hospital.
pub(super) fn man(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    state.stack.pop();
    man_tile(state, tile, log);
}

fn man_tile(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let (person, from) =
        mutations::take_worker(state).expect("invariant: the Hospital is only asked with workers left");
    mutations::man(state, seat, tile as u8, person);
    use_hospital(state);
    log.emit(|| Event::TileManned { seat, tile, from });
}

/// Discards the market and draws a new one (`PR-PLT-04`).
pub(super) fn refill(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    for tile in 0..state.market.len() {
        state.discards[tile] += std::mem::take(&mut state.market[tile]);
    }
    reveal_market(game, state, log);
}

/// Reveals one plantation more than there are players (`PR-SET-08`).
pub(super) fn reveal_market(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    for _ in 0..=game.seats() {
        let Some(tile) = chance::draw(state, log) else { break };
        state.market[tile.index()] += 1;
    }
    log.emit(|| Event::Market { tiles: market_tiles(&state.market).collect() });
}
