//! What San Juan's texts are, for every language: names, and whole sentences
//! as functions that match exhaustively, so that a new event or reason fails
//! the build until it can be said.

use sobremesa::games::san_juan::data::buildings::Class;
use sobremesa::games::san_juan::ids::{Discount, KINDS, Kind, ROLES, Role};
use sobremesa::games::san_juan::prompt::{Bonus, FaceUp};
use sobremesa::games::san_juan::{Action, DiscardWhy, Event, Prompt, Reason, View};

use crate::core::Seat;

/// Whom a sentence speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The person who reads.
    You,
    /// Somebody else, by name.
    Named(&'a str),
}

/// What sentences look things up in.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads, if there is just one.
    pub me: Option<Seat>,
    /// The table after what is told.
    pub view: &'a View,
}

impl<'a> Scene<'a> {
    /// How to speak of `seat`.
    pub fn who(&self, seat: Seat) -> Who<'a> {
        if self.me == Some(seat) { Who::You } else { Who::Named(self.name(seat)) }
    }

    /// The name of `seat`, never "you".
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The visible building on a slot; `None` if there is none.
    pub fn building(&self, seat: Seat, slot: u8) -> Option<Kind> {
        Some(self.view.seats.get(seat.index())?.city.get(slot as usize)?.kind)
    }
}

/// A prompt: what to do, and the particulars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Say {
    /// The verb and its object.
    pub head: String,
    /// Limits and progress.
    pub text: String,
}

/// What the prompt bar has to say, draft included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Take a placard.
    Role {
        /// Whether this is the governor's second pick with two players.
        second: bool,
    },
    /// Double the privilege now?
    Library {
        /// The role taken.
        role: Role,
    },
    /// Choose what to build.
    Build {
        /// How many hand cards can be paid for.
        possible: u8,
    },
    /// Choose where to build.
    Site {
        /// What.
        kind: Kind,
    },
    /// Choose how to pay.
    Pay {
        /// What is being built.
        kind: Kind,
        /// Cards to pay in all.
        due: u8,
        /// Cards chosen.
        chosen: u8,
        /// The building it will cover.
        over: Option<Kind>,
    },
    /// Choose where to produce.
    Produce {
        /// The most goods.
        may: u8,
        /// Goods chosen.
        chosen: u8,
    },
    /// Choose what to sell.
    Sell {
        /// The most goods.
        may: u8,
        /// Goods chosen.
        chosen: u8,
        /// Cards they bring, buildings included.
        cards: u8,
    },
    /// Choose which cards to keep.
    Keep {
        /// How many must be kept.
        must: u8,
        /// How many are chosen.
        chosen: u8,
    },
    /// Choose which cards to discard.
    Discard {
        /// Why.
        why: DiscardWhy,
        /// How many must go.
        must: u8,
        /// How many are chosen.
        chosen: u8,
    },
    /// Choose cards to exchange, or none.
    Exchange {
        /// With what.
        why: DiscardWhy,
        /// The most cards.
        may: u8,
        /// How many are chosen.
        chosen: u8,
    },
    /// Choose a card for the Chapel, or none.
    Chapel {
        /// The card chosen.
        chosen: Option<Kind>,
    },
    /// Choose cards for the Church, or none.
    Church {
        /// How many are chosen.
        chosen: u8,
    },
    /// Take a draw, or leave it.
    Offer {
        /// Which.
        bonus: Bonus,
    },
    /// Choose a card that lies face up, or none.
    Take {
        /// What turned them up.
        from: FaceUp,
        /// The card chosen.
        chosen: Option<Kind>,
    },
    /// Choose what to ship.
    Ship {
        /// The most goods.
        may: u8,
        /// Goods chosen.
        chosen: u8,
    },
}

/// What a card does for its reader now, fact by fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It costs this many cards now, and brings this many points at once.
    Price {
        /// Cards to pay.
        price: u8,
        /// Victory points at once.
        gain: i16,
    },
    /// Another copy stands in the own city.
    Standing,
    /// It stands in a city and works.
    Working,
    /// It stands in a city and works from the next phase on.
    FromNextPhase,
    /// A good lies on it; at the last known prices it brings this many cards.
    Good {
        /// Cards, if a price is known.
        price: Option<u8>,
    },
    /// It is an empty production building.
    Empty,
    /// Buildings lie beneath.
    Covers {
        /// How many.
        count: u8,
    },
    /// Cards lie beneath the Chapel.
    Tucked {
        /// How many.
        count: u8,
    },
}

