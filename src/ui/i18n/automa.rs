//! Opponents that the rules play, as lists of games know them.

/// An opponent of a rulebook. What it is called say the words of the saved games, so that a list
/// needs nothing of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automa {
    /// The opponent of somebody who builds a city alone.
    Hal,
    /// The only one at a table of Puerto Rico.
    Puertoma,
    /// The first of two.
    PuertomaOne,
    /// The second of two.
    PuertomaTwo,
}

impl Automa {
    const ALL: [Automa; 4] = [Automa::Hal, Automa::Puertoma, Automa::PuertomaOne, Automa::PuertomaTwo];

    /// Key in saves and lists.
    pub fn key(self) -> &'static str {
        match self {
            Automa::Hal => "hal",
            Automa::Puertoma => "puertoma",
            Automa::PuertomaOne => "puertoma-1",
            Automa::PuertomaTwo => "puertoma-2",
        }
    }

    /// Reads a key of saves and lists.
    pub fn from_key(key: &str) -> Option<Automa> {
        Automa::ALL.into_iter().find(|automa| automa.key() == key)
    }
}
