//! Section 8.0 with Citizens, and the options of expansion II.

use game_core::Game;
use puerto_rico::data::buildings::Origin;
use puerto_rico::{Action, Building, Combo, Config, Edition, Options, Prompt, PuertoRico, Reason, Role};

use super::layout::{citizens, drafted_from};
use super::table::{Table, opened};

fn draft(players: u8, options: Options) -> Table {
    opened(Config { players, options, ..Config::default() }, 1897)
}

fn alone() -> Options {
    Options { exp2: true, ..Options::default() }
}

fn both() -> Options {
    Options { exp1: true, ..alone() }
}

/// PR-DRAFT-3, PR-DRAFT-9, PR-X2-TAI-3: the Large Tailor Shop is drafted.
#[test]
fn pr_draft_3_the_pool_with_citizens() {
    let table = draft(3, alone());
    assert_eq!(table.legal().len(), drafted_from(&[Origin::Exp2]).len());
    assert_eq!(table.refusal(Action::Draft(Building::Bohio)).0, Reason::NotInPool);
    let both = draft(3, both());
    let printed = drafted_from(&[Origin::Exp1, Origin::Exp2]);
    assert_eq!(both.legal().len(), printed.len());
    let pool = |table: &Table, cost: u8| {
        let slots = table.public().draft;
        slots.into_iter().find(|slots| slots.cost == cost).expect("a slot of this cost").pool.len()
    };
    for cost in 1..=10 {
        let there = printed.iter().filter(|row| row.cost == cost).count();
        assert_eq!(pool(&both, cost), there, "cost {cost}");
    }
    assert!(both.legal().contains(&Action::Draft(Building::Tailor)));
}

/// PR-DRAFT-5
#[test]
fn pr_draft_5_two_tailors_even_with_two_players() {
    for (players, villas) in [(2, 1), (3, 2)] {
        let mut table = draft(players, alone());
        table.play_all(&[Action::Draft(Building::Tailor), Action::Draft(Building::Villa)]);
        table.play(Action::Draft(Building::TownSquare));
        let left = |building| table.public().offer(building).expect("drafted").left;
        assert_eq!(left(Building::Tailor), 2);
        assert_eq!((left(Building::Villa), left(Building::TownSquare)), (villas, 1));
    }
}

/// PR-X2-TAI-3: an 8-slot is filled with it.
#[test]
fn pr_x2_tai_3_it_takes_a_slot_of_eight() {
    let mut table = draft(3, alone());
    table.play_all(&[Action::Draft(Building::Tailor), Action::Draft(Building::School)]);
    assert_eq!(table.refusal(Action::Draft(Building::Harbor)), (Reason::NoSlot, "PR-DRAFT-4"));
}

/// PR-OPT-COMBO, PR-DRAFT-7
#[test]
fn pr_opt_combo_villa_and_tailor_are_never_together() {
    let combo = Options { combo: Some(Combo::VillaTailor), ..alone() };
    for (one, other) in [(Building::Villa, Building::Tailor), (Building::Tailor, Building::Villa)] {
        let mut table = draft(3, combo);
        table.play(Action::Draft(one));
        assert_eq!(table.refusal(Action::Draft(other)), (Reason::NotTogether, "PR-DRAFT-7"));
        let mut both = draft(3, alone());
        both.play(Action::Draft(one));
        assert!(both.can(Action::Draft(other)));
        // The draft can be finished.
        table.decline_until(|table| !matches!(table.asked(), Some((_, Prompt::Draft))));
        assert_eq!(table.position().drafted.len(), 17);
    }
}

/// PR-DRAFT-10: every slot finds a candidate, whatever is drafted.
#[test]
fn pr_draft_10_every_slot_is_filled() {
    for options in [alone(), both(), Options { costs: true, combo: Some(Combo::VillaTailor), ..both() }] {
        let mut table = draft(4, options);
        let last = |table: &mut Table| {
            let action = *table.legal().last().expect("somebody drafts");
            table.play(action);
        };
        while matches!(table.asked(), Some((_, Prompt::Draft))) {
            last(&mut table);
        }
        let drafted = table.position().drafted;
        assert_eq!(drafted.len(), 17);
        assert!(drafted.iter().any(|building| building.origin() == Origin::Exp2));
    }
}

/// PR-OPT-TAILOR
#[test]
fn pr_opt_tailor_three_coins_at_most() {
    let paid = |tailor: bool| {
        let table = citizens(3, &[Building::Tailor]).town(0, &[Building::Tailor]).idle_citizens(0, 5);
        let table = table.with(|position| position.config.options.tailor = tailor);
        table.role(Role::Craftsman).coins(0)
    };
    assert_eq!((paid(false), paid(true)), (5, 3));
}

/// Options of expansion II without it are refused by name.
#[test]
fn options_of_expansion_ii_need_it() {
    let plain = Options::default();
    let combo = |pair| Options { combo: Some(pair), ..plain };
    for (edition, options, field) in [
        (Edition::Y1897, Options { tailor: true, ..plain }, "options.tailor"),
        (Edition::Y1897, combo(Combo::VillaTailor), "options.combo"),
        (Edition::Y1897, Options { exp1: true, ..combo(Combo::VillaTailor) }, "options.combo"),
        (Edition::Y1897, Options { exp2: true, ..combo(Combo::HaciendaLumberyard) }, "options.combo"),
        (Edition::Classic, Options { exp2: true, ..plain }, "options.exp2"),
        (Edition::Classic, Options { tailor: true, ..plain }, "options.tailor"),
    ] {
        let refused = PuertoRico::new(&Config { edition, options, ..Config::default() });
        assert_eq!(refused.err().map(|error| error.field), Some(field));
    }
    let written = serde_json::to_string(&Config::default()).expect("a configuration");
    assert!(!written.contains("exp2") && !written.contains("tailor"), "{written}");
}
