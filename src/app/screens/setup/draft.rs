//! A table being set: what the set-up page changes, without the page.

use sobremesa::ai::LevelId;
use sobremesa::core::Seat;
use sobremesa::session::sitter::MAX_NAME;
use sobremesa::session::{Mind, Sitter, TableSetup};

use super::face::Settable;
use crate::app::i18n::screens::Setup as Words;

/// A seat being set. The key stays with it wherever it moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraft {
    /// Tells seats apart.
    pub key: u32,
    /// The name as typed; empty: the default one.
    pub name: String,
    /// Who plays.
    pub mind: Mind,
}

/// A table being set.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft<C> {
    /// The seats in the order of play.
    pub seats: Vec<SeatDraft>,
    /// The key of the seat that begins; drawn if absent.
    pub first: Option<u32>,
    /// The options.
    pub config: C,
    /// The seed as typed; empty: a fresh one.
    pub seed: String,
}

/// Why a draft cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The seed is no number.
    Seed,
    /// The game refuses the configuration.
    Refused(String),
}

impl<C: Clone + Default> Draft<C> {
    /// A person and two opponents.
    pub fn first_table() -> Draft<C> {
        let minds = [Mind::Person, Mind::Opponent(LevelId::Merchant), Mind::Opponent(LevelId::Apprentice)];
        let seat = |(key, mind)| SeatDraft { key, name: String::new(), mind };
        Draft {
            seats: (0..).zip(minds).map(seat).collect(),
            first: None,
            config: C::default(),
            seed: String::new(),
        }
    }

