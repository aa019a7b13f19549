use game_core::undo::Barrier;
use game_core::{Rng, Viewer};
use san_juan::Action;

use crate::session::common::{Table, alone, choose, choose_some, on_turn, people, play_until};

/// Plays until somebody can be taken back to before a building.
fn with_a_build(seed: u64) -> (Table, Action) {
    let mut table = people(2, seed);
    let mut rng = Rng::stream(seed, 9);
    let build_of = |table: &Table| {
        let seat = on_turn(table)?;
        table.legal(seat).iter().copied().find(|action| matches!(action, Action::Build(_)))
    };
    assert!(play_until(&mut table, &mut rng, |table| build_of(table).is_some()));
    let build = build_of(&table).expect("just seen");
    (table, build)
}

#[test]
fn nothing_can_be_taken_back_at_the_beginning() {
    let mut table = people(2, 21);
    let seat = on_turn(&table).expect("running");
    let back = table.undoable(seat);
    assert_eq!((back.step, back.turn), (None, None));
    assert_eq!(table.undo(seat), Err(back.barrier));
}

#[test]
fn taking_back_restores_the_view_and_the_choice() {
    let (mut table, build) = with_a_build(22);
    let seat = on_turn(&table).expect("running");
    let before = (table.len(), table.view(Viewer::Seat(seat)), table.turn(), table.legal(seat));
    table.act(seat, build).expect("legal");
    assert!(table.len() > before.0);
    assert_eq!(table.undoable(seat).step, Some(before.0));
    assert_eq!(table.undo(seat), Ok(before.0));
    assert_eq!((table.len(), table.view(Viewer::Seat(seat)), table.turn(), table.legal(seat)), before);
}

#[test]
fn a_list_is_taken_back_whole() {
    let (mut table, build) = with_a_build(22);
    let seat = on_turn(&table).expect("running");
    let before = table.len();
    table.act(seat, build).expect("legal");
    if on_turn(&table) == Some(seat) {
        let pay = table.legal(seat)[0];
        table.undo(seat).expect("nothing revealed");
        table.act_all(seat, &[build, pay]).expect("legal");
        assert_eq!(table.undoable(seat).step, Some(before), "not only the payment");
    }
}

#[test]
fn single_steps_and_the_whole_turn_differ() {
    for seed in 0..40 {
        let (mut table, build) = with_a_build(seed);
        let seat = on_turn(&table).expect("running");
        let begin = table.undoable(seat).turn.unwrap_or(table.len());
        table.act(seat, build).expect("legal");
        if on_turn(&table) != Some(seat) {
            continue;
        }
        let middle = table.len();
        let pay = table.legal(seat)[0];
        table.act(seat, pay).expect("legal");
        let back = table.undoable(seat);
        if back.step == Some(middle) {
            assert_eq!(back.turn, Some(begin));
            assert_eq!(table.undo_turn(seat), Ok(begin));
            assert_eq!(table.len(), begin);
            return;
        }
    }
    panic!("no game with a payment in two steps");
}

#[test]
fn what_others_chose_and_what_was_shown_stays() {
    let mut table = people(2, 23);
    let mut rng = Rng::stream(23, 1);
    let (mut others, mut revealed) = (0, 0);
    while let Some((seat, _)) = choose(&mut table, &mut rng) {
        let other = seat.clockwise(1, 2);
        for viewer in [seat, other] {
            let back = table.undoable(viewer);
            let behind = back.turn.unwrap_or(table.len());
            for step in behind + 1..=table.len() {
                assert_eq!(table.note(step, Viewer::Public).seat, viewer, "someone else's choice");
            }
            match back.barrier {
                Barrier::OtherSeat => others += 1,
                Barrier::Revealed => revealed += 1,
                Barrier::Beginning => {}
            }
        }
    }
    assert!(others > 10 && revealed > 10, "{others} {revealed}");
}

#[test]
fn taking_back_further_is_for_practice() {
    let mut table = alone(2, 24);
    let mut rng = Rng::stream(24, 1);
    assert_eq!(table.undo_further(), Err(Barrier::Beginning));
    assert!(!table.marks().practice);
    let person = table.people().next().expect("Ana");
    let mut begun = Vec::new();
    while begun.len() < 12 {
        let at = table.len();
        let (seat, _) = choose(&mut table, &mut rng).expect("running");
        if seat == person {
            begun.push(at);
        }
    }
    while let Some(at) = begun.pop() {
        assert_eq!(table.undo_further(), Ok(at));
        assert_eq!(on_turn(&table), Some(person));
    }
    assert!(table.marks().practice);
}

#[test]
fn several_people_cannot_take_back_further() {
    let (mut table, build) = with_a_build(25);
    let seat = on_turn(&table).expect("running");
    table.act(seat, build).expect("legal");
    let before = table.len();
    assert_eq!(table.undo_further(), Err(Barrier::OtherSeat));
    assert_eq!((table.len(), table.marks().practice), (before, false));
}

#[test]
fn a_copy_goes_on_from_an_earlier_position() {
    let mut table = people(2, 26);
    let mut rng = Rng::stream(26, 1);
    choose_some(&mut table, &mut rng, 20);
    let now = table.len();
    let mut copy = table.fork(now / 2);
    assert_eq!(copy.len(), now / 2);
    assert_eq!(copy.view(Viewer::Public), table.view_at(now / 2, Viewer::Public));
    assert_eq!(
        copy.log(Viewer::Public).count(),
        table.log(Viewer::Public).filter(|(step, _)| *step <= now / 2).count()
    );
    assert!(copy.marks().practice && !table.marks().practice);
    choose(&mut copy, &mut rng);
    assert_eq!(table.len(), now, "the original is not touched");
}
