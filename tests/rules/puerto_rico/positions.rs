//! Positions that people write: what cannot be is refused with its path, and
//! whatever is let in can be played to the end.

use game_core::{Flaw as _, Game, RuleId, Seat};
use puerto_rico::flaw::{BoardFlaw, RoleFlaw, SupplyFlaw};
use puerto_rico::position::{Built, Position};
use puerto_rico::{Action, Building, Config, Edition, Good, Options, PuertoRico, Role, Tile};
use serde_json::{Value, json};

use super::layout::{Layout, layout};
use crate::mutants::refused_or_playable;
use crate::spoiler::Spoiler;

#[test]
fn mutated_positions_are_refused_or_can_be_played() {
    let words: &[&str] =
        &["corn", "coffee", "quarry", "planter", "captain", "school", "wharf", "build", "sell", "load"];
    let tables = [(Edition::Y1897, 2), (Edition::Y1897, 4), (Edition::Classic, 3), (Edition::Classic, 5)];
    // Every bonus is asked for, so that there are all kinds of frames.
    let options = Options { ask_bonuses: true, ..Options::default() };
    let configs = tables.map(|(edition, players)| Config { edition, players, options, ..Config::default() });
    refused_or_playable::<PuertoRico>(configs, &Spoiler { words });
}

/// The same with the Smuggler.
#[test]
fn mutated_positions_with_the_smuggler_are_refused_or_can_be_played() {
    let words: &[&str] = &["smuggle", "smuggler", "planter", "captain", "corn", "wharf", "load"];
    let options = Options { exp3: true, ask_bonuses: true, ..Options::default() };
    let intl = Options { intl: true, ..options };
    let tables = [(2, options), (3, intl), (4, options)];
    let configs = tables.map(|(players, options)| Config { players, options, ..Config::default() });
    refused_or_playable::<PuertoRico>(configs, &Spoiler { words });
}

/// The same with Achievements.
#[test]
fn mutated_positions_with_achievements_are_refused_or_can_be_played() {
    let words: &[&str] =
        &["keep_card", "dock_tycoon", "master_collector", "captain", "corn", "load", "setup"];
    let options = Options { exp6: true, ask_bonuses: true, ..Options::default() };
    let passed = Options { exp6_draft: true, ..options };
    let tables = [(2, passed), (3, options), (4, passed)];
    let configs = tables.map(|(players, options)| Config { players, options, ..Config::default() });
    refused_or_playable::<PuertoRico>(configs, &Spoiler { words });
}

/// What each of these fields says cannot be.
#[test]
fn impossible_positions_name_their_field() {
    let captain = |pick| {
        layout(3).taken(&[(Role::Captain, 0)]).with(move |position| {
            position.stack = serde_json::from_value(json!([{"round": {"pick": pick}}])).expect("frames");
        })
    };
    let changed = |change: fn(&mut Position)| layout(3).with(change).refused().path;
    assert_eq!(captain(0).refused().path, "stack");
    assert_eq!(changed(|position| position.round = 0), "round");
    assert_eq!(changed(|position| position.round = u16::MAX), "round");
    assert_eq!(changed(|position| position.governor = Seat(3)), "governor");
    assert_eq!(changed(|position| drop(position.seats.pop())), "seats");
    assert_eq!(changed(|position| position.seats[1].coins = 20_000), "seats[1].coins");
    assert_eq!(changed(|position| position.seats[1].vp = 20_000), "seats[1].vp");
    assert_eq!(changed(|position| position.market = vec![Tile::Corn; 5]), "market");
    assert_eq!(changed(|position| position.bag = vec![Tile::Quarry]), "bag[0]");
    assert_eq!(changed(|position| position.workers = Some(1)), "workers");
    assert_eq!(changed(|position| position.vp = Some(1)), "vp");
    assert_eq!(changed(|position| position.over = true), "over");
    let coins = layout(3).role_coins(Role::Builder, 1).role_coins(Role::Builder, 1);
    assert_eq!(coins.refused().path, "role_coins[1].role");
    assert_eq!(layout(3).role_coins(Role::Adventurer, 1).refused().path, "role_coins[0].role");
    assert_eq!(layout(3).taken(&[(Role::Trader, 1)]).refused().path, "taken", "the governor picks first");
    assert_eq!(layout(3).vp(0, 80).refused().path, "last_round");
}

