//! How the page writes its views.
//!
//! A view is built by plain functions from two types that know nothing of what they show: [`El`], an element,
//! and [`View`], anything that can be put into one. What changes is a closure that reads signals; it runs again
//! when they change, and touches only the attribute, the text or the region that it stands for.
//!
//! ```ignore
//! pub fn counter(count: RwSignal<u32>) -> El {
//!     el("section").class("counter").attr("aria-label", || t().shell.counter)
//!         .child(el("h2").text(|| t().shell.counter))
//!         .child(el("p").class(move || if count.get() > 9 { "is-many" } else { "" }).text(move || count.get()))
//!         .child(when(move || count.get() > 0, || el("p").text(|| t().shell.some)))
//!         .child(el("button").test("more").on_click(move |_| count.update(|n| *n += 1)).child(icon("plus")))
//! }
//! ```
//!
//! | For | Write |
//! |---|---|
//! | an attribute, fixed or following | `.attr("title", "x")`, `.attr("title", move \|\| …)`; `None` removes it |
//! | `true`/`false` as words (ARIA) | `.attr("aria-pressed", move \|\| bool)` |
//! | an attribute that is there or not | `.flag("hidden", move \|\| bool)` |
//! | text, fixed or following | `.text("x")`, `.text(move \|\| …)` |
//! | elements, options and lists of them | `.child(el("p"))`, `.child(Some(el("p")))`, `.child(vec![…])`, `.child((a, b))` |
//! | something there or not | [`when`] |
//! | something rebuilt when its data change | [`swap`] |
//! | a list whose items keep their elements | [`each`] |
//! | something done when signals change | [`react`] |
//! | something rebuilt whenever it reads anything new | `.child(move \|\| …)`; prefer [`swap`] |
//!
//! Regions are rebuilt whole, so whatever can have the focus stands in [`each`], or outside of regions with
//! attributes that follow.
//!
//! Why not the `view!` macro: it makes a new type of every element and every closure, and the compiler writes the
//! code that builds, rebuilds and removes it anew for each. Here a closure costs its own body and one entry in a
//! table. A page of twelve small panels weighs 52 kB gzipped with the macro, 47 kB with the macro and every closure
//! boxed by hand, and 38 kB so; every further panel takes 3.8, 2.5 or 2.2 kB of code. On the whole page the view types
//! of Leptos took 350 kB of code, and take none.
//!
//! The same holds for signals: [`RwSignal`] is ours, with one code for all types of values. `Memo` and `StoredValue`
//! are those of Leptos, as there are few of them.
//!
//! Every function here is to be called where a reactive owner is present, as in a component or in a view's
//! closure: what follows signals lives as long as that owner.

mod bridge;
mod drawing;
mod element;
mod region;
mod view;

pub use bridge::old;
pub use drawing::{art, icon, mark};
pub use element::{El, el, svg};
pub use leptos::prelude::RwSignal;
pub use region::{each, swap, when};
pub use view::View;

use leptos::prelude::*;

/// Runs `run` now, and again whenever a signal changes that it has read, as long as the present owner lives.
fn follow(mut run: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    on_cleanup(move || drop(effect));
}

/// Does something soon, when the view has been put into the page, and again whenever a signal changes that it
/// has read, as long as the present owner lives.
pub fn react(run: impl FnMut() + 'static) {
    fn boxed(mut run: Box<dyn FnMut()>) {
        Effect::new(move |_: Option<()>| run());
    }
    boxed(Box::new(run));
}
