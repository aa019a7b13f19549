//! One random game of a soak, with everything checked that a game promises.

use super::blackbox;
use super::listing::Listed;
use super::soak::Violation;
use super::text::{Json, json};
use game_core::{Actions, Game, Mute, Record, Rng, Seat, Sink, Viewer};

/// The purposes of the random streams.
const SEEDS: u64 = 0x50AC;
const CHOICES: u64 = 0x50AD;
const SAMPLES: u64 = 0x50AE;

/// More actions than any game takes.
const BOUND: usize = 20_000;
/// One game in so many has all its events heard and its record restored.
const CLOSE_GAMES: u64 = 8;

/// The seed of a campaign's game.
pub fn seed_of(family: u64, index: u64) -> u64 {
    Rng::stream(family, SEEDS ^ index << 16).next()
}

/// A game to be played.
pub struct Trial<'a, G: Game> {
    pub game: &'a G,
    pub mode: &'a str,
    pub seed: u64,
    pub index: u64,
    /// One step in so many is looked at closely.
    pub closely: u32,
}

/// A sound game.
pub struct Ended {
    pub actions: u64,
    /// The most that were ever legal at once.
    pub most_legal: usize,
    /// Events that the game calls remarkable.
    pub remarkable: u64,
}

/// Hears a game: counts what is remarkable, and keeps everything if it is
/// looked at closely.
struct Ear<'a, G: Listed> {
    events: &'a mut Vec<G::Event>,
    close: bool,
    remarkable: u64,
}

impl<G: Listed> Sink<G::Event> for Ear<'_, G> {
    type Unheard = Vec<G::Event>;

    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        if !self.close && G::REMARKABLE.is_none() {
            return;
        }
        let event = event();
        self.remarkable += u64::from(G::REMARKABLE.is_some_and(|(_, is)| is(&event)));
        if self.close {
            self.events.push(event);
        }
    }
}

type TrialResult = Result<(), String>;

