//! Looking back: which choices there were, what is asked about them, and what
//! becomes of the answers.

use ai::{Curve, LevelId, RootEntry, RootTable};
use game_core::{Rng, Seat};
use session::decisions::Decision;
use session::review::{Better, Choice, Review, Verdict};
use session::worker_pool::Request;

use crate::session::common::{alone, choose, finished, on_turn, people};

#[test]
fn every_choice_is_asked_about_as_it_was_when_it_was_made() {
    let mut table = people(3, 7);
    let mut rng = Rng::stream(7, 9);
    let mut asked = Vec::new();
    while on_turn(&table).is_some() {
        asked.push((table.len(), table.request(LevelId::Governor, 500, false).expect("running")));
        choose(&mut table, &mut rng);
    }
    let choices = table.choices();
    assert!(choices.len() > 30, "{}", choices.len());
    for (position, request) in asked {
        assert_eq!(table.request_at(position, LevelId::Governor, 500, false), Some(request));
    }
    for choice in &choices {
        assert!(table.legal_at(choice.position).len() > 1);
        assert!(table.legal_at(choice.position).contains(&choice.action));
    }
    assert_eq!(table.request_at(table.len(), LevelId::Governor, 500, false), None);
}

#[test]
fn a_choice_that_is_judged_is_asked_about_by_its_place() {
    let table = finished(3, 5);
    for choice in table.choices() {
        let request = table.request_about(choice, LevelId::Governor, 500).expect("somebody chose");
        let place = request.weighed.expect("a place");
        assert_eq!(table.legal_at(choice.position)[usize::from(place)], choice.action);
        let usual = table.request_at(choice.position, LevelId::Governor, 500, false);
        assert_eq!(Some(Request { weighed: None, ..request }), usual);
    }
}

#[test]
fn what_the_table_did_by_itself_is_no_choice() {
    let table = finished(2, 11);
    let chosen: Vec<usize> = table.choices().iter().map(|choice| choice.position).collect();
    for step in 1..=table.len() {
        let automatic = table.note(step, game_core::Viewer::Public).automatic;
        if automatic {
            assert!(!chosen.contains(&(step - 1)), "step {step}");
        }
    }
    assert!(chosen.len() < table.len());
    assert!(alone(2, 3).choices().is_empty(), "nothing has been chosen yet");
}

fn found(entries: &[(u8, u32, f64)]) -> RootTable<u8> {
    let entry = |&(action, visits, mean): &(u8, u32, f64)| RootEntry {
        action,
        visits,
        worth: mean * f64::from(visits),
        points: 0.0,
        wins: mean * f64::from(visits),
    };
    RootTable { entries: entries.iter().map(entry).collect(), counted: false }
}

fn verdict(position: usize, seat: u8, action: u8, entries: &[(u8, u32, f64)]) -> Verdict<u8> {
    Verdict::new(Choice { position, seat: Seat(seat), action }, &found(entries), Curve::PLAIN)
        .expect("a verdict")
}

#[test]
fn a_verdict_says_what_was_given_away() {
    let table = [(1, 80, 0.5), (2, 10, 0.42), (3, 0, 0.0), (4, 10, 0.495)];
    assert!((verdict(0, 0, 2, &table).loss() - 0.08).abs() < 1e-6);
    assert_eq!(verdict(0, 0, 1, &table).loss(), 0.0, "the best");
    assert_eq!(verdict(0, 0, 4, &table).loss(), 0.0, "too little to tell");
    // What was never tried is worth no more than the worst that was.
    assert!((verdict(0, 0, 3, &table).loss() - 0.08).abs() < 1e-6);
    let none = Choice { position: 0, seat: Seat(0), action: 9 };
    assert_eq!(Verdict::new(none, &found(&table), Curve::PLAIN), None, "not among the choices");
    assert_eq!(Verdict::new(none, &found(&[]), Curve::PLAIN), None);
}

fn one_choice(choice: Choice<u8>) -> Decision<u8> {
    Decision { seat: choice.seat, choices: vec![choice] }
}

