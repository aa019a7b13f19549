//! Tasks of each game, their horizons, and the points that count there.

use serde::{Deserialize, Serialize};

use crate::core::{Actions, Foresee, Game, Seat, Turn};
use crate::games::ginkgopolis::action::Action as CityAction;
use crate::games::ginkgopolis::prompt::Prompt as CityPrompt;
use crate::games::ginkgopolis::{self, Ginkgopolis};
use crate::games::puerto_rico::prompt::Prompt as IslandPrompt;
use crate::games::puerto_rico::{self, Building, PuertoRico};
use crate::games::san_juan::data::SLOTS;
use crate::games::san_juan::position::{Good, Pile, Slot, SlotPosition};
use crate::games::san_juan::{self, Prompt as StreetPrompt, Role as Placard, SanJuan};

/// Task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Puerto Rico: most points of this Captain phase, whatever the others load.
    Load,
    /// Puerto Rico: the last pick of the game; most points at the end, whatever
    /// the others do.
    LastPick,
    /// Most points after one's turn of the last Builder phase.
    Build,
    /// Puerto Rico: most points after one's placement in the last round.
    Place,
    /// San Juan: most points after one's turn, from the choice of a placard on,
    /// where the twelfth building is in reach.
    Finish,
    /// San Juan: most cards for goods.
    Sell,
    /// Ginkgopolis: most points after one's action as the first player.
    Points,
    /// Ginkgopolis with two players: most points gained against the other.
    Lead,
}

impl Kind {
    pub const ALL: [Kind; 8] = [
        Kind::Load,
        Kind::LastPick,
        Kind::Build,
        Kind::Place,
        Kind::Finish,
        Kind::Sell,
        Kind::Points,
        Kind::Lead,
    ];
}

/// A game in which puzzles can be set.
pub trait Posed: Foresee<Position: Send> {
    /// Tasks of the game.
    const KINDS: &'static [Kind];

    /// Returns true if this task can be set where `seat` chooses at `state`.
    fn sets(&self, kind: Kind, state: &Self::State, seat: Seat) -> bool;

    /// Returns true if `state` is at the horizon of the task that `seat` was set at `start`.
    fn is_done(&self, kind: Kind, start: &Self::State, state: &Self::State, seat: Seat) -> bool;

    /// Returns the result of `seat` at `state` since `start`.
    fn worth(&self, kind: Kind, start: &Self::State, state: &Self::State, seat: Seat) -> i16;

    /// Returns true if an event brings something before the horizon that `seat` cannot know and
    /// that could count.
    fn clouds(&self, kind: Kind, event: &Self::Event, seat: Seat) -> bool;

    /// Returns true if an action belongs to the answer. Two ways to pay the same price are the same
    /// answer.
    fn matters(action: Self::Action) -> bool;

    /// The position with less in it: of what `seat` does not know the numbers
    /// alone, where the game can say so.
    fn brief(position: Self::Position, _seat: Seat) -> Self::Position {
        position
    }
}

