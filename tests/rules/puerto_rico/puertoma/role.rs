//! 9.3: how a Puertoma chooses a role.

use std::collections::{BTreeMap, BTreeSet};

use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{CoinWhy, Weighed};
use puerto_rico::{Building, Event, Good, Role, Tile};

use super::super::layout::{Layout, puertomas};
use super::super::table::Table;
use super::cards::{printed, tied};
use super::{
    LAST, action_board, built, duo, follows, marker, marker_moves, pick, picked, picks, picks_role, place,
    sales, seat, took, trio, unlocked, weighed,
};

/// The arrows of the action board (PR-AUT-ACT-2).
pub fn arrows(from: Role) -> &'static [Role] {
    use Role::*;
    match from {
        Builder => &[Adventurer, Planter, Recruiter, Trader],
        Planter => &[Adventurer, Builder, Recruiter],
        Adventurer | Adventurer2 => &[Builder, Planter],
        Recruiter => &[Trader, Craftsman],
        Trader => &[Builder, Craftsman, Captain, Smuggler],
        Craftsman => &[Trader, Captain, Smuggler],
        Captain => &[Trader, Craftsman, Builder, Planter, Smuggler],
        Smuggler => &[Captain, Craftsman, Trader, Builder, Planter],
    }
}

const FOLLOWED: [Role; 6] =
    [Role::Planter, Role::Recruiter, Role::Builder, Role::Craftsman, Role::Trader, Role::Captain];

/// A seat that can do something in every phase.
fn busy(table: Layout, seat: usize) -> Layout {
    table
        .market(&[Tile::Corn, Tile::Fruit])
        .coins(seat, 3)
        .land(seat, &[(Tile::Sugar, 1, 2), (Tile::Tobacco, 1, 0)])
        .crates(seat, [0, 2, 0, 0, 0])
}

/// The roles that nobody has taken and those of them that serve the Puertoma,
/// as it weighed them first.
fn considered(table: &Table, seat: usize) -> (Vec<Role>, Vec<Role>) {
    let first = weighed(table, seat).into_iter().find_map(|weighed| match weighed {
        Weighed::Roles { available, profitable } => Some((available, profitable)),
        _ => None,
    });
    first.expect("it picks a role")
}

/// The roles that would serve the Puertoma of a duo after the person has taken
/// the Adventurer.
fn profitable(duo: Layout) -> Vec<Role> {
    considered(&picks(duo), 1).1
}

/// PR-AUT-ACT-1
#[test]
fn pr_aut_act_1_the_marker_stands_on_one_role() {
    for role in FOLLOWED {
        assert_eq!(marker(&trio().action_marker(role).sit()), role);
    }
    assert_eq!(marker(&trio().sit()), Role::Builder);
    let planter = picks_role(duo().market(&[Tile::Corn]), Role::Planter);
    assert_eq!((marker(&planter), marker_moves(&planter)), (Role::Planter, vec![(1, Role::Planter)]));
    let recruiter = picks_role(duo().register(4).land(1, &[(Tile::Coffee, 2, 0)]), Role::Recruiter);
    assert_eq!((marker(&recruiter), marker_moves(&recruiter)), (Role::Recruiter, vec![(1, Role::Recruiter)]));
}

/// PR-AUT-ACT-2, C18
#[test]
fn pr_aut_act_2_the_arrows_are_these() {
    for (players, smuggler) in [(2, true), (2, false), (3, true), (3, false), (5, true)] {
        let table = puertomas(players, 1).with(|position| position.config.options.exp3 = smuggler).sit();
        let in_game = |role: &Role| match role {
            Role::Smuggler => smuggler,
            Role::Adventurer => players != 3,
            Role::Adventurer2 => false,
            _ => true,
        };
        let set = |roles: &[Role]| roles.iter().copied().filter(in_game).collect::<BTreeSet<_>>();
        let shown: BTreeMap<Role, BTreeSet<Role>> = action_board(&table)
            .arrows
            .iter()
            .map(|(from, to)| (*from, to.iter().copied().collect()))
            .collect();
        let expected = Role::ALL.into_iter().filter(in_game).map(|from| (from, set(arrows(from)))).collect();
        assert_eq!(shown, expected, "{players} players, Smuggler: {smuggler}");
    }
}

