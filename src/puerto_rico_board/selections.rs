//! Questions whose pieces stand for no action: people put on circles, and crates to be stored. The rules take these
//! one by one in ascending order (`PR-REC-03`, `PR-CAP-13`); on the board each tap changes the whole selection, which
//! is carried out together.

use game_core::{Reason as _, Seat};
use puerto_rico::ids::Good;
use puerto_rico::view::SeatView;
use puerto_rico::{Action, Prompt, Reason};

use super::model::{Choice, Target};
use super::names::texts;
use super::question::deciding;
use super::reasons::refusal;
use super::workers::{self, WorkersBySpot};
use crate::Context;
use crate::PuertoRicoBoard;
use table::board::{TapOf, other};
use table::model::Tap;

/// A question that is answered by a selection.
#[derive(Clone, Copy)]
enum Selection {
    /// So many people are put on circles.
    WorkersBySpot(u8),
    /// Crates are kept, of so many goods all of them.
    Storage(u8),
}

/// The selection that answers the present question, and whose it is.
fn asked(context: Context<'_>) -> Option<(Seat, Selection)> {
    let (me, prompt) = deciding(context)?;
    match prompt {
        Prompt::Place { left } | Prompt::Poached { left } | Prompt::Rewarded { left } => {
            Some((me, Selection::WorkersBySpot(left)))
        }
        Prompt::StoreAll { left } => Some((me, Selection::Storage(left))),
        Prompt::KeepOne => Some((me, Selection::Storage(0))),
        _ => None,
    }
}

/// State of a piece that the selection is made of; `None` for every other one.
pub fn choice(context: Context<'_>, target: Target) -> Option<Choice> {
    let (me, selection) = asked(context)?;
    let is_stored = |good: Good| context.draft.whole[good.index()] || context.draft.keep == Some(good);
    match (selection, target) {
        (Selection::WorkersBySpot(left), _) => spot_choice(context, me, left, target),
        (Selection::Storage(_), Target::Crate(owner, good)) if owner == me => {
            Some(if is_stored(good) { Choice::Chosen } else { Choice::Free })
        }
        (Selection::Storage(_), _) => None,
    }
}

/// The change that a tap makes; `None` if it is not about the selection.
pub fn tap(context: Context<'_>, target: Target) -> Option<TapOf<PuertoRicoBoard>> {
    let (me, selection) = asked(context)?;
    match selection {
        Selection::WorkersBySpot(left) => place(context, me, left, target),
        Selection::Storage(may) => storing(context, me, may, target),
    }
}

/// The steps of the whole selection, or what it lacks; `None` where nothing is put together.
pub fn commit(context: Context<'_>) -> Option<TapOf<PuertoRicoBoard>> {
    let (me, selection) = asked(context)?;
    Some(match selection {
        Selection::WorkersBySpot(left) => commit_crew(context, me, left),
        Selection::Storage(_) if context.preview.keep_due => {
            refuse(context, me, Action::Pass, Reason::MustChoose)
        }
        Selection::Storage(_) => Tap::Act(context.preview.steps.clone()),
    })
}

fn refuse(context: Context<'_>, seat: Seat, action: Action, reason: Reason) -> TapOf<PuertoRicoBoard> {
    Tap::Say(refusal(context, seat, action, reason), reason.rule().0)
}

/* Workers. */

/// The spot that a piece shows, as the rules number them.
fn spot(target: Target, me: Seat) -> Option<usize> {
    match target {
        Target::Land(owner, tile, _) if owner == me => Some(tile.index()),
        Target::Site(owner, place) if owner == me => Some(workers::site(place)),
        _ => None,
    }
}

fn spot_choice(context: Context<'_>, me: Seat, left: u8, target: Target) -> Option<Choice> {
    let spot = spot(target, me)?;
    let (crew, open) = (workers::crew(context), open(context, me));
    let is_free = crew[spot] < open[spot] && workers::placed(&crew) < left;
    Some(match target {
        Target::Land(_, _, true) if crew[spot] > 0 => Choice::Chosen,
        Target::Land(_, _, true) => Choice::Aside,
        _ if is_free => Choice::Free,
        Target::Land(..) => Choice::Barred,
        _ if crew[spot] > 0 => Choice::Chosen,
        _ if open[spot] > 0 => Choice::Barred,
        _ => Choice::Aside,
    })
}

fn open(context: Context<'_>, seat: Seat) -> WorkersBySpot {
    workers::open(context.game, &context.view.seats[seat.index()], context.legal)
}

