//! Checks that the question of a position fits the table.

use super::PositionResult;
use crate::data::SLOTS;
use crate::editions::GoldMinePolicy;
use crate::flaw::{AskedFlaw, BuildFlaw, Flaw, PiecesFlaw};
use crate::ids::{KINDS, Kind};
use crate::prompt::{Bonus, DiscardWhy, FaceUp};
use crate::rules::{SanJuan, bonus, builder, discard, payment, queries, row, setup};
use crate::state::{Frame, State};
use game_core::{Actions, Game, PositionError, refuse};

/// Result of the check: nothing, or the reason why a question does not fit.
type Fits = Result<(), Flaw>;

/// Checks the last frame of the stack, found at `path`.
///
/// # Errors
/// What about it does not fit the hand and city of the seat that acts.
pub(super) fn check(game: &SanJuan, state: &State, path: &str, asks: Frame) -> PositionResult {
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
            Err(AskedFlaw::NothingAsked.into())
        }
    };
    fits.map_err(|flaw| PositionError::at(&path, flaw))?;
    payment_goes_on(game, state, path, asks)
}

fn ensure(holds: bool, flaw: impl Into<Flaw>) -> Fits {
    if holds { Ok(()) } else { Err(flaw.into()) }
}

/// Checks that the seat which has to pay can pay.
fn payment_goes_on(game: &SanJuan, state: &State, path: &str, asks: Frame) -> PositionResult {
    let pays_in_full = match asks {
        Frame::Site { .. } => false,
        Frame::Pay { .. } => payment::is_payable(state),
        _ => return Ok(()),
    };
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    if !legal.is_empty() {
        return Ok(());
    }
    if pays_in_full {
        // With the cards before `from` it would do.
        return refuse(&path, AskedFlaw::HandTooSmall);
    }
    refuse(&format_args!("seats[{}].hand", state.actor.0), BuildFlaw::TooExpensive)
}

/// `left` more of what may be done and `done` so far make `all`.
fn parts_of(left: u8, done: u8, all: u8) -> Fits {
    let sum = left as u16 + done as u16;
    ensure(left >= 1 && sum == all as u16, AskedFlaw::Parts { left, done, all })
}

fn kind_index(from: u8) -> Fits {
    ensure((from as usize) < KINDS, AskedFlaw::NoSuchKind)
}

fn slot_index(from: u8) -> Fits {
    ensure(from as usize <= SLOTS, AskedFlaw::NoSuchSlot)
}

fn discard_fits(game: &SanJuan, state: &State, asks: Frame) -> Fits {
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
            ensure(state.city(seat).is_active(Kind::Archive), AskedFlaw::NotActive { kind: Kind::Archive })?;
            let (draw, keep) = (queries::councillor_draw(state, seat), queries::councillor_keep(state, seat));
            (None, draw - keep)
        }
        DiscardWhy::Office => {
            ensure(state.city(seat).is_active(Kind::Office), AskedFlaw::NotActive { kind: Kind::Office })?;
            (None, discard::EXCHANGE)
        }
        DiscardWhy::Mayor => (None, discard::EXCHANGE),
    };
    ensure((1..=of).contains(&left), AskedFlaw::LeftOfAll)?;
    ensure(of <= most, AskedFlaw::TooManyDiscards { most })?;
    if let Some(cards) = exact {
        ensure(left == cards, AskedFlaw::Discards { cards, left })?;
    }
    kind_index(from)?;
    let needed = if why.may_stop() { 1 } else { left };
    ensure(hand.count_from(from as usize) >= needed, AskedFlaw::HandTooSmall)
}

fn chapel_fits(state: &State) -> Fits {
    let owner = state.city(state.actor).is_active(Kind::Chapel);
    ensure(owner && !state.hand(state.actor).is_empty(), AskedFlaw::NoChapelOwner)
}

fn church_fits(state: &State, put: u8, from: u8) -> Fits {
    let (seat, tucked) = (state.actor, state.tucked(state.actor));
    ensure(state.city(seat).is_active(Kind::Church), AskedFlaw::NoChurchOwner)?;
    let used = state.church_used.has(seat);
    ensure(used == (put > 0), AskedFlaw::ChurchCount)?;
    ensure(put <= tucked, AskedFlaw::ChurchTooMany)?;
    kind_index(from)?;
    let rest = !state.hand(seat).kinds().from(from.into()).is_empty();
    ensure(rest, AskedFlaw::NothingToTuck)
}

fn offer_fits(game: &SanJuan, state: &State, bonus: Bonus, amount: u8) -> Fits {
    let asked = game.config().switches.ask_optional_draws;
    ensure(asked, AskedFlaw::DrawsNotAsked)?;
    let picks = queries::privilege(state, state.actor) > 0;
    ensure(bonus != Bonus::Prospector || picks, AskedFlaw::NotThePicker)?;
    let most = match bonus {
        Bonus::Carpenter | Bonus::PoorHouse => 1,
        Bonus::Well => queries::production_cap(state, state.actor),
        Bonus::MarketHall | Bonus::MarketStand => queries::sale_cap(state, state.actor),
        _ => 0,
    };
    ensure(amount <= most, AskedFlaw::AmountTooHigh { most })?;
    ensure(bonus::fits(game, state, bonus, amount), AskedFlaw::NotDue)
}

