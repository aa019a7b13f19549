//! The menu: taking back, the rules, powers, pace, language, the way out.

use leptos::prelude::*;

use crate::board::POLICIES;
use crate::state::Rewind;
use crate::state::panels::Drawer;
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};
use ui::page_parts::{LangSwitch, ThemeSwitch};
use ui::prefs::{Pace, Prefs};
use ui::sound::speaker;

/// The menu's contents.
#[component]
pub fn Menu<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let rewind = move |how: Rewind| {
        table.rewind(how);
        table.store.panels().close_drawer();
    };
    let open = move |drawer: Drawer| table.store.panels().open(drawer);
    view! {
        <nav class="menu" data-rove="" aria-label=move || t().shell.menu()>
            <Show when=move || table.store.is_kept || table.game.ways().is_some()>
                <MenuEntry drawing="undo" label=|| t().table.undo_turn() on:click=move |_| rewind(Rewind::Turn) />
            </Show>
            <Show when=move || table.game.alone() && table.store.is_kept>
                <MenuEntry
                    drawing="undo"
                    label=|| t().table.undo_further()
                    on:click=move |_| rewind(Rewind::Further)
                />
            </Show>
            <MenuEntry
                drawing="rules"
                label=|| t().shell.rules()
                attr:data-testid="rules"
                on:click=move |_| open(Drawer::Rules(None))
            />
            <MenuEntry drawing="eye" label=|| t().table.recap() on:click=move |_| open(Drawer::Recap) />
            <MenuEntry drawing="list" label=|| t().table.describe() on:click=move |_| open(Drawer::Describe) />
            <MenuEntry drawing="help" label=|| t().table.help() on:click=move |_| open(Drawer::Help) />
            <Show when=move || table.store.is_kept>
                <MenuEntry drawing="export" label=|| t().table.export_now() on:click=move |_| table.store.export() />
            </Show>
            {table.game.ways().map(|ways| (ways.menu)(table))}
            <Link drawing="settings" href="#/settings" label=|| t().shell.settings() />
            <Link drawing="back" href="#/" label=|| t().table.leave() attr:data-testid="leave" />
        </nav>
        <PaceChoice />
        {speaker::is_there().then(|| view! { <SoundSwitch /> })}
        <Show when=move || table.store.is_kept || table.game.ways().is_some()>
            <PowerSwitches table />
        </Show>
        <p class="menu__looks">
            <LangSwitch />
            <ThemeSwitch />
        </p>
    }
}

/// A line of the menu.
#[component]
pub fn MenuEntry(drawing: &'static str, label: fn() -> &'static str) -> impl IntoView {
    view! {
        <button class="btn btn--quiet btn--wide">
            <Icon name=drawing />
            {label}
        </button>
    }
}

#[component]
fn Link(drawing: &'static str, href: &'static str, label: fn() -> &'static str) -> impl IntoView {
    view! {
        <a class="btn btn--quiet btn--wide" href=href>
            <Icon name=drawing />
            {label}
        </a>
    }
}

/// One of several answers, of which one is on.
#[component]
fn Answer(
    /// Group that the answers of one question share.
    group: String,
    is_on: impl Fn() -> bool + Send + 'static,
    pick: impl Fn() + Send + 'static,
    label: impl Fn() -> &'static str + Send + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=is_on on:change=move |_| pick() />
            <span>{label}</span>
        </label>
    }
}

#[component]
fn PaceChoice() -> impl IntoView {
    let prefs = Prefs::get();
    let choice = move |pace: Pace| {
        view! {
            <Answer
                group="pace".to_owned()
                is_on=move || prefs.kept.get().pace == pace
                pick=move || prefs.kept.update(|kept| kept.pace = pace)
                label=move || t().pace(pace)
            />
        }
    };
    view! {
        <fieldset class="seg" data-testid="pace">
            <legend>{move || t().shell.pace()}</legend>
            {Pace::ALL.map(choice).collect_view()}
        </fieldset>
    }
}

/// Sounds on or off; how loud they are is for the settings.
#[component]
fn SoundSwitch() -> impl IntoView {
    let kept = Prefs::get().kept;
    view! {
        <label class="check" data-testid="sound">
            <input
                type="checkbox"
                prop:checked=move || kept.with(|kept| kept.sound)
                on:change=move |event| kept.update(|kept| kept.sound = event_target_checked(&event))
            />
            <span>{move || t().sound.switch()}</span>
        </label>
    }
}

/// Always, ask or never, for each optional power that is owned.
#[component]
fn PowerSwitches<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let owned = Memo::new(move |_| table.powers(use_lang()));
    let section = move |owned: Vec<(usize, &'static str)>| {
        let none = owned.is_empty().then(|| view! { <p>{t().table.powers_none()}</p> });
        let switches = owned.into_iter().map(|(power, name)| view! { <PowerSwitch table power name /> });
        view! {
            <section class="powers" data-testid="powers">
                <h3>{t().table.powers()}</h3>
                {none}
                {switches.collect_view()}
                <ForcedAnswers table />
            </section>
        }
    };
    move || owned.get().map(section)
}

#[component]
fn PowerSwitch<G: GameBoard>(table: Table<G>, power: usize, name: &'static str) -> impl IntoView {
    let choice = |policy| {
        view! {
            <Answer
                group=format!("power-{power}")
                is_on=move || table.policy(power) == Some(policy)
                pick=move || table.set_policy(power, policy)
                label=move || t().policy(policy)
            />
        }
    };
    view! {
        <fieldset class="seg">
            <legend>{name}</legend>
            {POLICIES.map(choice).collect_view()}
        </fieldset>
    }
}

/// Switch for making forced choices automatically.
#[component]
fn ForcedAnswers<G: GameBoard>(table: Table<G>) -> impl IntoView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || table.answers_forced()
                on:change=move |event| table.set_answers_forced(event_target_checked(&event))
            />
            <span>{move || t().table.answer_forced()}</span>
        </label>
    }
}
