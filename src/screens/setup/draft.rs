//! A table being set: what the set-up page changes, without the page.

use ai::{LevelId, Rung};
use game_core::{Rng, Seat};
use rand::seq::SliceRandom;
use session::player::MAX_NAME;
use session::{Controller, Player};

use table::game::{GameForm, Mix, PresetForm, Setting};
use ui::i18n::Pages;
use ui::route::Company;
use ui::sanitized::sanitized;

/// A seat being set. The key stays with it wherever it moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraft {
    /// Tells seats apart.
    pub key: u32,
    /// The name as typed; empty: the default one.
    pub name: String,
    /// Controller of the seat.
    pub controller: Controller,
}

/// A table being set.
#[derive(Clone, Debug, PartialEq)]
pub struct TableDraft {
    /// The seats in the order of play.
    pub seats: Vec<SeatDraft>,
    /// The key of the seat that begins; drawn if absent.
    pub first: Option<u32>,
    /// The edition, as an index into [`GameForm::editions`].
    pub edition: usize,
    /// A value per option, in the order of [`GameForm::option`].
    pub values: Vec<u8>,
    /// The seed as typed; empty: a fresh one.
    pub seed: String,
    /// Company of its people, where there are several.
    pub company: Company,
}

/// Reason why a draft cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The seed is no number.
    Seed,
    /// The game refuses the configuration.
    Refused(String),
}

impl TableDraft {
    /// A person and two opponents for a first game, or two people, and everything else as usual.
    pub fn first_table(form: &dyn GameForm, company: Option<Company>) -> TableDraft {
        let newcomer = Controller::Opponent(LevelId::Newcomer);
        let minds = match company {
            None => vec![Controller::Person, newcomer, newcomer],
            Some(_) => vec![Controller::Person; 2],
        };
        let seat = |(key, controller)| SeatDraft { key, name: String::new(), controller };
        let mut draft = TableDraft {
            seats: (0..).zip(minds).map(seat).collect(),
            first: None,
            edition: 0,
            values: form.defaults(0),
            seed: String::new(),
            company: company.unwrap_or(Company::Together),
        };
        draft.fit(form);
        draft
    }

    /// Goes over to another edition. Options begin as usual there; seats that
    /// it lacks are added, and those it has no room for are taken away from
    /// the end, opponents first.
    pub fn choose_edition(&mut self, form: &dyn GameForm, edition: usize) {
        if edition < form.editions().len() && edition != self.edition {
            self.edition = edition;
            self.values = form.defaults(edition);
            self.fit(form);
        }
    }

    /// Sets the options of a preset, and the seats if it says so; `luck` decides where something is drawn.
    /// Never draws nothing at all.
    pub fn choose_preset(&mut self, form: &dyn GameForm, preset: &PresetForm, luck: u64) {
        let on: Vec<usize> = match preset.mix {
            Mix::These(options) => {
                self.values = form.defaults(self.edition);
                options.to_vec()
            }
            Mix::Table(seats, values) => {
                self.values = form.defaults(self.edition);
                for &(index, value) in values {
                    self.values[index] = value;
                }
                self.seats.truncate(seats);
                while self.seats.len() < seats {
                    self.add();
                }
                self.seats[0].controller = Controller::Person;
                self.first = None;
                Vec::new()
            }
            Mix::Drawn(options) => {
                let needed = |index: usize| form.option(index).and_then(|option| option.needs);
                for &index in options {
                    self.values[index] = 0;
                }
                let luck = luck % ((1 << options.len()) - 1) + 1;
                let drawn = options.iter().enumerate().filter(|(place, _)| luck >> place & 1 == 1);
                // What is drawn brings what it needs.
                drawn.flat_map(|(_, &index)| [Some(index), needed(index)]).flatten().collect()
            }
        };
        for index in on {
            self.values[index] = 1;
        }
    }

    /// Returns the smallest and the largest number of seats.
    pub fn limits(&self, form: &dyn GameForm) -> (usize, usize) {
        let seats = &form.editions()[self.edition].seats;
        (*seats.start(), *seats.end())
    }

