//! The power switches of Puerto Rico.

use game_core::{Actions, Rng, Seat, Turn, Viewer};
use puerto_rico::auto_answer::Power;
use puerto_rico::{Action, Building, Config, Good, Options, Prompt, PuertoRico, Role, Tile};
use session::auto_answer::answer;
use session::{AutoAnswer, Player, Policy, Session, TableSetup};

fn actions(list: &[Action]) -> Actions<Action> {
    list.iter().copied().collect()
}

fn by_default(prompt: Prompt, list: &[Action]) -> Option<Action> {
    answer::<PuertoRico>(&prompt, &actions(list), PuertoRico::default_policy)
}

/// The answer with `power` switched to `policy` and all others as by default.
fn switched(prompt: Prompt, list: &[Action], power: Power, policy: Policy) -> Option<Action> {
    let stands = |other| if other == power { policy } else { PuertoRico::default_policy(other) };
    answer::<PuertoRico>(&prompt, &actions(list), stands)
}

#[test]
fn every_power_has_its_place_in_the_list() {
    let keys: Vec<String> =
        PuertoRico::POWERS.iter().map(|power| serde_json::to_string(power).expect("a key")).collect();
    let expected = [
        "hacienda",
        "hospital",
        "extra_worker",
        "school",
        "production",
        "extra_crate",
        "wharf",
        "harbor",
        "warehouses",
        "last_crate",
        "spoils",
    ];
    assert_eq!(keys, expected.map(|key| format!("\"{key}\"")));
}

#[test]
fn bonuses_are_taken_or_left_as_the_switch_stands() {
    let (man, extra) = (Action::Man(Tile::Corn), Action::Extra(Good::Corn));
    let hospital = Prompt::Hospital { drawn: None, taken: Some(Tile::Corn) };
    let school = Prompt::School { building: Building::Wharf };
    for (power, prompt, yes) in [
        (Power::Hacienda, Prompt::Hacienda, Action::Draw),
        (Power::Hospital, hospital, man),
        (Power::ExtraWorker, Prompt::Privilege, Action::Accept),
        (Power::School, school, Action::Accept),
        (Power::Production, Prompt::Produce, Action::Accept),
        (Power::ExtraCrate, Prompt::Extra, extra),
        (Power::Harbor, Prompt::Harbor { good: Good::Corn }, Action::Accept),
    ] {
        let list = [Action::Pass, yes];
        assert_eq!(by_default(prompt, &list), None, "{power:?} is asked about");
        assert_eq!(switched(prompt, &list, power, Policy::Always), Some(yes));
        assert_eq!(switched(prompt, &list, power, Policy::Never), Some(Action::Pass));
    }
}

#[test]
fn the_wharf_switch_leaves_the_cargo_ships_alone() {
    let (cargo, own) = (Action::Load(Good::Corn, 0), Action::Wharf(Good::Corn));
    let two = [Action::Load(Good::Corn, 0), Action::Load(Good::Sugar, 1), own];
    assert_eq!(switched(Prompt::Load, &[cargo, own], Power::Wharf, Policy::Never), Some(cargo));
    assert_eq!(switched(Prompt::Load, &[Action::Pass, own], Power::Wharf, Policy::Never), Some(Action::Pass));
    assert_eq!(switched(Prompt::Load, &[Action::Pass, own], Power::Wharf, Policy::Always), Some(own));
    assert_eq!(by_default(Prompt::Load, &[Action::Pass, own]), None);
    for policy in [Policy::Always, Policy::Ask, Policy::Never] {
        assert_eq!(
            switched(Prompt::Load, &two, Power::Wharf, policy),
            None,
            "which good is asked all the same"
        );
    }
}

#[test]
fn nothing_spoils_unasked_and_no_crate_is_left_behind() {
    let keep = [Action::Pass, Action::KeepOne(Good::Coffee)];
    let store = [Action::Pass, Action::StoreAll(Good::Corn), Action::StoreAll(Good::Coffee)];
    let prompt = Prompt::StoreAll { left: 1 };
    assert_eq!(by_default(Prompt::KeepOne, &keep), Some(keep[1]));
    assert_eq!(switched(Prompt::KeepOne, &keep, Power::LastCrate, Policy::Ask), None);
    assert_eq!(by_default(prompt, &store), None, "which good is a choice");
    assert_eq!(by_default(prompt, &store[..2]), Some(store[1]));
    assert_eq!(switched(prompt, &store, Power::Warehouses, Policy::Never), Some(Action::Pass));
}

