//! Parts of a board's model that a view follows by themselves: what did not change is not drawn anew.
//!
//! A store with a signal for each field (`reactive_stores` 0.4.4: `Store`, `Patch`) was tried for the harbour of Puerto
//! Rico and left out. Stepping through the same 150 positions of a game took as long (15.25 ms a step, of which scripts
//! 5.4 instead of 5.5) and changed the document as often (311 changes); the board's part of the program grew by 3.6 %
//! (gzip), the sources by 122 lines. Patching a store with keyed lists panics unless each field is patched by itself,
//! and a reader by key does not hear of a key that comes or goes (leptos-rs/leptos#4486, #4802).

use leptos::prelude::*;

use ui::diffed::{Diffed, diffed};

/// A field of the model, or something made from it.
pub fn field<M, T>(model: Memo<M>, read: impl Fn(&M) -> T + Send + Sync + 'static) -> Memo<T>
where
    M: Send + Sync + 'static,
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| model.with(|model| read(model)))
}

/// A function that a view follows. Boxed: the framework's code for it is there once, not for each drawing.
pub type Drawing<T> = Box<dyn Fn() -> T + Send>;

/// Something drawn from a field of the model, anew only when that field changes.
pub fn drawn<M, T, V>(
    model: Memo<M>,
    read: impl Fn(&M) -> T + Send + Sync + 'static,
    draw: impl Fn(T) -> V + Send + 'static,
) -> Drawing<Diffed>
where
    M: Send + Sync + 'static,
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoAny,
{
    let field = field(model, read);
    Box::new(move || diffed(|| draw(field.get())))
}

/// The same for what is not always there.
pub fn drawn_if<M, T, V>(
    model: Memo<M>,
    read: impl Fn(&M) -> Option<T> + Send + Sync + 'static,
    draw: impl Fn(T) -> V + Send + 'static,
) -> Drawing<Option<Diffed>>
where
    M: Send + Sync + 'static,
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoAny,
{
    let field = field(model, read);
    Box::new(move || field.get().map(|value| diffed(|| draw(value))))
}

/// The piece that `find` finds in the model. A piece that has gone from the model keeps its last data until its
/// element goes as well, which is a moment later.
pub fn piece<M, T>(model: Memo<M>, find: impl Fn(&M) -> Option<T> + Send + Sync + 'static) -> Memo<T>
where
    M: Send + Sync + 'static,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |last: Option<&T>| {
        let now = model.with(|model| find(model));
        now.or_else(|| last.cloned()).expect("invariant: a piece is in the model when its view is made")
    })
}
