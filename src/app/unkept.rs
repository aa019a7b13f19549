//! Says that the storage did not take something small: a setting, a solution, a review.

use leptos::prelude::*;

use super::i18n::t;
use super::library::Library;
use sobremesa::session::saves::Health;

/// The note; it stays until it is closed, and comes back with the next thing that is not kept. Where
/// games are not kept either, every page says so in its place already.
#[component]
pub fn UnkeptNote() -> impl IntoView {
    let (unkept, health) = (Library::get().unkept(), Library::get().health());
    let seen = RwSignal::new(0_usize);
    let count = Memo::new(move |_| unkept.with(|keys| keys.len()));
    let open = Memo::new(move |_| count.get() > seen.get() && health.get() == Health::Kept);
    view! {
        <div class="toasts" role="status">
            <Show when=move || open.get()>
                <div class="toast toast--acts" data-testid="unkept-facts">
                    <p>{move || t().shell.unkept}</p>
                    <button class="btn toast__act" on:click=move |_| seen.set(count.get_untracked())>
                        {move || t().shell.close}
                    </button>
                </div>
            </Show>
        </div>
    }
}
