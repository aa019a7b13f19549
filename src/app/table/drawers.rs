//! What can lie over the side of the table: log, actions, menu, keys, recap.

use leptos::prelude::*;

use super::log::LogList;
use super::menu::Menu;
use super::store::{Drawer, Seatable, Table};
use crate::app::i18n::t;
use crate::app::screens::parts::icon;

/// The drawer that is open, if any.
#[component]
pub fn Drawers<G: Seatable>(table: Table<G>) -> impl IntoView {
    move || {
        let drawer = table.drawer.get()?;
        let body = match drawer {
            Drawer::Log => view! { <LogList table=table /> }.into_any(),
            Drawer::Actions => view! { <ActionList table=table /> }.into_any(),
            Drawer::Menu => view! { <Menu table=table /> }.into_any(),
            Drawer::Help => view! { <Keys /> }.into_any(),
            Drawer::Describe => view! { <Description table=table /> }.into_any(),
            Drawer::Recap => view! { <Recap table=table /> }.into_any(),
            Drawer::Rules(rule) => G::rules(rule.map(str::to_owned)),
        };
        Some(view! { <Side table=table drawer=drawer>{body}</Side> })
    }
}

fn title(drawer: Drawer) -> &'static str {
    match drawer {
        Drawer::Log => t().table.log,
        Drawer::Actions => t().table.actions,
        Drawer::Menu => t().shell.menu,
        Drawer::Help => t().table.help,
        Drawer::Describe => t().table.describe,
        Drawer::Recap => t().table.recap,
        Drawer::Rules(_) => t().shell.rules,
    }
}

#[component]
fn Side<G: Seatable>(table: Table<G>, drawer: Drawer, children: Children) -> impl IntoView {
    let close = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(close) = close.get() {
            // A drawer that cannot take the focus still works with the mouse.
            let _ = close.focus();
        }
    });
    view! {
        <aside class="drawer" data-testid="drawer" aria-label=move || title(drawer)>
            <header class="drawer__head">
                <h2>{move || title(drawer)}</h2>
                <button
                    class="iconbtn"
                    node_ref=close
                    aria-label=move || t().shell.close
                    on:click=move |_| table.close_drawer()
                >
                    {icon("close")}
                </button>
            </header>
            <div class="drawer__body">{children()}</div>
        </aside>
    }
}

/// A heading, and the actions under it with their sentences.
type Group<A> = (&'static str, Vec<(String, A)>);

/// Every legal action as a sentence, grouped by what it concerns.
#[component]
fn ActionList<G: Seatable>(table: Table<G>) -> impl IntoView {
    let groups = move || {
        let actions = table.with_look(G::actions);
        let mut groups: Vec<Group<G::Action>> = Vec::new();
        for (group, text, action) in actions {
            match groups.iter_mut().find(|(name, _)| *name == group) {
                Some((_, entries)) => entries.push((text, action)),
                None => groups.push((group, vec![(text, action)])),
            }
        }
        groups
    };
    let act = move |action: G::Action| {
        table.act(&[action]);
        table.close_drawer();
    };
    let entry = move |(text, action): (String, G::Action)| {
        view! { <li><button class="actions__do" data-testid="do" on:click=move |_| act(action)>{text}</button></li> }
    };
    let group = move |(name, entries): Group<G::Action>| {
        view! {
            <h3>{name}</h3>
            <ul>{entries.into_iter().map(entry).collect_view()}</ul>
        }
    };
    view! {
        <section class="actions" data-rove="">
            {move || {
                let groups = groups();
                if groups.is_empty() {
                    view! { <p>{t().table.no_actions}</p> }.into_any()
                } else {
                    groups.into_iter().map(group).collect_view().into_any()
                }
            }}
        </section>
    }
}

#[component]
fn Keys() -> impl IntoView {
    let row = |&(key, what): &(&'static str, &'static str)| {
        view! { <div class="keys__row"><dt><kbd>{key}</kbd></dt><dd>{what}</dd></div> }
    };
    view! { <dl class="keys">{move || t().table.key_names.iter().map(row).collect_view()}</dl> }
}

#[component]
fn Description<G: Seatable>(table: Table<G>) -> impl IntoView {
    let sentence = |text: String| view! { <p>{text}</p> };
    view! { <div class="spoken">{move || table.with_look(G::describe).into_iter().map(sentence).collect_view()}</div> }
}

/// What has happened since one's own last move.
#[component]
fn Recap<G: Seatable>(table: Table<G>) -> impl IntoView {
    move || {
        let first = table.last_own_move() + 1;
        let lines = table.lines_from(first);
        if lines.is_empty() {
            return view! { <p>{t().table.recap_none}</p> }.into_any();
        }
        let line = move |line: crate::app::boards::Line| {
            let step = line.step;
            view! {
                <li class="log__line">
                    <button on:click=move |_| table.look_back(Some(step))>
                        {line.seat.map(|seat| crate::app::screens::parts::mark(seat.index(), "mark"))}
                        <span>{line.text}</span>
                    </button>
                </li>
            }
        };
        view! { <ol class="log">{lines.into_iter().map(line).collect_view()}</ol> }.into_any()
    }
}
