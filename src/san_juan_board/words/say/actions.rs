//! Legal actions as sentences, and what can be declined.

use san_juan::ids::{Discount, Kind};
use san_juan::{Action, Prompt};

use crate::words::{Scene, Words};

impl Words {
    /// A legal action as a sentence.
    pub fn action(self, action: &Action, prompt: &Prompt, scene: &Scene) -> String {
        let holder = |slot| scene.building(scene.view.turn.seat().unwrap_or_default(), slot);
        let good = |slot| self.good(holder(slot));
        let name = |slot| holder(slot).map_or("?", |kind| self.building(kind));
        match *action {
            Action::Pass => self.pass(prompt).to_owned(),
            Action::Role(role) => self.act_role(self.role(role)),
            Action::Library(true) => self.act_library_now().to_owned(),
            Action::Library(false) => self.act_library_later().to_owned(),
            Action::Build(built) => match scene.view.prices.iter().find(|price| price.kind == built) {
                Some(price) => self.act_build_for(self.building(built), price.price),
                None => self.act_build(self.building(built)),
            },
            Action::NewSite => self.act_new_site().to_owned(),
            Action::Over(slot) => self.act_over(name(slot), slot + 1),
            Action::Waive(discount) => self.decline(discount),
            Action::Spend(slot) => self.act_spend(name(slot), good(slot), slot + 1),
            Action::Pay(card) => self.act_pay(self.building(card)),
            Action::Produce(slot) => self.act_produce(good(slot), slot + 1),
            Action::Sell(slot) => self.act_sell(good(slot), slot + 1),
            Action::Keep(card) => self.act_keep(self.building(card)),
            Action::Discard(card) => self.act_discard(self.building(card)),
            Action::Tuck(card) => {
                let under = if matches!(prompt, Prompt::Church { .. }) { Kind::Church } else { Kind::Chapel };
                self.act_tuck(self.building(card), self.building(under))
            }
            Action::Draw => self.act_draw().to_owned(),
            Action::Take(card) => self.act_take(self.building(card)),
            Action::Ship(slot) => self.act_ship(good(slot), slot + 1),
        }
    }

    fn pass(self, prompt: &Prompt) -> &'static str {
        match prompt {
            Prompt::Chapel => self.act_pass_chapel(),
            Prompt::Build => self.act_pass_build(),
            Prompt::Pay { .. } => self.act_pass_pay(),
            Prompt::Produce { made: 0, .. } => self.act_pass_produce(),
            Prompt::Produce { .. } => self.act_pass_produce_more(),
            Prompt::Sell { sold: 0, .. } => self.act_pass_sell(),
            Prompt::Sell { .. } => self.act_pass_sell_more(),
            Prompt::Church { put: 0 } => self.act_pass_church(),
            Prompt::Church { .. } => self.act_pass_church_more(),
            Prompt::Discard { why, .. } if why.may_stop() => self.act_pass_exchange(),
            Prompt::Offer { .. } => self.act_pass_draw(),
            Prompt::Take { .. } => self.act_pass_take(),
            Prompt::Ship { sent: 0, .. } => self.act_pass_ship(),
            Prompt::Ship { .. } => self.act_pass_ship_more(),
            Prompt::Discard { .. }
            | Prompt::Role { .. }
            | Prompt::Library { .. }
            | Prompt::Site { .. }
            | Prompt::Keep { .. } => self.act_pass(),
        }
    }

    /// The heading under which the action list groups an action.
    pub fn action_group(self, action: &Action) -> &'static str {
        match action {
            Action::Pass => self.group_pass(),
            Action::Role(_) => self.group_role(),
            Action::Library(_) => self.building(Kind::Library),
            Action::Build(_) => self.group_build(),
            Action::NewSite | Action::Over(_) => self.group_site(),
            Action::Waive(_) => self.group_waive(),
            Action::Spend(_) => self.group_spend(),
            Action::Pay(_) => self.group_pay(),
            Action::Produce(_) => self.group_produce(),
            Action::Sell(_) => self.group_sell(),
            Action::Keep(_) => self.group_keep(),
            Action::Discard(_) => self.group_discard(),
            Action::Tuck(_) => self.group_tuck(),
            Action::Draw => self.group_draw(),
            Action::Take(_) => self.group_take(),
            Action::Ship(_) => self.group_ship(),
        }
    }

    /// Label of the control that declines a discount.
    pub fn decline(self, discount: Discount) -> String {
        match discount {
            Discount::Privilege => self.act_decline_privilege().to_owned(),
            Discount::Quarry | Discount::Smithy => self.act_decline(self.discount(discount)),
        }
    }

    /// Label of the control that uses it again.
    pub fn accept(self, discount: Discount) -> String {
        match discount {
            Discount::Privilege => self.act_accept_privilege().to_owned(),
            Discount::Quarry | Discount::Smithy => self.act_accept(self.discount(discount)),
        }
    }
}
