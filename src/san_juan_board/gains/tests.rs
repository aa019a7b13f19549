//! Checks that forecasts of roles are true by the rules.

use game_core::{Rng, Viewer};
use san_juan::{Config, Edition};
use session::{Player, TableSetup};

use super::*;
use crate::SanJuanBoard;
use crate::words::words_of;
use table::board::GameUi;
use table::board::testing::{PLAIN, with_context};
use table::trial::Trial;
use ui::i18n::Lang;

/// Plays games by chance and shows each table to the seat that takes a role.
fn at_every_role(mut f: impl FnMut(&Session<SanJuan>, Seat)) {
    let tables = [(Edition::Y1897, 2), (Edition::Y1897, 4), (Edition::Classic, 3), (Edition::Classic, 8)];
    for (seed, (edition, players)) in (70..).zip(tables) {
        let config = Config { edition, players, ..Config::default() };
        let seats = (0..players).map(|seat| Player::person(format!("P{seat}"))).collect();
        let mut table = Session::new(TableSetup { config, seed, seats }).expect("a legal table");
        let mut rng = Rng::stream(seed, 5);
        while let Turn::Choose { seat, prompt } = table.turn() {
            if matches!(prompt, Prompt::Role { .. }) {
                f(&table, seat);
            }
            let legal = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize];
            table.act(seat, action).expect("a listed action");
        }
    }
}

/// SJ-ROLE-BUILDER-1, SJ-ROLE-COUNCILLOR-2: what is said before can be done after.
#[test]
fn what_a_role_is_said_to_let_one_do_can_be_done() {
    let (mut builds, mut makes, mut sees) = (0, 0, 0);
    at_every_role(|table, seat| {
        for (role, gain) in of(table, seat) {
            let mut trial = Trial::new(table, seat);
            assert!(trial.act(Action::Role(role)), "{role:?}");
            let legal = trial.legal();
            let count = |fits: fn(&Action) -> bool| legal.iter().filter(|action| fits(action)).count();
            match (trial.prompt(), gain) {
                (Some(Prompt::Build), Gain::Builds(kinds)) => {
                    assert_eq!(count(|action| matches!(action, Action::Build(_))), usize::from(kinds));
                    builds += 1;
                }
                (Some(Prompt::Produce { .. }), Gain::Makes(goods)) => {
                    let slots = count(|action| matches!(action, Action::Produce(_)));
                    assert!(goods > 0 && usize::from(goods) <= slots, "{goods} of {slots}");
                    makes += 1;
                }
                (_, Gain::Sees(cards)) => {
                    assert!(cards > 0, "{role:?}");
                    sees += 1;
                }
                _ => {}
            }
        }
    });
    assert!(builds > 20 && makes > 20 && sees > 20, "{builds} {makes} {sees}");
}

#[test]
fn every_placard_says_what_it_does_in_every_language() {
    at_every_role(|table, seat| {
        for lang in Lang::ALL {
            let how = (lang, PLAIN.1);
            with_context(table, Viewer::Seat(seat), &Default::default(), how, |context| {
                for placard in SanJuanBoard::build(context).roles {
                    assert!(!placard.does.is_empty() && placard.spoken.contains(placard.does));
                    let said = context.preview.roles.iter().find(|(role, _)| *role == placard.role);
                    let said = said.map(|&(_, gain)| words_of(lang, context.view.edition).gain(gain));
                    assert_eq!(placard.gain, said);
                }
            });
        }
    });
}