/// What is wrong is named with its pieces and with the rules behind it.
#[test]
fn impossible_positions_name_their_rules() {
    let refused = |change: fn(&mut Position)| {
        let refused = layout(3).with(change).refused().problem;
        let rules: Vec<&str> = refused.rules().iter().map(|rule| rule.0).collect();
        (refused, rules)
    };
    let two_ships = |position: &mut Position| {
        let ships = json!([
            {"size": 4, "good": "corn", "crates": 1},
            {"size": 5, "good": "corn", "crates": 2},
            {"size": 6},
        ]);
        position.ships = serde_json::from_value(ships).expect("ships");
    };
    let same = SupplyFlaw::SameGood { good: Good::Corn };
    assert_eq!(refused(two_ships), (same.into(), vec!["PR-CAP-02"]));
    let twice = |position: &mut Position| {
        position.seats[0].buildings =
            [Building::Wharf; 2].map(|building| Built { building, workers: 0, citizens: 0 }).into();
    };
    let second = BoardFlaw::SecondCopy { building: Building::Wharf };
    assert_eq!(refused(twice), (second.into(), vec!["PR-BUI-03"]));
    let captured = |position: &mut Position| position.captured = Some(Role::Captain);
    assert_eq!(refused(captured), (RoleFlaw::NoSmuggler.into(), vec!["PR-SMG-01"]));
    let smuggling = |position: &mut Position| {
        position.config.options.exp3 = true;
        position.role_coins =
            serde_json::from_value(json!([{"role": "smuggler", "coins": 1}])).expect("coins");
    };
    assert_eq!(refused(smuggling), (RoleFlaw::CoinsOnSmuggler.into(), vec!["PR-SMG-04"]));
    let rich = |position: &mut Position| position.seats[2].coins = 10_000;
    assert_eq!(refused(rich), (BoardFlaw::Coins.into(), vec![]));
    let produced = |position: &mut Position| position.seats[0].produced = vec![Good::Sugar];
    let stack = json!([{"round": {"pick": 1}}, {"phase": {"step": 2, "next": 0}}, "extra"]);
    let table = layout(3).taken(&[(Role::Craftsman, 0)]).with(produced).with(|position| {
        position.stack = serde_json::from_value(stack).expect("frames");
        position.phase =
            Some(serde_json::from_value(json!({"role": "craftsman", "picker": 0})).expect("a phase"));
    });
    let refused = table.refused();
    assert_eq!(refused.problem.rules(), [RuleId("PR-CRA-02"), RuleId("PR-CRA-03")]);
    assert_eq!(refused.problem.to_string(), "nobody works there for this good");
    assert_eq!(
        refused.to_string(),
        "seats[0].produced[0]: nobody works there for this good (PR-CRA-02, PR-CRA-03)"
    );
}

