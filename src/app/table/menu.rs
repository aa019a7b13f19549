//! The menu: taking back, powers, pace, the way out.

use leptos::prelude::*;
use sobremesa::session::Policy;

use super::store::{Drawer, Seatable, Table};
use crate::app::boards::{POLICIES, eye_of};
use crate::app::i18n::{t, use_lang};
use crate::app::prefs::{Pace, Prefs};
use crate::app::screens::parts::{ThemeSwitch, icon};

/// The menu's contents.
#[component]
pub fn Menu<G: Seatable>(table: Table<G>) -> impl IntoView {
    let export = move |_| table.export();
    view! {
        <nav class="menu" data-rove="" aria-label=move || t().shell.menu>
            <Entry name="undo" label=Signal::derive(|| t().table.undo_turn) act=move || { table.undo_turn(); table.close_drawer(); } />
            <Show when=move || table.alone()>
                <Entry
                    name="undo"
                    label=Signal::derive(|| t().table.take_back_further)
                    act=move || { table.take_back_further(); table.close_drawer(); }
                />
            </Show>
            <Entry name="eye" label=Signal::derive(|| t().table.recap) act=move || table.drawer.set(Some(Drawer::Recap)) />
            <Entry name="list" label=Signal::derive(|| t().table.describe) act=move || table.drawer.set(Some(Drawer::Describe)) />
            <Entry name="help" label=Signal::derive(|| t().table.help) act=move || table.drawer.set(Some(Drawer::Help)) />
            <button class="btn btn--quiet btn--wide" on:click=export>{icon("export")}{move || t().table.export_now}</button>
            <a class="btn btn--quiet btn--wide" href="#/settings">{icon("settings")}{move || t().shell.settings}</a>
            <a class="btn btn--quiet btn--wide" data-testid="leave" href="#/">{icon("back")}{move || t().table.leave}</a>
        </nav>
        <PaceChoice />
        <Powers table=table />
        <p><ThemeSwitch /></p>
    }
}

#[component]
fn Entry(name: &'static str, label: Signal<&'static str>, act: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="btn btn--quiet btn--wide" on:click=move |_| act()>{icon(name)}{label}</button>
    }
}

#[component]
fn PaceChoice() -> impl IntoView {
    let prefs = Prefs::get();
    let choice = move |(index, pace): (usize, Pace)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="pace"
                    prop:checked=move || prefs.kept.get().pace == pace
                    on:change=move |_| prefs.kept.update(|kept| kept.pace = pace)
                />
                <span>{move || t().shell.paces[index]}</span>
            </label>
        }
    };
    view! {
        <fieldset class="seg" data-testid="pace">
            <legend>{move || t().shell.pace}</legend>
            {Pace::ALL.into_iter().enumerate().map(choice).collect_view()}
        </fieldset>
    }
}

/// Always, ask or never, for each optional power that is owned.
#[component]
fn Powers<G: Seatable>(table: Table<G>) -> impl IntoView {
    let owned = move || {
        let (lang, seat) = (use_lang(), table.eye.get()?);
        table.version.track();
        let view = table.session.with_value(|session| session.view(eye_of(Some(seat))));
        let named = |&power: &G::Power| Some((power, G::power(power, &view, seat, lang)?));
        Some(G::POWERS.iter().filter_map(named).collect::<Vec<_>>())
    };
    let power = move |(power, name): (G::Power, &'static str)| view! { <PowerSwitch table=table power=power name=name /> };
    move || {
        let owned = owned()?;
        let none = owned.is_empty().then(|| view! { <p>{t().table.powers_none}</p> });
        Some(view! {
            <section class="powers" data-testid="powers">
                <h3>{t().table.powers}</h3>
                {none}
                {owned.into_iter().map(power).collect_view()}
                <Forced table=table />
            </section>
        })
    }
}

#[component]
fn PowerSwitch<G: Seatable>(table: Table<G>, power: G::Power, name: &'static str) -> impl IntoView {
    let group = format!("power-{power:?}");
    let choice = move |(index, policy): (usize, Policy)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || table.policy(power) == Some(policy)
                    on:change=move |_| table.set_policy(power, policy)
                />
                <span>{move || t().table.policies[index]}</span>
            </label>
        }
    };
    view! {
        <fieldset class="seg">
            <legend>{name}</legend>
            {POLICIES.into_iter().enumerate().map(choice).collect_view()}
        </fieldset>
    }
}

#[component]
fn Forced<G: Seatable>(table: Table<G>) -> impl IntoView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || { table.version.track(); table.session.with_value(|s| s.answers_forced()) }
                on:change=move |event| table.set_forced(event_target_checked(&event))
            />
            <span>{move || t().table.answer_forced}</span>
        </label>
    }
}
