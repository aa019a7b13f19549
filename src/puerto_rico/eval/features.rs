//! Features by which a Puerto Rico position is judged: numbers per seat, each with a weight that
//! changes as the game goes on.

use super::cards::{self, Hopes};
use super::eval_context::EvalContext;
use super::festival;
use super::stages::time_left;
use crate::data::FACTORY_COINS;
use crate::data::buildings::{At, Class, Origin, PRINTED};
use crate::ids::{BUILDINGS, BuildingSet, GOODS};
use crate::rules::{market_coins, warehouse_kinds};
use crate::state::Board;
use crate::{Building, PuertoRico, Tile};
use ai::eval::Term;
use game_core::{Game, Seat};

/// The large buildings for which the Canal digs, with their goods (`PR-X1-CAN-1`).
pub(super) const CANAL: [(Building, usize); 2] = [(Building::LargeFruit, 1), (Building::LargeSugar, 2)];

/// Points on the table, functions of the end as they stand.
pub const POINTS: usize = 0;
/// Coins in four bands of four; the last one is open.
pub const COINS: usize = 1;
/// One feature per good: 1 if there is a crate of it.
pub const HAS: usize = 5;
/// One per good: crates beyond the first.
pub const MORE: usize = HAS + GOODS;
/// One per good: crates that would be produced now.
pub const CAPACITY: usize = MORE + GOODS;
/// One per good: crates that would be produced if every circle were manned.
pub const POTENTIAL: usize = CAPACITY + GOODS;
/// One per good: plantations without a circle in a production building.
pub const LOOSE_TILES: usize = POTENTIAL + GOODS;
/// One per good: circles in production buildings without a plantation.
pub const LOOSE_CIRCLES: usize = LOOSE_TILES + GOODS;
/// Kinds that would be produced now.
pub const KINDS: usize = LOOSE_CIRCLES + GOODS;
/// Coins that a Factory that works would pay for these kinds.
pub const FACTORY: usize = KINDS + 1;
/// Manned quarries.
pub const QUARRIES: usize = FACTORY + 1;
/// Quarries, manned or not.
pub const QUARRY_TILES: usize = QUARRIES + 1;
/// Countryside tiles.
pub const LAND: usize = QUARRY_TILES + 1;
/// Workers, on circles or not.
pub const WORKERS: usize = LAND + 1;
/// Circles without a worker.
pub const EMPTY: usize = WORKERS + 1;
/// Building spaces filled.
pub const SPACES: usize = EMPTY + 1;
/// 1 for the seat that picks next.
pub const NEXT: usize = SPACES + 1;
/// For that seat: the most coins on a role tile that is free.
pub const NEXT_COINS: usize = NEXT + 1;
/// Picks until the seat's own, as a part of a round of the table.
pub const WAIT: usize = NEXT_COINS + 1;
/// Points from a Captain phase, if there can be one in this round.
pub const SHIP_SOON: usize = WAIT + 1;
/// The same if there cannot.
pub const SHIP_LATER: usize = SHIP_SOON + 1;
/// Crates such a phase would spoil.
pub const SPOILS: usize = SHIP_LATER + 1;
/// Coins from a Trader phase, if there can be one in this round.
pub const SALE_SOON: usize = SPOILS + 1;
/// The same if there cannot.
pub const SALE_LATER: usize = SALE_SOON + 1;
/// Kinds produced, for a Harbor that works.
pub const HARBOR: usize = SALE_LATER + 1;
/// Crates produced, for a Wharf that works.
pub const WHARF: usize = HARBOR + 1;
/// Crates produced, for each kind that warehouses store.
pub const WAREHOUSES: usize = WHARF + 1;
/// The markets' coins, for a seat that produces.
pub const MARKETS: usize = WAREHOUSES + 1;
/// Points of the best expanded building that could still be bought, with its
/// function.
pub const PROSPECT: usize = MARKETS + 1;
/// The same, as far as the price is in hand.
pub const PROSPECT_PAID: usize = PROSPECT + 1;
/// Points of functions of the end that want a worker.
pub const PENDING: usize = PROSPECT_PAID + 1;
/// One feature per building of the base game that is owned; see [`own`].
const OWN: usize = PENDING + 1;
/// One per such building that works; see [`manned`].
const MANNED: usize = OWN + OF_BASE;
/// Number of features without those of expansions.
pub const BASE_FEATURES: usize = MANNED + OF_BASE;
/// The same for buildings of expansions.
const OWN_MORE: usize = BASE_FEATURES;
const MANNED_MORE: usize = OWN_MORE + BUILDINGS - OF_BASE;
/// Ends of the runs of features with one for each building; no more will belong to the base game.
pub const RUNS: [usize; 2] = [MANNED_MORE, CAPTURED];
/// 1 for the seat before which a captured role lies (`PR-SMG-10`).
pub const CAPTURED: usize = MANNED_MORE + BUILDINGS - OF_BASE;
/// Points of open achievement cards, each as far as it is likely to be
/// completed.
pub const CARDS: usize = CAPTURED + 1;
/// The seat's part of what the festival gives: points, coins, workers.
pub const FESTIVAL: usize = CARDS + 1;
/// 1 for a Puertoma, which is judged by this and by the next ones alone beside
/// its points and what the next phases would bring.
pub const PUERTOMA: usize = FESTIVAL + 3;
/// Its active plantations.
pub const PUERTOMA_ACTIVE: usize = PUERTOMA + 1;
/// Its buildings.
pub const PUERTOMA_TOWN: usize = PUERTOMA_ACTIVE + 1;
/// Number of features.
pub const FEATURES: usize = PUERTOMA_TOWN + 1;

