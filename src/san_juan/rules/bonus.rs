//! Draws that may be declined (`SJ-DP-2`): never a disadvantage, so that they
//! happen by themselves unless the table wants to be asked (D-11). One after
//! the other, each looks at the hand that the one before has left.

use super::{SanJuan, chance, councillor, mutations, prospector, queries};
use crate::action::Action;
use crate::event::{DrawWhy, Event};
use crate::ids::Kind;
use crate::prompt::Bonus;
use crate::state::{Frame, State};
use game_core::{Actions, Game, Seat, Sink, list};

/// The draw that comes after another one of the same seat.
const fn after(bonus: Bonus) -> Option<Bonus> {
    match bonus {
        // SJ-BLD-POOR-2
        Bonus::Carpenter => Some(Bonus::PoorHouse),
        Bonus::MarketHall => Some(Bonus::MarketStand),
        // SJ-FLOW-PHASE-S
        Bonus::Prospector => Some(Bonus::GoldMine),
        Bonus::GoldMine => Some(Bonus::Bank),
        _ => None,
    }
}

/// Returns true if the seat on turn is entitled to `bonus`; `amount` is the number that this
/// depends on: goods produced or sold, or 1 after a commercial building.
fn applies(game: &SanJuan, state: &State, bonus: Bonus, amount: u8) -> bool {
    let city = state.city(state.actor);
    match bonus {
        Bonus::Councillor | Bonus::Prospector => true,
        // SJ-BLD-GOLD-6
        Bonus::GoldMine => city.is_active(Kind::GoldMine) && chance::available(state) >= 4,
        Bonus::Bank => city.is_active(Kind::Bank),
        // SJ-BLD-CARPENTER-1
        Bonus::Carpenter => amount > 0 && city.is_active(Kind::Carpenter),
        // SJ-BLD-POOR-1
        Bonus::PoorHouse => city.is_active(Kind::PoorHouse) && state.hand(state.actor).len() <= 1,
        // SJ-BLD-WELL-1
        Bonus::Well => amount >= 2 && city.is_active(Kind::Well),
        // SJ-BLD-MHALL-1, SJ-BLD-MSTAND-1
        Bonus::MarketHall => amount >= 1 && city.is_active(Kind::MarketHall),
        Bonus::MarketStand => amount >= 2 && city.is_active(Kind::MarketStand),
        Bonus::Cottage => !state.sold && city.is_active(Kind::Cottage),
        Bonus::School => city.is_active(Kind::School) && lags_behind(game, state, state.actor),
        Bonus::CustomsOffice => city.empty_customs_office().is_some(),
    }
}

/// `SJ-BLD-SCHOOL-1`: nobody has fewer buildings, and somebody has more.
fn lags_behind(game: &SanJuan, state: &State, seat: Seat) -> bool {
    let own = state.city(seat).len();
    let mut others = Seat::all(game.seats()).map(|other| state.city(other).len());
    others.clone().all(|built| built >= own) && others.any(|built| built > own)
}

/// Grants the seat on turn `first` and what comes after it, or asks.
pub(super) fn run(game: &SanJuan, state: &mut State, first: Bonus, amount: u8, log: &mut impl Sink<Event>) {
    let mut next = Some(first);
    while let Some(bonus) = next {
        if applies(game, state, bonus, amount) {
            if game.config.switches.ask_optional_draws && chance::available(state) > 0 {
                return state.stack.push(Frame::Offer { bonus, amount });
            }
            let depth = state.stack.depth();
            grant(game, state, bonus, log);
            if state.stack.depth() > depth {
                return; // its owner has to choose; he goes on from there
            }
        }
        next = after(bonus);
    }
}

/// Goes on after `bonus` was taken.
pub(super) fn go_on(game: &SanJuan, state: &mut State, bonus: Bonus, amount: u8, log: &mut impl Sink<Event>) {
    if let Some(next) = after(bonus) {
        run(game, state, next, amount, log);
    }
}

/// Returns true if the seat on turn can be offered `bonus` now: for positions.
pub(super) fn fits(game: &SanJuan, state: &State, bonus: Bonus, amount: u8) -> bool {
    applies(game, state, bonus, amount) && chance::available(state) > 0
}

/// Take it, or leave it.
pub(super) fn legal(out: &mut Actions<Action>) {
    list(out, [Action::Pass, Action::Draw]);
}

/// Takes the draw that is offered, or leaves it.
pub(super) fn answer(game: &SanJuan, state: &mut State, takes: bool, log: &mut impl Sink<Event>) {
    let Some(Frame::Offer { bonus, amount }) = state.stack.top() else {
        unreachable!("invariant: a draw was offered")
    };
    state.stack.pop();
    let depth = state.stack.depth();
    if takes {
        grant(game, state, bonus, log);
    } else if bonus == Bonus::Councillor {
        mutations::passed(state, log);
    }
    if state.stack.depth() == depth {
        go_on(game, state, bonus, amount, log);
    }
}

fn grant(game: &SanJuan, state: &mut State, bonus: Bonus, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let why = match bonus {
        Bonus::Councillor => return councillor::draw(state, log),
        Bonus::Prospector => {
            let cards = queries::privilege(state, seat);
            return mutations::draw_to_hand(state, seat, cards, DrawWhy::Prospector, log);
        }
        Bonus::GoldMine => return prospector::gold_mine(game, state, log),
        Bonus::Bank => return prospector::bank(game, state, log),
        Bonus::CustomsOffice => {
            let slot =
                state.city(seat).empty_customs_office().expect("invariant: the Zoning Office is empty");
            return mutations::stock(state, seat, slot, log);
        }
        Bonus::Carpenter => DrawWhy::Carpenter,
        Bonus::PoorHouse => DrawWhy::PoorHouse,
        Bonus::Well => DrawWhy::Well,
        Bonus::MarketHall => DrawWhy::MarketHall,
        Bonus::MarketStand => DrawWhy::MarketStand,
        Bonus::Cottage => DrawWhy::Cottage,
        Bonus::School => DrawWhy::School,
    };
    mutations::draw_to_hand(state, seat, 1, why, log);
}
