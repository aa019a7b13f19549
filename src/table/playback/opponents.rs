//! Opponents at a table: their moves, their hints, and the ways on when they cannot run.

use ai::{Considered, LevelId, Playable};
use game_core::Seat;
use leptos::prelude::*;
use session::daily::diary::Diary;
use session::worker_pool::{Decision, DecisionOf, Failure, Request, shared_ms};
use session::{Player, Session};

use crate::board::{ActionOf, GameUi, IdeaOf};
use crate::state::opponents::Trouble;
use crate::{GameBoard, Table, TableKind};
use ui::library::{elapsed_ms, kept, random};

/// Level that looks at the choices for a hint, and its longest time, in ms.
const HINTS: LevelId = LevelId::Master;
const HINT_MS: u32 = 700;

/// Advice to the person on turn.
pub struct Advice<G: GameUi> {
    /// Choices worth a look, best first.
    pub considered: Vec<Considered<ActionOf<G>>>,
    /// Ideas for the first of them against the second.
    pub ideas: Vec<IdeaOf<G>>,
    /// The first of them with the choices that belong to it.
    pub decision: Vec<ActionOf<G>>,
}

impl<G: GameBoard> Table<G> {
    /// Has the others answer.
    pub(super) fn think(self) {
        match self.game.kind {
            TableKind::Game => self.ask_opponent(),
            TableKind::Lesson(coach) => coach.reply(self.game.session),
            TableKind::Puzzle(_) => self.judge(),
            TableKind::Study(_) => {}
        }
    }

    /// Asks the opponent on turn, if it is an opponent's turn.
    fn ask_opponent(self) {
        let (nonce, seed) = (random(), random());
        // A timer may ask when the table is gone.
        let Some(chooser) = self.game.with_game(|session| {
            let seat = session.turn().seat().filter(|_| !session.is_mirror())?;
            let controller = session.seats()[seat.index()].controller;
            let game = session.game();
            let uses_time = |player: &Player| {
                player.controller.level().is_some_and(|level| game.level(level).uses_time())
            };
            let users = session.seats().iter().filter(|player| uses_time(player)).count() as u32;
            let level = controller.level_for_choice(nonce)?;
            Some((seat, controller.style(), game.level(level), users))
        }) else {
            return;
        };
        let Some((seat, style, level, users)) = chooser else { return };
        let opponents = self.store.opponents();
        let Some(thinkers) = opponents.thinkers().filter(|_| !opponents.is_asked()) else { return };
        let Some(position) = self.game.with_game(|session| session.blind(seat, nonce)) else { return };
        let request = Request {
            game: G::ID,
            position,
            seat,
            level,
            style,
            seed,
            thinking_ms: shared_ms(self.store.page.prefs.kept.get_untracked().thinking.ms(), users),
            max_ms: u32::MAX,
            explain: false,
            eyes: None,
            weighed: None,
        };
        let job =
            thinkers.think::<G::Game>(&request, move |answer| self.heard(seat, level.uses_time(), answer));
        opponents.note(seat, job);
    }

    /* Hints. */

    /// Returns true if hints are to be had at this table; tracked.
    pub fn has_hints(self) -> bool {
        self.store.page.prefs.kept.with(|kept| kept.hints)
            && !self.game.has_ended()
            && self.game.kind.is_game()
    }

    /// Has the workers look at the choices of the person on turn, as that person knows the
    /// table; `heard` gets what they found, or why nothing came. Marks the game. True if it is a
    /// person's turn here at all.
    pub fn ask_hint(self, heard: impl FnOnce(Option<Advice<G>>) + 'static) -> bool {
        if !untrack(|| self.game.is_mine()) {
            return false;
        }
        let (position, request) =
            self.game.session.with_value(|session| (session.len(), session.request(HINTS, HINT_MS, true)));
        let Some(request) = request else { return false };
        self.mark_hint();
        let opponents = self.store.opponents();
        if opponents.thinkers().is_none() {
            // At a table of people nobody has thought yet.
            opponents.hire();
        }
        if let Some(thinkers) = opponents.thinkers() {
            let asked = request.clone();
            thinkers.think::<G::Game>(&request, move |found| heard(self.advice(position, &asked, found)));
        }
        true
    }

