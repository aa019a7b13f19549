//! Names and drawings of the pieces in a position, and the fields that a piece of the board stands for.

use game_core::json::Value;
use game_core::{Game as _, Seat};
use ginkgopolis::{Card, Cell, Character, Flaw, Mode, Position, Tile};
use session::study::tree::Noun;

use super::front;
use crate::build::{own_seat, shown_seat};
use crate::model::Target;
use crate::words::GinkgopolisWords;
use crate::words::messages::Thing;
use crate::{Context, GinkgopolisBoard};
use table::game::study::{StudyPages, read};
use ui::i18n::{Lang, words};

impl StudyPages for GinkgopolisBoard {
    fn piece_named(noun: Noun, value: &Value, _: usize, lang: Lang) -> Option<String> {
        let text = words(lang).ginkgopolis();
        match noun {
            Noun::CityTile => Some(text.card(Card::building(read::<Tile>(value)?))),
            Noun::CityCard => Some(text.card(read::<Card>(value)?)),
            Noun::Character => Some(text.character(read::<Character>(value)?)),
            _ => None,
        }
    }

    fn drawn_as(noun: Noun, value: &Value, _: usize) -> Option<String> {
        match noun {
            Noun::CityTile => Some(front(Card::building(read::<Tile>(value)?))),
            Noun::CityCard => Some(front(read::<Card>(value)?)),
            _ => None,
        }
    }

    fn flaw(flaw: &Flaw, _: usize, lang: Lang) -> String {
        words(lang).ginkgopolis().flaw(flaw)
    }

    fn study_paths(context: Context<'_>, _position: &Position, target: Target) -> Vec<String> {
        let (own, front) = (own_seat(context), shown_seat(context));
        let of = |seat: Seat, field: &str| format!("seats[{}].{field}", seat.0);
        // Hal has a hand, points and cards, and nothing else.
        let is_hal = |seat: Seat| context.view.seats.get(seat.index()).is_some_and(|view| view.hal);
        // A player alone begins with six whom nobody chooses.
        let chosen = matches!(context.game.config().mode, Mode::Beginner | Mode::Draft);
        let of_player = |seat: Seat, field: &str| (!is_hal(seat)).then(|| of(seat, field));
        let characters = |seat: Seat| of_player(seat, "characters").filter(|_| chosen);
        match target {
            Target::Building(tile) => {
                let here = context.view.city.iter().find(|building| building.tile == tile);
                here.into_iter().map(|building| of_cell(building.cell)).collect()
            }
            Target::Marker(letter) => {
                let here = context.view.markers.iter().find(|marker| marker.letter == letter);
                let cell = here.map(|marker| marker.cell).filter(|cell| is_beside(context, *cell));
                cell.into_iter().map(of_cell).collect()
            }
            Target::Free(cell) => {
                Some(cell).filter(|cell| is_beside(context, *cell)).map(of_cell).into_iter().collect()
            }
            Target::Card(_) => vec![of(own, "hand")],
            Target::Tile(_) => of_player(own, "tiles").into_iter().collect(),
            Target::Kept(_) => vec![of(front, "cards")],
            Target::Crew(_) => characters(front).into_iter().collect(),
            Target::Column(seat, _) => [of(seat, "cards")].into_iter().chain(characters(seat)).collect(),
            Target::Figure(seat, Thing::Points) => vec![of(seat, "points")],
            Target::Figure(seat, Thing::Resources | Thing::Reserve) => {
                of_player(seat, "resources").into_iter().collect()
            }
            Target::Figure(seat, Thing::Tiles) => of_player(seat, "tiles").into_iter().collect(),
            Target::Figure(seat, Thing::Redraws) => of_player(seat, "redraws").into_iter().collect(),
            Target::Thing(Thing::Round) => {
                ["first", "round", "last_round", "deck", "discard", "supply"].map(str::to_owned).to_vec()
            }
            _ => Vec::new(),
        }
    }
}

/// The path of a cell.
fn of_cell(cell: Cell) -> String {
    format!("cell@{},{}", cell.x, cell.y)
}

/// Returns true if a building stands beside a cell: one may be put there then.
fn is_beside(context: Context<'_>, cell: Cell) -> bool {
    cell.neighbours().iter().any(|near| context.view.city.iter().any(|building| building.cell == *near))
}
