//! Ways to legal actions: each has one, and nothing else looks as if it had.

use super::super::meaning::{has_piece, meanings};
use super::super::selections;
use super::*;
use crate::Context;
use table::model::Tap;

/// Returns true if an action is a step of the selection by which the question is answered.
fn is_step(context: Context<'_>, action: Action) -> bool {
    let is_move = matches!(action, Action::Move(_) | Action::MoveCitizen(_));
    selections::commit(context).is_some() && !is_move
}

/// Actions that a tap carries out, or asks about.
fn answers(context: Context<'_>, target: Target) -> Vec<Action> {
    match PuertoRicoBoard::tap(context, target) {
        Tap::Act(actions) => actions,
        Tap::Choose(choices) => {
            let answer = |target| match target {
                Target::Answer(action) => action,
                target => panic!("{target:?} is no answer"),
            };
            choices.into_iter().map(|(_, target)| answer(target)).collect()
        }
        _ => Vec::new(),
    }
}

/// Loads of the crate that has been touched: each is a tap on another ship, which asks nothing.
fn loads_of(context: Context<'_>, draft: &Draft, pieces: &[Target]) -> Vec<Action> {
    let context = BoardContext { draft, ..context };
    let ships = pieces.iter().filter(|piece| matches!(piece, Target::Ship(_) | Target::OwnShip(_)));
    let load = |&ship: &Target| match (choice(context, ship), PuertoRicoBoard::tap(context, ship)) {
        (Choice::Free, Tap::Act(actions)) => actions,
        (Choice::Barred, Tap::Refused(action)) => {
            assert!(!context.legal.contains(&action));
            Vec::new()
        }
        other => panic!("{ship:?}: {other:?}"),
    };
    ships.flat_map(load).collect()
}

/// Checks each piece and each action of a question; [`Confirm::Never`], so that a tap carries out what it means.
/// Returns the number of crates that several ships take.
fn check(table: &Session<PuertoRico>, seat: Seat, prompt: Prompt) -> usize {
    let mut held = 0;
    let never = (Lang::En, Confirm::Never);
    let draft = Draft::begin(&table.view(Viewer::Seat(seat)), &table.legal(seat));
    with_context(table, Viewer::Seat(seat), &draft, never, |context| {
        let model = PuertoRicoBoard::build(context);
        let pieces = pieces(&model);
        for &piece in &pieces {
            let (choice, tap) = (choice(context, piece), PuertoRicoBoard::tap(context, piece));
            let said = || format!("{prompt:?}: {piece:?} is {choice:?}, {tap:?}");
            match (choice, &tap) {
                (Choice::Free, Tap::Draft(draft)) if draft.held.is_some() => {
                    assert_eq!(loads_of(context, draft, &pieces), meanings(context, piece), "{}", said());
                    held += 1;
                }
                (Choice::Free | Choice::Chosen, Tap::Draft(_)) => {
                    assert!(selections::commit(context).is_some(), "{}", said())
                }
                // Whoever has no worker left in the hand, or may not put one there, is told so.
                (Choice::Free, Tap::Say(..)) => assert!(selections::commit(context).is_some(), "{}", said()),
                (Choice::Free, Tap::Act(_) | Tap::Choose(_)) => {
                    let given = answers(context, piece);
                    assert_eq!(given, meanings(context, piece), "{}", said());
                    assert!(given.iter().all(|action| context.legal.contains(action)), "{}", said());
                }
                (Choice::Barred, Tap::Say(..)) => {}
                (Choice::Barred | Choice::Aside, Tap::Refused(action)) => {
                    assert!(!context.legal.contains(action), "{}", said())
                }
                (Choice::Aside, Tap::Sheet(_) | Tap::Nothing) => {}
                _ => panic!("{}", said()),
            }
        }
        let buttons = model.prompt.buttons.iter().chain(&model.prompt.asides).map(|button| button.target);
        // The main button carries out what is selected.
        let buttons: Vec<Target> = buttons.filter(|&button| button != Target::Commit).collect();
        let lead = |targets: &[Target], action: Action| {
            targets.iter().any(|&target| answers(context, target).contains(&action))
        };
        for &action in context.legal {
            let is_aside = |aside| meanings(context, aside).contains(&action);
            let on_board =
                has_piece(context, action) && !is_aside(Target::Bohio) && !is_aside(Target::Zoning);
            let (piece, button) = (lead(&pieces, action), lead(&buttons, action));
            let is_single = match (is_step(context, action), on_board) {
                (true, _) => !piece && !button,
                // A button may repeat what a piece stands for.
                (false, true) => piece,
                (false, false) => button && !piece,
            };
            assert!(is_single, "{prompt:?}: {action:?} by piece {piece}, by button {button}");
        }
        for &button in &buttons {
            let leads = !answers(context, button).is_empty() || selections::tap(context, button).is_some();
            assert!(leads || button == Target::Clear, "{prompt:?}: {button:?} does nothing");
        }
    });
    held
}

#[test]
fn each_action_has_a_piece_or_a_button_or_is_part_of_a_selection() {
    let (mut seen, mut held) = (BTreeSet::new(), 0);
    let mut look = |table: &Session<PuertoRico>, seat, prompt| {
        held += check(table, seat, prompt);
        seen.insert(format!("{prompt:?}").split(' ').next().unwrap_or_default().to_owned());
    };
    at_every_question(300..330, &mut look);
    // Both of them together lead to the rarest of the questions.
    let rare = [Building::Hospital, Building::PublishingHouse];
    let wanted = |action| matches!(action, Action::Draft(it) | Action::Build(it) if rare.contains(&it));
    at_every_question_preferring(300..330, wanted, &mut look);
    assert_eq!(seen.len(), 37, "every kind of question: {seen:?}");
    assert!(held > 20, "{held}");
}
