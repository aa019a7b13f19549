//! Section 8.2: where citizens come from, where they stand, what they are worth.

use game_core::Seat;
use puerto_rico::event::WorkerFrom;
use puerto_rico::ids::{PORTRAIT, Person};
use puerto_rico::{Action, Building, Config, Event, Good, Options, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both_modules, citizens};
use super::table::{Table, opened};

const WORKER: Action = Action::Pick(Person::Worker);
const CITIZEN: Action = Action::Pick(Person::Citizen);
const WANTED: [Building; 3] = [Building::Chapel, Building::ZoningOffice, Building::Villa];

fn options() -> Options {
    Options { exp2: true, ..Options::default() }
}

/// PR-X2-01, PR-XT-40
#[test]
fn pr_x2_01_twenty_citizens_in_a_supply_of_their_own() {
    for (players, workers) in [(2, 42), (3, 58), (4, 79), (5, 100)] {
        let view = opened(Config { players, options: options(), ..Config::default() }, 1).public();
        assert_eq!((view.register, view.register_citizens), (players, 1), "one of them is a citizen");
        assert_eq!((view.workers, view.citizens), (workers - (players - 1), 19));
    }
    let plain = opened(Config::default(), 1).public();
    assert_eq!((plain.citizens, plain.register_citizens), (0, 0));
}

/// PR-X2-02, PR-BLD-FORT-1: a citizen mans tiles, works in production, moves.
#[test]
fn pr_x2_02_a_citizen_does_what_a_worker_does() {
    let table = citizens(3, &WANTED).governor(1).citizen_town(0, &[Building::SmallSugar, Building::Fortress]);
    let table = table.citizen_land(0, &[(Tile::Sugar, 1), (Tile::Quarry, 1)]).role(Role::Craftsman);
    assert_eq!(table.crates(0), [0, 0, 1, 0, 0]);
    assert_eq!(table.land(0, Tile::Sugar), (1, 1));
    assert_eq!(table.points(0, "fortress"), Some(1), "four of them, and three are a point");
    assert_eq!(table.price(0, Building::LargeFruit), 3 - 1, "a quarry with a citizen");
    let table = citizens(3, &WANTED).idle_citizens(0, 1).land(0, &[(Tile::Corn, 3, 0)]).register(3);
    let mut table = table.empty_town(0, &[Building::SmallSugar]).role(Role::Recruiter);
    assert_eq!(table.asked(), Some((0, Prompt::Place { left: 3 })), "two workers came to it");
    table.decline_until(|table| table.is_picking());
    assert_eq!(table.workers(0), 3);
}

/// PR-X2-03, PR-RND-08
#[test]
fn pr_x2_03_one_place_of_every_refill_is_a_citizens() {
    // Five empty circles on buildings: the target is 5.
    let circles = [(Building::LargeSugar, 0), (Building::CoffeeRoaster, 0)];
    let table = citizens(3, &WANTED).built(1, &circles).register(0);
    let mut full = table.clone().role(Role::Recruiter);
    full.end_phase();
    assert!(full.saw(&Event::RegisterFilled { workers: 4, citizens: 1 }));
    assert_eq!((full.public().register, full.public().register_citizens, full.public().citizens), (5, 1, 19));
    assert_eq!(full.public().workers, 58 - 4 - 1, "the picker has had one");
    // No citizen is left: five workers.
    let mut none = table.clone().idle_citizens(2, 20).land(2, &[]).role(Role::Recruiter);
    none.end_phase();
    assert!(none.saw(&Event::RegisterFilled { workers: 5, citizens: 0 }));
    // Three workers are left besides that of the privilege: no worker is moved
    // for the citizen's place.
    let mut few = table.supply(4).role(Role::Recruiter);
    few.end_phase();
    assert!(few.saw(&Event::RegisterFilled { workers: 3, citizens: 1 }));
}

