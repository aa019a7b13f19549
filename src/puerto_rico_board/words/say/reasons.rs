//! Refusals, and the present meaning of a piece.

use puerto_rico::Reason;
use puerto_rico::ids::{Building, Good};

use crate::words::messages::{Fact, Particulars};
use crate::words::said::Words;

impl Words {
    /// Returns a refusal, with what is missing and by how much as far as that is known.
    pub fn reason(self, reason: Reason, about: &Particulars) -> String {
        let known = |name: Option<&'static str>, unknown: &'static str| name.unwrap_or(unknown);
        let building =
            || known(about.building.map(|building| self.building(building)), self.why_not_some_building());
        let tile = about.tile;
        match reason {
            Reason::GameOver => self.why_not_over().into(),
            Reason::NotAsked => self.why_not_asked().into(),
            Reason::MustPick => self.why_not_must_pick().into(),
            Reason::MustChoose => self.why_not_must_choose().into(),
            Reason::RoleTaken => {
                let role = known(about.role.map(|role| self.role(role)), self.why_not_some_role());
                match about.by {
                    Some(by) => self.why_not_role_taken(by, role),
                    None => self.why_not_role(role),
                }
            }
            Reason::NoCaptures => self.why_not_captures().into(),
            Reason::HoldsMarker => self.why_not_marker().into(),
            Reason::CapturesItself => self.why_not_captures_itself().into(),
            Reason::NotInMarket => tile.map_or_else(
                || self.why_not_such_tile().into(),
                |tile| self.why_not_in_market(self.tile(tile)),
            ),
            Reason::NoQuarryRight => self.why_not_quarry().into(),
            Reason::NoQuarries => self.why_not_quarries_left().into(),
            Reason::CountrysideFull => self.why_not_land_full().into(),
            Reason::NotObtained => tile.map_or_else(
                || self.why_not_new_tile().into(),
                |tile| self.why_not_obtained(self.a_tile(tile)),
            ),
            Reason::NoCircle => self.why_not_circle().into(),
            Reason::LeavesWorkers => match (about.need, about.have) {
                (Some(need), Some(have)) => self.why_not_leaves_workers(have, need),
                _ => self.why_not_too_few_circles().into(),
            },
            Reason::OutOfOrder => self.why_not_order().into(),
            Reason::NoMove => self.why_not_move().into(),
            Reason::NoForest => self.why_not_forest().into(),
            Reason::NobodyThere => self.why_not_nobody().into(),
            Reason::CitizensElsewhere => self.why_not_citizens_elsewhere().into(),
            Reason::NoSuchLand => self.why_not_such_land().into(),
            Reason::NoneOfKind => self.why_not_of_kind().into(),
            Reason::RegisterEmpty => self.why_not_register_empty().into(),
            Reason::SoldOut => self.why_not_sold_out(building()),
            Reason::AlreadyOwned => self.why_not_owned(building()),
            Reason::NoSpace => match (about.need, about.have) {
                (Some(need), Some(have)) => self.why_not_space(building(), have, need),
                _ => self.why_not_spaces().into(),
            },
            Reason::TooExpensive { missing } => match (about.need, about.have) {
                (Some(need), Some(have)) => self.why_not_coins(building(), have, missing, need),
                _ => self.why_not_short(building(), missing),
            },
            Reason::NotInPool => self.why_not_pool().into(),
            Reason::NoSlot => self.why_not_slot().into(),
            Reason::NotTogether => self.why_not_together().into(),
            Reason::NoOutpost => self.why_not_needs(self.building(Building::MerchantOutpost)),
            Reason::NoWharf => self.why_not_wharf().into(),
            Reason::NoSmallWharf => self.why_not_small_wharf().into(),
            Reason::NoZoning => self.why_not_zoning().into(),
            Reason::NotForAll => self.why_not_for_all().into(),
            Reason::NotInPacket => self.why_not_packet().into(),
            Reason::NoPoint => self.why_not_point().into(),
            Reason::NotProduced
            | Reason::NoneLeft
            | Reason::NoCrate
            | Reason::HouseHasIt
            | Reason::MustLoad => self.about_good(reason, about.good),
            Reason::HouseFull => self.why_not_house_full().into(),
            Reason::HouseEmpty => self.why_not_house_empty().into(),
            Reason::TooManyKept => self.why_not_spoils().into(),
            Reason::NoShip
            | Reason::ShipFull
            | Reason::ShipEmpty
            | Reason::OtherGood
            | Reason::OnOtherShip
            | Reason::LargerShip => self.about_ship(reason, about),
        }
    }

    fn about_good(self, reason: Reason, good: Option<Good>) -> String {
        let Some(good) = good.map(|good| self.good(good)) else {
            let said = match reason {
                Reason::NotProduced => self.why_not_produced_some(),
                Reason::NoneLeft => self.why_not_left_some(),
                Reason::HouseHasIt => self.why_not_house_has_some(),
                Reason::MustLoad => self.why_not_wait_some(),
                _ => self.why_not_crate_some(),
            };
            return said.to_owned();
        };
        match reason {
            Reason::NotProduced => self.why_not_produced(good),
            Reason::NoneLeft => self.why_not_left(good),
            Reason::HouseHasIt => self.why_not_house_has(good),
            Reason::MustLoad => self.why_not_wait(good),
            _ => self.why_not_crate(good),
        }
    }

    fn about_ship(self, reason: Reason, about: &Particulars) -> String {
        let good = about.good.map_or_else(|| self.why_not_some_good(), |good| self.good(good));
        let ship = match (about.ship, reason) {
            (Some(size), _) => self.why_not_the_ship(size),
            (None, Reason::OnOtherShip) => self.why_not_another_ship().into(),
            (None, _) => self.why_not_this_ship().into(),
        };
        match reason {
            Reason::NoShip => self.why_not_such_ship().into(),
            Reason::ShipFull => self.why_not_ship_full(ship),
            Reason::ShipEmpty => self.why_not_ship_empty(ship),
            Reason::OtherGood => match about.carries {
                Some(other) => self.why_not_ship_carries(good, self.good(other), ship),
                None => self.why_not_ship_other(ship),
            },
            Reason::LargerShip => match (about.ship, about.need, about.have) {
                (Some(size), Some(need), Some(have)) => self.why_not_larger(have, need, size),
                _ => self.why_not_larger_some().into(),
            },
            _ => self.why_not_other_ship(good, ship),
        }
    }

    /// Present meaning of a piece for its reader.
    pub fn fact(self, fact: &Fact) -> String {
        match *fact {
            Fact::Price { cost, price, .. } if cost == price => self.fact_price(price),
            Fact::Price { price: 0, .. } => self.fact_free().into(),
            Fact::Price { cost, price, .. } => self.fact_reduced(cost, price),
            Fact::Short { missing } => self.fact_short(missing),
            Fact::Owned => self.fact_owned().into(),
            Fact::SoldOut => self.fact_sold_out().into(),
            Fact::NoSpace { free } => self.fact_space(free),
            Fact::Workers { on, circles } => {
                let state = match (on, circles) {
                    (0, 1) => "empty",
                    (_, 1) => "full",
                    _ => "some",
                };
                self.fact_workers(circles, on, state)
            }
            Fact::Idle => self.fact_idle().into(),
            Fact::Scores { points } => self.fact_scores(points),
            Fact::Makes { good, crates } => self.fact_makes(crates, self.good(good)),
            Fact::Tiles { count, manned } => self.fact_tiles(count, manned),
            Fact::Coins { coins } => self.fact_coins(coins),
            Fact::Supply { good, crates } => self.fact_supply(crates, self.good(good)),
        }
    }
}
