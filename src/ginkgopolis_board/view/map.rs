//! The city: blocks and markers on a plane that fits what is free of the table, can
//! be enlarged, and is moved by the camera.

use game_core::Seat;
use ginkgopolis::Card;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, HtmlElement};

use super::board::Board;
use super::cell::{MapCell, name};
use super::hands::Hands;
use super::keys;
use super::mini::MiniMap;
use super::tools::MapTools;
use crate::build::key;
use crate::lens::Extent;
use crate::meaning::card_of;
use crate::model::{CellKind, CellModel, Choice, DistrictModel, MapModel, Target};
use crate::words::GinkgopolisWords;
use table::board::follow::field;
use table::touch::{Touch, touchable};
use ui::classes::classes;
use ui::drawings::SeatMark;
use ui::i18n::t;

/// The city with its tools.
#[component]
pub fn CityGrid(board: Board) -> impl IntoView {
    let camera = board.camera;
    let hands = Hands::new(camera);
    keys::listen(board);
    follow(board);
    let to_focus = move |event: FocusEvent| {
        board.point_from_map(card_at(board, event.target()));
        if let Some(cell) = event.target().and_then(|target| target.dyn_into::<Element>().ok())
            && let Some((x, y)) = keys::place_of(&cell)
        {
            let origin = board.model.with_untracked(|model| model.map.origin);
            camera.reveal_focus((origin.0.saturating_add_unsigned(x), origin.1.saturating_add_unsigned(y)));
        }
    };
    view! {
        <main
            class=move || if board.districts.get() { "table__map map has-districts" } else { "table__map map" }
            id="main"
            tabindex="-1"
            data-fly="map"
            aria-label=move || t().ginkgopolis().board.city()
        >
            <div
                class=move || if hands.panned.get() { "map__view is-panned" } else { "map__view" }
                node_ref=camera.view
                on:focusin=to_focus
                on:focusout=move |_| board.point_from_map(None)
                on:pointerover=move |event| board.point_from_map(card_at(board, event.target()))
                on:pointerleave=move |_| board.point_from_map(None)
                on:wheel=move |event| hands.wheel(&event)
                on:pointerdown=move |event| hands.down(&event)
                on:pointermove=move |event| hands.moved(&event)
                on:pointerup=move |event| hands.lifted(&event)
                on:pointercancel=move |event| hands.lifted(&event)
                on:click=move |event| hands.click(&event)
                on:dblclick=move |event| hands.double(&event)
            >
                <div class="map__slide" node_ref=camera.slide>
                    <Plane board />
                </div>
            </div>
            <div class="map__beside" node_ref=camera.beside>
                <Show when=move || board.districts.get()>
                    <Districts board />
                </Show>
                <Show when=move || !camera.window.get().is_whole()>
                    <MiniMap board />
                </Show>
                <MapTools board />
            </div>
        </main>
    }
}

/// The card whose place an event hit.
fn card_at(board: Board, hit: Option<EventTarget>) -> Option<Card> {
    let cell = hit?.dyn_into::<Element>().ok()?.closest("[data-place]").ok()??;
    let place = keys::place_of(&cell)?;
    board.model.with_untracked(|model| {
        let cell = model.map.cells.iter().find(|cell| cell.place == place)?;
        card_of(cell.target)
    })
}

/// Keeps the map where it may be when it or its room changes, and brings into
/// sight what is chosen, and where a marker may go.
fn follow(board: Board) {
    board.camera.follow_free();
    // What a lesson speaks of.
    Effect::new(move |_| {
        let sought = board.table.store.sought.get();
        let places = board.model.with_untracked(|model| {
            let map = &model.map;
            let cells = map.cells.iter().filter(|cell| sought.contains(&name(&cell.target)));
            let place =
                |cell: &CellModel| (map.origin.0.saturating_add_unsigned(cell.place.0), row_of(map, cell));
            cells.map(place).collect::<Vec<_>>()
        });
        if !places.is_empty() {
            request_animation_frame(move || board.camera.reveal(places));
        }
    });
    let (mut asked, mut covered) = (Vec::new(), Extent::default());
    Effect::new(move || {
        let is_wanted = |cell: &&CellModel| {
            cell.choice == Choice::Chosen || matches!(cell.kind, CellKind::Free(_) | CellKind::Ghost(_))
        };
        let (extent, wanted) = board.model.with(|model| {
            let map = &model.map;
            let at =
                |cell: &CellModel| (map.origin.0.saturating_add_unsigned(cell.place.0), row_of(map, cell));
            (map.extent(), map.cells.iter().filter(is_wanted).map(at).collect::<Vec<_>>())
        });
        let is_new = std::mem::replace(&mut asked, wanted.clone()) != wanted;
        if std::mem::replace(&mut covered, extent) != extent {
            board.camera.cover(extent);
        }
        if is_new {
            request_animation_frame(move || board.camera.reveal(wanted));
        }
    });
}

/// The plane with everything that stands or may stand on it.
#[component]
fn Plane(board: Board) -> impl IntoView {
    let size = field(board.model, |model| (model.map.cols, model.map.rows));
    let rows = field(board.model, |model| {
        let mut rows: Vec<i8> = model.map.cells.iter().map(|cell| row_of(&model.map, cell)).collect();
        rows.dedup();
        rows
    });
    // A property, not an attribute: the page's policy forbids styles in attributes.
    let style = move || {
        let (cols, rows) = size.get();
        format!("--cols:{cols};--rows:{rows}")
    };
    let plane = board.camera.plane;
    let class = move || {
        let states = [(board.districts.get(), "is-districts"), (board.leads.get(), "has-leads")];
        classes("map__plane", &states)
    };
    enter_at_choice(board);
    let each = move || {
        keep_focus(plane);
        rows.get()
    };
    view! {
        <div
            class=class
            prop:style=style
            node_ref=plane
            role="grid"
            aria-label=move || t().ginkgopolis().board.city()
            aria-rowcount=move || size.get().1
            aria-colcount=move || size.get().0
            data-rove=""
            data-testid="city"
            on:keydown=move |event| keys::walk(board, &event)
        >
            <For each key=|row| *row let:row>
                <Row board row />
            </For>
        </div>
    }
}

