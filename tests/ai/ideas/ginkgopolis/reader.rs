//! The meaning of each idea of Ginkgopolis, read a second time: items are counted by screens and
//! reserves, districts by the score sheet.

use game_core::{Game, Seat};
use ginkgopolis::event::Source;
use ginkgopolis::{Action, Card, CardKind, Colour, Event, Ginkgopolis, Idea, Item, State, Tile, Trigger};

use crate::ai::ideas::{Line, Lines, Reader};

/// A floor or building that a seat adds.
struct Added {
    over: Option<Tile>,
    tile: Tile,
    points: i32,
    colour: bool,
    placed: i32,
}

fn added(line: &Line<Ginkgopolis>, seat: Seat) -> Vec<Added> {
    let one = |event: &Event| match *event {
        Event::Urbanized { seat: by, tile, .. } if by == seat => {
            Some(Added { over: None, tile, points: 0, colour: false, placed: 1 })
        }
        Event::Constructed { seat: by, over, tile, points, colour, placed } if by == seat => {
            Some(Added { over: Some(over), tile, points: points.into(), colour, placed: placed.into() })
        }
        _ => None,
    };
    line.events().filter_map(one).collect()
}

/// Items that a seat gains, without resources that come back.
fn gained(start: &State, line: &Line<Ginkgopolis>, seat: Seat, item: Item) -> i32 {
    let (before, after) = (start.board(seat), line.end.board(seat));
    let added = added(line, seat);
    match item {
        Item::Point => {
            let paid: i32 = added.iter().map(|one| one.points).sum();
            i32::from(after.points) - i32::from(before.points) + paid
        }
        Item::Resource => {
            let returned = added.iter().filter(|one| one.colour).count() as i32;
            i32::from(before.reserve) - i32::from(after.reserve) + returned
        }
        Item::Tile => {
            let given: usize = line
                .events()
                .map(|event| match event {
                    Event::TilesReturned { seat: by, tiles } if *by == seat => tiles.len(),
                    _ => 0,
                })
                .sum();
            let held = |board: &ginkgopolis::state::Board| i32::from(board.all_tiles().len());
            held(after) - held(before) + (added.len() + given) as i32
        }
    }
}

/// Items that cards and characters give with a trigger.
fn engine(line: &Line<Ginkgopolis>, seat: Seat, trigger: Trigger) -> u8 {
    let works = |from: Source| match from {
        Source::Character(character) => character.def().trigger == trigger,
        Source::Card(card) => {
            let CardKind::Building(tile) = card.kind() else { return false };
            tile.number() <= 9 && (tile.number() - 1) % 3 == trigger as u8
        }
        _ => false,
    };
    let of = |event: &Event| match *event {
        Event::Gained { seat: by, count, from, .. } if by == seat && works(from) => count,
        _ => 0,
    };
    line.events().map(of).sum()
}

/// A part of the sheet of a seat: its points, and its pieces.
fn part(game: &Ginkgopolis, state: &State, seat: Seat, source: &str) -> Vec<(String, i16)> {
    let sheet = game.score(state);
    let line = sheet.seats[seat.index()].lines.iter().find(|line| line.source == source).expect("a line");
    line.pieces.iter().map(|(piece, points)| (piece.to_string(), *points)).collect()
}

/// Districts of a colour with a share of the seat: their buildings, and its points.
fn districts(game: &Ginkgopolis, state: &State, seat: Seat, colour: Option<Colour>) -> Vec<(Vec<Tile>, i16)> {
    let pieces = part(game, state, seat, "districts").into_iter().map(|(names, points)| {
        let tiles: Vec<Tile> = names.split(' ').map(|name| name.parse().expect("a tile")).collect();
        (tiles, points)
    });
    pieces.filter(|(tiles, _)| colour.is_none_or(|colour| tiles[0].colour() == colour)).collect()
}

fn district_points(game: &Ginkgopolis, state: &State, seat: Seat, colour: Option<Colour>) -> i16 {
    districts(game, state, seat, colour).iter().map(|(_, points)| points).sum()
}

