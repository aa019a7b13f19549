//! Tiles and cards of a position: every one is somewhere, once.

use crate::core::{PositionError, Rng, Seat};
use crate::games::ginkgopolis::data::characters::SETS;
use crate::games::ginkgopolis::editions::{Characters, HAL};
use crate::games::ginkgopolis::ids::{Card, Character, Letter, Tile};
use crate::games::ginkgopolis::position::{Position, SeatPosition};
use crate::games::ginkgopolis::rules::Ginkgopolis;
use crate::games::ginkgopolis::sets::{CardSet, CharacterSet, TileSet};
use crate::games::ginkgopolis::state::{Frame, Hand, State};

type Refused = Result<(), PositionError>;

fn refuse<T>(path: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::at(path, problem))
}

/// Characters of every seat.
///
/// # Errors
/// The seat whose characters nobody can have.
pub(super) fn read_characters(game: &Ginkgopolis, state: &mut State, position: &Position) -> Refused {
    let drafting = matches!(position.stack.last(), Some(Frame::Draft { .. }));
    let mut met = CharacterSet::EMPTY;
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let path = || format!("seats[{}].characters", seat.0);
        let set = seat.0 % SETS + 1;
        let own: CharacterSet = match &entry.characters {
            Some(named) => named.iter().copied().collect(),
            None if drafting || game.rules.characters != Characters::Sets => CharacterSet::EMPTY,
            None => Character::all().filter(|character| character.def().set == set).collect(),
        };
        let due = if drafting || game.rules.characters == Characters::SixEach { 0 } else { 3 };
        if own.len() != due || entry.characters.as_ref().is_some_and(|named| named.len() != usize::from(due))
        {
            return refuse(path(), format!("{due} different characters (GK-SET-08, GK-SET-09)"));
        }
        let mut sets = own.iter().map(|character| character.def().set);
        let first = sets.next();
        if game.rules.characters == Characters::Sets
            && (first == Some(0) || sets.any(|set| Some(set) != first))
        {
            return refuse(path(), "a whole preset set (GK-SET-08)");
        }
        if !met.and(own).is_empty() {
            return refuse(path(), "another seat has one of these");
        }
        met = met.or(own);
        state.board_mut(seat).characters = own;
    }
    Ok(())
}

/// Tiles: behind screens, committed, out of the game, in the supply.
///
/// # Errors
/// The tile that lies in two places, or where it cannot.
pub(super) fn read_tiles(
    game: &Ginkgopolis,
    state: &mut State,
    position: &Position,
    rng: &mut Rng,
) -> Refused {
    let mut left: TileSet = Tile::all().collect();
    left = left.without(state.city.tops()).without(state.city.covered());
    let mut take = |path: String, tile: Tile| {
        if !left.has(tile) || tile.is_start() {
            return refuse(path, format!("{tile} lies somewhere else"));
        }
        left.remove(tile);
        Ok(tile)
    };
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        for (index, &tile) in entry.tiles.iter().enumerate() {
            let tile = take(format!("seats[{}].tiles[{index}]", seat.0), tile)?;
            state.board_mut(seat).tiles.insert(tile);
        }
        if let Some(tile) = entry.play.and_then(|play| play.tile) {
            let tile = take(format!("seats[{}].play.tile", seat.0), tile)?;
            state.board_mut(seat).tile = Some(tile);
        }
        read_marks(state, seat, entry)?;
    }
    if let Some(tile) = position.aside {
        state.aside = Some(take("aside".to_owned(), tile)?);
    }
    for (index, &tile) in position.removed.iter().enumerate() {
        let tile = take(format!("removed[{index}]"), tile)?;
        state.removed.insert(tile);
    }
    let mut supply = Vec::new();
    for (index, &tile) in position.supply.iter().enumerate() {
        supply.push(take(format!("supply[{index}]"), tile)?);
    }
    state.returned = position.returned.iter().copied().collect();
    fill_tiles(game, state, left, &supply, rng)
}

