//! Classes that say what is there: the style sheet lays out by them, and need not
//! look into an element for it (a rule that does is asked again whenever anything in
//! there changes).

/// The class that is always there, and those whose state holds.
pub fn classes(always: &str, states: &[(bool, &str)]) -> String {
    let on = states.iter().filter(|(on, _)| *on).map(|(_, class)| *class);
    std::iter::once(always).chain(on).collect::<Vec<_>>().join(" ")
}

/// States of a seat that the plates of all games show.
#[derive(Clone, Copy)]
pub struct SeatStates {
    /// It has to decide.
    pub turn: bool,
    /// It is the seat that looks.
    pub own: bool,
    /// True if its buildings are in front.
    pub shown: bool,
    /// It is the governor, or goes first.
    pub governor: bool,
}

impl SeatStates {
    /// The classes of its plate.
    pub fn classes(self) -> String {
        let SeatStates { turn, own, shown, governor } = self;
        classes("seat", &[(turn, "is-turn"), (own, "is-me"), (shown, "is-shown"), (governor, "is-governor")])
    }
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
    fn a_plate_says_whose_turn_it_is_and_who_governs() {
        let seat = SeatStates { turn: true, own: false, shown: false, governor: true };
        assert_eq!(seat.classes(), "seat is-turn is-governor");
    }

    #[test]
    fn a_count_reaches_steps_up_to_itself() {
        assert_eq!(counted("rail", 5, &[4, 5, 7]), "rail at-least-4 at-least-5");
        assert_eq!(counted("rail", 3, &[4, 5, 7]), "rail");
    }
}
