//! A guest's device: its connection to the host, and its table, a mirror of what its seat may know.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use game_core::Seat;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use live::meeting::{Description, MeetingError};
use live::message::SeatKey;
use live::{Farewell, Guest, Heard, HostRefusal, MessageFault, Person, Welcome};
use serde::{Deserialize, Serialize};
use session::{AutoAnswer, Policy, Session};

use super::banner::state_of;
use super::handing;
use super::notice::give_notice;
use super::peer::{NoPeer, Peer, Word};
use super::whole_minutes;
use crate::board::ActionOf;
use crate::game::SaveLoader;
use crate::playback::timeline::Event;
use crate::state::Rewind;
use crate::state::ways::{Asks, Ways};
use crate::widgets::Frame;
use crate::{GameBoard, Table};
use ui::back;
use ui::drawings::SeatMark;
use ui::i18n::{Devices, devices_now, t};
use ui::library::{elapsed_ms, remember, remembered};
use ui::route::Route;

/// The key under which a device keeps the key to its seat.
const SEAT_KEY: &str = "sobremesa.devices.seat";
/// The key under which a device keeps the table that its seat is at.
const TABLE_KEY: &str = "sobremesa.devices.table";
/// The key under which a device keeps the mark of the last invitation that it used.
const USED_KEY: &str = "sobremesa.devices.used";
/// Time between two looks at the clock.
const TICK: Duration = Duration::from_secs(1);

thread_local! {
    /// The connection of this page.
    static HERE: RefCell<Option<Rc<GuestDesk>>> = const { RefCell::new(None) };
}

/// Called when something has come.
type Wake = Rc<dyn Fn()>;

/// A guest's connection. It lives as long as the page, or until another takes its place.
pub struct GuestDesk {
    /// The mark of the offer that it was made by.
    mark: u32,
    pub guest: RefCell<Guest>,
    peer: RefCell<Option<Peer>>,
    inbox: RefCell<VecDeque<Word>>,
    wake: RefCell<Option<Wake>>,
}

impl GuestDesk {
    /// Makes a connection to the device that made an offer, and the answer to it.
    ///
    /// # Errors
    /// See [`NoPeer`].
    pub async fn answer(code: &str) -> Result<(Rc<GuestDesk>, Description), NoPeer> {
        let offer = Description::of_kind(code, false)?;
        if remembered(USED_KEY) == Some(offer.mark()) {
            // It led to a table once, and leads nowhere any more.
            return Err(NoPeer::Code(MeetingError::OtherCode));
        }
        let desk = Rc::new(GuestDesk {
            mark: offer.mark(),
            guest: RefCell::new(Guest::new(kept_key())),
            peer: RefCell::default(),
            inbox: RefCell::default(),
            wake: RefCell::default(),
        });
        let to = Rc::downgrade(&desk);
        let tell = move |word: Word| {
            if let Some(desk) = to.upgrade() {
                desk.take(word);
            }
        };
        let (peer, answer) = Peer::answer(&offer, tell).await?;
        desk.peer.replace(Some(peer));
        HERE.with_borrow_mut(|here| *here = Some(desk.clone()));
        Ok((desk, answer))
    }

    /// Calls `wake` whenever something has come, from now on.
    pub fn attach(&self, wake: impl Fn() + 'static) {
        self.wake.replace(Some(Rc::new(wake)));
    }

    fn take(&self, word: Word) {
        if word == Word::Open {
            remember(USED_KEY, &self.mark);
        }
        self.inbox.borrow_mut().push_back(word);
        let wake = self.wake.borrow().clone();
        if let Some(wake) = wake {
            wake();
        }
    }

    /// The next thing that has come.
    pub fn next(&self) -> Option<Word> {
        self.inbox.borrow_mut().pop_front()
    }

    /// Sends what the guest has to say.
    pub fn flush(&self) {
        let out = self.guest.borrow_mut().take_out();
        let peer = self.peer.borrow();
        for bytes in out {
            // What a channel does not take is sent again.
            let _ = peer.as_ref().map(|peer| peer.send(&bytes));
        }
    }

    /// Ends the connection.
    pub fn close(&self) {
        self.peer.replace(None);
    }

    /// Keeps the key to the seat for the next visit.
    pub fn keep_key(&self) {
        if let Some(key) = self.guest.borrow().key() {
            keep_key_of(key);
        }
    }
}

