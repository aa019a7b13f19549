//! Preferences of a player, kept from visit to visit.

use serde::{Deserialize, Serialize};

use super::i18n::Lang;

/// The look of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// Most seats at a table at which each move and each end of a phase is shown for the whole time of a pace.
const SEATS_AT_FULL_TIME: u32 = 4;

/// Least time for a move or the end of a phase, in ms: that of a piece that travels.
const LEAST_MS: u32 = 250;

/// Returns the part of a time of `ms` that is left at a table of so many `seats`. A round has as many moves as seats times
/// roles, and where many sit, about as many roles as seats: by the square a round takes no longer than with four.
fn at_table(ms: u32, seats: usize) -> u32 {
    let seats = (seats as u32).max(SEATS_AT_FULL_TIME);
    (ms * SEATS_AT_FULL_TIME.pow(2) / seats.pow(2)).max(ms.min(LEAST_MS))
}

/// Speed at which other seats' moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Each move waits for a tap.
    Step,
    /// Twice as long as normal.
    Slow,
    /// A quarter of a second to travel, a third to look.
    #[default]
    Normal,
    /// Half of that.
    Fast,
    /// No waiting at all.
    Instant,
}

impl Pace {
    /// Every pace, slowest first.
    pub const ALL: [Pace; 5] = [Pace::Step, Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// Returns the time for one move of another seat at a table of so many `seats`, in ms: less from five seats on, so
    /// that a round stays short.
    pub fn move_ms(self, seats: usize) -> u32 {
        at_table(self.hold_ms(), seats)
    }

    /// Returns the time for one move of another seat at a table of up to four, in ms.
    const fn hold_ms(self) -> u32 {
        match self {
            Pace::Step | Pace::Normal => 600,
            Pace::Slow => 1200,
            Pace::Fast => 300,
            Pace::Instant => 0,
        }
    }

    /// Returns the time for a part of a step, in ms.
    pub const fn part_ms(self) -> u32 {
        self.hold_ms() * 2 / 3
    }

    /// Returns true if there is no time for each reason of a seat that the rules play: a board that folds them says in one
    /// line what comes of them, so that a round stays short.
    pub const fn folds_reasons(self) -> bool {
        matches!(self, Pace::Normal | Pace::Fast)
    }

    /// Returns the time for a step in the choice of a seat that the rules play, in ms.
    pub const fn thought_ms(self) -> u32 {
        self.hold_ms() * 2
    }

    /// Returns the time for the end of a phase at a table of so many `seats`, in ms; likewise.
    pub fn phase_ms(self, seats: usize) -> u32 {
        let full = match self {
            Pace::Step | Pace::Normal => 1000,
            Pace::Slow => 2000,
            Pace::Fast => 500,
            Pace::Instant => 0,
        };
        at_table(full, seats)
    }

    /// Returns the time in which a choice can be taken back before an opponent answers it, in ms.
    pub const fn undo_ms(self) -> u32 {
        match self {
            Pace::Instant => 0,
            Pace::Fast => 1000,
            Pace::Step | Pace::Slow | Pace::Normal => 1500,
        }
    }

    /// The least time between the question to an opponent and its answer, so
    /// that the viewer can follow, in ms.
    pub const fn least_thought_ms(self) -> u32 {
        match self {
            Pace::Instant => 0,
            Pace::Fast => 300,
            Pace::Step | Pace::Slow | Pace::Normal => 500,
        }
    }
}

/// Time for which an opponent thinks that uses its time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    /// Less than half of the usual time.
    Short,
    /// Within a second.
    #[default]
    Normal,
    /// Twice as long.
    Long,
}

impl Thinking {
    /// Every time, shortest first.
    pub const ALL: [Thinking; 3] = [Thinking::Short, Thinking::Normal, Thinking::Long];

    /// The time for a choice, in ms.
    pub const fn ms(self) -> u32 {
        match self {
            Thinking::Short => 300,
            Thinking::Normal => 700,
            Thinking::Long => 1500,
        }
    }
}

/// Amount of motion on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the system says.
    #[default]
    System,
    /// Pieces travel.
    Full,
    /// Short cross-fades only.
    Reduced,
}

/// When a choice needs a second tap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirm {
    /// Never, unless several things are chosen together.
    Never,
    /// Choices that end the own turn in a phase, or cannot be taken back.
    #[default]
    TurnEnd,
    /// Always.
    Always,
    /// As at the end of a turn, and roles are taken with a second tap.
    Roles,
}

/// When the screen stays awake while a game waits for somebody at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awake {
    /// Unless the battery is low. Nothing tells a page that a device saves its battery; a browser that does may refuse.
    #[default]
    Battery,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// State of a device's battery.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Battery {
    /// Charge, from 0 to 1.
    pub level: f64,
    /// True if it is being charged.
    pub is_charging: bool,
}

/// From here on down a battery is low: devices begin to save it then.
const LOW: f64 = 0.2;