fn row_fits(game: &SanJuan, state: &State, from: FaceUp, left: u8) -> Fits {
    let (cards, kept) = (state.look(), state.kept());
    ensure(kept.is_empty(), AskedFlaw::KeptFaceUp)?;
    let (most_left, most_cards) = match from {
        FaceUp::GoldMine => {
            ensure(game.rules.gold_mine == GoldMinePolicy::Choice, AskedFlaw::CheapestTaken)?;
            ensure(
                state.city(state.actor).is_active(Kind::GoldMine),
                AskedFlaw::NotActive { kind: Kind::GoldMine },
            )?;
            let costs = cards.iter().fold(0u16, |costs, &kind| costs | 1 << game.cost(kind));
            ensure(cards.len() == 4 && costs.count_ones() == 4, AskedFlaw::FourCosts)?;
            (1, 4)
        }
        FaceUp::ColonistShip => (row::ship_cards(state), game.seats()),
    };
    ensure((1..=most_left).contains(&left), AskedFlaw::TooManyTaken { most: most_left })?;
    ensure((1..=most_cards as usize).contains(&cards.len()), AskedFlaw::FaceUpCount { most: most_cards })
}

fn shipping_fits(state: &State, left: u8, sent: u8, from: u8) -> Fits {
    parts_of(left, sent, queries::shipping_cap(state, state.actor))?;
    ensure(sent <= state.shipped(state.actor), AskedFlaw::TooManySent)?;
    slot_index(from)
}

fn site_fits(game: &SanJuan, state: &State, kind: Kind) -> Fits {
    let city = state.city(state.actor);
    ensure(city.is_active(Kind::Crane), BuildFlaw::OneSite)?;
    ensure((city.len() as usize) < SLOTS, PiecesFlaw::TooManySlots)?;
    ensure(!builder::already_built(game, state, kind), BuildFlaw::StandsAlready { kind })
}

/// The sums of a payment must be those that the city leads to.
fn payment_fits(game: &SanJuan, state: &State, asks: Frame) -> Fits {
    let Frame::Pay { kind, slot, net, waived, goods, paid, from } = asks else { return Ok(()) };
    let city = state.city(state.actor);
    let place = city.slots().get(slot as usize);
    let fresh = place.is_some_and(|&place| place == kind) && city.is_fresh(slot);
    ensure(fresh, BuildFlaw::NotBeingBuilt { kind, slot })?;
    let cover = state.covered(state.actor, slot).last().map_or(0, |&kind| game.cover_value(kind));
    let quote = builder::quote(game, state, state.actor, kind, None);
    ensure(waived <= quote.privilege, BuildFlaw::TooManyWaived { privilege: quote.privilege })?;
    let full = game.cost(kind) as i8 - (quote.privilege - waived + cover) as i8;
    let less = full - quote.building as i8;
    ensure(net == full || net == less, BuildFlaw::Net { net: less })?;
    ensure(goods == 0 || city.is_active(Kind::BlackMarket), BuildFlaw::NoBlackMarket)?;
    ensure(goods <= builder::MAX_GOODS, BuildFlaw::TooManyGoods)?;
    ensure(from <= payment::LAST_STEP, BuildFlaw::NoSuchStep { steps: payment::LAST_STEP + 1 })?;
    let price = net.max(0) as u16;
    ensure(goods as u16 + paid as u16 <= price, BuildFlaw::PaidTooMuch { price })
}

fn sale_fits(state: &State, asks: Frame) -> Fits {
    let Frame::Sell { left, sold, gain, from } = asks else { return Ok(()) };
    parts_of(left, sold, queries::sale_cap(state, state.actor))?;
    slot_index(from)?;
    let prices = state.queue.tiles()[0].prices();
    // The good of a Zoning Office brings 2, which is within the prices.
    let (lowest, highest) = (prices[0] as u16 * sold as u16, prices[4] as u16 * sold as u16);
    let fits = (lowest..=highest).contains(&(gain as u16));
    ensure(fits, AskedFlaw::Gain { sold, lowest, highest, gain })
}

fn choice_fits(state: &State, asks: Frame) -> Fits {
    let Frame::Keep { left, of, from } = asks else { return Ok(()) };
    let seat = state.actor;
    let (cards, kept) = (state.look().len() as u8, state.kept().len() as u8);
    ensure(!state.city(seat).is_active(Kind::Archive), AskedFlaw::ArchiveDiscards)?;
    parts_of(left, kept, of)?;
    kind_index(from)?;
    let (draw, keep) = (queries::councillor_draw(state, seat), queries::councillor_keep(state, seat));
    ensure(of == keep, AskedFlaw::KeepCount { cards: keep })?;
    ensure(cards + kept <= draw, AskedFlaw::LookCount { cards: draw })?;
    ensure(cards > left, AskedFlaw::NoChoice)?;
    let rest = state.look().iter().filter(|kind| kind.index() >= from as usize).count();
    ensure(rest >= left as usize, AskedFlaw::LookTooSmall)
}
