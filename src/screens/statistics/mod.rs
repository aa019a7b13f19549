//! The statistics of this device: what came of finished games, and nothing else about them.

mod course;
mod figures;
mod files;
mod page;

pub use page::StatisticsPage;

use leptos::prelude::*;
use leptos::task::spawn_local;
use session::saves::{Fault, GameStage, Item, SaveSummary, StorageError};
use session::statistics::{GameFacts, Statistics};

use crate::catalogue::info;
use crate::fetch::{fetch_save_loader, save_loader};
use ui::library::{Library, Trouble, keep, kept};
use ui::prefs::Prefs;

/// State of the page; copies share it.
#[derive(Clone, Copy)]
struct Book {
    kept: RwSignal<Statistics>,
    /// Reason why what lies in the storage cannot be read.
    fault: RwSignal<Option<Fault>>,
    /// Reason why the storage did not take it.
    refused: RwSignal<Option<StorageError>>,
    /// True while finished games among the saved ones are being counted.
    counting: RwSignal<bool>,
    /// Number of those that could not be opened.
    failed: RwSignal<usize>,
    library: Library,
    prefs: Prefs,
}

impl Book {
    /// Opens what is kept, and counts what lies finished among the saved games and is not in it:
    /// what was imported, and what was played before there were statistics.
    fn open() -> Book {
        let (kept, fault, refused) = match kept() {
            Ok(kept) => (kept, None, None),
            Err(Trouble::Unreadable(fault)) => (Statistics::default(), Some(fault), None),
            Err(Trouble::Storage(error)) => (Statistics::default(), None, Some(error)),
        };
        let book = Book {
            kept: RwSignal::new(kept),
            fault: RwSignal::new(fault),
            refused: RwSignal::new(refused),
            counting: RwSignal::new(false),
            failed: RwSignal::new(0),
            library: Library::get(),
            prefs: Prefs::get(),
        };
        book.count_saved();
        book
    }

    /// The finished games among the saved ones that nobody has counted.
    fn uncounted(self) -> Vec<(String, SaveSummary)> {
        let items = self.library.items().get_untracked().into_iter();
        let finished = items.filter_map(|item| match item {
            Item::Game { id, summary } if summary.stage == GameStage::Over => Some((id, summary)),
            Item::Game { .. } | Item::Broken { .. } => None,
        });
        self.kept.with_untracked(|kept| finished.filter(|(id, _)| !kept.knows(id)).collect())
    }

    fn count_saved(self) {
        let saves = self.uncounted();
        if saves.is_empty() || self.fault.with_untracked(Option::is_some) {
            return;
        }
        self.counting.set(true);
        spawn_local(async move {
            let mut facts = Vec::new();
            let mut failed = 0;
            for (id, summary) in saves {
                match facts_of_save(self.library, self.prefs, &id, &summary).await {
                    Some(found) => facts.push(found),
                    None => failed += 1,
                }
            }
            // Somebody may have left the page, or another tab have written, in the meantime.
            match kept::<Statistics>() {
                Ok(mut kept) => {
                    facts.into_iter().for_each(|facts| _ = kept.take(facts));
                    self.keep(kept);
                }
                Err(Trouble::Unreadable(fault)) => _ = self.fault.try_set(Some(fault)),
                Err(Trouble::Storage(error)) => _ = self.refused.try_set(Some(error)),
            }
            self.counting.try_set(false);
            self.failed.try_set(failed);
        });
    }

    /// Shows and keeps these.
    fn keep(self, kept: Statistics) {
        self.refused.try_set(keep(&kept).err());
        self.kept.try_set(kept);
    }

    /// Begins anew.
    fn reset(self) {
        let saves = self.library.items().get_untracked();
        let kept = Statistics::reset(saves.iter().map(|item| item.id().to_owned()).collect());
        self.keep(kept);
        self.fault.set(None);
        self.failed.set(0);
    }
}

/// Returns the facts of a finished saved game; `None` if it cannot be opened.
pub async fn facts_of_save(
    library: Library,
    prefs: Prefs,
    id: &str,
    summary: &SaveSummary,
) -> Option<GameFacts> {
    let game = info(&summary.game)?;
    fetch_save_loader(game, prefs).await.ok()?;
    let save = library.load(id).ok()?;
    let facts = save_loader(game.id)?.facts(save.save()).ok()??;
    let (begun_ms, ended_ms) = (summary.begun_ms, summary.written_ms);
    Some(GameFacts { saves: vec![id.to_owned()], begun_ms, ended_ms, ..facts })
}
