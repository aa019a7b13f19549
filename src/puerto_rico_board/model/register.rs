//! The Work Register while somebody is taken from it.

use puerto_rico::ids::Person;

use super::Choice;

/// The Work Register as something to be tapped.
#[derive(Clone, Debug, PartialEq)]
pub struct PoachModel {
    /// Workers that would be taken from it.
    pub taken: u8,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// People of a kind on the Work Register, as something to be tapped.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonModel {
    /// Of which kind.
    pub person: Person,
    /// Their drawing.
    pub art: &'static str,
    pub count: u8,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}
