//! The pages of a table of many devices: the one that an invitation opens, and the one that the answer opens.

use std::rc::Rc;
use std::time::Duration;

use game_core::Seat;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use live::meeting::Description;
use live::{Farewell, First, Lobby, Welcome};

use super::fetch::fetch_topic;
use super::game::with_devices;
use super::home::remember_company;
use crate::catalogue::info;
use table::devices::code::Code;
use table::devices::guest::{End, GuestDesk, kept_table};
use table::devices::peer::{NoPeer, Word};
use table::devices::scan::{Scan, TakeCode};
use table::devices::servers::ServersForm;
use table::devices::typed::TypedField;
use table::devices::{ANSWER_KEY, TAKEN};
use table::game::GameInfo;
use ui::awaited::{Coming, awaited};
use ui::drawings::SeatMark;
use ui::hand_on::address_of;
use ui::i18n::{DEVICES, Devices, and, devices_now, t, use_lang};
use ui::library::{elapsed_ms, remember, remembered};
use ui::page_parts::{MessagePage, NextSteps};
use ui::prefs::Prefs;
use ui::route::{Company, Route};
use ui::router::Router;
use ui::sanitized::sanitized;
use web_sys::SubmitEvent;

fn words() -> Devices {
    devices_now()
}

/// Time between two looks at the clock.
const TICK: Duration = Duration::from_secs(1);

/// Progress of this device.
#[derive(Clone, Debug, PartialEq)]
enum JoinStage {
    Making,
    /// The link of the answer is shown.
    Shown(String),
    /// The devices are connected; nothing has come yet.
    Connected,
    Lobby(Lobby),
    Table(Box<Welcome>),
    NoPeer(NoPeer),
    Ended(End),
}

impl JoinStage {
    /// Tells apart what is shown anew.
    fn key(&self) -> (u8, Vec<Seat>) {
        match self {
            JoinStage::Making => (0, Vec::new()),
            JoinStage::Shown(_) => (1, Vec::new()),
            JoinStage::Connected => (2, Vec::new()),
            JoinStage::Lobby(lobby) => (if lobby.may_watch { 3 } else { 7 }, lobby.free.clone()),
            JoinStage::Table(_) => (4, Vec::new()),
            JoinStage::NoPeer(_) => (5, Vec::new()),
            JoinStage::Ended(_) => (6, Vec::new()),
        }
    }
}

/// The connection, once there is one; copies share it.
type Held = StoredValue<Option<Rc<GuestDesk>>, LocalStorage>;

/// Renders the page of an invitation; without a code, the ways to one.
pub fn join(code: &str) -> AnyView {
    let code = code.to_owned();
    with_words(move || match code.is_empty() {
        true => view! { <StartPage /> }.into_any(),
        false => view! { <JoinPage code=code.clone() /> }.into_any(),
    })
}

/// Renders `page` once the words of such tables are here.
fn with_words(page: impl Fn() -> AnyView + 'static) -> AnyView {
    let prefs = Prefs::get();
    if (DEVICES.is_here)(prefs.lang.get_untracked()) {
        return page();
    }
    let title = Signal::derive(|| t().shell.project().to_owned());
    let fetch = move || -> Coming { Box::pin(async move { fetch_topic(&DEVICES, prefs).await.is_ok() }) };
    awaited(Some(title), fetch, page)
}

/// The page for whoever has no invitation yet.
#[component]
fn StartPage() -> impl IntoView {
    view! {
        <MessagePage title=Signal::derive(|| words().join_title().to_owned())>
            <p>{move || words().join_start()}</p>
            <InvitationForm />
            <ServersForm changed=|()| {} />
            <NextSteps to=vec![(Route::Home, || t().by_link.home())] />
        </MessagePage>
    }
}

