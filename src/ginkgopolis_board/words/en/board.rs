//! Labels of the board, and sentences for those who cannot see it, in English.

use ginkgopolis::ids::{Colour, Letter, Tile};

use super::names::{self, count, deed, haul, list};
use crate::words::messages::{
    BlockSpoken, BoardWords, CardSpoken, Haul, OneOrMore, RimSpoken, SeatSpoken, SetupWords, SpokenWords,
    Standing,
};
use ui::i18n::who::Who;

pub(super) const BOARD: BoardWords = BoardWords {
    city: "The city",
    your_screen: "Behind your screen",
    screen_of: |name| format!("{name}’s screen"),
    your_cards: "Your cards",
    your_hand: "Your hand",
    your_tiles: "Your tiles",
    packet: "Characters to choose from",
    round: |round, tiles, deck| {
        format!("Round\u{a0}{round}\u{a0}· tiles\u{a0}{tiles}\u{a0}· deck\u{a0}{deck}")
    },
    phase: |round, resolving| {
        format!("Round {round}: {}", if resolving { "players act in turn" } else { "choosing" })
    },
    all_chosen: "All players have chosen.",
    last_round: "This is the last round.",
    choosing: "choosing",
    ready: "ready",
    with_tile: "with a tile",
    resources: OneOrMore(["resource", "resources"]),
    tiles: OneOrMore(["tile", "tiles"]),
    points: OneOrMore(["point", "points"]),
    redraws: OneOrMore(["New Hand", "New Hand"]),
    reserve: |left| format!("{left} in reserve"),
    at_end: "At the end",
    no_tile: "no tile",
    lock_in: "Lock in",
    redraw: |left| format!("New hand ({left})"),
    clear: "Clear",
    keep: "Keep",
    keep_choice: "Move",
    take_resource: "A resource",
    take_tile: "A tile",
    take_last: "Take it",
    leave: "Leave it",
    shift,
    return_tiles: |chosen| format!("Return {chosen}"),
    return_none: "Return none",
    fit: "Show the whole city",
    larger: "Larger",
    smaller: "Smaller",
    districts: "Districts",
    hide: "Hide",
    engine: "Cards",
    height: |floors| count(floors, "floor", "floors"),
    owner: "Owner",
    number: "Number",
    new_building: "new: its card is not in play yet",
    district,
};

fn shift(letters: &[Letter]) -> String {
    let named: Vec<String> = letters.iter().map(ToString::to_string).collect();
    format!("Move {}", list(&named))
}

fn district(colour: Colour, standing: &[Standing]) -> String {
    let one = |one: &Standing| {
        let name = if let Who::Named(name) = one.who { name } else { "you" };
        format!("{name} {} → {}", one.resources, count(one.points, "point", "points"))
    };
    let each: Vec<String> = standing.iter().map(one).collect();
    format!("{} district: {}", capital(names::colour(colour)), each.join(", "))
}

pub(super) fn capital(word: &str) -> String {
    let mut word = word.to_owned();
    // Our words begin with plain letters; tables for all others are heavy.
    if let Some(first) = word.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    word
}

pub(super) const SPOKEN: SpokenWords = SpokenWords {
    seat,
    block,
    rim,
    card,
    tile,
    mine: |resources, tiles, points, redraws| {
        format!(
            "Behind your screen: {}, {}, {}. {}.",
            count(resources, "resource", "resources"),
            count(tiles, "tile", "tiles"),
            count(points, "point", "points"),
            count(redraws, "New Hand token", "New Hand tokens")
        )
    },
    column: |trigger, sum, cards| {
        format!("{}: {} each time, from {}.", deed(trigger), haul(sum), count(cards as u32, "card", "cards"))
    },
};

/// ", chosen" or ", can be chosen".
fn state(legal: bool, chosen: bool) -> &'static str {
    let words = match (chosen, legal) {
        (true, _) => Some(", chosen"),
        (false, true) => Some(", can be chosen"),
        (false, false) => None,
    };
    words.unwrap_or_default()
}

fn seat(spoken: &SeatSpoken) -> String {
    let name = if let Who::Named(name) = spoken.who { name } else { "You" };
    let mut text = format!("{name}: {}", if spoken.ready { "ready" } else { "not ready yet" });
    if spoken.first {
        text += ", first player";
    }
    if let Some((resources, tiles, points)) = spoken.counts {
        text += &format!(", {}", haul(Haul([resources, tiles, 0])));
        text += &format!(", {}", count(points, "point", "points"));
    }
    format!(
        "{text}, {}, {}",
        count(spoken.redraws, "New Hand token", "New Hand tokens"),
        count(spoken.cards, "card", "cards")
    )
}

fn block(spoken: &BlockSpoken) -> String {
    let (column, row) = spoken.place;
    let owner = match spoken.owner {
        None => "no owner".into(),
        Some(Who::You) => "yours".into(),
        Some(Who::Named(name)) => format!("{name}’s"),
    };
    let fresh = if spoken.fresh { ", new" } else { "" };
    format!(
        "{}, {}, {owner}{fresh}, column {column}, row {row}{}",
        capital(&names::tile(spoken.top)),
        count(spoken.height, "floor", "floors"),
        state(spoken.legal, spoken.chosen)
    )
}

fn rim(spoken: &RimSpoken) -> String {
    let (column, row) = spoken.place;
    let what = match (spoken.letter, spoken.goes) {
        (Some(letter), _) => format!("Marker {letter}"),
        (None, Some(letter)) => format!("Place for marker {letter}"),
        (None, None) => "Free place".to_owned(),
    };
    format!("{what}, column {column}, row {row}{}", state(spoken.legal, spoken.chosen))
}

fn card(spoken: &CardSpoken) -> String {
    let text = format!("{}. {}", capital(&names::card(spoken.card)), names::effect(spoken.card));
    match (spoken.chosen, spoken.legal) {
        (true, _) => format!("{text} Chosen."),
        (false, true) => format!("{text} Can be chosen."),
        (false, false) => text,
    }
}

fn tile(tile: Tile, legal: bool, chosen: bool) -> String {
    format!("Tile {}{}", names::tile(tile), state(legal, chosen))
}

pub(super) const SETUP: SetupWords = SetupWords {
    beginner: ["Beginner game", "Each player gets a fixed set of three characters."],
    draft: ["Full game", "Each player drafts three characters."],
    solo: ["Solo against Hal", "Hal follows fixed steps; there are no characters."],
    expert: ["Hal, expert", "Hal swaps a card when that gains him more."],
    open_screens: ["Open screens", "All players see each other’s points, tiles and resources."],
};

pub(super) const KEYS: &[(&str, &str)] =
    &[("M", "outline the districts of the city"), ("+  −", "zoom the city in, out"), ("0", "the whole city")];
