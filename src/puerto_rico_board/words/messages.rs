//! Texts of Puerto Rico, for every language. Both editions share one set of pieces under different
//! names: a worker in one is a colonist in the other. Every text that names a piece therefore takes
//! the edition of the table, or a scene that knows it.

mod board;
mod gains;
mod pieces;
mod puertoma;
mod stage;
mod tasks;
#[cfg(test)]
mod tests;

use puerto_rico::auto_answer::Power;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::buildings::Class;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::ids::{Building, GOODS, Good, Role, Tile};
use puerto_rico::{Action, Edition, Ending, Event, FestivalCard, Prompt, Reason, View};
use ui::i18n::learn::FirstTime;

pub use board::{
    BoardWords, BuildingSpoken, CratesSpoken, RoleSpoken, SeatSpoken, SetupWords, ShipSpoken, ShopSpoken,
    SpokenWords, TileSpoken,
};
pub use gains::{Gain, GainWords, Next};
pub use pieces::{PieceWords, Standing, Thing};
pub use puertoma::PuertomaWords;
pub use stage::{Deed, Fact, Laden, Particulars, Stage};
pub use tasks::{CardSpoken, ObjectiveSpoken, TaskWords, by_good};

use game_core::Seat;
pub use ui::i18n::who::{Say, Who};

/// Scene in which sentences look up names.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads, if there is just one.
    pub me: Option<Seat>,
    /// The table after what is told.
    pub view: &'a View,
}

impl<'a> Scene<'a> {
    /// The edition on the table.
    pub fn edition(&self) -> Edition {
        self.view.edition
    }

    /// Returns the words for `seat`.
    pub fn who(&self, seat: Seat) -> Who<'a> {
        if self.me == Some(seat) { Who::You } else { Who::Named(self.name(seat)) }
    }

    /// The name of `seat`, never "you".
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Spaces of the cargo ship at `place`; 0 if there is none.
    pub fn ship_size(&self, place: u8) -> u8 {
        self.view.ships.get(place as usize).map_or(0, |ship| ship.size)
    }

    /// Returns true if `seat` is still placing workers, so that the log waits for the last one and
    /// tells them all in one line.
    pub fn is_placing(&self, seat: Seat) -> bool {
        use game_core::Turn;
        matches!(self.view.turn, Turn::Choose { seat: now, prompt: Prompt::Place { .. } } if now == seat)
    }
}

/// Plantations by kind; quarries are none.
pub fn by_kind(tiles: &[Tile]) -> [u8; GOODS] {
    Good::ALL.map(|good| tiles.iter().filter(|tile| tile.index() == good.index()).count() as u8)
}

/// `roles` as they are named: both Adventurer tiles have one name.
pub fn each_role_once(roles: &[Role]) -> Vec<Role> {
    let is_second = |role: Role| role == Role::Adventurer2 && roles.contains(&Role::Adventurer);
    roles.iter().copied().filter(|&role| !is_second(role)).collect()
}

/// The texts.
pub struct Messages {
    /// Explanation of a question that is asked for the first time.
    pub first_time: fn(&Prompt) -> Option<FirstTime>,
    /// Facts that an opponent cannot know.
    pub unknown: &'static str,
    /// Tie break.
    pub tie_break: &'static str,
    /// Names of the pieces of each edition, in the order of [`Edition`].
    pub names: &'static [Names; 2],
    /// Class of a building.
    pub class: fn(Class, Edition) -> &'static str,
    /// Sources of points by key.
    pub source: fn(&str, Edition) -> &'static str,
    /// The prompt for the person who decides.
    pub ask: fn(&Stage, Edition) -> Say,
    /// Way in which the bonus would bring the end of the game nearer.
    pub ending: fn(Ending, Edition) -> String,
    /// Question to another seat.
    pub waiting: fn(&Prompt, Who, Edition) -> String,
    /// A legal action as a sentence.
    pub action: fn(&Action, &Prompt, &Scene) -> String,
    /// The heading under which the action list groups an action.
    pub action_group: fn(&Action, Edition) -> &'static str,
    /// Line for an event; `None` for one that goes without saying.
    pub event: fn(&Event, &Scene) -> Option<String>,
    /// The same in a word or two, for the strip of who did what in a phase;
    /// `None` for what is nobody's deed.
    pub deed: fn(&Event, &Scene) -> Option<String>,
    /// Why something is impossible.
    pub reason: fn(Reason, &Particulars) -> String,
    /// Present meaning of a piece for its reader.
    pub fact: fn(&Fact, Edition) -> String,
    /// The name of a power switch.
    pub power: fn(Power, Edition) -> &'static str,
    /// Labels and short sentences of the board.
    pub board: BoardWords,
    /// Actions and gains of roles.
    pub gains: GainWords,
    /// Pieces between the players, and the figures on a mat.
    pub pieces: PieceWords,
    /// Objectives of the festival, and achievement cards.
    pub tasks: TaskWords,
    /// Sentences for those who cannot see the board.
    pub spoken: SpokenWords,
    /// The Puertomas.
    pub puertoma: PuertomaWords,
    /// Options of a game.
    pub setup: SetupWords,
}

impl Messages {
    /// Returns the names of the pieces of `edition`.
    pub const fn names(&self, edition: Edition) -> &Names {
        &self.names[edition as usize]
    }
}

