//! Facts that speak for a choice: what the one speaks of that is touched or has the focus lights up on the board.

use game_core::Seat;
use leptos::prelude::*;

use super::marks::Rings;
use crate::board::IdeaOf;
use crate::{GameBoard, Table};

/// Facts, each a button; `lit` is the place of the one that is touched or has the focus.
#[component]
pub fn Facts(lines: Vec<String>, lit: RwSignal<Option<usize>>) -> impl IntoView {
    let fact = move |(at, line): (usize, String)| view! { <Fact at line lit /> };
    view! { <ul class="hint__facts">{lines.into_iter().enumerate().map(fact).collect_view()}</ul> }
}

/// Facts that speak for a choice of `seat`, with the rings around what they speak of. The board of that seat comes into sight
/// with the first one that is touched, and goes with the facts.
#[component]
pub fn LitFacts<G: GameBoard>(
    table: Table<G>,
    seat: Seat,
    ideas: Vec<IdeaOf<G>>,
    /// The ideas as sentences.
    lines: Vec<String>,
) -> impl IntoView {
    let lit = RwSignal::new(None::<usize>);
    let ideas = StoredValue::new_local(ideas);
    let places = Memo::new(move |_| {
        lit.get().map_or_else(Vec::new, |at| ideas.with_value(|ideas| table.lit_places(seat, ideas.get(at))))
    });
    let before = table.store.visiting.get_untracked();
    Effect::new(move |_| {
        if lit.get().is_some() {
            table.bring_to_front(seat);
        }
    });
    on_cleanup(move || {
        if table.store.visiting.try_get_untracked().is_some_and(|visited| visited != before) {
            table.store.visiting.set(before);
        }
    });
    view! {
        <Rings shown=places />
        <Facts lines lit />
    }
}

/// A fact that speaks for the move: what it speaks of lights up while it is touched or has the focus.
#[component]
fn Fact(
    /// Its place among the ideas.
    at: usize,
    line: String,
    lit: RwSignal<Option<usize>>,
) -> impl IntoView {
    let is_lit = move || lit.get() == Some(at);
    let leave = move || {
        if lit.get_untracked() == Some(at) {
            lit.set(None);
        }
    };
    view! {
        <li>
            <button
                class=move || if is_lit() { "hint__fact is-lit" } else { "hint__fact" }
                data-testid="hint-fact"
                on:click=move |_| lit.set(Some(at))
                on:focus=move |_| lit.set(Some(at))
                on:blur=move |_| leave()
            >
                {line}
            </button>
        </li>
    }
}

impl<G: GameBoard> Table<G> {
    /// Names the places on the board as it is shown that an idea behind a choice of `seat` speaks of; tracked.
    pub(crate) fn lit_places(self, seat: Seat, idea: Option<&IdeaOf<G>>) -> Vec<String> {
        idea.map_or_else(Vec::new, |idea| {
            self.game.with_context(|context| G::idea_places(context, seat, idea))
        })
    }

    /// Brings what lies before `seat` to the front, where one seat at a time has it.
    pub(crate) fn bring_to_front(self, seat: Seat) {
        let visited = (self.store.viewer.get_untracked() != Some(seat)).then_some(seat);
        if self.store.visiting.get_untracked() != visited {
            self.store.visiting.set(visited);
        }
    }
}
