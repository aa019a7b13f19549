//! Ways to legal actions: each has one, and nothing else looks as if it had.

use super::super::meaning::{is_possible, meaning};
use super::*;
use crate::Context;

/// Taps with which a selection that holds a piece is carried out: other pieces until it is complete.
fn completed(table: &Session<SanJuan>, seat: Seat, mut draft: Draft) -> Option<Vec<Action>> {
    for _ in 0..40 {
        let tap = with_context(table, Viewer::Seat(seat), &draft, PLAIN, |context| {
            if let Tap::Act(actions) = SanJuanBoard::tap(context, Target::Commit) {
                return Some(Tap::Act(actions));
            }
            let mut pieces = pieces(&SanJuanBoard::build(context), seat).into_iter();
            let free = pieces.find(|&piece| choice(context, piece) == Choice::Free)?;
            Some(SanJuanBoard::tap(context, free))
        });
        match tap? {
            Tap::Act(actions) => return Some(actions),
            Tap::Draft(next) => draft = next,
            _ => return None,
        }
    }
    None
}

/// Checks what a piece is marked as against what a tap on it does.
fn check_piece(context: Context<'_>, table: &Session<SanJuan>, seat: Seat, piece: Target) {
    let (choice, tap) = (choice(context, piece), SanJuanBoard::tap(context, piece));
    let action = meaning(context, piece);
    let said = || format!("{:?}: {piece:?} is {choice:?}, {action:?}, {tap:?}", context.view.turn);
    let is_marked = matches!(choice, Choice::Free | Choice::Chosen | Choice::Paying);
    match &tap {
        // Pieces that pay stand for no action.
        Tap::Draft(_) | Tap::Choose(_) if context.preview.active => assert!(is_marked, "{}", said()),
        Tap::Draft(draft) => {
            let action = action.unwrap_or_else(|| panic!("{}", said()));
            assert!(choice == Choice::Free && is_possible(context, action), "{}", said());
            if !matches!(action, Action::Build(_) | Action::Role(_)) {
                let actions = completed(table, seat, draft.clone()).unwrap_or_else(|| panic!("{}", said()));
                assert!(actions.contains(&action), "{}: {actions:?}", said());
                let mut copy = table.fork(table.len());
                copy.act_all(seat, &actions).unwrap_or_else(|error| panic!("{}: {error}", said()));
            }
        }
        Tap::Act(actions) => {
            assert!(choice == Choice::Free && actions.as_slice() == action.as_slice(), "{}", said());
            assert!(context.legal.contains(&actions[0]), "{}", said());
        }
        Tap::Refused(action) => {
            assert!(choice == Choice::Barred && !context.legal.contains(action), "{}", said())
        }
        Tap::Say(..) | Tap::Sheet(_) | Tap::Nothing => assert!(!is_marked, "{}", said()),
        Tap::Choose(_) => panic!("{}", said()),
    }
}

#[test]
fn each_action_has_a_piece_or_a_button_or_is_part_of_a_payment() {
    let never = (Lang::En, Confirm::Never);
    let mut seen = BTreeSet::new();
    for seed in 0..8 {
        let mut table = table(mode(seed), 600 + seed);
        let mut rng = Rng::stream(seed, 83);
        while let Turn::Choose { seat, prompt } = table.turn() {
            with_context(&table, Viewer::Seat(seat), &Draft::default(), never, |context| {
                let model = SanJuanBoard::build(context);
                let pieces = pieces(&model, seat);
                // A few pieces of a question are enough: most of them are cards, and there are many.
                for &piece in pieces.iter().filter(|_| rng.below(4) == 0) {
                    check_piece(context, &table, seat, piece);
                }
                let buttons = model.prompt.buttons.iter().map(|button| button.target);
                let taps: Vec<_> = buttons
                    .filter(|&button| button != Target::Commit)
                    .map(|button| SanJuanBoard::tap(context, button))
                    .collect();
                for &action in context.legal {
                    let is_meant = |piece: &Target| {
                        choice(context, *piece) == Choice::Free && meaning(context, *piece) == Some(action)
                    };
                    let ways = [
                        pieces.iter().any(is_meant),
                        taps.contains(&Tap::Act(vec![action])),
                        // Tests of payments go through all of them.
                        matches!(prompt, Prompt::Site { .. } | Prompt::Pay { .. }),
                    ];
                    assert_eq!(
                        ways.into_iter().filter(|&way| way).count(),
                        1,
                        "{prompt:?}: {action:?} {ways:?}"
                    );
                }
            });
            seen.insert(format!("{prompt:?}").split(' ').next().unwrap_or_default().to_owned());
            random_step(&mut table, seat, &mut rng);
        }
    }
    assert_eq!(seen.len(), 14, "every kind of question: {seen:?}");
}
