//! Sections 5.1 and 6.7: rounds, picks, the Adventurer.

use game_core::Seat;
use puerto_rico::event::CoinWhy;
use puerto_rico::{Action, Building, Edition, Event, Good, Prompt, Reason, Role, Tile};

use super::layout::{both, classic, layout};
use super::table::{Table, new_game};

/// The seats that pick in the first round, each taking the first free tile.
fn pickers(mut table: Table) -> Vec<u8> {
    let mut seats = Vec::new();
    while table.public().round == 1 {
        seats.push(table.on_turn());
        let role = table.legal()[0];
        table.play(role).end_phase();
    }
    seats
}

/// PR-RND-01
#[test]
fn pr_rnd_01_the_governor_picks_first_then_clockwise() {
    assert_eq!(pickers(new_game(Edition::Y1897, 3)), [0, 1, 2]);
    assert_eq!(pickers(new_game(Edition::Classic, 5)), [0, 1, 2, 3, 4]);
    assert_eq!(pickers(new_game(Edition::Y1897, 2)), [0, 1, 0, 1, 0, 1]);
    let mut table = layout(4).governor(2).sit();
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.on_turn(), seat);
        let role = table.legal()[0];
        table.play(role).end_phase();
    }
}

/// PR-RND-02
#[test]
fn pr_rnd_02_a_role_must_be_picked_and_may_do_nothing() {
    let mut table = layout(3).role(Role::Trader);
    assert_eq!(table.asked(), Some((1, Prompt::Role { pick: 1 })), "nobody has a crate");
    assert_eq!(table.refusal(Action::Pass), (Reason::MustPick, "PR-RND-02"));
    assert_eq!(table.refusal(Action::Role(Role::Trader)), (Reason::RoleTaken, "PR-RND-02"));
    assert_eq!(table.refusal(Action::Role(Role::Adventurer)).0, Reason::RoleTaken, "not with three players");
    let free = [Role::Planter, Role::Recruiter, Role::Builder, Role::Craftsman, Role::Captain];
    assert_eq!(table.legal(), free.map(Action::Role));
    table.play(Action::Role(Role::Captain));
    assert_eq!(table.on_turn(), 2);
}

/// PR-RND-03
#[test]
fn pr_rnd_03_coins_on_the_tile_come_before_the_phase() {
    let mut table = layout(3).role_coins(Role::Builder, 2).role_coins(Role::Trader, 1).role(Role::Builder);
    let coins = Event::Coins { seat: Seat(0), coins: 2, why: CoinWhy::Role };
    assert_eq!(table.events()[..2], [Event::RolePicked { seat: Seat(0), role: Role::Builder }, coins]);
    assert!(table.can(Action::Build(Building::SmallFruit)), "they can be spent at once");
    table.play(Action::Pass);
    assert_eq!((table.coins(0), table.coins(1), table.coins(2)), (2, 0, 0));
    let left: Vec<u8> = table.public().roles.iter().map(|place| place.coins).collect();
    assert_eq!(left, [0, 0, 0, 0, 1, 0]);
}

/// PR-RND-04
#[test]
fn pr_rnd_04_a_phase_is_carried_out_before_the_next_pick() {
    let market = [Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Coffee];
    let mut table = layout(3).market(&market).governor(1).role(Role::Planter);
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(), Some((seat, Prompt::Take)));
        assert_eq!(table.refusal(Action::Role(Role::Builder)), (Reason::NotAsked, "PR-RND-04"));
        table.play(Action::Pass);
    }
    assert_eq!(table.asked(), Some((2, Prompt::Role { pick: 1 })));
}

