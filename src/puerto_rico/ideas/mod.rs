//! Ideas of Puerto Rico: facts in which one course of play is better than another.
//!
//! | What | File |
//! |---|---|
//! | worth of an idea, in points | `ideas/worth.rs` |
//! | gains and losses of a seat in a course | `ideas/account.rs` |
//! | facts about one's own board | `ideas/own.rs` |
//! | facts about the others | `ideas/rivals.rs` |

mod account;
mod own;
mod rivals;
mod worth;

use crate::event::EndWhy;
use crate::{Building, Good, Prompt, PuertoRico, Role, State, Tile};
use account::Accounts;
use ai::course::Pair;
use ai::ideas::{Ideas, Proof};
use game_core::{Game, Seat, Turn};

/// A fact in favour of an answer: `otherwise` is the same figure after its strongest rival. Each
/// sentence is about the course of play up to the next pick of a role or the end of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// More points for loads, the Harbor and the privilege included.
    /// "You ship 5 crates for 6 points; otherwise for 2."
    Ships { crates: u8, points: u8, otherwise: u8 },
    /// Fewer crates spoil.
    /// "1 of your crates spoils; otherwise 4."
    SavesCrates { crates: u8, otherwise: u8 },
    /// A rival gains fewer points for loads.
    /// "Ana ships for 2 points; otherwise for 6."
    RivalShips { seat: Seat, points: u8, otherwise: u8 },
    /// More crates of a rival spoil.
    /// "3 of Ana's crates spoil; otherwise none."
    RivalSpoils { seat: Seat, crates: u8, otherwise: u8 },
    /// No ship takes a good of a rival any more.
    /// "No ship is left for Ana's 4 crates of sugar."
    ShutsOut { seat: Seat, good: Good, crates: u8 },
    /// A ship still takes a good of the seat.
    /// "A ship still has room for your 3 crates of corn."
    KeepsRoom { good: Good, crates: u8 },
    /// More coins in the end.
    /// "You then have 7 coins; otherwise 4."
    HasCoins { coins: u16, otherwise: u16 },
    /// A building that can be paid for then, and otherwise not.
    /// "You then have 9 coins, enough for the Wharf; otherwise 6."
    Affords { building: Building, coins: u16, otherwise: u16 },
    /// Coins on the role tile that is picked now.
    /// "You take the 3 coins on the Trader."
    TakesRoleCoins { role: Role, coins: u8 },
    /// Coins on the role tile that is picked now, which a rival takes otherwise.
    /// "Otherwise Ana takes the 3 coins on the Trader."
    DeniesRoleCoins { seat: Seat, role: Role, coins: u8 },
    /// A role that a rival picks otherwise.
    /// "Otherwise Ana picks the Captain."
    TakesRole { seat: Seat, role: Role },
    /// A building that is bought, and otherwise not.
    /// "You build the Factory for 6 coins."
    Builds { building: Building, price: u8 },
    /// The last copy of a building that a rival buys otherwise, or could pay for.
    /// "You get the last Factory before Ana does."
    LastCopy { building: Building, seat: Seat },
    /// A building that costs less.
    /// "You build the Factory for 6 coins; otherwise for 7."
    BuildsForLess { building: Building, price: u8, otherwise: u8 },
    /// More crates produced, the extra crate included.
    /// "You produce 5 crates of 3 kinds; otherwise 2."
    Produces { crates: u8, kinds: u8, otherwise: u8 },
    /// The extra crate of the Craftsman, of a more valuable good than otherwise.
    /// "You get the extra crate of coffee."
    ExtraCrate { good: Good },
    /// Fewer crates produced by a rival.
    /// "Ana produces 1 crate; otherwise 5."
    RivalProduces { seat: Seat, crates: u8, otherwise: u8 },
    /// A sale for more coins, the privilege and the markets included.
    /// "You sell coffee for 5 coins; otherwise for 2."
    Sells { good: Good, coins: u8, otherwise: u8 },
    /// A rival cannot sell what it sells otherwise: the Trading House is full, or has that good.
    /// "Ana cannot sell her sugar: the Trading House is full."
    DeniesSale { seat: Seat, good: Good, coins: u8, full: bool },
    /// A rival sells for fewer coins.
    /// "Ana sells for 1 coin; otherwise for 4."
    RivalSells { seat: Seat, coins: u8, otherwise: u8 },
    /// More workers on the board.
    /// "You then have 7 workers; otherwise 5."
    Workers { workers: u8, otherwise: u8 },
    /// A building that is occupied then, and otherwise not.
    /// "Your Factory is then occupied."
    Occupies { building: Building },
    /// More crates that the next Craftsman brings.
    /// "You can then produce 4 crates; otherwise 2."
    CanProduce { crates: u8, otherwise: u8 },
    /// The first plantation of a kind.
    /// "You get your first coffee plantation."
    NewKind { tile: Tile },
    /// A plantation for a circle of a production building that lacks one.
    /// "The tobacco plantation serves your Tobacco Storage."
    Serves { tile: Tile, building: Building },
    /// One more plantation of a kind.
    /// "You then have 3 corn plantations; otherwise 2."
    Plantations { tile: Tile, count: u8, otherwise: u8 },
    /// More tiles on the countryside.
    /// "You then have 6 tiles; otherwise 5."
    Land { tiles: u8, otherwise: u8 },
    /// A quarry.
    /// "You get a quarry."
    Quarry { quarries: u8 },
    /// More points by a large building at the end.
    /// "Your City Hall is then worth 6 points; otherwise 4."
    LargeBuilding { building: Building, points: i16, otherwise: i16 },
    /// More points in all, those of buildings at the end included.
    /// "You then have 31 points; otherwise 27."
    Points { points: i16, otherwise: i16 },
    /// More crates on the board.
    /// "You then have 6 crates; otherwise 3."
    HoldsCrates { crates: u8, otherwise: u8 },
    /// A rival has fewer coins.
    /// "Ana then has 2 coins; otherwise 5."
    RivalCoins { seat: Seat, coins: u16, otherwise: u16 },
    /// A rival cannot buy a building that it buys otherwise.
    /// "Ana does not build the Harbor; otherwise she does."
    RivalBuilds { seat: Seat, building: Building },
    /// The last round begins while the seat has the most points.
    /// "The game ends with this round, and you are ahead."
    BringsEnd { why: EndWhy },
    /// The last round does not begin yet while a rival has more points.
    /// "The game goes on; otherwise it ends while you are behind."
    PutsOffEnd { why: EndWhy },
}

