//! About seats, rounds, placards and phases.

use std::fmt;

use crate::ids::Role;
use crate::state::Frame;
use game_core::{RuleId, Seat, json};

/// Faults in how far the game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundFlaw {
    /// The seats are not as many as play.
    SeatCount {
        /// Number given.
        given: usize,
        /// Number of players.
        players: u8,
    },
    /// Nobody has that seat.
    NoSuchSeat {
        given: Seat,
        /// Number of seats.
        seats: u8,
    },
    /// More rounds than a game lasts.
    TooManyRounds {
        /// Largest possible number of rounds.
        most: u16,
    },
    /// Round 0 outside the opening draft, or another round in it.
    DraftRound,
    /// More rounds without a building than a game lasts.
    TooManyQuiet,
    /// The game cannot have ended.
    NotOver,
    /// Something is asked after the end.
    AskedWhenOver,
    /// The game must have ended.
    TwelfthBuilding,
    /// The game has no such placard.
    NoSuchRole {
        /// The placard.
        role: Role,
    },
    /// The placard was taken more than once.
    TakenTwice {
        /// The placard.
        role: Role,
    },
    /// More picks than a round has.
    TooManyPicks {
        /// Number of picks in the round.
        picks: u8,
    },
    /// Somebody has picked out of turn.
    PickedOutOfTurn {
        seat: Seat,
        /// Number of placards that the seat has taken.
        made: u8,
        /// Number of placards that it should have taken.
        due: u8,
    },
    /// Placards are taken during the opening draft.
    PickedInDraft,
    /// The game has no opening draft.
    NoDraft,
    /// A hand is too small or too large during the opening draft.
    DraftHand {
        /// The cards that it should have.
        cards: u8,
    },
    /// A phase is being played that is not named.
    NoPhase,
    /// A phase is named that is not being played.
    StrayPhase,
    /// A phase is being played and no placard is taken.
    NoPlacard,
    /// The placard of the phase is not with its picker.
    PlacardElsewhere,
    /// Somebody else made the last pick.
    NotLastPicker,
    /// The sale mark is not kept in this phase.
    StraySold,
    /// The privilege is doubled without a Library at work.
    NotDoubled,
    /// The privilege is not doubled although a Library is at work.
    Doubled,
    /// The privilege is doubled and the Library not marked as used.
    LibraryUnmarked,
    /// Nobody is asked about a Library now.
    LibraryNotAsked,
    /// The phase has no such step.
    NoSuchStep,
    /// The step at the start of a round does not ask this.
    NotAskedAtStart,
    /// The phase does not ask this.
    NotAskedInPhase { role: Role },
    /// The count of seats handled is no such count.
    SeatsHandled {
        /// Number of seats.
        seats: u8,
    },
    /// The procedures cannot be suspended in this way.
    Sequence {
        /// The procedures.
        frames: Vec<Frame>,
    },
}

impl RoundFlaw {
    /// The rules that it breaks.
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            RoundFlaw::TooManyQuiet => &[RuleId("SJ-END-4")],
            RoundFlaw::NotOver => &[RuleId("SJ-END-1"), RuleId("SJ-END-4")],
            RoundFlaw::TwelfthBuilding => &[RuleId("SJ-END-1")],
            RoundFlaw::NoSuchRole { .. } => &[RuleId("SJ-SET-3")],
            RoundFlaw::TakenTwice { .. } => &[RuleId("SJ-FLOW-PICK-3")],
            RoundFlaw::PickedInDraft => &[RuleId("SJ-SET-DRAFT-2")],
            RoundFlaw::DraftHand { .. } => &[RuleId("SJ-SET-DRAFT-1")],
            RoundFlaw::StraySold => &[RuleId("SJ-BLD-COTTAGE-1")],
            RoundFlaw::NotDoubled | RoundFlaw::Doubled => &[RuleId("SJ-BLD-LIBRARY-1")],
            RoundFlaw::SeatCount { .. }
            | RoundFlaw::NoSuchSeat { .. }
            | RoundFlaw::TooManyRounds { .. }
            | RoundFlaw::DraftRound
            | RoundFlaw::AskedWhenOver
            | RoundFlaw::TooManyPicks { .. }
            | RoundFlaw::PickedOutOfTurn { .. }
            | RoundFlaw::NoDraft
            | RoundFlaw::NoPhase
            | RoundFlaw::StrayPhase
            | RoundFlaw::NoPlacard
            | RoundFlaw::PlacardElsewhere
            | RoundFlaw::NotLastPicker
            | RoundFlaw::LibraryUnmarked
            | RoundFlaw::LibraryNotAsked
            | RoundFlaw::NoSuchStep
            | RoundFlaw::NotAskedAtStart
            | RoundFlaw::NotAskedInPhase { .. }
            | RoundFlaw::SeatsHandled { .. }
            | RoundFlaw::Sequence { .. } => &[],
        }
    }
}