    fn fit(&mut self, form: &dyn GameForm) {
        let (fewest, most) = self.limits(form);
        while self.seats.len() < fewest {
            self.add();
        }
        while self.seats.len() > most {
            let opponent = self.seats.iter().rposition(|seat| seat.controller != Controller::Person);
            let last = self.seats[opponent.unwrap_or(self.seats.len() - 1)].key;
            self.remove(last);
        }
    }

    /// Adds an opponent as strong as the last one.
    pub fn add(&mut self) {
        let last = self
            .seats
            .iter()
            .rev()
            .map(|seat| seat.controller)
            .find(|controller| *controller != Controller::Person);
        let controller = last.unwrap_or(Controller::Opponent(LevelId::Merchant));
        let key = self.seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0);
        self.seats.push(SeatDraft { key, name: String::new(), controller });
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

    /// Mixes the seats that the rules do not play with the given random number.
    pub fn shuffle(&mut self, form: &dyn GameForm, luck: u64) {
        let free = self.free(form).len();
        self.seats[..free].shuffle(&mut Rng::from_state(luck));
    }

    /// Returns the number of last seats that the rules play.
    pub fn by_rule(&self, form: &dyn GameForm) -> usize {
        form.editions()[self.edition].seats_by_rule(&self.values, self.seats.len())
    }

    /// The seats before those.
    pub fn free(&self, form: &dyn GameForm) -> &[SeatDraft] {
        &self.seats[..self.seats.len() - self.by_rule(form)]
    }

    /// Returns the place of the seat, from 0.
    pub fn index(&self, key: u32) -> Option<usize> {
        self.seats.iter().position(|seat| seat.key == key)
    }

    /// The seat with this key.
    pub fn seat_mut(&mut self, key: u32) -> Option<&mut SeatDraft> {
        self.seats.iter_mut().find(|seat| seat.key == key)
    }

    /// Returns the company of its people, if there are several.
    pub fn company(&self, form: &dyn GameForm) -> Option<Company> {
        (self.people(form) > 1).then_some(self.company)
    }

    /// Returns true if an opponent of ours plays.
    pub fn has_opponents(&self, form: &dyn GameForm) -> bool {
        self.free(form).iter().any(|seat| seat.controller != Controller::Person)
    }

    /// Makes every opponent match the person; they keep their styles.
    pub fn match_all(&mut self) {
        for seat in self.seats.iter_mut().filter(|seat| seat.controller != Controller::Person) {
            seat.controller = Controller::Matched(Rung::default(), seat.controller.style());
        }
    }

    /// Returns the number of people.
    pub fn people(&self, form: &dyn GameForm) -> usize {
        self.free(form).iter().filter(|seat| seat.controller == Controller::Person).count()
    }

