//! Measures the cost of styles and the differences between them.

use game_core::Seat;

use crate::Outcome;
use crate::compare::{Match, count_and_look};
use crate::games::Tuned;

/// Prints a table: the player without a style and with each, one against others
/// without; what that comes to, and what it has done and built on average.
///
/// # Errors
/// Players and tables that do not exist.
pub fn print<G: Tuned>(bot: &str, table: &str, deals: u64, family: u64) -> Outcome<()> {
    let names = std::iter::once("plain").chain(G::STYLES.iter().map(|style| style.key()));
    for (index, name) in names.enumerate() {
        let own = match index {
            0 => bot.to_owned(),
            _ => format!("{bot}{}style={name}", if bot.contains(':') { "," } else { ":" }),
        };
        let mut sums: Vec<(&'static str, f32)> = Vec::new();
        let add = |game: &G, end: &G::State, seat: Seat| {
            let deeds = game.deeds(end, seat);
            if sums.is_empty() {
                sums = deeds;
            } else {
                sums.iter_mut().zip(deeds).for_each(|(sum, deed)| sum.1 += deed.1);
            }
        };
        let row = Match { own: &own, rival: bot, table, seats: 1, deals, family };
        let counted = count_and_look::<G>(&row, add)?;
        if index == 0 {
            let columns: String = sums.iter().map(|(column, _)| format!(" {column} |")).collect();
            println!("| Style | Games | Won, % | Points |{columns}");
            println!("|---|---|---|---|{}", "---|".repeat(sums.len()));
        }
        let means: String =
            sums.iter().map(|(_, sum)| format!(" {:.2} |", sum / counted.games as f32)).collect();
        println!(
            "| {name} | {} | {:.1} [{:.1}, {:.1}] | {:.1} : {:.1} |{means}",
            counted.games,
            100.0 * counted.share,
            100.0 * counted.interval[0],
            100.0 * counted.interval[1],
            counted.points[0],
            counted.points[1],
        );
    }
    Ok(())
}
