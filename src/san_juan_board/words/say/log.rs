//! Events as lines of the log.

use game_core::Seat;
use san_juan::event::{Cards, DrawWhy, EndWhy, ShipWhy};
use san_juan::ids::{Kind, Role};
use san_juan::prompt::FaceUp;
use san_juan::{DiscardWhy, Event};
use ui::i18n::who::Who;

use crate::words::{Scene, Words};

impl Words {
    /// Line for an event; `None` for one that goes without saying.
    pub fn event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat: &Seat| scene.who(*seat);
        let good = |seat: &Seat, slot: &u8| self.good(scene.building(*seat, *slot));
        Some(match event {
            Event::RoundStarted { round, governor } => self.log_round(*round, who(governor)),
            Event::RolePicked { seat, role } => self.log_role(self.role(*role), who(seat)),
            Event::LibraryUsed { seat } => self.log_library(who(seat)),
            Event::Drew { seat, cards, why } => self.drew(cards, *why, who(seat)),
            Event::Discarded { seat, cards, why } => self.discarded(cards, *why, who(seat)),
            Event::Reshuffled { cards } => self.log_reshuffled(*cards),
            Event::Tucked { seat, cards: Cards::Known(known), under } => {
                self.log_tucked(self.building(*under), self.buildings(known), who(seat))
            }
            Event::Tucked { seat, under, .. } => self.log_tucked_hidden(self.building(*under), who(seat)),
            Event::GoodArrived { seat, slot } => {
                let holder = scene.building(*seat, *slot).unwrap_or(Kind::CustomsOffice);
                self.log_good_arrived(self.building(holder), who(seat))
            }
            Event::Shipped { seat, why: ShipWhy::Harbor, .. } => self.log_harbor(who(seat)),
            Event::Shipped { seat, slot, why: ShipWhy::Captain } => {
                self.log_shipped(good(seat, slot), who(seat))
            }
            Event::TurnedUp { from: FaceUp::GoldMine, seat, cards } => {
                self.log_turned_up(self.buildings(cards), who(seat))
            }
            Event::TurnedUp { from: FaceUp::ColonistShip, cards, .. } => {
                self.log_ship_row(self.buildings(cards))
            }
            Event::Took { seat, kind, .. } => self.log_took(self.building(*kind), who(seat)),
            Event::RowDiscarded { cards } => self.log_row_discarded(self.buildings(cards)),
            Event::Bank { seat, shown, taken: true } => self.log_bank_taken(self.building(*shown), who(seat)),
            Event::Bank { seat, shown, .. } => self.log_bank_left(self.building(*shown), who(seat)),
            Event::GoodForfeited { seat, .. } => self.log_forfeited(who(seat)),
            Event::GoodSpent { seat, slot } => self.log_spent(good(seat, slot), who(seat)),
            Event::Built { seat, kind, over: None, price, .. } => {
                self.log_built(self.building(*kind), *price, who(seat))
            }
            Event::Built { seat, kind, over: Some(old), price, .. } => {
                self.log_built_over(self.building(*kind), self.building(*old), *price, who(seat))
            }
            Event::Produced { seat, slot } => self.log_produced(good(seat, slot), who(seat)),
            Event::PricesShown { tile } => {
                let priced = |(kind, price)| (self.good(Some(kind)), price);
                self.log_prices(self.prices(Kind::ALL.into_iter().zip(tile.prices()).map(priced)))
            }
            Event::Sold { seat, slot, price } => self.log_sold(good(seat, slot), *price, who(seat)),
            Event::Looked { seat, cards } => self.log_looked(self.which(cards), who(seat)),
            Event::Kept { seat, kept, .. } => self.log_kept(self.which(kept), who(seat)),
            Event::GoldMine { seat, shown, taken: Some(card) } => {
                self.log_mine_taken(self.building(*card), self.buildings(shown), who(seat))
            }
            Event::GoldMine { seat, shown, taken: None } => {
                self.log_mine_left(self.buildings(shown), who(seat))
            }
            Event::Passed { seat, role } => self.passed(*role, who(seat))?,
            Event::Announced { .. } | Event::Paid { .. } | Event::PhaseEnded { .. } => return None,
            Event::GameEnded { why: EndWhy::TwelveBuildings } => self.log_end_buildings().to_owned(),
            Event::GameEnded { why: EndWhy::Standstill } => self.log_end_standstill().to_owned(),
        })
    }

    fn drew(self, cards: &Cards, why: DrawWhy, who: Who) -> String {
        let cards = self.which(cards);
        let kind = match why {
            DrawWhy::Opening => return self.log_drew_opening(cards, who),
            DrawWhy::Prospector => return self.log_drew_as(cards, self.role(Role::Prospector), who),
            DrawWhy::Mayor => return self.log_drew_as(cards, self.role(Role::Mayor), who),
            DrawWhy::Sale => return self.log_drew_sale(cards, who),
            DrawWhy::Councillor => return self.log_drew_hand(cards, who),
            DrawWhy::Carpenter => Kind::Carpenter,
            DrawWhy::PoorHouse => Kind::PoorHouse,
            DrawWhy::Well => Kind::Well,
            DrawWhy::MarketHall => Kind::MarketHall,
            DrawWhy::MarketStand => Kind::MarketStand,
            DrawWhy::Office => Kind::Office,
            DrawWhy::School => Kind::School,
            DrawWhy::Cottage => Kind::Cottage,
        };
        self.log_drew_for(self.building(kind), cards, who)
    }

    fn discarded(self, cards: &Cards, why: DiscardWhy, who: Who) -> String {
        let cards = self.which(cards);
        match why {
            DiscardWhy::Draft => self.log_discarded_draft(cards, who),
            DiscardWhy::HandLimit => self.log_discarded_limit(cards, who),
            DiscardWhy::Archive => self.log_discarded_for(cards, self.building(Kind::Archive), who),
            DiscardWhy::Office => self.log_discarded_for(cards, self.building(Kind::Office), who),
            DiscardWhy::Mayor => self.log_discarded_for(cards, self.role(Role::Mayor), who),
        }
    }

    fn passed(self, phase: Role, who: Who) -> Option<String> {
        Some(match phase {
            Role::Builder => self.log_passed_builder(who),
            Role::Producer => self.log_passed_producer(who),
            Role::Trader => self.log_passed_trader(who),
            Role::Councillor => self.log_passed_councillor(who),
            Role::ColonistShip => self.log_passed_colonist_ship(who),
            Role::Mayor => self.log_passed_mayor(who),
            Role::Captain => self.log_passed_captain(who),
            Role::Prospector | Role::Prospector2 => return None,
        })
    }
}
