//! The board of a Puertoma, and the action board with the tie-break cards.

use game_core::Seat;
use leptos::prelude::*;

use super::board::{Board, GAME};
use super::mats::{Circle, TownBuilding};
use super::piece::{BoardPiece, Drawn, PieceButton, Stat};
use crate::model::{
    AbilityModel, ActionBoardModel, ArrowModel, CardModel, GroveModel, LevelModel, Model, PlaceModel,
    PuertomaModel, Ring, Target,
};
use ui::drawings::Icon;
use ui::i18n::t;
use ui::sprites::drawing;

/// Returns true if the mat in front is a Puertoma's; tracked.
pub fn is_shown(model: &Model) -> bool {
    model.mat.puertoma.is_some()
}

fn read<R>(model: &Model, f: impl FnOnce(&PuertomaModel) -> R) -> Option<R> {
    model.mat.puertoma.as_ref().map(f)
}

/* Plantations and the VP area. */

/// Its plantations by type, and the VP area.
#[component]
pub fn Pairs(board: Board) -> impl IntoView {
    let keys = move || {
        board.read(|model| {
            let seat = model.mat.seat;
            read(model, |own| own.pairs.iter().map(|pair| (seat, pair.key)).collect()).unwrap_or_default()
        })
    };
    let keys = Memo::new(move |_| -> Vec<_> { keys() });
    let pair = move |(at, (seat, key)): (usize, (Seat, &'static str))| {
        let is_active = move || board.read(|model| read(model, |own| own.pairs[at].active) == Some(true));
        view! {
            <li
                class=move || if is_active() { "pair is-active" } else { "pair" }
                data-fly=format!("land-{}-{key}", seat.0)
            >
                <Grove board at place=0 />
                <Grove board at place=1 />
            </li>
        }
    };
    view! {
        <section class="mat__land mat__land--rule">
            <h3 class="vh">{move || board.read(|model| model.mat.land_title.clone())}</h3>
            <ul class="pairs" data-rove="">
                <For
                    each=move || keys.get().into_iter().enumerate()
                    key=|(_, (seat, key))| (seat.0, *key)
                    children=pair
                />
            </ul>
            <Area board />
        </section>
    }
}

#[component]
fn Grove(
    board: Board,
    /// Number of the type, from corn.
    at: usize,
    /// Number of its space, of two.
    place: usize,
) -> impl IntoView {
    let grove =
        move |model: &Model| read(model, |own| own.pairs.get(at)?.spaces.get(place).cloned()).flatten();
    let find = move |model: &Model| grove(model).filter(|grove| grove.target.is_some());
    let is_there = Memo::new(move |_| board.read(|model| find(model).is_some()));
    let empty = Memo::new(move |_| board.read(|model| grove(model).filter(|grove| grove.target.is_none())));
    let drawn = move |grove: GroveModel| {
        view! {
            <span class="grove grove--none">
                <span class="vh">{grove.spoken}</span>
                <Drawn id=grove.art class="grove__art" />
                <Circles rings=grove.rings />
            </span>
        }
    };
    view! {
        <Show when=move || is_there.get()>
            <PieceButton board find attr:data-testid=format!("grove-{at}-{place}") />
        </Show>
        {move || empty.get().map(drawn)}
    }
}

#[component]
fn Circles(rings: Vec<Ring>) -> impl IntoView {
    let rings = rings.into_iter().map(|ring| view! { <Circle ring /> });
    view! { <span class="grove__rings" aria-hidden="true">{rings.collect_view()}</span> }
}

impl BoardPiece for GroveModel {
    fn target(&self) -> Target {
        self.target.expect("invariant: only plantations are pieces")
    }

    fn class(&self) -> String {
        "grove".to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        view! {
            <Drawn id=self.art.clone() class="grove__art" />
            <Circles rings=self.rings.clone() />
        }
        .into_any()
    }
}

/// Quarries, third plantations, unused people.
#[component]
fn Area(board: Board) -> impl IntoView {
    let area = Memo::new(move |_| {
        board.read(|model| read(model, |own| (own.area.clone(), own.area_title, own.area_spoken.clone())))
    });
    move || {
        let (pieces, title, spoken) = area.get()?;
        let pieces =
            pieces.into_iter().map(|piece| view! { <Stat id=piece.art figure=piece.count.to_string() /> });
        Some(view! {
            <p class="vparea" data-testid="vp-area">
                <span class="vh">{spoken}</span>
                <Drawn id="vp" />
                <span aria-hidden="true">{title}</span>
                {pieces.collect_view()}
            </p>
        })
    }
}

/* Buildings and abilities. */

/// Its buildings by level, with the ability of each, and the reserve marker.
#[component]
pub fn Levels(board: Board) -> impl IntoView {
    let levels = Memo::new(move |_| {
        board.read(|model| {
            let seat = model.mat.seat;
            let key = |level: &LevelModel| (seat, level.level);
            read(model, |own| own.levels.iter().map(key).collect::<Vec<_>>()).unwrap_or_default()
        })
    });
    let reserve = Memo::new(move |_| {
        board.read(|model| read(model, |own| (own.reserve.clone(), own.reserve_art, own.reserved.clone())))
    });
    let marker = move || {
        let (spoken, art, building) = reserve.get()?;
        Some(view! {
            <p class="reserve" data-testid="reserve">
                <Drawn id=art />
                {building.map(|id| view! { <Drawn id class="reserve__art" /> })}
                <span>{spoken}</span>
            </p>
        })
    };
    view! {
        <section class="mat__town mat__town--rule">
            <h3 class="vh">{move || board.read(|model| model.mat.town_title.clone())}</h3>
            <ul class="levels" data-rove="">
                <For each=move || levels.get() key=|(seat, level)| (seat.0, *level) let((seat, level))>
                    <Level board seat level />
                </For>
            </ul>
            {marker}
        </section>
    }
}

fn level_of(model: &Model, level: u8) -> Option<&LevelModel> {
    model.mat.puertoma.as_ref()?.levels.iter().find(|known| known.level == level)
}

#[component]
fn Level(
    board: Board,
    seat: Seat,
    /// Number, 1 to 4.
    level: u8,
) -> impl IntoView {
    let ability = move |model: &Model| level_of(model, level).map(|level| level.ability.clone());
    let title = move || board.read(|model| level_of(model, level).map(|level| level.title.clone()));
    let site = move |at: usize| {
        let find = move |model: &Model| {
            let site = level_of(model, level)?.sites.get(at)?.clone();
            Some(TownBuilding { seat: model.mat.seat, site })
        };
        let is_built = Memo::new(move |_| board.read(|model| find(model).is_some()));
        let empty = move || board.read(|model| level_of(model, level).map(|level| level.empty.clone()));
        view! {
            <div class=move || if is_built.get() { "lot" } else { "lot lot--none" }>
                <Show
                    when=move || is_built.get()
                    fallback=move || view! { <span class="vh">{empty}</span> }
                >
                    <PieceButton board find attr:data-testid=format!("level-{level}-{at}") />
                </Show>
            </div>
        }
    };
    view! {
        <li class="level" data-fly=format!("level-{}-{level}", seat.0)>
            <h4 class="vh">{title}</h4>
            <PieceButton board find=ability attr:data-testid=format!("ability-{level}") />
            {site(0)}
            {site(1)}
        </li>
    }
}

impl BoardPiece for AbilityModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        match (self.works, self.gone) {
            (true, _) => "ability is-on",
            (false, true) => "ability is-gone",
            (false, false) => "ability",
        }
        .to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let Target::Ability(_, level) = self.target else { return ().into_any() };
        view! {
            <b class="ability__level" aria-hidden="true">{level}</b>
            <Drawn id=self.art.clone() class="ability__art" />
            <span class="ability__name" aria-hidden="true">{self.name}</span>
        }
        .into_any()
    }
}

