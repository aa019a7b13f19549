//! A guided first game: a deal that is the same for all, and what its coach explains when it first matters.

use std::ops::RangeInclusive;

use ai::LevelId;
use game_core::{Seat, Turn, Viewer};
use session::{Player, Session, TableSetup};

use super::{ConfigOf, EventOf, GameUi, PromptOf, ViewOf};

/// Seat of the person who learns.
pub const LEARNER: Seat = Seat(0);
/// Seats at the table: enough for every rule about others to matter, and short waits.
pub const SEATS: u8 = 3;
/// Level of the opponents. They make the mistakes of a first game, so a learner who follows the coach can win, and still
/// do all that the coach speaks of: they build, produce, sell and ship.
pub const OPPONENTS: LevelId = LevelId::Newcomer;

/// A guided first game.
pub struct Guide<G: GameUi> {
    /// Seed of the deal.
    pub seed: u64,
    /// Its configuration, with the learner as first player.
    pub config: fn() -> ConfigOf<G>,
    /// Things that the coach explains, in the order in which they are told where several matter at once.
    pub topics: &'static [Topic<G>],
    /// Returns true if the coach says what it thinks of an answer to this question.
    pub judges: fn(&PromptOf<G>) -> bool,
}

/// A thing that the coach explains once.
pub struct Topic<G: GameUi> {
    /// Its key: that of its message, and of what is kept.
    pub key: &'static str,
    /// Moment at which it first matters.
    pub when: When<G>,
    /// Places that it is about, by the names that boards give them; those that are not on the screen are passed over.
    pub show: &'static [&'static str],
}

impl<G: GameUi> Topic<G> {
    /// The topic with this key, which matters then and is about these places.
    pub const fn new(key: &'static str, when: When<G>, show: &'static [&'static str]) -> Topic<G> {
        Topic { key, when, show }
    }
}

/// Moment at which a thing matters.
pub enum When<G: GameUi> {
    /// The learner is asked such a question.
    Asked(fn(&PromptOf<G>, &ViewOf<G>) -> bool),
    /// Such a thing has happened.
    Seen(fn(&EventOf<G>) -> bool),
    /// The game is over.
    Over,
}

/// The table of the guided game, with these names.
pub fn setup<G: GameUi>(names: impl IntoIterator<Item = String>) -> TableSetup<G::Game> {
    let guide = G::guide();
    let seats = (0..SEATS).zip(names).map(|(seat, name)| match Seat(seat) == LEARNER {
        true => Player::person(name),
        false => Player::opponent(name, OPPONENTS),
    });
    TableSetup { config: (guide.config)(), seed: guide.seed, seats: seats.collect() }
}

/// Returns true if `session` is the guided game: the deal says so, in a save that was taken to another device too.
pub fn is_guided<G: GameUi>(session: &Session<G::Game>) -> bool {
    let guide = G::guide();
    let TableSetup { config, seed, seats } = session.setup();
    let sits_here = |(seat, player): (usize, &Player)| player.is_person() == (seat == LEARNER.index());
    seed == guide.seed
        && seats.iter().enumerate().all(sits_here)
        && config == (guide.config)()
        && session.by_link().is_none()
        && !session.is_mirror()
        && !session.is_host()
}

/// Things that the present question is about, or the end.
pub fn asked<G: GameUi>(session: &Session<G::Game>) -> impl Iterator<Item = &'static Topic<G>> {
    let view = session.view(Viewer::Seat(LEARNER));
    let matters = move |topic: &&Topic<G>| match (&topic.when, session.turn()) {
        (When::Asked(is_it), Turn::Choose { seat: LEARNER, prompt }) => is_it(&prompt, &view),
        (When::Over, Turn::Over) => true,
        _ => false,
    };
    G::guide().topics.iter().filter(matters)
}

/// Things that have happened in these steps.
pub fn happened<G: GameUi>(
    session: &Session<G::Game>,
    steps: RangeInclusive<usize>,
) -> impl Iterator<Item = &'static Topic<G>> {
    let events: Vec<EventOf<G>> =
        steps.flat_map(|step| session.events_at(step, Viewer::Seat(LEARNER))).collect();
    let matters = move |topic: &&Topic<G>| match topic.when {
        When::Seen(is_it) => events.iter().any(is_it),
        When::Asked(_) | When::Over => false,
    };
    G::guide().topics.iter().filter(matters)
}
