//! Fields of a position of Ginkgopolis.

mod city;

use crate::editions::{Characters, HAL};
use crate::position::{Position, SeatPosition};
use crate::state::Frame;
use crate::{Card, Character, Ginkgopolis, Tile};
use game_core::json::Value;
use session::study::PositionEditor;
use session::study::tree::{
    Edit, Group, Label, Leaving, Noun, Plain, TextOnly, choice, count, flag, group, pieces, pile, seats,
    sequence, written,
};

/// The most rounds and points that are offered; the reader knows more.
const ROUNDS: i64 = 999;
const POINTS: i64 = 999;
/// Cards in a hand, of a person against Hal one less.
const HAND: u8 = 4;
/// Characters of a seat.
const CHARACTERS: usize = 3;

impl PositionEditor for Ginkgopolis {
    const TEXT_ONLY: &'static [(&'static str, TextOnly)] = &[
        ("config", TextOnly::Begun),
        // The map has a field for each cell.
        ("corner", TextOnly::Follows),
        ("buildings", TextOnly::Follows),
        ("packets", TextOnly::Played),
        ("action", TextOnly::Played),
        ("stack", TextOnly::Played),
        ("over", TextOnly::Played),
        ("aside", TextOnly::Rare),
        ("seats[].play", TextOnly::Played),
        ("seats[].returning", TextOnly::Played),
        ("seats[].known", TextOnly::Rare),
        ("seats[].shown", TextOnly::Rare),
    ];

    fn loosened(mut position: Position) -> Position {
        position.deck.clear();
        position.supply.clear();
        // Once the supply was exhausted, what lies in it is what was returned.
        if position.exhaustions == 0 {
            position.removed.clear();
        }
        position.luck %= 1_000_000_000;
        // What is asked without a stack: hands may then be left to be dealt.
        if position.stack[..] == [Frame::Select { next: 0 }] {
            position.stack.clear();
        }
        position
    }

    fn at_rest(mut position: Position) -> Position {
        let due = if position.config.players == 1 { HAND - 1 } else { HAND };
        for seat in &mut position.seats {
            seat.returning.clear();
            if let Some(play) = seat.play.take() {
                seat.hand.get_or_insert_default().push(play.card);
                seat.tiles.extend(play.tile);
            }
            // Whoever has had an action lacks a card: another hand is dealt.
            seat.hand = seat.hand.take().filter(|hand| hand.len() == usize::from(due));
        }
        if position.config.players == 1
            && let Some(hal) = position.seats.get_mut(HAL.index())
        {
            hal.hand = None;
        }
        let round = position.round.max(1);
        let rest =
            Position { stack: Vec::new(), action: None, packets: Vec::new(), over: false, round, ..position };
        city::settled(forgotten(rest))
    }

    fn settled(position: Position, path: &str) -> Position {
        let position = if path.starts_with(city::CELL) { city::settled(position) } else { position };
        forgotten(moved(position, path))
    }

    fn edited(position: &Position, edit: &Edit) -> Option<Position> {
        city::edited(position, edit)
    }

    fn path_in_tree(position: &Position, path: &str) -> String {
        city::path_in_tree(position, path)
    }

    fn tree(game: &Ginkgopolis, position: &Position) -> Vec<Group> {
        let players = usize::from(game.rules().players);
        let mut round = vec![
            count(Plain::RoundNumber, "round", position.round, (0, ROUNDS)),
            choice(Plain::FirstPlayer, "first", Noun::Seat, position.first.0, seats(players)),
        ];
        round.push(flag(Plain::LastRound, "last_round", position.last_round));
        let mut groups = vec![group(Plain::Round, "", round), city::map(game, position)];
        let behind = position.seats.iter().enumerate();
        let (cards, tiles) = (written(city::circulating(position)), written(outside(position)));
        let below = written(position.buildings.iter().flat_map(|building| &building.over));
        groups.extend(behind.map(|(seat, entry)| seat_group(game, seat, entry, [&cards, &tiles, &below])));
        groups.push(supplies(position, &cards, &tiles));
        groups
    }
}

/// The same position; what somebody knew of a card or tile that is there no longer is forgotten.
fn forgotten(mut position: Position) -> Position {
    for seat in &mut position.seats {
        let SeatPosition { hand, play, tiles, .. } = &*seat;
        let holds = |card: Card| {
            hand.as_ref().is_some_and(|hand| hand.contains(&card))
                || play.is_some_and(|play| play.card == card)
        };
        let known: Vec<_> = seat.known.iter().filter(|known| holds(known.card)).cloned().collect();
        let own = |tile: &Tile| tiles.contains(tile) || play.is_some_and(|play| play.tile == Some(*tile));
        let shown: Vec<Tile> = seat.shown.iter().copied().filter(own).collect();
        (seat.known, seat.shown) = (known, shown);
    }
    position
}

