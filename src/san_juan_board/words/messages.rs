//! Texts of San Juan, for every language: names by edition, and whole sentences as functions that
//! match exhaustively, so that a new event or reason fails the build until it can be said. The
//! editions share their pieces under different names, and use some names for different pieces: a
//! text that names a piece takes the edition of the table, or a scene that knows it.

mod board;
mod gains;
mod pieces;
mod stage;
#[cfg(test)]
mod tests;

use san_juan::data::buildings::Class;
use san_juan::event::DrawWhy;
use san_juan::ids::{Discount, KINDS, Kind, ROLES, Role};
use san_juan::{Action, Edition, Event, Prompt, Reason, View};
use ui::i18n::learn::FirstTime;
use ui::i18n::who::{Say, Who};

pub use board::{BoardWords, CardSpoken, RoleSpoken, SeatSpoken, SlotSpoken, SpokenWords};
pub use gains::{Gain, GainWords};
pub use pieces::{PieceWords, Thing};
pub use stage::{Fact, Stage};

use game_core::Seat;

/// Scene in which sentences look up names.
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
    /// The edition on the table.
    pub fn edition(&self) -> Edition {
        self.view.edition
    }

    /// Returns the words for `seat`.
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

/// The texts.
pub struct Messages {
    /// Explanation of a question that is asked for the first time.
    pub first_time: fn(&Prompt) -> Option<FirstTime>,
    /// Facts that an opponent cannot know.
    pub unknown: &'static str,
    /// Tie break.
    pub tie_break: &'static str,
    /// Names of the pieces of each edition, in the order of [`Edition`].
    pub names: &'static [Names; 2],
    /// Said of a building whose name the other edition gives to another one,
    /// and what that one is called here.
    pub trap: fn(name: &str, twin: &str, other: Edition) -> String,
    /// Class of a building.
    pub class: fn(Class, Edition) -> &'static str,
    /// Sources of points by key.
    pub source: fn(&str, Edition) -> &'static str,
    /// The prompt for the person who decides.
    pub ask: fn(&Stage, Edition) -> Say,
    /// Question to another seat.
    pub waiting: fn(&Prompt, Who, Edition) -> String,
    /// A legal action as a sentence.
    pub action: fn(&Action, &Prompt, &Scene) -> String,
    /// The heading under which the action list groups an action.
    pub action_group: fn(&Action, Edition) -> &'static str,
    /// Line for an event; `None` for one that goes without saying.
    pub event: fn(&Event, &Scene) -> Option<String>,
    /// Why something is impossible.
    pub reason: fn(Reason, Edition) -> String,
    /// Present effect of a card.
    pub fact: fn(Fact, Edition) -> String,
    /// The cards that their owner has laid by.
    pub laid_by: fn(&[Kind], Edition) -> String,
    /// Label of the control that declines a discount.
    pub decline: fn(Discount, Edition) -> String,
    /// Label of the control that uses it again.
    pub accept: fn(Discount, Edition) -> String,
    /// Options of a game.
    pub options: super::options::Options,
    /// Labels and short sentences of the board, in the order of [`Edition`].
    pub board: [BoardWords; 2],
    /// Actions and gains of roles.
    pub gains: GainWords,
    /// Price tile, piles, and the figures of a city.
    pub pieces: PieceWords,
    /// Sentences for those who cannot see the board.
    pub spoken: SpokenWords,
}

impl Messages {
    /// Returns the names of the pieces of `edition`.
    pub const fn names(&self, edition: Edition) -> &Names {
        &self.names[edition as usize]
    }

    /// The labels of the board of `edition`.
    pub const fn board(&self, edition: Edition) -> &BoardWords {
        &self.board[edition as usize]
    }

    /// Returns a warning for a player who knows `kind` under the name that the other edition gives
    /// to another building; `None` for all others.
    pub fn trap(&self, kind: Kind, edition: Edition) -> Option<String> {
        let other = other(edition);
        let (here, there) = (self.names(edition), self.names(other));
        let name = here.kind(kind);
        let twin = Kind::ALL.into_iter().find(|&twin| is_in(twin, other) && there.kind(twin) == name)?;
        (twin != kind).then(|| (self.trap)(name, here.kind(twin), other))
    }
}

/// The edition that is not on the table.
pub const fn other(edition: Edition) -> Edition {
    match edition {
        Edition::Y1897 => Edition::Classic,
        Edition::Classic => Edition::Y1897,
    }
}

/// Returns true if an edition has a building at all, its expansion included.
pub const fn is_in(kind: Kind, edition: Edition) -> bool {
    matches!(edition, Edition::Y1897) || kind.index() < Kind::BASE
}