/// PR-XT-22
#[test]
fn pr_xt_22_no_worker_is_left_and_a_citizen_takes_the_place() {
    let table = citizens(4, &WANTED).register(0).idle_citizens(1, 15).supply(0);
    let mut table = table.role(Role::Recruiter);
    table.end_phase();
    assert!(table.saw(&Event::RegisterFilled { workers: 0, citizens: 1 }));
    assert_eq!(
        (table.public().register, table.public().register_citizens, table.public().citizens),
        (1, 1, 4)
    );
}

fn register(workers: u8, of: u8) -> Table {
    citizens(3, &WANTED).register_of(workers, of).role(Role::Recruiter)
}

/// PR-X2-04
#[test]
fn pr_x2_04_whoever_takes_chooses_as_long_as_there_are_both() {
    let mut table = register(3, 1);
    assert_eq!((table.asked(), table.legal()), (Some((0, Prompt::Pick)), vec![WORKER, CITIZEN]));
    assert_eq!(table.refusal(Action::Pass), (Reason::MustChoose, "PR-RND-05"));
    table.play(WORKER);
    assert_eq!(table.asked(), Some((1, Prompt::Pick)), "clockwise from the picker on");
    table.play(CITIZEN);
    assert!(table.saw(&Event::Citizens { seat: Seat(1), citizens: 1, from: WorkerFrom::Register }));
    // Two workers are left, and nobody is asked any more: for seats 2 and 0.
    assert!(table.saw(&Event::Workers { seat: Seat(2), workers: 1, from: WorkerFrom::Register }));
    assert!(table.saw(&Event::Workers { seat: Seat(0), workers: 1, from: WorkerFrom::Register }));
    assert_eq!([0, 1, 2].map(|seat| table.workers(seat)), [1 + 1 + 1, 1, 1]);
    assert_eq!(table.public().seats[1].citizens.idle, 1);
    // Until the workers have run out: then the citizen is all there is.
    let mut last = register(3, 1);
    last.play_all(&[WORKER, WORKER, WORKER]);
    assert_eq!(last.public().seats[0].citizens.idle, 1, "the fourth one");
    for (workers, of) in [(3, 0), (0, 1)] {
        let one_kind = register(workers, of);
        assert!(!matches!(one_kind.asked(), Some((_, Prompt::Pick))), "nothing to choose");
        let idle = &one_kind.public().seats;
        assert_eq!((idle[1].idle, idle[2].idle, idle[0].citizens.idle), (workers / 3, workers / 3, of));
    }
}

/// PR-X2-05
#[test]
fn pr_x2_05_the_supply_gives_workers_and_the_register_a_citizen_at_last() {
    let school = || {
        let table = citizens(3, &[Building::School, Building::Chapel]).town(0, &[Building::School]);
        table.coins(0, 10)
    };
    let built = |table: Layout| {
        let mut table = table.role(Role::Builder);
        table.play(Action::Build(Building::Chapel));
        let view = table.public();
        let on_it = view.seats[0].citizens.buildings[1];
        (table.on(0, Building::Chapel), on_it, view.register, view.citizens)
    };
    assert_eq!(built(school().register_of(2, 1)), (Some(1), 0, 3, 19), "from the supply");
    assert_eq!(built(school().register_of(2, 1).supply(0)), (Some(1), 0, 2, 19), "a worker of the register");
    assert_eq!(built(school().register_of(0, 1).supply(0)), (Some(1), 1, 0, 19), "the citizen");
    assert_eq!(built(school().register(0).supply(0)), (Some(0), 0, 0, 20), "never one of the supply");
    // The Recruiter's privilege gives no citizen.
    let table = citizens(3, &WANTED).register(0).supply(0).role(Role::Recruiter);
    assert_eq!((table.workers(0), table.public().citizens), (0, 19), "one went to the register");
}

