//! 9.8, expansion III: what a Puertoma does as the Smuggler.

use puerto_rico::event::{CoinWhy, Weighed};
use puerto_rico::{Action, Building, Event, Good, Role, Tile};

use super::super::layout::{Layout, puertomas};
use super::super::table::Table;
use super::{LAST, action_board, circles, duo, follows, picked, picks, place, seat, stood, trio, weighed};

fn smuggling(table: Layout) -> Layout {
    table.with(|position| position.config.options.exp3 = true)
}

/// A person and a Puertoma that has a building and no coin, so that the
/// Smuggler is all that can serve it; nobody is on the register.
fn poor() -> Layout {
    smuggling(duo()).empty_town(1, &[Building::SmallMarket]).reserved(1, Building::CityHall).register(0)
}

fn smuggled(duo: Layout) -> Table {
    let table = picks(duo.action_marker(Role::Craftsman));
    assert_eq!(picked(&table), Some(Role::Smuggler), "{:?}", weighed(&table, 1));
    table
}

fn deeds(table: &Table) -> (u8, u8, u8) {
    let deeds = |weighed| match weighed {
        Weighed::Deeds { poach, plunder, raid } => Some((poach, plunder, raid)),
        _ => None,
    };
    weighed(table, 1).into_iter().rev().find_map(deeds).expect("it weighs them")
}

fn profitable(table: &Table) -> Vec<Role> {
    let roles = |weighed| match weighed {
        Weighed::Roles { profitable, .. } => Some(profitable),
        _ => None,
    };
    weighed(table, 1).into_iter().find_map(roles).expect("it picks a role")
}

/// PR-SMG-14, PR-AUT-X3-1
#[test]
fn pr_smg_14_nobody_captures_a_role_where_a_puertoma_plays() {
    let free = smuggling(super::super::layout::layout(3)).house(&[Good::Corn]).role(Role::Smuggler);
    assert!(free.can(Action::Capture(Role::Planter)));
    let table = smuggling(trio()).house(&[Good::Corn]).role(Role::Smuggler);
    assert!(table.can(Action::Plunder));
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Capture(_))), "{:?}", table.legal());
}

/// PR-AUT-X3-1: nor does a Puertoma, which has nothing else to do.
#[test]
fn pr_aut_x3_1_a_puertoma_captures_nothing() {
    let table = picks(poor().action_marker(Role::Craftsman));
    assert_eq!(profitable(&table), []);
    assert!(!table.events().iter().any(|event| matches!(event, Event::RoleCaptured { .. })));
}

/// PR-AUT-X3-2
#[test]
fn pr_aut_x3_2_the_smuggler_counts_as_two_coins_and_wins_ties() {
    let seller = |trader| {
        let table = poor().crates(1, [0, 1, 0, 0, 0]).house(&[Good::Corn]).role_coins(Role::Trader, trader);
        picks(table.action_marker(Role::Craftsman))
    };
    for (trader, role) in [(1, Role::Smuggler), (2, Role::Smuggler), (3, Role::Trader)] {
        let table = seller(trader);
        assert!(profitable(&table).contains(&Role::Trader));
        assert_eq!(picked(&table), Some(role), "{trader} coins on the Trader");
        let card = |weighed: &Weighed| matches!(weighed, Weighed::RoleByCard { .. });
        assert!(!weighed(&table, 1).iter().any(card), "no card");
    }
    let table = seller(2);
    let richest = Weighed::Richest { coins: 2, roles: vec![Role::Trader, Role::Smuggler] };
    assert!(weighed(&table, 1).contains(&richest), "{:?}", weighed(&table, 1));
    assert!(!table.saw(&Event::Coins { seat: seat(1), coins: 2, why: CoinWhy::Role }), "they are not paid");
    assert_eq!((table.coins(1), table.public().marker), (0, Some(seat(1))), "it takes the marker");
    assert_eq!(action_board(&table).marker, Role::Smuggler);
    let held = poor().crates(1, [0, 1, 0, 0, 0]).house(&[Good::Corn]).action_marker(Role::Craftsman);
    let held = picks(held.tie_cards(&[3]).with(|position| position.marker = Some(seat(1))));
    assert_eq!(picked(&held), Some(Role::Trader), "it cannot pick it again");
}

/// PR-AUT-X3-3
#[test]
fn pr_aut_x3_3_what_each_deed_would_bring() {
    let lay = |register, land: &[(Tile, u8, u8)]| poor().register(register).land(1, land);
    // Two are removed, and one finds a circle.
    assert_eq!(deeds(&smuggled(lay(4, &[(Tile::Corn, 1, 0)]))), (1, 0, 0));
    assert_eq!(deeds(&smuggled(lay(4, &[(Tile::Coffee, 1, 0)]))), (2, 0, 0), "as many as play");
    assert_eq!(deeds(&smuggled(lay(1, &[(Tile::Coffee, 1, 0)]))), (1, 0, 0), "as many as there are");
    let five = smuggling(puertomas(5, 1)).register(9).land(4, &[(Tile::Coffee, 2, 0)]);
    let taken = [(Role::Planter, 0), (Role::Trader, 1), (Role::Builder, 2)];
    let mut five = five.taken(&taken).action_marker(Role::Craftsman).sit();
    super::pick(&mut five, Role::Craftsman);
    assert_eq!(picked(&five), Some(Role::Smuggler));
    assert_eq!(stood(&five, 4).len(), 3, "three at most");
    let house = [Good::Corn, Good::Sugar];
    assert_eq!(deeds(&smuggled(poor().house(&house))), (0, 2, 0));
    for (crates, raid) in [(1, 1), (3, 3), (4, 3)] {
        assert_eq!(deeds(&smuggled(poor().ships(&[Some((Good::Corn, crates)), None]))), (0, 0, raid));
    }
    // With the wording of the other editions two have to stay.
    let intl = |register| {
        let table =
            lay(register, &[(Tile::Coffee, 1, 0)]).with(|position| position.config.options.intl = true);
        picks(table.action_marker(Role::Craftsman))
    };
    assert!(!profitable(&intl(2)).contains(&Role::Smuggler), "nobody can be poached");
    assert_eq!(deeds(&intl(3)), (1, 0, 0));
    let nothing = picks(poor().register(4).action_marker(Role::Craftsman));
    assert_eq!(profitable(&nothing), [], "nobody would find a circle");
}