impl<G: Listed> Trial<'_, G> {
    /// Plays uniformly at random to the end.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn play(&self) -> Result<Ended, Box<Violation>> {
        blackbox::begin(self.game, self.mode, self.seed);
        let close = self.index.is_multiple_of(CLOSE_GAMES);
        let mut rng = Rng::stream(self.seed, CHOICES);
        let mut samples = Rng::stream(self.seed, SAMPLES);
        let mut events = Vec::new();
        let mut state = self.game.setup(self.seed, &mut events);
        let mut actions = Vec::new();
        let mut legal = Actions::new();
        let (mut most_legal, mut remarkable) = (0, 0);
        loop {
            let look = samples.below(self.closely) == 0;
            let sound = self.step(&state, &mut legal, &events, look, &mut samples);
            sound.map_err(|problem| self.violation(&actions, problem))?;
            if self.game.is_over(&state) {
                break;
            }
            most_legal = most_legal.max(legal.len());
            let choice = rng.below(legal.len() as u32) as usize;
            blackbox::note(choice);
            events.clear();
            let mut ear = Ear::<G> { events: &mut events, close, remarkable: 0 };
            self.game.apply(&mut state, legal[choice], &mut ear);
            remarkable += ear.remarkable;
            actions.push(legal[choice]);
            if actions.len() > BOUND {
                return Err(self.violation(&actions, "the game does not end".into()));
            }
        }
        if close {
            self.restores(&state, &actions).map_err(|problem| self.violation(&actions, problem))?;
        }
        blackbox::end();
        Ok(Ended { actions: actions.len() as u64, most_legal, remarkable })
    }

    /// Looks at a state; fills `legal`.
    fn step(
        &self,
        state: &G::State,
        legal: &mut Actions<G::Action>,
        events: &[G::Event],
        close: bool,
        rng: &mut Rng,
    ) -> TrialResult {
        self.game.check(state)?;
        legal.clear();
        self.game.legal(state, legal);
        if legal.is_empty() != self.game.is_over(state) {
            return Err("somebody is asked exactly while something is legal".into());
        }
        self.hears(events)?;
        if !close {
            return Ok(());
        }
        self.listed_is_legal(state, legal)?;
        self.round_trips(state)?;
        self.hides(state, legal, rng)
    }

    /// Every listed action is legal.
    fn listed_is_legal(&self, state: &G::State, legal: &[G::Action]) -> TrialResult {
        match legal.iter().find(|&&action| self.game.why_not(state, action).is_some()) {
            Some(action) => Err(format!("{action:?} is listed but refused")),
            None => Ok(()),
        }
    }

    /// The position, written and read again, is the same state.
    fn round_trips(&self, state: &G::State) -> TrialResult {
        let text = json(&self.game.position(state));
        let read: G::Position = serde_json::from_str(text.get()).map_err(|error| error.to_string())?;
        let (_, back) = G::from_position(&read).map_err(|error| format!("its own position: {error}"))?;
        if &back == state { Ok(()) } else { Err("the position read back is another state".into()) }
    }

    /// A resampled state is sound, and looks the same to whom it was made for.
    fn hides(&self, state: &G::State, legal: &[G::Action], rng: &mut Rng) -> TrialResult {
        for seat in Seat::all(self.game.seats()) {
            let mut other = state.clone();
            self.game.determinize(&mut other, seat, rng);
            self.game.check(&other).map_err(|problem| format!("determinized for {seat}: {problem}"))?;
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                if self.game.view(&other, viewer) != self.game.view(state, viewer) {
                    return Err(format!("the view of {viewer:?} shows what is hidden from {seat}"));
                }
            }
            if self.game.turn(state).seat() == Some(seat) {
                let mut same = Actions::new();
                self.game.legal(&other, &mut same);
                if same[..] != *legal {
                    return Err(format!("what {seat} may do depends on what is hidden from it"));
                }
            }
        }
        Ok(())
    }

    /// An event loses nothing more when it is redacted twice, and nobody
    /// hears less than the public.
    fn hears(&self, events: &[G::Event]) -> TrialResult {
        let viewers = || Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Public]);
        for event in events {
            let public = self.game.redact(event, Viewer::Public);
            for viewer in viewers() {
                let Some(heard) = self.game.redact(event, viewer) else { continue };
                if self.game.redact(&heard, viewer).as_ref() != Some(&heard)
                    || self.game.redact(&heard, Viewer::Public) != public
                {
                    return Err(format!("{event:?} is not redacted once and for all for {viewer:?}"));
                }
            }
        }
        Ok(())
    }

    /// The record gives the game back.
    fn restores(&self, state: &G::State, actions: &[G::Action]) -> TrialResult {
        let record = Record::capture(self.game, self.seed, None, actions, state);
        let restored = record.restore().map_err(|error| error.to_string())?;
        if &restored.state == state { Ok(()) } else { Err("the record restores another state".into()) }
    }

    fn violation(&self, actions: &[G::Action], problem: String) -> Box<Violation> {
        // Without the last action if it led to a state that cannot be written.
        let whole = actions.len();
        let sound = [whole, whole.saturating_sub(1)].into_iter().find_map(|len| {
            let mut log = Mute;
            let mut state = self.game.setup(self.seed, &mut log);
            actions[..len].iter().for_each(|&action| self.game.apply(&mut state, action, &mut log));
            let record = Record::capture(self.game, self.seed, None, &actions[..len], &state);
            (record.restore().is_ok() || len == 0).then(|| (len, json(&record)))
        });
        let (len, record) = sound.unwrap_or_else(|| (0, json(&"no sound record")));
        Box::new(Violation {
            mode: self.mode.to_owned(),
            seed: self.seed,
            problem,
            action: actions.get(len).map(json),
            record,
        })
    }
}

/// A game that came to a sudden end.
pub struct Wreck {
    /// The record up to the last action.
    pub record: Json,
    /// The last action.
    pub action: Json,
}

/// Plays the choices of a game again, all but the last; `config` is JSON.
/// `None` if there is no last choice.
pub fn rerun<G: Game>(config: &str, seed: u64, choices: &[u8]) -> Option<Wreck> {
    let config: G::Config = serde_json::from_str(config).ok()?;
    let game = G::new(&config).ok()?;
    let mut state = game.setup(seed, &mut Mute);
    let (last, sound) = choices.split_last()?;
    let mut actions = Vec::new();
    for &choice in sound {
        let action = nth_legal(&game, &state, choice)?;
        game.apply(&mut state, action, &mut Mute);
        actions.push(action);
    }
    let action = json(&nth_legal(&game, &state, *last)?);
    Some(Wreck { record: json(&Record::capture(&game, seed, None, &actions, &state)), action })
}

fn nth_legal<G: Game>(game: &G, state: &G::State, choice: u8) -> Option<G::Action> {
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    legal.get(choice as usize).copied()
}
