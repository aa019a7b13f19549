//! Checks that forecasts of the board come true, and that the view shown bit by bit ends as the
//! rules say.

use game_core::{Game as _, Rng, Seat, Turn, Viewer};
use ginkgopolis::ids::{CardKind, Letter};
use ginkgopolis::view::{SeatView, View};
use ginkgopolis::{Action, Event, Outlook, Prompt};

use super::fold::fold;
use super::{PLAIN, at_every_question, table, with_context};
use crate::GinkgopolisBoard;
use crate::draft::Draft;
use crate::forecast::{DraftForecast, forecast};
use crate::model::CellKind;
use crate::words::messages::SelectionForecast;
use table::board::GameUi;

#[test]
fn forecasts_come_true_where_nobody_acts_before() {
    let (mut floors, mut fallbacks, mut lots) = (0, 0, 0);
    for seed in 400..440 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 79);
        let mut told: Option<(Seat, DraftForecast)> = None;
        while let Turn::Choose { seat, prompt } = table.turn() {
            let legal = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize];
            let view = table.view(Viewer::Seat(seat));
            // Only of the first seat: what it sees is what it will find, unless somebody redraws.
            if prompt == Prompt::Tile && view.first == seat {
                let card = view.seats[seat.index()].play.expect("a chosen card").card;
                let tile = if let Action::With(tile) = action { Some(tile) } else { None };
                let draft = Draft { card: Some(card), tile, ..Draft::default() };
                told = forecast(&table, seat, &draft).map(|told| (seat, told));
            }
            let applied = table.act(seat, action).expect("a listed action");
            for event in
                (applied.before + 1..=applied.after).flat_map(|step| table.events_at(step, Viewer::Public))
            {
                let Some((by, expected)) = told else { continue };
                match event {
                    Event::Fallback { seat, .. } if seat == by => {
                        assert!(expected.instead.is_some(), "{expected:?}");
                        (fallbacks, told) = (fallbacks + 1, None);
                    }
                    Event::Constructed { seat, points, colour, placed, .. } if seat == by => {
                        let SelectionForecast::Construct { points: p, colour: c, place, missing, .. } =
                            expected.forecast
                        else {
                            panic!("{expected:?}")
                        };
                        assert_eq!((points, colour, placed, missing), (p, c, place, [0, 0]));
                        (floors, told) = (floors + 1, None);
                    }
                    Event::Urbanized { seat, .. } if seat == by => {
                        assert!(expected.instead.is_none());
                        (lots, told) = (lots + 1, None);
                    }
                    Event::CardDiscarded { seat, .. } if seat == by => told = None,
                    _ => {}
                }
            }
        }
    }
    assert!(floors > 10 && fallbacks > 10 && lots > 10, "{floors} {fallbacks} {lots}");
}

#[test]
fn what_is_told_of_the_markers_comes_true() {
    let (mut beside, mut elsewhere, mut further) = (0, 0, 0);
    for seed in 600..640 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 81);
        while let Turn::Choose { seat, .. } = table.turn() {
            let legal = table.legal(seat);
            let applied =
                table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a listed action");
            let step = applied.after;
            let events = table.events_at(step, Viewer::Public);
            let laid = events.iter().rposition(|event| matches!(event, Event::Urbanized { .. }));
            let Some(laid) = laid else { continue };
            let Event::Urbanized { letter, .. } = events[laid] else { continue };
            // Hal's tile may exhaust the supply before it is laid.
            let shown = events[..laid].iter().rposition(|event| !matches!(event, Event::Exhausted { .. }));
            let before = table.view_partway(step, shown.map_or(0, |last| last + 1), Viewer::Public);
            let told = Outlook::of(&before, letter).expect("the marker stands");
            let moved = events[laid..].iter().find_map(|event| match event {
                Event::MarkerPlaced { letter: other, cell, .. } if *other == letter => Some(*cell),
                _ => None,
            });
            match (moved, table.turn()) {
                (Some(cell), _) => assert_eq!(told.places, [cell]),
                (None, Turn::Choose { seat, prompt: Prompt::Place { .. } }) => {
                    let offered: Vec<Action> = told.places.iter().copied().map(Action::Place).collect();
                    assert_eq!(table.legal(seat)[..], offered);
                }
                (None, Turn::Choose { seat, prompt: Prompt::Shift { .. } }) => {
                    let sets: Vec<Vec<Letter>> =
                        table.view(Viewer::Seat(seat)).shifts.iter().map(|set| set[1..].to_vec()).collect();
                    assert_eq!(told.further, sets);
                }
                (None, turn) => panic!("{letter} went nowhere: {turn:?}"),
            }
            if told.adjacent {
                beside += 1
            } else {
                elsewhere += 1
            }
            further += usize::from(told.further.iter().any(|set| !set.is_empty()));
        }
    }
    assert!(beside > 100 && elsewhere > 0 && further > 0, "{beside} {elsewhere} {further}");
}

