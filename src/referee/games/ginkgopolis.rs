//! Ginkgopolis at the referee's table.

use std::fmt::{Display, Write};

use crate::listing::{ConfigChoice, Listed, Mode, Remarkable};
use crate::text::short;
use ai::Bot;
use game_core::{Game, Seat, Turn, Viewer};
use ginkgopolis::view::{BuildingView, SeatView, View};
use ginkgopolis::{Config, Event, Ginkgopolis, Mode as Rules, State};

const CHOICES: [ConfigChoice; 4] = [
    ConfigChoice {
        field: "mode",
        values: "\"beginner\" \"draft\" \"solo\" \"solo_expert\"",
        default: "\"beginner\"",
        about: "preset characters, drafted ones, or one player against Hal",
        rule: "GK-MOD-01",
    },
    ConfigChoice {
        field: "players",
        values: "1..5",
        default: "3",
        about: "how many play: 2 to 5, and 1 against Hal, who holds the last seat",
        rule: "GK-MOD-02",
    },
    ConfigChoice {
        field: "first",
        values: "null 0..4",
        default: "null",
        about: "the first player; drawn from the seed if null",
        rule: "GK-SET-11",
    },
    ConfigChoice {
        field: "open_screens",
        values: "false true",
        default: "false",
        about: "everybody sees the counts behind all screens",
        rule: "GK-MOD-04",
    },
];

impl Listed for Ginkgopolis {
    const TITLE: &'static str = "Ginkgopolis";
    /// The single-minded one builds wherever it can.
    const BOTS: &'static [Bot] = &Bot::ALL;
    const HOUSE: &'static str = "hal";
    const REMARKABLE: Option<Remarkable<Event>> =
        Some(("further markers displaced", |event| matches!(event, Event::Shifted { .. })));

    fn choices() -> Vec<ConfigChoice> {
        CHOICES.to_vec()
    }

    fn modes() -> Vec<Mode<Config>> {
        let tables = (2..=5).map(|players| (Rules::Beginner, format!("{players}p"), players));
        let drafts = (2..=5).map(|players| (Rules::Draft, format!("draft-{players}p"), players));
        let solo = [(Rules::Solo, "solo".to_owned(), 1), (Rules::SoloExpert, "expert".to_owned(), 1)];
        let mode = |(mode, name, players)| Mode {
            name,
            configs: [false, true]
                .map(|open_screens| Config { mode, players, first: None, open_screens })
                .to_vec(),
        };
        tables.chain(drafts).chain(solo).map(mode).collect()
    }

    fn show(&self, state: &State, viewer: Option<Viewer>) -> String {
        sheet(self, state, viewer).expect("invariant: writing to a string does not fail")
    }
}

fn sheet(game: &Ginkgopolis, state: &State, viewer: Option<Viewer>) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let common = game.view(state, viewer.unwrap_or(Viewer::Public));
    lay_table(game, &common, &mut out)?;
    lay_city(&common, &mut out)?;
    lay_supplies(&common, &mut out)?;
    for seat in Seat::all(game.seats()) {
        let view = if viewer.is_none() { game.view(state, Viewer::Seat(seat)) } else { common.clone() };
        lay_seat(&view.seats[seat.index()], &mut out)?;
    }
    Ok(out)
}

fn lay_table(game: &Ginkgopolis, view: &View, out: &mut String) -> std::fmt::Result {
    let config = game.config();
    writeln!(out, "table     ginkgopolis, mode {}, players {}", short(&config.mode), config.players)?;
    let last = if view.last_round { ", the last one" } else { "" };
    writeln!(out, "round     {}{last}, first player seats[{}]", view.round, view.first.0)?;
    if let Some(action) = view.action {
        writeln!(out, "action    seats[{}] plays {}", action.seat.0, action.card)?;
    }
    for (index, shift) in view.shifts.iter().enumerate() {
        writeln!(out, "shift {index}   {}", words(shift))?;
    }
    match view.turn {
        Turn::Over => writeln!(out, "turn      the game is over"),
        Turn::Choose { seat, prompt } => {
            writeln!(out, "turn      seats[{}] chooses: {}", seat.0, short(&prompt))
        }
    }
}

