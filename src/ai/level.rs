//! The levels people can choose, as one table.

use serde::{Deserialize, Serialize};

use super::eval::Terms;
use super::habits::Habits;
use super::root::Slip;

/// The name of a level. What it says to people is written elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "Written", from = "Written")]
pub enum LevelId {
    /// Plays as in a first game: half of it on impulse, with the habits of beginners.
    Newcomer,
    /// Plays now and then: with the same habits, but weaker ones.
    Casual,
    /// Plays often, by rules of thumb.
    Enthusiast,
    /// Plays quickly and errs often.
    Apprentice,
    /// Looks a little further and errs less.
    Merchant,
    /// Plans some turns and errs in hard choices.
    Governor,
    /// Plans to the end and hardly errs.
    Viceroy,
    /// Plans to the end for as long as it is given.
    Master,
}

impl LevelId {
    /// All levels, weakest first.
    pub const ALL: [LevelId; 8] = [
        LevelId::Newcomer,
        LevelId::Casual,
        LevelId::Enthusiast,
        LevelId::Apprentice,
        LevelId::Merchant,
        LevelId::Governor,
        LevelId::Viceroy,
        LevelId::Master,
    ];

    /// The level's row in the table.
    pub const fn level(self) -> &'static Level {
        &LEVELS[self as usize]
    }

    /// The level's key in files and on command lines.
    pub const fn key(self) -> &'static str {
        match self {
            LevelId::Newcomer => "newcomer",
            LevelId::Casual => "casual",
            LevelId::Enthusiast => "enthusiast",
            LevelId::Apprentice => "apprentice",
            LevelId::Merchant => "merchant",
            LevelId::Governor => "governor",
            LevelId::Viceroy => "viceroy",
            LevelId::Master => "master",
        }
    }
}

/// The names in the order in which they came to be, as links and messages number them: a new one is
/// written last, wherever it stands among the levels.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Apprentice,
    Merchant,
    Governor,
    Viceroy,
    Master,
    Newcomer,
    Casual,
    Enthusiast,
}

impl From<LevelId> for Written {
    fn from(id: LevelId) -> Self {
        match id {
            LevelId::Newcomer => Written::Newcomer,
            LevelId::Casual => Written::Casual,
            LevelId::Enthusiast => Written::Enthusiast,
            LevelId::Apprentice => Written::Apprentice,
            LevelId::Merchant => Written::Merchant,
            LevelId::Governor => Written::Governor,
            LevelId::Viceroy => Written::Viceroy,
            LevelId::Master => Written::Master,
        }
    }
}

impl From<Written> for LevelId {
    fn from(written: Written) -> Self {
        match written {
            Written::Apprentice => LevelId::Apprentice,
            Written::Merchant => LevelId::Merchant,
            Written::Governor => LevelId::Governor,
            Written::Viceroy => LevelId::Viceroy,
            Written::Master => LevelId::Master,
            Written::Newcomer => LevelId::Newcomer,
            Written::Casual => LevelId::Casual,
            Written::Enthusiast => LevelId::Enthusiast,
        }
    }
}

/// Parameters of a level. Budgets count nodes, so that a level plays the same on every machine that
/// is fast enough to reach them. A level with more than it owes goes on as long as it is given
/// time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Its name.
    pub id: LevelId,
    /// Playouts per decision that it owes, and all it makes for those who have
    /// no clock.
    pub nodes: u32,
    /// Playouts per decision at most, if there is time.
    pub most: u32,
    /// Time to stop all the same, in milliseconds; whoever calls keeps the clock.
    pub cap_ms: u32,
    /// Errors among the actions it has judged.
    pub slip: Slip,
    /// Errors in the opening, where they are larger: answers that are as good as the best one are mixed, so that games
    /// begin differently.
    pub opening: Slip,
    /// Weight of priors and rare visits against the results of the playouts, at a table of two.
    pub curiosity: f32,
    /// Depth of its plans, in branching choices.
    pub depth: u16,
    /// Choices played quickly behind the plan before the position is judged.
    pub rollout: u16,
    /// Terms that it takes notice of.
    pub terms: Terms,
    /// Actions carried out at most to count the rest of a game out, where nothing unknown can matter
    /// any more; 0: it never does.
    pub exact: u32,
    /// True if a tenth of its playouts is shared evenly among the actions of the choice at hand. No level does so: it
    /// wins no more games by it (`docs/strength.md`).
    pub tries_each: bool,
    /// Mistakes that it makes again and again.
    pub habits: Habits,
}

