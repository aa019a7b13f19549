//! Positions with a festival.

use game_core::Seat;
use puerto_rico::position::{Crates, Position};
use puerto_rico::{Building, Config, FestivalCard, Good, Options, PuertoRico, Role, Tile};
use serde_json::{Value, json};

use super::{Layout, build, card, cards, printed};
use crate::mutants::refused_or_playable;
use crate::spoiler::Spoiler;

#[test]
fn mutated_positions_of_a_festival_are_refused_or_can_be_played() {
    let words: &[&str] = &["corn", "coffee", "quarry", "captain", "wharf", "delivery", "patron", "rewarded"];
    let printed = Options { exp4: true, ask_bonuses: true, ..Options::default() };
    let cards = Options { exp5: true, ..printed };
    let tables = [(3, printed), (2, cards), (4, cards)];
    let configs = tables.map(|(players, options)| Config { players, options, ..Config::default() });
    refused_or_playable::<PuertoRico>(configs, &Spoiler { words });
}

fn festival() -> Layout {
    let grand = card(FestivalCard::GrandSendoff, &[Good::Corn], &[]);
    let farms = card(FestivalCard::TwinFarms, &[], &[Tile::Corn, Tile::Coffee]);
    cards(3, &[grand, farms, build(FestivalCard::Patron, Building::CityHall)])
}

/// PR-FES-SETUP-1, PR-FCD-01, PR-FCD-02: what cannot lie on the board.
#[test]
fn pr_fcd_02_impossible_boards_name_their_field() {
    festival().sit();
    let refused = |change: fn(&mut Position)| festival().with(change).refused().path;
    assert_eq!(refused(|position| drop(position.festival.pop())), "festival");
    assert_eq!(refused(|position| position.config.options.exp5 = false), "festival[0]");
    assert_eq!(refused(|position| position.festival[1] = position.festival[0].clone()), "festival[1]");
    assert_eq!(refused(|position| position.festival[0].goods = vec![]), "festival[0]");
    assert_eq!(refused(|position| position.festival[0].goods = vec![Good::Corn; 2]), "festival[0]");
    assert_eq!(refused(|position| position.festival[0].goods = vec![Good::Corn; 4]), "festival[0].goods");
    assert_eq!(refused(|position| position.festival[0].tiles = vec![Tile::Corn]), "festival[0]");
    assert_eq!(refused(|position| position.festival[1].tiles = vec![Tile::Corn; 2]), "festival[1]");
    assert_eq!(refused(|position| position.festival[1].tiles = vec![Tile::Corn; 3]), "festival[1].tiles");
    assert_eq!(
        refused(|position| position.festival[1].tiles = vec![Tile::Corn, Tile::Quarry]),
        "festival[1]"
    );
    assert_eq!(refused(|position| position.festival[2].building = None), "festival[2]");
    assert_eq!(refused(|position| position.festival[2].building = Some(Building::Wharf)), "festival[2]");
    assert_eq!(refused(|position| position.festival[2].won_by = Some(Seat(3))), "festival[2].won_by");
    assert_eq!(refused(|position| position.festival[1].won_by = Some(Seat(1))), "festival[1]");
    let none = super::layout(3).with(|position| {
        position.festival = vec![card(FestivalCard::WeighOff, &[Good::Corn], &[])];
    });
    assert_eq!(none.refused().path, "festival", "no festival is in this game");
    let goods = [Good::Corn, Good::Fruit, Good::Sugar];
    let swapped = printed(3, Tile::Corn, goods, Building::Wharf);
    assert_eq!(swapped.clone().with(|position| position.festival.swap(0, 1)).refused().path, "festival[0]");
    let tailor = swapped.with(|position| position.festival[2].building = Some(Building::CoffeeRoaster));
    assert_eq!(tailor.refused().path, "festival[2]", "it is no commercial building (PR-FES-SETUP-4)");
}

/// PR-FES-01: nobody has fulfilled a card without its reward.
#[test]
fn pr_fes_01_no_reward_is_outstanding() {
    let farms = [(Tile::Corn, 2, 0), (Tile::Coffee, 2, 0)];
    assert_eq!(festival().land(1, &farms).refused().path, "festival[1]");
    let won = |position: &mut Position| position.festival[1].won_by = Some(Seat(1));
    festival().land(1, &farms).with(won).sit();
    assert_eq!(festival().land(1, &farms[..1]).with(won).refused().path, "festival[1]");
    let town = festival().town(2, &[Building::CityHall]);
    assert_eq!(town.refused().path, "festival[2]");
}

