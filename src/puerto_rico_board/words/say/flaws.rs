//! Reasons for which a position cannot be.

use game_core::Seat;
use puerto_rico::Flaw;
use puerto_rico::data::achievements::HAND;
use puerto_rico::flaw::{
    AchievementFlaw, BoardFlaw, FestivalFlaw, LAND, MAX_COINS, MAX_ROUND, MAX_VP, PuertomaFlaw, RoleFlaw,
    SPACES, SupplyFlaw, TurnFlaw,
};
use puerto_rico::ids::Person;

use crate::words::said::Words;

impl Words {
    pub fn flaw(self, flaw: &Flaw) -> String {
        match flaw {
            Flaw::Config(problem) => self.flaw_config(problem),
            Flaw::Unsound(problem) => self.flaw_unsound(problem),
            Flaw::SeatCount { named, playing } => self.flaw_seat_count(*named, *playing),
            Flaw::NoSuchSeat { seat, playing } => self.flaw_no_such_seat(playing.saturating_sub(1), seat.0),
            Flaw::Round => self.flaw_round(MAX_ROUND),
            Flaw::Board(flaw) => self.board_flaw(*flaw),
            Flaw::Supply(flaw) => self.supply_flaw(flaw),
            Flaw::Role(flaw) => self.role_flaw(*flaw),
            Flaw::Turn(flaw) => self.turn_flaw(flaw).to_owned(),
            Flaw::Festival(flaw) => self.festival_flaw(*flaw),
            Flaw::Puertoma(flaw) => self.puertoma_flaw(*flaw),
            Flaw::Achievement(flaw) => self.achievement_flaw(*flaw),
        }
    }

    /// Returns the name of a seat on the page for positions.
    fn player(self, seat: Seat) -> String {
        self.flaw_player(seat.0 + 1)
    }

    fn board_flaw(self, flaw: BoardFlaw) -> String {
        match flaw {
            BoardFlaw::Coins => self.flaw_coins(MAX_COINS),
            BoardFlaw::Points => self.flaw_points(MAX_VP),
            BoardFlaw::EmptyOwnShip => self.flaw_empty_own_ship().into(),
            BoardFlaw::NoForests => self.flaw_no_forests().into(),
            BoardFlaw::ForestsWithoutYard => self.flaw_forests_without_yard().into(),
            BoardFlaw::QuarryForest => self.flaw_quarry_forest().into(),
            BoardFlaw::CountrysideFull => self.flaw_land_full(LAND),
            BoardFlaw::TileTwice { tile } => self.flaw_tile_twice(self.tile(tile)),
            BoardFlaw::TooManyOnTiles { tile } => self.flaw_many_on_tiles(LAND, self.tile(tile)),
            BoardFlaw::TooManyCitizens { tile } => self.flaw_many_citizens(self.tile(tile)),
            BoardFlaw::SecondCopy { building } => self.flaw_second_copy(self.building(building)),
            BoardFlaw::TownFull => self.flaw_town_full(SPACES),
            BoardFlaw::NoCopyLeft { building } => self.flaw_no_copy_left(self.building(building)),
            BoardFlaw::TooManyInBuilding { building, circles } => {
                self.flaw_many_in_building(self.building(building), circles)
            }
            BoardFlaw::NoWharf => self.flaw_no_wharf().into(),
            BoardFlaw::NoSmallWharf => self.flaw_no_small_wharf().into(),
            BoardFlaw::NotProducible { good } => self.flaw_not_producible(self.good(good)),
            BoardFlaw::NotCounted => self.flaw_not_counted().into(),
            BoardFlaw::ProducedAndGone { good } => self.flaw_produced_and_gone(self.good(good)),
            BoardFlaw::KindWithoutCrates { good } => self.flaw_kind_without_crates(self.good(good)),
            BoardFlaw::GainedTooMuch => self.flaw_gained_too_much().into(),
            BoardFlaw::NotAboard { good } => self.flaw_not_aboard(self.good(good)),
        }
    }

