//! The city on the page of a result: the same houses as on the table, district by district lit.

use ginkgopolis::View;
use ginkgopolis::view::BuildingView;
use leptos::prelude::*;

use super::cell::{BlockStyle, CellFace};
use crate::build::{corner, district_of, kind};
use ui::classes::classes;

/// The buildings; those of the first `lit` districts are lit.
#[component]
pub fn FinalCity(view: View, lit: Signal<usize>) -> impl IntoView {
    let low = corner(&view);
    let place = |building: &BuildingView| (low.x.abs_diff(building.cell.x), low.y.abs_diff(building.cell.y));
    let places = || view.city.iter().map(place);
    let across = places().map(|place| place.0 + 1).max().unwrap_or(1);
    let down = places().map(|place| place.1 + 1).max().unwrap_or(1);
    let plot = |building: &BuildingView| {
        let place = place(building);
        let district = district_of(&view, building.tile);
        let kind = kind(&view, building);
        let style = BlockStyle::of(&kind);
        let is_lit = move || district.is_some_and(|district| district < lit.get());
        let is_last = move || district.is_some_and(|district| district + 1 == lit.get());
        view! {
            <span
                class=move || classes("block", &[(is_lit(), "is-lit"), (is_last(), "is-last")])
                prop:style=format!("--x:{};--y:{}", place.0, place.1)
                data-color=style.as_ref().map(|style| style.colour)
                data-h=style.as_ref().map(|style| style.floors)
                data-edges=style.as_ref().map(|style| style.edges.clone())
            >
                <CellFace kind />
            </span>
        }
    };
    view! {
        <div class="map__plane" prop:style=format!("--cols:{across};--rows:{down}")>
            {view.city.iter().map(plot).collect_view()}
        </div>
    }
}
