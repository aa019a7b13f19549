//! Views inside of Leptos' own `view!`, while both are in use.

use leptos::__reexports::send_wrapper::SendWrapper;
use leptos::attr::Attribute;
use leptos::attr::any_attribute::AnyAttribute;
use leptos::prelude::*;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState};
use wasm_bindgen::JsCast;
use web_sys::{DocumentFragment, Element, Node};

use super::element::El;
use super::view::{View, insert};

/// A view where Leptos wants one.
pub struct Foreign(SendWrapper<View>);

/// A view that has been put between two unseen nodes; out of the page they lie in a fragment.
pub struct Placed {
    home: DocumentFragment,
    start: Node,
    end: Node,
}

impl View {
    /// The view as Leptos takes it.
    pub fn any(self) -> AnyView {
        Foreign(SendWrapper::new(self)).into_any()
    }
}

impl El {
    /// The element as Leptos takes it.
    pub fn any(self) -> AnyView {
        View::One(self).any()
    }
}

impl Placed {
    fn nodes(&self) -> Vec<Node> {
        let mut nodes = vec![self.start.clone()];
        while let Some(last) = nodes.last().filter(|last| **last != self.end) {
            let next = last.next_sibling().expect("invariant: the end comes after the start");
            nodes.push(next);
        }
        nodes
    }
}

impl Mountable for Placed {
    fn unmount(&mut self) {
        for node in self.nodes() {
            insert(&self.home, &node, None);
        }
    }

    fn mount(&mut self, parent: &Element, before: Option<&Node>) {
        for node in self.nodes() {
            insert(parent, &node, before);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.start.parent_node().and_then(|parent| parent.dyn_into().ok());
        parent.is_some_and(|parent: Element| {
            child.mount(&parent, Some(&self.start));
            true
        })
    }

    fn elements(&self) -> Vec<Element> {
        self.nodes().into_iter().filter_map(|node| node.dyn_into().ok()).collect()
    }
}

impl Render for Foreign {
    type State = Placed;

    fn build(self) -> Placed {
        let home = document().create_document_fragment();
        let (start, end) = (document().create_comment(""), document().create_comment(""));
        insert(&home, &start, None);
        self.0.take().put(&home, None);
        insert(&home, &end, None);
        Placed { home, start: start.unchecked_into(), end: end.unchecked_into() }
    }

    fn rebuild(self, state: &mut Placed) {
        let mut new = self.build();
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

impl AddAnyAttr for Foreign {
    type Output<SomeNewAttr: Attribute> = Foreign;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Foreign {
        self
    }
}

/// Nothing of the page is rendered on a server.
impl RenderHtml for Foreign {
    type AsyncOutput = Foreign;
    type Owned = Foreign;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Foreign {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Placed {
        self.build()
    }

    fn into_owned(self) -> Foreign {
        self
    }
}
