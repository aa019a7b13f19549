//! Section 8.3: the Smuggler.

use game_core::{Game, Seat};
use puerto_rico::event::{CoinWhy, EndWhy};
use puerto_rico::{
    Action, Building, Config, Edition, Event, Good, Options, Prompt, PuertoRico, Reason, Role, Tile,
};

use super::layout::{Layout, layout};
use super::table::{Table, opened};

/// A layout with the Smuggler.
pub fn smuggling(players: u8) -> Layout {
    layout(players).with(|position| position.config.options.exp3 = true)
}

/// The same under the international wording.
pub fn international(players: u8) -> Layout {
    smuggling(players).with(|position| position.config.options.intl = true)
}

fn is_free(table: &Table, role: Role) -> bool {
    table.can(Action::Role(role))
}

/// PR-SMG-01
#[test]
fn pr_smg_01_the_tile_and_the_marker_lie_on_the_board() {
    let options = Options { exp3: true, ..Options::default() };
    for (players, tiles) in [(2, 8), (3, 7), (4, 8), (5, 9)] {
        let table = opened(Config { players, options, ..Config::default() }, 1);
        let view = table.public();
        assert_eq!(view.roles.len(), tiles, "{players} players");
        assert_eq!((view.roles[tiles - 1].role, view.marker, view.gone), (Role::Smuggler, None, 0));
        assert!(is_free(&table, Role::Smuggler));
    }
    let plain = opened(Config::default(), 1);
    assert!(!is_free(&plain, Role::Smuggler) && plain.public().roles.len() == 6);
    assert_eq!(plain.refusal(Action::Role(Role::Smuggler)).0, Reason::RoleTaken);
    for (field, options) in [
        ("options.exp3", Options { exp3: true, ..Options::default() }),
        ("options.intl", Options { intl: true, ..Options::default() }),
    ] {
        let classic = Config { edition: Edition::Classic, options, ..Config::default() };
        assert_eq!(PuertoRico::new(&classic).expect_err("1897 only").field, field);
    }
}

/// PR-SMG-02
#[test]
fn pr_smg_02_whoever_holds_the_marker_cannot_pick_the_smuggler() {
    let mut table = smuggling(2).role(Role::Smuggler);
    assert_eq!(table.public().marker, Some(Seat(0)));
    table.end_round();
    assert_eq!((table.public().marker, table.on_turn()), (Some(Seat(0)), 1), "it stays for the next round");
    assert!(is_free(&table, Role::Smuggler));
    table.play(Action::Role(Role::Planter)).end_phase();
    assert_eq!(table.on_turn(), 0);
    assert_eq!(table.refusal(Action::Role(Role::Smuggler)), (Reason::HoldsMarker, "PR-SMG-02"));
    table.play(Action::Role(Role::Builder)).end_phase();
    table.play(Action::Role(Role::Smuggler)).end_phase();
    assert_eq!(table.public().marker, Some(Seat(1)), "the next Smuggler takes it");
    assert_eq!(table.refusal(Action::Role(Role::Smuggler)).0, Reason::RoleTaken);
}

/// PR-SMG-03
#[test]
fn pr_smg_03_only_the_picker_acts_and_may_do_nothing() {
    let mut table = smuggling(3).house(&[Good::Corn]).role(Role::Smuggler);
    assert_eq!(table.asked(), Some((0, Prompt::Smuggle)));
    table.play(Action::Pass);
    assert_eq!(table.events(), [Event::Passed { seat: Seat(0), role: Role::Smuggler }]);
    assert_eq!(table.asked(), Some((1, Prompt::Role { pick: 1 })), "nobody else is asked");
    let mut table = smuggling(3).house(&[Good::Corn]).role(Role::Smuggler);
    table.play(Action::Plunder);
    assert_eq!((table.asked(), table.vp(0)), (Some((1, Prompt::Role { pick: 1 })), 1), "and no privilege");
}

/// PR-SMG-04
#[test]
fn pr_smg_04_no_coin_comes_on_the_smuggler() {
    let mut table = smuggling(3).sit();
    table.end_round();
    let view = table.public();
    let coins: Vec<_> = view.roles.iter().filter(|place| place.coins > 0).map(|place| place.role).collect();
    assert_eq!(coins, [Role::Craftsman, Role::Trader, Role::Captain]);
    assert!(table.saw(&Event::RoleCoins { roles: coins }));
}

