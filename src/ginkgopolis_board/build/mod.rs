//! From view and selection to everything that the board shows. Pure.

mod hand;
mod map;
mod plan;
mod seats;

pub use hand::{key, own_card_art, small_art};
pub use map::{as_read, beside, kind, place};
pub use plan::{corner, district_of, plan};
pub use seats::column;

use std::cmp::Reverse;

use game_core::{Seat, Turn};
use ginkgopolis::view::{DistrictView, View};

use super::model::{DistrictModel, Model};
use super::prompt::prompt;
use crate::Context;
use crate::words::messages::{DistrictStanding, Scene};
use crate::words::{GinkgopolisWords, Words};
use ui::i18n::words;

/// Builds the model.
pub fn build(context: Context<'_>) -> Model {
    let board = texts(context).board;
    let view = context.view;
    Model {
        prompt: prompt(context),
        rail: seats::rail(context),
        map: map::map(context),
        mine: seats::mine(context),
        engine: seats::engine(context),
        hand: hand::hand(context),
        districts: districts(context),
        all_districts: all_districts(context),
        round: board.round(view.deck, view.round, view.supply),
        banner: (view.last_round && view.turn != Turn::Over).then(|| board.last_round().to_owned()),
    }
}

/// The words of the board's language.
pub fn texts(context: Context<'_>) -> Words {
    words(context.lang).ginkgopolis()
}

/// Scene in which sentences look up names.
pub fn scene<'a>(context: Context<'a>) -> Scene<'a> {
    let hal = context.view.seats.iter().find(|seat| seat.hal).map(|seat| seat.seat);
    Scene { names: context.names, me: context.me, hal, hals_name: texts(context).hal() }
}

/// Seat whose hand lies in front: the viewer's, else the first one.
pub fn own_seat(context: Context<'_>) -> Seat {
    Seat::all(context.view.seats.len() as u8).find(|&seat| context.view.viewer.is(seat)).unwrap_or_default()
}

/// Seat whose cards are in front now.
pub fn shown_seat(context: Context<'_>) -> Seat {
    context
        .visiting
        .filter(|seat| seat.index() < context.view.seats.len())
        .unwrap_or_else(|| own_seat(context))
}

/// Districts in which somebody has resources: those that are told and numbered.
fn settled(view: &View) -> impl Iterator<Item = &DistrictView> {
    view.districts.iter().filter(|district| district.resources.iter().any(|&count| count > 0))
}

/// Points of each seat in all districts together, and the same in words.
fn all_districts(context: Context<'_>) -> (Vec<(Seat, u8)>, String) {
    let scene = scene(context);
    let sum = |seat: Seat| settled(context.view).map(|district| district.points[seat.index()]).sum::<u8>();
    let mut sums: Vec<(Seat, u8)> = Seat::all(context.view.seats.len() as u8)
        .map(|seat| (seat, sum(seat)))
        .filter(|&(_, points)| points > 0)
        .collect();
    sums.sort_by_key(|&(_, points)| Reverse(points));
    let told = |&(seat, points): &_| DistrictStanding { who: scene.who(seat), resources: 0, points };
    let text = texts(context).all_districts(&sums.iter().map(told).collect::<Vec<_>>());
    (sums, text)
}

/// The standing in every such district.
pub fn districts(context: Context<'_>) -> Vec<DistrictModel> {
    standings(context.view, texts(context), &scene(context))
}

/// The same by a view alone.
fn standings(view: &View, text: Words, scene: &Scene) -> Vec<DistrictModel> {
    let standing = |district: &DistrictView| {
        let one = |seat: Seat| (seat, district.resources[seat.index()], district.points[seat.index()]);
        let present = Seat::all(view.seats.len() as u8).map(one).filter(|one| one.1 > 0);
        let mut rows: Vec<_> = present.collect();
        rows.sort_by_key(|&(_, resources, points)| Reverse((points, resources)));
        let told =
            |&(seat, resources, points): &_| DistrictStanding { who: scene.who(seat), resources, points };
        let told: Vec<DistrictStanding<'_>> = rows.iter().map(told).collect();
        let text = text.district(district.colour, &told);
        DistrictModel { colour: district.colour, rows, text }
    };
    settled(view).map(standing).collect()
}
