//! Ideas of Ginkgopolis: facts in which one course of play is better than another.
//!
//! | What | File |
//! |---|---|
//! | worth of an idea, in points | `ideas/worth.rs` |
//! | gains and losses of a seat in a course | `ideas/account.rs` |
//! | facts about one's own screen and tableau | `ideas/own.rs` |
//! | facts about buildings and districts | `ideas/city.rs` |
//! | facts about the others, and the end | `ideas/rivals.rs` |

mod account;
mod city;
mod own;
mod rivals;
mod worth;

use crate::event::EndWhy;
use crate::{Colour, Ginkgopolis, Item, Prompt, State, Tile, Trigger};
use account::Accounts;
use ai::course::Pair;
use ai::ideas::{Ideas, Proof};
use game_core::{Game, Seat, Turn};

/// A fact in favour of an answer: `otherwise` is the same figure after its strongest rival. Each
/// sentence is about the course of play up to the start of the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// More of an item gained: from buildings, cards and characters.
    /// "You gain 4 resources; otherwise 1."
    Gains { item: Item, count: u8, otherwise: u8 },
    /// More items from the seat's own cards and characters with a trigger.
    /// "Your cards for exploiting give you 3 items; otherwise none."
    Engine { trigger: Trigger, items: u8, otherwise: u8 },
    /// More of an item behind the screen.
    /// "You then have 5 tiles; otherwise 4."
    Has { item: Item, count: u16, otherwise: u16 },
    /// Fewer resources placed and paid.
    /// "You spend 2 resources; otherwise 4."
    SpendsLess { resources: u8, otherwise: u8 },
    /// Fewer points paid for a smaller number.
    /// "You pay no points; otherwise 6."
    PaysLess { points: u8, otherwise: u8 },
    /// Own resources that come back from an own building.
    /// "3 resources come back from your R7."
    ComesBack { tile: Tile, resources: u8 },
    /// A card that comes into the tableau.
    /// "Card R7 comes into your tableau."
    GetsCard { card: Tile },
    /// More points by an end card.
    /// "Your card B12 is then worth 6 points; otherwise 4."
    EndCard { card: Tile, points: i16, otherwise: i16 },
    /// The most resources in a district of a colour, and otherwise in none.
    /// "You lead a red district, for 7 points."
    Leads { colour: Colour, points: u8 },
    /// More points by districts of a colour.
    /// "The red districts are then worth 9 points to you; otherwise 4."
    Districts { colour: Colour, points: u8, otherwise: u8 },
    /// Fewer points by districts for a rival.
    /// "The districts are then worth 8 points to Ana; otherwise 14."
    RivalDistricts { seat: Seat, points: u8, otherwise: u8 },
    /// A rival leads no district of a colour, in one of which it otherwise has the most resources.
    /// "Ana leads no red district; otherwise she leads one, for 7 points."
    DeniesLead { seat: Seat, colour: Colour, points: u8 },
    /// A building of a rival that is built over, and otherwise not.
    /// "You build over Ana's R7 with 2 floors."
    Ousts { seat: Seat, tile: Tile, floors: u8 },
    /// An own building that a rival builds over otherwise.
    /// "Otherwise Ana builds over your R7."
    KeepsBuilding { seat: Seat, tile: Tile },
    /// The card of an own building that is passed on otherwise.
    /// "Otherwise Ana gets the card of your R7 with 3 floors."
    DeniesCard { seat: Seat, tile: Tile, floors: u8 },
    /// More own floors in the city.
    /// "You then have 8 resources in the city; otherwise 6."
    Floors { floors: u8, otherwise: u8 },
    /// A tile with a larger number that stays behind the screen.
    /// "You keep the B17 and use the B4."
    KeepsTile { tile: Tile, used: Tile },
    /// A larger number on top of the same building: others pay more points to build over it.
    /// "A 17 on top is harder to build over than a 4."
    LargeNumber { tile: Tile, otherwise: Tile },
    /// More redraw tokens, which are worth 2 points each in the end.
    /// "You keep 2 New Hand tokens; otherwise 1."
    KeepsRedraws { redraws: u8, otherwise: u8 },
    /// A rival gains fewer points.
    /// "Ana gains 2 points; otherwise 6."
    RivalGains { seat: Seat, points: u8, otherwise: u8 },
    /// More points in all, those of districts and cards included.
    /// "You then have 41 points; otherwise 36."
    Points { points: i16, otherwise: i16 },
    /// The last round comes while the seat has the most points.
    /// "The game ends with this round, and you are ahead."
    BringsEnd { why: EndWhy },
    /// The last round does not come yet while a rival has more points.
    /// "The game goes on; otherwise it ends while you are behind."
    PutsOffEnd { why: EndWhy },
    /// Fewer tiles left in the supply, while the seat is ahead.
    /// "Only 3 tiles are then left, and you are ahead."
    NearsEnd { tiles: u8, otherwise: u8 },
    /// More tiles left in the supply, while the seat is behind.
    /// "9 tiles are then left, so that you can catch up."
    GainsTime { tiles: u8, otherwise: u8 },
}

