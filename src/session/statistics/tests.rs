use super::*;
use crate::saves::Fault;
use crate::{Controller, Player};
use ai::{LevelId, Style};

const LEVELS: [&str; 2] = ["merchant", "master"];

fn person(name: &str, points: i16, rank: u8) -> SeatFacts {
    SeatFacts { who: Who::Person(name.into()), points, rank, ..SeatFacts::default() }
}

fn level(key: &str, points: i16, rank: u8) -> SeatFacts {
    SeatFacts { who: Who::Level(key.into()), points, rank, ..SeatFacts::default() }
}

/// A game of the 20 minutes before minute `ended`.
fn game(id: &str, ended: u64, seats: Vec<SeatFacts>) -> GameFacts {
    GameFacts {
        id: id.into(),
        saves: vec![format!("s-{id}")],
        game: "san-juan".into(),
        edition: "1897".into(),
        rounds: 10,
        begun_ms: (ended - 20) * 60_000,
        ended_ms: ended * 60_000,
        seats,
        ..GameFacts::default()
    }
}

fn all() -> Filter {
    Filter { game: "san-juan".into(), ..Filter::default() }
}

fn statistics(games: Vec<GameFacts>) -> Statistics {
    let mut statistics = Statistics::default();
    for game in games {
        statistics.take(game);
    }
    statistics
}

#[test]
fn a_game_counts_once_however_often_it_comes_in() {
    let mut kept = Statistics::default();
    let first = game("a", 100, vec![person("", 30, 1)]);
    assert_eq!(kept.take(first.clone()), Taken::New);
    assert_eq!(kept.take(GameFacts { saves: vec!["copy".into()], ..first }), Taken::Known);
    assert_eq!(kept.games().len(), 1);
    assert!(kept.knows("s-a") && kept.knows("copy") && !kept.knows("other"));
    // Its end was taken back and played in another way.
    let again = GameFacts { id: "b".into(), ..game("a", 110, vec![person("", 25, 2)]) };
    assert_eq!(kept.take(again), Taken::New);
    assert_eq!(kept.games().iter().map(|game| game.seats[0].points).collect::<Vec<_>>(), [25]);
}

#[test]
fn figures_are_of_people_and_leave_practice_out() {
    let games = vec![
        game("c", 300, vec![person("Ana", 20, 2), level("merchant", 28, 1)]),
        game("a", 100, vec![person("Ana", 30, 1), level("merchant", 22, 2)]),
        GameFacts { practice: true, ..game("b", 200, vec![person("", 90, 1), level("merchant", 1, 2)]) },
        GameFacts { hints: true, ..game("d", 400, vec![person("", 40, 1), level("master", 40, 1)]) },
    ];
    let kept = statistics(games);
    let figures = kept.figures(&all(), &LEVELS);
    assert_eq!(
        (figures.games, figures.wins, figures.best, figures.practice, figures.hints),
        (3, 2, 40, 1, 1)
    );
    assert_eq!((figures.mean, figures.rounds, figures.minutes), (30.0, 10.0, Some(20)));
    assert_eq!(
        figures.course.iter().map(|trend| (trend.points, trend.mean)).collect::<Vec<_>>(),
        [(30, 30.0), (20, 25.0), (40, 30.0)]
    );
    let none = kept.figures(&Filter { game: "ginkgopolis".into(), ..Filter::default() }, &LEVELS);
    assert_eq!(none, Figures::default());
}

#[test]
fn the_mean_of_a_course_is_of_the_last_five() {
    let games = (1..=6).map(|n| game(&n.to_string(), n * 100, vec![person("", n as i16 * 10, 1)])).collect();
    let means: Vec<f64> =
        statistics(games).figures(&all(), &LEVELS).course.iter().map(|trend| trend.mean).collect();
    assert_eq!(means, [10.0, 15.0, 20.0, 25.0, 30.0, 40.0]);
}

