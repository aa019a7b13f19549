//! Names of the seats of a table.

use session::Controller;
#[cfg(target_arch = "wasm32")]
use session::saves::SeatSummary;

use ui::i18n::Messages;
#[cfg(target_arch = "wasm32")]
use ui::i18n::automa::Automa;
use ui::sanitized::sanitized;

/// The name of an opponent's strength, whatever its style; `None` for a person.
pub fn strength_of(controller: Controller, words: &Messages) -> Option<&'static str> {
    match controller {
        Controller::Matched(..) => Some(words.setup.matched()),
        _ => controller.level().map(|level| words.level(level)),
    }
}

/// A name for every seat: its own, or one in the reader's language. A seat is its name and whether a
/// person plays it.
pub fn seat_names<'a>(seats: impl Iterator<Item = (&'a str, bool)> + Clone, words: &Messages) -> Vec<String> {
    let words = &words.table;
    let people = seats.clone().filter(|&(_, is_person)| is_person).count();
    let (mut person, mut opponent) = (0, 0);
    let name = |(name, is_person): (&str, bool)| match sanitized(name) {
        name if !name.is_empty() => name,
        _ if !is_person => {
            opponent += 1;
            words.opponent_n(opponent)
        }
        _ if people == 1 => words.person().to_owned(),
        _ => {
            person += 1;
            words.person_n(person)
        }
    };
    seats.map(name).collect()
}

/// A name for every seat of a saved game. Games that were saved by older versions hold names of what
/// the rules play.
#[cfg(target_arch = "wasm32")]
pub fn names_of(seats: &[SeatSummary], words: &Messages) -> Vec<String> {
    let people = seats.iter().map(|seat| (seat.name.as_str(), seat.level.is_none() && seat.automa.is_none()));
    let mut all = seat_names(people, words);
    for (seat, name) in seats.iter().zip(&mut all) {
        if let Some(automa) = seat.automa.as_deref().and_then(Automa::from_key) {
            *name = words.automa(automa).to_owned();
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::seat_names;
    use ui::i18n::{Lang, words};

    #[test]
    fn who_has_no_name_is_called_by_place() {
        let names = |seats: &[(&str, bool)]| seat_names(seats.iter().copied(), &words(Lang::En));
        assert_eq!(names(&[("", true), ("Inés", false), ("", false)]), ["You", "Inés", "Opponent 1"]);
        assert_eq!(names(&[("", true), ("", true), ("", false)]), ["Player 1", "Player 2", "Opponent 1"]);
        // Nothing is left of it that may be shown.
        assert_eq!(
            names(&[("Ana", true), ("\u{202e}", false), ("", false)]),
            ["Ana", "Opponent 1", "Opponent 2"]
        );
    }
}