/// PR-AUT-ACT-2, PR-AUT-ROLE-9: from each role to each role that it follows.
#[test]
fn the_marker_goes_along_each_arrow_and_nowhere_else() {
    for from in FOLLOWED {
        for to in FOLLOWED {
            let table = follows(busy(trio(), LAST).action_marker(from).tie_cards(&[1, 2, 3]), to);
            let moves = arrows(from).contains(&to);
            assert_eq!(
                marker_moves(&table),
                if moves { vec![(LAST as u8, to)] } else { vec![] },
                "{from:?} {to:?}"
            );
            assert_eq!(marker(&table), if moves { to } else { from });
        }
    }
}

/// PR-AUT-ROLE-1
#[test]
fn pr_aut_role_1_it_takes_what_nobody_has_taken() {
    let table = busy(duo(), 1).taken(&[(Role::Builder, 0), (Role::Captain, 1)]);
    let (available, profitable) = considered(&picks(table), 1);
    assert_eq!(available, [Role::Planter, Role::Recruiter, Role::Craftsman, Role::Trader]);
    assert_eq!(profitable, available);
    let smuggling = |holder| {
        let table = busy(duo(), 1).house(&[Good::Coffee]).with(|position| {
            position.config.options.exp3 = true;
            position.marker = holder;
        });
        considered(&picks(table), 1).0
    };
    assert!(smuggling(None).contains(&Role::Smuggler) && smuggling(Some(seat(0))).contains(&Role::Smuggler));
    assert!(!smuggling(Some(seat(1))).contains(&Role::Smuggler), "it holds the marker");
}

/// PR-AUT-ROLE-2, C20: each role just does not serve it, and just does.
#[test]
fn pr_aut_role_2_roles_are_profitable_by_these_conditions() {
    let none = |table: Layout| assert_eq!(profitable(table), []);
    let one = |table: Layout, role| assert_eq!(profitable(table), [role]);
    // The cheapest building that it has not costs 2.
    let bare = || duo().empty_town(1, &[Building::SmallMarket]).reserved(1, Building::CityHall);
    none(bare());
    // Builder: the privilege, the coin on the tile, an ability; no production
    // building.
    one(bare().coins(1, 1), Role::Builder);
    one(bare().role_coins(Role::Builder, 1), Role::Builder);
    let yard = || unlocked(bare(), 1, &[Ability::BuildersCoin]);
    one(yard(), Role::Builder);
    none(yard().empty_town(1, &[Building::Hacienda]).puertoma(1, |own| own.working.push(1)));
    // Planter: a plantation that fits; quarries do not count.
    let twice = |tile| bare().land(1, &[(tile, 2, 2)]).land(0, &[(Tile::Quarry, 1, 0)]);
    let twice = |tile| twice(tile).crates(0, [8, 0, 0, 0, 0]);
    one(twice(Tile::Corn).market(&[Tile::Sugar, Tile::Corn]), Role::Planter);
    none(twice(Tile::Corn).market(&[Tile::Corn, Tile::Corn]));
    // Recruiter: an empty circle under a plantation of its own.
    one(bare().land(1, &[(Tile::Sugar, 1, 1)]), Role::Recruiter);
    none(bare().land(1, &[(Tile::Quarry, 1, 0)]));
    // Craftsman: a kind that it does not have, from an active plantation, with
    // a crate in the supply.
    one(bare().land(1, &[(Tile::Sugar, 1, 2)]), Role::Craftsman);
    one(bare().land(1, &[(Tile::Tobacco, 1, 2)]), Role::Recruiter);
    let had = bare().land(1, &[(Tile::Sugar, 1, 2)]).crates(1, [0, 0, 1, 0, 0]);
    none(had.clone().ships(&FULL).house(&[Good::Sugar, Good::Coffee]));
    let gone = bare().land(1, &[(Tile::Sugar, 1, 2)]).crates(0, [0, 0, 9, 0, 0]);
    none(gone);
    // Trader: a coin at least, with the privilege and its abilities.
    let seller = |good: Good| {
        let mut crates = [0; 5];
        crates[good.index()] = 1;
        bare().crates(1, crates).ships(&FULL)
    };
    one(seller(Good::Corn), Role::Trader);
    none(seller(Good::Fruit).house(&[Good::Fruit]));
    none(seller(Good::Fruit).house(&[Good::Corn, Good::Sugar, Good::Tobacco, Good::Coffee]));
    let any = unlocked(seller(Good::Fruit), 1, &[]).empty_town(1, &[Building::Hacienda]);
    one(any.able(1, &[Ability::AnySale]).house(&[Good::Fruit]), Role::Trader);
    // Captain: any crate.
    let loads =
        seller(Good::Corn).house(&[Good::Corn]).ships(&[Some((Good::Coffee, 4)), Some((Good::Corn, 5))]);
    one(loads, Role::Captain);
}

