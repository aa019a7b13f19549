//! Forecasts of choices; see `game_core::consequence`. Unknown are the order of the bag, which decides
//! nothing but kinds, and the achievement cards of others, from which only points follow.

use super::{PuertoRico, achievements, puertoma, score, view};
use crate::event::{Event, Weighed};
use crate::ids::GOODS;
use crate::prompt::Prompt;
use crate::state::{Frame, State};
use crate::view::View;
use game_core::{Foresee, Foretold, Game, Seat, Turn, Viewer};

/// People of a seat, those included that are being placed.
fn workers(state: &State, seat: Seat) -> u8 {
    let placing = matches!(
        state.stack.top(),
        Some(Frame::Place { .. } | Frame::PlaceCitizen { .. } | Frame::Rewarded { .. })
    );
    let in_hand = if placing && state.actor == seat { state.in_hand().count() } else { 0 };
    state.board(seat).people().count() + in_hand
}

/// Returns true if an objective that nobody has fulfilled asks for tiles.
fn asks_for_tiles(state: &State) -> bool {
    state.festival.open().any(|objective| objective.tiles().next().is_some())
}

/// Gains and losses of a seat, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The score as it stands, buildings included.
    pub score: i16,
    /// Victory points gained by shipping.
    pub vp: i16,
    pub coins: i16,
    /// Crates by good.
    pub crates: [i16; GOODS],
    /// Countryside tiles.
    pub tiles: i16,
    /// Workers, the portrait included.
    pub workers: i16,
}

impl Foresee for PuertoRico {
    type Change = Change;

    fn foretell(&self, before: &State, event: &Event, seat: Seat) -> Foretold<Event> {
        match event {
            // Whose secret cards it completes nobody can tell but their owner;
            // nothing follows from it.
            Event::CardsDealt { .. } => Foretold::Hidden,
            Event::Achieved { seat: other, .. } if *other != seat => Foretold::Hidden,
            Event::CardKept { .. } => Foretold::Certain(achievements::redact(event, Viewer::Seat(seat))),
            // Which tile it is may fulfil an objective, and rewards follow from that.
            Event::TileDrawn { .. } if asks_for_tiles(before) => Foretold::Uncertain,
            // Puertomas find roles profitable, and build, by what was laid out (`PR-AUT-ROLE-2`, `PR-AUT-X4-3`).
            Event::Market { .. } | Event::ObjectiveShown { .. } if self.rules.puertomas > 0 => {
                Foretold::Uncertain
            }
            Event::TileDrawn { .. }
            | Event::Zoned { .. }
            | Event::Market { .. }
            | Event::ObjectiveShown { .. } => Foretold::Hidden,
            // The Hospital mans the tile that the Hacienda draws, and which one it is may complete a card.
            Event::TileManned { .. } | Event::Achieved { .. }
                if before.stack.top() == Some(Frame::Hacienda) =>
            {
                Foretold::Hidden
            }
            Event::RoundStarted { .. }
            | Event::RolePicked { .. }
            | Event::Coins { .. }
            | Event::TileTaken { .. }
            | Event::TileDiscarded { .. }
            | Event::TileManned { .. }
            | Event::BagRefilled { .. }
            | Event::Workers { .. }
            | Event::Placed { .. }
            | Event::AllPlaced { .. }
            | Event::RegisterFilled { .. }
            | Event::Built { .. }
            | Event::BuildingManned { .. }
            | Event::Produced { .. }
            | Event::ExtraCrate { .. }
            | Event::Sold { .. }
            | Event::HouseEmptied
            | Event::Shipped { .. }
            | Event::Spoiled { .. }
            | Event::Sailed { .. }
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::RoleCoins { .. }
            | Event::Drafted { .. }
            | Event::Moved { .. }
            | Event::Forested { .. }
            | Event::CanalCrate { .. }
            | Event::Gave { .. }
            | Event::Exported { .. }
            | Event::ShippedMixed { .. }
            | Event::Points { .. }
            | Event::Raided { .. }
            | Event::Plundered { .. }
            | Event::Poached { .. }
            | Event::PoachedPlaced { .. }
            | Event::SentAway { .. }
            | Event::RoleCaptured { .. }
            | Event::CapturedRolePlayed { .. }
            | Event::Citizens { .. }
            | Event::CitizenPlaced { .. }
            | Event::CitizenMoved { .. }
            | Event::LandDiscarded { .. }
            | Event::Pensioned { .. }
            | Event::CitizensPoached { .. }
            | Event::CitizensSentAway { .. }
            | Event::ObjectiveWon { .. }
            | Event::RewardPlaced { .. }
            | Event::RewardKept { .. }
            | Event::CardsPassed
            | Event::Achieved { .. }
            | Event::MarkerMoved { .. }
            | Event::Manned { .. }
            | Event::Reserved { .. }
            | Event::AbilitiesGone { .. }
            | Event::AbilityCrate { .. }
            | Event::CratesDiscarded { .. }
            | Event::Endowed { .. }
            | Event::GameEnded => Foretold::Certain(event.clone()),
            // What a face-down card or ability shows decides what follows.
            Event::AbilityUnlocked { .. } => Foretold::Uncertain,
            Event::Weighed { weighed, .. } => match weighed {
                Weighed::RoleByCard { .. } | Weighed::BuildingByCard { .. } | Weighed::TileByCard { .. } => {
                    Foretold::Uncertain
                }
                _ => Foretold::Certain(event.clone()),
            },
        }
    }

    fn change(&self, before: &State, after: &State, seat: Seat) -> Change {
        // Who asks cannot know which cards of others are completed by it.
        let asks = self.turn(before).seat() == Some(seat);
        let secret = |state| match () {
            // Puertomas score the cards that people have not completed.
            () if self.is_automa(seat) => puertoma::unmet(self, state),
            () if asks => 0,
            () => score::card_points(self, state, seat),
        };
        let score = |state| score::tally(self, state, seat).points - secret(state);
        let (old, new) = (before.board(seat), after.board(seat));
        Change {
            score: score(after) - score(before),
            vp: new.vp as i16 - old.vp as i16,
            coins: new.coins as i16 - old.coins as i16,
            crates: std::array::from_fn(|good| i16::from(new.crates[good]) - i16::from(old.crates[good])),
            tiles: i16::from(new.land()) - i16::from(old.land()),
            workers: i16::from(workers(after, seat)) - i16::from(workers(before, seat)),
        }
    }

    fn view_partway(&self, state: &State, viewer: Viewer, asked: Turn<Prompt>) -> View {
        view::view(self, state, viewer, asked)
    }
}
