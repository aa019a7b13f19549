//! Where in the program somebody is: the fragment of the address.

use std::fmt;

/// A screen. Written into the address after `#`, so that back, forward,
/// bookmarks and links work without a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `#/`
    Home,
    /// `#/new/<game>` and `#/new/<game>?c=<share code>`
    New {
        /// [`crate::core::Game::ID`].
        game: String,
        /// A set-up somebody shared.
        code: Option<String>,
    },
    /// `#/link/<code>`: a game that somebody handed on.
    Link(String),
    /// `#/table/<save id>`
    Table(String),
    /// `#/results/<save id>`
    Results(String),
    /// `#/saved`
    Saved,
    /// `#/rules/<game>` and `#/rules/<game>/<rule id>`
    Rules {
        /// [`crate::core::Game::ID`].
        game: String,
        /// The rule to show, such as `SJ-BUILD-10`.
        rule: Option<String>,
    },
    /// `#/learn` and `#/learn/<game>`
    Learn(Option<String>),
    /// `#/lesson/<game>/<key>`
    Lesson {
        /// [`crate::core::Game::ID`].
        game: String,
        /// The lesson's key.
        key: String,
    },
    /// `#/puzzles`
    Puzzles,
    /// `#/puzzle/<game>/<id>`
    Puzzle {
        /// [`crate::core::Game::ID`].
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
        /// [`crate::core::Game::ID`].
        game: Option<String>,
        /// The position to begin with; none: the last study.
        from: Option<StudyFrom>,
    },
    /// Any other address.
    Unknown,
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
    /// Reads a fragment, with or without its `#`: addresses come from anywhere.
    pub fn parse(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            ["new", game] => Route::New { game: clean(game), code: value(query, "c=") },
            ["link"] => Route::Link(String::new()),
            // As it came: what is wrong with it is told.
            ["link", code] => Route::Link((*code).to_owned()),
            ["table", id] => Route::Table(clean(id)),
            ["results", id] => Route::Results(clean(id)),
            ["saved"] => Route::Saved,
            ["rules", game] => Route::Rules { game: clean(game), rule: None },
            ["rules", game, rule] => Route::Rules { game: clean(game), rule: Some(clean(rule)) },
            ["puzzles"] => Route::Puzzles,
            ["puzzle", game, id] => Route::Puzzle { game: clean(game), id: clean(id) },
            ["settings"] => Route::Settings,
            ["statistics"] => Route::Statistics,
            ["daily"] => Route::Daily(None),
            ["daily", date] => Route::Daily(Some(clean(date))),
            ["learn", game] => Route::Learn(Some(clean(game))),
            ["learn"] => Route::Learn(None),
            ["lesson", game, key] => Route::Lesson { game: clean(game), key: clean(key) },
            // What people type who look for help: the rules of a game, or all that can be learnt.
            ["help", game] => Route::Rules { game: clean(game), rule: None },
            ["help"] => Route::Learn(None),
            ["study", game] => Route::Study { game: Some(clean(game)), from: study_from(query) },
            ["study"] => Route::Study { game: None, from: None },
            [] => Route::Home,
            _ => Route::Unknown,
        }
    }
}

/// Keys are letters, digits and a few signs; everything else is dropped.
fn clean(part: &str) -> String {
    part.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.')).take(80).collect()
}

fn value(query: &str, name: &str) -> Option<String> {
    query.split('&').find_map(|pair| pair.strip_prefix(name)).map(str::to_owned).filter(|c| !c.is_empty())
}

fn study_from(query: &str) -> Option<StudyFrom> {
    let code = value(query, "p=").map(StudyFrom::Code);
    code.or_else(|| value(query, "s=").map(|id| StudyFrom::Save(clean(&id))))
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => write!(f, "#/"),
            Route::New { game, code: None } => write!(f, "#/new/{game}"),
            Route::New { game, code: Some(code) } => write!(f, "#/new/{game}?c={code}"),
            Route::Link(code) => write!(f, "#/link/{code}"),
            Route::Table(id) => write!(f, "#/table/{id}"),
            Route::Results(id) => write!(f, "#/results/{id}"),
            Route::Saved => write!(f, "#/saved"),
            Route::Rules { game, rule: None } => write!(f, "#/rules/{game}"),
            Route::Rules { game, rule: Some(rule) } => write!(f, "#/rules/{game}/{rule}"),
            Route::Learn(None) => write!(f, "#/learn"),
            Route::Learn(Some(game)) => write!(f, "#/learn/{game}"),
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
mod tests {
    use super::*;

    #[test]
    fn every_route_reads_back_as_written() {
        let routes = [
            Route::Home,
            Route::New { game: "san-juan".into(), code: None },
            Route::New { game: "san-juan".into(), code: Some("eyJ2Ij-_x".into()) },
            Route::Link("AgpzYW4t_x".into()),
            Route::Table("k3_9".into()),
            Route::Results("k3_9".into()),
            Route::Saved,
            Route::Rules { game: "san-juan".into(), rule: None },
            Route::Rules { game: "san-juan".into(), rule: Some("SJ-BUILD-10".into()) },
            Route::Learn(None),
            Route::Learn(Some("ginkgopolis".into())),
            Route::Lesson { game: "san-juan".into(), key: "trade".into() },
            Route::Puzzles,
            Route::Puzzle { game: "puerto-rico".into(), id: "0a1b2c3d".into() },
            Route::Settings,
            Route::Statistics,
            Route::Daily(None),
            Route::Daily(Some("2026-11-23".into())),
            Route::Study { game: None, from: None },
            Route::Study { game: Some("san-juan".into()), from: None },
            Route::Study { game: Some("san-juan".into()), from: Some(StudyFrom::Code("eyJ2Ij-_x".into())) },
            Route::Study { game: Some("san-juan".into()), from: Some(StudyFrom::Save("k3_9".into())) },
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
    }

    #[test]
    fn whoever_looks_for_help_comes_to_the_rules_or_to_the_lessons() {
        let rules = Route::Rules { game: "puerto-rico".into(), rule: None };
        assert_eq!(Route::parse("#/help/puerto-rico"), rules);
        assert_eq!(Route::parse("#/help"), Route::Learn(None));
    }

    #[test]
    fn what_is_nowhere_is_told_apart_from_home_and_signs_are_dropped() {
        assert_eq!(Route::parse("#/no/such/place"), Route::Unknown);
        assert_eq!(Route::parse(""), Route::Home);
        assert_eq!(Route::parse("#/table/<img src=x>"), Route::Table("imgsrcx".into()));
    }
}
