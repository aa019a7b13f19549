//! Whole games played by taps alone, and what must hold at every question.

mod meaning;
mod study;

use std::collections::BTreeSet;

use game_core::{Rng, Seat, Turn, Viewer};
use san_juan::{Action, Config, Edition, Kind, Prompt, SanJuan, Switches, View};
use session::{Player, Session, TableSetup};

use super::meaning::{Choice, choice};
use super::{Draft, Model, Target};
use crate::SanJuanBoard;
use table::board::testing::{PLAIN, Tapper, check_guided, with_context};
use table::board::{GameUi, TapOf};
use table::model::Tap;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// Every mode of the game in turn, with as many players as it is for.
fn mode(turn: u64) -> Config {
    let switches = Switches { ask_optional_draws: turn % 5 == 4, ..Switches::default() };
    let (edition, new_buildings, players) = match turn % 8 {
        0 => (Edition::Y1897, false, 2),
        1 => (Edition::Y1897, false, 3),
        2 => (Edition::Y1897, true, 2),
        3 => (Edition::Y1897, true, 4),
        4 => (Edition::Classic, false, 2),
        5 => (Edition::Classic, false, 4),
        6 => (Edition::Classic, false, 5 + (turn / 8 % 3) as u8),
        _ => (Edition::Classic, false, 8),
    };
    Config {
        edition,
        new_buildings,
        players,
        opening_draft: turn.is_multiple_of(3),
        switches,
        ..Config::default()
    }
}

fn table(config: Config, seed: u64) -> Session<SanJuan> {
    let players = config.players;
    let seats = (0..players).map(|seat| Player::person(format!("P{seat}"))).collect();
    Session::new(TableSetup { config, seed, seats }).expect("a legal table")
}

/// Every piece on the board that answers to a tap.
fn pieces(model: &Model, seat: Seat) -> Vec<Target> {
    let roles = model.roles.iter().map(|placard| Target::Role(placard.role));
    let hand = (0..model.hand.cards.len() as u8).map(Target::Hand);
    let drawn = model.hand.drawn.as_ref().map_or(0, |(_, cards)| cards.len() as u8);
    let slots = model.city.slots.iter().filter(|slot| slot.card.is_some());
    roles
        .chain(model.cathedral.is_some().then_some(Target::Cathedral))
        .chain(hand)
        .chain((0..drawn).map(Target::Drawn))
        .chain(slots.map(|slot| Target::Slot(seat, slot.place - 1)))
        .collect()
}

/// Everything on the board that answers to a tap.
fn targets(model: &Model, seat: Seat) -> Vec<Target> {
    let buttons = model.prompt.buttons.iter().chain(&model.prompt.asides).filter(|button| button.ready);
    buttons.map(|button| button.target).chain(pieces(model, seat)).collect()
}

const TAPPER: Tapper<SanJuanBoard> = Tapper { how: PLAIN, targets, commit: Target::Commit, rules: "SJ-" };

#[test]
fn whole_games_can_be_played_by_taps_alone() {
    for seed in 0..8 {
        let mut table = table(mode(seed), seed);
        let mut rng = Rng::stream(seed, 77);
        while let Turn::Choose { seat, .. } = table.turn() {
            TAPPER.answer(&mut table, seat, &mut rng);
        }
        assert!(table.is_over());
    }
}

