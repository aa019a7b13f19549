//! One game on the table, as what is shared sees it. The only part that the
//! compiler makes once for every game, so it holds no views.

use leptos::prelude::*;
use sobremesa::core::undo::Barrier;
use sobremesa::core::{Eye, Refusal, Seat};
use sobremesa::session::client::Thinkers;
use sobremesa::session::crew::{Decision, Request};
use sobremesa::session::protocol::JobId;
use sobremesa::session::shelf::Card;
use sobremesa::session::{ActError, Policy, Session, Sitter, TakeBack};

use super::game::{Chrome, Heard, Mark, Match, Rewind};
use super::model::{Sheet, Tap};
use super::store::{Seatable, Table};
use super::{log, names};
use crate::app::boards::{Beat, Flight, Line, Look, Strip, TapOf, eye_of};
use crate::app::games::Reading;
use crate::app::i18n::{Lang, words};
use crate::app::library::{Listed, card_of};

fn kept<G: Listed>(session: &Session<G>) -> (Card, String) {
    (card_of(session), session.save().to_json())
}

impl<G: Seatable> Match for Table<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self, lang: Lang) -> &'static str {
        self.session.with_value(|session| session.game().title(lang))
    }

    fn keys(&self, lang: Lang) -> &'static [(&'static str, &'static str)] {
        G::keys(lang)
    }

    fn reading(&self) -> Option<Reading> {
        self.session.with_value(|session| session.game().reading())
    }

    /* The record. */

    fn len(&self) -> usize {
        self.session.with_value(Session::len)
    }

    fn seats(&self) -> Vec<Sitter> {
        self.session.with_value(|session| session.seats().to_vec())
    }

    fn names(&self, lang: Lang) -> Vec<String> {
        self.session.with_value(|session| names::of(session, lang))
    }

    fn turn(&self) -> Option<Seat> {
        self.session.with_value(|session| session.turn().seat())
    }

    fn note(&self, step: usize) -> (Seat, bool) {
        let note = self.session.with_value(|session| session.note(step, Eye::Public));
        (note.seat, note.automatic)
    }

    fn save(&self) -> (Card, String) {
        self.session.with_value(kept)
    }

    fn fork(&self, position: usize) -> (Card, String) {
        self.session.with_value(|session| kept(&session.fork(position)))
    }

    /* What is shown. */

    fn track(&self) {
        self.model().track();
    }

    fn chrome(&self) -> Chrome {
        let strip = self.strip();
        self.model().with(|model| {
            let shared = G::shared(model);
            Chrome {
                prompt: shared.prompt.map(|target| self.mark(target)),
                round: shared.round.to_owned(),
                banner: shared.banner.map(str::to_owned),
                strip,
            }
        })
    }

    fn sheet(&self, mark: Mark) -> Option<Sheet> {
        let target = self.target(mark);
        self.with_look(|look| G::sheet(look, target))
    }

    fn actions(&self) -> Vec<(&'static str, String)> {
        let actions = self.with_look(G::actions);
        actions.into_iter().map(|(group, text, _)| (group, text)).collect()
    }

    fn describe(&self) -> Vec<String> {
        self.with_look(G::describe)
    }

    fn prompt_text(&self) -> String {
        self.with_look(G::prompt_text)
    }

    fn lines(&self, step: usize) -> Vec<Line> {
        let (lang, eye, part) = (self.page.prefs.lang.get(), self.eye.get(), self.part_of(step));
        self.session.with_value(|session| {
            let names = names::of(session, lang);
            let mut events = session.events_at(step, eye_of(eye));
            events.truncate(part.unwrap_or(usize::MAX));
            let view = session.view_at(step, eye_of(eye));
            let me = names::only_person(session.seats());
            let mut lines = G::lines(step, &events, &view, &names, me, lang);
            let note = step.checked_sub(1).map(|_| session.note(step, Eye::Public));
            if note.is_some_and(|note| note.automatic && Some(note.seat) == eye) {
                log::mark_automatic(&mut lines, words(lang).table.auto_mark);
            }
            lines
        })
    }

    fn pauses(&self, step: usize) -> Vec<usize> {
        self.session.with_value(|session| G::pauses(&session.events_at(step, Eye::Public)))
    }

    fn flights(&self, step: usize, shown: usize, part: Option<usize>) -> Vec<Flight> {
        let eye = eye_of(self.eye.get_untracked());
        self.session.with_value(|session| {
            let events = session.events_at(step, eye);
            let fresh = &events[shown..part.unwrap_or(events.len())];
            G::flights(fresh, &session.view_at(step, eye))
        })
    }

    fn beat(&self, step: usize) -> Beat {
        let events = self.session.with_value(|session| session.events_at(step, Eye::Public));
        events.iter().map(G::beat).max().unwrap_or(Beat::None)
    }

    /* What people do. */

    fn tap(&self, mark: Mark) {
        self.tap_target(self.target(mark));
    }

    fn choose(&self, place: usize) {
        let actions = untrack(|| self.with_look(G::actions));
        if let Some((_, _, action)) = actions.get(place) {
            self.act(&[*action]);
        }
    }

    fn begin(&self) {
        let draft = untrack(|| self.with_look(|look| G::begin(look.view, look.legal)));
        if self.draft.with_untracked(|old| *old != draft) {
            self.draft.set(draft);
        }
    }

    fn is_begun(&self) -> bool {
        untrack(|| self.with_look(|look| G::begin(look.view, look.legal) != *look.draft))
    }

    fn take_back(&self, seat: Seat) -> TakeBack {
        self.session.with_value(|session| session.take_back(seat))
    }

    fn rewind(&self, seat: Seat, how: Rewind) -> Result<usize, Barrier> {
        let mut outcome = Ok(0);
        self.session.update_value(|session| {
            outcome = match how {
                Rewind::Move => session.undo(seat),
                Rewind::Turn => session.undo_turn(seat),
                Rewind::Further => session.take_back_further(),
            }
        });
        outcome
    }

    /* Switches. */

    fn powers(&self, seat: Seat, lang: Lang) -> Vec<(usize, &'static str)> {
        let view = self.session.with_value(|session| session.view(Eye::Seat(seat)));
        let named = |(index, &power)| Some((index, G::power(power, &view, seat, lang)?));
        G::POWERS.iter().enumerate().filter_map(named).collect()
    }

    fn policy(&self, seat: Seat, power: usize) -> Policy {
        self.session.with_value(|session| session.policy(seat, G::POWERS[power]))
    }

    fn set_policy(&self, seat: Seat, power: usize, policy: Policy) {
        self.session.update_value(|session| {
            session.set_policy(seat, G::POWERS[power], policy);
        });
    }

    fn answers_forced(&self) -> bool {
        self.session.with_value(Session::answers_forced)
    }

    fn set_answers_forced(&self, on: bool) {
        self.session.update_value(|session| {
            session.set_answers_forced(on);
        });
    }

    /* Opponents. */

    fn blind(&self, seat: Seat, nonce: u64) -> String {
        self.session.with_value(|session| session.blind(seat, nonce))
    }

    fn think(&self, thinkers: &Thinkers, request: &Request, heard: Heard) -> JobId {
        let (session, seat) = (self.session, request.seat);
        thinkers.think(request, move |answer: Result<Decision<G::Action>, String>| {
            heard(answer.map(|decision| {
                let mut acted = false;
                session.try_update_value(|session| acted = session.act(seat, decision.action).is_ok());
                acted
            }));
        })
    }
}

