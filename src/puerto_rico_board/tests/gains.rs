//! Checks that forecasts of roles are true by the rules.

use game_core::Viewer;
use puerto_rico::{Action, Prompt};

use super::super::draft::Draft;
use super::super::gains::{self, RoleGain};
use super::super::model::Target;
use super::at_every_question;
use crate::PuertoRicoBoard;
use crate::words;
use crate::words::messages::Next;
use table::board::GameUi;
use table::board::testing::with_context;
use table::model::Tap;
use table::trial::Trial;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// PR-RND-03, PR-BUI-01, PR-CAP-10, PR-TRD-01: as far as a seat can be followed to its next question, what
/// is said of a role before it is taken has come true, and what is said of its choices can be chosen.
#[test]
fn what_a_role_is_said_to_bring_comes_true() {
    let (mut followed, mut builds, mut sales, mut loads) = (0, 0, 0, 0);
    at_every_question(1100..1112, |table, seat, prompt| {
        let before = table.view(Viewer::Seat(seat));
        for RoleGain { role, seats, next } in gains::of(table, seat, prompt) {
            let mut trial = Trial::new(table, seat);
            assert!(trial.act(Action::Role(role)), "{role:?}");
            let (Some(asked), Some(after)) = (trial.prompt(), trial.view()) else { continue };
            let (was, is) = (&before.seats[seat.index()], &after.seats[seat.index()]);
            let gain = &seats[seat.index()];
            assert_eq!(i32::from(is.coins) - i32::from(was.coins), i32::from(gain.coins), "{role:?}");
            for good in 0..gain.crates.len() {
                let more = i16::from(is.crates[good]) - i16::from(was.crates[good]);
                assert_eq!(more, gain.crates[good], "{role:?}");
            }
            let legal = trial.legal();
            followed += 1;
            match (asked, next) {
                (Prompt::Build, Next::Buildings(count)) => {
                    let possible = legal.iter().filter(|action| matches!(action, Action::Build(_))).count();
                    assert_eq!(possible, usize::from(count));
                    builds += 1;
                }
                (Prompt::Build, next) => panic!("{next:?} of a Builder"),
                (Prompt::Sell, Next::Sale { good, .. }) => {
                    assert!(legal.contains(&Action::Sell(good)));
                    sales += 1;
                }
                (Prompt::Load, Next::Load { good, crates, vp }) => {
                    assert!(crates > 0 && vp > 0);
                    assert!(legal.iter().any(|action| {
                        matches!(*action, Action::Load(one, _) | Action::Wharf(one) if one == good)
                    }));
                    loads += 1;
                }
                _ => {}
            }
        }
    });
    assert!(followed > 500 && builds > 50 && sales > 20 && loads > 20, "{followed} {builds} {sales} {loads}");
}

/// DP-ROLE: the best load stands on the Captain's tile as a drawing, beside all the points that it brings.
#[test]
fn the_best_load_is_drawn_beside_its_points() {
    let mut drawn = 0;
    at_every_question(1122..1126, |table, seat, prompt| {
        for forecast in gains::of(table, seat, prompt) {
            let Next::Load { good, crates, vp } = forecast.next else { continue };
            let context = (Lang::En, Confirm::TurnEnd);
            with_context(table, Viewer::Seat(seat), &Draft::default(), context, |context| {
                let shown = gains::own_crates(context, &forecast);
                assert_eq!(shown[good.index()], i16::from(crates));
                assert_eq!(shown.iter().sum::<i16>(), i16::from(crates));
                let points = forecast.seats[seat.index()].vp + i16::from(vp);
                let told = gains::own_besides(context, &forecast, 0, shown).expect("points");
                assert!(told.contains(&format!("+{points} VP")), "{told}");
                let spoken = gains::own(context, &forecast, 0).expect("a load");
                assert!(spoken.contains(&format!("+{vp} VP")) && spoken.len() > told.len(), "{spoken}");
            });
            drawn += 1;
        }
    });
    assert!(drawn > 20, "{drawn}");
}

/// DP-ROLE: a tile shows what a role certainly brings each of the others, and what it shows is what is said of it.
#[test]
fn a_role_shows_what_it_brings_the_others() {
    let (mut shown, mut pieces) = (0, 0);
    at_every_question(1118..1122, |table, seat, prompt| {
        for forecast in gains::of(table, seat, prompt) {
            let context = (Lang::En, Confirm::TurnEnd);
            with_context(table, Viewer::Seat(seat), &Draft::default(), context, |context| {
                let counted = gains::others_counted(context, &forecast);
                let seats = |all: &mut dyn Iterator<Item = game_core::Seat>| all.collect::<Vec<_>>();
                let told = seats(&mut gains::others(context, &forecast).into_iter().map(|(seat, _)| seat));
                assert_eq!(seats(&mut counted.iter().map(|(seat, _)| *seat)), told);
                assert!(!told.contains(&seat));
                for (seat, counts) in counted {
                    let gain = &forecast.seats[seat.index()];
                    let all = gain.coins + gain.vp + gain.workers + gain.crates.iter().sum::<i16>();
                    assert_eq!(counts.iter().map(|(_, count)| count).sum::<i16>(), all);
                    shown += 1;
                    pieces += i16::from(counts[0].0.is_none());
                }
            });
        }
    });
    assert!(shown > 100 && pieces > 100, "{shown} {pieces}");
}

/// DP-ROLE: where two taps take a role, the first one selects it and shows what it brings, the second takes it.
#[test]
fn a_role_can_be_made_to_need_two_taps() {
    let mut taken = 0;
    at_every_question(1116..1118, |table, seat, prompt| {
        let Prompt::Role { .. } = prompt else { return };
        for action in table.legal(seat) {
            let Action::Role(role) = action else { continue };
            let tap = |draft: &Draft, confirm| {
                with_context(table, Viewer::Seat(seat), draft, (Lang::En, confirm), |context| {
                    PuertoRicoBoard::tap(context, Target::Role(role))
                })
            };
            let selected = Draft { chosen: Some(action), ..Draft::default() };
            assert_eq!(tap(&Draft::default(), Confirm::TurnEnd), Tap::Act(vec![action]));
            assert_eq!(tap(&Draft::default(), Confirm::Roles), Tap::Draft(selected.clone()));
            assert_eq!(tap(&selected, Confirm::Roles), Tap::Act(vec![action]));
            taken += 1;
        }
    });
    assert!(taken > 50, "{taken}");
}

#[test]
fn gains_are_told_in_the_fewest_words_and_in_either_language() {
    let mut longest = 0;
    at_every_question(1112..1116, |table, seat, prompt| {
        let edition = table.view(Viewer::Seat(seat)).edition;
        for gain in gains::of(table, seat, prompt) {
            let [english, chinese] = [Lang::En, Lang::ZhHant]
                .map(|lang| words::of(lang, edition).gain_and_choice(&gain.seats[seat.index()], &gain.next));
            assert_eq!(english.is_empty(), chinese.is_empty(), "{gain:?}");
            longest = longest.max(english.len());
        }
    });
    assert!((8..80).contains(&longest), "{longest}");
}
