//! The prompt bar: what is asked, how far the selection is, what can be done.

use game_core::{Seat, Turn};
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Good, Role, Tile};
use puerto_rico::{Action, Prompt, PuertoRico};

use super::choice::{deciding, hospital_tiles, loads};
use super::further::has_piece;
use super::model::{OWN, Target};
use super::names::{front, scene, texts};
use super::workers;
use crate::app::boards::BoardContext;
use crate::app::i18n::puerto_rico::{Laden, Stage};
use crate::app::i18n::words;
use crate::app::prefs::Confirm;
use crate::app::table::model::{Button, Meter, PromptModel};

type Table<'a> = BoardContext<'a, PuertoRico>;

/// Single choices up to this many stand as buttons; more are made on the
/// board.
const BUTTONS: usize = 3;

/// Answers to a question of an expansion up to this many stand as buttons.
const ANSWERS: usize = 4;

/// The prompt bar.
pub fn prompt(context: Table<'_>) -> PromptModel<Target> {
    let (words, edition) = (texts(context), context.view.edition);
    let Some((seat, prompt)) = deciding(context) else { return waiting(context) };
    let stage = stage(context, seat, prompt);
    let mut say = (words.ask)(&stage, edition);
    // What is bought stands beside its price.
    if let Stage::Build { chosen: Some((building, _)), .. } = stage {
        words.names(edition).effect(building).clone_into(&mut say.text);
    }
    // That weighs more than where the bonus comes from, which its head and icon tell.
    if let Some(ending) = context.view.ending {
        say.text = (words.ending)(ending, edition);
    }
    PromptModel {
        mine: true,
        icon: icon(context),
        head: say.head,
        text: say.text,
        note: note(context, seat),
        asides: asides(context, prompt),
        meter: meter(context, stage),
        buttons: buttons(context, seat, prompt, stage),
    }
}

fn waiting(context: Table<'_>) -> PromptModel<Target> {
    let head = match context.view.turn {
        Turn::Choose { seat, prompt } => {
            (texts(context).waiting)(&prompt, scene(context).who(seat), context.view.edition)
        }
        Turn::Over => words(context.lang).table.game_over.into(),
    };
    PromptModel::of_others(icon(context), head)
}