/* The action board. */

/// Opens the action board, and shows the most of it: where the marker stands, where
/// arrows lead from there, how many cards are face down.
#[component]
pub fn ActionBoardButton(board: Board) -> impl IntoView {
    let short = Memo::new(move |_| {
        board.read(|model| {
            let own = model.action_board.as_ref()?;
            let marker = own.places[own.marker].clone();
            Some((
                own.title,
                marker,
                own.next.clone(),
                own.left,
                format!("{} {}", own.marker_on, own.cards_left),
            ))
        })
    });
    let face = move || {
        let (_, marker, next, left, _) = short.get()?;
        let next = next.into_iter().map(|id| view! { <Drawn id /> });
        Some(view! {
            <span class="autos__from" aria-hidden="true">
                <Drawn id=marker.art />
                <Drawn id="puertoma#marker" class="autos__marker" />
            </span>
            <i aria-hidden="true">"→"</i>
            <span class="autos__next" aria-hidden="true">{next.collect_view()}</span>
            <Stat class="autos__cards" id="puertoma#card-back" figure=left.to_string() />
        })
    };
    view! {
        <Show when=move || short.with(Option::is_some)>
            <button
                class="harbour__autos autos"
                data-testid="open-action-board"
                data-fly="action-board"
                aria-expanded=move || board.actions.get().to_string()
                aria-label=move || short.get().map(|(title, .., spoken)| format!("{title}: {spoken}"))
                on:click=move |_| {
                    board.shop.set(false);
                    board.actions.update(|open| *open = !*open);
                }
            >
                {face}
            </button>
        </Show>
    }
}

