//! Features by which a San Juan position is judged: numbers per seat, each with a weight that
//! changes as the game goes on (`SJ-AI-2`).

use crate::data::buildings::CUSTOMS_PRICE;
use crate::ids::KINDS;
use crate::state::City;
use crate::{Kind, Prompt, SanJuan, State};
use ai::eval::Term;
use game_core::{Seat, Turn};

/// Points on the table, bonuses as they stand.
pub const POINTS: usize = 0;
/// Cards in hand, up to seven.
pub const HAND: usize = 1;
/// Cards in hand beyond seven.
pub const HAND_OVER: usize = 2;
/// Cards that the goods bring at mean prices.
pub const GOODS: usize = 3;
/// Open slots.
pub const SLOTS: usize = 4;
/// Production buildings without a good.
pub const EMPTIES: usize = 5;
/// 1 for the seat that picks next.
pub const ON_TURN: usize = 6;
/// 1 for the governor.
pub const GOVERNOR: usize = 7;
/// The best bonus a card in hand would score at once by what stands already.
pub const SIX_IN_HAND: usize = 8;
/// Production buildings, up to five, times the buildings that help them.
pub const TRADE: usize = 9;
/// Different goods that can be produced.
pub const TIERS: usize = 10;
/// Commercial buildings beyond the third.
pub const COMMERCE: usize = 11;
/// Monuments, with or without a Triumphal Arch.
pub const MONUMENTS: usize = 12;
/// Production buildings that are left idle by the seat's own roles alone.
pub const CROWD: usize = 13;
/// One feature per kind in the city: how many.
const CITY: usize = CROWD + 1;
/// One feature per kind in hand: 1 if it could still be built.
const IN_HAND: usize = CITY + KINDS;
/// Ends of the runs of features with one for each kind.
pub const RUNS: [usize; 2] = [IN_HAND, PAIRS];
/// With a Residence in the city: costs of which two buildings stand that wait
/// for a third.
pub const PAIRS: usize = IN_HAND + KINDS;
/// 1 for a Crane beside a Park to build over.
pub const PARK_SITE: usize = PAIRS + 1;
/// Points that the Cathedral on the table would score at once, weighed by the part of its price in
/// hand.
pub const CATHEDRAL: usize = PARK_SITE + 1;
/// Goods, whatever they would bring.
pub const CARGO: usize = CATHEDRAL + 1;
/// Number of features.
pub const FEATURES: usize = CARGO + 1;

/// The feature that counts a kind in the city.
#[inline(always)]
pub const fn city(kind: Kind) -> usize {
    CITY + kind.index()
}

/// The feature that is 1 for a kind in hand that could still be built.
#[inline(always)]
pub const fn in_hand(kind: Kind) -> usize {
    IN_HAND + kind.index()
}

/// Features but for those of a kind, by the names of their numbers.
#[rustfmt::skip]
const NAMED: &[(&str, usize)] = ai::by_name![
    POINTS, HAND, HAND_OVER, GOODS, SLOTS, EMPTIES, ON_TURN, GOVERNOR, SIX_IN_HAND, TRADE, TIERS, COMMERCE, MONUMENTS,
    CROWD, PAIRS, PARK_SITE, CATHEDRAL, CARGO,
];

/// Returns the expression of Rust that stands for a feature in files of weights, whatever its number is.
pub fn name(feature: usize) -> String {
    if let Some((name, _)) = NAMED.iter().find(|(_, number)| *number == feature) {
        return (*name).to_owned();
    }
    let of = |kind: Kind| {
        [("city", city(kind)), ("in_hand", in_hand(kind))]
            .into_iter()
            .find_map(|(name, number)| (number == feature).then(|| format!("{name}(Kind::{kind:?})")))
    };
    Kind::ALL.into_iter().find_map(of).expect("invariant: every feature has a name")
}

/// Mean prices of the five tiers over all tiles, in cards.
pub const MEAN_PRICE: [f32; 5] = [1.0, 1.4, 1.8, 2.2, 2.6];

/// The tier whose mean price comes nearest to what a good on `kind` brings;
/// `None` if none can lie there.
pub const fn price_tier(kind: Kind) -> Option<usize> {
    if matches!(kind, Kind::CustomsOffice) { Some(2) } else { kind.tier() }
}

/// The heading under which a feature is explained.
pub const fn term(feature: usize) -> Term {
    match feature {
        POINTS => Term::Points,
        HAND | HAND_OVER => Term::Means,
        GOODS | CARGO => Term::Goods,
        EMPTIES | TRADE | CROWD | PARK_SITE => Term::Engine,
        PAIRS | CATHEDRAL | SIX_IN_HAND | TIERS | COMMERCE | MONUMENTS => Term::Plans,
        SLOTS | ON_TURN | GOVERNOR => Term::Tempo,
        _ if feature >= IN_HAND => Term::Means,
        _ if is_plan(feature - CITY) => Term::Plans,
        _ => Term::Engine,
    }
}

/// Returns true if the kind of this index pays at the end only.
const fn is_plan(kind: usize) -> bool {
    let base = kind < Kind::BASE;
    base && (kind >= Kind::Statue as usize || kind == Kind::Chapel as usize)
        || kind == Kind::Church as usize
        || kind == Kind::Harbor as usize
        || kind == Kind::Residence as usize
        || kind == Kind::Cathedral as usize
}

