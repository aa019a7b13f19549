//! Sheets: everything about one piece, and what it means for the reader now.

mod places;
#[cfg(test)]
mod tests;

use game_core::{Game as _, Seat};
use puerto_rico::Reason;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::buildings::Class;
use puerto_rico::data::puertoma::{Ability, TieCard};
use puerto_rico::ids::{Building, Good, Role, Tile};
use puerto_rico::view::{SeatView, ShopView};

use super::art::{good_art, role_art, tile_art};
use super::build::{award, tally};
use super::gains;
use super::model::SPACES;
use super::model::Target;
use super::names::{self, texts};
use super::question::own_seat;
use crate::Context;
use crate::words::messages::{Fact, Thing};
use crate::words::{self, Words};
use table::model::Sheet;

/// The sheet of `target`, if it has one.
pub fn sheet(context: Context<'_>, target: Target) -> Option<Sheet> {
    match target {
        Target::Role(role) => Some(role_sheet(context, role)),
        Target::Market(tile) => Some(tile_sheet(context, tile, own(context))),
        Target::Land(seat, tile, _) => Some(tile_sheet(context, tile, context.view.seats.get(seat.index())?)),
        Target::Shop(building) => Some(building_sheet(context, building, &for_sale(context, building))),
        Target::Site(seat, place) => {
            let mat = context.view.seats.get(seat.index())?;
            let &(building, workers) = mat.buildings.get(place as usize)?;
            Some(building_sheet(context, building, &standing(context, mat, building, workers)))
        }
        Target::Crate(_, good) | Target::Supply(good) => Some(good_sheet(context, good)),
        Target::Objective(place) => objective_sheet(context, place),
        Target::Award(seat, card) => award_sheet(context, seat, card),
        Target::Ability(seat, level) => ability_sheet(context, seat, level),
        Target::ActionBoard => Some(action_board_sheet(context)),
        Target::TieCards => tie_cards_sheet(context),
        Target::Ship(place) => places::ship(context, place),
        Target::OwnShip(seat) => places::own_ship(context, seat),
        Target::House => Some(places::house(context)),
        Target::Bag => Some(places::bag(context)),
        Target::Register => places::gauge(context, Thing::Register),
        Target::Gauge(thing) => places::gauge(context, thing),
        Target::Figure(seat, thing) => places::figure(context, seat, thing),
        Target::Forest(seat, tile) => places::forest(context, seat, tile),
        _ => None,
    }
}

fn own(context: Context<'_>) -> &SeatView {
    &context.view.seats[own_seat(context).index()]
}

/// A sheet with what every kind of piece has.
struct Page<'a> {
    art: String,
    class: &'a str,
    /// Its name, in any language.
    name: &'a dyn Fn(Words) -> &'static str,
    effect: String,
    rule: &'static str,
}

impl Page<'_> {
    fn sheet(self, context: Context<'_>, printed: Vec<(String, String)>, now: &[Fact]) -> Sheet {
        let words = texts(context);
        let other_name = words::other(context.lang, context.view.edition).map_or("", self.name);
        Sheet {
            art: self.art,
            stripe: None,
            class: self.class.into(),
            name: (self.name)(words).into(),
            other_name: other_name.into(),
            facts: printed,
            effect: self.effect,
            now: now.iter().map(|fact| words.fact(fact)).collect(),
            rule: self.rule,
        }
    }
}

fn building_sheet(context: Context<'_>, building: Building, now: &[Fact]) -> Sheet {
    let words = texts(context);
    let def = context.game.def(building);
    let left =
        context.view.shop.iter().find(|offer| offer.building == building).map_or(0, |offer| offer.left);
    let page = Page {
        art: names::front(building),
        class: words.class(def.class),
        name: &|words| words.building(building),
        effect: words.effect(building).into(),
        rule: building.rule(),
    };
    let printed = vec![
        (words.board_cost().into(), def.cost.to_string()),
        (words.board_printed().into(), def.vp.to_string()),
        (words.board_circles().into(), def.circles.to_string()),
        (words.board_phase().into(), words.when(building)),
        (words.board_copies().into(), left.to_string()),
    ];
    let stripe = match def.class {
        Class::Production(good) => Some(good.key()),
        Class::Commercial | Class::Expanded | Class::Workshop => None,
    };
    Sheet { stripe, ..page.sheet(context, printed, now) }
}

