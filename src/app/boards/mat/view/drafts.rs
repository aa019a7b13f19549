//! The storage being put together: which goods go into the warehouses, which
//! crate stays on the dock.

use sobremesa::games::puerto_rico::Good;

use super::piece::{drawn, seen};
use super::{Board, Model};
use crate::app::boards::mat::model::{CrateModel, Kept, Target};
use crate::app::dom::{El, View, each, el, when};
use crate::app::i18n::t;

/// The storage, while it is asked about.
pub fn storage(board: Board) -> View {
    let open = move || board.read(|model| model.mat.crates.iter().any(|crates| crates.kept.is_some()));
    when(open, move || {
        let goods =
            move || board.read(|model| model.mat.crates.iter().map(|crates| crates.good).collect::<Vec<_>>());
        el("ul").class("storage").attr("data-rove", "").test("storage").child(each(
            goods,
            |good| good.key().to_owned(),
            move |good| row(board, good),
        ))
    })
}

fn find(model: &Model, good: Good) -> Option<&CrateModel> {
    model.mat.crates.iter().find(|crates| crates.good == good)
}

fn row(board: Board, good: Good) -> El {
    let kept = move || board.read(|model| find(model, good).and_then(|crates| crates.kept));
    let (art, name) = board.read(|model| {
        (find(model, good).map(|crates| crates.art.clone()).unwrap_or_default(), board.names().good(good))
    });
    let count = move || board.read(|model| find(model, good).map(|crates| crates.count));
    let toggle =
        move |class: &'static str, on: fn(Kept) -> bool, target: Target, label: fn() -> &'static str| {
            let name = move || format!("{}: {}", board.names().good(good), label());
            el("button")
                .class(class)
                .test(format!("{class}-{}", good.key()))
                .attr("aria-pressed", move || kept().is_some_and(on))
                .attr("aria-label", name)
                .on_click(move |_| board.tap(target))
                .text(label)
        };
    let may_whole = move || kept().is_some_and(|kept| kept.may_whole);
    el("li")
        .class("storage__row")
        .child(
            el("span")
                .class("gd")
                .child(drawn(&art, ""))
                .child(el("span").class("vh").text(name))
                .text(count),
        )
        .child(
            toggle(
                "storage__all",
                |kept| kept.whole,
                Target::StoreAll(good),
                || t().puerto_rico().board.whole,
            )
            .attr("aria-disabled", move || !may_whole()),
        )
        .child(toggle("storage__one", |kept| kept.one, Target::KeepOne(good), || t().puerto_rico().board.one))
        .child(when(
            move || kept().is_some_and(|kept| !kept.whole && !kept.one),
            || seen("span", "storage__lost").text(|| t().puerto_rico().board.lost),
        ))
}
