//! A turning point of a reviewed game: an exercise first, then the answer with its reasons, and what came of either.

use game_core::{Seat, Viewer};
use leptos::prelude::*;
use session::review::{Mistake, Verdict};

use super::super::facts::LitFacts;
use super::{better, told};
use crate::advice::{Reasons, reasons, wins};
use crate::board::{ActionOf, GameUi, Rank};
use crate::playback::{Insight, ReviewProgress, Reviewing};
use crate::state::names;
use crate::{GameBoard, Table};
use ui::i18n::t;
use ui::route::Route;

/// Choices that are offered in an exercise, at most.
const OFFERED: usize = 4;
/// Lines told of what happened, at most.
const TOLD: usize = 4;
/// A choice that is worth so much less than the best is as good.
const ALIKE: f32 = 0.015;

/// The strip under the board: how far the review is, or the turning point that is looked at.
#[component]
pub fn TurnStrip<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let reviewing: Reviewing<G> = expect_context();
    let turns = Memo::new(move |_| reviewing.turning_points());
    // On a closer look a turning point may have been none; what is open stays.
    let open = Memo::new(move |_| reviewing.looked_at());
    // Whoever goes elsewhere in the game leaves the exercise.
    Effect::new(move |_| {
        let past = table.store.playback().past.get();
        if reviewing.open.get_untracked() != past {
            reviewing.open.set(None);
        }
    });
    let place = move || {
        let open = open.get()?;
        turns.with(|turns| turns.iter().position(|costly| costly.turn.position == open.turn.position))
    };
    let go = move |step: isize| {
        let at = untrack(place).map_or(0, |at| at as isize + step);
        let turn = turns.with_untracked(|turns| Some(turns.get(at.max(0) as usize)?.turn.position));
        if let Some(position) = turn {
            reviewing.look_at(position);
        }
    };
    let has = move |step: isize| {
        let of = turns.with(Vec::len) as isize;
        place().is_some_and(|at| (0..of).contains(&(at as isize + step)))
    };
    let results = table.store.id.with_value(|id| Route::Results(id.clone()).to_string());
    view! {
        <section class="turn" data-testid="review-strip" aria-label=move || t().review.title()>
            <header class="turn__head">
                <Show
                    when=move || open.get().is_some()
                    fallback=move || view! { <Standing reviewing turns=Signal::derive(move || turns.with(Vec::len)) /> }
                >
                    <p class="turn__where">
                        {move || place().map(|at| view! {
                            <b>{t().review.turn(at + 1, turns.with(Vec::len))}</b>
                        })}
                        {move || open.get().map(|mistake| view! { <Heading table mistake /> })}
                    </p>
                </Show>
                <div class="turn__acts">
                    <Show when=move || has(-1)>
                        <button class="btn" data-testid="review-before" on:click=move |_| go(-1)>
                            {move || t().review.before()}
                        </button>
                    </Show>
                    <Show when=move || turns.with(|turns| !turns.is_empty()) && open.get().is_none()>
                        <button class="btn btn--primary" data-testid="review-first" on:click=move |_| go(0)>
                            {move || t().review.first()}
                        </button>
                    </Show>
                    <Show when=move || has(1)>
                        <button class="btn" data-testid="review-next" on:click=move |_| go(1)>
                            {move || t().review.next()}
                        </button>
                    </Show>
                    <a class="btn" data-testid="to-results" href=results.clone()>
                        {move || t().table.results()}
                    </a>
                </div>
            </header>
            <div aria-live="polite">
                <For each=move || open.get().map(|mistake| mistake.turn.position) key=|at| *at let:_position>
                    {move || open.get().map(|mistake| view! { <Exercise table reviewing mistake /> })}
                </For>
            </div>
        </section>
    }
}

/// Standing of the review.
#[component]
fn Standing<G: GameBoard>(reviewing: Reviewing<G>, turns: Signal<usize>) -> impl IntoView {
    let progress = reviewing.progress;
    let said = move || match progress.get() {
        ReviewProgress::Running(done, all) if done < all => t().review.progress(done, all),
        ReviewProgress::Failed => t().review.failed().to_owned(),
        ReviewProgress::Idle => t().review.about().to_owned(),
        ReviewProgress::Running(..) | ReviewProgress::Done if turns.get() == 0 => {
            t().review.none_costly().to_owned()
        }
        ReviewProgress::Running(..) | ReviewProgress::Done => t().review.turns(turns.get()),
    };
    let running = move || match progress.get() {
        ReviewProgress::Running(done, all) if done < all => Some((done, all)),
        _ => None,
    };
    let may_begin = move || matches!(progress.get(), ReviewProgress::Idle | ReviewProgress::Failed);
    view! {
        <div class="turn__standing" role="status">
            <p>{said}</p>
            <Show when=move || running().is_some()>
                <progress
                    class="review__bar"
                    max=move || running().map(|(_, all)| all.max(1).to_string())
                    prop:value=move || running().map_or(0.0, |(done, _)| done as f64)
                    aria-label=move || t().review.title()
                ></progress>
                <button class="btn" data-testid="review-stop" on:click=move |_| reviewing.stop()>
                    {move || t().review.stop()}
                </button>
            </Show>
            <Show when=may_begin>
                <button class="btn btn--primary" data-testid="review-begin" on:click=move |_| reviewing.begin()>
                    {move || t().review.begin()}
                </button>
            </Show>
        </div>
    }
}

