//! Regions that are made anew, and lists whose items stay.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Node;

use super::element::El;
use super::follow;
use super::view::{View, insert};

/// What a region shows.
pub trait Remake {
    /// Reads what the view depends on; whether it has to be made anew.
    fn is_stale(&mut self) -> bool;

    /// Makes the view.
    fn make(&mut self) -> View;
}

/// Made anew whenever anything changes that it has read.
pub(super) struct Always<F>(pub(super) F);

impl<F: Fn() -> V, V: Into<View>> Remake for Always<F> {
    fn is_stale(&mut self) -> bool {
        true
    }

    fn make(&mut self) -> View {
        (self.0)().into()
    }
}

/// There while something holds. One type for all, as most regions are of this kind.
struct When {
    on: Box<dyn Fn() -> bool>,
    last: Option<bool>,
    view: Box<dyn Fn() -> View>,
}

impl Remake for When {
    fn is_stale(&mut self) -> bool {
        let now = Some((self.on)());
        std::mem::replace(&mut self.last, now) != now
    }

    fn make(&mut self) -> View {
        if self.last == Some(true) { untrack(&self.view) } else { View::None }
    }
}

/// Made anew when its data are no longer equal to what they were.
struct Swap<D, F, M> {
    data: F,
    last: Option<D>,
    view: M,
}

impl<D: Clone + PartialEq, F: Fn() -> D, V: Into<View>, M: Fn(D) -> V> Remake for Swap<D, F, M> {
    fn is_stale(&mut self) -> bool {
        let now = Some((self.data)());
        let stale = self.last != now;
        self.last = now;
        stale
    }

    fn make(&mut self) -> View {
        let data = self.last.clone().expect("invariant: the data are read before the view is made");
        untrack(|| (self.view)(data)).into()
    }
}

/// An item of a list: its key, and how to make its element.
pub type Item = (String, Box<dyn FnOnce() -> El>);

/// Says what a list consists of.
pub type Items = Box<dyn Fn() -> Vec<Item>>;

/// What `view` makes while `on` holds.
pub fn when<V: Into<View>>(on: impl Fn() -> bool + 'static, view: impl Fn() -> V + 'static) -> View {
    View::Region(Box::new(When { on: Box::new(on), last: None, view: Box::new(move || view().into()) }))
}

/// What `view` makes of the data, made anew whenever they are no longer equal to what they were.
pub fn swap<D, V>(data: impl Fn() -> D + 'static, view: impl Fn(D) -> V + 'static) -> View
where
    D: Clone + PartialEq + 'static,
    V: Into<View>,
{
    View::Region(Box::new(Swap { data, last: None, view }))
}

/// A list. An item with a key that was there before keeps its element, and its place in the order of `data`;
/// `item` makes the element of a new one. Keys must differ from each other.
pub fn each<D: 'static>(
    data: impl Fn() -> Vec<D> + 'static,
    key: impl Fn(&D) -> String + 'static,
    item: impl Fn(D) -> El + Clone + 'static,
) -> View {
    View::List(Box::new(move || {
        let one = |datum: D| -> Item {
            let item = item.clone();
            (key(&datum), Box::new(move || item(datum)))
        };
        data().into_iter().map(one).collect()
    }))
}

/// An unseen node that marks a place.
fn marker() -> Node {
    document().create_comment("").unchecked_into()
}

pub(super) fn put_region(mut region: Box<dyn Remake>, parent: &Node, before: Option<&Node>) {
    let (start, end) = (marker(), marker());
    insert(parent, &start, before);
    insert(parent, &end, before);
    let inside = Owner::current().map_or_else(Owner::new, |owner| owner.child());
    follow(Box::new(move || {
        if !region.is_stale() {
            return;
        }
        inside.cleanup();
        let view = inside.with(|| region.make());
        // Without a parent the region has been taken away in the meantime.
        let Some(parent) = end.parent_node() else { return };
        while let Some(node) = start.next_sibling().filter(|node| *node != end) {
            parent.remove_child(&node).expect("invariant: a sibling is a child of the same parent");
        }
        inside.with(|| untrack(|| view.put(&parent, Some(&end))));
    }));
}

/// An item that is shown.
struct Shown {
    key: String,
    element: El,
    owner: Owner,
}

pub(super) fn put_list(items: Items, parent: &Node, before: Option<&Node>) {
    let end = marker();
    insert(parent, &end, before);
    let above = Owner::current();
    let mut shown: Vec<Shown> = Vec::new();
    follow(Box::new(move || {
        let wanted = items();
        let Some(parent) = end.parent_node() else { return };
        let mut old = std::mem::take(&mut shown);
        shown =
            untrack(|| wanted.into_iter().map(|item| keep_or_make(&mut old, item, above.as_ref())).collect());
        for gone in old {
            gone.owner.cleanup();
            gone.element.0.remove();
        }
        let mut next = end.clone();
        for item in shown.iter().rev() {
            if item.element.0.next_sibling().as_ref() != Some(&next) {
                insert(&parent, &item.element.0, Some(&next));
            }
            next = item.element.0.clone().unchecked_into();
        }
    }));
}

fn keep_or_make(old: &mut Vec<Shown>, (key, make): Item, above: Option<&Owner>) -> Shown {
    match old.iter().position(|item| item.key == key) {
        // Usually the first: lists mostly grow at their end.
        Some(place) => old.remove(place),
        None => {
            let owner = above.map_or_else(Owner::new, Owner::child);
            let element = owner.with(make);
            Shown { key, element, owner }
        }
    }
}