impl Awake {
    /// Returns true if the screen is to stay awake with this battery; `None` where nobody tells.
    pub fn holds(self, battery: Option<Battery>) -> bool {
        match self {
            Awake::Always => true,
            Awake::Never => false,
            Awake::Battery => !battery.is_some_and(|battery| !battery.is_charging && battery.level <= LOW),
        }
    }
}

/// The size of text in per cent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    /// 100 %.
    #[default]
    Normal,
    /// 115 %.
    Large,
    /// 130 %.
    Larger,
    /// 150 %.
    Largest,
}

impl TextSize {
    /// Every size, smallest first.
    pub const ALL: [TextSize; 4] = [TextSize::Normal, TextSize::Large, TextSize::Larger, TextSize::Largest];

    /// The size in per cent, as the style sheet's attribute spells it.
    pub const fn percent(self) -> &'static str {
        match self {
            TextSize::Normal => "100",
            TextSize::Large => "115",
            TextSize::Larger => "130",
            TextSize::Largest => "150",
        }
    }
}

/// All preferences but theme and language, which have keys of their own
/// because `src/shell/theme.js` reads them before the program arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StoredPreferences {
    /// Speed at which other seats' moves are shown.
    pub pace: Pace,
    /// Time for which an opponent thinks that uses its time.
    pub thinking: Thinking,
    /// Amount of motion.
    pub motion: Motion,
    /// When a choice needs a second tap.
    pub confirm: Confirm,
    /// The size of text.
    pub text: TextSize,
    /// True if goods and seats carry a letter besides shape and colour.
    pub colour_aids: bool,
    /// True if single keys are shortcuts (WCAG 2.1.4 wants a way to stop them).
    pub shortcuts: bool,
    /// True if an opponent waits as long as the choice before can be taken back; see
    /// [`Pace::undo_ms`].
    pub undo_time: bool,
    /// True if hints can be asked for.
    pub hints: bool,
    /// When the screen stays awake while a game waits.
    pub awake: Awake,
    /// True if what is asked for the first time is explained, in the first games.
    pub first_times: bool,
    /// True if the table makes sounds.
    pub sound: bool,
    /// Volume, from 0 to [`LOUDEST`]; more counts as that.
    pub volume: u8,
    /// True if the device trembles when somebody at it is on turn, where it can.
    pub vibration: bool,
}

/// The volume at its loudest, in per cent.
pub const LOUDEST: u8 = 100;
/// The volume to begin with.
const USUAL_VOLUME: u8 = 60;

impl Default for StoredPreferences {
    fn default() -> Self {
        StoredPreferences {
            pace: Pace::default(),
            thinking: Thinking::default(),
            motion: Motion::default(),
            confirm: Confirm::default(),
            text: TextSize::default(),
            colour_aids: false,
            shortcuts: true,
            undo_time: true,
            hints: true,
            awake: Awake::default(),
            first_times: true,
            sound: false,
            volume: USUAL_VOLUME,
            vibration: false,
        }
    }
}

#[cfg(target_arch = "wasm32")]
pub use store::{Prefs, Switch, first_language, languages_of_browser, read_in_browser};

#[cfg(target_arch = "wasm32")]
mod store {
    use std::cell::Cell;

    use leptos::prelude::*;

    use super::{Lang, Motion, StoredPreferences, Theme};
    use crate::library::{remember, remembered};
    use crate::subscribers::release_subscribers;

    const THEME: &str = "sobremesa.theme";
    const LANG: &str = "sobremesa.lang";
    const REST: &str = "sobremesa.prefs";