impl fmt::Display for RoundFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RoundFlaw::SeatCount { given, players } => {
                return write!(f, "{given} seats, but {players} play");
            }
            RoundFlaw::NoSuchSeat { given, seats } => {
                return write!(f, "seats are 0 to {}, not {}", seats - 1, given.0);
            }
            RoundFlaw::TooManyRounds { most } => {
                return write!(f, "no game lasts longer than {most} rounds");
            }
            RoundFlaw::DraftRound => "rounds count from 1; round 0 is the opening draft",
            RoundFlaw::TooManyQuiet => "the game ends after twenty rounds without a building",
            RoundFlaw::NotOver => "nobody has twelve buildings, nor is there a standstill",
            RoundFlaw::AskedWhenOver => "a finished game asks nothing",
            RoundFlaw::TwelfthBuilding => "a twelfth building ends the game with its Builder phase",
            RoundFlaw::NoSuchRole { role } => return write!(f, "there is no {} in this game", role.key()),
            RoundFlaw::TakenTwice { role } => return write!(f, "{} was taken twice", role.key()),
            RoundFlaw::TooManyPicks { picks } => return write!(f, "{picks} picks make a round"),
            RoundFlaw::PickedOutOfTurn { seat, made, due } => {
                return write!(f, "{seat} has taken {made} placards instead of {due}");
            }
            RoundFlaw::PickedInDraft => "nobody picks before the opening draft is over",
            RoundFlaw::NoDraft => "the stack asks for a draft that this game does not have",
            RoundFlaw::DraftHand { cards } => {
                return write!(f, "{cards} cards at this point of the opening draft");
            }
            RoundFlaw::NoPhase => "the stack is in a phase; which?",
            RoundFlaw::StrayPhase => "the stack is not in a phase",
            RoundFlaw::NoPlacard => "a phase begins with a placard",
            RoundFlaw::PlacardElsewhere => "its placard is not among those taken by its picker",
            RoundFlaw::NotLastPicker => "not the seat that made the last pick",
            RoundFlaw::StraySold => "kept in a Trader phase of the expansion only",
            RoundFlaw::NotDoubled => "the picker has no Library in use",
            RoundFlaw::Doubled => "the picker's Library doubles this privilege",
            RoundFlaw::LibraryUnmarked => "the picker's library_used must be set as well",
            RoundFlaw::LibraryNotAsked => "only asked of a two-player governor on his first pick",
            RoundFlaw::NoSuchStep => "this phase has no such step",
            RoundFlaw::NotAskedAtStart => "this is not asked at that step",
            RoundFlaw::NotAskedInPhase { role } => {
                return write!(f, "this is not asked in the {} phase", role.key());
            }
            RoundFlaw::SeatsHandled { seats } => {
                return write!(f, "next counts the seats handled, 1 to {seats}");
            }
            RoundFlaw::Sequence { frames } => {
                let frames = json::names_of(frames);
                return write!(
                    f,
                    "this sequence of frames does not occur at this point of a round: {frames}"
                );
            }
        })
    }
}
