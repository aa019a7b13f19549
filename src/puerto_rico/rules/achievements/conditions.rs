//! When a card is completed (`PR-ACH-02`, `PR-ACH-06`): what a seat must have is
//! looked at between two steps, what it must do is told by `watch`.

use crate::data::achievements::{Achievement, Condition};
use crate::data::buildings::Class;
use crate::event::Event;
use crate::ids::{Building, Good};
use crate::rules::watch::Deed;
use crate::rules::{PuertoRico, queries, trader};
use crate::state::{Board, CardSet, LAND, People, SPACES, State, Touched};
use game_core::{Game, Seat, Sink};

/// The cards that take a deed.
const BY_DEED: CardSet = CardSet::ALL.without(CardSet::concerned_by(Touched::EVERYTHING));

/// Completes the cards of the seat that acts whose conditions hold. Nobody
/// else's board has changed since the last time.
#[inline]
pub(in super::super) fn look(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let cards = open(state, seat).and(CardSet::concerned_by(state.touched));
    if !cards.is_empty() {
        complete(state, seat, cards, log, |state, card| holds(game, state, seat, card));
    }
}

/// The cards of `seat` that are not completed.
#[inline]
fn open(state: &State, seat: Seat) -> CardSet {
    state.achievements.held[seat.index()].without(state.achievements.done)
}

/// Completes the cards that take this deed.
pub(in super::super) fn saw(game: &PuertoRico, state: &mut State, deed: Deed, log: &mut impl Sink<Event>) {
    if deed != Deed::StoringOver {
        let seat = state.actor;
        let cards = open(state, seat).and(BY_DEED);
        return complete(state, seat, cards, log, |state, card| fits(game, state, seat, deed, card));
    }
    for place in 0..game.seats() {
        let seat = state.picker.clockwise(place, game.seats());
        let cards = open(state, seat).and(BY_DEED);
        complete(state, seat, cards, log, |state, card| fits(game, state, seat, deed, card));
    }
}

/// Completes those of some open cards of `seat` of which `is_met` is true, in the
/// order of the cards, which says nothing of the order in hand. What is completed
/// stays so (`PR-ACH-03`).
#[inline(never)]
fn complete(
    state: &mut State,
    seat: Seat,
    cards: CardSet,
    log: &mut impl Sink<Event>,
    is_met: impl Fn(&State, Achievement) -> bool,
) {
    for card in cards.iter() {
        if is_met(state, card) {
            state.achievements.done.insert(card);
            log.emit(|| Event::Achieved { seat, card });
        }
    }
}

/// Returns true if `seat` has everything that completes `card`; never for a card that takes a deed.
pub(super) fn holds(game: &PuertoRico, state: &State, seat: Seat, card: Achievement) -> bool {
    progress(game, state, seat, card).is_some_and(|(have, need)| have >= need)
}

/// Returns the progress of `seat` with `card`, and the number it takes; `None` if it takes a deed.
pub(super) fn progress(game: &PuertoRico, state: &State, seat: Seat, card: Achievement) -> Option<(u8, u8)> {
    match card.condition() {
        Condition::Produced(need) => Some((sum(&state.made[seat.index()]), need)),
        Condition::GoodsLoaded(need) => Some((kinds(&state.loaded[seat.index()]), need)),
        Condition::PointsGained(need) => Some((state.gained[seat.index()], need)),
        _ => progress_on(game, state.board(seat), card),
    }
}