/// Question, selection included.
fn stage(context: Table<'_>, seat: Seat, prompt: Prompt) -> Stage {
    let (view, draft) = (context.view, context.draft);
    let mat = &view.seats[seat.index()];
    match prompt {
        Prompt::Role { pick } => {
            let players = view.seats.len() as u8;
            let coins =
                |role: Role| view.roles.iter().find(|tile| tile.role == role).map_or(0, |tile| tile.coins);
            let of = if players == 2 { 3 } else { 1 };
            Stage::Role { mine: pick / players + 1, of, chosen: draft.role.map(|role| (role, coins(role))) }
        }
        Prompt::Hacienda => Stage::Hacienda,
        Prompt::Take => Stage::Take {
            quarry: context.legal.contains(&Action::Take(Tile::Quarry)),
            full: mat.tiles.iter().sum::<u8>() >= super::build::SPACES,
        },
        Prompt::Hospital { drawn, taken } => Stage::Hospital { drawn, taken },
        Prompt::Privilege => Stage::Privilege,
        Prompt::Place { left } => {
            Stage::Place { workers: left, placed: workers::placed(&workers::crew(context)) }
        }
        Prompt::Build => Stage::Build {
            possible: context.legal.iter().filter(|action| matches!(action, Action::Build(_))).count() as u8,
            chosen: draft.building.map(|building| (building, price(context, building))),
        },
        Prompt::School { building } => Stage::School { building },
        Prompt::Produce => Stage::Produce { crates: mat.produces },
        Prompt::Extra => Stage::Extra,
        Prompt::Sell => Stage::Sell {
            chosen: draft.good.and_then(|good| Some((good, context.preview.brings.sale(good)?))),
        },
        Prompt::Load => Stage::Load {
            must: !context.legal.contains(&Action::Pass),
            chosen: draft.load.and_then(|(good, place)| laden(context, good, place)),
        },
        Prompt::Harbor { good } => Stage::Harbor { good },
        Prompt::Draft
        | Prompt::KeepCard { .. }
        | Prompt::Bohio
        | Prompt::Plant { .. }
        | Prompt::SecondTile
        | Prompt::LateHospital
        | Prompt::Payment { .. }
        | Prompt::SmallWharf
        | Prompt::LoadPoint { .. }
        | Prompt::KeepSingles { .. }
        | Prompt::Pick
        | Prompt::PlaceCitizen { .. }
        | Prompt::Bonus { .. }
        | Prompt::Zoning
        | Prompt::Park
        | Prompt::Pension { .. }
        | Prompt::PoachKinds
        | Prompt::PoachedCitizens { .. } => Stage::More(prompt),
        Prompt::Smuggle => {
            Stage::Smuggle { chosen: draft.deed.and_then(|deed| context.preview.brings.deed(view, deed)) }
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
    }
}

/// Price of a building of this game for the reader.
fn price(context: Table<'_>, building: Building) -> u8 {
    context.view.offer(building).map_or(0, |offer| offer.price)
}

/// A load with everything that it would bring.
fn laden(context: Table<'_>, good: Good, place: u8) -> Option<Laden> {
    let (crates, vp) = context.preview.brings.load(good, place)?;
    let ship = if place == OWN { Ship::Own } else { Ship::Cargo(place) };
    let size = context.view.ships.get(place as usize).map_or(0, |ship| ship.size);
    Some(Laden { good, ship, size, crates, vp })
}

/// The same on a button.
pub fn load_label(context: Table<'_>, (good, place): (Good, u8)) -> Option<String> {
    Some((texts(context).board.load_on)(&laden(context, good, place)?, context.view.edition))
}

/// A deed of the Smuggler on a button.
pub fn deed_label(context: Table<'_>, action: Action) -> Option<String> {
    let deed = context.preview.brings.deed(context.view, action)?;
    Some((texts(context).board.deed)(&deed, context.view.edition))
}

/// A sale on a button.
pub fn sale_label(context: Table<'_>, good: Good) -> Option<String> {
    Some((texts(context).board.sell_good)(good, context.preview.brings.sale(good)?, context.view.edition))
}

fn icon(context: Table<'_>) -> Option<String> {
    let building = |building: Building| Some(front(building));
    let asked = match context.view.turn {
        Turn::Choose { prompt, .. } => match prompt {
            Prompt::Hacienda => building(Building::Hacienda),
            Prompt::Hospital { .. } => building(Building::Hospital),
            Prompt::School { .. } => building(Building::School),
            Prompt::Harbor { .. } => building(Building::Harbor),
            Prompt::Bonus { building: asks } => building(asks),
            Prompt::Zoning => building(Building::ZoningOffice),
            Prompt::Park => building(Building::ParkAuthority),
            Prompt::Pension { .. } => building(Building::PensionOffice),
            Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } => {
                Some("expansions#citizen".to_owned())
            }
            Prompt::Role { .. } => Some("governor".to_owned()),
            _ => None,
        },
        Turn::Over => None,
    };
    asked.or_else(|| context.view.phase.map(|(role, _)| super::build::role_art(role)))
}

/// Explanation of a price and of the rest; of a role that is selected but not taken, its action.
fn note(context: Table<'_>, seat: Seat) -> Option<String> {
    let (words, edition) = (texts(context), context.view.edition);
    if let Some(role) = context.draft.role {
        let names = words.names(edition);
        return Some(format!("{} {}", (names.role_actions)(role), (names.role_privileges)(role)));
    }
    if let Some(card) = context.draft.card {
        return Some(format!(
            "{} – {}",
            words.names(edition).card(card),
            words.names(edition).card_condition(card)
        ));
    }
    let building = context.draft.building?;
    if !context.view.draft.is_empty() {
        return Some((words.names(edition).effects)(building).to_owned());
    }
    let offer = context.view.offer(building)?;
    let board = &words.board;
    let parts: Vec<(String, u8)> = [
        ((board.builder)(edition), offer.by_privilege),
        (words.names(edition).building(Building::Lumberyard), offer.by_forests),
        (words.names(edition).building(Building::Notary), offer.by_notary),
        ((board.by_quarries)(edition), offer.by_quarries),
    ]
    .into_iter()
    .map(|(by, coins)| (by.to_owned(), coins))
    .filter(|(_, coins)| *coins > 0)
    .collect();
    let left = context.view.seats[seat.index()].coins.saturating_sub(offer.price.into());
    Some(format!("{} · {}", (board.sum)(offer.cost, &parts, offer.price), (board.coins_after)(left)))
}

/// Returns true if somebody leaves the Bohío.
fn is_off_bohio(action: &Action) -> bool {
    matches!(action, Action::Move(_) | Action::MoveCitizen(_))
}

/// Actions besides the answers: somebody may leave the Bohío at any time.
fn asides(context: Table<'_>, prompt: Prompt) -> Vec<Button<Target>> {
    let move_off = context.legal.iter().any(is_off_bohio) && prompt != Prompt::Bohio;
    let bohio = move_off.then(|| plain((texts(context).board.move_off)(context.view.edition), Target::Bohio));
    bohio.into_iter().chain(zoning(context, prompt)).collect()
}