    /// Advice from what the workers found about `position`; `None` if nothing came of it.
    pub(super) fn advice(
        self,
        position: usize,
        request: &Request,
        found: Result<DecisionOf<G::Game>, Failure>,
    ) -> Option<Advice<G>> {
        let Decision { considered, courses, .. } = found.ok()?;
        // The table may have been left in the meantime.
        let (ideas, mut decision) = self.game.session.try_with_value(|session| {
            (session.ideas(position, request, &courses), session.decision(position, request, &courses))
        })?;
        let best = considered.first()?.action;
        if decision.first() != Some(&best) {
            decision = vec![best];
        }
        Some(Advice { considered, ideas, decision })
    }

    /// Returns true if help would mark a deal of the day that counts and is not marked yet.
    pub fn would_mark_deal(self) -> bool {
        let is_open = self.game.session.with_value(|session| !session.is_over() && !session.marks().hints);
        let counts =
            |id: &String| kept::<Diary>().is_ok_and(|diary| diary.unfinished().any(|save| save == id));
        is_open && self.store.id.with_value(counts)
    }

    /// Remembers that a strong player's view of this game has been asked for while it is played.
    pub(crate) fn mark_hint(self) {
        if self.game.session.with_value(|session| !session.marks().hints) {
            self.game.update_game(Session::mark_hint);
            self.save_soon();
        }
    }

    /// A person has chosen: what can be taken back of it can be for a while.
    pub(crate) fn allow_undo(self) {
        let kept = self.store.page.prefs.kept.get_untracked();
        let may = kept.undo_time && untrack(|| self.undoable()).is_some_and(|undo| undo.step.is_some());
        let until = if may { elapsed_ms() + u64::from(kept.pace.undo_ms()) } else { 0 };
        self.store.opponents().allow_undo(until);
    }

    /// Makes the move that an opponent has found, unless the choice before it may
    /// still be taken back: then when that time is over.
    fn heard(self, seat: Seat, uses_time: bool, answer: Result<DecisionOf<G::Game>, Failure>) {
        match answer {
            Ok(decision) => {
                self.store.opponents().trouble.try_update(|trouble| {
                    trouble.take_if(|trouble| *trouble != Trouble::OnPage);
                });
                let playouts = if uses_time { decision.table.visits() } else { 0 };
                self.store.opponents().when_due(move || self.answer(seat, decision.action, playouts));
            }
            Err(why) => {
                self.store.opponents().forget_job();
                leptos::logging::warn!("the opponent gave no answer: {why}");
                // The pool has tried what can be tried; the player decides what comes next.
                self.store.opponents().trouble.try_set(Some(Trouble::Stopped(why.cause)));
            }
        }
    }

    pub(crate) fn answer(self, seat: Seat, action: ActionOf<G>, playouts: u32) {
        self.store.opponents().forget_job();
        let acted = self.game.update_game(|session| session.act_after_search(seat, action, playouts).is_ok());
        if acted == Some(true) {
            self.tell_others();
            self.went_on();
        }
    }

    /* Ways on when they cannot run. */

    /// Starts the opponents' program anew and asks again.
    pub fn ask_again(self) {
        self.store.opponents().stop();
        self.store.opponents().trouble.set(None);
        self.store.opponents().hire();
        self.think();
    }

    /// Lets a person at this device play for the opponent on turn from now on.
    pub fn play_for_opponent(self) {
        let Some(seat) = self.game.turn() else { return };
        self.store.opponents().stop();
        self.store.opponents().trouble.set(None);
        self.game.session.update_value(|session| session.seat_person(seat));
        self.changed();
    }

    /// Has an opponent of this level play `seat` from now on.
    pub(crate) fn seat_opponent(self, seat: Seat, level: LevelId) {
        self.game.update_game(|session| session.seat_opponent(seat, level));
        if self.store.opponents().thinkers().is_none() {
            self.store.opponents().hire();
        }
        self.changed();
    }

    /// The opponent on turn, if a person at this device may play for it.
    pub fn opponent_on_turn(self) -> Option<Seat> {
        self.game.session.with_value(|session| {
            let seat = session.turn().seat()?;
            let may = session.by_link().is_none() && session.controller(seat).level().is_some();
            may.then_some(seat)
        })
    }
}
