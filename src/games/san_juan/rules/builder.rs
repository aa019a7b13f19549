//! The Builder phase (sections 5.7, 6.1 and 6.3): what, where, and how paid.

use super::{SanJuan, atoms, flow};
use crate::core::{Actions, Game, Seat, Sink};
use crate::games::san_juan::action::Action;
use crate::games::san_juan::event::{Cards, DrawWhy, Event};
use crate::games::san_juan::ids::{Discount, Kind, KindSet};
use crate::games::san_juan::reason::Reason;
use crate::games::san_juan::state::{Frame, SLOTS, State};

/// Goods that may be spent on one building (`SJ-BLD-BLACK-1`).
pub(super) const MAX_GOODS: u8 = 2;

/* Prices. */

/// What a building would cost on one site.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quote {
    /// Printed cost less every reduction but goods; may be negative.
    pub net: i8,
    /// The builder's privilege used, 0 to 2.
    pub privilege: u8,
    /// Quarry or Smithy used, 0 or 1.
    pub building: u8,
    /// Goods that could be spent, 0 to 2.
    pub goods: u8,
}

impl Quote {
    /// Cards to pay without goods (`SJ-BUILD-7`).
    pub(super) fn price(self) -> u8 {
        self.net.max(0) as u8
    }

    /// Cards missing to pay with `cards` hand cards and all useful goods.
    fn missing(self, cards: u8) -> u8 {
        self.price().saturating_sub(cards + self.goods)
    }
}

/// The building discount for `kind`: Smithy for production, Quarry for all
/// others (`SJ-BLD-SMITHY-1`, `SJ-BLD-QUARRY-1`).
const fn discount_for(kind: Kind) -> (Kind, Discount) {
    if kind.is_production() { (Kind::Smithy, Discount::Smithy) } else { (Kind::Quarry, Discount::Quarry) }
}

/// What `kind` would cost `seat` on a new slot or over a building, which then
/// no longer helps (`SJ-BUILD-6`, `SJ-BUILD-13`).
pub(super) fn quote(game: &SanJuan, state: &State, seat: Seat, kind: Kind, over: Option<u8>) -> Quote {
    let city = state.city(seat);
    let covered = over.map(|slot| city.slots()[slot as usize]);
    let works = |helper| city.is_active(helper) && covered.is_none_or(|slot| slot.kind != helper);
    let privilege = match flow::privilege(state, seat) {
        2 if !works(Kind::Library) => 1,
        multiple => multiple,
    };
    let building = works(discount_for(kind).0) as u8;
    let cover = covered.map_or(0, |slot| game.cost(slot.kind));
    let goods = if works(Kind::BlackMarket) {
        let lost = covered.is_some_and(|slot| slot.good.is_some()) as u8;
        (city.goods() - lost).min(MAX_GOODS)
    } else {
        0
    };
    let net = game.cost(kind) as i8 - (privilege + building + cover) as i8;
    Quote { net, privilege, building, goods }
}

/// Cards still due.
#[inline]
pub(super) fn due(net: i8, goods: u8, paid: u8) -> u8 {
    net.max(0) as u8 - goods - paid
}

/* Whether a kind may stand on a site. */

/// `SJ-BUILD-10`, and ruling D-07 about covered copies.
pub(super) fn already_built(game: &SanJuan, state: &State, kind: Kind) -> bool {
    if kind.is_production() {
        return false;
    }
    let seat = state.actor;
    let covered = || (0..state.city(seat).len()).any(|slot| state.covered(seat, slot).contains(&kind));
    state.city(seat).visible().has(kind) || (!game.config.switches.rebuild_covered_types && covered())
}

/// Why `kind` cannot stand on a site, money aside.
fn why_not_there(state: &State, kind: Kind, over: Option<u8>) -> Option<Reason> {
    let city = state.city(state.actor);
    let Some(slot) = over else { return (city.len() as usize >= SLOTS).then_some(Reason::NoBuilding) };
    if !city.is_active(Kind::Crane) {
        return Some(Reason::NeedsCrane);
    }
    match city.slots().get(slot as usize) {
        None => Some(Reason::NoBuilding),
        Some(place) if place.kind == Kind::Crane => Some(Reason::CoversCrane),
        Some(place) if place.kind == kind => Some(Reason::SameKind),
        Some(_) => None,
    }
}

/// Cards missing to build `kind` on a site with `cards` to pay with.
fn missing(game: &SanJuan, state: &State, kind: Kind, over: Option<u8>, cards: u8) -> u8 {
    quote(game, state, state.actor, kind, over).missing(cards)
}