/// Shown and returning tiles are among the seat's own.
fn read_marks(state: &mut State, seat: Seat, entry: &SeatPosition) -> Refused {
    let (all, behind) = (state.board(seat).all_tiles(), state.board(seat).tiles);
    for (field, named, among) in [("shown", &entry.shown, all), ("returning", &entry.returning, behind)] {
        if let Some(index) = named.iter().position(|&tile| !among.has(tile)) {
            return refuse(format!("seats[{}].{field}[{index}]", seat.0), "is not a tile of this seat");
        }
    }
    entry.shown.iter().for_each(|&tile| state.shown.insert(tile));
    entry.returning.iter().for_each(|&tile| state.returning.insert(tile));
    Ok(())
}

/// Tiles named nowhere: those out of the game first, the rest beneath the
/// named ones of the supply.
fn fill_tiles(
    game: &Ginkgopolis,
    state: &mut State,
    left: TileSet,
    supply: &[Tile],
    rng: &mut Rng,
) -> Refused {
    let mut unnamed: Vec<Tile> = left.iter().collect();
    rng.shuffle(&mut unnamed);
    let missing = game.rules.removed.checked_sub(state.removed.len());
    let Some(missing) = missing.filter(|&missing| usize::from(missing) <= unnamed.len()) else {
        return refuse("removed", format!("{} tiles are out of this game (GK-SET-03)", game.rules.removed));
    };
    unnamed.drain(..usize::from(missing)).for_each(|tile| state.removed.insert(tile));
    unnamed.into_iter().for_each(|tile| state.supply.push(tile));
    supply.iter().rev().for_each(|&tile| state.supply.push(tile));
    let limit = if game.rules.hal.is_some() { 1 } else { 2 };
    if state.exhaustions > limit {
        return refuse("exhaustions", format!("the supply is exhausted {limit} times at most"));
    }
    let ends = state.exhaustions == limit;
    if ends && !(state.last_round && state.supply.is_empty()) {
        return refuse("exhaustions", "the supply is empty for good, and this round is the last (GK-SUP-06)");
    }
    let fits = match state.exhaustions {
        0 => !state.supply.is_empty() && state.returned.is_empty(),
        _ => state.supply.pieces().iter().all(|&tile| state.returned.has(tile)),
    };
    if !fits {
        return refuse(
            "returned",
            "the supply consists of returned tiles exactly since it was exhausted (GK-SUP-03)",
        );
    }
    if state.returned.iter().any(|tile| tile.is_start() || state.removed.has(tile)) {
        return refuse("returned", "only tiles from behind screens are returned (GK-SUP-04)");
    }
    Ok(())
}

