//! The deal of the day: what is dealt on which day, and its par.

use game_core::record::mark;
use games::par;
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::daily::{Daily, Date, FIRST, deal, line};
use session::{AutoAnswer, Session};

/// The days that the table of pars covers.
const DAYS: i32 = 400;

fn days() -> impl Iterator<Item = Date> {
    (0..DAYS).map(|days| FIRST.plus(days).expect("a day"))
}

/// A fingerprint of what is dealt on every day.
fn digest<G: Daily>() -> String {
    mark(&days().map(line::<G>).collect::<Vec<_>>().join("\n"))
}

/// These fingerprints stand in `tests/e2e/specs/daily.spec.ts` as well, where a browser works
/// them out: everybody is dealt the same.
#[test]
fn every_deal_of_four_hundred_days_is_the_same_everywhere() {
    assert_eq!(digest::<SanJuan>(), "818f863f45667f3c");
    assert_eq!(digest::<PuertoRico>(), "b2cad0a511c2f01c");
    assert_eq!(digest::<Ginkgopolis>(), "1115dd38b815e50d");
}

#[test]
fn every_deal_of_four_hundred_days_has_a_par() {
    for date in days() {
        for game in par::GAMES {
            let par = par::par(game, date).unwrap_or_else(|| panic!("{game} {date} has none"));
            assert!((10..200).contains(&par), "{game} {date}: {par}");
        }
    }
    let after = FIRST.plus(DAYS).expect("a day");
    assert_eq!(par::GAMES.map(|game| par::par(game, after)), [None; 3]);
}

/// When rules or opponents have changed: `referee par > src/games/par.txt`.
#[test]
fn the_pars_are_what_the_command_works_out() {
    let date = |text: &str| text.parse::<Date>().expect("a day");
    let of = |game: &str, day: &str| par::par(game, date(day));
    assert_eq!(of("san-juan", "2026-11-23"), Some(par::work_out::<SanJuan>(date("2026-11-23"))));
    assert_eq!(of("san-juan", "2027-12-04"), Some(par::work_out::<SanJuan>(date("2027-12-04"))));
    assert_eq!(of("puerto-rico", "2027-03-01"), Some(par::work_out::<PuertoRico>(date("2027-03-01"))));
    assert_eq!(of("ginkgopolis", "2027-06-11"), Some(par::work_out::<Ginkgopolis>(date("2027-06-11"))));
}

/// Every day of the week can be played, by one person.
fn week_is_sound<G: Daily + AutoAnswer>() {
    for day in 0..7 {
        let setup = deal::<G>(FIRST.plus(day).expect("a day"));
        assert_eq!(setup.seats.iter().filter(|player| player.is_person()).count(), 1);
        let session = Session::new(setup).expect("a table that can be played");
        let own = session.people().next().expect("a person");
        assert!(!session.game().is_automa(own), "the rules play another seat");
    }
}

#[test]
fn every_day_of_the_week_can_be_played() {
    week_is_sound::<SanJuan>();
    week_is_sound::<PuertoRico>();
    week_is_sound::<Ginkgopolis>();
}

#[test]
fn a_deal_depends_on_its_day_and_its_game() {
    let [day, next] = ["2026-11-23", "2026-11-30"].map(|day| day.parse().expect("a day"));
    assert_eq!(deal::<SanJuan>(day), deal::<SanJuan>(day));
    assert_ne!(deal::<SanJuan>(day).seed, deal::<SanJuan>(next).seed);
    assert_ne!(deal::<SanJuan>(day).seed, deal::<PuertoRico>(day).seed);
}
