//! 9.6: the abilities.

use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{CoinWhy, PointsWhy};
use puerto_rico::{Building, Event, Good, Role, Tile};

use super::super::layout::Layout;
use super::super::table::Table;
use super::{LAST, built, duo, follows, picks_role, place, sales, seat, stood, trio, unlocked};

fn trio_with(ability: Ability) -> Layout {
    // A first building of a low level, where the ability itself brings none.
    let table = match ability.level() {
        4 => trio().empty_town(LAST, &[Building::SmallMarket]),
        _ => trio(),
    };
    unlocked(table, LAST, &[ability])
}

fn duo_with(ability: Ability) -> Layout {
    let table = match ability.level() {
        4 => duo().empty_town(1, &[Building::SmallMarket]),
        _ => duo(),
    };
    unlocked(table, 1, &[ability])
}

fn coins_by(table: &Table, ability: Ability) -> u8 {
    let coins = |event: &Event| match event {
        Event::Coins { coins, why: CoinWhy::Ability(by), .. } if *by == ability => Some(*coins),
        _ => None,
    };
    table.events().iter().filter_map(coins).sum()
}

/// The twelve abilities with the roles in whose phases they work, level by
/// level.
#[test]
fn three_abilities_for_each_level() {
    use Role::*;
    let roles = Ability::ALL.map(Ability::role);
    let printed = [
        Trader, Trader, Builder, Captain, Builder, Craftsman, Craftsman, Recruiter, Planter, Captain,
        Captain, Recruiter,
    ];
    assert_eq!(roles, printed);
    for level in 1..=4 {
        assert_eq!(Ability::of_level(level).len(), 3);
        assert!(Ability::of_level(level).iter().all(|ability| ability.level() == level));
    }
}

/// PR-AUT-ABI-1: Trader, Builder and Planter, picked and followed.
#[test]
fn pr_aut_abi_1_abilities_work_whether_it_picks_or_follows() {
    // A1a
    let house = [Good::Sugar, Good::Coffee];
    let any = trio_with(Ability::AnySale).crates(LAST, [0, 1, 1, 0, 0]).house(&house);
    assert_eq!(sales(&follows(any, Role::Trader), LAST), [(Good::Sugar, 2)]);
    let any = duo_with(Ability::AnySale).crates(1, [0, 1, 1, 0, 0]).house(&house);
    assert_eq!(sales(&picks_role(any, Role::Trader), 1), [(Good::Sugar, 3)]);
    // A1b
    let more = follows(trio_with(Ability::SaleCoin).crates(LAST, [0, 1, 0, 0, 0]), Role::Trader);
    assert_eq!(more.coins(LAST), 2);
    let more = picks_role(duo_with(Ability::SaleCoin).crates(1, [0, 1, 0, 0, 0]), Role::Trader);
    assert_eq!(more.coins(1), 4, "a coin on the tile, the price, the privilege, the ability");
    // A1c
    let land = [(Tile::Corn, 1, 0), (Tile::Coffee, 1, 1)];
    let worker = trio_with(Ability::BuildersWorker).coins(LAST, 4).land(LAST, &land);
    let worker = follows(worker, Role::Builder);
    assert_eq!((built(&worker, LAST).len(), stood(&worker, LAST)), (1, vec![Some(Tile::Corn)]));
    let worker = duo_with(Ability::BuildersWorker).coins(1, 3).land(1, &land);
    assert_eq!(stood(&picks_role(worker, Role::Builder), 1), [Some(Tile::Corn)]);
    // A2b
    let coin = follows(trio_with(Ability::BuildersCoin).coins(LAST, 6), Role::Builder);
    assert_eq!((built(&coin, LAST), coin.coins(LAST)), (vec![(Building::Factory, 7)], 0));
    assert_eq!(coins_by(&coin, Ability::BuildersCoin), 1);
    // A3c
    let market = [Tile::Sugar];
    let crates = follows(trio_with(Ability::PlantersCrate).market(&market), Role::Planter);
    assert_eq!(crates.crates(LAST), [0, 0, 1, 0, 0]);
    assert!(crates.saw(&Event::AbilityCrate {
        seat: seat(LAST),
        good: Good::Sugar,
        ability: Ability::PlantersCrate
    }));
    let quarry = follows(trio_with(Ability::PlantersCrate), Role::Planter);
    assert_eq!((quarry.land(LAST, Tile::Quarry).0, quarry.crates(LAST)), (1, [0; 5]), "not with a quarry");
    let picked = picks_role(duo_with(Ability::PlantersCrate).market(&market), Role::Planter);
    assert_eq!(picked.crates(1), [0, 0, 1, 0, 0]);
}