impl Ideas for PuertoRico {
    type Idea = Idea;

    fn ends(&self, start: &State, seat: Seat, state: &State) -> bool {
        let Turn::Choose { seat: asked, prompt: Prompt::Role { .. } } = self.turn(state) else {
            return false;
        };
        asked == seat || state.round != start.round
    }

    fn begins_decision(before: Prompt, prompt: Prompt) -> bool {
        use Prompt::*;
        let stores = |prompt| matches!(prompt, StoreAll { .. } | KeepOne | KeepSingles { .. });
        matches!(prompt, Role { .. } | Draft | KeepCard { .. }) || stores(prompt) && !stores(before)
    }

    fn prove(&self, pair: &Pair<Self>, out: &mut Vec<Proof<Idea>>) {
        let accounts = Accounts::of(self, pair);
        own::prove(self, pair, &accounts, out);
        for seat in Seat::all(self.seats()).filter(|&seat| seat != pair.seat) {
            rivals::prove(self, pair, &accounts, seat, out);
        }
        rivals::prove_end(self, pair, &accounts, out);
    }

    fn repeats(said: &Idea, idea: &Idea) -> bool {
        use Idea::*;
        match (*said, *idea) {
            // A longer purse follows from what brought the coins.
            (
                Affords { .. } | Sells { .. } | TakesRoleCoins { .. } | DeniesRoleCoins { .. },
                HasCoins { .. },
            )
            | (
                HasCoins { .. },
                Affords { .. } | Sells { .. } | TakesRoleCoins { .. } | DeniesRoleCoins { .. },
            ) => true,
            (DeniesRoleCoins { .. }, TakesRole { .. }) | (TakesRole { .. }, DeniesRoleCoins { .. }) => true,
            (TakesRoleCoins { .. }, DeniesRoleCoins { .. })
            | (DeniesRoleCoins { .. }, TakesRoleCoins { .. }) => true,
            (Ships { .. } | Builds { .. } | LastCopy { .. } | LargeBuilding { .. }, Points { .. })
            | (Points { .. }, Ships { .. } | Builds { .. } | LastCopy { .. } | LargeBuilding { .. }) => true,
            (Builds { building: one, .. }, LastCopy { building: other, .. })
            | (
                LastCopy { building: one, .. },
                Builds { building: other, .. } | BuildsForLess { building: other, .. },
            )
            | (BuildsForLess { building: one, .. }, LastCopy { building: other, .. })
            | (Builds { building: one, .. }, Occupies { building: other }) => one == other,
            (Produces { .. }, HoldsCrates { .. }) | (HoldsCrates { .. }, Produces { .. }) => true,
            (SavesCrates { .. }, HoldsCrates { .. }) | (HoldsCrates { .. }, SavesCrates { .. }) => true,
            (Occupies { .. } | CanProduce { .. }, Workers { .. }) => true,
            (
                NewKind { .. } | Serves { .. } | Quarry { .. } | Plantations { .. },
                Plantations { .. } | Land { .. },
            ) => true,
            (DeniesSale { seat: one, .. } | RivalSells { seat: one, .. }, idea) => {
                matches!(idea, RivalSells { seat, .. } | RivalCoins { seat, .. } | DeniesSale { seat, .. } if seat == one)
            }
            (RivalCoins { seat: one, .. }, RivalSells { seat, .. } | DeniesSale { seat, .. }) => seat == one,
            _ => false,
        }
    }
}