/// The texts.
pub struct Words {
    /// Buildings by kind.
    pub kinds: [&'static str; KINDS],
    /// What each does.
    pub effects: [&'static str; KINDS],
    /// What a building counts as.
    pub class: fn(Class) -> &'static str,
    /// Roles.
    pub roles: [&'static str; ROLES],
    /// What everybody may do in each phase.
    pub role_actions: [&'static str; ROLES],
    /// What the picker has on top.
    pub role_privileges: [&'static str; ROLES],
    /// Goods by tier.
    pub goods: [&'static str; 5],
    /// One letter per good, for colour aids.
    pub good_letters: [&'static str; 5],
    /// Sources of points by key.
    pub source: fn(&str) -> &'static str,
    /// The prompt for the person who decides.
    pub ask: fn(&Stage) -> Say,
    /// What somebody else is being asked.
    pub waiting: fn(&Prompt, Who) -> String,
    /// A legal action as a sentence.
    pub action: fn(&Action, &Prompt, &Scene) -> String,
    /// The heading under which the action list groups an action.
    pub action_group: fn(&Action) -> &'static str,
    /// What happened; `None` for what goes without saying.
    pub event: fn(&Event, &Scene) -> Option<String>,
    /// Why something is impossible.
    pub reason: fn(Reason) -> String,
    /// What a card does now.
    pub fact: fn(Fact) -> String,
    /// A discount in the sum of a price, such as "1 (Builder)".
    pub discount: fn(Discount) -> &'static str,
    /// Label of the control that declines a discount.
    pub decline: fn(Discount) -> String,
    /// Label of the control that uses it again.
    pub accept: fn(Discount) -> String,
    /// What can be chosen before a game.
    pub options: super::san_juan_options::Options,
    /// Labels and short sentences of the board.
    pub board: BoardWords,
    /// Sentences for those who cannot see the board.
    pub spoken: SpokenWords,
}

/// Labels of the board.
pub struct BoardWords {
    pub roles: &'static str,
    pub market: &'static str,
    pub prices: &'static str,
    pub last_prices: &'static str,
    pub no_prices: &'static str,
    pub deck: &'static str,
    pub discard: &'static str,
    pub your_city: &'static str,
    pub city_of: fn(&str) -> String,
    pub your_hand: &'static str,
    pub drawn: &'static str,
    pub draft_hand: &'static str,
    pub limit: fn(u8) -> String,
    pub vp: fn(i16) -> String,
    pub cost: &'static str,
    pub points: &'static str,
    pub copies: &'static str,
    pub phase: &'static str,
    pub round: fn(u16) -> String,
    pub opening: &'static str,
    pub last_round: &'static str,
    pub build: &'static str,
    pub build_free: &'static str,
    pub do_not_build: &'static str,
    pub produce: fn(u8) -> String,
    pub produce_none: &'static str,
    pub sell: fn(u8) -> String,
    pub sell_none: &'static str,
    pub keep: fn(u8) -> String,
    pub discard_cards: fn(u8) -> String,
    pub tuck: &'static str,
    pub tuck_none: &'static str,
    pub exchange: fn(u8) -> String,
    pub exchange_none: &'static str,
    pub draw: &'static str,
    pub draw_none: &'static str,
    pub take_card: &'static str,
    pub take_none: &'static str,
    pub ship: fn(u8) -> String,
    pub ship_none: &'static str,
    pub library_now: &'static str,
    pub library_later: &'static str,
    pub take: fn(&str) -> String,
    pub clear: &'static str,
    pub build_over: &'static str,
    pub spend_good: &'static str,
    pub keep_good: &'static str,
    pub covered: fn(&str) -> String,
    /// The sum of a price: printed cost, reductions, result.
    pub sum: fn(u8, &[(String, u8)], u8) -> String,
    pub goods_paid: &'static str,
    /// "2 goods at most."
    pub at_most: fn(u8) -> String,
    pub role: &'static str,
    pub round_start: &'static str,
    pub all_phases: &'static str,
    pub game_end: &'static str,
}

/// Sentences for those who cannot see the board.
pub struct SpokenWords {
    pub role: fn(&RoleSpoken) -> String,
    pub seat: fn(&SeatSpoken) -> String,
    pub card: fn(&CardSpoken) -> String,
    pub slot: fn(&SlotSpoken) -> String,
    pub empty_slot: fn(u8) -> String,
    pub prices: fn(&[(&str, u8)], bool) -> String,
    pub meter: fn(u8, u8) -> String,
    pub piles: fn(u8, u8) -> String,
}

/// A placard, to be spoken.
pub struct RoleSpoken<'a> {
    pub name: &'a str,
    pub taken_by: Option<Who<'a>>,
    pub current: bool,
    pub legal: bool,
}

/// A plate on the rail, to be spoken.
pub struct SeatSpoken<'a> {
    pub who: Who<'a>,
    pub hand: u8,
    pub buildings: u8,
    pub goods: u8,
    pub governor: bool,
    pub deciding: bool,
    pub points: i16,
}

/// A hand card, to be spoken.
pub struct CardSpoken<'a> {
    pub name: &'a str,
    pub cost: u8,
    pub vp: u8,
    pub price: Option<u8>,
    pub legal: bool,
    pub chosen: bool,
    pub paying: bool,
}

/// A building in a city, to be spoken.
pub struct SlotSpoken<'a> {
    pub place: u8,
    pub name: &'a str,
    pub good: Option<&'a str>,
    pub fresh: bool,
    pub covers: u8,
    pub tucked: u8,
    pub legal: bool,
    pub chosen: bool,
}
