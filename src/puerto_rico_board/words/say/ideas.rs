//! Ideas behind a choice: facts of the table that speak for it.

use game_core::Seat;
use puerto_rico::Idea;
use puerto_rico::ids::{Good, Tile};

use crate::words::messages::Scene;
use crate::words::said::Words;
use ui::i18n::who::Who;

impl Words {
    /// An idea behind a choice of `seat`, as a sentence.
    pub fn idea(self, seat: Seat, idea: &Idea, scene: &Scene) -> String {
        let (who, rival) = (scene.who(seat), |seat| scene.who(seat));
        match *idea {
            Idea::Ships { crates, points, otherwise } => self.idea_ships(crates, otherwise, points, who),
            Idea::SavesCrates { crates, otherwise } => self.idea_saves_crates(crates, otherwise, who),
            Idea::KeepsRoom { good, crates } => self.idea_keeps_room(crates, self.good(good), who),
            Idea::HasCoins { coins, otherwise } => self.idea_has_coins(coins, otherwise, who),
            Idea::Affords { building, coins, otherwise } => {
                self.idea_affords(self.building(building), coins, otherwise, who)
            }
            Idea::TakesRoleCoins { role, coins } => self.idea_takes_role_coins(coins, self.role(role), who),
            Idea::Builds { building, price } => self.idea_builds(self.building(building), price, who),
            Idea::LastCopy { building, seat: other } => {
                self.idea_last_copy(self.building(building), rival(other), who)
            }
            Idea::BuildsForLess { building, price, otherwise } => {
                self.idea_builds_for_less(self.building(building), otherwise, price, who)
            }
            Idea::Produces { crates, kinds, otherwise } => self.idea_produces(crates, kinds, otherwise, who),
            Idea::ExtraCrate { good } => self.idea_extra_crate(self.good(good), who),
            Idea::Sells { good, coins, otherwise } => self.idea_sells(coins, self.good(good), otherwise, who),
            Idea::Workers { workers, otherwise } => self.idea_workers(otherwise, who, workers),
            Idea::Occupies { building } => self.idea_occupies(self.building(building), who),
            Idea::CanProduce { crates, otherwise } => self.idea_can_produce(crates, otherwise, who),
            Idea::NewKind { tile } => self.idea_new_kind(self.tile(tile), who),
            Idea::Serves { tile, building } => {
                self.idea_serves(self.building(building), self.tile(tile), who)
            }
            Idea::Plantations { tile, count, otherwise } => self.plantations(tile, [count, otherwise], who),
            Idea::Land { tiles, otherwise } => self.idea_land(otherwise, tiles, who),
            Idea::Quarry { .. } => self.idea_quarry(who),
            Idea::LargeBuilding { building, points, otherwise } => {
                self.idea_large_building(self.building(building), otherwise, points, who)
            }
            Idea::Points { points, otherwise } => self.idea_points(otherwise, points, who),
            Idea::HoldsCrates { crates, otherwise } => self.idea_holds_crates(crates, otherwise, who),
            Idea::BringsEnd { .. } => self.idea_brings_end(who),
            Idea::PutsOffEnd { .. } => self.idea_puts_off_end(who),
            Idea::RivalShips { points, otherwise, seat } => {
                self.idea_rival_ships(otherwise, points, rival(seat))
            }
            Idea::RivalSpoils { crates, otherwise, seat } => {
                self.idea_rival_spoils(crates, otherwise, rival(seat))
            }
            Idea::ShutsOut { good, crates, seat } => {
                self.idea_shuts_out(crates, self.good(good), rival(seat))
            }
            Idea::DeniesRoleCoins { role, coins, seat } => {
                self.idea_denies_role_coins(coins, rival(seat), self.role(role))
            }
            Idea::TakesRole { role, seat } => self.idea_takes_role(rival(seat), self.role(role)),
            Idea::RivalProduces { crates, otherwise, seat } => {
                self.idea_rival_produces(crates, otherwise, rival(seat))
            }
            Idea::DeniesSale { good, full: true, seat, .. } => {
                self.idea_denies_sale_full(self.good(good), rival(seat))
            }
            Idea::DeniesSale { good, seat, .. } => self.idea_denies_sale_taken(self.good(good), rival(seat)),
            Idea::RivalSells { coins, otherwise, seat } => {
                self.idea_rival_sells(coins, otherwise, rival(seat))
            }
            Idea::RivalCoins { coins, otherwise, seat } => {
                self.idea_rival_coins(coins, otherwise, rival(seat))
            }
            Idea::RivalBuilds { building, seat } => {
                self.idea_rival_builds(self.building(building), rival(seat))
            }
        }
    }

    fn plantations(self, tile: Tile, [count, otherwise]: [u8; 2], who: Who) -> String {
        let good = Good::ALL.get(tile.index()).map_or("", |&good| self.good(good));
        self.idea_plantations(count, good, otherwise, self.tile(tile), who)
    }
}
