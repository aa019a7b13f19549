//! A link to the table being set.

use std::marker::PhantomData;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sobremesa::session::share::encode_setup;
use wasm_bindgen_futures::JsFuture;

use super::draft::{Draft, DraftError};
use super::face::Settable;
use super::page::table_of;
use crate::app::i18n::t;
use crate::app::prefs::Prefs;
use crate::app::route::Route;
use crate::app::screens::parts::icon;

/// What became of the link.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Copied,
    ByHand(String),
}

/// Copies a link to the table; the seed is fixed by that, so that everybody
/// who opens it plays the same deal.
#[component]
pub fn ShareButton<G: Settable>(
    draft: RwSignal<Draft<G::Config>>,
    /// Where to say that the table cannot be set.
    refused: RwSignal<Option<DraftError>>,
    #[prop(optional)] game: PhantomData<fn() -> G>,
) -> impl IntoView
where
    G::Config: Send + Sync,
{
    let _ = game;
    let outcome = RwSignal::new(None);
    let prefs = Prefs::get();
    let share = move |_| match table_of::<G>(prefs, &draft.get_untracked()) {
        Ok(table) => {
            draft.update(|draft| draft.seed = table.seed.to_string());
            let route = Route::New { game: G::ID.into(), code: Some(encode_setup(&table)) };
            let link = format!("{}{route}", page_address());
            spawn_local(async move {
                let copied = copy(&link).await;
                outcome.try_set(Some(if copied { Outcome::Copied } else { Outcome::ByHand(link) }));
            });
        }
        Err(error) => refused.set(Some(error)),
    };
    let told = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Copied => {
                view! { {t().screens.setup.copied} " " {t().screens.setup.share_note} }.into_any()
            }
            Outcome::ByHand(link) => view! {
                {t().screens.setup.copy_by_hand}
                <input class="input" readonly=true prop:value=link aria-label=t().screens.setup.share />
            }
            .into_any(),
        })
    };
    view! {
        <p class="setup__shared" role="status">{told}</p>
        <button class="btn" on:click=share>
            {icon("share")}
            {move || t().screens.setup.share}
        </button>
    }
}

/// The address of the page, without the fragment.
fn page_address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Whether the browser took the text into its clipboard.
async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|value| value.is_object());
    there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}
