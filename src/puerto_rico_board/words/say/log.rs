//! Events: a line of the log, and a word or two beside the mark of the seat.

use game_core::Seat;
use puerto_rico::Event;
use puerto_rico::event::{CoinWhy, EndWhy, Ship, WorkerFrom};
use puerto_rico::ids::{Building, Tile};

use super::role_key;
use crate::words::messages::{Scene, by_kind};
use crate::words::said::Words;
use ui::i18n::who::Who;

impl Words {
    /// Line for an event; `None` for one that goes without saying.
    pub fn event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat: &Seat| scene.who(*seat);
        Some(match event {
            Event::RoundStarted { round, governor } => self.log_round(*round, who(governor)),
            Event::RolePicked { seat, role } => self.log_role(self.role(*role), who(seat)),
            Event::Coins { seat, coins, why } => self.earned(who(seat), *coins, *why),
            Event::TileDrawn { seat, tile } => self.log_drawn(self.a_tile(*tile), who(seat)),
            Event::TileTaken { seat, tile } => self.log_taken(self.a_tile(*tile), who(seat)),
            Event::TileDiscarded { seat, tile } => self.log_discarded(self.a_tile(*tile), who(seat)),
            Event::TileManned { seat, tile, from } => {
                self.log_manned(self.building(Building::Hospital), source(*from), self.tile(*tile), who(seat))
            }
            Event::BuildingManned { seat, building, from } => self.log_manned(
                self.building(Building::School),
                source(*from),
                self.building(*building),
                who(seat),
            ),
            Event::Market { tiles } => self.log_market(self.market(&by_kind(tiles))),
            Event::BagRefilled { tiles } => self.log_bag_refilled(*tiles),
            Event::Workers { seat, workers, from } => self.log_workers(source(*from), who(seat), *workers),
            Event::Placed { seat, .. } if scene.is_placing(*seat) => return None,
            Event::Placed { seat, .. } => self.placed(*seat, scene),
            Event::AllPlaced { seat, idle } => self.log_all_placed(*idle, who(seat)),
            Event::RegisterFilled { workers, citizens: 0 } => self.log_register(*workers),
            Event::RegisterFilled { workers, citizens } => self.log_register_citizens(*citizens, *workers),
            Event::Built { seat, building, price } => {
                self.log_built(self.building(*building), *price, who(seat))
            }
            Event::Produced { seat, crates } => self.log_produced(self.crates(crates), who(seat)),
            Event::ExtraCrate { seat, good } => self.log_extra(self.good(*good), who(seat)),
            Event::Sold { seat, good, coins } => self.log_sold(*coins, self.good(*good), who(seat)),
            Event::HouseEmptied => self.log_house_emptied().to_owned(),
            Event::Shipped { seat, good, crates, ship: Ship::Own, vp } => {
                self.log_shipped_own(*crates, self.good(*good), *vp, who(seat))
            }
            Event::Shipped { seat, good, crates, ship: Ship::Cargo(place), vp } => {
                self.log_shipped(*crates, self.good(*good), scene.ship_size(*place), *vp, who(seat))
            }
            Event::Spoiled { seat, crates } => self.log_spoiled(self.crates(crates), who(seat)),
            Event::Sailed { ship, good } => self.log_sailed(self.good(*good), scene.ship_size(*ship)),
            Event::Passed { seat, role } => self.log_passed(role_key(*role), who(seat)),
            Event::LastRound { why } => self.last_round(*why).to_owned(),
            Event::RoleCoins { roles } if roles.is_empty() => return None,
            Event::RoleCoins { roles } => {
                self.log_role_coins(self.list(roles.iter().map(|&role| self.role(role))))
            }
            Event::GameEnded => self.log_over().to_owned(),
            other => {
                return self
                    .expansion_event(other, scene)
                    .or_else(|| self.citizen_event(other, scene))
                    .or_else(|| self.smuggler_event(other, scene))
                    .or_else(|| self.task_event(other, scene))
                    .or_else(|| self.puertoma_event(other, scene));
            }
        })
    }

    fn earned(self, who: Who, coins: u8, why: CoinWhy) -> String {
        let building = |building: Building| self.log_coins_building(self.building(building), coins, who);
        match why {
            CoinWhy::Role => self.log_coins_role(coins, who),
            CoinWhy::Adventurer => self.log_coins_adventurer(coins, who),
            CoinWhy::Factory => building(Building::Factory),
            CoinWhy::Lighthouse => building(Building::Lighthouse),
            CoinWhy::Ransom => self.log_coins_ransom(coins, who),
            CoinWhy::Festival => self.log_coins_festival(coins, who),
            CoinWhy::Distillery => building(Building::Distillery),
            CoinWhy::ZoningOffice => building(Building::ZoningOffice),
            CoinWhy::Chapel => building(Building::Chapel),
            CoinWhy::Tailor => building(Building::Tailor),
            CoinWhy::Ability(ability) => self.log_coins_ability(self.ability(ability), coins, who),
        }
    }

    /// The whole allocation, told when the last worker has been placed.
    fn placed(self, seat: Seat, scene: &Scene) -> String {
        let board = scene.view.seats.get(seat.index());
        let land = board.into_iter().flat_map(|board| {
            Tile::ALL.into_iter().map(|tile| (board.manned[tile.index()], self.tile(tile)))
        });
        let town = board.into_iter().flat_map(|board| board.buildings.iter());
        let town = town.map(|&(building, on)| (on, self.building(building)));
        self.log_placed(self.each_times(land.chain(town)), scene.who(seat))
    }

    fn last_round(self, why: EndWhy) -> &'static str {
        match why {
            EndWhy::Workers => self.log_last_round_workers(),
            EndWhy::Buildings => self.log_last_round_buildings(),
            EndWhy::VictoryPoints => self.log_last_round_points(),
        }
    }

    /// The same in a word or two, for the strip of who did what in a phase; `None` for what is nobody's deed.
    pub fn deed(self, event: &Event, scene: &Scene) -> Option<String> {
        Some(match event {
            Event::Coins { coins, .. } => self.told_coins(*coins),
            Event::TileDrawn { tile, .. } | Event::TileTaken { tile, .. } => self.tile(*tile).to_owned(),
            Event::TileDiscarded { tile, .. } => self.told_discarded(self.tile(*tile)),
            Event::TileManned { .. } | Event::BuildingManned { .. } => self.told_workers(1),
            Event::Workers { workers, .. } => self.told_workers(*workers),
            Event::Placed { seat, .. } if scene.is_placing(*seat) => return None,
            Event::Placed { .. } => self.told_placed().to_owned(),
            Event::AllPlaced { idle, .. } => self.told_all_placed(*idle),
            Event::Built { building, price, .. } => self.told_built(self.building(*building), *price),
            Event::Produced { crates, .. } => self.told_produced(self.crates(crates)),
            Event::ExtraCrate { good, .. } => self.told_extra(self.good(*good)),
            Event::Sold { good, coins, .. } => self.told_sold(*coins, self.good(*good)),
            Event::Shipped { good, crates, vp, .. } => {
                self.told_sold(*vp, self.crates_of(*crates, self.good(*good)))
            }
            Event::Spoiled { crates, .. } => self.told_spoiled(self.crates(crates)),
            Event::Passed { .. } => self.told_nothing().to_owned(),
            Event::RoundStarted { .. } | Event::RolePicked { .. } | Event::Market { .. } => return None,
            Event::BagRefilled { .. } | Event::RegisterFilled { .. } | Event::HouseEmptied => return None,
            Event::Sailed { .. } | Event::LastRound { .. } | Event::RoleCoins { .. } => return None,
            Event::GameEnded => return None,
            other => return self.expansion_deed(other).or_else(|| self.puertoma_deed(other)),
        })
    }
}

/// Source of workers, as messages call it.
pub(super) fn source(from: WorkerFrom) -> &'static str {
    match from {
        WorkerFrom::Supply => "supply",
        WorkerFrom::Register => "register",
        WorkerFrom::Portrait => "portrait",
    }
}
