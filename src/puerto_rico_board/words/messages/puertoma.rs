//! Words of the Puertoma: its parts, and how it chooses.

use puerto_rico::config::Difficulty;
use puerto_rico::data::puertoma::{Ability, TieCard};
use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::view::AbilityState;

/// Words of the Puertomas.
pub struct PuertomaWords {
    /// Names: the only one, then the first and the second of two.
    pub seats: [&'static str; 3],
    /// The name of an ability.
    pub abilities: fn(Ability) -> &'static str,
    /// Effect of an ability, in a sentence or two.
    pub effects: fn(Ability) -> &'static str,
    /// Class of an ability tile, with its level.
    pub ability: fn(u8) -> String,
    /// Label: the role in whose phases an ability works.
    pub works_with: &'static str,
    /// State of an ability tile.
    pub states: fn(AbilityState) -> &'static str,
    /// The name of an ability tile that lies face down.
    pub face_down: &'static str,
    /// When the tile of a level is turned up.
    pub unlocks: fn(u8) -> &'static str,
    /// An ability tile, to be spoken: its level, what it is if that is known, and
    /// how it lies.
    pub ability_spoken: fn(u8, Option<Ability>, AbilityState) -> String,
    /// The name of the action board.
    pub action_board: &'static str,
    /// Purpose of the action board, in two sentences.
    pub action_board_effect: &'static str,
    /// The place of a role on the action board, to be spoken: the role, the roles
    /// to which arrows lead, and whether the marker stands on it.
    pub place_spoken: fn(Role, &[Role], bool) -> String,
    /// Place of the marker.
    pub marker_on: fn(Role) -> String,
    /// The name of the deck of tie-break cards.
    pub cards: &'static str,
    /// Purpose of the tie-break cards, in two sentences.
    pub cards_effect: &'static str,
    /// So many cards are face down.
    pub cards_left: fn(u8) -> String,
    /// The card drawn last, with its number; `None` before the first.
    pub last_card: fn(Option<TieCard>) -> String,
    /// A heading with the number of a card.
    pub card: fn(TieCard) -> String,
    /// The pairs of plantations of somebody, as a heading.
    pub plantations_of: fn(&str) -> String,
    /// The buildings of somebody by level, as a heading.
    pub town_of: fn(&str) -> String,
    /// The name of a level.
    pub level: fn(u8) -> String,
    /// An empty space of a level.
    pub empty_space: fn(u8) -> String,
    /// A space for a plantation that is empty.
    pub empty_plantation: fn(Tile) -> String,
    /// A plantation with people under it, of so many circles.
    pub plantation: fn(Tile, u8, u8) -> String,
    /// Heading: the VP area.
    pub vp_area: &'static str,
    /// The VP area, to be spoken: quarries, plantations, unused people.
    pub vp_area_spoken: fn(u8, u8, u8) -> String,
    /// On a building for sale: who has reserved it.
    pub reserved_by: fn(&str) -> String,
    /// Place of a reserve marker; `None` if it lies aside.
    pub reserve_spoken: fn(Option<Building>) -> String,
    /// Number of Puertomas: title, sentence.
    pub count: [&'static str; 2],
    /// No Puertoma, one, two.
    pub counts: [&'static str; 3],
    /// Difficulty: title, sentence.
    pub difficulty: [&'static str; 2],
    /// A difficulty: its name, and what it changes in a sentence.
    pub difficulties: fn(Difficulty) -> [&'static str; 2],
    /// The name of the ready-made table for one person and two Puertomas.
    pub solo: &'static str,
    /// Said where opponents of ours sit beside a Puertoma.
    pub house_option: &'static str,
}