/// PR-X2-06
#[test]
fn pr_x2_06_a_point_for_each_citizen_anywhere() {
    let table = citizens(3, &WANTED).idle_citizens(0, 1).citizen_town(0, &[Building::SmallMarket]);
    let table = table.citizen_land(0, &[(Tile::Corn, 2)]).sit();
    assert_eq!((table.points(0, "citizens"), table.points(1, "citizens")), (Some(4), Some(0)));
    assert_eq!(table.total(0), 4 + 1);
    assert_eq!(opened(Config::default(), 1).points(0, "citizens"), None, "not in other games");
    // Those who are being placed count.
    let table = citizens(3, &WANTED).land(0, &[(Tile::Corn, 5, 0)]).idle_citizens(0, 2).register(0);
    let table = table.role(Role::Recruiter);
    assert!(matches!(table.asked(), Some((0, Prompt::Place { left: 3 }))));
    assert_eq!(table.points(0, "citizens"), Some(2));
}

/// PR-X2-07
#[test]
fn pr_x2_07_too_few_workers_end_nothing() {
    let table = citizens(3, &WANTED).register(0).supply(0).idle_citizens(1, 20);
    let mut table = table.role(Role::Recruiter);
    table.end_phase();
    assert_eq!((table.public().register, table.public().last_round), (0, false));
    assert!(table.saw(&Event::RegisterFilled { workers: 0, citizens: 0 }));
    table.end_round();
    assert!(table.can(Action::Role(Role::Recruiter)), "it may still be picked");
    table.play(Action::Role(Role::Recruiter)).end_phase();
    assert!(!table.public().last_round);
    // Without citizens it does.
    let mut plain = super::layout::layout(3).supply(0).role(Role::Recruiter);
    plain.end_phase();
    assert!(plain.public().last_round);
}

/// A Chapel and a Zoning Office of seat 0, with two tiles, and so many people.
fn two_offices(workers: u8, of: u8) -> Table {
    let table = citizens(3, &WANTED).empty_town(0, &[Building::Chapel, Building::ZoningOffice]).register(0);
    // The picker's worker comes on top.
    let table = table.land(0, &[(Tile::Corn, 2, 0)]).idle(0, workers - 1).idle_citizens(0, of);
    table.role(Role::Recruiter)
}

/// Who stands on the tiles, the Chapel, the Zoning Office and the portrait:
/// people and citizens among them.
fn standing(table: &Table) -> [(u8, u8); 4] {
    let view = &table.public().seats[0];
    let on = |place: usize| (view.buildings[place].1, view.citizens.buildings[place]);
    [(view.manned[0], view.citizens.tiles[0]), on(0), on(1), (view.idle, view.citizens.idle)]
}

/// PR-X2-08
#[test]
fn pr_x2_08_the_owner_says_where_citizens_stand_and_who_waits() {
    const CHAPEL: Action = Action::Place(6);
    const OFFICE: Action = Action::Place(7);
    // Five people for four circles: only the two offices matter.
    let table = two_offices(3, 2);
    assert_eq!(table.asked(), Some((0, Prompt::PlaceCitizen { left: 2 })));
    assert_eq!(table.legal(), [Action::Pass, CHAPEL, OFFICE]);
    let after = |actions: &[Action]| {
        let mut table = table.clone();
        table.play_all(actions);
        standing(&table)
    };
    assert_eq!(after(&[Action::Pass]), [(2, 2), (1, 0), (1, 0), (1, 0)]);
    assert_eq!(after(&[CHAPEL, Action::Pass]), [(2, 1), (1, 1), (1, 0), (1, 0)]);
    assert_eq!(after(&[OFFICE]), [(2, 1), (1, 0), (1, 1), (1, 0)], "nothing follows the last spot");
    assert_eq!(after(&[CHAPEL, OFFICE]), [(2, 0), (1, 1), (1, 1), (1, 0)]);
    assert_eq!(table.refusal(Action::Place(0)), (Reason::CitizensElsewhere, "PR-X2-08"));
    assert_eq!(table.refusal(Action::Place(8)), (Reason::NoCircle, "PR-REC-03"));
    let mut chosen = table.clone();
    chosen.play(CHAPEL);
    assert_eq!(chosen.refusal(CHAPEL).0, Reason::NoCircle);
    // One worker for the two offices: at least one citizen stands there.
    let forced = two_offices(1, 4);
    assert_eq!(forced.legal(), [CHAPEL, OFFICE]);
    assert_eq!(forced.refusal(Action::Pass), (Reason::CitizensElsewhere, "PR-X2-08"));
    // Three people for four circles: everybody is placed.
    let mut few = two_offices(1, 2);
    assert_eq!(few.legal(), [Action::Pass, CHAPEL, OFFICE]);
    few.play(Action::Pass);
    assert_eq!(few.asked(), Some((0, Prompt::Place { left: 3 })));
    assert_eq!(few.legal(), [Action::Place(0)], "both citizens need a tile");
    assert_eq!(few.refusal(CHAPEL).1, "PR-REC-04");
    few.play_all(&[Action::Place(0), Action::Place(0), CHAPEL]);
    assert_eq!(standing(&few), [(2, 2), (1, 0), (0, 0), (0, 0)]);
}

