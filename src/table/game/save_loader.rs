//! Opening saved games. Whoever begins a new game needs nothing of it, so it is
//! a part of the page of its own for each game (`fetch.rs`).

use std::marker::PhantomData;

use game_core::Seat;
use session::handover::{self, Purpose, Received, Relation};
use session::save::{Entrance, Save};
use session::saves::SaveSummary;
use session::share::ShareError;
use session::statistics::GameFacts;

use super::pending::{Fresh, Pending, PendingTable};
use super::summary::{GameSummary, facts_of, summary_of};
use ui::unopened::Unopened;

use super::module::Drawn;
#[cfg(target_arch = "wasm32")]
use crate::coach::LessonPlace;
#[cfg(target_arch = "wasm32")]
use crate::{puzzle, screen};
#[cfg(target_arch = "wasm32")]
use leptos::prelude::AnyView;

/// Reader of the saves of a game.
pub trait SaveLoader: Sync {
    /// Brings the table of a save back.
    ///
    /// # Errors
    /// See [`Unopened`].
    fn reopen(&self, save: &str) -> Result<Box<dyn PendingTable>, Unopened>;

    /// A save as it is kept: that of a finished game in as little room as it takes.
    ///
    /// # Errors
    /// As [`SaveLoader::reopen`].
    fn to_kept(&self, save: &str) -> Result<String, Unopened>;

    /// Returns the facts of a save's game for statistics; `None` while it is not over.
    ///
    /// # Errors
    /// As [`SaveLoader::reopen`].
    fn facts(&self, save: &str) -> Result<Option<GameFacts>, String>;

    /// Reads a link and its relation to the kept games: `kept` finds the saves whose key begins so.
    ///
    /// # Errors
    /// See [`ShareError`].
    fn arrival(&self, code: &str, kept: &dyn Fn(&str) -> Vec<KeptSave>) -> Result<Arrival, ShareError>;

    /// Does with a link what was asked for, with the save of the game that is kept, if it is to be
    /// gone on with.
    ///
    /// # Errors
    /// Why not, in words.
    fn take_in(&self, code: &str, kept: Option<&str>, how: LinkAction) -> Result<Fresh, String>;

    /// Reads the save of a finished game that was played at another device.
    ///
    /// # Errors
    /// As [`SaveLoader::reopen`].
    fn keep(&self, save: &str) -> Result<Fresh, Unopened>;

    /// Shows the table of a lesson.
    ///
    /// # Errors
    /// The field that forbids it, and why.
    #[cfg(target_arch = "wasm32")]
    fn lesson(&self, lesson: &str, place: LessonPlace) -> Result<AnyView, String>;

    /// Shows the puzzle called `id`.
    ///
    /// # Errors
    /// Why there is none, in words.
    #[cfg(target_arch = "wasm32")]
    fn puzzle(&self, collection: &str, id: &str) -> Result<AnyView, String>;
}

/// A save by its key in the library.
pub struct KeptSave {
    /// The key.
    pub id: String,
    pub save: String,
}

/// Content of a link.
pub struct Arrival {
    /// The key under which a device keeps the game.
    pub key: String,
    /// Purpose of sending it.
    pub purpose: Purpose,
    /// Entry for a list: public facts.
    pub summary: SaveSummary,
    /// Seat that has to choose; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The seats of people.
    pub people: Vec<Seat>,
    /// Number of steps.
    pub len: usize,
    /// The same game as it is kept, if it is.
    pub known: Option<KnownGame>,
}

/// A game that is kept, to which a link belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGame {
    /// Its key in the library.
    pub id: String,
    /// Number of steps in it.
    pub len: usize,
    /// Relation of the link to it.
    pub relation: Relation,
    /// Seat of the person at this device.
    pub seat: Option<Seat>,
}

/// Action on a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkAction {
    /// A game that is new here goes on, with this seat's person at this device.
    Sit(Seat),
    /// The game that is kept goes on.
    GoOn,
    /// The game that is kept is looked at where the link ends.
    LookBack,
    /// A practice copy.
    Copy,
}

