//! Prior of each action: small sums over the same weights that judge positions (`SJ-AI-3`,
//! `SJ-AI-8`, `SJ-AI-9`).

use super::features::{
    BoardCounts, EMPTIES, GOODS, HAND, MEAN_PRICE, POINTS, SIX_IN_HAND, SLOTS, TIERS, city, in_hand,
    is_monument, may_stand, price_tier,
};
use super::weights::Row;
use crate::data::buildings::CUSTOMS_PRICE;
use crate::ids::ROLES;
use crate::{Action, Kind, Prompt, Role, SanJuan, State};
use ai::eval::Weights;
use game_core::{Actions, Game, Seat, Turn};

/// Points that make an action e times as likely.
const TEMPER_ROLE: f32 = 0.8;
const TEMPER_BUILD: f32 = 0.7;
const TEMPER_DETAIL: f32 = 0.12;
/// The part of the others' gain that counts against a role.
const ENVY: f32 = 0.7;
/// Worth of a second copy of a commercial building in hand, beyond being a card.
pub(super) const DEAD: f32 = -0.02;

/// A seat's look at a position through one row of weights.
pub(super) struct PolicyContext<'a> {
    pub game: &'a SanJuan,
    pub state: &'a State,
    pub row: &'a Row,
    pub seat: Seat,
}

/// Fills `out` with a weight per action.
pub(super) fn weigh(game: &SanJuan, state: &State, row: &Row, actions: &Actions<Action>, out: &mut Weights) {
    out.clear();
    let Turn::Choose { seat, prompt } = game.turn(state) else { return };
    let sight = PolicyContext { game, state, row, seat };
    let temper = match prompt {
        Prompt::Role { .. } => TEMPER_ROLE,
        Prompt::Build => TEMPER_BUILD,
        _ => TEMPER_DETAIL,
    };
    sight.gains(prompt, actions, out);
    let best = out.iter().copied().fold(f32::MIN, f32::max);
    for gain in out.iter_mut() {
        *gain = libm::expf((*gain - best).max(-30.0 * temper) / temper);
    }
}

