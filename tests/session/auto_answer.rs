use game_core::{Actions, Rng, Seat, Turn, Viewer};
use san_juan::auto_answer::Power;
use san_juan::{Action, Kind, Prompt, Role, SanJuan};
use session::auto_answer::answer;
use session::{AutoAnswer, Policy};

use crate::session::common::{alone, choose, on_turn, people};

fn actions(list: &[Action]) -> Actions<Action> {
    list.iter().copied().collect()
}

fn paying(due: u8) -> Prompt {
    Prompt::Pay { kind: Kind::Smithy, due, paid: 0, goods: 0 }
}

#[test]
fn a_single_legal_action_is_the_answer() {
    let legal = actions(&[Action::NewSite]);
    let prompt = Prompt::Site { kind: Kind::Smithy };
    assert_eq!(answer::<SanJuan>(&prompt, &legal, |_| Policy::Ask), Some(Action::NewSite));
    assert_eq!(answer::<SanJuan>(&prompt, &actions(&[]), |_| Policy::Ask), None);
}

#[test]
fn a_switch_answers_for_its_power_only() {
    let legal = actions(&[Action::Library(false), Action::Library(true)]);
    let prompt = Prompt::Library { role: Role::Builder };
    let asked = |policy| {
        answer::<SanJuan>(
            &prompt,
            &legal,
            |power| if power == Power::Library { policy } else { Policy::Never },
        )
    };
    assert_eq!(asked(Policy::Ask), None);
    assert_eq!(asked(Policy::Always), Some(Action::Library(true)));
    assert_eq!(asked(Policy::Never), Some(Action::Library(false)));
}

#[test]
fn always_still_asks_how_if_there_are_several_ways() {
    let legal = actions(&[Action::Pass, Action::Tuck(Kind::ProdT1), Action::Tuck(Kind::Well)]);
    let asked = |policy| answer::<SanJuan>(&Prompt::Chapel, &legal, |_| policy);
    assert_eq!(asked(Policy::Always), None);
    assert_eq!(asked(Policy::Never), Some(Action::Pass));
    let one = actions(&[Action::Pass, Action::Tuck(Kind::Well)]);
    assert_eq!(answer::<SanJuan>(&Prompt::Chapel, &one, |_| Policy::Always), Some(Action::Tuck(Kind::Well)));
}

#[test]
fn nobody_is_asked_to_pay_more_than_is_due() {
    use san_juan::ids::Discount;
    let legal = actions(&[Action::Pass, Action::Waive(Discount::Privilege)]);
    let default = |power| SanJuan::default_policy(power);
    assert_eq!(answer::<SanJuan>(&paying(0), &legal, default), Some(Action::Pass));
    assert_eq!(answer::<SanJuan>(&paying(0), &legal, |_| Policy::Ask), None);
}

#[test]
fn every_power_has_its_place_in_the_list() {
    let keys: Vec<String> =
        SanJuan::POWERS.iter().map(|power| serde_json::to_string(power).expect("a key")).collect();
    let names = ["office", "chapel", "church", "library", "crane", "black_market", "full_price"];
    assert_eq!(keys, names.map(|name| format!("\"{name}\"")));
}

#[test]
fn a_switched_off_chapel_is_never_asked_about_and_answers_are_marked() {
    let (mut asked, mut automatic) = (0, 0);
    for seed in 0..30 {
        for off in [false, true] {
            let mut table = people(2, seed);
            if off {
                for seat in Seat::all(2) {
                    table.set_policy(seat, Power::Chapel, Policy::Never);
                }
            }
            let mut rng = Rng::stream(seed, 3);
            loop {
                if let Turn::Choose { prompt: Prompt::Chapel, .. } = table.turn() {
                    assert!(!off, "asked all the same");
                    asked += 1;
                }
                if choose(&mut table, &mut rng).is_none() {
                    break;
                }
            }
            let passes = (1..=table.len()).filter(|&step| table.note(step, Viewer::Public).automatic);
            automatic += passes.count();
        }
    }
    assert!(asked > 3 && automatic > 100, "{asked} {automatic}");
}

#[test]
fn turning_a_switch_answers_the_choice_at_hand() {
    for seed in 0..60 {
        let mut table = people(2, seed);
        let mut rng = Rng::stream(seed, 4);
        loop {
            if let Turn::Choose { seat, prompt: Prompt::Chapel } = table.turn() {
                let applied = table.set_policy(seat, Power::Chapel, Policy::Never);
                assert!(applied.after > applied.before);
                assert_eq!(
                    table.note(applied.after.min(applied.before + 1), Viewer::Seat(seat)).action,
                    Some(Action::Pass)
                );
                return;
            }
            if choose(&mut table, &mut rng).is_none() {
                break;
            }
        }
    }
    panic!("nobody built a Chapel");
}

#[test]
fn switches_of_opponents_cannot_be_turned() {
    let mut table = alone(2, 31);
    table.set_policy(Seat(1), Power::Chapel, Policy::Never);
    assert_eq!(table.policy(Seat(1), Power::Chapel), Policy::Ask);
    assert_eq!(table.policy(Seat(0), Power::FullPrice), Policy::Never);
    assert!(on_turn(&table).is_some());
}
