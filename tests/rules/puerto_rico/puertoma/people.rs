//! 9.4.3: where people stand who come to a Puertoma.

use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{Weighed, WorkerFrom};
use puerto_rico::ids::Person;
use puerto_rico::{Action, Building, Event, Prompt, Role, Tile};

use super::super::layout::{Layout, citizens, puertomas};
use super::super::table::Table;
use super::{LAST, circles, duo, follows, picks_role, seat, stood, trio, weighed};

fn recruited(trio: Layout) -> Table {
    follows(trio, Role::Recruiter)
}

/// PR-AUT-REC-1
#[test]
fn pr_aut_rec_1_it_receives_people_and_as_chooser_one_more() {
    let table = recruited(trio().register(8).land(LAST, &[(Tile::Coffee, 2, 0)]));
    assert_eq!(stood(&table, LAST).len(), 2, "the third of three, of eight workers");
    let table = picks_role(duo().register(4).land(1, &[(Tile::Coffee, 2, 0)]), Role::Recruiter);
    let from = |event: &Event| match event {
        Event::Manned { person, from, .. } => Some((*person, *from)),
        _ => None,
    };
    let came: Vec<_> = table.events().iter().filter_map(from).collect();
    let (supply, register) = ((Person::Worker, WorkerFrom::Supply), (Person::Worker, WorkerFrom::Register));
    assert_eq!(came, [supply, register, register]);
}

/// PR-AUT-REC-2
#[test]
fn pr_aut_rec_2_the_fewest_empty_circles_then_the_highest() {
    let table = recruited(trio().register(9).land(LAST, &[(Tile::Fruit, 2, 0), (Tile::Coffee, 1, 0)]));
    assert_eq!(stood(&table, LAST), [Some(Tile::Fruit); 3], "both fruit plantations before the coffee");
    assert_eq!(circles(&table, LAST, Tile::Fruit), [(2, 2), (1, 2)], "the first one is filled first");
    let table = recruited(trio().register(9).land(LAST, &[(Tile::Fruit, 1, 0), (Tile::Sugar, 1, 0)]));
    assert_eq!(stood(&table, LAST), [Some(Tile::Sugar), Some(Tile::Sugar), Some(Tile::Fruit)]);
    let said = weighed(&table, LAST);
    assert_eq!(
        said[..2],
        [
            Weighed::Circles { empty: 2, tiles: vec![Tile::Fruit, Tile::Sugar] },
            Weighed::Circles { empty: 1, tiles: vec![Tile::Sugar] },
        ]
    );
    let table = recruited(trio().register(3).land(LAST, &[(Tile::Corn, 1, 0), (Tile::Tobacco, 1, 1)]));
    assert_eq!(stood(&table, LAST), [Some(Tile::Corn)], "one is less than two");
    let quarry = recruited(trio().register(3).land(LAST, &[(Tile::Quarry, 1, 0)]));
    assert_eq!(stood(&quarry, LAST), [None], "nobody works in its quarries");
}

/// PR-AUT-REC-3
#[test]
fn pr_aut_rec_3_who_finds_no_circle_never_moves_again() {
    let mut table = trio().register(6).land(LAST, &[(Tile::Corn, 1, 0)]).market(&[Tile::Coffee]).sit();
    table.play(Action::Role(Role::Recruiter)).end_phase();
    assert_eq!(stood(&table, LAST), [Some(Tile::Corn), None]);
    assert_eq!(table.public().seats[LAST].idle, 1);
    let later = trio().idle(LAST, 2).land(LAST, &[(Tile::Sugar, 1, 0), (Tile::Tobacco, 1, 1)]).register(3);
    let later = recruited(later);
    assert_eq!(later.public().seats[LAST].idle, 2, "they stay though there are circles");
    assert_eq!(stood(&later, LAST), [Some(Tile::Tobacco)]);
    assert_eq!(circles(&later, LAST, Tile::Sugar), [(0, 2)]);
}