/// Sheet of a building for sale, with its meaning for the reader.
fn for_sale(context: Context<'_>, building: Building) -> Vec<Fact> {
    let mat = own(context);
    let Some(offer) = context.view.shop.iter().find(|offer| offer.building == building) else {
        return Vec::new();
    };
    let mut facts = match offer.barred {
        Some(Reason::AlreadyOwned) => return vec![Fact::Owned],
        Some(Reason::SoldOut) => return vec![Fact::SoldOut],
        Some(Reason::NoSpace) => vec![Fact::NoSpace { free: SPACES.saturating_sub(mat.spaces) }],
        _ => Vec::new(),
    };
    let ShopView { cost, price, by_privilege: privilege, by_quarries: quarries, .. } = *offer;
    facts.push(Fact::Price { cost, privilege, quarries, price });
    let missing = u16::from(price).saturating_sub(mat.coins);
    if missing > 0 {
        facts.push(Fact::Short { missing: missing as u8 });
    }
    facts
}

/// Sheet of a building in a town, with its present work.
fn standing(context: Context<'_>, mat: &SeatView, building: Building, workers: u8) -> Vec<Fact> {
    // Its functions do nothing for a Puertoma (PR-AUT-END-2).
    if mat.puertoma.is_some() {
        return Vec::new();
    }
    let def = context.game.def(building);
    let mut facts = vec![Fact::Workers { on: workers, circles: def.circles }];
    if workers == 0 {
        facts.push(Fact::Idle);
    }
    match def.class {
        Class::Production(good) => {
            facts.push(Fact::Makes { good, crates: mat.produces[good.index()].min(workers) });
        }
        Class::Expanded if workers > 0 => {
            let scores = mat.end_points.iter().filter(|(scoring, _)| *scoring == building);
            facts.extend(scores.map(|&(_, points)| Fact::Scores { points }));
        }
        Class::Expanded | Class::Commercial | Class::Workshop => {}
    }
    facts
}

fn role_sheet(context: Context<'_>, role: Role) -> Sheet {
    let words = texts(context);
    let page = Page {
        art: role_art(role),
        class: words.board_role(),
        name: &|words| words.role(role),
        effect: words.about_role(role, "-action").into(),
        rule: names::role_rule(role),
    };
    let coins = context.view.roles.iter().find(|tile| tile.role == role).map_or(0, |tile| tile.coins);
    let lying = if coins > 0 { vec![Fact::Coins { coins }] } else { Vec::new() };
    let gain = gains::find(context, Target::Role(role));
    let others = gain.map(|gain| gains::others(context, gain)).unwrap_or_default();
    let name = |seat: Seat| names::scene(context).name(seat).to_owned();
    let printed = others.into_iter().map(|(seat, gain)| (name(seat), gain)).collect();
    let mut sheet = page.sheet(context, printed, &lying);
    if let Some(own) = gain.and_then(|gain| gains::own(context, gain, 0)) {
        sheet.now.push(words.gain_yours(&own));
    }
    if role == Role::Smuggler {
        let holder = context.view.marker.map(|seat| names::scene(context).who(seat));
        sheet.now.insert(0, words.marker(holder));
    } else {
        sheet.now.insert(0, words.board_privilege(words.about_role(role, "-privilege")));
    }
    sheet
}

fn tile_sheet(context: Context<'_>, tile: Tile, mat: &SeatView) -> Sheet {
    let words = texts(context);
    let page = Page {
        art: tile_art(tile, context.view.edition),
        class: words.tile_class(tile),
        name: &|words| words.tile(tile),
        effect: words.tile_effect(tile).into(),
        rule: names::tile_rule(tile),
    };
    let held = Fact::Tiles { count: mat.tiles[tile.index()], manned: mat.manned[tile.index()] };
    let own = mat.seat == own_seat(context);
    page.sheet(context, Vec::new(), if own { std::slice::from_ref(&held) } else { &[] })
}

fn good_sheet(context: Context<'_>, good: Good) -> Sheet {
    let words = texts(context);
    let page = Page {
        art: good_art(good, context.view.edition),
        class: words.board_good(),
        name: &|words| words.good(good),
        // The goods are in the order of their prices.
        effect: words.board_good_effect(good.index()),
        rule: "PR-TRD-01",
    };
    let left = Fact::Supply { good, crates: context.view.crates[good.index()] };
    page.sheet(context, Vec::new(), &[left])
}

