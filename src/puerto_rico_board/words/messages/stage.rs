//! Facts for the prompt bar, a card sheet or a refusal, which the languages put into words.

use puerto_rico::Prompt;
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, GOODS, Good, Role, Tile};

use ui::i18n::who::Who;

/// A load that is chosen but not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laden {
    /// Good that is loaded.
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
        /// Good that it carries.
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
        /// Number that leaves the Work Register.
        taken: u8,
    },
    /// A role tile is captured.
    Capture {
        role: Role,
        /// Coins on it.
        coins: u8,
    },
}

/// Subject of the prompt bar, draft included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Take a role tile.
    Role {
        /// Number of the seat's own picks of the round, from 1.
        mine: u8,
        /// Number of picks of the seat: 3 with two players, otherwise 1.
        of: u8,
        /// The tile chosen, with the coins on it.
        chosen: Option<(Role, u8)>,
    },
    /// Draw with the Hacienda?
    Hacienda,
    /// Take a tile.
    Take {
        /// True if a quarry can be taken.
        quarry: bool,
        /// True if all twelve spaces are filled, so that a tile taken would be discarded (classic,
        /// `PR-PLT-07`).
        full: bool,
    },
    /// Choose the tile for the Hospital's worker.
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
        /// Number of buildings that can be paid for.
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
        /// Production by good.
        crates: [u8; GOODS],
    },
    /// Choose the extra crate.
    Extra,
    /// Sell a crate.
    Sell {
        /// The good chosen, with the coins it brings.
        chosen: Option<(Good, u8)>,
    },
    /// Load a ship.
    Load {
        /// True if a cargo ship can be loaded, so that passing is not allowed.
        must: bool,
        /// The good in the hand, while its ship is chosen.
        held: Option<Good>,
        /// The load chosen.
        chosen: Option<Laden>,
    },
    /// Take the Harbor's point for the load just chosen?
    Harbor {
        /// Good that is loaded.
        good: Good,
    },
    /// Choose a deed of the Smuggler.
    Smuggle { chosen: Option<Deed> },
    /// Choose the number of crates of a raided ship to keep.
    Spoils {
        /// Good of the crates.
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
        /// True if the free crate is chosen.
        kept: bool,
        /// Crates that would be lost as things are chosen.
        lost: u8,
    },
}

/// Present facts of a piece for its reader.
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
        /// Price to be paid.
        price: u8,
    },
    /// Coins are missing.
    Short {
        /// Number, at least 1.
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
        on: u8,
        /// Circles, at least 1.
        circles: u8,
    },
    /// Nobody works there, so it does nothing yet.
    Idle,
    /// Points that it would score at the end as things stand.
    Scores {
        /// Victory points.
        points: i16,
    },
    /// Crates it could produce now with the plantations there are.
    Makes { good: Good, crates: u8 },
    /// Tiles of this kind in the reader's countryside.
    Tiles {
        count: u8,
        /// Number of them that are manned.
        manned: u8,
    },
    /// Coins lie on the role tile.
    Coins {
        /// Number, at least 1.
        coins: u8,
    },
    /// Crates left in the supply.
    Supply { good: Good, crates: u8 },
}

/// Particulars of a refusal, as far as they are known; a sentence without them is still whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Particulars<'a> {
    /// The building that was wanted.
    pub building: Option<Building>,
    /// The role that was wanted.
    pub role: Option<Role>,
    /// The tile that was wanted.
    pub tile: Option<Tile>,
    /// The good that was wanted.
    pub good: Option<Good>,
    /// Good on the ship in question.
    pub carries: Option<Good>,
    /// Spaces of the ship in question.
    pub ship: Option<u8>,
    /// Seat that has the wanted thing.
    pub by: Option<Who<'a>>,
    /// Number needed: coins, spaces, circles or crates.
    pub need: Option<u8>,
    /// Number there is.
    pub have: Option<u8>,
}
