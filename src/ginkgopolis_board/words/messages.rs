//! Facts of Ginkgopolis that sentences are about.

mod pieces;

use game_core::Seat;
use ginkgopolis::ids::{Card, Item, Letter, Tile};

use crate::model::Choice;

pub use pieces::Thing;
pub use ui::i18n::who::{Say, Who};

/// Scene in which sentences look up names.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads, if there is just one.
    pub me: Option<Seat>,
    /// Hal's seat, if he plays.
    pub hal: Option<Seat>,
    pub hals_name: &'a str,
}

impl<'a> Scene<'a> {
    /// Returns the words for `seat`.
    pub fn who(&self, seat: Seat) -> Who<'a> {
        if self.me == Some(seat) { Who::You } else { Who::Named(self.name(seat)) }
    }

    /// The name of `seat`, never "you".
    pub fn name(&self, seat: Seat) -> &'a str {
        if self.hal == Some(seat) {
            return self.hals_name;
        }
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// Resources, tiles and points, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains(pub [u8; 3]);

impl Gains {
    /// Returns the items in it, kinds without any left out.
    pub fn parts(self) -> impl Iterator<Item = (Item, u8)> {
        [Item::Resource, Item::Tile, Item::Point].into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Adds `count` of `item`.
    pub fn add(&mut self, item: Item, count: u8) {
        let kind = match item {
            Item::Resource => 0,
            Item::Tile => 1,
            Item::Point => 2,
        };
        self.0[kind] += count;
    }
}

/// Forecast of a selection as the city stands now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionForecast {
    /// An urbanization card alone: a resource or a tile.
    Goods {
        /// Income from the own cards besides.
        besides: Gains,
    },
    /// A building card alone.
    Exploit {
        /// The building.
        top: Tile,
        /// Goods that it gives.
        gives: Gains,
        /// Income from the own cards besides.
        besides: Gains,
    },
    /// A new building at a marker.
    Urbanize {
        /// The marker.
        letter: Letter,
        tile: Tile,
        /// Goods of the adjacent buildings.
        gives: Gains,
        /// Income from the own cards besides.
        besides: Gains,
        /// True if a resource is there to pay with.
        payable: bool,
    },
    /// One floor more.
    Construct {
        /// The building.
        over: Tile,
        tile: Tile,
        /// Points paid for a smaller number.
        points: u8,
        /// True if a resource is paid for another colour.
        colour: bool,
        /// Resources that will lie on it.
        place: u8,
        /// Own resources that come back first.
        back: u8,
        /// Other seat that gets so many resources, and as many points.
        owner: Option<(Seat, u8)>,
        /// Income from the own cards besides.
        besides: Gains,
        /// Resources and points that are missing; it will become an exploit.
        missing: [u8; 2],
    },
}

/// Subject of the prompt bar, draft included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Keep a character.
    Draft {
        /// Number of the pick, from 0.
        pick: u8,
    },
    /// Choose a card, and a tile if wanted; nothing chosen yet.
    Choose {
        /// True if there are tiles to choose from.
        tiles: bool,
    },
    /// Card chosen.
    Chosen {
        card: Card,
        /// The tile with it.
        tile: Option<Tile>,
        /// Part of it that cannot be paid now.
        missing: Gains,
    },
    /// A resource or a tile.
    Goods,
    /// Take the last tile of the supply?
    LastTile {
        /// True if this round is the last then.
        ends: bool,
    },
    /// Choose the markers that shift.
    Shift {
        /// The marker whose place was built on.
        letter: Letter,
        /// True if Hal has built there.
        hal: bool,
        /// The markers that are chosen.
        chosen: bool,
    },
    /// Choose the place of a marker.
    Place {
        /// The marker.
        letter: Letter,
        /// True if Hal has built on its place.
        hal: bool,
        /// Column and row of the place that is chosen, from 1.
        chosen: Option<(u8, u8)>,
    },
    /// Tiles to return.
    Return {
        /// Number chosen.
        chosen: u8,
        /// Number due.
        of: u8,
    },
}

/// Standing of a seat in a district.
pub struct DistrictStanding<'a> {
    pub who: Who<'a>,
    /// Resources on its buildings.
    pub resources: u8,
    /// Points that they would bring now.
    pub points: u8,
}

/// A plate on the rail, to be spoken.
pub struct SeatSpoken<'a> {
    pub who: Who<'a>,
    pub ready: bool,
    pub first: bool,
    pub redraws: u8,
    pub cards: u8,
    /// Resources, tiles and points behind the screen, where they may be known.
    pub counts: Option<(u8, u8, u16)>,
}

/// A building, to be spoken.
pub struct BlockSpoken<'a> {
    pub top: Tile,
    /// Column and row from 1, as the map is read.
    pub place: (u8, u8),
    pub height: u8,
    pub owner: Option<Who<'a>>,
    pub fresh: bool,
    pub choice: Choice,
}

/// A place at the rim, to be spoken.
pub struct RimSpoken {
    pub letter: Option<Letter>,
    /// The marker that may come to stand here.
    pub goes: Option<Letter>,
    pub place: (u8, u8),
    /// Top tiles of the buildings beside it.
    pub beside: Vec<Tile>,
    pub choice: Choice,
}
