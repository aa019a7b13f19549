//! Notes on the choice of a seat's player.

use ai::LevelId;
use leptos::prelude::*;
use session::Controller;
use session::statistics::Match;

use super::page::Setup;
use table::game::strength::{AGAINST, Strength, points, strength};
use ui::i18n::{listed, sentences, t, use_lang};
use ui::route::Company;

/// Renders the note on a choice; for an opponent with its measured strength.
pub fn note(setup: Setup, controller: Controller, people: usize) -> String {
    let (words, lang) = (t(), use_lang());
    if let Controller::Matched(_, style) = controller {
        let Match { rung, games } = setup.matched;
        let level = words.level(rung.nearest());
        let now = match games {
            0 => words.setup.matched_begins(level),
            _ => words.setup.matched_now(games, level),
        };
        let style = style.map(|style| words.style_note(style).to_owned());
        let note: Vec<String> =
            [words.setup.matched_note().to_owned()].into_iter().chain(style).chain([now]).collect();
        return sentences(lang, &note);
    }
    match controller.level() {
        None if setup.draft.with(|draft| draft.company(setup.form) == Some(Company::ByLink)) => {
            t().by_link.seat_note().to_owned()
        }
        None if people > 1 => words.setup.people_note().to_owned(),
        None => words.setup.person_note().to_owned(),
        Some(level) => {
            let mut note = vec![words.level_note(level).to_owned()];
            note.extend(controller.style().map(|style| words.style_note(style).to_owned()));
            let (scored, known) = setup.draft.with(|draft| {
                let (edition, values, seats) = (draft.edition, &draft.values, draft.seats.len());
                (
                    points(setup.form, level, edition, values, seats),
                    strength(setup.form, level, edition, values, seats),
                )
            });
            note.extend(scored.map(|[own, theirs]| words.setup.scores(words.level(AGAINST), own, theirs)));
            note.extend(known.map(|known| told(setup, level, &known)));
            sentences(lang, &note)
        }
    }
}

/// A level's strength, and in what it was counted if that is another game.
fn told(setup: Setup, level: LevelId, Strength { figure, at, is_alike }: &Strength) -> String {
    let (words, lang) = (t(), use_lang());
    let edition = &setup.form.editions()[at.edition];
    let by_rule = setup.draft.with(|draft| draft.by_rule(setup.form) > 0);
    let won = match edition.by_rule.as_ref().filter(|_| by_rule) {
        Some(by_rule) => words.setup.beats_rule(*figure, (by_rule.name)(&words, 0, 1)),
        None => {
            let below = LevelId::ALL[(level as usize).saturating_sub(1)];
            words.setup.beats(words.level(below), *figure, at.seats - 1)
        }
    };
    if *is_alike {
        return won;
    }
    let mut table = vec![(edition.words)(&words)[0]];
    table.extend(at.with.and_then(|index| setup.form.option(index)).map(|option| (option.words)(&words)[0]));
    sentences(lang, &[won, words.setup.measured(listed(lang, &table))])
}
