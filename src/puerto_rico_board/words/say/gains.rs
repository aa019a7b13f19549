//! Gains of a role, in the fewest words.

use puerto_rico::ids::Good;

use crate::words::messages::{Gain, Next};
use crate::words::said::Words;
use ui::i18n;

impl Words {
    /// A gain in the fewest words: "+1 coin, 2 corn"; empty if there is none.
    pub fn gain(self, gain: &Gain) -> String {
        let coins = (gain.coins > 0).then(|| self.told_coins(gain.coins));
        let workers = (gain.workers > 0).then(|| self.told_workers(gain.workers));
        let made = Good::ALL.into_iter().filter(|good| gain.crates[good.index()] > 0);
        let made = made.map(|good| self.gain_good(gain.crates[good.index()], self.good(good)));
        let vp = (gain.vp > 0).then(|| self.gain_vp(gain.vp));
        self.list(coins.into_iter().chain(workers).chain(made).chain(vp))
    }

    /// A choice in the fewest words; empty if nothing is told of it.
    fn next(self, next: &Next) -> String {
        match *next {
            Next::Untold => String::new(),
            Next::Nothing => self.gain_nothing().to_owned(),
            Next::Sale { good, coins } => self.gain_sale(coins, self.good(good)),
            Next::Load { good, crates, vp } => self.gain_load(crates, self.good(good), vp),
            Next::Buildings(count) => self.gain_buildings(count),
            Next::Tiles { kinds: 0, quarry: true } => self.gain_quarry().to_owned(),
            Next::Tiles { kinds, quarry: false } => self.gain_kinds(kinds),
            Next::Tiles { kinds, quarry: true } => self.gain_kinds_quarry(kinds),
        }
    }

    /// A gain and a choice together; empty if there is nothing to tell.
    pub fn gain_and_choice(self, gain: &Gain, next: &Next) -> String {
        let (gain, next) = (self.gain(gain), self.next(next));
        match (gain.is_empty(), next.is_empty()) {
            (_, true) => gain,
            (true, false) => next,
            (false, false) => self.gain_and_next(gain, next),
        }
    }

    /// A gain of the player with this name.
    pub fn gain_of(self, name: &str, gain: &str) -> String {
        [name, i18n::words(self.lang()).colon(), gain].concat()
    }

    /// A role with what it does and what it would bring, to be spoken.
    pub fn role_gain_spoken(self, role: &str, does: &str, gain: Option<&str>) -> String {
        match gain {
            Some(gain) => self.gain_spoken_now(does, gain, role),
            None => self.gain_spoken(does, role),
        }
    }
}
