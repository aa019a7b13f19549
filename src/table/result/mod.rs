//! The end of a game: counted source by source, then a page worth keeping.

mod ended;
mod keepsake;
mod record;
mod scene;
mod sheet;
pub(crate) mod winner;

use leptos::prelude::*;
use session::save::Reopened;

use self::ended::{Ended, fresh_seed};
use self::record::SoloRecord;
use self::scene::Scene;
use self::sheet::ScoreTable;
use self::winner::{Laurel, Streets};
use super::CopyLink;
use super::state::GameBoard;
use ui::drawings::Icon;
use ui::i18n::t;
use ui::page_parts::{MessagePage, NextSteps, PageBar};
use ui::route::Route;

/// The result of a table of `G`, kept in the library as `id`, with what `beside` makes of
/// that key.
pub fn results_of<G: GameBoard>(id: &str, opened: Reopened<G::Game>, beside: fn(&str) -> AnyView) -> AnyView {
    let session = opened.session;
    if !session.is_over() {
        return not_over(id);
    }
    let ended = Ended::<G>::new(id, session);
    ended.count();
    view! { <ResultsPage ended beside /> }.into_any()
}

/// Says that the saved game `id` has no end yet, with the way to its table.
pub fn not_over(id: &str) -> AnyView {
    let table = Route::Table(id.to_owned());
    view! {
        <MessagePage title=Signal::derive(|| t().table.not_over().to_owned())>
            <NextSteps to=vec![(table, || t().table.look_at_table())] />
        </MessagePage>
    }
    .into_any()
}

#[component]
fn ResultsPage<G: GameBoard>(ended: Ended<G>, beside: fn(&str) -> AnyView) -> impl IntoView {
    view! {
        <div class="page page--print finale" data-testid="results" data-game=G::ID>
            <PageBar title=Signal::derive(|| t().table.final_score().to_owned()) />
            <main class="page__main" id="main">
                <Show when=move || ended.is_counted()>
                    <Laurel ended />
                    <SoloRecord ended />
                    {ended.id.with_value(|id| beside(id))}
                </Show>
                <Scene ended />
                <Streets ended />
                <ScoreTable ended />
            </main>
            <footer class="pagefoot">
                <WaysOn ended />
            </footer>
        </div>
    }
}

/// Ways on: to the review if there is one, and to the next game.
#[component]
fn WaysOn<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let [table, review] = ended.id.with_value(|id| {
        [Route::Table(id.clone()), Route::Review(id.clone())].map(|route| route.to_string())
    });
    // Of a game that was saved under other rules only the end is left.
    let has_history = ended.session.with_value(|session| session.len() > 0);
    let new_deal = if has_history { "btn" } else { "btn btn--primary" };
    // On a phone the ways that are taken less often are folded.
    let unfolded = RwSignal::new(false);
    view! {
        <Show when=move || !ended.is_counted()>
            <button class="btn btn--primary" data-testid="skip" on:click=move |_| ended.count_all()>
                {move || t().table.skip_counting()}
            </button>
        </Show>
        <div class="finale__more" class:is-unfolded=unfolded>
            <a class="btn" href=table>
                {move || t().table.look_at_table()}
            </a>
            <CopyLink link=move || ended.link() label=|words| words.copy_game() />
            <button class="btn" data-testid="same-deal" on:click=move |_| ended.again(None)>
                {move || t().table.again_same()}
            </button>
        </div>
        <button
            class="btn finale__unfold"
            data-testid="more-ways"
            aria-expanded=move || unfolded.get().to_string()
            on:click=move |_| unfolded.update(|unfolded| *unfolded = !*unfolded)
        >
            {move || t().table.more_ways()}
        </button>
        <button class=new_deal data-testid="new-deal" on:click=move |_| ended.again(Some(fresh_seed()))>
            {move || t().table.again_new()}
        </button>
        {has_history.then(|| view! {
            <a class="btn btn--primary" data-testid="to-review" href=review>
                <Icon name="chart" />
                {move || t().review.title()}
            </a>
        })}
    }
}