#[test]
fn taps_lead_to_every_legal_action() {
    for seed in 16..24 {
        let mut table = table(mode(seed), seed);
        let mut rng = Rng::stream(seed, 80);
        while let Turn::Choose { seat, prompt } = table.turn() {
            // Which of many cards pay, stay or go is too much for random taps.
            let are_many = match prompt {
                Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } => true,
                Prompt::Discard { left, .. } | Prompt::Keep { left, .. } => left > 2,
                Prompt::Produce { left, .. } => left > 2,
                _ => false,
            };
            if !are_many && rng.below(6) == 0 {
                TAPPER.expect_every_answer(&table, seat, &mut rng);
            }
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn taps_build_whatever_can_be_built_and_whatever_was_announced_in_the_list() {
    let (mut chosen, mut announced) = (0, 0);
    for seed in 0..8 {
        let mut table = table(mode(seed), 500 + seed);
        let mut rng = Rng::stream(seed, 81);
        while let Turn::Choose { seat, prompt } = table.turn() {
            let plans = match prompt {
                Prompt::Build => plans(&table, seat),
                Prompt::Site { .. } | Prompt::Pay { .. } => vec![Draft::default()],
                _ => Vec::new(),
            };
            for draft in plans {
                let by = |goods| finish(&table, seat, draft.clone(), goods);
                let built = by(false).or_else(|| by(true));
                let built = built.unwrap_or_else(|| panic!("{prompt:?}: no taps build {draft:?}"));
                assert!(table.consequences(seat, &built).is_some(), "{prompt:?}: {built:?}");
                *(if prompt == Prompt::Build { &mut chosen } else { &mut announced }) += 1;
            }
            random_step(&mut table, seat, &mut rng);
        }
    }
    assert!(chosen > 800 && announced > 100, "{chosen} {announced}");
}

/// Selections by a tap on each card of the hand that can be built; no building is missing.
fn plans(table: &Session<SanJuan>, seat: Seat) -> Vec<Draft> {
    with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
        let cards = (0..SanJuanBoard::build(context).hand.cards.len() as u8)
            .map(Target::Hand)
            .chain([Target::Cathedral]);
        let free = cards.filter(|&card| choice(context, card) == Choice::Free);
        let plans: Vec<Draft> = free
            .filter_map(|card| {
                if let Tap::Draft(draft) = SanJuanBoard::tap(context, card) { Some(draft) } else { None }
            })
            .collect();
        let kinds: BTreeSet<Kind> = plans.iter().filter_map(|draft| draft.building(context.view)).collect();
        assert_eq!(kinds.len(), context.legal.iter().filter(|one| matches!(one, Action::Build(_))).count());
        plans
    })
}

/// Chooses a site if one has to be, pays with the first cards and goods that can, goods or cards first, and builds.
fn finish(table: &Session<SanJuan>, seat: Seat, mut draft: Draft, goods: bool) -> Option<Vec<Action>> {
    for _ in 0..20 {
        let tapped = with_context(table, Viewer::Seat(seat), &draft, PLAIN, |context| {
            let model = SanJuanBoard::build(context);
            let is_free = |target: &Target| choice(context, *target) == Choice::Free;
            let site = context.preview.overs.first().map(|&slot| Target::Over(slot));
            let site = site.filter(|_| context.preview.needs_site);
            let commit = model.prompt.buttons.iter().find(|button| button.ready && button.main);
            let is_kept = |slot: &&u8| !context.draft.spend.contains(**slot);
            let good = context.preview.spendable.iter().find(is_kept).map(|&slot| Target::Spend(slot));
            let card = (0..model.hand.cards.len() as u8).map(Target::Hand).find(is_free);
            let pay = if goods { good.or(card) } else { card.or(good) };
            let target = site.or(commit.map(|button| button.target)).or(pay)?;
            Some(SanJuanBoard::tap(context, target))
        });
        match tapped? {
            Tap::Draft(next) => draft = next,
            Tap::Act(actions) => return Some(actions),
            _ => return None,
        }
    }
    None
}

/// Plays on with a random legal action.
fn random_step(table: &mut Session<SanJuan>, seat: Seat, rng: &mut Rng) {
    let legal = table.legal(seat);
    let action = legal[rng.below(legal.len() as u32) as usize];
    table.act(seat, action).expect("a listed action");
}

