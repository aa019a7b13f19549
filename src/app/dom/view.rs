//! Anything that can be put into an element.

use std::borrow::Cow;

use leptos::prelude::*;
use web_sys::Node;

use super::bridge::put_leptos;
use super::element::El;
use super::region::{Always, Items, Remake, put_list, put_region};

/// A piece of the page that has not been put anywhere yet.
#[must_use = "a view that is put nowhere is not seen"]
pub enum View {
    /// Nothing.
    None,
    /// Text that stays.
    Text(Cow<'static, str>),
    /// An element.
    One(El),
    /// One after another.
    Many(Vec<View>),
    /// A region that is made anew from time to time.
    Region(Box<dyn Remake>),
    /// A list whose items keep their elements.
    List(Items),
    /// A view of Leptos.
    Leptos(Box<AnyView>),
}

impl View {
    /// Puts the view into `parent`, before `before` or at the end.
    pub(super) fn put(self, parent: &Node, before: Option<&Node>) {
        match self {
            View::None => {}
            View::Text(words) => insert(parent, &document().create_text_node(&words), before),
            View::One(element) => insert(parent, &element.0, before),
            View::Many(views) => views.into_iter().for_each(|view| view.put(parent, before)),
            View::Region(remake) => put_region(remake, parent, before),
            View::List(items) => put_list(items, parent, before),
            View::Leptos(view) => put_leptos(*view, parent, before),
        }
    }
}

/// Puts one node into `parent`, before `before` or at the end.
pub(super) fn insert(parent: &Node, node: &Node, before: Option<&Node>) {
    parent.insert_before(node, before).expect("invariant: `before` is a child of `parent`");
}

impl From<()> for View {
    fn from((): ()) -> View {
        View::None
    }
}

impl From<El> for View {
    fn from(element: El) -> View {
        View::One(element)
    }
}

impl From<&'static str> for View {
    fn from(words: &'static str) -> View {
        View::Text(Cow::Borrowed(words))
    }
}

impl From<String> for View {
    fn from(words: String) -> View {
        View::Text(Cow::Owned(words))
    }
}

impl<V: Into<View>> From<Option<V>> for View {
    fn from(view: Option<V>) -> View {
        view.map_or(View::None, V::into)
    }
}

impl<V: Into<View>> From<Vec<V>> for View {
    fn from(views: Vec<V>) -> View {
        views.into_iter().collect()
    }
}

impl<V: Into<View>> FromIterator<V> for View {
    fn from_iter<I: IntoIterator<Item = V>>(views: I) -> View {
        View::Many(views.into_iter().map(V::into).collect())
    }
}

impl<F: Fn() -> V + 'static, V: Into<View>> From<F> for View {
    fn from(view: F) -> View {
        View::Region(Box::new(Always(view)))
    }
}

/// Several views side by side.
macro_rules! side_by_side {
    ($(($($kind:ident)+),)*) => {$(
        impl<$($kind: Into<View>),+> From<($($kind,)+)> for View {
            fn from(views: ($($kind,)+)) -> View {
                #[allow(non_snake_case)]
                let ($($kind,)+) = views;
                View::Many(vec![$($kind.into()),+])
            }
        }
    )*};
}

side_by_side! {
    (A B),
    (A B C),
    (A B C D),
    (A B C D E),
    (A B C D E F),
    (A B C D E F G),
}
