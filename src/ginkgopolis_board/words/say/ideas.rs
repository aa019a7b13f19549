//! Ideas behind a choice: facts of the table that speak for it.

use game_core::Seat;
use ginkgopolis::{Idea, Item};

use super::names::{color, key};
use crate::words::messages::Scene;
use crate::words::said::Words;

impl Words {
    /// An idea behind a choice of `seat`, as a sentence.
    pub fn idea(self, seat: Seat, idea: &Idea, scene: &Scene) -> String {
        let (idea_of, who, rival) = (self.idea, scene.who(seat), |seat| scene.who(seat));
        let (tile, floors) = (|tile| self.tile(tile), |floors: u8| self.count.floors(floors));
        match *idea {
            Idea::Gains { item, count, otherwise } => idea_of.gains(self.items(item, count), otherwise, who),
            Idea::Engine { trigger, items, otherwise } => {
                idea_of.engine(key(trigger), idea_of.items(items), otherwise, who)
            }
            Idea::Has { item, count, otherwise } => idea_of.has(self.items(item, count), otherwise, who),
            Idea::SpendsLess { resources, otherwise } => idea_of.spends_less(otherwise, resources, who),
            Idea::PaysLess { points, otherwise } => idea_of.pays_less(otherwise, points, who),
            Idea::ComesBack { tile: top, resources } => {
                idea_of.comes_back(self.items(Item::Resource, resources), tile(top), who)
            }
            Idea::GetsCard { card } => idea_of.gets_card(tile(card), who),
            Idea::EndCard { card, points, otherwise } => idea_of.end_card(tile(card), otherwise, points, who),
            Idea::Leads { colour, points } => idea_of.leads(color(colour), points, who),
            Idea::Districts { colour, points, otherwise } => {
                idea_of.districts(color(colour), otherwise, points, who)
            }
            Idea::RivalDistricts { seat, points, otherwise } => {
                idea_of.rival_districts(otherwise, points, rival(seat))
            }
            Idea::DeniesLead { seat, colour, points } => {
                idea_of.denies_lead(color(colour), points, rival(seat))
            }
            Idea::Ousts { seat, tile: top, floors: of } => {
                idea_of.ousts(floors(of), rival(seat), tile(top), who)
            }
            Idea::KeepsBuilding { seat, tile: top } => idea_of.keeps_building(rival(seat), tile(top), who),
            Idea::DeniesCard { seat, tile: top, floors: of } => {
                idea_of.denies_card(floors(of), rival(seat), tile(top), who)
            }
            Idea::Floors { floors, otherwise } => idea_of.floors(floors, otherwise, who),
            Idea::KeepsTile { tile: kept, used } => idea_of.keeps_tile(tile(kept), tile(used), who),
            Idea::LargeNumber { tile, otherwise } => idea_of.large_number(tile.number(), otherwise.number()),
            Idea::KeepsRedraws { redraws, otherwise } => idea_of.keeps_redraws(otherwise, redraws, who),
            Idea::RivalGains { seat, points, otherwise } => {
                idea_of.rival_gains(otherwise, points, rival(seat))
            }
            Idea::Points { points, otherwise } => idea_of.points(otherwise, points, who),
            Idea::BringsEnd { .. } => idea_of.brings_end(who),
            Idea::PutsOffEnd { .. } => idea_of.puts_off_end(who),
            Idea::NearsEnd { tiles, .. } => idea_of.nears_end(tiles, who),
            Idea::GainsTime { tiles, .. } => idea_of.gains_time(tiles, who),
        }
    }
}