/// Keeps the key to a seat for the next visit.
pub fn keep_key_of(key: SeatKey) {
    remember(SEAT_KEY, &format!("{key:032x}"));
}

fn kept_key() -> Option<SeatKey> {
    let kept: String = remembered(SEAT_KEY)?;
    SeatKey::from_str_radix(&kept, 16).ok()
}

/// Table at which this device has a seat, for whoever comes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTable {
    /// The key of the game.
    pub game: String,
    /// Names of the other people.
    pub others: Vec<String>,
}

/// The table at which this device has a seat, unless the game is over or the seat is somebody else's now.
pub fn kept_table() -> Option<KeptTable> {
    remembered::<Option<KeptTable>>(TABLE_KEY).flatten()
}

/// State that a guest's table shows beside the game; copies share it.
#[derive(Clone, Copy)]
struct GuestHandle {
    desk: StoredValue<Rc<GuestDesk>, LocalStorage>,
    /// True while the host is silent.
    is_silent: RwSignal<bool>,
    /// Reason why the table does not go on.
    end: RwSignal<Option<End>>,
    /// The key under which the finished game is kept.
    kept: RwSignal<Option<String>>,
    /// The key of the game that was handed to this device, which deals from now on.
    taken: RwSignal<Option<String>>,
    /// Everybody with a device of their own but the host.
    people: RwSignal<Vec<Person>>,
}

impl GuestHandle {
    /// Shows who is here now.
    fn follow(self, mut people: Vec<Person>) {
        for person in &mut people {
            person.away = person.away.map(whole_minutes);
        }
        if self.people.with_untracked(|before| *before != people) {
            self.people.set(people);
        }
    }
}

/// Reason why a guest's table does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The host has ended the connection.
    Bye(Farewell),
    /// The connection is gone.
    Lost,
    /// Something came that cannot be read.
    Fault(MessageFault),
}

impl End {
    /// Says it in words, with the names at the table if there is one; tracked.
    pub fn said(&self, names: &[String]) -> String {
        let words: Devices = devices_now();
        let said = match self {
            End::Bye(Farewell::HandedOn(to)) => match names.get(to.index()) {
                Some(name) => return words.handed(name),
                None => words.left(),
            },
            End::Bye(Farewell::Leaves) => words.left(),
            End::Bye(Farewell::Replaced) => words.replaced(),
            End::Bye(Farewell::Freed) => words.freed(),
            End::Bye(Farewell::Unwatched) => words.unwatched(),
            End::Lost => words.silent(),
            End::Bye(Farewell::Faulty) => words.garbled(),
            End::Fault(fault) if fault.is_of_versions() => words.version(),
            End::Fault(_) => words.garbled(),
        };
        said.to_owned()
    }
}

/// Shows the table of a guest.
///
/// # Errors
/// The host said what cannot be.
pub fn seat_guest<G: GameBoard>(
    welcome: &Welcome,
    desk: Rc<GuestDesk>,
    save_loader: &'static dyn SaveLoader,
) -> Result<AnyView, MessageFault> {
    let session: Session<G::Game> = live::guest::open(welcome)?;
    let table = Table::<G>::of_guest(session);
    let handle = GuestHandle {
        desk: StoredValue::new_local(desk.clone()),
        is_silent: RwSignal::new(false),
        end: RwSignal::new(None),
        kept: RwSignal::new(None),
        taken: RwSignal::new(None),
        people: RwSignal::new(Vec::new()),
    };
    provide_context(handle);
    table.game.set_ways(Ways {
        banner,
        menu: |_| ().into_any(),
        changed: |_| {},
        took_back: |_, _| {},
        asks: Some(Asks { act, rewind, switch }),
    });
    table.start();
    give_notice(table);
    match welcome.seat {
        Some((seat, _)) => {
            desk.keep_key();
            keep_table(table, seat);
        }
        None => table.store.panels().tell(untrack(|| devices_now().you_watch().to_owned()), None),
    }
    desk.guest.borrow_mut().ready(0);
    desk.flush();
    let here = desk.clone();
    desk.attach(move || pump(table, &here, handle, save_loader));
    let ticking = desk.clone();
    let tick = move || {
        let is_silent = ticking.guest.borrow_mut().tick(elapsed_ms());
        ticking.flush();
        if handle.is_silent.try_get_untracked().is_some_and(|before| before != is_silent) {
            handle.is_silent.set(is_silent);
        }
    };
    let timer = set_interval_with_handle(tick, TICK).ok();
    // Browsers tell nobody that a page has gone.
    let leaves = leptos::ev::Custom::<web_sys::Event>::new("pagehide");
    let leaving = window_event_listener(leaves, move |_| say_goodbye(handle));
    on_cleanup(move || {
        leaving.remove();
        if let Some(timer) = timer {
            timer.clear();
        }
        say_goodbye(handle);
    });
    pump(table, &handle.desk.get_value(), handle, save_loader);
    Ok(view! { <Frame table /> }.into_any())
}

