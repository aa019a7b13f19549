//! Meaning of a tap. Pure: the table carries it out.

use game_core::{Reason as _, Seat};
use puerto_rico::ids::Good;
use puerto_rico::view::SeatView;
use puerto_rico::{Action, Prompt, PuertoRico, Reason};

use super::choice::{choice, deciding, loads};
use super::draft::Draft;
use super::further;
use super::model::{Choice, OWN, Target};
use super::names::texts;
use super::prompt::{deed_label, load_label, sale_label};
use super::reasons::refusal;
use super::sheet::sheet;
use super::workers;
use crate::app::boards::{BoardContext, TapOf};
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type Table<'a> = BoardContext<'a, PuertoRico>;

/// Meaning of a tap on `target`.
pub fn tap(context: Table<'_>, target: Target) -> TapOf<PuertoRico> {
    let Some((seat, prompt)) = deciding(context) else { return aside(context, target) };
    match (prompt, target) {
        (_, Target::Commit) => commit(context, seat, prompt),
        (_, Target::Decline) => decline(context),
        (_, Target::Answer(action)) => act(context, action),
        (_, Target::Clear) => Tap::Draft(Draft::default()),
        (_, Target::Bohio | Target::Zoning) => several(context, further::actions(context, target)),
        (Prompt::Role { .. }, Target::Role(role)) => {
            // The second tap takes it.
            if context.confirm == Confirm::Roles && context.draft.role != Some(role) {
                let action = Action::Role(role);
                return match context.legal.contains(&action) {
                    true => changed(context, |draft| draft.role = Some(role)),
                    false => act(context, action),
                };
            }
            settle(context, Action::Role(role), |draft| draft.role = other(draft.role, role))
        }
        (Prompt::Hacienda, Target::Bag) => Tap::Act(vec![Action::Draw]),
        (Prompt::Take | Prompt::SecondTile, Target::Market(tile)) => {
            let forest = further::actions(context, target);
            if !forest.is_empty() {
                return several(context, [Action::Take(tile)].into_iter().chain(forest).collect());
            }
            settle(context, Action::Take(tile), |draft| draft.tile = other(draft.tile, tile))
        }
        (Prompt::Hospital { .. }, Target::Man(tile) | Target::Land(_, tile, false)) => {
            act(context, Action::Man(tile))
        }
        (Prompt::Place { left } | Prompt::Poached { left } | Prompt::Rewarded { left }, _) => {
            place(context, seat, left, target)
        }
        (Prompt::Smuggle, _) => deed(context, target),
        (Prompt::Spoils { ship, most }, Target::Ship(place)) if ship == place => {
            act(context, Action::Spoils(most))
        }
        (Prompt::Build, Target::Shop(building)) => {
            // A price is worth a look: only those who want no questions buy at once.
            let action = Action::Build(building);
            let for_all = Action::BuildForAll(building);
            if context.confirm == Confirm::Never && context.legal.contains(&for_all) {
                return several(context, vec![action, for_all]);
            }
            if context.confirm == Confirm::Never || !context.legal.contains(&action) {
                return act(context, action);
            }
            changed(context, |draft| draft.building = other(draft.building, building))
        }
        (Prompt::KeepCard { .. }, Target::Award(owner, card)) if owner == seat => {
            let action = Action::Keep(card);
            match context.legal.contains(&action) {
                false => aside(context, target),
                true if context.confirm == Confirm::Never => act(context, action),
                true => changed(context, |draft| draft.card = other(draft.card, card)),
            }
        }
        (Prompt::Draft, Target::Shop(building)) => {
            let action = Action::Draft(building);
            if context.confirm == Confirm::Never || !context.legal.contains(&action) {
                return act(context, action);
            }
            changed(context, |draft| draft.building = other(draft.building, building))
        }
        _ if further::is_stepwise(prompt) => match further::actions(context, target) {
            actions if actions.is_empty() => aside(context, target),
            actions => several(context, actions),
        },
        (Prompt::Extra, Target::Extra(good) | Target::Supply(good)) => extra(context, good),
        (Prompt::Extra, Target::Crate(owner, good)) if owner == seat => extra(context, good),
        (Prompt::Sell, Target::Selling(good)) => sell(context, good),
        (Prompt::Sell, Target::Crate(owner, good)) if owner == seat => {
            let exports = further::actions(context, target);
            if exports.is_empty() {
                return sell(context, good);
            }
            let sale = Some(Action::Sell(good)).filter(|sale| context.legal.contains(sale));
            several(context, sale.into_iter().chain(exports).collect())
        }
        (Prompt::Sell, Target::House) => house(context),
        (Prompt::Load, _) => loading(context, seat, target),
        (Prompt::StoreAll { .. } | Prompt::KeepOne, _) => storing(context, seat, prompt, target),
        _ => aside(context, target),
    }
}