/// PR-AUT-REC-4, C52
#[test]
fn pr_aut_rec_4_the_register_counts_the_widest_gap_of_each_puertoma() {
    let refilled = |table: Layout| {
        let table = follows(table.register(0), Role::Recruiter);
        let filled = |event: &Event| match event {
            Event::RegisterFilled { workers, .. } => Some(*workers),
            _ => None,
        };
        table.events().iter().find_map(filled).expect("it is filled")
    };
    // The person who picks has no circle: the worker of the privilege stands
    // idle.
    let people = || puertomas(4, 2).empty_town(1, &[Building::CoffeeRoaster, Building::LargeFruit]);
    assert_eq!(refilled(people()), 5);
    let gaps = people().land(2, &[(Tile::Corn, 2, 0), (Tile::Coffee, 2, 4), (Tile::Fruit, 1, 1)]);
    assert_eq!(refilled(gaps.clone()), 7, "two under the second coffee plantation");
    assert_eq!(refilled(gaps.land(3, &[(Tile::Tobacco, 2, 0)])), 10, "and three");
    assert_eq!(refilled(puertomas(4, 2).land(2, &[(Tile::Sugar, 1, 2)])), 4, "one for each player at least");
    let town = puertomas(4, 2).empty_town(2, &[Building::SmallMarket, Building::Hospital]);
    let town = town.reserved(2, Building::CityHall).land(2, &[(Tile::Tobacco, 1, 0)]);
    assert_eq!(
        refilled(town.land(1, &[(Tile::Corn, 5, 0)])),
        4,
        "its buildings do not count, nor land of people"
    );
}

/// PR-AX-01
#[test]
fn pr_ax_01_equal_gaps_from_the_highest_type_down() {
    let land = [(Tile::Corn, 1, 0), (Tile::Fruit, 1, 1), (Tile::Coffee, 1, 2)];
    let table = recruited(trio().register(9).land(LAST, &land));
    assert_eq!(stood(&table, LAST), [Some(Tile::Coffee), Some(Tile::Fruit), Some(Tile::Corn)]);
}

/// PR-EX-30
#[test]
fn pr_ex_30_two_circles_and_the_gaps_of_two_puertomas() {
    for (players, people) in [(3, 1), (4, 2)] {
        // The worker of the privilege fills one circle of three.
        let town = [Building::SmallMarket, Building::Hacienda, Building::SmallFruit];
        let table = puertomas(players, 2).empty_town(0, &town).register(0);
        let table = table.land(people, &[(Tile::Sugar, 1, 1)]).land(people + 1, &[(Tile::Fruit, 1, 0)]);
        let table = follows(table, Role::Recruiter);
        assert!(table.saw(&Event::RegisterFilled { workers: 5, citizens: 0 }), "{players} players");
    }
}

/// PR-AUT-X2-1
#[test]
fn pr_aut_x2_1_it_takes_citizens_first_and_counts_them_at_the_end() {
    let table = citizens(3, &[]).with(|position| position.config.options.puertomas = 1);
    let mut table = table.register_of(3, 1).land(LAST, &[(Tile::Coffee, 1, 1)]).sit();
    table.play(Action::Role(Role::Recruiter));
    for (seat, person) in [(0, Person::Worker), (1, Person::Worker)] {
        assert_eq!(table.asked(), Some((seat, Prompt::Pick)));
        table.play(Action::Pick(person));
    }
    let manned = Event::Manned {
        seat: seat(LAST),
        person: Person::Citizen,
        tile: Some(Tile::Coffee),
        from: WorkerFrom::Register,
    };
    assert!(table.saw(&manned), "{:?}", table.events());
    assert_eq!(table.public().seats[LAST].citizens.tiles[Tile::Coffee.index()], 1);
    assert_eq!(table.points(LAST, "citizens"), Some(1));
    let idle = citizens(3, &[]).with(|position| position.config.options.puertomas = 1);
    let table = idle.idle_citizens(LAST, 2).idle(LAST, 1).sit();
    assert_eq!((table.points(LAST, "citizens"), table.points(LAST, "puertoma_unused")), (Some(2), Some(3)));
}

/// PR-AUT-X2-2
#[test]
fn pr_aut_x2_2_a_shortage_ends_nothing_and_abilities_draw_workers() {
    let table = |supply: u8| {
        let table = citizens(3, &[]).with(|position| position.config.options.puertomas = 1);
        let table = table.register_of(0, 1).land(LAST, &[(Tile::Coffee, 2, 0)]);
        let table = super::unlocked(table, LAST, &[Ability::ExtraWorker]).supply(supply);
        follows(table, Role::Recruiter)
    };
    let enough = table(10);
    let extra = Event::Manned {
        seat: seat(LAST),
        person: Person::Worker,
        tile: Some(Tile::Coffee),
        from: WorkerFrom::Supply,
    };
    assert!(enough.saw(&extra), "{:?}", enough.events());
    let short = table(0);
    assert!(!short.saw(&extra));
    assert!(!short.public().last_round);
}
