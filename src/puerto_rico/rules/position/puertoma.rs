//! The Puertomas of a position.

use std::fmt::Display;

use super::PositionResult;
use crate::data::puertoma::{Ability, LEVELS, TIE_CARDS, TOWN, TieCard};
use crate::flaw::PuertomaFlaw;
use crate::ids::Tile;
use crate::position::{ActionBoard, Position, PuertomaPosition};
use crate::rules::puertoma::{check, circles, level, most_of_type, of, of_mut, plays, seats};
use crate::rules::{PuertoRico, flow, queries};
use crate::state::{Board, Levels, State};
use game_core::{Game, Rng, Seat, refuse};

/// The purpose of the stream that fills what a position leaves open.
const FILL: u64 = 4;

/// Reads the action board, the cards and what each Puertoma has, once the boards
/// are read.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub(super) fn read(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    if game.rules.puertomas == 0 && position.action_board.is_some() {
        return refuse(&"action_board", PuertomaFlaw::NonePlays);
    }
    let mut rng = Rng::stream(position.luck, FILL);
    read_board(game, state, position, &mut rng)?;
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        match (&entry.puertoma, plays(game, seat)) {
            (None, false) => {}
            (Some(_), false) => {
                return refuse_seat(seat, &"puertoma", PuertomaFlaw::NoPuertoma);
            }
            (own, true) => {
                read_seat(game, state, seat, own.as_ref().unwrap_or(&Default::default()), &mut rng)?
            }
        }
    }
    if flow::turn(state).seat().is_some_and(|seat| plays(game, seat)) {
        return refuse(&"stack", PuertomaFlaw::Asked);
    }
    check(game, state)
}

fn refuse_seat<T>(seat: Seat, field: &dyn Display, flaw: PuertomaFlaw) -> PositionResult<T> {
    refuse(&format_args!("seats[{}].{field}", seat.0), flaw)
}

fn read_board(game: &PuertoRico, state: &mut State, position: &Position, rng: &mut Rng) -> PositionResult {
    if game.rules.puertomas == 0 {
        return Ok(());
    }
    let board = position.action_board.clone().unwrap_or_default();
    if !queries::in_game(game, board.marker) {
        return refuse(&"action_board.marker", PuertomaFlaw::Marker { role: board.marker });
    }
    let named = || board.cards.iter().chain(&board.drawn);
    for (field, cards) in [("cards", &board.cards), ("drawn", &board.drawn)] {
        let is_twice = |card| named().filter(|&other| other == card).count() > 1;
        if let Some(index) = cards.iter().position(is_twice) {
            let path = format_args!("action_board.{field}[{index}]");
            return refuse(&path, PuertomaFlaw::TieCardTwice { card: cards[index] });
        }
    }
    let mut rest: Vec<TieCard> =
        TieCard::ALL.into_iter().filter(|card| named().all(|other| other != card)).collect();
    rng.shuffle(&mut rest);
    rest.extend(board.cards.iter().rev());
    rest.extend(&board.drawn);
    state.puertomas.cards.copy_from_slice(&rest);
    state.puertomas.cards_left = (TIE_CARDS - board.drawn.len()) as u8;
    state.puertomas.marker = board.marker;
    Ok(())
}

fn read_seat(
    game: &PuertoRico,
    state: &mut State,
    seat: Seat,
    entry: &PuertomaPosition,
    rng: &mut Rng,
) -> PositionResult {
    let buildings: Vec<_> = state.board(seat).buildings().iter().map(|space| space.building).collect();
    if entry.levels.len() > TOWN || !entry.levels.is_empty() && entry.levels.len() != buildings.len() {
        return refuse_seat(seat, &"puertoma.levels", PuertomaFlaw::LevelCount);
    }
    if !entry.abilities.is_empty() && entry.abilities.len() != LEVELS {
        return refuse_seat(seat, &"puertoma.abilities", PuertomaFlaw::AbilityCount);
    }
    let levels = [("working", &entry.working), ("turned", &entry.turned), ("gone", &entry.gone)];
    for (field, levels) in levels {
        if let Some(index) = levels.iter().position(|level| !(1..=LEVELS as u8).contains(level)) {
            let path = format_args!("puertoma.{field}[{index}]");
            return refuse_seat(seat, &path, PuertomaFlaw::NoSuchLevel);
        }
    }
    let set = |levels: &[u8]| levels.iter().copied().collect::<Levels>();
    let puertoma = of_mut(game, state, seat);
    for (place, &building) in buildings.iter().enumerate().take(TOWN) {
        let own = level(game.def(building)).unwrap_or_default();
        puertoma.levels[place] = entry.levels.get(place).copied().unwrap_or(own);
    }
    for (level, ability) in (1..).zip(&mut puertoma.abilities) {
        let tiles = Ability::of_level(level);
        let drawn = tiles[rng.below(tiles.len() as u32) as usize];
        *ability = entry.abilities.get(usize::from(level) - 1).copied().unwrap_or(drawn);
    }
    (puertoma.working, puertoma.turned) = (set(&entry.working), set(&entry.turned));
    puertoma.gone = set(&entry.gone);
    puertoma.reserved = entry.reserved;
    (puertoma.acted, puertoma.received) = (entry.acted, entry.received);
    Ok(())
}

/// What is wrong with so many tiles of a kind, under which so many people stand,
/// on the board of a Puertoma.
pub(super) fn why_no_land(game: &PuertoRico, tile: Tile, count: u8, people: u8) -> Option<PuertomaFlaw> {
    let mut board = Board::default();
    board.tiles[tile.index()] = count;
    let most = most_of_type(game);
    let circles = if tile == Tile::Quarry { 0 } else { circles(&board, tile) };
    match tile {
        Tile::Quarry if people > 0 => Some(PuertomaFlaw::MannedQuarry),
        Tile::Quarry => None,
        _ if count > most => Some(PuertomaFlaw::TooManyOfType { tile, most }),
        _ if people > circles => Some(PuertomaFlaw::TooManyUnder { tile, circles }),
        _ => None,
    }
}

/// The action board and the cards of a state; `None` without Puertomas.
pub(super) fn write(game: &PuertoRico, state: &State) -> Option<ActionBoard> {
    seats(game).next()?;
    let left = usize::from(state.puertomas.cards_left);
    Some(ActionBoard {
        marker: state.puertomas.marker,
        cards: state.puertomas.cards[..left].iter().rev().copied().collect(),
        drawn: state.puertomas.drawn().to_vec(),
        discarded: state.puertomas.discarded.into(),
    })
}

/// What `seat` has beside its board; `None` if the rules do not play it.
pub(super) fn write_board(game: &PuertoRico, state: &State, seat: Seat) -> Option<PuertomaPosition> {
    if !plays(game, seat) {
        return None;
    }
    let puertoma = of(game, state, seat);
    let list = |levels: Levels| levels.iter().collect();
    Some(PuertomaPosition {
        abilities: puertoma.abilities.to_vec(),
        working: list(puertoma.working),
        turned: list(puertoma.turned),
        gone: list(puertoma.gone),
        levels: puertoma.levels[..state.board(seat).buildings().len()].to_vec(),
        reserved: puertoma.reserved,
        acted: puertoma.acted,
        received: puertoma.received,
    })
}
