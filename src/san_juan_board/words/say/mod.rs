//! Choice of the message for each fact: the same for all languages. Everything is matched exhaustively, so that a new event or
//! reason fails the build until it can be said.

mod actions;
mod ask;
mod flaws;
mod ideas;
mod log;
mod now;
pub(crate) mod spoken;

use san_juan::data::buildings::Class;
use san_juan::event::Cards;
use san_juan::ids::{Discount, Kind, Role};
use san_juan::{Edition, Prompt};
use ui::i18n;
use ui::i18n::learn::FirstTime;

use super::{Thing, Words, is_in, kind_of, other, words_of};

/// Keys of the goods by tier.
const GOODS: [&str; 5] = ["1", "2", "3", "4", "5"];

impl Words {
    /// The name of a building.
    pub fn building(self, kind: Kind) -> &'static str {
        self.catalog.piece("building", kind.key(), "")
    }

    /// Returns the effect of a building.
    pub fn effect(self, kind: Kind) -> &'static str {
        self.catalog.piece("building", kind.key(), "-effect")
    }

    /// The name of a role.
    pub fn role(self, role: Role) -> &'static str {
        self.catalog.piece("role", role.key(), "")
    }

    /// Action of everybody in the phase of a role.
    pub fn role_action(self, role: Role) -> &'static str {
        self.catalog.piece("role", role.key(), "-action")
    }

    /// Privilege of the player who takes a role.
    pub fn role_privilege(self, role: Role) -> &'static str {
        self.catalog.piece("role", role.key(), "-privilege")
    }

    /// Action of a role's phase, in the fewest words.
    pub fn role_short(self, role: Role) -> &'static str {
        self.catalog.piece("role", role.key(), "-short")
    }

    /// Returns the name of a good on a building; nothing is known of a building that is not there.
    pub fn good(self, building: Option<Kind>) -> &'static str {
        self.catalog.piece("good", building.and_then(Kind::tier).map_or("plain", |tier| GOODS[tier]), "")
    }

    /// One letter for the good of a building, for colour aids; that of a Zoning Office has none.
    pub fn letter(self, building: Kind) -> &'static str {
        building.tier().map_or("", |tier| self.catalog.piece("letter", GOODS[tier], ""))
    }

    /// The name of the price tile, a pile or a figure.
    pub fn thing(self, thing: Thing) -> &'static str {
        self.catalog.piece("thing", thing.key(), "")
    }

    /// Returns its description, in one to three sentences.
    pub fn thing_effect(self, thing: Thing) -> &'static str {
        self.catalog.piece("thing", thing.key(), "-effect")
    }

    /// An option of a game: a title and, in one sentence, what it changes.
    pub fn option(self, key: &str) -> [&'static str; 2] {
        ["", "-about"].map(|about| self.catalog.piece("option", key, about))
    }

    /// Class of a building.
    pub fn class(self, class: Class) -> &'static str {
        match class {
            Class::Production => self.class_production(),
            Class::Commercial => self.class_commercial(),
            Class::Monument => self.class_monument(),
        }
    }

    /// A source of points by its key.
    pub fn source(self, key: &str) -> &'static str {
        match key {
            "printed" => self.source_printed(),
            "tucked" => self.source_tucked(),
            _ => kind_of(key).map_or(self.source_other(), |kind| self.building(kind)),
        }
    }

    /// Returns the source of a discount: the role or a building.
    pub fn discount(self, discount: Discount) -> &'static str {
        match discount {
            Discount::Privilege => self.role(Role::Builder),
            Discount::Quarry => self.building(Kind::Quarry),
            Discount::Smithy => self.building(Kind::Smithy),
        }
    }

    /// Returns the words for the sign `{=key}` of the rules reference: a building or a role by its key, `title`, `good_t1` to
    /// `good_t5`, or a term of the language.
    pub fn term(self, key: &str) -> Option<&'static str> {
        let [kind, key] = match key.strip_prefix("good_t") {
            Some(tier) => ["good", tier],
            None if kind_of(key).is_some() => ["building", key],
            None if Role::ALL.into_iter().any(|role| role.key() == key) => ["role", key],
            None if key == "title" => return Some(self.title()),
            None => ["", key],
        };
        let is_known = self.catalog.has(&format!("{kind}-{}", key.replace('_', "-")));
        is_known.then(|| self.catalog.piece(kind, key, ""))
    }

    /// Returns the effect of a building. A player who knows its name from the other edition, which gives it to another
    /// building, is warned.
    pub fn effect_told(self, kind: Kind, edition: Edition) -> String {
        let there = words_of(self.catalog.lang(), other(edition));
        let (name, effect) = (self.building(kind), self.effect(kind));
        let twin =
            Kind::ALL.into_iter().find(|&twin| is_in(twin, other(edition)) && there.building(twin) == name);
        match (twin.filter(|&twin| twin != kind), edition) {
            (None, _) => effect.to_owned(),
            (Some(twin), Edition::Y1897) => self.sheet_trap_classic(effect, name, self.building(twin)),
            (Some(twin), Edition::Classic) => self.sheet_trap_1897(effect, name, self.building(twin)),
        }
    }

    /// Joins the parts of a list.
    pub fn list(self, parts: impl IntoIterator<Item: Into<String>>) -> String {
        let parts: Vec<String> = parts.into_iter().map(Into::into).collect();
        i18n::listed(self.catalog.lang(), &parts)
    }

    /// Names of buildings, one after the other.
    pub fn buildings(self, kinds: &[Kind]) -> String {
        self.list(kinds.iter().map(|&kind| self.building(kind)))
    }

    /// Goods with their prices, one after the other.
    pub fn prices<'a>(self, prices: impl IntoIterator<Item = (&'a str, u8)>) -> String {
        self.list(prices.into_iter().map(|(good, price)| self.price_of(good, price)))
    }

    /// "2 cards", and which they are where that is known.
    pub fn which(self, cards: &Cards) -> String {
        match cards {
            Cards::Hidden(count) => self.cards(*count),
            Cards::Known(known) if known.is_empty() => self.cards_none().to_owned(),
            Cards::Known(known) => self.cards_known(known.len(), self.buildings(known)),
        }
    }

    /// Explanation of a question that is asked for the first time.
    pub fn first_time(self, prompt: &Prompt) -> Option<FirstTime> {
        let (key, text) = match prompt {
            Prompt::Role { .. } => ("role", self.first_role()),
            Prompt::Build => ("build", self.first_build()),
            Prompt::Site { .. } => ("site", self.first_site()),
            Prompt::Pay { .. } => ("pay", self.first_pay()),
            Prompt::Produce { .. } => ("produce", self.first_produce()),
            Prompt::Sell { .. } => ("sell", self.first_sell()),
            Prompt::Keep { .. } => ("keep", self.first_keep()),
            Prompt::Discard { .. } => ("discard", self.first_discard()),
            Prompt::Chapel => ("chapel", self.first_chapel()),
            Prompt::Church { .. }
            | Prompt::Offer { .. }
            | Prompt::Library { .. }
            | Prompt::Take { .. }
            | Prompt::Ship { .. } => return None,
        };
        FirstTime::new(key, text)
    }
}
