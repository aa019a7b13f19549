//! Pieces that belong to nobody: ships in section, Trading House, tiles on offer, supplies, gauges.

use leptos::prelude::*;
use puerto_rico::ids::{Good, Person, Tile};

use super::board::Board;
use super::festival::Festival;
use super::piece::{BoardPiece, Drawn, PieceButton, Stat, chosen};
use super::puertoma::ActionBoardButton;
use crate::model::{
    Choice, CrateModel, GaugeModel, HouseModel, Model, PersonModel, PoachModel, ShipModel, StackModel, Target,
};
use crate::words::messages::Thing;
use ui::classes::classes;

/// Crates that the Trading House takes.
const STALLS: usize = puerto_rico::data::HOUSE as usize;

/// The harbour: one quay. Ships are moored along the water with the Trading House at its end; on the quay in front
/// lie the tiles on offer, and the book with everything that is counted.
#[component]
pub fn Harbour(board: Board) -> impl IntoView {
    let class = move || {
        let has_festival = board.read(|model| !model.festival.is_empty());
        classes("table__common harbour", &[(has_festival, "has-festival")])
    };
    let deck = move || {
        let has_autos = board.read(|model| model.action_board.is_some());
        classes("harbour__deck", &[(has_autos, "has-autos")])
    };
    view! {
        <section class=class aria-label=move || board.texts().board_harbor() data-rove="">
            <div class="harbour__sea">
                <CargoShips board />
                <Festival board />
            </div>
            <div class=deck>
                <TradingHouse board />
                <TilesOnOffer board />
                <div class="harbour__book">
                    <GoodsSupply board />
                    <div class="harbour__register">
                        <Gauges
                            board
                            class="facts"
                            things=&[Thing::Register, Thing::Workers]
                            label=|board| board.texts().area_workers()
                        />
                        <Register board />
                        <OnRegister board />
                    </div>
                    <Gauges
                        board
                        class="harbour__ends facts"
                        things=&[Thing::Supply, Thing::Fullest]
                        label=|board| board.texts().board_until_end()
                    />
                </div>
                <ActionBoardButton board />
                <ShopButton board />
            </div>
        </section>
    }
}

#[component]
fn ShopButton(board: Board) -> impl IntoView {
    view! {
        <button
            class="harbour__shop shopbtn"
            data-fly="shop"
            data-testid="open-shop"
            aria-expanded=move || board.shop.get().to_string()
            on:click=move |_| {
                board.actions.set(false);
                board.shop.update(|open| *open = !*open);
            }
        >
            <Drawn id="shop" class="shopbtn__art" />
            <span>{move || board.texts().area_shop()}</span>
        </button>
    }
}

/* Ships. */

#[component]
fn CargoShips(board: Board) -> impl IntoView {
    let targets = move || board.read(|model| model.ships.iter().map(|ship| ship.target).collect::<Vec<_>>());
    view! {
        <div class="harbour__ships">
            <For each=targets key=|target| row_key(*target) let:target>
                <CargoShip board target />
            </For>
        </div>
    }
}

#[component]
fn CargoShip(board: Board, target: Target) -> impl IntoView {
    let find = move |model: &Model| model.ships.iter().find(|ship| ship.target == target).cloned();
    let size = move || board.read(|model| find(model).map(|ship| ship.size.max(1)));
    let key = ship_key(target);
    view! { <PieceButton board find attr:data-size=size attr:data-testid=key.clone() attr:data-fly=key /> }
}

fn ship_key(target: Target) -> String {
    match target {
        Target::Ship(place) => format!("ship-{place}"),
        _ => "ship-own".to_owned(),
    }
}

/// Key of a ship's row: own ships take turns in one place, and each is another row.
fn row_key(target: Target) -> String {
    match target {
        Target::OwnShip(seat) => format!("ship-own-{}", seat.0),
        _ => ship_key(target),
    }
}

