//! Curves of a game, one for each seat: told apart by dashes and marks, not by
//! colour alone.

use game_core::Seat;
use leptos::prelude::*;
use ui::sprites::seat_mark;
use wasm_bindgen::JsCast;

/// Of the drawing, in its own units.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 220.0;
/// Room for numbers on the left, for marks on the right, and around.
const LEFT: f32 = 34.0;
const RIGHT: f32 = 26.0;
const EDGE: f32 = 12.0;
/// Least distance of two marks.
const MARK: f32 = 18.0;

/// The curve of a seat: where and how high, from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub seat: Seat,
    /// Position in the game, and value.
    pub points: Vec<(usize, f32)>,
}

/// The heights at which a curve's line is labelled: about four round numbers up to `top`.
fn ticks(top: f32) -> Vec<f32> {
    let step = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0].into_iter().find(|step| top / step <= 4.5);
    let step = step.unwrap_or(200.0);
    (0..).map(|at| at as f32 * step).take_while(|height| *height <= top).collect()
}

/// The curves of all seats. What they say stands in a table beside it.
#[component]
pub fn Chart(
    /// Label of the lines.
    #[prop(into)]
    label: Signal<String>,
    curves: Vec<Curve>,
    /// The last position.
    end: usize,
    /// The highest value.
    top: f32,
    /// Position of the game that is looked at.
    here: Signal<usize>,
    /// Turning points: position, and height of the mark.
    turns: Vec<(usize, f32)>,
    /// Goes to a position, and to a turning point.
    go: impl Fn(usize) + Copy + 'static,
    open: impl Fn(usize) + Copy + 'static,
) -> impl IntoView {
    let x = move |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f32 / end.max(1) as f32;
    let y = move |value: f32| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * (value / top.max(1.0)).clamp(0.0, 1.0);
    let grid = ticks(top).into_iter().map(|height| {
        view! {
            <path class="chart__grid" d=format!("M{LEFT} {:.1}H{:.1}", y(height), WIDTH - RIGHT) />
            <text class="chart__tick" x=LEFT - 6.0 y=y(height) + 4.0>
                {height.to_string()}
            </text>
        }
    });
    // Marks at the ends are moved apart, so that each can be seen.
    let mut ends: Vec<(f32, Seat)> =
        curves.iter().filter_map(|curve| Some((y(curve.points.last()?.1), curve.seat))).collect();
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    for at in 1..ends.len() {
        ends[at].0 = ends[at].0.max(ends[at - 1].0 + MARK);
    }
    let below = ends.last().map_or(0.0, |(lowest, _)| (lowest + MARK / 2.0 - HEIGHT).max(0.0));
    let mut floor = HEIGHT - MARK / 2.0;
    for (height, _) in ends.iter_mut().rev().take_while(|_| below > 0.0) {
        *height = height.min(floor);
        floor = *height - MARK;
    }
    let marks = ends.into_iter().map(|(height, seat)| {
        view! {
            <use
                href=seat_mark(seat.index())
                x=WIDTH - RIGHT + 6.0
                y=height - MARK / 2.0
                width=MARK
                height=MARK
            />
        }
    });
    let lines = curves.into_iter().map(|curve| {
        let joined: Vec<String> =
            curve.points.iter().map(|&(at, value)| format!("{:.1} {:.1}", x(at), y(value))).collect();
        let path = if joined.is_empty() { String::new() } else { format!("M{}", joined.join("L")) };
        view! { <path class="chart__line" data-seat=curve.seat.index() + 1 d=path /> }
    });
    let marked = turns.into_iter().map(|(at, value)| {
        view! {
            <circle
                class="chart__turn"
                cx=x(at)
                cy=y(value)
                r="9"
                on:click=move |event| {
                    event.stop_propagation();
                    open(at);
                }
            />
        }
    });
    let pick = move |event: leptos::ev::MouseEvent| {
        let drawn = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(frame) = drawn.map(|drawn| drawn.get_bounding_client_rect()) else { return };
        let along = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0) * f64::from(WIDTH);
        let part = (along as f32 - LEFT) / (WIDTH - LEFT - RIGHT);
        go((part.clamp(0.0, 1.0) * end as f32).round() as usize);
    };
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label on:click=pick>
            {grid.collect_view()}
            <path class="chart__here" d=move || format!("M{:.1} {EDGE}V{:.1}", x(here.get()), HEIGHT - EDGE) />
            {lines.collect_view()}
            {marks.collect_view()}
            {marked.collect_view()}
        </svg>
    }
}
