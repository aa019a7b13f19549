//! Looking ahead and looking closer, at tables of every game.

use game_core::{Rng, Seat, Turn, Viewer};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::{Event, SanJuan};
use session::Seated;
use session::{Player, Session, TableSetup};

use crate::session::common::{on_turn, people};

fn table<G: Seated>(seed: u64) -> Session<G> {
    let config = G::Config::default();
    let players = G::new(&config).expect("the usual game").seats();
    let seats = Seat::all(players).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    Session::new(TableSetup { config, seed, seats }).expect("a legal set-up")
}

/// Has whoever is on turn choose at random; the steps that follow.
fn random_steps<G: Seated>(table: &mut Session<G>, rng: &mut Rng) -> Option<std::ops::RangeInclusive<usize>> {
    let Turn::Choose { seat, .. } = table.turn() else { return None };
    let legal = table.legal(seat);
    let applied = table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a listed action");
    Some(applied.steps())
}

#[test]
fn only_the_seat_on_turn_is_told_and_nothing_happens() {
    let table = people(2, 3);
    let mine = on_turn(&table).expect("running");
    let action = table.legal(mine)[0];
    let before = (table.len(), table.view(Viewer::Seat(mine)));
    assert!(table.consequences(mine, &[action]).is_some());
    assert_eq!(table.consequences(mine.clockwise(1, 2), &[action]), None);
    assert_eq!(table.consequences(mine, &[]), None);
    assert_eq!((table.len(), table.view(Viewer::Seat(mine))), before);
}

#[test]
fn what_is_told_happens_in_that_order() {
    let mut told = 0;
    for seed in 0..6 {
        let (mut table, mut rng) = (people(3, seed), Rng::stream(seed, 70));
        while let Some(seat) = on_turn(&table) {
            let legal = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize];
            let said = table.consequences(seat, &[action]).expect("a legal action").events;
            let step = table.act(seat, action).expect("a legal action").before + 1;
            let mut happened = table.events_at(step, Viewer::Seat(seat)).into_iter();
            for event in said.into_iter().filter(|event| !counts_cards(event)) {
                assert!(happened.any(|other| other == event), "{action:?}: {event:?} did not happen");
                told += 1;
            }
        }
    }
    assert!(told > 500, "{told}");
}

/// Returns true if an event is told by the number of its cards alone.
fn counts_cards(event: &Event) -> bool {
    matches!(event, Event::Drew { .. } | Event::Looked { .. } | Event::Kept { .. })
}

/// A step that is not stopped comes to what is seen behind it; the question
/// stays the one before.
fn ends_where_the_step_ends<G: Seated>() {
    let (mut table, mut rng) = (table::<G>(5), Rng::stream(5, 71));
    let mut seen = 0;
    while let Some(steps) = random_steps(&mut table, &mut rng) {
        for (step, viewer) in steps.flat_map(|step| [(step, Viewer::Public), (step, Viewer::Seat(Seat(0)))]) {
            let asked = |view: &G::View| serde_json::to_value(view).expect("views serialise")["turn"].clone();
            let (mut partway, after) = (
                serde_json::to_value(table.view_partway(step, usize::MAX, viewer)).expect("views serialise"),
                serde_json::to_value(table.view_at(step, viewer)).expect("views serialise"),
            );
            assert_eq!(partway["turn"], asked(&table.view_at(step - 1, viewer)));
            partway["turn"] = after["turn"].clone();
            assert_eq!(partway, after);
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn a_step_seen_to_its_end_is_seen_whole() {
    ends_where_the_step_ends::<SanJuan>();
    ends_where_the_step_ends::<PuertoRico>();
    ends_where_the_step_ends::<Ginkgopolis>();
}
