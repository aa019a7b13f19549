//! Legal actions that a piece stands for in the questions of the expansions. A tap on a piece with
//! one of them carries it out, with several it asks which.

use game_core::Seat;
use puerto_rico::ids::PORTRAIT;
use puerto_rico::{Action, Prompt, PuertoRico};

use super::choice::deciding;
use super::model::Target;
use super::names::{scene, texts};
use super::workers::site;
use crate::app::boards::BoardContext;

type Table<'a> = BoardContext<'a, PuertoRico>;

/// Returns true if nothing is selected in a question: each step is carried out at once.
pub fn is_stepwise(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Bohio
            | Prompt::Plant { .. }
            | Prompt::LateHospital
            | Prompt::Payment { .. }
            | Prompt::SmallWharf
            | Prompt::KeepSingles { .. }
            | Prompt::Pick
            | Prompt::PlaceCitizen { .. }
            | Prompt::Bonus { .. }
            | Prompt::Zoning
            | Prompt::Park
            | Prompt::Pension { .. }
            | Prompt::PoachKinds
            | Prompt::PoachedCitizens { .. }
    )
}

/// The legal actions that `target` stands for, where the question is stepwise or
/// the piece of an expansion adds to it.
pub fn actions(context: Table<'_>, target: Target) -> Vec<Action> {
    let Some((seat, prompt)) = deciding(context) else { return Vec::new() };
    let fits = |action: &Action| is_of(*action, target, seat, is_stepwise(prompt));
    context.legal.iter().copied().filter(fits).collect()
}

/// Returns true if a piece of the board stands for an answer to a stepwise question, that is, if [`is_of`] finds a
/// target for it. A test goes over all of these questions and tells if an answer has neither a piece nor a button.
pub fn has_piece(action: Action) -> bool {
    match action {
        Action::GivePerson(spot) | Action::GiveCitizen(spot) => spot != PORTRAIT,
        Action::GiveCrate(_)
        | Action::Export(_)
        | Action::Board(_)
        | Action::KeepOne(_)
        | Action::Man(_)
        | Action::Move(_)
        | Action::MoveCitizen(_)
        | Action::Place(_)
        | Action::Discard(..)
        | Action::Pick(_)
        | Action::Forest(_)
        | Action::Clear(_) => true,
        _ => false,
    }
}

/// Returns true if a tap on `target` can mean `action`.
fn is_of(action: Action, target: Target, me: Seat, stepwise: bool) -> bool {
    match (target, action) {
        (Target::Crate(seat, good), Action::GiveCrate(one) | Action::Export(one) | Action::Board(one)) => {
            seat == me && one == good
        }
        (Target::Crate(seat, good), Action::KeepOne(one)) => stepwise && seat == me && one == good,
        (Target::Land(seat, tile, false), Action::Man(one)) => stepwise && seat == me && one == tile,
        (
            Target::Land(seat, tile, false),
            Action::Move(spot) | Action::MoveCitizen(spot) | Action::Place(spot),
        ) => stepwise && seat == me && usize::from(spot) == tile.index(),
        (Target::Land(seat, tile, manned), Action::Discard(one, person)) => {
            stepwise && seat == me && one == tile && person.is_some() == manned
        }
        (Target::Land(seat, tile, true), Action::GivePerson(spot) | Action::GiveCitizen(spot)) => {
            seat == me && usize::from(spot) == tile.index()
        }
        (Target::Site(seat, place), Action::Move(spot) | Action::MoveCitizen(spot) | Action::Place(spot)) => {
            stepwise && seat == me && usize::from(spot) == site(place)
        }
        (Target::Site(seat, place), Action::GivePerson(spot) | Action::GiveCitizen(spot)) => {
            seat == me && usize::from(spot) == site(place)
        }
        (Target::OnRegister(person), Action::Pick(one)) => one == person,
        (Target::Market(tile), Action::Forest(one)) => one == tile,
        (Target::Forest(seat, tile), Action::Clear(one)) => seat == me && one == tile,
        (Target::OwnShip(seat), Action::Board(_)) => seat == me,
        (Target::Bohio, Action::Move(_) | Action::MoveCitizen(_)) => true,
        (Target::Zoning, Action::Zone | Action::Discard(..)) => true,
        _ => false,
    }
}

/// An action on a button, and what the button does.
pub fn entry(context: Table<'_>, action: Action) -> Option<(String, Target)> {
    let (_, prompt) = deciding(context)?;
    Some(((texts(context).action)(&action, &prompt, &scene(context)), Target::Answer(action)))
}
