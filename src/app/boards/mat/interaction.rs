//! What a tap means. Pure: the table carries it out.

use sobremesa::core::{Reason as _, Seat};
use sobremesa::games::puerto_rico::ids::Good;
use sobremesa::games::puerto_rico::{Action, Prompt, PuertoRico, Reason};

use super::choice::{choice, deciding, loads};
use super::draft::{Draft, must_keep};
use super::model::{Choice, OWN, Target};
use super::names::texts;
use super::prompt::{load_label, sale_label};
use super::reasons::refusal;
use super::sheet::sheet;
use super::workers;
use crate::app::boards::{Look, TapOf};
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type Table<'a> = Look<'a, PuertoRico>;

/// What a tap on `target` leads to.
pub fn tap(look: Table<'_>, target: Target) -> TapOf<PuertoRico> {
    let Some((seat, prompt)) = deciding(look) else { return aside(look, target) };
    match (prompt, target) {
        (_, Target::Commit) => commit(look, seat, prompt),
        (_, Target::Decline) => decline(look),
        (_, Target::Clear) => Tap::Draft(Draft::default()),
        (Prompt::Role { .. }, Target::Role(role)) => {
            settle(look, Action::Role(role), |draft| draft.role = other(draft.role, role))
        }
        (Prompt::Hacienda, Target::Bag) => Tap::Act(vec![Action::Draw]),
        (Prompt::Take, Target::Market(tile)) => {
            settle(look, Action::Take(tile), |draft| draft.tile = other(draft.tile, tile))
        }
        (Prompt::Hospital { .. }, Target::Man(tile) | Target::Land(_, tile, false)) => {
            act(look, Action::Man(tile))
        }
        (Prompt::Place { left }, _) => place(look, seat, left, target),
        (Prompt::Build, Target::Shop(building)) => {
            // A price is worth a look: only those who want no questions buy at once.
            let action = Action::Build(building);
            if look.confirm == Confirm::Never || !look.legal.contains(&action) {
                return act(look, action);
            }
            changed(look, |draft| draft.building = other(draft.building, building))
        }
        (Prompt::Extra, Target::Extra(good) | Target::Supply(good)) => extra(look, good),
        (Prompt::Extra, Target::Crate(owner, good)) if owner == seat => extra(look, good),
        (Prompt::Sell, Target::Selling(good)) => sell(look, good),
        (Prompt::Sell, Target::Crate(owner, good)) if owner == seat => sell(look, good),
        (Prompt::Sell, Target::House) => house(look),
        (Prompt::Load, _) => loading(look, seat, target),
        (Prompt::StoreAll { .. } | Prompt::KeepOne, _) => storing(look, seat, prompt, target),
        _ => aside(look, target),
    }
}

/// What is not part of the question shows what it is.
fn aside(look: Table<'_>, target: Target) -> TapOf<PuertoRico> {
    sheet(look, target).map_or(Tap::Nothing, Tap::Sheet)
}

fn changed(look: Table<'_>, change: impl FnOnce(&mut Draft)) -> TapOf<PuertoRico> {
    let mut draft = look.draft.clone();
    change(&mut draft);
    Tap::Draft(draft)
}

fn act(look: Table<'_>, action: Action) -> TapOf<PuertoRico> {
    if look.legal.contains(&action) { Tap::Act(vec![action]) } else { Tap::Refused(action) }
}

/// A choice of one thing: at once, or selected first by those who confirm
/// each action.
fn settle(look: Table<'_>, action: Action, select: impl FnOnce(&mut Draft)) -> TapOf<PuertoRico> {
    if look.confirm == Confirm::Always && look.legal.contains(&action) {
        changed(look, select)
    } else {
        act(look, action)
    }
}

/// `item`, unless it is selected already.
fn other<T: PartialEq>(selected: Option<T>, item: T) -> Option<T> {
    if selected.as_ref() == Some(&item) { None } else { Some(item) }
}

/* Workers. */

