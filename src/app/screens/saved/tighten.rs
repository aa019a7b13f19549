//! Finished games that earlier versions have stored in full are kept in less room, once room gets short.

use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::WithUntracked;
use leptos::task::spawn_local;
use sobremesa::session::saves::{Item, Stage};

use crate::app::games::{fetch_opener, info, opener};
use crate::app::library::Library;
use crate::app::prefs::Prefs;

/// From how many hundredths of the storage on it is worth while: it needs the programs of the games.
const FROM: usize = 40;
/// A game of so many letters is in little room already.
const SHORT: usize = 2500;
/// How long the page rests after each game.
const REST: Duration = Duration::from_millis(20);

/// Goes through the finished games while nobody waits for it. What cannot be read stays as it is.
pub fn tighten(library: Library, prefs: Prefs) {
    if library.room().with_untracked(|room| room.percent() < FROM) {
        return;
    }
    let finished = library.items().with_untracked(|items| {
        let over = items.iter().filter_map(|item| match item {
            Item::Game { id, summary } if summary.stage == Stage::Over => {
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
            if entry.save().encode_utf16().count() < SHORT || fetch_opener(game, prefs).await.is_err() {
                continue;
            }
            let kept = opener(game.id).and_then(|opener| opener.to_kept(entry.save()).ok());
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
