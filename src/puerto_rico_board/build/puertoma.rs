//! The board of a Puertoma, and the action board.

use game_core::Seat;
use puerto_rico::data::puertoma::{CIRCLES, LEVELS, SPACES_OF_TYPE, TOWN};
use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::view::{AbilityState, AbilityView, PuertomaView, SeatView};

use crate::Context;
use crate::art::{face, role_art, tile_art};
use crate::model::{
    AbilityModel, ActionBoardModel, AreaModel, ArrowModel, CardModel, Choice, GroveModel, HelpModel,
    LevelModel, PairModel, PlaceModel, PuertomaModel, Ring, SiteModel, Target,
};
use crate::names::{self, texts};
use crate::words::messages::BuildingSpoken;

/// Buildings that its board has space for.
pub const SPACES: u8 = TOWN as u8;

/// From the middle of a place on the action board to its edge.
const EDGE: f32 = 76.0;

/// Mat of a Puertoma; `None` if somebody else's is shown.
pub fn mat(context: Context<'_>, mat: &SeatView) -> Option<PuertomaModel> {
    let (view, said) = (mat.puertoma.as_ref()?, texts(context));
    let thirds: u8 = view.thirds.iter().sum();
    let quarries = mat.tiles[Tile::Quarry.index()];
    let drawn = |art: String, count: u8| (count > 0).then_some(AreaModel { art, count });
    let third = |tile: Tile| drawn(tile_art(tile, context.view.edition), view.thirds[tile.index()]);
    let citizens = mat.citizens.idle;
    let area = [drawn("t-quarry".into(), quarries)]
        .into_iter()
        .chain(Tile::PLANTATIONS.map(third))
        .chain([drawn("worker".into(), mat.idle - citizens), drawn("expansions#citizen".into(), citizens)]);
    Some(PuertomaModel {
        pairs: Tile::PLANTATIONS.map(|tile| pair(context, mat, view, tile)).into(),
        area: area.flatten().collect(),
        area_title: said.puertoma_vp_area(),
        area_spoken: said.puertoma_vp_area_spoken(quarries, thirds, mat.idle),
        levels: (1..=LEVELS as u8).map(|level| self::level(context, mat, view, level)).collect(),
        reserve: said.reserve(view.reserved),
        reserve_art: reserve_art(context, mat.seat),
        reserved: view.reserved.map(names::front),
    })
}

