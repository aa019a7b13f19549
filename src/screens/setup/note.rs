//! Notes on the choice of a seat's player.

use ai::LevelId;
use leptos::prelude::*;
use session::Controller;

use super::page::Setup;
use table::game::strength::{AGAINST, Strength, points, strength};
use ui::i18n::{t, use_lang};

/// Renders the note on a choice; for an opponent with its measured strength.
pub fn note(setup: Setup, controller: Controller, people: usize) -> String {
    let words = &t().screens.setup;
    match controller.level() {
        None if setup.draft.with(|draft| draft.is_by_link(setup.form)) => {
            ui::i18n::by_link(use_lang()).seat_note.to_owned()
        }
        None if people > 1 => words.people_note.to_owned(),
        None => words.person_note.to_owned(),
        Some(level) => {
            let mut note = words.levels[level as usize].note.to_owned();
            if let Some(style) = controller.style() {
                note = (words.and)(&note, words.styles[style as usize].note);
            }
            let (scored, known) = setup.draft.with(|draft| {
                let (edition, values, seats) = (draft.edition, &draft.values, draft.seats.len());
                (
                    points(setup.form, level, edition, values, seats),
                    strength(setup.form, level, edition, values, seats),
                )
            });
            if let Some(scored) = scored {
                note = (words.and)(&note, &(words.scores)(words.levels[AGAINST as usize].name, scored));
            }
            known.map_or_else(|| note.clone(), |known| (words.and)(&note, &told(setup, level, &known)))
        }
    }
}

/// A level's strength, and in what it was counted if that is another game.
fn told(setup: Setup, level: LevelId, Strength { figure, at, is_alike }: &Strength) -> String {
    let words = &t().screens.setup;
    let edition = &setup.form.editions()[at.edition];
    let by_rule = setup.draft.with(|draft| draft.by_rule(setup.form) > 0);
    let won = match edition.by_rule.as_ref().filter(|_| by_rule) {
        Some(by_rule) => (words.beats_rule)((by_rule.name)(t(), 0, 1), *figure),
        None => {
            let below = words.levels[(level as usize).saturating_sub(1)].name;
            (words.beats)(below, *figure, at.seats - 1)
        }
    };
    if *is_alike {
        return won;
    }
    let mut table = (edition.words)(t())[0].to_owned();
    if let Some(option) = at.with.and_then(|index| setup.form.option(index)) {
        table.push_str(words.join);
        table.push_str((option.words)(t())[0]);
    }
    (words.and)(&won, &(words.measured)(&table))
}