/// Shows the sheet of a piece that is not part of the question.
fn aside(context: Table<'_>, target: Target) -> TapOf<PuertoRico> {
    sheet(context, target).map_or(Tap::Nothing, Tap::Sheet)
}

fn changed(context: Table<'_>, change: impl FnOnce(&mut Draft)) -> TapOf<PuertoRico> {
    let mut draft = context.draft.clone();
    change(&mut draft);
    Tap::Draft(draft)
}

fn act(context: Table<'_>, action: Action) -> TapOf<PuertoRico> {
    if context.legal.contains(&action) { Tap::Act(vec![action]) } else { Tap::Refused(action) }
}

/// Carries out the only action, or asks which.
fn several(context: Table<'_>, actions: Vec<Action>) -> TapOf<PuertoRico> {
    match actions[..] {
        [] => Tap::Nothing,
        [only] => act(context, only),
        _ => Tap::Choose(actions.into_iter().filter_map(|action| further::entry(context, action)).collect()),
    }
}

/// A choice of one thing: at once, or selected first by those who confirm
/// each action.
fn settle(context: Table<'_>, action: Action, select: impl FnOnce(&mut Draft)) -> TapOf<PuertoRico> {
    if context.confirm == Confirm::Always && context.legal.contains(&action) {
        changed(context, select)
    } else {
        act(context, action)
    }
}

/// `item`, unless it is selected already.
fn other<T: PartialEq>(selected: Option<T>, item: T) -> Option<T> {
    if selected.as_ref() == Some(&item) { None } else { Some(item) }
}

/* Workers. */

fn place(context: Table<'_>, seat: Seat, left: u8, target: Target) -> TapOf<PuertoRico> {
    let mat = &context.view.seats[seat.index()];
    let mut crew = workers::crew(context);
    let spot = match target {
        Target::Land(owner, tile, _) if owner == seat => tile.index(),
        Target::Site(owner, place) if owner == seat => workers::site(place),
        Target::Fill => {
            let hand = left - workers::placed(&crew);
            let may = workers::for_telling(context.game, context.view, left);
            let open = workers::open(context.game, mat, context.legal);
            let open = workers::within(mat, &crew, &open, may);
            crew = workers::fill(context.game, mat, &crew, &open, hand);
            return changed(context, |draft| draft.crew = Some(crew));
        }
        Target::AsLast => return changed(context, |draft| draft.crew = Some(context.preview.before)),
        Target::Carry(from, to) => return carry(context, seat, left, from, to),
        _ => return aside(context, target),
    };
    match choice(context, target) {
        Choice::Free => {
            crew[spot] += 1;
            if lacks_workers(context, mat, &crew, left) {
                let action = Action::Place(spot as u8);
                return refuse(context, seat, action, Reason::CitizensElsewhere);
            }
        }
        Choice::Chosen => crew[spot] -= 1,
        Choice::Barred if workers::placed(&crew) < left => {
            return refuse(context, seat, Action::Place(spot as u8), Reason::OutOfOrder);
        }
        Choice::Barred => return empty_hand(context),
        Choice::Aside => return aside(context, target),
    }
    changed(context, |draft| draft.crew = Some(crew))
}