    /// State of switching the language.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Switch {
        /// It is shown.
        Done,
        /// Its words are on their way.
        Coming(Lang),
        /// They did not come.
        Missing(Lang),
    }

    /// The preferences as signals. Changing one applies it to the
    /// root element at once and keeps it, where storage allows.
    #[derive(Clone, Copy)]
    pub struct Prefs {
        /// The language of everything on the screen; switched by
        /// [`Prefs::speak`].
        pub lang: RwSignal<Lang>,
        /// State of the switch to the language that was asked for last.
        pub switch: RwSignal<Switch>,
        /// Notified when words in a second language have come; see [`ask_beside`](crate::i18n::ask_beside).
        pub beside: RwSignal<()>,
        /// By day or by night.
        pub theme: RwSignal<Theme>,
        /// The others.
        pub kept: RwSignal<StoredPreferences>,
    }

    thread_local! {
        /// The one of this page. In no context: handlers and timers, which ask for it as well, have none.
        static HERE: Cell<Option<Prefs>> = const { Cell::new(None) };
    }

    impl Prefs {
        /// Reads what was kept and provides it to everything below. Call once,
        /// with the [`first_language`].
        pub fn provide(lang: Lang) -> Prefs {
            let prefs = Prefs {
                lang: RwSignal::new(lang),
                switch: RwSignal::new(Switch::Done),
                beside: RwSignal::new(()),
                theme: RwSignal::new(remembered(THEME).unwrap_or_default()),
                kept: RwSignal::new(remembered(REST).unwrap_or_default()),
            };
            HERE.set(Some(prefs));
            keep(prefs.lang, apply_lang, |lang| remember(LANG, &lang.tag()));
            keep(prefs.theme, apply_theme, |theme| remember(THEME, theme));
            keep(prefs.kept, apply_kept, |kept| remember(REST, kept));
            prefs
        }

        /// The preferences of this page.
        pub fn get() -> Prefs {
            HERE.get().expect("invariant: the page provides it before anything is shown")
        }

        /// Forgets who has read a preference and is gone; see [`release_subscribers`].
        pub fn release_subscribers(self) {
            release_subscribers(self.lang);
            release_subscribers(self.switch);
            release_subscribers(self.beside);
            release_subscribers(self.theme);
            release_subscribers(self.kept);
        }
    }

    fn apply_lang(lang: &Lang) {
        set_root("lang", lang.tag());
    }

    fn apply_theme(theme: &Theme) {
        match theme {
            Theme::System => remove_root("data-theme"),
            Theme::Light => set_root("data-theme", "light"),
            Theme::Dark => set_root("data-theme", "dark"),
        }
    }

    fn apply_kept(kept: &StoredPreferences) {
        match kept.motion {
            Motion::System => remove_root("data-motion"),
            Motion::Full => set_root("data-motion", "full"),
            Motion::Reduced => set_root("data-motion", "reduced"),
        }
        set_root("data-text-scale", kept.text.percent());
        set_root("data-aids", if kept.colour_aids { "on" } else { "off" });
    }

    /// Applies a preference now and whenever it may have changed, and remembers what has.
    fn keep<T>(preference: RwSignal<T>, apply: impl Fn(&T) + 'static, write: impl Fn(&T) + 'static)
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        Effect::new(move |before: Option<T>| {
            let now = preference.get();
            apply(&now);
            if before.is_some_and(|before| before != now) {
                write(&now);
            }
            now
        });
    }

    /// The language of the last visit, or else that of the browser, or else English. `src/shell/theme.js` chooses by the
    /// same rule.
    pub fn first_language() -> Lang {
        let kept: Option<String> = remembered(LANG);
        kept.as_deref().and_then(Lang::from_tag).or_else(read_in_browser).unwrap_or(Lang::En)
    }

    /// The language of ours that the browser asks for first.
    pub fn read_in_browser() -> Option<Lang> {
        languages_of_browser().first().copied()
    }

    /// The languages of ours that the browser asks for, the first first.
    pub fn languages_of_browser() -> Vec<Lang> {
        let tags = window().navigator().languages();
        tags.iter().filter_map(|tag| Lang::read(&tag.as_string()?)).collect()
    }

    fn root() -> Option<web_sys::Element> {
        document().document_element()
    }

    fn set_root(name: &str, value: &str) {
        if let Some(root) = root() {
            root.set_attribute(name, value).expect("invariant: attribute names are constants");
        }
    }

    fn remove_root(name: &str) {
        if let Some(root) = root() {
            root.remove_attribute(name).expect("invariant: attribute names are constants");
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::json;

    use super::*;

    /// Preferences as the page kept them before it could make sounds.
    const BEFORE_SOUND: &str = r#"{"pace":"fast","thinking":"long","motion":"reduced","confirm":"always",
        "text":"larger","colour_aids":true,"shortcuts":false,"undo_time":false,"hints":false,"first_times":false}"#;

    #[test]
    fn preferences_kept_before_there_was_sound_are_read_and_sound_is_off() {
        let kept: StoredPreferences = serde_json::from_str(BEFORE_SOUND).expect("older preferences are read");
        assert_eq!((kept.pace, kept.text, kept.shortcuts), (Pace::Fast, TextSize::Larger, false));
        assert_eq!((kept.sound, kept.volume, kept.vibration), (false, USUAL_VOLUME, false));
        assert_eq!(kept.awake, Awake::Battery);
    }

    #[test]
    fn the_screen_is_left_to_a_device_whose_battery_is_low() {
        let battery = |level, is_charging| Some(Battery { level, is_charging });
        for (battery, is_good) in [
            (None, true),
            (battery(1.0, false), true),
            (battery(0.21, false), true),
            (battery(0.2, false), false),
            (battery(0.05, false), false),
            (battery(0.05, true), true),
        ] {
            assert_eq!(Awake::Battery.holds(battery), is_good, "{battery:?}");
            assert!(Awake::Always.holds(battery) && !Awake::Never.holds(battery));
        }
    }

    #[test]
    fn preferences_are_read_as_they_were_written() {
        let kept =
            StoredPreferences { sound: true, volume: 35, vibration: true, ..StoredPreferences::default() };
        let again: StoredPreferences =
            serde_json::from_str(&json::write(&kept)).expect("what was written is read");
        assert_eq!(again, kept);
    }
}
