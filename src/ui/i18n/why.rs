//! Texts of the answer to "why did it do that?".

/// The texts.
pub struct Messages {
    /// Title of the answer.
    pub title: &'static str,
    /// The button beside a line: whose choice is asked about.
    pub ask: fn(&str) -> String,
    /// The words on it where there is room.
    pub ask_short: &'static str,
    /// Over the choices of this phase in the sheet of the phase.
    pub of_phase: &'static str,
    pub thinking: &'static str,
    pub failed: &'static str,
    /// Over the best choices; of the one that was made; of one that is not among them.
    pub best: &'static str,
    pub chosen: &'static str,
    pub not_among: fn(&str) -> String,
    /// Of an opponent that did not take the best.
    pub errs: &'static str,
    /// Over what speaks for the best, compared with the next best.
    pub reason: &'static str,
    /// While the game goes on: what this was thought from.
    pub imagined: &'static str,
    /// When it is over: the same.
    pub from_its_seat: &'static str,
    pub forced: &'static str,
    pub secret: &'static str,
    /// Over what everybody saw of it.
    pub seen: &'static str,
    pub nothing_seen: &'static str,
    /// Back to the log.
    pub back: &'static str,
}
