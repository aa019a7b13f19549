//! Features by which a Ginkgopolis position is judged: numbers per seat, each with a weight that
//! changes as the game goes on.

use super::board_counts::{ActionYield, BoardCounts};
use super::eval_context::EvalContext;
use super::stakes;
use crate::editions::HAL;
use crate::{Item, Trigger};
use ai::eval::Term;
use game_core::Seat;

/// Points as they stand: districts, "=" cards and tokens included.
pub const POINTS: usize = 0;
/// Resources behind the screen in bands of [`BANDS`]; the last one is open.
pub const RESOURCES: usize = 1;
/// Tiles behind the screen in the same bands.
pub const TILES: usize = RESOURCES + BANDS.len();
/// The numbers of these tiles, in twentieths.
pub const NUMBERS: usize = TILES + BANDS.len();
/// One feature per trigger and item: what the tableau gives.
pub const ENGINE: usize = NUMBERS + 1;
/// "=" cards for resources on buildings.
pub const FOR_RESOURCES: usize = ENGINE + 9;
/// "=" cards for low buildings.
pub const FOR_LOW: usize = FOR_RESOURCES + 1;
/// "=" cards for high buildings.
pub const FOR_HIGH: usize = FOR_LOW + 1;
/// "=" cards for cards with a trigger.
pub const FOR_TRIGGERS: usize = FOR_HIGH + 1;
/// "=" cards for cards of a colour.
pub const FOR_COLOURS: usize = FOR_TRIGGERS + 1;
/// Own resources in the city.
pub const CITY: usize = FOR_COLOURS + 1;
/// Own buildings of 1 or 2 floors.
pub const LOW: usize = CITY + 1;
/// Own buildings of 3 or more.
pub const HIGH: usize = LOW + 1;
/// Own resources on buildings whose cards are not in circulation.
pub const FRESH: usize = HIGH + 1;
/// Floors of own buildings times how high their numbers are, -1.0 to 1.0.
pub const GUARD: usize = FRESH + 1;
/// Own resources on buildings that are in no district.
pub const LONE: usize = GUARD + 1;
/// Own resources in districts without anybody else's.
pub const SOLE: usize = LONE + 1;
/// Own resources in districts in which others have fewer.
pub const AHEAD: usize = SOLE + 1;
/// Own resources in districts in which somebody has more.
pub const BEHIND: usize = AHEAD + 1;
/// Points from districts if their majorities are as open as they look.
pub const STAKES: usize = BEHIND + 1;
/// Redraw tokens.
pub const REDRAWS: usize = STAKES + 1;
/// 1 for the first player of the round.
pub const FIRST: usize = REDRAWS + 1;
/// 1 for Hal.
pub const HALS: usize = FIRST + 1;
/// Hal's supply, as a part of his allotment.
pub const HALS_SUPPLY: usize = HALS + 1;
/// Resources that there are tiles for.
pub const PAIRS: usize = HALS_SUPPLY + 1;
/// Points behind the screen, up to four: they pay for smaller numbers.
pub const PURSE: usize = PAIRS + 1;
/// Number of features.
pub const FEATURES: usize = PURSE + 1;

/// Widths of the bands in which resources and tiles are counted.
pub const BANDS: [f32; 4] = [1.0, 2.0, 3.0, 99.0];

/// The heading under which a feature is explained.
pub const fn term(feature: usize) -> Term {
    match feature {
        POINTS => Term::Points,
        RESOURCES..ENGINE => Term::Means,
        ENGINE..FOR_RESOURCES => Term::Engine,
        FOR_RESOURCES..CITY | LONE..REDRAWS => Term::Plans,
        REDRAWS | PAIRS | PURSE => Term::Means,
        CITY..LONE => Term::Goods,
        _ => Term::Tempo,
    }
}

/// The feature of an item that the tableau gives at a trigger.
#[inline]
pub const fn engine(trigger: Trigger, item: Item) -> usize {
    ENGINE + trigger as usize * 3 + item as usize
}

/// Hands every feature of `seat` that may not be zero to `take`; `points` are
/// its points as they stand.
pub fn each(scene: &EvalContext, seat: Seat, points: f32, mut take: impl FnMut(usize, f32)) {
    let board = scene.state.board(seat);
    let census = BoardCounts::of(scene.state, seat);
    take(POINTS, points);
    if scene.game.rules().hal.is_some() && seat == HAL {
        take(HALS, 1.0);
        take(HALS_SUPPLY, f32::from(board.reserve) / f32::from(scene.game.rules().allotment));
    } else {
        bands(RESOURCES, board.resources, &mut take);
        bands(TILES, board.tiles.len(), &mut take);
        let numbers: u8 = board.tiles.iter().map(|tile| tile.number() / 2).sum();
        take(NUMBERS, f32::from(numbers) / 10.0);
        tableau(&census, &mut take);
        take(PAIRS, f32::from(board.resources.min(board.tiles.len())));
        take(PURSE, f32::from(board.points.min(4)));
        take(REDRAWS, board.redraws.into());
        take(FIRST, f32::from(u8::from(scene.state.first() == seat)));
    }
    city(scene, seat, &census, &mut take);
    districts(scene, seat, &mut take);
}

fn bands(first: usize, count: u8, take: &mut impl FnMut(usize, f32)) {
    let mut left = f32::from(count);
    for (band, width) in BANDS.into_iter().enumerate() {
        if left <= 0.0 {
            return;
        }
        take(first + band, left.min(width));
        left -= width;
    }
}

fn tableau(census: &BoardCounts, take: &mut impl FnMut(usize, f32)) {
    for (trigger, ActionYield { resources, tiles, points }) in Trigger::ALL.into_iter().zip(census.engine) {
        take(engine(trigger, Item::Resource), resources.into());
        take(engine(trigger, Item::Tile), tiles.into());
        take(engine(trigger, Item::Point), points.into());
    }
    take(FOR_RESOURCES, census.for_resources.iter().sum::<u8>().into());
    take(FOR_LOW, census.for_low.into());
    take(FOR_HIGH, census.for_high.into());
    take(FOR_TRIGGERS, census.for_triggers.iter().sum::<u8>().into());
    take(FOR_COLOURS, census.for_colours.iter().sum::<u8>().into());
}

fn city(scene: &EvalContext, seat: Seat, census: &BoardCounts, take: &mut impl FnMut(usize, f32)) {
    let city = scene.state.city();
    take(CITY, census.resources.iter().sum::<u8>().into());
    take(LOW, census.low.into());
    take(HIGH, census.high.into());
    let (mut fresh, mut guard) = (0, 0.0);
    for top in city.owned_by(seat) {
        let height = city.height(top);
        fresh += if city.pawns().has(top) { height } else { 0 };
        guard += f32::from(height) * stakes::guard(top);
    }
    take(FRESH, fresh.into());
    take(GUARD, guard);
}

fn districts(scene: &EvalContext, seat: Seat, take: &mut impl FnMut(usize, f32)) {
    let mut open = 0.0;
    for group in &scene.groups {
        let (own, rival) = group.sides(seat);
        if own == 0.0 {
            continue;
        }
        let standing = match () {
            () if group.buildings < 2 => LONE,
            () if rival == 0.0 => SOLE,
            () if own > rival => AHEAD,
            () => BEHIND,
        };
        take(standing, own);
        if group.buildings >= 2 {
            open += stakes::expected(scene, group, own, rival);
        }
    }
    take(STAKES, open);
}
