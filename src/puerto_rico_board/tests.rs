//! Whole games played by taps alone, and what must hold at every question.

mod carry;
mod gains;
mod meaning;
mod puertoma;
mod refusals;
mod solo;
mod study;
mod tasks;

use std::collections::BTreeSet;

use game_core::{Rng, Seat, Turn, Viewer};
use puerto_rico::auto_answer::Power;
use puerto_rico::event::Ship;
use puerto_rico::{Action, Building, Config, Edition, Event, Good, Prompt, PuertoRico};
use session::{Player, Policy, Session, TableSetup};

use super::draft::Draft;
use super::meaning::choice;
use super::model::SPACES;
use super::model::{Choice, Model, OWN, Target};
use super::workers;
use crate::PuertoRicoBoard;
use table::board::testing::{PLAIN, Tapper, check_guided, with_context};
use table::board::{BoardContext, GameUi, TapOf};
use table::model::Tap;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// A table of either edition; every second one asks about bonuses.
fn table(seed: u64) -> Session<PuertoRico> {
    let edition = if seed.is_multiple_of(3) { Edition::Classic } else { Edition::Y1897 };
    let players = if edition == Edition::Classic { 3 + (seed % 2) as u8 } else { 2 + (seed % 4) as u8 };
    let mut config = Config { edition, players, ..Config::default() };
    config.options.ask_bonuses = seed % 2 == 1;
    config.options.exp1 = edition == Edition::Y1897 && (seed / 3).is_multiple_of(2);
    config.options.exp2 = edition == Edition::Y1897 && seed.is_multiple_of(4);
    config.options.exp3 = edition == Edition::Y1897 && seed.is_multiple_of(2);
    config.options.exp4 = edition == Edition::Y1897 && seed % 4 < 3;
    config.options.exp5 = config.options.exp4 && !seed.is_multiple_of(4);
    config.options.exp6 = edition == Edition::Y1897 && seed % 5 < 4;
    config.options.exp6_draft = config.options.exp6 && (seed / 2).is_multiple_of(2);
    let seats = (0..players).map(|seat| Player::person(format!("P{seat}"))).collect();
    let mut table = Session::new(TableSetup { config, seed, seats }).expect("a legal table");
    for seat in Seat::all(players) {
        table.set_policy(seat, Power::Warehouses, Policy::Ask);
        table.set_policy(seat, Power::LastCrate, Policy::Ask);
        table.set_policy(seat, Power::Spoils, Policy::Ask);
    }
    table
}

/// Every piece on the board that answers to a tap.
fn pieces(model: &Model) -> Vec<Target> {
    let crates = model.mat.crates.iter().map(|crates| crates.target);
    let town = model.mat.town.iter().filter(|site| site.face.is_some());
    let offers = model.shop.columns.iter().flatten();
    let packet = model.packet.iter().flat_map(|packet| &packet.cards);
    let tray = model.tray.iter().flat_map(|tray| &tray.slots).flat_map(|slots| &slots.offers);
    let roles = model.roles.iter().map(|role| Target::Role(role.role));
    roles
        .chain(model.ships.iter().map(|ship| ship.target))
        .chain([Target::House])
        .chain(model.poaching.iter().map(|_| Target::Register))
        .chain(model.picking.iter().map(|people| Target::OnRegister(people.person)))
        .chain(model.festival.iter().map(|objective| Target::Objective(objective.place)))
        .chain(model.mat.awards.cards.iter().chain(packet).map(|award| Target::Award(award.seat, award.card)))
        .chain(model.market.iter().map(|stack| stack.target))
        .chain(model.supply.iter().map(|crates| crates.target))
        .chain(offers.chain(tray).map(|offer| Target::Shop(offer.building)))
        .chain(crates)
        .chain(model.mat.land.iter().filter_map(|space| space.target))
        .chain(town.map(|site| Target::Site(model.mat.seat, site.place)))
        .collect()
}

/// Everything on the board that answers to a tap.
fn targets(model: &Model, _seat: Seat) -> Vec<Target> {
    let buttons = model.prompt.buttons.iter().chain(&model.prompt.asides).filter(|button| button.ready);
    let storage = model.mat.crates.iter().filter(|crates| crates.kept.is_some());
    let storage = storage.flat_map(|crates| [Target::StoreAll(crates.good), Target::KeepOne(crates.good)]);
    buttons.map(|button| button.target).chain(pieces(model)).chain(storage).collect()
}

/// Somebody who confirms what is set to be confirmed.
fn tapper(confirm: Confirm) -> Tapper<PuertoRicoBoard> {
    Tapper { how: (Lang::En, confirm), targets, commit: Target::Commit, rules: "PR-" }
}

