//! The log in sentences; a tap on a line looks back at its step.

use game_core::Seat;
use leptos::html::Ol;
use leptos::prelude::*;

use super::thoughts::Thought;
use super::why::AskWhy;
use crate::board::{Line, Rank};
use crate::{GameBoard, Table};
use ui::classes::classes;
use ui::drawings::SeatMark;
use ui::i18n::t;

/// The log, filtered by seat.
#[component]
pub fn LogList<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let only = RwSignal::new(None::<Seat>);
    let lines = move || {
        let wanted = only.get();
        let keep = |line: &Line| wanted.is_none() || line.seat == wanted || line.rank == Rank::Round;
        folded(table.game.lines_from(0).into_iter().enumerate().filter(|(_, line)| keep(line)))
    };
    let list = NodeRef::<Ol>::new();
    Effect::new(move |_| {
        only.track();
        table.store.version.track();
        table.store.playback().at.track();
        let Some(list) = list.get().filter(|_| table.store.playback().past.get_untracked().is_none()) else {
            return;
        };
        // After the new lines are laid out. Beside the table the list scrolls, in a drawer what it lies in.
        request_animation_frame(move || {
            let scroller = list.closest(".drawer__body").ok().flatten().unwrap_or_else(|| list.into());
            scroller.set_scroll_top(scroller.scroll_height());
        });
    });
    view! {
        <SeatFilter table only />
        <ol node_ref=list class="log" data-testid="log-list" aria-label=move || t().table.log()>
            <For
                each=lines
                key=|(index, lines)| format!("{index} {} {}", lines.len(), lines[0].text)
                let((_, lines))
            >
                <LogEntry table lines />
            </For>
        </ol>
    }
}

/// Lines with their numbers; steps of how a seat chose stand together.
fn folded(lines: impl Iterator<Item = (usize, Line)>) -> Vec<(usize, Vec<Line>)> {
    let mut entries: Vec<(usize, Vec<Line>)> = Vec::new();
    for (index, line) in lines {
        let goes_on =
            |of: &Line| of.rank == Rank::Thought && line.rank == Rank::Thought && of.seat == line.seat;
        match entries.last_mut().filter(|(_, of)| goes_on(&of[0])) {
            Some((_, of)) => of.push(line),
            None => entries.push((index, vec![line])),
        }
    }
    entries
}

/// A line, or the steps of how a seat chose, folded.
#[component]
fn LogEntry<G: GameBoard>(table: Table<G>, mut lines: Vec<Line>) -> impl IntoView {
    if lines[0].rank != Rank::Thought {
        let line = lines.remove(0);
        return view! { <LogLine table line /> }.into_any();
    }
    let thoughts = lines.into_iter().map(|line| view! { <Thought table line /> });
    view! {
        <li class="log__line log__line--thoughts">
            <details>
                <summary>{move || t().table.thoughts()}</summary>
                <ol class="thoughts__list">{thoughts.collect_view()}</ol>
            </details>
        </li>
    }
    .into_any()
}

#[component]
fn SeatFilter<G: GameBoard>(table: Table<G>, only: RwSignal<Option<Seat>>) -> impl IntoView {
    let pressed = move |seat: Option<Seat>| move || (only.get() == seat).to_string();
    let one = move |seat: Seat| {
        view! {
            <button
                class="iconbtn"
                aria-pressed=pressed(Some(seat))
                aria-label=move || table.game.names()[seat.index()].clone()
                on:click=move |_| only.set(Some(seat))
            >
                <SeatMark seat=seat.index() />
            </button>
        }
    };
    view! {
        <div class="log__filter" role="group" aria-label=move || t().table.players()>
            <button class="btn btn--quiet" aria-pressed=pressed(None) on:click=move |_| only.set(None)>
                {move || t().table.all_seats()}
            </button>
            {Seat::all(table.game.seats().len() as u8).map(one).collect_view()}
        </div>
    }
}

#[component]
fn LogLine<G: GameBoard>(table: Table<G>, line: Line) -> impl IntoView {
    let asks = line.seat.filter(|_| table.may_ask_why(&line));
    let Line { step, seat, rank, text, .. } = line;
    let kind = match rank {
        Rank::Round => "log__round",
        Rank::Move => "log__line",
        Rank::Effect | Rank::Thought => "log__line log__line--effect",
        Rank::Pass => "log__line is-pass",
    };
    let has_why = asks.is_some() && rank != Rank::Round;
    let is_shown = move || table.store.playback().past.get() == Some(step);
    let content = if rank == Rank::Round {
        view! { <h3>{text}</h3> }.into_any()
    } else {
        let seat = seat.filter(|_| rank != Rank::Effect);
        view! {
            <button on:click=move |_| table.store.playback().look_back(Some(step))>
                {seat.map(|seat| view! { <SeatMark seat=seat.index() /> })}
                <span>{text}</span>
            </button>
            {asks.map(|seat| view! { <AskWhy table step seat /> })}
        }
        .into_any()
    };
    view! {
        <li class=move || classes(kind, &[(is_shown(), "is-shown"), (has_why, "has-why")])>{content}</li>
    }
}
