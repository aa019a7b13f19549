//! A position as a tree of fields: what a page needs to show a control for each, whatever the game. A field is
//! known by its path in the position, as refusals name it; words are the page's.

use game_core::Seat;
use game_core::json::Value;

pub use super::label::{Label, Noun, Plain, TextOnly};

/// A change of a position: what stands at a path is set, or taken away.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    /// Path, such as `seats[1].coins`; one behind the end of a list appends.
    pub path: String,
    /// New value; `None` takes it away.
    pub to: Option<Value>,
}

impl Edit {
    /// Sets what stands at `path`.
    pub fn set(path: impl Into<String>, to: impl Into<Value>) -> Edit {
        Edit { path: path.into(), to: Some(to.into()) }
    }

    /// Takes away what stands at `path`.
    pub fn remove(path: impl Into<String>) -> Edit {
        Edit { path: path.into(), to: None }
    }
}

/// Item of a group.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A field with its control.
    Field(Field),
    /// Fields that belong together.
    Group(Group),
    /// Control that adds something.
    Adder(Adder),
}

/// Fields that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Subject of the group.
    pub label: Label,
    /// The path of what they are fields of; empty if there is no such thing.
    pub path: String,
    /// The fields.
    pub items: Vec<Item>,
    /// Takes the whole away, where that can be.
    pub removal: Option<Edit>,
}

/// A field with its control.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Subject of the field.
    pub label: Label,
    /// Its path in the position.
    pub path: String,
    /// Control of the field, with its present value.
    pub control: Control,
}

/// Control of a field, with its present value.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// A whole number.
    Count {
        /// Present value.
        value: i64,
        /// The least that can.
        least: i64,
        /// The most that can.
        most: i64,
    },
    /// Yes or no.
    Flag {
        /// True for yes.
        on: bool,
    },
    /// One of several.
    Choice {
        /// Type of the pieces.
        noun: Noun,
        /// Piece that stands there.
        value: Option<Value>,
        /// Pieces that can stand there.
        options: Vec<Value>,
        /// True if none can be chosen.
        may_be_none: bool,
    },
    /// Several pieces.
    Pieces {
        /// Type of the pieces.
        noun: Noun,
        /// Pieces that lie there, in their order.
        pieces: Vec<Value>,
        /// Number of pieces if only their number stands there.
        unnamed: Option<u8>,
        /// Pieces that can be added.
        options: Vec<Value>,
        /// Largest number of pieces.
        most: usize,
        /// True if their order matters.
        is_ordered: bool,
        /// Value that can stand there instead of their names.
        leaving: Leaving,
    },
    /// A city from above; each cell that can be edited is a group of fields.
    Map {
        /// The cells, row by row from the north.
        rows: Vec<Vec<MapCell>>,
        /// The cells with their fields, by [`MapCell::cell`].
        cells: Vec<Group>,
    },
}

/// Value that can stand in a field instead of the names of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// Nothing.
    Never,
    /// Their number: they are drawn.
    Counted,
    /// Nothing at all: as many as belong there are drawn.
    Dealt,
}

/// A cell of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct MapCell {
    /// The top tile, the marker, or a dot.
    pub word: String,
    /// Owner of the building, from 0.
    pub owner: Option<u8>,
    /// Number of tiles on each other; 0 without a building.
    pub height: u8,
    /// The place of its group in [`Control::Map`], if it can be edited.
    pub cell: Option<usize>,
}

/// Control that adds something to a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Adder {
    /// The path of the list.
    pub path: String,
    /// Type of its pieces.
    pub noun: Noun,
    /// Pieces that can be added: the name, and the change.
    pub options: Vec<(Value, Edit)>,
}

pub fn group(label: Plain, path: impl Into<String>, items: Vec<Item>) -> Group {
    Group { label: Label::Plain(label), path: path.into(), items, removal: None }
}

fn field(label: Plain, path: impl Into<String>, control: Control) -> Item {
    Item::Field(Field { label: Label::Plain(label), path: path.into(), control })
}

/// A whole number from `least` to `most`.
pub fn count(
    label: Plain,
    path: impl Into<String>,
    value: impl Into<i64>,
    (least, most): (i64, i64),
) -> Item {
    field(label, path, Control::Count { value: value.into(), least, most })
}

/// Yes or no.
pub fn flag(label: Plain, path: impl Into<String>, on: bool) -> Item {
    field(label, path, Control::Flag { on })
}

/// One of `options`.
pub fn choice(
    label: Plain,
    path: impl Into<String>,
    noun: Noun,
    value: impl Into<Value>,
    options: Vec<Value>,
) -> Item {
    let control = Control::Choice { noun, value: Some(value.into()), options, may_be_none: false };
    field(label, path, control)
}

/// One of `options`, or none.
pub fn maybe(
    label: Plain,
    path: impl Into<String>,
    noun: Noun,
    value: Option<Value>,
    options: Vec<Value>,
) -> Item {
    field(label, path, Control::Choice { noun, value, options, may_be_none: true })
}

