use game_core::{Actions, Game, Rng, Turn, Viewer};
use puerto_rico::{Config, Edition, PuertoRico};

use super::*;

fn people() -> Vec<String> {
    ["Ana", "Ben", "Cleo", "Dan", "Eva"].map(String::from).to_vec()
}

/// Plays a game by chance; hands over the events of each step, those since
/// the last role, and the table.
fn play(edition: Edition, seed: u64, mut f: impl FnMut(&[Event], &[Event], &View)) {
    let config = Config { edition, players: 5, ..Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    let mut phase = Vec::new();
    let mut state = game.setup(seed, &mut phase);
    let mut rng = Rng::stream(seed, 8);
    let mut legal = Actions::new();
    while game.turn(&state) != Turn::Over {
        game.legal(&state, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        let mut step = Vec::new();
        game.apply(&mut state, action, &mut step);
        if let Some(start) = step.iter().rposition(opens_phase) {
            phase = step[start..].to_vec();
        } else {
            phase.extend_from_slice(&step);
        }
        f(&step, &phase, &game.view(&state, Viewer::Public));
    }
}

#[test]
fn a_log_tells_every_step_or_waits_for_the_last_worker() {
    play(Edition::Classic, 4, |step, _, view| {
        for lang in Lang::ALL {
            let lines = lines(7, step, view, &people(), None, lang);
            assert!(lines.iter().all(|line| line.step == 7 && !line.text.is_empty()));
            let waits = step.iter().all(|event| matches!(event, Event::Placed { .. }));
            assert!(waits || !lines.is_empty() || step.is_empty(), "{step:?}");
        }
    });
}

#[test]
fn a_strip_has_one_row_for_every_seat_in_the_order_of_play() {
    let mut busy = 0;
    play(Edition::Y1897, 6, |_, phase, view| {
        for lang in Lang::ALL {
            let Some(strip) = strip(phase, view, lang) else {
                assert!(!phase.first().is_some_and(opens_phase));
                continue;
            };
            assert!(!strip.title.is_empty());
            let picker = phase.iter().find_map(seat).expect("somebody took the role");
            let seats: Vec<Seat> = (0..5).map(|steps| picker.clockwise(steps, 5)).collect();
            assert_eq!(strip.rows.iter().map(|row| row.seat).collect::<Vec<_>>(), seats);
            let now = strip.rows.iter().filter(|row| row.turn == PhaseTurn::Now).count();
            assert_eq!(now, view.phase.is_some() as usize);
            let placed = match lang {
                Lang::En => "placed",
                Lang::ZhHant => "安排好了",
                _ => continue,
            };
            assert!(strip.rows.iter().all(|row| row.text.matches(placed).count() <= 1), "{strip:?}");
            busy = busy.max(strip.rows.iter().filter(|row| !row.text.is_empty()).count());
        }
    });
    assert_eq!(busy, 5, "in some phase everybody does something");
}

#[test]
fn a_strip_adds_up_what_a_seat_did() {
    play(Edition::Y1897, 9, |_, phase, view| {
        let Some(strip) = strip(phase, view, Lang::En) else { return };
        for row in &strip.rows {
            let loads = phase
                .iter()
                .filter(|event| matches!(event, Event::Shipped { seat, .. } if *seat == row.seat));
            let told = row.text.matches("(+").count();
            let sales =
                phase.iter().filter(|event| matches!(event, Event::Sold { seat, .. } if *seat == row.seat));
            assert_eq!(told, loads.count() + sales.count(), "{row:?}");
            let workers: u32 = phase
                .iter()
                .filter_map(|event| match event {
                    Event::Workers { seat, workers, .. } if *seat == row.seat => Some(u32::from(*workers)),
                    _ => None,
                })
                .sum();
            let gains: Vec<&str> = row.text.split(", ").filter(|deed| deed.ends_with("workers")).collect();
            assert!(workers < 2 || gains == [format!("+{workers} workers")], "{row:?}");
        }
    });
}

#[test]
fn goods_in_a_strip_are_drawn_and_nothing_else() {
    let mut seen = 0;
    play(Edition::Classic, 3, |_, phase, view| {
        let Some(strip) = strip(phase, view, Lang::En) else { return };
        for row in &strip.rows {
            let mut goods: Vec<Good> = Vec::new();
            for event in phase.iter().filter(|event| seat(event) == Some(row.seat)) {
                match event {
                    Event::Produced { crates, .. } | Event::Spoiled { crates, .. } => {
                        goods.extend(Good::ALL.into_iter().filter(|good| crates[good.index()] > 0));
                    }
                    Event::ExtraCrate { good, .. }
                    | Event::Sold { good, .. }
                    | Event::Shipped { good, .. } => goods.push(*good),
                    _ => {}
                }
            }
            let pieces = row.drawn.iter().filter_map(|bit| match bit {
                Inline::Piece(id, letter) => Some((id.clone(), *letter)),
                Inline::Words(_) => None,
            });
            let text = words::of(Lang::En, view.edition);
            let arts = goods.iter().map(|good| (good_art(*good, view.edition), text.letter(*good)));
            assert!(pieces.eq(arts), "{row:?}");
            assert_eq!(row.drawn.is_empty(), goods.is_empty(), "{row:?}");
            seen += goods.len();
        }
    });
    assert!(seen > 100, "{seen}");
}
