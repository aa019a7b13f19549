//! 9.4.2: what a Puertoma takes in the Planter phase.

use puerto_rico::event::{TilesWhy, Weighed};
use puerto_rico::{Event, Role, Tile};

use super::super::layout::Layout;
use super::super::table::Table;
use super::{LAST, board, circles, duo, follows, picks_role, place, seat, took, trio, weighed};

fn planted(trio: Layout) -> Table {
    follows(trio, Role::Planter)
}

/// PR-AUT-PLT-1
#[test]
fn pr_aut_plt_1_a_second_of_a_type_then_the_highest_then_a_quarry() {
    let market = [Tile::Corn, Tile::Sugar, Tile::Fruit, Tile::Coffee];
    let taken = |land: &[(Tile, u8, u8)]| took(&planted(trio().market(&market).land(LAST, land)), LAST);
    assert_eq!(taken(&[]), [Tile::Coffee], "the highest");
    assert_eq!(taken(&[(Tile::Corn, 1, 0)]), [Tile::Corn], "a second one first");
    assert_eq!(taken(&[(Tile::Corn, 1, 0), (Tile::Fruit, 1, 2), (Tile::Tobacco, 1, 0)]), [Tile::Fruit]);
    assert_eq!(taken(&[(Tile::Corn, 2, 0), (Tile::Coffee, 2, 0)]), [Tile::Sugar], "two are enough");
    let full = [(Tile::Corn, 2, 0), (Tile::Fruit, 2, 0), (Tile::Sugar, 2, 0), (Tile::Coffee, 2, 0)];
    assert_eq!(taken(&full), [Tile::Quarry], "though it did not pick the role");
    let table = trio().market(&market).land(LAST, &[(Tile::Corn, 1, 0), (Tile::Fruit, 1, 0)]);
    let said = weighed(&planted(table), LAST);
    let second = Weighed::Tiles { tiles: vec![Tile::Corn, Tile::Fruit], why: TilesWhy::Second };
    assert!(said.contains(&second), "{said:?}");
    let said = weighed(&planted(trio().market(&[Tile::Sugar, Tile::Corn])), LAST);
    let first = Weighed::Tiles { tiles: vec![Tile::Corn, Tile::Sugar], why: TilesWhy::First };
    assert!(said.contains(&first), "{said:?}");
    assert_eq!(took(&planted(trio()), LAST), [Tile::Quarry], "nothing lies face up");
    let none = planted(trio().land(0, &[(Tile::Quarry, 8, 0)]));
    assert_eq!(took(&none, LAST), []);
    assert!(none.saw(&Event::Passed { seat: seat(LAST), role: Role::Planter }));
}

/// PR-AUT-PLT-1: as chooser too it prefers plantations to quarries.
#[test]
fn it_takes_a_plantation_where_it_might_take_a_quarry() {
    let table = picks_role(duo().market(&[Tile::Corn]), Role::Planter);
    assert_eq!(took(&table, 1), [Tile::Corn]);
}

/// PR-AUT-PLT-2
#[test]
fn pr_aut_plt_2_plantations_under_their_type_and_quarries_aside() {
    let table = planted(trio().market(&[Tile::Sugar]).land(LAST, &[(Tile::Sugar, 1, 1)]));
    assert_eq!(circles(&table, LAST, Tile::Sugar), [(1, 2), (0, 2)], "the leftmost free space");
    // A full board of ten plantations and any number of quarries.
    let all = Tile::PLANTATIONS.map(|tile| (tile, 2, 0));
    let table = trio().market(&[Tile::Corn]).land(LAST, &all).land(LAST, &[(Tile::Quarry, 4, 0)]);
    let table = planted(table);
    assert_eq!(table.land(LAST, Tile::Quarry), (5, 0), "fifteen tiles");
    assert_eq!(table.points(LAST, "puertoma_land"), Some(15));
    assert!(board(&table, LAST).plantations.iter().all(|of_type| of_type.len() == 2));
}

/// PR-AX-02
#[test]
fn pr_ax_02_the_type_of_which_it_has_one() {
    let table = trio().market(&[Tile::Sugar, Tile::Coffee, Tile::Corn]).land(LAST, &[(Tile::Sugar, 1, 0)]);
    assert_eq!(took(&planted(table), LAST), [Tile::Sugar]);
}

/// PR-AX-03
#[test]
fn pr_ax_03_a_quarry_where_no_plantation_fits() {
    let table = trio()
        .market(&[Tile::Fruit, Tile::Tobacco])
        .land(LAST, &[(Tile::Fruit, 2, 1), (Tile::Tobacco, 2, 0)]);
    let table = planted(table);
    assert_eq!(took(&table, LAST), [Tile::Quarry]);
    let quarry = Event::TileTaken { seat: seat(LAST), tile: Tile::Quarry };
    assert!(
        place(&table, |event| *event == quarry)
            < place(&table, |event| matches!(event, Event::Market { .. }))
    );
}
