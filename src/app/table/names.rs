//! What to call the seats.

use sobremesa::core::Seat;
use sobremesa::session::{Habits, Mind, Session};

use crate::app::i18n::{Lang, words};

/// A name for every seat: its own, or one in the reader's language.
pub fn names<G: Habits>(session: &Session<G>, lang: Lang) -> Vec<String> {
    let table = &words(lang).table;
    let people = session.people().count();
    let (mut person, mut opponent) = (0, 0);
    let mut name = |sitter: &sobremesa::session::Sitter| match sitter.mind {
        _ if !sitter.name.is_empty() => sitter.name.clone(),
        Mind::Person if people == 1 => table.person.to_owned(),
        Mind::Person => {
            person += 1;
            (table.person_n)(person)
        }
        Mind::Opponent(_) => {
            opponent += 1;
            (table.opponent_n)(opponent)
        }
    };
    session.seats().iter().map(&mut name).collect()
}

/// The names of the opponents' levels, by seat.
pub fn levels<G: Habits>(session: &Session<G>, lang: Lang) -> Vec<Option<String>> {
    let level = |sitter: &sobremesa::session::Sitter| match sitter.mind {
        Mind::Person => None,
        Mind::Opponent(level) => Some(words(lang).table.levels[level as usize].to_owned()),
    };
    session.seats().iter().map(level).collect()
}

/// The seat of the only person, if there is exactly one.
pub fn only_person<G: Habits>(session: &Session<G>) -> Option<Seat> {
    let mut people = session.people();
    people.next().filter(|_| people.next().is_none())
}
