//! Rules where they meet: what a rule says of another building, of an option or
//! of a kind of people, with that on the table.

use game_core::Seat;
use puerto_rico::event::EndWhy;
use puerto_rico::{Action, Building, Event, Good, Prompt, Role, Tile};

use super::layout::{Layout, both_modules, citizens, layout, new_buildings};
use super::table::Table;

/// The Builder phase of seat 1, up to the turn of seat 0.
fn follows(table: Layout) -> Table {
    let mut table = table.governor(1).role(Role::Builder);
    table.decline_until(|table| table.on_turn() == 0);
    table
}

/// PR-BUI-06, PR-X1-LUMB-6: quarries, forests and the Notary, each besides the
/// others.
#[test]
fn all_discounts_add_up() {
    let wanted = [Building::Notary, Building::Lumberyard, Building::CityHall];
    let table = both_modules(3, &wanted).citizen_town(0, &wanted[..1]).town(0, &wanted[1..2]);
    let table = table.forests(0, &[Tile::Corn; 5]).land(0, &[(Tile::Quarry, 1, 1)]);
    // 10 - 1 for the quarry - 2 for five forests - 2 for the Notary's citizen.
    assert!(!follows(table.clone().coins(0, 4)).can(Action::Build(Building::CityHall)));
    let mut table = follows(table.coins(0, 5));
    table.play(Action::Build(Building::CityHall));
    assert!(table.saw(&Event::Built { seat: Seat(0), building: Building::CityHall, price: 5 }));
    assert_eq!(table.coins(0), 0);
}

/// PR-BLD-RES-1, PR-X1-LUMB-4: forests count for the Residence.
#[test]
fn forests_are_tiles_for_the_residence() {
    let wanted = [Building::Lumberyard, Building::Residence];
    let land = [(Tile::Fruit, 7, 0), (Tile::Sugar, 1, 0)];
    let table = new_buildings(3, &wanted).town(0, &wanted).land(0, &land).forests(0, &[Tile::Corn; 2]);
    let mut table = table.market(&[Tile::Corn]).role(Role::Planter);
    assert_eq!(table.points(0, "residence"), Some(5), "ten tiles");
    table.play(Action::Forest(Tile::Corn));
    assert_eq!(table.points(0, "residence"), Some(6));
}

/// PR-BLD-HAC-3: after the Hacienda's tile whoever has a Builder's Yard may take
/// a quarry.
#[test]
fn the_normal_pick_may_be_the_quarry_of_the_builders_yard() {
    let land = |town: &[Building]| {
        let table = layout(3).governor(1).town(0, town).bag(&[Tile::Corn]).market(&[Tile::Fruit]);
        let mut table = table.role(Role::Planter);
        table.decline_until(|table| table.on_turn() == 0);
        table.play(Action::Draw);
        table
    };
    let mut table = land(&[Building::Hacienda, Building::BuildersYard]);
    table.play(Action::Take(Tile::Quarry));
    assert_eq!((table.land(0, Tile::Corn), table.land(0, Tile::Quarry)), ((1, 0), (1, 0)));
    assert!(!land(&[Building::Hacienda]).can(Action::Take(Tile::Quarry)));
}