/// The most points in a district of a colour in which the seat has more resources than anybody.
fn led(game: &Ginkgopolis, state: &State, seat: Seat, colour: Colour) -> i16 {
    let resources = |tiles: &[Tile], seat: Seat| -> u8 {
        let own = tiles.iter().filter(|&&tile| state.city().owner(tile) == Some(seat));
        own.map(|&tile| state.city().height(tile)).sum()
    };
    let is_led = |(tiles, _): &&(Vec<Tile>, i16)| {
        let own = resources(tiles, seat);
        Seat::all(game.seats()).all(|other| other == seat || resources(tiles, other) < own)
    };
    let all = districts(game, state, seat, Some(colour));
    all.iter().filter(is_led).map(|(_, points)| *points).max().unwrap_or(0)
}

fn card_points(game: &Ginkgopolis, state: &State, seat: Seat, card: Tile) -> i16 {
    let cards = part(game, state, seat, "cards");
    cards.iter().find(|(name, _)| *name == card.to_string()).map_or(0, |(_, points)| *points)
}

fn lead(game: &Ginkgopolis, state: &State, seat: Seat) -> i16 {
    let points: Vec<i16> = game.score(state).seats.iter().map(|score| score.tally.points).collect();
    let others = (0..points.len()).filter(|&other| other != seat.index());
    points[seat.index()] - others.map(|other| points[other]).max().expect("others")
}

/// Returns true if a seat builds over a tile in a line.
fn builds_over(line: &Line<Ginkgopolis>, seat: Seat, tile: Tile) -> bool {
    added(line, seat).iter().any(|one| one.over == Some(tile))
}

