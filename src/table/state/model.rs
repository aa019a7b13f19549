//! Models that every table shows, whatever the game: prompt bar, taps, card sheets.

/// The prompt bar. `T` is the game's target.
#[derive(Clone, Debug, PartialEq)]
pub struct PromptModel<T> {
    /// True if the person who looks has to decide.
    pub mine: bool,
    /// The drawing that says which power or phase asks: an id in the sprite.
    pub icon: Option<String>,
    /// The verb and its object.
    pub head: String,
    /// Limits and progress.
    pub text: String,
    /// Explanation of a price, or of a card.
    pub note: Option<String>,
    /// Small controls beside the note.
    pub asides: Vec<Button<T>>,
    /// Number chosen of the number due, and the same in words.
    pub meter: Option<Meter>,
    /// At most three, the main one last; undo is added by the table.
    pub buttons: Vec<Button<T>>,
}

impl<T> PromptModel<T> {
    /// Says what others are doing, or that the game is over.
    pub fn of_others(icon: Option<String>, head: String) -> Self {
        PromptModel {
            mine: false,
            icon,
            head,
            text: String::new(),
            note: None,
            asides: Vec::new(),
            meter: None,
            buttons: Vec::new(),
        }
    }
}

/// Number chosen of the number due.
#[derive(Clone, Debug, PartialEq)]
pub struct Meter {
    /// Chosen.
    pub on: u8,
    /// Wanted.
    pub of: u8,
    /// The same in words.
    pub spoken: String,
}

/// A button of the prompt bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Button<T> {
    pub label: String,
    /// Target that it stands for.
    pub target: T,
    /// True if it is the main one.
    pub main: bool,
    /// True if it can be pressed; if not, a press says why.
    pub ready: bool,
    /// True if it shows something hidden and cannot be undone.
    pub sealed: bool,
}

/// Meaning of a tap on a target. `A` is the game's action, `D` its draft, `T` its target.
#[derive(Clone, Debug, PartialEq)]
pub enum Tap<A, D, T> {
    /// The selection changes.
    Draft(D),
    /// These actions are carried out together.
    Act(Vec<A>),
    /// Nothing happens, because the rules refuse this.
    Refused(A),
    /// Nothing happens, for this reason and by this rule.
    Say(String, &'static str),
    /// The sheet of a card is shown.
    Sheet(Sheet),
    /// Several things could be meant.
    Choose(Vec<(String, T)>),
    /// Nothing at all.
    Nothing,
}

/// A card sheet: everything about one card.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The drawing: an id in the sprite.
    pub art: String,
    /// Its colour stripe, if it has one.
    pub stripe: Option<&'static str>,
    /// Class of the card.
    pub class: String,
    pub name: String,
    /// Its name in the other language.
    pub other_name: String,
    /// Printed figures, with labels.
    pub facts: Vec<(String, String)>,
    pub effect: String,
    /// Present meaning for the reader.
    pub now: Vec<String>,
    /// The rule behind it.
    pub rule: &'static str,
}