/// Number of buildings in the base game.
const OF_BASE: usize = {
    let (mut count, mut index) = (0, 0);
    while index < BUILDINGS {
        count += is_of_base(Building::ALL[index]) as usize;
        index += 1;
    }
    count
};
/// The number of a building among those of the base game, or among the others:
/// a new building moves no feature of the base game.
const NUMBERS: [usize; BUILDINGS] = {
    let (mut numbers, mut next, mut index) = ([0; BUILDINGS], [0; 2], 0);
    while index < BUILDINGS {
        let group = is_of_base(Building::ALL[index]) as usize;
        numbers[index] = next[group];
        next[group] += 1;
        index += 1;
    }
    numbers
};

const fn is_of_base(building: Building) -> bool {
    matches!(building.origin(), Origin::Base)
}

/// The feature that is 1 for a building that is owned.
pub const fn own(building: Building) -> usize {
    let first = if is_of_base(building) { OWN } else { OWN_MORE };
    first + NUMBERS[building.index()]
}

/// The feature that is 1 for a commercial building that works.
pub const fn manned(building: Building) -> usize {
    let first = if is_of_base(building) { MANNED } else { MANNED_MORE };
    first + NUMBERS[building.index()]
}

/// Coins per band of [`COINS`].
pub const BAND: f32 = 4.0;
/// Bands of [`COINS`].
pub const BANDS: usize = 4;
/// Coins of the Factory by kinds produced (`PR-BLD-FAC-1`).
pub const FACTORY_PAYS: [f32; GOODS + 1] = {
    let (mut pays, mut kinds) = ([0.0; GOODS + 1], 0);
    while kinds <= GOODS {
        pays[kinds] = FACTORY_COINS[kinds] as f32;
        kinds += 1;
    }
    pays
};
/// True for the buildings that produce, by index; their workers count as capacity.
const PRODUCES: [bool; BUILDINGS] = {
    let mut produces = [false; BUILDINGS];
    let mut index = 0;
    while index < BUILDINGS {
        produces[index] = matches!(PRINTED[index].class, Class::Production(_));
        index += 1;
    }
    produces
};
/// Price of an expanded building, before discounts.
const EXPANDED_COST: f32 = 10.0;

/// The heading under which a feature is explained.
#[inline]
pub const fn term(feature: usize) -> Term {
    TERMS[feature]
}

const TERMS: [Term; FEATURES] = {
    let (mut terms, mut feature) = ([Term::Engine; FEATURES], 0);
    while feature < FEATURES {
        terms[feature] = heading(feature);
        feature += 1;
    }
    terms
};

const fn heading(feature: usize) -> Term {
    match feature {
        POINTS => Term::Points,
        NEXT_COINS | CAPTURED => Term::Means,
        SHIP_SOON..=SALE_LATER => Term::Goods,
        SPACES | NEXT | WAIT => Term::Tempo,
        PROSPECT | PROSPECT_PAID | PENDING | LAND | CARDS..FEATURES => Term::Plans,
        _ if feature < HAS => Term::Means,
        _ if feature < CAPACITY => Term::Goods,
        _ if is_of_end(feature) => Term::Plans,
        _ => Term::Engine,
    }
}

/// Returns true if a feature is about a building that scores at the end.
const fn is_of_end(feature: usize) -> bool {
    let mut index = 0;
    while index < BUILDINGS {
        let building = Building::ALL[index];
        if matches!(building.at(), At::End) && (feature == own(building) || feature == manned(building)) {
            return true;
        }
        index += 1;
    }
    false
}

