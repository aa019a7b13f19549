//! Views drawn from data alone, which change only where the data do.
//!
//! The framework patches a view that is drawn anew by taking every attribute off
//! every element and putting it on again (as long as the page is compiled with
//! `erase_components`), and each drawing is then cloned from its sprite and styled
//! once more. [`Diffed`] draws aside and takes over what differs.
//!
//! Aside, a drawing only notes its address ([`ADDRESS`]), and gets it when it comes to stand in the document: Chromium
//! asks for the sprite whenever an address is set, for 0.3 ms each, and nearly all of what is drawn aside is thrown away.
//! At a quarter of the speed that was up to 100 ms of an answer in Puerto Rico.

use std::cell::Cell;
use std::collections::VecDeque;

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types;
use leptos::tachys::view::{Mountable, Position, PositionState};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

/// A view without anything that listens or follows by itself: only its elements
/// and words are kept. It stands as a child, and takes no attributes from outside.
pub struct Diffed(AnyView);

thread_local! {
    /// True while something is drawn aside.
    static ASIDE: Cell<bool> = const { Cell::new(false) };
}

/// Attribute in which a drawing that was drawn aside notes its address.
pub const ADDRESS: &str = "data-href";
/// Attribute of a drawing's address.
const HREF: &str = "href";

/// Returns true while something is drawn aside: a drawing then notes its address in [`ADDRESS`] and does without it.
pub fn is_aside() -> bool {
    ASIDE.get()
}

/// Draws such a view.
pub fn diffed<V: IntoAny>(draw: impl FnOnce() -> V) -> Diffed {
    let outer = ASIDE.replace(true);
    let view = draw().into_any();
    ASIDE.set(outer);
    Diffed(view)
}

/// The nodes that stand in the document, in their order; never none.
pub struct DiffedNodes(Vec<Node>);

/// Draws a view aside. The last node is an empty text, so that there is always a
/// place to come back to.
fn drawn(view: AnyView) -> Vec<Node> {
    let aside = document().create_element("div").expect("invariant: the tag is a constant");
    view.build().mount(&aside, None);
    let end = document().create_text_node("");
    children(&aside).chain([end.into()]).collect()
}

fn children(of: &Node) -> impl Iterator<Item = Node> {
    let list = of.child_nodes();
    // As an array: the list itself changes when nodes move.
    let nodes: Vec<Node> = (0..list.length()).filter_map(|place| list.item(place)).collect();
    nodes.into_iter()
}

/// Returns true if one can take over the differences of the other: text and text, or elements of a
/// tag and a first class.
fn alike(one: &Node, other: &Node) -> bool {
    let class = |node: &Node| {
        let class = node.dyn_ref::<Element>()?.get_attribute("class")?;
        class.split(' ').next().map(str::to_owned)
    };
    one.node_name() == other.node_name() && class(one) == class(other)
}

/// Makes `old`, which stands in `parent` before `end`, like `new`; what stands there
/// then.
fn take_over(parent: &Node, old: Vec<Node>, new: Vec<Node>, end: Option<&Node>) -> Vec<Node> {
    let mut old = VecDeque::from(old);
    let mut new = VecDeque::from(new);
    let mut now = Vec::with_capacity(new.len());
    while let Some(next) = new.pop_front() {
        if let Some(same) = old.pop_front_if(|first| first.is_equal_node(Some(&next))) {
            now.push(same);
            continue;
        }
        // What has no like any more goes.
        while let Some(gone) =
            old.pop_front_if(|first| !alike(first, &next) && !new.iter().any(|later| alike(first, later)))
        {
            remove(parent, &gone);
        }
        match old.pop_front_if(|first| alike(first, &next)) {
            Some(stays) => {
                patch(&stays, &next);
                now.push(stays);
            }
            None => {
                give_addresses(&next);
                insert(parent, &next, old.front().or(end));
                now.push(next);
            }
        }
    }
    for gone in old {
        remove(parent, &gone);
    }
    now
}