/// PR-BLD-WHARF-3: a load onto the Wharf counts for the Harbor, the Lighthouse
/// and the Captain's privilege.
#[test]
fn the_wharf_is_a_load_for_the_lighthouse() {
    let wanted = [Building::Wharf, Building::Harbor, Building::Lighthouse];
    let table = new_buildings(3, &wanted).town(0, &wanted).crates(0, [2, 0, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    let coins = table.coins(0);
    table.play(Action::Wharf(Good::Corn));
    assert_eq!((table.vp(0), table.coins(0) - coins), (2 + 1 + 1, 1));
}

/// PR-X2-PEN-1: crates for the Pension Office are no load.
#[test]
fn the_pension_is_no_load_for_harbor_and_lighthouse() {
    let wanted = [Building::PensionOffice, Building::Harbor, Building::Lighthouse];
    let table = both_modules(3, &wanted).town(0, &wanted).idle_citizens(0, 1).crates(0, [0, 0, 0, 0, 1]);
    let full = [Some((Good::Corn, 4)), Some((Good::Fruit, 5)), Some((Good::Sugar, 6))];
    let mut table = table.ships(&full).role(Role::Captain);
    let coins = table.coins(0);
    let give = table.legal().into_iter().find(|action| *action != Action::Pass).expect("a crate to give");
    table.play(give);
    table.end_phase();
    assert_eq!((table.crates(0), table.vp(0), table.coins(0)), ([0; 5], 1, coins), "{give:?}");
}

/// PR-END-04, PR-X2-CHA-1: the last point is a Chapel's: the game goes on until
/// a Captain phase has ended.
#[test]
fn the_last_point_of_a_chapel_does_not_end_the_game_yet() {
    let wanted = [Building::Chapel];
    ends_with_the_next_captain_phase(citizens(3, &wanted).citizen_town(0, &wanted), Role::Craftsman, 1);
}

/// PR-END-04, PR-X2-PARK-2: the same with those of the Park Authority.
#[test]
fn the_last_points_of_a_park_do_not_end_the_game_yet() {
    let wanted = [Building::ParkAuthority];
    let table = citizens(3, &wanted).citizen_town(0, &wanted);
    let table = table.land(1, &[(Tile::Corn, 1, 0)]).land(2, &[(Tile::Corn, 1, 0)]);
    ends_with_the_next_captain_phase(table, Role::Planter, 2);
}

fn ends_with_the_next_captain_phase(table: Layout, role: Role, left: u16) {
    let mut table = table.vp_left(left).role(role);
    // PR-BLD-GEN-7: points that matter for the end are asked for.
    table.decline_until(|table| table.can(Action::Accept));
    table.play(Action::Accept).end_phase();
    assert_eq!((table.public().vp, table.public().last_round), (0, false));
    table.play(Action::Role(Role::Captain)).end_phase();
    assert!(table.saw(&Event::LastRound { why: EndWhy::VictoryPoints }));
    assert!(table.public().last_round);
}

/// PR-REC-09: that no worker is left for the School or for the privilege is no
/// shortage that ends the game.
#[test]
fn no_worker_for_the_school_ends_nothing() {
    let table = layout(3).coins(0, 9).supply(0).town(0, &[Building::School]);
    let mut table = table.register(0).role(Role::Builder);
    table.play(Action::Build(Building::SmallMarket)).end_phase();
    assert_eq!((table.on(0, Building::SmallMarket), table.public().last_round), (Some(0), false));
}

/// PR-X1-BOH-2: the School mans a Bohío, from which that worker may move on.
#[test]
fn a_worker_comes_onto_the_bohio_by_the_school() {
    let wanted = [Building::Bohio, Building::School, Building::SmallMarket];
    let table = new_buildings(3, &wanted).town(0, &wanted[1..2]).empty_town(0, &wanted[2..]).coins(0, 9);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::Bohio));
    assert_eq!(table.on(0, Building::Bohio), Some(1));
    table.decline_until(|table| table.on_turn() == 0);
    let moves: Vec<Action> =
        table.legal().into_iter().filter(|action| matches!(action, Action::Move(_))).collect();
    assert_eq!(moves.len(), 1, "to the Small Market");
    table.play(moves[0]);
    assert_eq!((table.on(0, Building::Bohio), table.on(0, Building::SmallMarket)), (Some(0), Some(1)));
}

/// PR-X1-BOH-2: a citizen of the Villa comes onto it in the same phase.
#[test]
fn a_citizen_comes_onto_the_bohio_by_the_villa() {
    let wanted = [Building::Villa, Building::Bohio];
    let table = both_modules(3, &wanted).town(0, &wanted[..1]).empty_town(0, &wanted[1..]).register(0);
    let mut table = table.role(Role::Recruiter);
    // Three people for three circles: on which of them the citizen stands is chosen.
    table.decline_until(|table| table.can(Action::Place(7)));
    table.play(Action::Place(7));
    table.decline_until(|table| table.is_picking() || table.on_turn() != 0);
    let citizens = &table.public().seats[0].citizens;
    assert_eq!((table.on(0, Building::Bohio), citizens.buildings[1]), (Some(2), 1));
}

/// PR-X2-05: the Hospital gives a worker, and a citizen of the register only
/// where nobody else is left.
#[test]
fn the_hospital_gives_a_worker_before_a_citizen() {
    let wanted = [Building::Hospital, Building::Chapel];
    let took = |table: Layout| {
        let mut table = table.town(0, &wanted[..1]).market(&[Tile::Corn]).role(Role::Planter);
        table.play(Action::Take(Tile::Corn));
        let view = table.public();
        (view.seats[0].citizens.tiles[0], view.register, view.register_citizens)
    };
    let table = || citizens(3, &wanted);
    assert_eq!(took(table().register_of(2, 1)), (0, 3, 1), "from the supply");
    assert_eq!(took(table().register_of(2, 1).supply(0)), (0, 2, 1), "a worker of the register");
    assert_eq!(took(table().register_of(0, 1).supply(0)), (1, 0, 0), "the citizen");
}

/// PR-X1-PUB-3: with a Lumberyard each of the two tiles is a forest or not.
#[test]
fn each_of_two_tiles_may_be_a_forest() {
    let wanted = [Building::PublishingHouse, Building::Lumberyard];
    for (first, second, forests) in [
        (Action::Forest(Tile::Corn), Action::Take(Tile::Corn), 1),
        (Action::Take(Tile::Corn), Action::Forest(Tile::Corn), 1),
        (Action::Forest(Tile::Corn), Action::Forest(Tile::Corn), 2),
    ] {
        let table = new_buildings(3, &wanted).town(0, &wanted).market(&[Tile::Corn, Tile::Corn]);
        let mut table = table.role(Role::Planter);
        table.play(first);
        table.decline_until(|table| matches!(table.asked(), Some((0, Prompt::SecondTile))));
        table.play(second);
        let seat = &table.public().seats[0];
        assert_eq!((seat.forests[0], seat.tiles[0]), (forests, 2 - forests), "{first:?}, {second:?}");
    }
}