fn place(look: Table<'_>, seat: Seat, left: u8, target: Target) -> TapOf<PuertoRico> {
    let mat = &look.view.seats[seat.index()];
    let mut crew = workers::crew(look);
    let spot = match target {
        Target::Land(owner, tile, _) if owner == seat => tile.index(),
        Target::Site(owner, place) if owner == seat => workers::site(place),
        Target::Fill => {
            let hand = left - workers::placed(&crew);
            crew = workers::fill(look.game, mat, &crew, &workers::open(look.game, mat, look.legal), hand);
            return changed(look, |draft| draft.crew = Some(crew));
        }
        Target::AsLast => return changed(look, |draft| draft.crew = Some(look.preview.before)),
        Target::Carry(from, to) => return carry(look, seat, left, from, to),
        _ => return aside(look, target),
    };
    match choice(look, target) {
        Choice::Free => crew[spot] += 1,
        Choice::Chosen => crew[spot] -= 1,
        Choice::Barred if workers::placed(&crew) < left => {
            return refuse(look, seat, Action::Place(spot as u8), Reason::OutOfOrder);
        }
        Choice::Barred => return empty_hand(look),
        Choice::Aside => return aside(look, target),
    }
    changed(look, |draft| draft.crew = Some(crew))
}

/// A worker carried from a spot, or from the hand, to another one or back.
fn carry(look: Table<'_>, seat: Seat, left: u8, from: Option<u8>, to: Option<u8>) -> TapOf<PuertoRico> {
    let mut crew = workers::crew(look);
    match from {
        None if workers::placed(&crew) == left => return empty_hand(look),
        None => {}
        Some(spot) if crew[usize::from(spot)] == 0 => return Tap::Nothing,
        Some(spot) => crew[usize::from(spot)] -= 1,
    }
    if let Some(spot) = to {
        let open = workers::open(look.game, &look.view.seats[seat.index()], look.legal);
        if crew[usize::from(spot)] >= open[usize::from(spot)] {
            return refuse(look, seat, Action::Place(spot), Reason::NoCircle);
        }
        crew[usize::from(spot)] += 1;
    }
    changed(look, |draft| draft.crew = Some(crew))
}

fn empty_hand(look: Table<'_>) -> TapOf<PuertoRico> {
    Tap::Say((texts(look).board.hand_empty)(look.view.edition).to_owned(), "PR-REC-03")
}

fn refuse(look: Table<'_>, seat: Seat, action: Action, reason: Reason) -> TapOf<PuertoRico> {
    Tap::Say(refusal(look, seat, action, reason), reason.rule().0)
}

/* Goods. */

fn extra(look: Table<'_>, good: Good) -> TapOf<PuertoRico> {
    settle(look, Action::Extra(good), |draft| draft.good = other(draft.good, good))
}

fn sell(look: Table<'_>, good: Good) -> TapOf<PuertoRico> {
    settle(look, Action::Sell(good), |draft| draft.good = other(draft.good, good))
}

/// A tap on the Trading House means the only crate that it would take.
fn house(look: Table<'_>) -> TapOf<PuertoRico> {
    let good = |action: &Action| if let Action::Sell(good) = action { Some(*good) } else { None };
    let goods: Vec<Good> = look.legal.iter().filter_map(good).collect();
    if let [only] = goods[..] {
        return sell(look, only);
    }
    let entry = |good: Good| Some((sale_label(look, good)?, Target::Selling(good)));
    Tap::Choose(goods.into_iter().filter_map(entry).collect())
}

fn loading(look: Table<'_>, seat: Seat, target: Target) -> TapOf<PuertoRico> {
    match target {
        Target::Loading(good, place) => load(look, good, place),
        Target::Crate(owner, good) if owner == seat => {
            one_of(look, |load| load.0 == good, || why_not_good(look, good))
        }
        Target::Ship(place) => one_of(look, |load| load.1 == place, || why_not_ship(look, seat, place)),
        Target::OwnShip(owner) if owner == seat => {
            one_of(look, |load| load.1 == OWN, || Action::Wharf(first_owned(look, seat)))
        }
        _ => aside(look, target),
    }
}

fn load(look: Table<'_>, good: Good, place: u8) -> TapOf<PuertoRico> {
    let action = if place == OWN { Action::Wharf(good) } else { Action::Load(good, place) };
    settle(look, action, |draft| draft.load = other(draft.load, (good, place)))
}

