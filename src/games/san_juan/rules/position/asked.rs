//! Whether the question that a position asks fits the table.

use crate::core::{Game, PositionError};
use crate::games::san_juan::data::SLOTS;
use crate::games::san_juan::editions::GoldMinePolicy;
use crate::games::san_juan::ids::{KINDS, Kind};
use crate::games::san_juan::prompt::{Bonus, DiscardWhy, FaceUp};
use crate::games::san_juan::rules::{SanJuan, bonus, builder, discard, flow, payment, queries, row, setup};
use crate::games::san_juan::state::{Frame, State};
use std::fmt::Display;

type Refused = Result<(), PositionError>;

/// Checks the last frame of the stack, found at `path`.
///
/// # Errors
/// What about it does not fit the hand and city of the seat that acts.
pub(super) fn check(game: &SanJuan, state: &State, path: &str, asks: Frame) -> Refused {
    let fits = match asks {
        Frame::Discard { .. } => discard_fits(game, state, asks),
        Frame::Chapel => chapel_fits(state),
        Frame::Church { put, from } => church_fits(state, put, from),
        Frame::Offer { bonus, amount } => offer_fits(game, state, bonus, amount),
        Frame::Build | Frame::Round { .. } | Frame::Library => Ok(()),
        Frame::Site { kind } => site_fits(game, state, kind),
        Frame::Pay { .. } => payment_fits(game, state, asks),
        Frame::Produce { left, made, .. } => {
            parts_of(left, made, queries::production_cap(state, state.actor))
        }
        Frame::Sell { .. } => sale_fits(state, asks),
        Frame::Keep { .. } => choice_fits(state, asks),
        Frame::Take { from, left } => row_fits(game, state, from, left),
        Frame::Ship { left, sent, from } => shipping_fits(state, left, sent, from),
        Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. } => {
            Err("something must be asked".to_owned())
        }
    };
    fits.map_err(|problem| PositionError::said(&path, &problem))
}

fn ensure(holds: bool, problem: &dyn Display) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.to_string()) }
}

/// `left` more of what may be done and `done` so far make `all`.
fn parts_of(left: u8, done: u8, all: u8) -> Result<(), String> {
    let sum = left as u16 + done as u16;
    ensure(left >= 1 && sum == all as u16, &format_args!("{left} left and {done} done do not make {all}"))
}

fn kind_index(from: u8) -> Result<(), String> {
    ensure((from as usize) < KINDS, &format_args!("from is the index of a kind, 0 to {}", KINDS - 1))
}

fn slot_index(from: u8) -> Result<(), String> {
    ensure(from as usize <= SLOTS, &format_args!("from is the index of a slot, 0 to {SLOTS}"))
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
        DiscardWhy::HandLimit => {
            (Some(hand.len().saturating_sub(queries::hand_limit(game, state, seat))), u8::MAX)
        }
        DiscardWhy::Archive => {
            ensure(state.city(seat).is_active(Kind::Archive), &"there is no active Archive")?;
            let (draw, keep) = (queries::councillor_draw(state, seat), queries::councillor_keep(state, seat));
            (None, draw - keep)
        }
        DiscardWhy::Office => {
            ensure(state.city(seat).is_active(Kind::Office), &"there is no active Office")?;
            (None, discard::EXCHANGE)
        }
        DiscardWhy::Mayor => (None, discard::EXCHANGE),
    };
    ensure((1..=of).contains(&left), &"left counts down from of to 1")?;
    ensure(of <= most, &format_args!("{most} cards at most are discarded"))?;
    if let Some(exact) = exact {
        ensure(left == exact, &format_args!("{exact} cards of this hand must go, not {left}"))?;
    }
    kind_index(from)?;
    let needed = if why.may_stop() { 1 } else { left };
    ensure(hand.count_from(from as usize) >= needed, &"the hand has not that many cards from there on")
}

fn chapel_fits(state: &State) -> Result<(), String> {
    let owner = state.city(state.actor).is_active(Kind::Chapel);
    ensure(owner && !state.hand(state.actor).is_empty(), &"only asked of a Chapel's owner with cards in hand")
}

fn church_fits(state: &State, put: u8, from: u8) -> Result<(), String> {
    let (seat, tucked) = (state.actor, state.tucked(state.actor));
    ensure(state.city(seat).is_active(Kind::Church), &"only asked of a Church's owner")?;
    let used = state.church_used.has(seat);
    ensure(used == (put > 0), &"put counts the cards of the one use of a Church (SJ-BLD-CHURCH-1)")?;
    ensure(put <= tucked, &"more cards put under it than lie there")?;
    kind_index(from)?;
    let rest = !state.hand(seat).kinds().from(from.into()).is_empty();
    ensure(rest, &"there must be cards to choose from")
}

fn offer_fits(game: &SanJuan, state: &State, bonus: Bonus, amount: u8) -> Result<(), String> {
    let asked = game.config().switches.ask_optional_draws;
    ensure(asked, &"this game does not ask for draws (switches.ask_optional_draws)")?;
    let picks = flow::privilege(state, state.actor) > 0;
    ensure(bonus != Bonus::Prospector || picks, &"only the picker has the privilege")?;
    let most = match bonus {
        Bonus::Carpenter | Bonus::PoorHouse => 1,
        Bonus::Well => queries::production_cap(state, state.actor),
        Bonus::MarketHall | Bonus::MarketStand => queries::sale_cap(state, state.actor),
        _ => 0,
    };
    ensure(amount <= most, &format_args!("amount is {most} at most"))?;
    ensure(bonus::fits(game, state, bonus, amount), &"nothing of the kind is due")
}

