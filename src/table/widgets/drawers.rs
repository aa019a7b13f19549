//! Drawers over the side of the table: log, actions, menu, keys, recap.

use leptos::html::Button;
use leptos::prelude::*;

use super::hint::HintPanel;
use super::log::LogList;
use super::marking::Marking;
use super::menu::Menu;
use super::why::{AskWhy, WhyPanel};
use crate::board::{ActionOf, Line, Passage, Rank};
use crate::state::panels::Drawer;
use crate::{GameBoard, Table};
use ui::back::closed_by_back;
use ui::drawings::{Icon, SeatMark};
use ui::i18n::{t, use_lang};

/// The drawer that is open, if any.
#[component]
pub fn Drawers<G: GameBoard>(table: Table<G>) -> impl IntoView {
    // A drawer after another one is a new element, which takes the focus.
    view! {
        <For each=move || table.store.panels().drawer.get() key=|drawer| *drawer let:drawer>
            <Side table drawer />
        </For>
    }
}

fn title(drawer: Drawer) -> &'static str {
    match drawer {
        Drawer::Log => t().table.log(),
        Drawer::Actions => t().table.actions(),
        Drawer::Hint => t().hints.title(),
        Drawer::Why(..) => t().why.title(),
        Drawer::Menu => t().shell.menu(),
        Drawer::Help => t().table.help(),
        Drawer::Describe => t().table.describe(),
        Drawer::Recap => t().table.recap(),
        Drawer::Rules(_) => t().shell.rules(),
    }
}

#[component]
fn Side<G: GameBoard>(table: Table<G>, drawer: Drawer) -> impl IntoView {
    let body = match drawer {
        Drawer::Log => view! { <LogList table /> }.into_any(),
        Drawer::Actions => view! { <ActionList table /> }.into_any(),
        Drawer::Hint => view! { <Marking table><HintPanel table /></Marking> }.into_any(),
        Drawer::Why(step, seat) => view! { <Marking table><WhyPanel table step seat /></Marking> }.into_any(),
        Drawer::Menu => view! { <Menu table /> }.into_any(),
        Drawer::Help => view! { <Keys<G> /> }.into_any(),
        Drawer::Describe => view! { <Description table /> }.into_any(),
        Drawer::Recap => view! { <Recap table /> }.into_any(),
        Drawer::Rules(rule) => {
            let reading = table.game.reading();
            // Without a rule to look up: where the game is.
            let now = || untrack(|| table.game.with_context(|context| G::rule_now(context.view)));
            let rule = rule.unwrap_or_else(now).to_owned();
            (table.store.page.rules.0)(G::ID, reading, rule)
        }
    };
    // What speaks of the board leaves it in sight.
    let class = match drawer {
        Drawer::Hint | Drawer::Why(..) => "drawer drawer--low",
        _ => "drawer",
    };
    closed_by_back(move || table.store.panels().close_drawer());
    let close = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(close) = close.get() {
            // What cannot take the focus still works by pointer.
            let _ = close.focus();
        }
    });
    view! {
        <aside class=class data-testid="drawer" aria-label=move || title(drawer)>
            <header class="drawer__head">
                <h2>{move || title(drawer)}</h2>
                <button
                    node_ref=close
                    class="iconbtn"
                    aria-label=move || t().shell.close()
                    on:click=move |_| table.store.panels().close_drawer()
                >
                    <Icon name="close" />
                </button>
            </header>
            <div class="drawer__body">{body}</div>
        </aside>
    }
}

/// Every legal action as a sentence, grouped by what it concerns.
#[component]
fn ActionList<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let actions = Memo::new(move |_| table.game.with_context(G::actions));
    let groups = move || {
        let actions = actions.get();
        if actions.is_empty() {
            return view! { <p>{t().table.no_actions()}</p> }.into_any();
        }
        let mut names: Vec<&'static str> = Vec::new();
        for (name, ..) in &actions {
            if !names.contains(name) {
                names.push(name);
            }
        }
        let group = |name| {
            let of_group = actions.iter().filter(|(of, ..)| *of == name);
            let entries = of_group.map(|(_, text, action)| {
                view! { <ActionEntry table text=text.clone() action=*action /> }
            });
            view! {
                <h3>{name}</h3>
                <ul>{entries.collect_view()}</ul>
            }
        };
        names.into_iter().map(group).collect_view().into_any()
    };
    view! { <section class="actions" data-rove="">{groups}</section> }
}

#[component]
fn ActionEntry<G: GameBoard>(table: Table<G>, text: String, action: ActionOf<G>) -> impl IntoView {
    let act = move |_| {
        table.act(&[action]);
        table.store.panels().close_drawer();
    };
    view! {
        <li>
            <button class="actions__do" data-testid="do" on:click=act>
                {text}
            </button>
        </li>
    }
}

/// The keys of every table and of this game.
#[component]
fn Keys<G: GameBoard>(
    /// The game.
    #[prop(optional)]
    _game: std::marker::PhantomData<G>,
) -> impl IntoView {
    let row = |(key, what): (&'static str, &'static str)| {
        view! {
            <div class="keys__row">
                <dt>
                    <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
            </div>
        }
    };
    let rows =
        move || t().keys().into_iter().chain(G::keys(use_lang()).iter().copied()).map(row).collect_view();
    view! { <dl class="keys">{rows}</dl> }
}

#[component]
fn Description<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let passages = Memo::new(move |_| table.game.with_context(G::describe));
    let passage = |Passage { title, lines }: Passage| {
        view! {
            <h3>{title}</h3>
            {lines.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
        }
    };
    view! {
        // Nothing in it takes the focus, so it does itself: it can be scrolled by keys.
        <section class="spoken" tabindex="0" aria-label=move || t().table.describe()>
            {move || passages.get().into_iter().map(passage).collect_view()}
        </section>
    }
}

/// Events since one's own last move.
#[component]
fn Recap<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let lines = table.game.lines_from(table.game.last_own_move() + 1).into_iter();
        lines.filter(|line| line.rank != Rank::Thought).collect::<Vec<_>>()
    });
    let entry = move |line: Line| {
        let step = line.step;
        let asks = line.seat.filter(|_| table.may_ask_why(&line));
        view! {
            <li class=if asks.is_some() { "log__line has-why" } else { "log__line" }>
                <button on:click=move |_| table.store.playback().look_back(Some(step))>
                    {line.seat.map(|seat| view! { <SeatMark seat=seat.index() /> })}
                    <span>{line.text}</span>
                </button>
                {asks.map(|seat| view! { <AskWhy table step seat /> })}
            </li>
        }
    };
    move || match lines.get() {
        lines if lines.is_empty() => view! { <p>{move || t().table.recap_none()}</p> }.into_any(),
        lines => view! { <ol class="log">{lines.into_iter().map(entry).collect_view()}</ol> }.into_any(),
    }
}
