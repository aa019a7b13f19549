//! 9.4.1: what a Puertoma builds, and its reserve marker.

use puerto_rico::data::buildings::PRINTED;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::Weighed;
use puerto_rico::view::AbilityState;
use puerto_rico::{Action, Building, Event, Role, Tile};

use super::super::layout::{Layout, citizens, new_buildings, puertomas};
use super::super::table::Table;
use super::{LAST, board, built, duo, follows, pick, picks_role, seat, trio, unlocked, weighed};

/// It has built a Hospital; its marker lies on the City Hall.
fn begun(table: Layout, seat: usize) -> Layout {
    table.empty_town(seat, &[Building::Hospital]).reserved(seat, Building::CityHall)
}

fn builds(trio: Layout) -> Vec<(Building, u8)> {
    built(&follows(trio, Role::Builder), LAST)
}

/// Places where the marker of a seat was put in the last call.
fn reservations(table: &Table, own: usize) -> Vec<Option<Building>> {
    let reserved = |event: &Event| match event {
        Event::Reserved { seat, building } if seat.index() == own => Some(*building),
        _ => None,
    };
    table.events().iter().filter_map(reserved).collect()
}

/// PR-AUT-BUI-1
#[test]
fn pr_aut_bui_1_it_pays_the_printed_cost_less_the_privilege() {
    let quarries = begun(trio(), LAST).coins(LAST, 7).land(LAST, &[(Tile::Quarry, 3, 0)]);
    let table = follows(quarries, Role::Builder);
    assert_eq!((built(&table, LAST), table.coins(LAST)), (vec![(Building::Factory, 7)], 0));
    let table = picks_role(begun(duo(), 1).coins(1, 5), Role::Builder);
    assert_eq!(
        (built(&table, 1), table.coins(1)),
        (vec![(Building::Factory, 6)], 0),
        "5, a coin on the tile"
    );
    let able = |coins| unlocked(trio(), LAST, &[Ability::BuildersCoin]).coins(LAST, coins);
    let table = follows(able(6), Role::Builder);
    assert_eq!((built(&table, LAST), table.coins(LAST)), (vec![(Building::Factory, 7)], 0));
    assert_eq!(builds(able(2).tie_cards(&[1])), [(Building::SmallWarehouse, 3)]);
}

/// PR-AUT-BUI-2
#[test]
fn pr_aut_bui_2_commercial_new_affordable_and_with_a_space() {
    let town = |own: &[Building], coins| {
        trio().empty_town(LAST, own).reserved(LAST, Building::CityHall).coins(LAST, coins)
    };
    assert_eq!(
        builds(town(&[Building::Hospital], 3)),
        [(Building::SmallWarehouse, 3)],
        "no Large Fruit Depot"
    );
    assert_eq!(builds(town(&[Building::SmallWarehouse], 3).tie_cards(&[1])), [(Building::BuildersYard, 2)]);
    assert_eq!(builds(town(&[Building::Factory], 7)), [(Building::LargeWarehouse, 6)], "none twice");
    assert_eq!(builds(town(&[Building::Factory], 8).tie_cards(&[1])), [(Building::School, 8)]);
    let sold = town(&[Building::Hospital], 7).empty_town(0, &[Building::Factory]);
    assert_eq!(
        builds(sold.empty_town(1, &[Building::Factory])),
        [(Building::LargeWarehouse, 6)],
        "not in the tray"
    );
    let full = unlocked(trio(), LAST, &[Ability::KindCoins]).coins(LAST, 8);
    assert_eq!(builds(full), [(Building::LargeWarehouse, 6)], "level 3 is full");
    assert_eq!(builds(town(&[Building::Hospital], 10)), [(Building::CityHall, 10)], "the reserved one");
    let sold = town(&[Building::Hospital], 0);
    assert_eq!(builds(sold), []);
}

