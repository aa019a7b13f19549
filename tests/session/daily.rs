//! The deal of the day: what is dealt on which day, and its par.

use sobremesa::core::record::mark;
use sobremesa::games::ginkgopolis::Ginkgopolis;
use sobremesa::games::puerto_rico::PuertoRico;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::daily::{Daily, Date, FIRST, line, par};

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

/// When rules or opponents have changed: `referee par > src/session/daily/par.txt`.
#[test]
fn the_pars_are_what_the_command_works_out() {
    let date = |text: &str| text.parse::<Date>().expect("a day");
    let of = |game: &str, day: &str| par::par(game, date(day));
    assert_eq!(of("san-juan", "2026-11-23"), Some(par::work_out::<SanJuan>(date("2026-11-23"))));
    assert_eq!(of("san-juan", "2027-12-04"), Some(par::work_out::<SanJuan>(date("2027-12-04"))));
    assert_eq!(of("puerto-rico", "2027-03-01"), Some(par::work_out::<PuertoRico>(date("2027-03-01"))));
    assert_eq!(of("ginkgopolis", "2027-06-11"), Some(par::work_out::<Ginkgopolis>(date("2027-06-11"))));
}
