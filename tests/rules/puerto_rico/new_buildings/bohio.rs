//! Section 8.1: the Bohío.

use game_core::{Game, Seat};
use puerto_rico::event::EndWhy;
use puerto_rico::{Action, Building, Event, Good, Prompt, PuertoRico, Reason, Role, Tile};

use super::layout::{Layout, new_buildings};
use super::table::Table;

const WANTED: [Building; 4] =
    [Building::Bohio, Building::SmallMarket, Building::PublishingHouse, Building::SmallWarehouse];
/// The spots of the first and of the second building after the Bohío.
const NEXT: u8 = 7;
const AFTER: u8 = 8;

/// A Bohío of `seat` with so many people, and a Small Market without.
fn hut(seat: usize, people: u8) -> Layout {
    let town = [(Building::Bohio, people), (Building::SmallMarket, 0)];
    new_buildings(3, &WANTED).built(seat, &town)
}

/// PR-X1-BOH-1
#[test]
fn pr_x1_boh_1_to_any_empty_circle_at_any_time() {
    let table = hut(0, 1).land(0, &[(Tile::Corn, 1, 0), (Tile::Quarry, 1, 1)]).crates(0, [0, 1, 0, 0, 0]);
    let mut table = table.sit();
    let moves: Vec<Action> =
        table.legal().into_iter().filter(|action| matches!(action, Action::Move(_))).collect();
    assert_eq!(moves, [Action::Move(0), Action::Move(NEXT)]);
    assert_eq!(table.refusal(Action::Move(5)), (Reason::NoMove, "PR-X1-BOH-1"), "nobody fits there");
    table.play(Action::Move(NEXT));
    assert!(table.saw(&Event::Moved { seat: Seat(0), spot: NEXT }));
    assert_eq!((table.on(0, Building::Bohio), table.on(0, Building::SmallMarket)), (Some(0), Some(1)));
    table.play_all(&[Action::Role(Role::Trader), Action::Sell(Good::Fruit)]);
    assert_eq!(table.coins(0), 1 + 1 + 1, "it works at once");
}

/// PR-X1-BOH-2
#[test]
fn pr_x1_boh_2_there_until_the_next_recruiter() {
    let mut table = hut(0, 2).sit();
    table.play(Action::Move(NEXT));
    assert!(!table.can(Action::Move(6)), "not back to the Bohío");
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Move(_))), "nor anywhere else");
}

/// PR-X1-BOH-3
#[test]
fn pr_x1_boh_3_each_at_its_own_time() {
    let mut table = hut(0, 2).land(0, &[(Tile::Corn, 1, 0)]).sit();
    table.play_all(&[Action::Move(NEXT), Action::Role(Role::Builder)]);
    table.play(Action::Move(0));
    assert_eq!((table.on(0, Building::Bohio), table.land(0, Tile::Corn)), (Some(0), (1, 1)));
}

