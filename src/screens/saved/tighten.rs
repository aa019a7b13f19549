//! Compaction of finished games on the page of saved games.
//!
//! A table stores its last position in full: packing it there would bring the reader of saves, some 100 kB a game, to every
//! table. Here that reader is at hand.

use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::WithUntracked;
use leptos::task::spawn_local;
use session::saves::{GameStage, Item};

use crate::catalogue::info;
use crate::fetch::{fetch_save_loader, save_loader};
use ui::library::Library;
use ui::prefs::Prefs;

/// Percentage of the storage from which it pays: it needs the programs of the games.
const FROM: usize = 5;
/// Longest text of a game that is compact already.
const SHORT: usize = 2500;
/// Rest of the page after each game.
const REST: Duration = Duration::from_millis(20);

/// Goes through the finished games while nobody waits for it. What cannot be read stays as it is.
pub fn tighten(library: Library, prefs: Prefs) {
    if library.room().with_untracked(|room| room.percent() < FROM) {
        return;
    }
    let finished = library.items().with_untracked(|items| {
        let over = items.iter().filter_map(|item| match item {
            Item::Game { id, summary } if summary.stage == GameStage::Over => {
                Some((id.clone(), info(&summary.game)?))
            }
            _ => None,
        });
        over.collect::<Vec<_>>()
    });
    spawn_local(async move {
        let mut is_changed = false;
        for (id, game) in finished {
            let Ok(entry) = library.load(&id) else { continue };
            if entry.save().encode_utf16().count() < SHORT || fetch_save_loader(game, prefs).await.is_err() {
                continue;
            }
            let kept = save_loader(game.id).and_then(|save_loader| save_loader.to_kept(entry.save()).ok());
            if let Some(kept) = kept.filter(|kept| kept.len() < entry.save().len()) {
                library.replace(&id, entry.save(), &kept);
                is_changed = true;
            }
            sleep(REST).await;
        }
        if is_changed {
            library.measure();
        }
    });
}