/// PR-X2-08: who has no such building is asked nothing more than without
/// citizens.
#[test]
fn pr_x2_08_nothing_is_asked_where_it_does_not_matter() {
    let table = citizens(3, &WANTED).empty_town(0, &[Building::SmallMarket]).idle_citizens(0, 2).register(0);
    let mut table = table.land(0, &[(Tile::Corn, 1, 0), (Tile::Sugar, 2, 0)]).role(Role::Recruiter);
    assert_eq!(table.asked(), Some((0, Prompt::Place { left: 3 })));
    assert_eq!(table.legal(), [Action::Place(0), Action::Place(2)]);
    table.play_all(&[Action::Place(0), Action::Place(2), Action::Place(6)]);
    let seat = &table.public().seats[0];
    assert_eq!((seat.citizens.tiles[0], seat.citizens.tiles[2], seat.citizens.buildings[0]), (1, 1, 0));
    // Only citizens are left for an office: it cannot be manned by a worker.
    let table = citizens(3, &WANTED).empty_town(0, &[Building::Chapel]).idle_citizens(0, 2).supply(0);
    let mut table = table.land(0, &[(Tile::Corn, 3, 0)]).register(0).role(Role::Recruiter);
    table.play(Action::Pass);
    assert_eq!(table.refusal(Action::Place(6)), (Reason::LeavesWorkers, "PR-REC-04"));
    table.play(Action::Place(0));
    assert_eq!(table.refusal(Action::Place(6)), (Reason::CitizensElsewhere, "PR-X2-08"));
}

/// Every distribution over circles that matter and others is reached once.
#[test]
fn pr_x2_08_every_distribution_is_reached_in_one_way() {
    fn reach(table: &Table, seen: &mut Vec<[(u8, u8); 4]>) {
        if table.is_picking() || table.on_turn() != 0 {
            return seen.push(standing(table));
        }
        for action in table.legal() {
            let mut next = table.clone();
            reach(next.play(action), seen);
        }
    }
    for (workers, of) in [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 2), (1, 5), (2, 4), (4, 1)] {
        let mut seen = Vec::new();
        reach(&two_offices(workers, of), &mut seen);
        let people = workers + of;
        let mut all = Vec::new();
        // People on the tiles, and who stands on each office.
        for tiles in 0..=2u8 {
            for offices in 0..9u8 {
                let on = [offices % 3, offices / 3].map(|who| (who.min(1), who / 2));
                let (placed, on_offices) = (tiles + on[0].0 + on[1].0, on[0].1 + on[1].1);
                let workers_there = on[0].0 + on[1].0 - on_offices;
                let fits = placed == people.min(4) && on_offices <= of && workers_there <= workers;
                if fits {
                    let rest = of - on_offices;
                    let on_tiles = rest.min(tiles);
                    all.push([(tiles, on_tiles), on[0], on[1], (people - placed, rest - on_tiles)]);
                }
            }
        }
        // Those who wait are workers first, as it does not matter.
        seen.sort_unstable();
        all.sort_unstable();
        assert_eq!(seen, all, "{workers} workers and {of} citizens");
    }
}