fn place(context: Context<'_>, seat: Seat, left: u8, target: Target) -> Option<TapOf<PuertoRicoBoard>> {
    let mat = &context.view.seats[seat.index()];
    let mut crew = workers::crew(context);
    match target {
        Target::Fill => {
            let hand = left - workers::placed(&crew);
            let may = workers::for_telling(context.game, context.view, left);
            let open = workers::within(mat, &crew, &open(context, seat), may);
            crew = workers::fill(context.game, mat, &crew, &open, hand);
            return Some(context.changed(|draft| draft.crew = Some(crew)));
        }
        Target::AsLast => {
            return Some(context.changed(|draft| draft.crew = Some(context.preview.before)));
        }
        Target::Carry(from, to) => return Some(carry(context, seat, left, from, to)),
        _ => {}
    }
    let spot = spot(target, seat)?;
    match spot_choice(context, seat, left, target)? {
        Choice::Free => {
            crew[spot] += 1;
            if lacks_workers(context, mat, &crew, left) {
                let action = Action::Place(spot as u8);
                return Some(refuse(context, seat, action, Reason::CitizensElsewhere));
            }
        }
        Choice::Chosen => crew[spot] -= 1,
        Choice::Barred if workers::placed(&crew) < left => {
            return Some(refuse(context, seat, Action::Place(spot as u8), Reason::OutOfOrder));
        }
        Choice::Barred => return Some(empty_hand(context)),
        Choice::Aside => return None,
    }
    Some(context.changed(|draft| draft.crew = Some(crew)))
}

/// A worker carried from a spot, or from the hand, to another one or back.
fn carry(
    context: Context<'_>,
    seat: Seat,
    left: u8,
    from: Option<u8>,
    to: Option<u8>,
) -> TapOf<PuertoRicoBoard> {
    let mut crew = workers::crew(context);
    match from {
        None if workers::placed(&crew) == left => return empty_hand(context),
        None => {}
        Some(spot) if crew[usize::from(spot)] == 0 => return Tap::Nothing,
        Some(spot) => crew[usize::from(spot)] -= 1,
    }
    if let Some(spot) = to {
        if crew[usize::from(spot)] >= open(context, seat)[usize::from(spot)] {
            return refuse(context, seat, Action::Place(spot), Reason::NoCircle);
        }
        crew[usize::from(spot)] += 1;
        if lacks_workers(context, &context.view.seats[seat.index()], &crew, left) {
            return refuse(context, seat, Action::Place(spot), Reason::CitizensElsewhere);
        }
    }
    context.changed(|draft| draft.crew = Some(crew))
}

/// Returns true if too few workers are in the hand for those circles of an allocation on which it
/// matters who stands there.
fn lacks_workers(context: Context<'_>, mat: &SeatView, crew: &WorkersBySpot, left: u8) -> bool {
    workers::lacks_workers(mat, crew, workers::for_telling(context.game, context.view, left))
}

fn empty_hand(context: Context<'_>) -> TapOf<PuertoRicoBoard> {
    Tap::Say(texts(context).board_hand_empty().to_owned(), "PR-REC-03")
}

fn commit_crew(context: Context<'_>, seat: Seat, left: u8) -> TapOf<PuertoRicoBoard> {
    let Some((_, Prompt::Place { .. })) = deciding(context) else {
        // Those who are poached or given need not be placed.
        return Tap::Act(context.preview.steps.clone());
    };
    let crew = workers::crew(context);
    let hand = left - workers::placed(&crew);
    if hand > 0 {
        return Tap::Say(texts(context).board_must_place(hand), "PR-REC-04");
    }
    if lacks_workers(context, &context.view.seats[seat.index()], &crew, left) {
        return refuse(context, seat, Action::Pass, Reason::CitizensElsewhere);
    }
    Tap::Act(workers::steps(&crew))
}

/* Storage. */

fn storing(context: Context<'_>, me: Seat, may: u8, target: Target) -> Option<TapOf<PuertoRicoBoard>> {
    Some(match target {
        Target::StoreAll(good) => store(context, good, may),
        Target::KeepOne(good) => keep(context, good),
        // On the crates themselves: warehouse, then dock, then neither.
        Target::Crate(owner, good) if owner == me => {
            let whole = context.draft.whole[good.index()];
            if !whole && context.draft.keep != Some(good) && context.draft.stored() < may {
                store(context, good, may)
            } else if whole {
                context.changed(|draft| {
                    draft.whole[good.index()] = false;
                    draft.keep = Some(good);
                })
            } else {
                keep(context, good)
            }
        }
        _ => return None,
    })
}

fn store(context: Context<'_>, good: Good, may: u8) -> TapOf<PuertoRicoBoard> {
    let index = good.index();
    if !context.draft.whole[index] && context.draft.stored() >= may {
        return Tap::Say(texts(context).board_at_most_kinds(may), "PR-CAP-13");
    }
    context.changed(|draft| {
        draft.whole[index] = !draft.whole[index];
        draft.keep = draft.keep.filter(|&kept| kept != good);
    })
}

fn keep(context: Context<'_>, good: Good) -> TapOf<PuertoRicoBoard> {
    context.changed(|draft| {
        draft.whole[good.index()] = false;
        draft.keep = other(draft.keep, good);
    })
}