/// Keeps what somebody who comes back to this device is told.
pub fn keep_table<G: GameBoard>(table: Table<G>, seat: Seat) {
    let others = table.game.session.with_value(|session| {
        let people = session.people().filter(|&other| other != seat);
        let names = untrack(|| table.game.names());
        people.map(|other| names[other.index()].clone()).collect()
    });
    remember(TABLE_KEY, &Some(KeptTable { game: G::ID.to_owned(), others }));
}

fn forget_table() {
    remember(TABLE_KEY, &None::<KeptTable>);
}

/// Leaves the table.
fn say_goodbye(handle: GuestHandle) {
    if let Some(desk) = handle.desk.try_get_value() {
        desk.wake.replace(None);
        desk.guest.borrow_mut().leave();
        desk.flush();
        desk.close();
    }
}

/// Takes in whatever has come.
fn pump<G: GameBoard>(
    table: Table<G>,
    desk: &Rc<GuestDesk>,
    handle: GuestHandle,
    save_loader: &'static dyn SaveLoader,
) {
    let before = table.game.session.try_with_value(Session::len);
    let Some(before) = before else { return };
    while let Some(word) = desk.next() {
        let bytes = match word {
            Word::Message(bytes) => bytes,
            Word::Open => continue,
            Word::Closed => {
                if let Some(id) = handle.taken.get_untracked() {
                    return back::go(&Route::Table(id).to_string());
                }
                if handle.kept.with_untracked(Option::is_none) {
                    handle.end.update(|end| _ = end.get_or_insert(End::Lost));
                }
                continue;
            }
        };
        let heard = table
            .game
            .session
            .try_update_value(|session| desk.guest.borrow_mut().hear(session, &bytes, elapsed_ms()));
        match heard {
            None => return,
            Some(Ok(heard)) => take(table, handle, save_loader, heard),
            Some(Err(fault)) => {
                leptos::logging::warn!("the host's message was refused: {fault}");
                handle.end.set(Some(End::Fault(fault)));
                desk.close();
            }
        }
    }
    desk.flush();
    if table.game.session.try_with_value(Session::len).is_some_and(|now| now > before) {
        table.went_on();
    }
}

fn take<G: GameBoard>(
    table: Table<G>,
    handle: GuestHandle,
    save_loader: &'static dyn SaveLoader,
    heard: Heard,
) {
    match heard {
        Heard::Nothing | Heard::Steps(_) => {}
        Heard::People(people) => handle.follow(people),
        Heard::Anew => went_back(table, 0),
        Heard::Back(to) | Heard::Instead(to) => went_back(table, to),
        Heard::Refused(refusal) => {
            let words: Devices = untrack(devices_now);
            let said = match refusal {
                HostRefusal::Stale => words.stale(),
                HostRefusal::NoWayBack => words.no_way_back(),
                HostRefusal::NoSeat
                | HostRefusal::SeatTaken
                | HostRefusal::Unwatched
                | HostRefusal::NotOnTurn
                | HostRefusal::Illegal(_) => words.not_now(),
            };
            table.store.panels().tell(said.to_owned(), None);
            table.begin();
        }
        Heard::Hand { save, keys } => {
            // What cannot be read is not taken: the table stays where it is.
            if let Some(id) = handing::take(table.store.page.library, save_loader, &save, &keys) {
                handle.taken.set(Some(id));
                forget_table();
                with_guest(table, |guest, _| guest.took());
            }
        }
        Heard::Over(save) => {
            if handle.kept.with_untracked(Option::is_none)
                && let Ok(fresh) = save_loader.keep(&save)
            {
                let id = table.store.page.library.create(fresh.summary, &fresh.save);
                forget_table();
                handle.kept.set(Some(id));
            }
        }
        Heard::Bye(why) => {
            if why == Farewell::Freed {
                forget_table();
            }
            if let Some(id) = handle.taken.get_untracked() {
                return back::go(&Route::Table(id).to_string());
            }
            if handle.kept.with_untracked(Option::is_none) {
                handle.end.set(Some(End::Bye(why)));
            }
        }
    }
}