    /// Adds an opponent as strong as the last one.
    pub fn add(&mut self) {
        let last = self.seats.iter().rev().map(|seat| seat.mind).find(|mind| *mind != Mind::Person);
        let mind = last.unwrap_or(Mind::Opponent(LevelId::Merchant));
        let key = self.seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0);
        self.seats.push(SeatDraft { key, name: String::new(), mind });
    }

    /// Takes a seat away.
    pub fn remove(&mut self, key: u32) {
        self.seats.retain(|seat| seat.key != key);
        if self.first == Some(key) {
            self.first = None;
        }
    }

    /// Moves a seat one place forward.
    pub fn move_forward(&mut self, key: u32) {
        match self.index(key) {
            Some(index) if index > 0 => self.seats.swap(index - 1, index),
            _ => {}
        }
    }

    /// Mixes the seats with the given random number.
    pub fn shuffle(&mut self, luck: u64) {
        let mut rest = luck;
        for end in (1..self.seats.len()).rev() {
            let count = end as u64 + 1;
            self.seats.swap(end, (rest % count) as usize);
            rest /= count;
        }
    }

    /// Where the seat sits, from 0.
    pub fn index(&self, key: u32) -> Option<usize> {
        self.seats.iter().position(|seat| seat.key == key)
    }

    /// The seat with this key.
    pub fn seat_mut(&mut self, key: u32) -> Option<&mut SeatDraft> {
        self.seats.iter_mut().find(|seat| seat.key == key)
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.mind == Mind::Person).count()
    }

    /// What the seat is called: as typed, or by default. Default names keep to
    /// the seat's key, so that they move along with it.
    pub fn name(&self, key: u32, words: &Words) -> String {
        let Some(seat) = self.seats.iter().find(|seat| seat.key == key) else { return String::new() };
        // The first seat is a person's as a rule, the second an opponent's.
        let (names, shift) = match seat.mind {
            Mind::Person => (words.people, 0),
            Mind::Opponent(_) => (words.opponents, words.opponents.len() - 1),
        };
        match seat.name.trim() {
            "" => names[(key as usize + shift) % names.len()].to_owned(),
            typed => typed.chars().take(MAX_NAME).collect(),
        }
    }

    /// The seed, if one was typed.
    ///
    /// # Errors
    /// It is no number that fits 64 bits.
    pub fn seed(&self) -> Result<Option<u64>, DraftError> {
        match self.seed.trim() {
            "" => Ok(None),
            typed => typed.parse().map(Some).map_err(|_| DraftError::Seed),
        }
    }

    /// The table to play at; `fresh` is the seed if none was typed.
    ///
    /// # Errors
    /// See [`DraftError`].
    pub fn table<G: Settable<Config = C>>(
        &self,
        words: &Words,
        fresh: u64,
    ) -> Result<TableSetup<G>, DraftError> {
        let seed = self.seed()?.unwrap_or(fresh);
        let first = self.first.and_then(|key| self.index(key)).map(|index| Seat(index as u8));
        let mut config = self.config.clone();
        G::seat(&mut config, self.seats.len() as u8, first);
        G::new(&config).map_err(|error| DraftError::Refused(error.to_string()))?;
        let sitter = |seat: &SeatDraft| Sitter { name: self.name(seat.key, words), mind: seat.mind };
        Ok(TableSetup { config, seed, seats: self.seats.iter().map(sitter).collect() })
    }

    /// The draft of a table that was set elsewhere.
    pub fn of<G: Settable<Config = C>>(table: &TableSetup<G>) -> Draft<C> {
        let seat =
            |(key, sitter): (u32, &Sitter)| SeatDraft { key, name: sitter.name.clone(), mind: sitter.mind };
        Draft {
            seats: (0..).zip(&table.seats).map(seat).collect(),
            first: G::first(&table.config).map(|seat| seat.index() as u32),
            config: table.config.clone(),
            seed: table.seed.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::{Lang, words};
    use sobremesa::games::san_juan::{Config, SanJuan};

    fn en() -> &'static Words {
        &words(Lang::En).screens.setup
    }

    fn names(draft: &Draft<Config>) -> Vec<String> {
        draft.seats.iter().map(|seat| draft.name(seat.key, en())).collect()
    }

    #[test]
    fn names_and_the_first_governor_move_with_their_seats() {
        let mut draft = Draft::<Config>::first_table();
        draft.first = Some(2);
        draft.seats[2].name = "  Zoé ".into();
        draft.move_forward(2);
        draft.move_forward(2);
        draft.move_forward(2);
        assert_eq!(names(&draft), ["Zoé", en().people[0], en().opponents[0]]);
        let table = draft.table::<SanJuan>(en(), 7).expect("a good table");
        assert_eq!((table.config.first, table.seed, table.config.players), (Some(Seat(0)), 7, 3));
        draft.remove(2);
        assert_eq!(draft.table::<SanJuan>(en(), 7).expect("a good table").config.first, None);
    }

    #[test]
    fn a_table_reads_back_as_it_was_set() {
        let mut draft = Draft::<Config>::first_table();
        draft.add();
        draft.config.opening_draft = true;
        draft.first = Some(1);
        draft.seed = " 42 ".into();
        let table = draft.table::<SanJuan>(en(), 0).expect("a good table");
        let again = Draft::of(&table).table::<SanJuan>(en(), 0).expect("a good table");
        assert_eq!(table, again);
        assert_eq!(table.seed, 42);
    }

    #[test]
    fn every_mix_keeps_every_seat_and_reaches_every_order() {
        let mut orders = std::collections::BTreeSet::new();
        for luck in 0..24 {
            let mut draft = Draft::<Config>::first_table();
            draft.add();
            draft.shuffle(luck);
            let keys: Vec<u32> = draft.seats.iter().map(|seat| seat.key).collect();
            orders.insert(keys);
        }
        assert_eq!(orders.len(), 24);
    }

    #[test]
    fn what_cannot_be_played_is_refused_by_name() {
        let mut draft = Draft::<Config>::first_table();
        draft.seed = "18446744073709551616".into();
        assert_eq!(draft.table::<SanJuan>(en(), 0), Err(DraftError::Seed));
        draft.seed.clear();
        draft.remove(1);
        draft.remove(2);
        let refused = draft.table::<SanJuan>(en(), 0);
        assert!(matches!(&refused, Err(DraftError::Refused(why)) if why.contains("players")), "{refused:?}");
    }
}