/// The sites where `kind` may stand, money aside: new slot first.
fn sites(state: &State, kind: Kind) -> impl Iterator<Item = Option<u8>> + '_ {
    let city = state.city(state.actor);
    let slots = if city.is_active(Kind::Crane) { city.len() } else { 0 };
    std::iter::once(None)
        .chain((0..slots).map(Some))
        .filter(move |&over| why_not_there(state, kind, over).is_none())
}

/* What to build. */

/// Opens the turn of the seat on turn.
pub(super) fn begin(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    if buildable(game, state).is_empty() {
        flow::passed(state, log);
    } else {
        state.stack.push(Frame::Build);
    }
}

/// The kinds in hand that can be built and paid for on some site.
fn buildable(game: &SanJuan, state: &State) -> KindSet {
    let (hand, city) = (state.hand(state.actor), state.city(state.actor));
    if hand.is_empty() {
        return KindSet::EMPTY;
    }
    let cards = hand.len() - 1;
    let mut kinds = hand.kinds().without(city.visible().without(game.production));
    if city.is_active(Kind::Crane) || !game.config.switches.rebuild_covered_types {
        for kind in kinds.iter() {
            let fits = !already_built(game, state, kind)
                && sites(state, kind).any(|over| missing(game, state, kind, over, cards) == 0);
            if !fits {
                kinds.remove(kind);
            }
        }
        return kinds;
    }
    if city.len() as usize >= SLOTS {
        return KindSet::EMPTY;
    }
    // Without a Crane only the printed cost differs within a class.
    let within = |example| {
        let quote = quote(game, state, state.actor, example, None);
        let reach = cards + quote.goods + quote.privilege + quote.building;
        game.affordable[(reach as usize).min(game.affordable.len() - 1)]
    };
    let production = kinds.and(game.production).and(within(Kind::ProdT1));
    production.or(kinds.without(game.production).and(within(Kind::Statue)))
}

/// Every kind that can be built, or nothing.
pub(super) fn legal_build(game: &SanJuan, state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    out.extend(buildable(game, state).iter().map(Action::Build));
}

/// Why a kind cannot be built.
pub(super) fn why_not_build(game: &SanJuan, state: &State, action: Action) -> Reason {
    let Action::Build(kind) = action else { return Reason::NotAsked };
    let hand = state.hand(state.actor);
    if hand.count(kind) == 0 {
        return Reason::NotInHand;
    }
    if already_built(game, state, kind) {
        return Reason::AlreadyBuilt;
    }
    let cards = hand.len() - 1;
    let least = sites(state, kind).map(|over| missing(game, state, kind, over, cards)).min();
    least.map_or(Reason::NoBuilding, |missing| Reason::TooExpensive { missing })
}

/// Takes the card out of the hand and looks for a site.
pub(super) fn build(game: &SanJuan, state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    state.hands[seat.index()].take(kind);
    state.stack.replace(Frame::Site { kind });
    // Without a Crane there is one site only, and no question.
    if !sites(state, kind).any(|over| over.is_some()) {
        choose_site(game, state, None, log);
    }
}

/* Where to build. */

/// Every site where the card can be paid for.
pub(super) fn legal_site(game: &SanJuan, state: &State, kind: Kind, out: &mut Actions<Action>) {
    let cards = state.hand(state.actor).len();
    let payable = sites(state, kind).filter(|&over| missing(game, state, kind, over, cards) == 0);
    out.extend(payable.map(|over| over.map_or(Action::NewSite, Action::Over)));
}

/// Why the card cannot be built there.
pub(super) fn why_not_site(game: &SanJuan, state: &State, kind: Kind, action: Action) -> Reason {
    let over = match action {
        Action::NewSite => None,
        Action::Over(slot) => Some(slot),
        Action::Pass => return Reason::MustChoose,
        _ => return Reason::NotAsked,
    };
    let cards = state.hand(state.actor).len();
    why_not_there(state, kind, over)
        .unwrap_or_else(|| Reason::TooExpensive { missing: missing(game, state, kind, over, cards) })
}

/// Places the building before it is paid for (`SJ-BUILD-12`).
pub(super) fn choose_site(game: &SanJuan, state: &mut State, over: Option<u8>, log: &mut impl Sink<Event>) {
    let Some(Frame::Site { kind }) = state.stack.top() else { unreachable!("invariant: a site was asked") };
    let seat = state.actor;
    let net = quote(game, state, seat, kind, over).net;
    log.emit(|| Event::Announced { seat, kind, over });
    let slot = match over {
        None => atoms::open_slot(state, seat, kind),
        Some(slot) => {
            atoms::build_over(state, seat, slot, kind, log);
            slot
        }
    };
    state.stack.replace(Frame::Pay { kind, slot, net, waived: 0, goods: 0, paid: 0, from: 0 });
    complete_if_paid(game, state, log);
}

/* How to pay. */

