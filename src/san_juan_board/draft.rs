//! Selections that have not been carried out, and what they would lead to.

use game_core::{Actions, Seat, Turn};
use san_juan::ids::{Discount, Kind, Role};
use san_juan::view::SiteView;
use san_juan::{Action, Event, Prompt, Reason, SanJuan, View};
use session::Session;

use super::gains;
use crate::words::Gain;
use table::board::places::Places;
use table::trial::Trial;

/// Source of the building to be built.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plan {
    /// In the hand, at this place.
    Hand(u8),
    /// On the table: the Cathedral.
    Table,
}

/// A selection, toggled freely until it is confirmed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The placard.
    pub role: Option<Role>,
    /// Building to be built.
    pub build: Option<Plan>,
    /// The slot to build over.
    pub over: Option<u8>,
    /// Discounts not to be used, in order; the privilege may be in it twice.
    pub waive: Vec<Discount>,
    /// Slots whose goods pay.
    pub spend: Places,
    /// Cards chosen, by place: to pay, to discard, to keep, to tuck.
    pub cards: Places,
    /// Slots chosen, to produce or to sell.
    pub slots: Places,
}

impl Draft {
    /// The selection with which a question begins: all goods if they may all
    /// be taken, else those that bring most, or of which least is lost.
    pub fn begin(view: &View, legal: &Actions<Action>) -> Draft {
        let Turn::Choose { seat, prompt } = view.turn else { return Draft::default() };
        let most = match prompt {
            Prompt::Produce { left, .. } | Prompt::Sell { left, .. } | Prompt::Ship { left, .. } => {
                left as usize
            }
            _ => return Draft::default(),
        };
        let slots = legal.iter().filter_map(|action| match action {
            Action::Produce(slot) | Action::Sell(slot) | Action::Ship(slot) => Some(*slot),
            _ => None,
        });
        let worth = |slot: u8| {
            let place = &view.seats[seat.index()].city[slot as usize];
            (place.price.filter(|_| view.tile.is_some()), place.kind.tier())
        };
        let ships = matches!(prompt, Prompt::Ship { .. });
        let mut slots: Vec<_> = slots.collect();
        slots.sort_by(|&a, &b| if ships { worth(a).cmp(&worth(b)) } else { worth(b).cmp(&worth(a)) });
        Draft { slots: slots.into_iter().take(most).collect(), ..Draft::default() }
    }

    /// The card to build.
    pub fn building(&self, view: &View) -> Option<Kind> {
        Some(match self.build? {
            Plan::Hand(place) => hand(view)[place as usize],
            Plan::Table => Kind::Cathedral,
        })
    }
}

/// The hand of the viewer's seat; empty for the public viewer.
pub fn hand(view: &View) -> &[Kind] {
    view.seats.iter().find_map(|seat| seat.hand.as_deref()).unwrap_or(&[])
}

/// Requirements of a selected building, by the rules themselves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// True if a building is under way: chosen here, or announced already.
    pub active: bool,
    /// The steps that the selection has taken, payment by cards excepted.
    pub path: Vec<Action>,
    /// The building and its price, if cards are still due.
    pub site: Option<SiteView>,
    /// Slots that can be built over.
    pub overs: Vec<u8>,
    /// Reason why others cannot.
    pub over_whys: Vec<(u8, Reason)>,
    /// True if a site must be chosen first.
    pub needs_site: bool,
    /// Discounts that could be declined before any was.
    pub waivable: Vec<Discount>,
    /// Discounts that could still be declined.
    pub still_waivable: Vec<Discount>,
    /// Slots whose goods could pay.
    pub spendable: Vec<u8>,
    /// Smallest kind that may still pay.
    pub pay_from: Option<Kind>,
    /// True if building ends with a further step although nothing is due.
    pub must_finish: bool,
    /// Cards that the chosen goods bring when they are sold.
    pub proceeds: u8,
    /// Options of the reader after each role.
    pub roles: Vec<(Role, Gain)>,
}

impl Preview {
    /// Cards still due.
    pub fn due(&self) -> u8 {
        self.site.as_ref().map_or(0, |site| site.due)
    }
}