#[test]
fn filters_ask_for_edition_expansion_seats_level_and_person() {
    let classic = GameFacts {
        edition: "classic".into(),
        ..game("a", 100, vec![person("", 1, 1), level("merchant", 0, 2)])
    };
    let modules = GameFacts {
        modules: vec!["draft".into()],
        ..game("b", 200, vec![person("", 2, 1), level("master", 0, 2)])
    };
    let people = game(
        "c",
        300,
        vec![person("Ana", 3, 1), person("Ben", 4, 2), level("merchant", 0, 3), level("master", 0, 3)],
    );
    let kept = statistics(vec![classic, modules, people]);
    let points = |filter: Filter| -> Vec<i16> {
        kept.results(&filter, &LEVELS).iter().map(|own| own.seat.points).collect()
    };
    assert_eq!(points(all()), [1, 2, 3, 4]);
    assert_eq!(points(Filter { edition: Some("classic".into()), ..all() }), [1]);
    assert_eq!(points(Filter { module: Some("draft".into()), ..all() }), [2]);
    assert_eq!(points(Filter { module: Some(String::new()), ..all() }), [1, 3, 4]);
    assert_eq!(points(Filter { seats: Some(4), ..all() }), [3, 4]);
    assert_eq!(points(Filter { level: Some("master".into()), ..all() }), [2, 3, 4], "the strongest one");
    assert_eq!(points(Filter { whom: Some(Whom::Alone), ..all() }), [1, 2]);
    assert_eq!(points(Filter { whom: Some(Whom::Named("Ben".into())), ..all() }), [4]);
}

#[test]
fn sources_keep_the_order_of_counting_and_are_means_over_all_games() {
    let with = |id: &str, sources: &[(&str, i16)]| {
        let sources = sources.iter().map(|(key, points)| ((*key).to_owned(), *points)).collect();
        game(id, 100, vec![SeatFacts { sources, ..person("", 9, 1) }])
    };
    let kept = statistics(vec![
        with("a", &[("printed", 8), ("six", 3)]),
        with("b", &[("printed", 4), ("chapel", 2), ("six", 1)]),
    ]);
    let figures = kept.figures(&all(), &LEVELS);
    assert_eq!(
        figures.sources,
        [("printed".to_owned(), 6.0), ("chapel".to_owned(), 1.0), ("six".to_owned(), 2.0)]
    );
}

#[test]
fn the_strongest_pieces_have_stood_often_enough() {
    let with = |id: &str, points: i16, standing: &[&str], opening: &[&str]| {
        let [standing, opening] =
            [standing, opening].map(|list| list.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>());
        game(
            id,
            100,
            vec![SeatFacts { standing, opening, ..person("", points, if points > 25 { 1 } else { 2 }) }],
        )
    };
    let kept = statistics(vec![
        with("a", 20, &["tower", "well"], &["builder", "trader", "builder"]),
        with("b", 30, &["well", "once"], &["builder", "trader", "producer"]),
        with("c", 40, &["well", "tower"], &["producer", "trader", "builder"]),
        with("d", 36, &["tower"], &["producer"]),
    ]);
    let figures = kept.figures(&all(), &LEVELS);
    let keys = |pieces: &[PieceFigures]| pieces.iter().map(|piece| piece.key.clone()).collect::<Vec<_>>();
    assert_eq!(keys(&figures.favourites), ["tower", "well", "once"]);
    assert_eq!(keys(&figures.strongest), ["tower", "well"], "32 and 30 points; the third stood once");
    let openings: Vec<(usize, usize, f64)> =
        figures.openings.iter().map(|opening| (opening.games, opening.wins, opening.mean)).collect();
    assert_eq!(openings, [(1, 1, 40.0), (2, 1, 25.0)], "by the first two choices");
}

#[test]
fn a_time_without_play_or_with_a_break_is_not_known() {
    let played = |begun_ms, ended_ms| GameFacts { begun_ms, ended_ms, ..GameFacts::default() }.minutes();
    assert_eq!(played(60_000, 60_000 + 30 * 60_000), Some(30));
    assert_eq!(played(0, 30 * 60_000), None);
    assert_eq!(played(60_000, 60_000), None);
    assert_eq!(played(60_000, 60_000 + 241 * 60_000), None);
    assert_eq!(played(90_000, 60_000), None);
}

