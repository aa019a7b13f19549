//! Selections that have not been carried out, and what they would lead to.

use game_core::{Actions, Seat, Turn, Viewer};
use puerto_rico::ids::{GOODS, Good};
use puerto_rico::{Action, Event, Prompt, PuertoRico, View};
use session::Session;

use super::brings::{Brings, spoiled};
use super::gains::{self, RoleGain};
use super::workers::{self, WorkersBySpot};
use table::trial::Trial;

/// A selection, toggled freely until it is confirmed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The action, where one of several is selected before it is carried out.
    pub chosen: Option<Action>,
    /// The crate that was touched, of several ships that take it none yet.
    pub held: Option<Good>,
    /// The workers put on each spot; `None` is how they stood before.
    pub crew: Option<WorkersBySpot>,
    /// Goods to store whole, by good.
    pub whole: [bool; GOODS],
    /// The good of which one crate is kept.
    pub keep: Option<Good>,
}

impl Draft {
    /// The selection with which a question begins: for storage what is worth
    /// most, for everything else nothing.
    pub fn begin(view: &View, legal: &Actions<Action>) -> Draft {
        let Turn::Choose { seat, prompt } = view.turn else { return Draft::default() };
        let crates = view.seats[seat.index()].crates;
        let mut draft = Draft::default();
        let mut goods: Vec<Good> = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0).collect();
        match prompt {
            Prompt::StoreAll { left } => {
                // Many crates first; among equals the dearer ones.
                goods.sort_by_key(|good| std::cmp::Reverse((crates[good.index()], good.index())));
                for good in goods.iter().take(left as usize) {
                    draft.whole[good.index()] = true;
                }
            }
            Prompt::KeepOne => goods.retain(|&good| legal.contains(&Action::KeepOne(good))),
            _ => return draft,
        }
        draft.keep =
            goods.into_iter().filter(|good| !draft.whole[good.index()]).max_by_key(|good| good.index());
        draft
    }

    /// Number of goods to be stored whole.
    pub fn stored(&self) -> u8 {
        self.whole.iter().filter(|&&whole| whole).count() as u8
    }
}

/// Forecast of a selection, and the history of the question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// Workers as they stood before the Recruiter, as far as their circles
    /// still are there.
    pub before: WorkersBySpot,
    /// The steps of a storage selection, or of workers who need not be placed.
    pub steps: Vec<Action>,
    /// True if a crate must still be chosen for the dock.
    pub keep_due: bool,
    /// Crates that the storage selection gives up.
    pub lost: u8,
    /// Forecast of each sale, load or deed.
    pub brings: Brings,
    /// Forecast of each role.
    pub roles: Vec<RoleGain>,
}

/// Tries the selection out.
pub fn preview(table: &Session<PuertoRico>, seat: Seat, draft: &Draft) -> Preview {
    let Turn::Choose { prompt, .. } = table.turn() else { return Preview::default() };
    match prompt {
        Prompt::Place { left } => Preview { before: workers_before(table, seat, left), ..Preview::default() },
        Prompt::Poached { .. } | Prompt::Rewarded { .. } => {
            Preview { steps: post(table, seat, draft), ..Preview::default() }
        }
        Prompt::StoreAll { .. } | Prompt::KeepOne => store(table, seat, draft),
        _ => Preview {
            brings: Brings::of(table, seat, prompt),
            roles: gains::of(table, seat, prompt),
            ..Preview::default()
        },
    }
}

/// The step in which the role of the present phase was taken, or 0.
fn phase_began(table: &Session<PuertoRico>) -> usize {
    let picks = |event: &Event| matches!(event, Event::RolePicked { .. } | Event::CapturedRolePlayed { .. });
    let picked = |step: &usize| table.events_at(*step, Viewer::Public).iter().any(picks);
    (1..=table.len()).rev().find(picked).unwrap_or(0)
}

/// Former spots of people, as far as circles and workers are still there: a person who places step
/// by step may have moved some already.
fn workers_before(table: &Session<PuertoRico>, seat: Seat, left: u8) -> WorkersBySpot {
    let viewer = Viewer::Seat(seat);
    let (before, now) = (table.view_at(phase_began(table).saturating_sub(1), viewer), table.view(viewer));
    let (stood, stand) =
        (workers::standing(&before.seats[seat.index()]), workers::standing(&now.seats[seat.index()]));
    let open = workers::open(table.game(), &now.seats[seat.index()], &table.legal(seat));
    let mut hand = left;
    std::array::from_fn(|spot| {
        let back = stood[spot].saturating_sub(stand[spot]).min(open[spot]).min(hand);
        hand -= back;
        back
    })
}

/// Places workers who need not be placed as selected, and no more of them.
fn post(table: &Session<PuertoRico>, seat: Seat, draft: &Draft) -> Vec<Action> {
    let mut steps = workers::steps(&draft.crew.unwrap_or_default());
    let mut trial = Trial::new(table, seat);
    let placed = steps.iter().all(|&step| trial.act(step));
    if placed && matches!(trial.prompt(), Some(Prompt::Poached { .. } | Prompt::Rewarded { .. })) {
        steps.push(Action::Pass);
    }
    steps
}

/// Stores what is selected, and says whether the dock still needs a crate.
fn store(table: &Session<PuertoRico>, seat: Seat, draft: &Draft) -> Preview {
    let mut trial = Trial::new(table, seat);
    let mut path = Vec::new();
    let mut step = |trial: &mut Trial<PuertoRico>, action: Action| {
        let done = trial.legal().contains(&action) && trial.act(action);
        if done {
            path.push(action);
        }
        done
    };
    for good in Good::ALL.into_iter().filter(|good| draft.whole[good.index()]) {
        step(&mut trial, Action::StoreAll(good));
    }
    if let Some(Prompt::StoreAll { .. }) = trial.prompt() {
        step(&mut trial, Action::Pass);
    }
    let mut keep_due = false;
    if let Some(Prompt::KeepOne) = trial.prompt() {
        let keep = draft.keep.map(Action::KeepOne).filter(|keep| trial.legal().contains(keep));
        keep_due = !step(&mut trial, keep.unwrap_or(Action::Pass));
    }
    // Whichever crate is still to be chosen, as many are given up.
    let any = trial.legal().iter().find(|action| keep_due && matches!(action, Action::KeepOne(_))).copied();
    let steps: Vec<Action> = path.iter().copied().chain(any).collect();
    let lost = spoiled(table, seat, &steps);
    Preview { steps: path, keep_due, lost, ..Preview::default() }
}
