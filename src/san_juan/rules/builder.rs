//! The Builder phase (sections 5.7, 6.1 and 6.3): what, and where. How it is
//! paid for: `payment.rs`.

use super::{SanJuan, mutations, payment, queries};
use crate::action::Action;
use crate::data::SLOTS;
use crate::event::Event;
use crate::ids::{Discount, Kind, KindSet};
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Game, Seat, Sink, list};

/// Goods that may be spent on one building (`SJ-BLD-BLACK-1`).
pub(crate) const MAX_GOODS: u8 = 2;

/* Prices. */

/// Price of a building on one site.
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
pub(super) const fn discount_for(kind: Kind) -> (Kind, Discount) {
    if kind.is_production() { (Kind::Smithy, Discount::Smithy) } else { (Kind::Quarry, Discount::Quarry) }
}

/// Returns the price of `kind` for `seat` on a new slot or over a building, which then no longer
/// helps (`SJ-BUILD-6`, `SJ-BUILD-13`).
pub(super) fn quote(game: &SanJuan, state: &State, seat: Seat, kind: Kind, over: Option<u8>) -> Quote {
    let city = state.city(seat);
    let covered = over.map(|slot| city.slots()[slot as usize]);
    let works = |helper| city.is_active(helper) && covered.is_none_or(|kind| kind != helper);
    let privilege = match queries::privilege(state, seat) {
        2 if !works(Kind::Library) => 1,
        multiple => multiple,
    };
    let building = works(discount_for(kind).0) as u8;
    let cover = covered.map_or(0, |kind| game.cover_value(kind));
    let goods = if works(Kind::BlackMarket) {
        let lost = over.is_some_and(|slot| city.has_good(slot)) as u8;
        (city.goods().len() - lost).min(MAX_GOODS)
    } else {
        0
    };
    let net = game.cost(kind) as i8 - (privilege + building + cover) as i8;
    Quote { net, privilege, building, goods }
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
        Some(Kind::Crane) => Some(Reason::CoversCrane),
        Some(&below) if below == kind => Some(Reason::SameKind),
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
        mutations::passed(state, log);
    } else {
        state.stack.push(Frame::Build);
    }
}

/// The kinds that lie ready to be built, whether they can be or not: the hand,
/// and the Cathedral on the table (`SJ-BUILD-1`).
fn on_offer(state: &State) -> KindSet {
    let mut kinds = state.hand(state.actor).kinds();
    if state.cathedral {
        kinds.insert(Kind::Cathedral);
    }
    kinds
}

/// Hand cards left to pay with once `kind` has been laid out.
fn cash(state: &State, kind: Kind) -> u8 {
    let from_hand = kind != Kind::Cathedral;
    state.hand(state.actor).len().saturating_sub(from_hand as u8)
}

/// The kinds that can be built and paid for on some site.
fn buildable(game: &SanJuan, state: &State) -> KindSet {
    let city = state.city(state.actor);
    let mut kinds = on_offer(state).without(city.visible().without(game.production));
    if city.is_active(Kind::Crane) || !game.config.switches.rebuild_covered_types {
        for kind in kinds.iter() {
            let cards = cash(state, kind);
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
    let goods = if city.is_active(Kind::BlackMarket) { city.goods().len().min(MAX_GOODS) } else { 0 };
    let means = queries::privilege(state, state.actor) + goods;
    let within = |example| {
        let reach = means + cash(state, example) + city.is_active(discount_for(example).0) as u8;
        game.affordable[(reach as usize).min(game.affordable.len() - 1)]
    };
    let production = kinds.and(game.production).and(within(Kind::ProdT1));
    let mut commercial = kinds.without(game.production).and(within(Kind::Statue));
    if state.cathedral && within(Kind::Cathedral).has(Kind::Cathedral) {
        commercial.insert(Kind::Cathedral);
    }
    production.or(commercial)
}

/// Every kind that can be built, or nothing.
pub(super) fn legal_build(game: &SanJuan, state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, buildable(game, state).iter().map(Action::Build));
}

/// Reason why a kind cannot be built.
pub(super) fn why_not_build(game: &SanJuan, state: &State, action: Action) -> Reason {
    let Action::Build(kind) = action else { return Reason::NotAsked };
    if !on_offer(state).has(kind) {
        return if kind == Kind::Cathedral { Reason::NoCathedral } else { Reason::NotInHand };
    }
    if already_built(game, state, kind) {
        return Reason::AlreadyBuilt;
    }
    let cards = cash(state, kind);
    let least = sites(state, kind).map(|over| missing(game, state, kind, over, cards)).min();
    least.map_or(Reason::NoBuilding, |missing| Reason::TooExpensive { missing })
}

/// Takes the card out of the hand, or off the table, and looks for a site.
pub(super) fn build(game: &SanJuan, state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    if kind == Kind::Cathedral {
        state.cathedral = false;
    } else {
        mutations::lay_out(state, seat, kind);
    }
    state.stack.replace(Frame::Site { kind });
    // Without a Crane there is one site only, and no question.
    let crane = state.city(seat).is_active(Kind::Crane);
    if !crane || !sites(state, kind).any(|over| over.is_some()) {
        choose_site(game, state, None, log);
    }
}

/* Where to build. */

/// Every site where the card can be paid for.
pub(super) fn legal_site(game: &SanJuan, state: &State, kind: Kind, out: &mut Actions<Action>) {
    let cards = state.hand(state.actor).len();
    let payable = sites(state, kind).filter(|&over| missing(game, state, kind, over, cards) == 0);
    list(out, payable.map(|over| over.map_or(Action::NewSite, Action::Over)));
}

/// Reason why the card cannot be built there.
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
        None => mutations::open_slot(state, seat, kind),
        Some(slot) => {
            mutations::build_over(state, seat, slot, kind, log);
            slot
        }
    };
    state.stack.replace(Frame::Pay { kind, slot, net, waived: 0, goods: 0, paid: 0, from: 0 });
    payment::complete_if_paid(game, state, log);
}

/// Returns true if somebody has twelve buildings (`SJ-END-1`).
pub(super) fn somebody_is_finished(game: &SanJuan, state: &State) -> bool {
    Seat::all(game.seats()).any(|seat| state.city(seat).len() as usize >= SLOTS)
}