impl Reader for Ginkgopolis {
    fn is_true(&self, idea: &Idea, lines: &Lines<Self>) -> bool {
        let Lines { seat: own, start, with, otherwise } = lines;
        let own = *own;
        let (end, other) = (&with.end, &otherwise.end);
        let gains = |seat, item| [with, otherwise].map(|line| gained(start, line, seat, item));
        let sums = |of: &dyn Fn(&Added) -> i32| {
            [with, otherwise].map(|line| added(line, own).iter().map(of).sum::<i32>())
        };
        let has_card = |state: &State, card: Tile| state.cards(own).any(|other| other == card);
        let used = |line: &Line<Ginkgopolis>| added(line, own).iter().map(|one| one.tile).collect::<Vec<_>>();
        match *idea {
            Idea::Gains { item, count, otherwise } => {
                gains(own, item) == [count, otherwise].map(i32::from) && count > otherwise
            }
            Idea::Engine { trigger, items, otherwise: fewer } => {
                [with, otherwise].map(|line| engine(line, own, trigger)) == [items, fewer] && items > fewer
            }
            Idea::Has { item, count, otherwise } => {
                let held = [end, other].map(|state| match item {
                    Item::Resource => state.board(own).resources.into(),
                    Item::Point => state.board(own).points,
                    Item::Tile => {
                        let board = state.board(own);
                        board.tiles.len() as u16 + u16::from(board.tile.is_some())
                    }
                });
                held == [count, otherwise] && count > otherwise
            }
            Idea::SpendsLess { resources, otherwise } => {
                let spent = |one: &Added| one.placed + i32::from(one.colour);
                sums(&spent) == [resources, otherwise].map(i32::from) && resources < otherwise
            }
            Idea::PaysLess { points, otherwise } => {
                sums(&|one| one.points) == [points, otherwise].map(i32::from) && points < otherwise
            }
            Idea::ComesBack { tile, resources } => {
                start.city().owner(tile) == Some(own)
                    && start.city().height(tile) == resources
                    && builds_over(with, own, tile)
                    && !builds_over(otherwise, own, tile)
            }
            Idea::GetsCard { card } => {
                has_card(end, card) && !has_card(start, card) && !has_card(other, card)
            }
            Idea::EndCard { card, points, otherwise } => {
                let worth = [end, other].map(|state| card_points(self, state, own, card));
                worth == [points, otherwise] && points > otherwise
            }
            Idea::Leads { colour, points } => {
                [end, other].map(|state| led(self, state, own, colour)) == [i16::from(points), 0]
                    && points > 0
            }
            Idea::Districts { colour, points, otherwise } => {
                let worth = [end, other].map(|state| district_points(self, state, own, Some(colour)));
                worth == [points, otherwise].map(i16::from) && points > otherwise
            }
            Idea::RivalDistricts { seat, points, otherwise } => {
                let worth = [end, other].map(|state| district_points(self, state, seat, None));
                seat != own && worth == [points, otherwise].map(i16::from) && points < otherwise
            }
            Idea::DeniesLead { seat, colour, points } => {
                let led = [end, other].map(|state| led(self, state, seat, colour));
                seat != own && led == [0, i16::from(points)] && points > 0
            }
            Idea::Ousts { seat, tile, floors } => {
                seat != own
                    && start.city().owner(tile) == Some(seat)
                    && start.city().height(tile) == floors
                    && builds_over(with, own, tile)
                    && !builds_over(otherwise, own, tile)
            }
            Idea::KeepsBuilding { seat, tile } => {
                seat != own
                    && start.city().owner(tile) == Some(own)
                    && builds_over(otherwise, seat, tile)
                    && end.city().tops().has(tile)
            }
            Idea::DeniesCard { seat, tile, floors } => {
                let gets = |state: &State| state.board(seat).hand.cards().contains(&Card::building(tile));
                seat != own
                    && start.board(own).hand.cards().contains(&Card::building(tile))
                    && gets(other)
                    && !gets(end)
                    && end.city().owner(tile) == Some(own)
                    && other.city().owner(tile) == Some(own)
                    && end.city().height(tile) == floors
            }
            Idea::Floors { floors, otherwise } => {
                let in_city = |state: &State| {
                    let tops = state.city().tops();
                    let own = tops.iter().filter(|&top| state.city().owner(top) == Some(own));
                    own.map(|top| state.city().height(top)).sum::<u8>()
                };
                [end, other].map(in_city) == [floors, otherwise] && floors > otherwise
            }
            Idea::KeepsTile { tile, used: played } => {
                used(with) == [played]
                    && used(otherwise) == [tile]
                    && end.board(own).all_tiles().has(tile)
                    && tile.number() > played.number()
            }
            Idea::LargeNumber { tile, otherwise: smaller } => {
                used(with) == [tile]
                    && used(otherwise) == [smaller]
                    && end.city().cell(tile) == other.city().cell(smaller)
                    && end.city().tops().has(tile)
                    && tile.number() > smaller.number()
            }
            Idea::KeepsRedraws { redraws, otherwise } => {
                let spends = |line: &Line<Ginkgopolis>| {
                    line.steps.iter().filter(|step| step.seat == own && step.action == Action::Redraw).count()
                };
                let had = usize::from(start.board(own).redraws);
                [with, &lines.otherwise].map(|line| had - spends(line))
                    == [redraws, otherwise].map(usize::from)
                    && redraws > otherwise
            }
            Idea::RivalGains { seat, points, otherwise } => {
                let gains = gains(seat, Item::Point);
                seat != own && gains == [points, otherwise].map(i32::from) && points < otherwise
            }
            Idea::Points { points, otherwise } => {
                let of = |state: &State| self.score(state).seats[own.index()].tally.points;
                [end, other].map(of) == [points, otherwise] && points > otherwise
            }
            Idea::BringsEnd { .. } => {
                end.is_last_round() && !start.is_last_round() && lead(self, end, own) > 0 && !other.is_over()
            }
            Idea::PutsOffEnd { .. } => {
                other.is_last_round() && !end.is_last_round() && lead(self, other, own) < 0
            }
            Idea::NearsEnd { tiles, otherwise } => {
                [end, other].map(State::supply_left) == [tiles, otherwise]
                    && tiles < otherwise
                    && lead(self, end, own) > 0
            }
            Idea::GainsTime { tiles, otherwise } => {
                [end, other].map(State::supply_left) == [tiles, otherwise]
                    && tiles > otherwise
                    && lead(self, end, own) < 0
            }
        }
    }
}
