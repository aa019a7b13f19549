//! A guest's device: its connection to the host, and its table, a mirror of what its seat may know.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use live::meeting::{Description, MeetingError};
use live::message::Key;
use live::{Farewell, Fault, Guest, Heard, Refusal, Welcome};
use session::{AutoAnswer, Policy, Session};

use super::peer::{NoPeer, Peer, Word};
use crate::board::ActionOf;
use crate::game::Opener;
use crate::input::Rewind;
use crate::playback::timeline::Event;
use crate::state::ways::{Asks, Ways};
use crate::widgets::Frame;
use crate::{Seatable, Table};
use ui::i18n::{PagesDevices, t};
use ui::library::{elapsed_ms, remember, remembered};
use ui::route::Route;

/// The key under which a device keeps the key to its seat.
const SEAT_KEY: &str = "sobremesa.devices.seat";
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
            remember(SEAT_KEY, &format!("{key:032x}"));
        }
    }
}

fn kept_key() -> Option<Key> {
    let kept: String = remembered(SEAT_KEY)?;
    Key::from_str_radix(&kept, 16).ok()
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
}

/// Reason why a guest's table does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The host has ended the connection.
    Bye(Farewell),
    /// The connection is gone.
    Lost,
    /// Something came that cannot be read.
    Fault(Fault),
}

impl End {
    /// Says it in words; tracked.
    pub fn said(&self) -> &'static str {
        let words: PagesDevices = t().devices;
        match self {
            End::Bye(Farewell::Leaves) => words.left(),
            End::Bye(Farewell::Replaced) => words.replaced(),
            End::Bye(Farewell::Freed) => words.freed(),
            End::Lost => words.silent(),
            End::Bye(Farewell::Faulty) => words.garbled(),
            End::Fault(fault) if fault.is_of_versions() => words.version(),
            End::Fault(_) => words.garbled(),
        }
    }
}

