//! Faults: for people a sentence, for programs an object, for shells an exit code.

use std::fmt;

use serde::Serialize;

use game_core::record;
use game_core::{ConfigError, Flaw, PositionError, Reason, RecordError, Refusal};

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The rules forbid the action.
    Illegal,
    /// Nobody may act any more.
    GameOver,
    /// The text is well formed, but no game can look like this.
    Impossible,
    /// Random play broke an invariant of the rules.
    Violation,
    /// Not JSON, or not of the expected shape.
    Malformed,
    /// A newer program wrote it.
    Newer,
    /// No such game, table, opponent, verb, file.
    Unknown,
    /// More than the referee is willing to take.
    TooMuch,
    /// The referee itself failed; please report it.
    Internal,
}

impl Code {
    /// The exit code of a verb that ends like this: 1 where the rules say no,
    /// 2 for input or usage that makes no sense, 3 for the referee's own.
    pub fn exit(self) -> u8 {
        match self {
            Code::Illegal | Code::GameOver | Code::Impossible | Code::Violation => 1,
            Code::Malformed | Code::Newer | Code::Unknown | Code::TooMuch => 2,
            Code::Internal => 3,
        }
    }
}

/// Fault of a call.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fault {
    /// Its kind.
    pub code: Code,
    /// The path of the offending field, such as `seats[1].city[0].kind`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The rule that says no, such as `SJ-BUILD-10`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Sentence that describes the fault.
    pub message: String,
}

impl Fault {
    /// A fault without a field or a rule.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Fault { code, field: None, rule: None, message: message.into() }
    }

    /// The same fault at `field`, in front of the path it already has.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        self.field = Some(match self.field.take() {
            None => outer.to_owned(),
            Some(inner) if inner.starts_with('[') => format!("{outer}{inner}"),
            Some(inner) => format!("{outer}.{inner}"),
        });
        self
    }

    /// The same fault, with an action that would have been legal.
    #[must_use]
    pub fn with_example(mut self, action: Option<&str>) -> Self {
        if let Some(action) = action {
            self.message.push_str(&format!("; legal here: {action}"));
        }
        self
    }

    /// A fault of the file system.
    pub fn file(path: &str, error: &std::io::Error) -> Self {
        Fault::new(Code::Unknown, error.to_string()).within(path)
    }

    /// An action that was refused.
    pub fn refused<R: Reason>(refusal: Refusal<R>) -> Self {
        match refusal {
            Refusal::GameOver => Fault::new(Code::GameOver, refusal.to_string()),
            Refusal::Illegal(reason) => Fault {
                rule: Some(reason.rule().to_string()),
                ..Fault::new(Code::Illegal, reason.to_string())
            },
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = &self.field {
            write!(f, "{field}: ")?;
        }
        f.write_str(&self.message)?;
        match &self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

/// The rule ID in brackets that a sentence of the core ends with.
fn rule_in(sentence: &str) -> Option<String> {
    let (_, tail) = sentence.rsplit_once('(')?;
    let (id, _) = tail.split_once(')')?;
    let plausible =
        id.contains('-') && id.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    plausible.then(|| id.to_owned())
}

/// Splits `(SJ-END-1)` off the end of a sentence, so that it is told once.
fn without_rule(sentence: &str, rule: Option<&String>) -> String {
    let stripped = rule.and_then(|rule| sentence.strip_suffix(&format!(" ({rule})")));
    stripped.unwrap_or(sentence).to_owned()
}

impl<F: Flaw> From<PositionError<F>> for Fault {
    fn from(error: PositionError<F>) -> Self {
        let error = error.in_words();
        let rule = rule_in(&error.problem);
        let message = without_rule(&error.problem, rule.as_ref());
        Fault { code: Code::Impossible, field: Some(error.path), rule, message }
    }
}

impl From<ConfigError> for Fault {
    fn from(error: ConfigError) -> Self {
        Fault::new(Code::Impossible, error.problem).within(error.field)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Position { field, error } => Fault::from(error).within(field),
            RecordError::Refused { index, why } => {
                let rule = rule_in(&why);
                let message = without_rule(&why, rule.as_ref());
                Fault { code: Code::Illegal, field: Some(format!("actions[{index}]")), rule, message }
            }
            RecordError::Altered { field } => {
                Fault::new(Code::Impossible, "does not agree with the rest of the record").within(field)
            }
            RecordError::OtherGame { found, expected } => {
                let problem = format!("the record is of {found:?}, not of {expected:?}");
                Fault::new(Code::Unknown, problem).within("game")
            }
            RecordError::Newer { field, found, known } => {
                Fault::new(Code::Newer, record::newer(field, found.into(), known.into())).within(field)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_at_the_end_of_a_sentence_is_told_apart() {
        let fault = Fault::from(PositionError::said(&"over", &"nobody has twelve buildings (SJ-END-1)"));
        assert_eq!(fault.rule.as_deref(), Some("SJ-END-1"));
        assert_eq!(fault.to_string(), "over: nobody has twelve buildings (SJ-END-1)");
        assert_eq!(rule_in("1 more card(s) needed"), None);
    }

    #[test]
    fn paths_grow_from_the_inside() {
        let fault = Fault::new(Code::Malformed, "no").within("[3]").within("actions").within("record");
        assert_eq!(fault.field.as_deref(), Some("record.actions[3]"));
    }
}