/// Names and effects of the pieces of one edition.
pub struct Names {
    /// The game with its edition.
    pub title: &'static str,
    /// Buildings by kind; those of the expansion are in the 1897 edition only.
    pub kinds: [&'static str; KINDS],
    pub effects: [&'static str; KINDS],
    pub roles: [&'static str; ROLES],
    /// Action of everybody in each phase.
    pub role_actions: [&'static str; ROLES],
    /// Privilege of the picker.
    pub role_privileges: [&'static str; ROLES],
    /// Goods by tier.
    pub goods: [&'static str; 5],
    /// Name of a good of no kind: that of the Zoning Office.
    pub plain_good: &'static str,
    /// One letter per good, for colour aids.
    pub good_letters: [&'static str; 5],
    /// Other words of the edition: what the rules reference calls them, and
    /// what they are.
    pub terms: &'static [(&'static str, &'static str)],
}

impl Names {
    /// The name of a building.
    pub const fn kind(&self, kind: Kind) -> &'static str {
        self.kinds[kind.index()]
    }

    /// Returns the effect of a building.
    pub const fn effect(&self, kind: Kind) -> &'static str {
        self.effects[kind.index()]
    }

    /// The name of a role.
    pub const fn role(&self, role: Role) -> &'static str {
        self.roles[role as usize]
    }

    /// Returns the name of a good on a building; nothing is known of a building that is not there.
    pub fn good(&self, building: Option<Kind>) -> &'static str {
        building.and_then(Kind::tier).map_or(self.plain_good, |tier| self.goods[tier])
    }

    /// Returns the term for the sign `{=key}` of the rules reference: a building or a role by its
    /// key, `title`, `good_t1` to `good_t5`, or one of [`Names::terms`].
    pub fn term(&self, key: &str) -> Option<&'static str> {
        let role = Role::ALL.into_iter().find(|role| role.key() == key);
        let good = key.strip_prefix("good_t").and_then(|tier| tier.parse::<usize>().ok());
        if let Some(kind) = kind_of(key) {
            Some(self.kind(kind))
        } else if let Some(role) = role {
            Some(self.role(role))
        } else if let Some(tier) = good {
            self.goods.get(tier.wrapping_sub(1)).copied()
        } else if key == "title" {
            Some(self.title)
        } else {
            self.terms.iter().find(|(term, _)| *term == key).map(|&(_, word)| word)
        }
    }

    /// Returns the source of a discount: the role or a building.
    pub const fn discount(&self, discount: Discount) -> &'static str {
        match discount {
            Discount::Privilege => self.role(Role::Builder),
            Discount::Quarry => self.kind(Kind::Quarry),
            Discount::Smithy => self.kind(Kind::Smithy),
        }
    }
}

/// Names of the pieces, without anything else: by edition, and in the order of [`Names`].
pub struct Pieces {
    kinds: [[&'static str; KINDS]; 2],
    roles: [[&'static str; ROLES]; 2],
    things: fn(Thing, Edition) -> &'static str,
}

impl Pieces {
    /// Those of `names`, in the order of [`Edition`].
    pub const fn of(names: [&Names; 2], pieces: &PieceWords) -> Pieces {
        let [y1897, classic] = names;
        Pieces {
            kinds: [y1897.kinds, classic.kinds],
            roles: [y1897.roles, classic.roles],
            things: pieces.name,
        }
    }

    /// The name of a building.
    pub const fn kind(&self, kind: Kind, edition: Edition) -> &'static str {
        self.kinds[edition as usize][kind.index()]
    }

    /// The name of the price tile, a pile or a figure.
    pub fn thing(&self, thing: Thing, edition: Edition) -> &'static str {
        (self.things)(thing, edition)
    }

    /// The name of a role.
    pub const fn role(&self, role: Role, edition: Edition) -> &'static str {
        self.roles[edition as usize][role as usize]
    }
}

/// The names of an edition that shares all but a few with another.
pub const fn but(mut names: [&'static str; KINDS], new: &[(Kind, &'static str)]) -> [&'static str; KINDS] {
    let mut at = 0;
    while at < new.len() {
        names[new[at].0.index()] = new[at].1;
        at += 1;
    }
    names
}

/// The building that a draw is owed to; `None` where it is no building's.
pub const fn drawn_with(why: DrawWhy) -> Option<Kind> {
    Some(match why {
        DrawWhy::Opening | DrawWhy::Prospector | DrawWhy::Sale | DrawWhy::Councillor | DrawWhy::Mayor => {
            return None;
        }
        DrawWhy::Carpenter => Kind::Carpenter,
        DrawWhy::PoorHouse => Kind::PoorHouse,
        DrawWhy::Well => Kind::Well,
        DrawWhy::MarketHall => Kind::MarketHall,
        DrawWhy::MarketStand => Kind::MarketStand,
        DrawWhy::Office => Kind::Office,
        DrawWhy::School => Kind::School,
        DrawWhy::Cottage => Kind::Cottage,
    })
}

/// The building with this key.
pub fn kind_of(key: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.key() == key)
}
