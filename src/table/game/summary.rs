//! From a session to the summary that the list of saved games shows, and to what is kept of a
//! finished game for statistics.

use game_core::{Seat, Viewer};
use session::save::Save;
use session::saves::{GameStage, SaveSummary, SeatSummary};
use session::statistics::{GameFacts, SeatFacts, Who, identity};
use session::{Controller, Session};

use crate::board::{ActionOf, GameUi, ViewOf};
use crate::picture::Plan;
use ui::i18n::Lang;
use ui::i18n::automa::Automa;

/// Part of a game in its summary. Public facts only: a list of games is seen by everybody who uses
/// the device.
pub trait GameSummary: GameUi {
    /// The round, from 1; 0 before the first.
    fn round(view: &ViewOf<Self>) -> u16;

    /// Buildings of a seat, left to right: ids in the sprite `art/<game>.svg`.
    fn fronts(view: &ViewOf<Self>, seat: Seat) -> Vec<String>;

    /// Opponent by the rules in `seat`; `None` for everybody else.
    fn automa(_game: &Self::Game, _seat: Seat) -> Option<Automa> {
        None
    }

    /// The key of the edition, for lists and statistics.
    fn edition_key(game: &Self::Game) -> &'static str;

    /// The keys of the expansions and variants in play, for lists and statistics.
    fn module_keys(game: &Self::Game) -> Vec<&'static str>;

    /// The keys of the pieces that stand before a seat, each once, as the rules reference knows them.
    fn standing(view: &ViewOf<Self>, seat: Seat) -> Vec<String>;

    /// The key of what an action chooses, if it belongs to how a seat begins: a role, a character.
    fn opening_step(action: ActionOf<Self>) -> Option<String>;

    /// The city that all seats share, for the end of a game; `None` where each has its own.
    fn plan(_view: &ViewOf<Self>, _names: &[String], _lang: Lang) -> Option<Plan> {
        None
    }

    /// Returns true if one of these drawings takes the room of two.
    fn is_wide(_front: &str) -> bool {
        false
    }
}

/// The summary of a session. Title, dates and revision are the library's.
pub fn summary_of<G: GameSummary>(session: &Session<G::Game>) -> SaveSummary {
    let view = session.view(Viewer::Public);
    let over = session.is_over();
    let score = over.then(|| session.score());
    let seats = session.seats().iter().zip(Seat::all(session.seats().len() as u8)).map(|(player, seat)| {
        let result = score.as_ref().map(|sheet| &sheet.seats[seat.index()]);
        let automa = G::automa(session.game(), seat);
        SeatSummary {
            name: player.name.clone(),
            level: match automa {
                Some(_) => None,
                None => player.controller.level().map(|level| level.key().to_owned()),
            },
            automa: automa.map(|automa| automa.key().to_owned()),
            fronts: G::fronts(&view, seat),
            score: result.map(|result| i32::from(result.tally.points)),
            rank: result.map(|result| result.rank),
        }
    });
    SaveSummary {
        game: G::ID.to_owned(),
        edition: G::edition_key(session.game()).to_owned(),
        additions: G::module_keys(session.game()).len() as u8,
        seats: seats.collect(),
        round: G::round(&view),
        stage: if over { GameStage::Over } else { GameStage::Running },
        practice: session.marks().practice,
        devices: session.is_host(),
        ..SaveSummary::default()
    }
}

/// Number of steps of an opening that are kept.
const OPENING: usize = 3;

/// Returns the facts of a finished game, whose save is `save`, for statistics. Its place in the
/// library and its dates are the library's.
pub fn facts_of<G: GameSummary>(session: &Session<G::Game>, save: &Save<G::Game>) -> GameFacts {
    let (view, score) = (session.view(Viewer::Public), session.score());
    let seat = |seat: Seat| {
        let (player, result) = (&session.seats()[seat.index()], &score.seats[seat.index()]);
        let who = match (G::automa(session.game(), seat), player.controller.level()) {
            (Some(automa), _) => Who::Rule(automa.key().to_owned()),
            (None, None) => Who::Person(player.name.clone()),
            (None, Some(level)) => match player.controller {
                Controller::Matched(rung, _) => Who::Matched(rung),
                _ => Who::Level(level.key().to_owned()),
            },
        };
        let bare = SeatFacts { who, points: result.tally.points, rank: result.rank, ..SeatFacts::default() };
        if !bare.is_person() {
            return bare;
        }
        let lines = result.lines.iter();
        SeatFacts {
            sources: lines.map(|line| (line.source.clone().into_owned(), line.points)).collect(),
            standing: G::standing(&view, seat),
            opening: opening::<G>(session, seat),
            ..bare
        }
    };
    GameFacts {
        id: identity(save),
        game: G::ID.to_owned(),
        edition: G::edition_key(session.game()).to_owned(),
        modules: G::module_keys(session.game()).into_iter().map(str::to_owned).collect(),
        rounds: G::round(&view),
        practice: session.marks().practice,
        hints: session.marks().hints,
        seats: Seat::all(session.seats().len() as u8).map(seat).collect(),
        ..GameFacts::default()
    }
}

/// Returns the opening of a seat, as far as its steps are known.
fn opening<G: GameSummary>(session: &Session<G::Game>, seat: Seat) -> Vec<String> {
    let notes = (1..=session.len()).map(|step| session.note(step, Viewer::Seat(seat)));
    let own = notes.filter(|note| note.seat == seat).filter_map(|note| note.action);
    own.filter_map(G::opening_step).take(OPENING).collect()
}

/// Each key once, in the order of their first appearance.
pub fn each_once(keys: impl Iterator<Item = String>) -> Vec<String> {
    let mut once: Vec<String> = Vec::new();
    for key in keys {
        if !once.contains(&key) {
            once.push(key);
        }
    }
    once
}
