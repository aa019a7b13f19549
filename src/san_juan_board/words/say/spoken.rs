//! Descriptions of the board for those who cannot see it.

use ui::i18n::who::Who;

use crate::words::Words;

/// A placard, to be spoken.
pub struct Placard<'a> {
    pub name: &'a str,
    pub taken_by: Option<Who<'a>>,
    pub current: bool,
    pub legal: bool,
    /// Returns the effect of its phase, in the fewest words.
    pub does: &'a str,
    /// Options of the reader after taking it now.
    pub gain: Option<&'a str>,
}

/// A plate on the rail, to be spoken.
pub struct Plate<'a> {
    pub who: Who<'a>,
    pub hand: u8,
    pub buildings: usize,
    pub goods: usize,
    pub governor: bool,
    pub deciding: bool,
    pub points: i16,
    /// Cards laid by, for a point each, as far as they may be counted.
    pub laid_by: u8,
}

/// A hand card, to be spoken.
pub struct Card<'a> {
    pub name: &'a str,
    pub cost: u8,
    pub vp: u8,
    pub price: Option<u8>,
    pub legal: bool,
    pub chosen: bool,
    pub paying: bool,
}

/// A building in a city, to be spoken.
pub struct Site<'a> {
    pub place: u8,
    pub name: &'a str,
    pub good: Option<&'a str>,
    pub fresh: bool,
    pub covers: usize,
    pub tucked: u8,
    pub legal: bool,
    pub chosen: bool,
}

impl Words {
    /// Joins the first part with those of the rest that hold.
    fn spoken<const N: usize>(self, first: String, rest: [Option<String>; N]) -> String {
        rest.into_iter().flatten().fold(first, |before, next| self.spoken_more(before, next))
    }

    /// A placard with what it does and what it would bring.
    pub fn spoken_placard(self, placard: &Placard) -> String {
        let taken = placard.taken_by.map(|who| self.spoken_role_taken(who));
        let free = || placard.legal.then(|| self.spoken_role_free().to_owned());
        let now = placard.current.then(|| self.spoken_role_now().to_owned());
        let role = self.spoken(placard.name.to_owned(), [taken.or_else(free), now]);
        match placard.gain {
            Some(gain) => self.spoken_role_gain(placard.does, gain, role),
            None => self.spoken_role(placard.does, role),
        }
    }

    pub fn spoken_plate(self, seat: &Plate) -> String {
        let laid_by = (seat.laid_by > 0).then(|| self.spoken_seat_laid_by(seat.laid_by));
        let governor = seat.governor.then(|| self.spoken_seat_governor().to_owned());
        let deciding = seat.deciding.then(|| self.spoken_seat_deciding().to_owned());
        let plate = self.spoken_seat(seat.buildings, seat.goods, seat.hand, seat.points, seat.who);
        self.spoken(plate, [laid_by, governor, deciding])
    }

    pub fn spoken_hand_card(self, card: &Card) -> String {
        let state = match card.price {
            _ if card.chosen => Some(self.spoken_chosen().to_owned()),
            _ if card.paying => Some(self.spoken_paying().to_owned()),
            _ if !card.legal => None,
            Some(price) => Some(self.spoken_for(price)),
            None => Some(self.spoken_free().to_owned()),
        };
        self.spoken(self.spoken_card(card.cost, card.name, card.vp), [state])
    }

    pub fn spoken_slot(self, slot: &Site) -> String {
        let good = slot.good.map(|good| self.spoken_site_good(good));
        let fresh = slot.fresh.then(|| self.spoken_site_fresh().to_owned());
        let covers = (slot.covers > 0).then(|| self.spoken_site_covers(slot.covers));
        let tucked = (slot.tucked > 0).then(|| self.spoken_site_tucked(slot.tucked));
        let state = match (slot.chosen, slot.legal) {
            (true, _) => Some(self.spoken_chosen().to_owned()),
            (false, true) => Some(self.spoken_free().to_owned()),
            (false, false) => None,
        };
        self.spoken(self.spoken_site(slot.name, slot.place), [good, fresh, covers, tucked, state])
    }
}