    fn supply_flaw(self, flaw: &SupplyFlaw) -> String {
        match *flaw {
            SupplyFlaw::ShipSizes { ref sizes } => {
                self.flaw_ship_sizes(self.list_in_sentence(sizes.iter().map(u8::to_string).collect()))
            }
            SupplyFlaw::ShipCargo { size } => self.flaw_ship_cargo(size),
            SupplyFlaw::SameGood { good } => self.flaw_same_good(self.good(good)),
            SupplyFlaw::HouseFull => self.flaw_house_full().into(),
            SupplyFlaw::TooManyCrates { good, used, all } => {
                self.flaw_many_crates(all, self.good(good), used)
            }
            SupplyFlaw::QuarryInPile => self.flaw_quarry_in_pile().into(),
            SupplyFlaw::TooManyTiles { tile } => self.flaw_many_tiles(self.tile(tile)),
            SupplyFlaw::MarketFull { most } => self.flaw_market_full(most),
            SupplyFlaw::TooManyPeople { person: Person::Worker, all } => self.flaw_many_workers(all),
            SupplyFlaw::TooManyPeople { person: Person::Citizen, all } => self.flaw_many_people(all),
            SupplyFlaw::PeopleLeft { person: Person::Worker, left, all } => self.flaw_workers_left(all, left),
            SupplyFlaw::PeopleLeft { person: Person::Citizen, left, all } => {
                self.flaw_citizens_left(all, left)
            }
            SupplyFlaw::TooManyOnRegister { most } => self.flaw_many_on_register(most),
            SupplyFlaw::PointsLeft { left, gained } => self.flaw_points_left(gained, left),
            SupplyFlaw::NoWaiting => self.flaw_no_waiting().into(),
            SupplyFlaw::PointsNotGone { left } => self.flaw_points_not_gone(left),
            SupplyFlaw::LastRound => self.flaw_last_round().into(),
            SupplyFlaw::NotInPool { building } => self.flaw_not_in_pool(self.building(building)),
            SupplyFlaw::NoSlot { building } => self.flaw_no_slot(self.building(building)),
            SupplyFlaw::NotTogether { building } => self.flaw_not_together(self.building(building)),
            SupplyFlaw::DraftCount => self.flaw_draft_count().into(),
        }
    }

    fn role_flaw(self, flaw: RoleFlaw) -> String {
        match flaw {
            RoleFlaw::NotInGame { role } => self.flaw_role_not_in_game(self.either_role(role)),
            RoleFlaw::TileTwice { role } => self.flaw_role_twice(self.either_role(role)),
            RoleFlaw::NotAvailable { role } => self.flaw_role_not_available(self.either_role(role)),
            RoleFlaw::RoundFull { picks } => self.flaw_round_full(picks),
            RoleFlaw::TakenOutOfTurn { seat, made, due } => {
                self.flaw_out_of_turn(due, made, self.player(seat))
            }
            RoleFlaw::NotTaken { role, picker } => {
                self.flaw_not_taken(self.player(picker), self.either_role(role))
            }
            RoleFlaw::NotLastPick { last } => self.flaw_not_last_pick(self.player(last)),
            RoleFlaw::NoSmuggler => self.flaw_no_smuggler().into(),
            RoleFlaw::MarkerElsewhere => self.flaw_marker_elsewhere().into(),
            RoleFlaw::SmugglerNotDone => self.flaw_smuggler_not_done().into(),
            RoleFlaw::NoCaptor => self.flaw_no_captor().into(),
            RoleFlaw::NotCapturable { role } => self.flaw_not_capturable(self.either_role(role)),
            RoleFlaw::CoinsOnCaptured { role } => self.flaw_coins_on_captured(self.either_role(role)),
            RoleFlaw::CoinsOnSmuggler => self.flaw_coins_on_smuggler().into(),
            RoleFlaw::CapturedTooEarly => self.flaw_captured_too_early().into(),
        }
    }

