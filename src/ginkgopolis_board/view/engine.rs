//! Behind the screen, and the cards in three columns with their sums.

use ginkgopolis::ids::{Card, Character, Trigger};
use leptos::prelude::*;

use super::board::{Board, GAME};
use super::piece::{CardFace, CharacterFace, deed_art, item_art};
use crate::build::{own_card_art, small_art};
use crate::model::{ColumnModel, MineModel, Target};
use crate::words::GinkgopolisWords;
use crate::words::messages::Thing;
use table::board::follow::{drawn, field, piece};
use table::touch::{Touch, touchable};
use ui::classes::classes;
use ui::drawings::Art;
use ui::i18n::t;

/// Behind the screen of the seat in front, with the button that opens the
/// cards on a phone.
#[component]
pub fn BehindScreen(board: Board) -> impl IntoView {
    let mine = field(board.model, |model| model.mine.clone());
    let label = move || {
        if board.engine.get() { t().ginkgopolis().board.hide() } else { t().ginkgopolis().board.engine() }
    };
    view! {
        <section class="table__mine mine" aria-label=move || mine.read().title.clone() data-testid="mine">
            <Possessions board mine />
            <button
                class="btn btn--quiet mine__open"
                data-testid="engine-open"
                aria-expanded=move || board.engine.get().to_string()
                on:click=move |_| board.engine.update(|open| *open = !*open)
            >
                {label}
            </button>
        </section>
    }
}

/// Possessions behind the screen.
#[component]
fn Possessions(board: Board, mine: Memo<MineModel>) -> impl IntoView {
    let seat = field(mine, |mine| mine.seat);
    let things = field(mine, |mine| mine.facts.iter().map(|fact| fact.thing).collect::<Vec<_>>());
    let touch = Touch::new(move || Some(Target::Figure(seat.get(), Thing::Reserve)), board.table);
    view! {
        <p class="vh">{move || mine.read().spoken.clone()}</p>
        <div class="mine__facts">
            <For each=move || things.get() key=|thing| *thing as u8 let:thing>
                <Possession board mine thing />
            </For>
            <button use:touchable=touch class="mine__reserve">
                <small>{move || mine.read().reserve.clone()}</small>
            </button>
        </div>
    }
}

/// One kind of thing behind the screen.
#[component]
fn Possession(board: Board, mine: Memo<MineModel>, thing: Thing) -> impl IntoView {
    let fact = piece(mine, move |mine| mine.facts.iter().find(|fact| fact.thing == thing).cloned());
    let touch = Touch::new(move || Some(Target::Figure(mine.read().seat, thing)), board.table);
    let label = move || {
        let (text, fact) = (t().ginkgopolis(), fact.read());
        let figure = if fact.figure == "?" { text.sheet.hidden() } else { &fact.figure };
        text.sheet.figure(figure, text.thing(thing))
    };
    view! {
        <button use:touchable=touch class="mine__fact" aria-label=label>
            {drawn(fact, |fact| fact.art, |id| view! { <Art game=GAME id /> })}
            <span aria-hidden="true">{move || fact.read().figure.clone()}</span>
            <small aria-hidden="true">{move || fact.read().label.clone()}</small>
        </button>
    }
}

/// The cards of the seat in front.
#[component]
pub fn Engine(board: Board) -> impl IntoView {
    let title = field(board.model, |model| model.engine.title.clone());
    let triggers =
        field(board.model, |model| model.engine.columns.iter().map(|one| one.trigger).collect::<Vec<_>>());
    let at_end = field(board.model, |model| model.engine.at_end.clone());
    let class = move || {
        let states = [(board.engine.get(), "is-open"), (!at_end.read().is_empty(), "has-end")];
        classes("table__engine engine", &states)
    };
    view! {
        <section class=class data-testid="engine" data-rove="" aria-label=title>
            <For each=move || triggers.get() key=|trigger| *trigger as u8 let:trigger>
                <EngineColumn board trigger />
            </For>
            <Show when=move || !at_end.read().is_empty()>
                <div class="engine__end">
                    <span>{move || t().ginkgopolis().board.at_end()}</span>
                    <For each=move || at_end.get() key=Card::to_string let:card>
                        <KeptCard board card />
                    </For>
                </div>
            </Show>
        </section>
    }
}

/// The cards that work with one deed, and what they bring each time.
#[component]
fn EngineColumn(board: Board, trigger: Trigger) -> impl IntoView {
    let column = piece(board.model, move |model| {
        model.engine.columns.iter().find(|column| column.trigger == trigger).cloned()
    });
    let seat = field(board.model, |model| model.engine.seat);
    let touch = Touch::new(move || Some(Target::Column(seat.get(), trigger)), board.table);
    let characters = field(column, |column| column.characters.clone());
    let cards = field(column, |column| column.cards.clone());
    view! {
        <div class="engine__col">
            <h2 class="engine__head">
                <button use:touchable=touch class="engine__deed">
                    <Art game=GAME id=deed_art(trigger) />
                    {move || column.read().name}
                </button>
            </h2>
            <p class="vh">{move || column.read().spoken.clone()}</p>
            <ColumnSum column />
            <div class="engine__cards">
                <For each=move || characters.get() key=|character| character.number() let:character>
                    <KeptCharacter board character />
                </For>
                <For each=move || cards.get() key=Card::to_string let:card>
                    <KeptCard board card />
                </For>
            </div>
        </div>
    }
}

/// Income of the cards of a column each time.
#[component]
fn ColumnSum(column: Memo<ColumnModel>) -> impl IntoView {
    let part = |(item, count)| {
        view! {
            <span>
                {format!("+{count}")}
                <Art game=GAME id=item_art(item) />
            </span>
        }
    };
    view! {
        <p class="engine__sum" aria-hidden="true">
            {drawn(column, |column| column.sum, move |sum| sum.parts().map(part).collect_view())}
        </p>
    }
}

/// A card in front of a seat.
#[component]
fn KeptCard(board: Board, card: Card) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::Kept(card)), board.table);
    let label = move || t().ginkgopolis().spoken_card(card);
    view! {
        <button
            use:touchable=touch
            class="gcard gcard--small"
            data-color=own_card_art(card).0
            aria-label=label
        >
            <CardFace card small=true />
        </button>
    }
}

/// A character in front of a seat.
#[component]
fn KeptCharacter(board: Board, character: Character) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::Crew(character)), board.table);
    let label = move || t().ginkgopolis().spoken_character(character);
    view! {
        <button
            use:touchable=touch
            class="gcard gcard--small"
            data-color=small_art(character).0
            aria-label=label
        >
            <CharacterFace character />
        </button>
    }
}
