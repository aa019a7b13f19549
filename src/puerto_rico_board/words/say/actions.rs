//! Legal actions as labels.

use puerto_rico::ids::{Building, PORTRAIT, Person, Role};
use puerto_rico::{Action, Prompt};

use crate::words::messages::Scene;
use crate::words::said::Words;

impl Words {
    /// A legal action as a sentence.
    pub fn action(self, action: &Action, prompt: &Prompt, scene: &Scene) -> String {
        let place = |spot: u8| self.place(scene.view.turn.seat(), spot, scene);
        match *action {
            Action::Pass => self.pass_label(prompt).into(),
            Action::Role(role) => {
                let tile = scene.view.roles.iter().find(|tile| tile.role == role);
                self.act_role(tile.map_or(0, |tile| tile.coins), self.either_role(role))
            }
            Action::Draw => self.act_draw().into(),
            Action::Take(tile) => self.act_take(self.a_tile(tile)),
            Action::Man(tile) => self.act_man(self.tile(tile)),
            Action::Accept => self.accept(prompt),
            Action::Place(spot) => match prompt {
                Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } => {
                    self.act_place_citizen(place(spot))
                }
                _ => self.act_place(place(spot)),
            },
            Action::Build(building) => match scene.view.offer(building) {
                Some(offer) => self.act_build_for(self.building(building), offer.price),
                None => self.act_build(self.building(building)),
            },
            Action::BuildForAll(building) => self.act_build_for_all(self.building(building)),
            Action::Extra(good) => self.act_extra(self.good(good)),
            Action::Sell(good) => self.act_sell(self.good(good)),
            Action::Load(good, ship) => self.act_load(self.good(good), scene.ship_size(ship)),
            Action::Wharf(good) => self.act_wharf(self.good(good)),
            Action::StoreAll(good) => self.act_store(self.good(good)),
            Action::KeepOne(good) => self.act_keep(self.good(good)),
            Action::Keep(card) => self.act_keep_card(self.card(card), self.card_condition(card)),
            Action::Draft(building) => self.act_draft(self.building(building)),
            Action::Move(spot) => self.act_move(place(spot)),
            Action::MoveCitizen(spot) => self.act_move_citizen(place(spot)),
            Action::Forest(tile) => self.act_forest(self.a_tile(tile)),
            Action::GivePerson(PORTRAIT) => self.act_give_idle().into(),
            Action::GivePerson(spot) => self.act_give_worker(place(spot)),
            Action::GiveCitizen(PORTRAIT) => self.act_give_idle_citizen().into(),
            Action::GiveCitizen(spot) => self.act_give_citizen(place(spot)),
            Action::GiveCrate(good) => self.act_give_crate(self.good(good)),
            Action::GivePoint => self.act_give_point().into(),
            Action::Export(good) => self.act_export(self.good(good)),
            Action::Board(good) => self.act_board(self.good(good)),
            Action::Pick(Person::Worker) => self.act_pick_worker().into(),
            Action::Pick(Person::Citizen) => self.act_pick_citizen().into(),
            Action::Zone => self.act_zone().into(),
            Action::Discard(tile, None) => self.act_discard(self.a_tile(tile)),
            Action::Discard(tile, Some(Person::Worker)) => self.act_discard_worker(self.a_tile(tile)),
            Action::Discard(tile, Some(Person::Citizen)) => self.act_discard_citizen(self.a_tile(tile)),
            Action::Clear(tile) => self.act_clear(self.tile(tile)),
            Action::PoachCitizens(citizens) => self.act_poach_citizens(citizens),
            Action::Raid(ship) => self.act_raid(scene.ship_size(ship)),
            Action::Spoils(kept) => self.act_spoils(kept),
            Action::Plunder => self.act_plunder().into(),
            Action::Poach => self.act_poach().into(),
            Action::Capture(role) => self.act_capture(self.either_role(role)),
        }
    }

    fn pass_label(self, prompt: &Prompt) -> &'static str {
        match prompt {
            Prompt::Hacienda => self.pass_draw(),
            Prompt::Take => self.pass_take(),
            Prompt::Hospital { .. } | Prompt::Privilege | Prompt::School { .. } => self.pass_worker(),
            Prompt::Build => self.pass_build(),
            Prompt::Produce => self.pass_produce(),
            Prompt::Extra => self.pass_extra(),
            Prompt::Sell => self.pass_sell(),
            Prompt::Load => self.pass_load(),
            Prompt::Harbor { .. } | Prompt::LoadPoint { .. } => self.pass_point(),
            Prompt::StoreAll { .. } => self.pass_store(),
            Prompt::KeepOne => self.pass_keep(),
            Prompt::KeepSingles { .. } => self.pass_keep_more(),
            Prompt::Smuggle | Prompt::Spoils { .. } => self.pass_smuggle(),
            Prompt::Poached { .. } | Prompt::PoachedCitizens { .. } => self.pass_poached(),
            Prompt::Rewarded { .. } => self.pass_rewarded(),
            Prompt::Bohio => self.pass_move(),
            Prompt::SecondTile => self.pass_second_tile(),
            Prompt::LateHospital => self.pass_late_hospital(),
            Prompt::SmallWharf => self.pass_small_wharf(),
            Prompt::PlaceCitizen { .. } => self.pass_citizens(),
            Prompt::Park => self.pass_park(),
            Prompt::Pension { .. } => self.pass_pension(),
            Prompt::Zoning => self.pass_zoning(),
            Prompt::Bonus { .. } | Prompt::Pick | Prompt::PoachKinds => self.pass_bonus(),
            Prompt::Role { .. } | Prompt::Place { .. } | Prompt::KeepCard { .. } => self.pass(),
            Prompt::Draft | Prompt::Plant { .. } | Prompt::Payment { .. } => self.pass(),
        }
    }

    fn accept(self, prompt: &Prompt) -> String {
        match *prompt {
            Prompt::Produce => self.accept_produce().into(),
            Prompt::Bonus { building: Building::Villa } => self.accept_villa().into(),
            Prompt::Bonus { building: Building::ParkAuthority } => self.accept_two().into(),
            Prompt::Bonus { building: Building::Church | Building::AssemblyHall } => {
                self.accept_points().into()
            }
            Prompt::Bonus { .. } => self.accept_one().into(),
            Prompt::Harbor { .. } | Prompt::LoadPoint { .. } => self.accept_point().into(),
            Prompt::School { building } => self.accept_school(self.building(building)),
            _ => self.accept_worker().into(),
        }
    }

    /// The heading under which the action list groups an action.
    pub fn action_group(self, action: &Action) -> &'static str {
        match action {
            Action::Pass => self.group_pass(),
            Action::Role(_) => self.group_roles(),
            Action::Capture(_) => self.area_role_tiles(),
            Action::Draw => self.building(Building::Hacienda),
            Action::Take(_) => self.group_tiles(),
            Action::Man(_) => self.building(Building::Hospital),
            Action::Accept => self.group_accept(),
            Action::Place(_) => self.area_workers(),
            Action::Keep(_) => self.source("achievements"),
            Action::Build(_) | Action::BuildForAll(_) => self.group_build(),
            Action::Extra(_) => self.group_extra(),
            Action::Sell(_) => self.area_house(),
            Action::Load(..) => self.area_ships(),
            Action::Wharf(_) => self.building(Building::Wharf),
            Action::StoreAll(_) => self.group_store(),
            Action::KeepOne(_) => self.group_keep(),
            Action::Draft(_) => self.area_shop(),
            Action::Move(_) | Action::MoveCitizen(_) => self.building(Building::Bohio),
            Action::Forest(_) => self.building(Building::Lumberyard),
            Action::GivePerson(_) | Action::GiveCrate(_) | Action::GivePoint | Action::GiveCitizen(_) => {
                self.building(Building::HiddenMarket)
            }
            Action::Export(_) => self.building(Building::MerchantOutpost),
            Action::Board(_) => self.building(Building::SmallWharf),
            Action::Pick(_) => self.role(Role::Recruiter),
            Action::Zone => self.building(Building::ZoningOffice),
            Action::Discard(..) | Action::Clear(_) => self.group_discard(),
            Action::Raid(_)
            | Action::Spoils(_)
            | Action::Plunder
            | Action::Poach
            | Action::PoachCitizens(_) => self.role(Role::Smuggler),
        }
    }
}