/// Frames and what belongs to a phase must fit each other and the boards.
#[test]
fn misplaced_frames_are_refused() {
    let refused = |role: Role, stack: Value, change: fn(&mut Position)| {
        let phase = json!({"role": role, "picker": 0});
        let table = layout(3).taken(&[(role, 0)]).with(|position| {
            position.stack = serde_json::from_value(stack).expect("frames");
            position.phase = Some(serde_json::from_value(phase).expect("a phase"));
            change(position);
        });
        table.refused().path
    };
    let in_phase = |frame: Value, step: u8, next: u8| json!([{"round": {"pick": 1}}, {"phase": {"step": step, "next": next}}, frame]);
    let nothing = |_: &mut Position| {};
    // A tile that was never drawn could be manned.
    let drawn = in_phase(json!({"take": {"drawn": "coffee"}}), 0, 1);
    assert_eq!(refused(Role::Planter, drawn, nothing), "stack");
    assert_eq!(refused(Role::Planter, in_phase(json!("hacienda"), 0, 1), nothing), "stack");
    assert_eq!(refused(Role::Planter, in_phase(json!("sell"), 0, 1), nothing), "stack");
    let hospital = in_phase(json!({"hospital": {"drawn": null, "taken": "corn"}}), 0, 1);
    assert_eq!(refused(Role::Planter, hospital, nothing), "stack");
    let school = in_phase(json!({"school": {"building": "office"}}), 0, 1);
    assert_eq!(refused(Role::Builder, school, nothing), "stack");
    // The privilege would be offered twice.
    assert_eq!(refused(Role::Recruiter, in_phase(json!("privilege"), 0, 1), nothing), "stack");
    let place = in_phase(json!({"place": {"left": 1, "from": 0}}), 2, 1);
    assert_eq!(refused(Role::Recruiter, place, nothing), "stack");
    // A load of the last phase would spoil the Wharf of the next.
    let build = in_phase(json!("build"), 0, 1);
    let own_ship = |position: &mut Position| {
        position.seats[0].own_ship = Some((puerto_rico::Good::Corn, 1));
    };
    assert_eq!(refused(Role::Builder, build.clone(), own_ship), "phase");
    let paid = |position: &mut Position| position.phase.as_mut().expect("a phase").captain_paid = true;
    assert_eq!(refused(Role::Builder, build.clone(), paid), "phase");
    let produced = |position: &mut Position| {
        position.seats[0].produced = vec![puerto_rico::Good::Corn];
    };
    assert_eq!(refused(Role::Builder, build.clone(), produced), "phase");
    let unpicked = |position: &mut Position| position.phase.as_mut().expect("a phase").picker = Seat(1);
    assert_eq!(refused(Role::Builder, build.clone(), unpicked), "phase");
    let unnamed = |position: &mut Position| position.phase = None;
    assert_eq!(refused(Role::Builder, build, unnamed), "phase");
    assert_eq!(refused(Role::Builder, json!([]), nothing), "phase");
}

/// PR-CAP-13, PR-CAP-14, PR-BLD-SWH-1: nobody stores more kinds than the
/// warehouses hold, nor what nobody has.
#[test]
fn storage_frames_fit_the_warehouses() {
    let at = |town: &[Building], crates: [u8; 5], asks: Value| {
        let stack = json!([{"round": {"pick": 1}}, {"phase": {"step": 1, "next": 1}}, asks]);
        layout(3).taken(&[(Role::Captain, 0)]).crates(0, crates).town(0, town).with(|position| {
            position.stack = serde_json::from_value(stack).expect("frames");
            position.phase =
                Some(serde_json::from_value(json!({"role": "captain", "picker": 0})).expect("a phase"));
        })
    };
    let small = &[Building::SmallWarehouse][..];
    let all =
        |left: u8, from: u8, stored: u8| json!({"store_all": {"left": left, "from": from, "stored": stored}});
    let one = |stored: u8| json!({"keep_one": {"stored": stored}});
    let both = &[Building::SmallWarehouse, Building::LargeWarehouse][..];
    for (town, asks) in [
        (small, all(1, 0, 0)),
        (both, all(3, 0, 0)),
        (both, all(2, 1, 0b1)),
        (both, all(1, 3, 0b101)),
        (&[], one(0)),
        (small, one(0b10)),
    ] {
        at(town, [2, 2, 2, 2, 2], asks).sit();
    }
    for (town, crates, asks) in [
        (small, [2; 5], all(1, 0, 31)),
        (small, [2; 5], all(2, 0, 0)),
        (small, [2; 5], all(1, 2, 0)),
        (both, [2; 5], all(2, 3, 0b1)),
        (both, [0, 2, 2, 2, 2], all(2, 1, 0b1)),
        (both, [1, 1, 1, 1, 0], all(3, 0, 0)),
        (&[], [2; 5], all(1, 0, 0)),
        (&[], [2; 5], one(0b1)),
        (small, [2; 5], one(0b11)),
        (small, [0, 2, 2, 2, 2], one(0b1)),
        (&[], [1, 0, 0, 0, 0], one(0)),
    ] {
        let table = at(town, crates, asks.clone());
        assert_eq!(table.refused().path, "stack", "{town:?} {crates:?} {asks}");
    }
}

