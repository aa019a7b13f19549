//! Notices for whoever looks elsewhere while a game runs at several devices: the title of the page, a sound, a mark at the
//! icon of an installed page. While the page is seen, the table chimes by itself.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::{GameBoard, Table};
use ui::awake::{followed_sight, keep_awake};
use ui::i18n::{devices_now, t};
use ui::sound::arrange::Cue;
use ui::sound::{Sound, speaker};

/// Tells a player whose page is out of sight that it is their turn, and keeps the screen awake for as long as the game
/// runs: at a table of many devices nobody touches them while others choose. Call once.
pub fn give_notice<G: GameBoard>(table: Table<G>) {
    keep_awake(move || !table.game.has_ended());
    let is_seen = followed_sight();
    let is_mine = Memo::new(move |_| table.game.is_mine() && !table.game.has_ended());
    Effect::new(move |before: Option<(bool, bool)>| {
        let (is_mine, is_seen) = (is_mine.get(), is_seen.get());
        let is_due = is_mine && !is_seen;
        if before.is_some_and(|(was_due, _)| was_due != is_due) || is_due && before.is_none() {
            let title = table.game.title();
            document().set_title(&match is_due {
                true => format!("{} · {title}", devices_now().title_turn()),
                false => format!("{title} · {}", t().shell.project()),
            });
            mark(is_due);
        }
        // A page that was left while it waited for its own player need not call.
        if is_due && before.is_some_and(|(_, was_mine)| !was_mine) {
            speaker::call(&[Cue::now(Sound::Chime)]);
        }
        (is_due, is_mine)
    });
    on_cleanup(move || mark(false));
}

/// Sets the mark at the icon of an installed page, or takes it away; other pages have none.
fn mark(is_set: bool) {
    let navigator = window().navigator();
    let name = if is_set { "setAppBadge" } else { "clearAppBadge" };
    let asked = Reflect::get(&navigator, &name.into())
        .and_then(JsCast::dyn_into::<Function>)
        .and_then(|function| function.call0(&navigator))
        .and_then(JsCast::dyn_into::<Promise>);
    if let Ok(promise) = asked {
        spawn_local(async move {
            // A device that shows no marks has the title.
            let _ = JsFuture::from(promise).await;
        });
    }
}
