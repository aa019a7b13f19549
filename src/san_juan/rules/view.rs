//! View of one viewer (section 3).

use super::{SanJuan, builder, payment, queries, score, trader};
use crate::config::Config;
use crate::editions::TuckedCount;
use crate::ids::{Discount, Kind, Role, Tile};
use crate::prompt::Prompt;
use crate::state::{Frame, State};
use crate::view::{
    DiscountSource, LookView, PhaseView, PriceView, RoleView, SeatView, SiteView, SlotView, View,
};
use game_core::{Seat, Turn, Viewer};

/// Builds the view of `viewer`, with `turn` as what is being asked.
pub(super) fn view(game: &SanJuan, state: &State, viewer: Viewer, turn: Turn<Prompt>) -> View {
    let Config { players, .. } = game.config;
    let (draw, discard) = state.pile_sizes();
    let hidden = state.queue.unseen_places();
    let tiles = state.queue.tiles().iter().enumerate();
    let queue = tiles.map(|(place, &tile)| (!hidden.contains(&place)).then_some(tile));
    View {
        viewer,
        edition: game.config.edition,
        round: state.round,
        governor: state.governor,
        quiet: state.quiet,
        last_phase: !state.stack.as_slice().is_empty() && builder::somebody_is_finished(game, state),
        turn,
        phase: state.phase().map(|(role, picker)| PhaseView {
            role,
            picker,
            doubled: state.doubled,
            sold: state.sold,
        }),
        roles: game.rules.roles.iter().map(|&role| role_view(state, role)).collect(),
        draw,
        discard,
        cathedral: state.cathedral,
        tile: state.queue.open(),
        queue: queue.collect(),
        seats: Seat::all(players).map(|seat| seat_view(game, state, viewer, seat)).collect(),
        look: look_view(state, viewer),
        site: site_view(game, state),
        prices: prices(game, state, viewer),
    }
}

fn role_view(state: &State, role: Role) -> RoleView {
    RoleView { role, taken_by: state.taken.by(role) }
}

fn seat_view(game: &SanJuan, state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let own = viewer.is(seat);
    let over = state.stack.as_slice().is_empty();
    let count_tucked = own
        || over
        || match game.rules.tucked_count {
            TuckedCount::OwnerOnly => false,
            TuckedCount::Everybody => true,
        };
    let mut tucked_cards = state.tucked_cards(seat).to_vec();
    tucked_cards.sort_unstable();
    SeatView {
        seat,
        hand_count: state.hand(seat).len(),
        hand: own.then(|| state.hand(seat).iter().collect()),
        hand_limit: queries::hand_limit(game, state, seat),
        city: city_view(state, seat),
        tucked: count_tucked.then_some(state.tucked(seat)),
        tucked_cards: own.then_some(tucked_cards),
        shipped: count_tucked.then_some(state.shipped(seat)),
        library_used: state.library_used.has(seat),
        church_used: state.church_used.has(seat),
        open_points: score::points(game, state, seat, 0).total(),
    }
}

fn city_view(state: &State, seat: Seat) -> Vec<SlotView> {
    let city = state.city(seat);
    let prices = state.queue.last_seen().map(Tile::prices);
    let slots = city.slots().iter().zip(0..);
    let slot_view = |(&kind, slot): (&Kind, u8)| SlotView {
        kind,
        active: !city.is_fresh(slot),
        good: city.has_good(slot),
        price: city.has_good(slot).then(|| trader::price(prices, kind)).flatten(),
        covers: state.covered(seat, slot).to_vec(),
    };
    slots.map(slot_view).collect()
}

fn look_view(state: &State, viewer: Viewer) -> Option<LookView> {
    let cards = state.look();
    (!cards.is_empty()).then(|| LookView {
        seat: state.actor,
        count: cards.len() as u8,
        cards: (viewer.is(state.actor) || state.look_is_public()).then(|| cards.to_vec()),
        kept: state.kept().len() as u8,
    })
}

/// The building being placed or paid for: announced, hence public.
fn site_view(game: &SanJuan, state: &State) -> Option<SiteView> {
    let seat = state.actor;
    match state.stack.top()? {
        Frame::Site { kind } => Some(SiteView {
            seat,
            kind,
            over: None,
            cost: game.cost(kind),
            discounts: discounts(game, state, kind, None, 0),
            goods: 0,
            paid: 0,
            due: builder::quote(game, state, seat, kind, None).price(),
        }),
        Frame::Pay { kind, slot, net, waived, goods, paid, .. } => {
            let covered = state.covered(seat, slot).last().copied();
            let mut discounts = discounts(game, state, kind, covered, waived);
            // A waived Quarry or Smithy shows as the missing part of the sum.
            let used: u8 = discounts.iter().map(|(_, cards)| cards).sum();
            if game.cost(kind) as i8 - used as i8 != net {
                discounts.retain(|(source, _)| {
                    !matches!(source, DiscountSource::May(Discount::Quarry | Discount::Smithy))
                });
            }
            let due = payment::due(net, goods, paid);
            let over = covered.map(|_| slot);
            Some(SiteView { seat, kind, over, cost: game.cost(kind), discounts, goods, paid, due })
        }
        _ => None,
    }
}

fn discounts(
    game: &SanJuan,
    state: &State,
    kind: Kind,
    over: Option<Kind>,
    waived: u8,
) -> Vec<(DiscountSource, u8)> {
    let quote = builder::quote(game, state, state.actor, kind, None);
    let building = if kind.is_production() { Discount::Smithy } else { Discount::Quarry };
    let cover = over.map(|kind| (DiscountSource::Covered(kind), game.cover_value(kind)));
    let own = [
        (DiscountSource::May(Discount::Privilege), quote.privilege - waived),
        (DiscountSource::May(building), quote.building),
    ];
    own.into_iter().chain(cover).filter(|&(_, cards)| cards > 0).collect()
}

/// Prices of the viewer's own hand. Outside a Builder phase the privilege of
/// another role must not look like a discount.
fn prices(game: &SanJuan, state: &State, viewer: Viewer) -> Vec<PriceView> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let building = state.phase().is_some_and(|(role, _)| role == Role::Builder);
    let base = score::points(game, state, seat, state.laid_by(seat)).total();
    let price = |kind| {
        let quote = builder::quote(game, state, seat, kind, None);
        let lost_privilege = if building { 0 } else { quote.privilege as i8 };
        let gain = gain(game, state, seat, kind) - base;
        let price = (quote.net + lost_privilege).max(0) as u8;
        PriceView { kind, cost: game.cost(kind), price, gain }
    };
    let mut kinds = state.hand(seat).kinds();
    if state.cathedral {
        kinds.insert(Kind::Cathedral);
    }
    kinds.iter().map(price).collect()
}

/// Points of `seat` once `kind` stood on a new slot.
fn gain(game: &SanJuan, state: &State, seat: Seat, kind: Kind) -> i16 {
    let mut then = state.clone();
    if (then.city(seat).len() as usize) < crate::data::SLOTS {
        then.cities[seat.index()].open(kind, true);
    }
    score::points(game, &then, seat, then.laid_by(seat)).total()
}