/// The drawing of a Puertoma's reserve marker: a shape for each.
fn reserve_art(context: Context<'_>, seat: Seat) -> &'static str {
    match names::puertoma(context.game, seat) {
        Some(2) => "puertoma#reserve-2",
        _ => "puertoma#reserve-1",
    }
}

/// The reserve markers on a building for sale: their drawings, and whose they
/// are.
pub fn reserved(context: Context<'_>, building: Building) -> Vec<(&'static str, String)> {
    let marks = |mat: &&SeatView| mat.puertoma.as_ref().is_some_and(|own| own.reserved == Some(building));
    let name = |mat: &SeatView| names::scene(context).name(mat.seat).to_owned();
    context.view.seats.iter().filter(marks).map(|mat| (reserve_art(context, mat.seat), name(mat))).collect()
}

/// The two spaces for a type; people fill the first one before the second.
fn pair(context: Context<'_>, mat: &SeatView, view: &PuertomaView, tile: Tile) -> PairModel {
    let words = texts(context);
    let own = &view.plantations[tile.index()];
    let mut citizens = mat.citizens.tiles[tile.index()];
    let mut grove = |place: usize| {
        let art = tile_art(tile, context.view.edition);
        let Some(grown) = own.get(place) else {
            let rings = vec![Ring::Empty; CIRCLES[tile.index()].into()];
            return GroveModel {
                target: None,
                art,
                rings,
                spoken: words.puertoma_empty_plantation(words.tile(tile)),
            };
        };
        let ring = |at: u8| {
            if at >= grown.manned {
                Ring::Empty
            } else if citizens > 0 {
                citizens -= 1;
                Ring::Citizen
            } else {
                Ring::Full
            }
        };
        GroveModel {
            target: Some(Target::Land(mat.seat, tile, grown.manned == grown.circles)),
            art,
            rings: (0..grown.circles).map(ring).collect(),
            spoken: words.grown(tile, grown.manned, grown.circles),
        }
    };
    PairModel {
        key: tile.key(),
        spaces: (0..usize::from(SPACES_OF_TYPE)).map(&mut grove).collect(),
        active: own.iter().filter(|grown| grown.manned == grown.circles).count()
            == usize::from(SPACES_OF_TYPE),
    }
}

fn level(context: Context<'_>, mat: &SeatView, view: &PuertomaView, level: u8) -> LevelModel {
    let words = texts(context);
    let index = usize::from(level) - 1;
    let site = |&building: &Building| {
        let place = mat.buildings.iter().position(|(own, _)| *own == building).unwrap_or_default();
        let spoken = BuildingSpoken { building, workers: 0, circles: 0, legal: false, chosen: false };
        SiteModel {
            is_vacant: false,
            place: place as u8,
            face: Some(face(context, building)),
            rings: Vec::new(),
            choice: Choice::Aside,
            spoken: texts(context).spoken_building(&spoken),
        }
    };
    LevelModel {
        level,
        title: words.puertoma_level(level),
        sites: view.levels[index].iter().map(site).collect(),
        empty: words.puertoma_empty_space(level),
        ability: ability(context, mat.seat, level, view.abilities[index]),
    }
}

fn ability(context: Context<'_>, seat: Seat, level: u8, view: AbilityView) -> AbilityModel {
    let words = texts(context);
    AbilityModel {
        target: Target::Ability(seat, level),
        art: names::ability_art(view.ability),
        name: view.ability.map_or("", |ability| words.ability(ability)),
        works: view.state == AbilityState::Works,
        gone: view.state == AbilityState::Gone,
        spoken: words.spoken_ability(level, view.ability, view.state),
    }
}

/// The abilities that work in the phases of a role.
pub fn helps(context: Context<'_>, role: Role) -> Vec<HelpModel> {
    let works = |one: &&AbilityView| matches!(one.state, AbilityState::Works | AbilityState::Turned);
    let of = |mat: &SeatView| {
        let shown = mat.puertoma.iter().flat_map(|own| own.abilities.iter()).filter(works);
        let here = shown.filter_map(|one| one.ability).filter(|ability| ability.role() == role);
        let name = names::scene(context).name(mat.seat);
        let words = texts(context);
        let spoken = |ability| words.labelled(name, words.ability(ability));
        here.map(|ability| HelpModel {
            seat: mat.seat,
            art: names::ability_art(Some(ability)),
            spoken: spoken(ability),
        })
        .collect::<Vec<_>>()
    };
    context.view.seats.iter().flat_map(of).collect()
}

/* The action board. */

/// The middle of a role's place, on a board of 1000 by 700. Arrows cross few
/// others and no place.
const fn place(role: Role) -> (i32, i32) {
    match role {
        Role::Adventurer | Role::Adventurer2 => (110, 350),
        Role::Planter => (350, 110),
        Role::Builder => (350, 590),
        Role::Recruiter => (440, 350),
        Role::Captain => (720, 95),
        Role::Trader => (720, 610),
        Role::Craftsman => (920, 250),
        Role::Smuggler => (915, 490),
    }
}

/// The action board; `None` without Puertomas.
pub fn action_board(context: Context<'_>) -> Option<ActionBoardModel> {
    let view = context.view.action_board.as_ref()?;
    let words = texts(context);
    let to_model = |(role, next): &(Role, Vec<Role>)| PlaceModel {
        role: *role,
        art: role_art(*role),
        name: words.role(*role),
        at: place(*role),
        spoken: words.spoken_place(*role, next, *role == view.marker),
    };
    let leads =
        |from: Role, to: Role| view.arrows.iter().any(|(place, next)| *place == from && next.contains(&to));
    let arrows = view.arrows.iter().flat_map(|(from, next)| next.iter().map(|to| (*from, *to)));
    // One that leads both ways is drawn once, away from the marker if it is there.
    let is_drawn = |&(from, to): &(Role, Role)| {
        !leads(to, from) || from == view.marker || (to != view.marker && (from as u8) < to as u8)
    };
    let arrow = |(from, to)| arrow(place(from), place(to), leads(to, from), from == view.marker);
    let card = view.drawn.first();
    Some(ActionBoardModel {
        title: words.puertoma_action_board(),
        places: view.arrows.iter().map(to_model).collect(),
        arrows: arrows.filter(is_drawn).map(arrow).collect(),
        marker: view.arrows.iter().position(|(role, _)| *role == view.marker).unwrap_or_default(),
        next: view
            .arrows
            .iter()
            .filter(|(role, _)| leads(view.marker, *role))
            .map(|(role, _)| role_art(*role))
            .collect(),
        marker_on: words.puertoma_marker_on(words.role(view.marker)),
        cards_title: words.puertoma_cards(),
        cards_left: words.puertoma_cards_left(view.cards_left),
        left: view.cards_left,
        card: card.map(|card| CardModel {
            number: card.number(),
            roles: card.roles().map(|role| (role_art(role), words.role(role))).into(),
        }),
        last_card: words.last_card(card.copied()),
    })
}

/// An arrow between two places, from edge to edge.
fn arrow(from: (i32, i32), to: (i32, i32), both: bool, next: bool) -> ArrowModel {
    let (x, y) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let share = EDGE / (x * x + y * y).sqrt();
    let (x, y) = ((x * share) as i32, (y * share) as i32);
    ArrowModel { from: (from.0 + x, from.1 + y), to: (to.0 - x, to.1 - y), both, next }
}