#[test]
fn what_is_kept_is_bounded_and_the_oldest_goes() {
    let games =
        (0..=MAX_GAMES as u64).map(|n| game(&n.to_string(), n + 20, vec![person("", 1, 1)])).collect();
    let kept = statistics(games);
    assert_eq!((kept.games().len(), kept.games()[0].id.as_str()), (MAX_GAMES, "1"));
    let typical = GameFacts {
        seats: vec![
            SeatFacts {
                sources: (0..5).map(|n| (format!("a_source_{n}"), 12)).collect(),
                standing: (0..12).map(|n| format!("some_building_{n}")).collect(),
                opening: vec!["recruiter".into(); 3],
                ..person("Somebody", 45, 1)
            },
            level("governor", 40, 2),
            level("governor", 38, 3),
            level("governor", 30, 4),
        ],
        ..game("0123456789abcdef", 100, Vec::new())
    };
    let bytes = statistics(vec![typical]).to_json().len();
    assert!(bytes < 1000, "{bytes} bytes for a game");
}

#[test]
fn what_cannot_be_read_is_told_with_its_field() {
    assert_eq!(Statistics::read(None), Ok(Statistics::default()));
    assert_eq!(Statistics::read(Some("{\"format\":9,\"new\":true}")), Err(Fault::Newer { format: 9 }));
    let fault = |text: &str| Statistics::read(Some(text)).expect_err("damaged").to_string();
    assert!(fault("{\"format\":1,\"games\":[{\"id\":7}]}").starts_with("games[0].id"), "the field is named");
    assert_ne!(fault("{\"format\":1,\"games\":["), "", "cut off");
}

#[test]
fn a_file_is_taken_in_once_and_as_a_whole() {
    let kept =
        statistics(vec![game("a", 100, vec![person("", 30, 1)]), game("b", 200, vec![person("", 31, 1)])]);
    let mut other = statistics(vec![game("b", 200, vec![person("", 31, 1)])]);
    let file = kept.export();
    assert_eq!(other.import(&file), Ok(1));
    assert_eq!(other.import(&file), Ok(0));
    assert!(!other.knows("s-a"), "that saved game is on another device");
    let before = other.clone();
    for bad in [
        "",
        "{}",
        "{\"sobremesa\":\"save\"}",
        "{\"sobremesa\":\"statistics\"}",
        "{\"sobremesa\":\"statistics\",\"statistics\":{\"format\":1,\"games\":[{\"id\":\"x\"}]}}",
    ] {
        assert!(other.import(bad).is_err(), "{bad}");
    }
    assert_eq!(other, before);
}

#[test]
fn somebody_who_begins_anew_is_not_given_the_old_games_back() {
    let reset = Statistics::reset(vec!["s-a".into()]);
    assert!(reset.games().is_empty() && reset.knows("s-a") && !reset.knows("s-b"));
    assert_eq!(Statistics::read(Some(&reset.to_json())), Ok(reset));
}

#[test]
fn a_table_has_a_line_for_each_seat_and_no_formulas() {
    let kept = statistics(vec![game(
        "a",
        29_666_730,
        vec![person("=1+1", -3, 2), person("O, \"K\"", 30, 1), level("master", 9, 2)],
    )]);
    let lines: Vec<String> = kept.to_csv().lines().map(str::to_owned).collect();
    assert_eq!(
        lines,
        [
            CSV_HEADING,
            "2026-05-28T21:30Z,san-juan,1897,,10,20,0,0,1,person,'=1+1,-3,2",
            "2026-05-28T21:30Z,san-juan,1897,,10,20,0,0,2,person,\"O, \"\"K\"\"\",30,1",
            "2026-05-28T21:30Z,san-juan,1897,,10,20,0,0,3,level,master,9,2",
        ]
    );
}

