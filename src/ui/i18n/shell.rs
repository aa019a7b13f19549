//! Texts around the screens: names of languages, preferences, common buttons.

/// The texts.
pub struct Messages {
    /// The project's name.
    pub project: &'static str,
    /// Label of the switch to the other language, written in that language.
    pub to_other: &'static str,
    /// The other language did not come.
    pub language_missing: &'static str,
    /// Label of the language choice.
    pub language: &'static str,
    /// Languages of the page, and the reason for not translating it.
    pub not_translated: &'static str,
    /// Something translates the page all the same.
    pub translated: &'static str,
    /// Skip link to the main part.
    pub skip: &'static str,
    /// The storage did not take the latest of settings, solutions, reviews.
    pub unkept: &'static str,
    /// Closes what lies on top.
    pub close: &'static str,
    /// Goes back a screen.
    pub back: &'static str,
    /// To the home screen.
    pub home: &'static str,
    /// Opens the menu.
    pub menu: &'static str,
    /// Switch: opponents wait while a choice can be taken back.
    pub undo_time: &'static str,
    /// Heading of an address that leads nowhere.
    pub nowhere: &'static str,
    /// Opens the settings.
    pub settings: &'static str,
    /// Opens the rules.
    pub rules: &'static str,
    /// Theme choice.
    pub theme: &'static str,
    /// Theme: system, light, dark.
    pub themes: [&'static str; 3],
    /// Pace choice.
    pub pace: &'static str,
    /// Pace: step, slow, normal, fast, instant.
    pub paces: [&'static str; 5],
    /// Choice of how long an opponent thinks that uses its time.
    pub thinking: &'static str,
    /// Short, normal, long.
    pub thinking_times: [&'static str; 3],
    /// Motion choice.
    pub motion: &'static str,
    /// Motion: system, full, reduced.
    pub motions: [&'static str; 3],
    /// Confirmation choice.
    pub confirm: &'static str,
    /// Confirmation: never, turn end, turn end and roles, always.
    pub confirms: [&'static str; 4],
    /// Text size choice.
    pub text_size: &'static str,
    /// Switch: letters on goods and seats.
    pub colour_aids: &'static str,
    /// Switch: single-key shortcuts.
    pub shortcuts: &'static str,
}
