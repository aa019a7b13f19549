//! From view and selection to everything that the board shows. Pure.

mod hand;
mod map;
mod seats;

pub use hand::{key, own_card_art, small_art};

use std::cmp::Reverse;

use sobremesa::core::{Seat, Turn};
use sobremesa::games::ginkgopolis::Ginkgopolis;
use sobremesa::games::ginkgopolis::view::DistrictView;

use super::model::{DistrictModel, Model};
use super::prompt::prompt;
use crate::app::boards::Look;
use crate::app::i18n::ginkgopolis::{Scene, Standing, Words};
use crate::app::i18n::words;

type Table<'a> = Look<'a, Ginkgopolis>;

/// Builds the model.
pub fn build(look: Table<'_>) -> Model {
    let board = &texts(look).board;
    let view = look.view;
    Model {
        prompt: prompt(look),
        rail: seats::rail(look),
        map: map::map(look),
        mine: seats::mine(look),
        engine: seats::engine(look),
        hand: hand::hand(look),
        districts: districts(look),
        round: (board.round)(view.round, view.supply, view.deck),
        banner: (view.last_round && view.turn != Turn::Over).then(|| board.last_round.to_owned()),
    }
}

/// The words of the look's language.
pub fn texts(look: Table<'_>) -> &'static Words {
    words(look.lang).ginkgopolis()
}

/// What sentences look things up in.
pub fn scene<'a>(look: Table<'a>) -> Scene<'a> {
    let hal = look.view.seats.iter().find(|seat| seat.hal).map(|seat| seat.seat);
    Scene { names: look.names, me: look.me, hal, hals_name: texts(look).hal }
}

/// Whose hand lies in front: the viewer's seat, else the first one.
pub fn own_seat(look: Table<'_>) -> Seat {
    Seat::all(look.view.seats.len() as u8).find(|&seat| look.view.viewer.is(seat)).unwrap_or_default()
}

/// Whose cards are in front now.
pub fn shown_seat(look: Table<'_>) -> Seat {
    look.visiting.filter(|seat| seat.index() < look.view.seats.len()).unwrap_or_else(|| own_seat(look))
}

/// Districts in which somebody has resources: those that are told and numbered.
fn settled(look: Table<'_>) -> impl Iterator<Item = &DistrictView> {
    look.view.districts.iter().filter(|district| district.resources.iter().any(|&count| count > 0))
}

/// The standing in every such district.
fn districts(look: Table<'_>) -> Vec<DistrictModel> {
    let scene = scene(look);
    let standing = |district: &DistrictView| {
        let one = |seat: Seat| (seat, district.resources[seat.index()], district.points[seat.index()]);
        let present = Seat::all(look.view.seats.len() as u8).map(one).filter(|one| one.1 > 0);
        let mut rows: Vec<_> = present.collect();
        rows.sort_by_key(|&(_, resources, points)| Reverse((points, resources)));
        let told = |&(seat, resources, points): &_| Standing { who: scene.who(seat), resources, points };
        let told: Vec<Standing<'_>> = rows.iter().map(told).collect();
        let text = (texts(look).board.district)(district.colour, &told);
        DistrictModel { colour: district.colour, rows, text }
    };
    settled(look).map(standing).collect()
}
