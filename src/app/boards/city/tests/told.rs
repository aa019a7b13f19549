//! What the board tells beforehand comes true, and what it shows bit by bit
//! comes to what the rules say.

use sobremesa::core::{Eye, Game as _, Rng, Seat, Turn};
use sobremesa::games::ginkgopolis::ids::{CardKind, Letter};
use sobremesa::games::ginkgopolis::{Action, Event, Ginkgopolis, Outlook, Prompt};

use super::{PLAIN, at_every_question, table, with_look};
use crate::app::boards::GameUi;
use crate::app::boards::city::draft::Draft;
use crate::app::boards::city::forecast::{forecast, is_beyond_means};
use crate::app::boards::city::model::CellKind;
use crate::app::i18n::ginkgopolis::Forecast;

#[test]
fn forecasts_come_true_where_nobody_acts_before() {
    let (mut floors, mut fallbacks, mut lots) = (0, 0, 0);
    for seed in 400..440 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 79);
        let mut told: Option<(Seat, Forecast)> = None;
        while let Turn::Choose { seat, prompt } = table.turn() {
            let legal = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize];
            let view = table.view(Eye::Seat(seat));
            // Only of the first seat: what it sees is what it will find, unless somebody redraws.
            if prompt == Prompt::Tile && view.first == seat {
                let card = view.seats[seat.index()].play.expect("a chosen card").card;
                let tile = if let Action::With(tile) = action { Some(tile) } else { None };
                told = forecast(&view, seat, card, tile).map(|told| (seat, told));
            }
            let applied = table.act(seat, action).expect("a listed action");
            for event in
                (applied.before + 1..=applied.after).flat_map(|step| table.events_at(step, Eye::Public))
            {
                let Some((by, expected)) = told else { continue };
                match event {
                    Event::Fallback { seat, .. } if seat == by => {
                        assert!(is_beyond_means(&expected), "{expected:?}");
                        (fallbacks, told) = (fallbacks + 1, None);
                    }
                    Event::Constructed { seat, points, colour, placed, .. } if seat == by => {
                        let Forecast::Construct { points: p, colour: c, place, missing, .. } = expected
                        else {
                            panic!("{expected:?}")
                        };
                        assert_eq!((points, colour, placed, missing), (p, c, place, [0, 0]));
                        (floors, told) = (floors + 1, None);
                    }
                    Event::Urbanized { seat, .. } if seat == by => {
                        assert!(!is_beyond_means(&expected));
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
            let events = table.events_at(step, Eye::Public);
            let laid = events.iter().rposition(|event| matches!(event, Event::Urbanized { .. }));
            let Some(laid) = laid else { continue };
            let Event::Urbanized { letter, .. } = events[laid] else { continue };
            let before = Ginkgopolis::partly(table.view_at(step - 1, Eye::Public), &events[..laid]);
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
                        table.view(Eye::Seat(seat)).shifts.iter().map(|set| set[1..].to_vec()).collect();
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
        let view = table.view(Eye::Seat(seat));
        let board = &view.seats[seat.index()];
        let (Prompt::Card, Some(&tile)) = (prompt, board.tiles.iter().flatten().next()) else { return };
        let plain = with_look(table, Eye::Seat(seat), &Draft::default(), PLAIN, Ginkgopolis::build).map;
        for &card in board.hand.iter().flatten() {
            let draft = Draft { card: Some(card), tile: Some(tile), ..Draft::default() };
            let map = with_look(table, Eye::Seat(seat), &draft, PLAIN, Ginkgopolis::build).map;
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

#[test]
fn a_round_shown_in_parts_comes_to_what_the_rules_say() {
    let (mut rounds, mut parts) = (0, 0);
    for seed in 800..830 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 80);
        while let Turn::Choose { seat, .. } = table.turn() {
            let legal = table.legal(seat);
            let applied =
                table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a listed action");
            for step in applied.steps() {
                for eye in [Eye::Public, Eye::Seat(seat)] {
                    let events = table.events_at(step, eye);
                    let pauses = Ginkgopolis::pauses(&events);
                    assert!(pauses.is_sorted() && pauses.iter().all(|&at| 0 < at && at < events.len()));
                    if pauses.is_empty() {
                        continue;
                    }
                    // Up to where the round is cleared away, or somebody is asked.
                    let is_over = |event: &Event| {
                        matches!(
                            event,
                            Event::HandsPassed { .. } | Event::RoundStarted { .. } | Event::GameEnded
                        )
                    };
                    let last = events.iter().position(is_over).unwrap_or(events.len());
                    // A deck rebuilt for the next round takes the pawns off as well.
                    let rebuilt =
                        events[last..].iter().filter(|event| matches!(event, Event::Rebuilt { .. }));
                    let shown: Vec<Event> = events[..last].iter().chain(rebuilt).cloned().collect();
                    let seen = Ginkgopolis::partly(table.view_at(step - 1, eye), &shown);
                    let after = table.view_at(step, eye);
                    assert_eq!(seen.city, after.city, "{shown:?}");
                    assert_eq!(seen.markers, after.markers);
                    for (seen, after) in seen.seats.iter().zip(&after.seats) {
                        assert_eq!(seen.cards, after.cards);
                        // When the game is over, every screen is lifted.
                        if !table.is_over() {
                            assert_eq!((seen.points, seen.resources), (after.points, after.resources));
                        }
                        assert_eq!((seen.reserve, seen.redraws), (after.reserve, after.redraws));
                    }
                    (rounds, parts) = (rounds + 1, parts + pauses.len());
                }
            }
        }
    }
    assert!(rounds > 500 && parts > 2 * rounds, "{rounds} {parts}");
}
