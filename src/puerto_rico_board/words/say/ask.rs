//! Questions: for the person who decides, and who decides what.

use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Tile};
use puerto_rico::{Ending, Prompt};

use crate::words::messages::{Deed, Laden, Stage};
use crate::words::said::Words;
use ui::i18n::who::{Say, Who};

fn say(head: impl Into<String>, text: impl Into<String>) -> Say {
    Say { head: head.into(), text: text.into() }
}

impl Words {
    /// The prompt for the person who decides.
    pub fn ask(self, stage: &Stage) -> Say {
        match *stage {
            Stage::Role { chosen: Some((role, coins)), .. } => {
                let lying = if coins == 0 { String::new() } else { self.ask_role_coins(coins) };
                say(self.ask_role_chosen(self.role(role)), lying)
            }
            Stage::Role { of: 1, .. } => say(self.ask_role(), self.ask_role_note()),
            Stage::Role { mine, of, .. } => say(self.ask_role(), self.ask_role_duel(mine, of)),
            Stage::Hacienda => say(self.ask_hacienda(), self.ask_hacienda_note()),
            Stage::Take { quarry, full } => say(
                if quarry { self.ask_take_quarry() } else { self.ask_take() },
                if full { self.ask_take_full() } else { self.ask_take_note() },
            ),
            Stage::Hospital { drawn, taken } => self.ask_for_hospital(drawn, taken),
            Stage::Privilege => say(self.ask_privilege(), self.ask_privilege_note()),
            // How many of how many are placed is shown by the meter beside it.
            Stage::Place { workers, placed } => {
                say(self.ask_place(), self.ask_place_note(workers.saturating_sub(placed)))
            }
            Stage::Build { possible: 0, .. } => say(self.ask_build_none(), self.ask_build_none_note()),
            Stage::Build { chosen: None, .. } => say(self.ask_build(), self.ask_build_note()),
            Stage::Build { chosen: Some((building, price)), .. } => {
                say(self.ask_build_chosen(self.building(building), price), "")
            }
            Stage::School { building } => {
                self.offered(self.ask_school(self.building(building)), Building::School)
            }
            Stage::Produce { crates } => say(self.ask_produce(self.crates(&crates)), self.ask_produce_note()),
            Stage::Extra => say(self.ask_extra(), self.ask_extra_note()),
            Stage::Sell { chosen: None } => say(self.ask_sell(), self.ask_sell_note()),
            Stage::Sell { chosen: Some((good, coins)) } => {
                say(self.ask_sell_chosen(coins, self.good(good)), "")
            }
            Stage::Load { chosen: Some(laden), .. } => self.ask_for_load(laden),
            Stage::Load { held: Some(good), .. } => say(self.ask_load_which(self.good(good)), ""),
            Stage::Load { must: true, .. } => say(self.ask_load(), self.ask_load_note()),
            Stage::Load { .. } => say(self.ask_load_own(), self.ask_load_own_note()),
            Stage::Harbor { good } => self.offered(self.ask_harbor(self.good(good)), Building::Harbor),
            Stage::Smuggle { chosen: None } => say(self.ask_smuggle(), self.ask_smuggle_note()),
            Stage::Smuggle { chosen: Some(deed) } => say(self.ask_deed(self.deed_label(&deed)), ""),
            Stage::Spoils { good, most } => say(self.ask_spoils(self.good(good)), self.ask_spoils_note(most)),
            Stage::Poached { workers, placed } => {
                say(self.ask_poached(workers), self.ask_poached_note(workers.saturating_sub(placed)))
            }
            Stage::Rewarded { workers, placed } => {
                say(self.ask_rewarded(workers), self.ask_rewarded_note(workers.saturating_sub(placed)))
            }
            Stage::Store { kinds, whole, kept, lost } => self.ask_to_store(kinds, whole, kept, lost),
            Stage::More(ref prompt) => self.ask_more(prompt),
        }
    }

    /// Question that a building offers something by.
    fn offered(self, head: impl Into<String>, by: Building) -> Say {
        say(head, self.ask_offer(self.building(by)))
    }

    fn ask_for_hospital(self, drawn: Option<Tile>, taken: Option<Tile>) -> Say {
        match (drawn, taken) {
            (Some(drawn), Some(taken)) => say(
                self.ask_hospital_which(),
                self.ask_hospital_which_note(self.tile(drawn), self.tile(taken)),
            ),
            (one, other) => {
                let tile = one.or(other).map_or_else(|| self.some_tile(), |tile| self.tile(tile));
                say(self.ask_hospital(tile), self.ask_hospital_note())
            }
        }
    }

    fn ask_for_load(self, Laden { good, ship, size, crates, vp }: Laden) -> Say {
        let head = match ship {
            Ship::Own => self.ask_load_wharf(crates, self.good(good)),
            Ship::Cargo(_) => self.ask_load_chosen(crates, self.good(good), size),
        };
        say(head, self.ask_load_points(vp))
    }

    fn ask_to_store(self, kinds: u8, whole: u8, kept: bool, lost: u8) -> Say {
        let loss = self.ask_store_lost(lost);
        let text = match (kinds.saturating_sub(whole), kept) {
            (0, true) => loss,
            (0, false) => self.sentences([self.ask_store_crate(), &loss]),
            (left, true) => self.sentences([self.ask_store_kinds(left), loss]),
            (left, false) => self.sentences([self.ask_store_kinds_crate(left), loss]),
        };
        say(self.ask_store(kinds), text)
    }

