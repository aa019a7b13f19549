//! The buildings for sale: the printed board of four columns.

use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::*;
use leptos::task::spawn_local;
use puerto_rico::{Building, Tile};

use super::board::Board;
use super::piece::{BoardPiece, Drawn, PieceButton, Stat, chosen};
use crate::model::{Choice, HeldModel, Model, OfferModel, Target};
use table::board::follow::field;
use ui::drawings::Icon;
use ui::i18n::t;

/// Buildings for sale, by column.
type Columns = Vec<Vec<Building>>;

/// Time before the shop of a table is drawn ahead, and the rest between two columns.
const AHEAD: Duration = Duration::from_millis(1_000);
const REST: Duration = Duration::from_millis(250);

/// The shop. It stays in the document, away from everybody while it is shut, for its offers take longer to draw
/// than anything else on the table: its columns are drawn one after the other before anybody asks for them, or
/// all of them as soon as somebody does. Out of sight nothing is styled: when it opens for the first time, its
/// columns come into sight in consecutive frames, so that none of these takes long.
#[component]
pub fn KeptShop(board: Board, is_open: Memo<bool>) -> impl IntoView {
    let columns = field(board.model, |model| {
        let kinds = |column: &Vec<OfferModel>| column.iter().map(|offer| offer.building).collect();
        model.shop.columns.iter().map(kinds).collect::<Columns>()
    });
    let ahead = drawn_ahead(columns);
    let ready = Memo::new(move |was: Option<&usize>| {
        let was = was.copied().unwrap_or_default();
        if is_open.get() { usize::MAX } else { was.max(ahead.get()) }
    });
    let shop = move || (ready.get() > 0).then(|| columns.get());
    view! {
        <For each=shop key=Clone::clone let:columns>
            <Shop board columns ready is_open />
        </For>
    }
}

/// Number of columns that are drawn ahead by now.
fn drawn_ahead(columns: Memo<Columns>) -> RwSignal<usize> {
    let drawn = RwSignal::new(0);
    spawn_local(async move {
        sleep(AHEAD).await;
        // Nothing to count once the table has been left.
        while let Some(count) = drawn.try_update(|drawn| {
            *drawn += 1;
            *drawn
        }) && columns.try_with_untracked(|columns| count < columns.len()) == Some(true)
        {
            sleep(REST).await;
        }
    });
    drawn
}

/// Number of `columns` in sight: one more in each frame, from the first opening on.
fn shown_in_turn(columns: usize, is_open: Memo<bool>) -> RwSignal<usize> {
    let shown = RwSignal::new(0);
    Effect::new(move || {
        let count = shown.get();
        if count == 0 && is_open.get() {
            shown.set(1);
        } else if (1..columns).contains(&count) {
            request_animation_frame(move || {
                // Nothing to show once the table has been left.
                let _ = shown.try_set(count + 1);
            });
        }
    });
    shown
}

#[component]
fn Shop(
    board: Board,
    columns: Columns,
    /// Number of them that are drawn.
    ready: Memo<usize>,
    is_open: Memo<bool>,
) -> impl IntoView {
    let all: Vec<(u8, Vec<Building>)> = (1..).zip(columns).collect();
    let shown = shown_in_turn(all.len(), is_open);
    let levels = move || all.iter().take(ready.get()).cloned().collect::<Vec<_>>();
    let level = move |(discount, buildings): (u8, Vec<Building>)| {
        let is_shown = Memo::new(move |_| usize::from(discount) <= shown.get());
        view! { <ShopColumn board buildings discount is_shown /> }
    };
    view! {
        <section
            class=move || if is_open.get() { "shop" } else { "shop is-away" }
            aria-label=move || board.texts().area_shop()
            aria-hidden=move || (!is_open.get()).then_some("true")
            data-testid=move || is_open.get().then_some("shop")
        >
            <PanelHead
                board
                title=move || board.read(|model| Some(model.shop.title))
                facts=move || board.read(|model| Some(model.shop.facts.clone()))
            />
            <Countryside board />
            <ol class="shop__levels" data-rove="">
                <For each=levels key=|&(discount, _)| discount children=level />
            </ol>
        </section>
    }
}

