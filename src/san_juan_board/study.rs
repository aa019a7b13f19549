//! Names and drawings of the pieces in a position, and the fields that a piece of the board stands for.

use game_core::Seat;
use game_core::json::Value;
use san_juan::position::{Position, SlotPosition};
use san_juan::{Flaw, Kind, Role};
use session::study::tree::Noun;

use crate::board::{own_seat, shown_seat};
use crate::model::Target;
use crate::pages::OFFERED;
use crate::words::{Thing, words_of};
use crate::{Context, SanJuanBoard};
use table::game::module::GamePages;
use table::game::study::{StudyPages, read};
use ui::i18n::Lang;

impl StudyPages for SanJuanBoard {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let words = words_of(lang, OFFERED[edition]);
        match noun {
            Noun::Card => Some(words.building(read::<Kind>(value)?).to_owned()),
            Noun::Role => Some(words.role(read::<Role>(value)?).to_owned()),
            _ => None,
        }
    }

    fn drawn_as(noun: Noun, value: &Value, edition: usize) -> Option<String> {
        match noun {
            Noun::Card => Self::piece_art(value.as_str()?, edition),
            _ => None,
        }
    }

    fn flaw(flaw: &Flaw, edition: usize, lang: Lang) -> String {
        words_of(lang, OFFERED[edition]).flaw(flaw)
    }

    fn study_paths(context: Context<'_>, position: &Position, target: Target) -> Vec<String> {
        let has_tiles = position.tiles.is_some();
        match target {
            Target::Role(role) => {
                let taken = position.taken.iter().position(|taken| taken.role == role);
                let own = taken.map(|index| format!("taken[{index}]"));
                own.into_iter().chain(["taken".to_owned()]).collect()
            }
            Target::Slot(seat, slot) => of_slot(context, position, seat, slot),
            Target::Hand(_) => vec![of_seat(own_seat(context), "hand")],
            // It comes into the city of whoever is looked at.
            Target::Cathedral => vec![of_seat(shown_seat(context), "city")],
            Target::Thing(Thing::Deck) => vec!["draw".to_owned()],
            Target::Thing(Thing::Discard) => vec!["discard".to_owned()],
            Target::Thing(Thing::Prices) if has_tiles => {
                vec!["tiles.queue".to_owned(), "tiles.seen".to_owned()]
            }
            Target::Figure(seat, Thing::Hand) => vec![of_seat(seat, "hand")],
            Target::Figure(seat, Thing::Buildings) => vec![of_seat(seat, "city")],
            Target::Figure(seat, Thing::Points) => vec![of_seat(seat, "tucked"), of_seat(seat, "shipped")],
            _ => Vec::new(),
        }
    }
}

/// The path of a field of a seat.
fn of_seat(seat: Seat, field: &str) -> String {
    format!("seats[{}].{field}", seat.0)
}

/// A building, with what is under it or was used of it, then the city.
fn of_slot(context: Context<'_>, position: &Position, seat: Seat, slot: u8) -> Vec<String> {
    let city = of_seat(seat, "city");
    let shown = context.view.seats.get(seat.index()).map_or(&[][..], |view| &view.city);
    let written = position.seats.get(seat.index()).map_or(&[][..], |entry| &entry.city);
    let Some(here) = shown.get(usize::from(slot)) else { return vec![city] };
    let kind_of = |slot: &SlotPosition| match slot {
        SlotPosition::Plain(kind) => *kind,
        SlotPosition::Full(slot) => slot.kind,
    };
    // A refused change may have moved it, or made another building of it.
    let found = match written.len() == shown.len() {
        true => Some(usize::from(slot)),
        false => written.iter().position(|slot| kind_of(slot) == here.kind),
    };
    let own = found.map(|index| format!("{city}[{index}]"));
    let has = |kind: Kind| here.kind == kind || here.covers.contains(&kind);
    let beside = [
        (has(Kind::Chapel) || has(Kind::Church), "tucked"),
        (has(Kind::Harbor), "shipped"),
        (here.kind == Kind::Library, "library_used"),
        (here.kind == Kind::Church, "church_used"),
    ];
    let beside = beside.into_iter().filter(|(is_there, _)| *is_there).map(|(_, field)| of_seat(seat, field));
    own.into_iter().chain(beside).chain([city.clone()]).collect()
}