#[test]
fn roles_tiles_workers_buildings_and_sales_are_nobodys_habit() {
    for (prompt, action) in [
        (Prompt::Take, Action::Pass),
        (Prompt::Build, Action::Pass),
        (Prompt::Sell, Action::Sell(Good::Corn)),
        (Prompt::Place { left: 2 }, Action::Place(0)),
        (Prompt::Load, Action::Load(Good::Corn, 0)),
    ] {
        assert_eq!(PuertoRico::habit(&prompt, action), None, "{prompt:?}");
    }
}

#[test]
fn a_switch_answers_during_play_and_the_answer_is_marked() {
    let options = Options { ask_bonuses: true, ..Options::default() };
    let config = Config { options, first: Some(Seat(0)), ..Config::default() };
    let seats = Seat::all(3).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    let mut table = Session::<PuertoRico>::new(TableSetup { config, seed: 7, seats }).expect("legal");
    table.set_policy(Seat(0), Power::Production, Policy::Always);
    let mut rng = Rng::stream(7, 7);
    let (mut others, mut automatic) = (0, 0);
    while let Turn::Choose { seat, prompt } = table.turn() {
        if prompt == Prompt::Produce {
            assert_ne!(seat, Seat(0), "asked all the same");
            others += 1;
        }
        let legal = table.legal(seat);
        table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("legal");
    }
    for step in 1..=table.len() {
        let note = table.note(step, Viewer::Seat(Seat(0)));
        automatic += usize::from(note.automatic && note.action == Some(Action::Accept));
    }
    assert!(others > 3 && automatic > 2, "{others} {automatic}");
}

/// PR-SMG-05: as many crates as may be kept, unless somebody wants to be asked.
#[test]
fn the_spoils_of_a_raid_are_kept_by_themselves() {
    let prompt = Prompt::Spoils { ship: 1, most: 2 };
    let all = [Action::Spoils(0), Action::Spoils(1), Action::Spoils(2)];
    assert_eq!(switched(prompt, &all, Power::Spoils, Policy::Always), Some(all[2]));
    assert_eq!(switched(prompt, &all, Power::Spoils, Policy::Ask), None);
    assert_eq!(switched(prompt, &all, Power::Wharf, Policy::Never), Some(all[2]), "by default too");
}

/// PR-BLD-GEN-7: a switch is turned for the ordinary. What brings the end nearer is put to the player
/// however it stands, with one corn, a Harbor and as many points left as the load brings.
#[test]
fn no_switch_answers_for_the_end() {
    let at = |left: u16, ask: bool, policy: Policy| {
        let position = serde_json::json!({
            "config": { "edition": "y1897", "players": 3, "options": { "ask_bonuses": ask } },
            "seats": [
                { "crates": { "corn": 1 }, "buildings": [{ "building": "harbor", "workers": 1 }] },
                {},
                { "vp": 75 - left },
            ],
        });
        let position = serde_json::from_value(position).expect("a position");
        let seats = Seat::all(3).map(|seat| Player::person(format!("P{}", seat.0))).collect();
        let mut table = Session::<PuertoRico>::at_position(&position, seats).expect("a possible position");
        table.set_policy(Seat(0), Power::Harbor, policy);
        table.act(Seat(0), Action::Role(Role::Captain)).expect("legal");
        if table.legal(Seat(0)).contains(&Action::Load(Good::Corn, 0)) {
            table.act(Seat(0), Action::Load(Good::Corn, 0)).expect("legal");
        }
        matches!(table.turn(), Turn::Choose { prompt: Prompt::Harbor { .. }, .. })
    };
    for policy in [Policy::Always, Policy::Ask, Policy::Never] {
        for ask in [false, true] {
            assert!(at(3, ask, policy), "{policy:?}, {ask}: the last point is asked for");
            let asked = ask && policy == Policy::Ask;
            assert_eq!(at(9, ask, policy), asked, "{policy:?}, {ask}: others as the switch stands");
        }
    }
}