/// Both ships of two players, without a space.
const FULL: [Option<(Good, u8)>; 2] = [Some((Good::Coffee, 4)), Some((Good::Tobacco, 6))];

/// PR-AUT-ROLE-2: the Adventurer always is.
#[test]
fn the_adventurer_always_serves_it() {
    // Four play; the Puertoma picks last.
    let taken = [(Role::Planter, 0), (Role::Recruiter, 1)];
    let mut table = puertomas(4, 1).taken(&taken).sit();
    pick(&mut table, Role::Craftsman);
    let (available, profitable) = considered(&table, 3);
    assert_eq!(available, [Role::Builder, Role::Trader, Role::Captain, Role::Adventurer]);
    assert_eq!(profitable, [Role::Builder, Role::Adventurer], "a Small Market for nothing, and a coin");
    assert_eq!(picked(&table), Some(Role::Adventurer), "an arrow leads there from the Builder");
}

/// PR-AUT-ROLE-3: adjacent, then richest, then the card.
#[test]
fn pr_aut_role_3_adjacent_roles_then_the_richest_then_the_card() {
    let table = || busy(duo(), 1).land(1, &[(Tile::Corn, 1, 1)]);
    let all =
        vec![Role::Planter, Role::Recruiter, Role::Builder, Role::Craftsman, Role::Trader, Role::Captain];
    let roles = Weighed::Roles { available: all.clone(), profitable: all };
    let adjacent = Weighed::Adjacent {
        marker: Role::Captain,
        roles: vec![Role::Planter, Role::Builder, Role::Craftsman, Role::Trader],
    };
    // The Recruiter carries more, but no arrow leads to it.
    let coins = |builder, trader| {
        let table = table().action_marker(Role::Captain).role_coins(Role::Recruiter, 5).tie_cards(&[2]);
        picks(table.role_coins(Role::Builder, builder).role_coins(Role::Trader, trader))
    };
    let one = coins(2, 1);
    let richest = Weighed::Richest { coins: 2, roles: vec![Role::Builder] };
    assert_eq!(weighed(&one, 1)[..3], [roles.clone(), adjacent.clone(), richest]);
    assert_eq!(picked(&one), Some(Role::Builder));
    assert!(!weighed(&one, 1).iter().any(|weighed| matches!(weighed, Weighed::RoleByCard { .. })));
    let two = coins(2, 2);
    let richest = Weighed::Richest { coins: 2, roles: vec![Role::Builder, Role::Trader] };
    assert_eq!(weighed(&two, 1)[..3], [roles, adjacent, richest]);
    assert_eq!(picked(&two), Some(Role::Trader), "card 2 has the Trader before the Builder");
    // No arrow leads to a candidate: all of them remain.
    let table = picks(tied().role_coins(Role::Planter, 1));
    let all = [Role::Planter, Role::Recruiter, Role::Builder, Role::Craftsman];
    assert!(weighed(&table, 1).contains(&Weighed::Richest { coins: 1, roles: vec![Role::Planter] }));
    assert_eq!(considered(&table, 1).1, all);
    assert_eq!(picked(&table), Some(Role::Planter));
}

