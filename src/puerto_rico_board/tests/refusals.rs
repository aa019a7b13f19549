//! Checks that refusals name the pieces.

use game_core::Refusal;
use puerto_rico::{Good, Reason};
use session::ActError;

use super::super::names::texts;
use super::*;
use crate::Context;

/// The sentence about an action that the rules refuse, with their reason.
fn refused(table: &Session<PuertoRico>, context: Context<'_>, action: Action) -> Option<(Reason, String)> {
    let seat = context.view.turn.seat()?;
    match table.why_not(seat, action)? {
        ActError::Refused { why: Refusal::Illegal(reason), .. } => {
            Some((reason, PuertoRicoBoard::refusal(context, action, reason)))
        }
        _ => None,
    }
}

#[test]
fn a_load_that_is_refused_names_the_ship_or_the_good() {
    let mut told = BTreeSet::new();
    at_every_question(900..914, |table, seat, prompt| {
        if prompt != Prompt::Load {
            return;
        }
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for (place, ship) in context.view.ships.iter().enumerate() {
                for good in Good::ALL {
                    let Some((reason, said)) = refused(table, context, Action::Load(good, place as u8))
                    else {
                        continue;
                    };
                    let named = said.contains(texts(context).good(good));
                    let full = said.contains(&format!("{}-space ship", ship.size));
                    match reason {
                        Reason::NoCrate => assert!(named, "{said}"),
                        Reason::ShipFull => assert!(full, "{said}"),
                        Reason::OtherGood => assert!(full && named, "{said}"),
                        Reason::OnOtherShip => assert!(named && said.contains("-space ship"), "{said}"),
                        Reason::LargerShip => assert!(said.contains("-space ship"), "{said}"),
                        _ => panic!("{reason:?}: {said}"),
                    }
                    told.insert(format!("{reason:?}"));
                }
            }
        });
    });
    assert!(told.len() >= 4, "{told:?}");
}

#[test]
fn a_role_that_is_gone_names_who_took_it() {
    let mut told = 0;
    at_every_question(910..912, |table, seat, prompt| {
        if !matches!(prompt, Prompt::Role { .. }) {
            return;
        }
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for tile in &context.view.roles {
                let Some(by) = tile.taken_by else { continue };
                let (reason, said) = refused(table, context, Action::Role(tile.role)).expect("it is taken");
                assert_eq!(reason, Reason::RoleTaken);
                assert!(said.contains(&context.names[by.index()]), "{said}");
                told += 1;
            }
        });
    });
    assert!(told > 30, "{told}");
}