/// PR-SMG-05
#[test]
fn pr_smg_05_a_raided_ship_is_empty_and_up_to_three_crates_stay() {
    let table = smuggling(3).ships(&[Some((Good::Corn, 2)), None, Some((Good::Sugar, 6))]);
    let table = table.role(Role::Smuggler);
    for (ship, good, crates, most) in [(0, Good::Corn, 2, 2), (2, Good::Sugar, 6, 3)] {
        for kept in 0..most + 1 {
            let mut table = table.clone();
            let supply = table.public().crates[good.index()];
            table.play(Action::Raid(ship));
            assert_eq!(table.asked(), Some((0, Prompt::Spoils { ship, most })));
            assert_eq!(table.legal(), (0..most + 1).map(Action::Spoils).collect::<Vec<_>>());
            assert_eq!(table.refusal(Action::Spoils(most + 1)), (Reason::TooManyKept, "PR-SMG-05"));
            assert_eq!(table.refusal(Action::Pass).0, Reason::MustChoose);
            table.play(Action::Spoils(kept));
            let (view, returned) = (table.public(), crates - kept);
            assert_eq!(table.crates(0)[good.index()], kept);
            assert_eq!((view.ships[ship as usize].crates, view.ships[ship as usize].good), (0, None));
            assert_eq!(view.crates[good.index()], supply + returned);
            assert_eq!(table.events(), [Event::Raided { seat: Seat(0), ship, good, kept, returned }]);
        }
    }
    assert_eq!(table.refusal(Action::Raid(3)), (Reason::NoShip, "PR-CAP-02"));
}

/// PR-SMG-06
#[test]
fn pr_smg_06_plundered_crates_are_a_point_each() {
    let mut table = smuggling(3).house(&[Good::Corn, Good::Corn, Good::Coffee]).role(Role::Smuggler);
    let before = table.public();
    table.play(Action::Plunder);
    let view = table.public();
    assert_eq!((table.vp(0), before.vp - view.vp, view.house), (3, 3, [0; 5]));
    assert_eq!((view.crates[0] - before.crates[0], view.crates[4] - before.crates[4]), (2, 1));
    assert_eq!(table.events(), [Event::Plundered { seat: Seat(0), crates: [2, 0, 0, 0, 1], vp: 3 }]);
}

/// PR-SMG-07
#[test]
fn pr_smg_07_poached_workers_are_placed_at_once_or_out_of_the_game() {
    let table = smuggling(4).register(4).land(0, &[(Tile::Corn, 1, 0), (Tile::Sugar, 1, 1)]);
    let table = table.empty_town(0, &[Building::LargeFruit, Building::Hacienda]).idle(0, 1);
    let mut table = table.role(Role::Smuggler);
    table.play(Action::Poach);
    assert_eq!(table.asked(), Some((0, Prompt::Poached { left: 3 })));
    assert_eq!(table.refusal(Action::Place(2)), (Reason::NoCircle, "PR-REC-03"));
    table.play(Action::Place(6));
    assert_eq!(table.legal(), [Action::Pass, Action::Place(6), Action::Place(7)], "in ascending order");
    assert_eq!(table.refusal(Action::Place(0)).0, Reason::OutOfOrder);
    table.play_all(&[Action::Place(6), Action::Place(7)]);
    assert!(table.is_picking(), "three at most");
    assert!(table.saw(&Event::SentAway { seat: Seat(0), workers: 1 }));
    let view = table.public();
    assert_eq!((table.on(0, Building::LargeFruit), table.on(0, Building::Hacienda)), (Some(2), Some(1)));
    assert_eq!((view.register, view.gone, view.seats[0].idle), (0, 1, 1), "none on the portrait");
    // Without a circle all of them are out of the game.
    let mut table = smuggling(3).role(Role::Smuggler);
    table.play(Action::Poach);
    assert!(table.is_picking());
    assert_eq!((table.public().gone, table.public().register, table.workers(0)), (3, 0, 0));
    let sent = [Event::Poached { seat: Seat(0), workers: 3 }, Event::SentAway { seat: Seat(0), workers: 3 }];
    assert_eq!(table.events(), sent);
}

/// PR-SMG-08
#[test]
fn pr_smg_08_as_many_are_poached_as_play_or_those_beyond() {
    let taken = |table: Layout| {
        let mut table = table.role(Role::Smuggler);
        let before = table.public().register;
        table.can(Action::Poach).then(|| {
            table.play(Action::Poach);
            before - table.public().register
        })
    };
    for (players, register, as_many, beyond) in
        [(3, 2, 2, None), (3, 3, 3, None), (3, 5, 3, Some(2)), (5, 11, 5, Some(6)), (2, 3, 2, Some(1))]
    {
        assert_eq!(taken(smuggling(players).register(register)), Some(as_many));
        assert_eq!(taken(international(players).register(register)), beyond);
    }
    let table = international(3).register(3).role(Role::Smuggler);
    assert_eq!(table.refusal(Action::Poach), (Reason::RegisterEmpty, "PR-SMG-08"));
}

