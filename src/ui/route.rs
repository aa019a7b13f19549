//! Routes of the program: the fragment of the address.

mod sent;

use std::fmt;

use serde::{Deserialize, Serialize};

/// A screen. Written into the address after `#`, so that back, forward,
/// bookmarks and links work without a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `#/`
    Home,
    /// `#/new/<game>` and `#/new/<game>?c=<share code>`
    New {
        /// [`game_core::Game::ID`].
        game: String,
        /// A set-up somebody shared.
        code: Option<String>,
    },
    /// `#/new/<game>?w=together` and `#/new/<game>?w=link`: a table for several people.
    NewFor {
        /// [`game_core::Game::ID`].
        game: String,
        /// Company at the table.
        company: Company,
    },
    /// `#/link/<code>`: a game that somebody handed on.
    Link(String),
    /// `#/join/<code>`: a table at another device; without a code, the ways to one.
    Join(String),
    /// `#/answer/<code>`: the answer of a device that was invited to a table here.
    Answer(String),
    /// `#/table/<save id>`
    Table(String),
    /// `#/results/<save id>`
    Results(String),
    /// `#/review/<save id>`
    Review(String),
    /// `#/saved`
    Saved,
    /// `#/rules/<game>` and `#/rules/<game>/<rule id>`
    Rules {
        /// [`game_core::Game::ID`].
        game: String,
        /// The rule to show, such as `SJ-BUILD-10`.
        rule: Option<String>,
    },
    /// `#/learn` and `#/learn/<game>`
    Learn(Option<String>),
    /// `#/guided/<game>`: a first game with a coach.
    Guided(String),
    /// `#/lesson/<game>/<key>`
    Lesson {
        /// [`game_core::Game::ID`].
        game: String,
        /// The lesson's key.
        key: String,
    },
    /// `#/puzzles`
    Puzzles,
    /// `#/puzzle/<game>/<id>`
    Puzzle {
        /// [`game_core::Game::ID`].
        game: String,
        /// Its name.
        id: String,
    },
    /// `#/settings`
    Settings,
    /// `#/statistics`
    Statistics,
    /// `#/daily` and `#/daily/2026-11-23`
    Daily(Option<String>),
    /// `#/study`, `#/study/<game>`, `#/study/<game>?p=<code>` and `#/study/<game>?s=<save id>`
    Study {
        /// [`game_core::Game::ID`].
        game: Option<String>,
        /// The position to begin with; none: the last study.
        from: Option<StudyFrom>,
    },
    /// Any other address.
    Unknown,
}

/// Several people at a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Company {
    /// People at this device.
    Together,
    /// People at devices of their own, who send each other links.
    ByLink,
    /// People at devices of their own, which are connected.
    ByDevices,
}

impl Company {
    /// Every company, in the order in which they are offered.
    pub const ALL: [Company; 3] = [Company::Together, Company::ByDevices, Company::ByLink];

    /// Key in an address.
    fn key(self) -> &'static str {
        match self {
            Company::Together => "together",
            Company::ByLink => "link",
            Company::ByDevices => "devices",
        }
    }

    fn of_query(query: &str) -> Option<Company> {
        let key = sent::key(&sent::value(query, "w=")?);
        Company::ALL.into_iter().find(|company| company.key() == key)
    }
}

/// The position that a study begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyFrom {
    /// One that somebody shared.
    Code(String),
    /// That of the saved game with this key.
    Save(String),
}

