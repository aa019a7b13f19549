//! Reasons for which a position cannot be.

use ginkgopolis::flaw::{AskedFlaw, CardFlaw, CharacterFlaw, CityFlaw, TileFlaw};
use ginkgopolis::{Cell, Flaw, Letter, Tile};

use crate::words::said::Words;

impl Words {
    /// Returns the reason for which a position cannot be, in a sentence.
    pub fn flaw(self, flaw: &Flaw) -> String {
        let said = self.flaw;
        match flaw {
            Flaw::Config(problem) => said.config(problem),
            Flaw::Unsound(problem) => said.unsound(problem),
            Flaw::Seats { named, sit } => said.seats(*named, *sit),
            Flaw::NoSuchSeat => said.no_such_seat().into(),
            Flaw::TooMany { most } => said.too_many(*most),
            Flaw::TooManyRedraws { most: 0 } => said.no_redraws().into(),
            Flaw::TooManyRedraws { most } => said.redraws(self.count.tokens(*most)),
            Flaw::Resources { allotment, placed } => said.resources(*allotment, *placed),
            Flaw::AllPlaced { seat } => said.all_placed(seat.index() + 1),
            Flaw::Characters(flaw) => self.character_flaw(flaw),
            Flaw::City(flaw) => self.city_flaw(flaw),
            Flaw::Tiles(flaw) => self.tile_flaw(flaw),
            Flaw::Cards(flaw) => self.card_flaw(flaw),
            Flaw::Asked(flaw) => self.asked_flaw(flaw).into(),
        }
    }

    fn character_flaw(self, flaw: &CharacterFlaw) -> String {
        let said = self.flaw;
        let text = match flaw {
            CharacterFlaw::Count { due: 0 } => said.no_characters(),
            CharacterFlaw::Count { due } => return said.characters(*due),
            CharacterFlaw::NotASet => said.not_a_set(),
            CharacterFlaw::Taken => said.taken(),
            CharacterFlaw::Round => said.round(),
            CharacterFlaw::NoSuchPick => said.no_such_pick(),
            CharacterFlaw::NotFresh => said.not_fresh(),
            CharacterFlaw::HandDealt => said.hand_dealt(),
            CharacterFlaw::Packets => said.packets(),
            CharacterFlaw::Packet => said.packet(),
            CharacterFlaw::PacketOrder { kept: 0 } => said.packet_order(),
            CharacterFlaw::PacketOrder { kept } => return said.packet_order_kept(*kept),
        };
        text.into()
    }

    /// A word of the drawing: a tile or a marker by its name, anything else as it is written.
    fn drawn(self, word: &str) -> String {
        match (word.parse::<Tile>(), word.parse::<Letter>()) {
            (Ok(tile), _) => self.tile(tile),
            (_, Ok(letter)) => self.flaw.marker(letter.to_string()),
            _ => self.flaw.word(word),
        }
    }

    fn city_flaw(self, flaw: &CityFlaw) -> String {
        let said = self.flaw;
        match flaw {
            CityFlaw::OutOfReach { word } => said.out_of_reach(self.drawn(word)),
            CityFlaw::UnknownWord { word } => said.unknown_word(word),
            CityFlaw::MarkerTwice { letter } => said.marker_twice(letter.to_string()),
            CityFlaw::BuildingTwice { tile } => said.building_twice(self.tile_first(*tile)),
            CityFlaw::NotOnGrid => said.not_on_grid().into(),
            CityFlaw::FloorElsewhere => said.floor_elsewhere().into(),
            CityFlaw::StartOwned => said.start_owned().into(),
            CityFlaw::NoOwner { tile } => said.no_owner(self.tile_first(*tile)),
            CityFlaw::StartGap { cell } => said.start_gap(direction(*cell)),
            CityFlaw::NotConnected => said.not_connected().into(),
            CityFlaw::WrongBottom { bottom, top } if bottom == top => {
                said.wrong_bottom(self.tile_first(*bottom))
            }
            CityFlaw::WrongBottom { bottom, top } => {
                said.wrong_bottom_of(self.tile_first(*bottom), self.tile(*top))
            }
            CityFlaw::StartOnTop { top } => said.start_on_top(self.tile(*top)),
            CityFlaw::MarkersMissing => said.markers_missing().into(),
            CityFlaw::MarkerOrder => said.marker_order().into(),
        }
    }