/// Returns the progress of a board with `card`, and the number it takes; `None` if it takes a deed,
/// or counts within a phase.
pub(in super::super) fn progress_on(game: &PuertoRico, board: &Board, card: Achievement) -> Option<(u8, u8)> {
    let buildings = |counts: &dyn Fn(Class) -> bool| {
        board.buildings().iter().filter(|space| counts(game.def(space.building).class)).count() as u8
    };
    let makes = |goods: &[Good], class| matches!(class, Class::Production(good) if goods.contains(&good));
    Some(match card.condition() {
        // PR-ACH-08: only those on the board.
        Condition::Crates(goods, need) => (together(board, goods, need), need),
        Condition::CratesOfOne(need) => (most(&board.crates), need),
        Condition::PeopleOnBuildings(need) => (people_on_buildings(board), need),
        Condition::PeopleOnLand(need) => (board.manned_land(), need),
        Condition::Land(need) => (board.land(), need),
        Condition::EmptySpaces(most) => {
            let (land, spaces) = (LAND - most, SPACES as u8 - most);
            (board.land().min(land) + board.spaces.min(spaces), land + spaces)
        }
        Condition::ExpandedBuildings(need) => (buildings(&|class| class == Class::Expanded), need),
        Condition::RegularCommercial(need) => (buildings(&|class| class == Class::Commercial), need),
        Condition::ProductionOfEach(goods) => {
            let has = |good: &&Good| buildings(&|class| makes(&[**good], class)) > 0;
            (goods.iter().filter(has).count() as u8, goods.len() as u8)
        }
        Condition::ProductionOf(goods, need) => (buildings(&|class| makes(&goods, class)), need),
        Condition::Produced(_)
        | Condition::GoodsLoaded(_)
        | Condition::PointsGained(_)
        | Condition::Dispatched(_)
        | Condition::FilledAtOnce
        | Condition::LoadedAtOnce(_)
        | Condition::FilledHouse
        | Condition::SoldFor(_)
        | Condition::GoodsStored(_)
        | Condition::PaidEverything
        | Condition::PaidAtMost(_) => return None,
    })
}

/// Crates of two goods; as long as one of them is missing, not as many as it
/// takes.
fn together(board: &Board, goods: [Good; 2], need: u8) -> u8 {
    let [one, other] = goods.map(|good| board.crates[good.index()]);
    if one > 0 && other > 0 { one + other } else { (one + other).min(need - 1) }
}

/// People on buildings, citizens included (`PR-ACH-05`).
fn people_on_buildings(board: &Board) -> u8 {
    board.buildings().iter().map(|space| space.people).sum::<People>().count()
}

fn most(crates: &[u8]) -> u8 {
    crates.iter().copied().max().unwrap_or(0)
}

fn sum(crates: &[u8]) -> u8 {
    crates.iter().fold(0, |sum, &crates| sum.saturating_add(crates))
}

fn kinds(crates: &[u8]) -> u8 {
    crates.iter().filter(|&&crates| crates > 0).count() as u8
}

/// Returns true if a deed of `seat` completes `card`.
fn fits(game: &PuertoRico, state: &State, seat: Seat, deed: Deed, card: Achievement) -> bool {
    match (card.condition(), deed) {
        (Condition::Dispatched(good), Deed::Loaded { good: loaded, cargo: Some(place), .. }) => {
            good == loaded && state.ships[usize::from(place)].room() == 0
        }
        (Condition::FilledAtOnce, Deed::Loaded { crates, cargo: Some(place), .. }) => {
            crates == state.ships[usize::from(place)].size
        }
        (Condition::LoadedAtOnce(need), Deed::Loaded { crates, .. }) => crates >= need,
        (Condition::LoadedAtOnce(need), Deed::LoadedSmall) => most(&state.small_ships[seat.index()]) >= need,
        (Condition::FilledHouse, Deed::Sold { .. }) => trader::is_full(state) && queries::is_picker(state),
        (Condition::SoldFor(need), Deed::Sold { coins, .. }) => coins >= need,
        (Condition::GoodsStored(need), Deed::StoringOver) => kinds(&state.board(seat).crates) >= need,
        (Condition::PaidEverything, Deed::Built { building, purse, paid }) => {
            is_expanded(game, building) && purse > 0 && u16::from(paid) == purse
        }
        (Condition::PaidAtMost(most), Deed::Built { building, paid, .. }) => {
            is_expanded(game, building) && paid <= most
        }
        _ => false,
    }
}

fn is_expanded(game: &PuertoRico, building: Building) -> bool {
    game.def(building).class == Class::Expanded
}