fn row_fits(game: &SanJuan, state: &State, from: FaceUp, left: u8) -> Result<(), String> {
    let (cards, kept) = (state.look(), state.kept());
    ensure(kept.is_empty(), &"nothing is kept of cards that lie face up")?;
    let (most_left, most_cards) = match from {
        FaceUp::GoldMine => {
            ensure(
                game.rules.gold_mine == GoldMinePolicy::Choice,
                &"the cheapest card is taken without asking",
            )?;
            ensure(state.city(state.actor).is_active(Kind::GoldMine), &"there is no active Gold Mine")?;
            let costs = cards.iter().fold(0u16, |costs, &kind| costs | 1 << game.cost(kind));
            ensure(
                cards.len() == 4 && costs.count_ones() == 4,
                &"four cards of different costs (SJ-BLD-GOLD-2)",
            )?;
            (1, 4)
        }
        FaceUp::ColonistShip => (row::ship_cards(state), game.seats()),
    };
    ensure((1..=most_left).contains(&left), &format_args!("{most_left} cards at most may be taken"))?;
    ensure(
        (1..=most_cards as usize).contains(&cards.len()),
        &format_args!("1 to {most_cards} cards lie there"),
    )
}

fn shipping_fits(state: &State, left: u8, sent: u8, from: u8) -> Result<(), String> {
    parts_of(left, sent, queries::shipping_cap(state, state.actor))?;
    ensure(sent <= state.shipped(state.actor), &"more goods sent than were ever shipped")?;
    slot_index(from)
}

fn site_fits(game: &SanJuan, state: &State, kind: Kind) -> Result<(), String> {
    let city = state.city(state.actor);
    ensure(city.is_active(Kind::Crane), &"without an active Crane there is one site only")?;
    ensure((city.len() as usize) < SLOTS, &"a city has 12 slots at most")?;
    ensure(
        !builder::already_built(game, state, kind),
        &format_args!("{kind} stands there already (SJ-BUILD-10)"),
    )
}

/// The sums of a payment must be those that the city leads to.
fn payment_fits(game: &SanJuan, state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Pay { kind, slot, net, waived, goods, paid, from } = asks else { return Ok(()) };
    let city = state.city(state.actor);
    let place = city.slots().get(slot as usize);
    let fresh = place.is_some_and(|&place| place == kind) && city.is_fresh(slot);
    ensure(fresh, &format_args!("slot {slot} is no {kind} that is just being built"))?;
    let cover = state.covered(state.actor, slot).last().map_or(0, |&kind| game.cover_value(kind));
    let quote = builder::quote(game, state, state.actor, kind, None);
    ensure(
        waived <= quote.privilege,
        &format_args!("a privilege of {} cannot be waived so often", quote.privilege),
    )?;
    let full = game.cost(kind) as i8 - (quote.privilege - waived + cover) as i8;
    let less = full - quote.building as i8;
    ensure(net == full || net == less, &format_args!("net is {less} here"))?;
    ensure(goods == 0 || city.is_active(Kind::BlackMarket), &"goods are spent with a Black Market only")?;
    ensure(goods <= builder::MAX_GOODS, &"two goods are spent at most (SJ-BLD-BLACK-1)")?;
    ensure(from <= payment::LAST_STEP, &format_args!("payments have {} steps", payment::LAST_STEP + 1))?;
    let price = net.max(0) as u16;
    ensure(goods as u16 + paid as u16 <= price, &format_args!("more is paid than the price of {price}"))
}

fn sale_fits(state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Sell { left, sold, gain, from } = asks else { return Ok(()) };
    parts_of(left, sold, queries::sale_cap(state, state.actor))?;
    slot_index(from)?;
    let prices = state.queue.tiles()[0].prices();
    // The good of a Zoning Office brings 2, which is within the prices.
    let (lowest, highest) = (prices[0] as u16 * sold as u16, prices[4] as u16 * sold as u16);
    let problem = format_args!("{sold} goods bring {lowest} to {highest} cards, not {gain}");
    ensure((lowest..=highest).contains(&(gain as u16)), &problem)
}

fn choice_fits(state: &State, asks: Frame) -> Result<(), String> {
    let Frame::Keep { left, of, from } = asks else { return Ok(()) };
    let seat = state.actor;
    let (cards, kept) = (state.look().len() as u8, state.kept().len() as u8);
    ensure(!state.city(seat).is_active(Kind::Archive), &"with an Archive cards are discarded instead")?;
    parts_of(left, kept, of)?;
    kind_index(from)?;
    let (draw, keep) = (queries::councillor_draw(state, seat), queries::councillor_keep(state, seat));
    ensure(of == keep, &format_args!("{keep} of the cards are kept here"))?;
    ensure(cards + kept <= draw, &format_args!("{draw} cards are looked at here"))?;
    ensure(cards > left, &"there must be something to choose from")
}
