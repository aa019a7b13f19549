//! Points over time: a disc for each win, a ring for every other result, and the mean of five.

use leptos::prelude::*;
use session::statistics::Trend;

use ui::i18n::t;
use ui::page_parts::date;

/// The most results that are shown, the latest ones.
const SHOWN: usize = 60;
/// Of the drawing, in its own units.
const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 210.0;
/// Room for numbers on the left, and around.
const LEFT: f64 = 40.0;
const EDGE: f64 = 16.0;

/// The heights at which points are labelled: about four round numbers up to `top`.
fn ticks(top: f64) -> Vec<f64> {
    let step = [5.0, 10.0, 20.0, 25.0, 50.0, 100.0].into_iter().find(|step| top / step <= 4.5);
    let step = step.unwrap_or(200.0);
    (0..).map(|at| f64::from(at) * step).take_while(|height| *height <= top).collect()
}

/// The chart, and the table behind it.
#[component]
pub fn Course(course: Vec<Trend>) -> impl IntoView {
    let latest = course.len().saturating_sub(SHOWN);
    let course: Vec<Trend> = course.into_iter().skip(latest).collect();
    let count = course.len();
    let top = course.iter().map(|trend| f64::from(trend.points)).fold(10.0, f64::max);
    let x = move |at: usize| LEFT + (WIDTH - LEFT - EDGE) * (at as f64 + 0.5) / count.max(1) as f64;
    let y = move |points: f64| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * (points / top).clamp(0.0, 1.0);
    let grid = ticks(top).into_iter().map(|height| {
        view! {
            <path class="chart__grid" d=format!("M{LEFT} {:.1}H{:.1}", y(height), WIDTH - EDGE / 2.0) />
            <text class="chart__tick" x=LEFT - 7.0 y=y(height) + 6.0>
                {height.to_string()}
            </text>
        }
    });
    let joined: Vec<String> =
        course.iter().enumerate().map(|(at, trend)| format!("{:.1} {:.1}", x(at), y(trend.mean))).collect();
    let radius = if count > 30 { 4.5 } else { 6.5 };
    let marks = course.iter().enumerate().map(|(at, trend)| {
        let class = if trend.rank == 1 { "course__mark is-won" } else { "course__mark" };
        view! {
            <circle class=class cx=format!("{:.1}", x(at)) cy=format!("{:.1}", y(f64::from(trend.points))) r=radius />
        }
    });
    let rows = course.iter().rev().map(|trend| view! { <Row trend=*trend /> });
    view! {
        <svg
            class="chart course"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="img"
            aria-label=move || t().statistics.course()
        >
            {grid.collect_view()}
            <path class="course__mean" d=format!("M{}", joined.join("L")) />
            {marks.collect_view()}
        </svg>
        <p class="stats__note">{move || t().statistics.course_note(count)}</p>
        <details class="review__table">
            <summary>{move || t().statistics.as_table()}</summary>
            <div class="review__scroll" tabindex="0" role="group" aria-label=move || t().statistics.as_table()>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{move || t().statistics.when()}</th>
                            <th scope="col">{move || t().statistics.points()}</th>
                            <th scope="col">{move || t().statistics.rank()}</th>
                            <th scope="col">{move || t().statistics.last_five()}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        </details>
    }
}

#[component]
fn Row(trend: Trend) -> impl IntoView {
    let ended = move || if trend.ended_ms == 0 { "–".to_owned() } else { date(trend.ended_ms) };
    view! {
        <tr>
            <th scope="row">{ended}</th>
            <td>{trend.points}</td>
            <td>{trend.rank}</td>
            <td>{format!("{:.1}", trend.mean)}</td>
        </tr>
    }
}
