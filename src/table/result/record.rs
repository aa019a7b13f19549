//! The best result of somebody who plays alone against what the rules play, kept
//! on this device for each kind of table.

use leptos::prelude::*;

use super::ended::Ended;
use crate::GameBoard;
use crate::solo::{Best, Bests, note, result_of};
use ui::i18n::t;
use ui::library::{remember, remembered};

/// The key under which the best results are kept.
const KEY: &str = "sobremesa.solo";

/// Keeps a result if it is the best of its kind; the best one before, of another
/// game.
fn keep(kind: &str, best: &Best) -> Option<Best> {
    let mut all: Bests = remembered(KEY).unwrap_or_default();
    let (before, is_new) = note(&mut all, kind, best);
    if is_new {
        remember(KEY, &all);
    }
    before
}

/// Rank of the result beside the best one of its kind.
#[component]
pub fn SoloRecord<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let result = ended.session.with_value(|session| {
        ended.score.with_value(|score| ended.id.with_value(|id| result_of::<G>(session, score, id)))
    });
    let told = result.map(|(kind, best)| (keep(&kind, &best), best));
    move || {
        let (before, best) = told.clone()?;
        let words = t();
        let said = match before {
            Some(before) if !best.beats(&before) => {
                words.table.solo_best(words.lead(before.lead), before.points)
            }
            _ => words.table.solo_new_best(words.lead(best.lead), best.points),
        };
        Some(view! { <p class="laurel__record" data-testid="solo-record">{said}</p> })
    }
}
