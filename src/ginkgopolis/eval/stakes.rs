//! Stake in a district while its majority may still change.

use super::eval_context::{ColourGroup, EvalContext};
use crate::Tile;

/// Protection of a building by its number against being built over: -1.0 to 1.0.
#[inline]
pub fn guard(top: Tile) -> f32 {
    (f32::from(top.number()) - 10.5) / 9.5
}

/// Probability that a seat with `own` resources in a district ends ahead of one with `rival`.
#[inline]
fn chance(scene: &EvalContext, own: f32, rival: f32) -> f32 {
    let margin = (own - rival) / (3.0 - 2.4 * scene.stage);
    0.5 + 0.5 * margin / (1.0 + margin.abs())
}

/// The points to expect from a district with `own` resources against those of
/// the strongest rival (`GK-SCO-05`, `GK-SCO-07`).
pub fn expected(scene: &EvalContext, group: &ColourGroup, own: f32, rival: f32) -> f32 {
    if rival == 0.0 {
        return 2.0 * own;
    }
    let all: u8 = group.resources.iter().sum();
    let ahead = chance(scene, own, rival);
    ahead * f32::from(all) + (1.0 - ahead) * own
}

/// By how much a district with `own` against `rival` resources puts a seat
/// ahead, if `envy` of what the rival scores counts against it.
pub fn lead(scene: &EvalContext, group: &ColourGroup, own: f32, rival: f32, envy: f32) -> f32 {
    if group.buildings < 2 || own + rival == 0.0 {
        return 0.0;
    }
    if rival == 0.0 {
        return 2.0 * own;
    }
    if own == 0.0 {
        return -2.0 * envy * rival;
    }
    let ahead = chance(scene, own, rival);
    ahead * (own + rival - envy * rival) + (1.0 - ahead) * (own - envy * (own + rival))
}