/// The same position; tiles and cards that were put somewhere, at `path`, lie nowhere else any more, and no card
/// that does not circulate.
fn moved(mut position: Position, path: &str) -> Position {
    let is_city = path.starts_with(city::CELL);
    let mut tiles = city::tiles(&position);
    let put = |tiles: &mut Vec<Tile>, list: &[Tile]| tiles.extend(list);
    // What stands in the city is not offered for any other place.
    let lists = tile_lists(&mut position);
    for (name, list) in &lists {
        if !is_city && name == path {
            put(&mut tiles, list);
        }
    }
    for (name, list) in lists {
        if is_city || (name != path && is_tile_list(path)) {
            list.retain(|tile| !tiles.contains(tile));
        }
    }
    if path.starts_with("seats[") && path.ends_with("].cards") {
        let own = |seat: usize| path == format!("seats[{seat}].cards");
        let named = position.seats.iter().enumerate().find(|(seat, _)| own(*seat));
        let named = named.map(|(_, entry)| entry.cards.clone()).unwrap_or_default();
        let others = position.seats.iter_mut().enumerate().filter(|(seat, _)| !own(*seat));
        others.for_each(|(_, entry)| entry.cards.retain(|card| !named.contains(card)));
    }
    let circulating = city::circulating(&position);
    let mut taken: Vec<Card> = Vec::new();
    for (name, list) in card_lists(&mut position) {
        if name == path {
            taken.extend(&*list);
        }
    }
    for (name, list) in card_lists(&mut position) {
        if is_city {
            list.retain(|card| circulating.contains(card));
        } else if name != path {
            list.retain(|card| !taken.contains(card));
        }
    }
    position
}

fn is_tile_list(path: &str) -> bool {
    path == "supply" || path == "removed" || path.starts_with("seats[") && path.ends_with("].tiles")
}

/// The places where tiles lie outside of the city, with their paths.
fn tile_lists(position: &mut Position) -> Vec<(String, &mut Vec<Tile>)> {
    let behind = position.seats.iter_mut().enumerate();
    let behind = behind.map(|(seat, entry)| (format!("seats[{seat}].tiles"), &mut entry.tiles));
    let piles = [("supply".to_owned(), &mut position.supply), ("removed".to_owned(), &mut position.removed)];
    behind.chain(piles).collect()
}

/// The places where cards lie that circulate, with their paths.
fn card_lists(position: &mut Position) -> Vec<(String, &mut Vec<Card>)> {
    let hands = position.seats.iter_mut().enumerate();
    let hands = hands.filter_map(|(seat, entry)| Some((format!("seats[{seat}].hand"), entry.hand.as_mut()?)));
    let piles = [("deck".to_owned(), &mut position.deck), ("discard".to_owned(), &mut position.discard)];
    hands.chain(piles).collect()
}

/// The tiles that are not start tiles.
fn free_tiles() -> impl Iterator<Item = Tile> {
    Tile::all().filter(|tile| !tile.is_start())
}

/// The tiles that can lie outside of the city.
fn outside(position: &Position) -> Vec<Tile> {
    let standing = city::tiles(position);
    free_tiles().filter(|tile| !standing.contains(tile)).collect()
}

fn seat_group(
    game: &Ginkgopolis,
    seat: usize,
    entry: &SeatPosition,
    [cards, free, below]: [&[Value]; 3],
) -> Group {
    let path = format!("seats[{seat}]");
    let rules = game.rules();
    let is_hal = seat >= usize::from(rules.players);
    let mut items = vec![count(Plain::Points, format!("{path}.points"), entry.points, (0, POINTS))];
    let hand = entry.hand.as_deref().map_or_else(Vec::new, written);
    let due = match (is_hal, rules.players) {
        (true, _) => 1,
        (false, 1) => HAND - 1,
        (false, _) => HAND,
    };
    let unnamed = entry.hand.is_none().then_some(due);
    let most = (usize::from(due), Leaving::Dealt);
    items.push(pile(
        Plain::Hand,
        format!("{path}.hand"),
        Noun::CityCard,
        (hand, unnamed),
        cards.to_vec(),
        most,
    ));
    if !is_hal {
        let allotment = i64::from(rules.allotment);
        items.push(count(Plain::Resources, format!("{path}.resources"), entry.resources, (0, allotment)));
        let tiles = written(&entry.tiles);
        let path_of = |field: &str| format!("{path}.{field}");
        items.push(pieces(
            Plain::Tiles,
            path_of("tiles"),
            Noun::CityTile,
            tiles,
            free.to_vec(),
            free_tiles().count(),
        ));
        let left = entry.redraws.unwrap_or(rules.redraws);
        items.push(count(Plain::Redraws, path_of("redraws"), left, (0, rules.redraws.into())));
        if rules.characters != Characters::SixEach {
            let own = entry.characters.as_deref().map_or_else(Vec::new, written);
            let all = written(Character::all());
            items.push(pieces(
                Plain::Characters,
                path_of("characters"),
                Noun::Character,
                own,
                all,
                CHARACTERS,
            ));
        }
    }
    items.push(sequence(
        Plain::Tableau,
        format!("{path}.cards"),
        Noun::CityTile,
        written(&entry.cards),
        below.to_vec(),
        Tile::all().count(),
    ));
    Group { label: Label::Seat(seat as u8), path, items, removal: None }
}

fn supplies(position: &Position, cards: &[Value], tiles: &[Value]) -> Group {
    let most = (cards.len(), tiles.len());
    let (deck, discard) = (written(&position.deck), written(&position.discard));
    let (supply, removed) = (written(&position.supply), written(&position.removed));
    let returned = written(&position.returned);
    let all = || tiles.to_vec();
    let items = vec![
        sequence(Plain::DrawPile, "deck", Noun::CityCard, deck, cards.to_vec(), most.0),
        pieces(Plain::DiscardPile, "discard", Noun::CityCard, discard, cards.to_vec(), most.0),
        sequence(Plain::TileSupply, "supply", Noun::CityTile, supply, all(), most.1),
        pieces(Plain::RemovedTiles, "removed", Noun::CityTile, removed, all(), most.1),
        count(Plain::Exhaustions, "exhaustions", position.exhaustions, (0, 2)),
        pieces(Plain::ReturnedTiles, "returned", Noun::CityTile, returned, all(), most.1),
        count(Plain::Luck, "luck", position.luck as i64, (0, 999_999_999)),
    ];
    group(Plain::Supplies, "", items)
}
