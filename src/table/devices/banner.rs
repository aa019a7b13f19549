//! Banner of the host: the other devices, and the way to invite one.

use game_core::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use live::Person;

use super::code::Code;
use super::host::HostHandle;
use super::peer::NoPeer;
use crate::widgets::Modal;
use crate::{Seatable, Table};
use ui::drawings::{Icon, SeatMark};
use ui::hand_on::address_of;
use ui::i18n::{PagesDevices, t};
use ui::library::elapsed_ms;
use ui::route::Route;

/// The level of an opponent that plays for somebody who is away.
const STAND_IN: ai::LevelId = ai::LevelId::Apprentice;

fn words() -> PagesDevices {
    t().devices
}

/// Says who is away, and invites devices.
#[component]
pub fn HostBanner<G: Seatable>(table: Table<G>, handle: HostHandle) -> impl IntoView {
    let is_open = RwSignal::new(false);
    // With everybody here there is nothing to say.
    let away = move || handle.people.get().into_iter().filter(|person| person.away.is_some());
    let is_needed = move || !table.has_ended() && away().next().is_some();
    let names = Memo::new(move |_| table.names());
    let row = move |person: Person| view! { <PersonRow table handle person names /> };
    view! {
        <Show when=is_needed>
            <section class="banner devices" data-testid="devices">
                <ul class="devices__people" role="status">
                    {move || away().map(row).collect_view()}
                </ul>
                <button class="btn btn--primary" data-testid="invite" on:click=move |_| is_open.set(true)>
                    <Icon name="share" />
                    {move || words().invite()}
                </button>
            </section>
        </Show>
        <Show when=move || is_open.get()>
            <Invitation handle is_open />
        </Show>
    }
}

#[component]
fn PersonRow<G: Seatable>(
    table: Table<G>,
    handle: HostHandle,
    person: Person,
    names: Memo<Vec<String>>,
) -> impl IntoView {
    let Person { seat, away } = person;
    let is_taken = handle.desk().is_some_and(|desk| desk.host.borrow().is_taken(seat));
    let name = move || names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let said = move || match away {
        None => words().here(name()),
        Some(_) if !is_taken => words().missing(name()),
        Some(seconds) => words().away(seconds as usize / 60, name()),
    };
    view! {
        <li>
            <SeatMark seat=seat.index() />
            <span>{said}</span>
            <Show when=move || is_taken>
                <button class="btn btn--quiet" data-testid="free-seat" on:click=move |_| free(handle, seat)>
                    {move || words().free()}
                </button>
            </Show>
            <button class="btn btn--quiet" data-testid="stand-in" on:click=move |_| stand_in(table, handle, seat)>
                {move || words().opponent()}
            </button>
        </li>
    }
}

/// Gives the seat to whoever comes next.
fn free(handle: HostHandle, seat: Seat) {
    let Some(desk) = handle.desk() else { return };
    desk.host.borrow_mut().free(seat, elapsed_ms());
    desk.keep_keys();
    desk.flush();
    handle.people.notify();
    handle.follow_people();
}

/// Has an opponent play a seat from now on.
fn stand_in<G: Seatable>(table: Table<G>, handle: HostHandle, seat: Seat) {
    free(handle, seat);
    if let Some(desk) = handle.desk() {
        desk.host.borrow_mut().give_up(seat);
        handle.follow_people();
    }
    table.seat_opponent(seat, STAND_IN);
}

/// Progress of an invitation.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Making,
    /// The link to show.
    Shown(String),
    Connecting,
    Failed(NoPeer),
}

/// Words for why devices do not meet.
pub fn why(error: &NoPeer) -> &'static str {
    match error {
        NoPeer::Unsupported => words().unsupported(),
        NoPeer::NoNetwork => words().no_network(),
        NoPeer::Code(_) => words().bad_answer(),
        NoPeer::Refused => words().failed(),
    }
}

/// Invites a device: a code to show, and the answer to take.
#[component]
fn Invitation(handle: HostHandle, is_open: RwSignal<bool>) -> impl IntoView {
    let stage = RwSignal::new(Stage::Making);
    let typed = RwSignal::new(String::new());
    let said = RwSignal::new(None::<NoPeer>);
    let make = move || {
        stage.set(Stage::Making);
        said.set(None);
        typed.set(String::new());
        let Some(desk) = handle.desk() else { return };
        spawn_local(async move {
            let next = match desk.invite().await {
                Ok(offer) => Stage::Shown(address_of(&Route::Join(offer.code()))),
                Err(error) => Stage::Failed(error),
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
                Ok(()) => _ = stage.try_set(Stage::Connecting),
                Err(error) => _ = said.try_set(Some(error)),
            }
        });
    };
    // Whoever has come needs no code any more.
    let here = Memo::new(move |_| {
        handle.people.with(|people| people.iter().filter(|person| person.away.is_none()).count())
    });
    Effect::new(move |before: Option<usize>| {
        let now = here.get();
        if before.is_some_and(|before| now > before) {
            is_open.set(false);
        }
        now
    });
    let body = move || match stage.get() {
        Stage::Making => view! { <p role="status">{words().connecting()}</p> }.into_any(),
        Stage::Connecting => view! {
            <p role="status">{words().connecting()}</p>
            <button class="btn" data-testid="new-code" on:click=move |_| make()>
                {words().again()}
            </button>
        }
        .into_any(),
        Stage::Failed(error) => view! {
            <p role="alert">{why(&error)}</p>
            <button class="btn" data-testid="new-code" on:click=move |_| make()>
                {words().again()}
            </button>
        }
        .into_any(),
        Stage::Shown(link) => view! {
            <p>{words().take_part()}</p>
            <Code link label=|| t().by_link.link() />
            <p>{words().then()}</p>
            <label class="field">
                <span>{words().answer()}</span>
                <input
                    class="input"
                    data-testid="answer"
                    autocomplete="off"
                    prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event))
                />
            </label>
            <p role="alert" data-testid="bad-answer">{move || said.get().map(|error| why(&error))}</p>
            <button class="btn btn--primary" data-testid="connect" on:click=move |_| answer()>
                {words().connect()}
            </button>
        }
        .into_any(),
    };
    let close = move || is_open.set(false);
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
