//! Pieces between the players: roles, ships, Trading House, tiles, supplies, gauges of the end.

use game_core::Seat;
use puerto_rico::data::players::figures;
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Good, Person, Tile};
use puerto_rico::view::{RoleView, ShipView};
use puerto_rico::{Action, Prompt};

use super::mats::building_spaces;
use super::puertoma;
use crate::Context;
use crate::art::{good_art, role_art, tile_art};
use crate::gains;
use crate::meaning::{choice, loads, meanings};
use crate::model::SPACES;
use crate::model::{
    Choice, CrateModel, GaugeModel, HouseModel, OWN, PersonModel, PoachModel, RoleModel, ShipModel,
    StackModel, Target,
};
use crate::names::{scene, texts};
use crate::question::deciding;
use crate::question::shown_seat;
use crate::words::messages::{CratesSpoken, Deed, RoleSpoken, ShipSpoken, Thing, TileSpoken};

/// The role tiles.
pub fn roles(context: Context<'_>) -> Vec<RoleModel> {
    context.view.roles.iter().map(|tile| role(context, tile)).collect()
}

fn role(context: Context<'_>, tile: &RoleView) -> RoleModel {
    let &RoleView { role, coins, taken_by, captured_by } = tile;
    let choice = choice(context, Target::Role(role));
    let holder = taken_by.or(captured_by);
    let current =
        context.view.phase.is_some_and(|(playing, picker)| playing == role && holder == Some(picker));
    let who = |seat: Option<Seat>| seat.map(|seat| scene(context).who(seat));
    let named = |seat: Seat| (seat, scene(context).name(seat).to_owned());
    let spoken = RoleSpoken {
        role,
        coins,
        taken_by: who(taken_by),
        captured_by: who(captured_by),
        current,
        legal: choice == Choice::Free,
    };
    let helps = puertoma::helps(context, role);
    let words = texts(context);
    let does = words.about_role(role, "-short");
    let forecast = gains::find(context, Target::Role(role));
    let gain = forecast.and_then(|gain| gains::own(context, gain, coins));
    let crates = forecast.map(|gain| gains::own_crates(context, gain)).unwrap_or_default();
    let others = forecast.map(|gain| gains::others(context, gain)).unwrap_or_default();
    let others = others.into_iter().map(|(seat, gain)| words.gain_of(scene(context).name(seat), &gain));
    let tile = words.spoken_role(&spoken);
    RoleModel {
        role,
        art: role_art(role),
        name: words.role(role),
        coins,
        by: taken_by.map(named),
        captor: captured_by.map(named),
        choice,
        current,
        does,
        spoken: words.statements(
            [words.role_gain_spoken(&tile, does, gain.as_deref())]
                .into_iter()
                .chain(others)
                .chain(helps.iter().map(|help| help.spoken.clone())),
        ),
        gain: forecast.and_then(|gain| gains::own_besides(context, gain, coins, crates)),
        crates: Good::ALL
            .into_iter()
            .zip(crates)
            .filter(|&(_, count)| count > 0)
            .map(|(good, count)| (good_art(good, context.view.edition), count))
            .collect(),
        others: forecast.map(|gain| gains::others_counted(context, gain)).unwrap_or_default(),
        helps,
    }
}

/// Cargo ships, then the own ship of the mat in front.
pub fn ships(context: Context<'_>) -> Vec<ShipModel> {
    let cargo =
        context.view.ships.iter().enumerate().map(|(place, ship)| cargo_ship(context, place as u8, ship));
    let seat = shown_seat(context);
    let mat = &context.view.seats[seat.index()];
    let owns = mat.buildings.iter().any(|&(building, _)| building == Building::Wharf);
    cargo.chain(owns.then(|| own_ship(context, seat, mat.own_ship))).collect()
}

fn cargo_ship(context: Context<'_>, place: u8, ship: &ShipView) -> ShipModel {
    let cargo = ship.good.map(|good| (good, ship.crates));
    ship_model(context, Target::Ship(place), ship.size, cargo, Ship::Cargo(place))
}