/// Pieces whose order does not matter.
pub fn pieces(
    label: Plain,
    path: impl Into<String>,
    noun: Noun,
    pieces: Vec<Value>,
    options: Vec<Value>,
    most: usize,
) -> Item {
    let control = Control::Pieces {
        noun,
        pieces,
        unnamed: None,
        options,
        most,
        is_ordered: false,
        leaving: Leaving::Never,
    };
    field(label, path, control)
}

/// A pile: pieces by name, or so many that are drawn.
pub fn pile(
    label: Plain,
    path: impl Into<String>,
    noun: Noun,
    (pieces, unnamed): (Vec<Value>, Option<u8>),
    options: Vec<Value>,
    (most, leaving): (usize, Leaving),
) -> Item {
    let control = Control::Pieces { noun, pieces, unnamed, options, most, is_ordered: false, leaving };
    field(label, path, control)
}

/// Pieces in an order that matters.
pub fn sequence(
    label: Plain,
    path: impl Into<String>,
    noun: Noun,
    pieces: Vec<Value>,
    options: Vec<Value>,
    most: usize,
) -> Item {
    let control = Control::Pieces {
        noun,
        pieces,
        unnamed: None,
        options,
        most,
        is_ordered: true,
        leaving: Leaving::Never,
    };
    field(label, path, control)
}

/// The seats of a game of so many.
pub fn seats(players: usize) -> Vec<Value> {
    (0..players).map(Value::from).collect()
}

/// The values as they are written.
pub fn written<T: serde::Serialize>(values: impl IntoIterator<Item = T>) -> Vec<Value> {
    values.into_iter().map(|value| one(&value)).collect()
}

/// The seat `steps` places clockwise of another, which may be one that no table has: what the rules refuse
/// is edited as well.
pub fn seat_behind(seat: Seat, steps: usize, seats: u8) -> Seat {
    Seat(((seat.index() + steps) % usize::from(seats)) as u8)
}

/// A value as it is written.
pub fn one<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("invariant: positions can be written")
}

impl Group {
    /// Every field in it, and in the groups of it.
    pub fn fields(&self) -> Vec<&Field> {
        let mut all = Vec::new();
        self.gather(&mut all);
        all
    }

    fn gather<'a>(&'a self, all: &mut Vec<&'a Field>) {
        for item in &self.items {
            match item {
                Item::Field(field) => {
                    all.push(field);
                    if let Control::Map { cells, .. } = &field.control {
                        cells.iter().for_each(|cell| cell.gather(all));
                    }
                }
                Item::Group(group) => group.gather(all),
                Item::Adder(_) => {}
            }
        }
    }

    /// Everything that can be added in it.
    pub fn adders(&self) -> Vec<&Adder> {
        let mut all = Vec::new();
        for item in &self.items {
            match item {
                Item::Adder(adder) => all.push(adder),
                Item::Group(group) => all.extend(group.adders()),
                Item::Field(_) => {}
            }
        }
        all
    }

    /// The labels on the way from this group to a place in it.
    fn trail(&self, place: &str) -> Option<Vec<&Label>> {
        if !self.path.is_empty() && self.path == place {
            return Some(vec![&self.label]);
        }
        let inner = self.items.iter().find_map(|item| match item {
            Item::Field(field) if field.path == place => Some(vec![&field.label]),
            Item::Field(Field { control: Control::Map { cells, .. }, .. }) => {
                cells.iter().find_map(|cell| cell.trail(place))
            }
            Item::Group(group) => group.trail(place),
            Item::Adder(adder) => (adder.path == place).then(Vec::new),
            Item::Field(_) => None,
        })?;
        Some([&[&self.label], &inner[..]].concat())
    }

    /// The paths of it, of its groups and of its fields.
    pub fn paths(&self) -> Vec<&str> {
        let mut all = vec![self.path.as_str()];
        for item in &self.items {
            match item {
                Item::Field(Field { path, control, .. }) => {
                    all.push(path);
                    if let Control::Map { cells, .. } = control {
                        all.extend(cells.iter().flat_map(Group::paths));
                    }
                }
                Item::Group(group) => all.extend(group.paths()),
                Item::Adder(adder) => all.push(&adder.path),
            }
        }
        all
    }
}

/// Returns the place where a refusal of `path` is shown: the longest of the paths of the tree that
/// it begins with.
pub fn place_of<'a>(tree: &'a [Group], path: &str) -> Option<&'a str> {
    let all = tree.iter().flat_map(Group::paths);
    all.filter(|known| !known.is_empty() && holds(known, path)).max_by_key(|known| known.len())
}

/// The labels on the way to a place of the tree, from the outermost group on; none if there is no such place.
pub fn trail_of<'a>(tree: &'a [Group], place: &str) -> Vec<&'a Label> {
    tree.iter().find_map(|group| group.trail(place)).unwrap_or_default()
}

/// Returns true if `inner` is `outer` or lies in it.
pub fn holds(outer: &str, inner: &str) -> bool {
    inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}
