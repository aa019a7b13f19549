//! The objectives of the festival: what they show, what they bring, and how far
//! somebody is.

use game_core::Seat;
use puerto_rico::view::{ObjectiveView, PieceCount, ShownPiece};

use crate::Context;
use crate::art::{good_art, tile_art};
use crate::model::{ObjectiveModel, ShownModel};
use crate::names::{front, objective_art, scene, texts};
use crate::question::own_seat;
use crate::words::messages::ObjectiveSpoken;

/// The objectives.
pub fn festival(context: Context<'_>) -> Vec<ObjectiveModel> {
    let objectives = context.view.festival.iter().enumerate();
    objectives.map(|(place, view)| objective(context, place as u8, view)).collect()
}

fn objective(context: Context<'_>, place: u8, view: &ObjectiveView) -> ObjectiveModel {
    let (words, edition) = (texts(context), context.view.edition);
    let own = own_seat(context);
    let reward = view.card.def().reward;
    let reward = [("worker", reward.workers), ("coin", reward.coins), ("vp", reward.vp)];
    let won_by = view.won_by.map(|seat| scene(context).who(seat));
    let counts = view.counts[own.index()].iter();
    let counts = counts.map(|count| match count.piece {
        ShownPiece::Tile(tile) => shown(tile_art(tile, edition), None, count),
        ShownPiece::Crate(good) => shown(good_art(good, edition), Some(words.letter(good)), count),
    });
    let building =
        view.building.map(|building| ShownModel { art: front(building), letter: None, tally: None });
    ObjectiveModel {
        place,
        key: view.card.key(),
        art: objective_art(view.card),
        name: words.objective(view.card),
        shown: counts.chain(building).collect(),
        reward: reward.into_iter().filter(|(_, count)| *count > 0).collect(),
        won_by: view.won_by.map(|seat| (seat, scene(context).name(seat).to_owned())),
        spoken: words.spoken_objective(&ObjectiveSpoken { view, tally: tally(view, own), won_by }),
    }
}

/// A piece that an objective shows, and how far the reader has come with it.
fn shown(art: String, letter: Option<&'static str>, count: &PieceCount) -> ShownModel {
    let tally = match (count.have, count.need) {
        (0, 0 | 1) => None,
        (0, need) => Some(format!("×{need}")),
        (have, need) => Some(format!("{have}/{need}")),
    };
    ShownModel { art, letter, tally }
}

/// Returns the progress of `seat` with an objective, and the number due; `None` where it is not
/// counted.
pub fn tally(view: &ObjectiveView, seat: Seat) -> Option<(u8, u8)> {
    let counts = &view.counts[seat.index()];
    let have = counts.iter().map(|count| count.have).sum();
    let need = counts.iter().map(|count| count.need).sum();
    (need > 0).then_some((have, need))
}