/// An objective of the festival: what must be done, what it brings, and how far
/// everybody is.
fn objective_sheet(context: Context<'_>, place: u8) -> Option<Sheet> {
    let (words, scene) = (texts(context), names::scene(context));
    let view = context.view.festival.get(usize::from(place))?;
    let cards = context.game.config().options.exp5;
    let page = Page {
        art: names::objective_art(view.card),
        class: if cards { words.task_festival_card() } else { words.task_objective() },
        name: &|words| words.objective(view.card),
        effect: words.task(view),
        rule: view.card.rule(!cards),
    };
    let mut printed = vec![(words.task_reward().to_owned(), words.reward(&view.card.def().reward))];
    match view.won_by {
        Some(seat) => printed.push((words.task_fulfilled_by().into(), scene.name(seat).to_owned())),
        None => printed.extend(context.view.seats.iter().filter_map(|seat| {
            let (have, need) = tally(view, seat.seat)?;
            Some((scene.name(seat.seat).to_owned(), format!("{have}/{need}")))
        })),
    }
    Some(page.sheet(context, printed, &[]))
}

/// An ability tile of a Puertoma: what it does and how it lies; face down, when it
/// will be turned up.
fn ability_sheet(context: Context<'_>, seat: Seat, level: u8) -> Option<Sheet> {
    let words = texts(context);
    let view = context.view.seats.get(seat.index())?.puertoma.as_ref()?;
    let tile = view.abilities.get(usize::from(level).checked_sub(1)?)?;
    let page = Page {
        art: names::ability_art(tile.ability),
        class: &words.puertoma_ability(level),
        name: &|words| {
            tile.ability.map_or_else(|| words.puertoma_face_down(), |ability| words.ability(ability))
        },
        effect: match tile.ability {
            Some(ability) => words.ability_effect(ability).into(),
            None => words.unlocks(level).into(),
        },
        rule: "PR-AUT-ABI-1",
    };
    let works_with =
        |ability: Ability| (words.puertoma_works_with().into(), words.role(ability.role()).into());
    let mut sheet = page.sheet(context, tile.ability.map(works_with).into_iter().collect(), &[]);
    sheet.now.push(words.ability_state(tile.state).into());
    Some(sheet)
}

/// The action board: what it is for, and where the marker stands.
fn action_board_sheet(context: Context<'_>) -> Sheet {
    let words = texts(context);
    let page = Page {
        art: "puertoma#marker".into(),
        class: words.puertoma(),
        name: &|words| words.puertoma_action_board(),
        effect: words.puertoma_action_board_effect().into(),
        rule: "PR-AUT-ACT-1",
    };
    let mut sheet = page.sheet(context, Vec::new(), &[]);
    let board = context.view.action_board.as_ref();
    let marker = board.map(|board| words.puertoma_marker_on(words.role(board.marker)));
    sheet.now.extend(marker);
    sheet
}

/// The tie-break cards: what they are for, and the roles on the one drawn last.
fn tie_cards_sheet(context: Context<'_>) -> Option<Sheet> {
    let words = texts(context);
    let board = context.view.action_board.as_ref()?;
    let page = Page {
        art: "puertoma#card-back".into(),
        class: words.puertoma(),
        name: &|words| words.puertoma_cards(),
        effect: words.puertoma_cards_effect().into(),
        rule: "PR-AUT-CARD-2",
    };
    let roles = |card: &TieCard| {
        let roles = card.roles().map(|role| words.role(role));
        (words.puertoma_card(card.number()), words.list(roles))
    };
    let mut sheet = page.sheet(context, board.drawn.iter().map(roles).collect(), &[]);
    sheet.now.push(words.puertoma_cards_left(board.cards_left));
    Some(sheet)
}

/// An achievement card that the reader may know.
fn award_sheet(context: Context<'_>, seat: Seat, card: Achievement) -> Option<Sheet> {
    let words = texts(context);
    let known = award(context, seat, card)?;
    let page = Page {
        art: known.art,
        class: words.task_card(),
        name: &|words| words.card(card),
        effect: words.card_condition(card).into(),
        rule: "PR-ACH-06",
    };
    let points = known.points.map(|points| (words.board_printed().into(), points.to_string()));
    let mut sheet = page.sheet(context, points.into_iter().collect(), &[]);
    if known.done {
        sheet.now.push(words.task_completed().into());
    } else if let Some((have, need)) = known.progress {
        sheet.now.push(words.task_so_far(have, need));
    }
    Some(sheet)
}
