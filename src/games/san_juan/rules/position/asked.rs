//! Whether the question that a position asks fits the table.

use crate::core::{Game, PositionError};
use crate::games::san_juan::ids::{KINDS, Kind};
use crate::games::san_juan::prompt::DiscardWhy;
use crate::games::san_juan::rules::{SanJuan, builder, queries, setup};
use crate::games::san_juan::state::{Frame, SLOTS, State};

type Refused = Result<(), PositionError>;

/// Checks the last frame of the stack, found at `path`.
///
/// # Errors
/// What about it does not fit the hand and city of the seat that acts.
pub(super) fn check(game: &SanJuan, state: &State, path: &str, asks: Frame) -> Refused {
    let fits = match asks {
        Frame::Discard { .. } => discard_fits(game, state, asks),
        Frame::Chapel => chapel_fits(state),
        Frame::Build | Frame::Round { .. } | Frame::Library => Ok(()),
        Frame::Site { kind } => site_fits(game, state, kind),
        Frame::Pay { .. } => payment_fits(game, state, asks),
        Frame::Produce { left, made, .. } => {
            parts_of(left, made, queries::production_cap(state, state.actor))
        }
        Frame::Sell { .. } => sale_fits(state, asks),
        Frame::Keep { .. } => choice_fits(state, asks),
        Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. } => {
            Err("something must be asked".to_owned())
        }
    };
    fits.map_err(|problem| PositionError::at(path, problem))
}

fn ensure(holds: bool, problem: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.into()) }
}

/// `left` more of what may be done and `done` so far make `all`.
fn parts_of(left: u8, done: u8, all: u8) -> Result<(), String> {
    let sum = left as u16 + done as u16;
    ensure(left >= 1 && sum == all as u16, format!("{left} left and {done} done do not make {all}"))
}

fn kind_index(from: u8) -> Result<(), String> {
    ensure((from as usize) < KINDS, format!("from is the index of a kind, 0 to {}", KINDS - 1))
}

fn slot_index(from: u8) -> Result<(), String> {
    ensure(from as usize <= SLOTS, format!("from is the index of a slot, 0 to {SLOTS}"))
}

fn discard_fits(game: &SanJuan, state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Discard { why, left, of, from } = asks else { return Ok(()) };
    let seat = state.actor;
    let hand = state.hand(seat);
    let (exact, most) = match why {
        DiscardWhy::Draft => (
            Some(hand.len().saturating_sub(setup::OPENING_HAND)),
            state.governor.distance_to(seat, game.seats()) + 1,
        ),
        DiscardWhy::HandLimit => (Some(hand.len().saturating_sub(queries::hand_limit(state, seat))), u8::MAX),
        DiscardWhy::Archive => {
            ensure(state.city(seat).is_active(Kind::Archive), "there is no active Archive")?;
            let (draw, keep) = (queries::councillor_draw(state, seat), queries::councillor_keep(state, seat));
            (None, draw - keep)
        }
    };
    ensure((1..=of).contains(&left), "left counts down from of to 1")?;
    ensure(of <= most, format!("{most} cards at most are discarded"))?;
    if let Some(exact) = exact {
        ensure(left == exact, format!("{exact} cards of this hand must go, not {left}"))?;
    }
    kind_index(from)?;
    ensure(hand.count_from(from as usize) >= left, "the hand has not that many cards from there on")
}

fn chapel_fits(state: &State) -> Result<(), String> {
    let owner = state.city(state.actor).is_active(Kind::Chapel);
    ensure(owner && !state.hand(state.actor).is_empty(), "only asked of a Chapel's owner with cards in hand")
}

fn site_fits(game: &SanJuan, state: &State, kind: Kind) -> Result<(), String> {
    let city = state.city(state.actor);
    ensure(city.is_active(Kind::Crane), "without an active Crane there is one site only")?;
    ensure((city.len() as usize) < SLOTS, "a city has 12 slots at most")?;
    ensure(!builder::already_built(game, state, kind), format!("{kind} stands there already (SJ-BUILD-10)"))
}

/// The sums of a payment must be those that the city leads to.
fn payment_fits(game: &SanJuan, state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Pay { kind, slot, net, waived, goods, paid, from } = asks else { return Ok(()) };
    let city = state.city(state.actor);
    let place = city.slots().get(slot as usize);
    let fresh = place.is_some_and(|place| place.kind == kind) && city.is_fresh(slot);
    ensure(fresh, format!("slot {slot} is no {kind} that is just being built"))?;
    let cover = state.covered(state.actor, slot).last().map_or(0, |&kind| game.cost(kind));
    let quote = builder::quote(game, state, state.actor, kind, None);
    ensure(
        waived <= quote.privilege,
        format!("a privilege of {} cannot be waived so often", quote.privilege),
    )?;
    let full = game.cost(kind) as i8 - (quote.privilege - waived + cover) as i8;
    let less = full - quote.building as i8;
    ensure(net == full || net == less, format!("net is {less} here"))?;
    ensure(goods == 0 || city.is_active(Kind::BlackMarket), "goods are spent with a Black Market only")?;
    ensure(goods <= builder::MAX_GOODS, "two goods are spent at most (SJ-BLD-BLACK-1)")?;
    ensure(from <= builder::LAST_STEP, format!("payments have {} steps", builder::LAST_STEP + 1))?;
    let price = net.max(0) as u16;
    ensure(goods as u16 + paid as u16 <= price, format!("more is paid than the price of {price}"))
}

fn sale_fits(state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Sell { left, sold, gain, from } = asks else { return Ok(()) };
    parts_of(left, sold, queries::sale_cap(state, state.actor))?;
    slot_index(from)?;
    let prices = state.tiles[0].prices();
    let (lowest, highest) = (prices[0] as u16 * sold as u16, prices[4] as u16 * sold as u16);
    let problem = format!("{sold} goods bring {lowest} to {highest} cards, not {gain}");
    ensure((lowest..=highest).contains(&(gain as u16)), problem)
}

fn choice_fits(state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Keep { left, of, from } = asks else { return Ok(()) };
    let seat = state.actor;
    let (cards, kept) = (state.look.cards().len() as u8, state.look.kept().len() as u8);
    ensure(!state.city(seat).is_active(Kind::Archive), "with an Archive cards are discarded instead")?;
    parts_of(left, kept, of)?;
    kind_index(from)?;
    let (draw, keep) = (queries::councillor_draw(state, seat), queries::councillor_keep(state, seat));
    ensure(of == keep, format!("{keep} of the cards are kept here"))?;
    ensure(cards + kept <= draw, format!("{draw} cards are looked at here"))?;
    ensure(cards > left, "there must be something to choose from")
}
