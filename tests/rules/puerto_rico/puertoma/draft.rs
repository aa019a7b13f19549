//! Section 8.0 with Puertomas: they draft by card.

use puerto_rico::data::buildings::Origin;
use puerto_rico::event::Weighed;
use puerto_rico::{Action, Building, Combo, Config, Event, Options, Prompt};

use super::super::layout::drafted_from;
use super::super::table::{Table, opened};
use super::game;

/// The commercial buildings and the Large Tailor Shop as they are counted from the left, by cost and
/// then in the order of the tables, with what they cost in the game.
pub fn order(costs: bool) -> Vec<(u8, Building)> {
    let printed = drafted_from(&[Origin::Exp1, Origin::Exp2]).into_iter();
    let mut order: Vec<(u8, Building)> = printed.map(|row| (row.cost, row.building)).collect();
    if costs {
        for (cost, building) in &mut order {
            match building {
                Building::Factory => *cost = 8,
                Building::School => *cost = 7,
                _ => {}
            }
        }
        order.sort_by_key(|(cost, _)| *cost);
    }
    order
}

/// Plays a draft in which people take the first building that they can, and
/// follows what the Puertomas of it draft by their cards.
fn drafted(players: u8, count: u8, options: Options, seed: u64) {
    let mut table = game(players, count, options, seed);
    let order = order(options.costs);
    let mut ties = 0;
    while let Some((_, Prompt::Draft)) = table.asked() {
        let mut cards = table.position().action_board.expect("cards").cards.into_iter();
        let mut placed: Vec<Building> =
            table.public().draft.iter().flat_map(|slots| slots.placed.clone()).collect();
        let slots: Vec<(u8, u8)> =
            table.public().draft.iter().map(|slots| (slots.cost, slots.slots)).collect();
        let action = table.legal()[0];
        let Action::Draft(first) = action else { panic!("{action:?}") };
        placed.push(first);
        table.play(action);
        let mut of_puertomas = table.events().iter().filter_map(|event| match event {
            Event::Drafted { seat, building, .. } if seat.0 >= players - count => Some(*building),
            _ => None,
        });
        for building in of_puertomas.by_ref() {
            let full = |cost| {
                let there = placed.iter().filter(|other| order.contains(&(cost, **other))).count();
                there
                    >= slots
                        .iter()
                        .find(|(other, _)| *other == cost)
                        .map_or(0, |(_, slots)| usize::from(*slots))
            };
            let barred = |building: Building| match options.combo {
                Some(Combo::HaciendaLumberyard) => {
                    building == Building::Hacienda && placed.contains(&Building::Lumberyard)
                        || building == Building::Lumberyard && placed.contains(&Building::Hacienda)
                }
                Some(Combo::VillaTailor) => {
                    building == Building::Villa && placed.contains(&Building::Tailor)
                        || building == Building::Tailor && placed.contains(&Building::Villa)
                }
                None => false,
            };
            let in_game = |building: Building| match building.origin() {
                Origin::Base => true,
                Origin::Exp1 => options.exp1,
                Origin::Exp2 => options.exp2,
            };
            let candidates: Vec<Building> = order
                .iter()
                .filter(|(cost, building)| {
                    in_game(*building) && !placed.contains(building) && !full(*cost) && !barred(*building)
                })
                .map(|(_, building)| *building)
                .collect();
            if candidates.len() == 1 {
                assert_eq!(building, candidates[0]);
            } else {
                // Eight cards may not last for all between two choices of
                // people: then they were shuffled, and the event tells which.
                let card = said_card(&table, &candidates);
                if let Some(next) = cards.next() {
                    assert_eq!(card, next.number(), "seed {seed}");
                }
                assert_eq!(
                    building,
                    candidates[(usize::from(card) - 1) % candidates.len()],
                    "{candidates:?}"
                );
                ties += 1;
            }
            placed.push(building);
        }
    }
    assert!(ties > 1, "{ties} cards");
}

/// The card that was drawn for these buildings.
fn said_card(table: &Table, candidates: &[Building]) -> u8 {
    let card = table.events().iter().find_map(|event| match event {
        Event::Weighed { weighed: Weighed::BuildingByCard { card, buildings, .. }, .. }
            if buildings == candidates =>
        {
            Some(card.number())
        }
        _ => None,
    });
    card.unwrap_or_else(|| panic!("no card for {candidates:?} in {:#?}", table.events()))
}

/// PR-DRAFT-8, PR-AUT-X1-1
#[test]
fn pr_draft_8_a_puertoma_counts_over_all_that_can_be_drafted() {
    let exp1 = Options { exp1: true, ..Options::default() };
    let exp2 = Options { exp2: true, ..Options::default() };
    let both = Options { exp2: true, ..exp1 };
    for (players, count) in [(3, 2), (2, 1), (3, 1), (5, 2)] {
        for options in [exp1, exp2, both, Options { costs: true, ..both }] {
            (0..3).for_each(|seed| drafted(players, count, options, seed));
        }
    }
}

/// PR-AUT-X1-1: of a forbidden pair one leaves before it is counted.
#[test]
fn pr_aut_x1_1_forbidden_buildings_are_not_counted() {
    let options = Options { exp1: true, exp2: true, ..Options::default() };
    for combo in [Combo::HaciendaLumberyard, Combo::VillaTailor] {
        let options = Options { combo: Some(combo), ..options };
        for seed in 0..12 {
            drafted(3, 2, options, seed);
            let mut table = opened(
                Config { players: 3, options: Options { puertomas: 2, ..options }, ..Config::default() },
                seed,
            );
            table.decline_until(Table::is_picking);
            let drafted = table.position().drafted;
            let pair = match combo {
                Combo::HaciendaLumberyard => [Building::Hacienda, Building::Lumberyard],
                Combo::VillaTailor => [Building::Villa, Building::Tailor],
            };
            assert!(!pair.iter().all(|building| drafted.contains(building)), "{drafted:?}");
        }
    }
}