impl BoardPiece for ShipModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        let own = if self.own { " ship--own" } else { "" };
        let full = if !self.own && self.crates == self.size { " is-full" } else { "" };
        let forced = if self.forced { " is-forced" } else { "" };
        format!("{}{own}{full}{forced}", chosen("ship", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let space_at = |place| {
            let good = self.good.clone().filter(|_| place < self.crates);
            view! { <CrateSpace good /> }
        };
        let hold = if self.own {
            let count =
                (self.crates > 0).then(|| view! { <b class="ship__n">{format!("×{}", self.crates)}</b> });
            view! { <CrateSpace good=self.good.clone() /> {count} }.into_any()
        } else {
            (0..self.size).map(space_at).collect_view().into_any()
        };
        let size =
            (!self.own).then(|| view! { <span class="ship__size" aria-hidden="true">{self.size}</span> });
        view! {
            <Drawn id=if self.own { "ship-own" } else { "ship-rig" } class="ship__rig" />
            <span class="ship__hull" aria-hidden="true">
                <Drawn id="ship-stern" class="ship__stern" />
                <span class="ship__hold" aria-hidden="true">{hold}</span>
                <Drawn id="ship-bow" class="ship__bow" />
            </span>
            <Drawn id="mooring" class="ship__rope" />
            {size}
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), ..self.clone() }
    }
}

