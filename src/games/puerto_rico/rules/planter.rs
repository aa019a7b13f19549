//! The Planter phase (section 6.1).

use super::{PuertoRico, atoms, chance, flow};
use crate::core::{Actions, Game, Sink, list};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::editions::{EmptyBag, FullCountryside, HospitalTile};
use crate::games::puerto_rico::event::Event;
use crate::games::puerto_rico::ids::{Building, Tile};
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Frame, LAND, State};
use crate::games::puerto_rico::view::market_tiles;

/// Opens the turn of the seat that acts.
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if can_draw(game, state) {
        state.stack.push(Frame::Hacienda);
    } else {
        // A place for the turn, which `begin_take` fills.
        state.stack.push(Frame::Take { drawn: None });
        begin_take(game, state, None, log);
    }
}

/// Whether the Hacienda of the seat that acts can draw (`PR-BLD-HAC-1`,
/// `PR-BLD-HAC-2`, `PR-BLD-HAC-4`).
pub(super) fn can_draw(game: &PuertoRico, state: &State) -> bool {
    let discards = match game.rules.empty_bag {
        EmptyBag::Refill => state.discards.iter().sum(),
        EmptyBag::NoDraw => 0,
    };
    let tiles = state.bag.tiles().len() as u8 + discards;
    state.own().works(Building::Hacienda) && state.own().land() < LAND && tiles > 0
}

/// Draws with the Hacienda.
pub(super) fn draw(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let tile = chance::draw(state, log).expect("invariant: the Hacienda is only asked with tiles left");
    atoms::gain_tile(state, seat, tile);
    log.emit(|| Event::TileDrawn { seat, tile });
    begin_take(game, state, Some(tile), log);
}

/// Goes on to the normal pick (`PR-BLD-HAC-3`).
pub(super) fn begin_take(
    game: &PuertoRico,
    state: &mut State,
    drawn: Option<Tile>,
    log: &mut impl Sink<Event>,
) {
    state.stack.replace(Frame::Take { drawn });
    let can_take = may_take_plantation(game, state) && state.market.iter().any(|&count| count > 0);
    if !can_take && why_no_quarry(state).is_some() {
        take_nothing(game, state, drawn, log);
    }
}

fn may_take_plantation(game: &PuertoRico, state: &State) -> bool {
    state.own().land() < LAND || game.rules.full_countryside == FullCountryside::TakeAndDiscard
}

/// Why the seat that acts cannot take a quarry (`PR-PLT-02`, `PR-BLD-YARD-1`).
fn why_no_quarry(state: &State) -> Option<Reason> {
    if !flow::is_picker(state) && !state.own().works(Building::BuildersYard) {
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
    if may_take_plantation(game, state) {
        let open = Tile::PLANTATIONS.iter().filter(|tile| state.market[tile.index()] > 0);
        list(out, open.copied().map(Action::Take));
    }
    if why_no_quarry(state).is_none() {
        out.push(Action::Take(Tile::Quarry));
    }
}

/// Why a tile cannot be taken.
pub(super) fn why_not_take(game: &PuertoRico, state: &State, tile: Tile) -> Reason {
    if tile == Tile::Quarry {
        return why_no_quarry(state).unwrap_or(Reason::NotAsked);
    }
    if may_take_plantation(game, state) { Reason::NotInMarket } else { Reason::CountrysideFull }
}

/// Takes a tile (`PR-PLT-01`, `PR-PLT-07`).
pub(super) fn take(game: &PuertoRico, state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    let Some(Frame::Take { drawn }) = state.stack.top() else { unreachable!("invariant: a tile was asked") };
    let seat = state.actor;
    match tile {
        Tile::Quarry => state.quarries -= 1,
        _ => state.market[tile.index()] -= 1,
    }
    if state.own().land() >= LAND {
        state.discards[tile.index()] += 1;
        log.emit(|| Event::TileDiscarded { seat, tile });
        return hospital(game, state, drawn, None, log);
    }
    atoms::gain_tile(state, seat, tile);
    log.emit(|| Event::TileTaken { seat, tile });
    hospital(game, state, drawn, Some(tile), log);
}

/// Makes no normal pick (`PR-PLT-08`).
pub(super) fn take_nothing(
    game: &PuertoRico,
    state: &mut State,
    drawn: Option<Tile>,
    log: &mut impl Sink<Event>,
) {
    if drawn.is_none() {
        atoms::passed(state, log);
    }
    hospital(game, state, drawn, None, log);
}

/// The Hospital's worker, then the end of the turn (`PR-BLD-HOSP-1`).
fn hospital(
    game: &PuertoRico,
    state: &mut State,
    drawn: Option<Tile>,
    taken: Option<Tile>,
    log: &mut impl Sink<Event>,
) {
    state.stack.pop();
    let drawn = match game.rules.hospital {
        HospitalTile::PickedOnly => None,
        HospitalTile::Either => drawn,
    };
    let workers = atoms::has_worker(state);
    if !state.own().works(Building::Hospital) || !workers {
        return;
    }
    match (drawn, taken) {
        (None, None) => {}
        (Some(tile), None) | (None, Some(tile)) if !game.config().options.ask_bonuses => {
            man_tile(state, tile, log);
        }
        (Some(one), Some(other)) if one == other && !game.config().options.ask_bonuses => {
            man_tile(state, one, log);
        }
        _ => state.stack.push(Frame::Hospital { drawn, taken }),
    }
}

/// One of the tiles obtained, or none.
pub(super) fn legal_hospital(drawn: Option<Tile>, taken: Option<Tile>, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let obtained = |tile| drawn == Some(tile) || taken == Some(tile);
    list(out, Tile::ALL.iter().copied().filter(|&tile| obtained(tile)).map(Action::Man));
}

/// Mans a tile with the Hospital.
pub(super) fn man(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    state.stack.pop();
    man_tile(state, tile, log);
}

fn man_tile(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let (person, from) =
        atoms::take_worker(state).expect("invariant: the Hospital is only asked with workers left");
    atoms::man(state, seat, tile as u8, person);
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
