//! The levels people can choose, as one table.

use serde::{Deserialize, Serialize};

use super::eval::{Term, Terms};

/// The name of a level. What it says to people is written elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelId {
    /// Plays quickly and sees one choice ahead.
    Apprentice,
    /// Looks a little further and slips now and then.
    Merchant,
    /// Plans some turns and makes few slips.
    Governor,
    /// Reads the other boards and plans to the end.
    Viceroy,
}

impl LevelId {
    /// All levels, weakest first.
    pub const ALL: [LevelId; 4] =
        [LevelId::Apprentice, LevelId::Merchant, LevelId::Governor, LevelId::Viceroy];

    /// The level's row in the table.
    pub const fn level(self) -> &'static Level {
        &LEVELS[self as usize]
    }

    /// The level's key in files and on command lines.
    pub const fn key(self) -> &'static str {
        match self {
            LevelId::Apprentice => "apprentice",
            LevelId::Merchant => "merchant",
            LevelId::Governor => "governor",
            LevelId::Viceroy => "viceroy",
        }
    }
}

/// How a level thinks. Budgets count nodes, so that a level plays the same on
/// every machine that is fast enough to reach them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Its name.
    pub id: LevelId,
    /// Playouts per decision.
    pub nodes: u32,
    /// When to stop all the same, in milliseconds; whoever calls keeps the clock.
    pub cap_ms: u32,
    /// How carelessly it chooses among the actions it has judged: the scale,
    /// in worth (0.0 to 1.0), of a random error added to each. 0.0: never.
    pub slip: f32,
    /// How strongly first impressions and rare visits count against what the
    /// playouts have shown, at a table of two.
    pub curiosity: f32,
    /// How many branching choices deep its plans reach.
    pub depth: u16,
    /// Choices played quickly behind the plan before the position is judged.
    pub rollout: u16,
    /// What it takes notice of.
    pub terms: Terms,
}

/// One row per level, in the order of [`LevelId`].
pub const LEVELS: [Level; 4] = [
    Level {
        id: LevelId::Apprentice,
        nodes: 30,
        cap_ms: 1000,
        slip: 0.08,
        curiosity: 0.4,
        depth: 1,
        rollout: 0,
        terms: Terms::ALL.without(Term::Plans),
    },
    Level {
        id: LevelId::Merchant,
        nodes: 100,
        cap_ms: 1000,
        slip: 0.04,
        curiosity: 0.4,
        depth: 2,
        rollout: 0,
        terms: Terms::ALL,
    },
    Level {
        id: LevelId::Governor,
        nodes: 500,
        cap_ms: 1000,
        slip: 0.02,
        curiosity: 0.4,
        depth: 6,
        rollout: 0,
        terms: Terms::ALL,
    },
    Level {
        id: LevelId::Viceroy,
        nodes: 4000,
        cap_ms: 1000,
        slip: 0.0,
        curiosity: 0.4,
        depth: u16::MAX,
        rollout: 0,
        terms: Terms::ALL,
    },
];

impl Level {
    /// The playouts each of `workers` contributes when they search together.
    pub const fn share(&self, workers: u32) -> u32 {
        self.nodes.div_ceil(if workers == 0 { 1 } else { workers })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_names() {
        for id in LevelId::ALL {
            assert_eq!(id.level().id, id);
        }
    }

    #[test]
    fn higher_levels_think_more_and_slip_less() {
        for pair in LEVELS.windows(2) {
            assert!(
                pair[0].nodes < pair[1].nodes
                    && pair[0].slip >= pair[1].slip
                    && pair[0].depth <= pair[1].depth
            );
        }
    }

    #[test]
    fn workers_together_do_at_least_the_whole_budget() {
        let viceroy = LevelId::Viceroy.level();
        for workers in 0..9 {
            assert!(viceroy.share(workers) * workers.max(1) >= viceroy.nodes);
        }
    }
}