impl PolicyContext<'_> {
    /// Gain of each action, in points; only differences matter.
    fn gains(&self, prompt: Prompt, actions: &Actions<Action>, out: &mut Weights) {
        match prompt {
            Prompt::Role { .. } => self.role_gains(actions, out),
            Prompt::Library { role } => {
                let now = if role == Role::Prospector { -0.2 } else { 0.05 };
                out.extend(
                    actions.iter().map(|action| if *action == Action::Library(true) { now } else { 0.0 }),
                );
            }
            Prompt::Build => self.build_gains(actions, out),
            Prompt::Site { kind } => self.site_gains(kind, actions, out),
            Prompt::Pay { due, .. } => self.pay_gains(due, actions, out),
            Prompt::Discard { why, left, .. } if why.may_stop() => self.exchange_gains(left, actions, out),
            Prompt::Discard { left, .. } => self.discard_gains(left, actions, out),
            Prompt::Keep { left, .. } => self.keep_gains(left, actions, out),
            Prompt::Chapel => self.chapel_gains(actions, out),
            Prompt::Church { put } => self.church_gains(put, actions, out),
            // A card more never hurts.
            Prompt::Offer { .. } => {
                out.extend(actions.iter().map(|action| f32::from(u8::from(*action == Action::Draw))));
            }
            Prompt::Take { .. } => self.take_gains(actions, out),
            Prompt::Ship { left, .. } => self.slot_gains(left, actions, out, |tier| {
                self.row[POINTS] - self.row[GOODS] * MEAN_PRICE[tier] + self.row[EMPTIES]
            }),
            Prompt::Produce { left, .. } => self.slot_gains(left, actions, out, |tier| {
                self.row[GOODS] * MEAN_PRICE[tier] - self.row[EMPTIES]
            }),
            Prompt::Sell { left, .. } => self.slot_gains(left, actions, out, |tier| {
                (self.row[HAND] - self.row[GOODS]) * MEAN_PRICE[tier] + 0.1
            }),
        }
    }

    /// Worth of a card of `kind` in hand, beyond being a card.
    pub fn in_hand(&self, kind: Kind, census: &BoardCounts) -> f32 {
        if !may_stand(self.state.city(self.seat), kind) {
            return DEAD;
        }
        let bonus = census.six_bonus(self.game, self.state, self.seat, kind, 20.0);
        self.row[in_hand(kind)] + 0.5 * self.row[SIX_IN_HAND] * bonus
    }

    /// Gain of `kind` in the city, without its price and the card itself.
    pub fn in_city(&self, kind: Kind, census: &BoardCounts, points: f32) -> f32 {
        let row = self.row;
        let visible = self.state.city(self.seat).visible();
        let bonus = census.six_bonus(self.game, self.state, self.seat, kind, points);
        let mut gained = f32::from(self.game.vp(kind)) + bonus;
        let mut worth = row[SLOTS] + row[city(kind)];
        if let Some(tier) = kind.tier() {
            let new_tier = census.kinds[tier] == 0;
            worth += row[EMPTIES] + if new_tier { row[TIERS] } else { 0.0 };
            if visible.has(Kind::GuildHall) {
                let (built, tiers) = (census.production, census.tiers);
                let then = self.game.guild_hall(built + 1, tiers + u8::from(new_tier));
                gained += f32::from(then - self.game.guild_hall(built, tiers));
            }
        } else if visible.has(Kind::CityHall) {
            gained += 1.0;
        }
        if is_monument(kind) && visible.has(Kind::TriumphalArch) {
            gained += [4.0, 2.0, 2.0, 0.0][usize::from(census.monuments.min(3))];
        }
        if visible.has(Kind::Palace) {
            gained *= 1.25;
        }
        worth + row[POINTS] * gained
    }

    /// Gain of building `kind`, with `privilege` cards off the price; negative if it cannot be paid
    /// for.
    fn build_gain(&self, kind: Kind, census: &BoardCounts, privilege: u8, points: f32) -> f32 {
        let city = self.state.city(self.seat);
        let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
        let discount = privilege + u8::from(city.is_active(helper));
        let price = self.game.cost(kind).saturating_sub(discount);
        let back = u8::from(!kind.is_production() && city.is_active(Kind::Carpenter));
        let (card, held) = match kind {
            Kind::Cathedral => (0, 0.0),
            _ => (1, self.in_hand(kind, census)),
        };
        let spent = f32::from(card + price) - f32::from(back);
        let crane = self.best_over(kind, card, price, census);
        self.in_city(kind, census, points) - self.row[HAND] * spent - held + crane
    }

    fn points(&self) -> f32 {
        let city = self.state.city(self.seat);
        city.slots().iter().map(|&kind| f32::from(self.game.vp(kind))).sum()
    }

    fn build_gains(&self, actions: &Actions<Action>, out: &mut Weights) {
        let census = BoardCounts::of(self.state.city(self.seat));
        let privilege = match self.state.phase() {
            Some((_, picker)) if picker == self.seat => self.privilege(),
            _ => 0,
        };
        let points = self.points();
        out.extend(actions.iter().map(|action| match action {
            Action::Build(kind) => self.build_gain(*kind, &census, privilege, points),
            _ => 0.0,
        }));
    }

    fn privilege(&self) -> u8 {
        1 + u8::from(self.state.city(self.seat).is_active(Kind::Library))
    }

    /// The best building the seat could afford, or nothing.
    fn best_build(&self, census: &BoardCounts, privilege: u8) -> f32 {
        let (hand, city) = (self.state.hand(self.seat), self.state.city(self.seat));
        let points = self.points();
        let cover = match city.is_active(Kind::Crane) {
            true => city.visible().iter().map(|kind| self.game.cover_value(kind)).max().unwrap_or(0),
            false => 0,
        };
        let mut best = 0.0_f32;
        for kind in hand.kinds().iter().filter(|&kind| may_stand(city, kind)) {
            let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
            let reach = hand.len() - 1 + privilege + u8::from(city.is_active(helper)) + cover;
            if self.game.cost(kind) <= reach {
                best = best.max(self.build_gain(kind, census, privilege, points));
            }
        }
        best
    }

    fn role_gains(&self, actions: &Actions<Action>, out: &mut Weights) {
        let mut gains = [0.0; ROLES];
        for seat in Seat::all(self.game.seats()) {
            let sight = PolicyContext { seat, ..*self };
            let census = BoardCounts::of(self.state.city(seat));
            let own = seat == self.seat;
            let privilege = if own { self.privilege() } else { 0 };
            let share = if own { 1.0 } else { -ENVY / f32::from(self.game.seats() - 1) };
            for action in actions {
                if let Action::Role(role) = *action {
                    gains[role as usize] += share * sight.phase_gain(role, &census, privilege);
                }
            }
        }
        out.extend(actions.iter().map(|action| match action {
            Action::Role(role) => gains[*role as usize],
            _ => 0.0,
        }));
    }

    /// Gain of the seat from a phase.
    fn phase_gain(&self, role: Role, census: &BoardCounts, privilege: u8) -> f32 {
        let (row, city) = (self.row, self.state.city(self.seat));
        let works = |kind| u8::from(city.is_active(kind));
        match role {
            Role::Builder => self.best_build(census, privilege),
            Role::Producer => {
                let made = census.empties.min(1 + privilege + works(Kind::Aqueduct));
                let bonus = u8::from(made >= 2) * works(Kind::Well);
                let prices = self.best_prices(made, false);
                prices * row[GOODS] - f32::from(made) * row[EMPTIES] + f32::from(bonus) * row[HAND]
            }
            Role::Trader => {
                let goods = city.goods().len();
                let sold = goods.min(1 + privilege + works(Kind::TradingPost));
                let bonus = u8::from(sold >= 2) * works(Kind::MarketStand)
                    + u8::from(sold >= 1) * works(Kind::MarketHall);
                let prices = self.best_prices(sold, true);
                prices * (row[HAND] - row[GOODS])
                    + f32::from(sold) * row[EMPTIES]
                    + f32::from(bonus) * row[HAND]
                    + f32::from(sold.min(works(Kind::Harbor))) * row[POINTS]
            }
            Role::Councillor => {
                let kept = 1 + works(Kind::Prefecture);
                f32::from(kept) * row[HAND]
                    + 0.1
                    + 0.15 * f32::from(privilege)
                    + 0.1 * f32::from(works(Kind::Archive))
                    + if city.empty_customs_office().is_some() {
                        row[GOODS] * f32::from(CUSTOMS_PRICE)
                    } else {
                        0.0
                    }
            }
            Role::Prospector | Role::Prospector2 => {
                let mines = works(Kind::GoldMine) + works(Kind::Bank);
                f32::from(privilege) * row[HAND] + 0.35 * f32::from(mines) * row[HAND]
            }
            Role::ColonistShip => row[HAND] * f32::from(privilege.max(1)) + 0.15 * f32::from(privilege),
            Role::Mayor => {
                0.2 * f32::from(self.state.hand(self.seat).len().min(2)) + f32::from(privilege) * row[HAND]
            }
            Role::Captain => {
                let sent = city.goods().len().min(1 + privilege);
                f32::from(sent) * (row[POINTS] + row[EMPTIES]) - self.best_prices(sent, true) * row[GOODS]
            }
        }
    }

    /// The mean prices of the best `count` slots that hold a good, or of the
    /// production buildings that do not.
    fn best_prices(&self, count: u8, good: bool) -> f32 {
        let city = self.state.city(self.seat);
        let mut left = count;
        let mut sum = 0.0;
        for tier in (0..5).rev() {
            let at = |&(slot, &kind): &(u8, &Kind)| {
                let here = if good { price_tier(kind) } else { kind.tier() };
                here == Some(tier) && city.has_good(slot) == good
            };
            let here = (0..).zip(city.slots()).filter(at).count() as u8;
            let taken = here.min(left);
            sum += f32::from(taken) * MEAN_PRICE[tier];
            left -= taken;
        }
        sum
    }
}
