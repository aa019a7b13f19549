//! The tables of `docs/strength.md`.

use game_core::Game;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;

use crate::compare::{Match, count};
use crate::games::Tuned;
use crate::{Outcome, USAGE, calibrate, exam};

/// Examined players: the levels, weakest first, and the players they are compared with.
const EXAMINED: [&str; 12] = [
    "random",
    "greedy",
    "newcomer",
    "casual",
    "enthusiast",
    "apprentice",
    "merchant",
    "governor",
    "viceroy",
    "master",
    "governor-1",
    "viceroy-1",
];

/// The head of a table of matches.
const HEAD: &str = "| Player | Against | Table | Seats | Games | Won, % | Between two, % | Points | Family |\n\
                    |---|---|---|---|---|---|---|---|---|";

const fn row(
    own: &'static str,
    rival: &'static str,
    table: &'static str,
    deals: u64,
    family: u64,
) -> Match<'static> {
    Match { own, rival, table, seats: 1, deals, family }
}

/// Three seats of six.
const fn half(own: &'static str, rival: &'static str, deals: u64, family: u64) -> Match<'static> {
    Match { own, rival, table: "6c", seats: 3, deals, family }
}

/// Stand-in for somebody who plays for the first time: looks one step ahead and does anything one time in three.
const FIRST_TIMER: &str = "greedy:slip=0.333";

/// Each level against the one below, simple players against the lowest, and the first that beats the greedy player.
fn levels(game: &str) -> Vec<Match<'static>> {
    match game {
        SanJuan::ID => vec![
            row("casual", "newcomer", "2", 200, 301),
            row("enthusiast", "casual", "2", 200, 302),
            row("apprentice", "enthusiast", "2", 200, 303),
            row("merchant", "apprentice", "2", 200, 41),
            row("governor", "merchant", "2", 200, 33),
            row("governor", "greedy", "2", 30, 103),
            row("viceroy", "governor", "2", 200, 36),
            row("master", "viceroy", "2", 25, 105),
            row("casual", "newcomer", "3", 100, 304),
            row("enthusiast", "casual", "3", 100, 305),
            row("apprentice", "enthusiast", "3", 100, 306),
            row("merchant", "apprentice", "3n", 60, 121),
            row("governor", "merchant", "3n", 60, 122),
            row("merchant", "apprentice", "2c", 100, 131),
            row("governor", "merchant", "2c", 100, 132),
            row(FIRST_TIMER, "newcomer", "3", 80, 307),
            row("scorer", "newcomer", "2", 100, 308),
            half("merchant", "apprentice", 120, 611),
            half("governor", "merchant", 60, 612),
            half("viceroy", "governor", 60, 613),
            half("master", "viceroy", 20, 617),
        ],
        PuertoRico::ID => vec![
            row("casual", "newcomer", "3", 100, 311),
            row("enthusiast", "casual", "3", 100, 312),
            row("apprentice", "enthusiast", "3", 100, 313),
            row("merchant", "apprentice", "3", 40, 101),
            row("governor", "merchant", "3", 25, 102),
            row("governor", "greedy", "3", 40, 32),
            row("viceroy", "governor", "3", 80, 104),
            row("master", "viceroy", "3", 12, 105),
            row("casual", "newcomer", "2", 100, 314),
            row("enthusiast", "casual", "2", 100, 315),
            row("apprentice", "enthusiast", "2", 100, 316),
            row("casual", "newcomer", "4", 75, 317),
            row("enthusiast", "casual", "4", 75, 318),
            row("apprentice", "enthusiast", "4", 75, 319),
            row(FIRST_TIMER, "newcomer", "3", 80, 330),
            row("mixed", "casual", "3", 80, 331),
            row("factory", "casual", "3", 80, 332),
            row("single", "casual", "3", 80, 333),
            row("merchant", "apprentice", "3a", 80, 1112),
            row("governor", "merchant", "3a", 80, 1112),
            row("viceroy", "governor", "3a", 20, 1113),
            row("master", "viceroy", "3a", 12, 1114),
        ],
        _ => vec![
            row("casual", "newcomer", "2", 100, 321),
            row("enthusiast", "casual", "2", 100, 322),
            row("apprentice", "enthusiast", "2", 100, 323),
            row("merchant", "apprentice", "2", 40, 101),
            row("governor", "merchant", "2", 25, 102),
            row(FIRST_TIMER, "newcomer", "3", 60, 324),
            row("scorer", "newcomer", "2", 100, 325),
            row("governor", "greedy", "2", 25, 103),
            row("viceroy", "governor", "2", 60, 104),
            row("master", "viceroy", "2", 48, 105),
        ],
    }
}