    fn tile_flaw(self, flaw: &TileFlaw) -> String {
        let said = self.flaw;
        let text = match flaw {
            TileFlaw::Elsewhere { tile } => return said.tile_elsewhere(self.tile_first(*tile)),
            TileFlaw::NotOwn => said.not_own(),
            TileFlaw::NotAside => said.not_aside(),
            TileFlaw::Removed { due: 0 } => said.none_removed(),
            TileFlaw::Removed { due } => return said.removed(*due),
            TileFlaw::Exhaustions { most } => return said.exhaustions(*most),
            TileFlaw::SupplyGone => said.supply_gone(),
            TileFlaw::SupplyNotReturned => said.supply_not_returned(),
            TileFlaw::ReturnedFromElsewhere => said.returned_from_elsewhere(),
            TileFlaw::ReturningUnasked => said.returning_unasked(),
            TileFlaw::ReturningOrder => said.returning_order(),
        };
        text.into()
    }

    fn card_flaw(self, flaw: &CardFlaw) -> String {
        let said = self.flaw;
        match flaw {
            CardFlaw::Elsewhere { card } => said.card_elsewhere(self.card_first(*card)),
            CardFlaw::DeckEmpty => said.deck_empty().into(),
            CardFlaw::HandTooLarge => said.hand_too_large().into(),
            CardFlaw::HandSize { due } => said.hand_size(self.count.cards(*due)),
            CardFlaw::TooFewLeft => said.too_few_left().into(),
            CardFlaw::NotCovered { tile } => said.not_covered(self.tile_first(*tile)),
            CardFlaw::NotKept { tile } => said.not_kept(self.tile_first(*tile)),
            CardFlaw::KeptTooSoon { tile } => said.kept_too_soon(self.tile_first(*tile)),
            CardFlaw::Known => said.known().into(),
            CardFlaw::AllKnown => said.all_known().into(),
        }
    }

    fn asked_flaw(self, flaw: &AskedFlaw) -> &'static str {
        let said = self.flaw;
        match flaw {
            AskedFlaw::GameOver => said.game_over(),
            AskedFlaw::TooDeep => said.too_deep(),
            AskedFlaw::OverTooSoon => said.over_too_soon(),
            // The text names the steps in its own words.
            AskedFlaw::NoSuchStack { .. } => said.no_such_stack(),
            AskedFlaw::CardNamed => said.card_named(),
            AskedFlaw::NoCard => said.no_card(),
            AskedFlaw::NotInAction => said.not_in_action(),
            AskedFlaw::Covered => said.covered(),
            AskedFlaw::NotJustBuiltOver => said.not_just_built_over(),
            AskedFlaw::FaceDown => said.face_down(),
            AskedFlaw::NoTileToChoose => said.no_tile_to_choose(),
            AskedFlaw::Hal => said.hal(),
            AskedFlaw::Adjacent => said.adjacent(),
            AskedFlaw::NoRow => said.no_row(),
            AskedFlaw::NotReturning => said.not_returning(),
            AskedFlaw::NothingToDecide => said.nothing_to_decide(),
        }
    }
}

/// Key of a start cell, seen from the middle of the city.
fn direction(cell: Cell) -> &'static str {
    match (cell.x.signum(), cell.y.signum()) {
        (-1, -1) => "north-west",
        (0, -1) => "north",
        (1, -1) => "north-east",
        (-1, 0) => "west",
        (1, 0) => "east",
        (-1, 1) => "south-west",
        (0, 1) => "south",
        (1, 1) => "south-east",
        _ => "middle",
    }
}
