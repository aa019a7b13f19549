//! Present facts: refusals, the meaning of a card, the gains of a role.

use san_juan::Reason;

use crate::words::{Fact, Gain, Words};

impl Words {
    /// Returns a refusal.
    pub fn reason(self, reason: Reason) -> String {
        match reason {
            Reason::TooExpensive { missing } => return self.why_not_afford(missing),
            Reason::GameOver => self.why_not_over(),
            Reason::NotAsked => self.why_not_asked(),
            Reason::MustPick => self.why_not_pick(),
            Reason::RoleTaken => self.why_not_role_taken(),
            Reason::NoSuchRole => self.why_not_role(),
            Reason::NoCathedral => self.why_not_cathedral(),
            Reason::NotInRow => self.why_not_in_row(),
            Reason::MustChoose => self.why_not_choose(),
            Reason::NotInHand => self.why_not_in_hand(),
            Reason::AlreadyBuilt => self.why_not_built(),
            Reason::NoBuilding => self.why_not_building(),
            Reason::NeedsCrane => self.why_not_crane(),
            Reason::CoversCrane => self.why_not_covers_crane(),
            Reason::SameKind => self.why_not_same_kind(),
            Reason::NeedsBlackMarket => self.why_not_black_market(),
            Reason::GoodNotNeeded => self.why_not_needed(),
            Reason::NoGood => self.why_not_good(),
            Reason::Covered => self.why_not_covered(),
            Reason::NoDiscount => self.why_not_discount(),
            Reason::PaidInFull => self.why_not_paid(),
            Reason::NotProduction => self.why_not_production(),
            Reason::Occupied => self.why_not_occupied(),
            Reason::NotDrawn => self.why_not_drawn(),
            Reason::OutOfOrder => self.why_not_order(),
        }
        .to_owned()
    }

    /// Present effect of a card.
    pub fn fact(self, fact: Fact) -> String {
        match fact {
            Fact::Price { price, gain } => {
                self.fact_price(gain, price, format!("{gain:+}").replace('-', "−"))
            }
            Fact::Standing => self.fact_standing().to_owned(),
            Fact::Working => self.fact_working().to_owned(),
            Fact::FromNextPhase => self.fact_next_phase().to_owned(),
            Fact::Good { price: None } => self.fact_good().to_owned(),
            Fact::Good { price: Some(price) } => self.fact_good_worth(price),
            Fact::Empty => self.fact_empty().to_owned(),
            Fact::Awaiting => self.fact_awaiting().to_owned(),
            Fact::Covers { count } => self.fact_covers(count),
            Fact::Tucked { count, both: false } => self.fact_tucked(count),
            Fact::Tucked { count, both: true } => self.fact_tucked_both(count),
        }
    }

    /// Gain of the reader, in the fewest words.
    pub fn gain(self, gain: Gain) -> String {
        match gain {
            Gain::Builds(count) => self.gain_builds(count),
            Gain::Makes(count) => self.gain_makes(count),
            Gain::Sells(count) => self.gain_sells(count),
            Gain::Ships(count) => self.gain_ships(count),
            Gain::Sees(count) => self.gain_sees(count),
            Gain::Draws(count) => self.gain_draws(count),
        }
    }
}