impl Ideas for Ginkgopolis {
    type Idea = Idea;

    fn ends(&self, start: &State, _seat: Seat, state: &State) -> bool {
        matches!(self.turn(state), Turn::Choose { prompt: Prompt::Card, .. }) && state.round != start.round
    }

    fn begins_decision(_before: Prompt, prompt: Prompt) -> bool {
        matches!(prompt, Prompt::Card | Prompt::Draft { .. })
    }

    fn prove(&self, pair: &Pair<Self>, out: &mut Vec<Proof<Idea>>) {
        let accounts = Accounts::of(pair);
        own::prove(self, pair, &accounts, out);
        city::prove(self, pair, &accounts, out);
        for seat in Seat::all(self.seats()).filter(|&seat| seat != pair.seat) {
            rivals::prove(self, pair, &accounts, seat, out);
        }
        rivals::prove_end(self, pair, &accounts, out);
    }

    fn repeats(said: &Idea, idea: &Idea) -> bool {
        use Idea::*;
        let either = |one: fn(&Idea) -> bool, other: fn(&Idea) -> bool| {
            one(said) && other(idea) || other(said) && one(idea)
        };
        if let (Gains { item: one, .. }, Has { item: other, .. })
        | (Has { item: one, .. }, Gains { item: other, .. }) = (said, idea)
        {
            return one == other;
        }
        if let (GetsCard { card: one }, EndCard { card: other, .. })
        | (EndCard { card: one, .. }, GetsCard { card: other }) = (said, idea)
        {
            return one == other;
        }
        if let (RivalDistricts { seat: one, .. }, DeniesLead { seat: other, .. })
        | (DeniesLead { seat: one, .. }, RivalDistricts { seat: other, .. }) = (said, idea)
        {
            return one == other;
        }
        // Fewer things are left when they are spent, and points are the sum of all the rest.
        either(
            |idea| matches!(idea, Has { item: Item::Resource, .. }),
            |idea| matches!(idea, SpendsLess { .. } | ComesBack { .. }),
        ) || either(
            |idea| matches!(idea, Has { item: Item::Point, .. }),
            |idea| matches!(idea, PaysLess { .. }),
        ) || either(
            |idea| matches!(idea, Points { .. }),
            |idea| {
                let scores =
                    matches!(idea, Leads { .. } | Districts { .. } | EndCard { .. } | PaysLess { .. });
                scores || matches!(idea, Gains { item: Item::Point, .. } | Has { item: Item::Point, .. })
            },
        ) || either(
            |idea| matches!(idea, Leads { .. } | Districts { .. }),
            |idea| matches!(idea, Leads { .. } | Districts { .. } | Floors { .. }),
        ) || either(|idea| matches!(idea, KeepsTile { .. }), |idea| matches!(idea, LargeNumber { .. }))
    }
}
