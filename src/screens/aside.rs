//! The pages beside the table. Nobody needs them to begin a game, so they are a
//! part of the page of their own, fetched when one of them is opened.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::daily;
use super::learn::{LearnPage, guided, lesson_page};
use super::link;
use super::live_table;
use super::puzzles::{self, PuzzlesPage};
use super::results::results;
use super::rules::{RulesPage, RulesPanel};
use super::saved::SavedGamesPage;
use super::settings::SettingsPage;
use super::statistics::StatisticsPage;
use table::game::Reading;
use ui::awaited::awaited;
use ui::i18n::t;
use ui::part::Missing;

/// The pages.
pub struct Aside {
    /// Makes the page of a link, by its code.
    pub link: fn(&str) -> AnyView,
    /// Makes the page of an invitation to another device's table, by its code.
    pub join: fn(&str) -> AnyView,
    /// Makes the page of a device's answer to an invitation from here, by its code.
    pub answer: fn(&str) -> AnyView,
    pub settings: fn() -> AnyView,
    pub statistics: fn() -> AnyView,
    /// The deals of a day, as its address names it.
    pub daily: fn(Option<&str>) -> AnyView,
    /// The saved games.
    pub saved: fn() -> AnyView,
    /// The rules of the game with this key.
    pub rules: fn(String) -> AnyView,
    /// The lessons, those of one game first.
    pub learn: fn(Option<String>) -> AnyView,
    /// The way to the guided first game of the game with this key.
    pub guided: fn(&str) -> AnyView,
    /// The table of a lesson: its game and its key.
    pub lesson: fn(String, String) -> AnyView,
    /// All puzzles.
    pub puzzles: fn() -> AnyView,
    /// The puzzle of a game, by the keys of both.
    pub puzzle: fn(&str, &str) -> AnyView,
    /// Makes the rules panel beside the board, at a rule if one is asked for.
    pub panel: fn(&'static str, Option<Reading>, Option<String>) -> AnyView,
    /// The result of the saved game with this key in the library.
    pub results: fn(&str) -> AnyView,
}

static ASIDE: Aside = Aside {
    link: link::page,
    join: live_table::join,
    answer: live_table::answer,
    settings: || view! { <SettingsPage /> }.into_any(),
    statistics: || view! { <StatisticsPage /> }.into_any(),
    daily: daily::page,
    saved: || view! { <SavedGamesPage /> }.into_any(),
    rules: |game| view! { <RulesPage game /> }.into_any(),
    learn: |game| view! { <LearnPage game /> }.into_any(),
    guided,
    lesson: lesson_page,
    puzzles: || view! { <PuzzlesPage /> }.into_any(),
    puzzle: puzzles::puzzle,
    panel: |game, reading, rule| view! { <RulesPanel game reading rule /> }.into_any(),
    results,
};

#[wasm_split(aside, fallible)]
fn aside_part() -> Result<&'static Aside, Missing> {
    Ok(&ASIDE)
}

thread_local! {
    /// The pages, once they have come.
    static HERE: Cell<Option<&'static Aside>> = const { Cell::new(None) };
}

/// A page beside the table: at once if it is here, otherwise as soon as it has
/// come.
pub fn page_aside(page: impl Fn(&Aside) -> AnyView + 'static) -> AnyView {
    aside(Some(Signal::derive(|| t().shell.project().to_owned())), page)
}

/// The rules of the game with this key as a panel beside its board, at a rule.
pub fn rules_panel(game: &'static str, reading: Option<Reading>, rule: String) -> AnyView {
    aside(None, move |aside| (aside.panel)(game, reading, Some(rule.clone())))
}

fn aside(title: Option<Signal<String>>, page: impl Fn(&Aside) -> AnyView + 'static) -> AnyView {
    if let Some(aside) = HERE.get() {
        return page(aside);
    }
    let fetch = || async {
        let came = aside_part().await;
        HERE.set(came.ok());
        came.is_ok()
    };
    awaited(title, move || Box::pin(fetch()), move || HERE.get().map(&page).into_any())
}
