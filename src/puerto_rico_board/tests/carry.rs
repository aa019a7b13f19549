//! Workers carried from spot to spot: free, and never more of them than there
//! are.

use super::*;
use crate::Context;

fn dropped(context: Context<'_>, from: Option<u8>, to: Option<u8>) -> TapOf<PuertoRicoBoard> {
    PuertoRicoBoard::tap(context, Target::Carry(from, to))
}

/// Looks at every placement, as `f` wants it selected.
fn at_every_placement(seeds: std::ops::Range<u64>, mut f: impl FnMut(Context<'_>, u8)) -> u32 {
    let mut placements = 0;
    at_every_question(seeds, |table, seat, prompt| {
        if let Prompt::Place { left } = prompt {
            placements += 1;
            with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| f(context, left));
        }
    });
    placements
}

fn spots(context: Context<'_>) -> (workers::WorkersBySpot, workers::WorkersBySpot) {
    let seat = context.view.turn.seat().expect("somebody places");
    (workers::crew(context), workers::open(context.game, &context.view.seats[seat.index()], context.legal))
}

#[test]
fn a_worker_goes_from_any_circle_to_any_other_with_room() {
    let mut carried = 0;
    at_every_placement(800..803, |context, _| {
        let (crew, open) = spots(context);
        for from in (0..workers::SPOTS).filter(|&spot| crew[spot] > 0) {
            for to in 0..workers::SPOTS {
                let tap = dropped(context, Some(from as u8), Some(to as u8));
                let room = to == from || crew[to] < open[to];
                let Tap::Draft(draft) = tap else {
                    assert!(!room && matches!(tap, Tap::Say(_, "PR-REC-03")), "{from} to {to}: {tap:?}");
                    continue;
                };
                let moved = draft.crew.expect("an allocation");
                assert!(room, "{from} to {to} has no room");
                assert_eq!(workers::placed(&moved), workers::placed(&crew));
                assert_eq!(
                    (moved[from], moved[to]),
                    match to == from {
                        true => (crew[from], crew[to]),
                        false => (crew[from] - 1, crew[to] + 1),
                    }
                );
                carried += 1;
            }
        }
    });
    assert!(carried > 100, "{carried}");
}

#[test]
fn into_the_hand_and_out_of_it() {
    let (mut lifted, mut refused) = (0, 0);
    at_every_placement(810..814, |context, left| {
        let (crew, open) = spots(context);
        let hand = left - workers::placed(&crew);
        if let Some(from) = (0..workers::SPOTS).find(|&spot| crew[spot] > 0) {
            let Tap::Draft(draft) = dropped(context, Some(from as u8), None) else {
                panic!("it may be lifted")
            };
            assert_eq!(draft.crew.expect("an allocation")[from], crew[from] - 1);
            lifted += 1;
        }
        let Some(to) = (0..workers::SPOTS).find(|&spot| crew[spot] < open[spot]) else { return };
        match dropped(context, None, Some(to as u8)) {
            Tap::Draft(draft) => {
                assert!(hand > 0);
                assert_eq!(draft.crew.expect("an allocation")[to], crew[to] + 1);
            }
            Tap::Say(_, rule) => {
                assert_eq!((hand, rule), (0, "PR-REC-03"));
                refused += 1;
            }
            tap => panic!("{tap:?}"),
        }
    });
    assert!(lifted > 10 && refused > 0, "{lifted} {refused}");
}
