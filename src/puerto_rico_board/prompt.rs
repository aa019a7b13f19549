//! The prompt bar: what is asked, how far the selection is, what can be done.

use game_core::{Seat, Turn};
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Good, Role, Tile};
use puerto_rico::{Action, Prompt};

use super::meaning::{has_piece, meanings};
use super::model::{OWN, Target};
use super::names::{scene, texts};
use super::question::{self, deciding};
use super::workers;
use crate::Context;
use crate::words::messages::{Laden, Stage};
use table::model::{Button, Meter, PromptModel};

/// Single choices up to this many stand as buttons; more are made on the
/// board.
const BUTTONS: usize = 3;

/// Answers to a question of an expansion up to this many stand as buttons.
const ANSWERS: usize = 4;

/// The prompt bar.
pub fn prompt(context: Context<'_>) -> PromptModel<Target> {
    let words = texts(context);
    let Some((seat, prompt)) = deciding(context) else { return waiting(context) };
    let stage = stage(context, seat, prompt);
    let mut say = words.ask(&stage);
    // What is bought stands beside its price.
    if let Stage::Build { chosen: Some((building, _)), .. } = stage {
        words.effect(building).clone_into(&mut say.text);
    }
    // That weighs more than where the bonus comes from, which its head and icon tell.
    if let Some(ending) = context.view.ending {
        words.ending(ending).clone_into(&mut say.text);
    }
    PromptModel {
        mine: true,
        icon: icon(context),
        head: say.head,
        text: say.text,
        note: note(context, seat),
        asides: asides(context),
        meter: meter(context, stage),
        buttons: buttons(context, seat, prompt, stage),
    }
}

fn waiting(context: Context<'_>) -> PromptModel<Target> {
    let head = match context.view.turn {
        Turn::Choose { seat, prompt } => texts(context).waiting(&prompt, scene(context).who(seat)),
        Turn::Over => ui::i18n::words(context.lang).table.game_over().into(),
    };
    PromptModel::of_others(icon(context), head)
}

/// Question, selection included.
fn stage(context: Context<'_>, seat: Seat, prompt: Prompt) -> Stage {
    let (view, draft) = (context.view, context.draft);
    let mat = &view.seats[seat.index()];
    let chosen = draft.chosen;
    match prompt {
        Prompt::Role { pick } => {
            let players = view.seats.len() as u8;
            let coins =
                |role: Role| view.roles.iter().find(|tile| tile.role == role).map_or(0, |tile| tile.coins);
            let of = if players == 2 { 3 } else { 1 };
            let chosen = match chosen {
                Some(Action::Role(role)) => Some((role, coins(role))),
                _ => None,
            };
            Stage::Role { mine: pick / players + 1, of, chosen }
        }
        Prompt::Hacienda => Stage::Hacienda,
        Prompt::Take => Stage::Take {
            quarry: context.legal.contains(&Action::Take(Tile::Quarry)),
            full: mat.tiles.iter().sum::<u8>() >= super::model::SPACES,
        },
        Prompt::Hospital { drawn, taken } => Stage::Hospital { drawn, taken },
        Prompt::Privilege => Stage::Privilege,
        Prompt::Place { left } => {
            Stage::Place { workers: left, placed: workers::placed(&workers::crew(context)) }
        }
        Prompt::Build => Stage::Build {
            possible: context.legal.iter().filter(|action| matches!(action, Action::Build(_))).count() as u8,
            chosen: match chosen {
                Some(Action::Build(building)) => Some((building, price(context, building))),
                _ => None,
            },
        },
        Prompt::School { building } => Stage::School { building },
        Prompt::Produce => Stage::Produce { crates: mat.produces },
        Prompt::Extra => Stage::Extra,
        Prompt::Sell => Stage::Sell {
            chosen: match chosen {
                Some(Action::Sell(good)) => context.preview.brings.sale(good).map(|coins| (good, coins)),
                _ => None,
            },
        },
        Prompt::Load => Stage::Load {
            must: !context.legal.contains(&Action::Pass),
            held: draft.held,
            chosen: chosen.and_then(|load| laden(context, load)),
        },
        Prompt::Harbor { good } => Stage::Harbor { good },
        Prompt::Smuggle => {
            Stage::Smuggle { chosen: chosen.and_then(|deed| context.preview.brings.deed(view, deed)) }
        }
        Prompt::Spoils { ship, most } => {
            let good = view.ships.get(usize::from(ship)).and_then(|ship| ship.good).unwrap_or(Good::Corn);
            Stage::Spoils { good, most }
        }
        Prompt::Poached { left } => {
            Stage::Poached { workers: left, placed: workers::placed(&workers::crew(context)) }
        }
        Prompt::Rewarded { left } => {
            Stage::Rewarded { workers: left, placed: workers::placed(&workers::crew(context)) }
        }
        Prompt::StoreAll { .. } | Prompt::KeepOne => Stage::Store {
            kinds: if let Prompt::StoreAll { left } = prompt { left } else { 0 },
            whole: draft.stored(),
            kept: draft.keep.is_some(),
            lost: context.preview.lost,
        },
        // The words say everything about the others.
        _ => Stage::More(prompt),
    }
}