/// Counts of a board, made once per evaluation.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardCounts {
    /// Circles of production buildings by good; corn needs none.
    pub circles: [u8; GOODS],
    /// Workers on them.
    pub staff: [u8; GOODS],
    /// Circles without a worker, countryside included.
    pub empty: u8,
    /// Buildings that are not for production.
    pub commercial: u8,
}

impl BoardCounts {
    /// Counts a board.
    pub fn of(game: &PuertoRico, board: &Board) -> Self {
        let mut census = BoardCounts::default();
        census.circles[0] = u8::MAX;
        census.staff[0] = u8::MAX;
        // A Puertoma has more circles than tiles.
        census.empty = board.circled_land().saturating_sub(board.manned_land());
        for space in board.buildings() {
            let def = game.def(space.building);
            census.empty += def.circles - space.people.count();
            match def.class {
                Class::Production(good) => {
                    census.circles[good.index()] += def.circles;
                    census.staff[good.index()] += space.people.count();
                }
                Class::Commercial | Class::Expanded => census.commercial += 1,
                Class::Workshop => {}
            }
        }
        census
    }

    /// Crates of a good that would be produced now, the supply aside.
    #[inline]
    pub fn capacity(&self, board: &Board, good: usize) -> u8 {
        board.manned_tiles(good).min(self.staff[good])
    }

    /// Crates of a good if every circle were manned.
    #[inline]
    pub fn potential(&self, board: &Board, good: usize) -> u8 {
        board.tiles[good].min(self.circles[good])
    }
}

/// Hands every feature of `seat` that is not zero to `take`; `points` are its
/// points as they stand.
pub fn each(scene: &EvalContext, seat: Seat, points: f32, mut take: impl FnMut(usize, f32)) {
    let (game, board) = (scene.game, scene.state.board(seat));
    take(POINTS, points);
    if game.is_automa(seat) {
        return puertoma(scene, seat, take);
    }
    let census = BoardCounts::of(game, board);
    let mut coins = f32::from(board.coins);
    for band in 0..BANDS - 1 {
        take(COINS + band, coins.min(BAND));
        coins = (coins - BAND).max(0.0);
    }
    take(COINS + BANDS - 1, coins);
    let (made, kinds) = production(board, &census, &mut take);
    countryside(board, &census, &mut take);
    functions(board, f32::from(made), kinds, &mut take);
    buildings(board, &mut take);
    prospects(scene, board, &mut take);
    prompts(scene, seat, &mut take);
    if scene.game.has_goals() || scene.game.citizens() > 0 {
        modules(scene, seat, &census, kinds, &mut take);
    }
}

/// Features of a Puertoma: its possessions count for it alone.
#[cold]
fn puertoma(scene: &EvalContext, seat: Seat, mut take: impl FnMut(usize, f32)) {
    let active: u8 = scene.game.puertoma_produces(scene.state, seat).iter().sum();
    take(PUERTOMA, 1.0);
    take(PUERTOMA_ACTIVE, f32::from(active));
    take(PUERTOMA_TOWN, scene.state.board(seat).buildings().len() as f32);
    prompts(scene, seat, &mut take);
}

/// Features of Citizens, the festival and Achievements.
#[cold]
fn modules(
    scene: &EvalContext,
    seat: Seat,
    census: &BoardCounts,
    kinds: usize,
    take: &mut impl FnMut(usize, f32),
) {
    let (game, state, board) = (scene.game, scene.state, scene.state.board(seat));
    if game.citizens() > 0 {
        let citizens = board.people().citizens;
        let coins = if board.works(Building::Tailor) { citizens } else { 0 };
        take(FACTORY, f32::from(coins + u8::from(board.works(Building::Chapel))));
        if board.works(Building::PensionOffice) {
            take(HARBOR, 0.7 * f32::from(citizens.min(kinds as u8)));
        }
        if board.works(Building::Notary) {
            take(QUARRIES, 0.8);
        }
    }
    let left = time_left(game, state);
    take(CARDS, cards::promise(&Hopes { game, state, seat, left }, board, census));
    for (place, part) in festival::parts(state, &scene.near, seat, left).into_iter().enumerate() {
        take(FESTIVAL + place, part);
    }
}