/// PR-AUT-X3-4
#[test]
fn pr_aut_x3_4_the_largest_amount_then_poach_then_plunder() {
    let lay = |people: u8, house: &[Good], crates: u8| {
        let table = poor().register(people).land(1, &[(Tile::Coffee, 1, 0)]).house(house);
        smuggled(if crates > 0 { table.ships(&[Some((Good::Corn, crates)), None]) } else { table })
    };
    let poached = |table: &Table| table.events().iter().any(|event| matches!(event, Event::Poached { .. }));
    let plundered =
        |table: &Table| table.events().iter().any(|event| matches!(event, Event::Plundered { .. }));
    let raided = |table: &Table| table.events().iter().any(|event| matches!(event, Event::Raided { .. }));
    let two = [Good::Corn, Good::Sugar];
    assert!(poached(&lay(2, &two, 2)));
    assert!(plundered(&lay(1, &two, 2)));
    assert!(raided(&lay(1, &two, 3)));
    assert!(plundered(&lay(2, &[Good::Corn, Good::Sugar, Good::Coffee], 3)), "as many as the raid");
    let table = lay(1, &two, 2);
    assert_eq!((table.vp(1), table.public().house), (2, [0; 5]), "a point for each");
}

/// PR-AUT-X3-5
#[test]
fn pr_aut_x3_5_the_ship_it_cannot_supply_then_the_fullest_then_the_highest() {
    let raids = |table: Layout| {
        let table = smuggled(table);
        let raid = |event: &Event| match event {
            Event::Raided { seat, good, kept, returned, .. } if seat.index() == 1 => {
                Some((*good, *kept, *returned))
            }
            _ => None,
        };
        table.events().iter().find_map(raid).expect("a raid")
    };
    let ships = |small, large| poor().ships(&[Some(small), Some(large)]);
    assert_eq!(raids(ships((Good::Coffee, 3), (Good::Corn, 4))), (Good::Corn, 3, 1), "the fullest");
    assert_eq!(raids(ships((Good::Coffee, 3), (Good::Corn, 3))), (Good::Coffee, 3, 0), "the highest");
    let own = |manned| {
        let table = ships((Good::Coffee, 1), (Good::Sugar, 4)).land(1, &[(Tile::Sugar, 1, manned)]);
        raids(table)
    };
    assert_eq!(own(2), (Good::Coffee, 1, 0), "it produces sugar itself");
    assert_eq!(own(1), (Good::Sugar, 3, 1), "not without workers");
    let table = smuggled(ships((Good::Coffee, 3), (Good::Corn, 4)));
    assert_eq!(table.crates(1), [3, 0, 0, 0, 0], "it keeps what it can");
    let view = table.public();
    assert_eq!((view.ships[1].crates, view.ships[1].good, view.ships[0].crates), (0, None, 3));
}

/// PR-AUT-X3-6
#[test]
fn pr_aut_x3_6_poached_people_stand_under_plantations() {
    let land = [(Tile::Fruit, 1, 1), (Tile::Coffee, 1, 2)];
    let table = smuggled(poor().register(4).land(1, &land));
    assert_eq!(stood(&table, 1), [Some(Tile::Coffee), Some(Tile::Fruit)]);
    let table = smuggled(poor().register(4).land(1, &[(Tile::Coffee, 1, 2)]));
    assert_eq!(stood(&table, 1), [Some(Tile::Coffee)]);
    assert_eq!(
        (table.public().seats[1].idle, table.public().gone),
        (0, 1),
        "the other one is out of the game"
    );
    assert_eq!(circles(&table, 1, Tile::Coffee), [(3, 3)]);
    // Citizens first.
    let table = super::super::layout::citizens(3, &[]).with(|position| {
        (position.config.options.puertomas, position.config.options.exp3) = (1, true);
    });
    let taken = [(Role::Planter, 0)];
    let table = table.register_of(3, 1).land(LAST, &[(Tile::Coffee, 1, 2)]).taken(&taken);
    let mut table = table.action_marker(Role::Craftsman).sit();
    super::pick(&mut table, Role::Craftsman);
    assert_eq!(picked(&table), Some(Role::Smuggler));
    assert_eq!(table.public().seats[LAST].citizens.tiles[Tile::Coffee.index()], 1);
    // Of four, three leave; a worker stays on the board.
    assert!(place(&table, |event| matches!(event, Event::Poached { workers: 3, .. })) > 0);
    let followed =
        follows(smuggling(trio()).house(&[Good::Corn]).land(LAST, &[(Tile::Corn, 1, 0)]), Role::Smuggler);
    assert_eq!(stood(&followed, LAST), [], "nobody follows the Smuggler");
}
