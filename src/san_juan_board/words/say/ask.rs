//! Questions: to the person who decides, and about somebody else who does.

use san_juan::ids::Kind;
use san_juan::prompt::{Bonus, FaceUp};
use san_juan::{DiscardWhy, Prompt};
use ui::i18n::who::{Say, Who};

use crate::words::{Stage, Words};

fn say(head: impl Into<String>, text: impl Into<String>) -> Say {
    Say { head: head.into(), text: text.into() }
}

impl Words {
    /// The prompt for the person who decides.
    pub fn ask(self, stage: &Stage) -> Say {
        match *stage {
            Stage::Role { second: false } => say(self.ask_role(), self.ask_role_more()),
            Stage::Role { second: true } => say(self.ask_role_second(), ""),
            Stage::Library { role } => say(self.ask_library(self.role(role)), self.ask_library_more()),
            Stage::Build { possible: 0 } => say(self.ask_build_none(), self.ask_build_none_more()),
            Stage::Build { .. } => say(self.ask_build(), self.ask_build_more()),
            Stage::Site { kind } => say(self.ask_site(self.building(kind)), self.ask_site_more()),
            Stage::Pay { kind, due, chosen, over } => self.ask_payment(kind, due, chosen, over),
            Stage::Produce { may, .. } => say(self.ask_produce(may), ""),
            Stage::Sell { may, chosen: 0, .. } => say(self.ask_sell(may), ""),
            Stage::Sell { may, cards, .. } => {
                say(self.ask_sell_chosen(may), self.ask_sell_chosen_more(cards))
            }
            Stage::Keep { must, .. } => say(self.ask_keep(must), ""),
            Stage::Discard { why, must: most, .. } | Stage::Exchange { why, may: most, .. } => {
                say(self.ask_discard(why, most), "")
            }
            Stage::Church { chosen: 0 } => say(self.ask_church(), self.ask_church_more()),
            Stage::Church { chosen } => say(self.ask_church_cards(chosen), self.ask_church_cards_more()),
            Stage::Offer { bonus } => say(self.ask_offer(bonus), ""),
            Stage::Take { from, chosen } => {
                let head = chosen.map(|card| self.ask_take_card(self.building(card)));
                let head = head.unwrap_or_else(|| self.ask_take().to_owned());
                say(head, if from == FaceUp::GoldMine { self.ask_take_mine_more() } else { "" })
            }
            Stage::Ship { may, chosen } => say(self.ask_ship(may), self.ask_ship_more(chosen)),
            Stage::Chapel { chosen: None } => say(self.ask_chapel(), self.ask_chapel_more()),
            Stage::Chapel { chosen: Some(card) } => {
                say(self.ask_chapel_card(self.building(card)), self.ask_chapel_card_more())
            }
        }
    }

    fn ask_payment(self, kind: Kind, due: u8, chosen: u8, over: Option<Kind>) -> Say {
        let head = match over {
            None => self.ask_pay(self.building(kind)),
            Some(old) => self.ask_pay_over(self.building(kind), self.building(old)),
        };
        match due.saturating_sub(chosen) {
            0 if due == 0 => say(head, self.ask_pay_free()),
            0 => say(head, self.ask_pay_paid()),
            left if chosen == 0 => say(head, self.ask_pay_all(left)),
            left => say(head, self.ask_pay_left(left)),
        }
    }

    fn ask_discard(self, why: DiscardWhy, count: u8) -> String {
        match why {
            DiscardWhy::Draft => self.ask_discard_draft(count),
            DiscardWhy::HandLimit => self.ask_discard_limit(count),
            DiscardWhy::Archive => self.ask_discard_archive(count),
            DiscardWhy::Office => self.ask_exchange_office(count),
            DiscardWhy::Mayor => self.ask_exchange_mayor(count),
        }
    }

    fn ask_offer(self, bonus: Bonus) -> String {
        match (bonus, bonus.building()) {
            (Bonus::CustomsOffice, Some(building)) => self.ask_offer_good(self.building(building)),
            (_, Some(building)) => self.ask_offer_use(self.building(building)),
            (Bonus::Councillor, _) => self.ask_offer_look().to_owned(),
            (_, None) => self.ask_offer_draw().to_owned(),
        }
    }

    /// Question to another seat.
    pub fn waiting(self, prompt: &Prompt, who: Who) -> String {
        match prompt {
            Prompt::Discard { why, .. } if why.may_stop() => self.wait_exchange(who),
            Prompt::Discard { .. } => self.wait_discard(who),
            Prompt::Chapel => self.wait_chapel(who),
            Prompt::Role { .. } => self.wait_role(who),
            Prompt::Library { .. } => self.wait_library(who),
            Prompt::Build | Prompt::Site { .. } => self.wait_build(who),
            Prompt::Pay { .. } => self.wait_pay(who),
            Prompt::Produce { .. } => self.wait_produce(who),
            Prompt::Sell { .. } => self.wait_sell(who),
            Prompt::Keep { .. } => self.wait_keep(who),
            Prompt::Church { .. } => self.wait_church(who),
            Prompt::Offer { .. } => self.wait_offer(who),
            Prompt::Take { .. } => self.wait_take(who),
            Prompt::Ship { .. } => self.wait_ship(who),
        }
    }
}