/// Price of a building of this game for the reader.
fn price(context: Context<'_>, building: Building) -> u8 {
    context.view.offer(building).map_or(0, |offer| offer.price)
}

/// A load with everything that it would bring.
fn laden(context: Context<'_>, load: Action) -> Option<Laden> {
    let (good, ship, place) = match load {
        Action::Load(good, place) => (good, Ship::Cargo(place), place),
        Action::Wharf(good) => (good, Ship::Own, OWN),
        _ => return None,
    };
    let (crates, vp) = context.preview.brings.load(good, place)?;
    let size = context.view.ships.get(usize::from(place)).map_or(0, |ship| ship.size);
    Some(Laden { good, ship, size, crates, vp })
}

/// An action on a button, with what it brings where that is told beforehand.
pub fn label(context: Context<'_>, action: Action) -> String {
    let (words, brings) = (texts(context), &context.preview.brings);
    let told = match action {
        Action::Load(..) | Action::Wharf(_) => laden(context, action).map(|laden| words.load_on(&laden)),
        Action::Sell(good) => brings.sale(good).map(|coins| words.board_sell_good(coins, words.good(good))),
        Action::Extra(good) => Some(words.act_extra(words.good(good))),
        Action::Raid(_) | Action::Plunder | Action::Poach | Action::Capture(_) => {
            brings.deed(context.view, action).map(|deed| words.deed_label(&deed))
        }
        Action::Accept => brings.points().map(|vp| words.board_take_points(vp)),
        _ => None,
    };
    let said = || Some(words.action(&action, &deciding(context)?.1, &scene(context)));
    told.or_else(said).unwrap_or_default()
}

fn icon(context: Context<'_>) -> Option<String> {
    let asked = match context.view.turn {
        Turn::Choose { prompt, .. } => question::icon(prompt),
        Turn::Over => None,
    };
    asked.or_else(|| context.view.phase.map(|(role, _)| super::art::role_art(role)))
}

/// Explanation of a price and of the rest; of a role that is selected but not taken, its action.
fn note(context: Context<'_>, seat: Seat) -> Option<String> {
    let words = texts(context);
    let building = match context.draft.chosen? {
        Action::Role(role) => {
            let about = |what| words.about_role(role, what);
            return Some(words.sentences([about("-action"), about("-privilege")]));
        }
        Action::Keep(card) => {
            return Some(words.labelled(words.card(card), words.card_condition(card)));
        }
        Action::Build(building) | Action::Draft(building) => building,
        _ => return None,
    };
    if !context.view.draft.is_empty() {
        return Some(words.effect(building).to_owned());
    }
    let offer = context.view.offer(building)?;
    let parts = [
        (words.role(Role::Builder), offer.by_privilege),
        (words.building(Building::Lumberyard), offer.by_forests),
        (words.building(Building::Notary), offer.by_notary),
        (words.board_by_quarries(), offer.by_quarries),
    ];
    let parts: Vec<(&str, u8)> = parts.into_iter().filter(|(_, coins)| *coins > 0).collect();
    let left = context.view.seats[seat.index()].coins.saturating_sub(offer.price.into());
    Some(words.board_beside(words.sum(offer.cost, &parts, offer.price), words.board_coins_after(left)))
}

