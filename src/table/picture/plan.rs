//! A city that all seats share, as it is printed in the picture of a result.

use std::fmt::Write;

use super::{MARGIN, Sprite, WIDTH, escaped, reference};
use ui::sprites::seat_mark;

/// The largest side of a plot of a plan, and the largest height of a plan.
const PLOT: f64 = 150.0;
const TALLEST: f64 = 900.0;
/// Dusk around a plan.
const EDGE: f64 = 24.0;

/// A city that all seats share, seen from above, with what each of its districts brings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// Columns and rows.
    pub size: (u8, u8),
    pub plots: Vec<Plot>,
    /// The districts, in the order in which they are counted.
    pub districts: Vec<PlanDistrict>,
    /// The source of points under which the districts stand.
    pub source: &'static str,
}

/// A building of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// Column and row, from 0.
    pub place: (u8, u8),
    /// Properties with the colours of its ground and its walls.
    pub colours: (&'static str, &'static str),
    /// Its drawing: an id in the sprite of its game; for the picture, as in [`super::Street::fronts`].
    pub front: String,
    pub number: String,
    pub floors: u8,
    /// The seat that owns it, from 0.
    pub owner: Option<usize>,
    /// Sides where its district ends: above, right, below, left.
    pub ends: [bool; 4],
    /// The place of its district in the list.
    pub district: Option<usize>,
}

/// A district of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanDistrict {
    /// Points of each seat.
    pub points: Vec<i16>,
    /// The standing in a sentence.
    pub said: String,
}

impl Plan {
    /// The side of a plot, and the height of the plan with its edges.
    pub(super) fn measure(&self) -> (f64, f64) {
        let (columns, rows) = (f64::from(self.size.0.max(1)), f64::from(self.size.1.max(1)));
        let wide = (WIDTH - 2.0 * MARGIN - 2.0 * EDGE) / columns;
        let side = wide.min(TALLEST / rows).min(PLOT);
        (side, side * rows + 2.0 * EDGE)
    }

    /// Prints the plan at the top of where it stands.
    pub(super) fn print(&self, out: &mut String, sprites: &[Sprite]) {
        let (side, tall) = self.measure();
        let wide = WIDTH - 2.0 * MARGIN;
        let left = (wide - side * f64::from(self.size.0)) / 2.0;
        let _ = write!(out, r#"<rect width="{wide}" height="{tall:.1}" fill="var(--dusk)"/>"#);
        for plot in &self.plots {
            let (x, y) = (left + side * f64::from(plot.place.0), EDGE + side * f64::from(plot.place.1));
            let scale = side / 100.0;
            let _ = write!(out, r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.3})">"#);
            plot.print(out, sprites);
            out.push_str("</g>");
        }
        let _ = write!(
            out,
            r#"<rect width="{wide}" height="{tall:.1}" fill="none" stroke="var(--ink)" stroke-width="2"/>"#
        );
    }
}

impl Plot {
    /// Prints the building on a plot of 100 × 100, as it stands on the table.
    fn print(&self, out: &mut String, sprites: &[Sprite]) {
        let (ground, wall) = self.colours;
        let _ = write!(
            out,
            r#"<rect width="100" height="100" fill="var({ground})" stroke="var(--ink)" stroke-opacity=".3"/>"#
        );
        let kerbs = ["M0 0H100", "M100 0V100", "M0 100H100", "M0 0V100"];
        for (kerb, _) in kerbs.iter().zip(self.ends).filter(|(_, ends)| *ends) {
            let _ = write!(out, r#"<path d="{kerb}" stroke="var(--ink)" stroke-width="3"/>"#);
        }
        let below = f64::from(self.floors.clamp(1, 6) - 1);
        for floor in 1..self.floors.min(6) {
            let y = 91.0 - 5.0 * f64::from(floor);
            let _ = write!(
                out,
                r#"<rect x="17" y="{y}" width="66" height="5" fill="var({wall})" stroke="var(--ink)"/><path d="M23 {lit}H78" stroke="var(--art-glass)" stroke-width="2" stroke-dasharray="5 6"/>"#,
                lit = y + 2.5
            );
        }
        let high = 78.0 - 4.0 * below;
        let _ = write!(
            out,
            r#"<svg x="7" y="{y}" width="86" height="{high}"><use href="{href}" width="100%" height="100%"/></svg>"#,
            y = 93.0 - 5.0 * below - high,
            href = reference(sprites, &self.front)
        );
        let _ = write!(
            out,
            r#"<rect x="4" y="4" width="34" height="27" rx="4" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="1.5"/><text x="21" y="25" text-anchor="middle" fill="var(--ink)" style="font:700 23px var(--serif)">{}</text>"#,
            escaped(&self.number)
        );
        if let Some(owner) = self.owner {
            let _ = write!(
                out,
                r#"<path d="M96 5V62" stroke="var(--ink)" stroke-width="2"/><rect x="54" y="5" width="42" height="26" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="1.5"/><use href="{}" x="57" y="8" width="20" height="20"/><text x="86" y="25" text-anchor="middle" fill="var(--ink)" style="font:700 20px var(--serif)">{}</text>"#,
                reference(sprites, &seat_mark(owner)),
                self.floors
            );
        }
    }
}
