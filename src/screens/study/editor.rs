//! The editor over the table of a study: the controls of what was touched, beside it.

use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use session::study::tree::{Item, holds};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::acts::{Course, show_place};
use super::controls::{AdderRow, FieldRow, GroupBody};
use super::desk::{Reading, StudyDesk};
use super::moment::Reason;
use table::{StudyTable, Touched, is_on_backdrop, open_modal};
use ui::back::closed_by_back;
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};

/// Windows narrower than this have room below or above a piece only, as in the style sheet.
const NARROW: f64 = 700.0;

/// Undo, redo and the refusal, in the banner of the study's table.
#[component]
pub fn Tools(desk: StudyDesk, study: StudyTable) -> impl IntoView {
    // The editor says it itself while it is open, and the board stays where it is.
    let is_closed = Signal::derive(move || study.touched.with(Option::is_none));
    let has_place = Memo::new(move |_| desk.reading.with(|reading| reading.place.is_some()));
    let show = move |_| {
        let place = desk.reading.with_untracked(|reading| reading.place.clone());
        desk.looking.set(false);
        // After the form has been drawn and scrolled.
        request_animation_frame(move || {
            request_animation_frame(move || {
                if let Some(place) = place {
                    show_place(desk, &place);
                }
            });
        });
    };
    view! {
        <span class="studybar__course">
            <Course desk name="board" />
        </span>
        <NotLegal desk name="board-refused" when=is_closed />
        <Show when=move || !desk.is_fine() && has_place.get()>
            <button class="btn" data-testid="board-show" on:click=show>
                {move || ui::i18n::study(use_lang()).show()}
            </button>
        </Show>
    }
}

/// Says that the position is refused, and that the table shows the last one that was legal.
#[component]
fn NotLegal(
    desk: StudyDesk,
    /// Its name for tests.
    name: &'static str,
    /// True while it is to be said here.
    #[prop(default = true.into(), into)]
    when: Signal<bool>,
) -> impl IntoView {
    view! {
        <div class="studybar__refused" role="status" data-testid=name>
            <Show when=move || !desk.is_fine() && when.get()>
                <div class="banner banner--warn study__verdict">
                    <Icon name="warning" />
                    <div>
                        <Reason desk />
                        <p>{move || ui::i18n::study(use_lang()).behind()}</p>
                    </div>
                </div>
            </Show>
        </div>
    }
}

/// The controls of the piece that was touched last.
#[component]
pub fn Editor(desk: StudyDesk, study: StudyTable) -> impl IntoView {
    view! {
        <For each=move || study.touched.get() key=|touched| touched.number let:touched>
            <EditorDialog desk study touched />
        </For>
    }
}

/// Shape of what stands at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PathContent {
    Field,
    /// A group to which pieces are added.
    List,
    Group,
}

fn shape(reading: &Reading, path: &str) -> Option<PathContent> {
    if reading.fields.contains_key(path) {
        return Some(PathContent::Field);
    }
    let group = reading.groups.get(path)?;
    let adds = group.items.iter().any(|item| matches!(item, Item::Adder(adder) if adder.path == path));
    Some(if adds { PathContent::List } else { PathContent::Group })
}