impl Route {
    /// Reads a fragment, with or without its `#`: addresses come from anywhere, and in any state; see [`sent`].
    pub fn parse(fragment: &str) -> Route {
        let plain = sent::plain(fragment);
        let (path, query) = sent::halves(&plain);
        if let Some(rest) = sent::behind_link(path) {
            return Route::Link(sent::code_or_text(rest));
        }
        if let Some(rest) = path.strip_prefix("join/") {
            return Route::Join(sent::code_or_text(rest));
        }
        if let Some(rest) = path.strip_prefix("answer/") {
            return Route::Answer(sent::code_or_text(rest));
        }
        let keys = sent::keys(path);
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        match keys.as_slice() {
            ["new", game] => match Company::of_query(query) {
                Some(company) => Route::NewFor { game: (*game).to_owned(), company },
                None => Route::New { game: (*game).to_owned(), code: sent::code(query, "c=") },
            },
            ["table", id] => Route::Table((*id).to_owned()),
            ["results", id] => Route::Results((*id).to_owned()),
            ["review", id] => Route::Review((*id).to_owned()),
            ["join"] => Route::Join(String::new()),
            ["saved"] => Route::Saved,
            // What people type who look for help: the rules of a game, or all that can be learnt.
            ["rules" | "help", game] => Route::Rules { game: (*game).to_owned(), rule: None },
            ["rules", game, rule] => {
                Route::Rules { game: (*game).to_owned(), rule: Some((*rule).to_owned()) }
            }
            ["puzzles"] => Route::Puzzles,
            ["puzzle", game, id] => Route::Puzzle { game: (*game).to_owned(), id: (*id).to_owned() },
            ["settings"] => Route::Settings,
            ["statistics"] => Route::Statistics,
            ["daily"] => Route::Daily(sent::unknown(query)),
            ["daily", date] => Route::Daily(Some((*date).to_owned())),
            ["learn", game] => Route::Learn(Some((*game).to_owned())),
            ["learn" | "help"] => Route::Learn(None),
            ["guided", game] => Route::Guided((*game).to_owned()),
            ["lesson", game, key] => Route::Lesson { game: (*game).to_owned(), key: (*key).to_owned() },
            ["study", game] => Route::Study { game: Some((*game).to_owned()), from: study_from(query) },
            ["study"] => Route::Study { game: None, from: None },
            [] => Route::Home,
            _ => Route::Unknown,
        }
    }
}

fn study_from(query: &str) -> Option<StudyFrom> {
    match sent::value(query, "s=") {
        Some(id) => Some(StudyFrom::Save(sent::key(&id))),
        None => sent::code(query, "p=").map(StudyFrom::Code),
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => write!(f, "#/"),
            Route::New { game, code: None } => write!(f, "#/new/{game}"),
            Route::New { game, code: Some(code) } => write!(f, "#/new/{game}?c={code}"),
            Route::NewFor { game, company } => write!(f, "#/new/{game}?w={}", company.key()),
            Route::Link(code) => write!(f, "#/link/{code}"),
            Route::Join(code) => write!(f, "#/join/{code}"),
            Route::Answer(code) => write!(f, "#/answer/{code}"),
            Route::Table(id) => write!(f, "#/table/{id}"),
            Route::Results(id) => write!(f, "#/results/{id}"),
            Route::Review(id) => write!(f, "#/review/{id}"),
            Route::Saved => write!(f, "#/saved"),
            Route::Rules { game, rule: None } => write!(f, "#/rules/{game}"),
            Route::Rules { game, rule: Some(rule) } => write!(f, "#/rules/{game}/{rule}"),
            Route::Learn(None) => write!(f, "#/learn"),
            Route::Learn(Some(game)) => write!(f, "#/learn/{game}"),
            Route::Guided(game) => write!(f, "#/guided/{game}"),
            Route::Lesson { game, key } => write!(f, "#/lesson/{game}/{key}"),
            Route::Puzzles => write!(f, "#/puzzles"),
            Route::Puzzle { game, id } => write!(f, "#/puzzle/{game}/{id}"),
            Route::Settings => write!(f, "#/settings"),
            Route::Statistics => write!(f, "#/statistics"),
            Route::Daily(None) => write!(f, "#/daily"),
            Route::Daily(Some(date)) => write!(f, "#/daily/{date}"),
            Route::Study { game: None, .. } => write!(f, "#/study"),
            Route::Study { game: Some(game), from: None } => write!(f, "#/study/{game}"),
            Route::Study { game: Some(game), from: Some(StudyFrom::Code(code)) } => {
                write!(f, "#/study/{game}?p={code}")
            }
            Route::Study { game: Some(game), from: Some(StudyFrom::Save(id)) } => {
                write!(f, "#/study/{game}?s={id}")
            }
            Route::Unknown => write!(f, "#/nowhere"),
        }
    }
}

#[cfg(test)]
mod tests;
