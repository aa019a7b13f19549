//! The festival, the achievement cards and the citizens on the board.

use game_core::{Seat, Turn, Viewer};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::ids::Person;
use puerto_rico::{Action, Building, Prompt, View};

use super::super::build::tally;
use super::super::draft::Draft;
use super::super::model::{Choice, PersonModel, Ring, Tab, Target};
use super::{at_every_question, at_every_question_preferring};
use crate::PuertoRicoBoard;
use crate::words;
use table::board::testing::{PLAIN, with_context};
use table::board::{BoardContext, GameUi};
use table::model::Tap;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// The cards that a seat has before it or in its hand, and nobody else may know.
fn hidden(view: &View, seat: Seat) -> Vec<Achievement> {
    let Some(cards) = &view.seats[seat.index()].achievements else { return Vec::new() };
    let open = cards.cards.iter().flatten().map(|open| open.card);
    open.chain(cards.packet.iter().flatten().copied()).collect()
}

#[test]
fn objectives_that_nobody_fulfilled_are_counted_as_not_full() {
    let (mut counted, mut won) = (0, 0);
    at_every_question(800..812, |table, seat, prompt| {
        if matches!(prompt, Prompt::Hospital { .. } | Prompt::LateHospital) {
            // The worker comes with the tile, and the festival after both (PR-FES-01).
            return;
        }
        let view = table.view(Viewer::Seat(seat));
        for objective in &view.festival {
            for other in &view.seats {
                let (have, need) = tally(objective, other.seat).unwrap_or((0, 1));
                assert!(have <= need, "{objective:?}");
                counted += u32::from(have > 0);
                assert!(objective.won_by.is_some() || have < need, "{objective:?} {:?}", other.seat);
            }
            won += u32::from(objective.won_by.is_some());
        }
    });
    assert!(counted > 100 && won > 100, "{counted} {won}");
}

#[test]
fn objectives_stand_on_the_board_with_their_sheets() {
    let mut seen = std::collections::BTreeSet::new();
    at_every_question(820..832, |table, seat, _| {
        for lang in Lang::ALL {
            let how = (lang, Confirm::TurnEnd);
            with_context::<PuertoRicoBoard, _>(
                table,
                Viewer::Seat(seat),
                &Draft::default(),
                how,
                |context| {
                    let model = PuertoRicoBoard::build(context);
                    assert_eq!(model.festival.len(), context.view.festival.len());
                    for (objective, view) in model.festival.iter().zip(&context.view.festival) {
                        let shown = &objective.shown;
                        assert!(!shown.is_empty() && !objective.reward.is_empty());
                        assert_eq!(objective.won_by.as_ref().map(|by| by.0), view.won_by);
                        let sheet = PuertoRicoBoard::sheet(context, Target::Objective(objective.place));
                        let sheet = sheet.expect("every objective has a sheet");
                        assert!(
                            (sheet.rule.contains("FES") || sheet.rule.contains("FCD"))
                                && sheet.name == objective.name
                        );
                        assert!(objective.spoken.contains(objective.name));
                        let tap = PuertoRicoBoard::tap(context, Target::Objective(objective.place));
                        assert!(matches!(tap, Tap::Sheet(_)), "{tap:?}");
                        seen.insert(view.card);
                    }
                },
            );
        }
    });
    assert!(seen.len() > 8, "{seen:?}");
}