/// The ways to take an invitation: by the camera, by its link.
#[component]
fn InvitationForm() -> impl IntoView {
    let router = Router::get();
    let typed = RwSignal::new(String::new());
    let is_bad = RwSignal::new(false);
    // An invitation leads elsewhere; what has led here is used up.
    let follow = move |text: &str| {
        let offer = Description::of_kind(text, false).ok();
        let to = offer.map(|offer| Route::Join(offer.code())).filter(|to| *to != untrack(|| router.route()));
        if let Some(to) = &to {
            router.go(to);
        }
        to.is_some()
    };
    let take = TakeCode::new(move |text| follow(&text));
    let enter = move |event: SubmitEvent| {
        event.prevent_default();
        is_bad.set(!typed.with_untracked(|text| follow(text)));
    };
    let seat = kept_table().and_then(|kept| Some((info(&kept.game)?, kept.others)));
    let back = move |(info, others): (&'static GameInfo, Vec<String>)| {
        let others: Vec<String> = others.iter().map(|name| sanitized(name)).collect();
        let said = move || words().back(info.title(use_lang()), and(use_lang(), &others));
        view! { <p data-testid="seat-kept">{said}</p> }
    };
    view! {
        {seat.map(back)}
        <Scan take />
        <form class="devices__entry" on:submit=enter>
            <TypedField label=|| words().join_link_of() testid="invitation" typed />
            <p role="alert">{move || is_bad.get().then(|| words().bad_code())}</p>
            <button class="btn btn--primary" type="submit" data-testid="join">
                {move || words().join_go()}
            </button>
        </form>
    }
}

#[component]
fn JoinPage(code: String) -> impl IntoView {
    let stage = RwSignal::new(JoinStage::Making);
    let held: Held = StoredValue::new_local(None);
    spawn_local(async move {
        let next = match GuestDesk::answer(&code).await {
            Ok((desk, answer)) => {
                held.try_set_value(Some(desk.clone()));
                listen(desk, stage);
                JoinStage::Shown(address_of(&Route::Answer(answer.code())))
            }
            Err(error) => JoinStage::NoPeer(error),
        };
        stage.try_set(next);
    });
    let tick = move || {
        let is_waiting =
            stage.try_with_untracked(|stage| matches!(stage, JoinStage::Connected | JoinStage::Lobby(_)));
        let Some(desk) = held.try_get_value().flatten().filter(|_| is_waiting == Some(true)) else { return };
        // What was lost is said again.
        desk.guest.borrow_mut().tick(elapsed_ms());
        desk.flush();
    };
    if let Ok(timer) = set_interval_with_handle(tick, TICK) {
        on_cleanup(move || timer.clear());
    }
    // By a key, so that each of them begins with elements of its own.
    let shown = move |_| {
        let now = untrack(|| stage.get());
        match now {
            JoinStage::Table(welcome) => table_of(*welcome, held, stage),
            now => waiting(now, held),
        }
    };
    view! { <For each=move || [stage.get()] key=JoinStage::key children=shown /> }
}

/// Takes in what comes until there is a table.
fn listen(desk: Rc<GuestDesk>, stage: RwSignal<JoinStage>) {
    let here = Rc::downgrade(&desk);
    desk.attach(move || {
        let Some(desk) = here.upgrade() else { return };
        while !matches!(stage.try_get_untracked(), None | Some(JoinStage::Table(_))) {
            let Some(word) = desk.next() else { break };
            let next = match word {
                Word::Open => {
                    desk.guest.borrow_mut().connect(elapsed_ms());
                    Some(JoinStage::Connected)
                }
                Word::Closed => Some(JoinStage::Ended(End::Lost)),
                Word::Message(bytes) => {
                    let heard = desk.guest.borrow_mut().hear_first(&bytes, elapsed_ms());
                    match heard {
                        Ok(First::Lobby(lobby)) => Some(JoinStage::Lobby(lobby)),
                        Ok(First::Welcome(welcome)) => Some(JoinStage::Table(welcome)),
                        Ok(First::Bye(why)) => Some(JoinStage::Ended(End::Bye(why))),
                        Ok(First::Refused(_) | First::Nothing) => None,
                        Err(fault) => Some(JoinStage::Ended(End::Fault(fault))),
                    }
                }
            };
            if let Some(next) = next {
                stage.set(next);
            }
        }
        desk.flush();
    });
}

/// The table of this device, once its game has come.
fn table_of(welcome: Welcome, held: Held, stage: RwSignal<JoinStage>) -> AnyView {
    let (Some(info), Some(desk)) = (info(&welcome.game), held.get_value()) else {
        return waiting(JoinStage::Ended(End::Bye(Farewell::Faulty)), held);
    };
    // Whoever comes back to the first page finds the way to a seat there.
    if welcome.seat.is_some() {
        remember_company(Some(Company::ByDevices));
    }
    with_devices(info, move |devices| match devices.seat_guest(&welcome, desk.clone()) {
        Ok(table) => table,
        Err(fault) => {
            desk.close();
            let ended = JoinStage::Ended(End::Fault(fault));
            stage.set(ended.clone());
            waiting(ended, held)
        }
    })
}

