//! Tests of what is seen of the deeds of others: cards beside their seats, pieces that travel, reasons of Hal, and
//! the city at the end.

use game_core::{Game as _, Rng, Turn, Viewer};
use ginkgopolis::event::Weighed;
use ginkgopolis::ids::{CardKind, Item};
use ginkgopolis::{Event, Ginkgopolis};
use session::Session;

use super::{PLAIN, at_every_question, table, with_context};
use crate::GinkgopolisBoard;
use crate::draft::Draft;
use crate::logbook;
use crate::model::Laid;
use table::board::{GameUi, Rank, Strip};
use table::game::GameSummary;
use ui::i18n::Lang;

/// Plays a game by chance; `f` sees the events of each step.
fn play(seed: u64, mut f: impl FnMut(&[Event])) -> Session<Ginkgopolis> {
    let mut table = table(seed);
    let mut rng = Rng::stream(seed, 82);
    while let Turn::Choose { seat, .. } = table.turn() {
        let legal = table.legal(seat);
        let action = legal[rng.below(legal.len() as u32) as usize];
        for step in table.act(seat, action).expect("a listed action").steps() {
            f(&table.events_at(step, Viewer::Public));
        }
    }
    table
}

#[test]
fn hal_says_which_numbers_decide() {
    let (mut told, mut stuck, mut swaps) = (0, 0, 0);
    // Seeds of tables against Hal, every other one an expert.
    for seed in (0..60).filter(|seed| seed % 5 < 2) {
        play(seed, |events| {
            for (at, event) in events.iter().enumerate() {
                let Event::Weighed { weighed, .. } = event else { continue };
                told += 1;
                let mut after = events[at + 1..].iter();
                match *weighed {
                    Weighed::Swap { first, floors, others, .. } => {
                        let used = events[..at].iter().find_map(|event| match event {
                            Event::HalSwapped { used, .. } => Some(*used),
                            _ => None,
                        });
                        assert_eq!(used == Some(first), others.is_some_and(|others| others <= floors));
                        swaps += 1;
                    }
                    Weighed::Letter { floors, left, .. } => {
                        let gained = after.find_map(|event| match event {
                            Event::Gained { item: Item::Point, count, .. } => Some(*count),
                            _ => None,
                        });
                        assert!(left == 0 || floors == 0 || gained == Some(floors), "{events:?}");
                    }
                    Weighed::Floor { needs, has, .. } => {
                        let is_stuck = after.any(|event| matches!(event, Event::HalStuck { .. }));
                        assert_eq!(is_stuck, has < needs, "{events:?}");
                        stuck += usize::from(is_stuck);
                    }
                    Weighed::NoTile => assert!(after.any(|event| matches!(event, Event::HalStuck { .. }))),
                }
                // The last of them is looked at, as a step of its own.
                let pauses = GinkgopolisBoard::pauses(events);
                let goes_on = events.get(at + 1).is_some_and(GinkgopolisBoard::is_thought);
                assert!(goes_on || pauses.contains(&(at + 1)) || at + 1 == events.len(), "{pauses:?}");
                assert!(GinkgopolisBoard::is_thought(event));
            }
        });
    }
    assert!(told > 100 && stuck > 0 && swaps > 5, "{told} {stuck} {swaps}");
}

#[test]
fn the_numbers_stand_in_the_log_with_their_rule() {
    let mut rules = std::collections::BTreeSet::new();
    for seed in (0..60).filter(|seed| seed % 5 < 2) {
        let names = ["Ana".to_owned(), String::new()];
        let view = table(seed).view(Viewer::Public);
        play(seed, |events| {
            for lang in Lang::ALL {
                for line in logbook::lines(1, events, &view, &names, None, lang) {
                    if line.rank == Rank::Thought {
                        assert!(
                            line.text.chars().any(|digit| digit.is_ascii_digit())
                                || line.rule != Some("GK-SOL-12")
                        );
                        rules.insert(line.rule.expect("the rule that it follows"));
                    }
                }
            }
        });
    }
    for rule in ["GK-SOL-12", "GK-SOL-13", "GK-SOL-16", "GK-SOL-20"] {
        assert!(rules.contains(rule), "{rules:?}");
    }
}