/// Round of a decision, whose it was, and its cost.
#[component]
fn Heading<G: GameBoard>(table: Table<G>, mistake: Mistake<ActionOf<G>>) -> impl IntoView {
    let Verdict { position, seat, .. } = mistake.turn;
    let round =
        table.game.session.with_value(|session| G::round(&session.view_at(position, Viewer::Seat(seat))));
    let name = move || table.game.names()[seat.index()].clone();
    let cost = wins(mistake.loss);
    view! {
        <span>{move || t().review.round(round)}</span>
        <span>{name}</span>
        {(cost > 0).then(|| view! { <span class="turn__cost">{move || t().review.cost(cost)}</span> })}
    }
}

/// A turning point as an exercise, until it is answered; then the answer. What was chosen is told whole; what is asked is
/// the first of its choices that gave something away.
#[component]
fn Exercise<G: GameBoard>(
    table: Table<G>,
    reviewing: Reviewing<G>,
    mistake: Mistake<ActionOf<G>>,
) -> impl IntoView {
    let verdict = mistake.turn;
    let position = verdict.position;
    let mistake = StoredValue::new(mistake);
    let chosen = move || mistake.with_value(|mistake| told(table.game.chosen(&mistake.decision.choices)));
    let insight = move || reviewing.insights.with(|known| known.get(&position).cloned());
    let answer = move || {
        let of_this = |(at, tried): &(usize, Option<ActionOf<G>>)| (*at == position).then_some(*tried);
        reviewing.answers.with(|all| all.iter().rev().find_map(of_this))
    };
    let tell = move |tried: Option<ActionOf<G>>| {
        reviewing.answers.update(|all| all.push((position, tried)));
    };
    let body = move || {
        let Some(insight) = insight() else {
            return view! { <p class="turn__wait">{t().review.looking()}</p> }.into_any();
        };
        if verdict.loss() == 0.0 && answer().is_none() {
            return view! { <p data-testid="review-good">{t().review.good()}</p> }.into_any();
        }
        match answer() {
            None => view! { <Question table verdict insight tell /> }.into_any(),
            Some(tried) => {
                let mistake = mistake.get_value();
                view! { <Answer table reviewing mistake insight tried /> }.into_any()
            }
        }
    };
    view! {
        <p class="turn__chosen">{move || t().review.chosen(chosen())}</p>
        {body}
    }
}

/// Choices to pick a better one from, in the order of the list of actions, so that it gives nothing away.
#[component]
fn Question<G: GameBoard>(
    table: Table<G>,
    verdict: Verdict<ActionOf<G>>,
    insight: Insight<G>,
    /// Takes the answer.
    tell: impl Fn(Option<ActionOf<G>>) + Copy + 'static,
) -> impl IntoView {
    let Verdict { position, chosen, best, .. } = verdict;
    let legal = table.game.session.with_value(|session| session.legal_at(position));
    let known = insight.considered.iter().map(|way| way.action);
    let mut offered: Vec<ActionOf<G>> = std::iter::once(best).chain(known).collect();
    offered.extend(legal.iter().copied());
    offered.retain(|action| *action != chosen);
    let mut seen = Vec::new();
    offered.retain(|action| {
        let is_new = !seen.contains(action);
        seen.push(*action);
        is_new
    });
    offered.truncate(OFFERED);
    offered.sort_by_key(|action| legal.iter().position(|of| of == action));
    let offer = move |action: ActionOf<G>| {
        view! {
            <button class="btn" data-testid="review-offer" on:click=move |_| tell(Some(action))>
                {move || table.game.action_at(position, action)}
            </button>
        }
    };
    view! {
        <p class="turn__ask">{move || t().review.find()}</p>
        <div class="turn__offers">
            {offered.into_iter().map(offer).collect_view()}
            <button class="btn btn--quiet" data-testid="review-show" on:click=move |_| tell(None)>
                {move || t().puzzles.show_answer()}
            </button>
        </div>
    }
}

