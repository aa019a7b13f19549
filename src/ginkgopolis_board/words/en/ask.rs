//! Questions, answers and refusals in English.

use ginkgopolis::action::Good;
use ginkgopolis::ids::{Card, CardKind, Letter, Tile};
use ginkgopolis::{Action, Outlook, Prompt, Reason};

use super::board::capital;
use super::names::{card, character, count, does, haul, items, list, tile};
use crate::words::messages::{Forecast, Haul, Scene, Stage};
use ginkgopolis::ids::Item;
use ui::i18n::who::{Say, Who};

/// The prompt for the person who decides.
pub(super) fn ask(stage: &Stage) -> Say {
    let (head, text) = match *stage {
        Stage::Draft { pick: 0 } => ("Keep a character.".into(), "Pass the other three to the left.".into()),
        Stage::Draft { pick: 1 } => ("Keep a second character.".into(), "Pass the rest to the left.".into()),
        Stage::Draft { .. } => ("Keep a third character.".into(), "The last card is not used.".into()),
        Stage::Choose { tiles: true } => ("Choose a card.".into(), "To build, add a tile.".into()),
        Stage::Choose { tiles: false } => ("Choose a card.".into(), "You have no tile to build with.".into()),
        Stage::Chosen { card: chosen, tile: added, missing } => {
            (chosen_card(chosen, added), short_of(missing))
        }
        Stage::Goods => ("Take a resource or a tile.".into(), String::new()),
        Stage::LastTile { ends: true } => {
            ("Take the last tile?".into(), "This round will then be the last.".into())
        }
        Stage::LastTile { ends: false } => {
            ("Take the last tile?".into(), "Then each player may return tiles for 1 point each.".into())
        }
        Stage::Shift { letter, hal, chosen } => {
            let text = if chosen { "The chosen markers move." } else { "Choose which markers move." };
            (format!("{}There is no room for {letter} in its order.", built(letter, hal)), text.into())
        }
        Stage::Place { letter, hal, chosen: None } => {
            (format!("{}Place marker {letter}.", built(letter, hal)), "Choose a marked place.".into())
        }
        Stage::Place { letter, hal, chosen: Some((column, row)) } => (
            format!("{}Place marker {letter}.", built(letter, hal)),
            format!("In column {column}, row {row}."),
        ),
        Stage::Return { chosen: 0, .. } => {
            ("The tiles have run out.".into(), "Return tiles for 1 point each, or pass.".into())
        }
        Stage::Return { chosen, of } => {
            (format!("Return {}?", count(chosen, "tile", "tiles")), format!("You have {of}."))
        }
    };
    Say { head, text }
}

fn chosen_card(chosen: Card, added: Option<Tile>) -> String {
    match (chosen.kind(), added) {
        (CardKind::Building(top), None) => format!("Exploit {}.", tile(top)),
        (CardKind::Building(top), Some(added)) => format!("Construct {} on {}.", tile(added), tile(top)),
        (CardKind::Urban(letter), None) => format!("Exploit with letter {letter}."),
        (CardKind::Urban(letter), Some(added)) => format!("Urbanize {} at {letter}.", tile(added)),
    }
}

/// Part that cannot be paid now; nothing if all can.
fn short_of(missing: Haul) -> String {
    if missing == Haul::default() { String::new() } else { format!("You are {} short.", haul(missing)) }
}

/// Owner of the building that the marker has to make room for, where it is not one's own.
fn built(letter: Letter, hal: bool) -> String {
    if hal { format!("Hal has built at {letter}. ") } else { String::new() }
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, who: Who) -> String {
    let what = match prompt {
        Prompt::Draft { .. } => "choosing a character",
        Prompt::Card | Prompt::Tile => "choosing a card",
        Prompt::Goods => "taking a resource or a tile",
        Prompt::LastTile { .. } => "deciding about the last tile",
        Prompt::Shift { .. } | Prompt::Place { .. } => "moving a marker",
        Prompt::Return => "choosing tiles to return",
    };
    format!("{} {what}.", does(who, "are", "is"))
}

/// Seat whose action is being shown.
pub(super) fn acting(who: Who) -> String {
    does(who, "act.", "acts.")
}

fn then(gives: Haul, besides: Haul) -> String {
    match (gives == Haul::default(), besides == Haul::default()) {
        (_, true) => format!("+ {}.", haul(gives)),
        (true, false) => format!("+ {} from your cards.", haul(besides)),
        (false, false) => format!("+ {}, then + {} from your cards.", haul(gives), haul(besides)),
    }
}

