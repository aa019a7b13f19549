//! Actions of people at the table besides tapping its pieces: undo, looking around, switches,
//! practice copies.

use game_core::undo::Barrier;
use game_core::{Seat, Viewer};
use leptos::prelude::*;
use session::{AutoAnswer, Policy, Session, Undoable};

use crate::game::{handoff, summary_of};
use crate::playback::timeline::Event;
use crate::state::Rewind;
use crate::state::panels::Drawer;
use crate::{GameBoard, Table};
use ui::i18n::{Lang, words};
use ui::route::Route;

impl<G: GameBoard> Table<G> {
    /* Taking back. */

    /// Part that can be taken back now; tracked.
    pub fn undoable(self) -> Option<Undoable> {
        self.store.version.track();
        let viewer = self.store.viewer.get()?;
        Some(self.game.session.with_value(|session| session.undoable(viewer)))
    }

    /// Takes back the last move, or says why that is impossible. What has only
    /// been selected goes first.
    pub fn undo(self) {
        if self.is_begun() {
            return self.begin();
        }
        self.rewind(Rewind::Move);
    }

    /// Takes back, or says why that is impossible.
    pub fn rewind(self, how: Rewind) {
        // A lesson carries out only what it asks for: there is nothing to take back.
        if self.game.kind.coach().is_some() {
            return;
        }
        self.store.playback().skip();
        if let Some(asks) = self.game.ways().and_then(|ways| ways.asks) {
            return (asks.rewind)(self, how);
        }
        let Some(seat) = self.store.viewer.get_untracked() else { return };
        let rewound: Option<Result<usize, Barrier>> =
            self.game.session.try_update_value(|session| match how {
                Rewind::Move => session.undo(seat),
                Rewind::Turn => session.undo_turn(seat),
                Rewind::Further => session.undo_further(),
            });
        match rewound {
            Some(Ok(position)) => {
                self.store.opponents().stop();
                if let Some(ways) = self.game.ways() {
                    (ways.took_back)(self, position);
                }
                self.game.log.update_value(|log| log.back_to(position));
                self.store.playback().happen(Event::Rewound { end: position });
                self.changed();
            }
            Some(Err(barrier)) => self
                .store
                .panels()
                .tell(words(self.store.page.prefs.lang.get_untracked()).barrier(barrier).into(), None),
            None => {}
        }
    }

    /* Looking around. */

    /// Closes the topmost thing; whether there was one.
    pub fn escape(self) -> bool {
        if self.sheet.get_untracked().is_some() {
            self.sheet.set(None);
        } else if !self.choices.with_untracked(Vec::is_empty) {
            self.choices.set(Vec::new());
        } else if self.store.panels().drawer.get_untracked().is_some() {
            self.store.panels().close_drawer();
        } else if !self.store.playback().is_present() {
            self.store.playback().to_now();
        } else if self.store.visiting.get_untracked().is_some() {
            self.store.visiting.set(None);
        } else if self.store.panels().notice.with_untracked(Option::is_some) {
            self.store.panels().take_notice();
        } else if self.is_begun() {
            self.begin();
        } else {
            return false;
        }
        true
    }

    /// Closes everything that lies over the table, and returns from the seat one looked at.
    fn close_all(self) {
        self.sheet.set(None);
        self.peek.set(None);
        self.choices.set(Vec::new());
        self.store.panels().take_notice();
        self.store.panels().close_drawer();
        self.store.visiting.set(None);
    }

    /// Hides the table until `seat` looks. What the person before has opened, selected or heard goes with it, and
    /// nobody looks meanwhile, so whatever is still worked out is what everybody may know.
    pub(crate) fn draw_curtain(self, seat: Seat) {
        self.store.page.live.clear();
        // First of the signals: the table leaves the document before anything in it follows the others.
        self.store.curtain.set(Some(seat));
        self.store.viewer.set(None);
        self.close_all();
        self.store.playback().happen(Event::Cover);
        self.begin();
    }

    /// Lifts the curtain for the person it asks for.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.store.curtain.get_untracked() {
            self.store.viewer.set(Some(seat));
            self.store.curtain.set(None);
            self.begin();
            let own = untrack(|| self.game.last_own_move());
            if own > 0 && !untrack(|| self.game.lines_from(own + 1)).is_empty() {
                self.store.panels().open(Drawer::Recap);
            }
        }
    }

    /* Switches. */

    /// The optional powers that the person who looks owns: number and name; tracked.
    pub fn powers(self, lang: Lang) -> Option<Vec<(usize, &'static str)>> {
        self.store.version.track();
        let seat = self.store.viewer.get()?;
        let view = self.game.session.with_value(|session| session.view(Viewer::Seat(seat)));
        let named = |(index, &power)| Some((index, G::power(power, &view, seat, lang)?));
        Some(G::Game::POWERS.iter().enumerate().filter_map(named).collect())
    }

    /// Setting of a power switch of the person who looks; tracked.
    pub fn policy(self, power: usize) -> Option<Policy> {
        self.store.version.track();
        let seat = self.store.viewer.get()?;
        Some(self.game.session.with_value(|session| session.policy(seat, G::Game::POWERS[power])))
    }

    /// Turns a power switch.
    pub fn set_policy(self, power: usize, policy: Policy) {
        let Some(seat) = self.store.viewer.get_untracked() else { return };
        self.game.update_game(|session| _ = session.set_policy(seat, G::Game::POWERS[power], policy));
        if let Some(asks) = self.game.ways().and_then(|ways| ways.asks) {
            (asks.switch)(self, power, policy);
        }
        self.changed();
    }

    /// Returns true if forced choices are made automatically; tracked.
    pub fn answers_forced(self) -> bool {
        self.store.version.track();
        self.game.session.with_value(Session::answers_forced)
    }

    /// Sets whether it is.
    pub fn set_answers_forced(self, on: bool) {
        self.game.update_game(|session| _ = session.set_answers_forced(on));
        self.changed();
    }

    /* Copies. */

    /// Returns true if the present position can be studied: the viewer must know everything that a
    /// study shows.
    pub fn may_study(self) -> bool {
        self.store.is_kept && (self.store.viewer.get().is_some() || self.game.has_ended())
    }

    /// Goes to a study of the position looked at; what the person may not know while the game runs is dealt anew.
    pub fn study(self) {
        let Some(position) = self.store.playback().point_of_departure() else { return };
        let seat = self.store.viewer.get_untracked().unwrap_or(Seat(0));
        handoff::keep_position(
            G::ID,
            self.game.session.with_value(|session| session.studied_at(position, seat)),
        );
        self.store.page.router.go(&Route::Study { game: Some(G::ID.to_owned()), from: None });
    }

    /// Plays on from the position looked at, in a practice copy.
    pub fn fork(self) {
        let Some(position) = self.store.playback().point_of_departure() else { return };
        let copy = self.game.session.with_value(|session| session.fork(position));
        let id = self.store.page.library.create(summary_of::<G>(&copy), &copy.save().to_json());
        self.store.page.router.go(&Route::Table(id));
    }
}
