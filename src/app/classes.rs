//! Classes that say what is there: the style sheet lays out by them, and need not
//! look into an element for it (a rule that does is asked again whenever anything in
//! there changes).

/// The class that is always there, and those whose state holds.
pub fn classes(always: &str, states: &[(bool, &str)]) -> String {
    let on = states.iter().filter(|(on, _)| *on).map(|(_, class)| *class);
    std::iter::once(always).chain(on).collect::<Vec<_>>().join(" ")
}

/// The class that is always there, and `at-least-N` for each of some numbers that a
/// count reaches.
pub fn counted(always: &str, count: usize, steps: &[usize]) -> String {
    let reached = steps.iter().filter(|&&step| count >= step).map(|step| format!("at-least-{step}"));
    std::iter::once(always.to_owned()).chain(reached).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_that_hold_stand_behind_what_is_always_there() {
        assert_eq!(
            classes("seat", &[(true, "is-me"), (false, "is-turn"), (true, "is-shown")]),
            "seat is-me is-shown"
        );
        assert_eq!(classes("seat", &[]), "seat");
    }

    #[test]
    fn a_count_reaches_steps_up_to_itself() {
        assert_eq!(counted("rail", 5, &[4, 5, 7]), "rail at-least-4 at-least-5");
        assert_eq!(counted("rail", 3, &[4, 5, 7]), "rail");
    }
}