/// PR-AUT-BUI-2: a Monument is of level 4 as well.
#[test]
fn the_monument_is_of_level_4() {
    let table =
        new_buildings(3, &[Building::Monument]).with(|position| position.config.options.puertomas = 1);
    let table = table.empty_town(LAST, &[Building::Monument]).able(LAST, &[Ability::KindPoints]);
    let table = table.reserved(LAST, Building::FireStation).sit();
    assert_eq!(board(&table, LAST).levels[3], [Building::Monument]);
    assert_eq!((table.points(LAST, "printed"), table.points(LAST, "puertoma_expanded")), (Some(8), Some(6)));
}

/// PR-AUT-BUI-3, C17
#[test]
fn pr_aut_bui_3_the_highest_level_then_the_dearest_then_the_card() {
    let town = |coins| begun(trio(), LAST).coins(LAST, coins);
    assert_eq!(builds(town(6)), [(Building::LargeWarehouse, 6)], "level 2 before level 1");
    assert_eq!(builds(town(7)), [(Building::Factory, 7)]);
    assert_eq!(builds(town(9)), [(Building::Wharf, 9)], "the dearest of level 3");
    assert_eq!(builds(town(5).tie_cards(&[3])), [(Building::Office, 5)]);
    assert_eq!(builds(town(5).tie_cards(&[6])), [(Building::LargeMarket, 5)]);
    let table = follows(town(8).tie_cards(&[2]), Role::Builder);
    let level_3 = vec![Building::Factory, Building::School, Building::Harbor];
    let pair = vec![Building::School, Building::Harbor];
    assert_eq!(
        weighed(&table, LAST)[..2],
        [Weighed::Level { level: 3, buildings: level_3 }, Weighed::Dearest { cost: 8, buildings: pair },]
    );
    assert_eq!(built(&table, LAST), [(Building::Harbor, 8)]);
}

/// PR-AUT-BUI-4
#[test]
fn pr_aut_bui_4_the_first_building_is_of_level_3_at_most() {
    assert_eq!(builds(trio().coins(LAST, 30)), [(Building::Wharf, 9)]);
    assert_eq!(builds(begun(trio(), LAST).coins(LAST, 30)), [(Building::CityHall, 10)]);
}