/// A building, its payment in two choices, and another decision of the same seat.
#[test]
fn what_belongs_together_is_one_mistake_with_the_whole_decision() {
    let choice = |position, action| Choice { position, seat: Seat(0), action };
    let built = Decision { seat: Seat(0), choices: vec![choice(3, 1), choice(4, 5), choice(6, 7)] };
    let other = one_choice(choice(9, 2));
    let fine = verdict(3, 0, 1, &[(1, 60, 0.5), (2, 40, 0.3)]);
    let paid = verdict(4, 0, 5, &[(5, 40, 0.44), (6, 60, 0.5)]);
    let paid_more = verdict(6, 0, 7, &[(7, 40, 0.4), (8, 60, 0.44)]);
    let later = verdict(9, 0, 2, &[(1, 60, 0.4), (2, 40, 0.32)]);
    let mut review = Review { verdicts: vec![fine, paid, paid_more, later], better: Vec::new() };
    let decisions = [built.clone(), other];
    let all = review.costliest(&decisions, Seat(0), 5);
    assert_eq!(all.len(), 2, "{all:?}");
    let [first, second] = &all[..] else { unreachable!() };
    assert_eq!((first.turn, &first.decision), (paid, &built), "the first choice of it that was no good");
    assert!((first.loss - 0.10).abs() < 1e-6, "{}: by all of its choices", first.loss);
    assert_eq!(first.kept(), [choice(3, 1)], "what was fine stays");
    assert_eq!((second.turn.position, second.kept().len()), (9, 0));
    // The best answer alone, until what belongs to it is known.
    assert_eq!(review.better(&paid), [6]);
    review.put_better(Better { position: 4, actions: vec![6, 9] });
    assert_eq!(review.better(&paid), [6, 9]);
    let changed = Verdict { best: 4, ..paid };
    assert_eq!(review.better(&changed), [4], "on a closer look something else is best");
    // Where the first choice is no good, the others are no entry of their own.
    review.put(verdict(3, 0, 1, &[(1, 40, 0.3), (2, 60, 0.5)]));
    let all = review.costliest(&decisions, Seat(0), 5);
    assert_eq!(all.iter().map(|mistake| mistake.turn.position).collect::<Vec<_>>(), [3, 9]);
    assert!((all[0].loss - 0.30).abs() < 1e-6 && all[0].kept().is_empty());
    let account = review.account(Seat(0), 0.0).expect("it chose");
    assert!((account.given - 0.38).abs() < 1e-6, "as much as all choices gave away");
}

/// A verdict that nothing was better than a choice.
fn faultless<A: Copy>(choice: &Choice<A>) -> Verdict<A> {
    Verdict {
        position: choice.position,
        seat: choice.seat,
        chosen: choice.action,
        best: choice.action,
        chosen_worth: 0.5,
        best_worth: 0.5,
    }
}

#[test]
fn a_review_of_an_older_version_is_read_and_a_better_decision_must_be_possible() {
    let session = finished(2, 21);
    let decision = session.decisions().into_iter().find(|decision| decision.choices.len() > 1);
    let decision = decision.expect("a building and its payment");
    let verdicts = decision.choices.iter().map(faultless);
    let old = Review { verdicts: verdicts.collect(), better: Vec::new() };
    let text = serde_json::to_string(&old).expect("it can be written");
    assert!(!text.contains("better\""), "as older versions wrote it: {text}");
    assert_eq!(serde_json::from_str::<Review<_>>(&text).expect("read"), old);
    assert!(old.fits(&session));
    let actions: Vec<_> = decision.choices.iter().map(|choice| choice.action).collect();
    let with = |better| Review { better, ..old.clone() };
    let whole = with(vec![Better { position: decision.begin(), actions: actions.clone() }]);
    assert!(whole.fits(&session));
    let text = serde_json::to_string(&whole).expect("it can be written");
    assert_eq!(serde_json::from_str::<Review<_>>(&text).expect("read"), whole);
    let backwards: Vec<_> = actions.iter().rev().copied().collect();
    assert!(!with(vec![Better { position: decision.begin(), actions: backwards }]).fits(&session));
    assert!(!with(vec![Better { position: session.len() + 1, actions }]).fits(&session));
}

