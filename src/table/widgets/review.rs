//! The look back at a finished game: curves, the costliest choices, what luck did.

use game_core::{Seat, Viewer};
use leptos::prelude::*;
use session::review::{Review, Verdict};

use super::chart::{Chart, Curve};
use crate::advice::wins;
use crate::board::ActionOf;
use crate::playback::{Progress, Reviewing};
use crate::{Seatable, Table};
use ui::drawings::SeatMark;
use ui::i18n::t;

/// Number of costly choices shown of a person.
const COSTLIEST: usize = 5;

/// The body of the review's drawer.
#[component]
pub fn ReviewPanel<G: Seatable>(table: Table<G>) -> impl IntoView {
    let reviewing: Reviewing<G> = expect_context();
    let progress = reviewing.progress;
    let running = move || match progress.get() {
        Progress::Running(done, all) => Some((done, all)),
        _ => None,
    };
    let done = Memo::new(move |_| match progress.get() {
        Progress::Done(review) => Some(review),
        _ => None,
    });
    let may_begin = move || table.len() > 0 && matches!(progress.get(), Progress::Idle | Progress::Failed);
    view! {
        <section class="review" data-testid="review-panel">
            <Show when=move || table.len() == 0>
                <p>{move || t().review.no_history()}</p>
            </Show>
            <Show when=may_begin>
                <p>{move || t().review.about()}</p>
                <p role="alert">
                    {move || (progress.get() == Progress::Failed).then(|| t().review.failed())}
                </p>
                <button
                    class="btn btn--primary"
                    data-testid="review-begin"
                    on:click=move |_| reviewing.begin()
                >
                    {move || t().review.begin()}
                </button>
            </Show>
            <Show when=move || running().is_some()>
                <progress
                    class="review__bar"
                    max=move || running().map(|(_, all)| all.max(1).to_string())
                    prop:value=move || running().map_or(0.0, |(done, _)| done as f64)
                    aria-label=move || t().review.title()
                ></progress>
                <p>{move || running().map(|(done, all)| t().review.progress(done, all))}</p>
                <button class="btn" data-testid="review-stop" on:click=move |_| reviewing.stop()>
                    {move || t().review.stop()}
                </button>
            </Show>
            {move || done.get().map(|review| view! { <Findings reviewing table review=StoredValue::new(review) /> })}
        </section>
    }
}

type Kept<G> = StoredValue<Review<ActionOf<G>>>;

#[component]
fn Findings<G: Seatable>(reviewing: Reviewing<G>, table: Table<G>, review: Kept<G>) -> impl IntoView {
    let seats = table.seats();
    let all = || Seat::all(seats.len() as u8);
    let people: Vec<Seat> = all().filter(|seat| seats[seat.index()].is_person()).collect();
    let judged = if people.is_empty() { all().collect() } else { people };
    let end = table.len_untracked();
    let chances = all().map(|seat| Curve {
        seat,
        points: review.with_value(|review| {
            review.chances(seat).into_iter().map(|(at, worth)| (at, worth * 100.0)).collect()
        }),
    });
    let chances: Vec<Curve> = chances.filter(|curve| !curve.points.is_empty()).collect();
    let tallies = |at| table.session.with_value(|session| session.tallies_at(at));
    let of_seat = |seat: Seat| {
        (0..=end).map(|at| (at, f32::from(tallies(at)[seat.index()].points))).collect::<Vec<_>>()
    };
    let points: Vec<Curve> = all().map(|seat| Curve { seat, points: of_seat(seat) }).collect();
    let top = points.iter().flat_map(|curve| &curve.points).map(|(_, value)| *value).fold(10.0, f32::max);
    let here = Signal::derive(move || table.playback().past.get().unwrap_or(end));
    let accounts = judged.iter().map(|&seat| view! { <Balance reviewing table review seat /> });
    let lists = judged.iter().map(|&seat| view! { <Costly table review seat /> });
    view! {
        <Moment table review />
        <h3>{move || t().review.chances()}</h3>
        <Chart label=Signal::derive(|| t().review.chances().to_owned()) curves=chances end top=100.0 here />
        <p class="review__note">{move || t().review.chances_note()}</p>
        <h3>{move || t().review.points()}</h3>
        <Chart label=Signal::derive(|| t().review.points().to_owned()) curves=points end top here />
        <Rounds table review />
        {accounts.collect_view()}
        {lists.collect_view()}
    }
}

