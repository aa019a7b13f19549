//! The log in sentences; a tap on a line looks back at its step.

use leptos::prelude::*;
use sobremesa::core::Seat;
use sobremesa::session::Session;

use super::names;
use super::store::{Seatable, Table};
use crate::app::boards::{Line, Rank, eye_of};
use crate::app::i18n::{t, use_lang};
use crate::app::screens::parts::mark;

impl<G: Seatable> Table<G> {
    /// The lines of one step as the person who looks may read them; tracked.
    pub fn lines_of(self, step: usize) -> Vec<Line> {
        let (lang, eye) = (use_lang(), eye_of(self.eye.get()));
        self.session.with_value(|session| {
            let names = names::names(session, lang);
            let events = session.events_at(step, eye);
            let view = session.view_at(step, eye);
            let mut lines = G::lines(step, &events, &view, &names, names::only_person(session), lang);
            let automatic = step > 0 && session.note(step, eye).automatic;
            if automatic && session.note(step, eye).seat == self.eye.get().unwrap_or(Seat(u8::MAX)) {
                mark_automatic(&mut lines, t().table.auto_mark);
            }
            lines
        })
    }

    /// The lines from a step on, as far as they are shown; tracked.
    pub fn lines_from(self, first: usize) -> Vec<Line> {
        self.version.track();
        let end = self.at.get().min(self.session.with_value(Session::len));
        (first..=end).flat_map(|step| self.lines_of(step)).collect()
    }
}

fn mark_automatic(lines: &mut [Line], mark: &str) {
    if let Some(line) = lines.iter_mut().find(|line| line.rank == Rank::Move) {
        line.text.push_str(&format!(" ({mark})"));
    }
}

/// The log, filtered by seat.
#[component]
pub fn LogList<G: Seatable>(table: Table<G>) -> impl IntoView {
    let only = RwSignal::new(None::<Seat>);
    let lines = Memo::new(move |_| {
        let wanted = only.get();
        let lines = table.lines_from(0).into_iter().enumerate();
        let keep = |line: &Line| wanted.is_none() || line.seat == wanted || line.rank == Rank::Round;
        lines.filter(|(_, line)| keep(line)).collect::<Vec<_>>()
    });
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        if let (Some(list), None) = (list.get(), table.past.get_untracked()) {
            // After the new lines are laid out.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <SeatFilter table=table only=only />
        <ol class="log" node_ref=list data-testid="log-list" aria-label=move || t().table.log>
            <For
                each=move || lines.get()
                key=|(index, line)| (*index, line.text.clone())
                let((_, line))
            >
                <LogLine table=table line=line />
            </For>
        </ol>
    }
}

#[component]
fn SeatFilter<G: Seatable>(table: Table<G>, only: RwSignal<Option<Seat>>) -> impl IntoView {
    let pressed = move |seat: Option<Seat>| (only.get() == seat).to_string();
    view! {
        <div class="log__filter" role="group" aria-label=move || t().table.players>
            <button class="btn btn--quiet" aria-pressed=move || pressed(None) on:click=move |_| only.set(None)>
                {move || t().table.all_seats}
            </button>
            {move || {
                let name = |(seat, name): (u8, String)| {
                    let seat = Seat(seat);
                    view! {
                        <button
                            class="iconbtn"
                            aria-label=name
                            aria-pressed=move || pressed(Some(seat))
                            on:click=move |_| only.set(Some(seat))
                        >
                            {mark(seat.index(), "mark")}
                        </button>
                    }
                };
                (0..).zip(table.names()).map(name).collect_view()
            }}
        </div>
    }
}

#[component]
fn LogLine<G: Seatable>(table: Table<G>, line: Line) -> impl IntoView {
    let Line { step, seat, rank, text } = line;
    let kind = match rank {
        Rank::Round => "log__round",
        Rank::Move => "log__line",
        Rank::Effect => "log__line log__line--effect",
        Rank::Pass => "log__line is-pass",
    };
    let class =
        move || if table.past.get() == Some(step) { format!("{kind} is-shown") } else { kind.to_owned() };
    if rank == Rank::Round {
        return view! { <li class=class><h3>{text}</h3></li> }.into_any();
    }
    view! {
        <li class=class>
            <button on:click=move |_| table.look_back(Some(step))>
                {seat.filter(|_| rank != Rank::Effect).map(|seat| mark(seat.index(), "mark"))}
                <span>{text}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The banner of a look back: where we are, and the ways on.
#[component]
pub fn PastBanner<G: Seatable>(table: Table<G>) -> impl IntoView {
    let text = move || (t().table.viewing)(table.past.get().unwrap_or(0), table.len());
    view! {
        <div class="banner" role="group" data-testid="past">
            <p>{text}</p>
            <button class="btn" on:click=move |_| table.step_back(-1)>{move || t().table.earlier}</button>
            <button class="btn" on:click=move |_| table.step_back(1)>{move || t().table.later}</button>
            <button class="btn" on:click=move |_| table.fork()>{move || t().table.play_from_here}</button>
            <button class="btn btn--primary" data-testid="to-now" on:click=move |_| table.past.set(None)>
                {move || t().table.back_to_now}
            </button>
        </div>
    }
}
