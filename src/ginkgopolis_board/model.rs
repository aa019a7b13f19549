//! Model of the Ginkgopolis board: plain data, compared to find changes.

use game_core::Seat;
use ginkgopolis::ids::{Card, Character, Colour, Letter, Tile, Trigger};
use ginkgopolis::{Action, Cell};

use super::lens::Extent;
use crate::words::messages::{Gains, Thing};
use table::board::Inline;
use table::model::PromptModel;

/// Targets of taps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A building of the city, by its top tile.
    Building(Tile),
    /// A marker at the rim.
    Marker(Letter),
    /// A free cell at the rim.
    Free(Cell),
    /// A card in the hand.
    Card(Card),
    /// A tile in the hand.
    Tile(Tile),
    NoTile,
    /// A character of the packet.
    Character(Character),
    /// A card of somebody's engine.
    Kept(Card),
    /// A character of somebody's engine.
    Crew(Character),
    /// An answer on a button.
    Answer(Action),
    /// The main button: carry the selection out.
    Commit,
    /// Forget the selection.
    Clear,
    /// The round.
    Thing(Thing),
    /// A figure of a seat.
    Figure(Seat, Thing),
    /// A district, by its number from 1.
    District(u8),
    /// The cards of a seat that work with a deed.
    Column(Seat, Trigger),
}

/// State of a target in the present question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Not part of it.
    #[default]
    Aside,
    /// Can be chosen.
    Free,
    Chosen,
}

/// The whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The prompt bar.
    pub prompt: PromptModel<Target>,
    /// A plate for every seat, one's own first.
    pub rail: Vec<PlateModel>,
    /// The city.
    pub map: MapModel,
    /// Behind the screen.
    pub mine: MineModel,
    /// The cards of the seat in front.
    pub engine: EngineModel,
    /// Hand and tiles.
    pub hand: HandModel,
    /// Every district and who leads in it.
    pub districts: Vec<DistrictModel>,
    /// Points of each seat in all of them together, the most first, and the same in words.
    pub all_districts: (Vec<(Seat, u8)>, String),
    /// "Round 6, tiles 24, deck 9".
    pub round: String,
    /// Banner that stays until the end: this round is the last.
    pub banner: Option<String>,
}

/// A plate on the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct PlateModel {
    pub seat: Seat,
    pub name: String,
    /// The level of an opponent.
    pub level: Option<String>,
    /// True if Hal sits here.
    pub hal: bool,
    /// Tokens for new hands.
    pub redraws: u8,
    /// Cards in the hand.
    pub cards: u8,
    /// Resources, tiles and points behind the screen, where they may be known.
    pub counts: Option<(u8, u8, u16)>,
    /// True if this seat plays first.
    pub first: bool,
    /// Progress with the choice of a card, in a word.
    pub state: Option<&'static str>,
    /// True if this seat has to decide.
    pub turn: bool,
    /// True if this is the seat that looks.
    pub own: bool,
    /// True if these cards are in front.
    pub shown: bool,
    /// The same in words.
    pub spoken: String,
}

/// A card or tile that a seat has laid down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Its drawing.
    pub art: String,
    /// Number or letter; `None` while it lies face down.
    pub number: Option<String>,
}

impl Laid {
    /// The pieces of a row of the strip.
    pub fn of(bits: &[Inline]) -> Vec<Laid> {
        let mut laid: Vec<Laid> = Vec::new();
        for bit in bits {
            match bit {
                Inline::Piece(art, _) => laid.push(Laid { art: art.clone(), number: None }),
                Inline::Words(number) => {
                    if let Some(last) = laid.last_mut() {
                        last.number = Some(number.clone());
                    }
                }
            }
        }
        laid
    }
}

/// The city.
#[derive(Clone, Debug, PartialEq)]
pub struct MapModel {
    /// Columns of the plane.
    pub cols: u8,
    /// Rows of the plane.
    pub rows: u8,
    /// The cell of the city in the upper left corner.
    pub origin: (i8, i8),
    /// Width of the free rim around buildings and markers, on each side.
    pub rim: u8,
    /// Everything that stands or may stand somewhere, in reading order.
    pub cells: Vec<CellModel>,
}

