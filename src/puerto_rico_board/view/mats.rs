//! One player mat: purse, island, town.

use game_core::Seat;
use leptos::prelude::*;
use puerto_rico::{Good, Tile};

use super::awards::Awards;
use super::board::Board;
use super::carry::Carrying;
use super::drafts::Storage;
use super::piece::{BoardPiece, Drawn, PieceButton, Stat, chosen};
use super::puertoma::{self, Levels, Pairs};
use crate::model::{
    Choice, CrateModel, FaceModel, FigureModel, IdleModel, LandModel, Model, Ring, SiteModel, Target,
};
use crate::words::messages::Thing;
use crate::workers::site;
use ui::classes::classes;
use ui::drawings::{Icon, SeatMark};
use ui::i18n::t;

/// The mat in front.
#[component]
pub fn PlayerMat(board: Board) -> impl IntoView {
    let class = move || {
        let (placing, visiting) = board.read(|model| (model.mat.placing, model.mat.visiting));
        let placing = if placing { " is-placing" } else { "" };
        let visiting = if visiting { " is-visiting" } else { "" };
        format!("table__mat mat{placing}{visiting}")
    };
    let carrying = Carrying::new(board);
    let is_puertoma = Memo::new(move |_| board.read(puertoma::is_shown));
    view! {
        <main
            class=class
            id="main"
            tabindex="-1"
            data-testid="mat"
            data-seat=move || board.read(|model| model.mat.seat.0)
            aria-label=move || board.read(|model| model.mat.title.clone())
            on:pointerdown=move |event| carrying.grasp(&event)
            on:pointermove=move |event| carrying.follow(&event)
            on:pointerup=move |event| carrying.let_go(&event)
            on:pointercancel=move |_| carrying.release()
            on:lostpointercapture=move |event| carrying.lost(&event)
        >
            <Purse board />
            // Between the goods that it asks about and the island, and over neither.
            <Storage board />
            <div class=move || if is_puertoma.get() { "mat__isle is-puertoma" } else { "mat__isle" }>
                <Drawn id="isle" class="mat__coast" />
                <Drawn id="compass" class="mat__compass" />
                <Drawn id="river" class="mat__river" />
                <Drawn id="bridge" class="mat__bridge" />
                <Show
                    when=move || is_puertoma.get()
                    fallback=move || view! {
                        <Plantations board />
                        <Town board />
                    }
                >
                    <Pairs board />
                    <Levels board />
                </Show>
            </div>
        </main>
    }
}

/* Purse. */

#[component]
fn Purse(board: Board) -> impl IntoView {
    let owner = Memo::new(move |_| board.read(|model| (model.mat.seat, model.mat.title.clone())));
    let heading = move || {
        let (seat, title) = owner.get();
        view! {
            <h2 class="purse__who">
                <SeatMark seat=seat.index() />
                <span>{title}</span>
            </h2>
        }
    };
    let table = board.table;
    view! {
        <header class="purse" data-rove="">
            {heading}
            <Awards board />
            <Show when=move || board.read(|model| model.mat.visiting)>
                <button
                    class="btn btn--small"
                    data-testid="own-mat"
                    on:click=move |_| table.store.visiting.set(None)
                >
                    {move || t().table.back_to_own()}
                </button>
            </Show>
            <span class="vh">{move || board.read(|model| model.mat.spoken.clone())}</span>
            <Figures board />
            <Crates board />
            <IdleWorkers board />
        </header>
    }
}

/// Coins, points and discount of the mat's owner.
#[component]
fn Figures(board: Board) -> impl IntoView {
    let shown = move || {
        let key = |figure: &FigureModel| (figure.seat, figure.thing);
        board.read(|model| model.mat.figures.iter().map(key).collect::<Vec<_>>())
    };
    let figure = move |(seat, thing): (Seat, Thing)| {
        let find = move |model: &Model| model.mat.figures.iter().find(|one| one.thing == thing).cloned();
        let fly = (thing == Thing::Coins).then(|| format!("coins-{}", seat.0));
        view! { <PieceButton board find attr:data-fly=fly /> }
    };
    view! { <For each=shown key=|(seat, thing)| (seat.0, *thing as u8) children=figure /> }
}

impl BoardPiece for FigureModel {
    fn target(&self) -> Target {
        Target::Figure(self.seat, self.thing)
    }

    fn class(&self) -> String {
        let more = match self.thing {
            Thing::Coins => " purse__coins",
            Thing::Built => " purse__points",
            Thing::Discount => " purse__off",
            _ => "",
        };
        format!("purse__figure{more}")
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        view! { <Stat id=self.art figure=self.figure.clone() /> }.into_any()
    }
}