fn went_back<G: GameBoard>(table: Table<G>, to: usize) {
    table.game.log.update_value(|log| log.back_to(to));
    table.store.playback().happen(Event::Rewound { end: to });
    table.went_on();
}

/* What is asked of the host. */

fn with_guest<G: GameBoard>(table: Table<G>, ask: impl FnOnce(&mut Guest, usize)) {
    let desk = HERE.with_borrow(Option::clone);
    let Some(desk) = desk else { return };
    let len = table.game.session.with_value(Session::len);
    ask(&mut desk.guest.borrow_mut(), len);
    desk.flush();
}

fn act<G: GameBoard>(table: Table<G>, actions: &[ActionOf<G>]) {
    with_guest(table, |guest, len| {
        // While the answer to one is awaited, nothing else is chosen.
        let _ = guest.act::<G::Game>(len, actions, elapsed_ms());
    });
}

fn rewind<G: GameBoard>(table: Table<G>, how: Rewind) {
    with_guest(table, |guest, len| {
        let _ = guest.undo(len, how != Rewind::Move, elapsed_ms());
    });
}

fn switch<G: GameBoard>(table: Table<G>, power: usize, policy: Policy) {
    with_guest(table, |guest, _| guest.switch(&<G::Game as AutoAnswer>::POWERS[power], policy));
}

/* What is shown. */

fn banner<G: GameBoard>(table: Table<G>) -> AnyView {
    use_context::<GuestHandle>().map(|handle| view! { <GuestBanner table handle /> }).into_any()
}

#[component]
fn GuestBanner<G: GameBoard>(table: Table<G>, handle: GuestHandle) -> impl IntoView {
    let is_watching = handle.desk.with_value(|desk| desk.guest.borrow().is_watching());
    let over = move || handle.kept.get().filter(|_| table.game.is_over());
    // Whoever watches keeps nothing, and needs the host no more once the end has come.
    let has_all = move || handle.kept.with(Option::is_some) || is_watching && table.game.has_ended();
    let trouble = move || match handle.end.get() {
        Some(end) => Some(end.said(&table.game.names())).filter(|_| !has_all()),
        None => (handle.is_silent.get() && !has_all()).then(|| devices_now().silent().to_owned()),
    };
    let is_host_here = move || handle.end.with(Option::is_none) && !has_all();
    let away =
        move || handle.people.get().into_iter().filter(move |person| person.away.is_some() && is_host_here());
    let row = move |Person { seat, has_come, away }: Person| {
        let name = move || table.game.names().get(seat.index()).cloned().unwrap_or_default();
        view! {
            <li>
                <SeatMark seat=seat.index() />
                <span>{move || state_of(has_come, away, name())}</span>
            </li>
        }
    };
    view! {
        <Show when=move || away().next().is_some()>
            <section class="banner devices" data-testid="devices">
                <ul class="devices__people" role="status">{move || away().map(row).collect_view()}</ul>
            </section>
        </Show>
        {move || trouble().map(|said| view! {
            <div class="banner banner--warn" role="status" data-testid="host-trouble">
                <p>{said}</p>
            </div>
        })}
        {move || over().map(|id| view! {
            <div class="banner banner--over" role="status" data-testid="over">
                <p>{devices_now().over()}</p>
                <a class="btn btn--primary" data-testid="to-results" href=Route::Results(id).to_string()>
                    {t().table.results()}
                </a>
            </div>
        })}
        <Show when=move || is_watching && table.game.is_over()>
            <div class="banner banner--over" role="status" data-testid="over">
                <p>{move || table.why_it_ends().unwrap_or_else(|| t().table.game_over().to_owned())}</p>
            </div>
        </Show>
    }
}
