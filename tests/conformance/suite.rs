//! The generic checks. A game brings its configurations and every action that
//! could ever be named; the suite plays random games through them.

use game_core::undo::{Barrier, undoable};
use game_core::{Actions, Game, MAX_LEGAL, Mute, Record, Rng, Seat, Turn, Viewer, json};
use serde_json::Value;

/// A random game longer than this many choices does not end.
const BOUND: usize = 20_000;

/// A game under test.
pub struct Subject<G: Game> {
    pub game: G,
    /// Every action that can be named at all, legal or not.
    pub universe: Vec<G::Action>,
}

/// A finished random game.
pub struct Played<G: Game> {
    pub actions: Vec<G::Action>,
    pub end: G::State,
}

impl<G: Game> Subject<G> {
    fn legal(&self, state: &G::State) -> Actions<G::Action> {
        let mut out = Actions::new();
        self.game.legal(state, &mut out);
        out
    }

    /// Plays uniformly at random, showing every state to `look`.
    pub fn play(&self, seed: u64, mut look: impl FnMut(&G::State, &[G::Action])) -> Played<G> {
        let mut rng = Rng::stream(seed, 99);
        let mut state = self.game.setup(seed, &mut Mute);
        let mut actions = Vec::new();
        while let Turn::Choose { .. } = self.game.turn(&state) {
            let legal = self.legal(&state);
            assert!(!legal.is_empty(), "seed {seed}: somebody is asked but nothing is legal: {state:?}");
            look(&state, &legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            self.game.apply(&mut state, action, &mut Mute);
            actions.push(action);
            assert!(actions.len() < BOUND, "seed {seed}: the game does not end");
        }
        assert!(self.legal(&state).is_empty(), "seed {seed}: actions after the end");
        Played { actions, end: state }
    }

    /// Listed ⇔ legal: every listed action applies, every other one is
    /// refused with a reason and changes nothing.
    pub fn listed_is_legal(&self, seed: u64) {
        let mut rng = Rng::stream(seed, 98);
        self.play(seed, |state, legal| {
            assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "not sorted or not unique: {legal:?}");
            assert!(legal.len() <= MAX_LEGAL);
            let asked = self.game.turn(state).seat();
            assert!(asked.is_some_and(|seat| !self.game.is_automa(seat)), "the rules play {asked:?}");
            for action in legal {
                let mut after = state.clone();
                let played = self.game.play(&mut after, *action, &mut Mute);
                assert!(played.is_ok(), "{action:?} is listed but refused: {played:?}");
                self.game.check(&after).unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
            }
            // The whole universe at every step would be slow; a sample covers it over many games.
            for _ in 0..12 {
                let action = self.universe[rng.below(self.universe.len() as u32) as usize];
                if legal.contains(&action) {
                    continue;
                }
                let mut after = state.clone();
                assert!(self.game.play(&mut after, action, &mut Mute).is_err(), "{action:?} is not listed");
                assert!(self.game.why_not(state, action).is_some());
                assert_eq!(&after, state, "a refused {action:?} changed the state");
            }
        });
    }

    /// Nothing is lost at any step, and an end is reached.
    pub fn conserves(&self, seed: u64) {
        let played = self.play(seed, |state, _| {
            self.game.check(state).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        });
        self.game.check(&played.end).unwrap_or_else(|broken| panic!("seed {seed} at the end: {broken}"));
    }

    /// Equal seeds give equal games; a record gives the game back.
    pub fn replays(&self, seed: u64) {
        let played = self.play(seed, |_, _| {});
        let again = self.game.replay(seed, &played.actions).expect("a played game replays");
        assert_eq!(again, played.end);
        for cut in [0, 1, played.actions.len() / 3, played.actions.len() / 2, played.actions.len()] {
            let actions = &played.actions[..cut];
            let state = self.game.replay(seed, actions).expect("a part of a played game replays");
            let record = Record::capture(&self.game, seed, None, actions, &state);
            let json = serde_json::to_string(&record).expect("records serialise");
            let read: Record<G> = serde_json::from_str(&json).expect("records parse");
            assert_eq!(read, record);
            let restored = read.restore().unwrap_or_else(|error| panic!("seed {seed} cut {cut}: {error}"));
            assert_eq!(restored.state, state);
            assert!(!restored.history_lost);
        }
    }

    /// A position written and read again is the same state, whoever writes and
    /// reads; what is nothing may as well be left out.
    pub fn positions_round_trip(&self, seed: u64) {
        self.play(seed, |state, _| {
            let position = self.game.position(state);
            let json = serde_json::to_string(&position).expect("positions serialise");
            let read: G::Position = serde_json::from_str(&json).expect("positions parse");
            assert_eq!(read, position);
            assert_eq!(json::write(&position), json);
            assert_eq!(json::read(&json).as_ref(), Ok(&position));
            if json.contains(":null") {
                let mut value = serde_json::from_str(&json).expect("JSON");
                leave_out_nulls(&mut value);
                assert_eq!(json::read(&value.to_string()).as_ref(), Ok(&position), "{value}");
            }
            let (game, back) = G::from_position(&read).unwrap_or_else(|error| panic!("{error}\n{json}"));
            assert!(
                &back == state,
                "seed {seed}: read back differs: {:?}\n{json}",
                self.game.position(&back)
            );
            assert_eq!(game.config(), self.game.config());
        });
    }