/// PR-SMG-09: as far as there are only workers, he may place fewer of them.
#[test]
fn pr_smg_09_fewer_may_be_kept_than_possible() {
    let mut table = smuggling(3).land(0, &[(Tile::Corn, 3, 0)]).role(Role::Smuggler);
    table.play_all(&[Action::Poach, Action::Place(0), Action::Pass]);
    assert!(table.is_picking());
    assert_eq!((table.land(0, Tile::Corn), table.public().gone), ((3, 1), 2));
}

/// PR-SMG-10
#[test]
fn pr_smg_10_a_captured_role_gives_its_coins_and_can_still_be_picked() {
    let table = smuggling(3).governor(1).taken(&[(Role::Planter, 1)]).role_coins(Role::Builder, 2);
    let mut table = table.role(Role::Smuggler);
    assert_eq!(table.refusal(Action::Capture(Role::Planter)), (Reason::RoleTaken, "PR-RND-02"));
    assert_eq!(table.refusal(Action::Capture(Role::Smuggler)), (Reason::CapturesItself, "PR-SMG-10"));
    assert_eq!(table.refusal(Action::Capture(Role::Adventurer)).0, Reason::RoleTaken, "not for three");
    table.play(Action::Capture(Role::Builder));
    let coins = Event::Coins { seat: Seat(2), coins: 2, why: CoinWhy::Role };
    assert_eq!(table.events(), [Event::RoleCaptured { seat: Seat(2), role: Role::Builder }, coins]);
    assert_eq!(table.coins(2), 2);
    let place = table.public().roles[2];
    assert_eq!((place.role, place.coins, place.taken_by), (Role::Builder, 0, None));
    assert_eq!(place.captured_by, Some(Seat(2)));
    assert!(is_free(&table, Role::Builder));
}

/// PR-SMG-11
#[test]
fn pr_smg_11_somebody_else_who_picks_it_pays_the_smuggler_three() {
    let mut table = smuggling(3).role_coins(Role::Captain, 1).role(Role::Smuggler);
    table.play_all(&[Action::Capture(Role::Captain), Action::Role(Role::Captain)]);
    let ransom = Event::Coins { seat: Seat(0), coins: 3, why: CoinWhy::Ransom };
    assert!(table.saw(&ransom));
    assert_eq!((table.coins(0), table.coins(1)), (1 + 3, 0), "nothing lies on it any more");
    assert_eq!(table.public().roles[5].captured_by, None);
    // With two players he may pick it himself, and nobody pays.
    let mut table = smuggling(2).role(Role::Smuggler);
    table.play_all(&[Action::Capture(Role::Adventurer), Action::Role(Role::Trader)]);
    assert_eq!(table.on_turn(), 0);
    table.play(Action::Role(Role::Adventurer));
    assert_eq!(table.coins(0), 1, "the Adventurer's coin alone");
    table.end_round();
    assert!(!table.events().iter().any(|event| matches!(event, Event::CapturedRolePlayed { .. })));
}

/// Seat 0 has captured a role, and the others have picked something else.
fn kept_captive(table: Layout, role: Role) -> Table {
    let mut table = table.role(Role::Smuggler);
    table.play(Action::Capture(role));
    table.play(Action::Role(Role::Trader)).end_phase();
    table.play(Action::Role(Role::Captain));
    table
}

/// PR-SMG-12
#[test]
fn pr_smg_12_nobody_picked_it_so_the_smuggler_plays_it() {
    let land = [(Tile::Corn, 1, 1), (Tile::Fruit, 1, 1)];
    let table = smuggling(3).land(0, &land).land(1, &land).land(2, &land);
    let table = kept_captive(table, Role::Craftsman);
    assert!(table.saw(&Event::CapturedRolePlayed { seat: Seat(0), role: Role::Craftsman }));
    assert_eq!(table.public().round, 3, "nothing of it has to be decided");
    // The privilege is his, the action everybody's.
    assert_eq!([0, 1, 2].map(|seat| table.crates(seat)[0]), [2, 1, 1]);
    let coins: Vec<_> = table.public().roles.iter().map(|place| (place.role, place.coins)).collect();
    assert_eq!(coins[3], (Role::Craftsman, 0), "it counts as used");
    assert_eq!((coins[0].1, coins[1].1, coins[2].1), (1, 1, 1));
    assert!(table.public().roles.iter().all(|place| place.captured_by.is_none()), "all tiles return");
}

