//! The present route, which follows the address.

use leptos::prelude::*;

use super::back;
use super::route::Route;

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
        use_context().expect("invariant: the page provides it before anything is shown")
    }

    /// Returns the present route; tracked.
    pub fn route(self) -> Route {
        self.0.get()
    }

    /// Goes there, as a new step of the browser's history.
    pub fn go(self, route: &Route) {
        back::go(&route.to_string());
    }

    /// Goes there in place of the present page, to which the way back then does not lead.
    pub fn replace(self, route: &Route) {
        // Without a way there, the page stays as it is.
        let _ = window().location().replace(&route.to_string());
    }
}

fn read_address() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}
