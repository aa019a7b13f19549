//! Section 11.2: the Captain of the 1897 rulebook, four players, move by
//! move with every legal load.

use puerto_rico::{Action, Building, Good, Role};

use super::layout::layout;
use super::table::Table;

const ANNA: usize = 0;
const BENO: usize = 1;
const CLARA: usize = 2;
const DONI: usize = 3;

const C: Good = Good::Corn;
const S: Good = Good::Sugar;
const T: Good = Good::Tobacco;

/// The places of the ships by their spaces.
const FIVE: u8 = 0;
const SIX: u8 = 1;
const SEVEN: u8 = 2;

fn set_out() -> Table {
    let table = layout(4).ships(&[None, Some((C, 3)), None]);
    let table = table.crates(ANNA, [2, 0, 6, 0, 0]).crates(BENO, [0, 0, 2, 3, 0]);
    let table = table.crates(CLARA, [2, 0, 0, 1, 0]).crates(DONI, [1, 5, 0, 0, 0]);
    table.town(DONI, &[Building::SmallWarehouse]).sit()
}

/// One step: who is asked, what is legal, what is played, what is on the ship
/// afterwards and what the load is worth.
struct Step {
    seat: usize,
    legal: &'static [(Good, u8)],
    plays: (Good, u8),
    crates_on_ship: u8,
    vp: u16,
}

const STEPS: [Step; 6] = [
    Step { seat: ANNA, legal: &[(C, SIX), (S, SEVEN)], plays: (S, SEVEN), crates_on_ship: 6, vp: 6 + 1 },
    Step { seat: BENO, legal: &[(S, SEVEN), (T, FIVE)], plays: (S, SEVEN), crates_on_ship: 7, vp: 1 },
    Step { seat: CLARA, legal: &[(C, SIX), (T, FIVE)], plays: (T, FIVE), crates_on_ship: 1, vp: 1 },
    Step { seat: DONI, legal: &[(C, SIX)], plays: (C, SIX), crates_on_ship: 4, vp: 1 },
    Step { seat: ANNA, legal: &[(C, SIX)], plays: (C, SIX), crates_on_ship: 6, vp: 2 },
    Step { seat: BENO, legal: &[(T, FIVE)], plays: (T, FIVE), crates_on_ship: 4, vp: 3 },
];

/// PR-EX-04
#[test]
fn pr_ex_04_the_captain_of_four_players() {
    let mut table = set_out();
    let supply = table.public().crates;
    table.play(Action::Role(Role::Captain));
    for (number, step) in (1..).zip(&STEPS) {
        assert_eq!(table.on_turn() as usize, step.seat, "step {number}");
        let loads: Vec<Action> = step.legal.iter().map(|&(good, ship)| Action::Load(good, ship)).collect();
        assert_eq!(table.legal(), loads, "step {number}");
        let before = table.vp(step.seat);
        table.play(Action::Load(step.plays.0, step.plays.1));
        assert_eq!(table.vp(step.seat) - before, step.vp, "step {number}");
        if number < STEPS.len() {
            let ship = table.public().ships[step.plays.1 as usize];
            assert_eq!((ship.good, ship.crates), (Some(step.plays.0), step.crates_on_ship), "step {number}");
        }
    }
    // Beno's only crate and everything in Doni's warehouse stay unasked;
    // Clara has one kind, of which one crate stays.
    assert_eq!(table.legal(), [Action::Pass, Action::KeepOne(C)]);
    assert_eq!(table.on_turn() as usize, CLARA);
    table.play(Action::KeepOne(C));
    assert!(table.is_picking());

    let stored = [[0; 5], [0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [0, 5, 0, 0, 0]];
    assert_eq!([ANNA, BENO, CLARA, DONI].map(|seat| table.crates(seat)), stored);
    assert_eq!([ANNA, BENO, CLARA, DONI].map(|seat| table.vp(seat)), [9, 4, 1, 1]);
    let ships: Vec<_> = table.public().ships.iter().map(|ship| (ship.size, ship.good, ship.crates)).collect();
    assert_eq!(ships, [(5, Some(T), 4), (6, None, 0), (7, None, 0)]);
    let gained: Vec<u8> = table.public().crates.iter().zip(supply).map(|(now, then)| now - then).collect();
    assert_eq!(gained, [7, 0, 7, 0, 0], "7 corn and 7 sugar");
}

/// PR-EX-04: the ship of five would take only five of Anna's six crates.
#[test]
fn pr_ex_04_why_other_loads_are_refused() {
    let mut table = set_out();
    table.play(Action::Role(Role::Captain));
    assert_eq!(table.refusal(Action::Load(S, FIVE)).1, "PR-CAP-06");
    assert_eq!(table.refusal(Action::Load(C, FIVE)).1, "PR-CAP-03");
    table.play_all(&STEPS.map(|step| Action::Load(step.plays.0, step.plays.1))[..3]);
    assert_eq!(table.refusal(Action::Load(Good::Fruit, FIVE)).1, "PR-CAP-02", "no ship is left for fruit");
    assert_eq!(table.refusal(Action::Pass).1, "PR-CAP-07");
}
