//! A study under way: the text, its course, what is shown of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game_core::json::{RawFields, Value};
use leptos::prelude::*;
use session::saves::SaveStorage;
use session::share::ShareError;
use session::study::history::History;
use session::study::tree::{Control, Edit, Field, Group, Item, Label, Noun, place_of, trail_of};

use crate::catalogue::form;
use session::Player;
use table::game::study::{Looked, PositionRefusal};
use table::game::{GameInfo, Setting, Studies, handoff};
use ui::i18n::{Lang, use_lang};
use ui::library::{Library, LocalSaves, random, remembered};
use ui::prefs::Prefs;
use ui::route::StudyFrom;
use ui::router::Router;
use ui::unopened::Unopened;

/// Origin of the position that a study began with.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrival {
    /// It is the last one, or a new game.
    Own,
    /// A link.
    Came {
        /// True if it was written under older rules.
        is_older: bool,
    },
    /// A link that is of no use.
    BadLink(ShareError),
    /// A saved game that cannot be studied, and why; nothing is said if several people play.
    NoSave(Option<Unopened>),
}

/// Reading of the present text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Its groups, and why it is refused.
    pub looked: Looked,
    /// Its fields, by path.
    pub fields: BTreeMap<String, Field>,
    /// Its groups, by their keys.
    pub groups: BTreeMap<String, Group>,
    /// The path in the tree at which the refusal is shown.
    pub place: Option<String>,
    /// The edition, as an index.
    pub edition: usize,
}

/// A study; copies share it.
#[derive(Clone, Copy)]
pub struct StudyDesk {
    pub info: &'static GameInfo,
    pub studies: &'static dyn Studies,
    pub history: RwSignal<History>,
    /// Reading of the present text.
    pub reading: Memo<Arc<Reading>>,
    /// The last text that was legal: the table shows it.
    pub legal: Memo<String>,
    /// True while the table is shown.
    pub looking: RwSignal<bool>,
    /// The sections that are open, by their keys.
    pub open: RwSignal<BTreeSet<String>>,
    /// True if the last change could not be kept.
    pub unkept: RwSignal<bool>,
    pub library: Library,
    pub router: Router,
    pub prefs: Prefs,
    scrolled: StoredValue<f64>,
}

/// The key of a group: its path, or its label where it has none.
pub fn key_of(group: &Group) -> String {
    match &group.label {
        Label::Plain(plain) if group.path.is_empty() => format!("{plain:?}"),
        _ => group.path.clone(),
    }
}

fn storage_key(game: &str) -> String {
    format!("sobremesa.study.{game}")
}

impl StudyDesk {
    /// Opens the study of a game.
    pub fn open(
        info: &'static GameInfo,
        studies: &'static dyn Studies,
        from: Option<StudyFrom>,
    ) -> (StudyDesk, Arrival) {
        let mut history: History = remembered(&storage_key(info.id)).unwrap_or_default();
        let library = Library::get();
        let arrival = match from {
            None => Arrival::Own,
            Some(StudyFrom::Code(code)) => match studies.decode(&code) {
                Ok(came) => {
                    let is_new = history.go_on_once(studies.opened(&came.text));
                    if is_new { Arrival::Came { is_older: came.is_older } } else { Arrival::Own }
                }
                Err(error) => Arrival::BadLink(error),
            },
            Some(StudyFrom::Save(id)) => {
                let save = library.load(&id).map_err(|fault| Some(fault.into()));
                match save.and_then(|entry| studies.of_save(entry.save())) {
                    Ok(text) => {
                        history.go_on_once(text);
                        Arrival::Own
                    }
                    Err(why) => Arrival::NoSave(why),
                }
            }
        };
        if let Some(text) = handoff::take_position(info.id) {
            history.go_on(text);
        }
        if history.now.is_empty() {
            history.go_on(first_text(info, studies));
        }
        let history = RwSignal::new(history);
        let reading =
            Memo::new(move |_| Arc::new(history.with(|history| read(studies, &history.now, use_lang()))));
        let legal = Memo::new(move |before: Option<&String>| {
            let is_fine = reading.with(|reading| reading.looked.refused.is_none());
            match before.filter(|_| !is_fine) {
                Some(before) => before.clone(),
                None => history.with(|history| history.now.clone()),
            }
        });
        let desk = StudyDesk {
            info,
            studies,
            history,
            reading,
            legal,
            looking: RwSignal::new(false),
            open: RwSignal::new(BTreeSet::from(["Round".to_owned(), "seats[0]".to_owned()])),
            unkept: RwSignal::new(false),
            library,
            router: Router::get(),
            prefs: Prefs::get(),
            scrolled: StoredValue::new(0.0),
        };
        desk.keep();
        (desk, arrival)
    }

    /// The text; tracked.
    pub fn text(self) -> String {
        self.history.with(|history| history.now.clone())
    }

    /// The text, without following it.
    pub fn text_untracked(self) -> String {
        self.history.with_untracked(|history| history.now.clone())
    }

    /// Goes on to another text, and keeps it.
    pub fn go_on(self, text: String) {
        self.history.update(|history| history.go_on(text));
        self.keep();
    }

    /// Makes a change.
    pub fn edit(self, edit: &Edit) {
        self.go_on(self.studies.edited(&self.text_untracked(), edit));
    }

    /// Sets what stands at a path.
    pub fn set(self, path: &str, to: impl Into<Value>) {
        self.edit(&Edit::set(path, to));
    }

    pub fn undo(self) {
        self.history.update(History::undo);
        self.keep();
    }

