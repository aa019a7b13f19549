//! The geometry of looking at the map: how large it is drawn, and how far its
//! middle has been moved out of the middle of the view. In CSS pixels; `y`
//! grows downwards. Pure: the browser is told by `view::camera`.

/// Across and down.
pub type Pair = (f64, f64);

/// Scale of the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// As a whole as long as its cells are not smaller than [`least`]; a city that grows makes them
    /// smaller, and nothing makes them larger again ([`eased`]).
    Usual,
    /// As a whole, whatever that makes of its cells.
    Whole,
    /// With cells of so many pixels.
    Cells(f64),
}

/// The least side of a cell on tablets and desks, in pixels: what stands on it is made out at arm's length.
const LEAST: f64 = 56.0;
/// The same on a phone, which is nearer to the eye.
const LEAST_ON_PHONE: f64 = 48.0;
/// Windows whose shorter side is below this are those of phones, in pixels.
const PHONE: f64 = 600.0;
/// Part of its size to which a city that must become smaller does so at least: a few steps in a whole game, and room for the
/// next buildings after each.
const STEP: f64 = 0.88;
/// The largest side of a cell while the map fits by itself, in pixels.
const LARGEST_FIT: f64 = 144.0;
/// The largest side of a cell, in pixels.
const LARGEST: f64 = 200.0;
/// The room left around the map, in pixels on each side.
pub const MARGIN: f64 = 6.0;
/// Distance by which an edge of a map that can be moved comes into the view, in pixels: out from
/// under the panels that lie upon the view.
const OVERHANG: f64 = 64.0;

/// The side of a cell with which the whole map is seen: `cells` columns and
/// rows in a view of the size `view`.
pub fn fit(view: Pair, cells: (u8, u8)) -> f64 {
    let side = |room: f64, count: u8| (room - 2.0 * MARGIN) / f64::from(count.max(1));
    side(view.0, cells.0).min(side(view.1, cells.1)).min(LARGEST_FIT)
}

/// The least side of a cell in a window of the size `window`, unless somebody wants to see more at once.
pub fn least(window: Pair) -> f64 {
    if window.0.min(window.1) < PHONE { LEAST_ON_PHONE } else { LEAST }
}

/// The side of a cell by itself: with `fit` the whole map is seen, `before` it was drawn with in the
/// same window. It never becomes larger, so that what lies where on the screen can be learnt.
pub fn eased(before: Option<f64>, fit: f64, least: f64) -> f64 {
    let side = match before {
        Some(before) if fit < before => fit.min(STEP * before),
        Some(before) => before,
        None => fit,
    };
    side.max(least)
}

/// The scale at which cells have the side `cell`: never smaller than the whole
/// map, which `fit` is the side of a cell of.
pub fn scaled(cell: f64, fit: f64) -> Scale {
    if cell <= fit * 1.01 { Scale::Whole } else { Scale::Cells(cell.min(LARGEST)) }
}

/// Returns true if some of the map is out of sight, so that it can be moved.
pub fn is_larger(map: Pair, view: Pair) -> bool {
    map.0 > view.0 || map.1 > view.1
}

/// Limits the middle of the map: its edges do not come far into the view, and a map that is seen as
/// a whole stays in the middle.
pub fn held(at: Pair, map: Pair, view: Pair) -> Pair {
    if !is_larger(map, view) {
        return (0.0, 0.0);
    }
    let hold = |at: f64, map: f64, view: f64| {
        let most = ((map - view) / 2.0).max(0.0) + OVERHANG;
        at.clamp(-most, most)
    };
    (hold(at.0, map.0, view.0), hold(at.1, map.1, view.1))
}

/// Returns the new middle of the map when it is drawn `factor` times as large and the spot at
/// `point` is to stay there; both seen from the middle of the view.
pub fn about(at: Pair, point: Pair, factor: f64) -> Pair {
    let one = |at: f64, point: f64| point + (at - point) * factor;
    (one(at.0, point.0), one(at.1, point.1))
}

/// Cells that the map covers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The cell of the city that lies in its upper left corner.
    pub origin: (i8, i8),
    /// Columns and rows.
    pub cells: (u8, u8),
}

/// Returns the new middle of a map at `at`, with cells of the side `side`, when the map covers
/// other cells and nothing on it moves.
pub fn grown(at: Pair, side: f64, before: Extent, after: Extent) -> Pair {
    let middle = |low: i8, count: u8| f64::from(low) + f64::from(count) / 2.0;
    let middles =
        |extent: Extent| (middle(extent.origin.0, extent.cells.0), middle(extent.origin.1, extent.cells.1));
    let (from, to) = (middles(before), middles(after));
    (at.0 + (to.0 - from.0) * side, at.1 + (to.1 - from.1) * side)
}

/// Returns the shift of the map that brings the stretch from `low` to `high` into a view from 0 to
/// `view`, with `rim` pixels around it; 0 if it is seen.
pub fn nudge(low: f64, high: f64, view: f64, rim: f64) -> f64 {
    if high - low + 2.0 * rim > view {
        (view - low - high) / 2.0
    } else if low < rim {
        rim - low
    } else if high > view - rim {
        view - rim - high
    } else {
        0.0
    }
}

/// The part of the map that is seen: left, top, width and height as shares of
/// the whole map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The left and the upper edge.
    pub from: Pair,
    /// Width and height.
    pub size: Pair,
}