/// The save loader of the game `G`.
pub struct Saves<G>(PhantomData<fn() -> G>);

impl<G> Saves<G> {
    pub const NEW: Self = Saves(PhantomData);
}

impl<G: GameSummary + Drawn> SaveLoader for Saves<G> {
    fn reopen(&self, save: &str) -> Result<Box<dyn PendingTable>, Unopened> {
        Ok(Box::new(Pending::<G>::of_save(save)?))
    }

    fn to_kept(&self, save: &str) -> Result<String, Unopened> {
        let session = Save::<G::Game>::parse(save).and_then(|save| save.reopen())?.session;
        Ok(if session.is_over() { session.to_kept() } else { save.to_owned() })
    }

    fn arrival(&self, code: &str, kept: &dyn Fn(&str) -> Vec<KeptSave>) -> Result<Arrival, ShareError> {
        let Received { session, purpose } = handover::receive::<G::Game>(code)?;
        let key = session.link_key();
        // A save that cannot be compared stays where it is; what came is kept beside it.
        let known = kept(&key).into_iter().filter_map(|KeptSave { id, save }| {
            let kept = Save::<G::Game>::parse(&save).and_then(|save| save.reopen()).ok()?;
            let (table, seat) = (&kept.session, kept.session.by_link().map(|here| here.seat));
            let known = || KnownGame { id, len: table.len(), relation: session.relation_to(table), seat };
            (!kept.history_lost).then(known)
        });
        // What goes the same way comes before what branches off.
        let known = known.min_by_key(|known| matches!(known.relation, Relation::Branch { .. }));
        Ok(Arrival {
            key,
            purpose,
            summary: summary_of::<G>(&session),
            turn: session.turn().seat(),
            people: session.people().collect(),
            len: session.len(),
            known,
        })
    }

    fn take_in(&self, code: &str, kept: Option<&str>, how: LinkAction) -> Result<Fresh, String> {
        let mut came = handover::receive::<G::Game>(code).map_err(|error| error.to_string())?.session;
        let (session, entrance) = match how {
            LinkAction::Sit(seat) => {
                came.play_by_link(seat).map_err(|error| error.to_string())?;
                (came, Entrance::Since(0))
            }
            LinkAction::Copy => (came.fork(came.len()), Entrance::Now),
            LinkAction::GoOn | LinkAction::LookBack => {
                let save = Save::<G::Game>::parse(kept.unwrap_or_default());
                let mut kept =
                    save.and_then(|save| save.reopen()).map_err(|error| error.to_string())?.session;
                match (came.relation_to(&kept), how) {
                    (Relation::Newer, LinkAction::GoOn) => {
                        let seen = kept.len();
                        kept.follow(&came);
                        (kept, Entrance::Since(seen))
                    }
                    (Relation::Older, LinkAction::LookBack) => (kept, Entrance::Past(came.len())),
                    _ => (kept, Entrance::Now),
                }
            }
        };
        let save = session.to_kept();
        Ok(Fresh::new::<G>(session, save, entrance))
    }

    fn keep(&self, save: &str) -> Result<Fresh, Unopened> {
        let session = Save::<G::Game>::parse(save).and_then(|save| save.reopen())?.session;
        let save = session.to_kept();
        Ok(Fresh::new::<G>(session, save, Entrance::Now))
    }

    #[cfg(target_arch = "wasm32")]
    fn lesson(&self, lesson: &str, place: LessonPlace) -> Result<AnyView, String> {
        screen::teach::<G>(place, lesson)
    }

    #[cfg(target_arch = "wasm32")]
    fn puzzle(&self, collection: &str, id: &str) -> Result<AnyView, String> {
        puzzle::pose::<G>(collection, id)
    }

    fn facts(&self, save: &str) -> Result<Option<GameFacts>, String> {
        let said = |error: session::save::SaveError| error.to_string();
        let save = Save::<G::Game>::parse(save).map_err(said)?;
        let session = save.reopen().map_err(said)?.session;
        Ok(session.is_over().then(|| facts_of::<G>(&session, &save)))
    }
}
