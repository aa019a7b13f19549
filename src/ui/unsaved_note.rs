//! Says that the storage did not take something small: a setting, a solution, a review.

use leptos::prelude::*;

use super::i18n::t;
use super::library::Library;

/// The note; it stays until it is closed, and comes back with the next thing that is not kept. It leaves
/// the table in sight where a banner says already that the game is not kept either.
#[component]
pub fn UnsavedNote() -> impl IntoView {
    let library = Library::get();
    let seen = RwSignal::new(0_usize);
    let count = Memo::new(move |_| library.unkept().with(|keys| keys.len()));
    let open = Memo::new(move |_| count.get() > seen.get() && !library.is_told());
    view! {
        <div class="toasts" role="status">
            <Show when=move || open.get()>
                <div class="toast toast--acts" data-testid="unkept-facts">
                    <p>{move || t().shell.unkept()}</p>
                    <button class="btn toast__act" on:click=move |_| seen.set(count.get_untracked())>
                        {move || t().shell.close()}
                    </button>
                </div>
            </Show>
        </div>
    }
}