impl Window {
    /// Everything.
    pub const WHOLE: Window = Window { from: (0.0, 0.0), size: (1.0, 1.0) };

    /// Returns the window onto a map of the size `map` whose middle is at `at`.
    pub fn of(at: Pair, map: Pair, view: Pair) -> Window {
        let one = |at: f64, map: f64, view: f64| {
            let edge = |out: f64| ((map + out) / 2.0 - at).clamp(0.0, map) / map.max(1.0);
            let low = edge(-view);
            (low, edge(view) - low)
        };
        let (across, down) = (one(at.0, map.0, view.0), one(at.1, map.1, view.1));
        Window { from: (across.0, down.0), size: (across.1, down.1) }
    }

    /// Returns true if hardly anything of the map is out of sight.
    pub fn is_whole(self) -> bool {
        self.size.0 > 0.99 && self.size.1 > 0.99
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: Pair = (374.0, 390.0);

    #[test]
    fn seven_columns_fit_a_phone_with_cells_for_fingers_and_fourteen_do_not() {
        let least = least((390.0, 844.0));
        assert!(fit(VIEW, (7, 7)) >= least);
        assert!(fit(VIEW, (14, 8)) < least);
        assert_eq!(fit((2000.0, 2000.0), (5, 5)), LARGEST_FIT);
    }

    #[test]
    fn a_city_that_grows_is_drawn_smaller_and_never_larger_again() {
        let least = least((1024.0, 768.0));
        let first = eased(None, 100.0, least);
        assert_eq!(first, 100.0);
        assert_eq!(eased(Some(first), 84.0, least), 84.0);
        assert_eq!(eased(Some(first), 99.0, least), 88.0, "a step at a time");
        assert_eq!(eased(Some(84.0), 100.0, least), 84.0);
        assert_eq!(eased(Some(84.0), 40.0, least), least, "what is cut off can be moved into sight");
    }

    #[test]
    fn nothing_is_drawn_smaller_than_the_whole_nor_beyond_the_largest() {
        assert_eq!(scaled(20.0, 30.0), Scale::Whole);
        assert_eq!(scaled(60.0, 30.0), Scale::Cells(60.0));
        assert_eq!(scaled(900.0, 30.0), Scale::Cells(LARGEST));
    }

    #[test]
    fn the_map_stays_in_the_view_and_in_its_middle_where_it_fits() {
        let map = (616.0, 300.0);
        assert_eq!(held((500.0, 500.0), map, VIEW), (121.0 + OVERHANG, OVERHANG));
        assert_eq!(held((-500.0, 0.0), map, VIEW), (-121.0 - OVERHANG, 0.0));
        assert_eq!(held((15.0, -20.0), map, VIEW), (15.0, -20.0));
        assert_eq!(held((15.0, -20.0), (300.0, 300.0), VIEW), (0.0, 0.0));
    }

    #[test]
    fn what_the_fingers_hold_stays_between_them() {
        // A point 100 px right of the middle, on a map moved by 20 px.
        let (at, point) = ((20.0, 0.0), (100.0, 40.0));
        let on_map = |at: Pair, scale: f64| ((point.0 - at.0) / scale, (point.1 - at.1) / scale);
        let before = on_map(at, 1.0);
        let after = on_map(about(at, point, 1.5), 1.5);
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
    }

    #[test]
    fn a_map_that_grows_leaves_every_building_where_it_is() {
        let before = Extent { origin: (-1, -1), cells: (5, 5) };
        // A column more on the left, two rows more below.
        let after = Extent { origin: (-2, -1), cells: (6, 7) };
        let (at, side) = ((30.0, -12.0), 50.0);
        let seen = |at: Pair, extent: Extent, cell: (i8, i8)| {
            let one = |at: f64, low: i8, count: u8, cell: i8| {
                at + (f64::from(cell) - f64::from(low) - f64::from(count) / 2.0) * side
            };
            (
                one(at.0, extent.origin.0, extent.cells.0, cell.0),
                one(at.1, extent.origin.1, extent.cells.1, cell.1),
            )
        };
        for cell in [(0, 0), (3, -1)] {
            assert_eq!(seen(at, before, cell), seen(grown(at, side, before, after), after, cell));
        }
        assert_eq!(grown(at, side, before, before), at);
    }

    #[test]
    fn what_is_out_of_sight_is_brought_in_by_the_shortest_way() {
        assert_eq!(nudge(20.0, 64.0, 374.0, 8.0), 0.0);
        assert_eq!(nudge(-30.0, 14.0, 374.0, 8.0), 38.0);
        assert_eq!(nudge(360.0, 404.0, 374.0, 8.0), -38.0);
        // What is larger than the view comes into its middle.
        assert_eq!(nudge(-100.0, 500.0, 374.0, 8.0), -13.0);
    }

    #[test]
    fn the_window_is_the_share_that_is_seen() {
        let window = Window::of((0.0, 0.0), (748.0, 300.0), (374.0, 390.0));
        assert_eq!(window, Window { from: (0.25, 0.0), size: (0.5, 1.0) });
        assert!(!window.is_whole());
        let left = Window::of((187.0, 0.0), (748.0, 300.0), (374.0, 390.0));
        assert_eq!(left.from, (0.0, 0.0));
        assert!(Window::of((0.0, 0.0), (300.0, 300.0), VIEW).is_whole() && Window::WHOLE.is_whole());
    }
}
