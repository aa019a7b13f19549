//! The fields of a study that the pieces of the board stand for.

use game_core::{Rng, Turn, Viewer};
use session::study::tree::{Label, Noun, one};

use super::{mode, pieces, random_step, table};
use crate::SanJuanBoard;
use crate::model::{Model, Target};
use crate::words::Thing;
use table::board::testing::check_study;

/// Everything that answers to a touch at the table of a study.
fn drawn(model: &Model) -> Vec<Target> {
    let (city, hand) = (model.city.seat, model.hand.seat);
    let vacant = model.city.slots.iter().filter(|slot| slot.is_vacant);
    let figures = [Thing::Buildings, Thing::Points].map(|thing| Target::Figure(city, thing));
    let common = [Thing::Prices, Thing::Deck, Thing::Discard].map(Target::Thing);
    pieces(model, city)
        .into_iter()
        .chain(vacant.map(|slot| Target::Slot(city, slot.place - 1)))
        .chain(figures)
        .chain([Target::Figure(hand, Thing::Hand)])
        .chain(common)
        .collect()
}

/// Cards are drawn to choose from by playing, and prices need tiles, which no position lacks.
fn is_edited(target: &Target) -> bool {
    !matches!(target, Target::Drawn(_))
}

#[test]
fn every_piece_stands_for_fields_that_a_study_has() {
    let (mut checked, mut vacancies) = (0, 0);
    for seed in 0..8 {
        let mut table = table(mode(seed), seed);
        let mut rng = Rng::stream(seed, 90);
        while let Turn::Choose { seat, .. } = table.turn() {
            if rng.below(50) == 0 {
                let view = table.view(Viewer::Public);
                for (target, groups) in check_study::<SanJuanBoard>(&table, drawn, is_edited) {
                    let Target::Slot(seat, slot) = target else { continue };
                    let label = groups.first().map(|group| group.label.clone());
                    match view.seats[seat.index()].city.get(usize::from(slot)) {
                        Some(place) => {
                            assert_eq!(label, Some(Label::Piece(Noun::Card, one(&place.kind))));
                            checked += 1;
                        }
                        None => vacancies += 1,
                    }
                }
            }
            random_step(&mut table, seat, &mut rng);
        }
    }
    assert!(checked > 100 && vacancies > 100, "{checked} buildings, {vacancies} vacancies");
}