/// PR-X1-BOH-4
#[test]
fn pr_x1_boh_4_windows() {
    // BW1, after the coins of the role, for the picker too.
    let mut start = hut(0, 1).role_coins(Role::Trader, 2).role(Role::Trader);
    assert_eq!((start.asked(), start.coins(0)), (Some((0, Prompt::Bohio)), 2));
    assert_eq!(start.legal(), [Action::Pass, Action::Move(NEXT)]);
    assert!(start.play(Action::Pass).is_picking());
    let full = new_buildings(3, &WANTED).built(0, &[(Building::Bohio, 2)]).role(Role::Trader);
    assert!(full.is_picking(), "nowhere to go");
    // BW2, before the production of its owner.
    let corn = hut(1, 1).land(1, &[(Tile::Corn, 1, 0)]).land(0, &[(Tile::Corn, 1, 1)]);
    let mut corn = corn.role(Role::Craftsman);
    corn.play(Action::Pass);
    assert_eq!((corn.asked(), corn.crates(0)[0]), (Some((1, Prompt::Bohio)), 1));
    assert_eq!(corn.play(Action::Move(0)).crates(1)[0], 1);
    // BW3, before the storage.
    let ships = [Some((Good::Coffee, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
    let store = new_buildings(3, &WANTED).built(0, &[(Building::Bohio, 1), (Building::SmallWarehouse, 0)]);
    let mut store = store.ships(&ships).crates(0, [3, 0, 0, 0, 0]).role(Role::Captain);
    store.play(Action::Pass);
    assert_eq!(store.asked(), Some((0, Prompt::Bohio)));
    store.play(Action::Move(NEXT));
    assert_eq!((store.is_picking(), store.crates(0)[0]), (true, 3));
    // BW4, before the market goes.
    let mut planter = hut(1, 1).market(&[]).land(2, &[(Tile::Quarry, 8, 0)]).role(Role::Planter);
    planter.play(Action::Pass);
    assert_eq!(planter.asked(), Some((1, Prompt::Bohio)));
    assert!(planter.play(Action::Pass).is_picking());
    // BW5, before the points are counted.
    let last = new_buildings(3, &[Building::Bohio, Building::Cathedral]).last_round();
    let last = last.built(0, &[(Building::Bohio, 1), (Building::Cathedral, 0)]);
    let mut last = last.land(0, &[(Tile::Corn, 3, 3)]).sit();
    last.decline_until(|table| table.public().phase.is_none() && !table.is_picking());
    assert_eq!(last.asked(), Some((0, Prompt::Bohio)));
    last.play(Action::Move(NEXT));
    assert_eq!((last.is_over(), last.points(0, "cathedral")), (true, Some(1)));
}

/// PR-X1-BOH-4: a question is asked while a move could add an answer.
#[test]
fn pr_x1_boh_4_nothing_is_answered_that_a_move_could_change() {
    let mut second = new_buildings(3, &WANTED).market(&[Tile::Corn, Tile::Sugar]);
    second = second.built(0, &[(Building::Bohio, 1), (Building::PublishingHouse, 0)]);
    let mut second = second.role(Role::Planter);
    second.play_all(&[Action::Pass, Action::Take(Tile::Corn), Action::Pass, Action::Pass]);
    assert_eq!(second.asked(), Some((0, Prompt::SecondTile)));
    second.play_all(&[Action::Move(NEXT), Action::Take(Tile::Sugar)]);
    assert_eq!(second.land(0, Tile::Sugar), (1, 0));
    let craft = new_buildings(3, &WANTED).land(0, &[(Tile::Corn, 1, 1)]);
    let craft = craft.built(0, &[(Building::Bohio, 1), (Building::PublishingHouse, 0)]);
    let mut craft = craft.role(Role::Craftsman);
    craft.play_all(&[Action::Pass, Action::Pass]);
    assert_eq!(craft.asked(), Some((0, Prompt::Extra)), "though there is one kind only");
    craft.play_all(&[Action::Move(NEXT), Action::Extra(Good::Corn)]);
    assert_eq!(craft.crates(0)[0], 3);
}

/// PR-X1-PUB-4, C57: the worker may come from the Bohío after the role was
/// picked, as in the printed example with the Trader.
#[test]
fn pr_x1_pub_4_a_worker_of_the_bohio_doubles_the_role_being_played() {
    let table = new_buildings(3, &WANTED).crates(0, [0, 1, 0, 0, 0]);
    let table = table.built(0, &[(Building::Bohio, 2), (Building::PublishingHouse, 0)]);
    let mut moved = table.clone().role(Role::Trader);
    moved.decline_until(|table| table.can(Action::Sell(Good::Fruit)));
    moved.play_all(&[Action::Move(NEXT), Action::Sell(Good::Fruit)]);
    assert_eq!(moved.coins(0), 1 + 2);
    let mut stayed = table.role(Role::Trader);
    stayed.decline_until(|table| table.can(Action::Sell(Good::Fruit)));
    assert_eq!(stayed.play(Action::Sell(Good::Fruit)).coins(0), 1 + 1);
}

/// PR-X1-BOH-4, window BW6: once everybody is placed a move to the countryside
/// brings one more to the Work Register, which can be one too many.
#[test]
fn pr_x1_boh_4_before_the_register_is_filled() {
    // Four workers of whom two come to the Bohío; the corn stays empty.
    let placed = |seat: usize, corn: u8, supply: u8| {
        let town = [(Building::Bohio, 0), (Building::LargeFruit, 0), (Building::SmallMarket, 0)];
        let table = new_buildings(3, &WANTED).built(seat, &town).land(seat, &[(Tile::Corn, corn, 0)]);
        let mut table = table.idle(seat, 2).register(0).supply(supply + 1).role(Role::Recruiter);
        while let Some((_, prompt)) = table.asked() {
            match prompt {
                Prompt::Place { .. } if table.can(Action::Place(6)) => table.play(Action::Place(6)),
                Prompt::Place { .. } => table.play(Action::Place(7)),
                // PR-BLD-GEN-7: asked where the worker can bring on the end.
                Prompt::Privilege => table.play(Action::Accept),
                _ => break,
            };
        }
        table
    };
    let register = |table: &Table| table.public().register;
    // Seat 0 has the privilege: two on the Bohío, one in the mill; the market and
    // two circles of the mill are empty, and a move makes that four.
    let mut open = placed(0, 1, 9);
    assert_eq!(open.asked(), Some((0, Prompt::Bohio)));
    assert_eq!(open.legal(), [Action::Pass, Action::Move(0), Action::Move(7), Action::Move(8)]);
    let (game, state) = PuertoRico::from_position(&open.position()).expect("its own position");
    assert_eq!(game.position(&state), open.position());
    let mut stayed = open.clone();
    stayed.play(Action::Pass);
    assert_eq!((register(&stayed), stayed.is_picking()), (3, true));
    open.play_all(&[Action::Move(0), Action::Pass]);
    assert_eq!((register(&open), open.is_picking()), (4, true));
    // With three left in the supply that is what ends the game.
    let mut short = placed(0, 1, 3);
    let mut enough = short.clone();
    assert!(!enough.play(Action::Pass).public().last_round);
    short.play_all(&[Action::Move(0), Action::Pass]);
    assert!(short.public().last_round && short.saw(&Event::LastRound { why: EndWhy::Workers }));
    // Nobody is asked where no move can bring more: without an empty tile, ...
    assert!(placed(0, 0, 9).is_picking());
    // ... and where there are fewer empty circles than players all the same.
    let few = new_buildings(4, &WANTED).built(1, &[(Building::Bohio, 0)]).land(1, &[(Tile::Corn, 1, 0)]);
    let mut few = few.idle(1, 2).register(0).role(Role::Recruiter);
    few.play_all(&[Action::Place(6), Action::Place(6)]);
    assert!(few.is_picking(), "{:?}", few.asked());
}

/// PR-X1-BOH-4: whoever comes later can bring the rest.
#[test]
fn pr_x1_boh_4_two_bohios_together_bring_more() {
    let land = [(Tile::Corn, 1, 0)];
    let table = new_buildings(3, &WANTED).built(0, &[(Building::Bohio, 0), (Building::LargeFruit, 2)]);
    let table = table.built(1, &[(Building::Bohio, 0), (Building::SmallSugar, 0)]).land(0, &land);
    let table = table.land(1, &land).idle(0, 1).idle(1, 1).register(0).supply(20);
    let mut table = table.role(Role::Recruiter);
    while let Some((_, Prompt::Place { .. })) = table.asked() {
        let action = if table.can(Action::Place(6)) { Action::Place(6) } else { Action::Place(7) };
        table.play(action);
    }
    assert_eq!(table.asked(), Some((0, Prompt::Bohio)));
    table.play_all(&[Action::Move(0), Action::Pass]);
    assert_eq!(table.asked(), Some((1, Prompt::Bohio)));
}

/// PR-X1-BOH-5
#[test]
fn pr_x1_boh_5_not_while_people_are_placed() {
    let table = hut(0, 2).land(0, &[(Tile::Corn, 4, 0)]);
    let mut table = table.role(Role::Recruiter);
    table.play(Action::Pass);
    assert!(matches!(table.asked(), Some((0, Prompt::Place { .. }))));
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Move(_))));
}

