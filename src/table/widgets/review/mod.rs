//! The page of a reviewed game: the board, a strip with its turning points, and under it the curves, luck and choices,
//! and the costliest decisions.

mod chart;
mod turn;

use game_core::{Seat, Viewer};
use leptos::prelude::*;
use session::review::Mistake;

use self::chart::{Chart, Curve};
pub use self::turn::TurnStrip;
use crate::advice::wins;
use crate::board::ActionOf;
use crate::playback::{COSTLIEST, ReviewProgress, Reviewing};
use crate::{GameBoard, Table};
use ui::drawings::SeatMark;
use ui::i18n::t;

/// Everything that stands under the board.
#[component]
pub fn ReviewPanel<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let reviewing: Reviewing<G> = expect_context();
    view! {
        <section class="review" data-testid="review-panel" aria-label=move || t().review.title()>
            <Show when=move || table.game.len() == 0 fallback=move || view! { <Findings reviewing table /> }>
                <p>{move || t().review.no_history()}</p>
            </Show>
        </section>
    }
}

/// Curves and lists; they grow while the review goes on.
#[component]
fn Findings<G: GameBoard>(reviewing: Reviewing<G>, table: Table<G>) -> impl IntoView {
    let seats = table.game.seats().len() as u8;
    let end = table.game.len_untracked();
    let tallies: Vec<_> =
        (0..=end).map(|at| table.game.session.with_value(|session| session.tallies_at(at))).collect();
    let of_seat = |seat: Seat| {
        let points = tallies.iter().map(|tallies| f32::from(tallies[seat.index()].points));
        Curve { seat, points: points.enumerate().collect() }
    };
    let points: Vec<Curve> = Seat::all(seats).map(of_seat).collect();
    let top = points.iter().flat_map(|curve| &curve.points).map(|(_, value)| *value).fold(10.0, f32::max);
    let here = Signal::derive(move || table.store.playback().past.get().unwrap_or(end));
    let chances = move || {
        reviewing.review.with(|review| {
            let of_seat = |seat| {
                let worths = review.chances(seat).into_iter();
                Curve { seat, points: worths.map(|(at, worth)| (at, worth * 100.0)).collect() }
            };
            Seat::all(seats).map(of_seat).filter(|curve| !curve.points.is_empty()).collect::<Vec<_>>()
        })
    };
    let turns = Memo::new(move |_| {
        let turns = reviewing.turning_points().into_iter();
        turns.map(|Mistake { turn, .. }| (turn.position, turn.best_worth * 100.0)).collect::<Vec<_>>()
    });
    let go = move |at: usize| {
        reviewing.open.set(None);
        table.store.playback().look_back(Some(at));
    };
    let open = move |at: usize| reviewing.look_at(at);
    let is_done = Memo::new(move |_| reviewing.progress.get() == ReviewProgress::Done);
    let judged = reviewing.judged();
    let lists = judged.iter().map(|&seat| view! { <Costly table reviewing seat /> }).collect_view();
    view! {
        <Moment table reviewing />
        <div class="review__charts">
            <figure>
                <h3>{move || t().review.chances()}</h3>
                {move || view! {
                    <Chart
                        label=Signal::derive(|| t().review.chances().to_owned())
                        curves=chances()
                        end
                        top=100.0
                        here
                        turns=turns.get()
                        go
                        open
                    />
                }}
                <figcaption class="review__note">{move || t().review.chances_note()}</figcaption>
            </figure>
            <figure>
                <h3>{move || t().review.points()}</h3>
                <Chart
                    label=Signal::derive(|| t().review.points().to_owned())
                    curves=points
                    end
                    top
                    here
                    turns=Vec::new()
                    go
                    open
                />
            </figure>
        </div>
        <Show when=move || is_done.get()>
            {judged.iter().map(|&seat| view! { <Balance reviewing table seat /> }).collect_view()}
        </Show>
        <div class="review__lists">{lists}</div>
        <Rounds table reviewing />
    }
}