/// Actions besides the answers: somebody may leave the Bohío at any time, and the Zoning Office draws or discards beside
/// a sale.
fn asides(context: Context<'_>) -> Vec<Button<Target>> {
    let words = texts(context);
    let bohio = plain(words.board_move_off(), Target::Bohio);
    let zoning = plain(words.building(Building::ZoningOffice), Target::Zoning);
    [bohio, zoning].into_iter().filter(|aside| !meanings(context, aside.target).is_empty()).collect()
}

fn meter(context: Context<'_>, stage: Stage) -> Option<Meter> {
    let (on, of) = match stage {
        Stage::Place { workers, placed }
        | Stage::Poached { workers, placed }
        | Stage::Rewarded { workers, placed } => (placed, workers),
        Stage::Store { kinds, whole, .. } if kinds > 0 => (whole, kinds),
        _ => return None,
    };
    Some(Meter { on, of, spoken: texts(context).spoken_meter(on, of) })
}

/* Buttons. */

fn plain(label: impl Into<String>, target: Target) -> Button<Target> {
    Button { label: label.into(), target, main: false, ready: true, sealed: false }
}

fn main(label: impl Into<String>, ready: bool) -> Button<Target> {
    Button { label: label.into(), target: Target::Commit, main: true, ready, sealed: false }
}

/// Buttons that take what is offered, or nothing.
fn offer(no: &str, yes: impl Into<String>, action: Action) -> Vec<Button<Target>> {
    vec![none(no), Button { target: Target::Answer(action), ..main(yes, true) }]
}

fn none(label: &str) -> Button<Target> {
    plain(label, Target::Answer(Action::Pass))
}

fn buttons(context: Context<'_>, seat: Seat, prompt: Prompt, stage: Stage) -> Vec<Button<Target>> {
    let (words, draft) = (texts(context), context.draft);
    let clear = || plain(words.board_clear(), Target::Clear);
    match stage {
        Stage::Role { chosen: None, .. } => Vec::new(),
        Stage::Role { chosen: Some((role, _)), .. } => {
            vec![clear(), main(words.board_take_role(words.role(role)), true)]
        }
        Stage::Hacienda => {
            let mut buttons = offer(words.pass_draw(), words.board_draw(), Action::Draw);
            buttons[1].sealed = true;
            buttons
        }
        Stage::Take { .. } | Stage::More(Prompt::SecondTile) => {
            let take = match draft.chosen {
                Some(Action::Take(tile)) => Some(main(words.act_take(words.a_tile(tile)), true)),
                _ => None,
            };
            [none(words.pass_take())].into_iter().chain(take).collect()
        }
        Stage::Hospital { .. } => {
            let man = |action: &Action| match *action {
                Action::Man(tile) => {
                    Some(plain(words.board_man_tile(words.tile(tile)), Target::Answer(*action)))
                }
                // To the portrait, where all the tiles are forests.
                Action::Accept => Some(plain(words.board_worker(), Target::Answer(*action))),
                _ => None,
            };
            [none(words.board_no_worker())].into_iter().chain(context.legal.iter().filter_map(man)).collect()
        }
        Stage::Privilege | Stage::School { .. } => {
            offer(words.board_no_worker(), words.board_worker(), Action::Accept)
        }
        Stage::Place { workers, placed } => placing(context, placed == workers),
        Stage::Smuggle { chosen: None } => deeds(context),
        Stage::Smuggle { chosen: Some(ref deed) } => {
            vec![clear(), main(words.deed_label(deed), true)]
        }
        Stage::Spoils { most, .. } => {
            let keep = |kept: u8| plain(words.board_keep_spoils(kept), Target::Answer(Action::Spoils(kept)));
            (0..most + 1).map(keep).collect()
        }
        Stage::Poached { workers, placed } | Stage::Rewarded { workers, placed } => {
            let drop = (placed > 0).then(clear);
            let fill = (placed < workers).then(|| plain(words.board_fill(), Target::Fill));
            drop.into_iter().chain(fill).chain([main(words.board_place(), true)]).collect()
        }
        Stage::Build { chosen: None, .. } => vec![none(words.pass_build())],
        Stage::Build { chosen: Some((building, price)), .. } => {
            let for_all = Action::BuildForAll(building);
            let coins = context.view.seats[seat.index()].coins;
            let all = || plain(texts(context).board_pay_all(coins), Target::Answer(for_all));
            let all = context.legal.contains(&for_all).then(all);
            [clear()].into_iter().chain(all).chain([main(words.board_build(price), true)]).collect()
        }
        Stage::Produce { .. } => offer(words.pass_produce(), words.board_produce(), Action::Accept),
        Stage::Harbor { .. } => offer(words.board_no_point(), words.board_point(), Action::Accept),
        Stage::Store { lost, .. } => {
            vec![main(words.board_store(lost), !context.preview.keep_due)]
        }
        Stage::More(Prompt::Draft) => {
            let put = draft.chosen.map(|_| [clear(), main(words.board_tray_put(), true)]);
            put.into_iter().flatten().collect()
        }
        Stage::More(Prompt::KeepCard { .. }) => {
            let keep = draft.chosen.map(|_| [clear(), main(texts(context).board_keep_card(), true)]);
            keep.into_iter().flatten().collect()
        }
        Stage::More(_) => {
            // What stands beside the question is no answer to it.
            let asides: Vec<Action> =
                asides(context).into_iter().flat_map(|aside| meanings(context, aside.target)).collect();
            let answers = || context.legal.iter().filter(|action| !asides.contains(action));
            // Many answers are given on the board, but for those that no piece stands for.
            let few = answers().count() <= ANSWERS;
            let shown = answers().filter(|action| few || !has_piece(context, **action));
            shown.map(|&action| plain(label(context, action), Target::Answer(action))).collect()
        }
        Stage::Extra | Stage::Sell { .. } | Stage::Load { .. } => singles(context, prompt),
    }
}

