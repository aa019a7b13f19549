//! The coach of a guided first game: what it has explained, and its word on what the learner chose.

use std::collections::BTreeMap;
use std::ops::Range;

use ai::{Considered, LevelId};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use session::Session;
use session::review::{Choice, Verdict};
use session::worker_pool::{DecisionOf, Failure, Request};

use crate::advice::Judgement;
use crate::board::guide::{LEARNER, Topic, asked, happened, is_guided};
use crate::board::{ActionOf, GameUi, IdeaOf};
use crate::{GameBoard, Table};
use ui::library::{remember, remembered};
use ui::thinkers::Thinkers;

/// Key of what the coaches have explained, by game: the last guided game of each.
const KEY: &str = "sobremesa.guided";
/// Level that looks at what was chosen, and its longest time, in ms.
const JUDGE: LevelId = LevelId::Viceroy;
const JUDGE_MS: u32 = 500;

/// State of a coach that is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct CoachProgress {
    /// The save of the game.
    id: String,
    /// Keys of the topics that were explained.
    told: Vec<String>,
    /// The learner has sent the coach away.
    away: bool,
}

/// Returns the save of the last guided game of the title with this key that was begun on this device.
pub fn last_guided(game: &str) -> Option<String> {
    let kept = remembered::<BTreeMap<String, CoachProgress>>(KEY).unwrap_or_default().remove(game)?;
    Some(kept.id)
}

/// Findings about a choice of the learner.
pub struct Remark<G: GameBoard> {
    verdict: Verdict<ActionOf<G>>,
    considered: Vec<Considered<ActionOf<G>>>,
    ideas: Vec<IdeaOf<G>>,
    request: Request,
}

impl<G: GameBoard> Clone for Remark<G> {
    fn clone(&self) -> Self {
        Remark {
            verdict: self.verdict,
            considered: self.considered.clone(),
            ideas: self.ideas.clone(),
            request: self.request.clone(),
        }
    }
}

/// Topics that have come up in what has happened, so that each step is looked at once.
#[derive(Clone)]
struct Past {
    /// Steps that were looked at.
    looked: usize,
    /// Keys of the topics, each once, the first to come up first.
    topics: Vec<&'static str>,
}

impl Past {
    /// Looks at the steps that are new; at all of them after something was taken back.
    fn follow<G: GameUi>(&mut self, session: &Session<G::Game>, len: usize) {
        if len < self.looked {
            *self = Past { looked: 0, topics: Vec::new() };
        }
        for topic in happened::<G>(session, self.looked..=len) {
            if !self.topics.contains(&topic.key) {
                self.topics.push(topic.key);
            }
        }
        self.looked = len;
    }
}

/// Coach of a guided first game; copies share it.
pub struct Tutor<G: GameBoard> {
    table: Table<G>,
    kept: RwSignal<CoachProgress>,
    /// Topic that is explained now.
    topic: Memo<Option<&'static str>>,
    remark: RwSignal<Option<Remark<G>>, LocalStorage>,
    /// Choices before this position have had their word.
    judged: StoredValue<usize>,
    thinkers: StoredValue<Option<Thinkers>, LocalStorage>,
}

impl<G: GameBoard> Clone for Tutor<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Tutor<G> {}

impl<G: GameBoard> Tutor<G> {
    /// The coach of the table, if a guided game lies on it.
    pub fn of(table: Table<G>) -> Option<Tutor<G>> {
        let is_it =
            table.store.is_kept && table.game.kind.is_game() && table.game.session.with_value(is_guided::<G>);
        if !is_it {
            return None;
        }
        let id = table.store.id.with_value(Clone::clone);
        let known = remembered::<BTreeMap<String, CoachProgress>>(KEY).unwrap_or_default().remove(G::ID);
        let kept =
            known.filter(|kept| kept.id == id).unwrap_or(CoachProgress { id, ..CoachProgress::default() });
        let kept = RwSignal::new(kept);
        let past = StoredValue::new(Past { looked: 0, topics: Vec::new() });
        let topic = Memo::new(move |_| {
            let len = table.game.len();
            if !table.game.is_over() && !table.game.is_mine() {
                return None;
            }
            table.game.session.with_value(|session| {
                past.update_value(|past| past.follow::<G>(session, len));
                let past = past.get_value().topics;
                let topics = asked::<G>(session).map(|topic| topic.key).chain(past);
                kept.with(|kept| topics.into_iter().find(|key| kept.told.iter().all(|told| told != key)))
            })
        });
        let tutor = Tutor {
            table,
            kept,
            topic,
            remark: RwSignal::new_local(None),
            judged: StoredValue::new(table.game.len_untracked()),
            thinkers: StoredValue::new_local(None),
        };
        tutor.keep();
        tutor.follow();
        Some(tutor)
    }

    /// Follows the game: what was explained when the learner chose is not explained again, and the choice gets its word.
    fn follow(self) {
        Effect::new(move |before: Option<(usize, Option<&'static str>)>| {
            let (len, topic) = (self.table.game.len(), self.topic.get());
            let Some((then, shown)) = before else { return (len, topic) };
            if len < then {
                // Something was taken back: its word goes, and what comes instead gets one.
                self.remark.set(None);
                self.judged.set_value(len);
            } else if let Some(choice) = self.own_choice(then..len) {
                if let Some(key) = shown {
                    self.note_told(key);
                }
                self.look_at(choice);
            }
            (len, topic)
        });
    }

