//! The fields of a study that the pieces of the board stand for.

use game_core::json::Value;
use session::study::tree::{Label, Noun, one};

use super::{at_every_question, pieces};
use crate::PuertoRicoBoard;
use crate::model::{Model, Target};
use crate::words::messages::Thing;
use game_core::Rng;
use table::board::testing::check_study;

/// Everything that answers to a touch at the table of a study.
fn drawn(model: &Model) -> Vec<Target> {
    let figures = model.mat.figures.iter().map(|figure| Target::Figure(figure.seat, figure.thing));
    let vacant = model.mat.town.iter().filter(|site| site.is_vacant);
    pieces(model)
        .into_iter()
        .chain(figures)
        .chain([Target::Figure(model.mat.idle.seat, Thing::Portrait)])
        .chain(model.gauges.iter().map(|gauge| Target::Gauge(gauge.thing)))
        .chain(vacant.map(|_| Target::NewBuilding(model.mat.seat)))
        .collect()
}

/// An own ship is loaded by playing, and the fullest town follows from the towns.
fn is_edited(target: &Target) -> bool {
    !matches!(target, Target::OwnShip(_) | Target::Gauge(Thing::Fullest))
}

#[test]
fn every_piece_stands_for_fields_that_a_study_has() {
    let mut rng = Rng::stream(1, 90);
    let (mut vacancies, mut checked) = (0, 0);
    at_every_question(0..12, |table, _, _| {
        if rng.below(50) > 0 {
            return;
        }
        for (target, groups) in check_study::<PuertoRicoBoard>(table, drawn, is_edited) {
            let label = groups.first().map(|group| group.label.clone());
            match target {
                Target::Site(seat, place) => {
                    let built = table.view(game_core::Viewer::Public).seats[seat.index()].buildings
                        [usize::from(place)];
                    assert_eq!(label, Some(named(Noun::Building, one(&built.0))));
                    checked += 1;
                }
                Target::Land(_, tile, _) => assert_eq!(label, Some(named(Noun::Land, one(&tile)))),
                Target::NewTile(_) | Target::NewBuilding(_) => vacancies += 1,
                _ => {}
            }
        }
    });
    assert!(vacancies > 100 && checked > 100, "{vacancies} vacancies, {checked} buildings");
}

fn named(noun: Noun, piece: Value) -> Label {
    Label::Piece(noun, piece)
}
