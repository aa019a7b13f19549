//! Sending a game on by link: copied, shared, or as a QR code.

use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc};

use super::sheets::Modal;
use crate::input::SendTo;
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::hand_on::{self, Shared};
use ui::i18n::{PagesByLink, sentences, t, use_lang};

/// White space around a QR code, in modules, as its standard demands.
const QUIET: i32 = 4;

/// Result of making the link.
#[derive(Clone, Debug, PartialEq, Eq)]
enum HandoverOutcome {
    Nothing,
    Shared,
    Copied(usize),
    ByHand(String),
    /// There is none.
    NoLink,
}

fn words() -> PagesByLink {
    t().by_link
}

/// Asks for the game to be sent on, where the people play at devices of their own.
#[component]
pub fn SendBanner<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let to = Memo::new(move |_| table.send_to());
    let title = move || match to.get() {
        Some(SendTo::Turn(name)) => words().send_to(&name),
        Some(SendTo::Everybody) => words().send_end().to_owned(),
        None => String::new(),
    };
    let outcome = RwSignal::new(HandoverOutcome::Nothing);
    let square = RwSignal::new(None::<String>);
    // What was said of an earlier link is over with the next move.
    Effect::new(move |_| {
        to.track();
        outcome.set(HandoverOutcome::Nothing);
        square.set(None);
    });
    let linked = move |send: fn(Table<G>, String, RwSignal<HandoverOutcome>)| match table.turn_link() {
        Some(link) => send(table, link, outcome),
        None => outcome.set(HandoverOutcome::NoLink),
    };
    let show = move |_| match table.turn_link() {
        Some(link) => square.set(Some(link)),
        None => outcome.set(HandoverOutcome::NoLink),
    };
    // Whoever closes it had it before the camera.
    let close = move || {
        if square.get_untracked().is_some() {
            square.set(None);
            table.mark_sent();
        }
    };
    view! {
        <Show when=move || to.get().is_some()>
            <section class="banner handover" data-testid="send" aria-label=title>
                <div class="handover__say" role="status">
                    <p>
                        <strong>{title}</strong>
                    </p>
                    <Told outcome is_sent=Signal::derive(move || table.is_sent()) />
                </div>
                <div class="handover__acts">
                    <Show when=hand_on::can_share>
                        <button class="btn btn--primary" on:click=move |_| linked(share)>
                            <Icon name="share" />
                            {move || words().share()}
                        </button>
                    </Show>
                    <button class="btn" data-testid="send-copy" on:click=move |_| linked(copy)>
                        {move || words().copy()}
                    </button>
                    <button class="btn" data-testid="send-qr" on:click=show>
                        {move || words().qr()}
                    </button>
                </div>
            </section>
        </Show>
        <Show when=move || square.get().is_some()>
            <Modal class="dialog" label=|| words().qr() close>
                <div class="dialog__body handover__code">
                    {move || square.get().map(|link| view! { <Square link /> })}
                    <p>{move || words().no_secrets()}</p>
                </div>
                <footer class="dialog__foot">
                    <button class="btn btn--primary" data-testid="close-qr" on:click=move |_| close()>
                        {move || t().shell.close()}
                    </button>
                </footer>
            </Modal>
        </Show>
    }
}

/// Copies a link that shows others a game or a position.
#[component]
pub fn CopyLink(
    /// The link; `None` if there is none.
    link: impl Fn() -> Option<String> + 'static,
    label: fn(PagesByLink) -> &'static str,
) -> impl IntoView {
    let outcome = RwSignal::new(HandoverOutcome::Nothing);
    let copy = move |_| match link() {
        Some(link) => spawn_local(async move {
            let became = copied(link).await;
            outcome.try_set(became);
        }),
        None => outcome.set(HandoverOutcome::NoLink),
    };
    view! {
        <button class="btn" data-testid="copy-link" on:click=copy>
            <Icon name="share" />
            {move || label(words())}
        </button>
        <span class="handover__told" role="status">
            <Told outcome is_sent=Signal::derive(|| false) />
        </span>
    }
}

/// Message about the link.
#[component]
fn Told(outcome: RwSignal<HandoverOutcome>, is_sent: Signal<bool>) -> impl IntoView {
    move || {
        match outcome.get() {
        HandoverOutcome::Nothing if is_sent.get() => view! { <p>{words().sent()}</p> }.into_any(),
        HandoverOutcome::Nothing => ().into_any(),
        HandoverOutcome::Shared => view! { <p>{two(words().sent(), words().no_secrets())}</p> }.into_any(),
        HandoverOutcome::Copied(length) => view! {
            <p data-testid="sent">{two(&words().copied(length), words().no_secrets())}</p>
        }
        .into_any(),
        HandoverOutcome::ByHand(link) => view! {
            <label>
                {words().by_hand()}
                <input class="input" readonly=true data-testid="link" aria-label=words().link() prop:value=link />
            </label>
        }
        .into_any(),
        HandoverOutcome::NoLink => view! { <p>{words().no_link()}</p> }.into_any(),
    }
    }
}

/// Two sentences, one behind the other; tracked.
fn two(first: &str, second: &str) -> String {
    sentences(use_lang(), &[first, second])
}

/// The link as a QR code, or why there is none.
#[component]
pub fn Square(link: String) -> impl IntoView {
    let length = link.chars().count();
    let Ok(code) = QrCode::encode_text(&link, QrCodeEcc::Low) else {
        return view! { <p role="alert">{move || words().qr_too_long(length)}</p> }.into_any();
    };
    let whole = code.size() + 2 * QUIET;
    view! {
        <svg
            class="handover__square"
            data-testid="qr"
            role="img"
            aria-label=move || words().qr_alt(length)
            viewBox=format!("0 0 {whole} {whole}")
        >
            <path d=path_of(&code) />
        </svg>
        <p>{move || words().qr_note(length)}</p>
    }
    .into_any()
}

/// The dark modules as one path, a run of each row at a time.
fn path_of(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run + 1;
        }
    }
    path
}

fn share<G: GameBoard>(table: Table<G>, link: String, outcome: RwSignal<HandoverOutcome>) {
    let title = untrack(|| table.game.title());
    spawn_local(async move {
        let became = match hand_on::share(title, &link).await {
            Shared::Over => HandoverOutcome::Shared,
            Shared::Closed => return,
            Shared::Failed => copied(link).await,
        };
        told(table, outcome, became);
    });
}

fn copy<G: GameBoard>(table: Table<G>, link: String, outcome: RwSignal<HandoverOutcome>) {
    spawn_local(async move {
        let became = copied(link).await;
        told(table, outcome, became);
    });
}

async fn copied(link: String) -> HandoverOutcome {
    let length = link.chars().count();
    if hand_on::copy(&link).await { HandoverOutcome::Copied(length) } else { HandoverOutcome::ByHand(link) }
}

/// Notes what has become of a link, if the table is still there.
fn told<G: GameBoard>(table: Table<G>, outcome: RwSignal<HandoverOutcome>, became: HandoverOutcome) {
    if outcome.try_set(became).is_none() {
        table.mark_sent();
    }
}