#[test]
fn cards_lie_face_down_beside_their_seats_until_they_are_turned_over() {
    let (mut closed, mut open, mut with_tile) = (0, 0, 0);
    for seed in 900..915 {
        let view = table(seed).view(Viewer::Public);
        let mut round: Vec<Event> = Vec::new();
        play(seed, |events| {
            for event in events {
                if matches!(event, Event::RoundStarted { .. }) {
                    round.clear();
                }
                round.push(event.clone());
                let Some(Strip { rows, .. }) = logbook::strip(&round, &view, Lang::En) else { continue };
                for row in rows {
                    let laid = Laid::of(&row.drawn);
                    let is_revealed = round
                        .iter()
                        .any(|event| matches!(event, Event::Revealed { seat, .. } if *seat == row.seat));
                    assert!(laid.iter().all(|piece| piece.number.is_some() == is_revealed), "{laid:?}");
                    assert!(laid.len() <= 2, "{laid:?}");
                    closed += usize::from(!laid.is_empty() && !is_revealed);
                    with_tile += usize::from(laid.len() == 2 && !is_revealed);
                    open += usize::from(is_revealed && !laid.is_empty());
                }
            }
        });
    }
    assert!(closed > 100 && open > 100 && with_tile > 10, "{closed} {open} {with_tile}");
}

#[test]
fn a_tile_and_its_resources_go_to_their_place_and_a_marker_to_its_new_one() {
    let (mut floors, mut markers) = (0, 0);
    for seed in 920..925 {
        let view = table(seed).view(Viewer::Public);
        play(seed, |events| {
            for event in events {
                let flights = GinkgopolisBoard::flights(std::slice::from_ref(event), &view);
                match event {
                    Event::Constructed { seat, tile, placed, .. } => {
                        assert_eq!(flights.len(), 1 + usize::from((*placed).min(3)));
                        let to = format!("block-{tile}");
                        let from = format!("seat-{}", seat.0);
                        assert!(
                            flights.iter().all(|one| one.to == [to.clone()] && one.from == [from.clone()])
                        );
                        floors += 1;
                    }
                    Event::MarkerPlaced { letter, .. } => {
                        assert_eq!(flights[0].to, [format!("marker-{letter}")]);
                        markers += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(floors > 10 && markers > 10, "{floors} {markers}");
}

#[test]
fn the_city_of_the_end_is_counted_district_by_district() {
    let mut lit = 0;
    for seed in 930..945 {
        let table = play(seed, |_| {});
        let (view, score) = (table.view(Viewer::Public), table.score());
        let names = vec!["Ana".to_owned(); view.seats.len()];
        let plan = GinkgopolisBoard::plan(&view, &names, Lang::En).expect("all share a city");
        assert_eq!(plan.plots.len(), view.city.len());
        assert!(plan.plots.iter().all(|plot| plot.place.0 < plan.size.0 && plot.place.1 < plan.size.1));
        for (seat, result) in score.seats.iter().enumerate() {
            let line = result.lines.iter().find(|line| line.source == plan.source).expect("its source");
            let counted: i16 = plan.districts.iter().map(|district| district.points[seat]).sum();
            assert_eq!(counted, line.points);
        }
        lit += plan.districts.len();
    }
    assert!(lit > 15, "{lit}");
}

#[test]
fn a_letter_shows_what_stands_beside_its_marker_and_says_so() {
    let mut shown = 0;
    at_every_question(940..943, |table, seat, _| {
        with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let model = GinkgopolisBoard::build(context);
            for card in model.hand.cards {
                let CardKind::Urban(letter) = card.card.kind() else {
                    assert_eq!(card.around, [None; 4]);
                    continue;
                };
                let Some(marker) = context.view.markers.iter().find(|marker| marker.letter == letter) else {
                    continue;
                };
                let near = marker
                    .cell
                    .neighbours()
                    .map(|cell| context.view.city.iter().find(|one| one.cell == cell).map(|one| one.tile));
                assert_eq!(card.around, near);
                assert_eq!(card.spoken.contains("beside"), near != [None; 4], "{}", card.spoken);
                shown += 1;
            }
        });
    });
    assert!(shown > 20, "{shown}");
}