/// Crates and what makes them; how many would be made now, of how many kinds.
fn production(board: &Board, census: &BoardCounts, take: &mut impl FnMut(usize, f32)) -> (u8, usize) {
    let (mut made, mut kinds, mut most) = (0, 0, 0);
    for good in 0..GOODS {
        let crates = board.crates[good];
        if crates > 0 {
            take(HAS + good, 1.0);
            take(MORE + good, f32::from(crates - 1));
        }
        let (capacity, potential) = (census.capacity(board, good), census.potential(board, good));
        made += capacity;
        kinds += usize::from(capacity > 0);
        take(CAPACITY + good, f32::from(capacity));
        most = most.max(if good > 0 { capacity } else { 0 });
        take(POTENTIAL + good, f32::from(potential));
        take(LOOSE_TILES + good, f32::from(board.tiles[good] - potential));
        if good > 0 {
            take(LOOSE_CIRCLES + good, f32::from(census.circles[good] - potential));
        }
    }
    take(KINDS, kinds as f32);
    if board.works(Building::Canal) {
        for (large, good) in CANAL {
            if board.works(large) && census.capacity(board, good) > 0 {
                take(CAPACITY + good, 1.0);
            }
        }
    }
    if board.works(Building::Distillery) {
        take(FACTORY, f32::from(most.saturating_sub(1)));
    }
    (made, kinds)
}

fn countryside(board: &Board, census: &BoardCounts, take: &mut impl FnMut(usize, f32)) {
    let (quarries, manned) = (board.tiles[Tile::Quarry.index()], board.manned_tiles(Tile::Quarry.index()));
    take(QUARRIES, f32::from(manned));
    if board.works(Building::Lumberyard) {
        // Two forests save as much as a quarry.
        take(QUARRIES, 0.5 * f32::from(board.forest_count()));
    }
    take(QUARRY_TILES, f32::from(quarries));
    take(LAND, f32::from(board.land()));
    take(WORKERS, f32::from(board.people().count()));
    take(EMPTY, f32::from(census.empty));
    take(SPACES, f32::from(board.spaces));
}

/// Effects of some buildings on the rest of the board.
fn functions(board: &Board, made: f32, kinds: usize, take: &mut impl FnMut(usize, f32)) {
    if board.works(Building::Factory) {
        take(FACTORY, FACTORY_PAYS[kinds]);
    }
    if board.works(Building::Harbor) {
        take(HARBOR, kinds as f32);
    }
    if board.works(Building::Wharf) {
        take(WHARF, made);
    }
    if board.works(Building::SmallWharf) {
        take(WHARF, 0.5 * made);
    }
    let stored = warehouse_kinds(board);
    if stored > 0 {
        take(WAREHOUSES, f32::from(stored) * made);
    }
    if kinds > 0 {
        take(MARKETS, f32::from(market_coins(board)));
    }
}

fn buildings(board: &Board, take: &mut impl FnMut(usize, f32)) {
    for space in board.buildings() {
        let index = space.building.index();
        take(own(space.building), 1.0);
        if space.people.count() > 0 && !PRODUCES[index] {
            take(manned(space.building), 1.0);
        }
    }
}

/// Points that the end will count and that are not counted yet.
fn prospects(scene: &EvalContext, board: &Board, take: &mut impl FnMut(usize, f32)) {
    let mut best = 0.0_f32;
    for building in BuildingSet::OF_END.iter() {
        if board.owns(building) {
            if !board.works(building) {
                take(PENDING, f32::from(scene.game.end_value(board, building)));
            }
        } else if scene.state.for_sale(building) > 0 && board.spaces <= 10 {
            best = best.max(4.0 + f32::from(scene.game.end_value(board, building)));
        }
    }
    if best > 0.0 {
        let quarries = f32::from(board.manned_tiles(Tile::Quarry.index()).min(4));
        take(PROSPECT, best);
        take(PROSPECT_PAID, best * ((f32::from(board.coins) + quarries) / EXPANDED_COST).min(1.0));
    }
}

/// Features of the turn order and of the next phases.
fn prompts(scene: &EvalContext, seat: Seat, take: &mut impl FnMut(usize, f32)) {
    let wait = scene.next.distance_to(seat, scene.game.seats());
    if wait == 0 {
        take(NEXT, 1.0);
        take(NEXT_COINS, scene.role_coins);
    }
    take(WAIT, f32::from(wait) / f32::from(scene.game.seats() - 1));
    if scene.state.captured().is_some_and(|(_, captor)| captor == seat) {
        take(CAPTURED, 1.0);
    }
    let index = seat.index();
    take(if scene.captain_free { SHIP_SOON } else { SHIP_LATER }, f32::from(scene.shipped.points[index]));
    take(SPOILS, f32::from(scene.shipped.spoiled[index]));
    take(if scene.trader_free { SALE_SOON } else { SALE_LATER }, f32::from(scene.sold[index]));
}
