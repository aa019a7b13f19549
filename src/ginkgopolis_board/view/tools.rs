//! The buttons of the map: districts, the whole city, smaller, larger.

use leptos::prelude::*;

use super::board::{Board, GAME};
use super::camera::STEP;
use crate::lens::Scale;
use crate::words::GinkgopolisWords;
use ui::drawings::Art;
use ui::i18n::t;

/// The buttons.
#[component]
pub fn MapTools(board: Board) -> impl IntoView {
    let camera = board.camera;
    let cut_off = move || camera.scale.get() != Scale::Whole && !camera.window.get().is_whole();
    view! {
        <div class="map__tools" data-rove="">
            <Tool
                name="map-districts"
                label=|| t().ginkgopolis().board.districts()
                act=move || board.districts.update(|on| *on = !*on)
                pressed=board.districts
            >
                <Art game=GAME id="i-supply" class="icon" />
            </Tool>
            <Show when=cut_off>
                <Tool
                    name="map-fit"
                    label=|| t().ginkgopolis().board.fit()
                    act=move || camera.show(Scale::Whole)
                >
                    <Glyph glyph="⤢" />
                </Tool>
            </Show>
            <Tool
                name="map-smaller"
                label=|| t().ginkgopolis().board.smaller()
                act=move || camera.zoom(1.0 / STEP, (0.0, 0.0))
            >
                <Glyph glyph="−" />
            </Tool>
            <Tool
                name="map-larger"
                label=|| t().ginkgopolis().board.larger()
                act=move || camera.zoom(STEP, (0.0, 0.0))
            >
                <Glyph glyph="+" />
            </Tool>
        </div>
    }
}

/// A button of the map.
#[component]
fn Tool(
    /// Its name for tests.
    name: &'static str,
    /// Label, in words.
    label: fn() -> &'static str,
    act: impl Fn() + 'static,
    /// True if it is switched on, for a switch.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// Its drawing.
    children: Children,
) -> impl IntoView {
    view! {
        <button
            class="iconbtn"
            data-testid=name
            aria-label=label
            title=label
            aria-pressed=move || pressed.map(|on| on.get().to_string())
            on:click=move |_| act()
        >
            {children()}
        </button>
    }
}

/// A sign in place of a drawing.
#[component]
fn Glyph(glyph: &'static str) -> impl IntoView {
    view! { <span class="map__glyph" aria-hidden="true">{glyph}</span> }
}