/// The reader's countryside, which the shop lies over.
#[component]
fn Countryside(board: Board) -> impl IntoView {
    let tiles = move || board.read(|model| model.shop.land.iter().map(|held| held.tile).collect::<Vec<_>>());
    let held = move |tile: Tile| {
        let find = move |model: &Model| model.shop.land.iter().find(|held| held.tile == tile).cloned();
        view! {
            <li>
                <PieceButton board find />
            </li>
        }
    };
    view! {
        <ul class="shop__land" data-rove="" aria-label=move || board.texts().area_your_land()>
            <For each=tiles key=|tile| tile.index() children=held />
        </ul>
    }
}

impl BoardPiece for HeldModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        "shop__held".to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        view! { <Stat id=self.art.clone() figure=self.figure.clone() /> }.into_any()
    }
}

/// The head of what lies over the table: what it is, what is to be known, and how
/// to put it away.
#[component]
pub fn PanelHead(
    board: Board,
    title: impl Fn() -> Option<&'static str> + Send + 'static,
    facts: impl Fn() -> Option<String> + Send + 'static,
) -> impl IntoView {
    view! {
        <header class="shop__head">
            <h2>{title}</h2>
            <p class="shop__note">{facts}</p>
            <button
                class="iconbtn"
                data-testid="close-shop"
                aria-label=move || t().shell.close()
                on:click=move |_| board.shop.set(false)
            >
                <Icon name="close" />
            </button>
        </header>
    }
}

#[component]
fn ShopColumn(
    board: Board,
    /// Buildings for sale in it.
    buildings: Vec<Building>,
    /// The most that quarries take off in it, in coins.
    discount: u8,
    is_shown: Memo<bool>,
) -> impl IntoView {
    let offers = buildings.into_iter().map(|building| {
        view! {
            <li>
                <Offer board building />
            </li>
        }
    });
    view! {
        <li class=move || if is_shown.get() { "shop__level" } else { "shop__level is-coming" }>
            <h3 class="shop__cap">
                <Drawn id="discount" />
                <span>{format!("−{discount}")}</span>
            </h3>
            <ul>{offers.collect_view()}</ul>
        </li>
    }
}

#[component]
fn Offer(board: Board, building: Building) -> impl IntoView {
    let find = move |model: &Model| {
        model.shop.columns.iter().flatten().find(|offer| offer.building == building).cloned()
    };
    view! { <PieceButton board find attr:data-testid=format!("offer-{}", building.key()) /> }
}

/// An offer of the tray while it is drafted: what it is and what it costs.
#[component]
pub(super) fn Candidate(board: Board, building: Building) -> impl IntoView {
    let find = move |model: &Model| {
        let slots = model.tray.iter().flat_map(|tray| &tray.slots);
        slots.flat_map(|slots| &slots.offers).find(|offer| offer.building == building).cloned()
    };
    view! { <PieceButton board find attr:data-testid=format!("offer-{}", building.key()) /> }
}

impl BoardPiece for OfferModel {
    fn target(&self) -> Target {
        Target::Shop(self.building)
    }

    fn class(&self) -> String {
        let owned = if self.owned { " is-owned" } else { "" };
        let gone = if self.left == 0 { " is-gone" } else { "" };
        format!("{}{owned}{gone}", chosen("offer", self.choice))
    }

    fn spoken(&self) -> String {
        match &self.why {
            Some(why) if self.choice == Choice::Barred => format!("{} {why}", self.spoken),
            _ => self.spoken.clone(),
        }
    }

    fn face(&self) -> AnyView {
        let ring = |_| view! { <i class="ring" aria-hidden="true"></i> };
        let reserved = (!self.reserved.is_empty()).then(|| {
            let mark = |&id: &&'static str| view! { <Drawn id /> };
            view! {
                <span class="offer__reserved" aria-hidden="true">
                    {self.reserved.iter().map(mark).collect_view()}
                </span>
            }
        });
        view! {
            <Drawn id=self.face.art.clone() class="offer__art" />
            {reserved}
            <span class="offer__name" aria-hidden="true">{self.face.name}</span>
            <span class="offer__facts" aria-hidden="true">
                <span class="offer__left" aria-hidden="true">{format!("×{}", self.left)}</span>
                <span class="bld__vp" aria-hidden="true">{self.face.vp}</span>
                <span class="bld__rings" aria-hidden="true">
                    {(0..self.face.circles).map(ring).collect_view()}
                </span>
            </span>
            <span class="offer__price" aria-hidden="true">
                {(self.cost != self.price).then(|| view! { <s>{self.cost}</s> })}
                <b>{self.price}</b>
            </span>
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), why: None, ..self.clone() }
    }
}
