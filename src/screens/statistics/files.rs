//! Files in and out, and beginning anew.

use leptos::prelude::*;
use leptos::task::spawn_local;
use session::saves::Fault;
use session::statistics::Statistics;
use web_sys::Event;

use super::Book;
use crate::saved::{FileRefusal, What};
use ui::drawings::Icon;
use ui::i18n::t;
use ui::library::{Trouble, download, kept, picked_file};
use ui::page_parts::Reason;
use ui::sanitized::sanitized;

/// Message that the page shows once.
#[derive(Clone, Debug, PartialEq)]
pub enum StatisticsNotice {
    Nothing,
    /// So many games were new in a file.
    Imported(usize),
    /// A file was not taken in.
    Refused(FileRefusal),
    WasReset,
}

/// Export and import under the figures.
#[component]
pub fn Files(book: Book, said: RwSignal<StatisticsNotice>) -> impl IntoView {
    let asking = RwSignal::new(false);
    let is_empty = Memo::new(move |_| book.kept.with(|kept| kept.games().is_empty()));
    let may_import = move || book.fault.with(Option::is_none);
    let may_reset = move || !is_empty.get() || !may_import();
    let csv = move |_| download("sobremesa-statistics.csv", &book.kept.with_untracked(|kept| kept.to_csv()));
    let json =
        move |_| download("sobremesa-statistics.json", &book.kept.with_untracked(|kept| kept.export()));
    let pick = move |event: Event| {
        let Some(file) = picked_file(&event) else { return };
        spawn_local(async move {
            let refused = |what, reason| FileRefusal { file: sanitized(&file.name()), what, reason };
            let outcome = match file.text().await {
                None => Err(refused(What::Unreadable, None)),
                Some(text) => {
                    import(book, &text).map_err(|fault| refused(wrong_with(&fault), Some(fault.to_string())))
                }
            };
            said.try_set(outcome.map_or_else(StatisticsNotice::Refused, StatisticsNotice::Imported));
        });
    };
    let reset = move |_| {
        book.reset();
        asking.set(false);
        said.set(StatisticsNotice::WasReset);
    };
    view! {
        <section class="records__files">
            <Told said />
            <Show when=move || asking.get()>
                <div class="stats__sure" role="alert">
                    <p>{move || t().statistics.reset_sure()}</p>
                    <button class="btn btn--primary" data-testid="reset-no" on:click=move |_| asking.set(false)>
                        {move || t().statistics.reset_no()}
                    </button>
                    <button class="btn" data-testid="reset-yes" on:click=reset>
                        {move || t().statistics.reset_yes()}
                    </button>
                </div>
            </Show>
            <Show when=move || may_reset() && !asking.get()>
                <button class="btn btn--quiet" data-testid="reset" on:click=move |_| asking.set(true)>
                    <Icon name="trash" />
                    {move || t().statistics.reset()}
                </button>
            </Show>
            <Show when=may_import>
                <label class="btn filebtn">
                    <Icon name="import" />
                    {move || t().statistics.import()}
                    <input
                        class="filebtn__field"
                        type="file"
                        accept=".json,application/json,text/plain"
                        on:change=pick
                    />
                </label>
            </Show>
            <Show when=move || !is_empty.get()>
                <button class="btn" data-testid="export-csv" on:click=csv>
                    <Icon name="export" />
                    {move || t().statistics.export_csv()}
                </button>
                <button class="btn" data-testid="export-json" on:click=json>
                    <Icon name="export" />
                    {move || t().statistics.export_json()}
                </button>
            </Show>
        </section>
    }
}

/// Takes the games of a file in; how many were new. What lies there and cannot be read is not
/// written over.
fn import(book: Book, text: &str) -> Result<usize, Fault> {
    let mut kept = match kept::<Statistics>() {
        Ok(kept) => kept,
        Err(Trouble::Unreadable(fault)) => return Err(fault),
        Err(Trouble::Storage(_)) => book.kept.get_untracked(),
    };
    let new = kept.import(text)?;
    book.keep(kept);
    Ok(new)
}

/// Describes the fault of a file that was not taken in.
fn wrong_with(fault: &Fault) -> What {
    match fault {
        Fault::Newer { .. } => What::Newer,
        Fault::Damaged { field, .. } if field.is_empty() || field == "sobremesa" => What::NotOurs,
        _ => What::Damaged,
    }
}

#[component]
fn Told(said: RwSignal<StatisticsNotice>) -> impl IntoView {
    let words = move || match said.get() {
        StatisticsNotice::Nothing => String::new(),
        StatisticsNotice::Imported(games) => t().statistics.imported(games),
        StatisticsNotice::Refused(FileRefusal { file, what, .. }) => {
            [t().statistics.refused(&file), what.words(&t())].join(t().gap())
        }
        StatisticsNotice::WasReset => t().statistics.was_reset().to_owned(),
    };
    let reason = move || match said.get() {
        StatisticsNotice::Refused(refusal) => refusal.reason.map(|reason| view! { <Reason reason /> }),
        _ => None,
    };
    view! {
        <p class="stats__told" role="status" data-testid="statistics-told">
            {words}
        </p>
        {reason}
    }
}