/// PR-SMG-12: its phase is one like any other.
#[test]
fn pr_smg_12_the_captured_phase_asks_everybody_from_the_smuggler_on() {
    let table = smuggling(3).market(&[Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Coffee]);
    let mut table = kept_captive(table, Role::Planter);
    for (seat, quarry) in [(0, true), (1, false), (2, false)] {
        assert_eq!(table.asked(), Some((seat, Prompt::Take)));
        assert_eq!(table.public().phase, Some((Role::Planter, Seat(0))));
        assert_eq!(table.can(Action::Take(Tile::Quarry)), quarry, "the privilege is the Smuggler's");
        // A position in the middle of it is read as it was written.
        let read = PuertoRico::from_position(&table.position()).expect("a position of this game");
        assert_eq!(read.0.position(&read.1), table.position());
        table.play(Action::Pass);
    }
    assert_eq!(table.public().round, 3);
}

/// PR-SMG-13
#[test]
fn pr_smg_13_the_captured_role_comes_before_the_end_of_the_game_too() {
    let table = smuggling(3).last_round().land(0, &[(Tile::Corn, 1, 1)]);
    let mut table = kept_captive(table, Role::Craftsman);
    assert!(table.saw(&Event::CapturedRolePlayed { seat: Seat(0), role: Role::Craftsman }));
    table.end_round();
    assert!(table.is_over());
    assert_eq!(table.crates(0)[0], 2);
}

/// PR-SMG-15: points that run out outside of a Captain phase end the game with
/// the round of the next one (PR-END-04).
#[test]
fn pr_smg_15_plundered_points_come_from_the_supply() {
    let last = Event::LastRound { why: EndWhy::VictoryPoints };
    let goods = [Good::Corn, Good::Fruit, Good::Sugar];
    let mut table = smuggling(3).house(&goods).vp_left(2).role(Role::Smuggler);
    table.play(Action::Plunder);
    let view = table.public();
    assert_eq!((view.vp, view.recorded_vp, table.vp(0)), (0, 1, 3), "beyond the supply they are recorded");
    assert!(!table.saw(&last) && !view.last_round, "the game waits for a Captain phase");
    let read = PuertoRico::from_position(&table.position()).expect("a position of this game");
    assert_eq!(read.0.position(&read.1), table.position());
    table.play(Action::Role(Role::Trader)).end_phase();
    table.play(Action::Role(Role::Captain));
    assert!(table.saw(&last), "nobody has loaded anything");
    assert!(table.is_over());
    // Under the international wording the running round is the last.
    let mut table = international(3).house(&goods).vp_left(3).role(Role::Smuggler);
    table.play(Action::Plunder);
    assert!(table.saw(&last) && table.public().last_round);
}

/// PR-SMG-16
#[test]
fn pr_smg_16_what_would_do_nothing_cannot_be_chosen() {
    let table = smuggling(3).register(0).role(Role::Smuggler);
    let free = [Role::Planter, Role::Recruiter, Role::Builder, Role::Craftsman, Role::Trader, Role::Captain];
    let captures = free.map(Action::Capture);
    assert_eq!(table.legal(), [&[Action::Pass][..], &captures].concat());
    assert_eq!(table.refusal(Action::Raid(0)), (Reason::ShipEmpty, "PR-SMG-16"));
    assert_eq!(table.refusal(Action::Plunder), (Reason::HouseEmpty, "PR-SMG-16"));
    assert_eq!(table.refusal(Action::Poach), (Reason::RegisterEmpty, "PR-SMG-08"));
    assert_eq!(table.refusal(Action::Spoils(1)).0, Reason::NotAsked);
    let table = smuggling(3).ships(&[Some((Good::Corn, 1)), None, None]).house(&[Good::Coffee]);
    let table = table.role(Role::Smuggler);
    let deeds = [Action::Pass, Action::Raid(0), Action::Plunder, Action::Poach];
    assert_eq!(table.legal(), [&deeds[..], &captures].concat());
}

/// Every deed can be asked for what it brings; nothing of it is hidden.
#[test]
fn the_deeds_are_told_beforehand() {
    let table = smuggling(3).house(&[Good::Corn, Good::Sugar]).ships(&[Some((Good::Coffee, 4)), None, None]);
    let table = table.role_coins(Role::Builder, 2).land(0, &[(Tile::Corn, 2, 0)]).role(Role::Smuggler);
    let change = |actions: &[Action]| table.foretold(actions).expect("legal actions").changes[0];
    assert_eq!(change(&[Action::Plunder]).vp, 2);
    assert_eq!(change(&[Action::Raid(0), Action::Spoils(3)]).crates[4], 3);
    assert_eq!(change(&[Action::Capture(Role::Builder)]).coins, 2);
    assert_eq!(change(&[Action::Poach, Action::Place(0), Action::Place(0)]).workers, 2);
}
