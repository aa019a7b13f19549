//! Reason why a saved game cannot be opened.

#[cfg(target_arch = "wasm32")]
mod page;

use session::save::SaveError;
use session::saves::Fault;

#[cfg(target_arch = "wasm32")]
pub use page::{said_of, unopened};

/// Reason why it cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unopened {
    /// Nothing is kept there.
    Missing,
    /// A newer version of this program wrote it. With the place and the version.
    Newer(String),
    /// It does not hold. With the place, and what is wrong there.
    Damaged(String),
}

impl From<Fault> for Unopened {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Missing => Unopened::Missing,
            Fault::Newer { .. } => Unopened::Newer(fault.to_string()),
            Fault::Damaged { .. } => Unopened::Damaged(fault.to_string()),
        }
    }
}

impl From<SaveError> for Unopened {
    fn from(error: SaveError) -> Self {
        match error {
            SaveError::Newer { .. } => Unopened::Newer(error.to_string()),
            _ => Unopened::Damaged(error.to_string()),
        }
    }
}

impl Unopened {
    /// It is of a game that there is none of here.
    pub fn of_no_game(key: &str) -> Self {
        Unopened::Damaged(format!("record.game: there is no game {key:?} here"))
    }

    /// The technical reason, for those who look into it.
    pub fn into_reason(self) -> Option<String> {
        match self {
            Unopened::Missing => None,
            Unopened::Newer(reason) | Unopened::Damaged(reason) => Some(reason),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_told_apart_from_what_is_newer_and_from_what_is_damaged() {
        let damaged = Fault::Damaged { field: "seats".to_owned(), problem: "is missing".to_owned() };
        let newer = SaveError::Newer { field: "record.rules", found: 99, known: 1 };
        assert_eq!(Unopened::from(Fault::Missing), Unopened::Missing);
        assert_eq!(Unopened::from(damaged), Unopened::Damaged("seats: is missing".to_owned()));
        assert!(matches!(Unopened::from(Fault::Newer { format: 99 }), Unopened::Newer(_)));
        assert!(matches!(Unopened::from(newer), Unopened::Newer(why) if why.starts_with("record.rules")));
        assert!(matches!(Unopened::from(SaveError::TooLong { bytes: 9 }), Unopened::Damaged(_)));
    }
}
