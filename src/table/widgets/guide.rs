//! Text of a guided game's coach, its word on the last choice, and the marks on what it speaks of.

use leptos::prelude::*;

use super::marks::{Rings, into_view};
use crate::board::GameUi;
use crate::tutor::Tutor;
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};

/// Text of the coach, over the board.
#[component]
pub fn GuideBar<G: GameBoard>(tutor: Tutor<G>, table: Table<G>) -> impl IntoView {
    let topic = Memo::new(move |_| tutor.topic().map(|topic| topic.key));
    let say = move || match topic.get() {
        Some(key) => <G as GameUi>::guide_text(key, use_lang()).to_owned(),
        None if table.game.is_over() => t().learn.guide_end().to_owned(),
        None if table.game.is_mine() => t().learn.guide_free().to_owned(),
        None => t().learn.others().to_owned(),
    };
    let word = move || tutor.word().map(|(judgement, ideas)| judgement.words(&ideas, t()));
    let remark = Memo::new(move |_| word());
    // The bar stays low: with nothing new to explain, the word on the last choice stands alone.
    let is_word_enough = Memo::new(move |_| topic.with(Option::is_none) && remark.with(Option::is_some));
    view! {
        <Show when=move || !tutor.is_away()>
            <section class="coach coach--guide" data-testid="guide" aria-label=move || t().learn.guide()>
                <div class="coach__say" role="status" aria-live="polite">
                    <p class="coach__remark" data-testid="guide-remark" hidden=move || remark.with(Option::is_none)>
                        {move || remark.get()}
                    </p>
                    <p
                        data-testid="guide-say"
                        data-topic=move || topic.get()
                        hidden=move || is_word_enough.get()
                    >
                        {say}
                    </p>
                </div>
                <div class="coach__acts">
                    <Show when=move || topic.with(Option::is_some)>
                        <button class="btn btn--primary" data-testid="guide-next" on:click=move |_| tutor.understood()>
                            {move || t().learn.understood()}
                        </button>
                    </Show>
                    <button
                        class="iconbtn"
                        data-testid="guide-leave"
                        aria-label=move || t().learn.guide_leave()
                        on:click=move |_| tutor.leave()
                    >
                        <Icon name="close" />
                    </button>
                </div>
            </section>
            <GuideMarks tutor table />
        </Show>
    }
}

/// Rings around the places of a topic.
#[component]
fn GuideMarks<G: GameBoard>(tutor: Tutor<G>, table: Table<G>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let is_covered = table.store.panels().drawer.get().is_some() || table.sheet.get().is_some();
        let show = tutor.topic().filter(|_| !is_covered).map(|topic| topic.show);
        show.unwrap_or_default().iter().map(|name| (*name).to_owned()).collect::<Vec<String>>()
    });
    Effect::new(move |_| {
        table.store.sought.set(shown.get());
        if let Some(first) = shown.with(|shown| shown.first().cloned()) {
            into_view(first);
        }
    });
    on_cleanup(move || {
        table.store.sought.try_set(Vec::new());
    });
    view! { <Rings shown /> }
}