impl MapModel {
    /// Returns the cells between buildings and markers. Where a marker may go does not count: no
    /// question and no hand changes how the city is seen.
    pub fn extent(&self) -> Extent {
        let inside = |low: i8| low.saturating_add_unsigned(self.rim);
        let within = |count: u8| count.saturating_sub(2 * self.rim);
        Extent {
            origin: (inside(self.origin.0), inside(self.origin.1)),
            cells: (within(self.cols), within(self.rows)),
        }
    }
}

/// A place on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct CellModel {
    /// Column and row on the plane, from 0.
    pub place: (u8, u8),
    pub target: Target,
    /// Content of the cell.
    pub kind: CellKind,
    /// State in the question.
    pub choice: Choice,
    /// Highlight of the cell.
    pub light: Light,
    /// The tile that the selection would build here.
    pub planned: Option<Tile>,
    /// The same in words.
    pub spoken: String,
}

/// Highlight of a place on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Nothing.
    None,
    /// The action being resolved is about it.
    Now,
    /// Its marker would have to move.
    Moves,
}

/// Signs on the ground of a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DistrictSign {
    /// Its number, from 1.
    pub number: u8,
    /// The seat that leads.
    pub leader: Seat,
    /// Resources by which it leads; 0 where height or number decides.
    pub lead: u8,
}

/// Content of a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum CellKind {
    /// A building.
    Block {
        /// Its top tile.
        tile: Tile,
        /// Its floors.
        height: u8,
        owner: Option<Seat>,
        /// True if its card is not in play yet.
        pawn: bool,
        /// The sides where its district ends: `n`, `e`, `s`, `w`.
        edges: String,
        /// Sign of its district, on the first building of one.
        district: Option<DistrictSign>,
    },
    Marker(Letter),
    /// Nothing yet; the marker being placed may come to stand here.
    Free(Letter),
    /// Nothing yet; a study builds here.
    Open,
    /// Nothing yet; if the selection is carried out, this marker may come to
    /// stand here.
    Ghost(Letter),
}

/// Behind the screen of the seat in front.
#[derive(Clone, Debug, PartialEq)]
pub struct MineModel {
    /// Heading.
    pub title: String,
    pub seat: Seat,
    /// Figures that are shown.
    pub facts: Vec<FactModel>,
    /// "12 in reserve".
    pub reserve: String,
    /// The same in words.
    pub spoken: String,
}

/// A figure behind a screen.
#[derive(Clone, Debug, PartialEq)]
pub struct FactModel {
    pub thing: Thing,
    /// Its drawing.
    pub art: &'static str,
    /// The figure; "?" where it may not be known.
    pub figure: String,
    pub label: String,
}

/// Everybody's cards, by what makes them work.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineModel {
    pub seat: Seat,
    /// Heading.
    pub title: String,
    /// Exploit, urbanize, construct.
    pub columns: Vec<ColumnModel>,
    /// Cards that score at the end.
    pub at_end: Vec<Card>,
}

/// The cards that work with one deed.
#[derive(Clone, Debug, PartialEq)]
pub struct ColumnModel {
    /// The deed.
    pub trigger: Trigger,
    pub name: &'static str,
    /// Income that they bring each time.
    pub sum: Gains,
    pub characters: Vec<Character>,
    pub cards: Vec<Card>,
    /// The same in words.
    pub spoken: String,
}

/// Hand and tiles, or the characters to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct HandModel {
    /// Heading.
    pub title: &'static str,
    pub cards: Vec<CardModel>,
    /// State of leaving the tile out, if it can be left out.
    pub no_tile: Option<Choice>,
    pub tiles: Vec<TileModel>,
    /// The characters of the packet.
    pub packet: Vec<CharacterModel>,
    /// Forecast of the selection, and whether it cannot be paid.
    pub forecast: Option<(String, bool)>,
}

/// A card in the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct CardModel {
    pub card: Card,
    /// For a letter, the buildings beside its marker: above, right, below, left.
    pub around: [Option<Tile>; 4],
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// A tile in the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct TileModel {
    pub tile: Tile,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// A character to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct CharacterModel {
    pub character: Character,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// A district in which somebody has resources. Its number is its place in the
/// list, from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct DistrictModel {
    pub colour: Colour,
    /// Resources of each seat in it, and the points that it would score.
    pub rows: Vec<(Seat, u8, u8)>,
    /// The same in words.
    pub text: String,
}