#[test]
fn thinking_about_a_letter_shows_where_its_marker_goes_and_moves_nothing() {
    let mut shown = 0;
    at_every_question(700..706, |table, seat, prompt| {
        let view = table.view(Viewer::Seat(seat));
        let board = &view.seats[seat.index()];
        let (Prompt::Card, Some(&tile)) = (prompt, board.tiles.iter().flatten().next()) else { return };
        let plain =
            with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, GinkgopolisBoard::build).map;
        for &card in board.hand.iter().flatten() {
            let draft = Draft { card: Some(card), tile: Some(tile), ..Draft::default() };
            let map = with_context(table, Viewer::Seat(seat), &draft, PLAIN, GinkgopolisBoard::build).map;
            assert_eq!((map.cols, map.rows), (plain.cols, plain.rows));
            for cell in &plain.cells {
                assert!(
                    map.cells.iter().any(|other| (other.target, other.place) == (cell.target, cell.place))
                );
            }
            let ghosts = map.cells.iter().filter(|cell| matches!(cell.kind, CellKind::Ghost(_))).count();
            shown += ghosts;
            assert_eq!(ghosts > 0, matches!(card.kind(), CardKind::Urban(_)), "{card}");
        }
    });
    assert!(shown > 100, "{shown}");
}

/// Facts that the events before a pause have settled, for one viewer.
fn settled(view: &View) -> impl PartialEq + std::fmt::Debug {
    let of_seat = |seat: &SeatView| {
        let behind = (seat.points, seat.resources, seat.reserve, seat.redraws);
        let chosen = (seat.committed, seat.with_tile, seat.hand_count);
        (seat.cards.clone(), behind, chosen)
    };
    let seats: Vec<_> = view.seats.iter().map(of_seat).collect();
    let mut discard = view.discard.clone();
    discard.sort_unstable();
    let piles = (view.supply, view.exhaustions, discard, view.last_round);
    (view.city.clone(), view.markers.clone(), view.turn, piles, seats)
}

#[test]
fn a_round_is_shown_in_parts_as_its_events_tell_it() {
    let (mut rounds, mut parts, mut ends) = (0, 0, 0);
    for seed in 800..830 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 80);
        while let Turn::Choose { seat, .. } = table.turn() {
            let legal = table.legal(seat);
            let applied =
                table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a listed action");
            for (step, viewer) in
                applied.steps().flat_map(|step| [(step, Viewer::Public), (step, Viewer::Seat(seat))])
            {
                let events = table.events_at(step, viewer);
                let pauses = GinkgopolisBoard::pauses(&events);
                assert!(pauses.is_sorted() && pauses.iter().all(|&at| 0 < at && at < events.len()));
                for &pause in &pauses {
                    let before = table.view_at(step - 1, viewer);
                    let told = fold(before.clone(), &events[..pause]);
                    let mut seen = table.view_partway(step, pause, viewer);
                    assert_eq!(settled(&seen), settled(&told), "{:?}", &events[..pause]);
                    GinkgopolisBoard::point_out(&mut seen, &before, &events[..pause]);
                    assert_eq!(seen.action, told.action, "{:?}", &events[..pause]);
                    parts += 1;
                }
                let Some(&last) = pauses.last() else { continue };
                rounds += 1;
                // Nothing is built any more once a round is cleared away.
                if let Event::HandsPassed { .. } | Event::GameEnded = events[last] {
                    let (seen, after) = (table.view_partway(step, last, viewer), table.view_at(step, viewer));
                    let owners = |view: &View| -> Vec<_> {
                        view.city.iter().map(|building| (building.tile, building.owner)).collect()
                    };
                    assert_eq!((owners(&seen), &seen.districts), (owners(&after), &after.districts));
                    ends += 1;
                }
            }
        }
    }
    assert!(rounds > 500 && parts > 2 * rounds && ends > 300, "{rounds} {parts} {ends}");
}