    fn turn_flaw(self, flaw: &TurnFlaw) -> &'static str {
        match flaw {
            TurnFlaw::OverTooEarly => self.flaw_over_too_early(),
            TurnFlaw::Frames { .. } => self.flaw_frames(),
            TurnFlaw::NotInSetup => self.flaw_not_in_setup(),
            TurnFlaw::PhaseOrNot => self.flaw_phase_or_not(),
            TurnFlaw::LoadedElsewhere => self.flaw_loaded_elsewhere(),
            TurnFlaw::ProducedElsewhere => self.flaw_produced_elsewhere(),
            TurnFlaw::ObtainedElsewhere => self.flaw_obtained_elsewhere(),
            TurnFlaw::NobodyWaits => self.flaw_nobody_waits(),
            TurnFlaw::NotAtThisStep => self.flaw_not_at_this_step(),
            TurnFlaw::SeatsHandled => self.flaw_seats_handled(),
            TurnFlaw::RewardNotLoading => self.flaw_reward_not_loading(),
            TurnFlaw::Asked => self.flaw_asked(),
            TurnFlaw::GoesOn => self.flaw_goes_on(),
        }
    }

    fn festival_flaw(self, flaw: FestivalFlaw) -> String {
        match flaw {
            FestivalFlaw::ObjectiveCount { due } => self.flaw_objective_count(due),
            FestivalFlaw::TooMuchShown => self.flaw_much_shown().into(),
            FestivalFlaw::NotDrawn { card } => self.flaw_not_drawn(self.objective(card)),
            FestivalFlaw::Crates { card, due } => self.flaw_card_crates(self.objective(card), due),
            FestivalFlaw::Plantations { card, due } => self.flaw_card_plantations(self.objective(card), due),
            FestivalFlaw::Building { card } => self.flaw_card_building(self.objective(card)),
            FestivalFlaw::NotFulfilled { card, seat } => {
                self.flaw_not_fulfilled(self.objective(card), self.player(seat))
            }
            FestivalFlaw::NotRewarded { card, seat } => {
                self.flaw_not_rewarded(self.objective(card), self.player(seat))
            }
        }
    }

    fn puertoma_flaw(self, flaw: PuertomaFlaw) -> String {
        match flaw {
            PuertomaFlaw::NonePlays => self.flaw_no_puertoma_plays().into(),
            PuertomaFlaw::NoPuertoma => self.flaw_no_puertoma().into(),
            PuertomaFlaw::Asked => self.flaw_puertoma_asked().into(),
            PuertomaFlaw::Marker { role } => self.flaw_puertoma_marker(self.either_role(role)),
            PuertomaFlaw::TieCardTwice { card } => self.flaw_tie_card_twice(card.number()),
            PuertomaFlaw::LevelCount => self.flaw_level_count().into(),
            PuertomaFlaw::AbilityCount => self.flaw_ability_count().into(),
            PuertomaFlaw::NoSuchLevel => self.flaw_no_such_level().into(),
            PuertomaFlaw::MannedQuarry => self.flaw_manned_quarry().into(),
            PuertomaFlaw::TooManyOfType { tile, most } => self.flaw_many_of_type(most, self.tile(tile)),
            PuertomaFlaw::TooManyUnder { tile, circles } => self.flaw_many_under(circles, self.tile(tile)),
            PuertomaFlaw::Forests => self.flaw_puertoma_forests().into(),
            PuertomaFlaw::MannedBuilding { building } => self.flaw_manned_building(self.building(building)),
            PuertomaFlaw::NotCommercial { building } => self.flaw_not_commercial(self.building(building)),
            PuertomaFlaw::OtherLevel { building } => self.flaw_other_level(self.building(building)),
            PuertomaFlaw::LevelFull { level } => self.flaw_level_full(level),
            PuertomaFlaw::ReservedTwice { building } => self.flaw_reserved_twice(self.building(building)),
            PuertomaFlaw::NotReservable { building } => self.flaw_not_reservable(self.building(building)),
            PuertomaFlaw::ReservedTooEarly => self.flaw_reserved_too_early().into(),
            PuertomaFlaw::NotReserved => self.flaw_not_reserved().into(),
            PuertomaFlaw::NothingDiscards => self.flaw_nothing_discards().into(),
            PuertomaFlaw::AbilityOrder => self.flaw_ability_order().into(),
            PuertomaFlaw::Locked { level } => self.flaw_locked(level),
            PuertomaFlaw::Unlocked { level } => self.flaw_unlocked(level),
            PuertomaFlaw::AbilitiesGone => self.flaw_abilities_gone().into(),
        }
    }

    fn achievement_flaw(self, flaw: AchievementFlaw) -> String {
        match flaw {
            AchievementFlaw::CardCount { due } => self.flaw_card_count(due),
            AchievementFlaw::HandCount { due } => self.flaw_hand_count(due),
            AchievementFlaw::NotOwn => self.flaw_not_own().into(),
            AchievementFlaw::CardTwice { card } => self.flaw_card_twice(self.card(card)),
            AchievementFlaw::KeptTooLate => self.flaw_kept_too_late(HAND),
            AchievementFlaw::Completed { card } => self.flaw_completed(self.card(card)),
        }
    }
}