/// A worker carried from a spot, or from the hand, to another one or back.
fn carry(context: Table<'_>, seat: Seat, left: u8, from: Option<u8>, to: Option<u8>) -> TapOf<PuertoRico> {
    let mut crew = workers::crew(context);
    match from {
        None if workers::placed(&crew) == left => return empty_hand(context),
        None => {}
        Some(spot) if crew[usize::from(spot)] == 0 => return Tap::Nothing,
        Some(spot) => crew[usize::from(spot)] -= 1,
    }
    if let Some(spot) = to {
        let open = workers::open(context.game, &context.view.seats[seat.index()], context.legal);
        if crew[usize::from(spot)] >= open[usize::from(spot)] {
            return refuse(context, seat, Action::Place(spot), Reason::NoCircle);
        }
        crew[usize::from(spot)] += 1;
        if lacks_workers(context, &context.view.seats[seat.index()], &crew, left) {
            return refuse(context, seat, Action::Place(spot), Reason::CitizensElsewhere);
        }
    }
    changed(context, |draft| draft.crew = Some(crew))
}

/// Returns true if too few workers are in the hand for those circles of an allocation on which it
/// matters who stands there.
fn lacks_workers(context: Table<'_>, mat: &SeatView, crew: &workers::Crew, left: u8) -> bool {
    workers::lacks_workers(mat, crew, workers::for_telling(context.game, context.view, left))
}

fn empty_hand(context: Table<'_>) -> TapOf<PuertoRico> {
    Tap::Say((texts(context).board.hand_empty)(context.view.edition).to_owned(), "PR-REC-03")
}

fn refuse(context: Table<'_>, seat: Seat, action: Action, reason: Reason) -> TapOf<PuertoRico> {
    Tap::Say(refusal(context, seat, action, reason), reason.rule().0)
}

/* The Smuggler. */

fn deed(context: Table<'_>, target: Target) -> TapOf<PuertoRico> {
    let action = match target {
        Target::Ship(place) => Action::Raid(place),
        Target::House => Action::Plunder,
        Target::Register => Action::Poach,
        Target::Role(role) if context.legal.contains(&Action::Capture(role)) => Action::Capture(role),
        Target::Raid => return one_deed(context, |action| matches!(action, Action::Raid(_))),
        Target::Capture => return one_deed(context, |action| matches!(action, Action::Capture(_))),
        _ => return aside(context, target),
    };
    settle(context, action, |draft| draft.deed = other(draft.deed, action))
}

/// The only deed of a kind, or the question which one.
fn one_deed(context: Table<'_>, fits: fn(&Action) -> bool) -> TapOf<PuertoRico> {
    let target = |action: &Action| match *action {
        Action::Raid(place) => Target::Ship(place),
        Action::Capture(role) => Target::Role(role),
        action => Target::Answer(action),
    };
    let deeds: Vec<Action> = context.legal.iter().copied().filter(fits).collect();
    if let [only] = deeds[..] {
        return deed(context, target(&only));
    }
    let entry = |action: &Action| Some((deed_label(context, *action)?, target(action)));
    Tap::Choose(deeds.iter().filter_map(entry).collect())
}

/* Goods. */

fn extra(context: Table<'_>, good: Good) -> TapOf<PuertoRico> {
    settle(context, Action::Extra(good), |draft| draft.good = other(draft.good, good))
}

fn sell(context: Table<'_>, good: Good) -> TapOf<PuertoRico> {
    settle(context, Action::Sell(good), |draft| draft.good = other(draft.good, good))
}

/// A tap on the Trading House means the only crate that it would take.
fn house(context: Table<'_>) -> TapOf<PuertoRico> {
    let good = |action: &Action| if let Action::Sell(good) = action { Some(*good) } else { None };
    let goods: Vec<Good> = context.legal.iter().filter_map(good).collect();
    if let [only] = goods[..] {
        return sell(context, only);
    }
    let entry = |good: Good| Some((sale_label(context, good)?, Target::Selling(good)));
    Tap::Choose(goods.into_iter().filter_map(entry).collect())
}

