//! Panel of the host: the other devices, who is away, and the ways to invite one and to hand the table over.

use game_core::Seat;
use leptos::prelude::*;
use live::Person;

use super::host::HostHandle;
use super::invitation::Invitation;
use crate::widgets::{MenuEntry, Modal};
use crate::{GameBoard, Table};
use ui::drawings::{Icon, SeatMark};
use ui::i18n::{Devices, devices_now, t};
use ui::library::{elapsed_ms, random};

/// The level of an opponent that plays for somebody who is away.
const STAND_IN: ai::LevelId = ai::LevelId::Apprentice;

/// Dialog that lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// Everybody with a device.
    People,
    Invitation,
    /// The question whether the table is to be handed to whoever sits there.
    HandOver(Seat),
    /// It is being handed over.
    Handing,
}

fn words() -> Devices {
    devices_now()
}

/// Says who is away, and opens the dialogs.
#[component]
pub fn HostBanner<G: GameBoard>(table: Table<G>, handle: HostHandle) -> impl IntoView {
    // With everybody here there is nothing to say.
    let away = move || handle.people.get().into_iter().filter(|person| person.away.is_some());
    let is_needed = move || !table.game.has_ended() && away().next().is_some();
    let names = Memo::new(move |_| table.game.names());
    let row = move |person: Person| view! { <PersonRow table handle person names /> };
    let dialog = move |panel: Panel| match panel {
        Panel::People => view! { <People table handle names /> }.into_any(),
        Panel::Invitation => view! { <Invitation handle /> }.into_any(),
        Panel::HandOver(to) => view! { <HandOver table handle to names /> }.into_any(),
        Panel::Handing => view! { <Handing handle /> }.into_any(),
    };
    view! {
        <Show when=is_needed>
            <section class="banner devices" data-testid="devices">
                <ul class="devices__people" role="status">
                    {move || away().map(row).collect_view()}
                </ul>
                <InviteButton handle />
            </section>
        </Show>
        <For each=move || handle.panel.get() key=|panel| *panel children=dialog />
    }
}

/// The way to the devices, in the menu.
#[component]
pub fn HostMenu<G: GameBoard>(table: Table<G>, handle: HostHandle) -> impl IntoView {
    let open = move |_| {
        table.store.panels().close_drawer();
        handle.panel.set(Some(Panel::People));
    };
    view! {
        <Show when=move || !table.game.has_ended()>
            <MenuEntry drawing="share" label=|| words().at_table() attr:data-testid="at-table" on:click=open />
        </Show>
    }
}

#[component]
fn InviteButton(handle: HostHandle) -> impl IntoView {
    view! {
        <button
            class="btn btn--primary"
            data-testid="invite"
            on:click=move |_| handle.panel.set(Some(Panel::Invitation))
        >
            <Icon name="share" />
            {move || words().invite()}
        </button>
    }
}

/// Everybody with a device, whether here or away.
#[component]
fn People<G: GameBoard>(table: Table<G>, handle: HostHandle, names: Memo<Vec<String>>) -> impl IntoView {
    let row = move |person: Person| view! { <PersonRow table handle person names is_whole=true /> };
    let close = move || handle.panel.set(None);
    view! {
        <Modal class="dialog" label=|| words().at_table() close>
            <div class="dialog__body">
                <ul class="devices__people" data-testid="people">
                    {move || handle.people.get().into_iter().map(row).collect_view()}
                </ul>
                <Watchers handle />
            </div>
            <footer class="dialog__foot">
                <InviteButton handle />
                <button class="btn" data-testid="close-people" on:click=move |_| close()>
                    {move || t().shell.close()}
                </button>
            </footer>
        </Modal>
    }
}

/// Says how many watch, and lets the host decide whether they may.
#[component]
fn Watchers(handle: HostHandle) -> impl IntoView {
    let may = RwSignal::new(handle.desk().is_some_and(|desk| desk.host.borrow().may_watch()));
    let set = move |event| {
        may.set(event_target_checked(&event));
        if let Some(desk) = handle.desk() {
            desk.let_watch(may.get_untracked());
        }
        handle.follow_people();
    };
    view! {
        <label class="check">
            <input type="checkbox" data-testid="may-watch" prop:checked=move || may.get() on:change=set />
            <span>
                {move || words().may_watch()} " "
                <small class="check__note">{move || words().may_watch_note()}</small>
            </span>
        </label>
        <p role="status" data-testid="watching">
            {move || Some(handle.watching.get()).filter(|count| *count > 0).map(|count| words().watching(count))}
        </p>
    }
}

