//! The first line of a seat's plate.

use leptos::prelude::*;

/// Name of a seat, the possessions that its owner holds beside it (the children), and the level of an opponent. A
/// name that is too long ends in an ellipsis; the level is there only where it has room
/// (`style/widgets/seat.css`).
#[component]
pub fn SeatName(name: Memo<String>, level: Memo<Option<String>>, children: Children) -> impl IntoView {
    view! {
        <span class="seat__name" aria-hidden="true">
            <span class="seat__who">
                <span class="seat__text">{name}</span>
                {children()}
            </span>
            {move || level.get().map(|level| view! { <span class="seat__kind">{level}</span> })}
        </span>
    }
}