/// Forecast of a selection.
pub(super) fn forecast(forecast: &Forecast, scene: &Scene) -> String {
    match *forecast {
        Forecast::Goods { besides } if besides == Haul::default() => "+ 1 resource or 1 tile.".into(),
        Forecast::Goods { besides } => {
            format!("+ 1 resource or 1 tile, then + {} from your cards.", haul(besides))
        }
        Forecast::Exploit { gives, besides, .. } => then(gives, besides),
        Forecast::Urbanize { payable: false, .. } => lacking(Haul([1, 0, 0])),
        Forecast::Urbanize { gives, besides, .. } => {
            format!("Place 1 resource. {}", then(gives, besides))
        }
        Forecast::Construct { missing: [0, 0], points, colour, place, back, owner, besides, .. } => {
            let mut parts = Vec::new();
            if let Some((seat, returned)) = owner {
                let name = scene.name(seat);
                let [resources, points] = [Item::Resource, Item::Point].map(|item| items(item, returned));
                parts.push(format!("{name} gets {resources} and {points}"));
            }
            if back > 0 {
                parts.push(format!("get {} back", items(Item::Resource, back)));
            }
            if points > 0 {
                parts.push(format!("pay {} for the lower number", items(Item::Point, points)));
            }
            if colour {
                parts.push("pay 1 resource for the other color".into());
            }
            parts.push(format!("place {}", items(Item::Resource, place)));
            if besides != Haul::default() {
                parts.push(format!("+ {} from your cards", haul(besides)));
            }
            capital(&format!("{}.", parts.join("; ")))
        }
        Forecast::Construct { missing: [resources, points], .. } => lacking(Haul([resources, 0, points])),
    }
}

fn lacking(missing: Haul) -> String {
    format!("You are {} short. If you still are when you act, you exploit instead:", haul(missing))
}

/// Forecast of the markers after building at one of them.
pub(super) fn markers(letter: Letter, outlook: &Outlook) -> String {
    let places = count(outlook.places.len() as u32, "place", "places");
    let mut text = match outlook.adjacent {
        true => format!("Then marker {letter} goes beside it: {places}"),
        false => format!("No free place beside it: marker {letter} goes to one of {places}"),
    };
    let letters = |set: &Vec<Letter>| list(&set.iter().map(Letter::to_string).collect::<Vec<_>>());
    let sets: Vec<String> = outlook.further.iter().filter(|set| !set.is_empty()).map(letters).collect();
    if !sets.is_empty() {
        text += "; also moving: ";
        text += &sets.join(", or ");
    }
    text + "."
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action) -> String {
    match *action {
        Action::Done => "Return no more tiles".into(),
        Action::Keep(kept) => format!("Keep the {}", character(kept)),
        Action::Redraw => "Spend a New Hand token".into(),
        Action::Card(chosen) => format!("Choose {}", card(chosen)),
        Action::Alone => "Exploit (play it alone)".into(),
        Action::With(added) => format!("Add {}", tile(added)),
        Action::Take(Good::Resource) => "Take a resource".into(),
        Action::Take(Good::Tile) => "Take a tile".into(),
        Action::Shift(choice) => format!("Move markers: option {}", choice + 1),
        Action::Row(row) => format!("A place in row {row}"),
        Action::Place(cell) => format!("The place in column {}, row {}", cell.x, cell.y),
        Action::Return(back) => format!("Return {}", tile(back)),
        Action::Leave => "Leave the last tile".into(),
    }
}

/// The heading under which the action list groups an action.
pub(super) fn action_group(action: &Action) -> &'static str {
    match action {
        Action::Done | Action::Return(_) => "Tiles to return",
        Action::Keep(_) => "Characters",
        Action::Redraw => "New Hand token",
        Action::Card(_) => "Cards",
        Action::Alone | Action::With(_) => "Tiles",
        Action::Take(_) | Action::Leave => "Goods",
        Action::Shift(_) | Action::Row(_) | Action::Place(_) => "Markers",
    }
}

/// Why something is impossible.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::GameOver => "The game is over.",
        Reason::NotAsked => "You can’t do that now.",
        Reason::NotInPacket => "You can’t choose this character.",
        Reason::NoRedraw => "You have no New Hand token left.",
        Reason::TooLateToRedraw => "You have already chosen a card.",
        Reason::NotInHand => "This card is not in your hand.",
        Reason::NotBehindScreen => "This tile is not behind your screen.",
        Reason::ReserveEmpty => "Your reserve of resources is empty.",
        Reason::SupplyEmpty => "There are no tiles left.",
        Reason::NoSuchShift => "The markers cannot move like that.",
        Reason::NotAdjacent => "The marker must go beside the new building.",
        Reason::NotOnRim => "This place is inside the city; markers go around it.",
        Reason::Occupied => "There is already a marker or a building there.",
        Reason::OutOfOrder => "The markers would no longer be in alphabetical order around the city.",
        Reason::NotInRow => "There is no place for it in this row.",
        Reason::Ascending => "You have already decided about this tile.",
    }
    .into()
}