    /// Taking back is replaying fewer actions, and never past what was shown.
    pub fn undo_is_replay(&self, seed: u64) {
        let played = self.play(seed, |_, _| {});
        let start = self.game.setup(seed, &mut Mute);
        for len in (1..played.actions.len()).step_by(5) {
            let actions = &played.actions[..len];
            let last = self.game.turn(&self.game.replay(seed, &actions[..len - 1]).expect("replays")).seat();
            let (run, barrier) = undoable(&self.game, &start, actions, |seat| Some(seat) == last);
            assert!(run <= len);
            if run == 0 {
                assert_ne!(barrier, Barrier::Beginning, "the last action was the owner's");
                continue;
            }
            for back in 1..=run {
                let state = self.game.replay(seed, &actions[..len - back]).expect("replays");
                assert_eq!(self.game.turn(&state).seat(), last, "taken back into another seat's choice");
            }
        }
    }

    /// Hidden facts change neither the view of a seat nor its legal actions.
    pub fn hides(&self, seed: u64) {
        let (mut rng, mut turns) = (Rng::stream(seed, 97), Rng::stream(seed, 99));
        self.play(seed, |state, legal| {
            for seat in Seat::all(self.game.seats()) {
                let mut other = state.clone();
                self.game.determinize(&mut other, seat, &mut rng);
                self.game.check(&other).unwrap_or_else(|broken| panic!("determinized: {broken}"));
                let viewer = Viewer::Seat(seat);
                assert_eq!(self.game.view(&other, viewer), self.game.view(state, viewer));
                let public = self.game.view(state, Viewer::Public);
                assert_eq!(self.game.view(&other, Viewer::Public), public);
                // Writing whole positions takes long: of the worlds of one seat in turn.
                if turns.below(self.game.seats().into()) == 0 {
                    self.hides_from_all(state, other.clone());
                }
                if self.game.turn(state).seat() == Some(seat) {
                    assert_eq!(&self.legal(&other)[..], legal, "legal actions depend on hidden facts");
                }
            }
        });
    }

    /// Two worlds that look alike to everybody are the same to somebody without a seat, to the last byte.
    fn hides_from_all(&self, state: &G::State, other: G::State) {
        let [one, two] = [state.clone(), other].map(|mut state| {
            self.game.determinize_for(&mut state, Viewer::Public, &mut Rng::stream(97, 98));
            self.game.check(&state).unwrap_or_else(|broken| panic!("dealt anew for all: {broken}"));
            state
        });
        assert_eq!(self.game.view(&one, Viewer::Public), self.game.view(state, Viewer::Public));
        let text = |state| serde_json::to_string(&self.game.position(state)).expect("positions serialise");
        assert_eq!(text(&one), text(&two), "what nobody may know leaves a trace");
    }

    /// Somebody who lets the others choose anew what they have chosen in secret
    /// has the same choice as before, and the game goes on by its rules.
    pub fn reopens(&self, seed: u64) {
        let mut rng = Rng::stream(seed, 96);
        self.play(seed, |state, legal| {
            let Some(seat) = self.game.turn(state).seat().filter(|_| rng.below(8) == 0) else { return };
            let mut open = state.clone();
            self.game.determinize(&mut open, seat, &mut rng);
            self.game.reopen(&mut open, seat);
            assert_eq!(self.game.turn(&open), self.game.turn(state));
            assert_eq!(&self.legal(&open)[..], legal);
            for _ in 0..200 {
                let legal = self.legal(&open);
                assert_eq!(legal.is_empty(), self.game.is_over(&open));
                if legal.is_empty() {
                    break;
                }
                self.game.apply(&mut open, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
            }
        });
    }

    /// An event as others hear it does not depend on what is hidden from
    /// them, and hearing it again hides nothing more.
    pub fn events_hide(&self, seed: u64) {
        let played = self.play(seed, |_, _| {});
        let mut log = Vec::new();
        let mut state = self.game.setup(seed, &mut log);
        for action in played.actions {
            self.game.apply(&mut state, action, &mut log);
        }
        for event in &log {
            for viewer in Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
                let Some(heard) = self.game.redact(event, viewer) else { continue };
                assert_eq!(self.game.redact(&heard, viewer), Some(heard.clone()), "redaction is not final");
                let public = self.game.redact(event, Viewer::Public);
                assert_eq!(
                    self.game.redact(&heard, Viewer::Public),
                    public,
                    "the public hears more than a seat"
                );
            }
        }
    }

    /// Runs everything on `games` seeds.
    pub fn run(&self, games: u64) {
        for seed in 0..games {
            self.listed_is_legal(seed);
            self.conserves(1000 + seed);
            self.replays(2000 + seed);
            self.positions_round_trip(3000 + seed);
            self.undo_is_replay(4000 + seed);
            self.hides(5000 + seed);
            self.events_hide(6000 + seed);
            self.reopens(7000 + seed);
            self.actions_hide(8000 + seed);
        }
    }
}

fn leave_out_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(leave_out_nulls);
        }
        Value::Array(elements) => elements.iter_mut().for_each(leave_out_nulls),
        _ => {}
    }
}