/// PR-X1-BOH-6, PR-EX-18
#[test]
fn pr_x1_boh_6_the_publishing_house_of_the_role_just_picked() {
    let town = [(Building::Bohio, 2), (Building::SmallWarehouse, 0), (Building::PublishingHouse, 0)];
    let ships = [Some((Good::Coffee, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
    let table = new_buildings(3, &WANTED).governor(1).built(0, &town).crates(0, [0, 3, 0, 0, 0]);
    let mut table = table.ships(&ships).role(Role::Captain);
    table.play_all(&[Action::Pass, Action::Move(NEXT)]);
    table.end_phase();
    assert_eq!(table.crates(0)[1], 3, "the warehouse works at once");
    table.play(Action::Role(Role::Builder)).end_phase();
    table.play(Action::Role(Role::Trader));
    assert_eq!(table.asked(), Some((0, Prompt::Bohio)));
    table.play_all(&[Action::Move(AFTER), Action::Sell(Good::Fruit)]);
    assert_eq!(table.coins(0), 1 + 2);
}

/// PR-X1-BOH-7
#[test]
fn pr_x1_boh_7_its_empty_circles_count_for_the_register() {
    // Seats 1 and 2 have no circles: who comes is placed on the Bohío or in the
    // mill, and three of four circles stay empty, or two.
    let filled = |idle: u8| {
        let town = [(Building::LargeFruit, 0), (Building::Bohio, 0)];
        let table = new_buildings(3, &WANTED).built(0, &town).idle(0, idle);
        let mut table = table.register(0).role(Role::Recruiter);
        table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Place { .. }))));
        while let Some((0, Prompt::Place { .. })) = table.asked() {
            let last = table.legal().pop().expect("a circle");
            table.play(last);
        }
        table.end_phase();
        (table.on(0, Building::Bohio), table.public().register)
    };
    // With the worker of the privilege: on the Bohío one, and two.
    assert_eq!(filled(0), (Some(1), 4));
    assert_eq!(filled(1), (Some(2), 3));
}