/// Leads the Tab key to a place that can be chosen, if there is one.
fn enter_at_choice(board: Board) {
    let plane = board.camera.plane;
    let first = field(board.model, |model| {
        let is_open = |cell: &&CellModel| cell.choice != Choice::Aside;
        model.map.cells.iter().find(is_open).map(|cell| cell.place)
    });
    Effect::new(move |_| {
        let Some((x, y)) = first.get() else { return };
        request_animation_frame(move || keys::enter_at(plane, (x, y)));
    });
}

/// The row of the city in which a cell lies, however the plane has grown.
fn row_of(map: &MapModel, cell: &CellModel) -> i8 {
    map.origin.1.saturating_add_unsigned(cell.place.1)
}

/// A row of the city. It has no box of its own: cells are laid out on the plane.
#[component]
fn Row(board: Board, row: i8) -> impl IntoView {
    let cells = field(board.model, move |model| {
        let cells = model.map.cells.iter().filter(|cell| row_of(&model.map, cell) == row);
        cells.map(|cell| cell.target).collect::<Vec<_>>()
    });
    let number = field(board.model, move |model| row.abs_diff(model.map.origin.1) + 1);
    let plane = board.camera.plane;
    let each = move || {
        keep_focus(plane);
        cells.get()
    };
    view! {
        <div
            class="map__row"
            role="row"
            aria-rowindex=move || number.get()
            aria-label=move || t().ginkgopolis().row(number.get())
        >
            <For each key=name let:target>
                <Slot board target />
            </For>
        </div>
    }
}

/// A cell of the grid around the button of a place.
#[component]
fn Slot(board: Board, target: Target) -> impl IntoView {
    let column = field(board.model, move |model| {
        let cell = model.map.cells.iter().find(|cell| cell.target == target);
        cell.map(|cell| cell.place.0 + 1)
    });
    view! {
        <div class="map__slot" role="gridcell" aria-colindex=move || column.get()>
            <MapCell board target />
        </div>
    }
}

/// Before the cells change: `For` may take one out and put it in again when
/// two others come to stand before it, and it would lose the focus.
fn keep_focus(plane: NodeRef<Div>) {
    let focused = document().active_element().and_then(|at| at.dyn_into::<HtmlElement>().ok());
    let inside = |at: &HtmlElement| plane.get_untracked().is_some_and(|plane| plane.contains(Some(at)));
    let Some(focused) = focused.filter(inside) else { return };
    spawn_local(async move {
        let body = document().body().map(Element::from);
        if focused.is_connected() && document().active_element() == body {
            // What cannot take the focus still works by pointer.
            let _ = focused.focus();
        }
    });
}

/// The districts and who leads in them.
#[component]
fn Districts(board: Board) -> impl IntoView {
    let districts = field(board.model, |model| model.districts.clone());
    let district = move |(index, district): (usize, DistrictModel)| view! { <District board number=index as u8 + 1 district /> };
    view! {
        <ul class="map__districts" data-testid="districts">
            <AllDistricts board />
            {move || districts.get().into_iter().enumerate().map(district).collect_view()}
            <li class="map__leads">
                <button
                    class="btn btn--quiet"
                    data-testid="map-leads"
                    aria-pressed=move || board.leads.get().to_string()
                    on:click=move |_| board.switch_leads()
                >
                    {move || t().ginkgopolis().board.leads()}
                </button>
            </li>
        </ul>
    }
}

/// Points of each seat in all districts together.
#[component]
fn AllDistricts(board: Board) -> impl IntoView {
    let all = field(board.model, |model| model.all_districts.clone());
    let sum = |(seat, points): (Seat, u8)| {
        view! {
            <span class="stat" aria-hidden="true">
                <SeatMark seat=seat.index() />
                {points}
            </span>
        }
    };
    let shown = move || {
        let (sums, text) = all.get();
        if sums.is_empty() {
            return view! { <span>{text}</span> }.into_any();
        }
        view! {
            <span class="vh">{text}</span>
            <b aria-hidden="true">"Σ"</b>
            {sums.into_iter().map(sum).collect_view()}
        }
        .into_any()
    };
    view! {
        <li class="map__sum" data-testid="districts-sum">
            {shown}
        </li>
    }
}

/// A district and who leads in it.
#[component]
fn District(
    board: Board,
    /// Its number on the map, from 1.
    number: u8,
    district: DistrictModel,
) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::District(number)), board.table);
    let DistrictModel { colour, rows, text } = district;
    let standing = |(seat, resources, points): (Seat, u8, u8)| {
        view! {
            <span class="stat" aria-hidden="true">
                <SeatMark seat=seat.index() />
                {format!("{resources}→{points}")}
            </span>
        }
    };
    view! {
        <li data-color=key(colour)>
            <button use:touchable=touch class="map__district" aria-label=text>
                <b class="block__district" aria-hidden="true">{number}</b>
                {rows.into_iter().map(standing).collect_view()}
            </button>
        </li>
    }
}
