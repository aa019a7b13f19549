//! Tables between what a set-up page says of them and the session that is dealt.

use ai::LevelId;
use session::save::Entrance;
use session::{Player, Session, TableSetup};

use super::form::Setting;
use super::module::GamePages;
use super::pending::Fresh;
use crate::board::ConfigOf;

/// The keys of what a configuration has of [`GamePages::MODULE_KEYS`].
pub fn module_keys<G: GamePages>(config: &ConfigOf<G>) -> Vec<&'static str> {
    let is_on = |at: usize| (G::OPTIONS[at].get)(config) > 0;
    G::MODULE_KEYS.iter().filter(|&&(_, at)| is_on(at)).map(|&(key, _)| key).collect()
}

/// The table that a setting stands for. Options that the edition or the number of seats does not offer keep their usual
/// value.
pub fn table<G: GamePages>(setting: &Setting) -> TableSetup<G::Game> {
    let seats = setting.seats.len();
    let by_rule = G::EDITIONS[setting.edition].seats_by_rule(&setting.values, seats);
    let mut config = G::configured(setting.edition, seats as u8, setting.first.filter(|_| by_rule == 0));
    for (option, &value) in G::OPTIONS.iter().zip(&setting.values) {
        if option.form.is_offered(setting.edition, seats, &setting.values) {
            (option.set)(&mut config, value);
        }
    }
    let mut players = setting.seats.clone();
    // The rules are nobody to hand the device to.
    for player in players.iter_mut().rev().take(by_rule) {
        *player = Player::opponent("", LevelId::Apprentice);
    }
    TableSetup { config, seed: setting.seed, seats: players }
}

pub(super) fn setting<G: GamePages>(table: TableSetup<G::Game>) -> Setting {
    Setting {
        edition: G::edition(&table.config),
        values: G::OPTIONS.iter().map(|option| (option.get)(&table.config)).collect(),
        first: G::first(&table.config),
        seats: table.seats,
        seed: table.seed,
    }
}

pub fn fresh<G: GamePages>(session: Session<G::Game>) -> Fresh {
    let save = session.save().to_json();
    Fresh::new::<G>(session, save, Entrance::Now)
}
