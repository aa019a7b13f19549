use super::*;

mod chance;

/// A step of the record.
#[derive(Clone, Debug, Default)]
struct Step {
    pauses: Vec<usize>,
    /// The pauses behind which a seat was seen to think.
    thoughts: Vec<usize>,
    phase: bool,
    /// True if nothing of it deserves time.
    quick: bool,
    own: bool,
    /// True if pieces leave whenever some of it is shown.
    flies: bool,
}

/// A table without a browser, which notes what it is told to do.
struct Table {
    timeline: Timeline,
    steps: Vec<Step>,
    pace: Pace,
    seats: usize,
    now: u64,
    is_aloft: bool,
    /// Last thing shown: step, first and last event.
    revealed: Vec<(usize, Option<usize>, Option<usize>)>,
    skipped: Vec<(Moment, usize)>,
}

impl PlaybackStage for Table {
    fn pace(&self) -> Pace {
        self.pace
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn pauses(&self, step: usize) -> Vec<usize> {
        step.checked_sub(1).map_or_else(Vec::new, |at| self.steps[at].pauses.clone())
    }

    fn is_thought(&self, step: usize, pause: usize) -> bool {
        self.steps[step - 1].thoughts.contains(&pause)
    }

    fn folds_reasons(&self) -> bool {
        self.pace.folds_reasons()
    }

    fn pacing(&self, step: usize) -> Pacing {
        match &self.steps[step - 1] {
            Step { quick: true, .. } => Pacing::None,
            Step { phase: true, .. } => Pacing::Phase,
            _ => Pacing::Move,
        }
    }

    fn is_own(&self, step: usize) -> bool {
        self.steps[step - 1].own
    }

    fn reveal(&mut self, step: usize, from: Option<usize>, until: Option<usize>) -> bool {
        self.revealed.push((step, from, until));
        // Whatever the stage says, nothing flies where the present is not looked at.
        let flies = self.steps[step - 1].flies;
        self.is_aloft |= flies && self.timeline.past().is_none();
        flies
    }

    fn skip(&mut self, from: Moment, end: usize) {
        self.skipped.push((from, end));
    }

    fn land(&mut self) {
        self.is_aloft = false;
    }
}

impl Table {
    /// A table at position 0, at the usual pace.
    fn new() -> Table {
        let timeline = Timeline::new(0, true);
        let (steps, revealed, skipped) = (Vec::new(), Vec::new(), Vec::new());
        let (pace, seats) = (Pace::Normal, 3);
        Table { timeline, steps, pace, seats, now: 10_000, is_aloft: false, revealed, skipped }
    }

    fn on(&mut self, event: Event) -> bool {
        // The timeline asks the table about its own state as it was before.
        let mut timeline = self.timeline;
        let (played, past) = (timeline.played(), timeline.past());
        let settled = timeline.on(event, self.now, self);
        self.timeline = timeline;
        self.check(event, settled);
        let is_look = matches!(event, Event::LookAt(_) | Event::Earlier | Event::Later);
        assert!(!is_look || timeline.played() == played, "a look changes nothing that is played");
        assert!(is_look || event == Event::Cover || timeline.past() == past, "only looks change the look");
        settled
    }

    /// Checks what holds after each event.
    fn check(&self, event: Event, settled: bool) {
        let Table { timeline, now, .. } = self;
        let context = || format!("after {event:?}: {timeline:?}");
        if let Shown::Live { .. } | Shown::Quiet { .. } | Shown::Past(_) = timeline.shown() {
            assert!(!self.is_aloft, "nobody is asked while a piece flies {}", context());
        }
        assert_eq!(timeline.flight().is_some(), self.is_aloft, "{}", context());
        let is_whole = timeline.played() == Moment::after(timeline.end);
        assert!(!settled || (is_whole && !self.is_aloft), "settled too early {}", context());
        let is_due = !is_whole && timeline.hold() == Hold::Free;
        assert_eq!(timeline.wake().is_some(), is_due, "it goes on by itself {}", context());
        if let Some(wake) = timeline.wake().filter(|_| matches!(event, Event::Recorded { .. } | Event::Woken))
        {
            assert!(wake > *now && wake - now <= 3000, "due steps are shown at once {}", context());
        }
        if let Some(moment) = timeline.past() {
            assert!(moment.at <= timeline.end, "{}", context());
            assert!(
                moment.at < timeline.end || moment.part.is_some(),
                "the present is no past {}",
                context()
            );
        }
    }

    fn add(&mut self, step: Step) -> bool {
        self.steps.push(step);
        self.on(Event::Recorded { end: self.steps.len() })
    }

