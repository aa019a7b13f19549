//! Achievement cards: small in the purse of a mat, and large while one of a
//! packet is kept.

use game_core::Seat;
use leptos::prelude::*;
use puerto_rico::data::achievements::Achievement;

use super::board::Board;
use super::piece::{BoardPiece, Drawn, PieceButton, chosen};
use super::shop::PanelHead;
use crate::model::{AwardModel, Choice, Model, Target};
use ui::drawings::Icon;

/// The cards of the mat in front, while it has any.
#[component]
pub fn Awards(board: Board) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|model| {
            model.mat.awards.cards.iter().map(|card| (card.seat, card.card)).collect::<Vec<_>>()
        })
    });
    let face_down = Memo::new(move |_| board.read(|model| model.mat.awards.face_down.clone()));
    let is_there = move || cards.with(|cards| !cards.is_empty()) || face_down.with(Option::is_some);
    let card = move |(seat, card): (Seat, Achievement)| {
        let find = move |model: &Model| {
            let mut cards = model.mat.awards.cards.iter();
            cards.find(|award| (award.seat, award.card) == (seat, card)).cloned()
        };
        view! {
            <li>
                <PieceButton board find attr:data-testid=format!("award-{}", card.key()) />
            </li>
        }
    };
    let others = move || {
        let others = |(count, spoken): (u8, String)| {
            view! {
                <li class="award award--back" data-testid="face-down">
                    <span class="vh">{spoken}</span>
                    <b aria-hidden="true">{format!("×{count}")}</b>
                </li>
            }
        };
        face_down.get().map(others)
    };
    view! {
        <Show when=is_there>
            <ul class="purse__awards awards" aria-label=move || board.texts().source("achievements")>
                <For each=move || cards.get() key=|(seat, card)| (seat.0, *card as u8) children=card />
                {others}
            </ul>
        </Show>
    }
}

impl BoardPiece for AwardModel {
    fn target(&self) -> Target {
        Target::Award(self.seat, self.card)
    }

    fn class(&self) -> String {
        if self.done { "award is-done" } else { "award" }.to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let state = match (self.done, self.progress) {
            (true, _) => view! { <Icon name="check" /> }.into_any(),
            (false, Some((have, need))) => {
                view! { <b aria-hidden="true">{format!("{have}/{need}")}</b> }.into_any()
            }
            (false, None) => ().into_any(),
        };
        view! {
            <Drawn id=self.art.clone() class="award__art" />
            <span class="award__title" aria-hidden="true">{self.title}</span>
            {state}
        }
        .into_any()
    }
}

/// The cards of which the reader keeps one.
#[component]
pub fn Packet(board: Board) -> impl IntoView {
    let title = move || board.read(|model| model.packet.as_ref().map(|packet| packet.title));
    let facts = move || board.read(|model| model.packet.as_ref().map(|packet| packet.facts.clone()));
    let cards = Memo::new(move |_| {
        board.read(|model| {
            let cards = model.packet.iter().flat_map(|packet| &packet.cards);
            cards.map(|award| award.card).collect::<Vec<_>>()
        })
    });
    let card = move |card: Achievement| {
        let find = move |model: &Model| {
            let mut cards = model.packet.iter().flat_map(|packet| &packet.cards);
            cards.find(|award| award.card == card).cloned().map(Large)
        };
        view! {
            <li>
                <PieceButton board find attr:data-testid=format!("packet-{}", card.key()) />
            </li>
        }
    };
    view! {
        <section class="shop packet" aria-label=title data-testid="packet">
            <PanelHead board title facts />
            <ul class="packet__cards" data-rove="">
                <For each=move || cards.get() key=|card| *card as u8 children=card />
            </ul>
        </section>
    }
}

/// A card with everything that is printed on it.
#[derive(Clone, PartialEq)]
struct Large(AwardModel);

impl BoardPiece for Large {
    fn target(&self) -> Target {
        self.0.target()
    }

    fn class(&self) -> String {
        chosen("pick", self.0.choice)
    }

    fn spoken(&self) -> String {
        self.0.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let AwardModel { art, title, condition, points, choice, .. } = self.0.clone();
        view! {
            <Drawn id=art class="pick__art" />
            <span class="pick__title" aria-hidden="true">{title}</span>
            <span class="pick__task" aria-hidden="true">{condition}</span>
            {points.map(|points| view! { <span class="bld__vp pick__vp" aria-hidden="true">{points}</span> })}
            {(choice == Choice::Chosen).then(|| view! { <Icon name="check" /> })}
        }
        .into_any()
    }
}