/// The action board, over the table.
#[component]
pub fn ActionBoard(board: Board) -> impl IntoView {
    let model = Memo::new(move |_| board.read(|model| model.action_board.clone()));
    let table = board.table;
    let title = move || model.with(|model| model.as_ref().map(|own| own.title));
    let places = move || {
        model.with(|model| {
            let places = model.iter().flat_map(|own| own.places.iter());
            places.map(|place| view! { <li>{place.spoken.clone()}</li> }).collect_view()
        })
    };
    let marker_on = move || model.with(|model| model.as_ref().map(|own| own.marker_on.clone()));
    view! {
        <section class="actboard" aria-label=title data-testid="action-board">
            <header class="shop__head">
                <h2>{title}</h2>
                <p class="shop__note">{marker_on}</p>
                <button
                    class="iconbtn"
                    data-testid="about-action-board"
                    aria-label=move || t().table.help()
                    on:click=move |_| table.show_sheet(Target::ActionBoard)
                >
                    <Icon name="help" />
                </button>
                <button
                    class="iconbtn"
                    data-testid="close-action-board"
                    aria-label=move || t().shell.close()
                    on:click=move |_| board.actions.set(false)
                >
                    <Icon name="close" />
                </button>
            </header>
            <div class="actboard__body">
                {move || model.get().map(|own| view! { <Graph own /> })}
                <ul class="vh">{places}</ul>
                {move || model.get().map(|own| view! { <Deck board own /> })}
            </div>
        </section>
    }
}

/// The places, the arrows and the marker; the words for them stand in a list.
#[component]
fn Graph(own: ActionBoardModel) -> impl IntoView {
    let arrow = |arrow: ArrowModel| {
        let class = if arrow.next { "actboard__arrow is-next" } else { "actboard__arrow" };
        view! {
            <line
                class=class
                x1=arrow.from.0
                y1=arrow.from.1
                x2=arrow.to.0
                y2=arrow.to.1
                marker-end="url(#act-head)"
                marker-start=arrow.both.then_some("url(#act-tail)")
            />
        }
    };
    let at = own.places[own.marker].at;
    let place = |place: PlaceModel| {
        let (x, y) = place.at;
        view! {
            <circle class="actboard__place" cx=x cy=y r=66 />
            <use href=drawing(GAME, &place.art) x=x - 46 y=y - 58 width=92 height=92 />
            <text class="actboard__name" x=x y=y + 58 text-anchor="middle">
                {place.name}
            </text>
        }
    };
    view! {
        <svg class="actboard__graph" viewBox="0 0 1000 700" aria-hidden="true">
            <defs>
                <marker id="act-head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto">
                    <path d="M0 0 10 5 0 10z" />
                </marker>
                <marker id="act-tail" viewBox="0 0 10 10" refX="1" refY="5" markerWidth="5" markerHeight="5" orient="auto">
                    <path d="M10 0 0 5 10 10z" />
                </marker>
            </defs>
            {own.arrows.into_iter().map(arrow).collect_view()}
            {own.places.into_iter().map(place).collect_view()}
            <use
                href=drawing(GAME, "puertoma#marker")
                x=at.0 + 22
                y=at.1 - 84
                width=64
                height=64
            />
        </svg>
    }
}

/// The tie-break cards: how many are face down, and the one drawn last.
#[component]
fn Deck(board: Board, own: ActionBoardModel) -> impl IntoView {
    let table = board.table;
    let card = own.card.map(|card| view! { <TieCardFace card /> });
    view! {
        <div class="deck">
            <button
                class="deck__title"
                data-testid="tie-cards"
                on:click=move |_| table.show_sheet(Target::TieCards)
            >
                <Drawn id="puertoma#card-back" />
                <span>{own.cards_title}</span>
                <small>{own.cards_left}</small>
            </button>
            <p>{own.last_card}</p>
            {card}
        </div>
    }
}

/// A tie-break card: its number on the left edge, the roles from the top.
#[component]
fn TieCardFace(card: CardModel) -> impl IntoView {
    let roles = card.roles.into_iter().map(|(id, name)| {
        view! {
            <li>
                <Drawn id />
                <span>{name}</span>
            </li>
        }
    });
    view! {
        <div class="tiecard" data-testid="tie-card">
            <b>{card.number}</b>
            <ol>{roles.collect_view()}</ol>
        </div>
    }
}
