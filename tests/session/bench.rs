use game_core::Game;
use san_juan::{Config, SanJuan};
use session::bench::{Bench, Report, measure};

#[test]
fn the_figures_add_up_and_do_not_depend_on_slices() {
    let game = SanJuan::new(&Config::default()).expect("legal");
    let mut now = 0.0;
    let mut clock = || {
        now += 1.0;
        now
    };
    let mut whole = Bench::new(&game, 5);
    whole.play(30, &mut clock, f64::INFINITY);
    let mut sliced = Bench::new(&game, 5);
    let mut slices = 0;
    while sliced.report().games < 30 {
        let until = clock() + 3.0;
        sliced.play(30, &mut clock, until);
        slices += 1;
    }
    assert!(slices > 3);
    let same = |report: Report| Report { elapsed_ms: 0.0, ..report };
    assert_eq!(same(whole.report()), same(sliced.report()));
    let report = whole.report();
    assert_eq!(report.games, 30);
    assert!(report.choices > 600 && report.choices < report.actions);
    assert!(report.mean_winner > report.mean_points && report.mean_points > 5.0);
    assert_eq!(report.elapsed_ms, 30.0, "a look at the clock before, between, and behind the games");
}

#[test]
fn rates_are_per_second() {
    let report = Report { games: 50, choices: 3000, elapsed_ms: 250.0, ..Report::default() };
    assert_eq!((report.games_per_s(), report.choices_per_s()), (200.0, 12_000.0));
    let game = SanJuan::new(&Config::default()).expect("legal");
    let mut now = 0.0;
    let measured = measure(&game, 1, 3, || {
        now += 1.0;
        now
    });
    assert_eq!(
        (measured.games, measured.state_bytes as usize),
        (3, size_of_val(&game.setup(1, &mut game_core::Mute)))
    );
    assert_eq!(measured.copy_ns, 1e6 / 200_000.0);
    // By a clock that goes on by one whenever it is looked at, all is judged in a millisecond, and each of twelve
    // positions is searched in one.
    assert_eq!(measured.judged_per_s, 12.0 * 2000.0 * 1000.0);
    assert!((100_000.0..=500_000.0).contains(&measured.playouts_per_s), "{}", measured.playouts_per_s);
}