/// PR-RND-05
#[test]
fn pr_rnd_05_only_the_picker_has_the_privilege_and_may_decline_it() {
    let tiles = [(Tile::Corn, 1, 1)];
    for table in both(3) {
        let table = table.ask().land(0, &tiles).land(1, &tiles);
        let mut table = table.role(Role::Recruiter);
        assert_eq!(table.asked(), Some((0, Prompt::Privilege)));
        table.play(Action::Pass).end_phase();
        assert_eq!((table.workers(0), table.public().workers), (2, 53 - 3), "only the Register's worker");
        table.play_all(&[Action::Role(Role::Craftsman), Action::Accept]);
        table.decline_until(|table| table.is_picking());
        assert_eq!(table.crates(0)[0], 0, "the action is declined");
    }
    let goods = [(Good::Corn, 2)];
    let mut table = layout(3).crates(0, [2, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.refusal(Action::Pass), (Reason::MustLoad, "PR-CAP-07"));
    table.play(Action::Load(goods[0].0, 0));
    assert_eq!(table.vp(0), 2 + 1, "loading and the extra point are compulsory");
}

/// PR-RND-06
#[test]
fn pr_rnd_06_tiles_nobody_took_get_a_coin_and_the_governor_changes() {
    for (table, roles) in [
        (layout(3).role_coins(Role::Captain, 2), vec![Role::Craftsman, Role::Trader, Role::Captain]),
        (layout(5), vec![Role::Captain, Role::Adventurer, Role::Adventurer2]),
        (layout(2), vec![Role::Adventurer]),
    ] {
        let mut table = table.sit();
        let captain = table.public().roles[5].coins;
        table.end_round();
        let place =
            |role| *table.public().roles.iter().find(|place| place.role == role).expect("in the game");
        for &role in &roles {
            assert_eq!(place(role).coins, 1 + if role == Role::Captain { captain } else { 0 });
        }
        let view = table.public();
        assert_eq!(view.roles.iter().filter(|place| place.coins > 0).count(), roles.len());
        assert!(view.roles.iter().all(|place| place.taken_by.is_none()), "all tiles return");
        assert_eq!((view.governor, table.on_turn(), view.round), (Seat(1), 1, 3));
        assert!(table.saw(&Event::RoleCoins { roles }));
    }
}

/// PR-RND-07
#[test]
fn pr_rnd_07_the_round_is_played_to_its_end() {
    let town = [(Building::FireStation, 0), (Building::Residence, 0), (Building::Fortress, 0)];
    let table = layout(3).built(0, &town).built(0, &[(Building::CustomsHouse, 0), (Building::CityHall, 0)]);
    let mut table = table.empty_town(0, &[Building::Hacienda]).coins(0, 5).role(Role::Builder);
    table.play(Action::Build(Building::SmallFruit)).end_phase();
    assert!(table.public().last_round && !table.is_over());
    for seat in [1, 2] {
        assert_eq!(table.on_turn(), seat);
        let role = table.legal()[0];
        table.play(role).end_phase();
    }
    assert!(table.is_over());
    assert!(table.public().roles.iter().all(|place| place.coins == 0), "no coins after the last round");
    assert!(table.legal().is_empty());
}

/// PR-RND-08
#[test]
fn pr_rnd_08_what_has_run_out_cannot_be_taken() {
    let table = layout(3).empty_town(1, &[Building::Office]).empty_town(2, &[Building::Office]);
    let table = table.coins(0, 20).role(Role::Builder);
    assert_eq!(table.refusal(Action::Build(Building::Office)), (Reason::SoldOut, "PR-RND-08"));
    let mut table = layout(3).land(0, &[(Tile::Corn, 3, 3)]).stock(Good::Corn, 1).role(Role::Craftsman);
    assert_eq!(table.crates(0)[0], 1);
    assert!(table.is_picking());
    let role = Action::Role(Role::Trader);
    assert_eq!(table.play(role).coins(2), 0, "corn sells for nothing");
    let rich = layout(4).coins(1, 9_000).role(Role::Adventurer);
    assert_eq!(rich.coins(0), 1, "coins never run out (C02)");
}

/// PR-RND-09
#[test]
fn pr_rnd_09_discarded_plantations_come_back_and_returned_crates_too() {
    let table = layout(3).market(&[Tile::Coffee, Tile::Coffee, Tile::Coffee, Tile::Sugar]);
    let mut table = table.bag(&[Tile::Corn; 4]).only_bag().role(Role::Planter);
    let discarded = table.public().discards.iter().sum::<u8>();
    table.end_phase();
    let view = table.public();
    assert_eq!((view.market, view.bag), ([4, 0, 0, 0, 0], 0));
    assert_eq!(view.discards.iter().sum::<u8>(), discarded + 4);
    assert_eq!(view.discards[Tile::Coffee.index()], 8);
    let mut table = layout(3).crates(0, [4, 0, 0, 0, 0]).ships(&[None, Some((Good::Fruit, 1)), None]).sit();
    table.play_all(&[Action::Role(Role::Captain), Action::Load(Good::Corn, 0)]);
    assert_eq!(table.public().crates, [10, 10, 11, 9, 9], "the full ship gave back its corn, the other not");
}

/// PR-ADV-01
#[test]
fn pr_adv_01_the_picker_alone_takes_a_coin() {
    let mut table = classic(5).role(Role::Adventurer2);
    assert!(table.saw(&Event::Coins { seat: Seat(0), coins: 1, why: CoinWhy::Adventurer }));
    assert_eq!(table.on_turn(), 1);
    table.play(Action::Role(Role::Adventurer));
    let coins: Vec<u16> = table.public().seats.iter().map(|seat| seat.coins).collect();
    assert_eq!(coins, [1, 1, 0, 0, 0]);
    assert_eq!(table.refusal(Action::Role(Role::Adventurer)).0, Reason::RoleTaken, "once a round");
    let table = layout(4).role_coins(Role::Adventurer, 3).role(Role::Adventurer);
    assert_eq!(table.coins(0), 4);
}