fn own_ship(context: Context<'_>, seat: Seat, cargo: Option<(Good, u8)>) -> ShipModel {
    ship_model(context, Target::OwnShip(seat), 0, cargo, Ship::Own)
}

fn ship_model(
    context: Context<'_>,
    target: Target,
    size: u8,
    cargo: Option<(Good, u8)>,
    ship: Ship,
) -> ShipModel {
    let choice = choice(context, target);
    let place = if let Ship::Cargo(place) = ship { place } else { OWN };
    let good = |action: Action| match action {
        Action::Load(good, _) | Action::Wharf(good) => Some(good),
        _ => None,
    };
    let mine: Vec<Good> = meanings(context, target).into_iter().filter_map(good).collect();
    let must = deciding(context).is_some_and(|(_, prompt)| prompt == Prompt::Load)
        && !context.legal.contains(&Action::Pass)
        && loads(context).len() == 1;
    let load = match mine[..] {
        [good] => context.preview.brings.load(good, place),
        _ => None,
    };
    let spoken = ShipSpoken {
        size: (ship != Ship::Own).then_some(size),
        cargo,
        load,
        chosen: choice == Choice::Chosen,
    };
    ShipModel {
        target,
        size,
        crates: cargo.map_or(0, |(_, crates)| crates),
        good: cargo.map(|(good, _)| marked(context, good)),
        choice,
        forced: must && !mine.is_empty(),
        own: ship == Ship::Own,
        spoken: texts(context).spoken_of_ship(&spoken),
    }
}

/// The drawing and the letter of a good.
fn marked(context: Context<'_>, good: Good) -> (String, &'static str) {
    (good_art(good, context.view.edition), texts(context).letter(good))
}

/// The Trading House.
pub fn house(context: Context<'_>) -> HouseModel {
    let stored = |good: Good| std::iter::repeat_n(good, context.view.house[good.index()] as usize);
    let goods: Vec<Good> = Good::ALL.into_iter().flat_map(stored).collect();
    HouseModel {
        name: texts(context).area_house(),
        crates: goods.iter().map(|&good| marked(context, good)).collect(),
        choice: choice(context, Target::House),
        spoken: texts(context).spoken_of_house(&goods),
    }
}

/// Quarries, face-up plantations by kind, face-down tiles.
pub fn market(context: Context<'_>) -> Vec<StackModel> {
    let view = context.view;
    let open = Tile::PLANTATIONS.into_iter().map(|tile| (tile, view.market[tile.index()]));
    let quarries = [(Tile::Quarry, view.quarries)];
    let stacks = quarries.into_iter().chain(open.filter(|(_, count)| *count > 0));
    let bag = StackModel {
        target: Target::Bag,
        art: "t-back".into(),
        count: view.bag,
        place: "bag".into(),
        choice: choice(context, Target::Bag),
        spoken: texts(context).spoken_bag(view.discards.iter().sum::<u8>(), view.bag),
    };
    stacks.map(|(tile, count)| stack(context, tile, count)).chain([bag]).collect()
}