/// Names and effects of the pieces of one edition.
pub struct Names {
    /// The game with its edition.
    pub title: &'static str,
    /// The title of an achievement card.
    pub cards: fn(Achievement) -> &'static str,
    /// Condition of an achievement card, in a sentence.
    pub card_conditions: fn(Achievement) -> &'static str,
    /// The name of a building.
    pub buildings: fn(Building) -> &'static str,
    /// Effect of a building, in one or two sentences.
    pub effects: fn(Building) -> &'static str,
    /// The name of a role; both Adventurer tiles have one.
    pub roles: fn(Role) -> &'static str,
    /// Action of everybody in a role's phase.
    pub role_actions: fn(Role) -> &'static str,
    /// Privilege of the picker.
    pub role_privileges: fn(Role) -> &'static str,
    /// Goods, cheapest first.
    pub goods: [&'static str; GOODS],
    /// One letter per good, for colour aids.
    pub good_letters: [&'static str; GOODS],
    /// The name of a countryside tile.
    pub tiles: fn(Tile) -> &'static str,
    /// Effect of a countryside tile, in one or two sentences.
    pub tile_effects: fn(Tile) -> &'static str,
    /// Heading: the role tiles.
    pub role_tiles: &'static str,
    /// Heading: the cargo ships.
    pub ships: &'static str,
    /// Heading: a Wharf's ship.
    pub own_ship: &'static str,
    /// Heading: where goods are sold.
    pub house: &'static str,
    /// Heading: the workers that the next Recruiter hands out.
    pub register: &'static str,
    /// Heading: where workers without a circle wait.
    pub portrait: &'static str,
    /// Heading: workers.
    pub workers: &'static str,
    /// Heading: the pile from which everything comes.
    pub supply: &'static str,
    /// Heading: the face-up plantations.
    pub market: &'static str,
    /// Heading: the plantations nobody sees.
    pub bag: &'static str,
    /// Heading: the plantations nobody took.
    pub discards: &'static str,
    /// Heading: the buildings for sale.
    pub shop: &'static str,
    /// Heading: the crates in the supply.
    pub crates: &'static str,
    /// Heading: the reader's tiles.
    pub your_land: &'static str,
    /// Heading: somebody's tiles.
    pub land_of: fn(&str) -> String,
}

impl Names {
    /// The title of an achievement card.
    pub fn card(&self, card: Achievement) -> &'static str {
        (self.cards)(card)
    }

    /// Returns the condition of an achievement card, in a sentence.
    pub fn card_condition(&self, card: Achievement) -> &'static str {
        (self.card_conditions)(card)
    }

    /// The name of a building.
    pub fn building(&self, building: Building) -> &'static str {
        (self.buildings)(building)
    }

    /// Returns the effect of a building, in one or two sentences.
    pub fn effect(&self, building: Building) -> &'static str {
        (self.effects)(building)
    }

    /// The name of a role.
    pub fn role(&self, role: Role) -> &'static str {
        (self.roles)(role)
    }

    /// The name of a good.
    pub const fn good(&self, good: Good) -> &'static str {
        self.goods[good.index()]
    }

    /// The name of a countryside tile.
    pub fn tile(&self, tile: Tile) -> &'static str {
        (self.tiles)(tile)
    }
}

/// Names of the pieces, without anything else: by edition, and in the order of [`Names`].
pub struct Pieces {
    cards: fn(Achievement) -> &'static str,
    objectives: fn(FestivalCard) -> &'static str,
    abilities: fn(Ability) -> &'static str,
    action_board: &'static str,
    tie_cards: &'static str,
    buildings: [fn(Building) -> &'static str; 2],
    roles: [fn(Role) -> &'static str; 2],
    goods: [[&'static str; GOODS]; 2],
    tiles: [fn(Tile) -> &'static str; 2],
    things: fn(Thing, Edition) -> &'static str,
}

impl Pieces {
    /// Those of `names`, in the order of [`Edition`].
    pub const fn of(
        names: [&Names; 2],
        tasks: &TaskWords,
        puertoma: &PuertomaWords,
        pieces: &PieceWords,
    ) -> Pieces {
        let [y1897, classic] = names;
        Pieces {
            cards: y1897.cards,
            objectives: tasks.objectives,
            abilities: puertoma.abilities,
            action_board: puertoma.action_board,
            tie_cards: puertoma.cards,
            buildings: [y1897.buildings, classic.buildings],
            roles: [y1897.roles, classic.roles],
            goods: [y1897.goods, classic.goods],
            tiles: [y1897.tiles, classic.tiles],
            things: pieces.name,
        }
    }

    /// The title of an achievement card.
    pub fn card(&self, card: Achievement) -> &'static str {
        (self.cards)(card)
    }

    /// The name of a ship, a supply or a figure.
    pub fn thing(&self, thing: Thing, edition: Edition) -> &'static str {
        (self.things)(thing, edition)
    }

    /// The name of an objective of the festival.
    pub fn objective(&self, card: FestivalCard) -> &'static str {
        (self.objectives)(card)
    }

    /// The name of an ability of a Puertoma.
    pub fn ability(&self, ability: Ability) -> &'static str {
        (self.abilities)(ability)
    }

    /// The name of the action board.
    pub const fn action_board(&self) -> &'static str {
        self.action_board
    }

    /// The name of the tie-break cards.
    pub const fn tie_cards(&self) -> &'static str {
        self.tie_cards
    }

    /// The name of a building.
    pub fn building(&self, building: Building, edition: Edition) -> &'static str {
        self.buildings[edition as usize](building)
    }

    /// The name of a role.
    pub fn role(&self, role: Role, edition: Edition) -> &'static str {
        self.roles[edition as usize](role)
    }

    /// The name of a good.
    pub const fn good(&self, good: Good, edition: Edition) -> &'static str {
        self.goods[edition as usize][good.index()]
    }

    /// The name of a countryside tile.
    pub fn tile(&self, tile: Tile, edition: Edition) -> &'static str {
        self.tiles[edition as usize](tile)
    }
}
