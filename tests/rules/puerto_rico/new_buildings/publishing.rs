//! Section 8.1: the Publishing House.

use puerto_rico::{Action, Building, Good, Prompt, Role, Tile};

use super::layout::{Layout, new_buildings};

const WANTED: [Building; 3] = [Building::PublishingHouse, Building::Harbor, Building::CityHall];

fn press(workers: u8) -> Layout {
    new_buildings(3, &WANTED).built(0, &[(Building::PublishingHouse, workers)])
}

/// PR-X1-PUB-1
#[test]
fn pr_x1_pub_1_every_privilege_twice() {
    let hired = |table: Layout| {
        let mut table = table.role(Role::Recruiter);
        table.end_phase();
        table.workers(0)
    };
    assert_eq!(hired(press(1)), 1 + 2 + 1);
    assert_eq!(hired(press(1).supply(1)), 1 + 1 + 1, "as available");
    let builder = press(1).coins(0, 8).role(Role::Builder);
    assert_eq!(builder.price(0, Building::CityHall), 8);
    let mut trader = press(1).crates(0, [0, 1, 0, 0, 0]).role(Role::Trader);
    assert_eq!(trader.play(Action::Sell(Good::Fruit)).coins(0), 1 + 2);
    let four = new_buildings(4, &WANTED).town(0, &[Building::PublishingHouse]);
    assert_eq!(four.role(Role::Adventurer).coins(0), 2);
    let mut captain = press(1).crates(0, [1, 1, 0, 0, 0]).role(Role::Captain);
    captain.play_all(&[Action::Load(Good::Corn, 0), Action::Load(Good::Fruit, 1)]);
    assert_eq!(captain.vp(0), 1 + 2 + 1, "with the first load");
}

/// PR-X1-PUB-1, PR-EX-27
#[test]
fn pr_ex_27_two_extra_crates() {
    let mills = [(Building::SmallSugar, 1), (Building::CoffeeRoaster, 1)];
    let land = [(Tile::Sugar, 1, 1), (Tile::Coffee, 1, 1)];
    let table = press(1).built(0, &mills).land(0, &land);
    for (extras, crates) in [
        (vec![Good::Sugar, Good::Sugar], [0, 0, 3, 0, 1]),
        (vec![Good::Sugar, Good::Coffee], [0, 0, 2, 0, 2]),
        (vec![Good::Coffee], [0, 0, 1, 0, 3]),
    ] {
        let mut table = table.clone().role(Role::Craftsman);
        for good in extras {
            assert_eq!(table.asked(), Some((0, Prompt::Extra)));
            table.play(Action::Extra(good));
        }
        assert_eq!((table.crates(0), table.is_picking()), (crates, true));
    }
    let mut scarce = table.stock(Good::Coffee, 2).role(Role::Craftsman);
    scarce.play(Action::Extra(Good::Coffee));
    assert_eq!(scarce.crates(0), [0, 0, 1, 0, 2], "as far as the supply goes");
}

/// PR-XT-34
#[test]
fn pr_xt_34_captain_with_harbor() {
    let table = press(1).town(0, &[Building::Harbor]).crates(0, [4, 0, 0, 0, 0]);
    let mut plain = table.clone().role(Role::Captain);
    assert_eq!(plain.play(Action::Load(Good::Corn, 0)).vp(0), 4 + 2 + 1);
    let mut asked = table.ask().role(Role::Captain);
    asked.play_all(&[Action::Load(Good::Corn, 0), Action::Accept]);
    assert_eq!(asked.asked(), Some((0, Prompt::LoadPoint { harbor: false })));
    assert_eq!(asked.play(Action::Pass).vp(0), 4 + 1 + 1, "the second point may be left");
}

/// PR-X1-PUB-4
#[test]
fn pr_x1_pub_4_only_while_manned() {
    let mut trader = press(0).crates(0, [0, 1, 0, 0, 0]).role(Role::Trader);
    assert_eq!(trader.play(Action::Sell(Good::Fruit)).coins(0), 1 + 1);
    assert_eq!(press(0).role(Role::Builder).price(0, Building::CityHall), 9);
    let mut other = press(1).governor(1).crates(0, [0, 1, 0, 0, 0]).role(Role::Trader);
    assert_eq!(other.play(Action::Sell(Good::Fruit)).coins(0), 1, "nor for a follower");
}

/// PR-X1-PUB-6, C25
#[test]
fn pr_x1_pub_6_with_two_players_in_all_three_roles() {
    let table = new_buildings(2, &WANTED).town(0, &[Building::PublishingHouse]);
    let mut table = table.crates(0, [0, 1, 0, 0, 0]).sit();
    table.play_all(&[Action::Role(Role::Trader), Action::Sell(Good::Fruit)]);
    assert_eq!(table.coins(0), 3);
    table.play(Action::Role(Role::Craftsman)).end_phase();
    table.play(Action::Role(Role::Adventurer));
    assert_eq!(table.coins(0), 3 + 2);
    table.play(Action::Role(Role::Captain)).end_phase();
    table.play(Action::Role(Role::Builder));
    assert_eq!(table.price(0, Building::CityHall), 8);
}

/// PR-X1-PUB-5: the captured role that the Smuggler plays at the end of the
/// round is doubled, too.
#[test]
fn pr_x1_pub_5_a_captured_role_is_doubled() {
    let captured = |workers: u8| {
        let land = [(Tile::Corn, 1, 1)];
        let table = press(workers).land(0, &land).land(1, &land);
        let mut table = table.with(|position| position.config.options.exp3 = true).role(Role::Smuggler);
        table.play(Action::Capture(Role::Craftsman));
        table.play(Action::Role(Role::Trader)).end_phase();
        table.play(Action::Role(Role::Builder)).end_phase();
        [table.crates(0)[0], table.crates(1)[0]]
    };
    assert_eq!(captured(1), [1 + 2, 1]);
    assert_eq!(captured(0), [1 + 1, 1], "nobody works there");
}
