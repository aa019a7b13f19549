//! Ideas of San Juan: facts in which one course of play is better than another.
//!
//! | What | File |
//! |---|---|
//! | worth of an idea, in points | `ideas/worth.rs` |
//! | gains and losses of a seat in a course | `ideas/account.rs` |
//! | facts about one's own hand and city | `ideas/own.rs` |
//! | facts about cards that are kept or given up | `ideas/cards.rs` |
//! | facts about the others, and the end | `ideas/rivals.rs` |

mod account;
mod cards;
mod own;
mod rivals;
mod worth;

use crate::{Kind, Prompt, Role, SanJuan, State};
use account::Accounts;
use ai::course::Pair;
use ai::ideas::{Ideas, Proof};
use game_core::{Game, Seat, Turn};

/// A fact in favour of an answer: `otherwise` is the same figure after its strongest rival. Each
/// sentence is about the course of play up to the next pick of a role or the start of the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// More cards come into the hand, exchanged ones not counted.
    /// "You draw 4 cards; otherwise 2."
    Draws { cards: u8, otherwise: u8 },
    /// More cards in hand.
    /// "You then have 6 cards; otherwise 4."
    HasCards { cards: u8, otherwise: u8 },
    /// A building that is built, and otherwise not; `price` in cards.
    /// "You build the Library for 3 cards."
    Builds { kind: Kind, price: u8 },
    /// A building that costs fewer cards.
    /// "You build the Library for 3 cards; otherwise for 4."
    BuildsForLess { kind: Kind, price: u8, otherwise: u8 },
    /// A card of the present hand that can be paid for then, and otherwise not.
    /// "With 6 cards you can then build the Library; otherwise you have 4."
    Affords { kind: Kind, cards: u8, otherwise: u8 },
    /// More goods produced.
    /// "You produce 2 goods; otherwise 1."
    Produces { goods: u8, otherwise: u8 },
    /// More cards for goods sold, those of Market Stand and Market Hall included.
    /// "You sell 2 goods for 5 cards; otherwise for 2."
    Sells { goods: u8, cards: u8, otherwise: u8 },
    /// More goods on the buildings.
    /// "You then have 3 goods; otherwise 1."
    HasGoods { goods: u8, otherwise: u8 },
    /// A good on a more expensive production building.
    /// "Your good is on the Coffee Roaster, not on the Indigo Plant."
    DearerGood { kind: Kind, otherwise: Kind },
    /// More production buildings without a good, as goods were sold.
    /// "2 of your buildings can then produce; otherwise none."
    Frees { buildings: u8, otherwise: u8 },
    /// More cards laid by for a point each: under Chapel, Church and Harbor, or shipped.
    /// "You then have 3 cards laid by for points; otherwise 2."
    LaysBy { cards: u8, otherwise: u8 },
    /// More points by a building that scores by others.
    /// "Your Guild Hall is then worth 8 points; otherwise 6."
    Bonus { kind: Kind, points: i16, otherwise: i16 },
    /// More points in all.
    /// "You then have 17 points; otherwise 15."
    Points { points: i16, otherwise: i16 },
    /// Fewer cards over the hand limit.
    /// "You discard nothing at the hand limit; otherwise 2 cards."
    KeepsLimit { cards: u8, otherwise: u8 },
    /// A card that is kept or built, and that scores by what stands in the city.
    /// "The Guild Hall that you keep would score 7 points now."
    KeepsBonus { kind: Kind, points: u8 },
    /// A card that is kept or built, with more printed points than the one given up.
    /// "You keep the Hero with 5 points and give up the Smithy with 1."
    KeepsPoints { kind: Kind, points: u8, given: Kind, fewer: u8 },
    /// A card that is kept and can be paid for next, where the one given up could not.
    /// "You can then pay for the Smithy; for the Hero you would lack 2 cards."
    KeepsPayable { kind: Kind, given: Kind, missing: u8 },
    /// A card that is kept and costs fewer cards than the one given up, with the seat's own Smithy or Quarry
    /// if one works.
    /// "To build the Smithy takes 1 card; the Hero takes 5."
    KeepsCheaper { kind: Kind, cost: u8, given: Kind, dearer: u8 },
    /// A card given up that cannot be built any more, as one stands in the city.
    /// "The Smithy that you give up already stands in your city."
    GivesDuplicate { kind: Kind },
    /// A card given up of which another one stays in the hand, where one is enough.
    /// "You still have another Smithy in hand."
    GivesSecond { kind: Kind },
    /// A card given up that costs too many cards for the rest of the hand.
    /// "The Hero that you give up costs 5, and you then have 3 cards."
    GivesTooDear { kind: Kind, cost: u8, cards: u8 },
    /// A role that a rival picks otherwise.
    /// "Otherwise Ana picks the Builder."
    TakesRole { seat: Seat, role: Role },
    /// A rival gets fewer cards.
    /// "Ana draws 1 card; otherwise 4."
    RivalDraws { seat: Seat, cards: u8, otherwise: u8 },
    /// A rival gets fewer cards for goods.
    /// "Ana sells for 2 cards; otherwise for 5."
    RivalSells { seat: Seat, cards: u8, otherwise: u8 },
    /// A rival produces fewer goods.
    /// "Ana produces no goods; otherwise 2."
    RivalProduces { seat: Seat, goods: u8, otherwise: u8 },
    /// A rival has fewer buildings.
    /// "Ana then has 7 buildings; otherwise 8."
    RivalBuilds { seat: Seat, buildings: u8, otherwise: u8 },
    /// The game ends while the seat has the most points.
    /// "The game ends, and you are ahead."
    BringsEnd,
    /// The game does not end yet while a rival has more points.
    /// "The game goes on; otherwise it ends while you are behind."
    PutsOffEnd,
}