/// Pieces on the festival board are in no supply, and return with the card.
#[test]
fn pieces_on_the_board_are_nowhere_else() {
    let (here, all) = (festival().sit().public(), super::layout(3).sit().public());
    assert_eq!((here.crates[0] + 1, here.bag + 2), (all.crates[0], all.bag));
    let full = festival().crates(0, [10, 0, 0, 0, 0]);
    assert_eq!(full.refused().path, "seats", "one corn is on the board");
    let farms = [(Tile::Corn, 2, 0), (Tile::Coffee, 8, 0)];
    let won = |position: &mut Position| position.festival[1].won_by = Some(Seat(0));
    assert_eq!(festival().land(0, &[(Tile::Coffee, 8, 0)]).refused().path, "seats");
    festival().land(0, &farms).with(won).sit();
    let goods = [Good::Corn, Good::Fruit, Good::Sugar];
    let both = printed(3, Tile::Corn, goods, Building::Wharf).empty_town(0, &[Building::Wharf]);
    let both = both.empty_town(1, &[Building::Wharf]);
    assert_eq!(both.clone().refused().path, "seats[1].buildings[0]", "a copy is on the board");
    both.with(|position| position.festival[2].won_by = Some(Seat(1))).sit();
}

fn in_phase(table: Layout, role: Role, stack: Value) -> Layout {
    table.taken(&[(role, 0)]).with(|position| {
        position.stack = serde_json::from_value(stack).expect("frames");
        position.phase = Some(serde_json::from_value(json!({"role": role, "picker": 0})).expect("a phase"));
    })
}

fn captain(last: Value) -> Value {
    json!([
        {"round": {"pick": 1}},
        {"phase": {"step": 1, "next": 0}},
        {"loading": {"idle": 0, "next": 1}},
        last
    ])
}

/// PR-FES-02: a reward follows a card that gives workers.
#[test]
fn pr_fes_02_frames_of_a_reward_fit_the_board() {
    let rewarded = |left: u8, from: u8| captain(json!({"rewarded": {"left": left, "from": from}}));
    let table = || festival().land(0, &[(Tile::Corn, 3, 1), (Tile::Sugar, 1, 0)]);
    let won = |position: &mut Position| position.festival[0].won_by = Some(Seat(0));
    in_phase(table().with(won), Role::Captain, rewarded(3, 0)).sit();
    let refused = |table: Layout, stack: Value| in_phase(table, Role::Captain, stack).refused().path;
    assert_eq!(refused(table(), rewarded(3, 0)), "stack", "nobody has fulfilled it");
    let other = |position: &mut Position| position.festival[0].won_by = Some(Seat(1));
    assert_eq!(refused(table().with(other), rewarded(3, 0)), "stack", "another seat was given workers");
    for (left, from) in [(0, 0), (4, 0), (2, 2), (2, 3), (2, 20)] {
        assert_eq!(refused(table().with(won), rewarded(left, from)), "stack", "{left} from {from}");
    }
    let full = festival().land(0, &[(Tile::Corn, 1, 1)]).with(won);
    assert_eq!(refused(full, rewarded(1, 0)), "stack", "no circle is empty");
    let storing = json!([{"round": {"pick": 1}}, {"phase": {"step": 1, "next": 1}}, {"rewarded": {"left": 1, "from": 0}}]);
    assert_eq!(refused(table().with(won), storing), "stack", "a load is rewarded while loading");
    let building = json!([{"round": {"pick": 1}}, {"phase": {"step": 0, "next": 1}}, {"rewarded": {"left": 1, "from": 0}}]);
    assert_eq!(in_phase(table().with(won), Role::Builder, building).refused().path, "stack");
}

/// PR-FCD-06: loads are counted in a Captain phase, and lie on ships.
#[test]
fn pr_fcd_06_loads_are_counted_while_they_are_on_ships() {
    let load = || captain(json!("load"));
    let loaded = |table: Layout, corn: u8, role: Role, stack: Value| {
        in_phase(table, role, stack).crates(0, [1, 0, 0, 0, 0]).with(|position| {
            position.seats[1].loaded = Crates { corn, ..Crates::default() };
        })
    };
    let ships = || festival().ships(&[None, Some((Good::Corn, 3)), None]);
    let table = loaded(ships(), 2, Role::Captain, load()).sit();
    assert_eq!(table.public().seats[1].loaded[0], 2);
    let too_many = loaded(ships(), 4, Role::Captain, load()).refused();
    assert_eq!(too_many.path, "seats[1].loaded", "3 are on the ship");
    let trader = json!([{"round": {"pick": 1}}, {"phase": {"step": 0, "next": 1}}, "sell"]);
    assert_eq!(loaded(ships(), 2, Role::Trader, trader).refused().path, "phase");
    let goods = [Good::Corn, Good::Fruit, Good::Sugar];
    let uncounted =
        printed(3, Tile::Corn, goods, Building::Wharf).ships(&[None, Some((Good::Corn, 3)), None]);
    assert_eq!(loaded(uncounted, 2, Role::Captain, load()).refused().path, "seats[1].loaded");
    let wharf = festival().town(1, &[Building::Wharf]).with(|position| {
        position.seats[1].own_ship = Some((Good::Corn, 2));
    });
    loaded(wharf.clone(), 2, Role::Captain, load()).sit();
    assert_eq!(loaded(wharf, 1, Role::Captain, load()).refused().path, "seats[1].loaded", "2 were loaded");
}