/// Gives every drawing in a node that was drawn aside its address.
fn give_addresses(node: &Node) {
    let Some(element) = node.dyn_ref::<Element>() else { return };
    let drawn_aside = format!("use[{ADDRESS}]");
    let list = element.query_selector_all(&drawn_aside).expect("invariant: the selector is a constant");
    for drawing in (0..list.length()).filter_map(|place| list.item(place)?.dyn_into::<Element>().ok()) {
        let address = drawing.get_attribute(ADDRESS).unwrap_or_default();
        drawing.set_attribute(HREF, &address).expect("invariant: the name is a constant");
        drawing.remove_attribute(ADDRESS).expect("invariant: the name is a constant");
    }
}

fn insert(parent: &Node, node: &Node, before: Option<&Node>) {
    parent.insert_before(node, before).expect("invariant: what it stands before stands there");
}

fn remove(parent: &Node, node: &Node) {
    parent.remove_child(node).expect("invariant: only what stands there is removed");
}

/// Makes a node like another of its kind.
fn patch(old: &Node, new: &Node) {
    if old.is_equal_node(Some(new)) {
        return;
    }
    let (Some(was), Some(is)) = (old.dyn_ref::<Element>(), new.dyn_ref::<Element>()) else {
        return old.set_node_value(new.node_value().as_deref());
    };
    let names =
        |element: &Element| element.get_attribute_names().into_iter().filter_map(|name| name.as_string());
    for name in names(is) {
        let value = is.get_attribute(&name).unwrap_or_default();
        let name = if name == ADDRESS { HREF } else { &name };
        if was.get_attribute(name).as_ref() != Some(&value) {
            was.set_attribute(name, &value).expect("invariant: the name stands on the other one");
        }
    }
    let stands = |name: &str| is.has_attribute(name) || name == HREF && is.has_attribute(ADDRESS);
    for name in names(was).filter(|name| !stands(name)) {
        was.remove_attribute(&name).expect("invariant: the name stands there");
    }
    take_over(old, children(old).collect(), children(new).collect(), None);
}

impl Mountable for DiffedNodes {
    fn unmount(&mut self) {
        for node in &self.0 {
            if let Some(parent) = node.parent_node() {
                remove(&parent, node);
            }
        }
    }

    fn mount(&mut self, parent: &types::Element, marker: Option<&types::Node>) {
        for node in &self.0 {
            insert(parent, node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let first = self.0.first();
        let parent = first.and_then(Node::parent_element);
        if let Some(parent) = &parent {
            child.mount(parent, first);
        }
        parent.is_some()
    }

    fn elements(&self) -> Vec<types::Element> {
        self.0.iter().filter_map(|node| node.dyn_ref::<Element>().cloned()).collect()
    }
}

impl Render for Diffed {
    type State = DiffedNodes;

    fn build(self) -> DiffedNodes {
        let nodes = drawn(self.0);
        nodes.iter().for_each(give_addresses);
        DiffedNodes(nodes)
    }

    fn rebuild(self, state: &mut DiffedNodes) {
        let Some(last) = state.0.last() else { return };
        let (Some(parent), end) = (last.parent_node(), last.next_sibling()) else { return };
        let old = std::mem::take(&mut state.0);
        state.0 = take_over(&parent, old, drawn(self.0), end.as_ref());
    }
}

impl AddAnyAttr for Diffed {
    type Output<SomeNewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _attr: NewAttr) -> Self {
        panic!("a diffed view takes no attributes");
    }
}

/// The page is drawn in the browser alone.
impl RenderHtml for Diffed {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _buf: &mut String,
        _position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
        panic!("the page is drawn in the browser alone");
    }

    fn hydrate<const FROM_SERVER: bool>(self, _cursor: &Cursor, _position: &PositionState) -> DiffedNodes {
        panic!("the page is drawn in the browser alone");
    }

    fn into_owned(self) -> Self {
        self
    }
}