/// Counts of a city, made once per evaluation.
#[derive(Clone, Copy, Debug)]
pub struct BoardCounts {
    /// Production buildings.
    pub production: u8,
    /// Different kinds of them.
    pub tiers: u8,
    /// Production buildings without a good.
    pub empties: u8,
    /// Commercial buildings, monuments included.
    pub commercial: u8,
    pub monuments: u8,
    /// Cards the goods bring at mean prices.
    pub goods: f32,
    /// Number of goods.
    pub cargo: u8,
    /// Number of each kind.
    pub kinds: [u8; KINDS],
}

impl BoardCounts {
    const EMPTY: BoardCounts = BoardCounts {
        production: 0,
        tiers: 0,
        empties: 0,
        commercial: 0,
        monuments: 0,
        goods: 0.0,
        cargo: 0,
        kinds: [0; KINDS],
    };

    /// Counts a city.
    pub fn of(city: &City) -> Self {
        let mut census = BoardCounts::EMPTY;
        census.cargo = city.goods().len();
        for (slot, &kind) in (0..).zip(city.slots()) {
            census.kinds[kind.index()] += 1;
            if let Some(tier) = kind.tier() {
                census.production += 1;
                census.tiers += u8::from(census.kinds[tier] == 1);
                if city.has_good(slot) {
                    census.goods += MEAN_PRICE[tier];
                } else {
                    census.empties += 1;
                }
            } else {
                census.commercial += 1;
                census.goods += if city.has_good(slot) { f32::from(CUSTOMS_PRICE) } else { 0.0 };
                census.monuments += u8::from(is_monument(kind));
            }
        }
        census
    }

    /// Points of a building that scores by its neighbours if it stood in this city of `seat`, with
    /// `points` as the score so far; 0 for other kinds.
    pub fn six_bonus(&self, game: &SanJuan, state: &State, seat: Seat, kind: Kind, points: f32) -> f32 {
        match kind {
            Kind::GuildHall => f32::from(game.guild_hall(self.production, self.tiers)),
            Kind::CityHall => f32::from(self.commercial + 1),
            Kind::TriumphalArch => [0.0, 4.0, 6.0, 8.0][usize::from(self.monuments.min(3))],
            Kind::Palace => (points / 4.0).floor(),
            Kind::Residence => f32::from(game.residence(state, seat)),
            Kind::Cathedral => f32::from(game.cathedral(state, seat)),
            _ => 0.0,
        }
    }

    fn has(&self, kind: Kind) -> bool {
        self.kinds[kind.index()] > 0
    }

    fn helpers(&self) -> u8 {
        [Kind::Aqueduct, Kind::TradingPost, Kind::Well, Kind::MarketStand, Kind::MarketHall]
            .into_iter()
            .filter(|&kind| self.has(kind))
            .count() as u8
    }
}

/// Returns true if `kind` is a monument.
pub const fn is_monument(kind: Kind) -> bool {
    matches!(kind, Kind::Statue | Kind::VictoryColumn | Kind::Hero)
}

/// Returns true if another copy of `kind` may stand in the city.
pub fn may_stand(city: &City, kind: Kind) -> bool {
    kind.is_production() || !city.visible().has(kind)
}

/// Hand cards with which the Cathedral is as good as paid for.
const CATHEDRAL_CARDS: f32 = 7.0;

/// Hands every feature of `seat` that is not zero to `take`; `points` are its
/// points as they stand.
pub fn each(game: &SanJuan, state: &State, seat: Seat, points: f32, mut take: impl FnMut(usize, f32)) {
    let (city, hand) = (state.city(seat), state.hand(seat));
    let census = BoardCounts::of(city);
    let held = f32::from(hand.len());
    take(POINTS, points);
    take(HAND, held.min(7.0));
    take(HAND_OVER, (held - 7.0).max(0.0));
    take(GOODS, census.goods);
    take(SLOTS, f32::from(city.len()));
    take(EMPTIES, f32::from(census.empties));
    take(TRADE, f32::from(census.production.min(5) * census.helpers()));
    take(TIERS, f32::from(census.tiers));
    take(COMMERCE, f32::from(census.commercial.saturating_sub(3)));
    take(MONUMENTS, f32::from(census.monuments));
    let busy = 2 + u8::from(census.has(Kind::Aqueduct)) + u8::from(census.has(Kind::Library));
    take(CROWD, f32::from(census.production.saturating_sub(busy)));
    if let Turn::Choose { seat: chooser, prompt: Prompt::Role { .. } } = game_core::Game::turn(game, state) {
        take(ON_TURN, f32::from(u8::from(chooser == seat)));
    }
    take(GOVERNOR, f32::from(u8::from(state.governor() == seat)));
    for (index, &count) in census.kinds.iter().enumerate().filter(|(_, count)| **count > 0) {
        // What lies under a Church counts as points; once used it is a house.
        if index != Kind::Church.index() || state.may_use_church(seat) {
            take(CITY + index, f32::from(count));
        }
    }
    take(CARGO, f32::from(census.cargo));
    take(PARK_SITE, f32::from(u8::from(census.has(Kind::Park) && census.has(Kind::Crane))));
    if census.has(Kind::Residence) {
        take(PAIRS, f32::from(game.waiting_pairs(city)));
    }
    if state.cathedral() {
        let paid = held.min(CATHEDRAL_CARDS) / CATHEDRAL_CARDS;
        take(CATHEDRAL, paid * f32::from(game.cathedral(state, seat)));
    }
    let mut six = 0.0_f32;
    for kind in hand.kinds().iter().filter(|&kind| may_stand(city, kind)) {
        take(in_hand(kind), 1.0);
        six = six.max(census.six_bonus(game, state, seat, kind, points));
    }
    take(SIX_IN_HAND, six);
}
