//! Walking about the map with the arrow keys, by geometry.

/// A direction in which the focus can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To smaller rows.
    Up,
    /// To larger rows.
    Down,
    /// To smaller columns.
    Left,
    /// To larger columns.
    Right,
}

impl Way {
    /// The way of an arrow key, by its name in the browser.
    pub fn of_key(key: &str) -> Option<Way> {
        match key {
            "ArrowUp" => Some(Way::Up),
            "ArrowDown" => Some(Way::Down),
            "ArrowLeft" => Some(Way::Left),
            "ArrowRight" => Some(Way::Right),
            _ => None,
        }
    }
}

/// The place to which an arrow leads from `from`, as an index into `places`:
/// the nearest one that way, where a step aside counts as two ahead. `None`
/// at the edge.
pub fn next(places: &[(u8, u8)], from: (u8, u8), way: Way) -> Option<usize> {
    let cost = |&(x, y): &(u8, u8)| {
        let (dx, dy) = (i16::from(x) - i16::from(from.0), i16::from(y) - i16::from(from.1));
        let (ahead, aside) = match way {
            Way::Up => (-dy, dx.abs()),
            Way::Down => (dy, dx.abs()),
            Way::Left => (-dx, dy.abs()),
            Way::Right => (dx, dy.abs()),
        };
        (ahead > 0).then_some(ahead + 2 * aside)
    };
    let reachable = places.iter().enumerate().filter_map(|(index, place)| Some((cost(place)?, index)));
    reachable.min().map(|(_, index)| index)
}
