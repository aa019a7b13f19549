//! Seat on turn, and the moves that lead on from here.

use game_core::RuleId;
use leptos::prelude::*;

use super::desk::StudyDesk;
use table::game::study::Moment;
use ui::drawings::Icon;
use ui::i18n::use_lang;
use ui::route::Route;

#[component]
pub fn MomentPanel(desk: StudyDesk) -> impl IntoView {
    let moment = Memo::new(move |_| desk.studies.moment(&desk.text(), use_lang()));
    let asked = move || {
        let words = ui::i18n::study(use_lang());
        moment.with(|moment| match moment {
            None => String::new(),
            Some(Moment { asked: None, .. }) => words.over().to_owned(),
            Some(Moment { asked: Some((seat, what)), .. }) => words.asked(what, words.seat(seat + 1)),
        })
    };
    let is_playing = move || desk.text().contains("\"stack\"");
    let rest = move |_| desk.go_on(desk.studies.at_rest(&desk.text_untracked()));
    view! {
        <section class="panel" aria-labelledby="moment">
            <h2 id="moment">{move || ui::i18n::study(use_lang()).moment()}</h2>
            <Verdict desk />
            <p data-testid="study-asked">{asked}</p>
            <Show when=move || moment.with(|moment| moment.as_ref().is_some_and(|one| !one.moves.is_empty()))>
                <details class="fine">
                    <summary>{move || ui::i18n::study(use_lang()).moves()}</summary>
                    <p class="field__hint">{move || ui::i18n::study(use_lang()).moves_note()}</p>
                    <Moves desk moment />
                </details>
            </Show>
            <Show when=is_playing>
                <button class="btn" data-testid="study-rest" on:click=rest>
                    {move || ui::i18n::study(use_lang()).at_rest()}
                </button>
            </Show>
        </section>
    }
}

/// Reason why the position is refused, in a sentence, with the rules behind it.
#[component]
pub fn Reason(desk: StudyDesk) -> impl IntoView {
    let refused = Memo::new(move |_| desk.refused());
    // The reference explains them in the language of the page.
    let rules = move || {
        let rules = refused.with(|refused| refused.as_ref().map_or(&[][..], |refused| refused.rules));
        let link = |&RuleId(id): &RuleId| {
            let to = Route::Rules { game: desk.info.id.to_owned(), rule: Some(id.to_owned()) };
            view! {
                " "
                <a href=to.to_string() data-testid="study-rule">
                    {move || ui::i18n::study(use_lang()).rule(id)}
                </a>
            }
        };
        rules.iter().map(link).collect_view()
    };
    view! {
        <p>
            <strong>{move || ui::i18n::study(use_lang()).refused()}</strong>
            " "
            <span lang=move || refused.get().map(|refused| refused.lang.tag())>
                {move || refused.get().map(|refused| refused.said)}
            </span>
            {rules}
        </p>
    }
}

/// Verdict: the position is possible, or the reason why not.
#[component]
fn Verdict(desk: StudyDesk) -> impl IntoView {
    let refused = Memo::new(move |_| desk.refused());
    let place = Memo::new(move |_| desk.reading.with(|reading| reading.place.clone()));
    // By name where a control has one; what is in the text alone, by its path.
    let whereabouts = move || match desk.trail() {
        Some(trail) => view! { <em data-testid="study-place">{trail}</em> }.into_any(),
        None => view! { <code>{refused.get().map(|refused| refused.path)}</code> }.into_any(),
    };
    let is_shapeless = move || desk.reading.with(|reading| reading.looked.tree.is_empty());
    let show = move |_| {
        if let Some(path) = place.get_untracked() {
            super::acts::show_place(desk, &path);
        }
    };
    view! {
        <div role="status" aria-live="polite" data-testid="study-verdict">
            <Show
                when=move || refused.with(Option::is_some)
                fallback=|| view! {
                    <p class="study__fine">
                        <Icon name="check" />
                        {move || ui::i18n::study(use_lang()).fine()}
                    </p>
                }
            >
                <div class="banner banner--warn study__verdict">
                    <Icon name="warning" />
                    <div>
                        <Reason desk />
                        <p>{whereabouts}</p>
                        <p>
                            {move || match is_shapeless() {
                                true => ui::i18n::study(use_lang()).no_tree(),
                                false => ui::i18n::study(use_lang()).refused_note(),
                            }}
                        </p>
                    </div>
                    <Show when=move || place.with(Option::is_some)>
                        <button class="btn" data-testid="study-show" on:click=show>
                            {move || ui::i18n::study(use_lang()).show()}
                        </button>
                    </Show>
                </div>
            </Show>
        </div>
    }
}

/// A button for each move, under its heading.
#[component]
fn Moves(desk: StudyDesk, moment: Memo<Option<Moment>>) -> impl IntoView {
    let moves = move || moment.get().map(|moment| moment.moves).unwrap_or_default().into_iter().enumerate();
    let make = move |index: usize| {
        if let Some(text) = desk.studies.moved(&desk.text_untracked(), index) {
            desk.go_on(text);
        }
    };
    let button = move |(index, (_, said)): (usize, (&'static str, String))| {
        view! {
            <button class="btn btn--quiet" on:click=move |_| make(index)>
                {said}
            </button>
        }
    };
    view! {
        <div class="study__moves" data-testid="study-moves">
            <For each=moves key=Clone::clone children=button />
        </div>
    }
}
