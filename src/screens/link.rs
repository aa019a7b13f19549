//! Page of a link that somebody sent: a game whose turn has come here, a position, a finished game.

use game_core::Seat;
use leptos::prelude::*;
use session::handover::{Purpose, Relation};
use session::share::{self, MAX_CODE, ShareError};

use super::game::with_save_loader;
use super::saved::title_of;
use crate::catalogue::info;
use table::game::{Arrival, GameInfo, KeptSave, KnownGame, LinkAction, SaveLoader, handoff};
use ui::drawings::SeatMark;
use ui::i18n::{PagesByLink, t, use_lang};
use ui::library::Library;
use ui::page_parts::{MessagePage, NextSteps, PageBar};
use ui::route::Route;
use ui::router::Router;
use ui::sanitized::sanitized;

fn words() -> PagesByLink {
    t().by_link
}

/// Renders the content of the link with this code.
pub fn page(code: &str) -> AnyView {
    if code.len() > MAX_CODE {
        return view! { <BadLink error=ShareError::TooLong { characters: code.len() } /> }.into_any();
    }
    let game = match share::game_of(code) {
        Ok(game) => game,
        Err(error) => return view! { <BadLink error /> }.into_any(),
    };
    let Some(info) = info(&game) else {
        let why = Signal::derive(move || t().setup.no_game(&game));
        return view! { <Bad why /> }.into_any();
    };
    let code = code.to_owned();
    let library = Library::get();
    let kept = move |key: &str| {
        let saves = library.saves_of(key).into_iter();
        saves.map(|(id, save)| KeptSave { id, save }).collect()
    };
    with_save_loader(info, move |save_loader| match save_loader.arrival(&code, &kept) {
        Ok(arrival) => {
            view! { <ArrivalPage desk=LinkDesk::new(info, save_loader, &code, arrival) /> }.into_any()
        }
        Err(error) => view! { <BadLink error /> }.into_any(),
    })
}

#[component]
fn BadLink(error: ShareError) -> impl IntoView {
    let why = Signal::derive(move || t().link_error(&error));
    view! { <Bad why /> }
}

#[component]
fn Bad(why: Signal<String>) -> impl IntoView {
    view! {
        <MessagePage title=Signal::derive(|| words().bad().to_owned())>
            <p role="alert" data-testid="bad-link">
                {why}
            </p>
            <p>{move || words().bad_note()}</p>
            <NextSteps to=vec![(Route::Home, || words().home())] />
        </MessagePage>
    }
}

/// State of taking in a link; copies share it.
#[derive(Clone, Copy)]
struct LinkDesk {
    info: &'static GameInfo,
    save_loader: &'static dyn SaveLoader,
    code: StoredValue<String>,
    arrival: StoredValue<Arrival>,
    library: Library,
    router: Router,
    /// Reason why something did not work.
    refused: RwSignal<Option<String>>,
}

impl LinkDesk {
    fn new(
        info: &'static GameInfo,
        save_loader: &'static dyn SaveLoader,
        code: &str,
        arrival: Arrival,
    ) -> LinkDesk {
        LinkDesk {
            info,
            save_loader,
            code: StoredValue::new(code.to_owned()),
            arrival: StoredValue::new(arrival),
            library: Library::get(),
            router: Router::get(),
            refused: RwSignal::new(None),
        }
    }

    /// Name of a seat; tracked.
    fn name(self, seat: Seat) -> String {
        let name = self.arrival.with_value(|arrival| sanitized(&arrival.summary.seats[seat.index()].name));
        if name.is_empty() { t().table.person_n(seat.0 + 1) } else { name }
    }

    /// Goes on with the game that is kept.
    fn go(self, known: &KnownGame, how: LinkAction) {
        self.code.with_value(|code| handoff::keep_link(&known.id, code, how));
        self.router.go(&Route::Table(known.id.clone()));
    }

    /// Keeps a game that is new here, with this seat's person at this device.
    fn sit(self, seat: Seat) {
        let fresh = self.code.with_value(|code| self.save_loader.take_in(code, None, LinkAction::Sit(seat)));
        match fresh {
            Ok(mut fresh) => {
                let key = self.arrival.with_value(|arrival| self.library.free_key(&arrival.key));
                if self.arrival.with_value(|arrival| arrival.known.is_some()) {
                    fresh.summary.title = untrack(|| words().branch_of(title_of(&fresh.summary, &t())));
                }
                self.library.create_as(&key, fresh.summary, &fresh.save);
                handoff::keep(&key, fresh.table);
                self.router.go(&Route::Table(key));
            }
            Err(why) => self.refused.set(Some(why)),
        }
    }

    /// Keeps a practice copy, and shows it.
    fn copy(self) {
        let fresh = self.code.with_value(|code| self.save_loader.take_in(code, None, LinkAction::Copy));
        let is_over = self.arrival.with_value(|arrival| arrival.turn.is_none());
        match fresh {
            Ok(fresh) => {
                let id = self.library.create(fresh.summary, &fresh.save);
                self.router.go(&if is_over { Route::Results(id) } else { Route::Table(id) });
            }
            Err(why) => self.refused.set(Some(why)),
        }
    }
}