#[test]
fn whole_games_can_be_played_by_taps_alone() {
    for seed in 0..6 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 77);
        let tapper = tapper([Confirm::TurnEnd, Confirm::Always, Confirm::Never][(seed % 3) as usize]);
        while let Turn::Choose { seat, .. } = table.turn() {
            tapper.answer(&mut table, seat, &mut rng);
        }
        assert!(table.is_over());
    }
}

/// Plays on with a random legal action.
fn random_step(table: &mut Session<PuertoRico>, seat: Seat, rng: &mut Rng) -> Vec<Event> {
    let legal = table.legal(seat);
    let action = legal[rng.below(legal.len() as u32) as usize];
    let applied = table.act(seat, action).expect("a listed action");
    table.events_at(applied.before + 1, Viewer::Public)
}

/// Plays random games; `f` sees the table at every question.
fn at_every_question(seeds: std::ops::Range<u64>, f: impl FnMut(&Session<PuertoRico>, Seat, Prompt)) {
    at_every_question_preferring(seeds, |_| false, f);
}

/// The same, with games in which an action that is `wanted` is chosen wherever
/// it is legal.
fn at_every_question_preferring(
    seeds: std::ops::Range<u64>,
    wanted: impl Fn(Action) -> bool,
    mut f: impl FnMut(&Session<PuertoRico>, Seat, Prompt),
) {
    for seed in seeds {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 78);
        while let Turn::Choose { seat, prompt } = table.turn() {
            f(&table, seat, prompt);
            match table.legal(seat).into_iter().find(|&action| wanted(action)) {
                Some(action) => {
                    table.act(seat, action).expect("a listed action");
                }
                None => {
                    random_step(&mut table, seat, &mut rng);
                }
            }
        }
    }
}

#[test]
fn every_question_can_be_said_and_every_action_told_apart() {
    at_every_question(100..106, |table, seat, _| {
        for lang in Lang::ALL {
            let how = (lang, Confirm::TurnEnd);
            with_context::<PuertoRicoBoard, _>(
                table,
                Viewer::Seat(seat),
                &Draft::default(),
                how,
                |context| {
                    let model = PuertoRicoBoard::build(context);
                    assert!(model.prompt.mine && !model.prompt.head.is_empty());
                    let actions = PuertoRicoBoard::actions(context);
                    let sentences: BTreeSet<&str> =
                        actions.iter().map(|(_, text, _)| text.as_str()).collect();
                    assert_eq!(sentences.len(), context.legal.len(), "{actions:?}");
                },
            );
        }
    });
}

#[test]
fn taps_lead_to_every_legal_action() {
    let mut rng = Rng::stream(400, 80);
    at_every_question(400..406, |table, seat, prompt| {
        // People and crates are put somewhere together, by any of many ways.
        let is_together = matches!(
            prompt,
            Prompt::Place { .. }
                | Prompt::Poached { .. }
                | Prompt::Rewarded { .. }
                | Prompt::StoreAll { .. }
                | Prompt::KeepOne
        );
        if !is_together && rng.below(6) == 0 {
            tapper(Confirm::TurnEnd).expect_every_answer(table, seat, &mut rng);
        }
    });
}

#[test]
fn what_is_barred_says_why() {
    at_every_question(200..206, |table, seat, _| {
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let all = targets(&PuertoRicoBoard::build(context), seat);
            for target in all.into_iter().filter(|&target| choice(context, target) == Choice::Barred) {
                let tap: TapOf<PuertoRicoBoard> = PuertoRicoBoard::tap(context, target);
                assert!(matches!(tap, Tap::Refused(_) | Tap::Say(..)), "{target:?}: {tap:?}");
            }
        });
    });
}

#[test]
fn offers_say_the_reason_that_the_rules_would_give() {
    at_every_question(300..304, |table, seat, prompt| {
        if prompt != Prompt::Build {
            return;
        }
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for offer in &context.view.shop {
                let said = offer.barred;
                let by_rules = table.why_not(seat, Action::Build(offer.building));
                assert_eq!(said.is_some(), by_rules.is_some(), "{offer:?}");
                if let (Some(said), Some(session::ActError::Refused { why, .. })) = (said, by_rules) {
                    assert_eq!(why, game_core::Refusal::Illegal(said));
                }
            }
        });
    });
}