/// Parameters that most levels have in common.
const COMMON: Level = Level {
    id: LevelId::Viceroy,
    nodes: 0,
    most: 0,
    cap_ms: 1000,
    slip: Slip::NONE,
    opening: Slip::NONE,
    curiosity: 0.4,
    depth: u16::MAX,
    rollout: 0,
    terms: Terms::WEIGHED,
    exact: 0,
    tries_each: false,
    habits: Habits::NONE,
};

/// Errors among the answers to an opening that are within 2 in 100 of the best: nearly all alike.
const MIXED: Slip = Slip { scale: 0.06, most: 0.02 };
/// Part of the game that is its opening: in Puerto Rico, until somebody has built or got workers.
const OPENING: f32 = 0.02;

/// Actions that take the worker a fraction of the time that a choice has.
const EXACT: u32 = 200_000;

/// One row per level, in the order of [`LevelId`].
pub const LEVELS: [Level; LevelId::ALL.len()] = [
    Level {
        id: LevelId::Newcomer,
        nodes: 20,
        most: 20,
        depth: 1,
        habits: Habits {
            by_thumb: true,
            own_board: true,
            impulse: 0.62,
            hoards: 0.5,
            loves_goods: 0.4,
            forgets_losses: 1.0,
            likes_dear: 0.2,
        },
        ..COMMON
    },
    Level {
        id: LevelId::Casual,
        nodes: 30,
        most: 30,
        depth: 1,
        habits: Habits {
            by_thumb: true,
            own_board: false,
            impulse: 0.25,
            hoards: 0.3,
            loves_goods: 0.2,
            forgets_losses: 0.6,
            likes_dear: 0.1,
        },
        ..COMMON
    },
    Level {
        id: LevelId::Enthusiast,
        nodes: 40,
        most: 40,
        depth: 1,
        habits: Habits {
            by_thumb: true,
            own_board: false,
            impulse: 0.0,
            hoards: 0.2,
            loves_goods: 0.1,
            forgets_losses: 0.3,
            likes_dear: 0.05,
        },
        ..COMMON
    },
    Level {
        id: LevelId::Apprentice,
        nodes: 50,
        most: 50,
        slip: Slip { scale: 0.04, most: 0.3 },
        depth: 1,
        ..COMMON
    },
    Level {
        id: LevelId::Merchant,
        nodes: 100,
        most: 100,
        slip: Slip { scale: 0.025, most: 0.25 },
        depth: 2,
        ..COMMON
    },
    Level {
        id: LevelId::Governor,
        nodes: 300,
        most: 300,
        slip: Slip { scale: 0.011, most: 0.15 },
        depth: 6,
        terms: Terms::ALL,
        ..COMMON
    },
    Level {
        id: LevelId::Viceroy,
        nodes: 1000,
        most: 1000,
        slip: Slip { scale: 0.002, most: 0.15 },
        opening: MIXED,
        exact: EXACT,
        terms: Terms::ALL,
        ..COMMON
    },
    Level {
        id: LevelId::Master,
        nodes: 4000,
        most: 64_000,
        opening: MIXED,
        exact: EXACT,
        terms: Terms::ALL,
        ..COMMON
    },
];

impl Level {
    /// The same with so many playouts per decision.
    #[must_use]
    pub const fn with_playouts(self, nodes: u32) -> Self {
        Level { nodes, most: nodes, ..self }
    }

    /// Errors at a choice when so much of the game is over, 0.0 to 1.0.
    pub fn slip_at(&self, progress: f32) -> Slip {
        if progress < OPENING && self.opening.scale > self.slip.scale { self.opening } else { self.slip }
    }

    /// Returns true if it goes on thinking for as long as it is given.
    pub const fn uses_time(&self) -> bool {
        self.most > self.nodes
    }

    /// The playouts each of `workers` contributes when they search together:
    /// its part, or, of a level that uses its time, as many as it can.
    pub const fn share(&self, workers: u32) -> u32 {
        if self.uses_time() { self.most } else { self.nodes.div_ceil(if workers == 0 { 1 } else { workers }) }
    }