fn loading(context: Table<'_>, seat: Seat, target: Target) -> TapOf<PuertoRico> {
    match target {
        Target::Loading(good, place) => load(context, good, place),
        Target::Crate(owner, good) if owner == seat => {
            with_small_ship(context, target, |load| load.0 == good, || why_not_good(context, good))
        }
        Target::Ship(place) => one_of(context, |load| load.1 == place, || why_not_ship(context, seat, place)),
        Target::OwnShip(owner) if owner == seat => {
            let none = || Action::Wharf(first_owned(context, seat));
            with_small_ship(context, target, |load| load.1 == OWN, none)
        }
        _ => aside(context, target),
    }
}

/// The action of a load, on a cargo ship or on the own one.
fn load_action((good, place): (Good, u8)) -> Action {
    if place == OWN { Action::Wharf(good) } else { Action::Load(good, place) }
}

/// The load that a tap means, on a cargo ship, the own or the small one.
fn with_small_ship(
    context: Table<'_>,
    target: Target,
    fits: impl Fn(&(Good, u8)) -> bool,
    why_not: impl FnOnce() -> Action,
) -> TapOf<PuertoRico> {
    let aboard = further::actions(context, target);
    if aboard.is_empty() {
        return one_of(context, fits, why_not);
    }
    let others = loads(context).into_iter().filter(fits).map(load_action);
    several(context, others.chain(aboard).collect())
}

fn load(context: Table<'_>, good: Good, place: u8) -> TapOf<PuertoRico> {
    let action = load_action((good, place));
    settle(context, action, |draft| draft.load = other(draft.load, (good, place)))
}

/// The load that a tap means: the only one that fits, or a question.
fn one_of(
    context: Table<'_>,
    fits: impl Fn(&(Good, u8)) -> bool,
    why_not: impl FnOnce() -> Action,
) -> TapOf<PuertoRico> {
    let loads: Vec<(Good, u8)> = loads(context).into_iter().filter(fits).collect();
    match loads[..] {
        [] => Tap::Refused(why_not()),
        [(good, place)] => load(context, good, place),
        _ => {
            let entry =
                |load: (Good, u8)| Some((load_label(context, load)?, Target::Loading(load.0, load.1)));
            Tap::Choose(loads.into_iter().filter_map(entry).collect())
        }
    }
}

/// The load that tells best why a good finds no ship: the one with the ship
/// that carries it.
fn why_not_good(context: Table<'_>, good: Good) -> Action {
    let place = context.view.ships.iter().position(|ship| ship.good == Some(good)).unwrap_or(0);
    Action::Load(good, place as u8)
}

/// The load that tells best why a ship takes nothing: one of what it carries.
fn why_not_ship(context: Table<'_>, seat: Seat, place: u8) -> Action {
    let carried = context.view.ships.get(place as usize).and_then(|ship| ship.good);
    Action::Load(carried.unwrap_or_else(|| first_owned(context, seat)), place)
}

fn first_owned(context: Table<'_>, seat: Seat) -> Good {
    let crates = &context.view.seats[seat.index()].crates;
    Good::ALL.into_iter().find(|good| crates[good.index()] > 0).unwrap_or(Good::Corn)
}

/* Storage. */

fn storing(context: Table<'_>, seat: Seat, prompt: Prompt, target: Target) -> TapOf<PuertoRico> {
    let may = if let Prompt::StoreAll { left } = prompt { left } else { 0 };
    match target {
        Target::StoreAll(good) => store(context, good, may),
        Target::KeepOne(good) => keep(context, good),
        // On the crates themselves: warehouse, then dock, then neither.
        Target::Crate(owner, good) if owner == seat => {
            let whole = context.draft.whole[good.index()];
            if !whole && context.draft.keep != Some(good) && context.draft.stored() < may {
                store(context, good, may)
            } else if whole {
                changed(context, |draft| {
                    draft.whole[good.index()] = false;
                    draft.keep = Some(good);
                })
            } else {
                keep(context, good)
            }
        }
        _ => aside(context, target),
    }
}