/// PR-AUT-ROLE-4
#[test]
fn pr_aut_role_4_of_two_adventurers_the_richer_one_else_the_first() {
    let chosen = |first, second, taken: &[(Role, u8)], cards: &[u8]| {
        let table = puertomas(5, 1).taken(taken).action_marker(Role::Builder).tie_cards(cards);
        let table = table.role_coins(Role::Adventurer, first).role_coins(Role::Adventurer2, second);
        let mut table = table.empty_town(4, &[Building::SmallMarket]).reserved(4, Building::CityHall).sit();
        pick(&mut table, Role::Craftsman);
        (picked(&table).expect("it picks"), action_board(&table).cards_left)
    };
    let taken = [(Role::Planter, 0), (Role::Recruiter, 1), (Role::Builder, 2)];
    assert_eq!(chosen(0, 1, &taken, &[]), (Role::Adventurer2, 8));
    assert_eq!(chosen(1, 0, &taken, &[]), (Role::Adventurer, 8));
    assert_eq!(chosen(1, 1, &taken, &[]), (Role::Adventurer, 8), "one place on the board: no card");
    let taken = [(Role::Planter, 0), (Role::Recruiter, 1), (Role::Adventurer, 2)];
    assert_eq!(chosen(0, 0, &taken, &[]), (Role::Adventurer2, 8));
}

/// PR-AUT-ROLE-4: a card that names the Adventurer means the first of two.
#[test]
fn a_card_names_the_first_of_two_adventurers() {
    let table = puertomas(5, 1).taken(&[(Role::Trader, 0), (Role::Recruiter, 1), (Role::Captain, 2)]);
    let table = table.action_marker(Role::Builder).market(&[Tile::Corn]).tie_cards(&[7]);
    let mut table = table.sit();
    pick(&mut table, Role::Craftsman);
    assert_eq!(considered(&table, 4).1, [Role::Planter, Role::Builder, Role::Adventurer, Role::Adventurer2]);
    assert_eq!(picked(&table), Some(Role::Adventurer));
}

/// PR-AUT-ROLE-5
#[test]
fn pr_aut_role_5_the_card_may_name_the_role_of_the_marker() {
    let table = picks(tied().tie_cards(&[4]));
    assert_eq!(picked(&table), Some(Role::Craftsman), "where the marker stands");
    let first = marker_moves(&table).first().copied();
    assert_eq!((first, marker(&table)), (None, Role::Craftsman), "no arrow leads from a role to itself");
}

/// PR-AUT-ROLE-6, C21
#[test]
fn pr_aut_role_6_without_a_profitable_role_all_are_candidates() {
    let town =
        |table: Layout| table.empty_town(LAST, &[Building::SmallMarket]).reserved(LAST, Building::CityHall);
    let table = town(trio()).taken(&[(Role::Recruiter, 0)]).action_marker(Role::Craftsman);
    let mut table = table.role_coins(Role::Builder, 0).role_coins(Role::Captain, 1).sit();
    pick(&mut table, Role::Planter);
    let (available, profitable) = considered(&table, LAST);
    assert_eq!(available, [Role::Builder, Role::Craftsman, Role::Trader, Role::Captain]);
    assert_eq!(profitable, []);
    let adjacent = Weighed::Adjacent { marker: Role::Craftsman, roles: vec![Role::Trader, Role::Captain] };
    assert!(weighed(&table, LAST).contains(&adjacent));
    assert_eq!(picked(&table), Some(Role::Captain), "the same criteria: the richer one");
}

/// PR-AUT-ROLE-7
#[test]
fn pr_aut_role_7_it_takes_the_coins_first_and_has_the_privilege() {
    let table =
        duo().empty_town(1, &[Building::SmallMarket, Building::Hospital]).reserved(1, Building::CityHall);
    let table = picks_role(table.tie_cards(&[2, 1]), Role::Builder);
    let coins = place(&table, |event| *event == Event::Coins { seat: seat(1), coins: 1, why: CoinWhy::Role });
    let building = place(&table, |event| {
        *event == Event::Built { seat: seat(1), building: Building::Hacienda, price: 1 }
    });
    assert!(coins < building, "the coin of the tile pays for it");
    assert_eq!(table.coins(1), 0);
}

/// PR-AUT-ROLE-8
#[test]
fn pr_aut_role_8_it_follows_in_every_phase_that_it_can() {
    let after = |role| follows(busy(trio(), LAST).tie_cards(&[1, 2, 3]), role);
    assert_eq!(took(&after(Role::Planter), LAST), [Tile::Fruit]);
    assert_eq!(super::stood(&after(Role::Recruiter), LAST), [Some(Tile::Tobacco)]);
    assert_eq!(built(&after(Role::Builder), LAST), [(Building::SmallWarehouse, 3)]);
    assert_eq!(after(Role::Craftsman).crates(LAST), [0, 2, 1, 0, 0]);
    assert_eq!(sales(&after(Role::Trader), LAST), [(Good::Fruit, 1)]);
    assert_eq!(super::loads(&after(Role::Captain), LAST), [(Good::Fruit, 2, 4)]);
    // Two of them follow in the order of the table.
    let two = busy(busy(puertomas(4, 2), 2), 3).tie_cards(&[1, 2, 3, 4]);
    let table = follows(two, Role::Planter);
    assert_eq!((took(&table, 2), took(&table, 3)), (vec![Tile::Fruit], vec![Tile::Corn]));
}