/// Says whether somebody is here; tracked.
pub fn state_of(has_come: bool, away: Option<u32>, name: String) -> String {
    match away {
        None => words().here(name),
        Some(_) if !has_come => words().missing(name),
        Some(seconds) => words().away(seconds as usize / 60, name),
    }
}

#[component]
fn PersonRow<G: GameBoard>(
    table: Table<G>,
    handle: HostHandle,
    person: Person,
    names: Memo<Vec<String>>,
    /// True where the table may be handed over as well.
    #[prop(optional)]
    is_whole: bool,
) -> impl IntoView {
    let Person { seat, has_come, away } = person;
    let name = move || names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let said = move || state_of(has_come, away, name());
    let ask = move |_| handle.panel.set(Some(Panel::HandOver(seat)));
    view! {
        <li>
            <SeatMark seat=seat.index() />
            <span>{said}</span>
            <Show when=move || has_come>
                <button class="btn btn--quiet" data-testid="free-seat" on:click=move |_| free(handle, seat)>
                    {move || words().free()}
                </button>
            </Show>
            <button class="btn btn--quiet" data-testid="stand-in" on:click=move |_| stand_in(table, handle, seat)>
                {move || words().opponent()}
            </button>
            <Show when=move || is_whole && away.is_none()>
                <button class="btn btn--quiet" data-testid="hand-to" on:click=ask>
                    {move || words().hand_to()}
                </button>
            </Show>
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
fn stand_in<G: GameBoard>(table: Table<G>, handle: HostHandle, seat: Seat) {
    free(handle, seat);
    if let Some(desk) = handle.desk() {
        desk.host.borrow_mut().give_up(seat);
        handle.follow_people();
    }
    table.seat_opponent(seat, STAND_IN);
}

/// Says what it means that somebody else deals, and asks for it.
#[component]
fn HandOver<G: GameBoard>(
    table: Table<G>,
    handle: HostHandle,
    to: Seat,
    names: Memo<Vec<String>>,
) -> impl IntoView {
    let name = move || names.with(|names| names.get(to.index()).cloned().unwrap_or_default());
    let close = move || handle.panel.set(None);
    view! {
        <Modal class="dialog" label=|| words().hand_title() close>
            <div class="dialog__body">
                <p>{move || words().hand_note(name())}</p>
            </div>
            <footer class="dialog__foot">
                <button class="btn btn--primary" data-testid="hand-over" on:click=move |_| hand_over(table, handle, to)>
                    {move || words().hand_yes()}
                </button>
                <button class="btn" on:click=move |_| close()>
                    {move || words().hand_no()}
                </button>
            </footer>
        </Modal>
    }
}

fn hand_over<G: GameBoard>(table: Table<G>, handle: HostHandle, to: Seat) {
    let Some(desk) = handle.desk() else { return };
    let handed = |game: &_| desk.host.borrow_mut().hand_over(game, to, &mut random);
    let key = table.game.with_game(handed).flatten();
    desk.flush();
    handle.own_key.set_value(key);
    handle.panel.set(key.map(|_| Panel::Handing));
    // Whoever has gone in the meantime is shown as away.
    handle.follow_people();
}

/// Nothing can be done until the other device has the game, or is gone.
#[component]
fn Handing(handle: HostHandle) -> impl IntoView {
    let close = move || {
        if let Some(desk) = handle.desk() {
            desk.host.borrow_mut().keep_table(elapsed_ms());
            desk.flush();
        }
        handle.panel.set(Some(Panel::People));
        handle.follow_people();
    };
    view! {
        <Modal class="dialog" label=|| words().hand_title() close>
            <div class="dialog__body">
                <p role="status">{move || words().handing()}</p>
            </div>
        </Modal>
    }
}