/// The strongest level against those who stay as they are, with the playouts that it owes; against the strongest of
/// them also with about as many as it makes in its time.
fn rivals(game: &str) -> Vec<Match<'static>> {
    match game {
        SanJuan::ID => vec![
            row("master:nodes=4000,exact=0", "viceroy-1", "2", 120, 9001),
            row("master:nodes=16000,exact=0", "viceroy-1", "2", 60, 9001),
            row("master", "governor-1", "2", 60, 202),
            row("master", "random", "2", 60, 203),
            row("master", "playouts:nodes=400", "2", 30, 204),
        ],
        PuertoRico::ID => vec![
            row("master:nodes=4000,exact=0", "viceroy-1", "3", 20, 9101),
            row("master:nodes=32000,exact=0", "viceroy-1", "3", 20, 9101),
            row("master", "governor-1", "3", 20, 202),
            row("master", "random", "3", 20, 203),
            row("master", "random", "3a", 20, 203),
            row("master", "single", "3", 20, 205),
            row("master", "playouts:nodes=400", "3", 10, 204),
            row("master", "greedy", "3e", 300, 2103),
            row("master", "greedy", "3p", 300, 2102),
            row("master", "greedy", "3h", 300, 2101),
        ],
        _ => vec![
            row("master", "viceroy-1", "3", 8, 201),
            row("master:nodes=16000", "viceroy-1", "3", 15, 201),
            row("master", "governor-1", "2", 20, 202),
            row("master", "random", "2", 20, 203),
            row("master", "playouts:nodes=400", "2", 10, 204),
            row("master:nodes=4000", "greedy", "1", 150, 206),
        ],
    }
}

/// Prints a part of a game's tables. Of each match `percent` of its deals are
/// played, at least two.
///
/// # Errors
/// A part that does not exist, an exam that does not fit the rules.
pub fn print<G: Tuned>(part: &str, percent: u64) -> Outcome<()> {
    match part {
        "levels" => matches::<G>(&levels(G::ID), percent),
        "rivals" => matches::<G>(&rivals(G::ID), percent),
        "exam" => {
            println!("{}", exam::HEAD);
            EXAMINED.iter().try_for_each(|name| {
                println!("{}", exam::take::<G>(name)?.row());
                Ok(())
            })
        }
        "chances" => calibrate::judge::<G>(percent),
        _ => Err(USAGE.into()),
    }
}

fn matches<G: Tuned>(rows: &[Match], percent: u64) -> Outcome<()> {
    println!("{HEAD}");
    for row in rows {
        let row = Match { deals: (row.deals * percent / 100).max(2), ..*row };
        let counted = count::<G>(&row)?;
        let [share, low, high] = [counted.share, counted.interval[0], counted.interval[1]];
        let by_rule = G::table_of(row.table)?.people() == row.seats;
        let rival = if by_rule { "the rules" } else { row.rival };
        let two = match by_rule {
            true => "–".to_owned(),
            false => {
                let [two, low, high] = [share, low, high].map(|share| 100.0 * counted.between_two(share));
                format!("{two:.0} [{low:.0}, {high:.0}]")
            }
        };
        println!(
            "| {} | {rival} | {} | {} : {} | {} | {:.1} [{:.1}, {:.1}] | {two} | {:.1} : {:.1} | {} |",
            row.own,
            row.table,
            counted.seats[0],
            counted.seats[1],
            counted.games,
            100.0 * share,
            100.0 * low,
            100.0 * high,
            counted.points[0],
            counted.points[1],
            row.family
        );
    }
    Ok(())
}
