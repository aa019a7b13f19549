//! A running game of a known type.

use std::str::FromStr;

use super::fault::{Code, Fault};
use super::listing::{Listed, Thought};
use super::standing::Standing;
use super::table::{Explained, Form, Live, TimelineStep};
use super::text::{Json, example, json, parse, short};
use ai::{Bot, Playable, choose};
use game_core::{Actions, Game, Mute, Record, Turn, Viewer};

/// A running game with its history.
pub struct Play<G: Game> {
    game: G,
    seed: u64,
    /// The position the game began from, if not from the ordinary setup.
    origin: Option<G::Position>,
    start: G::State,
    state: G::State,
    actions: Vec<G::Action>,
    form: Form,
    history_lost: bool,
}

impl<G: Game> Play<G> {
    /// A new game.
    pub fn deal(game: G, seed: u64) -> Self {
        let start = game.setup(seed, &mut Mute);
        let state = start.clone();
        let form = Form::Position;
        Play { game, seed, origin: None, start, state, actions: Vec::new(), form, history_lost: false }
    }

    /// A game that begins with a position.
    ///
    /// # Errors
    /// The path of whatever cannot be.
    pub fn from_position(position: G::Position) -> Result<Self, Fault> {
        let (game, start) = G::from_position(&position)?;
        Ok(Play {
            // What the position leaves open is settled now.
            origin: Some(game.position(&start)),
            state: start.clone(),
            game,
            seed: 0,
            start,
            actions: Vec::new(),
            form: Form::Position,
            history_lost: false,
        })
    }

    /// A game as it was stored.
    ///
    /// # Errors
    /// Everything that [`Record::restore`] refuses.
    pub fn from_record(record: &Record<G>) -> Result<Self, Fault> {
        let restored = record.restore()?;
        let origin = if restored.history_lost { Some(record.snapshot.clone()) } else { record.start.clone() };
        Ok(Play {
            game: restored.game,
            seed: record.seed,
            origin,
            start: restored.start,
            state: restored.state,
            actions: restored.actions,
            form: Form::Record,
            history_lost: restored.history_lost,
        })
    }

    /// The action that a text is; a text that is none is answered with one
    /// that is legal in `state`.
    fn action(&self, state: &G::State, text: &str) -> Result<G::Action, Fault> {
        parse(text).map_err(|fault: Fault| {
            let mut legal = Actions::new();
            self.game.legal(state, &mut legal);
            let legal: Vec<Json> = legal.iter().map(json).collect();
            fault.with_example(example(text, &legal))
        })
    }

    /// Checks that a viewer belongs to this table. Nobody sits where the rules
    /// play: whoever looks from there sees what everybody sees.
    fn seated(&self, viewer: Viewer) -> Result<Viewer, Fault> {
        match viewer {
            Viewer::Seat(seat) if seat.0 >= self.game.seats() => {
                let problem = format!("seats are 0 to {}, not {}", self.game.seats() - 1, seat.0);
                Err(Fault::new(Code::Unknown, problem).within("seat"))
            }
            Viewer::Seat(seat) if self.game.is_automa(seat) => Ok(Viewer::Public),
            _ => Ok(viewer),
        }
    }

    fn heard(&self, events: &[G::Event], viewer: Option<Viewer>) -> Vec<Json> {
        let heard = events.iter().filter_map(|event| match viewer {
            None => Some(event.clone()),
            Some(viewer) => self.game.redact(event, viewer),
        });
        heard.map(|event| json(&event)).collect()
    }
}

