//! Everything as text.

use leptos::html::Textarea;
use leptos::prelude::*;
use session::study::tree::TextOnly;

use super::desk::StudyDesk;
use ui::i18n::use_lang;

/// The reasons why something stands in the text alone, as they are listed.
const WHY: [TextOnly; 4] = [TextOnly::Played, TextOnly::Begun, TextOnly::Follows, TextOnly::Rare];

#[component]
pub fn TextPanel(desk: StudyDesk) -> impl IntoView {
    let field = NodeRef::<Textarea>::new();
    // What is being written, until it is taken over or discarded.
    let written = RwSignal::new(None::<String>);
    let take = move |_| {
        if let Some(text) = written.get_untracked() {
            written.set(None);
            desk.go_on(text);
        }
    };
    let discard = move |_| {
        written.set(None);
        if let Some(field) = field.get_untracked() {
            field.set_value(&desk.text_untracked());
        }
    };
    let fields = move |why: TextOnly| {
        let names = desk.studies.text_only(why);
        let list = names.join(", ");
        (!names.is_empty()).then(|| {
            view! {
                <li>
                    <code>{list}</code>
                    ": "
                    {move || ui::i18n::study(use_lang()).text_only(why)}
                </li>
            }
        })
    };
    view! {
        <details class="panel study__section" data-testid="study-text">
            <summary>
                <h2>{move || ui::i18n::study(use_lang()).text()}</h2>
            </summary>
            <p class="field__hint">{move || ui::i18n::study(use_lang()).text_note()}</p>
            <ul class="study__reasons">{WHY.into_iter().map(fields).collect_view()}</ul>
            <textarea
                class="input study__text"
                node_ref=field
                lang="en"
                rows="16"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                data-testid="study-textarea"
                aria-label=move || ui::i18n::study(use_lang()).text()
                prop:value=move || desk.text()
                on:input=move |event| written.set(Some(event_target_value(&event)))
            ></textarea>
            <Show when=move || written.with(Option::is_some)>
                <p class="row__acts">
                    <button class="btn btn--primary" data-testid="take-text" on:click=take>
                        {move || ui::i18n::study(use_lang()).take_text()}
                    </button>
                    <button class="btn" on:click=discard>
                        {move || ui::i18n::study(use_lang()).discard_text()}
                    </button>
                </p>
            </Show>
        </details>
    }
}