    /// Questions of the expansions.
    fn ask_more(self, prompt: &Prompt) -> Say {
        match *prompt {
            Prompt::Draft => say(self.ask_draft(), self.ask_draft_note()),
            Prompt::KeepCard { .. } => say(self.ask_keep_card(), self.ask_keep_card_note()),
            Prompt::Bohio => say(self.ask_bohio(), self.ask_bohio_note()),
            Prompt::Plant { tile } => self.offered(self.ask_plant(self.tile(tile)), Building::Lumberyard),
            Prompt::SecondTile => say(self.ask_second_tile(), self.ask_second_tile_note()),
            Prompt::LateHospital => say(self.ask_late_hospital(), self.ask_late_hospital_note()),
            Prompt::Payment { building, missing } => {
                say(self.ask_payment(self.building(building), missing), self.ask_payment_note())
            }
            Prompt::SmallWharf => say(self.ask_small_wharf(), self.ask_small_wharf_note()),
            Prompt::LoadPoint { harbor: true } => self.offered(self.ask_load_point(), Building::Harbor),
            Prompt::LoadPoint { harbor: false } => {
                self.offered(self.ask_first_load_point(), Building::PublishingHouse)
            }
            Prompt::KeepSingles { left } => say(self.ask_keep_singles(left), self.ask_keep_singles_note()),
            Prompt::Pick => say(self.ask_pick(), self.ask_pick_note()),
            Prompt::PlaceCitizen { left } => say(self.ask_place_citizen(), self.ask_place_citizen_note(left)),
            Prompt::Bonus { building } => {
                let head = match building {
                    Building::Villa => self.ask_villa(),
                    Building::ParkAuthority => self.ask_two_points(),
                    Building::Church | Building::AssemblyHall => self.ask_points(),
                    _ => self.ask_point(),
                };
                self.offered(head, building)
            }
            Prompt::Zoning => self.offered(self.ask_zoning(), Building::ZoningOffice),
            Prompt::Park => say(self.ask_park(), self.ask_park_note()),
            Prompt::Pension { left } => say(self.ask_pension(), self.ask_pension_note(left)),
            Prompt::PoachKinds => say(self.ask_poach_kinds(), self.ask_poach_kinds_note()),
            Prompt::PoachedCitizens { left } => {
                say(self.ask_poached_citizens(), self.ask_poached_citizens_note(left))
            }
            _ => Say::default(),
        }
    }

    /// A deed of the Smuggler with what it brings now, on a button.
    pub fn deed_label(self, deed: &Deed) -> String {
        match *deed {
            Deed::Raid { size, good, kept } => self.deed_raid(self.good(good), kept, size),
            Deed::Plunder { vp } => self.deed_plunder(vp),
            Deed::Poach { taken } => self.deed_poach(taken),
            Deed::Capture { role, coins } => self.deed_capture(coins, self.either_role(role)),
        }
    }

    /// Way in which the bonus would bring the end of the game nearer.
    pub fn ending(self, ending: Ending) -> &'static str {
        match ending {
            Ending::ThisRound => self.ask_ending_round(),
            Ending::PerhapsThisRound => self.ask_ending_perhaps(),
            Ending::NextCaptain => self.ask_ending_captain(),
            Ending::NextRecruiter => self.ask_ending_recruiter(),
        }
    }

    /// Question to another seat.
    pub fn waiting(self, prompt: &Prompt, who: Who) -> String {
        let about = |building: Building| self.wait_about(self.building(building), who);
        match *prompt {
            Prompt::Role { .. } => self.wait_role(who),
            Prompt::Hacienda => about(Building::Hacienda),
            Prompt::Take => self.wait_take(who),
            Prompt::Hospital { .. } | Prompt::LateHospital => about(Building::Hospital),
            Prompt::Privilege => self.wait_privilege(who),
            Prompt::Place { .. } | Prompt::Poached { .. } => self.wait_place(who),
            Prompt::Build => self.wait_build(who),
            Prompt::School { .. } => about(Building::School),
            Prompt::Produce => self.wait_produce(who),
            Prompt::Extra => self.wait_extra(who),
            Prompt::Sell => self.wait_sell(who),
            Prompt::Load | Prompt::SmallWharf => self.wait_load(who),
            Prompt::Harbor { .. } => about(Building::Harbor),
            Prompt::StoreAll { .. } | Prompt::KeepOne | Prompt::KeepSingles { .. } => self.wait_store(who),
            Prompt::KeepCard { .. } => self.wait_keep_card(who),
            Prompt::Smuggle | Prompt::PoachKinds => self.wait_smuggle(who),
            Prompt::Spoils { .. } => self.wait_spoils(who),
            Prompt::Rewarded { .. } => self.wait_rewarded(who),
            Prompt::Draft => self.wait_draft(who),
            Prompt::Bohio => about(Building::Bohio),
            Prompt::Plant { .. } => about(Building::Lumberyard),
            Prompt::SecondTile => self.wait_second_tile(who),
            Prompt::Payment { .. } => about(Building::HiddenMarket),
            Prompt::LoadPoint { .. } => self.wait_point(who),
            Prompt::Pick => self.wait_pick(who),
            Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } => self.wait_citizens(who),
            Prompt::Bonus { building } => about(building),
            Prompt::Zoning => about(Building::ZoningOffice),
            Prompt::Park => about(Building::ParkAuthority),
            Prompt::Pension { .. } => about(Building::PensionOffice),
        }
    }
}