/// The Zoning Office beside a sale: what it draws or discards.
fn zoning(context: Table<'_>, prompt: Prompt) -> Option<Button<Target>> {
    let fits = |action: &Action| matches!(action, Action::Zone | Action::Discard(..));
    let any = prompt == Prompt::Sell && context.legal.iter().any(fits);
    let name = texts(context).names(context.view.edition).building(Building::ZoningOffice);
    any.then(|| plain(name, Target::Zoning))
}

fn meter(context: Table<'_>, stage: Stage) -> Option<Meter> {
    let (on, of) = match stage {
        Stage::Place { workers, placed }
        | Stage::Poached { workers, placed }
        | Stage::Rewarded { workers, placed } => (placed, workers),
        Stage::Store { kinds, whole, .. } if kinds > 0 => (whole, kinds),
        _ => return None,
    };
    Some(Meter { on, of, spoken: (texts(context).spoken.meter)(on, of) })
}

/* Buttons. */

fn plain(label: impl Into<String>, target: Target) -> Button<Target> {
    Button { label: label.into(), target, main: false, ready: true, sealed: false }
}

fn main(label: impl Into<String>, ready: bool) -> Button<Target> {
    Button { label: label.into(), target: Target::Commit, main: true, ready, sealed: false }
}

fn buttons(context: Table<'_>, seat: Seat, prompt: Prompt, stage: Stage) -> Vec<Button<Target>> {
    let (board, edition, draft) = (&texts(context).board, context.view.edition, context.draft);
    let clear = || plain(board.clear, Target::Clear);
    match stage {
        Stage::Role { chosen: None, .. } => Vec::new(),
        Stage::Role { chosen: Some((role, _)), .. } => {
            vec![clear(), main((board.take_role)(role, edition), true)]
        }
        Stage::Hacienda => {
            let draw = Button { sealed: true, ..main(board.draw, true) };
            vec![plain(board.no_draw, Target::Decline), draw]
        }
        Stage::Take { .. } => {
            let take = draft.tile.map(|tile| main((board.take_tile)(tile, edition), true));
            [plain(board.no_tile, Target::Decline)].into_iter().chain(take).collect()
        }
        Stage::Hospital { .. } => {
            let man = |tile| plain((board.man_tile)(tile, edition), Target::Man(tile));
            let decline = plain((board.no_worker)(edition), Target::Decline);
            [decline].into_iter().chain(hospital_tiles(context).into_iter().map(man)).collect()
        }
        Stage::Privilege | Stage::School { .. } => {
            vec![plain((board.no_worker)(edition), Target::Decline), main((board.worker)(edition), true)]
        }
        Stage::Place { workers, placed } => placing(context, placed == workers),
        Stage::Smuggle { chosen: None } => deeds(context),
        Stage::Smuggle { chosen: Some(ref deed) } => {
            vec![clear(), main((board.deed)(deed, edition), true)]
        }
        Stage::Spoils { most, .. } => {
            let keep = |kept: u8| plain((board.keep_spoils)(kept), Target::Answer(Action::Spoils(kept)));
            (0..most + 1).map(keep).collect()
        }
        Stage::Poached { workers, placed } | Stage::Rewarded { workers, placed } => {
            let drop = (placed > 0).then(clear);
            let fill = (placed < workers).then(|| plain(board.fill, Target::Fill));
            drop.into_iter().chain(fill).chain([main(board.place, true)]).collect()
        }
        Stage::Build { chosen: None, .. } => vec![plain(board.no_build, Target::Decline)],
        Stage::Build { chosen: Some((building, price)), .. } => {
            let for_all = Action::BuildForAll(building);
            let coins = context.view.seats[seat.index()].coins;
            let all = || plain((texts(context).tasks.pay_all)(coins), Target::Answer(for_all));
            let all = context.legal.contains(&for_all).then(all);
            [clear()].into_iter().chain(all).chain([main((board.build)(price), true)]).collect()
        }
        Stage::Produce { .. } => {
            vec![plain(board.no_produce, Target::Decline), main(board.produce, true)]
        }
        Stage::Harbor { .. } => {
            vec![plain(board.no_point, Target::Decline), main(board.point, true)]
        }
        Stage::Store { lost, .. } => {
            vec![main((board.store)(lost), !context.preview.keep_due)]
        }
        Stage::More(Prompt::Draft) => {
            let put = draft.building.map(|_| [clear(), main(board.tray_put, true)]);
            put.into_iter().flatten().collect()
        }
        Stage::More(Prompt::KeepCard { .. }) => {
            let keep = draft.card.map(|_| [clear(), main(texts(context).tasks.keep_card, true)]);
            keep.into_iter().flatten().collect()
        }
        Stage::More(Prompt::SecondTile) => {
            let take = draft.tile.map(|tile| main((board.take_tile)(tile, edition), true));
            [plain(board.no_tile, Target::Decline)].into_iter().chain(take).collect()
        }
        Stage::More(ref prompt) => {
            let words = texts(context);
            let label = |action: &Action| match (action, context.preview.brings.points()) {
                (Action::Accept, Some(points)) => (words.tasks.take_points)(points),
                _ => (words.action)(action, prompt, &scene(context)),
            };
            let answer = |action: &Action| plain(label(action), Target::Answer(*action));
            // Moving off the Bohío is an aside, and answers only where it is asked about.
            let is_answer = |action: &&Action| *prompt == Prompt::Bohio || !is_off_bohio(action);
            let answers = || context.legal.iter().filter(is_answer);
            // Many answers are given on the board, but for those that no piece stands for.
            let few = answers().count() <= ANSWERS;
            answers().filter(|action| few || !has_piece(**action)).map(answer).collect()
        }
        Stage::Extra | Stage::Sell { .. } | Stage::Load { .. } => singles(context, prompt),
    }
}

