//! The root component: preferences, the present route, the screen for it.

use leptos::prelude::*;

use super::i18n::t;
use super::prefs::Prefs;
use super::route::Route;
use super::table::live::{Live, LiveRegions};

/// The present route, in context; follows the address.
#[derive(Clone, Copy)]
pub struct Router(RwSignal<Route>);

impl Router {
    /// Follows the address from now on, for everything below. Call once.
    pub fn provide() -> Router {
        let router = Router(RwSignal::new(read_address()));
        provide_context(router);
        let listener = window_event_listener(leptos::ev::hashchange, move |_| {
            router.0.set(read_address());
        });
        on_cleanup(move || listener.remove());
        router
    }

    /// The router of this page.
    pub fn get() -> Router {
        expect_context()
    }

    /// Where we are; tracked.
    pub fn route(self) -> Route {
        self.0.get()
    }

    /// Goes there, as a new step of the browser's history.
    pub fn go(self, route: &Route) {
        let _ = window().location().set_hash(&route.to_string());
    }
}

fn read_address() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let _prefs = Prefs::provide();
    let router = Router::provide();
    Live::provide();
    crate::app::library::Library::provide();
    crate::app::pwa::Pwa::provide();
    // From rule to rule the reference stays on the screen.
    let place = Memo::new(move |_| match router.route() {
        Route::Rules { game, .. } => Route::Rules { game, rule: None },
        other => other,
    });
    view! {
        <a class="skip" href="#main">{move || t().shell.skip}</a>
        <LiveRegions />
        <crate::app::pwa::UpdateBar />
        {move || match place.get() {
            Route::Table(id) => view! { <crate::app::table::screen::TableScreen id=id /> }.into_any(),
            Route::Results(id) => view! { <crate::app::table::result::Results id=id /> }.into_any(),
            Route::Saved => view! { <crate::app::screens::saved::SavedPage /> }.into_any(),
            Route::Rules { .. } => view! { <crate::app::screens::rules::RulesPage /> }.into_any(),
            Route::Settings => view! { <crate::app::screens::settings::Settings /> }.into_any(),
            Route::New { game, code } => {
                view! { <crate::app::screens::setup::SetupPage game=game code=code /> }.into_any()
            }
            Route::Home => view! { <crate::app::screens::home::Home /> }.into_any(),
        }}
    }
}