#[component]
fn Crates(board: Board) -> impl IntoView {
    let owned = move || {
        board.read(|model| {
            model.mat.crates.iter().map(|crates| (model.mat.seat, crates.good)).collect::<Vec<_>>()
        })
    };
    let crates = move |(seat, good): (Seat, Good)| {
        let find = move |model: &Model| model.mat.crates.iter().find(|crates| crates.good == good).cloned();
        view! {
            <PieceButton
                board
                find
                attr:data-fly=format!("crate-{}-{}", seat.0, good.key())
                attr:data-testid=format!("crate-{}", good.key())
            />
        }
    };
    view! {
        <span class="purse__goods">
            <For each=owned key=|(seat, good)| (seat.0, good.key()) children=crates />
        </span>
    }
}

impl BoardPiece for CrateModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        let kept = if self.kept.is_some_and(|kept| kept.whole || kept.one) { " is-kept" } else { "" };
        format!("{}{kept}", chosen("gd", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let price = self
            .price
            .clone()
            .map(|price| view! { <span class="gd__price" aria-hidden="true">{price}</span> });
        view! {
            <span class="gd__n" aria-hidden="true">
                <Drawn id=self.art.clone() />
                {self.count}
            </span>
            <i class="aid" aria-hidden="true">{self.letter}</i>
            {price}
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), ..self.clone() }
    }
}

/// Workers in the hand that are drawn one by one.
const POOL: u8 = 6;

/// Workers without a circle; while they are placed, those in the hand.
#[component]
fn IdleWorkers(board: Board) -> impl IntoView {
    let find = |model: &Model| Some(model.mat.idle.clone());
    let fly = move || board.read(|model| format!("idle-{}", model.mat.seat.0));
    let spot = move || board.read(|model| model.mat.placing.then_some(""));
    view! { <PieceButton board find attr:data-fly=fly attr:data-spot=spot attr:data-testid="idle" /> }
}

impl BoardPiece for IdleModel {
    fn target(&self) -> Target {
        Target::Figure(self.seat, Thing::Portrait)
    }

    fn class(&self) -> String {
        if self.placing { "pool" } else { "idle" }.to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let workers = self.count - self.citizens;
        let shown = if self.placing { workers.min(POOL) } else { 1 };
        let citizens = (self.citizens > 0).then(|| {
            view! {
                <Drawn id="expansions#citizen" />
                <b aria-hidden="true">{self.citizens}</b>
            }
        });
        view! {
            {(0..shown).map(|_| view! { <Drawn id="worker" /> }).collect_view()}
            <b aria-hidden="true">{workers}</b>
            {citizens}
            {(!self.placing).then(|| view! { <span aria-hidden="true">{self.portrait}</span> })}
        }
        .into_any()
    }
}

/* Island. */

