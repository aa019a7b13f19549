//! The plates of all seats, one's own screen, and the cards in front.

use game_core::{Seat, Turn};
use ginkgopolis::Prompt;
use ginkgopolis::data::cards::trigger;
use ginkgopolis::ids::{Card, CardKind, Trigger};
use ginkgopolis::view::SeatView;

use super::{own_seat, scene, shown_seat, texts};
use crate::Context;
use crate::forecast::haul;
use crate::model::{ColumnModel, EngineModel, FactModel, MineModel, PlateModel};
use crate::prompt::shown_action;
use crate::words::messages::{SeatSpoken, Thing};
use crate::words::said::WordsBoard;

/// A plate for every seat, one's own first.
pub fn rail(context: Context<'_>) -> Vec<PlateModel> {
    let seats = context.view.seats.len() as u8;
    (0..seats).map(|steps| plate(context, own_seat(context).clockwise(steps, seats))).collect()
}

fn plate(context: Context<'_>, seat: Seat) -> PlateModel {
    let board = &context.view.seats[seat.index()];
    let counts = counts(board);
    let first = context.view.first == seat;
    let spoken = SeatSpoken {
        who: scene(context).who(seat),
        ready: board.committed,
        first,
        redraws: board.redraws,
        cards: board.hand_count,
        counts,
    };
    PlateModel {
        seat,
        name: scene(context).name(seat).to_owned(),
        level: context.levels.get(seat.index()).cloned().flatten().filter(|_| !board.hal),
        hal: board.hal,
        redraws: board.redraws,
        cards: board.hand_count,
        counts,
        first,
        state: state(context, board),
        turn: shown_action(context).map_or(context.view.turn.seat(), |action| Some(action.seat))
            == Some(seat),
        own: context.view.viewer.is(seat),
        shown: seat == shown_seat(context),
        spoken: texts(context).spoken_seat(&spoken),
    }
}

/// Resources, tiles and points behind a screen, if they may be known.
fn counts(board: &SeatView) -> Option<(u8, u8, u16)> {
    Some((board.resources?, board.tile_count?, board.points?))
}

/// Progress of a seat with the choice of its card.
fn state(context: Context<'_>, board: &SeatView) -> Option<&'static str> {
    let words = texts(context).board;
    let choosing = matches!(context.view.turn, Turn::Choose { prompt: Prompt::Card | Prompt::Tile, .. })
        && shown_action(context).is_none();
    match (board.committed, board.with_tile) {
        (true, Some(true)) => Some(words.with_tile()),
        (true, _) => Some(words.ready()),
        (false, _) if choosing && !board.hal => Some(words.choosing()),
        (false, _) => None,
    }
}

/// Possessions behind the screen of the seat in front.
pub fn mine(context: Context<'_>) -> MineModel {
    let seat = shown_seat(context);
    let (board, text) = (&context.view.seats[seat.index()], texts(context));
    let words = text.board;
    let shown = counts(board);
    let title = match context.view.viewer.is(seat) {
        true => words.your_screen().to_owned(),
        false => words.screen_of(scene(context).name(seat)),
    };
    let spoken = match shown {
        Some(all) if context.view.viewer.is(seat) => text.spoken_mine(all, board.redraws),
        _ => title.clone(),
    };
    let fact = |thing, art, count: Option<u16>, label: fn(WordsBoard, u16) -> String| FactModel {
        thing,
        art,
        figure: count.map_or_else(|| "?".to_owned(), |count| count.to_string()),
        label: label(words, count.unwrap_or_default()),
    };
    let figure = |of: fn((u8, u8, u16)) -> u16| shown.map(of);
    MineModel {
        seat,
        title,
        facts: vec![
            fact(Thing::Resources, "i-resource", figure(|all| all.0.into()), WordsBoard::resources),
            fact(Thing::Tiles, "i-tile", figure(|all| all.1.into()), WordsBoard::tiles),
            fact(Thing::Points, "i-point", figure(|all| all.2), WordsBoard::points),
            fact(Thing::Redraws, "i-redraw", Some(board.redraws.into()), WordsBoard::redraws),
        ],
        reserve: words.reserve(board.reserve),
        spoken,
    }
}

/// The cards of the seat in front, by what makes them work.
pub fn engine(context: Context<'_>) -> EngineModel {
    let seat = shown_seat(context);
    let (board, words) = (&context.view.seats[seat.index()], texts(context).board);
    let title = match context.view.viewer.is(seat) {
        true => words.your_cards().to_owned(),
        false => scene(context).name(seat).to_owned(),
    };
    let at_end = board.cards.iter().copied().filter(|&card| works_with(card).is_none());
    EngineModel {
        seat,
        title,
        columns: Trigger::ALL.into_iter().map(|trigger| column(context, board, trigger)).collect(),
        at_end: at_end.collect(),
    }
}

/// The cards of a seat that work with a deed.
pub fn column(context: Context<'_>, board: &SeatView, deed: Trigger) -> ColumnModel {
    let text = texts(context);
    let characters = board.characters.iter().copied().filter(|one| one.def().trigger == deed);
    let characters: Vec<_> = characters.collect();
    let cards: Vec<Card> =
        board.cards.iter().copied().filter(|&card| works_with(card) == Some(deed)).collect();
    let sum = haul(board.brings(deed));
    ColumnModel {
        trigger: deed,
        name: text.deed(deed),
        sum,
        spoken: text.spoken_column(deed, sum, characters.len() + cards.len()),
        characters,
        cards,
    }
}

/// The deed with which a card of a tableau works.
fn works_with(card: Card) -> Option<Trigger> {
    match card.kind() {
        CardKind::Building(tile) => trigger(tile),
        CardKind::Urban(_) => None,
    }
}
