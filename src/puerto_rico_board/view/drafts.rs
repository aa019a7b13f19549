//! The storage being put together: which goods go into the warehouses, which
//! crate stays on the dock.

use leptos::prelude::*;
use puerto_rico::Good;

use super::board::Board;
use super::piece::Drawn;
use crate::model::Model;
use crate::model::{CrateModel, KeptCrates, Target};
use crate::words::Words;

/// The storage, while it is asked about.
#[component]
pub fn Storage(board: Board) -> impl IntoView {
    let goods =
        move || board.read(|model| model.mat.crates.iter().map(|crates| crates.good).collect::<Vec<_>>());
    view! {
        <Show when=move || board.read(Model::is_storing)>
            <section
                class="storage"
                data-testid="storage"
                aria-label=move || board.read(|model| model.prompt.head.clone())
            >
                <ul class="storage__list" data-rove="">
                    <For each=goods key=|good| good.key() let:good>
                        <StoredGood board good />
                    </For>
                </ul>
            </section>
        </Show>
    }
}

fn find(model: &Model, good: Good) -> Option<&CrateModel> {
    model.mat.crates.iter().find(|crates| crates.good == good)
}

#[component]
fn StoredGood(board: Board, good: Good) -> impl IntoView {
    let kept = Memo::new(move |_| board.read(|model| find(model, good).and_then(|crates| crates.kept)));
    let is_kept = move |by: fn(KeptCrates) -> bool| kept.get().is_some_and(by);
    let is_lost = move || is_kept(|kept| !kept.whole && !kept.one);
    let art = untrack(|| board.read(|model| find(model, good).map(|crates| crates.art.clone())));
    let count = move || board.read(|model| find(model, good).map(|crates| crates.count));
    view! {
        <li class="storage__row">
            <span class="gd">
                <Drawn id=art.unwrap_or_default() />
                <span class="vh">{move || board.texts().good(good)}</span>
                {count}
            </span>
            <KeepButton
                board
                good
                class="storage__all"
                on=Signal::derive(move || is_kept(|kept| kept.whole))
                target=Target::StoreAll(good)
                label=Words::board_whole
                attr:aria-disabled=move || (!is_kept(|kept| kept.may_whole)).to_string()
            />
            <KeepButton
                board
                good
                class="storage__one"
                on=Signal::derive(move || is_kept(|kept| kept.one))
                target=Target::KeepOne(good)
                label=Words::board_one
            />
            <Show when=is_lost>
                <span class="storage__lost" aria-hidden="true">{move || board.texts().board_lost()}</span>
            </Show>
        </li>
    }
}

/// A way to keep a good, switched on or off.
#[component]
fn KeepButton(
    board: Board,
    good: Good,
    /// Its class, which also names it in tests.
    class: &'static str,
    /// True if the good is kept this way.
    on: Signal<bool>,
    /// Target of a click.
    target: Target,
    /// Its words.
    label: fn(Words) -> &'static str,
) -> impl IntoView {
    view! {
        <button
            class=class
            data-testid=format!("{class}-{}", good.key())
            aria-pressed=move || on.get().to_string()
            aria-label=move || {
                let words = board.texts();
                words.labelled(words.good(good), label(words))
            }
            on:click=move |_| board.table.tap(target)
        >
            {move || label(board.texts())}
        </button>
    }
}
