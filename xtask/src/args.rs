//! Command-line words of one verb: flags, flags with a value, and the rest.

use crate::Outcome;

/// The words after the verb. Every `take_*` removes what it reads; `finish`
/// refuses what nobody read.
pub struct Args(Vec<String>);

impl Args {
    /// Wraps the words that follow the verb.
    pub fn new(words: Vec<String>) -> Self {
        Args(words)
    }

    /// Removes `flag` and tells whether it was there.
    pub fn take_flag(&mut self, flag: &str) -> bool {
        let found = self.0.iter().position(|word| word == flag);
        found.map(|at| self.0.remove(at)).is_some()
    }

    /// Removes `flag VALUE` (or `flag=VALUE`) and returns the value.
    ///
    /// # Errors
    /// When the flag stands last and has no value.
    pub fn take_value(&mut self, flag: &str) -> Outcome<Option<String>> {
        let joined = format!("{flag}=");
        if let Some(at) = self.0.iter().position(|word| word.starts_with(&joined)) {
            return Ok(Some(self.0.remove(at)[joined.len()..].to_owned()));
        }
        let Some(at) = self.0.iter().position(|word| word == flag) else { return Ok(None) };
        if at + 1 >= self.0.len() {
            return Err(format!("{flag} needs a value"));
        }
        self.0.remove(at);
        Ok(Some(self.0.remove(at)))
    }

    /// Removes the first word that is left.
    pub fn take_next(&mut self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Everything that is left, for a program that is called in turn.
    pub fn rest(self) -> Vec<String> {
        self.0
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// When a word is left over: it was mistyped.
    pub fn finish(self) -> Outcome {
        match self.0.first() {
            None => Ok(()),
            Some(word) => Err(format!("does not know the argument {word}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn flags_and_values_are_removed_in_any_order() {
        let mut args = args("dist --port 8080 --no-open /a/ --only=tidy");
        assert!(args.take_flag("--no-open"));
        assert!(!args.take_flag("--no-open"));
        assert_eq!(args.take_value("--port"), Ok(Some("8080".into())));
        assert_eq!(args.take_value("--only"), Ok(Some("tidy".into())));
        assert_eq!(args.take_next().as_deref(), Some("dist"));
        assert_eq!(args.rest(), ["/a/"]);
    }

    #[test]
    fn a_mistyped_word_or_a_missing_value_is_refused() {
        assert!(args("--prot 1").finish().unwrap_err().contains("--prot"));
        assert!(args("--port").take_value("--port").unwrap_err().contains("needs a value"));
    }
}