/// The choice at the position that is looked at, whoever had it, unless it is an exercise.
#[component]
fn Moment<G: GameBoard>(table: Table<G>, reviewing: Reviewing<G>) -> impl IntoView {
    let verdict = Memo::new(move |_| {
        let here = table.store.playback().past.get().filter(|_| reviewing.open.get().is_none())?;
        reviewing.review.with(|review| review.verdict(here))
    });
    let lines = move || {
        let verdict = verdict.get()?;
        let decision = reviewing.decision_of(verdict.position)?;
        let name = &table.game.names()[verdict.seat.index()];
        let chance = t().review.chance_of(name, wins(verdict.best_worth));
        let chosen = t().review.chosen(told(table.game.chosen(&decision.choices)));
        let mistake = reviewing.review.with(|review| review.mistake(&decision));
        let better = mistake.map(|mistake| {
            let cost = t().review.cost(wins(mistake.loss));
            view! { <p>{t().review.better(better(table, reviewing, &mistake))} " " <b>{cost}</b></p> }
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

/// Luck and choices of a seat, as a sentence.
#[component]
fn Balance<G: GameBoard>(reviewing: Reviewing<G>, table: Table<G>, seat: Seat) -> impl IntoView {
    let said = move || {
        let account = reviewing.review.with(|review| review.account(seat, reviewing.won(seat)))?;
        // Added up over a game they can be more than a hundred.
        let [given, rest] = [account.given, account.rest].map(|sum| (sum * 100.0).round() as i16);
        let lean = match given {
            ..=LITTLE => "clean",
            _ if given > rest.abs() => "choices",
            _ => "luck",
        };
        let signed = if rest < 0 { format!("−{}", -rest) } else { format!("+{rest}") };
        let name = table.game.names()[seat.index()].clone();
        Some(t().review.account(wins(account.first), given, lean, &name, signed))
    };
    view! { <p class="review__account" data-testid="review-account">{said}</p> }
}

/// Choices that gave away less, in wins of a hundred games, were no mistakes worth a word.
const LITTLE: i16 = 4;

/// The decisions of a seat that gave away most; each opens the board at its moment.
#[component]
fn Costly<G: GameBoard>(table: Table<G>, reviewing: Reviewing<G>, seat: Seat) -> impl IntoView {
    let costly = Memo::new(move |_| reviewing.costliest(seat, COSTLIEST));
    let is_clean = move || costly.with(Vec::is_empty) && reviewing.progress.get() == ReviewProgress::Done;
    let title = move || t().review.costly_of(&table.game.names()[seat.index()]);
    view! {
        <div>
            <h3>{title}</h3>
            <Show when=is_clean>
                <p>{move || t().review.none_costly()}</p>
            </Show>
            <ol class="review__list" data-testid="review-costly">
                <For
                    each=move || costly.get()
                    key=|mistake| (mistake.turn.position, wins(mistake.loss))
                    let:mistake
                >
                    <GameSummary table reviewing mistake />
                </For>
            </ol>
        </div>
    }
}

/// Everything chosen in a decision, and its cost; a better one is found out on the board, and stands here from then on.
#[component]
fn GameSummary<G: GameBoard>(
    table: Table<G>,
    reviewing: Reviewing<G>,
    mistake: Mistake<ActionOf<G>>,
) -> impl IntoView {
    let (position, seat) = (mistake.turn.position, mistake.turn.seat);
    let round =
        table.game.session.with_value(|session| G::round(&session.view_at(position, Viewer::Seat(seat))));
    let cost = wins(mistake.loss);
    let mistake = StoredValue::new(mistake);
    let chosen = move || mistake.with_value(|mistake| told(table.game.chosen(&mistake.decision.choices)));
    let better = move || mistake.with_value(|mistake| better(table, reviewing, mistake));
    let is_shown = move || reviewing.open.get() == Some(position);
    view! {
        <li>
            <button
                class="review__one"
                aria-current=move || is_shown().then_some("true")
                on:click=move |_| reviewing.look_at(position)
            >
                <span class="review__when">
                    <b>{move || t().review.round(round)}</b>
                    <span>{move || t().review.cost(cost)}</span>
                </span>
                <span>{move || t().review.chosen(chosen())}</span>
                <Show when=move || reviewing.is_answered(position)>
                    <span class="review__better" data-testid="review-listed-better">
                        {move || t().review.better(better())}
                    </span>
                </Show>
            </button>
        </li>
    }
}

/// The choices of a decision in a line.
fn told(labels: Vec<String>) -> String {
    labels.join(" · ")
}

/// The whole decision that is better than `mistake`, in a line; tracked.
fn better<G: GameBoard>(table: Table<G>, reviewing: Reviewing<G>, mistake: &Mistake<ActionOf<G>>) -> String {
    let actions = reviewing.review.with(|review| review.better(&mistake.turn));
    let mut labels = table.game.chosen(&mistake.kept());
    labels.extend(table.game.decision_at(mistake.turn.position, &actions));
    told(labels)
}

/// The curves in words: a row for each round.
#[component]
fn Rounds<G: GameBoard>(table: Table<G>, reviewing: Reviewing<G>) -> impl IntoView {
    let seats = table.game.seats().len() as u8;
    let end = table.game.len_untracked();
    let round = |at| table.game.session.with_value(|session| G::round(&session.view_at(at, Viewer::Public)));
    // The last position of each round.
    let lasts: Vec<(u16, usize)> =
        (0..=end).filter(|&at| at == end || round(at) != round(at + 1)).map(|at| (round(at), at)).collect();
    let cell = move |at: usize, seat: Seat| {
        let points = table.game.session.with_value(|session| session.tallies_at(at)[seat.index()].points);
        let chance = move || {
            reviewing.review.with(|review| {
                let before = review.chances(seat).into_iter().rfind(|(position, _)| *position <= at);
                before.map(|(_, worth)| wins(worth))
            })
        };
        let said = move || match chance() {
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
                {move || table.game.names()[seat.index()].clone()}
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