/// PR-AUT-BUI-5, C38
#[test]
fn pr_aut_bui_5_full_levels_turn_up_their_ability_for_the_next_phase() {
    let town = |own: &[Building], coins| {
        let table = trio().empty_town(LAST, own).reserved(LAST, Building::CityHall).coins(LAST, coins);
        table.able(LAST, &[]).puertoma(LAST, |own| {
            own.abilities =
                vec![Ability::BuildersWorker, Ability::ExtraCrate, Ability::ExtraWorker, Ability::KindPoints];
        })
    };
    for (own, coins, level, ability) in [
        (Building::SmallMarket, 3, 1, Ability::BuildersWorker),
        (Building::Hospital, 6, 2, Ability::ExtraCrate),
        (Building::Factory, 9, 3, Ability::ExtraWorker),
        (Building::Factory, 10, 4, Ability::KindPoints),
    ] {
        let table = follows(town(&[own], coins), Role::Builder);
        assert!(table.saw(&Event::AbilityUnlocked { seat: seat(LAST), ability }), "level {level}");
        assert_eq!(board(&table, LAST).levels[level - 1].len(), if level == 4 { 1 } else { 2 });
        let tiles = board(&table, LAST).abilities;
        assert_eq!((tiles[level - 1].ability, tiles[level - 1].state), (Some(ability), AbilityState::Works));
        for other in (0..4).filter(|other| other + 1 != level) {
            assert_eq!((tiles[other].ability, tiles[other].state), (None, AbilityState::Down));
        }
    }
    // The first one turns up nothing, and a third has no space.
    let first = follows(trio().coins(LAST, 3), Role::Builder);
    assert!(!first.events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
    // It does not work in the phase in which it is turned up.
    let same = follows(town(&[Building::SmallMarket], 3).land(LAST, &[(Tile::Corn, 1, 0)]), Role::Builder);
    assert_eq!(super::stood(&same, LAST), []);
    let next = trio()
        .empty_town(LAST, &[Building::SmallMarket, Building::Hacienda])
        .reserved(LAST, Building::CityHall);
    let next = next.able(LAST, &[Ability::BuildersWorker]).coins(LAST, 4).land(LAST, &[(Tile::Corn, 1, 0)]);
    assert_eq!(super::stood(&follows(next, Role::Builder), LAST), [Some(Tile::Corn)]);
}

/// PR-AUT-BUI-5: while the phase goes on, the tile lies face up and does not
/// work.
#[test]
fn an_ability_is_turned_up_at_once() {
    let table =
        puertomas(2, 1).empty_town(1, &[Building::SmallMarket]).reserved(1, Building::CityHall).coins(1, 1);
    let table = picks_role(table, Role::Builder);
    assert_eq!(table.on_turn(), 0, "the person may build now");
    let tile = board(&table, 1).abilities[0];
    assert!(tile.ability.is_some());
    assert_eq!(tile.state, AbilityState::Turned);
}

/// PR-AUT-BUI-6
#[test]
fn pr_aut_bui_6_without_a_building_nothing_happens() {
    let table = unlocked(trio(), LAST, &[Ability::SaleCoin, Ability::BuildersCoin]).coins(LAST, 5);
    let table = follows(table, Role::Builder);
    assert_eq!((built(&table, LAST), table.coins(LAST)), (vec![], 5), "the ability gives nothing");
    assert!(table.saw(&Event::Passed { seat: seat(LAST), role: Role::Builder }));
}

/// PR-AUT-BUI-7
#[test]
fn pr_aut_bui_7_the_marker_goes_to_another_when_its_building_is_built() {
    let table = follows(trio().coins(LAST, 1).tie_cards(&[4]), Role::Builder);
    assert_eq!(reservations(&table, LAST), [Some(Building::CustomsHouse)]);
    assert_eq!(board(&table, LAST).reserved, Some(Building::CustomsHouse));
    let second = follows(begun(trio(), LAST).coins(LAST, 3), Role::Builder);
    assert_eq!(reservations(&second, LAST), [], "only after the first building");
    // A person builds it: four others.
    let mut table = begun(trio(), LAST).coins(0, 9).tie_cards(&[6]).sit();
    table.play(Action::Role(Role::Builder)).play(Action::Build(Building::CityHall));
    assert_eq!(reservations(&table, LAST), [Some(Building::Residence)], "the sixth of four");
    let mut table = begun(trio(), LAST).coins(0, 9).sit();
    table.play(Action::Role(Role::Builder)).play(Action::Build(Building::Fortress));
    assert_eq!(reservations(&table, LAST), []);
    assert_eq!(board(&table, LAST).reserved, Some(Building::CityHall));
    // Two markers never lie on one building.
    let two = puertomas(4, 2).empty_town(2, &[Building::Hospital]).reserved(2, Building::FireStation);
    let two = follows(two.coins(3, 1).tie_cards(&[1]), Role::Builder);
    assert_eq!(reservations(&two, 3), [Some(Building::Residence)], "the first without a marker");
    let two = begun(puertomas(4, 2), 2).empty_town(3, &[Building::Office]).reserved(3, Building::FireStation);
    let mut table = two.coins(0, 9).tie_cards(&[1]).sit();
    table.play(Action::Role(Role::Builder)).play(Action::Build(Building::CityHall));
    assert_eq!(reservations(&table, 2), [Some(Building::Residence)]);
    assert_eq!(board(&table, 3).reserved, Some(Building::FireStation));
}

/// PR-AUT-BUI-8
#[test]
fn pr_aut_bui_8_its_first_reserved_building_moves_the_marker() {
    let table = follows(begun(trio(), LAST).coins(LAST, 10).tie_cards(&[3]), Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::CityHall, 10)]);
    assert_eq!(reservations(&table, LAST), [Some(Building::Fortress)]);
    assert_eq!(board(&table, LAST).reserved, Some(Building::Fortress));
    let second = begun(trio(), LAST).coins(LAST, 10).empty_town(LAST, &[Building::Residence]);
    let table = follows(second.able(LAST, &[Ability::KindPoints]), Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::CityHall, 10)]);
    assert_eq!(board(&table, LAST).reserved, None, "level 4 is full");
    assert!(reservations(&table, LAST).iter().flatten().next().is_none());
    let last = begun(trio(), LAST).coins(LAST, 10);
    let last = last.empty_town(0, &[Building::FireStation, Building::Residence]);
    let table = follows(last.empty_town(1, &[Building::Fortress, Building::CustomsHouse]), Role::Builder);
    assert_eq!((built(&table, LAST).len(), board(&table, LAST).reserved), (1, None), "none is left");
}

