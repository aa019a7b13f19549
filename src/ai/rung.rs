//! Strengths between the levels, for opponents that are to match a person.

use game_core::Rng;
use serde::{Deserialize, Serialize};

use super::level::LevelId;

/// A strength on the ladder of the levels, in hundredths of a step: 0 is the weakest level, 250
/// lies halfway between the third and the fourth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Rung(u16);

/// A strength above that of the strongest level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRung(pub u16);

impl std::fmt::Display for NoSuchRung {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is above the strongest level, {}", self.0, Rung::MOST.0)
    }
}

impl std::error::Error for NoSuchRung {}

/// The purpose of the random stream that picks a level for a choice.
const PICK: u64 = 0x21C6;

impl Rung {
    /// Hundredths of a step.
    const PARTS: u16 = 100;
    /// The strength of the strongest level.
    pub const MOST: Rung = Rung((LevelId::ALL.len() as u16 - 1) * Rung::PARTS);

    /// The strength so many steps above the weakest level, or the nearest that there is.
    pub fn at(steps: f64) -> Rung {
        let parts = (steps * f64::from(Rung::PARTS)).round();
        Rung(parts.clamp(0.0, f64::from(Rung::MOST.0)) as u16)
    }

    /// Steps above the weakest level, 0.0 to 7.0.
    pub fn steps(self) -> f64 {
        f64::from(self.0) / f64::from(Rung::PARTS)
    }

    /// The level of about this strength.
    pub fn nearest(self) -> LevelId {
        LevelId::ALL[usize::from((self.0 + Rung::PARTS / 2) / Rung::PARTS)]
    }

    /// The level that makes one choice: of the two beside this strength the stronger one as often as
    /// the strength lies near it. Strength grows without a jump that way, whatever parameters the
    /// levels differ in, and no choice is worse than the weaker level would make it on purpose.
    /// Equal seeds give equal levels.
    pub fn pick(self, seed: u64) -> LevelId {
        let (below, beyond) = (self.0 / Rung::PARTS, self.0 % Rung::PARTS);
        let drawn = Rng::stream(seed, PICK).below(u32::from(Rung::PARTS));
        LevelId::ALL[usize::from(below) + usize::from(drawn < u32::from(beyond))]
    }
}

impl TryFrom<u16> for Rung {
    type Error = NoSuchRung;

    fn try_from(parts: u16) -> Result<Self, NoSuchRung> {
        let rung = Rung(parts);
        if rung > Rung::MOST { Err(NoSuchRung(parts)) } else { Ok(rung) }
    }
}

impl From<Rung> for u16 {
    fn from(rung: Rung) -> Self {
        rung.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_made_by_one_of_the_two_levels_beside() {
        let picked = |steps: f64| -> Vec<usize> {
            let mut counts = vec![0; LevelId::ALL.len()];
            for seed in 0..1000 {
                counts[Rung::at(steps).pick(seed) as usize] += 1;
            }
            counts
        };
        for level in LevelId::ALL {
            assert_eq!(picked(f64::from(level as u8))[level as usize], 1000, "{level:?} itself");
        }
        let between = picked(2.25);
        assert_eq!(between[2] + between[3], 1000);
        assert!((200..300).contains(&between[3]), "{between:?}");
    }

    #[test]
    fn strengths_end_with_the_levels() {
        assert_eq!(Rung::at(-3.0), Rung::default());
        assert_eq!(Rung::at(99.0), Rung::MOST);
        assert_eq!(Rung::MOST.nearest(), LevelId::Master);
        assert_eq!(Rung::at(2.49).nearest(), LevelId::Enthusiast);
        assert_eq!(Rung::at(2.5).nearest(), LevelId::Apprentice);
        assert_eq!(Rung::try_from(700), Ok(Rung::MOST));
        assert!(Rung::try_from(701).is_err_and(|why| why.to_string().contains("700")));
    }
}