/// PR-AUT-ROLE-9, P13: a worker of an ability or a coin of one is not the action
/// of the role.
#[test]
fn pr_aut_role_9_what_an_ability_brings_does_not_move_the_marker() {
    let table = |register| {
        let table = trio().action_marker(Role::Builder).register(register);
        let table = super::unlocked(table, LAST, &[Ability::ExtraWorker]);
        follows(table.land(LAST, &[(Tile::Coffee, 2, 0)]), Role::Recruiter)
    };
    let only = table(0);
    assert_eq!(super::stood(&only, LAST), [Some(Tile::Coffee)], "the ability's worker came");
    assert_eq!((marker_moves(&only), marker(&only)), (vec![], Role::Builder));
    let both = table(3);
    assert_eq!(super::stood(&both, LAST).len(), 2);
    assert_eq!(marker_moves(&both), [(LAST as u8, Role::Recruiter)]);
    // Its own worker of the supply is what its role brings.
    let chosen = picks_role(duo().register(0).land(1, &[(Tile::Coffee, 1, 0)]), Role::Recruiter);
    assert!(marker_moves(&chosen).contains(&(1, Role::Recruiter)));
    // Points that an ability makes of crates are no load.
    let ships = [Some((Good::Fruit, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
    for ability in [Ability::KindPoints, Ability::CratePoints] {
        let table = super::unlocked(trio().action_marker(Role::Trader), LAST, &[ability]);
        let table = follows(table.ships(&ships).crates(LAST, [2, 0, 0, 0, 0]), Role::Captain);
        assert!(table.vp(LAST) > 0);
        assert_eq!(marker_moves(&table), [], "{ability:?}");
    }
}

/// PR-AUT-ROLE-9
#[test]
fn pr_aut_role_9_the_marker_moves_once_for_whoever_does_something() {
    for role in [Role::Planter, Role::Builder, Role::Craftsman, Role::Trader, Role::Captain] {
        let table = trio().action_marker(if role == Role::Planter { Role::Builder } else { Role::Captain });
        let table = if role == Role::Captain { table.action_marker(Role::Trader) } else { table };
        let town = table.empty_town(LAST, &[Building::SmallMarket]).reserved(LAST, Building::CityHall);
        assert_eq!(marker_moves(&follows(town.land(0, &[(Tile::Quarry, 8, 0)]), role)), [], "{role:?}");
    }
    // A person who stands idle was received all the same.
    let table = follows(trio(), Role::Recruiter);
    assert_eq!(super::stood(&table, LAST), [None]);
    assert_eq!(marker_moves(&table), [(LAST as u8, Role::Recruiter)]);
    let nobody = follows(trio().register(0), Role::Recruiter);
    assert_eq!(marker_moves(&nobody), []);
    // Two loads, one move, at the first of them.
    let table = trio().action_marker(Role::Trader).crates(LAST, [1, 1, 0, 0, 0]);
    let table = follows(table, Role::Captain);
    assert_eq!(super::loads(&table, LAST).len(), 2);
    assert_eq!(marker_moves(&table), [(LAST as u8, Role::Captain)]);
    assert!(
        moved(&table) < place(&table, |event| { matches!(event, Event::Shipped { good: Good::Fruit, .. }) })
    );
    // One marker for both: it has moved when the second one follows.
    let both = busy(busy(puertomas(4, 2), 2), 3).tie_cards(&[1, 2, 3, 4]).action_marker(Role::Builder);
    assert_eq!(marker_moves(&follows(both, Role::Planter)), [(2, Role::Planter)]);
    // Where it picks, it has moved before anybody else acts.
    let table = picks_role(duo().crates(0, [1, 0, 0, 0, 0]).crates(1, [0, 2, 0, 0, 0]), Role::Captain);
    assert_eq!((table.on_turn(), marker_moves(&table)), (0, vec![(1, Role::Captain)]));
    let useless = trio().taken(&[(Role::Recruiter, 0)]).action_marker(Role::Craftsman);
    let town = useless.empty_town(LAST, &[Building::SmallMarket]).reserved(LAST, Building::CityHall);
    let mut table = town.role_coins(Role::Captain, 1).sit();
    pick(&mut table, Role::Planter);
    assert_eq!(
        (picked(&table), marker_moves(&table)),
        (Some(Role::Captain), vec![]),
        "it can do nothing there"
    );
}

fn moved(table: &Table) -> usize {
    place(table, |event| matches!(event, Event::MarkerMoved { .. }))
}

/// PR-AX-12
#[test]
fn pr_ax_12_the_card_decides_between_the_richest() {
    let order = printed(5);
    let place = |role| order.iter().position(|other| *other == role).expect("on the card");
    for rich in
        [[Role::Planter, Role::Recruiter], [Role::Planter, Role::Builder], [Role::Recruiter, Role::Builder]]
    {
        // Without a plantation that is active: three roles.
        let table = duo().action_marker(Role::Craftsman).market(&[Tile::Coffee]).tie_cards(&[5]);
        let table = table.coins(1, 3).land(1, &[(Tile::Tobacco, 1, 0)]);
        let table = picks(table.role_coins(rich[0], 1).role_coins(rich[1], 1));
        assert_eq!(considered(&table, 1).1, [Role::Planter, Role::Recruiter, Role::Builder]);
        let first = if place(rich[0]) < place(rich[1]) { rich[0] } else { rich[1] };
        assert_eq!(picked(&table), Some(first));
    }
}

/// PR-AX-13
#[test]
fn pr_ax_13_no_arrow_leads_from_the_recruiter_to_the_builder() {
    let table = follows(trio().coins(LAST, 1).action_marker(Role::Recruiter), Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::SmallMarket, 1)]);
    assert_eq!((marker_moves(&table), marker(&table)), (vec![], Role::Recruiter));
}

/// PR-EX-28: three play; the Planter carries a coin.
#[test]
fn pr_ex_28_the_richer_of_two_adjacent_roles() {
    let table =
        trio().taken(&[(Role::Captain, 0)]).market(&[Tile::Corn]).land(LAST, &[(Tile::Tobacco, 1, 0)]);
    let mut table = table.role_coins(Role::Planter, 1).action_marker(Role::Builder).sit();
    pick(&mut table, Role::Craftsman);
    let adjacent = Weighed::Adjacent { marker: Role::Builder, roles: vec![Role::Planter, Role::Recruiter] };
    assert!(weighed(&table, LAST).contains(&adjacent), "the Trader would not serve it");
    assert_eq!(picked(&table), Some(Role::Planter));
    assert_eq!((marker_moves(&table), marker(&table)), (vec![(LAST as u8, Role::Planter)], Role::Planter));
}

/// PR-EX-29: the Captain is taken, no crate can be sold; the Builder is
/// richest, or as rich as the Planter.
#[test]
fn pr_ex_29_without_an_adjacent_role_the_richest_one() {
    let lay = |coins| {
        let table =
            trio().taken(&[(Role::Captain, 0)]).market(&[Tile::Corn]).land(LAST, &[(Tile::Tobacco, 1, 0)]);
        let table = table.coins(LAST, 2).crates(LAST, [0, 0, 1, 0, 0]).house(&[Good::Sugar, Good::Coffee]);
        table.role_coins(Role::Builder, 1).role_coins(Role::Planter, coins).action_marker(Role::Craftsman)
    };
    // A person has the last pick before it, and changes nothing by it.
    let mut table = lay(0).sit();
    pick(&mut table, Role::Craftsman);
    assert_eq!(picked(&table), Some(Role::Builder));
    assert_eq!(built(&table, LAST).len(), 1, "it builds");
    assert_eq!((marker_moves(&table), marker(&table)), (vec![], Role::Craftsman));
    let mut table = lay(1).tie_cards(&[4]).sit();
    pick(&mut table, Role::Craftsman);
    assert_eq!(picked(&table), Some(Role::Builder), "card 4 has the Builder before the Planter");
}
