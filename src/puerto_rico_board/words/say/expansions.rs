//! Events of the expansions.

use game_core::Seat;
use puerto_rico::Event;
use puerto_rico::event::{Given, PointsWhy};
use puerto_rico::ids::{Building, Person};

use super::log::source;
use crate::words::messages::Scene;
use crate::words::said::Words;
use ui::i18n::who::Who;

impl Words {
    /// New Buildings.
    pub(super) fn expansion_event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat| scene.who(seat);
        Some(match *event {
            Event::Drafted { seat, building, copies } => {
                self.log_drafted(self.building(building), copies, who(seat))
            }
            Event::Moved { seat, .. } => self.log_moved(who(seat)),
            Event::Forested { seat, tile } => self.log_forested(self.a_tile(tile), who(seat)),
            Event::CanalCrate { seat, good } => self.log_canal(self.good(good), who(seat)),
            Event::Gave { seat, given } => match given {
                Given::Person(_) => self.log_gave_worker(who(seat)),
                Given::Crate(good) => self.log_gave_crate(self.good(good), who(seat)),
                Given::Point => self.log_gave_point(who(seat)),
                Given::Citizen(_) => self.log_gave_citizen(who(seat)),
            },
            Event::Exported { seat, good, coins } => self.log_exported(coins, self.good(good), who(seat)),
            Event::ShippedMixed { seat, ref crates, vp } => {
                self.log_shipped_mixed(self.crates(crates), vp, who(seat))
            }
            Event::Points { seat, vp, why } => self.points_for(who(seat), vp, why),
            _ => return None,
        })
    }

    fn points_for(self, who: Who, vp: u8, why: PointsWhy) -> String {
        let building = |building: Building| self.log_points(self.building(building), vp, who);
        match why {
            PointsWhy::Church => building(Building::Church),
            PointsWhy::AssemblyHall => building(Building::AssemblyHall),
            PointsWhy::Festival => self.log_points_festival(vp, who),
            PointsWhy::Chapel => building(Building::Chapel),
            PointsWhy::ParkAuthority => building(Building::ParkAuthority),
            PointsWhy::Ability(ability) => self.log_points_ability(self.ability(ability), vp, who),
        }
    }

    pub(super) fn citizen_event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat| scene.who(seat);
        Some(match *event {
            Event::Citizens { seat, citizens, from } => self.log_citizens(citizens, source(from), who(seat)),
            Event::CitizenPlaced { seat, spot } => {
                self.log_citizen_placed(self.place(Some(seat), spot, scene), who(seat))
            }
            Event::CitizenMoved { seat, .. } => self.log_citizen_moved(who(seat)),
            Event::Zoned { seat, tile } => self.log_zoned(self.a_tile(tile), who(seat)),
            Event::LandDiscarded { seat, forest: true, .. } => self.log_forest_discarded(who(seat)),
            Event::LandDiscarded { seat, tile, person, .. } => {
                let tile = self.a_tile(tile);
                match person {
                    None => self.log_land_discarded(tile, who(seat)),
                    Some(Person::Worker) => self.log_land_discarded_worker(tile, who(seat)),
                    Some(Person::Citizen) => self.log_land_discarded_citizen(tile, who(seat)),
                }
            }
            Event::Pensioned { seat, good } => self.log_pensioned(self.good(good), who(seat)),
            Event::CitizensPoached { citizens, .. } => self.log_citizens_poached(citizens),
            Event::CitizensSentAway { citizens, .. } => self.log_citizens_sent_away(citizens),
            _ => return None,
        })
    }

    pub(super) fn smuggler_event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat| scene.who(seat);
        Some(match *event {
            Event::Raided { seat, ship, good, kept, returned } => {
                self.log_raided(self.good(good), kept, returned, scene.ship_size(ship), who(seat))
            }
            Event::Plundered { seat, ref crates, vp } => {
                self.log_plundered(self.crates(crates), vp, who(seat))
            }
            Event::Poached { seat, workers } => self.log_poached(who(seat), workers),
            Event::PoachedPlaced { seat, spot } => {
                self.log_poached_placed(self.place(Some(seat), spot, scene), who(seat))
            }
            Event::SentAway { workers, .. } => self.log_sent_away(workers),
            Event::RoleCaptured { seat, role } => self.log_captured(self.either_role(role), who(seat)),
            Event::CapturedRolePlayed { seat, role } => {
                self.log_captured_played(self.either_role(role), who(seat))
            }
            _ => return None,
        })
    }

    /// The festival, and achievement cards.
    pub(super) fn task_event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat: &Seat| scene.who(*seat);
        Some(match event {
            Event::ObjectiveShown { card, goods, tiles, building } => {
                let tiles = tiles.iter().map(|&tile| self.tile(tile));
                let goods = goods.iter().map(|&good| self.good(good));
                let building = building.iter().map(|&building| self.building(building));
                self.log_objective_shown(self.objective(*card), self.list(tiles.chain(goods).chain(building)))
            }
            Event::ObjectiveWon { seat, card, workers } => {
                self.log_objective_won(self.objective(*card), who(seat), *workers)
            }
            Event::RewardPlaced { seat, spot } => {
                self.log_reward_placed(self.place(Some(*seat), *spot, scene), who(seat))
            }
            Event::RewardKept { seat, workers } => self.log_reward_kept(who(seat), *workers),
            Event::CardsDealt { seat, count, cards } if cards.is_empty() => {
                self.log_cards_dealt(*count, who(seat))
            }
            Event::CardsDealt { seat, cards, .. } => {
                let titles = self.list(cards.iter().map(|&card| self.card(card)));
                self.log_own_cards_dealt(titles, cards.len(), who(seat))
            }
            Event::CardKept { seat, card: None } => self.log_some_card_kept(who(seat)),
            Event::CardKept { seat, card: Some(card) } => self.log_card_kept(self.card(*card), who(seat)),
            Event::CardsPassed => self.log_cards_passed().to_owned(),
            Event::Achieved { seat, card } => self.log_achieved(self.card(*card), who(seat)),
            _ => return None,
        })
    }

    /// A word or two; `None` for what is nobody's deed.
    pub(super) fn expansion_deed(self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Drafted { building, .. } => self.building(building).to_owned(),
            Event::Moved { .. } | Event::CitizenMoved { .. } => self.building(Building::Bohio).to_owned(),
            Event::Forested { .. } => self.told_forest().to_owned(),
            Event::CanalCrate { good, .. } => self.told_extra(self.good(good)),
            Event::Exported { good, coins, .. } => self.told_sold(coins, self.good(good)),
            Event::ShippedMixed { ref crates, vp, .. } => self.told_sold(vp, self.crates(crates)),
            Event::Points { vp, .. } => self.told_points(vp),
            Event::Citizens { citizens, .. } => self.told_citizens(citizens),
            Event::Zoned { tile, .. } => self.told_zoned(self.tile(tile)),
            Event::LandDiscarded { forest: true, .. } => self.told_forest_discarded().to_owned(),
            Event::LandDiscarded { tile, .. } => self.told_discarded(self.tile(tile)),
            Event::Pensioned { good, .. } => self.told_pensioned(self.good(good)),
            Event::Raided { good, kept, .. } => self.told_raided(self.good(good), kept),
            Event::Plundered { vp, .. } => self.told_plundered(vp),
            Event::Poached { workers, .. } => self.told_poached(workers),
            Event::RoleCaptured { role, .. } => self.told_captured(self.either_role(role)),
            Event::ObjectiveWon { card, .. } => self.objective(card).to_owned(),
            Event::Achieved { card, .. } => self.card(card).to_owned(),
            _ => return None,
        })
    }
}