/// PR-ACH-01, PR-ACH-02
#[test]
fn cards_of_others_are_in_no_model() {
    let (mut secrets, mut shown) = (0, 0);
    at_every_question(840..846, |table, seat, _| {
        let views: Vec<View> =
            (0..table.seats().len() as u8).map(|seat| table.view(Viewer::Seat(Seat(seat)))).collect();
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for (other, view) in (0..).map(Seat).zip(&views) {
                let model = PuertoRicoBoard::build(BoardContext { visiting: Some(other), ..context });
                let text = format!("{model:?}");
                for card in hidden(view, other) {
                    let title = words::of(Lang::En, view.edition).card(card);
                    let sheet = PuertoRicoBoard::sheet(context, Target::Award(other, card));
                    if other == seat {
                        assert!(sheet.is_some() && text.contains(title), "{title}");
                        shown += 1;
                    } else {
                        assert!(sheet.is_none() && !text.contains(title), "{title}");
                        secrets += 1;
                    }
                }
                for award in &model.mat.awards.cards {
                    let is_open = other == seat || context.view.turn == Turn::Over;
                    assert_eq!(award.points.is_some(), is_open, "{award:?}");
                }
            }
        });
    });
    assert!(secrets > 1000 && shown > 500, "{secrets} {shown}");
}

#[test]
fn a_card_of_the_packet_is_selected_and_kept() {
    let mut kept = 0;
    at_every_question(850..860, |table, seat, prompt| {
        let Prompt::KeepCard { .. } = prompt else { return };
        let how = |confirm| (Lang::En, confirm);
        let draft = Draft::default();
        let cards = with_context::<PuertoRicoBoard, _>(
            table,
            Viewer::Seat(seat),
            &draft,
            how(Confirm::TurnEnd),
            |context| {
                let packet = PuertoRicoBoard::build(context).packet.expect("the cards to choose from");
                packet.cards.iter().map(|award| award.card).collect::<Vec<_>>()
            },
        );
        assert_eq!(cards.len(), table.legal(seat).len());
        for card in cards {
            let target = Target::Award(seat, card);
            let tap = |draft: &Draft, confirm, target| {
                with_context::<PuertoRicoBoard, _>(
                    table,
                    Viewer::Seat(seat),
                    draft,
                    how(confirm),
                    |context| PuertoRicoBoard::tap(context, target),
                )
            };
            assert_eq!(tap(&draft, Confirm::Never, target), Tap::Act(vec![Action::Keep(card)]));
            let Tap::Draft(selected) = tap(&draft, Confirm::TurnEnd, target) else { panic!("a tap selects") };
            assert_eq!(tap(&selected, Confirm::TurnEnd, Target::Commit), Tap::Act(vec![Action::Keep(card)]));
            assert_eq!(tap(&selected, Confirm::TurnEnd, target), Tap::Draft(Draft::default()));
            kept += 1;
        }
    });
    assert!(kept > 20, "{kept}");
}

/// PR-BUI-07
#[test]
fn all_coins_can_be_paid_with_a_button() {
    let mut paid = 0;
    at_every_question(860..900, |table, seat, _| {
        for action in &table.legal(seat) {
            let &Action::BuildForAll(building) = action else { continue };
            let draft = Draft { chosen: Some(Action::Build(building)), ..Draft::default() };
            with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &draft, PLAIN, |context| {
                let buttons = PuertoRicoBoard::build(context).prompt.buttons;
                assert!(buttons.iter().any(|button| button.target == Target::Answer(*action)));
            });
            let never = (Lang::En, Confirm::Never);
            with_context::<PuertoRicoBoard, _>(
                table,
                Viewer::Seat(seat),
                &Draft::default(),
                never,
                |context| {
                    let tap = PuertoRicoBoard::tap(context, Target::Shop(building));
                    assert!(matches!(tap, Tap::Choose(ref answers) if answers.len() == 2), "{tap:?}");
                },
            );
            paid += 1;
        }
    });
    assert!(paid > 0, "{paid}");
}

