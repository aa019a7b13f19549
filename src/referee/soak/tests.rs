//! A soak finds what is wrong with a game. The game under test is San Juan
//! with one fault of our choosing.

use serde::{Deserialize, Serialize};

use super::{Campaign, soak};
use crate::listing::{ConfigChoice, Listed, Mode};
use crate::trial::rerun;
use game_core::{
    Actions, ConfigError, Game, PositionError, Record, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer,
};
use san_juan::{Action, Config, Event, Position, Prompt, Reason, SanJuan, State, View};

/// Faults that the game of the test can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
enum Wrong {
    #[default]
    Nothing,
    /// From round 3 on the invariants do not hold.
    Loses,
    /// The view tells the luck of the table.
    Leaks,
    /// A position forgets its luck.
    Forgets,
    /// Passing is refused even when it is listed.
    Refuses,
    /// Legal actions depend on the luck of the table.
    Peeks,
    /// Events are redacted differently the second time.
    Stutters,
}

struct Faulty {
    config: (Wrong, Config),
    inner: SanJuan,
}

impl Faulty {
    fn wrong(&self) -> Wrong {
        self.config.0
    }

    fn luck(&self, state: &State) -> u64 {
        self.inner.position(state).luck
    }
}

impl Game for Faulty {
    const ID: &'static str = "faulty";
    const RULES_VERSION: u16 = 1;

    type Config = (Wrong, Config);
    type State = State;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type View = (View, u64);
    type Reason = Reason;
    type Flaw = String;
    type Position = (Wrong, Position);

    fn new(config: &Self::Config) -> Result<Self, ConfigError> {
        Ok(Faulty { config: config.clone(), inner: SanJuan::new(&config.1)? })
    }

    fn config(&self) -> &Self::Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn setup(&self, seed: u64, log: &mut impl Sink<Event>) -> State {
        self.inner.setup(seed, log)
    }

    fn turn(&self, state: &State) -> Turn<Prompt> {
        self.inner.turn(state)
    }

    fn legal(&self, state: &State, out: &mut Actions<Action>) {
        self.inner.legal(state, out);
        if self.wrong() == Wrong::Peeks && out.len() > 1 && self.luck(state).is_multiple_of(2) {
            out.pop();
        }
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        self.inner.apply(state, action, log);
    }

    fn why_not(&self, state: &State, action: Action) -> Option<Reason> {
        let refused = self.wrong() == Wrong::Refuses && action == Action::Pass;
        if refused { Some(Reason::NotAsked) } else { self.inner.why_not(state, action) }
    }

    fn view(&self, state: &State, viewer: Viewer) -> Self::View {
        let leak = if self.wrong() == Wrong::Leaks { self.luck(state) } else { 0 };
        (self.inner.view(state, viewer), leak)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::PhaseEnded { .. } if self.wrong() == Wrong::Stutters => {
                Some(Event::RoundStarted { round: 0, governor: Seat(0) })
            }
            Event::RoundStarted { round: 0, .. } => None,
            _ => self.inner.redact(event, viewer),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        self.inner.reveals(event)
    }

    fn determinize_for(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        self.inner.determinize_for(state, viewer, rng);
    }

    fn tallies(&self, state: &State) -> Tallies {
        self.inner.tallies(state)
    }

    fn score(&self, state: &State) -> ScoreSheet {
        self.inner.score(state)
    }

    fn position(&self, state: &State) -> Self::Position {
        let mut position = self.inner.position(state);
        if self.wrong() == Wrong::Forgets {
            position.luck = 0;
        }
        (self.wrong(), position)
    }

    fn from_position(position: &Self::Position) -> Result<(Self, State), PositionError> {
        let (inner, state) = SanJuan::from_position(&position.1).map_err(PositionError::in_words)?;
        Ok((Faulty { config: (position.0, inner.config().clone()), inner }, state))
    }

    fn check(&self, state: &State) -> Result<(), String> {
        if self.wrong() == Wrong::Loses && state.round() >= 3 {
            return Err("a card is lost".into());
        }
        self.inner.check(state)
    }
}

impl Listed for Faulty {
    const TITLE: &'static str = "Faulty";

    fn choices() -> Vec<ConfigChoice> {
        Vec::new()
    }

    fn modes() -> Vec<Mode<Self::Config>> {
        use Wrong::{Forgets, Leaks, Loses, Nothing, Peeks, Refuses, Stutters};
        let all = [Nothing, Loses, Leaks, Forgets, Refuses, Peeks, Stutters];
        let mode =
            |wrong: Wrong| Mode { name: format!("{wrong:?}"), configs: vec![(wrong, Config::default())] };
        all.map(mode).to_vec()
    }

    fn show(&self, _state: &State, _eye: Option<Viewer>) -> String {
        String::new()
    }
}

fn soaked(mode: &str) -> super::SoakReport {
    let campaign = Campaign { modes: vec![mode.to_owned()], games: 16, seed: 7, jobs: 1, closely: 24 };
    soak::<Faulty>(&campaign.modes, &campaign, &|_| {}).expect("the mode exists")
}

/// The first violation of a mode.
fn found(mode: &str) -> super::Violation {
    soaked(mode).violation.unwrap_or_else(|| panic!("{mode} went unnoticed"))
}

#[test]
fn a_sound_game_passes() {
    let haul = soaked("Nothing");
    assert!(haul.violation.is_none(), "{:?}", haul.violation);
    assert_eq!(haul.modes[0].games, 16);
}

#[test]
fn every_fault_is_found_and_named() {
    for (mode, told) in [
        ("Loses", "a card is lost"),
        ("Leaks", "shows what is hidden"),
        ("Forgets", "another state"),
        ("Refuses", "Pass is listed but refused"),
        ("Peeks", "depends on what is hidden"),
        ("Stutters", "not redacted once and for all"),
    ] {
        let violation = found(mode);
        assert!(violation.problem.contains(told), "{mode}: {}", violation.problem);
    }
}

#[test]
fn a_violation_comes_with_a_game_that_replays() {
    let violation = found("Loses");
    let record: Record<Faulty> = serde_json::from_str(violation.record.get()).expect("a record");
    let restored = record.restore().expect("a sound record");
    assert!(restored.actions.len() > 6 && restored.state.round() == 3);
    assert_eq!((record.seed, violation.action.is_none()), (violation.seed, true));
    assert_eq!(found("Loses").record.get(), violation.record.get(), "the same every time");
}

#[test]
fn a_game_that_made_the_rules_panic_can_be_told_from_its_choices() {
    let config = serde_json::to_string(&Config::default()).expect("JSON");
    let wreck = rerun::<SanJuan>(&config, 5, &[3, 0, 0]).expect("three choices");
    let record: Record<SanJuan> = serde_json::from_str(wreck.record.get()).expect("a record");
    let restored = record.restore().expect("a sound record");
    let action: Action = serde_json::from_str(wreck.action.get()).expect("an action");
    assert_eq!((record.seed, restored.actions.len()), (5, 2));
    assert_eq!(restored.game.why_not(&restored.state, action), None);
    assert!(rerun::<SanJuan>(&config, 5, &[]).is_none() && rerun::<SanJuan>(&config, 5, &[99, 0]).is_none());
}