fn placing(context: Table<'_>, ready: bool) -> Vec<Button<Target>> {
    let board = &texts(context).board;
    let moved = context.draft.crew.is_some_and(|crew| crew != context.preview.before);
    let last = moved.then(|| plain(board.as_before, Target::AsLast));
    let fill = (!ready).then(|| plain(board.fill, Target::Fill));
    last.into_iter().chain(fill).chain([main(board.place, ready)]).collect()
}

/// The Smuggler's deeds: those of a kind on one button, with what the only one
/// brings.
fn deeds(context: Table<'_>) -> Vec<Button<Target>> {
    let board = &texts(context).board;
    let of_kind = |fits: fn(&&Action) -> bool, all: &'static str, target: Target| {
        let mut deeds = context.legal.iter().filter(fits);
        let first = deeds.next()?;
        let label = match deeds.next() {
            None => deed_label(context, *first)?,
            Some(_) => all.to_owned(),
        };
        Some(plain(label, target))
    };
    let none = plain(board.no_deed, Target::Decline);
    let raid = of_kind(|action| matches!(action, Action::Raid(_)), board.raid, Target::Raid);
    let plunder = of_kind(|action| **action == Action::Plunder, "", Target::House);
    let poach = of_kind(|action| **action == Action::Poach, "", Target::Register);
    let capture = of_kind(|action| matches!(action, Action::Capture(_)), board.capture, Target::Capture);
    [none].into_iter().chain([raid, plunder, poach, capture].into_iter().flatten()).collect()
}

/// One of several things: as buttons while they are few, always with the way
/// to take none.
fn singles(context: Table<'_>, prompt: Prompt) -> Vec<Button<Target>> {
    let (board, edition) = (&texts(context).board, context.view.edition);
    if let (Confirm::Always | Confirm::Roles, Some(button)) = (context.confirm, selected(context, prompt)) {
        return vec![plain(board.clear, Target::Clear), button];
    }
    let (none, some): (&str, Vec<Button<Target>>) = match prompt {
        Prompt::Load => {
            let button =
                |load: (Good, u8)| Some(plain(load_label(context, load)?, Target::Loading(load.0, load.1)));
            (board.no_load, loads(context).into_iter().filter_map(button).collect())
        }
        Prompt::Sell => {
            let button = |good: Good| Some(plain(sale_label(context, good)?, Target::Selling(good)));
            (board.no_sale, goods(context).filter_map(button).collect())
        }
        _ => {
            let button = |good: Good| plain((board.extra)(good, edition), Target::Extra(good));
            (board.no_extra, goods(context).map(button).collect())
        }
    };
    let pass = context.legal.contains(&Action::Pass).then(|| plain(none, Target::Decline));
    let few = some.len() <= BUTTONS;
    pass.into_iter().chain(some.into_iter().filter(|_| few)).collect()
}

/// The button that carries out what is selected.
fn selected(context: Table<'_>, prompt: Prompt) -> Option<Button<Target>> {
    let (board, edition) = (&texts(context).board, context.view.edition);
    let label = match prompt {
        Prompt::Load => load_label(context, context.draft.load?)?,
        Prompt::Sell => sale_label(context, context.draft.good?)?,
        _ => context.draft.good.map(|good| (board.extra)(good, edition))?,
    };
    Some(main(label, true))
}

/// Goods of the sales, or of the extra crates, that are possible now.
fn goods(context: Table<'_>) -> impl Iterator<Item = Good> + '_ {
    context.legal.iter().filter_map(|action| match *action {
        Action::Sell(good) | Action::Extra(good) => Some(good),
        _ => None,
    })
}