/// A native dialog beside the touched piece: the focus stays in it, and goes back to the piece.
#[component]
fn EditorDialog(desk: StudyDesk, study: StudyTable, touched: Touched) -> impl IntoView {
    let close = move || study.close();
    closed_by_back(close);
    let paths = RwSignal::new(touched.paths);
    let there = Memo::new(move |_| {
        desk.reading.with(|reading| {
            let mut paths = paths.get();
            paths.retain(|path| shape(reading, path).is_some());
            paths
        })
    });
    // What was taken away, or taken back, has no controls any more.
    Effect::new(move |_| {
        if there.with(Vec::is_empty) {
            close();
        }
    });
    let way = Memo::new(move |_| there.with(|paths| paths.first().map(|path| desk.way_to(path))));
    let title = move || way.get().and_then(|mut way| way.pop()).unwrap_or_default();
    let trail = move || {
        let mut way = way.get().unwrap_or_default();
        way.pop();
        way.join(" › ")
    };
    let removal = Memo::new(move |_| {
        let first = there.with(|paths| paths.first().cloned())?;
        desk.reading.with(|reading| reading.groups.get(&first)?.removal.clone())
    });
    let remove = move |_| {
        if let Some(edit) = removal.get_untracked() {
            // Another piece comes to stand at its path.
            paths.update(|paths| paths.retain(|path| !holds(&edit.path, path)));
            desk.edit(&edit);
            focus_title();
        }
    };
    let added = Callback::new(move |path: String| {
        let is_there = desk.reading.with_untracked(|reading| reading.groups.contains_key(&path));
        let list = path.rfind('[').map(|end| path[..end].to_owned());
        if let Some(list) = list.filter(|_| is_there) {
            paths.set(vec![path, list]);
            focus_title();
        }
    });
    let dialog = NodeRef::<Dialog>::new();
    open_modal(dialog);
    let on_backdrop = move |event: MouseEvent| {
        if is_on_backdrop(&event) {
            close();
            touch_beneath((event.client_x() as f32, event.client_y() as f32));
        }
    };
    let blocks = move || {
        let paths = there.get();
        let block = |(at, path): (usize, &String)| (at == 0, path.clone(), paths[..at].to_vec());
        paths.iter().enumerate().map(block).collect::<Vec<_>>()
    };
    view! {
        <dialog
            node_ref=dialog
            class=format!("dialog editor {}", side(study))
            aria-labelledby="editor-title"
            data-testid="board-editor"
            on:close=move |_| close()
            on:click=on_backdrop
        >
            <header class="dialog__head">
                <div>
                    <p class="editor__trail">{trail}</p>
                    <h2 id="editor-title" tabindex="-1">
                        {title}
                    </h2>
                </div>
                <button class="iconbtn" aria-label=move || t().shell.close() on:click=move |_| close()>
                    <Icon name="close" />
                </button>
            </header>
            <div class="dialog__body study">
                <NotLegal desk name="editor-refused" />
                <For each=blocks key=Clone::clone let((is_first, path, before))>
                    <Block desk path is_first before added />
                </For>
            </div>
            <footer class="dialog__foot">
                <span class="studybar__course">
                    <Course desk name="editor" />
                </span>
                <Show when=move || removal.with(Option::is_some)>
                    <button class="btn" data-testid="editor-remove" on:click=remove>
                        <Icon name="close" />
                        {move || ui::i18n::study(use_lang()).remove(title())}
                    </button>
                </Show>
                <button class="btn btn--primary" data-testid="editor-close" on:click=move |_| close()>
                    {move || t().shell.close()}
                </button>
            </footer>
        </dialog>
    }
}

/// The controls at one path.
#[component]
fn Block(
    desk: StudyDesk,
    path: String,
    /// True for what was touched itself: the title names it.
    is_first: bool,
    /// The paths whose controls are shown before.
    before: Vec<String>,
    added: Callback<String>,
) -> impl IntoView {
    let shape = desk.reading.with_untracked(|reading| shape(reading, &path))?;
    let label = {
        let path = path.clone();
        move || desk.way_to(&path).pop()
    };
    Some(match shape {
        PathContent::Field => view! { <FieldRow desk path /> }.into_any(),
        PathContent::Group if is_first => view! { <GroupBody desk key=path /> }.into_any(),
        PathContent::Group => view! {
            <fieldset class="study__group">
                <legend>{label}</legend>
                <GroupBody desk key=path without=before />
            </fieldset>
        }
        .into_any(),
        PathContent::List => view! {
            <fieldset class="study__group">
                <legend>{label}</legend>
                <AdderRow desk path added />
            </fieldset>
        }
        .into_any(),
    })
}

/// Leads the focus to the title once another piece is edited: the control that had it is gone.
fn focus_title() {
    request_animation_frame(|| {
        let title = document().get_element_by_id("editor-title");
        if let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok()) {
            // Without the focus its controls can be reached all the same.
            let _ = title.focus();
        }
    });
}

/// The class of the side on which the piece stays in sight.
fn side(study: StudyTable) -> &'static str {
    let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let (Some((x, y)), Some(width), Some(height)) = (study.middle(), width, height) else { return "is-low" };
    match (width < NARROW, y < height / 2.0, x < width / 2.0) {
        (true, true, _) => "is-low",
        (true, false, _) => "is-high",
        (false, _, true) => "is-right",
        (false, _, false) => "is-left",
    }
}

/// Touches the piece that lies where a touch closed the editor, so that the next one needs no second touch.
fn touch_beneath((x, y): (f32, f32)) {
    request_animation_frame(move || {
        let hit = document().element_from_point(x, y);
        let piece = hit.and_then(|hit| hit.closest("button[aria-label]").ok().flatten());
        if let Some(piece) = piece.and_then(|piece| piece.dyn_into::<HtmlElement>().ok()) {
            piece.click();
        }
    });
}
