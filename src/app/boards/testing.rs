//! What the tests of every board share.

use sobremesa::core::{Actions, Viewer};
use sobremesa::session::Session;

use super::{BoardContext, GameUi};
use crate::app::i18n::Lang;
use crate::app::prefs::Confirm;

/// English, and the usual confirmation.
pub const PLAIN: (Lang, Confirm) = (Lang::En, Confirm::TurnEnd);

/// Runs `f` on what `viewer` sees of the table with a selection.
pub fn with_context<G: GameUi, R>(
    table: &Session<G>,
    viewer: Viewer,
    draft: &G::Draft,
    (lang, confirm): (Lang, Confirm),
    f: impl FnOnce(BoardContext<'_, G>) -> R,
) -> R {
    let view = table.view(viewer);
    let mine = table.turn().seat().filter(|&seat| viewer == Viewer::Seat(seat));
    let legal = mine.map_or_else(Actions::new, |seat| table.legal(seat));
    let preview = mine.map(|seat| G::preview(table, seat, draft)).unwrap_or_default();
    let names: Vec<String> = table.seats().iter().map(|player| player.name.clone()).collect();
    f(BoardContext {
        game: table.game(),
        view: &view,
        legal: &legal,
        preview: &preview,
        draft,
        names: &names,
        levels: &[],
        me: None,
        visiting: None,
        lang,
        confirm,
    })
}
