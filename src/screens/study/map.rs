//! A city: a map of cells, and the fields of the one that is chosen.

use leptos::prelude::*;
use session::study::tree::{Control, MapCell};

use super::controls::GroupBody;
use super::controls::label_of;
use super::desk::StudyDesk;
use ui::drawings::SeatMark;
use ui::i18n::use_lang;

#[component]
pub fn MapField(desk: StudyDesk, path: String, label: Memo<String>) -> impl IntoView {
    // The path of the chosen cell.
    let chosen = RwSignal::new(None::<String>);
    let rows = Memo::new(move |_| match desk.control(&path) {
        Some(Control::Map { rows, cells }) => {
            let path =
                |cell: &MapCell| cell.cell.and_then(|at| cells.get(at)).map(|group| group.path.clone());
            let row = |row: Vec<MapCell>| {
                row.into_iter().map(|cell| (path(&cell), cell)).collect::<Vec<(Option<String>, MapCell)>>()
            };
            rows.into_iter().map(row).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    });
    let cell = move |(path, cell): (Option<String>, MapCell)| match path {
        None => view! { <td class="cityplan__cell">{marker(&cell.word)}</td> }.into_any(),
        Some(path) => view! { <td class="cityplan__cell"><CellButton path cell chosen /></td> }.into_any(),
    };
    // By what it shows: a cell that did not change keeps its button, and the focus.
    let drawn = move || {
        let row = |(y, row): (usize, Vec<(Option<String>, MapCell)>)| {
            view! { <tr data-y=y>{row.into_iter().map(cell).collect_view()}</tr> }
        };
        rows.get().into_iter().enumerate().map(row).collect_view()
    };
    let is_there = Memo::new(move |_| {
        let path = chosen.get()?;
        desk.reading.with(|reading| reading.groups.contains_key(&path)).then_some(path)
    });
    view! {
        <p class="field__hint">{move || ui::i18n::study(use_lang()).choose_cell()}</p>
        <div class="cityplan">
            <table aria-label=label>
                <tbody>{drawn}</tbody>
            </table>
        </div>
        <For each=move || is_there.get() key=String::clone let:path>
            <CellFields desk path />
        </For>
    }
}

fn marker(word: &str) -> Option<String> {
    (word != ".").then(|| word.to_owned())
}

#[component]
fn CellFields(desk: StudyDesk, path: String) -> impl IntoView {
    let label = label_of(desk, &path);
    view! {
        <fieldset class="study__row" data-testid="cell-fields">
            <legend>{label}</legend>
            <GroupBody desk key=path />
        </fieldset>
    }
}

#[component]
fn CellButton(path: String, cell: MapCell, chosen: RwSignal<Option<String>>) -> impl IntoView {
    let (at, of) = (path.clone(), path.clone());
    let is_chosen = move || chosen.with(|chosen| chosen.as_deref() == Some(at.as_str()));
    let word = cell.word.clone();
    let said = move || {
        let words = ui::i18n::study(use_lang());
        match word.as_str() {
            "." => words.empty_cell().to_owned(),
            word => match cell.owner {
                Some(owner) => words.map_cell(cell.height, owner + 1, word),
                None => word.to_owned(),
            },
        }
    };
    let colour = match cell.word.chars().next() {
        Some('B') if cell.word.len() > 1 => "cityplan__block is-blue",
        Some('R') if cell.word.len() > 1 => "cityplan__block is-red",
        Some('Y') if cell.word.len() > 1 => "cityplan__block is-yellow",
        _ => "cityplan__block is-free",
    };
    let name = path.to_string();
    view! {
        <button
            class=colour
            data-testid=name
            aria-label=said
            aria-pressed=move || is_chosen().to_string()
            on:click=move |_| chosen.set(Some(of.clone()))
        >
            <span aria-hidden="true">{marker(&cell.word)}</span>
            {cell.owner.map(|owner| view! { <SeatMark seat=usize::from(owner) class="cityplan__owner" /> })}
            {(cell.height > 1).then(|| view! { <small aria-hidden="true">{cell.height.to_string()}</small> })}
        </button>
    }
}