    /// Returns the name of the seat: as typed, or by default. Default names keep to the seat's key,
    /// so that they move along with it.
    pub fn name(&self, key: u32, words: Pages) -> String {
        let Some(seat) = self.seats.iter().find(|seat| seat.key == key) else { return String::new() };
        // The first seat is a person's as a rule, the second an opponent's.
        let (names, shift) = match seat.controller {
            Controller::Person => (words.people(), 0),
            _ => (words.rivals(), words.rivals().len() - 1),
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
    pub fn setting(&self, form: &dyn GameForm, words: Pages, fresh: u64) -> Result<Setting, DraftError> {
        let first = self.first.and_then(|key| self.index(key)).map(|index| Seat(index as u8));
        let player =
            |seat: &SeatDraft| Player { name: self.name(seat.key, words), controller: seat.controller };
        let setting = Setting {
            edition: self.edition,
            values: self.values.clone(),
            seats: self.seats.iter().map(player).collect(),
            first,
            seed: self.seed()?.unwrap_or(fresh),
        };
        form.check(&setting).map_err(DraftError::Refused)?;
        Ok(setting)
    }

    /// The draft of a table that was set elsewhere.
    pub fn of(setting: &Setting) -> TableDraft {
        let seat = |(key, player): (u32, &Player)| SeatDraft {
            key,
            name: sanitized(&player.name),
            controller: player.controller,
        };
        TableDraft {
            seats: (0..).zip(&setting.seats).map(seat).collect(),
            first: setting.first.map(|seat| seat.index() as u32),
            edition: setting.edition,
            values: setting.values.clone(),
            seed: setting.seed.to_string(),
            company: Company::Together,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{GAME_MODULES, module};
    use ai::Style;
    use std::collections::BTreeSet;
    use ui::i18n::{Lang, words};

    fn en() -> Pages {
        words(Lang::En)
    }

    fn first() -> &'static dyn GameForm {
        module("san-juan").expect("it can be played")
    }

    fn draft() -> TableDraft {
        TableDraft::first_table(first(), None)
    }

    fn set(draft: &TableDraft, fresh: u64) -> Setting {
        draft.setting(first(), en(), fresh).expect("a good table")
    }

    fn names(draft: &TableDraft) -> Vec<String> {
        draft.seats.iter().map(|seat| draft.name(seat.key, en())).collect()
    }

    #[test]
    fn names_and_the_first_governor_move_with_their_seats() {
        let mut draft = draft();
        draft.first = Some(2);
        draft.seats[2].name = "  Zoé ".into();
        draft.move_forward(2);
        draft.move_forward(2);
        draft.move_forward(2);
        assert_eq!(names(&draft), ["Zoé", en().people()[0], en().rivals()[0]]);
        let table = set(&draft, 7);
        assert_eq!((table.first, table.seed, table.seats.len()), (Some(Seat(0)), 7, 3));
        draft.remove(2);
        assert_eq!(set(&draft, 7).first, None);
    }

    #[test]
    fn a_table_reads_back_as_it_was_set() {
        let mut draft = draft();
        draft.add();
        draft.values[0] = 1;
        draft.first = Some(1);
        draft.seed = " 42 ".into();
        let table = set(&draft, 0);
        assert_eq!(set(&TableDraft::of(&table), 0), table);
        assert_eq!(table.seed, 42);
    }

    #[test]
    fn every_mix_keeps_every_seat_and_reaches_every_order() {
        let mut orders = BTreeSet::new();
        for luck in 0..400 {
            let mut draft = draft();
            draft.add();
            draft.shuffle(first(), luck);
            let keys: Vec<u32> = draft.seats.iter().map(|seat| seat.key).collect();
            orders.insert(keys);
        }
        assert_eq!(orders.len(), 24);
    }

    #[test]
    fn every_preset_can_be_played_and_every_switch_can_be_drawn() {
        for module in GAME_MODULES.iter().copied() {
            for preset in module.presets() {
                let (mut drawn, mut tables) = (BTreeSet::new(), BTreeSet::new());
                for luck in 0..200 {
                    let mut draft = TableDraft::first_table(module, None);
                    draft.choose_edition(module, preset.edition);
                    draft.values[0] = 1;
                    draft.choose_preset(module, preset, luck);
                    assert_eq!(draft.people(module), 1, "somebody plays");
                    draft.setting(module, en(), 1).unwrap_or_else(|error| panic!("{error:?}"));
                    let on = (0..draft.values.len()).filter(|&index| draft.values[index] > 0);
                    drawn.extend(on);
                    assert!(draft.values != module.defaults(preset.edition), "something is switched on");
                    tables.insert(draft.values);
                }
                let options: Vec<usize> = match preset.mix {
                    Mix::These(options) | Mix::Drawn(options) => options.to_vec(),
                    Mix::Table(_, values) => values.iter().map(|(index, _)| *index).collect(),
                };
                assert!(options.iter().all(|index| drawn.contains(index)), "{drawn:?}");
                assert_eq!(tables.len() > 1, matches!(preset.mix, Mix::Drawn(_)));
            }
        }
    }

    /// PR-AUT-SET-1: Puertomas have the last seats, and who sat there comes back
    /// with the next seat.
    #[test]
    fn what_the_rules_play_sits_behind_everybody_else() {
        let form = module("puerto-rico").expect("it can be played");
        let solo = form.presets().iter().find(|preset| matches!(preset.mix, Mix::Table(..)));
        let mut draft = TableDraft::first_table(form, None);
        draft.add();
        draft.seats[0].controller = Controller::Opponent(LevelId::Governor);
        draft.choose_preset(form, solo.expect("a table for one"), 0);
        assert_eq!((draft.seats.len(), draft.by_rule(form), draft.people(form)), (3, 2, 1));
        draft.add();
        draft.seats[2].controller = Controller::Person;
        assert_eq!((draft.free(form).len(), draft.people(form)), (2, 1));
        let keys = |draft: &TableDraft| draft.seats.iter().map(|seat| seat.key).collect::<BTreeSet<_>>();
        let last: Vec<u32> = draft.seats[2..].iter().map(|seat| seat.key).collect();
        for luck in 0..20 {
            let before = keys(&draft);
            draft.shuffle(form, luck);
            assert_eq!(keys(&draft), before);
            assert_eq!(draft.seats[2..].iter().map(|seat| seat.key).collect::<Vec<_>>(), last);
        }
        let setting = draft.setting(form, en(), 7).expect("a good table");
        assert_eq!(
            form.decode(&form.encode(&setting)),
            form.decode(&form.encode(&TableDraft::of(&setting).setting(form, en(), 7).expect("the same")))
        );
        // With one seat fewer than Puertomas none play.
        for _ in 0..2 {
            draft.remove(draft.seats[0].key);
        }
        assert_eq!((draft.seats.len(), draft.by_rule(form)), (2, 0));
        draft.setting(form, en(), 7).expect("a table for two");
    }

    #[test]
    fn opponents_that_match_a_person_leave_people_and_styles_alone() {
        let mut draft = draft();
        draft.seats[2].controller = Controller::Styled(LevelId::Apprentice, Style::Trader);
        draft.match_all();
        let controllers: Vec<Controller> = draft.seats.iter().map(|seat| seat.controller).collect();
        let matched = |style| Controller::Matched(Rung::default(), style);
        let wanted = [Controller::Person, matched(None), matched(Some(Style::Trader))];
        assert_eq!(controllers, wanted);
        assert_eq!(set(&TableDraft::of(&set(&draft, 7)), 7), set(&draft, 7), "a set-up keeps styles");
        assert!(draft.has_opponents(first()));
    }

    #[test]
    fn the_first_table_of_several_people_seats_two_of_them() {
        for module in GAME_MODULES.iter().copied() {
            for company in Company::ALL {
                let draft = TableDraft::first_table(module, Some(company));
                assert_eq!((draft.people(module), draft.company(module)), (2, Some(company)));
                draft.setting(module, en(), 1).expect("a table for two");
            }
            assert_eq!(TableDraft::first_table(module, None).company(module), None);
        }
    }

    #[test]
    fn nobody_shares_a_default_name() {
        let mut draft = draft();
        while draft.seats.len() < en().people().len() {
            draft.add();
            let different: BTreeSet<String> = names(&draft).into_iter().collect();
            assert_eq!(different.len(), draft.seats.len(), "{:?}", names(&draft));
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused_by_name() {
        let mut draft = draft();
        draft.seed = "18446744073709551616".into();
        assert_eq!(draft.setting(first(), en(), 0), Err(DraftError::Seed));
        draft.seed.clear();
        draft.remove(1);
        draft.remove(2);
        let refused = draft.setting(first(), en(), 0);
        assert!(matches!(&refused, Err(DraftError::Refused(why)) if why.contains("players")), "{refused:?}");
    }

    #[test]
    fn the_first_table_of_every_edition_can_be_played_and_seats_follow_the_edition() {
        for module in GAME_MODULES.iter().copied() {
            for edition in 0..module.editions().len() {
                for crowd in [1, 9] {
                    let mut draft = TableDraft::first_table(module, None);
                    // Far from where it goes, so that it has to come back.
                    draft.edition = usize::MAX;
                    draft.seats.truncate(1);
                    while draft.seats.len() < crowd {
                        draft.add();
                    }
                    draft.choose_edition(module, edition);
                    let (fewest, most) = draft.limits(module);
                    assert_eq!(draft.seats.len(), crowd.clamp(fewest, most));
                    assert_eq!(draft.people(module), 1, "people stay");
                    draft
                        .setting(module, en(), 1)
                        .unwrap_or_else(|error| panic!("{}: {error:?}", module.id()));
                }
            }
        }
    }
}
