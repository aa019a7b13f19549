//! Selections that have not been carried out.

use game_core::Turn;
use ginkgopolis::ids::{Card, Tile};
use ginkgopolis::sets::TileSet;
use ginkgopolis::{Action, Prompt, View};

/// A selection, toggled freely until it is confirmed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The card to play.
    pub card: Option<Card>,
    /// The tile that goes with it.
    pub tile: Option<Tile>,
    /// The action, where one of several is selected before it is carried out.
    pub chosen: Option<Action>,
    /// Tiles to return.
    pub back: TileSet,
}

impl Draft {
    /// The selection with which a question begins: a card that was chosen
    /// already stays chosen.
    pub fn begin(view: &View) -> Draft {
        let Turn::Choose { seat, prompt: Prompt::Tile } = view.turn else { return Draft::default() };
        let card = view.seats[seat.index()].play.map(|play| play.card);
        Draft { card, ..Draft::default() }
    }
}

/// The actions that commit the selected card, with its tile or alone. A seat
/// without tiles is not asked for one.
pub fn play(draft: &Draft, prompt: Prompt, tiles: &[Tile]) -> Option<Vec<Action>> {
    let card = Action::Card(draft.card?);
    let tile = draft.tile.map_or(Action::Alone, Action::With);
    Some(match prompt {
        Prompt::Tile => vec![tile],
        _ if tiles.is_empty() => vec![card],
        _ => vec![card, tile],
    })
}

/// The actions that return the selected tiles, in ascending order. Whoever
/// returns the last tile is not asked for another.
pub fn returns(back: TileSet, tiles: &[Tile]) -> Vec<Action> {
    let last = back.iter().last();
    let rest = tiles.iter().any(|&tile| Some(tile) > last);
    back.iter().map(Action::Return).chain(rest.then_some(Action::Done)).collect()
}
