//! Training nets on games that the opponents play among themselves. A recipe is
//! the only input: the same recipe gives the same bytes.

mod learn;
mod positions;
mod recipe;

use std::fs;
use std::time::Instant;

use ai::net::file::checksum;

use crate::Outcome;
use crate::games::Tuned;
use learn::Learner;
use positions::gather;
use recipe::Recipe;

/// Trains the net of a recipe and writes it to a file; reports go to the error
/// output.
///
/// # Errors
/// Recipes that cannot be read, contenders and tables that do not exist, games
/// without nets.
pub fn train<G: Tuned>(file: &str, out: &str) -> Outcome<()> {
    let text = fs::read_to_string(file)?;
    let recipe = Recipe::read(&text)?;
    let shape = G::shape();
    tell_unknown::<G>();
    let begin = Instant::now();
    let positions = gather::<G>(&recipe)?;
    eprintln!(
        "{} positions of {} games, {:.0} s",
        positions.len(),
        recipe.games,
        begin.elapsed().as_secs_f64()
    );
    let (seen, unseen) = positions.split(recipe.unseen);
    let mut learner = Learner::new(&recipe, shape, &positions);
    eprintln!("before: {}", learner.judge(&positions, unseen.clone()));
    for epoch in 0..recipe.epochs {
        learner.epoch(&positions, seen.clone(), epoch);
        eprintln!(
            "epoch {}: {}, {:.0} s",
            epoch + 1,
            learner.judge(&positions, unseen.clone()),
            begin.elapsed().as_secs_f64()
        );
    }
    let bytes = learner.net().to_bytes(shape.version, checksum(text.as_bytes()));
    println!("{:016x} {} bytes", checksum(&bytes), bytes.len());
    fs::write(out, bytes)?;
    Ok(())
}

/// Says which pieces of the game the weights and the nets of the program do not know yet.
pub fn tell_unknown<G: Tuned>() {
    let [unfitted, untrained] = G::unknown();
    if !unfitted.is_empty() {
        eprintln!("by rule of thumb until weights are fitted: {}", unfitted.join(", "));
    }
    if !untrained.is_empty() {
        eprintln!("unknown to the net of the program: {}", untrained.join(", "));
    }
}