/// PR-X2-02
#[test]
fn citizens_are_told_from_workers_wherever_they_stand() {
    let mut told = 0;
    at_every_question(1000..1012, |table, seat, _| {
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for mat in &context.view.seats {
                let model = PuertoRicoBoard::build(BoardContext { visiting: Some(mat.seat), ..context });
                let land = model.mat.land.iter().filter_map(|space| space.ring);
                let rings = land.chain(model.mat.town.iter().flat_map(|site| site.rings.iter().copied()));
                let circles = rings.filter(|&ring| ring == Ring::Citizen).count() as u8;
                let citizens = &mat.citizens;
                assert_eq!(
                    (circles, model.mat.idle.citizens),
                    (citizens.count() - citizens.idle, citizens.idle)
                );
                let plate = model.rail.iter().find(|plate| plate.seat == mat.seat).expect("a plate each");
                assert_eq!(plate.citizens, citizens.count());
                told += u32::from(circles);
            }
            let gauge = |key: &str| {
                let model = PuertoRicoBoard::build(context);
                model.gauges.into_iter().find(|gauge| gauge.key == key).expect("a gauge").citizens
            };
            let is_played = context.view.has_citizens();
            assert_eq!(gauge("register"), is_played.then_some(context.view.register_citizens));
            assert_eq!(gauge("workers"), is_played.then_some(context.view.citizens));
        });
    });
    assert!(told > 1000, "{told}");
}

/// PR-X2-04
#[test]
fn whoever_is_taken_from_the_register_is_a_piece() {
    let mut taken = 0;
    at_every_question(1000..1012, |table, seat, prompt| {
        for lang in Lang::ALL {
            let how = (lang, Confirm::TurnEnd);
            with_context::<PuertoRicoBoard, _>(
                table,
                Viewer::Seat(seat),
                &Draft::default(),
                how,
                |context| {
                    let model = PuertoRicoBoard::build(context);
                    let taps = |people: &PersonModel| {
                        PuertoRicoBoard::tap(context, Target::OnRegister(people.person))
                    };
                    let taps: Vec<_> = model.picking.iter().map(taps).collect();
                    let acts = context.legal.iter().map(|&action| Tap::Act(vec![action]));
                    match prompt {
                        Prompt::Pick => assert_eq!(taps, acts.collect::<Vec<_>>()),
                        _ => assert_eq!(taps, []),
                    }
                    let citizens = |people: &&PersonModel| people.person == Person::Citizen;
                    let lying = model.picking.iter().find(citizens).map(|people| people.count);
                    assert!(lying.is_none_or(|count| count == context.view.register_citizens && count > 0));
                    let mut spoken: Vec<_> = model.picking.iter().map(|people| &people.spoken).collect();
                    spoken.dedup();
                    assert_eq!(spoken.len(), model.picking.len());
                    assert!(model.picking.is_empty() || model.hot[Tab::Harbour as usize]);
                    taken += model.picking.len();
                },
            );
        }
    });
    assert!(taken > 40, "{taken}");
}

/// PR-X2-PARK-1
#[test]
fn a_forest_that_can_be_cleared_is_a_piece() {
    let towards = |action| match action {
        Action::Draft(building) | Action::Build(building) => {
            matches!(building, Building::Lumberyard | Building::ParkAuthority)
        }
        Action::Forest(_) => true,
        _ => false,
    };
    let (mut cleared, mut idle) = (0, 0);
    at_every_question_preferring(1020..1060, towards, |table, seat, prompt| {
        let legal = table.legal(seat);
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for space in &PuertoRicoBoard::build(context).mat.land {
                let Some(target @ Target::Forest(_, tile)) = space.target else { continue };
                let tap = PuertoRicoBoard::tap(context, target);
                if space.choice == Choice::Aside {
                    assert!(matches!(tap, Tap::Sheet(_)), "{tap:?}");
                    continue;
                }
                assert!(prompt == Prompt::Park && legal.contains(&Action::Clear(tile)));
                assert_eq!(tap, Tap::Act(vec![Action::Clear(tile)]));
                cleared += 1;
            }
        });
        idle += legal.iter().filter(|action| matches!(action, Action::Clear(_))).count();
    });
    assert!(idle > 0 && cleared >= idle, "{cleared} {idle}");
}
