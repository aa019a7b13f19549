//! What the prompt bar, a card sheet or a refusal has to say, as facts that
//! the languages put into words.

use sobremesa::games::puerto_rico::event::Ship;
use sobremesa::games::puerto_rico::ids::{Building, GOODS, Good, Role, Tile};
use sobremesa::games::puerto_rico::{Edition, Prompt};

use super::Who;

/// A load that is chosen but not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laden {
    /// What is loaded.
    pub good: Good,
    /// Onto which ship.
    pub ship: Ship,
    /// Spaces of that ship; of no meaning for the own ship.
    pub size: u8,
    /// Crates that go on board.
    pub crates: u8,
    /// Victory points for it, Harbor and privilege included.
    pub vp: u8,
}

/// A deed of the Smuggler with what it brings now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A ship is raided.
    Raid {
        /// Spaces of the ship.
        size: u8,
        /// What it carries.
        good: Good,
        /// Crates that can be kept, 1 to 3.
        kept: u8,
    },
    /// The Trading House is plundered.
    Plunder {
        /// Victory points for it.
        vp: u8,
    },
    /// Workers are poached.
    Poach {
        /// How many leave the Work Register.
        taken: u8,
    },
    /// A role tile is captured.
    Capture {
        /// Which.
        role: Role,
        /// Coins on it.
        coins: u8,
    },
}

/// What the prompt bar has to say, draft included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Take a role tile.
    Role {
        /// Which of the seat's own picks of the round, from 1.
        mine: u8,
        /// How many the seat has: 3 with two players, otherwise 1.
        of: u8,
        /// The tile chosen, with the coins on it.
        chosen: Option<(Role, u8)>,
    },
    /// Draw with the Hacienda?
    Hacienda,
    /// Take a tile.
    Take {
        /// Whether a quarry can be taken.
        quarry: bool,
        /// Whether all twelve spaces are filled, so that a tile taken would be
        /// discarded (classic, `PR-PLT-07`).
        full: bool,
    },
    /// Which tile gets the Hospital's worker?
    Hospital {
        /// The Hacienda's tile, if it may get the worker.
        drawn: Option<Tile>,
        /// The tile of the normal pick.
        taken: Option<Tile>,
    },
    /// Take the extra worker?
    Privilege,
    /// Place the workers.
    Place {
        /// Workers to place in all.
        workers: u8,
        /// Workers placed in the draft.
        placed: u8,
    },
    /// Choose what to build.
    Build {
        /// How many buildings can be paid for.
        possible: u8,
        /// The building chosen, with its price in coins.
        chosen: Option<(Building, u8)>,
    },
    /// Put the School's worker on the new building?
    School {
        /// The new building.
        building: Building,
    },
    /// Produce everything, or nothing?
    Produce {
        /// What would be produced, by good.
        crates: [u8; GOODS],
    },
    /// Which extra crate?
    Extra,
    /// Sell a crate.
    Sell {
        /// The good chosen, with the coins it brings.
        chosen: Option<(Good, u8)>,
    },
    /// Load a ship.
    Load {
        /// Whether a cargo ship can be loaded, so that passing is not allowed.
        must: bool,
        /// The load chosen.
        chosen: Option<Laden>,
    },
    /// Take the Harbor's point for the load just chosen?
    Harbor {
        /// What is loaded.
        good: Good,
    },
    /// Choose a deed of the Smuggler.
    Smuggle {
        /// The deed chosen.
        chosen: Option<Deed>,
    },
    /// How many crates of a raided ship to keep?
    Spoils {
        /// What they are.
        good: Good,
        /// At most so many, 1 to 3.
        most: u8,
    },
    /// Place poached workers.
    Poached {
        /// Workers that may be placed in all, 1 to 3.
        workers: u8,
        /// Workers placed in the draft.
        placed: u8,
    },
    /// Place workers that the festival gave.
    Rewarded {
        /// Workers to be placed in all.
        workers: u8,
        /// Workers placed in the draft.
        placed: u8,
    },
    /// A question of an expansion.
    More(Prompt),
    /// Store crates.
    Store {
        /// Goods that may be stored whole, 0 to 3.
        kinds: u8,
        /// Goods chosen to be stored whole.
        whole: u8,
        /// Whether the free crate is chosen.
        kept: bool,
        /// Crates that would be lost as things are chosen.
        lost: u8,
    },
}

/// What a piece means for its reader now, fact by fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The building's price for the reader now, in coins.
    Price {
        /// Printed cost.
        cost: u8,
        /// The Builder's privilege, 0 or 1.
        privilege: u8,
        /// Discount by quarries.
        quarries: u8,
        /// What is to be paid.
        price: u8,
    },
    /// Coins are missing.
    Short {
        /// How many, at least 1.
        missing: u8,
    },
    /// The reader owns it already.
    Owned,
    /// No copy is left.
    SoldOut,
    /// It fills two spaces, and fewer are free.
    NoSpace {
        /// Free building spaces.
        free: u8,
    },
    /// Workers on it.
    Workers {
        /// How many.
        on: u8,
        /// Circles, at least 1.
        circles: u8,
    },
    /// Nobody works there, so it does nothing yet.
    Idle,
    /// What it would score at the end as things stand.
    Scores {
        /// Victory points.
        points: i16,
    },
    /// Crates it could produce now with the plantations there are.
    Makes {
        /// The good.
        good: Good,
        /// How many.
        crates: u8,
    },
    /// Tiles of this kind in the reader's countryside.
    Tiles {
        /// How many.
        count: u8,
        /// How many of them are manned.
        manned: u8,
    },
    /// Coins lie on the role tile.
    Coins {
        /// How many, at least 1.
        coins: u8,
    },
    /// Crates left in the supply.
    Supply {
        /// Which good.
        good: Good,
        /// How many.
        crates: u8,
    },
}

/// What a refusal is about, as far as it is known; a sentence without the
/// particulars is still whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Particulars<'a> {
    /// The edition on the table.
    pub edition: Edition,
    /// The building that was wanted.
    pub building: Option<Building>,
    /// The role that was wanted.
    pub role: Option<Role>,
    /// The tile that was wanted.
    pub tile: Option<Tile>,
    /// The good that was wanted.
    pub good: Option<Good>,
    /// What the ship in question carries.
    pub carries: Option<Good>,
    /// Spaces of the ship in question.
    pub ship: Option<u8>,
    /// Who has what was wanted.
    pub by: Option<Who<'a>>,
    /// How much is needed: coins, spaces, circles or crates.
    pub need: Option<u8>,
    /// How much of it there is.
    pub have: Option<u8>,
}
