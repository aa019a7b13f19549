//! Ginkgopolis as the pages around the table know it.

use sobremesa::ai::LevelId;
use sobremesa::core::Seat;
use sobremesa::games::ginkgopolis::{Config, Ginkgopolis, Mode, View};

use super::Listed;
use super::form::{EditionForm, OptionForm};
use super::host::{Exhibit, Host, Hosted, Knob, Seatings};
use crate::app::boards::city::front;
use crate::app::i18n::{Lang, Words};

/// The modes, in the order in which they are offered.
const OFFERED: [Mode; 4] = [Mode::Beginner, Mode::Draft, Mode::Solo, Mode::SoloExpert];

/// Who has the second seat of a solo game (GK-MOD-02).
const HAL: Option<fn(&Words) -> &'static str> = Some(|words| words.ginkgopolis().hal);

/// All of the game.
pub(super) const HOST: &dyn Host = &Seatings::<Ginkgopolis>::NEW;

impl Listed for Ginkgopolis {
    fn round(view: &View) -> u16 {
        view.round
    }

    fn fronts(view: &View, seat: Seat) -> Vec<String> {
        view.seats[seat.index()].cards.iter().map(|&card| front(card)).collect()
    }
}

impl Hosted for Ginkgopolis {
    const EDITIONS: &'static [EditionForm] = &[
        EditionForm {
            words: |words| words.ginkgopolis().setup.beginner,
            seats: 2..=5,
            duel: |_| "",
            by_rule: None,
        },
        EditionForm {
            words: |words| words.ginkgopolis().setup.draft,
            seats: 2..=5,
            duel: |_| "",
            by_rule: None,
        },
        EditionForm {
            words: |words| words.ginkgopolis().setup.solo,
            seats: 2..=2,
            duel: |_| "",
            by_rule: HAL,
        },
        EditionForm {
            words: |words| words.ginkgopolis().setup.expert,
            seats: 2..=2,
            duel: |_| "",
            by_rule: HAL,
        },
    ];

    const OPTIONS: &'static [Knob<Config>] = &[Knob {
        form: OptionForm {
            words: |words| words.ginkgopolis().setup.open_screens,
            editions: &[0, 1],
            seats: 2..=5,
            fine: false,
        },
        get: |config| u8::from(config.open_screens),
        set: |config, value| config.open_screens = value == 1,
    }];

    fn edition(config: &Config) -> usize {
        OFFERED.iter().position(|&mode| mode == config.mode).unwrap_or_default()
    }

    fn configured(edition: usize, players: u8, first: Option<Seat>) -> Config {
        let mode = OFFERED[edition];
        let players = if Self::EDITIONS[edition].by_rule.is_some() { 1 } else { players };
        Config { mode, players, first, ..Config::default() }
    }

    fn first(config: &Config) -> Option<Seat> {
        config.first
    }

    fn beats_below(_: LevelId) -> Option<u8> {
        None
    }

    fn exhibit(_key: &str, _lang: Lang) -> Option<Exhibit> {
        None
    }

    #[cfg(target_arch = "wasm32")]
    fn exhibit_face(_key: &str, _lang: Lang) -> crate::app::dom::View {
        crate::app::dom::View::None
    }
}
