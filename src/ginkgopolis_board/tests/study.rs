//! The fields of a study that the pieces of the board stand for.

use game_core::{Rng, Viewer};
use session::study::tree::Label;

use super::{at_every_question, pieces};
use crate::GinkgopolisBoard;
use crate::model::{Model, Target};
use crate::words::messages::Thing;
use table::board::testing::check_study;

/// Everything that answers to a touch at the table of a study.
fn drawn(model: &Model) -> Vec<Target> {
    let seat = model.engine.seat;
    let columns = &model.engine.columns;
    let facts = model.mine.facts.iter().map(|fact| Target::Figure(model.mine.seat, fact.thing));
    pieces(model)
        .into_iter()
        .chain(facts)
        .chain([Target::Figure(model.mine.seat, Thing::Reserve), Target::Thing(Thing::Round)])
        .chain(columns.iter().map(|column| Target::Column(seat, column.trigger)))
        .chain(columns.iter().flat_map(|column| column.cards.iter().map(|&card| Target::Kept(card))))
        .chain(columns.iter().flat_map(|column| column.characters.iter().map(|&one| Target::Crew(one))))
        .collect()
}

/// Packets are passed by playing; Hal and whoever plays against him have less that is chosen.
fn is_edited(target: &Target) -> bool {
    let may_lack = matches!(
        target,
        Target::Figure(_, Thing::Resources | Thing::Reserve | Thing::Tiles | Thing::Redraws)
            | Target::Crew(_)
    );
    !may_lack && !matches!(target, Target::Character(_) | Target::NoTile)
}

#[test]
fn every_piece_stands_for_fields_that_a_study_has() {
    let mut rng = Rng::stream(1, 90);
    let (mut buildings, mut open) = (0, 0);
    at_every_question(0..20, |table, _, _| {
        if rng.below(60) > 0 {
            return;
        }
        let view = table.view(Viewer::Public);
        for (target, groups) in check_study::<GinkgopolisBoard>(table, drawn, is_edited) {
            let label = groups.first().map(|group| group.label.clone());
            let cell = match target {
                Target::Building(tile) => {
                    buildings += 1;
                    view.city.iter().find(|building| building.tile == tile).map(|building| building.cell)
                }
                Target::Free(cell) => {
                    open += 1;
                    Some(cell)
                }
                _ => continue,
            };
            assert_eq!(label, cell.map(|cell| Label::Cell(cell.x, cell.y)), "{target:?}");
        }
    });
    assert!(buildings > 100 && open > 10, "{buildings} buildings, {open} open cells");
}