    /// Returns the last choice of the learner at one of these positions.
    fn own_choice(self, positions: Range<usize>) -> Option<Choice<ActionOf<G>>> {
        let all = self.table.game.session.with_value(|session| session.choices_at(positions));
        all.into_iter().rfind(|choice| choice.seat == LEARNER)
    }

    /// Has a worker look at what the learner has chosen up to `last`, knowing what the learner knew. Of choices that were
    /// made together, such as a card and its tile, the worst gets the word.
    fn look_at(self, last: Choice<ActionOf<G>>) {
        if self.kept.with_untracked(|kept| kept.away) {
            return;
        }
        let from = self.judged.get_value();
        self.judged.set_value(last.position + 1);
        let choices = self.table.game.session.with_value(|session| {
            let is_judged = |choice: &Choice<ActionOf<G>>| {
                session.prompt_at(choice.position).is_some_and(|prompt| (G::guide().judges)(&prompt))
            };
            let mut all = session.choices_at(from..last.position + 1);
            all.retain(|choice| choice.seat == LEARNER && is_judged(choice));
            all
        });
        if !choices.is_empty() {
            self.remark.set(None);
            self.table.mark_hint();
            self.weigh(choices, None);
        }
    }

    /// Has a worker look at the first of `choices`, then at the others; the word is about the worst of them and `worst`.
    fn weigh(self, mut choices: Vec<Choice<ActionOf<G>>>, worst: Option<Remark<G>>) {
        if choices.is_empty() {
            self.remark.set(worst);
            return;
        }
        let choice = choices.remove(0);
        let asked = self.table.game.session.try_with_value(|session| {
            // It may have been taken back by now.
            let is_there = session.choices_at(choice.position..choice.position + 1).contains(&choice);
            is_there.then(|| session.request_about(choice, JUDGE, JUDGE_MS))?
        });
        let Some(asked) = asked.flatten() else { return };
        let request = Request { explain: true, ..asked };
        let of = request.clone();
        let thinkers = self.thinkers.with_value(Clone::clone).unwrap_or_else(|| Thinkers::start_with(1));
        self.thinkers.set_value(Some(thinkers.clone()));
        thinkers.think::<G::Game>(&request, move |found| self.heard(choice, of, found, (choices, worst)));
    }

    fn heard(
        self,
        choice: Choice<ActionOf<G>>,
        request: Request,
        found: Result<DecisionOf<G::Game>, Failure>,
        (rest, worst): (Vec<Choice<ActionOf<G>>>, Option<Remark<G>>),
    ) {
        // Without an answer nothing is said; the table may be gone too.
        let Ok(found) = found else { return };
        let Some(verdict) = Verdict::new(choice, &found.table, found.curve) else { return };
        let ideas = self
            .table
            .game
            .session
            .try_with_value(|session| session.ideas(choice.position, &request, &found.courses));
        let Some(ideas) = ideas.filter(|_| !self.remark.is_disposed()) else { return };
        let remark = Remark { verdict, considered: found.considered, ideas, request };
        let is_worse = |known: &Remark<G>| known.verdict.loss() > remark.verdict.loss();
        let worst = worst.filter(is_worse).unwrap_or(remark);
        self.weigh(rest, Some(worst));
    }

    /// Returns the topic that is explained now; tracked.
    pub fn topic(self) -> Option<&'static Topic<G>> {
        let key = self.topic.get().filter(|_| !self.is_away())?;
        <G as GameUi>::guide().topics.iter().find(|topic| topic.key == key)
    }

    /// Returns the word on the last choice; tracked.
    pub fn word(self) -> Option<(Judgement, Vec<String>)> {
        let Remark { verdict, considered, ideas, request } = self.remark.get()?;
        let better = self.table.game.action_at(verdict.position, verdict.best)?;
        // The ideas are those for the first of the choices worth a look: they speak for what is named only.
        let judgement = Judgement::of(verdict.loss(), better);
        let named = if judgement == Judgement::Good { verdict.chosen } else { verdict.best };
        let speaks = considered.first().is_some_and(|first| first.action == named);
        let said = speaks.then(|| {
            self.table.with_imagined(verdict.position + 1, &request, |context| {
                ideas.iter().map(|idea| G::idea(context, LEARNER, idea)).collect::<Vec<_>>()
            })
        });
        Some((judgement, said.unwrap_or_default()))
    }

    /// Returns true if the learner has sent the coach away; tracked.
    pub fn is_away(self) -> bool {
        self.kept.with(|kept| kept.away)
    }

    /// Notes that the present topic has been read.
    pub fn understood(self) {
        if let Some(key) = self.topic.get_untracked() {
            self.note_told(key);
        }
    }

    /// Sends the coach away for the rest of this game.
    pub fn leave(self) {
        self.kept.update(|kept| kept.away = true);
        self.keep();
    }

    fn note_told(self, key: &str) {
        if self.kept.with_untracked(|kept| kept.told.iter().all(|told| told != key)) {
            self.kept.update(|kept| kept.told.push(key.to_owned()));
            self.keep();
        }
    }

    fn keep(self) {
        let mut all = remembered::<BTreeMap<String, CoachProgress>>(KEY).unwrap_or_default();
        all.insert(G::ID.to_owned(), self.kept.get_untracked());
        remember(KEY, &all);
    }
}