#[test]
fn what_is_announced_is_what_the_rules_pay() {
    let (mut sales, mut loads, mut crops, mut bonuses) = (0, 0, 0, 0);
    for seed in 400..460 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 81);
        while let Turn::Choose { seat, prompt } = table.turn() {
            let viewer = Viewer::Seat(seat);
            let before = table.view(viewer);
            let asked = matches!(prompt, Prompt::Harbor { .. } | Prompt::LoadPoint { .. });
            let brings = PuertoRicoBoard::preview(&table, seat, &Draft::default()).brings;
            let produce = before.seats[seat.index()].produces;
            for event in random_step(&mut table, seat, &mut rng) {
                match event {
                    Event::Sold { seat: by, good, coins } if by == seat => {
                        assert_eq!(Some(coins), brings.sale(good));
                        sales += 1;
                    }
                    // Loads that ask for a point were announced before the question.
                    Event::Shipped { seat: by, good, crates, ship, vp } if by == seat && !asked => {
                        let place = if let Ship::Cargo(place) = ship { place } else { OWN };
                        assert_eq!(Some((crates, vp)), brings.load(good, place));
                        loads += 1;
                    }
                    // Who moves off the Bohío first may produce more.
                    Event::Produced { seat: by, crates } if by == seat && prompt != Prompt::Bohio => {
                        assert_eq!(crates, produce);
                        crops += 1;
                    }
                    Event::Points { seat: by, vp, .. }
                        if by == seat && matches!(prompt, Prompt::Bonus { .. }) =>
                    {
                        assert_eq!(Some(vp), brings.points());
                        bonuses += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(sales > 20 && loads > 50 && crops > 10 && bonuses > 0, "{sales} {loads} {crops} {bonuses}");
}

#[test]
fn crates_that_are_said_to_be_given_up_are_those_that_spoil() {
    let (mut stored, mut due) = (0, 0);
    at_every_question(402..498, |table, seat, prompt| {
        if !matches!(prompt, Prompt::StoreAll { .. } | Prompt::KeepOne) {
            return;
        }
        let view = table.view(Viewer::Seat(seat));
        for draft in [Draft::begin(&view, &table.legal(seat)), Draft::default()] {
            let preview = PuertoRicoBoard::preview(table, seat, &draft);
            let mut steps = preview.steps.clone();
            let mut copy = table.fork(table.len());
            if preview.keep_due {
                let crates = view.seats[seat.index()].crates;
                let good = Good::ALL.into_iter().find(|good| crates[good.index()] > 0);
                steps.push(Action::KeepOne(good.expect("something to keep")));
                due += 1;
            }
            let applied = copy.act_all(seat, &steps).expect("a legal selection");
            let events = applied.steps().flat_map(|step| copy.events_at(step, Viewer::Public));
            let spoiled = events.map(|event| match event {
                Event::Spoiled { seat: by, crates } if by == seat => crates.iter().sum(),
                _ => 0,
            });
            assert_eq!(preview.lost, spoiled.sum::<u8>(), "{draft:?}");
            stored += 1;
        }
    });
    assert!(stored > 30 && due > 0, "{stored} {due}");
}

#[test]
fn a_mat_shows_every_piece_once() {
    at_every_question(500..503, |table, seat, _| {
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let (model, mat) = (PuertoRicoBoard::build(context), &context.view.seats[seat.index()]);
            assert_eq!(model.mat.land.len(), SPACES as usize);
            let tiles = model.mat.land.iter().filter(|space| space.tile.is_some()).count();
            assert_eq!(tiles, mat.tiles.iter().sum::<u8>() as usize);
            let cells: usize = model
                .mat
                .town
                .iter()
                .map(|site| if site.face.as_ref().is_some_and(|face| face.large) { 2 } else { 1 })
                .sum();
            assert_eq!(cells, SPACES as usize);
            let ships: u8 = context.view.ships.iter().map(|ship| ship.crates).sum();
            let shown = model.ships.iter().filter(|ship| !ship.own).map(|ship| ship.crates).sum::<u8>();
            assert_eq!(ships, shown);
            let offers: usize = model.shop.columns.iter().map(Vec::len).sum();
            assert_eq!(offers, context.view.shop.len());
        });
    });
}

#[test]
fn workers_begin_where_they_stood_and_filling_leaves_none() {
    let mut placements = 0;
    at_every_question(600..606, |table, seat, prompt| {
        let Prompt::Place { left } = prompt else { return };
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let mat = &context.view.seats[seat.index()];
            let (crew, open) = (workers::crew(context), workers::open(context.game, mat, context.legal));
            assert!(crew.iter().zip(open).all(|(crew, open)| *crew <= open));
            assert!(workers::placed(&crew) <= left);
            let Tap::Draft(full) = PuertoRicoBoard::tap(context, Target::Fill) else {
                panic!("fill is a selection")
            };
            let full = full.crew.expect("workers on circles");
            assert_eq!(workers::placed(&full), left);
            let mut copy = table.fork(table.len());
            copy.act_all(seat, &workers::steps(&full)).expect("a legal allocation");
            placements += 1;
        });
    });
    assert!(placements > 30, "{placements}");
}

#[test]
fn points_of_others_are_not_shown() {
    at_every_question(700..702, |table, seat, _| {
        with_context::<PuertoRicoBoard, _>(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            for plate in PuertoRicoBoard::build(context).rail {
                assert_eq!(plate.vp.is_some(), plate.seat == seat);
            }
        });
    });
}

#[test]
fn everything_that_the_coach_of_the_guided_game_explains_comes_to_pass() {
    check_guided::<PuertoRicoBoard>();
}
