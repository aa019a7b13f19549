//! Ideas behind a choice: facts of the table that speak for it.

use game_core::Seat;
use san_juan::Idea;

use crate::words::{Scene, Words};

impl Words {
    /// An idea behind a choice of `seat`, as a sentence.
    pub fn idea(self, seat: Seat, idea: &Idea, scene: &Scene) -> String {
        let (who, rival) = (scene.who(seat), |seat| scene.who(seat));
        let name = |kind| self.building(kind);
        match *idea {
            Idea::Draws { cards, otherwise } => self.idea_draws(cards, otherwise, who),
            Idea::HasCards { cards, otherwise } => self.idea_has_cards(cards, otherwise, who),
            Idea::Builds { kind, price } => self.idea_builds(name(kind), price, who),
            Idea::BuildsForLess { kind, price, otherwise } => {
                self.idea_builds_for_less(name(kind), otherwise, price, who)
            }
            Idea::Affords { kind, cards, otherwise } => self.idea_affords(name(kind), cards, otherwise, who),
            Idea::Produces { goods, otherwise } => self.idea_produces(goods, otherwise, who),
            Idea::Sells { goods, cards, otherwise } => self.idea_sells(cards, goods, otherwise, who),
            Idea::HasGoods { goods, otherwise } => self.idea_has_goods(goods, otherwise, who),
            Idea::DearerGood { kind, otherwise } => self.idea_better_good(name(kind), name(otherwise), who),
            Idea::Frees { buildings, otherwise } => self.idea_frees(buildings, otherwise, who),
            Idea::LaysBy { cards, otherwise } => self.idea_lays_by(cards, otherwise, who),
            Idea::Bonus { kind, points, otherwise } => self.idea_bonus(name(kind), otherwise, points, who),
            Idea::Points { points, otherwise } => self.idea_points(otherwise, points, who),
            Idea::KeepsLimit { cards, otherwise } => self.idea_keeps_limit(cards, otherwise, who),
            Idea::KeepsBonus { kind, points } => self.idea_keeps_bonus(name(kind), points, who),
            Idea::KeepsPoints { kind, points, given, fewer } => {
                self.idea_keeps_points(name(kind), fewer, name(given), points, who)
            }
            Idea::KeepsPayable { kind, given, missing } => {
                self.idea_keeps_payable(name(kind), name(given), missing, who)
            }
            Idea::KeepsCheaper { kind, cost, given, dearer } => {
                self.idea_keeps_cheaper(name(kind), cost, name(given), dearer, who)
            }
            Idea::GivesDuplicate { kind } => self.idea_gives_duplicate(name(kind), who),
            Idea::GivesSecond { kind } => self.idea_gives_second(name(kind), who),
            Idea::GivesTooDear { kind, cost, cards } => self.idea_gives_costly(name(kind), cards, cost, who),
            Idea::TakesRole { seat, role } => self.idea_takes_role(rival(seat), self.role(role)),
            Idea::RivalDraws { seat, cards, otherwise } => {
                self.idea_rival_draws(cards, otherwise, rival(seat))
            }
            Idea::RivalSells { seat, cards, otherwise } => {
                self.idea_rival_sells(cards, otherwise, rival(seat))
            }
            Idea::RivalProduces { seat, goods, otherwise } => {
                self.idea_rival_produces(goods, otherwise, rival(seat))
            }
            Idea::RivalBuilds { seat, buildings, otherwise } => {
                self.idea_rival_builds(buildings, otherwise, rival(seat))
            }
            Idea::BringsEnd => self.idea_brings_end(who),
            Idea::PutsOffEnd => self.idea_puts_off_end(who),
        }
    }
}