/// The city as a drawing: top tile, floors if more than one, and owner.
fn lay_city(view: &View, out: &mut String) -> std::fmt::Result {
    let cells = view.city.iter().map(|building| (building.cell, building_word(building)));
    let markers = view.markers.iter().map(|marker| (marker.cell, marker.letter.to_string()));
    let drawn: Vec<_> = cells.chain(markers).collect();
    let columns = drawn.iter().map(|(cell, _)| cell.x);
    let rows = drawn.iter().map(|(cell, _)| cell.y);
    let (Some(west), Some(east)) = (columns.clone().min(), columns.max()) else { return Ok(()) };
    let (Some(north), Some(south)) = (rows.clone().min(), rows.max()) else { return Ok(()) };
    writeln!(out, "city      from x {west}, y {north}; floors behind :, owner behind @, pawn +")?;
    for y in north..=south {
        let mut line = String::from("         ");
        for x in west..=east {
            let word = drawn.iter().find(|(cell, _)| (cell.x, cell.y) == (x, y));
            write!(line, " {:<8}", word.map_or(".", |(_, word)| word))?;
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    for district in &view.districts {
        let points = district.points.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        writeln!(out, "district  {}: {points} points", words(&district.buildings))?;
    }
    Ok(())
}

fn building_word(building: &BuildingView) -> String {
    let mut word = building.tile.to_string();
    if building.height > 1 {
        word += &format!(":{}", building.height);
    }
    if let Some(owner) = building.owner {
        word += &format!("@{}", owner.0);
    }
    if building.pawn {
        word += "+";
    }
    word
}

fn lay_supplies(view: &View, out: &mut String) -> std::fmt::Result {
    write!(out, "tiles     {} in the supply, {} taken out", view.supply, view.removed)?;
    if view.exhaustions > 0 {
        write!(out, ", exhausted {} time(s), returned: {}", view.exhaustions, words(&view.returned))?;
    }
    writeln!(out)?;
    writeln!(out, "cards     {} in the deck, discarded: {}", view.deck, words(&view.discard))
}

fn lay_seat(seat: &SeatView, out: &mut String) -> std::fmt::Result {
    let label = format!("seats[{}]", seat.seat.0);
    let count = |count: Option<u64>| count.map_or("?".to_owned(), |count| count.to_string());
    write!(
        out,
        "{label}  {}points {}",
        if seat.hal { "Hal, " } else { "" },
        count(seat.points.map(u64::from))
    )?;
    write!(out, ", resources {} + {} in reserve", count(seat.resources.map(u64::from)), seat.reserve)?;
    writeln!(out, ", tiles {}, redraws {}", count(seat.tile_count.map(u64::from)), seat.redraws)?;
    let characters: Vec<String> = seat.characters.iter().map(|one| one.number().to_string()).collect();
    writeln!(out, "          characters: {}; cards: {}", words(&characters), words(&seat.cards))?;
    for (what, pieces) in [("packet", &seat.packet), ("kept", &seat.kept)] {
        if let Some(pieces) = pieces {
            let numbers: Vec<u8> = pieces.iter().map(|one| one.number()).collect();
            writeln!(out, "          {what}: {}", words(&numbers))?;
        }
    }
    if let Some(hand) = &seat.hand {
        writeln!(out, "          hand: {}", words(hand))?;
    }
    if let Some(tiles) = &seat.tiles {
        writeln!(out, "          tiles: {}", words(tiles))?;
    }
    if !seat.shown.is_empty() {
        writeln!(out, "          tiles everybody has seen: {}", words(&seat.shown))?;
    }
    if let Some(returning) = seat.returning.as_ref().filter(|tiles| !tiles.is_empty()) {
        writeln!(out, "          returning: {}", words(returning))?;
    }
    if let Some(play) = seat.play {
        let tile = play.tile.map_or("alone".to_owned(), |tile| format!("with {tile}"));
        writeln!(out, "          face down: {} {tile}", play.card)?;
    } else if seat.committed {
        writeln!(out, "          face down: a card")?;
    }
    Ok(())
}

fn words<T: Display>(pieces: &[T]) -> String {
    let words: Vec<String> = pieces.iter().map(T::to_string).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}
