//! The offer to install: once two games are finished, until it is declined.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::drawings::Icon;
use crate::i18n::t;
use crate::library::{Library, remember, remembered};

/// Key under which the offer was declined for good.
const DECLINED: &str = "sobremesa.no-install";
/// Number of finished games before somebody is asked anything.
const GAMES: u32 = 2;

/// Way in which this browser installs.
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
#[component]
pub fn InstallOffer() -> impl IntoView {
    let library = Library::get();
    let declined = RwSignal::new(remembered::<bool>(DECLINED).unwrap_or(false));
    let held = RwSignal::new(None::<JsValue>);
    let listener = window_event_listener_untyped("beforeinstallprompt", move |event| {
        event.prevent_default();
        held.set(Some(event.into()));
    });
    on_cleanup(move || listener.remove());
    let by_hand = is_ios() && !is_installed();
    let way = Memo::new(move |_| match (held.with(Option::is_some), by_hand) {
        (true, _) => Way::Button,
        (false, true) => Way::ByHand,
        (false, false) => Way::None,
    });
    let due = move || !declined.get() && library.finished().get() >= GAMES;
    let decline = move || {
        declined.set(true);
        remember(DECLINED, &true);
    };
    let install = move || {
        ask(held.get_untracked());
        held.set(None);
    };
    view! {
        <Show when=move || due() && way.get() == Way::Button>
            <Offer decline words=|| t().pwa.install() act=install />
        </Show>
        <Show when=move || due() && way.get() == Way::ByHand>
            <OfferByHand decline />
        </Show>
    }
}

/// The offer where the browser has no button for it: how it is done is shown on demand.
#[component]
fn OfferByHand(decline: impl Fn() + Send + 'static) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <Offer decline words=|| t().pwa.how() act=move || open.update(|open| *open = !*open)>
            <Show when=move || open.get()>
                <Steps />
            </Show>
        </Offer>
    }
}

/// The question, and what can be answered.
#[component]
fn Offer(
    /// Declines for good.
    decline: impl Fn() + Send + 'static,
    /// Words of the other button.
    words: fn() -> &'static str,
    /// Action of the other button.
    act: impl Fn() + Send + 'static,
    /// Content below.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <section class="offer row" aria-labelledby="offer">
            <p id="offer" class="row__main">
                {move || t().pwa.offer()}
            </p>
            <div class="row__acts">
                <button class="btn" on:click=move |_| decline()>
                    {move || t().pwa.never()}
                </button>
                <button class="btn btn--primary" on:click=move |_| act()>
                    {words}
                </button>
            </div>
            {children.map(|children| children())}
        </section>
    }
}

/// Drawing of the steps.
#[component]
fn Steps() -> impl IntoView {
    let steps = || {
        let words = t().pwa;
        [words.step_1(), words.step_2(), words.step_3()]
    };
    let step = move |(index, name): (usize, &'static str)| {
        view! {
            <li class="steps__one">
                <span class="steps__screen" aria-hidden="true">
                    <Icon name />
                </span>
                {move || steps()[index]}
            </li>
        }
    };
    view! {
        <div class="steps">
            <h3>{move || t().pwa.steps_title()}</h3>
            <ol class="steps__list">{["share", "plus", "check"].into_iter().enumerate().map(step).collect_view()}</ol>
        </div>
    }
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
