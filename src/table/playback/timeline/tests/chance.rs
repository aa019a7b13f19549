//! Tables at which anything happens by chance.

use game_core::Rng;

use super::*;

fn chance(rng: &mut Rng, of: u32) -> bool {
    rng.below(of) == 0
}

fn any_step(rng: &mut Rng) -> Step {
    let pauses: Vec<usize> = (1..6).filter(|_| chance(rng, 4)).collect();
    let thoughts = pauses.iter().copied().filter(|_| chance(rng, 3)).collect();
    let (phase, quick, own) = (chance(rng, 4), chance(rng, 4), chance(rng, 3));
    Step { pauses, thoughts, phase, quick, own, flies: chance(rng, 2) }
}

fn any_moment(rng: &mut Rng, table: &Table) -> Option<Moment> {
    let at = rng.below(table.timeline.end as u32 + 1) as usize;
    let pauses = table.pauses(at);
    let part = (!pauses.is_empty() && chance(rng, 2)).then(|| pauses[0]);
    (!chance(rng, 4)).then_some(Moment { at, part })
}

/// Has anything happen that can happen at a table.
fn stir(table: &mut Table, rng: &mut Rng) {
    table.now += u64::from(rng.below(700));
    match rng.below(16) {
        0..4 => {
            let step = any_step(rng);
            table.add(step);
        }
        4..7 if table.timeline.wake().is_some() => {
            table.wake();
        }
        // Timers of the past may still come, and none is exact.
        7 => {
            table.on(Event::Woken);
        }
        8 => {
            let flight = table.timeline.flights.saturating_sub(rng.below(2));
            table.on(Event::Landed { flight });
        }
        9 => {
            let event = [Event::Hidden, Event::Pause, Event::GoOn][rng.below(3) as usize];
            table.on(event);
        }
        10 => {
            table.on(Event::GoOn);
        }
        11 if chance(rng, 2) => {
            table.on(Event::Skip);
        }
        12 => {
            let moment = any_moment(rng, table);
            table.on(Event::LookAt(moment));
        }
        13 => {
            let event = [Event::Earlier, Event::Later, Event::Later][rng.below(3) as usize];
            table.on(event);
        }
        14 => table.pace = Pace::ALL[rng.below(Pace::ALL.len() as u32) as usize],
        15 if chance(rng, 2) => {
            table.on(Event::Cover);
        }
        _ => {}
    }
}

/// Checks that everything was shown once and in its order: each step from its beginning to its end,
/// with every pause that lies in between, but for folded reasons, unless nobody wanted to wait.
fn check_order(table: &Table, began: usize, waits: bool) {
    let mut played = Moment::after(began);
    let mut skipped = table.skipped.iter().peekable();
    let mut skip = |played: &mut Moment, before: Moment| {
        while let Some(&(from, end)) = skipped.next_if(|(from, _)| from == played && *from != before) {
            assert!(from.at < end || from.part.is_some());
            *played = Moment::after(end);
        }
    };
    for &(step, from, until) in &table.revealed {
        let begins = match from {
            None => Moment::after(step - 1),
            Some(_) => Moment { at: step, part: from },
        };
        skip(&mut played, begins);
        assert_eq!(begins, played, "no step is left out, none is shown twice");
        let Step { pauses, thoughts, .. } = &table.steps[step - 1];
        let mut next = pauses.iter().copied().filter(|&pause| from.is_none_or(|from| from < pause));
        // A reason may be shown with what comes of it.
        let is_folded = |pause| thoughts.contains(&pause) && pauses.contains(&(pause + 1));
        let mut passed = next.by_ref().take_while(|&pause| Some(pause) != until);
        assert!(passed.all(is_folded) || (!waits && until.is_none()), "each pause comes once");
        played = Moment { at: step, part: until };
    }
    skip(&mut played, Moment::after(usize::MAX));
    assert_eq!(played, table.timeline.played());
}

#[test]
fn whatever_happens_everything_is_shown_once_and_the_present_is_reached() {
    for seed in 0..2000 {
        let mut rng = Rng::stream(seed, 1);
        let mut table = Table::new();
        for _ in 0..rng.below(60) {
            stir(&mut table, &mut rng);
        }
        table.run_out();
        // Nothing but a hold, or a look elsewhere, keeps the present away.
        let is_held = table.timeline.hold() != Hold::Free;
        let end = table.steps.len();
        match table.shown() {
            Shown::Live { at } => assert_eq!(at, end),
            Shown::Past(_) => assert!(is_held || table.timeline.played() == Moment::after(end)),
            shown => assert!(is_held, "{shown:?} has come to a standstill"),
        }
        table.on(Event::LookAt(None));
        while table.shown() != live(end) {
            assert_ne!(table.timeline.hold(), Hold::Free);
            table.on(Event::GoOn);
            table.run_out();
        }
        check_order(&table, 0, false);
    }
}

#[test]
fn where_somebody_wants_to_wait_each_pause_is_shown() {
    for seed in 0..500 {
        let mut rng = Rng::stream(seed, 2);
        let pace = Pace::ALL[rng.below(4) as usize];
        let mut table = Table { pace, ..Table::new() };
        for _ in 0..rng.below(20) {
            let step = any_step(&mut rng);
            table.add(step);
            if chance(&mut rng, 3) {
                table.on(Event::Earlier);
            }
        }
        table.run_out();
        while table.timeline.hold() != Hold::Free {
            table.on(Event::GoOn);
            table.run_out();
        }
        assert!(table.skipped.is_empty());
        check_order(&table, 0, true);
        let stops = table.revealed.iter().filter(|(_, _, until)| until.is_some()).count();
        let is_stop = |step: &Step, pause: usize| {
            !(pace.folds_reasons() && step.thoughts.contains(&pause) && step.pauses.contains(&(pause + 1)))
        };
        let due = |step: &Step| step.pauses.iter().filter(|&&pause| is_stop(step, pause)).count();
        assert_eq!(stops, table.steps.iter().map(due).sum::<usize>());
    }
}

#[test]
fn what_is_taken_back_at_any_moment_leaves_the_rest_to_be_played() {
    for seed in 0..1000 {
        let mut rng = Rng::stream(seed, 3);
        let mut table = Table::new();
        for _ in 0..rng.below(40) {
            stir(&mut table, &mut rng);
        }
        // As the table does it: first everything is shown.
        table.on(Event::Skip);
        let end = rng.below(table.steps.len() as u32 + 1) as usize;
        table.on(Event::LookAt(None));
        table.steps.truncate(end);
        table.on(Event::Rewound { end });
        assert_eq!((table.shown(), table.left()), (live(end), None));
        table.skipped.clear();
        table.revealed.clear();
        table.add(any_step(&mut rng));
        table.run_out();
        while table.timeline.hold() != Hold::Free {
            table.on(Event::GoOn);
            table.run_out();
        }
        assert_eq!(table.shown(), live(end + 1));
        check_order(&table, end, table.pace != Pace::Instant);
    }
}
