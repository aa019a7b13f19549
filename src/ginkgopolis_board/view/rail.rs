//! The plates of all seats.

use game_core::Seat;
use leptos::prelude::*;

use super::board::{Board, GAME};
use super::piece::Stat;
use crate::model::{Laid, PlateModel};
use table::board::follow::{drawn_if, field, piece};
use table::board::seat_name::SeatName;
use ui::classes::{SeatStates, classes, counted};
use ui::drawings::{Art, Icon, SeatMark};
use ui::i18n::t;

/// A plate for every seat, one's own first.
#[component]
pub fn Rail(board: Board) -> impl IntoView {
    let seats = field(board.model, |model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>());
    view! {
        <section class="table__rail" aria-label=move || t().table.players()>
            <ul class=move || counted("rail", seats.read().len(), &[4, 5, 7]) data-rove="">
                <For each=move || seats.get() key=|seat| seat.0 let:seat>
                    <li data-fly=format!("seat-{}", seat.0)>
                        <Plate board seat />
                    </li>
                </For>
            </ul>
        </section>
    }
}

/// The plate of a seat; a tap shows that seat's cards.
#[component]
fn Plate(board: Board, seat: Seat) -> impl IntoView {
    let table = board.table;
    let plate = piece(board.model, move |model| model.rail.iter().find(|plate| plate.seat == seat).cloned());
    let state = |word| view! { <PlateState word /> };
    let laid = laid_by(board, seat);
    let cards = |laid| view! { <LaidCards laid /> };
    // Somebody's cards lie over the map while they are looked at; the same tap lays them aside.
    let show = move |_| {
        let was_shown = plate.read_untracked().shown;
        table.store.visit(seat);
        board.engine.update(|open| *open = !(was_shown && *open));
    };
    view! {
        <button
            class=move || states(&plate.read(), !laid.read().is_empty())
            data-seat=seat.0 + 1
            data-testid=format!("seat-{}", seat.0 + 1)
            aria-label=move || plate.read().spoken.clone()
            aria-pressed=move || plate.read().shown.to_string()
            on:click=show
        >
            <Show
                when=move || plate.read().hal
                fallback=move || view! { <SeatMark seat=seat.index() /> }
            >
                <Art game=GAME id="hal" class="mark" />
            </Show>
            <PlateName plate />
            <PlateCounts plate />
            {drawn_if(plate, |plate| plate.state, state)}
            {drawn_if(laid, |laid| (!laid.is_empty()).then(|| laid.clone()), cards)}
            <Show when=move || table.store.opponents().thinking.get() == Some(seat)>
                <span class="seat__think">{move || t().table.thinking()}</span>
            </Show>
        </button>
    }
}

fn states(plate: &PlateModel, has_laid: bool) -> String {
    let PlateModel { turn, own, shown, first, .. } = *plate;
    let seat = SeatStates { turn, own, shown, governor: first };
    classes(&seat.classes(), &[(has_laid, "has-laid")])
}

/// Cards and tile that a seat has laid down in this round.
fn laid_by(board: Board, seat: Seat) -> Memo<Vec<Laid>> {
    Memo::new(move |_| {
        board.table.strip.with(|strip| {
            let did = strip.iter().flat_map(|strip| &strip.rows).find(|did| did.seat == seat);
            did.map(|did| Laid::of(&did.drawn)).unwrap_or_default()
        })
    })
}

/// Name, mark of the first player, and the level of an opponent.
#[component]
fn PlateName(plate: Memo<PlateModel>) -> impl IntoView {
    let first = |()| view! { <Art game=GAME id="i-first" class="seat__gov" /> };
    let name = field(plate, |plate| plate.name.clone());
    let level = field(plate, |plate| plate.level.clone());
    view! {
        <SeatName name level>
            {drawn_if(plate, |plate| plate.first.then_some(()), first)}
        </SeatName>
    }
}

/// Possessions of the seat: one's own resources, tiles and points stand behind the screen.
#[component]
fn PlateCounts(plate: Memo<PlateModel>) -> impl IntoView {
    let in_hand = |plate: &PlateModel| (!plate.hal).then_some((plate.redraws, plate.cards));
    let in_sight = |plate: &PlateModel| plate.counts.filter(|_| !plate.own);
    let hand = |(redraws, cards): (u8, u8)| {
        view! {
            <Stat id="i-redraw" figure=redraws.to_string() />
            <span class="stat" aria-hidden="true">
                <Icon name="hand" />
                {cards}
            </span>
        }
    };
    let open = |(resources, tiles, points): (u8, u8, u16)| {
        view! {
            <Stat id="i-resource" figure=resources.to_string() />
            <Stat id="i-tile" figure=tiles.to_string() />
            <Stat id="i-point" figure=points.to_string() />
        }
    };
    // What of the two stands there: two figures and three.
    let count = move || {
        plate.with(|plate| {
            2 * usize::from(in_hand(plate).is_some()) + 3 * usize::from(in_sight(plate).is_some())
        })
    };
    view! {
        <span class=move || counted("seat__counts", count(), &[5]) aria-hidden="true">
            {drawn_if(plate, in_hand, hand)}
            {drawn_if(plate, in_sight, open)}
        </span>
    }
}

/// Progress of a seat with the choice of a card.
#[component]
fn PlateState(
    /// The same in a word.
    word: &'static str,
) -> impl IntoView {
    view! {
        <span class="seat__state" aria-hidden="true">
            <span>{word}</span>
        </span>
    }
}

/// Cards and tile beside a seat: face down until its turn comes.
#[component]
fn LaidCards(laid: Vec<Laid>) -> impl IntoView {
    let one = |Laid { art, number }: Laid| {
        let class = if number.is_some() { "laid is-open" } else { "laid" };
        view! {
            <span class=class data-art=art>
                <Art game=GAME id=art.clone() />
                {number.map(|number| view! { <b>{number}</b> })}
            </span>
        }
    };
    view! {
        <span class="seat__laid" aria-hidden="true">
            {laid.into_iter().map(one).collect_view()}
        </span>
    }
}
