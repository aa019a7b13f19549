//! The offer to install: once two games are finished, until it is declined.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::app::i18n::t;
use crate::app::library::{Library, remember, remembered};
use crate::app::screens::parts::icon;

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
#[component]
pub fn InstallOffer() -> impl IntoView {
    let library = Library::get();
    let declined = RwSignal::new(remembered::<bool>(DECLINED).unwrap_or(false));
    let held = RwSignal::new_local(None::<JsValue>);
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
    move || open().then(|| view! { <Offer by_hand=way() == Way::ByHand install=install decline=decline /> })
}

#[component]
fn Offer(
    by_hand: bool,
    install: impl Fn() + Copy + Send + Sync + 'static,
    decline: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let steps = RwSignal::new(false);
    let act = move |_| if by_hand { steps.update(|open| *open = !*open) } else { install() };
    let label = move || if by_hand { t().screens.pwa.how } else { t().screens.pwa.install };
    view! {
        <section class="offer row" aria-labelledby="offer">
            <p id="offer" class="row__main">{move || t().screens.pwa.offer}</p>
            <div class="row__acts">
                <button class="btn" on:click=move |_| decline()>{move || t().screens.pwa.never}</button>
                <button class="btn btn--primary" on:click=act>{label}</button>
            </div>
            {move || steps.get().then(|| view! { <Steps /> })}
        </section>
    }
}

/// How it is done where the browser has no button for it, drawn.
#[component]
fn Steps() -> impl IntoView {
    let drawn = ["share", "plus", "check"];
    let steps = move || {
        let one = |(index, words): (usize, &'static str)| {
            view! {
                <li class="steps__one">
                    <span class="steps__screen" aria-hidden="true">{icon(drawn[index])}</span>
                    {words}
                </li>
            }
        };
        t().screens.pwa.steps.into_iter().enumerate().map(one).collect_view()
    };
    view! {
        <div class="steps">
            <h3>{move || t().screens.pwa.steps_title}</h3>
            <ol class="steps__list">{steps}</ol>
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