/// PR-AUT-BUI-9
#[test]
fn pr_aut_bui_9_without_a_marker_it_uses_any_that_is_left() {
    // One of five is left when a person builds the reserved one, and it has
    // the other marker.
    let people = || puertomas(4, 2).empty_town(0, &[Building::FireStation, Building::Residence]);
    let people = || people().empty_town(1, &[Building::Fortress]);
    let two = || begun(people(), 3).empty_town(2, &[Building::Hospital]).reserved(2, Building::CustomsHouse);
    let mut table = two().coins(0, 9).sit();
    table.play(Action::Role(Role::Builder)).play(Action::Build(Building::CityHall));
    assert_eq!(board(&table, 3).reserved, None);
    assert_eq!(reservations(&table, 3), [None], "it is set aside");
    // Later it may take the building of the other one, whose marker then is
    // set aside too.
    let aside =
        people().empty_town(0, &[Building::CityHall]).empty_town(3, &[Building::Hospital]).coins(3, 10);
    let aside = aside.empty_town(2, &[Building::Hospital]).reserved(2, Building::CustomsHouse);
    let table = follows(aside, Role::Builder);
    assert_eq!(built(&table, 3), [(Building::CustomsHouse, 10)]);
    assert_eq!((board(&table, 2).reserved, board(&table, 3).reserved), (None, None));
}

/// PR-AX-04
#[test]
fn pr_ax_04_the_reserved_building_with_the_privilege() {
    let table = duo().empty_town(1, &[Building::Hospital]).reserved(1, Building::FireStation).coins(1, 8);
    let table = picks_role(table, Role::Builder);
    assert_eq!(built(&table, 1), [(Building::FireStation, 9)]);
}

/// PR-AX-05
#[test]
fn pr_ax_05_the_card_decides_between_school_and_harbor() {
    for (card, building) in
        [(1, Building::School), (2, Building::Harbor), (7, Building::School), (8, Building::Harbor)]
    {
        let table = trio().empty_town(LAST, &[Building::Hospital]).reserved(LAST, Building::FireStation);
        assert_eq!(builds(table.coins(LAST, 8).tie_cards(&[card])), [(building, 8)]);
    }
}

/// PR-AUT-X1-2
#[test]
fn pr_aut_x1_2_functions_do_nothing_and_the_tailor_is_never_built() {
    let with =
        |wanted: &[Building]| citizens(3, wanted).with(|position| position.config.options.puertomas = 1);
    let table =
        with(&[Building::Tailor, Building::Harbor]).coins(LAST, 8).empty_town(LAST, &[Building::Hospital]);
    let mut table = table.reserved(LAST, Building::FireStation).sit();
    let reserved = board(&table, LAST).reserved;
    assert!(reserved.is_some());
    pick(&mut table, Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::Harbor, 8)], "a production building costs as much");
    // A Notary would make it cheaper.
    let table = with(&[Building::Notary]).coins(LAST, 4).empty_town(LAST, &[Building::Notary]);
    let table = table.reserved(LAST, Building::FireStation);
    let levels = board(&table.clone().sit(), LAST).levels;
    assert_eq!(levels[1], [Building::Notary], "its level is what it is worth");
    let price = built(&follows(table, Role::Builder), LAST)[0];
    assert_eq!(price.1, printed_cost(price.0));
}

fn printed_cost(building: Building) -> u8 {
    PRINTED[building.index()].cost
}