fn placing(context: Context<'_>, ready: bool) -> Vec<Button<Target>> {
    let words = texts(context);
    let moved = context.draft.crew.is_some_and(|crew| crew != context.preview.before);
    let last = moved.then(|| plain(words.board_as_before(), Target::AsLast));
    let fill = (!ready).then(|| plain(words.board_fill(), Target::Fill));
    last.into_iter().chain(fill).chain([main(words.board_place(), ready)]).collect()
}

/// The Smuggler's deeds: those of a kind on one button, with what the only one
/// brings.
fn deeds(context: Context<'_>) -> Vec<Button<Target>> {
    let words = texts(context);
    let of_kind = |all: &str, target: Target| match meanings(context, target)[..] {
        [] => None,
        [only] => Some(plain(label(context, only), target)),
        _ => Some(plain(all, target)),
    };
    let raid = of_kind(words.board_raid(), Target::Raid);
    let others = [Target::House, Target::Register].map(|target| of_kind("", target));
    let capture = of_kind(words.board_capture(), Target::Capture);
    [none(words.pass_smuggle())]
        .into_iter()
        .chain(raid)
        .chain(others.into_iter().flatten())
        .chain(capture)
        .collect()
}

/// One of several things: as buttons while they are few, always with the way
/// to take none.
fn singles(context: Context<'_>, prompt: Prompt) -> Vec<Button<Target>> {
    let words = texts(context);
    if let Some(action) = context.draft.chosen {
        return vec![plain(words.board_clear(), Target::Clear), main(label(context, action), true)];
    }
    let no = match prompt {
        Prompt::Load => words.pass_load(),
        Prompt::Sell => words.pass_sell(),
        _ => words.board_no_extra(),
    };
    let is_single = |action: &&Action| match **action {
        Action::Load(good, _) | Action::Wharf(good) => context.draft.held.is_none_or(|held| held == good),
        Action::Sell(_) | Action::Extra(_) => true,
        _ => false,
    };
    let some: Vec<Action> = context.legal.iter().filter(is_single).copied().collect();
    let few = some.iter().filter(|_| some.len() <= BUTTONS);
    let first = match context.draft.held {
        Some(_) => Some(plain(words.board_clear(), Target::Clear)),
        None => context.legal.contains(&Action::Pass).then(|| none(no)),
    };
    let buttons = few.map(|&action| plain(label(context, action), Target::Answer(action)));
    first.into_iter().chain(buttons).collect()
}
