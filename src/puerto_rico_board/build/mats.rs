//! Pieces of the players: the plates of all, and the mat in front.

use game_core::{Game as _, Seat, Turn};
use puerto_rico::Prompt;
use puerto_rico::ids::{Building, Good, Tile};
use puerto_rico::view::SeatView;
use session::study::tree::Plain;

use super::{awards, mini, puertoma};
use crate::art::{face, good_art, tile_art};
use crate::meaning::choice;
use crate::model::SPACES;
use crate::model::{
    Choice, CrateModel, FigureModel, IdleModel, KeptCrates, LandModel, MatModel, PlateModel, Ring, SiteModel,
    Target,
};
use crate::names::{scene, texts};
use crate::question::deciding;
use crate::question::{own_seat, shown_seat};
use crate::words::messages::{BuildingSpoken, CratesSpoken, SeatSpoken, Thing, TileSpoken};
use crate::workers::{self, SPOTS, WorkersBySpot};
use crate::{Context, PuertoRicoBoard};
use table::game::module::GamePages as _;
use table::game::study::StudyPages as _;

/// A plate for every seat, one's own first.
pub fn rail(context: Context<'_>) -> Vec<PlateModel> {
    let (seats, own) = (context.view.seats.len() as u8, own_seat(context));
    (0..seats).map(|steps| plate(context, own.clockwise(steps, seats))).collect()
}

fn plate(context: Context<'_>, seat: Seat) -> PlateModel {
    let mat = &context.view.seats[seat.index()];
    let owned = Good::ALL.into_iter().filter(|good| mat.crates[good.index()] > 0);
    let idle = mat.idle + in_hand(context, seat);
    let spoken = SeatSpoken {
        who: scene(context).who(seat),
        coins: mat.coins,
        crates: mat.crates,
        tiles: mat.tiles.iter().sum(),
        spaces: building_spaces(mat),
        workers: workers::placed(&workers::standing(mat)),
        idle,
        vp: mat.vp,
        governor: context.view.governor == seat,
        marker: context.view.marker == Some(seat),
        deciding: context.view.turn.seat() == Some(seat),
    };
    PlateModel {
        seat,
        name: scene(context).name(seat).to_owned(),
        level: context.levels.get(seat.index()).cloned().flatten(),
        coins: mat.coins,
        idle,
        workers: spoken.workers,
        citizens: mat.citizens.count(),
        spaces: spoken.spaces.0,
        of_spaces: spoken.spaces.1,
        land: spoken.tiles,
        vp: mat.vp,
        goods: owned.map(|good| (good_art(good, context.view.edition), mat.crates[good.index()])).collect(),
        mini: if context.view.viewer.is(seat) { Vec::new() } else { mini::of(mat) },
        governor: spoken.governor,
        puertoma: mat.puertoma.is_some(),
        marker: spoken.marker,
        turn: spoken.deciding,
        own: context.view.viewer.is(seat),
        shown: context.visiting == Some(seat),
        spoken: texts(context).among(texts(context).spoken_seat(&spoken), mat.citizens.count()),
    }
}

/// Building spaces filled, and how many there are: a Puertoma has one for each
/// building.
pub fn building_spaces(mat: &SeatView) -> (u8, u8) {
    match mat.puertoma {
        Some(_) => (mat.buildings.len() as u8, puertoma::SPACES),
        None => (mat.spaces, SPACES),
    }
}

/// Workers that a seat has lifted and not placed yet, as far as everybody
/// sees.
fn in_hand(context: Context<'_>, seat: Seat) -> u8 {
    match context.view.turn {
        Turn::Choose {
            seat: now,
            prompt:
                Prompt::Place { left }
                | Prompt::Poached { left }
                | Prompt::Rewarded { left }
                | Prompt::PlaceCitizen { left }
                | Prompt::PoachedCitizens { left },
        } if now == seat => left,
        Turn::Choose { .. } | Turn::Over => 0,
    }
}

