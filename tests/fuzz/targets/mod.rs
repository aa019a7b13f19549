//! Targets for untrusted input, one function for each reader of this program. Each checks more than
//! that nothing panics:
//!
//! * what is read is written to something that reads the same;
//! * what is refused has a reason, and has changed nothing;
//! * where page and referee both read it, they come to the same.
//!
//! | Targets | File |
//! |---|---|
//! | saved games, files of them | [`saves`] |
//! | links of every kind | [`links`] |
//! | positions, puzzles, lessons | [`positions`] |
//! | JSON Lines | [`lines`] |
//! | messages between page and worker | [`messages`] |
//! | statistics, deals of the day, reviews, the index | [`kept`] |
//! | the texts of the rules reference | [`texts`] |

mod kept;
mod lines;
mod links;
mod messages;
mod positions;
mod saves;
mod texts;

/// Fate of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// No reader took it.
    Refused,
    /// It was read, and everything about it held.
    Read,
}

/// Form of the inputs of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// JSON, or lines of it.
    Json,
    /// Any other text, or bytes.
    Bytes,
}

pub struct Target {
    /// Name of the target and of the folder of its inputs.
    pub name: &'static str,
    /// Form of its inputs.
    pub form: Form,
    /// Puts an input through it.
    ///
    /// # Panics
    /// If something does not hold.
    pub run: fn(&[u8]) -> Fate,
}

/// Every target.
pub const TARGETS: [Target; 16] = [
    Target { name: "save", form: Form::Json, run: saves::save },
    Target { name: "bundle", form: Form::Json, run: saves::bundle },
    Target { name: "index", form: Form::Json, run: kept::index },
    Target { name: "statistics", form: Form::Json, run: kept::statistics },
    Target { name: "daily", form: Form::Json, run: kept::daily },
    Target { name: "review", form: Form::Json, run: kept::review },
    Target { name: "link", form: Form::Bytes, run: links::text },
    Target { name: "link_inside", form: Form::Bytes, run: links::inside },
    Target { name: "position", form: Form::Json, run: positions::position },
    Target { name: "edit", form: Form::Json, run: positions::edit },
    Target { name: "puzzles", form: Form::Json, run: positions::puzzles },
    Target { name: "lesson", form: Form::Json, run: positions::lesson },
    Target { name: "lines", form: Form::Json, run: lines::lines },
    Target { name: "to_worker", form: Form::Json, run: messages::to_worker },
    Target { name: "from_worker", form: Form::Bytes, run: messages::from_worker },
    Target { name: "rules_text", form: Form::Bytes, run: texts::rules },
];

/// The target called so.
pub fn named(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// The input as text; every reader of texts gets it from something that refuses anything else.
fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}

/// Returns true if anything was read.
fn any(fates: impl IntoIterator<Item = Fate>) -> Fate {
    fates.into_iter().fold(Fate::Refused, |found, fate| if fate == Fate::Read { fate } else { found })
}

/// Does the same for every game.
macro_rules! every_game {
    ($read:ident, $($given:expr),*) => {
        [
            $read::<san_juan::SanJuan>($($given),*),
            $read::<puerto_rico::PuertoRico>($($given),*),
            $read::<ginkgopolis::Ginkgopolis>($($given),*),
        ]
    };
}

use every_game;