/// The spaces of the island.
#[component]
fn Plantations(board: Board) -> impl IntoView {
    let places = move || {
        board.read(|model| (0..model.mat.land.len()).map(|place| (model.mat.seat, place)).collect::<Vec<_>>())
    };
    view! {
        <section class="mat__land">
            <h3 class="vh">{move || board.read(|model| model.mat.land_title.clone())}</h3>
            <ul class="land" data-rove="">
                <For each=places key=|(seat, place)| (seat.0, *place) let((_, place))>
                    <Plantation board place />
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Plantation(
    board: Board,
    /// Number of the island space, from 0.
    place: usize,
) -> impl IntoView {
    let find = move |model: &Model| model.mat.land.get(place).filter(|space| space.target.is_some()).cloned();
    let tile = Memo::new(move |_| board.read(|model| Some((model.mat.seat, find(model)?.tile?))));
    let fly = move || tile.get().map(|(seat, tile)| format!("land-{}-{}", seat.0, tile.key()));
    let is_there = Memo::new(move |_| board.read(|model| find(model).is_some()));
    let class = move || if is_there.get() { "" } else { "plot plot--none" };
    view! {
        <li
            class=class
            data-fly=fly
            data-spot=move || tile.get().map(|(_, tile)| Tile::index(tile))
        >
            <Show when=move || is_there.get()>
                <PieceButton board find attr:data-testid=format!("land-{place}") />
            </Show>
        </li>
    }
}

impl BoardPiece for LandModel {
    fn target(&self) -> Target {
        self.target.expect("invariant: only what answers to a tap is a piece")
    }

    fn class(&self) -> String {
        let kind = match self.target {
            Some(Target::NewTile(_)) => "plot plot--none",
            _ if self.tile.is_some() => "plot",
            _ => "plot plot--forest",
        };
        let class = worked(kind, self.choice);
        with_worker(class, self.ring.as_slice())
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        if matches!(self.target, Some(Target::NewTile(_))) {
            return view! { <Icon name="plus" /> }.into_any();
        }
        view! {
            <Drawn id=self.art.clone() class="plot__art" />
            {self.ring.map(|ring| view! { <Circle ring /> })}
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), ..self.clone() }
    }
}

/// Class of a place with workers. "Can be lifted" is no state of its own: rings say it.
fn worked(class: &str, choice: Choice) -> String {
    match choice {
        Choice::Free => chosen(class, choice),
        Choice::Aside | Choice::Chosen | Choice::Barred => class.to_owned(),
    }
}

/// The same with whether there is a worker to be lifted.
fn with_worker(class: String, rings: &[Ring]) -> String {
    let is_one = |ring: &Ring| matches!(ring, Ring::Full | Ring::Citizen | Ring::Will);
    classes(&class, &[(rings.iter().any(is_one), "has-worker")])
}

/// A circle for a worker.
#[component]
pub(super) fn Circle(ring: Ring) -> impl IntoView {
    let class = match ring {
        Ring::Empty => "ring",
        Ring::Full => "ring is-on",
        Ring::Citizen => "ring is-on is-citizen",
        Ring::Will => "ring is-will",
        Ring::Left => "ring is-left",
    };
    view! { <i class=class aria-hidden="true"></i> }
}

/* Town. */

#[component]
fn Town(board: Board) -> impl IntoView {
    let sites = move || {
        board.read(|model| {
            let site =
                |site: &SiteModel| (model.mat.seat, site.place, site.face.as_ref().map(|face| face.large));
            model.mat.town.iter().map(site).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="mat__town">
            <h3 class="vh">{move || board.read(|model| model.mat.town_title.clone())}</h3>
            <ul class="town" data-rove="">
                <For each=sites key=|(seat, place, large)| (seat.0, *place, *large) let((seat, place, large))>
                    <Site board seat place large />
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Site(
    board: Board,
    seat: Seat,
    /// Number of the town space, from 0.
    place: u8,
    /// True if the building on it takes two spaces; `None` while it is empty.
    large: Option<bool>,
) -> impl IntoView {
    let find = move |model: &Model| {
        let site = model.mat.town.get(usize::from(place)).filter(|site| site.face.is_some()).cloned();
        site.map(|site| TownBuilding { seat: model.mat.seat, site })
    };
    let class = match large {
        None => "lot lot--none",
        Some(false) => "lot",
        Some(true) => "lot lot--large",
    };
    let vacancy = move |model: &Model| {
        let site = model.mat.town.get(usize::from(place)).filter(|site| site.is_vacant).cloned();
        site.map(|site| Vacancy { seat: model.mat.seat, spoken: site.spoken })
    };
    let is_vacant = untrack(|| board.read(|model| vacancy(model).is_some()));
    let name = format!("site-{place}");
    let building = match large {
        Some(_) => view! { <PieceButton board find attr:data-testid=name /> }.into_any(),
        None if is_vacant => view! { <PieceButton board find=vacancy attr:data-testid=name /> }.into_any(),
        None => ().into_any(),
    };
    view! {
        <li
            class=class
            data-fly=format!("site-{}-{place}", seat.0)
            data-spot=large.is_some().then(|| site(place))
        >
            {building}
        </li>
    }
}

/// A free space of a town, to which a study adds.
#[derive(Clone, PartialEq)]
struct Vacancy {
    seat: Seat,
    spoken: String,
}

impl BoardPiece for Vacancy {
    fn target(&self) -> Target {
        Target::NewBuilding(self.seat)
    }

    fn class(&self) -> String {
        "bld bld--none".to_owned()
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        view! { <Icon name="plus" /> }.into_any()
    }
}

/// A building in somebody's town.
#[derive(Clone, PartialEq)]
pub(super) struct TownBuilding {
    pub seat: Seat,
    /// The building on its site.
    pub site: SiteModel,
}

impl BoardPiece for TownBuilding {
    fn target(&self) -> Target {
        Target::Site(self.seat, self.site.place)
    }

    fn class(&self) -> String {
        with_worker(worked("bld", self.site.choice), &self.site.rings)
    }

    fn spoken(&self) -> String {
        self.site.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let face = self.site.face.clone().expect("invariant: only buildings are pieces");
        let FaceModel { art, name, vp, when, good, .. } = face;
        let rings = self.site.rings.iter().map(|&ring| view! { <Circle ring /> }).collect_view();
        view! {
            <Drawn id=art class="bld__art" />
            <Drawn id=when class="bld__when" />
            {good.map(|(_, id)| view! { <Drawn id class="bld__good" /> })}
            <span class="bld__street" aria-hidden="true">
                <span class="bld__rings" aria-hidden="true">{rings}</span>
                <span class="bld__vp" aria-hidden="true">{vp}</span>
            </span>
            <span class="bld__name" aria-hidden="true">{name}</span>
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        let site = SiteModel { choice: Choice::Aside, spoken: String::new(), ..self.site.clone() };
        Self { site, ..*self }
    }
}
