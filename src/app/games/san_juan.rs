//! San Juan as the pages around the table know it.

use sobremesa::ai::LevelId;
use sobremesa::core::Seat;
use sobremesa::games::san_juan::data::buildings::Y1897;
use sobremesa::games::san_juan::{Config, Edition, Kind, SanJuan, View};

use super::Listed;
use super::form::{EditionForm, OptionForm};
use super::host::{Exhibit, Host, Hosted, Knob, Seatings};
use crate::app::boards::tableau::cards::scores_by_effect;
use crate::app::i18n::{Lang, Words, words};

/// An option that is on or off in the 1897 edition.
const fn switch(words: fn(&Words) -> [&'static str; 2], fine: bool) -> OptionForm {
    OptionForm { words, editions: &[0], seats: 2..=4, fine }
}

/// All of the game.
pub(super) const HOST: &dyn Host = &Seatings::<SanJuan>::NEW;

impl Listed for SanJuan {
    fn round(view: &View) -> u16 {
        view.round
    }

    fn fronts(view: &View, seat: Seat) -> Vec<String> {
        view.seats[seat.index()].city.iter().map(|slot| format!("b-{}", slot.kind)).collect()
    }
}

impl Hosted for SanJuan {
    const EDITIONS: &'static [EditionForm] = &[EditionForm {
        words: |words| words.san_juan().options.y1897,
        seats: 2..=4,
        duel: |words| words.san_juan().options.duel,
        by_rule: None,
    }];

    const OPTIONS: &'static [Knob<Config>] = &[
        Knob {
            form: switch(|words| words.san_juan().options.opening_draft, false),
            get: |config| u8::from(config.opening_draft),
            set: |config, value| config.opening_draft = value == 1,
        },
        Knob {
            form: switch(|words| words.san_juan().options.cheap_resort, true),
            get: |config| u8::from(config.switches.resort_cost_1897 == 3),
            set: |config, value| config.switches.resort_cost_1897 = if value == 1 { 3 } else { 4 },
        },
        Knob {
            form: switch(|words| words.san_juan().options.rebuild_covered, true),
            get: |config| u8::from(config.switches.rebuild_covered_types),
            set: |config, value| config.switches.rebuild_covered_types = value == 1,
        },
    ];

    fn edition(config: &Config) -> usize {
        match config.edition {
            // Only 1897 can be set up here; the classic edition has no words of its own yet.
            Edition::Y1897 | Edition::Classic => 0,
        }
    }

    fn configured(_: usize, players: u8, first: Option<Seat>) -> Config {
        Config { players, first, ..Config::default() }
    }

    fn first(config: &Config) -> Option<Seat> {
        config.first
    }

    fn beats_below(level: LevelId) -> Option<u8> {
        level.level().beats_below
    }

    fn exhibit(key: &str, lang: Lang) -> Option<Exhibit> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.key() == key)?;
        let (text, facts) = (&words(lang).san_juan(), &words(lang).rules);
        let def = &Y1897[kind.index()];
        let points = if scores_by_effect(kind) { facts.varies.to_owned() } else { def.vp.to_string() };
        Some(Exhibit {
            name: text.kinds[kind.index()].to_owned(),
            other_name: words(lang.other()).san_juan().kinds[kind.index()].to_owned(),
            class: (text.class)(def.class).to_owned(),
            facts: vec![
                (facts.cost, def.cost.to_string()),
                (facts.points, points),
                (facts.copies, def.count.to_string()),
            ],
            effect: text.effects[kind.index()].to_owned(),
        })
    }

    #[cfg(target_arch = "wasm32")]
    fn exhibit_face(key: &str, lang: Lang) -> crate::app::dom::View {
        crate::app::boards::tableau::printed(key, lang)
    }
}
