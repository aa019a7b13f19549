//! View of one viewer (section 3).

use super::{Ginkgopolis, districts, flow, markers};
use crate::editions::HAL;
use crate::event::Play;
use crate::ids::{Card, Character, Letter, Tile};
use crate::prompt::Prompt;
use crate::state::{Frame, PICKS, State};
use crate::view::{ActionView, BuildingView, DistrictView, MarkerView, SeatView, View};
use game_core::{Seat, Turn, Viewer};

/// Builds the view of `viewer`, with `turn` as what is being asked.
pub(super) fn view(game: &Ginkgopolis, state: &State, viewer: Viewer, turn: Turn<Prompt>) -> View {
    let parties = game.rules.parties();
    let mut city: Vec<BuildingView> = state.city.tops().iter().map(|top| building(state, top)).collect();
    city.sort_unstable_by_key(|building| building.cell);
    let marker = |letter: Letter| Some(MarkerView { letter, cell: state.marker(letter)? });
    let to_come = Tile::all().filter(|&tile| is_to_come(state, tile));
    View {
        viewer,
        round: state.round,
        first: state.first,
        last_round: state.last_round,
        turn,
        city,
        markers: Letter::all().filter_map(marker).collect(),
        districts: district_views(state, parties),
        action: state.card.map(|card| ActionView { seat: state.actor, card }),
        shifts: shift_views(state),
        supply: state.supply.len(),
        exhaustions: state.exhaustions,
        removed: state.removed.len(),
        returned: state.returned.iter().collect(),
        aside: state.aside,
        deck: state.deck.len(),
        discard: state.discard.iter().collect(),
        stacks: to_come.map(Card::building).collect(),
        seats: Seat::all(parties).map(|seat| seat_view(game, state, viewer, seat)).collect(),
    }
}

/// Returns true if the card of a tile lies in the stacks: its building is not there, or has a pawn
/// (`GK-INV-03`).
pub(super) fn is_to_come(state: &State, tile: Tile) -> bool {
    let in_city = state.city.tops().has(tile) || state.city.covered().has(tile);
    !in_city || state.city.pawns().has(tile)
}

fn building(state: &State, top: Tile) -> BuildingView {
    BuildingView {
        tile: top,
        cell: state.city.cell(top),
        height: state.city.height(top),
        owner: state.city.owner(top),
        pawn: state.city.pawns().has(top),
        beneath: state.city.beneath(top).collect(),
    }
}

fn district_views(state: &State, parties: u8) -> Vec<DistrictView> {
    let views = districts::districts(state, parties).into_iter().map(|district| {
        let buildings: Vec<Tile> = district.buildings.iter().collect();
        DistrictView {
            colour: buildings[0].colour(),
            buildings,
            resources: district.resources[..parties.into()].to_vec(),
            points: district.points[..parties.into()].to_vec(),
        }
    });
    views.collect()
}

fn shift_views(state: &State) -> Vec<Vec<Letter>> {
    let Some(Frame::Shift { tile }) = state.stack.top() else { return Vec::new() };
    let letter = markers::replaced(state);
    let sets = markers::shifts(state, tile).sets.into_iter();
    sets.map(|set| set.from(letter).collect()).collect()
}

fn seat_view(game: &Ginkgopolis, state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let board = state.board(seat);
    let hal = game.rules.hal.is_some() && seat == HAL;
    let own = (viewer.is(seat) && !hal) || state.is_over();
    let counts = own || hal || game.config.open_screens;
    let all_committed = state.all_committed();
    let choosing = Some(seat) == choosing_tile(game, state);
    let committed = board.hand.picked().is_some() && !choosing;
    let tiles_of = |known| if known { board.tiles } else { board.all_tiles() };
    let shown = state.shown.and(board.all_tiles());
    SeatView {
        seat,
        hal,
        characters: board.characters.iter().collect(),
        cards: state.cards(seat).map(Card::building).collect(),
        reserve: board.reserve,
        redraws: board.redraws,
        committed,
        with_tile: (committed && all_committed && !hal).then(|| board.tile.is_some()),
        play: board.hand.picked().filter(|_| own).map(|card| Play { card, tile: board.tile }),
        // The card of which only the tile is missing is still in the hand for others.
        hand_count: board.hand.cards().len() as u8 - committed as u8,
        hand: own.then(|| board.hand.unused().collect()),
        known: known(state, viewer, seat),
        points: counts.then_some(board.points),
        resources: counts.then_some(board.resources),
        tile_count: counts.then(|| tiles_of(own || all_committed).len()),
        tiles: own.then(|| board.tiles.iter().collect()),
        shown: shown.iter().collect(),
        returning: (own && is_returning(state)).then(|| state.returning.and(board.tiles).iter().collect()),
        packet: packet(game, state, own, seat),
        kept: kept(game, state, own, seat),
    }
}

/// The seat that is choosing a tile for a card that it has chosen.
pub(super) fn choosing_tile(game: &Ginkgopolis, state: &State) -> Option<Seat> {
    let frame = state.stack.top()?;
    matches!(frame, Frame::Companion { .. }).then(|| flow::asked(game, state, frame))
}

fn known(state: &State, viewer: Viewer, seat: Seat) -> Vec<Card> {
    match viewer {
        Viewer::Seat(own) if own != seat => state.board(seat).hand.known_to(own).collect(),
        _ => Vec::new(),
    }
}

fn is_returning(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Return { .. }))
}

/// Returns the state of the draft for a seat: the pick, and whether it has chosen.
fn drafting(game: &Ginkgopolis, state: &State, seat: Seat) -> Option<(u8, bool)> {
    let Some(Frame::Draft { pick, next }) = state.stack.top() else { return None };
    Some((pick, state.first.distance_to(seat, game.rules.players) < next))
}

fn packet(game: &Ginkgopolis, state: &State, own: bool, seat: Seat) -> Option<Vec<Character>> {
    let (pick, chosen) = drafting(game, state, seat).filter(|_| own)?;
    let held = state.draft.held(seat, pick, game.rules.players);
    Some(if chosen { held[1..].to_vec() } else { held.to_vec() })
}

fn kept(game: &Ginkgopolis, state: &State, own: bool, seat: Seat) -> Option<Vec<Character>> {
    let (pick, chosen) = drafting(game, state, seat).filter(|_| own)?;
    debug_assert!(pick < PICKS);
    Some(state.draft.kept(seat, pick + chosen as u8, game.rules.players).collect())
}