/// PR-BLD-WHARF-1, PR-CRA-02, PR-CRA-03: what a phase has brought takes those
/// who work for it.
#[test]
fn leftovers_of_a_phase_take_those_who_work_there() {
    let at = |role: Role, table: Layout, stack: Value, change: fn(&mut Position)| {
        table.taken(&[(role, 0)]).with(|position| {
            position.stack = serde_json::from_value(stack).expect("frames");
            position.phase =
                Some(serde_json::from_value(json!({"role": role, "picker": 0})).expect("a phase"));
            change(position);
        })
    };
    let ship = |table: Layout| {
        let loading = json!([{"round": {"pick": 1}}, {"phase": {"step": 1, "next": 0}}, {"loading": {"idle": 0, "next": 1}}, "load"]);
        at(Role::Captain, table.crates(0, [1, 0, 0, 0, 0]), loading, |position| {
            position.seats[0].own_ship = Some((Good::Sugar, 2));
        })
    };
    assert_eq!(ship(layout(3)).refused().path, "seats[0].own_ship");
    assert_eq!(ship(layout(3).empty_town(0, &[Building::Wharf])).refused().path, "seats[0].own_ship");
    ship(layout(3).town(0, &[Building::Wharf])).sit();
    let extra = |table: Layout| {
        let asks = json!([{"round": {"pick": 1}}, {"phase": {"step": 2, "next": 0}}, "extra"]);
        at(Role::Craftsman, table, asks, |position| position.seats[0].produced = vec![Good::Sugar])
    };
    let mill = |table: Layout| table.built(0, &[(Building::LargeSugar, 1)]);
    let land = |table: Layout| table.land(0, &[(Tile::Sugar, 1, 1)]);
    let path = "seats[0].produced[0]";
    assert_eq!(extra(layout(3)).refused().path, path);
    assert_eq!(extra(mill(layout(3))).refused().path, path);
    assert_eq!(extra(land(layout(3))).refused().path, path);
    extra(land(mill(layout(3)))).sit();
}

/// What is written can be read: counters stop where positions end.
#[test]
fn counters_stop_where_positions_end() {
    let rich = layout(3).coins(1, 9_998).crates(1, [0, 0, 0, 0, 1]).with(|position| position.round = 9_999);
    let mut table = rich.role(Role::Trader);
    table.play(Action::Sell(Good::Coffee));
    assert_eq!(table.coins(1), 9_999);
    table.end_round();
    assert_eq!(table.public().round, 9_999);
    let vp = layout(3).last_round().with(|position| {
        position.seats[1].vp = 998;
        position.vp = None;
    });
    let mut shipping = vp.crates(1, [4, 0, 0, 0, 0]).role(Role::Captain);
    shipping.play(Action::Load(Good::Corn, 0));
    assert_eq!(shipping.vp(1), 999);
    for table in [table, shipping] {
        PuertoRico::from_position(&table.position()).unwrap_or_else(|error| panic!("{error}"));
    }
}

/// Nobody sees 255 rounds, but no game may break.
#[test]
fn a_tile_that_nobody_takes_for_ages_breaks_nothing() {
    let mut table = layout(3).role_coins(Role::Captain, 255).sit();
    table.end_round();
    assert_eq!(table.public().roles[5].coins, 255);
}