/// Cards: tableaux, hands, face down, being resolved, discarded, in the deck.
///
/// # Errors
/// The card that lies in two places, or where it cannot.
pub(super) fn read_cards(
    game: &Ginkgopolis,
    state: &mut State,
    position: &Position,
    rng: &mut Rng,
) -> Refused {
    read_tableaux(state, position)?;
    let standing = state.city.tops().without(state.city.pawns());
    let mut left: CardSet =
        Letter::all().map(Card::urban).chain(standing.iter().map(Card::building)).collect();
    let mut take = |path: String, card: Card| {
        if !left.has(card) {
            return refuse(path, format!("{card} does not circulate, or lies somewhere else (GK-INV-03)"));
        }
        left.remove(card);
        Ok(card)
    };
    match position.action {
        Some(card) if !is_covered_card(state, card) => {
            state.card = Some(take("action".to_owned(), card)?);
        }
        other => state.card = other,
    }
    for (index, &card) in position.discard.iter().enumerate() {
        let card = take(format!("discard[{index}]"), card)?;
        state.discard.insert(card);
    }
    let mut deck = Vec::new();
    for (index, &card) in position.deck.iter().enumerate() {
        deck.push(take(format!("deck[{index}]"), card)?);
    }
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        for (index, &card) in entry.hand.iter().flatten().enumerate() {
            if index >= 4 {
                return refuse(format!("seats[{}].hand", seat.0), "at most 4 cards (GK-SET-12)");
            }
            let card = take(format!("seats[{}].hand[{index}]", seat.0), card)?;
            state.board_mut(seat).hand.add(card, 0);
        }
        if let Some(play) = entry.play {
            let card = take(format!("seats[{}].play.card", seat.0), play.card)?;
            if state.board(seat).hand.cards().len() >= 4 {
                return refuse(
                    format!("seats[{}].hand", seat.0),
                    "at most 3 cards besides the one face down",
                );
            }
            state.board_mut(seat).hand.add(card, 0);
        }
    }
    let mut unnamed: Vec<Card> = left.iter().collect();
    rng.shuffle(&mut unnamed);
    fill_hands(game, state, position, &mut unnamed)?;
    unnamed.into_iter().for_each(|card| state.deck.push(card));
    deck.into_iter().rev().for_each(|card| state.deck.push(card));
    if state.deck.is_empty() {
        return refuse("deck", "no card is left for the deck, which is never empty (GK-INV-07)");
    }
    Ok(())
}

fn is_covered_card(state: &State, card: Card) -> bool {
    state.city.covered().iter().any(|tile| Card::building(tile) == card)
}

/// Every covered building's card lies in one tableau, unless it is the one
/// being resolved (`GK-INV-03`).
fn read_tableaux(state: &mut State, position: &Position) -> Refused {
    let mut left = state.city.covered();
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        for (index, &card) in entry.cards.iter().enumerate() {
            if !left.has(card) {
                let path = format!("seats[{}].cards[{index}]", seat.0);
                return refuse(
                    path,
                    format!("{card} is no covered building, or lies in two tableaux (GK-INV-03)"),
                );
            }
            left.remove(card);
            state.tableaux.add(seat, card);
        }
    }
    match left.iter().find(|&tile| position.action != Some(Card::building(tile))) {
        Some(tile) => refuse("seats", format!("the card of covered {tile} lies in no tableau (GK-INV-03)")),
        None => Ok(()),
    }
}

/// Hands that are not named are dealt; then what lies face down, and what
/// others know, is marked.
fn fill_hands(
    game: &Ginkgopolis,
    state: &mut State,
    position: &Position,
    unnamed: &mut Vec<Card>,
) -> Refused {
    let solo = game.rules.hal.is_some();
    let full = if solo { 3 } else { 4 };
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let path = |field: &str| format!("seats[{}].{field}", seat.0);
        let hal = solo && seat == HAL;
        let dealt = entry.hand.is_none() && position.stack.is_empty() && !position.over;
        while dealt && state.board(seat).hand.cards().len() < if hal { 1 } else { full } {
            let Some(card) = unnamed.pop() else { return refuse(path("hand"), "too few cards are left") };
            state.board_mut(seat).hand.add(card, 0);
        }
        let mut hand = Hand::default();
        for &card in state.board(seat).hand.cards() {
            let by = entry.known.iter().filter(|known| known.card == card).flat_map(|known| &known.by);
            hand.add(card, by.fold(0, |seats, other| seats | 1u8.checked_shl(other.0.into()).unwrap_or(0)));
        }
        for (index, known) in entry.known.iter().enumerate() {
            let others = known.by.iter().all(|other| *other != seat && other.0 < game.rules.players);
            if !others || known.by.is_empty() || !hand.cards().contains(&known.card) {
                return refuse(
                    path(&format!("known[{index}]")),
                    "a card of the hand, and other seats that know it",
                );
            }
        }
        let face_down = if hal { hand.cards().first().copied() } else { entry.play.map(|play| play.card) };
        hand.pick(face_down);
        state.board_mut(seat).hand = hand;
    }
    Ok(())
}
