//! Parts of a board's model that a view follows by themselves: what did not change is not drawn anew.

use leptos::prelude::*;

/// A field of the model, or something made from it.
pub fn field<M, T>(model: Memo<M>, read: impl Fn(&M) -> T + Send + Sync + 'static) -> Memo<T>
where
    M: Send + Sync + 'static,
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| model.with(|model| read(model)))
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