/// A space for a crate, with what lies on it: the drawing's ID and the letter of the good.
#[component]
fn CrateSpace(good: Option<(String, &'static str)>) -> impl IntoView {
    let class = if good.is_some() { "crate" } else { "crate crate--none" };
    let crate_of = |(id, letter)| {
        view! {
            <Drawn id />
            <i class="aid">{letter}</i>
        }
    };
    view! { <i class=class aria-hidden="true">{good.map(crate_of)}</i> }
}

/* Trading House. */

#[component]
fn TradingHouse(board: Board) -> impl IntoView {
    let find = |model: &Model| Some(model.house.clone());
    view! { <PieceButton board find attr:data-testid="house" attr:data-fly="house" /> }
}

impl BoardPiece for HouseModel {
    fn target(&self) -> Target {
        Target::House
    }

    fn class(&self) -> String {
        let full = if self.crates.len() >= STALLS { " is-full" } else { "" };
        format!("{}{full}", chosen("harbour__house house", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let stall = |place| view! { <CrateSpace good=self.crates.get(place).cloned() /> };
        view! {
            <Drawn id="crane" class="house__crane" />
            <Drawn id="house" class="house__roof" />
            <span class="house__name" aria-hidden="true">{self.name}</span>
            <span class="house__stalls" aria-hidden="true">{(0..STALLS).map(stall).collect_view()}</span>
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), ..self.clone() }
    }
}

/* Tiles. */

#[component]
fn TilesOnOffer(board: Board) -> impl IntoView {
    let targets =
        move || board.read(|model| model.market.iter().map(|stack| stack.target).collect::<Vec<_>>());
    let class = move || {
        let is_asked = board.read(|model| model.market.iter().any(|stack| stack.choice == Choice::Free));
        classes("harbour__tiles tiles", &[(is_asked, "is-asked")])
    };
    view! {
        <ul class=class aria-label=move || board.texts().area_market()>
            <For each=targets key=|target| format!("{target:?}") let:target>
                <TileStack board target />
            </For>
        </ul>
    }
}

#[component]
fn TileStack(board: Board, target: Target) -> impl IntoView {
    let find = move |model: &Model| model.market.iter().find(|stack| stack.target == target).cloned();
    let place = untrack(|| board.read(|model| find(model).map(|stack| stack.place)));
    view! {
        <li data-fly=place.clone()>
            <PieceButton board find attr:data-testid=place.clone() />
        </li>
    }
}

impl BoardPiece for StackModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        let back = if self.target == Target::Bag { "plot plot--back" } else { "plot" };
        chosen(back, self.choice)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let pile = matches!(self.target, Target::Bag | Target::Market(Tile::Quarry));
        let count = (pile || self.count > 1)
            .then(|| view! { <span class="plot__n" aria-hidden="true">{self.count}</span> });
        view! {
            <Drawn id=self.art.clone() class="plot__art" />
            {count}
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { choice: Choice::Aside, spoken: String::new(), ..self.clone() }
    }
}

/* Supplies and gauges. */

/// Gauges: supplies, and what the game ends by.
#[component]
fn Gauges(
    board: Board,
    /// Classes of the group.
    class: &'static str,
    things: &'static [Thing],
    /// Name of the group.
    label: fn(Board) -> &'static str,
) -> impl IntoView {
    let gauge = move |&thing: &Thing| view! { <Gauge board thing /> };
    view! {
        <div class=class role="group" aria-label=move || label(board)>
            {things.iter().map(gauge).collect_view()}
        </div>
    }
}

#[component]
fn Gauge(board: Board, thing: Thing) -> impl IntoView {
    let find = move |model: &Model| model.gauges.iter().find(|gauge| gauge.thing == thing).cloned();
    let gauge = Memo::new(move |_| board.read(|model| find(model).map(|gauge| (gauge.key, gauge.level))));
    let key = move || gauge.get().map(|(key, _)| format!("gauge-{key}"));
    let level = move || gauge.get().map(|(_, level)| level);
    view! { <PieceButton board find attr:data-level=level attr:data-fly=key attr:data-testid=key /> }
}

impl BoardPiece for GaugeModel {
    fn target(&self) -> Target {
        Target::Gauge(self.thing)
    }

    fn class(&self) -> String {
        let near = if self.near { " is-near" } else { "" };
        if self.thing == Thing::Register { "fact".to_owned() } else { format!("fact gauge{near}") }
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let citizens = self.citizens.map(|citizens| {
            view! { <Stat class="fact__citizens" id="expansions#citizen" figure=citizens.to_string() /> }
        });
        view! {
            <span class="fact__art" aria-hidden="true">
                <Drawn id=self.art />
            </span>
            <b class="fact__n" aria-hidden="true">
                <span>{self.value.clone()}</span>
                {citizens}
            </b>
        }
        .into_any()
    }

    fn seen(&self) -> Self {
        Self { spoken: String::new(), ..self.clone() }
    }
}

/// The Work Register as a button that lies over its gauge, while its workers can be poached.
#[component]
fn Register(board: Board) -> impl IntoView {
    let is_asked = move || board.read(|model| model.poaching.is_some());
    let find = |model: &Model| model.poaching.clone();
    view! {
        <Show when=is_asked>
            <PieceButton board find attr:data-testid="register" />
        </Show>
    }
}

impl BoardPiece for PoachModel {
    fn target(&self) -> Target {
        Target::Register
    }

    fn class(&self) -> String {
        chosen("fact poach", self.choice)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        view! { <b class="poach__n" aria-hidden="true">{format!("−{}", self.taken)}</b> }.into_any()
    }
}

/// People on the Work Register, as buttons over the gauges beside it, while one of them is taken.
#[component]
fn OnRegister(board: Board) -> impl IntoView {
    let people = Memo::new(move |_| {
        board.read(|model| model.picking.iter().map(|people| people.person).collect::<Vec<_>>())
    });
    let is_asked = move || people.with(|people| !people.is_empty());
    let button = move |person: Person| {
        let find = move |model: &Model| model.picking.iter().find(|people| people.person == person).cloned();
        view! { <PieceButton board find attr:data-testid=format!("register-{}", person.key()) /> }
    };
    view! {
        <Show when=is_asked>
            <div class="onregister" role="group" aria-label=move || board.texts().area_register()>
                <For each=move || people.get() key=|person| person.key() children=button />
            </div>
        </Show>
    }
}

impl BoardPiece for PersonModel {
    fn target(&self) -> Target {
        Target::OnRegister(self.person)
    }

    fn class(&self) -> String {
        chosen("fact", self.choice)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> AnyView {
        view! {
            <Drawn id=self.art />
            <b class="fact__n" aria-hidden="true">{self.count}</b>
        }
        .into_any()
    }
}

#[component]
fn GoodsSupply(board: Board) -> impl IntoView {
    let goods = move || board.read(|model| model.supply.iter().map(|crates| crates.good).collect::<Vec<_>>());
    let supply = move |good: Good| {
        let find = move |model: &Model| model.supply.iter().find(|crates| crates.good == good).cloned();
        view! {
            <PieceButton
                board
                find=move |model| find(model).map(Supply)
                attr:data-fly=format!("supply-{}", good.key())
            />
        }
    };
    view! {
        <div class="harbour__goods facts" role="group" aria-label=move || board.texts().area_crates()>
            <For each=goods key=|good| good.key() children=supply />
        </div>
    }
}

/// Crates in the supply.
#[derive(Clone, PartialEq)]
struct Supply(CrateModel);

impl BoardPiece for Supply {
    fn target(&self) -> Target {
        self.0.target
    }

    fn class(&self) -> String {
        match self.0.choice {
            Choice::Barred => "fact".to_owned(),
            choice => chosen("fact", choice),
        }
    }

    fn spoken(&self) -> String {
        self.0.spoken.clone()
    }

    fn face(&self) -> AnyView {
        let CrateModel { art, letter, count, .. } = self.0.clone();
        view! {
            <span class="fact__art" aria-hidden="true">
                <Drawn id=art />
                <i class="aid">{letter}</i>
            </span>
            <b class="fact__n" aria-hidden="true">{count}</b>
        }
        .into_any()
    }
}