fn prompt_of<G: Foresee>(game: &G, state: &G::State, seat: Seat) -> Option<G::Prompt> {
    match game.turn(state) {
        Turn::Choose { seat: asked, prompt } if asked == seat => Some(prompt),
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/* Puerto Rico. */

/// Returns true if a prompt belongs to the loading of the Captain phase.
fn is_loading(prompt: IslandPrompt) -> bool {
    use IslandPrompt::{Harbor, Load, LoadPoint, SmallWharf};
    matches!(prompt, Load | Harbor { .. } | LoadPoint { .. } | SmallWharf)
}

impl Posed for PuertoRico {
    const KINDS: &'static [Kind] = &[Kind::Load, Kind::LastPick, Kind::Build, Kind::Place];

    fn sets(&self, kind: Kind, state: &puerto_rico::State, seat: Seat) -> bool {
        let Some(prompt) = prompt_of(self, state, seat) else { return false };
        // Nobody knows what a Puertoma will turn over; a captured role is one more pick; the Bohío
        // asks in between.
        let known = Seat::all(self.seats())
            .all(|one| !self.is_automa(one) && !state.board(one).owns(Building::Bohio));
        known
            && !self.config().options.exp3
            && match kind {
                Kind::Load => prompt == IslandPrompt::Load,
                Kind::LastPick => {
                    let last = IslandPrompt::Role { pick: self.picks() - 1 };
                    prompt == last && state.is_last_round()
                }
                Kind::Build => prompt == IslandPrompt::Build && state.is_last_round(),
                Kind::Place => matches!(prompt, IslandPrompt::Place { .. }) && state.is_last_round(),
                Kind::Finish | Kind::Sell | Kind::Points | Kind::Lead => false,
            }
    }

    fn is_done(
        &self,
        kind: Kind,
        _start: &puerto_rico::State,
        state: &puerto_rico::State,
        seat: Seat,
    ) -> bool {
        use IslandPrompt::{Bonus, Build, Payment, Place, PlaceCitizen, School};
        let Turn::Choose { prompt, .. } = self.turn(state) else { return true };
        let own = prompt_of(self, state, seat);
        match kind {
            Kind::Load => !is_loading(prompt),
            Kind::LastPick => false,
            Kind::Build => !matches!(own, Some(Build | School { .. } | Payment { .. } | Bonus { .. })),
            Kind::Place => !matches!(own, Some(Place { .. } | PlaceCitizen { .. })),
            Kind::Finish | Kind::Sell | Kind::Points | Kind::Lead => true,
        }
    }

    fn worth(&self, kind: Kind, start: &puerto_rico::State, state: &puerto_rico::State, seat: Seat) -> i16 {
        match kind {
            Kind::Load => self.change(start, state, seat).vp,
            _ => self.tallies(state)[seat.index()].points,
        }
    }

    fn clouds(&self, _kind: Kind, event: &puerto_rico::Event, _seat: Seat) -> bool {
        use puerto_rico::Event::{AbilityUnlocked, CardsDealt, ObjectiveShown, TileDrawn, Zoned};
        // New tiles on offer are taken by nobody any more.
        matches!(
            event,
            CardsDealt { .. }
                | TileDrawn { .. }
                | Zoned { .. }
                | ObjectiveShown { .. }
                | AbilityUnlocked { .. }
        )
    }

    fn matters(_action: puerto_rico::Action) -> bool {
        true
    }
}

/* San Juan. */

impl Posed for SanJuan {
    const KINDS: &'static [Kind] = &[Kind::Build, Kind::Finish, Kind::Sell];

    fn sets(&self, kind: Kind, state: &san_juan::State, seat: Seat) -> bool {
        let Some(prompt) = prompt_of(self, state, seat) else { return false };
        let buildings = |one| usize::from(state.city(one).len());
        let own = buildings(seat);
        let most = Seat::all(self.seats()).map(buildings).max().unwrap_or(0);
        match kind {
            Kind::Build => prompt == StreetPrompt::Build && (most >= SLOTS || own + 1 >= SLOTS),
            Kind::Finish => {
                let mut legal = Actions::new();
                self.legal(state, &mut legal);
                own + 1 == SLOTS && legal.contains(&san_juan::Action::Role(Placard::Builder))
            }
            Kind::Sell => matches!(prompt, StreetPrompt::Sell { sold: 0, .. }),
            Kind::Load | Kind::LastPick | Kind::Place | Kind::Points | Kind::Lead => false,
        }
    }

    fn is_done(&self, kind: Kind, _start: &san_juan::State, state: &san_juan::State, seat: Seat) -> bool {
        use StreetPrompt::{Build, Library, Pay, Role, Sell, Site};
        let own = prompt_of(self, state, seat);
        match kind {
            Kind::Build => !matches!(own, Some(Build | Site { .. } | Pay { .. })),
            Kind::Finish => {
                !matches!(own, Some(Role { .. } | Library { .. } | Build | Site { .. } | Pay { .. }))
            }
            Kind::Sell => !matches!(own, Some(Sell { .. })),
            Kind::Load | Kind::LastPick | Kind::Place | Kind::Points | Kind::Lead => true,
        }
    }

    fn worth(&self, kind: Kind, start: &san_juan::State, state: &san_juan::State, seat: Seat) -> i16 {
        match kind {
            Kind::Sell => self.change(start, state, seat).cards,
            _ => self.tallies(state)[seat.index()].points,
        }
    }

    fn clouds(&self, _kind: Kind, _event: &san_juan::Event, _seat: Seat) -> bool {
        // Cards that are drawn are not played before the horizon.
        false
    }

    fn matters(action: san_juan::Action) -> bool {
        use san_juan::Action::{Discard, Pay, Spend, Waive};
        !matches!(action, Pay(_) | Spend(_) | Waive(_) | Discard(_))
    }

    fn brief(mut position: san_juan::Position, seat: Seat) -> san_juan::Position {
        position.draw.clear();
        position.discard = count(&position.discard);
        for (index, one) in position.seats.iter_mut().enumerate() {
            (one.tucked, one.shipped) = (count(&one.tucked), count(&one.shipped));
            if index != seat.index() {
                one.hand = count(&one.hand);
            }
            for slot in &mut one.city {
                if let SlotPosition::Full(Slot { good: good @ Some(_), .. }) = slot {
                    *good = Some(Good::Any(true));
                }
            }
        }
        position
    }
}

/// A pile as the number of its cards.
fn count(pile: &Pile) -> Pile {
    match pile {
        Pile::Count(count) => Pile::Count(*count),
        Pile::Cards(cards) => Pile::Count(cards.len() as u8),
    }
}

/* Ginkgopolis. */

impl Posed for Ginkgopolis {
    const KINDS: &'static [Kind] = &[Kind::Points, Kind::Lead];

    fn sets(&self, kind: Kind, state: &ginkgopolis::State, seat: Seat) -> bool {
        let first = prompt_of(self, state, seat) == Some(CityPrompt::Card) && state.first() == seat;
        first
            && match kind {
                Kind::Points => self.seats() > 1,
                Kind::Lead => self.seats() == 2,
                _ => false,
            }
    }

    fn is_done(
        &self,
        _kind: Kind,
        start: &ginkgopolis::State,
        state: &ginkgopolis::State,
        seat: Seat,
    ) -> bool {
        state != start && prompt_of(self, state, seat) != Some(CityPrompt::Tile)
    }

    fn worth(&self, kind: Kind, start: &ginkgopolis::State, state: &ginkgopolis::State, seat: Seat) -> i16 {
        let gained = |one| self.change(start, state, one).score;
        match kind {
            Kind::Lead => {
                let others = Seat::all(self.seats()).filter(|&one| one != seat);
                gained(seat) - others.map(gained).sum::<i16>()
            }
            _ => gained(seat),
        }
    }

    fn clouds(&self, _kind: Kind, _event: &ginkgopolis::Event, _seat: Seat) -> bool {
        // Tiles and cards that are drawn are worth nothing before they are played.
        false
    }

    fn matters(_action: CityAction) -> bool {
        true
    }
}
