//! The reference as a page, and as a panel beside the board.

use leptos::prelude::*;
use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;

use super::book::{Chapters, Place, Search};
use crate::app::i18n::t;
use crate::app::route::Route;
use crate::app::screens::parts::PageBar;
use crate::app::shell::Router;

/// The page. It follows the address as long as that leads to rules.
#[component]
pub fn RulesPage() -> impl IntoView {
    let router = Router::get();
    let rule = Memo::new(move |_| match router.route() {
        Route::Rules { rule, .. } => rule,
        _ => None,
    });
    let place = Place::new(None, true);
    Effect::new(move |_| {
        if let Some(rule) = rule.get() {
            place.go(&rule);
        }
    });
    let title = Signal::derive(|| t().rules.title.to_owned());
    view! {
        <div class="page rules">
            <PageBar title=title />
            <div class="rules__frame">
                <nav class="rules__toc" aria-label=move || t().rules.contents>
                    <Search place=place />
                    <Contents place=place />
                </nav>
                <main class="rules__text" id="main" tabindex="-1">
                    <Chapters place=place />
                </main>
            </div>
        </div>
    }
}

/// The chapters as links.
#[component]
fn Contents(place: Place) -> impl IntoView {
    let links = move || {
        let link = |chapter: &'static crate::app::i18n::rules::Chapter| {
            let route = Route::Rules { game: SanJuan::ID.into(), rule: Some(chapter.key.into()) };
            let current =
                move || place.target.with(|target| target.as_deref() == Some(chapter.key)).then_some("true");
            // The same link may be followed twice: the address does not change
            // then, the place does.
            view! {
                <li>
                    <a href=route.to_string() aria-current=current on:click=move |_| place.go(chapter.key)>
                        {chapter.title}
                    </a>
                </li>
            }
        };
        t().rules.chapters.iter().map(link).collect_view()
    };
    view! { <ol>{links}</ol> }
}

/// The reference in a drawer beside the board. Links stay inside.
#[component]
pub fn RulesPanel(
    /// The rule to show first.
    #[prop(optional_no_strip)]
    rule: Option<String>,
) -> impl IntoView {
    let whole = Route::Rules { game: SanJuan::ID.into(), rule: rule.clone() }.to_string();
    let place = Place::new(rule, false);
    view! {
        <div class="rules rules--panel">
            <Search place=place />
            <p><a href=whole>{move || t().rules.whole}</a></p>
            <div class="rules__text"><Chapters place=place /></div>
        </div>
    }
}