/// Five games against one `levels` each, won if `won` says so.
fn against(levels: &[&str], won: impl Fn(usize) -> bool) -> Statistics {
    let result = |(at, key): (usize, &&str)| {
        let rank = if won(at) { [1, 2] } else { [2, 1] };
        game(&format!("g{at}"), 100 + at as u64, vec![person("", 30, rank[0]), level(key, 30, rank[1])])
    };
    statistics(levels.iter().enumerate().map(result).collect())
}

/// The strength that matches the person of these games, in steps, and how many they are.
fn matched(kept: &Statistics) -> (f64, usize) {
    let found = kept.matched("san-juan");
    (found.rung.steps(), found.games)
}

#[test]
fn opponents_match_the_person_by_finished_games() {
    assert_eq!(matched(&Statistics::default()), (0.0, 0), "somebody unknown begins at the weakest level");
    let (after_one, _) = matched(&against(&["newcomer"], |_| true));
    assert!((1.0..2.5).contains(&after_one), "one win already raises it: {after_one}");
    // Half won against a level: about that level, the nearer the more games there are.
    let (even, games) = matched(&against(&["governor"; 20], |at| at % 2 == 0));
    assert!((4.5..5.1).contains(&even), "{even}");
    assert_eq!(games, 20);
    // Everything won or lost: well above or below it, and never beyond the levels.
    assert_eq!(matched(&against(&["newcomer"; 6], |_| false)).0, 0.0);
    assert!(matched(&against(&["governor"; 6], |_| true)).0 > 5.5);
    assert_eq!(matched(&against(&["master"; 20], |_| true)).0, 7.0);
    // Old games are forgotten.
    let (grown, games) = matched(&against(&["apprentice"; 40], |at| at >= 20));
    assert!(grown > 4.0, "{grown}");
    assert_eq!(games, 20);
}

#[test]
fn matching_looks_at_games_without_help_of_a_person_alone() {
    let mut kept = against(&["governor"; 5], |_| true);
    let before = matched(&kept);
    let more = |id: &str, seats| game(id, 300, seats);
    kept.take(GameFacts { hints: true, ..more("h", vec![person("", 9, 2), level("governor", 30, 1)]) });
    kept.take(GameFacts { practice: true, ..more("p", vec![person("", 9, 2), level("governor", 30, 1)]) });
    kept.take(more("two", vec![person("Ana", 9, 3), person("Bo", 20, 2), level("governor", 30, 1)]));
    kept.take(more("alone", vec![person("", 9, 1)]));
    assert_eq!(matched(&kept), before);
    assert_eq!(kept.matched("puerto-rico").games, 0);
}

#[test]
fn a_matched_opponent_counts_with_its_own_strength_and_follows() {
    let rung = Rung::at(2.35);
    let seats = |won: bool| {
        let rival = SeatFacts {
            who: Who::Matched(rung),
            points: 20,
            rank: if won { 2 } else { 1 },
            ..SeatFacts::default()
        };
        vec![person("", 21, if won { 1 } else { 2 }), rival]
    };
    let games =
        |won: bool| statistics((0..10).map(|at| game(&format!("g{at}"), 100 + at, seats(won))).collect());
    assert!(matched(&games(true)).0 > rung.steps());
    assert!(matched(&games(false)).0 < rung.steps());
    let mut players = [
        Player::person("Ana"),
        Player::opponent("Bo", LevelId::Master),
        Player { name: String::new(), controller: Controller::Matched(Rung::default(), Some(Style::Trader)) },
    ];
    let others = [players[0].clone(), players[1].clone()];
    games(true).matched("san-juan").give_to(&mut players);
    assert_eq!(players[..2], others);
    assert_eq!(players[2].controller.style(), Some(Style::Trader));
    assert!(players[2].controller.level() > Some(rung.nearest()));
    // What is kept is read again, and a table of numbers says it.
    let kept = games(true);
    assert_eq!(Statistics::read(Some(&kept.to_json())).ok(), Some(kept.clone()));
    assert!(kept.to_csv().contains(",matched,2.35,20,2"), "{}", kept.to_csv());
}