/// The order of payment steps: discounts, goods by slot, cards by kind.
const fn step_of_good(slot: u8) -> u8 {
    3 + slot
}

/// See [`step_of_good`].
pub(super) const fn step_of_card(kind: Kind) -> u8 {
    3 + SLOTS as u8 + kind as u8
}

/// The last step of a payment.
pub(super) const LAST_STEP: u8 = step_of_card(Kind::Palace);

/// Lets the next card paid be of any kind: used when the hand is resampled.
pub(super) fn forget_order(state: &mut State) {
    let mut payment = Payment::of(state);
    payment.from = payment.from.min(step_of_card(Kind::ProdT1));
    payment.store(state);
}

/// The payment under way.
#[derive(Clone, Copy)]
struct Payment {
    kind: Kind,
    slot: u8,
    net: i8,
    waived: u8,
    goods: u8,
    paid: u8,
    from: u8,
}

impl Payment {
    fn of(state: &State) -> Payment {
        let Some(Frame::Pay { kind, slot, net, waived, goods, paid, from }) = state.stack.top() else {
            unreachable!("invariant: payment was asked")
        };
        Payment { kind, slot, net, waived, goods, paid, from }
    }

    fn store(self, state: &mut State) {
        let Payment { kind, slot, net, waived, goods, paid, from } = self;
        state.stack.replace(Frame::Pay { kind, slot, net, waived, goods, paid, from });
    }

    fn due(self) -> u8 {
        due(self.net, self.goods, self.paid)
    }

    /// Cards that `discount` could still be waived by.
    fn waivable(self, state: &State, discount: Discount) -> u8 {
        if (discount as u8) < self.from {
            return 0;
        }
        let city = state.city(state.actor);
        let (helper, own) = discount_for(self.kind);
        match discount {
            Discount::Privilege => {
                let full = flow::privilege(state, state.actor);
                let full = if full == 2 && !city.is_active(Kind::Library) { 1 } else { full };
                full - self.waived
            }
            Discount::Quarry | Discount::Smithy => (discount == own && city.is_active(helper)) as u8,
        }
    }

    /// Goods that may still be spent from `from` on.
    fn spendable(self, state: &State, from: u8) -> u8 {
        let city = state.city(state.actor);
        if !city.is_active(Kind::BlackMarket) {
            return 0;
        }
        let goods = city
            .slots()
            .iter()
            .enumerate()
            .filter(|&(slot, place)| place.good.is_some() && step_of_good(slot as u8) >= from);
        (goods.count() as u8).min(MAX_GOODS - self.goods)
    }

    /// The discounts that may be waived: those that can lead to a higher
    /// price that can still be paid.
    #[inline]
    fn waivers(self, state: &State) -> impl Iterator<Item = Discount> {
        let cards = Discount::ALL.map(|discount| self.waivable(state, discount));
        let rest: u8 = cards.iter().sum();
        let useful = rest > 0 && self.net + rest as i8 > self.net.max(0) && self.can_pay_one_more(state);
        Discount::ALL.into_iter().filter(move |&discount| useful && cards[discount as usize] > 0)
    }

    fn can_pay_one_more(self, state: &State) -> bool {
        // Waiving a surplus alone changes nothing.
        let next = self.net.max(0) as u8 + 1;
        let hand = state.hand(state.actor).len();
        next <= hand || next <= hand + self.spendable(state, 0)
    }

    /// Whether the good on `slot` may be spent and the rest still be paid.
    fn may_spend(self, state: &State, slot: u8) -> bool {
        let step = step_of_good(slot);
        let place = state.city(state.actor).slots()[slot as usize];
        place.good.is_some()
            && step >= self.from
            && self.due() > 0
            && self.spendable(state, step) > 0
            && self.due() - 1 <= state.hand(state.actor).len() + self.spendable_after(state, step)
    }

    fn spendable_after(self, state: &State, step: u8) -> u8 {
        let then = Payment { goods: self.goods + 1, ..self };
        then.spendable(state, step + 1)
    }
}

/// Every next step of payment, in order.
pub(super) fn legal_pay(state: &State, out: &mut Actions<Action>) {
    let payment = Payment::of(state);
    if payment.due() == 0 {
        out.push(Action::Pass);
    }
    out.extend(payment.waivers(state).map(Action::Waive));
    if payment.due() == 0 {
        return;
    }
    if state.city(state.actor).is_active(Kind::BlackMarket) {
        let slots = 0..state.city(state.actor).len();
        out.extend(slots.filter(|&slot| payment.may_spend(state, slot)).map(Action::Spend));
    }
    let from = payment.from.saturating_sub(step_of_card(Kind::ProdT1)) as usize;
    out.extend(state.hand(state.actor).choices(from, payment.due()).map(Action::Pay));
}

