//! The host's table: what comes from other devices is carried out, and what happens is told to them.

use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use live::{Happened, Person, SeatKey};
use session::Session;
use session::save::Reopened;

use super::banner::{HostBanner, HostMenu, Panel};
use super::desk::Desk;
use super::notice::give_notice;
use super::peer::Word;
use super::{ANSWER_KEY, TAKEN, ahead, handing, whole_minutes};
use crate::playback::timeline::Event;
use crate::state::ways::Ways;
use crate::widgets::Frame;
use crate::{GameBoard, Table};
use ui::i18n::t;
use ui::library::{elapsed_ms, random, remember, remembered};

/// Time between two looks at the clock.
const TICK: Duration = Duration::from_secs(1);

/// State that the page shows of the other devices; copies share it.
#[derive(Clone, Copy)]
pub struct HostHandle {
    pub desk: StoredValue<Rc<Desk>, LocalStorage>,
    pub people: RwSignal<Vec<Person>>,
    /// Number of those who watch.
    pub watching: RwSignal<usize>,
    /// Dialog that lies open.
    pub panel: RwSignal<Option<Panel>>,
    /// The key by which this device comes back to its seat, while the table is handed over.
    pub own_key: StoredValue<Option<SeatKey>>,
}

impl HostHandle {
    /// The desk of this table.
    pub fn desk(self) -> Option<Rc<Desk>> {
        self.desk.try_get_value()
    }

    /// Looks again at who is here.
    pub fn follow_people(self) {
        let Some(desk) = self.desk() else { return };
        let watching = desk.host.borrow().watching();
        if self.watching.try_get_untracked().is_some_and(|before| before != watching) {
            self.watching.set(watching);
        }
        let mut people = desk.host.borrow().people(elapsed_ms());
        for person in &mut people {
            person.away = person.away.map(whole_minutes);
        }
        if self.people.try_with_untracked(|before| *before != people) == Some(true) {
            self.people.set(people);
        }
    }
}

/// Shows the table of a host, kept in the library as `id`.
pub fn seat_host<G: GameBoard>(id: &str, opened: Reopened<G::Game>) -> AnyView {
    let Reopened { session, history_lost, entrance } = opened;
    let desk = Desk::of(id, &session);
    let table = Table::<G>::new(id, session);
    let handle = HostHandle {
        desk: StoredValue::new_local(desk.clone()),
        people: RwSignal::new(Vec::new()),
        watching: RwSignal::new(0),
        panel: RwSignal::new(None),
        own_key: StoredValue::new(None),
    };
    provide_context(handle);
    table.game.set_ways(Ways { banner, menu, changed, took_back, asks: None });
    table.enter(entrance);
    table.start();
    give_notice(table);
    handing::welcome(table);
    if history_lost {
        table.store.panels().tell(untrack(|| t().table.history_lost()).into(), None);
    }
    let here = desk.clone();
    desk.attach(move || pump(table, &here, handle));
    let ticking = desk.clone();
    let tick = move || {
        table.game.with_game(|session| ticking.host.borrow_mut().tick(session, elapsed_ms()));
        pump(table, &ticking, handle);
        take_answer(&ticking);
    };
    let timer = set_interval_with_handle(tick, TICK).ok();
    // Browsers tell nobody that a page has gone.
    let leaves = leptos::ev::Custom::<web_sys::Event>::new("pagehide");
    let leaving = window_event_listener(leaves, move |_| {
        if let Some(desk) = handle.desk() {
            desk.host.borrow_mut().leave();
            desk.flush();
        }
    });
    on_cleanup(move || {
        leaving.remove();
        if let Some(timer) = timer {
            timer.clear();
        }
        if let Some(desk) = handle.desk() {
            desk.detach();
        }
    });
    handle.follow_people();
    let waiting = handle.desk.get_value();
    pump(table, &waiting, handle);
    view! { <Frame table /> }.into_any()
}

fn banner<G: GameBoard>(table: Table<G>) -> AnyView {
    use_context::<HostHandle>().map(|handle| view! { <HostBanner table handle /> }).into_any()
}

fn menu<G: GameBoard>(table: Table<G>) -> AnyView {
    use_context::<HostHandle>().map(|handle| view! { <HostMenu table handle /> }).into_any()
}

/// Tells the others what is new.
fn changed<G: GameBoard>(table: Table<G>) {
    let Some(desk) = desk_of(table) else { return };
    let taken = table.game.update_game(|session| desk.host.borrow_mut().take_ahead(session));
    tell(table, &desk);
    ahead::look(table, &desk, true);
    if taken.flatten().is_some() {
        table.went_on();
    }
}

fn took_back<G: GameBoard>(table: Table<G>, to: usize) {
    if let Some(desk) = desk_of(table) {
        desk.host.borrow_mut().take_back(to);
    }
}

/// The desk of a table, which is asked for outside of any context.
pub(super) fn desk_of<G: GameBoard>(table: Table<G>) -> Option<Rc<Desk>> {
    table.game.with_game(|session| table.store.id.with_value(|id| Desk::of(id, session)))
}

fn tell<G: GameBoard>(table: Table<G>, desk: &Rc<Desk>) {
    table.game.with_game(|session: &Session<G::Game>| {
        desk.host.borrow_mut().tell(session, &|events| G::pauses(events));
    });
    desk.flush();
}

/// Takes in whatever has come.
fn pump<G: GameBoard>(table: Table<G>, desk: &Rc<Desk>, handle: HostHandle) {
    let mut has_moved = false;
    while let Some((id, word)) = desk.next() {
        let now = elapsed_ms();
        match word {
            Word::Open => desk.host.borrow_mut().connect(id, now),
            Word::Closed => {
                desk.host.borrow_mut().disconnect(id, now);
                desk.close(id);
            }
            Word::Message(bytes) => {
                let heard = table.game.update_game(|session| {
                    desk.host.borrow_mut().hear(session, id, &bytes, now, &mut random)
                });
                match heard {
                    None => return,
                    Some(Ok(Happened::Acted(_))) => has_moved = true,
                    Some(Ok(Happened::TookBack(to))) => {
                        table.store.opponents().stop();
                        ahead::take_away(table);
                        desk.asked.set(None);
                        table.game.log.update_value(|log| log.back_to(to));
                        table.store.playback().happen(Event::Rewound { end: to });
                        has_moved = true;
                    }
                    Some(Ok(Happened::People)) => {
                        desk.keep_keys();
                        table.game.with_game(|session| desk.host.borrow_mut().tell_people(session, now));
                    }
                    Some(Ok(Happened::HandedOver(to))) => {
                        return handing::handed_over(table, desk, handle, to);
                    }
                    Some(Ok(Happened::Nothing)) => {}
                    Some(Err(fault)) => leptos::logging::warn!("a guest's message was refused: {fault}"),
                }
            }
        }
    }
    tell(table, desk);
    handle.follow_people();
    handing::look(table, desk, handle);
    if ahead::look(table, desk, false) || has_moved {
        table.went_on();
    }
}

/// Takes the answer that another tab has left, if one is waited for.
fn take_answer(desk: &Rc<Desk>) {
    if !desk.waits() {
        return;
    }
    let left: Option<String> = remembered(ANSWER_KEY);
    let Some(answer) = left.filter(|answer| answer != TAKEN) else { return };
    let desk = desk.clone();
    spawn_local(async move {
        if desk.answered(&answer).await.is_ok() {
            remember(ANSWER_KEY, &TAKEN);
        }
    });
}