/// PR-AUT-ABI-1: Craftsman, Recruiter and Captain.
#[test]
fn the_other_abilities_work_too() {
    let land = [(Tile::Corn, 2, 2), (Tile::Sugar, 1, 2)];
    // A2c
    let extra = follows(trio_with(Ability::ExtraCrate).land(LAST, &land), Role::Craftsman);
    assert_eq!(extra.crates(LAST), [2, 0, 2, 0, 0]);
    let extra = picks_role(duo_with(Ability::ExtraCrate).land(1, &land), Role::Craftsman);
    assert_eq!(extra.crates(1), [2, 0, 3, 0, 0], "separate from the privilege");
    // A3a
    let coins = follows(trio_with(Ability::KindCoins).land(LAST, &land), Role::Craftsman);
    assert_eq!((coins_by(&coins, Ability::KindCoins), coins.coins(LAST)), (2, 2));
    let none = trio_with(Ability::KindCoins).land(LAST, &[(Tile::Corn, 1, 1)]).crates(0, [10, 0, 0, 0, 0]);
    assert_eq!(follows(none, Role::Craftsman).coins(LAST), 0, "what was not produced does not count");
    // A3b
    let worker = trio_with(Ability::ExtraWorker).register(3).land(LAST, &[(Tile::Coffee, 1, 0)]);
    assert_eq!(stood(&follows(worker, Role::Recruiter), LAST).len(), 2);
    let worker = duo_with(Ability::ExtraWorker).register(2).land(1, &[(Tile::Coffee, 2, 0)]);
    assert_eq!(stood(&picks_role(worker, Role::Recruiter), 1).len(), 3);
    // A4c
    let paid = trio_with(Ability::PersonCoins).register(6).land(LAST, &[(Tile::Corn, 1, 0)]);
    assert_eq!(follows(paid, Role::Recruiter).coins(LAST), 2, "for the one in the VP area too");
    let paid = duo_with(Ability::PersonCoins).register(2).land(1, &[(Tile::Coffee, 1, 0)]);
    assert_eq!(coins_by(&picks_role(paid, Role::Recruiter), Ability::PersonCoins), 2, "and the privilege");
    // A2a: nothing is of a lower kind.
    let ships = [Some((Good::Fruit, 4)), Some((Good::Tobacco, 5)), Some((Good::Corn, 6))];
    let one = trio_with(Ability::Storeroom).ships(&ships).crates(LAST, [0, 0, 0, 0, 3]);
    assert_eq!(follows(one, Role::Captain).crates(LAST), [0, 0, 0, 0, 3]);
    // A4a
    let kinds = trio_with(Ability::KindPoints).ships(&ships).crates(LAST, [2, 1, 0, 0, 2]);
    assert_eq!(follows(kinds, Role::Captain).vp(LAST), 3);
    // A4b: its lowest kind, however few of it there are.
    let few =
        follows(trio_with(Ability::CratePoints).ships(&ships).crates(LAST, [0, 1, 0, 0, 3]), Role::Captain);
    assert!(few.saw(&Event::CratesDiscarded { seat: seat(LAST), good: Good::Fruit, crates: 1 }));
    assert_eq!(few.vp(LAST), 1);
    assert!(few.saw(&Event::Points {
        seat: seat(LAST),
        vp: 1,
        why: PointsWhy::Ability(Ability::CratePoints)
    }));
    let none = follows(trio_with(Ability::CratePoints).ships(&ships), Role::Captain);
    assert_eq!(none.vp(LAST), 0);
    assert!(!none.events().iter().any(|event| matches!(event, Event::CratesDiscarded { .. })));
}

