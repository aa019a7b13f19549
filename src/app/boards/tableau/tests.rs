//! Whole games played by taps alone, and what must hold at every question.

use std::collections::BTreeSet;

use sobremesa::core::{Actions, Eye, Rng, Seat, Turn};
use sobremesa::games::san_juan::{Config, SanJuan};
use sobremesa::session::{Session, Sitter, TableSetup};

use super::choice::{Choice, choice};
use super::{Draft, Model, Target};
use crate::app::boards::{GameUi, Look, TapOf};
use crate::app::i18n::Lang;
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

/// Taps after which a question must have been answered.
const PATIENCE: usize = 400;

fn table(players: u8, seed: u64, opening_draft: bool) -> Session<SanJuan> {
    let config = Config { players, opening_draft, ..Config::default() };
    let seats = (0..players).map(|seat| Sitter::person(format!("P{seat}"))).collect();
    Session::new(TableSetup { config, seed, seats }).expect("a legal table")
}

/// Runs `f` on what `eye` sees of the table with a selection.
fn with_look<R>(
    table: &Session<SanJuan>,
    eye: Eye,
    draft: &Draft,
    lang: Lang,
    f: impl FnOnce(Look<'_, SanJuan>) -> R,
) -> R {
    let view = table.view(eye);
    let seat = match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Public => None,
    };
    let mine = seat.filter(|&seat| table.turn().seat() == Some(seat));
    let legal = mine.map_or_else(Actions::new, |seat| table.legal(seat));
    let preview = mine.map(|seat| SanJuan::preview(table, seat, draft)).unwrap_or_default();
    let names: Vec<String> = table.seats().iter().map(|sitter| sitter.name.clone()).collect();
    f(Look {
        game: table.game(),
        view: &view,
        legal: &legal,
        preview: &preview,
        draft,
        names: &names,
        levels: &[],
        me: None,
        visiting: None,
        lang,
        confirm: Confirm::TurnEnd,
    })
}

fn targets(model: &Model, seat: Seat) -> Vec<Target> {
    let roles = model.roles.iter().map(|placard| Target::Role(placard.role));
    let hand = (0..model.hand.cards.len() as u8).map(Target::Hand);
    let drawn = model.hand.drawn.as_ref().map_or(0, |(_, cards)| cards.len() as u8);
    let slots = model
        .city
        .slots
        .iter()
        .filter(|slot| slot.card.is_some())
        .map(|slot| Target::Slot(seat, slot.place - 1));
    let buttons = model.prompt.buttons.iter().chain(&model.prompt.asides).filter(|button| button.ready);
    roles
        .chain(hand)
        .chain((0..drawn).map(Target::Drawn))
        .chain(slots)
        .chain(buttons.map(|button| button.target))
        .collect()
}

/// Answers the question at hand by random taps; how many it took.
fn answer(table: &mut Session<SanJuan>, seat: Seat, rng: &mut Rng) -> usize {
    let eye = Eye::Seat(seat);
    let mut draft =
        with_look(table, eye, &Draft::default(), Lang::En, |look| SanJuan::begin(look.view, look.legal));
    let before = table.len();
    for taps in 1..=PATIENCE {
        let all = with_look(table, eye, &draft, Lang::En, |look| targets(&SanJuan::build(look), seat));
        let ready = all.contains(&Target::Commit) && rng.below(3) > 0;
        let target = if ready { Target::Commit } else { all[rng.below(all.len() as u32) as usize] };
        match with_look(table, eye, &draft, Lang::En, |look| SanJuan::tap(look, target)) {
            Tap::Draft(next) => draft = next,
            Tap::Act(actions) => {
                table
                    .act_all(seat, &actions)
                    .unwrap_or_else(|error| panic!("{target:?} {draft:?} {actions:?}: {error}"));
                assert!(table.len() > before);
                return taps;
            }
            Tap::Refused(action) => {
                assert!(table.why_not(seat, action).is_some(), "{target:?}: {action:?} is legal")
            }
            Tap::Choose(choices) => {
                let (_, target) = choices[rng.below(choices.len() as u32) as usize];
                if let Tap::Draft(next) =
                    with_look(table, eye, &draft, Lang::En, |look| SanJuan::tap(look, target))
                {
                    draft = next;
                }
            }
            Tap::Say(text, rule) => assert!(!text.is_empty() && rule.starts_with("SJ-")),
            Tap::Sheet(_) | Tap::Nothing => {}
        }
    }
    panic!("no answer to {:?} with {draft:?}", table.turn());
}

#[test]
fn whole_games_can_be_played_by_taps_alone() {
    for seed in 0..6 {
        let mut table = table(2 + (seed % 3) as u8, seed, seed % 2 == 0);
        let mut rng = Rng::stream(seed, 77);
        while let Turn::Choose { seat, .. } = table.turn() {
            answer(&mut table, seat, &mut rng);
        }
        assert!(table.is_over());
    }
}

/// Plays on with a random legal action.
fn random_step(table: &mut Session<SanJuan>, seat: Seat, rng: &mut Rng) {
    let legal = table.legal(seat);
    let action = legal[rng.below(legal.len() as u32) as usize];
    table.act(seat, action).expect("a listed action");
}

#[test]
fn every_question_can_be_said_and_every_action_told_apart() {
    for seed in 0..12 {
        let mut table = table(2 + (seed % 3) as u8, 100 + seed, seed % 2 == 1);
        let mut rng = Rng::stream(seed, 78);
        while let Turn::Choose { seat, .. } = table.turn() {
            for lang in Lang::ALL {
                with_look(&table, Eye::Seat(seat), &Draft::default(), lang, |look| {
                    let model = SanJuan::build(look);
                    assert!(model.prompt.mine && !model.prompt.head.is_empty());
                    let actions = SanJuan::actions(look);
                    let sentences: BTreeSet<&str> =
                        actions.iter().map(|(_, text, _)| text.as_str()).collect();
                    assert_eq!(sentences.len(), look.legal.len(), "{:?}", actions);
                });
            }
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn what_is_barred_says_why() {
    for seed in 0..8 {
        let mut table = table(2 + (seed % 3) as u8, 200 + seed, false);
        let mut rng = Rng::stream(seed, 79);
        while let Turn::Choose { seat, .. } = table.turn() {
            with_look(&table, Eye::Seat(seat), &Draft::default(), Lang::En, |look| {
                let all = targets(&SanJuan::build(look), seat);
                for target in all.into_iter().filter(|&target| choice(look, target) == Choice::Barred) {
                    let tap: TapOf<SanJuan> = SanJuan::tap(look, target);
                    assert!(matches!(tap, Tap::Refused(_) | Tap::Say(..)), "{target:?}: {tap:?}");
                }
            });
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn others_see_backs_only() {
    let mut table = table(3, 9, false);
    let mut rng = Rng::stream(9, 80);
    for _ in 0..120 {
        let Turn::Choose { seat, .. } = table.turn() else { break };
        with_look(&table, Eye::Public, &Draft::default(), Lang::En, |look| {
            let model = SanJuan::build(look);
            assert!(model.hand.cards.is_empty() && model.hand.drawn.is_none() && !model.prompt.mine);
            assert_eq!(model.hand.hidden, look.view.seats[0].hand_count);
        });
        random_step(&mut table, seat, &mut rng);
    }
}