/// Renders what is to be done until there is a table.
fn waiting(stage: JoinStage, held: Held) -> AnyView {
    let title = Signal::derive(|| words().join_title().to_owned());
    let body = match stage {
        JoinStage::Making | JoinStage::Table(_) => {
            view! { <p role="status">{move || words().coming()}</p> }.into_any()
        }
        JoinStage::Connected => view! { <p role="status">{move || words().coming()}</p> }.into_any(),
        JoinStage::Shown(link) => view! {
            <h2>{move || words().join_show()}</h2>
            <p>{move || words().join_note()}</p>
            <div class="handover__code devices__code">
                <Code link label=|| words().join_link() />
            </div>
            <p role="status">{move || words().waiting()}</p>
        }
        .into_any(),
        JoinStage::Lobby(lobby) => view! { <WhoAreYou lobby held /> }.into_any(),
        JoinStage::NoPeer(error) => {
            let is_helped = error != NoPeer::Unsupported;
            view! {
                <p role="alert" data-testid="no-peer">{move || why(&error)}</p>
                {is_helped.then(|| view! { <InvitationForm /> })}
            }
            .into_any()
        }
        JoinStage::Ended(end) => view! {
            <p role="alert" data-testid="ended">{move || end.said(&[])}</p>
            <InvitationForm />
        }
        .into_any(),
    };
    view! {
        <MessagePage title>
            {body}
            <NextSteps to=vec![(Route::Home, || t().by_link.home())] />
        </MessagePage>
    }
    .into_any()
}

/// Says why this device cannot answer an invitation.
fn why(error: &NoPeer) -> &'static str {
    match error {
        NoPeer::Unsupported => words().unsupported(),
        NoPeer::NoNetwork => words().no_network(),
        NoPeer::Code(_) | NoPeer::Refused => words().bad_code(),
    }
}

/// Asks for whom this device plays.
#[component]
fn WhoAreYou(lobby: Lobby, held: Held) -> impl IntoView {
    let sit = move |seat: Seat| {
        if let Some(desk) = held.get_value() {
            desk.guest.borrow_mut().sit(seat);
            desk.flush();
        }
    };
    let watch = move |_| {
        if let Some(desk) = held.get_value() {
            desk.guest.borrow_mut().watch();
            desk.flush();
        }
    };
    let is_full = lobby.free.is_empty();
    let row = |seat: Seat| {
        let name = lobby.seats.get(seat.index()).map(|(name, _)| sanitized(name)).unwrap_or_default();
        let label = move || {
            let name = if name.is_empty() { t().table.person_n(seat.0 + 1) } else { name.clone() };
            t().by_link.i_am(name)
        };
        view! {
            <li>
                <button class="btn" data-testid="i-am" data-seat=seat.0 + 1 on:click=move |_| sit(seat)>
                    <SeatMark seat=seat.index() />
                    {label}
                </button>
            </li>
        }
    };
    let rows = lobby.free.iter().map(|&seat| row(seat)).collect_view();
    view! {
        <h2>{move || if is_full { words().full() } else { words().who() }}</h2>
        <ul class="arrival__people">{rows}</ul>
        {lobby.may_watch.then(|| view! {
            <p>{move || words().watch_note()}</p>
            <button class="btn" data-testid="watch" on:click=watch>
                {move || words().watch()}
            </button>
        })}
    }
}

/// Renders the page of an answer: leaves it for the table of another tab.
pub fn answer(code: &str) -> AnyView {
    let code = code.to_owned();
    with_words(move || view! { <AnswerPage code=code.clone() /> }.into_any())
}

#[component]
fn AnswerPage(code: String) -> impl IntoView {
    let is_answer = Description::of_kind(&code, true).is_ok();
    if is_answer {
        remember(ANSWER_KEY, &code);
    }
    let is_taken = RwSignal::new(false);
    let look = move || {
        if is_answer && remembered::<String>(ANSWER_KEY).is_some_and(|left| left == TAKEN) {
            is_taken.set(true);
        }
    };
    if let Ok(timer) = set_interval_with_handle(look, TICK) {
        on_cleanup(move || timer.clear());
    }
    let title = Signal::derive(move || words().handed_on().to_owned());
    let said = move || match (is_answer, is_taken.get()) {
        (false, _) => words().bad_answer(),
        (true, true) => words().handed_on_note(),
        (true, false) => words().no_table(),
    };
    view! {
        <MessagePage title>
            <p role="status" data-testid="handed-on">{said}</p>
            <NextSteps to=vec![(Route::Home, || t().by_link.home())] />
        </MessagePage>
    }
}