/// Why a step of payment is impossible.
pub(super) fn why_not_pay(state: &State, action: Action) -> Reason {
    let payment = Payment::of(state);
    match action {
        Action::Pass => Reason::TooExpensive { missing: payment.due() },
        Action::Pay(_) | Action::Spend(_) if payment.due() == 0 => Reason::PaidInFull,
        Action::Pay(kind) if state.hand(state.actor).count(kind) == 0 => Reason::NotInHand,
        Action::Pay(kind) if step_of_card(kind) < payment.from => Reason::OutOfOrder,
        Action::Pay(kind) => {
            let rest = state.hand(state.actor).count_from(kind.index());
            Reason::TooExpensive { missing: payment.due() - rest }
        }
        Action::Spend(slot) => why_not_spend(state, payment, slot),
        Action::Waive(discount) if payment.waivable(state, discount) == 0 => Reason::NoDiscount,
        Action::Waive(_) if payment.net < 0 => Reason::NoDiscount,
        Action::Waive(_) => Reason::TooExpensive { missing: 1 },
        _ => Reason::NotAsked,
    }
}

fn why_not_spend(state: &State, payment: Payment, slot: u8) -> Reason {
    let city = state.city(state.actor);
    match city.slots().get(slot as usize) {
        _ if payment.kind == Kind::BlackMarket || !city.is_active(Kind::BlackMarket) => {
            Reason::NeedsBlackMarket
        }
        None => Reason::NoBuilding,
        Some(_) if slot == payment.slot => Reason::Covered,
        Some(place) if place.good.is_none() => Reason::NoGood,
        Some(_) if payment.goods == MAX_GOODS => Reason::GoodNotNeeded,
        Some(_) if step_of_good(slot) < payment.from => Reason::OutOfOrder,
        // Too late in the order: an earlier good is needed as well.
        Some(_) => Reason::TooExpensive { missing: 1 },
    }
}

/// Declines one card of a discount (`SJ-BUILD-5`).
pub(super) fn waive(game: &SanJuan, state: &mut State, discount: Discount, log: &mut impl Sink<Event>) {
    let mut payment = Payment::of(state);
    payment.net += 1;
    match discount {
        Discount::Privilege => payment.waived += 1,
        Discount::Quarry | Discount::Smithy => payment.from = discount as u8 + 1,
    }
    payment.store(state);
    complete_if_paid(game, state, log);
}

/// Spends a good (`SJ-BUILD-3`).
pub(super) fn spend(game: &SanJuan, state: &mut State, slot: u8, log: &mut impl Sink<Event>) {
    let mut payment = Payment::of(state);
    payment.goods += 1;
    payment.from = step_of_good(slot) + 1;
    payment.store(state);
    let seat = state.actor;
    atoms::toss_good(state, seat, slot);
    log.emit(|| Event::GoodSpent { seat, slot });
    complete_if_paid(game, state, log);
}

/// Pays a card (`SJ-BUILD-4`).
pub(super) fn pay(game: &SanJuan, state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let mut payment = Payment::of(state);
    payment.paid += 1;
    payment.from = step_of_card(kind);
    payment.store(state);
    let seat = state.actor;
    atoms::toss_from_hand(state, seat, kind);
    log.emit(|| Event::Paid { seat, cards: Cards::Known(vec![kind]) });
    complete_if_paid(game, state, log);
}

fn complete_if_paid(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let payment = Payment::of(state);
    if payment.due() == 0 && payment.waivers(state).next().is_none() {
        complete(game, state, log);
    }
}

/// The building is paid for: Carpenter, then Poor House (`SJ-BUILD-12`).
pub(super) fn complete(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let payment = Payment::of(state);
    let Payment { kind, slot, paid, .. } = payment;
    let seat = state.actor;
    state.stack.pop();
    state.quiet = 0;
    log.emit(|| {
        let over = state.covered(seat, slot).last().copied();
        Event::Built { seat, kind, slot, over, price: paid }
    });
    // SJ-BLD-CARPENTER-1
    if !kind.is_production() && state.city(seat).is_active(Kind::Carpenter) {
        atoms::draw_to_hand(state, seat, 1, DrawWhy::Carpenter, log);
    }
    // SJ-BLD-POOR-1, SJ-BLD-POOR-2
    if state.city(seat).is_active(Kind::PoorHouse) && state.hand(seat).len() <= 1 {
        atoms::draw_to_hand(state, seat, 1, DrawWhy::PoorHouse, log);
    }
    debug_assert!(game.seats() > seat.0);
}

/// Whether somebody has twelve buildings (`SJ-END-1`).
pub(super) fn somebody_is_finished(game: &SanJuan, state: &State) -> bool {
    Seat::all(game.seats()).any(|seat| state.city(seat).len() as usize >= SLOTS)
}