impl<G: Seatable> Table<G> {
    /// A tap on a target.
    fn tap_target(self, target: G::Target) {
        self.choices.set(Vec::new());
        if self.past.get_untracked().is_none() {
            self.skip();
        }
        let tapped = |look: Look<'_, G>| match G::tap(look, target) {
            Tap::Refused(action) => self.refused(look, action),
            tapped => tapped,
        };
        match untrack(|| self.with_look(tapped)) {
            Tap::Draft(draft) => self.draft.set(draft),
            Tap::Act(actions) => self.act(&actions),
            Tap::Refused(_) => self.tell_error(&ActError::Nothing),
            Tap::Say(text, rule) => self.tell(text, Some(rule)),
            Tap::Sheet(_) => self.sheet.set(Some(self.mark(target))),
            Tap::Choose(choices) => {
                self.choices
                    .set(choices.into_iter().map(|(text, target)| (text, self.mark(target))).collect());
            }
            Tap::Nothing => {}
        }
    }

    /// Carries out what the person who looks has chosen, all or nothing.
    fn act(self, actions: &[G::Action]) {
        self.skip();
        let Some(seat) = self.eye.get_untracked() else { return };
        let mut outcome = Ok(());
        self.session.update_value(|session| outcome = session.act_all(seat, actions).map(drop));
        match outcome {
            Ok(()) => self.acted(),
            Err(error) => self.tell_error(&error),
        }
    }

    /// Why the rules forbid an action, in words; as it was if another seat has
    /// to choose.
    fn refused(self, look: Look<'_, G>, action: G::Action) -> TapOf<G> {
        let why_not = |seat| self.session.with_value(|session| session.why_not(seat, action));
        match self.eye.get_untracked().and_then(why_not) {
            Some(ActError::Refused { why: Refusal::Illegal(reason), .. }) => {
                Tap::Say(G::refusal(look, action, reason), G::rule_of(reason))
            }
            Some(_) => Tap::Refused(action),
            None => Tap::Nothing,
        }
    }

    fn tell_error(self, error: &ActError<G::Reason>) {
        let lang = self.page.prefs.lang.get_untracked();
        let text = &words(lang).table;
        match error {
            ActError::Refused { why: Refusal::Illegal(reason), .. } => {
                let words = self.session.with_value(|session| session.game().reason(*reason, lang));
                self.tell(words, Some(G::rule_of(*reason)));
            }
            ActError::Refused { why: Refusal::GameOver, .. } => self.tell(text.game_over.into(), None),
            ActError::NotOnTurn { .. } | ActError::Nothing => self.tell(text.not_your_turn.into(), None),
        }
    }

    /// Who has done what in the phase being played; tracked.
    fn strip(self) -> Option<Strip> {
        let (shown, lang) = (self.shown(), self.page.prefs.lang.get());
        let part = self.part_of(shown);
        self.session.with_value(|session| {
            let events = |step: &usize| {
                let mut events = session.events_at(*step, Eye::Public);
                events.truncate(part.filter(|_| *step == shown).unwrap_or(usize::MAX));
                events
            };
            let first = (0..=shown).rev().find(|step| events(step).iter().any(G::opens_phase))?;
            let all: Vec<G::Event> = (first..=shown).flat_map(|step| events(&step)).collect();
            let from = all.iter().rposition(G::opens_phase)?;
            G::strip(&all[from..], &session.view_at(shown, Eye::Public), lang)
        })
    }
}