/// The load that a tap means: the only one that fits, or a question.
fn one_of(
    look: Table<'_>,
    fits: impl Fn(&(Good, u8)) -> bool,
    why_not: impl FnOnce() -> Action,
) -> TapOf<PuertoRico> {
    let loads: Vec<(Good, u8)> = loads(look).into_iter().filter(fits).collect();
    match loads[..] {
        [] => Tap::Refused(why_not()),
        [(good, place)] => load(look, good, place),
        _ => {
            let entry = |load: (Good, u8)| Some((load_label(look, load)?, Target::Loading(load.0, load.1)));
            Tap::Choose(loads.into_iter().filter_map(entry).collect())
        }
    }
}

/// The load that tells best why a good finds no ship: the one with the ship
/// that carries it.
fn why_not_good(look: Table<'_>, good: Good) -> Action {
    let place = look.view.ships.iter().position(|ship| ship.good == Some(good)).unwrap_or(0);
    Action::Load(good, place as u8)
}

/// The load that tells best why a ship takes nothing: one of what it carries.
fn why_not_ship(look: Table<'_>, seat: Seat, place: u8) -> Action {
    let carried = look.view.ships.get(place as usize).and_then(|ship| ship.good);
    Action::Load(carried.unwrap_or_else(|| first_owned(look, seat)), place)
}

fn first_owned(look: Table<'_>, seat: Seat) -> Good {
    let crates = &look.view.seats[seat.index()].crates;
    Good::ALL.into_iter().find(|good| crates[good.index()] > 0).unwrap_or(Good::Corn)
}

/* Storage. */

fn storing(look: Table<'_>, seat: Seat, prompt: Prompt, target: Target) -> TapOf<PuertoRico> {
    let may = if let Prompt::StoreAll { left } = prompt { left } else { 0 };
    match target {
        Target::StoreAll(good) => store(look, good, may),
        Target::KeepOne(good) => keep(look, good),
        // On the crates themselves: warehouse, then dock, then neither.
        Target::Crate(owner, good) if owner == seat => {
            let whole = look.draft.whole[good.index()];
            if !whole && look.draft.keep != Some(good) && look.draft.stored() < may {
                store(look, good, may)
            } else if whole {
                changed(look, |draft| {
                    draft.whole[good.index()] = false;
                    draft.keep = Some(good);
                })
            } else {
                keep(look, good)
            }
        }
        _ => aside(look, target),
    }
}

fn store(look: Table<'_>, good: Good, may: u8) -> TapOf<PuertoRico> {
    let index = good.index();
    if !look.draft.whole[index] && look.draft.stored() >= may {
        return Tap::Say((texts(look).board.at_most_kinds)(may), "PR-CAP-13");
    }
    changed(look, |draft| {
        draft.whole[index] = !draft.whole[index];
        draft.keep = draft.keep.filter(|&kept| kept != good);
    })
}

fn keep(look: Table<'_>, good: Good) -> TapOf<PuertoRico> {
    changed(look, |draft| {
        draft.whole[good.index()] = false;
        draft.keep = other(draft.keep, good);
    })
}

/* Carrying out. */

fn decline(look: Table<'_>) -> TapOf<PuertoRico> {
    act(look, Action::Pass)
}

fn commit(look: Table<'_>, seat: Seat, prompt: Prompt) -> TapOf<PuertoRico> {
    let draft = look.draft;
    let chosen = match prompt {
        Prompt::Role { .. } => draft.role.map(Action::Role),
        Prompt::Take => draft.tile.map(Action::Take),
        Prompt::Build => draft.building.map(Action::Build),
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
        Prompt::Place { left } => return commit_crew(look, left),
        Prompt::StoreAll { .. } | Prompt::KeepOne => return commit_storage(look, seat),
        Prompt::Hospital { .. } => None,
    };
    chosen.map_or(Tap::Nothing, |action| act(look, action))
}

fn commit_crew(look: Table<'_>, left: u8) -> TapOf<PuertoRico> {
    let crew = workers::crew(look);
    let hand = left - workers::placed(&crew);
    if hand > 0 {
        return Tap::Say((texts(look).board.must_place)(hand, look.view.edition), "PR-REC-04");
    }
    Tap::Act(workers::steps(&crew))
}

fn commit_storage(look: Table<'_>, seat: Seat) -> TapOf<PuertoRico> {
    if look.preview.keep_due && must_keep(look.view, look.legal) {
        return refuse(look, seat, Action::Pass, Reason::MustChoose);
    }
    Tap::Act(look.preview.storage.clone())
}
