//! Chooses the message for everything that is said of Puerto Rico, in every language: names and lists here, sentences in the
//! parts.

mod actions;
mod ask;
mod board;
mod expansions;
mod flaws;
mod gains;
mod ideas;
mod log;
mod puertoma;
mod reasons;
mod spoken;
mod tasks;

use game_core::Seat;
use puerto_rico::FestivalCard;
use puerto_rico::Prompt;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::ids::{Building, GOODS, Good, Role, Tile};

use super::messages::{Scene, Thing};
use super::said::Words;
use ui::i18n::learn::FirstTime;
use ui::i18n::{self, Lang};

/// Names of pieces, and lists of them.
impl Words {
    pub fn building(self, building: Building) -> &'static str {
        self.catalog.piece("building", building.key(), "")
    }

    pub fn effect(self, building: Building) -> &'static str {
        self.catalog.piece("building", building.key(), "-effect")
    }

    pub fn role(self, role: Role) -> &'static str {
        self.about_role(role, "")
    }

    /// Returns what is said `about` a role: its "-action", its "-privilege" …; both Adventurer tiles are called alike.
    pub fn about_role(self, role: Role, about: &str) -> &'static str {
        self.catalog.piece("role", role_key(role), about)
    }

    /// The name of one of the two Adventurer tiles, and of any other role.
    pub fn either_role(self, role: Role) -> String {
        if role == Role::Adventurer2 { self.second_role(self.role(role)) } else { self.role(role).to_owned() }
    }

    pub fn good(self, good: Good) -> &'static str {
        self.catalog.piece("good", good.key(), "")
    }

    /// A letter for a good, for those who cannot tell the colors.
    pub fn letter(self, good: Good) -> &'static str {
        self.catalog.piece("letter", good.key(), "")
    }

    pub fn tile(self, tile: Tile) -> &'static str {
        self.catalog.piece("tile", tile.key(), "")
    }

    /// The tile as an object: "a quarry".
    pub fn a_tile(self, tile: Tile) -> &'static str {
        self.catalog.piece("tile", tile.key(), "-one")
    }

    pub fn tile_effect(self, tile: Tile) -> &'static str {
        self.catalog.piece("tile", tile.key(), "-effect")
    }

    pub fn card(self, card: Achievement) -> &'static str {
        self.catalog.piece("card", card.key(), "")
    }

    pub fn card_condition(self, card: Achievement) -> &'static str {
        self.catalog.piece("card", card.key(), "-condition")
    }

    pub fn objective(self, card: FestivalCard) -> &'static str {
        self.catalog.piece("objective", card.key(), "")
    }

    pub fn ability(self, ability: Ability) -> &'static str {
        self.catalog.piece("ability", ability.key(), "")
    }

    pub fn ability_effect(self, ability: Ability) -> &'static str {
        self.catalog.piece("ability", ability.key(), "-effect")
    }

    pub fn thing(self, thing: Thing) -> &'static str {
        self.catalog.piece("thing", thing.key(), "")
    }

    pub fn thing_effect(self, thing: Thing) -> &'static str {
        self.catalog.piece("thing", thing.key(), "-effect")
    }

    /// An option of a game: its title, and a sentence on it.
    pub fn option(self, key: &str) -> [&'static str; 2] {
        [self.setup(key), self.catalog.piece("setup", key, "-note")]
    }

    /// The title of an option, or a remark on options.
    pub fn setup(self, key: &str) -> &'static str {
        self.catalog.piece("setup", key, "")
    }

    /// Returns the language.
    fn lang(self) -> Lang {
        self.catalog.lang()
    }

    /// Names or amounts one after the other.
    pub fn list<T: AsRef<str>>(self, parts: impl IntoIterator<Item = T>) -> String {
        i18n::listed(self.lang(), &Vec::from_iter(parts))
    }

    /// The same inside a sentence: "a, b and c".
    fn list_in_sentence(self, parts: Vec<String>) -> String {
        i18n::and(self.lang(), &parts)
    }

    /// Parts of a description, one after the other.
    pub fn clauses<T: AsRef<str>>(self, parts: impl IntoIterator<Item = T>) -> String {
        i18n::clauses(self.lang(), &Vec::from_iter(parts))
    }

    /// Longer parts of a description, which have commas themselves.
    pub fn statements<T: AsRef<str>>(self, parts: impl IntoIterator<Item = T>) -> String {
        i18n::statements(self.lang(), &Vec::from_iter(parts))
    }

    /// Sentences, one after the other; empty ones are left out.
    pub fn sentences<T: AsRef<str>>(self, parts: impl IntoIterator<Item = T>) -> String {
        let parts = parts.into_iter().filter(|part| !part.as_ref().is_empty());
        i18n::sentences(self.lang(), &Vec::from_iter(parts))
    }

    /// "2 corn, 1 sugar"; "nothing".
    pub fn crates(self, crates: &[u8; GOODS]) -> String {
        let held = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
        let each: Vec<String> =
            held.map(|good| self.crates_of(crates[good.index()], self.good(good))).collect();
        if each.is_empty() { self.nothing().to_owned() } else { self.list(each) }
    }

    pub fn goods(self, goods: &[Good]) -> String {
        self.list(goods.iter().map(|&good| self.good(good)))
    }

    /// Names with how often each is there: "corn ×2, coffee"; those that are not there are left out.
    fn each_times(self, each: impl Iterator<Item = (u8, &'static str)>) -> String {
        self.list(each.filter(|(count, _)| *count > 0).map(|(count, name)| match count {
            1 => name.to_owned(),
            _ => self.times(count, name),
        }))
    }

    /// The face-up plantations by their goods.
    fn market(self, tiles: &[u8; GOODS]) -> String {
        let name = |tile: Tile| self.catalog.piece("tile", tile.key(), "-short");
        let listed =
            self.each_times(Tile::PLANTATIONS.into_iter().map(|tile| (tiles[tile.index()], name(tile))));
        if listed.is_empty() { self.log_market_none().to_owned() } else { listed }
    }

    /// A spot of `seat` for workers: countryside 0 to 5, buildings from 6.
    fn place(self, seat: Option<Seat>, spot: u8, scene: &Scene) -> &'static str {
        if let Some(&tile) = Tile::ALL.get(usize::from(spot)) {
            return self.tile(tile);
        }
        let board = seat.and_then(|seat| scene.view.seats.get(seat.index()));
        let building = board.and_then(|board| board.buildings.get(usize::from(spot) - Tile::ALL.len()));
        building.map_or_else(|| self.some_building(), |&(building, _)| self.building(building))
    }

    /// Explanation of a question that is asked for the first time.
    pub fn first_time(self, prompt: &Prompt) -> Option<FirstTime> {
        let key = match prompt {
            Prompt::Role { .. } => "role",
            Prompt::Take => "take",
            Prompt::Place { .. } => "place",
            Prompt::Build => "build",
            Prompt::Extra => "extra",
            Prompt::Sell => "sell",
            Prompt::Load => "load",
            Prompt::StoreAll { .. } | Prompt::KeepOne | Prompt::KeepSingles { .. } => "store",
            _ => return None,
        };
        FirstTime::new(key, self.catalog.piece("first", key, ""))
    }
}

/// The key of a role in the words: both Adventurer tiles have one.
fn role_key(role: Role) -> &'static str {
    if role == Role::Adventurer2 { Role::Adventurer.key() } else { role.key() }
}
