//! The San Juan board on the screen. Renders the model and nothing else.

mod card;
mod city;
mod common;
mod hand;
mod rail;

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use crate::app::i18n::t;
use crate::app::screens::rules::RulesPanel;
use crate::app::table::frame::Frame;
use crate::app::table::store::Seatable;
use crate::app::table::{PromptBar, Table};

impl Seatable for SanJuan {
    fn render(table: Table<SanJuan>) -> AnyView {
        let model = table.model();
        let prompt = Memo::new(move |_| model.with(|model| model.prompt.clone()));
        let round = Memo::new(move |_| model.with(|model| model.round.clone()));
        let banner = Memo::new(move |_| model.with(|model| model.banner.clone()));
        view! {
            <Frame table=table round=round banner=banner>
                <section class="table__rail" aria-label=move || t().table.players>
                    <rail::Rail table=table />
                </section>
                <section class="table__roles" aria-label=move || t().san_juan.board.roles>
                    <common::Roles table=table />
                </section>
                <section class="table__market market" aria-label=move || t().san_juan.board.market>
                    <common::Market table=table />
                </section>
                <city::City table=table />
                <hand::HandZone table=table />
                <PromptBar table=table prompt=prompt />
            </Frame>
        }
        .into_any()
    }
    fn rules(rule: Option<String>) -> AnyView {
        view! { <RulesPanel rule=rule /> }.into_any()
    }
}