    /// Time to answer, in milliseconds, for a level that may think for
    /// `thinking_ms` and has made the playouts it owes; and when to answer all
    /// the same.
    pub const fn limits_ms(&self, thinking_ms: u32) -> (u32, u32) {
        if !self.uses_time() {
            return (self.cap_ms, self.cap_ms);
        }
        (thinking_ms, if thinking_ms > self.cap_ms { thinking_ms } else { self.cap_ms })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Term;

    #[test]
    fn the_table_is_in_the_order_of_the_names() {
        for id in LevelId::ALL {
            assert_eq!(id.level().id, id);
        }
    }

    #[test]
    fn higher_levels_think_more_and_slip_less() {
        for pair in LEVELS.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].depth <= pair[1].depth);
        }
        for pair in LEVELS[LevelId::Apprentice as usize..].windows(2) {
            assert!(pair[0].slip.scale >= pair[1].slip.scale && pair[0].slip.most >= pair[1].slip.most);
        }
    }

    #[test]
    fn habits_fade_from_level_to_level_and_end_with_the_apprentice() {
        let (beginners, others) = LEVELS.split_at(LevelId::Apprentice as usize);
        for pair in beginners.windows(2).map(|pair| [pair[0].habits, pair[1].habits]) {
            let amounts = |habits: Habits| {
                [
                    habits.impulse,
                    habits.hoards,
                    habits.loves_goods,
                    habits.forgets_losses,
                    habits.likes_dear,
                    f32::from(u8::from(habits.own_board)),
                ]
            };
            let [weaker, stronger] = pair.map(amounts);
            assert!(weaker.iter().zip(stronger).all(|(weaker, stronger)| *weaker >= stronger));
            assert!(weaker != stronger);
        }
        assert!(beginners.iter().all(|level| level.habits.by_thumb));
        assert!(others.iter().all(|level| level.habits == Habits::NONE));
    }

    #[test]
    fn the_strongest_mix_what_is_alike_in_the_opening_alone() {
        let (viceroy, master) = (LevelId::Viceroy.level(), LevelId::Master.level());
        assert_eq!([viceroy.slip_at(0.0), master.slip_at(0.01)], [MIXED; 2]);
        assert_eq!([viceroy.slip_at(0.1), master.slip_at(0.5)], [viceroy.slip, Slip::NONE]);
        let governor = LevelId::Governor.level();
        assert_eq!(governor.slip_at(0.0), governor.slip, "who errs more anyway mixes anyway");
    }

    #[test]
    fn names_are_numbered_in_links_as_they_always_were() {
        let numbers = LevelId::ALL.map(|id| Written::from(id) as u8);
        assert_eq!(numbers, [5, 6, 7, 0, 1, 2, 3, 4]);
        assert!(LevelId::ALL.into_iter().all(|id| LevelId::from(Written::from(id)) == id));
    }

    #[test]
    fn experience_comes_with_the_governor() {
        let experienced = LevelId::ALL.into_iter().filter(|id| id.level().terms.has(Term::Experience));
        assert!(experienced.eq([LevelId::Governor, LevelId::Viceroy, LevelId::Master]));
    }

    #[test]
    fn the_two_strongest_count_endings_out() {
        let counting = LevelId::ALL.into_iter().filter(|id| id.level().exact > 0);
        assert!(counting.eq([LevelId::Viceroy, LevelId::Master]));
    }

    #[test]
    fn workers_together_do_at_least_the_whole_budget() {
        let viceroy = LevelId::Viceroy.level();
        for workers in 0..9 {
            assert!(viceroy.share(workers) * workers.max(1) >= viceroy.nodes);
        }
    }

    #[test]
    fn a_level_that_uses_its_time_leaves_none_of_its_workers_a_part_only() {
        let master = LevelId::Master.level();
        assert!(master.uses_time() && master.share(4) == master.most);
        assert_eq!(master.limits_ms(300), (300, master.cap_ms));
        assert_eq!(master.limits_ms(1500), (1500, 1500));
        let viceroy = LevelId::Viceroy.level();
        assert_eq!(viceroy.limits_ms(300), (viceroy.cap_ms, viceroy.cap_ms));
    }
}
