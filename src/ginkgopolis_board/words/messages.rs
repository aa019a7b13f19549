//! Texts of Ginkgopolis, for every language.

mod pieces;

use ginkgopolis::ids::{Card, Character, Colour, Item, Letter, Tile, Trigger};
use ginkgopolis::{Action, Event, Outlook, Prompt, Reason};
use ui::i18n::learn::FirstTime;

pub use pieces::{PieceWords, Thing};

use game_core::Seat;
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
pub struct Haul(pub [u8; 3]);

impl Haul {
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
pub enum Forecast {
    /// An urbanization card alone: a resource or a tile.
    Goods {
        /// Income from the own cards besides.
        besides: Haul,
    },
    /// A building card alone.
    Exploit {
        /// The building.
        top: Tile,
        /// Goods that it gives.
        gives: Haul,
        /// Income from the own cards besides.
        besides: Haul,
    },
    /// A new building at a marker.
    Urbanize {
        /// The marker.
        letter: Letter,
        tile: Tile,
        /// Goods of the adjacent buildings.
        gives: Haul,
        /// Income from the own cards besides.
        besides: Haul,
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
        besides: Haul,
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
        missing: Haul,
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

/// Names of the pieces, without anything else.
pub struct Pieces {
    /// [`Messages::card`].
    pub card: fn(Card) -> String,
    /// [`Messages::character`].
    pub character: fn(Character) -> String,
    /// [`PieceWords::name`].
    pub thing: fn(Thing) -> &'static str,
    /// [`PieceWords::district`].
    pub district: fn(u8) -> String,
    /// [`Messages::deed`].
    pub deed: fn(Trigger) -> &'static str,
}

/// The texts.
pub struct Messages {
    /// Explanation of a question that is asked for the first time.
    pub first_time: fn(&Prompt) -> Option<FirstTime>,
    /// Facts that an opponent cannot know.
    pub unknown: &'static str,
    /// The opponent of the solo game.
    pub hal: &'static str,
    /// Kind of buildings of a colour.
    pub kind: fn(Colour) -> &'static str,
    /// The family of characters of a colour.
    pub family: fn(Colour) -> &'static str,
    /// Deeds, as headings.
    pub deed: fn(Trigger) -> &'static str,
    /// "red 7", "letter C".
    pub card: fn(Card) -> String,
    /// Effect of a card in front of its owner.
    pub effect: fn(Card) -> String,
    /// A character by family and deed.
    pub character: fn(Character) -> String,
    /// Effect and goods of a character.
    pub character_effect: fn(Character) -> String,
    /// Sources of points by key.
    pub source: fn(&str) -> &'static str,
    /// The pieces behind a line of the score: a card, or a district.
    pub piece: fn(&str) -> String,
    /// The prompt for the person who decides.
    pub ask: fn(&Stage) -> Say,
    /// Question to another seat.
    pub waiting: fn(&Prompt, Who) -> String,
    /// Seat whose action is being shown.
    pub acting: fn(Who) -> String,
    /// Forecast of a selection; of one that cannot be paid for, the missing part, up to the colon
    /// behind which stands the action that it would become.
    pub forecast: fn(&Forecast, &Scene) -> String,
    /// Forecast of the markers after building at one of them.
    pub markers: fn(Letter, &Outlook) -> String,
    /// A legal action as a sentence.
    pub action: fn(&Action) -> String,
    /// The heading under which the action list groups an action.
    pub action_group: fn(&Action) -> &'static str,
    /// Line for an event; `None` for one that goes without saying.
    pub event: fn(&Event, &Scene) -> Option<String>,
    /// The same in a word or two, for the strip of who did what in a round;
    /// `None` for what is nobody's deed.
    pub strip: fn(&Event) -> Option<String>,
    /// Why something is impossible.
    pub reason: fn(Reason) -> String,
    /// Labels and short sentences of the board.
    pub board: BoardWords,
    /// Pieces behind a screen, the round, districts.
    pub pieces: PieceWords,
    /// Sentences for those who cannot see the board.
    pub spoken: SpokenWords,
    /// Options of a game.
    pub setup: SetupWords,
    /// The board's own keys, and what they do.
    pub keys: &'static [(&'static str, &'static str)],
}

/// A label beside a figure: that of one, and that of any other number.
#[derive(Clone, Copy)]
pub struct OneOrMore(pub [&'static str; 2]);

impl OneOrMore {
    /// The label beside this figure.
    pub fn of(self, count: u16) -> &'static str {
        self.0[usize::from(count != 1)]
    }
}

/// Labels of the board.
pub struct BoardWords {
    pub city: &'static str,
    pub your_screen: &'static str,
    pub screen_of: fn(&str) -> String,
    pub your_cards: &'static str,
    pub your_hand: &'static str,
    pub your_tiles: &'static str,
    pub packet: &'static str,
    /// Round, tiles left, cards left.
    pub round: fn(u16, u8, u8) -> String,
    /// The round, and whether it is being resolved.
    pub phase: fn(u16, bool) -> String,
    /// Every card lies face down.
    pub all_chosen: &'static str,
    pub last_round: &'static str,
    pub choosing: &'static str,
    pub ready: &'static str,
    /// "with a tile", once everybody has chosen.
    pub with_tile: &'static str,
    pub resources: OneOrMore,
    pub tiles: OneOrMore,
    pub points: OneOrMore,
    pub redraws: OneOrMore,
    pub reserve: fn(u8) -> String,
    pub at_end: &'static str,
    pub no_tile: &'static str,
    pub lock_in: &'static str,
    pub redraw: fn(u8) -> String,
    pub clear: &'static str,
    pub keep: &'static str,
    /// Carries out the choice of a place or of markers.
    pub keep_choice: &'static str,
    pub take_resource: &'static str,
    pub take_tile: &'static str,
    /// Takes the last tile of the supply.
    pub take_last: &'static str,
    pub leave: &'static str,
    pub shift: fn(&[Letter]) -> String,
    pub return_tiles: fn(u8) -> String,
    pub return_none: &'static str,
    pub fit: &'static str,
    pub larger: &'static str,
    pub smaller: &'static str,
    pub districts: &'static str,
    pub hide: &'static str,
    pub engine: &'static str,
    pub height: fn(u8) -> String,
    pub owner: &'static str,
    pub number: &'static str,
    pub new_building: &'static str,
    /// A district, and how everybody stands in it.
    pub district: fn(Colour, &[Standing]) -> String,
}

/// Standing of a seat in a district.
pub struct Standing<'a> {
    pub who: Who<'a>,
    /// Resources on its buildings.
    pub resources: u8,
    /// Points that they would bring now.
    pub points: u8,
}

/// Sentences for those who cannot see the board.
pub struct SpokenWords {
    pub seat: fn(&SeatSpoken) -> String,
    pub block: fn(&BlockSpoken) -> String,
    pub rim: fn(&RimSpoken) -> String,
    pub card: fn(&CardSpoken) -> String,
    pub tile: fn(Tile, bool, bool) -> String,
    pub mine: fn(u8, u8, u16, u8) -> String,
    pub column: fn(Trigger, Haul, usize) -> String,
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
    pub legal: bool,
    pub chosen: bool,
}

/// A place at the rim, to be spoken.
pub struct RimSpoken {
    pub letter: Option<Letter>,
    /// The marker that may come to stand here.
    pub goes: Option<Letter>,
    pub place: (u8, u8),
    pub legal: bool,
    pub chosen: bool,
}

/// A hand card, to be spoken.
pub struct CardSpoken {
    pub card: Card,
    pub legal: bool,
    pub chosen: bool,
}

/// Options of a game: title, and effect.
pub struct SetupWords {
    pub beginner: [&'static str; 2],
    pub draft: [&'static str; 2],
    pub solo: [&'static str; 2],
    pub expert: [&'static str; 2],
    pub open_screens: [&'static str; 2],
}
