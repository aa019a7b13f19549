//! Ways to legal actions: each has one, and nothing else looks as if it had.

use super::super::meaning::meanings;
use super::*;
use crate::Context;
use table::board::TapOf;

/// Actions that a tap carries out, or asks about.
fn answers(tap: &TapOf<GinkgopolisBoard>) -> Vec<Action> {
    match tap {
        Tap::Act(actions) => actions.clone(),
        Tap::Choose(choices) => {
            let answer = |target| match target {
                Target::Answer(action) => action,
                target => panic!("{target:?} is no answer"),
            };
            choices.iter().map(|&(_, target)| answer(target)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns true if actions can be carried out one after the other, after what a selection adds to them.
fn is_possible(table: &Session<Ginkgopolis>, seat: Seat, prompt: Prompt, action: Action) -> bool {
    let is_legal = |action: &Action| table.legal(seat).contains(action);
    // A tile goes with any card.
    let with_card = |&card: &Action| {
        matches!(card, Action::Card(_)) && table.fork(table.len()).act_all(seat, &[card, action]).is_ok()
    };
    is_legal(&action) || prompt == Prompt::Card && table.legal(seat).iter().any(with_card)
}

#[test]
fn each_action_has_a_piece_or_a_button() {
    let never = (Lang::En, Confirm::Never);
    let mut seen = BTreeSet::new();
    at_every_question(600..610, |table, seat, prompt| {
        let draft = Draft::begin(&table.view(Viewer::Seat(seat)));
        with_context(table, Viewer::Seat(seat), &draft, never, |context: Context<'_>| {
            let model = GinkgopolisBoard::build(context);
            let pieces = pieces(&model);
            for &piece in &pieces {
                let (choice, tap) = (choice(context, piece), GinkgopolisBoard::tap(context, piece));
                let means = meanings(context, piece);
                let said = || format!("{prompt:?}: {piece:?} is {choice:?}, {means:?}, {tap:?}");
                assert!(means.iter().all(|&one| is_possible(table, seat, prompt, one)), "{}", said());
                match &tap {
                    Tap::Act(_) | Tap::Choose(_) => {
                        assert!(choice == Choice::Free && answers(&tap) == means, "{}", said())
                    }
                    Tap::Draft(_) => assert!(choice != Choice::Aside && means.len() == 1, "{}", said()),
                    Tap::Refused(action) => {
                        assert!(choice == Choice::Aside && !context.legal.contains(action), "{}", said())
                    }
                    // The card that has been played is marked, and there is nothing more to do with it.
                    Tap::Sheet(_) | Tap::Nothing => {
                        let is_played = prompt == Prompt::Tile && choice == Choice::Chosen;
                        assert!(means.is_empty() && (choice == Choice::Aside || is_played), "{}", said());
                    }
                    Tap::Say(..) => panic!("{}", said()),
                }
            }
            let buttons = model.prompt.buttons.iter().map(|button| button.target);
            let buttons: Vec<Target> = buttons.filter(|&button| button != Target::Commit).collect();
            for &action in context.legal {
                let lead =
                    |targets: &[Target]| targets.iter().any(|&one| meanings(context, one).contains(&action));
                let (piece, button) = (lead(&pieces), lead(&buttons));
                // Sets of markers are told apart by their buttons; the end of a selection is its main one.
                let is_single = match action {
                    Action::Shift(_) => piece && button,
                    Action::Done => !piece && !button,
                    _ => piece != button,
                };
                assert!(is_single, "{prompt:?}: {action:?} by piece {piece}, by button {button}");
            }
        });
        seen.insert(kind(&prompt));
    });
    assert_eq!(seen.len(), 8, "every kind of question: {seen:?}");
}
