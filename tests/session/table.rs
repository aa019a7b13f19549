use game_core::{Game, Refusal, Rng, Seat, Turn, Viewer};
use san_juan::auto_answer::Power;
use san_juan::{Action, Config, Position, SanJuan};
use serde_json::json;
use session::save::Save;
use session::{ActError, Player, Policy, Session, SetupError, TableSetup};

use crate::session::common::{Table, alone, choose, finished, midway, on_turn, people, play_until};

#[test]
fn a_table_needs_one_player_per_seat() {
    let setup =
        TableSetup::<SanJuan> { config: Config::default(), seed: 1, seats: vec![Player::person("Ana")] };
    let error = Session::new(setup).err().expect("too few");
    assert_eq!(error, SetupError::Seats { found: 1, wanted: 2 });
    assert_eq!(error.to_string(), "seats: 1 sit down, 2 play");
}

#[test]
fn a_wrong_configuration_is_named() {
    let config = Config { players: 9, ..Config::default() };
    let error = Session::<SanJuan>::new(TableSetup { config, seed: 1, seats: Vec::new() }).err();
    assert!(error.expect("nine seats").to_string().starts_with("config.players: "));
}

#[test]
fn a_name_of_unreasonable_length_is_refused() {
    let seats = vec![Player::person("Ana"), Player::person("o".repeat(25))];
    let error = Session::<SanJuan>::new(TableSetup { config: Config::default(), seed: 1, seats }).err();
    assert_eq!(error, Some(SetupError::Name { seat: Seat(1) }));
}

#[test]
fn only_the_seat_on_turn_may_act_and_sees_its_choices() {
    let mut table = people(2, 3);
    let mine = on_turn(&table).expect("running");
    let other = mine.clockwise(1, 2);
    let action = table.legal(mine)[0];
    assert!(table.legal(other).is_empty());
    assert_eq!(table.act(other, action), Err(ActError::NotOnTurn { seat: other }));
    assert_eq!(table.why_not(other, action), Some(ActError::NotOnTurn { seat: other }));
    assert_eq!(table.why_not(mine, action), None);
}

#[test]
fn a_list_is_carried_out_whole_or_not_at_all() {
    let mut table = people(2, 3);
    let seat = on_turn(&table).expect("running");
    let before = (table.len(), table.view(Viewer::Seat(seat)), table.turn());
    let first = table.legal(seat)[0];
    let error = table.act_all(seat, &[first, Action::Over(11)]).expect_err("nonsense");
    match error {
        ActError::Refused { index: 1, why: Refusal::Illegal(_) } | ActError::NotOnTurn { .. } => {}
        other => panic!("{other:?}"),
    }
    assert_eq!((table.len(), table.view(Viewer::Seat(seat)), table.turn()), before);
    assert_eq!(table.act_all(seat, &[]), Err(ActError::Nothing));
}

#[test]
fn an_illegal_action_is_refused_with_its_rule() {
    let mut table = people(2, 3);
    let seat = on_turn(&table).expect("running");
    let error = table.act(seat, Action::Over(11)).expect_err("nonsense");
    assert!(error.to_string().starts_with("actions[0]: "), "{error}");
    assert!(error.to_string().contains("(SJ-"), "{error}");
}

#[test]
fn nobody_is_asked_where_there_is_nothing_to_choose() {
    let mut table = people(2, 5);
    let mut rng = Rng::stream(5, 1);
    let mut automatic = 0;
    while let Some(seat) = on_turn(&table) {
        assert!(table.legal(seat).len() > 1);
        choose(&mut table, &mut rng);
    }
    for step in 1..=table.len() {
        automatic += usize::from(table.note(step, Viewer::Public).automatic);
    }
    assert!(automatic > 5, "{automatic} answers were automatic");
}

#[test]
fn forced_answers_can_be_switched_off_and_on() {
    let mut table = people(2, 5);
    table.set_answers_forced(false);
    let mut rng = Rng::stream(5, 1);
    let forced = |table: &Table| on_turn(table).is_some_and(|seat| table.legal(seat).len() == 1);
    assert!(play_until(&mut table, &mut rng, forced), "somebody is asked for a single action");
    let before = table.len();
    let applied = table.set_answers_forced(true);
    assert_eq!(applied.before, before);
    assert!(applied.steps().count() >= 1, "it is answered at once");
    assert!(table.note(before + 1, Viewer::Public).automatic);
}

/// A table where the seat on turn can build with a Crane that it never wants
/// to use, so that the table chooses the site, and then has to pay.
fn about_to_build() -> Option<(Table, Seat, Action)> {
    for seed in 0..200 {
        let mut table = people(2, seed);
        for seat in Seat::all(2) {
            table.set_policy(seat, Power::Crane, Policy::Never);
        }
        let mut rng = Rng::stream(seed, 2);
        while let Some(seat) = on_turn(&table) {
            let build = table.legal(seat).iter().copied().find(|action| matches!(action, Action::Build(_)));
            if let Some(build) = build {
                let before = table.len();
                table.act(seat, build).expect("legal");
                let sited = table.len() == before + 2
                    && table.note(before + 2, Viewer::Seat(seat)).action == Some(Action::NewSite);
                table.undo(seat).ok();
                if sited && table.len() == before {
                    return Some((table, seat, build));
                }
            }
            choose(&mut table, &mut rng);
        }
    }
    None
}