#[component]
fn ArrivalPage(desk: LinkDesk) -> impl IntoView {
    let title = Signal::derive(move || format!("{} · {}", desk.info.title(use_lang()), words().title()));
    let (purpose, known) = desk.arrival.with_value(|arrival| (arrival.purpose, arrival.known.clone()));
    let body = match (purpose, known) {
        (Purpose::Look, _) => view! { <Look desk /> }.into_any(),
        (Purpose::Turn, None) => view! { <WhoAreYou desk /> }.into_any(),
        (Purpose::Turn, Some(known)) => view! { <KeptHere desk known /> }.into_any(),
    };
    view! {
        <div class="page page--print" data-game=desk.info.id>
            <PageBar title />
            <main class="page__main page__main--narrow" id="main" data-testid="arrival">
                <div class="tabletop arrival__table" aria-hidden="true">
                    <img
                        class="tabletop__print"
                        src=format!("posters/{}.svg", desk.info.id)
                        alt=""
                        width="960"
                        height="640"
                    />
                </div>
                <section class="panel">
                    <p class="arrival__seats">
                        {move || desk.arrival.with_value(|arrival| title_of(&arrival.summary, &t()))}
                    </p>
                    {body}
                    <p role="alert">{move || desk.refused.get()}</p>
                    <p class="arrival__note">{move || words().no_secrets()}</p>
                </section>
            </main>
        </div>
    }
}

/// Seat on turn.
#[component]
fn Whose(desk: LinkDesk) -> impl IntoView {
    let turn = desk.arrival.with_value(|arrival| arrival.turn);
    view! {
        <p class="arrival__turn" data-testid="whose-turn">
            {turn.map(|seat| view! { <SeatMark seat=seat.index() /> })}
            {move || match turn {
                Some(seat) => words().turn_of(desk.name(seat)),
                None => words().over().to_owned(),
            }}
        </p>
    }
}

/// A game that is new here: for whom this device plays.
#[component]
fn WhoAreYou(desk: LinkDesk) -> impl IntoView {
    let (people, turn) = desk.arrival.with_value(|arrival| (arrival.people.clone(), arrival.turn));
    let row = move |seat: Seat| {
        let class = if turn == Some(seat) { "btn btn--primary" } else { "btn" };
        view! {
            <li>
                <button class=class data-testid="i-am" data-seat=seat.0 + 1 on:click=move |_| desk.sit(seat)>
                    <SeatMark seat=seat.index() />
                    {move || words().i_am(desk.name(seat))}
                </button>
                {(turn == Some(seat)).then(|| view! { <small>{move || words().on_turn()}</small> })}
            </li>
        }
    };
    view! {
        <Whose desk />
        <h2>{move || words().who()}</h2>
        <p>{move || words().who_note()}</p>
        <ul class="arrival__people">{people.into_iter().map(row).collect_view()}</ul>
    }
}

/// A game that this device knows.
#[component]
fn KeptHere(desk: LinkDesk, known: KnownGame) -> impl IntoView {
    let len = desk.arrival.with_value(|arrival| arrival.len);
    let known = StoredValue::new(known);
    let (steps, relation) = known.with_value(|known| (known.len, known.relation));
    let go = move |how: LinkAction| known.with_value(|known| desk.go(known, how));
    let on = move |label: fn() -> &'static str| {
        view! {
            <button class="btn btn--primary" data-testid="go-on" on:click=move |_| go(LinkAction::GoOn)>
                {label}
            </button>
        }
    };
    match relation {
        Relation::Newer => view! {
            <Whose desk />
            <p data-testid="relation">{move || words().newer(len - steps)}</p>
            <p class="row__acts">{on(|| words().go_on())}</p>
        }
        .into_any(),
        Relation::Same => view! {
            <Whose desk />
            <p data-testid="relation">{move || words().same()}</p>
            <p class="row__acts">{on(|| words().go_on_here())}</p>
        }
        .into_any(),
        Relation::Older => view! {
            <h2 data-testid="relation">{move || words().older()}</h2>
            <p>{move || words().older_note(steps - len)}</p>
            <p class="row__acts">
                {on(|| words().go_on_here())}
                <button class="btn" data-testid="look-older" on:click=move |_| go(LinkAction::LookBack)>
                    {move || words().look_older()}
                </button>
            </p>
        }
        .into_any(),
        Relation::Branch { at } => {
            let keep = move |_| {
                if let Some(seat) = known.with_value(|known| known.seat) {
                    desk.sit(seat);
                }
            };
            view! {
                <h2 data-testid="relation">{move || words().branch()}</h2>
                <p>{move || words().branch_note(at)}</p>
                <p class="row__acts">
                    {on(|| words().go_on_here())}
                    <button class="btn" data-testid="keep-branch" on:click=keep>
                        {move || words().keep_branch()}
                    </button>
                </p>
            }
            .into_any()
        }
    }
}

/// A position, or a finished game.
#[component]
fn Look(desk: LinkDesk) -> impl IntoView {
    let is_over = desk.arrival.with_value(|arrival| arrival.turn.is_none());
    let say = move |over: fn() -> &'static str, running: fn() -> &'static str| {
        move || if is_over { over() } else { running() }
    };
    view! {
        <h2>{say(|| words().finished(), || words().position())}</h2>
        <Whose desk />
        <p>{say(|| words().finished_note(), || words().position_note())}</p>
        <p class="row__acts">
            <button class="btn btn--primary" data-testid="look" on:click=move |_| desk.copy()>
                {say(|| words().look(), || words().play_position())}
            </button>
        </p>
    }
}
