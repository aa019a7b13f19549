//! Names of rules, as printed in `docs/rules`.

use std::fmt;

use serde::Serialize;

/// The stable ID of one rule of the specification, such as `SJ-BUILD-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Reason why an action is impossible: a small fact that a screen can put into words
/// and that names the rule behind it.
pub trait Reason: Copy + fmt::Debug + fmt::Display + PartialEq {
    /// The rule that forbids it.
    fn rule(self) -> RuleId;
}

/// Reason why a position cannot be: a fact that a screen can put into words and that
/// names the rules behind it. As text it is a sentence in English without them.
pub trait Flaw: Clone + fmt::Debug + fmt::Display + PartialEq + Send + 'static {
    /// The rules that it breaks; none for what is a matter of the format.
    fn rules(&self) -> &'static [RuleId];
}

/// A flaw in words already, with the rules in brackets at the end of them.
impl Flaw for String {
    fn rules(&self) -> &'static [RuleId] {
        &[]
    }
}