#[test]
fn what_the_table_answers_itself_may_be_left_out_of_a_list() {
    let (mut table, seat, build) = about_to_build().expect("somebody has a Crane");
    let before = table.len();
    table.act(seat, build).expect("legal");
    let note = table.note(before + 2, Viewer::Seat(seat));
    assert_eq!((note.action, note.automatic), (Some(Action::NewSite), true));
    let pay = table.legal(seat)[0];
    table.undo(seat).expect("nothing was revealed");
    for list in [vec![build, pay], vec![build, Action::NewSite, pay]] {
        table.act_all(seat, &list).expect("the site is filled in if it is left out");
        let automatic = |step| table.note(step, Viewer::Seat(seat)).automatic;
        assert_eq!([1, 2, 3].map(|n| automatic(before + n)), [false, list.len() == 2, false]);
        if list.len() == 2 {
            table.undo(seat).expect("nothing was revealed");
            assert_eq!(table.len(), before);
        }
    }
}

#[test]
fn every_past_position_can_be_looked_at() {
    let mut table = people(3, 11);
    let mut rng = Rng::stream(11, 1);
    let mut seen = vec![table.view(Viewer::Seat(Seat(1)))];
    let mut at = vec![table.len()];
    for _ in 0..40 {
        choose(&mut table, &mut rng);
        seen.push(table.view(Viewer::Seat(Seat(1))));
        at.push(table.len());
    }
    for (view, position) in seen.iter().zip(at) {
        assert_eq!(table.view_at(position, Viewer::Seat(Seat(1))), *view);
    }
}

#[test]
fn the_log_is_what_the_eye_may_hear() {
    let table = midway(3, 12, 60);
    let game = SanJuan::new(table.game().config()).expect("as played");
    for viewer in [Viewer::Public, Viewer::Seat(Seat(2))] {
        let log: Vec<_> = table.log(viewer).collect();
        assert!(log.len() > 60);
        assert!(log.windows(2).all(|pair| pair[0].0 <= pair[1].0), "in order");
        for (step, event) in &log {
            assert_eq!(game.redact(event, viewer).as_ref(), Some(event), "step {step} tells too much");
        }
        let again: usize = (0..=table.len()).map(|step| table.events_at(step, viewer).len()).sum();
        assert_eq!(again, log.len());
    }
    assert_ne!(
        table.log(Viewer::Public).collect::<Vec<_>>(),
        table.log(Viewer::Seat(Seat(2))).collect::<Vec<_>>(),
        "a seat hears more than the public"
    );
}

#[test]
fn actions_are_told_to_their_own_seat_only() {
    let table = midway(2, 13, 30);
    for step in 1..=table.len() {
        let note = table.note(step, Viewer::Public);
        assert_eq!(note.action, None);
        assert!(table.note(step, Viewer::Seat(note.seat)).action.is_some());
        assert_eq!(table.note(step, Viewer::Seat(note.seat.clockwise(1, 2))).action, None);
    }
}

#[test]
fn a_game_comes_to_its_end_and_refuses_more() {
    let mut table = finished(2, 14);
    assert!(table.is_over());
    let error = table.act(Seat(0), Action::Pass).expect_err("over");
    assert_eq!(error, ActError::Refused { index: 0, why: Refusal::GameOver });
    assert!(table.score().seats.iter().any(|seat| seat.rank == 1));
}

#[test]
fn equal_set_ups_give_equal_games() {
    let (one, two) = (finished(2, 15), finished(2, 15));
    assert_eq!(one.len(), two.len());
    assert_eq!(one.view(Viewer::Public), two.view(Viewer::Public));
    let again = Session::new(one.setup()).expect("as before");
    assert_eq!(again.view(Viewer::Public), one.view_at(again.len(), Viewer::Public));
}

#[test]
fn opponents_are_told_from_people() {
    let table = alone(3, 16);
    assert_eq!(table.people().collect::<Vec<_>>(), [Seat(0)]);
    assert!(matches!(table.turn(), Turn::Choose { .. }));
}

#[test]
fn people_can_sit_down_at_a_position_made_by_hand() {
    let position = json!({
        "config": {"edition": "y1897", "players": 2},
        "seats": [{"hand": ["smithy", "well"], "city": ["prod_t1"]}, {"hand": 4, "city": ["prod_t1"]}],
        "luck": 5,
    });
    let position: Position = serde_json::from_value(position).expect("readable");
    let seats = vec![Player::person("Ana"), Player::person("Bo")];
    let mut table = Session::<SanJuan>::at_position(&position, seats).expect("possible");
    let mut rng = Rng::stream(1, 1);
    (0..10).for_each(|_| assert!(choose(&mut table, &mut rng).is_some()));
    let copy = Save::<SanJuan>::parse(&table.save().to_json()).expect("readable").reopen().expect("playable");
    assert_eq!(copy.session.view(Viewer::Public), table.view(Viewer::Public));
    assert_eq!(table.share(), None, "a link holds a seed, not a position");
    let error = Session::<SanJuan>::at_position(&position, Vec::new()).err();
    assert_eq!(error, Some(SetupError::Seats { found: 0, wanted: 2 }));
}

#[test]
fn a_person_may_play_on_for_an_opponent_and_the_save_knows() {
    let mut table = alone(3, 17);
    let seat = Seat(1);
    assert!(table.controller(seat).level().is_some());
    let (turn, view) = (table.turn(), table.view(Viewer::Seat(seat)));
    table.seat_person(seat);
    assert!(table.controller(seat).level().is_none() && table.people().any(|person| person == seat));
    assert_eq!((table.turn(), table.view(Viewer::Seat(seat))), (turn, view), "nothing else changes");
    let kept = Save::<SanJuan>::parse(&table.save().to_json()).expect("readable");
    let mut again = kept.reopen().expect("playable");
    assert_eq!(again.session.seats(), table.seats());
    assert!(choose(&mut again.session, &mut Rng::stream(1, 0)).is_some());
}