/// The mat in front.
pub fn mat(context: Context<'_>) -> MatModel {
    let seat = shown_seat(context);
    let (mat, words) = (&context.view.seats[seat.index()], texts(context));
    let mine = context.view.viewer.is(seat);
    let placing = matches!(deciding(context), Some((now, Prompt::Place { .. } | Prompt::Poached { .. } | Prompt::Rewarded { .. })) if now == seat);
    let crew = if placing { workers::crew(context) } else { [0; SPOTS] };
    let idle = mat.idle + in_hand(context, seat) - workers::placed(&crew);
    let (yours, name) = (mine && context.me.is_some(), scene(context).name(seat));
    MatModel {
        seat,
        title: if yours { words.board_your_mat().into() } else { words.board_mat_of(name) },
        land_title: match mat.puertoma {
            Some(_) => words.puertoma_plantations_of(name),
            None if yours => words.area_your_land().into(),
            None => words.board_land_of(name),
        },
        town_title: match mat.puertoma {
            Some(_) => words.puertoma_town_of(name),
            None if yours => words.board_your_town().into(),
            None => words.board_town_of(name),
        },
        spoken: plate(context, seat).spoken,
        visiting: context.visiting.is_some_and(|visited| !context.view.viewer.is(visited)),
        placing,
        crew,
        figures: figures(context, mat),
        idle: IdleModel {
            seat,
            count: idle,
            citizens: mat.citizens.idle,
            placing,
            portrait: match mat.puertoma {
                Some(_) => words.puertoma_vp_area(),
                None => words.area_portrait(),
            },
            spoken: words.among(words.spoken_idle(idle), mat.citizens.idle),
        },
        awards: awards::awards(context, mat),
        crates: crates(context, seat, mat),
        land: land(context, mat, &crew, placing),
        town: town(context, mat, &crew, placing),
        puertoma: puertoma::mat(context, mat),
    }
}

/// Coins, points and discount.
fn figures(context: Context<'_>, mat: &SeatView) -> Vec<FigureModel> {
    let words = texts(context);
    let figure = |thing, art, figure: String, value: String| FigureModel {
        seat: mat.seat,
        thing,
        art,
        figure,
        spoken: words.labelled(words.thing(thing), &value),
    };
    let gained = mat.vp.map(|vp| vp.to_string());
    let hidden = || words.board_hidden().to_owned();
    let mut figures = vec![
        figure(Thing::Coins, "coin", mat.coins.to_string(), mat.coins.to_string()),
        figure(
            Thing::Gained,
            "vp",
            gained.clone().unwrap_or_else(|| "?".to_owned()),
            gained.unwrap_or_else(hidden),
        ),
        figure(Thing::Built, "shop", mat.building_points.to_string(), words.points(mat.building_points)),
    ];
    let quarries = mat.manned[Tile::Quarry.index()];
    if quarries > 0 {
        let off = format!("−{quarries}");
        figures.push(figure(Thing::Discount, "discount", off, quarries.to_string()));
    }
    figures
}

/* Goods. */

fn crates(context: Context<'_>, seat: Seat, mat: &SeatView) -> Vec<CrateModel> {
    let owned = Good::ALL.into_iter().filter(|good| mat.crates[good.index()] > 0);
    owned.map(|good| crate_model(context, seat, mat, good)).collect()
}

