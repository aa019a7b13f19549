//! Districts, and sentences for those who cannot see the board.

use ginkgopolis::ids::{Card, Character, Colour, Tile, Trigger};

use super::names::color;
use crate::model::Choice;
use crate::words::messages::{BlockSpoken, DistrictStanding, Gains, RimSpoken, SeatSpoken};
use crate::words::said::Words;

impl Words {
    /// A district, and how everybody stands in it.
    pub fn district(self, colour: Colour, standing: &[DistrictStanding]) -> String {
        let one = |one: &DistrictStanding| self.board.standing(one.points, one.resources, one.who);
        let each = self.enumerated(standing.iter().map(one));
        self.board.district(color(colour), each)
    }

    /// Points of everybody in all districts together.
    pub fn all_districts(self, standing: &[DistrictStanding]) -> String {
        if standing.is_empty() {
            return self.board.no_district().into();
        }
        let totals = standing.iter().map(|one| self.board.total(one.points, one.who));
        self.board.all_districts(self.enumerated(totals))
    }

    /// Puts the parts of a spoken sentence one behind the other.
    fn spoken(self, parts: impl IntoIterator<Item = Option<String>>) -> String {
        let parts = parts.into_iter().flatten();
        parts.reduce(|front, next| self.spoken.comma(front, next)).unwrap_or_default()
    }

    /// "chosen" or "can be chosen".
    fn state(self, choice: Choice) -> Option<String> {
        match choice {
            Choice::Aside => None,
            Choice::Free => Some(self.spoken.can_be_chosen().into()),
            Choice::Chosen => Some(self.spoken.chosen().into()),
        }
    }

    fn place(self, (column, row): (u8, u8)) -> String {
        self.spoken.place(column, row)
    }

    /// A plate on the rail.
    pub fn spoken_seat(self, seat: &SeatSpoken) -> String {
        let (spoken, count) = (self.spoken, self.count);
        self.spoken([
            Some(if seat.ready { spoken.ready(seat.who) } else { spoken.not_ready(seat.who) }),
            seat.first.then(|| spoken.first().into()),
            seat.counts.map(|(resources, ..)| count.resources(resources)),
            seat.counts.map(|(_, tiles, _)| count.tiles(tiles)),
            seat.counts.map(|(.., points)| count.points(points)),
            Some(count.tokens(seat.redraws)),
            Some(spoken.cards(seat.cards)),
        ])
    }

    /// A building.
    pub fn spoken_block(self, block: &BlockSpoken) -> String {
        let spoken = self.spoken;
        self.spoken([
            Some(self.tile_first(block.top)),
            Some(self.count.floors(block.height)),
            Some(block.owner.map_or_else(|| spoken.no_owner().into(), |owner| spoken.owner(owner))),
            block.fresh.then(|| spoken.just_built().into()),
            Some(self.place(block.place)),
            self.state(block.choice),
        ])
    }

    /// A place at the rim.
    pub fn spoken_rim(self, rim: &RimSpoken) -> String {
        let spoken = self.spoken;
        let what = match (rim.letter, rim.goes) {
            (Some(letter), _) => spoken.marker(letter.to_string()),
            (None, Some(letter)) => spoken.place_for(letter.to_string()),
            (None, None) => spoken.free_place().into(),
        };
        self.spoken([
            Some(what),
            self.beside(&rim.beside),
            Some(self.place(rim.place)),
            self.state(rim.choice),
        ])
    }

    /// "beside blue 7 and red 3", the buildings next to a place.
    pub fn beside(self, tiles: &[Tile]) -> Option<String> {
        (!tiles.is_empty()).then(|| self.spoken.beside(self.tiles(tiles)))
    }

    /// A row of the city.
    pub fn row(self, row: u8) -> String {
        self.spoken.row(row)
    }

    /// A card of somebody's engine.
    pub fn spoken_card(self, card: Card) -> String {
        self.spoken.card(self.effect(card), self.card_first(card))
    }

    /// A card of the hand; of a letter, the buildings beside its marker are told as well.
    pub fn spoken_hand_card(self, card: Card, near: &[Tile], choice: Choice) -> String {
        let state = match choice {
            Choice::Aside => "",
            Choice::Free => self.spoken.card_can_be_chosen(),
            Choice::Chosen => self.spoken.card_chosen(),
        };
        let name = self.spoken([Some(self.card_first(card)), self.beside(near)]);
        self.sentences([self.spoken.card(self.effect(card), name), state.to_owned()])
    }

    /// A character.
    pub fn spoken_character(self, character: Character) -> String {
        self.spoken.card(self.character_effect(character), self.character(character))
    }

    /// A tile of the hand.
    pub fn spoken_tile(self, tile: Tile, choice: Choice) -> String {
        self.spoken([Some(self.spoken.tile(self.tile(tile))), self.state(choice)])
    }

    /// Possessions behind one's own screen: resources, tiles, points, tokens.
    pub fn spoken_mine(self, (resources, tiles, points): (u8, u8, u16), redraws: u8) -> String {
        let count = self.count;
        let (points, tokens) = (count.points(points), count.tokens(redraws));
        self.spoken.mine(points, count.resources(resources), count.tiles(tiles), tokens)
    }

    /// Cards that work with a deed.
    pub fn spoken_column(self, deed: Trigger, sum: Gains, cards: usize) -> String {
        match cards {
            0 => self.spoken.column_none(self.deed(deed)),
            _ => self.spoken.column(self.count.cards(cards), self.deed(deed), self.haul(sum)),
        }
    }
}