#[test]
fn a_review_adds_up() {
    let verdicts = vec![
        verdict(0, 0, 2, &[(1, 60, 0.4), (2, 40, 0.3)]),
        verdict(1, 1, 1, &[(1, 60, 0.6), (2, 40, 0.3)]),
        verdict(5, 0, 1, &[(1, 60, 0.35), (2, 40, 0.3)]),
        verdict(9, 0, 2, &[(1, 60, 0.5), (2, 40, 0.2)]),
    ];
    let one = |position, seat, action| one_choice(Choice { position, seat: Seat(seat), action });
    let decisions = [one(0, 0, 2), one(1, 1, 1), one(5, 0, 1), one(9, 0, 2)];
    let review = Review { verdicts, better: Vec::new() };
    let worst = |seat, most| {
        let worst = review.costliest(&decisions, seat, most);
        worst.iter().map(|mistake| mistake.turn.position).collect::<Vec<_>>()
    };
    assert_eq!(worst(Seat(0), 5), [9, 0]);
    assert_eq!(worst(Seat(0), 1), [9]);
    assert!(worst(Seat(1), 5).is_empty());
    let positions: Vec<usize> = review.chances(Seat(0)).into_iter().map(|(position, _)| position).collect();
    assert_eq!(positions, [0, 5, 9]);
    let account = review.account(Seat(0), 1.0).expect("it chose");
    assert!((account.first - 0.4).abs() < 1e-6 && (account.given - 0.4).abs() < 1e-6);
    assert!((account.first - account.given + account.rest - 1.0).abs() < 1e-6);
    assert_eq!(review.account(Seat(2), 0.0), None);
}

#[test]
fn a_review_belongs_to_its_game_alone() {
    let (own, other) = (finished(2, 21), finished(2, 22));
    let verdicts: Vec<_> = own.choices().iter().map(faultless).collect();
    let review = Review { verdicts, better: Vec::new() };
    assert!(review.fits(&own));
    assert!(!review.fits(&other));
    let text = serde_json::to_string(&review).expect("it can be written");
    let read: Review<_> = serde_json::from_str(&text).expect("and read");
    assert_eq!(read, review);
    let cut = Review { verdicts: review.verdicts[1..].to_vec(), better: Vec::new() };
    assert!(cut.fits(&own), "one that was interrupted goes on");
    let twice = review.verdicts.iter().flat_map(|verdict| [*verdict; 2]).collect();
    let twice = Review { verdicts: twice, better: Vec::new() };
    assert!(!twice.fits(&own));
}

#[test]
fn a_verdict_takes_its_place_and_replaces_the_one_before() {
    let session = finished(2, 21);
    let verdict = |choice: Choice<_>, best_worth| Verdict {
        position: choice.position,
        seat: choice.seat,
        chosen: choice.action,
        best: choice.action,
        chosen_worth: 0.5,
        best_worth,
    };
    let choices = session.choices();
    let mut review = Review::default();
    for choice in choices.iter().rev() {
        review.put(verdict(*choice, 0.5));
    }
    assert!(review.fits(&session) && review.verdicts.len() == choices.len());
    review.put(verdict(choices[1], 0.75));
    assert_eq!((review.verdicts.len(), review.verdicts[1].best_worth), (choices.len(), 0.75));
}

#[test]
fn another_choice_of_the_past_is_foretold_as_it_was_then() {
    let session = finished(2, 21);
    let choice = session.choices()[0];
    let then = session.fork(choice.position);
    for action in session.legal_at(choice.position).iter() {
        let ahead = session.consequences_at(choice.position, &[*action]);
        assert!(ahead.is_some());
        assert_eq!(ahead, then.consequences(choice.seat, &[*action]));
    }
}