#[test]
fn every_question_can_be_said_and_every_action_told_apart() {
    for seed in 8..16 {
        let mut table = table(mode(seed), 100 + seed);
        let mut rng = Rng::stream(seed, 78);
        while let Turn::Choose { seat, .. } = table.turn() {
            for lang in Lang::ALL {
                with_context(
                    &table,
                    Viewer::Seat(seat),
                    &Draft::default(),
                    (lang, Confirm::TurnEnd),
                    |context| {
                        let model = SanJuanBoard::build(context);
                        assert!(model.prompt.mine && !model.prompt.head.is_empty());
                        let actions = SanJuanBoard::actions(context);
                        let sentences: BTreeSet<&str> =
                            actions.iter().map(|(_, text, _)| text.as_str()).collect();
                        assert_eq!(sentences.len(), context.legal.len(), "{:?}", actions);
                    },
                );
            }
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn what_is_barred_says_why() {
    for seed in 0..8 {
        let mut table = table(mode(seed), 200 + seed);
        let mut rng = Rng::stream(seed, 79);
        while let Turn::Choose { seat, .. } = table.turn() {
            with_context(&table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
                let all = targets(&SanJuanBoard::build(context), seat);
                for target in all.into_iter().filter(|&target| choice(context, target) == Choice::Barred) {
                    let tap: TapOf<SanJuanBoard> = SanJuanBoard::tap(context, target);
                    assert!(matches!(tap, Tap::Refused(_) | Tap::Say(..)), "{target:?}: {tap:?}");
                }
            });
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn others_see_backs_only() {
    for seed in 0..8 {
        let mut table = table(mode(seed), 300 + seed);
        let mut rng = Rng::stream(seed, 80);
        for _ in 0..200 {
            let Turn::Choose { seat, prompt } = table.turn() else { break };
            let face_up = matches!(prompt, Prompt::Take { .. });
            with_context(&table, Viewer::Public, &Draft::default(), PLAIN, |context| {
                let model = SanJuanBoard::build(context);
                assert!(model.hand.cards.is_empty() && !model.prompt.mine);
                assert_eq!(model.hand.drawn.is_some(), face_up, "{prompt:?}");
                assert_eq!(model.hand.hidden, context.view.seats[0].hand_count);
            });
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn what_a_sale_is_said_to_bring_is_drawn() {
    let (mut sales, mut offered) = (0, 0);
    for seed in 500..516 {
        let mut table = table(mode(seed), seed);
        let mut rng = Rng::stream(seed, 80);
        while let Turn::Choose { seat, prompt } = table.turn() {
            let viewer = Viewer::Seat(seat);
            let view = table.view(viewer);
            let legal = table.legal(seat);
            if matches!(prompt, Prompt::Sell { sold: 0, .. }) {
                let draft = SanJuanBoard::begin(&view, &legal);
                let said = SanJuanBoard::preview(&table, seat, &draft).proceeds;
                let tap = with_context(&table, viewer, &draft, PLAIN, |context| {
                    SanJuanBoard::tap(context, Target::Commit)
                });
                let Tap::Act(actions) = tap else { panic!("goods are chosen: {tap:?}") };
                table.act_all(seat, &actions).expect("a legal sale");
                while let Turn::Choose { seat: by, prompt: Prompt::Offer { .. } } = table.turn()
                    && by == seat
                {
                    table.act(seat, Action::Draw).expect("a draw that is offered");
                    offered += 1;
                }
                let hand = |view: &View| view.seats[seat.index()].hand_count;
                assert_eq!(hand(&table.view(viewer)) - hand(&view), said, "{draft:?}");
                sales += 1;
            } else {
                table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a listed action");
            }
        }
    }
    assert!(sales > 60 && offered > 0, "{sales} {offered}");
}

/// `SJ-INF-8`: in 1897 nobody reads off a table how many cards others have
/// laid by; in the classic edition everybody does.
#[test]
fn cards_laid_by_are_counted_where_the_edition_counts_them() {
    for (seed, counted) in [(3, false), (7, true)] {
        let mut table = table(mode(seed), 400 + seed);
        let mut rng = Rng::stream(seed, 81);
        let (mut own, mut others) = (0, 0);
        while let Turn::Choose { seat, .. } = table.turn() {
            with_context(&table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
                for plate in SanJuanBoard::build(context).rail {
                    *(if plate.own { &mut own } else { &mut others }) += u32::from(plate.laid_by);
                }
            });
            random_step(&mut table, seat, &mut rng);
        }
        assert!(own > 0, "somebody laid cards by");
        assert_eq!(others > 0, counted);
    }
}

#[test]
fn everything_on_a_table_is_drawn_and_called_as_its_edition_does() {
    for seed in 0..8 {
        let config = mode(seed);
        let classic = config.edition == Edition::Classic;
        let mut table = table(config, 500 + seed);
        let mut rng = Rng::stream(seed, 82);
        for _ in 0..150 {
            let Turn::Choose { seat, .. } = table.turn() else { break };
            with_context(&table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
                let model = SanJuanBoard::build(context);
                assert!(model.market.prices.iter().all(|(good, _)| good.art.starts_with("gc-") == classic));
                let city = model.city.slots.iter().filter_map(|slot| slot.card.as_ref());
                let mut barns = city.filter(|card| card.kind == Kind::ProdT1);
                assert!(barns.all(|card| card.art.starts_with("c-") == classic));
                let told = SanJuanBoard::describe(context);
                let told =
                    told.iter().flat_map(|passage| passage.lines.clone()).collect::<Vec<_>>().join(" ");
                let foreign = if classic { ["Recruiter", "Explorer"] } else { ["Councillor", "Prospector"] };
                assert!(foreign.iter().all(|word| !told.contains(word)), "{told}");
            });
            random_step(&mut table, seat, &mut rng);
        }
    }
}

#[test]
fn everything_that_the_coach_of_the_guided_game_explains_comes_to_pass() {
    check_guided::<SanJuanBoard>();
}
