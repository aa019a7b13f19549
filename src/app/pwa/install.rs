//! The offer to install: once two games are finished, until it is declined.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::app::dom::{El, RwSignal, View, el, icon, swap, when};
use crate::app::i18n::t;
use crate::app::library::{Library, remember, remembered};

/// Whether the offer was declined for good.
const DECLINED: &str = "sobremesa.no-install";
/// How many finished games somebody must like before being asked anything.
const GAMES: u32 = 2;

/// How this browser installs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// It cannot, or the program is installed already.
    None,
    /// It has given us an event to use.
    Button,
    /// By hand, through the share menu.
    ByHand,
}

/// Offers to install the program, when the time has come.
pub fn install_offer() -> View {
    let library = Library::get();
    let declined = RwSignal::new(remembered::<bool>(DECLINED).unwrap_or(false));
    let held = RwSignal::new(None::<JsValue>);
    let listener = window_event_listener_untyped("beforeinstallprompt", move |event| {
        event.prevent_default();
        held.set(Some(event.into()));
    });
    on_cleanup(move || listener.remove());
    let by_hand = is_ios() && !is_installed();
    let way = move || match (held.with(Option::is_some), by_hand) {
        (true, _) => Way::Button,
        (false, true) => Way::ByHand,
        (false, false) => Way::None,
    };
    let open = move || way() != Way::None && !declined.get() && library.finished().get() >= GAMES;
    let decline = move || {
        declined.set(true);
        remember(DECLINED, &true);
    };
    let install = move || {
        ask(held.get_untracked());
        held.set(None);
    };
    let shown = move || open().then(|| way() == Way::ByHand);
    swap(shown, move |by_hand| by_hand.map(|by_hand| offer(by_hand, install, decline)))
}

fn offer(by_hand: bool, install: impl Fn() + 'static, decline: impl Fn() + 'static) -> El {
    let open = RwSignal::new(false);
    let act = move |_| if by_hand { open.update(|open| *open = !*open) } else { install() };
    let label = move || if by_hand { t().screens.pwa.how } else { t().screens.pwa.install };
    let acts = el("div")
        .class("row__acts")
        .child(el("button").class("btn").on_click(move |_| decline()).text(|| t().screens.pwa.never))
        .child(el("button").class("btn btn--primary").on_click(act).text(label));
    el("section")
        .class("offer row")
        .attr("aria-labelledby", "offer")
        .child(el("p").attr("id", "offer").class("row__main").text(|| t().screens.pwa.offer))
        .child(acts)
        .child(when(move || open.get(), steps))
}

/// How it is done where the browser has no button for it, drawn.
fn steps() -> El {
    let one = |(index, drawn): (usize, &str)| {
        let screen = el("span").class("steps__screen").attr("aria-hidden", "true").child(icon(drawn));
        el("li").class("steps__one").child(screen).text(move || t().screens.pwa.steps[index])
    };
    let all = ["share", "plus", "check"].into_iter().enumerate().map(one).collect::<View>();
    el("div")
        .class("steps")
        .child(el("h3").text(|| t().screens.pwa.steps_title))
        .child(el("ol").class("steps__list").child(all))
}

fn ask(event: Option<JsValue>) {
    let Some(event) = event else { return };
    let prompt = Reflect::get(&event, &"prompt".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(prompt) = prompt {
        // Whatever the answer, the browser shows it.
        let _ = prompt.call0(&event);
    }
}

fn is_installed() -> bool {
    let query = window().match_media("(display-mode: standalone)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// There, programs are installed through the share menu only.
fn is_ios() -> bool {
    let navigator = window().navigator();
    let agent = navigator.user_agent().unwrap_or_default();
    let tablet_posing_as_desktop = agent.contains("Macintosh") && navigator.max_touch_points() > 1;
    agent.contains("iPhone") || agent.contains("iPad") || tablet_posing_as_desktop
}
