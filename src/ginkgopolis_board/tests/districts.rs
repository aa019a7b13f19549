//! The districts: told in a list, numbered on the map.

use game_core::Viewer;

use super::{Draft, PLAIN, at_every_question, with_context};
use crate::GinkgopolisBoard;
use crate::model::CellKind;
use table::board::GameUi;

#[test]
fn every_district_that_is_told_is_numbered_once_on_the_map_and_no_other() {
    let mut most = 0;
    at_every_question(600..605, |table, seat, _| {
        with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let model = GinkgopolisBoard::build(context);
            let numbered = model.map.cells.iter().filter_map(|cell| match cell.kind {
                CellKind::Block { tile, district: Some(sign), .. } => Some((sign.number, tile, sign)),
                _ => None,
            });
            let mut numbered: Vec<_> = numbered.collect();
            numbered.sort_unstable_by_key(|&(number, ..)| number);
            let numbers: Vec<usize> = numbered.iter().map(|&(number, ..)| number.into()).collect();
            assert_eq!(numbers, (1..=model.districts.len()).collect::<Vec<_>>());
            for (&(_, tile, sign), told) in numbered.iter().zip(&model.districts) {
                assert_eq!(tile.colour(), told.colour);
                let all = context.view.districts.iter();
                let here = all.clone().find(|one| one.buildings.contains(&tile)).expect("its district");
                let there: u8 = told.rows.iter().map(|&(_, resources, _)| resources).sum();
                assert_eq!(here.resources.iter().sum::<u8>(), there);
                assert!(told.rows.is_sorted_by(|one, other| one.2 >= other.2), "{told:?}");
                // The sign on the ground says the same as the list.
                assert_eq!(sign.leader, told.rows[0].0);
                let second = told.rows.iter().skip(1).map(|row| row.1).max().unwrap_or_default();
                assert_eq!(sign.lead, told.rows[0].1 - second);
            }
            most = most.max(numbered.len());
        });
    });
    assert!(most >= 5, "only {most} districts at once");
}