fn store(context: Table<'_>, good: Good, may: u8) -> TapOf<PuertoRico> {
    let index = good.index();
    if !context.draft.whole[index] && context.draft.stored() >= may {
        return Tap::Say((texts(context).board.at_most_kinds)(may), "PR-CAP-13");
    }
    changed(context, |draft| {
        draft.whole[index] = !draft.whole[index];
        draft.keep = draft.keep.filter(|&kept| kept != good);
    })
}

fn keep(context: Table<'_>, good: Good) -> TapOf<PuertoRico> {
    changed(context, |draft| {
        draft.whole[good.index()] = false;
        draft.keep = other(draft.keep, good);
    })
}

/* Carrying out. */

fn decline(context: Table<'_>) -> TapOf<PuertoRico> {
    act(context, Action::Pass)
}

fn commit(context: Table<'_>, seat: Seat, prompt: Prompt) -> TapOf<PuertoRico> {
    let draft = context.draft;
    let chosen = match prompt {
        Prompt::Role { .. } => draft.role.map(Action::Role),
        Prompt::Take => draft.tile.map(Action::Take),
        Prompt::Build => draft.building.map(Action::Build),
        Prompt::Draft => draft.building.map(Action::Draft),
        Prompt::KeepCard { .. } => draft.card.map(Action::Keep),
        Prompt::SecondTile => draft.tile.map(Action::Take),
        Prompt::Sell => draft.good.map(Action::Sell),
        Prompt::Extra => draft.good.map(Action::Extra),
        Prompt::Hacienda => Some(Action::Draw),
        Prompt::Privilege | Prompt::School { .. } | Prompt::Produce | Prompt::Harbor { .. } => {
            Some(Action::Accept)
        }
        Prompt::Load => draft.load.map(|(good, place)| match place {
            OWN => Action::Wharf(good),
            place => Action::Load(good, place),
        }),
        Prompt::Place { left } => return commit_crew(context, seat, left),
        Prompt::StoreAll { .. } | Prompt::KeepOne => return commit_storage(context, seat),
        Prompt::LoadPoint { .. } => Some(Action::Accept),
        Prompt::Smuggle => draft.deed,
        Prompt::Poached { .. } | Prompt::Rewarded { .. } => return Tap::Act(context.preview.steps.clone()),
        // Answered at once, by what is named on the buttons.
        Prompt::Hospital { .. }
        | Prompt::Bohio
        | Prompt::Plant { .. }
        | Prompt::LateHospital
        | Prompt::Payment { .. }
        | Prompt::SmallWharf
        | Prompt::Spoils { .. }
        | Prompt::KeepSingles { .. }
        | Prompt::Pick
        | Prompt::PlaceCitizen { .. }
        | Prompt::Bonus { .. }
        | Prompt::Zoning
        | Prompt::Park
        | Prompt::Pension { .. }
        | Prompt::PoachKinds
        | Prompt::PoachedCitizens { .. } => None,
    };
    chosen.map_or(Tap::Nothing, |action| act(context, action))
}

fn commit_crew(context: Table<'_>, seat: Seat, left: u8) -> TapOf<PuertoRico> {
    let crew = workers::crew(context);
    let hand = left - workers::placed(&crew);
    if hand > 0 {
        return Tap::Say((texts(context).board.must_place)(hand, context.view.edition), "PR-REC-04");
    }
    if lacks_workers(context, &context.view.seats[seat.index()], &crew, left) {
        return refuse(context, seat, Action::Pass, Reason::CitizensElsewhere);
    }
    Tap::Act(workers::steps(&crew))
}

fn commit_storage(context: Table<'_>, seat: Seat) -> TapOf<PuertoRico> {
    if context.preview.keep_due {
        return refuse(context, seat, Action::Pass, Reason::MustChoose);
    }
    Tap::Act(context.preview.steps.clone())
}
