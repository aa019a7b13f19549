//! The festival board: three objectives with what they show.

use game_core::Seat;
use leptos::prelude::*;

use super::board::Board;
use super::piece::{BoardPiece, Drawn, PieceButton, Stat};
use crate::model::{Model, ObjectiveModel, ShownModel, Target};
use ui::drawings::SeatMark;

/// The objectives, while there are any.
#[component]
pub fn Festival(board: Board) -> impl IntoView {
    let places = Memo::new(move |_| {
        board.read(|model| {
            let key = |objective: &ObjectiveModel| (objective.place, objective.key);
            model.festival.iter().map(key).collect::<Vec<_>>()
        })
    });
    let objective = move |(place, key): (u8, &'static str)| {
        let find = move |model: &Model| model.festival.get(usize::from(place)).cloned();
        let key = format!("objective-{key}");
        view! {
            <li data-fly=key.clone()>
                <PieceButton board find attr:data-testid=key.clone() />
            </li>
        }
    };
    view! {
        <Show when=move || places.with(|places| !places.is_empty())>
            <ul class="harbour__festival festival" aria-label=move || board.texts().task_festival()>
                <For each=move || places.get() key=Clone::clone children=objective />
            </ul>
        </Show>
    }
}

impl BoardPiece for ObjectiveModel {
    fn target(&self) -> Target {
        Target::Objective(self.place)
    }

    fn class(&self) -> String {
        if self.won_by.is_some() { "goal is-won" } else { "goal" }.to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let reward = |(id, count): (&'static str, u8)| view! { <Stat class="goal__gain" id figure=count.to_string() /> };
        let winner = |(seat, name): (Seat, String)| {
            view! {
                <span class="goal__by" aria-hidden="true">
                    <SeatMark seat=seat.index() />
                    <span>{name}</span>
                </span>
            }
        };
        let shown = |shown: ShownModel| {
            view! {
                <span class="goal__piece" aria-hidden="true">
                    <Drawn id=shown.art />
                    {shown.letter.map(|letter| view! { <i class="aid">{letter}</i> })}
                    {shown.tally.map(|tally| view! { <b>{tally}</b> })}
                </span>
            }
        };
        let pieces = match self.won_by.clone() {
            Some(by) => winner(by).into_any(),
            None => view! {
                <span class="goal__shown" aria-hidden="true">
                    {self.shown.iter().cloned().map(shown).collect_view()}
                </span>
            }
            .into_any(),
        };
        view! {
            <Drawn id=self.art.clone() class="goal__art" />
            <span class="goal__gains" aria-hidden="true">
                {self.reward.iter().copied().map(reward).collect_view()}
            </span>
            <span class="goal__name" aria-hidden="true">{self.name}</span>
            {pieces}
        }
        .into_any()
    }
}
