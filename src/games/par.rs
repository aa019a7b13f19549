//! Par: what a strong player makes from the person's seat of a deal of the day,
//! on average over several games against the same opponents. Worked out beforehand
//! by `referee par`, kept as a table of points by day and game.

use ai::{Bot, LevelId, Playable, Slip, Terms, choose, level::Level, player::searched};
use game_core::{Actions, Mute, Rng};
use session::daily::{Daily, Date, deal};

/// The games in the order of the table's columns.
pub const GAMES: [&str; 3] = ["san-juan", "puerto-rico", "ginkgopolis"];

/// Days and par by game, a line each, as `referee par` writes them.
const TABLE: &str = include_str!("par.txt");

/// Games played for each par.
pub const SAMPLES: u64 = 3;

/// Player of the person's seat: judges by the weights of the features and makes no slips, with few
/// playouts, so that a year of pars takes minutes.
pub const PLAYER: Level = Level {
    nodes: 300,
    most: 300,
    opening: Slip::NONE,
    exact: 0,
    terms: Terms::WEIGHED,
    ..*LevelId::Master.level()
};

/// The purpose of the random streams.
const CHOICES: u64 = 0x9A12;

/// The points to be reached in the deal of `date` of the game with this key; `None` if the
/// table does not reach so far.
pub fn par(game: &str, date: Date) -> Option<i16> {
    let column = GAMES.iter().position(|known| *known == game)?;
    let day = date.to_string();
    let line = TABLE.lines().find_map(|line| line.strip_prefix(&day))?;
    line.split_whitespace().nth(column)?.parse().ok()
}

/// Works out the par of a deal: the mean of [`SAMPLES`] games, rounded.
///
/// # Panics
/// If the configuration of that weekday is none of the game's, which a test rules out.
pub fn work_out<G: Daily + Playable>(date: Date) -> i16 {
    let sum: i32 = (0..SAMPLES).map(|sample| i32::from(points::<G>(date, sample))).sum();
    let (sum, count) = (sum * 2 + SAMPLES as i32, SAMPLES as i32 * 2);
    sum.div_euclid(count) as i16
}

/// Plays one such game and returns the points of the person's seat.
fn points<G: Daily + Playable>(date: Date, sample: u64) -> i16 {
    let setup = deal::<G>(date);
    let game = G::new(&setup.config).expect("invariant: the week consists of legal configurations");
    let own = setup.seats.iter().position(|player| player.is_person());
    let own = own.expect("invariant: a person sits at every deal of the day");
    let mut state = game.setup(setup.seed, &mut Mute);
    let mut seeds = Rng::stream(setup.seed, CHOICES ^ sample << 16);
    let mut legal = Actions::new();
    while let Some(seat) = game.turn(&state).seat() {
        legal.clear();
        game.legal(&state, &mut legal);
        let action = match (&legal[..], setup.seats[seat.index()].controller.level()) {
            (&[only], _) => only,
            (_, Some(level)) => choose(&game, &state, Bot::Level(level), seeds.next(), || false),
            (_, None) => {
                searched(&game, game.evaluator(PLAYER.terms), &state, &PLAYER, seeds.next(), || false)
            }
        };
        game.apply(&mut state, action, &mut Mute);
    }
    game.tallies(&state)[own].points
}
