//! Between views of this module and those of Leptos, in both directions, while the page's views move to `view!`.

use leptos::attr::Attribute;
use leptos::attr::any_attribute::AnyAttribute;
use leptos::prelude::*;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types;
use leptos::tachys::view::{Mountable, Position, PositionState, Render};
use wasm_bindgen::JsCast;

use super::element::El;
use super::view::View;

/// A view of this module inside `view!`: `{old(row(…))}`.
pub fn old(view: impl Into<View>) -> AnyView {
    Old(StoredValue::new_local(Some(view.into()))).into_any()
}

impl From<AnyView> for View {
    fn from(view: AnyView) -> View {
        View::Leptos(Box::new(view))
    }
}

impl IntoRender for El {
    type Output = AnyView;

    fn into_render(self) -> AnyView {
        old(self)
    }
}

impl IntoRender for View {
    type Output = AnyView;

    fn into_render(self) -> AnyView {
        old(self)
    }
}

/// Puts a view of Leptos into `parent`, before `before`, as long as the present owner lives.
pub(super) fn put_leptos(view: AnyView, parent: &web_sys::Node, before: Option<&web_sys::Node>) {
    let mut state = view.build();
    state.mount(parent.unchecked_ref(), before);
    StoredValue::new_local(state);
}

struct Old(StoredValue<Option<View>, LocalStorage>);

impl Old {
    fn take(self) -> View {
        self.0.try_update_value(Option::take).flatten().unwrap_or(View::None)
    }
}

/// The nodes of a view, between two comments.
struct OldState {
    start: types::Node,
    end: types::Node,
}

impl OldState {
    fn nodes(&self) -> Vec<types::Node> {
        let mut nodes = vec![self.start.clone()];
        while let Some(next) =
            nodes.last().filter(|last| **last != self.end).and_then(|last| last.next_sibling())
        {
            nodes.push(next);
        }
        nodes
    }
}

impl Mountable for OldState {
    fn unmount(&mut self) {
        for node in self.nodes() {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(&node);
            }
        }
    }

    fn mount(&mut self, parent: &types::Element, marker: Option<&types::Node>) {
        for node in self.nodes() {
            let _ = parent.insert_before(&node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(parent) = self.start.parent_node() else { return false };
        child.mount(parent.unchecked_ref(), Some(&self.start));
        true
    }

    fn elements(&self) -> Vec<types::Element> {
        self.nodes().into_iter().filter_map(|node| node.dyn_into().ok()).collect()
    }
}

fn build(view: View) -> OldState {
    let home = document().create_document_fragment();
    let comment = || -> types::Node { document().create_comment("").unchecked_into() };
    let (start, end) = (comment(), comment());
    let _ = home.append_child(&start);
    let _ = home.append_child(&end);
    view.put(&home, Some(&end));
    OldState { start, end }
}

impl Render for Old {
    type State = OldState;

    fn build(self) -> OldState {
        build(self.take())
    }

    fn rebuild(self, state: &mut OldState) {
        let mut new = build(self.take());
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

impl AddAnyAttr for Old {
    type Output<SomeNewAttr: Attribute> = Old;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Old
    where
        Old: RenderHtml,
    {
        self
    }
}

impl RenderHtml for Old {
    type AsyncOutput = Old;
    type Owned = Old;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Old {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> OldState {
        self.build()
    }

    fn into_owned(self) -> Old {
        self
    }
}
