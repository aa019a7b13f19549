//! Invitation of a device: a code to show, and the answer to take.

use leptos::prelude::*;
use leptos::task::spawn_local;
use live::meeting::Description;

use super::code::Code;
use super::host::HostHandle;
use super::peer::NoPeer;
use super::scan::{Scan, TakeCode};
use super::servers::ServersForm;
use super::typed::TypedField;
use crate::widgets::{Modal, Square};
use ui::hand_on::address_of;
use ui::i18n::{Devices, devices_now, t};
use ui::route::Route;

fn words() -> Devices {
    devices_now()
}

/// Progress of an invitation.
#[derive(Clone, Debug, PartialEq)]
enum InvitationStage {
    Making,
    /// The link to show.
    Shown(String),
    Connecting,
    Failed(NoPeer),
}

/// Words for why devices do not meet.
fn why(error: &NoPeer) -> &'static str {
    match error {
        NoPeer::Unsupported => words().unsupported(),
        NoPeer::NoNetwork => words().no_network(),
        NoPeer::Code(_) => words().bad_answer(),
        NoPeer::Refused => words().failed(),
    }
}

/// Invites a device: a code to show, and the answer to take.
#[component]
pub fn Invitation(handle: HostHandle) -> impl IntoView {
    let stage = RwSignal::new(InvitationStage::Making);
    let typed = RwSignal::new(String::new());
    let said = RwSignal::new(None::<NoPeer>);
    let is_on = RwSignal::new(false);
    let make = move || {
        stage.set(InvitationStage::Making);
        said.set(None);
        typed.set(String::new());
        let Some(desk) = handle.desk() else { return };
        spawn_local(async move {
            let next = match desk.invite().await {
                Ok(offer) => InvitationStage::Shown(address_of(&Route::Join(offer.code()))),
                Err(error) => InvitationStage::Failed(error),
            };
            stage.try_set(next);
        });
    };
    make();
    let answer = move || {
        let Some(desk) = handle.desk() else { return };
        let text = typed.get_untracked();
        spawn_local(async move {
            match desk.answered(&text).await {
                Ok(()) => _ = stage.try_set(InvitationStage::Connecting),
                Err(error) => _ = said.try_set(Some(error)),
            }
        });
    };
    let scanned = TakeCode::new(move |text| {
        let is_answer = Description::of_kind(&text, true).is_ok();
        if is_answer {
            typed.set(text);
            answer();
        }
        is_answer
    });
    // Whoever has come needs no code any more.
    let here = Memo::new(move |_| {
        let sit = handle.people.with(|people| people.iter().filter(|person| person.away.is_none()).count());
        sit + handle.watching.get()
    });
    Effect::new(move |before: Option<usize>| {
        let now = here.get();
        if before.is_some_and(|before| now > before) {
            handle.panel.set(None);
        }
        now
    });
    let body = move || match stage.get() {
        InvitationStage::Making => view! { <p role="status">{words().connecting()}</p> }.into_any(),
        InvitationStage::Connecting => view! {
            <p role="status">{words().connecting()}</p>
            <button class="btn" data-testid="new-code" on:click=move |_| make()>
                {words().again()}
            </button>
        }
        .into_any(),
        InvitationStage::Failed(error) => view! {
            <p role="alert">{why(&error)}</p>
            <button class="btn" data-testid="new-code" on:click=move |_| make()>
                {words().again()}
            </button>
        }
        .into_any(),
        InvitationStage::Shown(link) => view! {
            <p>{words().take_part()}</p>
            // Two screens that face each other scan at once: then nothing stands between code and camera.
            <Show
                when=move || is_on.get()
                fallback={
                    let link = link.clone();
                    move || view! { <Code link=link.clone() label=|| t().by_link.link() /> }
                }
            >
                <Square link=link.clone() />
            </Show>
            <Show when=move || !is_on.get()>
                <p>{move || words().then()}</p>
            </Show>
            <Scan take=scanned is_on />
            <TypedField label=|| words().answer() testid="answer" typed />
            <p role="alert" data-testid="bad-answer">{move || said.get().map(|error| why(&error))}</p>
            <button class="btn btn--primary" data-testid="connect" on:click=move |_| answer()>
                {words().connect()}
            </button>
            <ServersForm changed=move |()| make() />
        }
        .into_any(),
    };
    let close = move || handle.panel.set(None);
    view! {
        <Modal class="dialog" label=|| words().invite() close>
            <div class="dialog__body handover__code devices__code">{body}</div>
            <footer class="dialog__foot">
                <button class="btn" data-testid="close-invitation" on:click=move |_| close()>
                    {move || t().shell.close()}
                </button>
            </footer>
        </Modal>
    }
}
