//! The browser's way back: it closes what lies over a page before it leaves the page.
//!
//! Whatever opens over a page adds a step to the browser's history, at the same address; its state counts what lies open
//! there. Android's button, the swipe of iOS and the arrow of a browser on a desk all go one step back, so one way serves
//! all of them. A `CloseWatcher` would need no steps, but it hears Android's button alone, in some browsers. Where there
//! are such, that button closes a native dialog without our help, which comes here as a dialog that somebody closed.
//!
//! A step that counts more than lies open is left backwards at once: after something was closed by its own button, after
//! a reload, and by the way forward, which opens nothing again.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev::{MouseEvent, click, popstate};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, History, HtmlAnchorElement};

/// After this time a step back that has not come does not come any more.
const LOST: Duration = Duration::from_secs(1);

/// Something that lies over the page.
struct PageLayer {
    id: u32,
    close: Rc<dyn Fn()>,
}

/// Layers over the page, the lowest first.
#[derive(Default)]
struct Layers {
    open: Vec<PageLayer>,
    /// The number of the next one.
    next: u32,
    /// True if a step of ours is still to come.
    is_going: bool,
    /// Number of steps that we have gone.
    gone: u32,
}

thread_local! {
    static LAYERS: RefCell<Layers> = RefCell::default();
}

/// Has the way back call `close`, as long as the present owner lives: for the component that is there while something lies
/// over the page.
pub fn closed_by_back(close: impl Fn() + 'static) {
    let id = LAYERS.with_borrow_mut(|layers| {
        layers.next += 1;
        layers.open.push(PageLayer { id: layers.next, close: Rc::new(close) });
        layers.next
    });
    settle_soon();
    on_cleanup(move || {
        LAYERS.with_borrow_mut(|layers| layers.open.retain(|layer| layer.id != id));
        settle_soon();
    });
}

/// Follows the browser's history from now on. Call once.
pub fn listen() {
    let on_step = window_event_listener(popstate, |_| stepped());
    let on_click = window_event_listener(click, follow_link);
    on_cleanup(move || {
        on_step.remove();
        on_click.remove();
    });
    // What lay open before a reload does not any more.
    settle();
}

/// Goes to an address of this page. From where something lies open, in place of the step that was added for it: the way
/// back then leads to the page alone.
pub fn go(fragment: &str) {
    let location = window().location();
    let has_gone = counted() > 0 && location.replace(fragment).is_ok();
    if !has_gone {
        // Without a way there, the page stays as it is.
        let _ = location.set_hash(fragment);
    }
}

/// Follows a link within what lies open, as [`go`] does.
fn follow_link(event: MouseEvent) {
    let is_plain = event.button() == 0
        && !event.ctrl_key()
        && !event.meta_key()
        && !event.shift_key()
        && !event.alt_key();
    if !is_plain || event.default_prevented() || counted() == 0 {
        return;
    }
    let hit = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = hit.and_then(|hit| hit.closest("a[href^='#/']").ok().flatten());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        event.prevent_default();
        go(&link.hash());
    }
}

/// Somebody went a step, or we did.
fn stepped() {
    let here = counted();
    let closed = LAYERS.with_borrow_mut(|layers| match std::mem::take(&mut layers.is_going) {
        true => Vec::new(),
        false => layers.open.split_off(here.min(layers.open.len())),
    });
    // The topmost first.
    for layer in closed.into_iter().rev() {
        (layer.close)();
    }
    settle();
}

/// Later: one thing may open where another one closes.
fn settle_soon() {
    set_timeout(settle, Duration::ZERO);
}

/// Adds steps for what has opened, and leaves those of what has closed.
fn settle() {
    let Some(history) = history() else { return };
    let (open, is_going) = LAYERS.with_borrow(|layers| (layers.open.len(), layers.is_going));
    if is_going {
        return;
    }
    let here = counted();
    for count in here + 1..=open {
        // A browser that takes no more steps leaves the page at once, as before.
        let _ = history.push_state(&JsValue::from_f64(count as f64), "");
    }
    if open < here && history.go_with_delta(-((here - open) as i32)).is_ok() {
        let step = LAYERS.with_borrow_mut(|layers| {
            layers.is_going = true;
            layers.gone += 1;
            layers.gone
        });
        set_timeout(move || give_up(step), LOST);
    }
}

/// Stops counting by a step that cannot be gone back, as in a copy of a tab.
fn give_up(step: u32) {
    let was_lost =
        LAYERS.with_borrow_mut(|layers| layers.gone == step && std::mem::take(&mut layers.is_going));
    if let Some(history) = history().filter(|_| was_lost) {
        let _ = history.replace_state(&JsValue::NULL, "");
        settle();
    }
}

/// Number of layers open at the present step.
fn counted() -> usize {
    let state = history().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_f64()).map_or(0, |count| count as usize)
}

fn history() -> Option<History> {
    window().history().ok()
}