/// The better decision, its reasons, and both futures.
#[component]
fn Answer<G: GameBoard>(
    table: Table<G>,
    reviewing: Reviewing<G>,
    mistake: Mistake<ActionOf<G>>,
    insight: Insight<G>,
    /// Choice that was tried; `None` if the answer was asked for.
    tried: Option<ActionOf<G>>,
) -> impl IntoView {
    let verdict = mistake.turn;
    let Verdict { position, seat, best, best_worth, .. } = verdict;
    let begin = mistake.decision.begin();
    let mistake = StoredValue::new(mistake);
    let worth_of = |action| insight.considered.iter().find(|way| way.action == action).map(|way| way.worth);
    let is_right = tried.is_some_and(|tried| {
        tried == best || worth_of(tried).is_some_and(|worth| best_worth - worth < ALIKE)
    });
    let said = move || match tried {
        None => None,
        Some(_) if is_right => Some(t().review.right()),
        Some(_) => Some(t().review.not_best()),
    };
    let better = move || mistake.with_value(|mistake| t().review.better(better(table, reviewing, mistake)));
    let actions = move || reviewing.review.with(|review| review.better(&verdict));
    let puzzle = move || {
        let id = reviewing.posed.with(|posed| posed.get(&position).cloned())?;
        Some(Route::Puzzle { game: G::ID.to_owned(), id }.to_string())
    };
    let insight = StoredValue::new_local(insight);
    let reasons = move || {
        insight.with_value(|Insight { considered, ideas, request }| {
            // The ideas are those of the longer look: of another choice they say nothing.
            if considered.first().is_none_or(|way| way.action != best) {
                return ().into_any();
            }
            let said = table.with_imagined(position + 1, request, |context| {
                ideas.iter().map(|idea| G::idea(context, seat, idea)).collect()
            });
            match reasons(considered, said, t()) {
                Reasons::Sentence(sentence) => view! { <p>{sentence}</p> }.into_any(),
                Reasons::Ideas(lines) => view! {
                    <p>{t().hints.compared()}</p>
                    <LitFacts table seat ideas=ideas.clone() lines />
                }
                .into_any(),
            }
        })
    };
    let lines = |lines: Vec<String>| lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <div data-testid="review-answer" data-result=if is_right { "right" } else { "short" }>
            <p class="turn__verdict">
                {move || said().map(|said| view! { <b>{said}</b> })}
                " "
                <span>{better}</span>
            </p>
            <div class="turn__why" data-testid="review-reasons">{reasons}</div>
            <div class="turn__futures">
                <div>
                    <h3>{move || t().review.happened()}</h3>
                    <ol>{move || mistake.with_value(|mistake| lines(table.happened(mistake)))}</ol>
                </div>
                <div>
                    <h3>{move || t().review.instead()}</h3>
                    <ol>{move || lines(table.instead(position, seat, &actions()))}</ol>
                </div>
            </div>
            <div class="turn__acts">
                <button class="btn" data-testid="review-practise" on:click=move |_| table.practise_from(begin)>
                    {move || t().review.practise()}
                </button>
                {move || puzzle().map(|href| view! {
                    <a class="btn" data-testid="review-puzzle" href=href>
                        {move || t().puzzles.as_puzzle()}
                    </a>
                })}
            </div>
        </div>
    }
}

impl<G: GameBoard> Table<G> {
    /// Tells what came of a decision, from where it went wrong, until its seat decided again; tracked.
    fn happened(self, mistake: &Mistake<ActionOf<G>>) -> Vec<String> {
        let (seat, end) = (mistake.decision.seat, mistake.decision.end());
        let next = self.game.session.with_value(|session| {
            let again = |at: &usize| session.choice_at(*at) == Some(seat);
            (end..=session.len()).find(again).unwrap_or(session.len())
        });
        let lines = (mistake.turn.position + 1..=next).flat_map(|step| self.game.lines(step));
        let is_told = |rank: Rank| !matches!(rank, Rank::Round | Rank::Thought);
        lines.filter(|line| is_told(line.rank)).map(|line| line.text).take(TOLD).collect()
    }

    /// Tells what is certain to come of other choices at `position`; tracked.
    fn instead(self, position: usize, seat: Seat, actions: &[ActionOf<G>]) -> Vec<String> {
        let lang = self.store.page.prefs.lang.get();
        self.game.session.with_value(|session| {
            let Some(ahead) = session.consequences_at(position, actions) else { return Vec::new() };
            let view = session.view_at(position, Viewer::Seat(seat));
            let (names, me) = (names::of::<G>(session, lang), names::only_here::<G>(session));
            let lines = <G as GameUi>::lines(position + 1, &ahead.events, &view, &names, me, lang);
            lines.into_iter().map(|line| line.text).take(TOLD).collect()
        })
    }

    /// Begins a game for practice at `position`.
    fn practise_from(self, position: usize) {
        self.store.playback().look_back(Some(position));
        self.fork();
    }
}