/// The choice at the position that is looked at, whoever had it.
#[component]
fn Moment<G: Seatable>(table: Table<G>, review: Kept<G>) -> impl IntoView {
    let verdict = Memo::new(move |_| {
        let here = table.playback().past.get()?;
        review.with_value(|review| review.verdicts.iter().find(|verdict| verdict.position == here).copied())
    });
    let lines = move || {
        let verdict = verdict.get()?;
        let name = &table.names()[verdict.seat.index()];
        let label = |action| table.action_at(verdict.position, action).unwrap_or_default();
        let chance = t().review.chance_of(name, wins(verdict.best_worth));
        let chosen = t().review.chosen(label(verdict.chosen));
        let better = (verdict.loss() > 0.0).then(|| {
            let cost = t().review.cost(wins(verdict.loss()));
            view! { <p>{t().review.better(label(verdict.best))} " " <b>{cost}</b></p> }
        });
        Some(view! {
            <p><b>{chance}</b></p>
            <p>{chosen}</p>
            {better}
        })
    };
    view! {
        <Show when=move || verdict.get().is_some()>
            <section class="review__moment" data-testid="review-moment" aria-live="polite">
                {lines}
            </section>
        </Show>
    }
}

/// Account of a seat's chances.
#[component]
fn Balance<G: Seatable>(
    reviewing: Reviewing<G>,
    table: Table<G>,
    review: Kept<G>,
    seat: Seat,
) -> impl IntoView {
    let account = review.with_value(|review| review.account(seat, reviewing.won(seat)));
    let said = move || {
        account.map(|account| {
            // Added up over a game they can be more than a hundred.
            let [given, rest] = [account.given, account.rest].map(|sum| (sum * 100.0).round() as i16);
            let name = table.names()[seat.index()].clone();
            let rest = if rest < 0 { format!("−{}", -rest) } else { format!("+{rest}") };
            t().review.account(wins(account.first), given, &name, rest)
        })
    };
    view! { <p class="review__account">{said}</p> }
}

/// The choices of a seat that gave away most; each opens the board at its moment.
#[component]
fn Costly<G: Seatable>(table: Table<G>, review: Kept<G>, seat: Seat) -> impl IntoView {
    let costly = review.with_value(|review| review.costliest(seat, COSTLIEST));
    let none = costly.is_empty();
    let title = move || t().review.costly_of(&table.names()[seat.index()]);
    view! {
        <h3>{title}</h3>
        {none.then(|| view! { <p>{move || t().review.none_costly()}</p> })}
        <ol class="review__list" data-testid="review-costly">
            {costly.into_iter().map(|verdict| view! { <Mistake table verdict /> }).collect_view()}
        </ol>
    }
}

#[component]
fn Mistake<G: Seatable>(table: Table<G>, verdict: Verdict<ActionOf<G>>) -> impl IntoView {
    let Verdict { position, seat, chosen, best, .. } = verdict;
    let round = table.session.with_value(|session| G::round(&session.view_at(position, Viewer::Seat(seat))));
    let cost = wins(verdict.loss());
    let label = move |action| table.action_at(position, action).unwrap_or_default();
    let is_shown = move || table.playback().past.get() == Some(position);
    view! {
        <li>
            <button
                class="review__one"
                aria-current=move || is_shown().then_some("true")
                on:click=move |_| table.playback().look_back(Some(position))
            >
                <span class="review__when">
                    <b>{move || t().review.round(round)}</b>
                    <span>{move || t().review.cost(cost)}</span>
                </span>
                <span>{move || t().review.chosen(label(chosen))}</span>
                <span>{move || t().review.better(label(best))}</span>
            </button>
        </li>
    }
}

/// The curves in words: a row for each round.
#[component]
fn Rounds<G: Seatable>(table: Table<G>, review: Kept<G>) -> impl IntoView {
    let seats = table.seats().len() as u8;
    let end = table.len_untracked();
    let round = |at| table.session.with_value(|session| G::round(&session.view_at(at, Viewer::Public)));
    // The last position of each round.
    let lasts: Vec<(u16, usize)> =
        (0..=end).filter(|&at| at == end || round(at) != round(at + 1)).map(|at| (round(at), at)).collect();
    let cell = move |at: usize, seat: Seat| {
        let points = table.session.with_value(|session| session.tallies_at(at)[seat.index()].points);
        let chance = review.with_value(|review| {
            let before = review.chances(seat).into_iter().rfind(|(position, _)| *position <= at);
            before.map(|(_, worth)| wins(worth))
        });
        let said = move || match chance {
            Some(chance) => t().review.cell(chance, points),
            None => points.to_string(),
        };
        view! { <td>{said}</td> }
    };
    let row = move |(round, at): (u16, usize)| {
        view! {
            <tr>
                <th scope="row">{move || t().review.round(round)}</th>
                {Seat::all(seats).map(|seat| cell(at, seat)).collect_view()}
            </tr>
        }
    };
    let head = move |seat: Seat| {
        view! {
            <th scope="col">
                <SeatMark seat=seat.index() />
                {move || table.names()[seat.index()].clone()}
            </th>
        }
    };
    view! {
        <details class="review__table">
            <summary>{move || t().review.as_table()}</summary>
            <div class="review__scroll" tabindex="0" role="group" aria-label=move || t().review.as_table()>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            {Seat::all(seats).map(head).collect_view()}
                        </tr>
                    </thead>
                    <tbody>{lasts.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        </details>
    }
}