    pub fn redo(self) {
        self.history.update(History::redo);
        self.keep();
    }

    /// Keeps the study on this device, with as much of its course as there is room for.
    fn keep(self) {
        let mut history = self.history.get_untracked();
        let key = storage_key(self.info.id);
        loop {
            let text = serde_json::to_string(&history).expect("invariant: texts can be written");
            if LocalSaves.set(&key, &text).is_ok() {
                return self.unkept.set(false);
            }
            if !history.shrink() {
                return self.unkept.set(true);
            }
        }
    }

    /// Returns the control of the field at a path; tracked.
    pub fn control(self, path: &str) -> Option<Control> {
        self.reading.with(|reading| reading.fields.get(path).map(|field| field.control.clone()))
    }

    /// Returns true if the position is possible; tracked.
    pub fn is_fine(self) -> bool {
        self.reading.with(|reading| reading.looked.refused.is_none())
    }

    /// Reason why the position is refused; tracked.
    pub fn refused(self) -> Option<PositionRefusal> {
        self.reading.with(|reading| reading.looked.refused.clone())
    }

    /// Reason why what stands at `path` is refused, if it is what the refusal names; tracked.
    pub fn refused_at(self, path: &str) -> Option<PositionRefusal> {
        self.reading.with(|reading| {
            let is_here = reading.place.as_deref() == Some(path);
            reading.looked.refused.as_ref().filter(|_| is_here).cloned()
        })
    }

    /// The way to what the refusal names, in words; `None` if no control reaches it; tracked.
    pub fn trail(self) -> Option<String> {
        let place = self.reading.with(|reading| reading.place.clone())?;
        Some(self.way_to(&place).join(" › "))
    }

    /// The labels on the way to a place of the tree, from the outermost group on; tracked.
    pub fn way_to(self, path: &str) -> Vec<String> {
        let lang = use_lang();
        let trail: Vec<Label> =
            self.reading.with(|reading| trail_of(&reading.looked.tree, path).into_iter().cloned().collect());
        trail.iter().map(|label| self.label_in(label, lang)).collect()
    }

    /// Returns the words of a label; tracked.
    pub fn label(self, label: &Label) -> String {
        let lang = use_lang();
        self.label_in(label, lang)
    }

    fn label_in(self, label: &Label, lang: Lang) -> String {
        let words = ui::i18n::study(lang);
        match label {
            Label::Piece(noun, value) => self.name(*noun, value, lang),
            Label::Seat(seat) => words.seat(usize::from(*seat) + 1),
            Label::Ship(spaces) => words.ship(*spaces),
            Label::Cell(x, y) => words.place(*x, *y),
            Label::Plain(plain) => {
                let edition = self.reading.with(|reading| reading.edition);
                self.studies.field(*plain, edition, lang).to_owned()
            }
        }
    }

    /// Returns the name of a piece; tracked.
    pub fn name(self, noun: Noun, value: &Value, lang: Lang) -> String {
        let edition = self.reading.with(|reading| reading.edition);
        self.studies.name(noun, value, edition, lang)
    }

    /// The drawing of a piece, if it has one; tracked.
    pub fn art(self, noun: Noun, value: &Value) -> Option<String> {
        let edition = self.reading.with(|reading| reading.edition);
        self.studies.art(noun, value, edition)
    }

    /// The configuration of the last legal text, as it is written; tracked.
    pub fn setup(self) -> String {
        self.legal.with(|text| {
            let config = RawFields::of(text).ok().and_then(|fields| fields.value::<Value>("config"));
            config.map(|config| config.to_string()).unwrap_or_default()
        })
    }

    /// Shows the table.
    pub fn look(self) {
        self.scrolled.set_value(window().scroll_y().unwrap_or_default());
        self.looking.set(true);
    }

    /// Goes back to where the page was left.
    pub fn return_to_place(self) {
        let to = self.scrolled.get_value();
        if to > 0.0 {
            request_animation_frame(move || window().scroll_to_with_x_and_y(0.0, to));
        }
    }
}

/// The position of a new game of the usual kind.
fn first_text(info: &'static GameInfo, studies: &'static dyn Studies) -> String {
    let form = form(info.id).expect("invariant: every game has a form");
    let seats = (*form.editions()[0].seats.start()).max(2);
    let setting = Setting {
        edition: 0,
        values: form.defaults(0),
        seats: vec![Player::person(""); seats],
        first: None,
        seed: random(),
    };
    studies.begin(&setting).unwrap_or_default()
}

fn read(studies: &'static dyn Studies, text: &str, lang: Lang) -> Reading {
    let looked = studies.look(text, lang);
    let mut fields = BTreeMap::new();
    for field in looked.tree.iter().flat_map(Group::fields) {
        fields.insert(field.path.clone(), field.clone());
    }
    let mut groups = BTreeMap::new();
    looked.tree.iter().for_each(|group| gather(group, &mut groups));
    let refused = looked.refused.as_ref();
    let place = refused.and_then(|refused| place_of(&looked.tree, &refused.path)).map(str::to_owned);
    Reading { fields, groups, place, edition: studies.edition(text), looked }
}

fn gather(group: &Group, all: &mut BTreeMap<String, Group>) {
    all.insert(key_of(group), group.clone());
    for item in &group.items {
        match item {
            Item::Group(inner) => gather(inner, all),
            Item::Field(Field { control: Control::Map { cells, .. }, .. }) => {
                cells.iter().for_each(|cell| gather(cell, all));
            }
            Item::Field(_) | Item::Adder(_) => {}
        }
    }
}