fn crate_model(context: Context<'_>, seat: Seat, mat: &SeatView, good: Good) -> CrateModel {
    let target = Target::Crate(seat, good);
    let (choice, count) = (choice(context, target), mat.crates[good.index()]);
    let coins = context.preview.brings.sale(good).filter(|_| choice != Choice::Aside);
    let spoken = CratesSpoken {
        good,
        count,
        own: true,
        coins,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    CrateModel {
        target,
        good,
        art: good_art(good, context.view.edition),
        letter: texts(context).letter(good),
        count,
        price: coins.map(|coins| format!("+{coins}")),
        choice,
        kept: kept(context, seat, good),
        spoken: texts(context).spoken_held(&spoken),
    }
}

fn kept(context: Context<'_>, seat: Seat, good: Good) -> Option<KeptCrates> {
    let may = match deciding(context) {
        Some((now, Prompt::StoreAll { left })) if now == seat => left,
        Some((now, Prompt::KeepOne)) if now == seat => 0,
        _ => return None,
    };
    let whole = context.draft.whole[good.index()];
    let may_whole = whole || context.draft.stored() < may;
    Some(KeptCrates { whole, may_whole, one: !whole && context.draft.keep == Some(good) })
}

/* Land and town. */

/// The circles of a spot: the people who stand there, citizens first, who is put
/// there by the selection, and who is taken away by it.
fn rings(
    context: Context<'_>,
    (stood, citizens): (u8, u8),
    spot: usize,
    crew: &WorkersBySpot,
    circles: u8,
    placing: bool,
) -> Vec<Ring> {
    let before = if placing { stood + context.preview.before[spot] } else { stood };
    let now = stood + crew[spot];
    let ring = |place: u8| match (place < before, place < now) {
        (true, true) if place < citizens => Ring::Citizen,
        (true, true) => Ring::Full,
        (false, true) => Ring::Will,
        (true, false) => Ring::Left,
        (false, false) => Ring::Empty,
    };
    (0..circles).map(ring).collect()
}

fn land(context: Context<'_>, mat: &SeatView, crew: &WorkersBySpot, placing: bool) -> Vec<LandModel> {
    let tiles = Tile::ALL.into_iter().flat_map(|tile| {
        let (count, manned) = (mat.tiles[tile.index()], mat.manned[tile.index()]);
        let stood = (manned, mat.citizens.tiles[tile.index()]);
        let rings = rings(context, stood, tile.index(), crew, count, placing);
        rings.into_iter().map(move |ring| land_model(context, mat.seat, tile, ring))
    });
    let empty = LandModel {
        tile: None,
        target: context.edits.then_some(Target::NewTile(mat.seat)),
        art: String::new(),
        ring: None,
        choice: Choice::Aside,
        spoken: vacant(context, Plain::Countryside),
    };
    let forests = Tile::PLANTATIONS.into_iter().zip(mat.forests);
    let forests = forests.flat_map(|(tile, count)| {
        let target = Target::Forest(mat.seat, tile);
        let choice = choice(context, target);
        let forest = LandModel {
            art: "t-forest".to_owned(),
            target: Some(target),
            choice,
            spoken: texts(context).thing(Thing::Forest).to_owned(),
            ..empty.clone()
        };
        std::iter::repeat_n(forest, count.into())
    });
    let mut land: Vec<LandModel> = tiles.chain(forests).collect();
    land.resize(land.len().max(SPACES.into()), empty);
    land
}

/// Words for a free space to which a study adds; nothing at other tables.
fn vacant(context: Context<'_>, list: Plain) -> String {
    let edition = PuertoRicoBoard::edition(context.game.config());
    let said =
        |list| ui::i18n::study(context.lang).add(PuertoRicoBoard::field_named(list, edition, context.lang));
    if context.edits { said(list) } else { String::new() }
}

fn land_model(context: Context<'_>, seat: Seat, tile: Tile, ring: Ring) -> LandModel {
    let manned = matches!(ring, Ring::Full | Ring::Citizen | Ring::Will);
    let target = Target::Land(seat, tile, manned);
    let choice = choice(context, target);
    let spoken = TileSpoken {
        tile,
        count: 1,
        manned: Some(manned as u8),
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    LandModel {
        tile: Some(tile),
        target: Some(target),
        art: tile_art(tile, context.view.edition),
        ring: Some(ring),
        choice,
        spoken: texts(context).among(texts(context).spoken_tile(&spoken), u8::from(ring == Ring::Citizen)),
    }
}

fn town(context: Context<'_>, mat: &SeatView, crew: &WorkersBySpot, placing: bool) -> Vec<SiteModel> {
    let sites = mat.buildings.iter().enumerate();
    let mut town: Vec<SiteModel> =
        sites.map(|(place, &site)| site_model(context, mat, place as u8, site, crew, placing)).collect();
    let free = SPACES.saturating_sub(mat.spaces);
    let built = town.len() as u8;
    town.extend((0..free).map(|place| SiteModel {
        place: built + place,
        is_vacant: context.edits,
        face: None,
        rings: Vec::new(),
        choice: Choice::Aside,
        spoken: vacant(context, Plain::City),
    }));
    town
}

fn site_model(
    context: Context<'_>,
    mat: &SeatView,
    place: u8,
    (building, stood): (Building, u8),
    crew: &WorkersBySpot,
    placing: bool,
) -> SiteModel {
    let (seat, circles) = (mat.seat, context.game.def(building).circles);
    let citizens = mat.citizens.buildings.get(usize::from(place)).copied().unwrap_or(0);
    let spot = workers::site(place);
    let choice = choice(context, Target::Site(seat, place));
    let spoken = BuildingSpoken {
        building,
        workers: stood + crew[spot],
        circles,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    SiteModel {
        place,
        is_vacant: false,
        face: Some(face(context, building)),
        rings: rings(context, (stood, citizens), spot, crew, circles, placing),
        choice,
        spoken: texts(context).among(texts(context).spoken_building(&spoken), citizens),
    }
}
