//! Legal actions that a piece stands for. What can be chosen and what a tap does (`interaction`) follow from it.

use game_core::{Seat, Turn};
use ginkgopolis::ids::{Card, Tile};
use ginkgopolis::{Action, Prompt};

use super::model::{Choice, Target};
use crate::Context;

/// The seat that looks and has to decide now.
pub fn deciding(context: Context<'_>) -> Option<(Seat, Prompt)> {
    match context.view.turn {
        Turn::Choose { seat, prompt } if context.view.viewer.is(seat) && !context.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// The tiles behind the screen of a seat, as far as they are known.
pub fn tiles_of<'a>(context: Context<'a>, seat: Seat) -> &'a [Tile] {
    context.view.seats[seat.index()].tiles.as_deref().unwrap_or_default()
}

/// The card that a piece shows, or whose place it is.
pub fn card_of(target: Target) -> Option<Card> {
    match target {
        Target::Card(card) => Some(card),
        Target::Building(tile) => Some(Card::building(tile)),
        Target::Marker(letter) => Some(Card::urban(letter)),
        _ => None,
    }
}

/// Returns true if a tap on `target` can mean `action`. An action without a piece has a button.
fn is_of(context: Context<'_>, target: Target, action: Action) -> bool {
    match action {
        _ if target == Target::Answer(action) => true,
        Action::Card(card) => card_of(target) == Some(card),
        Action::With(tile) | Action::Return(tile) => target == Target::Tile(tile),
        Action::Alone => target == Target::NoTile,
        Action::Keep(character) => target == Target::Character(character),
        Action::Place(cell) => target == Target::Free(cell),
        // A marker stands for every set that it shifts with.
        Action::Shift(set) => match target {
            Target::Marker(letter) => {
                context.view.shifts.get(usize::from(set)).is_some_and(|set| set.contains(&letter))
            }
            _ => false,
        },
        Action::Take(_) | Action::Leave | Action::Row(_) | Action::Redraw | Action::Done => false,
    }
}

/// The actions that `target` stands for: legal ones, and beside a card those with which its tile is chosen. Card and
/// tile are selected together, in any order, though the rules ask for one after the other (`GK-SEL-03`).
pub fn meanings(context: Context<'_>, target: Target) -> Vec<Action> {
    let Some((me, prompt)) = deciding(context) else { return Vec::new() };
    let mut open = context.legal.to_vec();
    if prompt == Prompt::Card {
        open.extend(tiles_of(context, me).iter().map(|&tile| Action::With(tile)));
        let is_begun = context.draft.card.is_some() || context.draft.tile.is_some();
        open.extend(is_begun.then_some(Action::Alone));
    }
    open.retain(|&action| is_of(context, target, action));
    open
}

/// The action that a piece would stand for if the rules allowed it, so that they can say why not.
pub fn wanted(context: Context<'_>, target: Target) -> Option<Action> {
    let (_, prompt) = deciding(context)?;
    match (prompt, target) {
        (_, Target::Answer(action)) => Some(action),
        (Prompt::Draft { .. }, Target::Character(character)) => Some(Action::Keep(character)),
        (Prompt::Place { .. }, Target::Free(cell)) => Some(Action::Place(cell)),
        (Prompt::Card | Prompt::Tile, Target::Tile(tile)) => Some(Action::With(tile)),
        (Prompt::Return, Target::Tile(tile)) => Some(Action::Return(tile)),
        _ => None,
    }
}

fn is_chosen(context: Context<'_>, action: Action) -> bool {
    let draft = context.draft;
    match action {
        Action::Card(card) => draft.card == Some(card),
        Action::With(tile) => draft.tile == Some(tile),
        Action::Alone => draft.card.is_some() && draft.tile.is_none(),
        Action::Return(tile) => draft.back.has(tile),
        _ => draft.chosen == Some(action),
    }
}

/// Present state of `target`.
pub fn choice(context: Context<'_>, target: Target) -> Choice {
    let Some((_, prompt)) = deciding(context) else { return Choice::Aside };
    let actions = meanings(context, target);
    // The card lies there already; its tile is asked for.
    let is_played =
        prompt == Prompt::Tile && card_of(target).is_some() && card_of(target) == context.draft.card;
    if is_played || actions.iter().any(|&action| is_chosen(context, action)) {
        Choice::Chosen
    } else if actions.is_empty() {
        Choice::Aside
    } else {
        Choice::Free
    }
}
