//! Role tiles, and the tabs of a phone.

use game_core::Seat;
use leptos::prelude::*;
use puerto_rico::ids::Role;

use super::board::Board;
use super::piece::{BoardPiece, Drawn, PieceButton, Stat, chosen};
use crate::gains::Counts;
use crate::model::Model;
use crate::model::{Choice, HelpModel, RoleModel, Tab, Target};
use ui::classes::{classes, counted};
use ui::drawings::SeatMark;
use ui::i18n::t;

/// The role tiles.
#[component]
pub fn Roles(board: Board) -> impl IntoView {
    let roles = move || board.read(|model| model.roles.iter().map(|role| role.role).collect::<Vec<_>>());
    let class = move || {
        board.read(|model| {
            let is_asked = model.roles.iter().any(|role| role.choice == Choice::Free);
            classes(&counted("roles", model.roles.len(), &[9]), &[(is_asked, "is-asked")])
        })
    };
    view! {
        <section class="table__roles" aria-label=move || board.texts().area_role_tiles() data-fly="roles">
            <ul class=class data-rove="">
                <For each=roles key=|role| role.key() let:role>
                    <li class="roles__place">
                        <RoleTile board role />
                    </li>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn RoleTile(board: Board, role: Role) -> impl IntoView {
    let find = move |model: &Model| model.roles.iter().find(|tile| tile.role == role).cloned();
    view! { <PieceButton board find attr:data-testid=format!("role-{}", role.key()) /> }
}

impl BoardPiece for RoleModel {
    fn target(&self) -> Target {
        Target::Role(self.role)
    }

    fn class(&self) -> String {
        let taken = self.by.is_some();
        let states = [
            (self.current, "is-current"),
            (taken && !self.current, "is-taken"),
            (taken || self.captor.is_some(), "has-taker"),
            (self.gain.is_some() || !self.crates.is_empty(), "has-gain"),
            (!self.others.is_empty(), "has-others"),
        ];
        classes(&chosen("role", self.choice), &states)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let taken_by = |(seat, name): (Seat, String)| {
            view! {
                <span class="role__by" aria-hidden="true">
                    <SeatMark seat=seat.index() />
                    <span class="role__taker">{name}</span>
                </span>
            }
        };
        let captor = |(seat, name): (Seat, String)| {
            view! {
                <span class="role__by role__by--captor" aria-hidden="true">
                    <Drawn id="expansions#captured" class="mark" />
                    <SeatMark seat=seat.index() />
                    <span class="role__taker">{name}</span>
                </span>
            }
        };
        let help = |help: HelpModel| {
            view! {
                <span class="role__help" data-seat=help.seat.0 + 1>
                    <Drawn id=help.art />
                </span>
            }
        };
        let helps = (!self.helps.is_empty()).then(|| {
            view! {
                <span class="role__helps" aria-hidden="true">
                    {self.helps.iter().cloned().map(help).collect_view()}
                </span>
            }
        });
        let coins = (self.coins > 0).then(|| {
            view! {
                <span class="role__coins" aria-hidden="true">
                    <Drawn id="coin" class="role__coin" />
                    {self.coins.to_string()}
                </span>
            }
        });
        let gain = self.gain.clone().map(|gain| {
            view! { <span class="role__gain" aria-hidden="true">{gain}</span> }
        });
        let crates = (!self.crates.is_empty()).then(|| {
            let crate_of =
                |(id, count): &(String, i16)| view! { <Stat class="gd" id=id.clone() figure=count.to_string() /> };
            let crates = self.crates.iter().map(crate_of).collect_view();
            view! { <span class="role__crates" aria-hidden="true">{crates}</span> }
        });
        let count = |&(art, count): &(Option<&'static str>, i16)| {
            view! {
                {art.map(|id| view! { <Drawn id /> })}
                {count}
            }
        };
        let other = |(seat, counts): &(Seat, Counts)| {
            view! {
                <span class="role__other">
                    <SeatMark seat=seat.index() />
                    {counts.iter().map(count).collect_view()}
                </span>
            }
        };
        let others = (!self.others.is_empty()).then(|| {
            let others = self.others.iter().map(other).collect_view();
            view! { <span class="role__others" aria-hidden="true">{others}</span> }
        });
        view! {
            <Drawn id=self.art.clone() class="role__icon" />
            <span class="role__name" aria-hidden="true">{self.name}</span>
            <span class="role__does" aria-hidden="true">{self.does}</span>
            {gain}
            {crates}
            {others}
            {coins}
            {helps}
            {self.by.clone().map(taken_by)}
            {self.captor.clone().map(captor)}
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), ..self.clone() }
    }
}

/// Tabs of a phone, which shows one at a time.
#[component]
pub fn Tabs(board: Board) -> impl IntoView {
    view! {
        <nav class="tabs" data-rove="" aria-label=move || t().table.choose()>
            {Tab::ALL.into_iter().map(|tab| view! { <TabButton board tab /> }).collect_view()}
        </nav>
    }
}

#[component]
fn TabButton(board: Board, tab: Tab) -> impl IntoView {
    let is_shown = move || board.tab.get() == tab;
    let is_hot = move || !is_shown() && board.read(|model| model.hot[tab as usize]);
    view! {
        <button
            class="tabs__tab"
            data-testid=format!("tab-{}", tab.key())
            aria-pressed=move || is_shown().to_string()
            on:click=move |_| board.tab.set(tab)
        >
            <Drawn id=["privilege", "register", "shop", "bag"][tab as usize] class="icon" />
            <span>{move || board.texts().tabs()[tab as usize]}</span>
            <Show when=is_hot>
                <i class="tabs__dot" aria-hidden="true"></i>
            </Show>
        </button>
    }
}
