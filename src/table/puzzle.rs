//! A puzzle at the table: what is asked, who answers for the others, what was reached.

use std::time::Duration;

use ai::LevelId;
use game_core::Viewer;
use leptos::prelude::*;
use session::Session;
use session::puzzles::{Kind, PuzzleEntry};
use session::worker_pool::{DecisionOf, Failure, Request};

use super::board::IdeaOf;
use super::playback::timeline::Event;
use super::posing::{PosedTable, Posing, Reached, posed, solved, solved_key};
use super::widgets::Frame;
use super::{GameBoard, Table};
use ui::i18n::words;
use ui::library::remember;
use ui::route::Route;
use ui::thinkers::Thinkers;

/// Level that looks for reasons, and its longest time, in ms.
const REASONS: LevelId = LevelId::Viceroy;
const REASON_MS: u32 = 600;

/// Shows the puzzle called `id`, of the collection in `text` or from own games.
///
/// # Errors
/// Why there is none, in words.
pub fn pose<G: GameBoard>(text: &str, id: &str) -> Result<AnyView, String> {
    let PosedTable { session, posing } = posed::<G::Game>(text, id)?;
    let table = Table::<G>::of_puzzle(session, posing);
    table.start();
    Ok(view! { <Frame table /> }.into_any())
}

impl<G: GameBoard> Table<G> {
    /// Returns the task: kind, degree, and its number, from 1.
    pub fn asked(self) -> Option<(Kind, u8, usize)> {
        self.game.kind.posing()?.with_value(|Posing { puzzle, catalogue, .. }| {
            let place = catalogue.puzzles.iter().position(|entry| entry.id == puzzle.id)?;
            Some((puzzle.kind, puzzle.degree, place + 1))
        })
    }

    /// Looks whether the horizon is reached; if not, has the others answered for.
    pub(crate) fn judge(self) {
        let reached = self.with_posing(|Posing { puzzle, task, .. }, session| {
            let (best, second) = (puzzle.best, puzzle.second);
            session.reached(task).map(|worth| Reached { worth, best, second })
        });
        if self.store.reached.get_untracked() != reached {
            self.store.reached.set(reached);
            self.store.playback().happen(Event::Ask(reached.is_none()));
        }
        if reached.is_some_and(Reached::is_best) {
            self.keep_solved();
        }
        if reached.is_none() {
            // In a task of its own: what the person did is shown first.
            set_timeout(move || self.reply(), Duration::ZERO);
        }
    }

    /// Answers for another seat, if it is another's turn.
    fn reply(self) {
        if let Some((seat, action)) = self.with_posing(|posing, session| session.reply(&posing.task)) {
            self.answer(seat, action, 0);
        }
    }

    /// Returns the result of `f`; nothing at other tables, and once the table is gone.
    fn with_posing<T>(self, f: impl FnOnce(&Posing<G::Game>, &Session<G::Game>) -> Option<T>) -> Option<T> {
        let posing = self.game.kind.posing()?;
        posing.try_with_value(|posing| self.game.session.try_with_value(|session| f(posing, session))?)?
    }

    fn keep_solved(self) {
        let Some(posing) = self.game.kind.posing() else { return };
        let id = posing.with_value(|posing| posing.puzzle.id.clone());
        let mut all = solved(G::ID);
        if !all.contains(&id) {
            all.push(id);
            remember(&solved_key(G::ID), &all);
        }
    }

    /// The next puzzle that is not solved, if there is one.
    pub fn next_puzzle(self) -> Option<Route> {
        let solved = solved(G::ID);
        self.game.kind.posing()?.with_value(|Posing { puzzle, catalogue, .. }| {
            let PuzzleEntry { id, .. } = catalogue.next(&puzzle.id, &solved)?;
            Some(Route::Puzzle { game: G::ID.to_owned(), id: id.clone() })
        })
    }

    /// Returns the beginning of the answer, in words; tracked.
    pub fn first_of_answer(self) -> Option<String> {
        let first = self.game.kind.posing()?.with_value(|posing| posing.puzzle.answer.first().copied())?;
        self.game.action_at(0, first)
    }

    /// Has a worker look at the puzzle as it was set; `heard` gets the ideas behind its answer, if the search finds the
    /// same one, with the request. They are looked for as long as what is returned is kept.
    pub(crate) fn ask_reason(
        self,
        heard: impl FnOnce(Vec<IdeaOf<G>>, Request) + 'static,
    ) -> Option<Thinkers> {
        let first = self.game.kind.posing()?.with_value(|posing| posing.puzzle.answer.first().copied())?;
        let request =
            self.game.session.with_value(|session| session.request_at(0, REASONS, REASON_MS, true))?;
        let thinkers = Thinkers::start_with(1);
        let asked = request.clone();
        thinkers.think::<G::Game>(&request, move |found: Result<DecisionOf<G::Game>, Failure>| {
            let found =
                found.ok().filter(|found| found.considered.first().is_some_and(|best| best.action == first));
            // The puzzle may have been left in the meantime.
            let ideas = found.and_then(|found| {
                self.game.session.try_with_value(|session| session.ideas(0, &asked, &found.courses))
            });
            if let Some(ideas) = ideas {
                heard(ideas, asked);
            }
        });
        Some(thinkers)
    }

    /// Begins the puzzle again.
    pub fn begin_again(self) {
        while self.game.session.try_update_value(|session| session.undo_further().is_ok()) == Some(true) {}
        let position = self.game.len_untracked();
        self.store.playback().skip();
        self.game.log.update_value(|log| log.back_to(position));
        self.store.playback().happen(Event::Rewound { end: position });
        self.changed();
    }

    /// Returns the number of choices that the person has made; tracked.
    pub fn choices_made(self) -> usize {
        let own = self.store.viewer.get();
        (1..=self.game.len())
            .filter(|&step| matches!(self.game.note(step), (seat, false) if Some(seat) == own))
            .count()
    }

    /// Returns the deeds of the person, as the log tells them; tracked.
    pub fn deeds(self) -> Vec<String> {
        let own = self.store.viewer.get();
        let steps = (1..=self.game.len()).filter(|&step| {
            Some(self.game.session.with_value(|session| session.note(step, Viewer::Public).seat)) == own
        });
        steps
            .flat_map(|step| self.game.lines(step))
            .filter(|line| line.seat == own)
            .map(|line| line.text)
            .collect()
    }

    /// The words of what is counted; tracked.
    pub fn amount(self, worth: i16) -> String {
        let kind = self.asked().map_or(Kind::Points, |(kind, ..)| kind);
        words(self.store.page.prefs.lang.get()).amount(kind, worth)
    }
}