impl Ideas for SanJuan {
    type Idea = Idea;

    fn ends(&self, start: &State, seat: Seat, state: &State) -> bool {
        let Turn::Choose { seat: asked, prompt: Prompt::Role { .. } } = self.turn(state) else {
            return false;
        };
        asked == seat || state.round != start.round
    }

    fn begins_decision(_before: Prompt, prompt: Prompt) -> bool {
        use Prompt::*;
        match prompt {
            Role { .. } | Chapel | Church { put: 0 } => true,
            Discard { left, of, .. } => left == of,
            _ => false,
        }
    }

    fn prove(&self, pair: &Pair<Self>, out: &mut Vec<Proof<Idea>>) {
        let accounts = Accounts::of(pair);
        own::prove(self, pair, &accounts, out);
        cards::prove(self, pair, out);
        for seat in Seat::all(self.seats()).filter(|&seat| seat != pair.seat) {
            rivals::prove(self, pair, &accounts, seat, out);
        }
        rivals::prove_end(self, pair, out);
    }

    fn repeats(said: &Idea, idea: &Idea) -> bool {
        use Idea::*;
        let either = |one: fn(&Idea) -> bool, other: fn(&Idea) -> bool| {
            one(said) && other(idea) || other(said) && one(idea)
        };
        // More cards follow from what brought them, and points from what scores.
        either(
            |idea| matches!(idea, HasCards { .. }),
            |idea| matches!(idea, Draws { .. } | Sells { .. } | Affords { .. } | BuildsForLess { .. }),
        ) || either(|idea| matches!(idea, Draws { .. }), |idea| matches!(idea, Sells { .. }))
            || either(
                |idea| matches!(idea, Points { .. }),
                |idea| matches!(idea, Builds { .. } | LaysBy { .. } | Bonus { .. }),
            )
            || either(
                |idea| matches!(idea, HasGoods { .. }),
                |idea| matches!(idea, Produces { .. } | DearerGood { .. }),
            )
            || either(
                |idea| matches!(idea, KeepsBonus { .. } | KeepsPoints { .. }),
                |idea| matches!(idea, KeepsBonus { .. } | KeepsPoints { .. } | Builds { .. }),
            )
            || either(
                |idea| matches!(idea, GivesDuplicate { .. } | GivesSecond { .. } | GivesTooDear { .. }),
                |idea| {
                    matches!(
                        idea,
                        GivesDuplicate { .. }
                            | GivesSecond { .. }
                            | GivesTooDear { .. }
                            | KeepsPayable { .. }
                    )
                },
            )
            || either(|idea| matches!(idea, KeepsPayable { .. }), |idea| matches!(idea, KeepsCheaper { .. }))
            || either(|idea| matches!(idea, RivalDraws { .. }), |idea| matches!(idea, RivalSells { .. }))
    }
}