/// Shows the table of a guest.
///
/// # Errors
/// The host said what cannot be.
pub fn seat_guest<G: Seatable>(
    welcome: &Welcome,
    desk: Rc<GuestDesk>,
    opener: &'static dyn Opener,
) -> Result<AnyView, Fault> {
    let session: Session<G::Game> = live::guest::open(welcome)?;
    let table = Table::<G>::of_guest(session);
    let handle = GuestHandle {
        desk: StoredValue::new_local(desk.clone()),
        is_silent: RwSignal::new(false),
        end: RwSignal::new(None),
        kept: RwSignal::new(None),
    };
    provide_context(handle);
    table.set_ways(Ways {
        banner,
        changed: |_| {},
        took_back: |_, _| {},
        asks: Some(Asks { act, rewind, switch }),
    });
    table.start();
    desk.keep_key();
    desk.guest.borrow_mut().ready(0);
    desk.flush();
    let here = desk.clone();
    desk.attach(move || pump(table, &here, handle, opener));
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
    pump(table, &handle.desk.get_value(), handle, opener);
    Ok(view! { <Frame table /> }.into_any())
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
fn pump<G: Seatable>(
    table: Table<G>,
    desk: &Rc<GuestDesk>,
    handle: GuestHandle,
    opener: &'static dyn Opener,
) {
    let before = table.session.try_with_value(Session::len);
    let Some(before) = before else { return };
    while let Some(word) = desk.next() {
        let bytes = match word {
            Word::Message(bytes) => bytes,
            Word::Open => continue,
            Word::Closed => {
                if handle.kept.with_untracked(Option::is_none) {
                    handle.end.update(|end| _ = end.get_or_insert(End::Lost));
                }
                continue;
            }
        };
        let heard = table
            .session
            .try_update_value(|session| desk.guest.borrow_mut().hear(session, &bytes, elapsed_ms()));
        match heard {
            None => return,
            Some(Ok(heard)) => take(table, handle, opener, heard),
            Some(Err(fault)) => {
                leptos::logging::warn!("the host's message was refused: {fault}");
                handle.end.set(Some(End::Fault(fault)));
                desk.close();
            }
        }
    }
    desk.flush();
    if table.session.try_with_value(Session::len).is_some_and(|now| now > before) {
        table.went_on();
    }
}

fn take<G: Seatable>(table: Table<G>, handle: GuestHandle, opener: &'static dyn Opener, heard: Heard) {
    match heard {
        Heard::Nothing | Heard::People(_) | Heard::Steps(_) => {}
        Heard::Anew => went_back(table, 0),
        Heard::Back(to) => went_back(table, to),
        Heard::Refused(refusal) => {
            let words: PagesDevices = untrack(|| t().devices);
            let said = match refusal {
                Refusal::Stale => words.stale(),
                Refusal::NoWayBack => words.no_way_back(),
                Refusal::NoSeat | Refusal::SeatTaken | Refusal::NotOnTurn | Refusal::Illegal(_) => {
                    words.not_now()
                }
            };
            table.panels().tell(said.to_owned(), None);
            table.begin();
        }
        Heard::Over(save) => {
            if handle.kept.with_untracked(Option::is_none)
                && let Ok(fresh) = opener.keep(&save)
            {
                let id = table.page.library.create(fresh.summary, &fresh.save);
                handle.kept.set(Some(id));
            }
        }
        Heard::Bye(why) => {
            if handle.kept.with_untracked(Option::is_none) {
                handle.end.set(Some(End::Bye(why)));
            }
        }
    }
}

fn went_back<G: Seatable>(table: Table<G>, to: usize) {
    table.told.update_value(|told| told.back_to(to));
    table.playback().happen(Event::Rewound { end: to });
    table.went_on();
}

/* What is asked of the host. */

fn with_guest<G: Seatable>(table: Table<G>, ask: impl FnOnce(&mut Guest, usize)) {
    let desk = HERE.with_borrow(Option::clone);
    let Some(desk) = desk else { return };
    let len = table.session.with_value(Session::len);
    ask(&mut desk.guest.borrow_mut(), len);
    desk.flush();
}

fn act<G: Seatable>(table: Table<G>, actions: &[ActionOf<G>]) {
    with_guest(table, |guest, len| {
        // While the answer to one is awaited, nothing else is chosen.
        let _ = guest.act::<G::Game>(len, actions, elapsed_ms());
    });
}

fn rewind<G: Seatable>(table: Table<G>, how: Rewind) {
    with_guest(table, |guest, len| {
        let _ = guest.undo(len, how != Rewind::Move, elapsed_ms());
    });
}

fn switch<G: Seatable>(table: Table<G>, power: usize, policy: Policy) {
    with_guest(table, |guest, _| guest.switch(&<G::Game as AutoAnswer>::POWERS[power], policy));
}

/* What is shown. */

fn banner<G: Seatable>(table: Table<G>) -> AnyView {
    use_context::<GuestHandle>().map(|handle| view! { <GuestBanner table handle /> }).into_any()
}

#[component]
fn GuestBanner<G: Seatable>(table: Table<G>, handle: GuestHandle) -> impl IntoView {
    let over = move || handle.kept.get().filter(|_| table.is_over());
    let trouble = move || match handle.end.get() {
        Some(end) => Some(end.said()),
        None => (handle.is_silent.get() && handle.kept.with(Option::is_none)).then(|| t().devices.silent()),
    };
    view! {
        {move || trouble().map(|said| view! {
            <div class="banner banner--warn" role="status" data-testid="host-trouble">
                <p>{said}</p>
            </div>
        })}
        {move || over().map(|id| view! {
            <div class="banner banner--over" role="status" data-testid="over">
                <p>{t().devices.over()}</p>
                <a class="btn btn--primary" data-testid="to-results" href=Route::Results(id).to_string()>
                    {t().table.results()}
                </a>
            </div>
        })}
    }
}