    fn shown(&self) -> Shown {
        self.timeline.shown()
    }

    /// Returns the time until the timeline wants to be woken.
    fn left(&self) -> Option<u64> {
        self.timeline.wake().map(|wake| wake - self.now)
    }

    /// Lets the time pass until the timeline wants to be woken, and wakes it.
    fn wake(&mut self) -> bool {
        self.now = self.timeline.wake().expect("it wants to be woken").max(self.now);
        self.on(Event::Woken)
    }

    fn land(&mut self) -> bool {
        self.on(Event::Landed { flight: self.timeline.flight().expect("something flies") })
    }

    /// Does what the browser does by itself until nothing is left to do.
    fn run_out(&mut self) {
        for _ in 0..1000 {
            match self.timeline.wake() {
                Some(_) => self.wake(),
                None if self.timeline.flight().is_some() => self.land(),
                None => return,
            };
        }
        panic!("it never comes to rest: {:?}", self.timeline);
    }
}

fn live(at: usize) -> Shown {
    Shown::Live { at }
}

fn playing(at: usize) -> Shown {
    Shown::Playing(Moment::after(at))
}

fn partway(at: usize, part: usize) -> Shown {
    Shown::Playing(Moment { at, part: Some(part) })
}

fn past(at: usize) -> Shown {
    Shown::Past(Moment::after(at))
}

fn looked(at: usize) -> Event {
    Event::LookAt(Some(Moment::after(at)))
}

fn flying() -> Step {
    Step { flies: true, ..Step::default() }
}

fn in_parts() -> Step {
    Step { pauses: vec![2, 4, 6], thoughts: vec![4], ..Step::default() }
}

#[test]
fn a_move_of_somebody_else_is_shown_at_once_and_holds_the_next_one_back() {
    let mut table = Table::new();
    assert!(table.add(Step::default()), "all of it is shown");
    assert_eq!((table.shown(), table.left()), (live(1), None));
    assert!(!table.add(Step::default()));
    assert_eq!((table.shown(), table.left()), (playing(1), Some(600)));
    table.now += 599;
    assert!(!table.on(Event::Woken), "a timer that fires early changes nothing");
    assert_eq!((table.shown(), table.left()), (playing(1), Some(1)));
    assert!(table.wake());
    assert_eq!(table.shown(), live(2));
}

#[test]
fn among_many_seats_each_move_and_each_end_of_a_phase_is_shown_for_less() {
    for (seats, moved, ended) in [(2, 600, 1000), (4, 600, 1000), (5, 384, 640), (6, 266, 444), (8, 250, 250)]
    {
        for (phase, ms) in [(false, moved), (true, ended)] {
            let mut table = Table { seats, ..Table::new() };
            table.add(Step { phase, ..Step::default() });
            table.add(Step::default());
            assert_eq!(table.left(), Some(ms), "{seats}");
        }
    }
}

#[test]
fn the_end_of_a_phase_stays_longer_and_what_deserves_no_time_is_shown_with_the_next() {
    let mut table = Table::new();
    table.add(Step { phase: true, ..Step::default() });
    table.add(Step { quick: true, ..Step::default() });
    assert_eq!(table.left(), Some(1000));
    table.add(Step::default());
    assert!(table.wake());
    assert_eq!((table.shown(), table.revealed.len()), (live(3), 3));
}

#[test]
fn what_answers_a_move_of_ones_own_comes_no_sooner_than_it_can_be_followed() {
    for (pace, ms) in [(Pace::Normal, 500), (Pace::Fast, 300), (Pace::Step, 500)] {
        let mut table = Table { pace, ..Table::new() };
        table.add(Step { own: true, phase: true, ..Step::default() });
        assert_eq!((table.shown(), table.timeline.hold()), (live(1), Hold::Free));
        table.add(Step::default());
        assert_eq!((table.shown(), table.left()), (playing(1), Some(ms)));
    }
}

#[test]
fn a_step_in_parts_stops_at_each_of_its_pauses() {
    let mut table = Table::new();
    assert!(!table.add(in_parts()));
    let mut seen = vec![(table.shown(), table.left())];
    while !table.wake() {
        seen.push((table.shown(), table.left()));
    }
    // Usual part, thought, and everything before it is cleared away.
    let stops = [(partway(1, 2), Some(400)), (partway(1, 4), Some(1200)), (partway(1, 6), Some(1000))];
    assert_eq!((seen.as_slice(), table.shown()), (stops.as_slice(), live(1)));
    let parts = [(1, None, Some(2)), (1, Some(2), Some(4)), (1, Some(4), Some(6)), (1, Some(6), None)];
    assert_eq!(table.revealed, parts);
}

#[test]
fn reasons_are_shown_with_what_comes_of_them_and_one_by_one_where_there_is_time() {
    // Two reasons and what comes of them; another reason, without a pause right behind it.
    let step = || Step { pauses: vec![1, 2, 3, 6, 8], thoughts: vec![1, 2, 6], ..Step::default() };
    let one_by_one = vec![1, 2, 3, 6, 8];
    for (pace, stops) in [
        (Pace::Normal, vec![3, 6, 8]),
        (Pace::Fast, vec![3, 6, 8]),
        (Pace::Slow, one_by_one.clone()),
        (Pace::Step, one_by_one),
    ] {
        let mut table = Table { pace, ..Table::new() };
        table.add(step());
        while table.shown() != live(1) {
            match table.timeline.wake() {
                Some(_) => table.wake(),
                None => table.on(Event::GoOn),
            };
        }
        let seen: Vec<usize> = table.revealed.iter().filter_map(|&(_, _, until)| until).collect();
        assert_eq!(seen, stops, "{pace:?}");
        table.on(looked(0));
        let mut looked = Vec::new();
        while table.shown() != live(1) {
            table.on(Event::Later);
            looked.extend(table.shown().moment().part);
        }
        assert_eq!(looked, [1, 2, 3, 6, 8], "the past has every reason");
    }
}

#[test]
fn nobody_is_asked_until_the_last_piece_has_landed() {
    let mut table = Table::new();
    assert!(!table.add(flying()));
    assert_eq!((table.shown(), table.left()), (playing(1), None));
    assert!(!table.timeline.is_playing(), "nothing is left to be paused or skipped");
    assert!(table.land());
    assert_eq!(table.shown(), live(1));
}

#[test]
fn a_flight_that_another_one_follows_lands_with_it() {
    let mut table = Table { pace: Pace::Fast, ..Table::new() };
    table.add(flying());
    let first = table.timeline.flight().expect("it flies");
    table.add(flying());
    table.wake();
    assert!(!table.on(Event::Landed { flight: first }));
    assert_eq!(table.shown(), playing(2));
    assert!(table.land());
    assert!(!table.on(Event::Landed { flight: first }), "the first one has long landed");
}

#[test]
fn pieces_land_when_nobody_sees_the_page() {
    let mut table = Table::new();
    assert!(!table.on(Event::Hidden));
    table.add(flying());
    assert!(table.on(Event::Hidden));
    assert_eq!(table.shown(), live(1));
}

#[test]
fn a_pause_holds_play_but_not_pieces() {
    let mut table = Table::new();
    table.add(flying());
    table.add(Step::default());
    table.on(Event::Pause);
    assert_eq!((table.timeline.hold(), table.left()), (Hold::Pause, None));
    assert!(!table.land());
    assert_eq!(table.shown(), playing(1));
    table.now += 100;
    assert!(!table.on(Event::GoOn));
    assert_eq!((table.shown(), table.left()), (playing(1), Some(500)), "the rest of its time");
    table.on(Event::Pause);
    table.now += 10_000;
    assert!(table.on(Event::GoOn));
    assert_eq!(table.shown(), live(2));
}

#[test]
fn step_by_step_each_move_waits_for_a_tap() {
    let mut table = Table { pace: Pace::Step, ..Table::new() };
    assert!(table.add(Step::default()), "it can be answered although it is held");
    assert_eq!((table.shown(), table.timeline.hold()), (live(1), Hold::Tap));
    table.add(in_parts());
    table.on(Event::Pause);
    assert_eq!((table.shown(), table.timeline.hold()), (playing(1), Hold::Tap), "it is held already");
    for part in [2, 4, 6] {
        assert!(!table.on(Event::GoOn));
        assert_eq!((table.shown(), table.left()), (partway(2, part), None));
    }
    assert!(table.on(Event::GoOn));
    assert_eq!(table.shown(), live(2));
}

#[test]
fn a_change_of_pace_is_heard_with_the_next_step() {
    let mut table = Table { pace: Pace::Slow, ..Table::new() };
    for _ in 0..3 {
        table.add(in_parts());
    }
    assert_eq!((table.shown(), table.left()), (partway(1, 2), Some(800)));
    table.pace = Pace::Instant;
    assert!(table.wake());
    assert_eq!((table.shown(), table.now), (live(3), 10_800));
    let whole = [(1, Some(2), None), (2, None, None), (3, None, None)];
    assert_eq!(table.revealed[1..], whole, "who does not want to wait sees no parts");
}

#[test]
fn skipping_shows_all_and_ends_every_hold() {
    let mut table = Table::new();
    assert!(!table.on(Event::Skip), "there is nothing to skip");
    table.add(in_parts());
    table.add(flying());
    table.on(Event::Pause);
    assert!(table.on(Event::Skip));
    assert_eq!((table.shown(), table.timeline.hold()), (live(2), Hold::Free));
    assert_eq!(table.skipped, [(Moment { at: 1, part: Some(2) }, 2)]);
    table.add(flying());
    assert!(table.on(Event::Skip), "pieces come down");
    assert_eq!((table.shown(), table.skipped.len()), (live(3), 1));
    table.add(Step::default());
    assert_eq!(table.shown(), live(4), "nothing has to be waited for any more");
}

#[test]
fn what_is_taken_back_is_gone_and_what_was_missed_is_played_again() {
    let mut table = Table::new();
    for _ in 0..4 {
        table.add(Step::default());
    }
    table.on(Event::Skip);
    table.steps.truncate(2);
    assert!(!table.on(Event::Rewound { end: 2 }));
    assert_eq!(table.shown(), live(2));
    table.on(Event::Since { at: 0 });
    assert_eq!(table.shown(), playing(0));
    assert!(!table.on(Event::Recorded { end: 2 }));
    assert_eq!(table.shown(), playing(1));
    table.run_out();
    table.on(Event::Since { at: 9 });
    assert_eq!(table.shown(), live(2), "nothing lies behind the end");
}

#[test]
fn the_past_is_looked_at_by_its_steps_and_their_parts() {
    let mut table = Table { pace: Pace::Instant, ..Table::new() };
    for step in [Step::default(), in_parts(), Step::default()] {
        table.add(step);
    }
    let part = |part| Shown::Past(Moment { at: 2, part: Some(part) });
    let back = [past(2), part(6), part(4), part(2), past(1), past(0), past(0)];
    for shown in back {
        assert!(!table.on(Event::Earlier));
        assert_eq!(table.shown(), shown);
    }
    for shown in [past(1), part(2), part(4), part(6), past(2), live(3), live(3)] {
        assert!(!table.on(Event::Later));
        assert_eq!(table.shown(), shown);
    }
    table.on(looked(3));
    assert_eq!(table.shown(), live(3), "the present is not past");
    table.on(looked(1));
    table.on(Event::LookAt(None));
    assert_eq!(table.shown(), live(3));
}

#[test]
fn the_present_goes_on_unseen_while_the_past_is_looked_at() {
    let mut table = Table::new();
    table.add(flying());
    table.on(Event::LookAt(None));
    assert!(table.is_aloft, "who looks at the present already lets pieces fly");
    table.on(Event::Later);
    assert!(table.is_aloft);
    table.on(looked(0));
    assert_eq!((table.shown(), table.is_aloft), (past(0), false));
    table.add(flying());
    table.add(Step::default());
    assert!(!table.timeline.is_playing());
    table.run_out();
    assert_eq!((table.shown(), table.timeline.played()), (past(0), Moment::after(3)));
    table.on(Event::LookAt(None));
    assert_eq!(table.shown(), live(3));
}

#[test]
fn a_covered_table_shows_no_past_and_no_pieces() {
    let mut table = Table::new();
    table.add(flying());
    table.on(Event::Cover);
    assert_eq!((table.shown(), table.is_aloft), (live(1), false));
    table.on(looked(0));
    table.on(Event::Cover);
    assert_eq!(table.shown(), live(1));
}

#[test]
fn where_nobody_is_asked_the_present_is_quiet() {
    let mut table = Table { timeline: Timeline::new(0, false), ..Table::new() };
    table.add(flying());
    assert_eq!(table.shown(), playing(1));
    table.land();
    assert_eq!(table.shown(), Shown::Quiet { at: 1 });
    table.on(Event::Ask(true));
    assert_eq!(table.shown(), live(1));
    table.on(Event::Ask(false));
    assert!(!table.shown().is_live(1));
}

#[test]
fn only_the_end_of_the_record_can_be_answered() {
    assert!(live(3).is_live(3) && !live(3).is_live(4));
    for shown in [playing(3), partway(3, 1), past(3), Shown::Quiet { at: 3 }] {
        assert!(!shown.is_live(3), "{shown:?}");
    }
    assert_eq!((partway(3, 1).partway(), playing(3).partway()), (Some(partway(3, 1).moment()), None));
    let through = Moment { at: 3, part: Some(1) };
    assert_eq!((Shown::Past(through).partway(), through.finished()), (None, 2));
    assert_eq!(Moment::after(3).finished(), 3);
}