/// Tries the selection out.
pub fn preview(table: &Session<SanJuan>, seat: Seat, draft: &Draft) -> Preview {
    let mut trial = Trial::new(table, seat);
    let mut preview = Preview::default();
    if let Some(Prompt::Role { .. }) = trial.prompt() {
        return Preview { roles: gains::of(table, seat), ..preview };
    }
    if let Some(Prompt::Sell { .. }) = trial.prompt() {
        return Preview { proceeds: proceeds(table, trial, seat, draft), ..preview };
    }
    if let (Some(Prompt::Build), Some(view)) = (trial.prompt(), trial.view()) {
        let Some(kind) = draft.building(&view) else { return preview };
        step(&mut trial, &mut preview, Action::Build(kind));
        preview.active = true;
    }
    if let Some(Prompt::Site { .. }) = trial.prompt() {
        preview.active = true;
        choose_site(&mut trial, &mut preview, seat, draft);
    }
    if let Some(Prompt::Pay { .. }) = trial.prompt() {
        preview.active = true;
        pay(&mut trial, &mut preview, seat, draft);
    }
    preview
}

/// Cards that come into the hand when the chosen goods are sold, with every
/// draw that is offered besides (`SJ-ROLE-TRADER-5`).
fn proceeds(table: &Session<SanJuan>, mut trial: Trial<SanJuan>, seat: Seat, draft: &Draft) -> u8 {
    let mut sale: Vec<Action> = draft.slots.iter().map(Action::Sell).collect();
    sale.retain(|&action| trial.act(action));
    if sale.is_empty() {
        return 0;
    }
    if let Some(Prompt::Sell { .. }) = trial.prompt() {
        sale.push(Action::Pass);
    }
    let mut drawn = 0;
    while let Some(said) = table.consequences(seat, &sale) {
        let cards = |event: &Event| match event {
            Event::Drew { seat: by, cards, .. } if *by == seat => cards.count(),
            _ => 0,
        };
        drawn = said.events.iter().map(cards).sum();
        sale.push(Action::Draw);
    }
    drawn
}

fn step(trial: &mut Trial<SanJuan>, preview: &mut Preview, action: Action) -> bool {
    let legal = trial.legal().contains(&action) && trial.act(action);
    if legal {
        preview.path.push(action);
    }
    legal
}

fn choose_site(trial: &mut Trial<SanJuan>, preview: &mut Preview, seat: Seat, draft: &Draft) {
    let Some(view) = trial.view() else { return };
    let legal = trial.legal();
    for slot in 0..view.seats[seat.index()].city.len() as u8 {
        match trial.why_not(Action::Over(slot)) {
            None => preview.overs.push(slot),
            Some(reason) => preview.over_whys.push((slot, reason)),
        }
    }
    let action = match draft.over {
        Some(slot) if preview.overs.contains(&slot) => Action::Over(slot),
        _ if legal.contains(&Action::NewSite) => Action::NewSite,
        _ => {
            preview.needs_site = true;
            preview.site = view.site;
            return;
        }
    };
    step(trial, preview, action);
}

fn pay(trial: &mut Trial<SanJuan>, preview: &mut Preview, seat: Seat, draft: &Draft) {
    let waives = |trial: &Trial<SanJuan>| -> Vec<Discount> {
        let legal = trial.legal();
        legal
            .iter()
            .filter_map(|action| if let Action::Waive(d) = action { Some(*d) } else { None })
            .collect()
    };
    preview.waivable = waives(trial);
    for &discount in &draft.waive {
        step(trial, preview, Action::Waive(discount));
    }
    preview.still_waivable = waives(trial);
    preview.spendable = spendable(trial, seat);
    for slot in draft.spend.iter() {
        step(trial, preview, Action::Spend(slot));
    }
    let Some(Prompt::Pay { .. }) = trial.prompt() else { return };
    preview.site = trial.view().and_then(|view| view.site);
    let legal = trial.legal();
    preview.must_finish = legal.contains(&Action::Pass);
    preview.pay_from =
        legal.iter().find_map(|action| if let Action::Pay(kind) = action { Some(*kind) } else { None });
}

/// Slots from the first one on whose good can be spent: with later ones an
/// earlier good may be needed as well, so that they are not legal alone.
fn spendable(trial: &Trial<SanJuan>, seat: Seat) -> Vec<u8> {
    let first = trial
        .legal()
        .iter()
        .find_map(|action| if let Action::Spend(slot) = action { Some(*slot) } else { None });
    let (Some(first), Some(view)) = (first, trial.view()) else { return Vec::new() };
    let city = &view.seats[seat.index()].city;
    (first..city.len() as u8).filter(|&slot| city[slot as usize].good).collect()
}