/// PR-AUT-ABI-2
#[test]
fn pr_aut_abi_2_the_order_within_a_phase() {
    let land = [(Tile::Corn, 1, 1), (Tile::Sugar, 1, 2)];
    // Production, privilege, A2c, A3a.
    let both = unlocked(duo(), 1, &[Ability::ExtraCrate, Ability::KindCoins]).land(1, &land);
    let table = picks_role(both, Role::Craftsman);
    let order = [
        place(&table, |event| matches!(event, Event::Produced { .. })),
        place(&table, |event| matches!(event, Event::ExtraCrate { .. })),
        place(&table, |event| matches!(event, Event::AbilityCrate { .. })),
        place(&table, |event| matches!(event, Event::Coins { why: CoinWhy::Ability(_), .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    // Privilege, distribution, A3b, A4c, refill.
    let both = unlocked(duo(), 1, &[Ability::ExtraWorker, Ability::PersonCoins])
        .register(2)
        .land(1, &[(Tile::Coffee, 1, 0)]);
    let table = picks_role(both, Role::Recruiter);
    let paid = Event::Coins { seat: seat(1), coins: 3, why: CoinWhy::Ability(Ability::PersonCoins) };
    let last_person =
        table.events().iter().rposition(|event| matches!(event, Event::Manned { .. })).expect("told");
    let coins = if table.saw(&paid) {
        place(&table, |event| *event == paid)
    } else {
        assert_eq!(coins_by(&table, Ability::PersonCoins), 3, "the privilege, the register, the ability");
        table.events().iter().rposition(|event| matches!(event, Event::Coins { .. })).expect("told")
    };
    assert!(last_person < coins, "{:?}", table.events());
    assert!(coins < place(&table, |event| matches!(event, Event::RegisterFilled { .. })));
    // Loads, A4a, storage.
    let kinds = duo_with(Ability::KindPoints).crates(1, [7, 5, 5, 0, 0]);
    let table = picks_role(kinds, Role::Captain);
    let scored = place(&table, |event| matches!(event, Event::Points { vp: 3, .. }));
    assert!(table.events().iter().rposition(|event| matches!(event, Event::Shipped { .. })) < Some(scored));
    assert!(scored < place(&table, |event| matches!(event, Event::Spoiled { .. })));
}

/// PR-AUT-ABI-3
#[test]
fn pr_aut_abi_3_an_empty_supply_gives_nothing() {
    let worker =
        trio_with(Ability::BuildersWorker).coins(LAST, 4).land(LAST, &[(Tile::Corn, 1, 0)]).supply(0);
    let worker = follows(worker, Role::Builder);
    assert_eq!((built(&worker, LAST).len(), stood(&worker, LAST)), (1, vec![]));
    let crates = trio_with(Ability::PlantersCrate).market(&[Tile::Sugar]).crates(0, [0, 0, 11, 0, 0]);
    let crates = follows(crates, Role::Planter);
    assert_eq!((crates.land(LAST, Tile::Sugar).0, crates.crates(LAST)), (1, [0; 5]));
    let land = [(Tile::Corn, 1, 1), (Tile::Sugar, 1, 2)];
    let next = trio_with(Ability::ExtraCrate).land(LAST, &land).crates(0, [0, 0, 10, 0, 0]);
    assert_eq!(follows(next, Role::Craftsman).crates(LAST), [2, 0, 1, 0, 0], "the highest that is there");
    let none = trio_with(Ability::ExtraCrate).land(LAST, &[(Tile::Sugar, 1, 2)]).crates(0, [0, 0, 10, 0, 0]);
    assert_eq!(follows(none, Role::Craftsman).crates(LAST), [0, 0, 1, 0, 0]);
    let nobody = trio_with(Ability::ExtraWorker).register(3).land(LAST, &[(Tile::Corn, 1, 0)]).supply(0);
    assert_eq!(stood(&follows(nobody, Role::Recruiter), LAST), [Some(Tile::Corn)]);
}