impl<G: Listed + Playable> Live for Play<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn form(&self) -> Form {
        self.form
    }

    fn turn(&self) -> Json {
        json(&self.game.turn(&self.state))
    }

    fn turn_words(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Over => "the game is over".to_owned(),
            Turn::Choose { seat, prompt } => format!("seats[{}] chooses: {}", seat.0, short(&prompt)),
        }
    }

    fn legal(&self) -> Vec<Json> {
        let mut legal = Actions::new();
        self.game.legal(&self.state, &mut legal);
        legal.iter().map(json).collect()
    }

    fn act(&mut self, actions: &[String], viewer: Option<Viewer>) -> Result<Vec<Json>, Fault> {
        let viewer = viewer.map(|viewer| self.seated(viewer)).transpose()?;
        let mut state = self.state.clone();
        let (mut done, mut events) = (Vec::new(), Vec::new());
        for (index, text) in actions.iter().enumerate() {
            let at = |fault: Fault| fault.within(&format!("actions[{index}]"));
            let action = self.action(&state, text).map_err(at)?;
            self.game.play(&mut state, action, &mut events).map_err(|refusal| at(Fault::refused(refusal)))?;
            done.push(action);
        }
        self.state = state;
        self.actions.extend(done);
        Ok(self.heard(&events, viewer))
    }

    fn allows(&self, action: &str) -> Result<(), Fault> {
        let action = self.action(&self.state, action).map_err(|fault| fault.within("action"))?;
        let refused = self.game.play(&mut self.state.clone(), action, &mut Mute);
        refused.map_err(|refusal| Fault::refused(refusal).within("action"))
    }

    fn view(&self, viewer: Viewer) -> Result<Json, Fault> {
        Ok(json(&self.game.view(&self.state, self.seated(viewer)?)))
    }

    fn show(&self, viewer: Option<Viewer>) -> Result<String, Fault> {
        let viewer = viewer.map(|viewer| self.seated(viewer)).transpose()?;
        Ok(self.game.show(&self.state, viewer))
    }

    fn document(&self, form: Form) -> Json {
        match form {
            Form::Position => json(&self.game.position(&self.state)),
            Form::Record => {
                let origin = self.origin.as_ref();
                json(&Record::capture(&self.game, self.seed, origin, &self.actions, &self.state))
            }
        }
    }

    fn score(&self, viewer: Option<Viewer>) -> Result<Standing, Fault> {
        let viewer = viewer.map(|viewer| self.seated(viewer)).transpose()?;
        let sheet = self.game.score(&self.state);
        Ok(match viewer.filter(|_| !self.is_over()) {
            None => Standing::whole(sheet),
            Some(viewer) => Standing::seen(sheet, viewer),
        })
    }

    fn is_over(&self) -> bool {
        self.game.is_over(&self.state)
    }

    fn timeline(&self, viewer: Option<Viewer>) -> Result<Vec<TimelineStep>, Fault> {
        let viewer = viewer.map(|viewer| self.seated(viewer)).transpose()?;
        let mut state = self.start.clone();
        let mut steps = Vec::new();
        for &action in &self.actions {
            let before = state.clone();
            let mut events = Vec::new();
            self.game.apply(&mut state, action, &mut events);
            let Turn::Choose { seat, prompt } = self.game.turn(&before) else {
                unreachable!("invariant: the actions were carried out before")
            };
            let events = self.heard(&events, viewer);
            let told = viewer.map_or(Some(action), |viewer| self.game.redact_action(action, seat, viewer));
            // What a viewer neither hears nor sees did not happen yet for it: how
            // many such choices there were can be a secret as well.
            let unseen = |viewer| self.game.view(&before, viewer) == self.game.view(&state, viewer);
            if told.is_none() && events.is_empty() && viewer.is_some_and(unseen) {
                continue;
            }
            let action = told.map(|action| json(&action));
            steps.push(TimelineStep {
                index: steps.len(),
                seat: seat.0,
                prompt: json(&prompt),
                action,
                events,
            });
        }
        Ok(steps)
    }

    fn explain(&self, actions: &[String]) -> Result<Vec<Explained>, Fault> {
        let thoughts = |events: &[G::Event]| {
            // Only those whom the rules play have to be explained.
            let automas = |thought: &Thought| self.game.is_automa(thought.seat);
            events.iter().filter_map(G::thought).filter(automas).collect::<Vec<Thought>>()
        };
        let (mut state, mut explained) = (self.state.clone(), Vec::new());
        let mut todo = Vec::new();
        if actions.is_empty() {
            let mut events = Vec::new();
            state = match self.origin {
                None => self.game.setup(self.seed, &mut events),
                Some(_) => self.start.clone(),
            };
            explained.push(Explained { seat: None, action: None, thoughts: thoughts(&events) });
            todo.extend(self.actions.iter().map(|&action| Ok(action)));
        }
        todo.extend(actions.iter().map(Err));
        for (index, next) in todo.into_iter().enumerate() {
            let at = |fault: Fault| fault.within(&format!("actions[{index}]"));
            let action = next.or_else(|text| self.action(&state, text)).map_err(at)?;
            let (seat, mut events) = (self.game.turn(&state).seat(), Vec::new());
            self.game.play(&mut state, action, &mut events).map_err(|refusal| at(Fault::refused(refusal)))?;
            let (seat, action) = (seat.map(|seat| seat.0), Some(json(&action)));
            explained.push(Explained { seat, action, thoughts: thoughts(&events) });
        }
        explained.retain(|explained| !explained.thoughts.is_empty());
        Ok(explained)
    }

    fn history_lost(&self) -> bool {
        self.history_lost
    }

    fn choose(&self, bot: &str, seed: u64) -> Result<Json, Fault> {
        if self.is_over() {
            return Err(Fault::new(Code::GameOver, "the game is over"));
        }
        let bot = self::bot::<G>(bot)?;
        Ok(json(&choose(&self.game, &self.state, bot, seed, || false)))
    }

    fn copy(&self) -> Box<dyn Live> {
        let game = G::new(self.game.config()).expect("invariant: a game's own configuration is legal");
        Box::new(Play {
            game,
            seed: self.seed,
            origin: self.origin.clone(),
            start: self.start.clone(),
            state: self.state.clone(),
            actions: self.actions.clone(),
            form: self.form,
            history_lost: self.history_lost,
        })
    }
}

/// The opponent called `name`.
///
/// # Errors
/// A name nobody goes by, or nobody who plays this game, with those who do.
pub fn bot<G: Listed>(name: &str) -> Result<Bot, Fault> {
    let unknown = |problem: String| Fault::new(Code::Unknown, problem).within("bot");
    let bot = Bot::from_str(name).map_err(|nobody| unknown(nobody.to_string()))?;
    if G::BOTS.contains(&bot) {
        return Ok(bot);
    }
    let known: Vec<&str> = G::BOTS.iter().map(|bot| bot.key()).collect();
    Err(unknown(format!("{bot} does not play {} yet; there are {}", G::ID, known.join(" "))))
}
