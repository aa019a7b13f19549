//! Role tiles, and the tabs of a phone.

use leptos::prelude::*;
use sobremesa::games::puerto_rico::ids::Role;

use super::piece::{Piece, chosen, drawn, piece, seen, stat};
use super::{Board, region};
use crate::app::boards::mat::model::{RoleModel, Tab, Target};
use crate::app::dom::{El, View, each, el, mark, when};
use crate::app::i18n::t;

/// The role tiles.
pub fn roles(board: Board) -> El {
    let roles = move || board.read(|model| model.roles.iter().map(|role| role.role).collect::<Vec<_>>());
    let item = move |role: Role| {
        let find = move |model: &super::Model| model.roles.iter().find(|tile| tile.role == role).cloned();
        el("li").child(piece(board, find).test(format!("role-{}", role.key())))
    };
    region("table__roles", move || board.names().role_tiles).attr("data-fly", "roles").child(
        el("ul").class("roles").attr("data-rove", "").child(each(roles, |role| role.key().to_owned(), item)),
    )
}

impl Piece for RoleModel {
    fn target(&self) -> Target {
        Target::Role(self.role)
    }

    fn class(&self) -> String {
        let state = match (self.current, self.by.is_some()) {
            (true, _) => " is-current",
            (false, true) => " is-taken",
            (false, false) => "",
        };
        format!("{}{state}", chosen("role", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> View {
        let by = |(seat, name): &(sobremesa::core::Seat, String)| {
            seen("span", "role__by").child(mark(seat.index(), "mark")).child(el("span").text(name.clone()))
        };
        let coins = (self.coins > 0).then(|| stat("role__coins", "coin", self.coins.to_string()));
        (
            drawn(&self.art, "role__icon"),
            seen("span", "role__name").text(self.name),
            coins,
            self.by.as_ref().map(by),
        )
            .into()
    }
}

/// What a phone can show, one at a time.
pub fn tabs(board: Board) -> El {
    let tab = move |tab: Tab| {
        let here = move || board.tab.get() == tab;
        let hot = move || !here() && board.read(|model| model.hot[tab as usize]);
        el("button")
            .class("tabs__tab")
            .test(format!("tab-{}", tab.key()))
            .attr("aria-pressed", here)
            .on_click(move |_| board.tab.set(tab))
            .child(drawn(["privilege", "register", "shop", "bag"][tab as usize], "icon"))
            .child(el("span").text(move || t().puerto_rico().board.tabs[tab as usize]))
            .child(when(hot, || seen("i", "tabs__dot")))
    };
    el("div")
        .class("tabs")
        .attr("role", "group")
        .attr("data-rove", "")
        .attr("aria-label", || t().table.choose)
        .child(Tab::ALL.into_iter().map(tab).collect::<Vec<_>>())
}