/// PR-X1-BOH-7, PR-X2-02, PR-X2-08
#[test]
fn pr_x1_boh_7_citizens_move_off_the_bohio_too() {
    let wanted = [Building::Bohio, Building::Chapel];
    let table = both_modules(3, &wanted).with(|position| {
        let built =
            |building, workers, citizens| puerto_rico::position::Built { building, workers, citizens };
        position.seats[0].buildings = vec![built(Building::Bohio, 1, 1), built(Building::Chapel, 0, 0)];
    });
    let mut table = table.sit();
    let moves: Vec<Action> =
        table.legal().into_iter().filter(|action| !matches!(action, Action::Role(_))).collect();
    assert_eq!(moves, [Action::Move(7), Action::MoveCitizen(7)], "which of them is a choice");
    let mut worker = table.clone();
    table.play(Action::MoveCitizen(7));
    assert!(table.saw(&Event::CitizenMoved { seat: Seat(0), spot: 7 }));
    table.play(Action::Role(Role::Craftsman));
    assert_eq!((table.vp(0), table.coins(0)), (1, 0), "a citizen's Chapel");
    worker.play_all(&[Action::Move(7), Action::Role(Role::Craftsman)]);
    assert_eq!((worker.vp(0), worker.coins(0)), (0, 1), "a worker's");
    // Its two circles may hold both kinds, and it matters who stands there.
    let table =
        both_modules(3, &wanted).empty_town(0, &wanted[..1]).idle(0, 1).idle_citizens(0, 2).register(0);
    let table = table.role(Role::Recruiter);
    assert_eq!(table.legal(), [Action::Pass, Action::Place(6)]);
}

/// PR-X1-HID-4, PR-X2-02: a citizen goes back to the citizens.
#[test]
fn pr_x1_hid_4_the_hidden_market_takes_either_kind() {
    let wanted = [Building::HiddenMarket, Building::Hospital];
    let table = both_modules(3, &wanted).citizen_town(0, &wanted[..1]).coins(0, 2).idle(0, 1);
    let table = table.idle_citizens(0, 1).citizen_land(0, &[(Tile::Corn, 1)]);
    let mut table = table.crates(0, [1, 0, 0, 0, 0]).role(Role::Builder);
    table.play(Action::Build(Building::Hospital));
    let worker = Action::GivePerson(PORTRAIT);
    let all = [worker, Action::GiveCrate(Good::Corn), Action::GiveCitizen(0), Action::GiveCitizen(PORTRAIT)];
    assert_eq!(table.legal(), all);
    assert_eq!(table.refusal(Action::GiveCitizen(6)), (Reason::NobodyThere, "PR-X1-HID-5"), "not its own");
    assert_eq!(table.refusal(Action::GivePerson(0)).0, Reason::NobodyThere);
    let before = table.public();
    let mut citizen = table.clone();
    citizen.play(Action::GiveCitizen(0));
    let after = citizen.public();
    assert_eq!((after.citizens, after.workers), (before.citizens + 1, before.workers));
    assert_eq!((citizen.land(0, Tile::Corn), citizen.on(0, Building::Hospital)), ((1, 0), Some(0)));
    table.play(worker);
    let after = table.public();
    assert_eq!((after.citizens, after.workers), (before.citizens, before.workers + 1));
}

/// PR-X2-08: with a Hidden Market it matters everywhere who stands where.
#[test]
fn pr_x2_08_with_a_hidden_market_every_circle_matters() {
    let wanted = [Building::HiddenMarket, Building::Hospital];
    let table = both_modules(3, &wanted).empty_town(0, &wanted[..1]).register(0).idle_citizens(0, 1);
    let mut table = table.land(0, &[(Tile::Corn, 1, 0), (Tile::Sugar, 1, 0)]).role(Role::Recruiter);
    assert_eq!(table.legal(), [0, 2, 6].map(Action::Place));
    table.play(Action::Place(2));
    assert_eq!(table.legal(), [0, 6].map(Action::Place), "then the worker");
}