fn stack(context: Context<'_>, tile: Tile, count: u8) -> StackModel {
    let choice = choice(context, Target::Market(tile));
    let spoken = TileSpoken {
        tile,
        count,
        manned: None,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    StackModel {
        target: Target::Market(tile),
        art: tile_art(tile, context.view.edition),
        count,
        place: format!("market-{}", tile.key()),
        choice,
        spoken: texts(context).spoken_tile(&spoken),
    }
}

/// Crates in the supply.
pub fn supply(context: Context<'_>) -> Vec<CrateModel> {
    Good::ALL.into_iter().map(|good| supply_of(context, good)).collect()
}

fn supply_of(context: Context<'_>, good: Good) -> CrateModel {
    let (target, count) = (Target::Supply(good), context.view.crates[good.index()]);
    let choice = choice(context, target);
    let spoken = CratesSpoken {
        good,
        count,
        own: false,
        coins: None,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    let (art, letter) = marked(context, good);
    CrateModel {
        target,
        good,
        art,
        letter,
        count,
        price: None,
        choice,
        kept: None,
        spoken: texts(context).spoken_held(&spoken),
    }
}

/// The Work Register, while its workers can be poached.
pub fn poaching(context: Context<'_>) -> Option<PoachModel> {
    let choice = choice(context, Target::Register);
    let deed = context.preview.brings.deed(context.view, Action::Poach)?;
    let Deed::Poach { taken } = deed else { return None };
    let spoken = texts(context).deed_label(&deed);
    Some(PoachModel { taken, choice, spoken })
}

/// People on the Work Register, while the reader takes one of them.
pub fn picking(context: Context<'_>) -> Vec<PersonModel> {
    let (view, words) = (context.view, texts(context));
    let model = |person: Person| {
        let (art, count) = match person {
            Person::Worker => ("worker", view.register - view.register_citizens),
            Person::Citizen => ("expansions#citizen", view.register_citizens),
        };
        let spoken = words.pick(person, count);
        PersonModel { person, art, count, choice: choice(context, Target::OnRegister(person)), spoken }
    };
    let people = Person::ALL.into_iter().map(model);
    people.filter(|people| people.choice == Choice::Free).collect()
}

/// The Work Register, and what the game ends by.
pub fn gauges(context: Context<'_>) -> Vec<GaugeModel> {
    let (view, words) = (context.view, texts(context));
    let printed = figures(view.seats.len() as u8);
    let players = view.seats.len() as u8;
    // Where the smallest share is free; the first of as many.
    let towns = view.seats.iter().map(building_spaces);
    let (most, spaces) =
        towns.rev().max_by_key(|&(filled, of)| u32::from(filled) * 60 / u32::from(of)).unwrap_or((0, SPACES));
    let beyond = view.recorded_vp > 0;
    vec![
        GaugeModel {
            thing: Thing::Register,
            key: "register",
            art: "register",
            label: words.area_register(),
            value: (view.register - view.register_citizens).to_string(),
            citizens: view.has_citizens().then_some(view.register_citizens),
            spoken: words.among(words.spoken_register(view.workers, view.register), view.register_citizens),
            level: 10,
            near: false,
        },
        GaugeModel {
            thing: Thing::Workers,
            key: "workers",
            art: "supply",
            label: words.area_supply(),
            value: view.workers.to_string(),
            citizens: view.has_citizens().then_some(view.citizens),
            spoken: match view.citizens {
                0 => words.board_workers_left(view.workers),
                more => words.board_and_citizens(more, view.workers),
            },
            level: tenths(view.workers.into(), printed.workers.into()),
            near: view.workers < 2 * players,
        },
        GaugeModel {
            thing: Thing::Supply,
            key: "vp",
            art: "vp",
            label: words.board_vp(),
            citizens: None,
            value: if beyond { format!("−{}", view.recorded_vp) } else { view.vp.to_string() },
            spoken: if beyond {
                words.board_vp_recorded(view.recorded_vp)
            } else {
                words.board_vp_left(view.vp)
            },
            level: tenths(view.vp, printed.vp.unsigned_abs()),
            near: view.vp < 5 * u16::from(players),
        },
        GaugeModel {
            thing: Thing::Fullest,
            key: "town",
            art: "shop",
            label: words.board_fullest(),
            citizens: None,
            value: format!("{most}/{spaces}"),
            spoken: words.board_spaces(most, spaces),
            level: tenths((spaces - most).into(), spaces.into()),
            near: most + 2 >= spaces,
        },
    ]
}

/// A share in tenths, rounded up, so that only nothing is 0.
fn tenths(left: u16, all: u16) -> u8 {
    (u32::from(left) * 10).div_ceil(u32::from(all).max(1)).min(10) as u8
}
