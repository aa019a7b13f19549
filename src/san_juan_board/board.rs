//! From view and selection to everything that the board shows. Pure.

use game_core::{Seat, Turn};
use san_juan::data::SLOTS;
use san_juan::ids::{Kind, Role};
use san_juan::view::{SeatView, SlotView};
use san_juan::{Action, Prompt};

use super::cards;
use super::draft::hand;
use super::meaning::{Choice, choice};
use super::model::{
    CardModel, CityModel, GoodModel, HandModel, MarketModel, Model, PlateModel, RoleModel, SlotModel, Target,
};
use super::prompt::{deciding, prices, prompt, scene, texts};
use crate::Context;
use crate::words::spoken;

/// Builds the model.
pub fn build(context: Context<'_>) -> Model {
    let words = texts(context);
    Model {
        edition: context.view.edition,
        asks_role: matches!(
            context.view.turn,
            Turn::Choose { prompt: Prompt::Role { .. } | Prompt::Library { .. }, .. }
        ),
        prompt: prompt(context),
        roles: context.view.roles.iter().map(|placard| role_model(context, placard.role)).collect(),
        market: market(context),
        rail: rail(context),
        city: city(context),
        hand: hand_model(context),
        cathedral: context.view.cathedral.then(|| loose_card(context, Kind::Cathedral, Target::Cathedral)),
        round: if context.view.round == 0 {
            words.board_opening().into()
        } else {
            words.board_round(context.view.round)
        },
        banner: context.view.last_phase.then(|| words.board_last_round().to_owned()),
    }
}

/// Seat whose pieces lie in front: the viewer's, else the first one.
pub fn own_seat(context: Context<'_>) -> Seat {
    Seat::all(context.view.seats.len() as u8).find(|&seat| context.view.viewer.is(seat)).unwrap_or_default()
}

/// Seat whose city is in front now.
pub fn shown_seat(context: Context<'_>) -> Seat {
    context.visiting.unwrap_or_else(|| own_seat(context))
}

fn role_model(context: Context<'_>, role: Role) -> RoleModel {
    let words = texts(context);
    let taken_by =
        context.view.roles.iter().find(|placard| placard.role == role).and_then(|placard| placard.taken_by);
    let legal = context.legal.contains(&Action::Role(role));
    let current = context.view.phase.is_some_and(|phase| phase.role == role);
    let (name, does, gain) = (words.role(role), words.role_short(role), gain(context, role));
    let spoken = spoken::Placard {
        name,
        taken_by: taken_by.map(|seat| scene(context).who(seat)),
        current,
        legal,
        does,
        gain: gain.as_deref(),
    };
    RoleModel {
        role,
        name,
        by: taken_by.map(|seat| (seat, scene(context).name(seat).to_owned())),
        legal,
        current,
        chosen: context.draft.role == Some(role),
        does,
        spoken: words.spoken_placard(&spoken),
        gain,
    }
}

/// Describes the reader's options after taking a role now, in the fewest words.
pub fn gain(context: Context<'_>, role: Role) -> Option<String> {
    let &(_, gain) = context.preview.roles.iter().find(|(one, _)| *one == role)?;
    Some(texts(context).gain(gain))
}

/// Prices and piles.
pub fn market(context: Context<'_>) -> MarketModel {
    let (words, view) = (texts(context), context.view);
    let open = view.tile.is_some();
    let priced = |(tier, price)| (good(context, Kind::ALL[tier]), price);
    let prices: Vec<(GoodModel, u8)> =
        prices(view).map(|all| all.into_iter().enumerate().map(priced).collect()).unwrap_or_default();
    let list = words.prices(prices.iter().map(|&(good, price)| (good.name, price)));
    MarketModel {
        title: match (open, prices.is_empty()) {
            (true, _) => words.board_prices(),
            (false, false) => words.board_last_prices(),
            (false, true) => words.board_no_prices(),
        },
        open,
        spoken: match (open, prices.is_empty()) {
            (_, true) => words.board_no_prices().into(),
            (true, false) => words.spoken_prices(list),
            (false, false) => words.spoken_last_prices(list),
        },
        prices,
        deck: (words.board_deck(), view.draw),
        discard: (words.board_discard(), view.discard),
        piles_spoken: words.spoken_piles(view.draw, view.discard),
    }
}

/// The good that a building holds.
fn good(context: Context<'_>, holder: Kind) -> GoodModel {
    let words = texts(context);
    GoodModel {
        art: cards::good_art(holder, context.view.edition),
        letter: words.letter(holder),
        name: words.good(Some(holder)),
    }
}

/// Cards that a seat has laid by for a point each, as far as the viewer may count
/// them.
fn laid_by(view: &SeatView) -> u8 {
    view.tucked.unwrap_or(0) + view.shipped.unwrap_or(0)
}

fn rail(context: Context<'_>) -> Vec<PlateModel> {
    let (seats, own) = (context.view.seats.len() as u8, own_seat(context));
    (0..seats).map(|steps| plate(context, own.clockwise(steps, seats))).collect()
}

fn plate(context: Context<'_>, seat: Seat) -> PlateModel {
    let view = &context.view.seats[seat.index()];
    let edition = context.view.edition;
    let holders = view.city.iter().filter(|slot| slot.good);
    let goods: Vec<&str> = holders.map(|slot| cards::good_art(slot.kind, edition)).collect();
    let turn = context.view.turn.seat() == Some(seat);
    let spoken = spoken::Plate {
        who: scene(context).who(seat),
        hand: view.hand_count,
        buildings: view.city.len(),
        goods: goods.len(),
        governor: context.view.governor == seat,
        deciding: turn,
        points: view.open_points,
        laid_by: laid_by(view),
    };
    PlateModel {
        seat,
        name: scene(context).name(seat).to_owned(),
        level: context.levels.get(seat.index()).cloned().flatten(),
        hand: view.hand_count,
        buildings: view.city.len() as u8,
        goods,
        laid_by: laid_by(view),
        fronts: view.city.iter().map(|slot| cards::front(slot.kind, edition)).collect(),
        governor: context.view.governor == seat,
        turn,
        own: context.view.viewer.is(seat),
        shown: context.visiting == Some(seat),
        spoken: texts(context).spoken_plate(&spoken),
    }
}

fn city(context: Context<'_>) -> CityModel {
    let words = texts(context);
    let seat = shown_seat(context);
    let view = &context.view.seats[seat.index()];
    let mine = context.view.viewer.is(seat);
    let mut points = words.points(view.open_points);
    if laid_by(view) > 0 {
        points.push_str(" · ");
        points.push_str(&words.board_laid_by(laid_by(view)));
    }
    let slots = (0..SLOTS.max(view.city.len()) as u8).map(|slot| slot_model(context, view, slot));
    CityModel {
        seat,
        title: if mine && context.me.is_some() {
            words.board_your_city().into()
        } else {
            words.board_city_of(scene(context).name(seat))
        },
        visiting: context.visiting.is_some_and(|visited| !context.view.viewer.is(visited)),
        buildings: format!("{}/{SLOTS}", view.city.len()),
        points,
        slots: slots.collect(),
    }
}

fn slot_model(context: Context<'_>, view: &SeatView, slot: u8) -> SlotModel {
    let words = texts(context);
    let Some(place) = view.city.get(slot as usize) else {
        let spoken = words.spoken_site_empty(slot + 1);
        return SlotModel {
            place: slot + 1,
            card: None,
            good: None,
            good_chosen: false,
            tucked: 0,
            is_vacant: context.edits,
            spoken,
        };
    };
    let good = place.good.then(|| good(context, place.kind));
    let (tucked, _) = tucked(view, slot as usize);
    let choice = choice(context, Target::Slot(view.seat, slot));
    let spoken = spoken::Site {
        place: slot + 1,
        name: words.building(place.kind),
        good: good.map(|good| good.name),
        fresh: !place.active,
        covers: place.covers.len(),
        tucked,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    let spoken = words.spoken_slot(&spoken);
    let card = CardModel {
        fresh: !place.active,
        covering: !place.covers.is_empty(),
        ..card(context, place.kind, Target::Slot(view.seat, slot), choice, spoken)
    };
    let good_chosen =
        view.seat == own_seat(context) && (context.draft.spend.contains(slot) || choice == Choice::Chosen);
    SlotModel {
        place: slot + 1,
        card: Some(card),
        good,
        good_chosen,
        tucked,
        is_vacant: false,
        spoken: String::new(),
    }
}

/// The cards under a building, as far as the viewer may count them, and whether
/// Chapel and Church share that number: only their sum is kept, and it is
/// shown where the first of them stands. What was covered keeps its cards
/// (`SJ-BLD-CRANE-8`).
pub fn tucked(view: &SeatView, slot: usize) -> (u8, bool) {
    let is_over = |place: &SlotView, kind: Kind| place.kind == kind || place.covers.contains(&kind);
    let first = |kind: Kind| view.city.iter().position(|place| is_over(place, kind));
    let (chapel, church) = (first(Kind::Chapel), first(Kind::Church));
    let mut count = 0;
    if chapel.into_iter().chain(church).min() == Some(slot) {
        count += view.tucked.unwrap_or(0);
    }
    if first(Kind::Harbor) == Some(slot) {
        count += view.shipped.unwrap_or(0);
    }
    (count, chapel.is_some() && church.is_some())
}

/// A card as its choice makes it look.
fn card(context: Context<'_>, kind: Kind, target: Target, choice: Choice, spoken: String) -> CardModel {
    CardModel {
        target,
        kind,
        art: cards::front(kind, context.view.edition),
        name: texts(context).building(kind),
        cost: context.game.cost(kind),
        vp: (!kind.scores_by_effect()).then(|| context.game.vp(kind)),
        when: cards::when(kind),
        stripe: cards::stripe(kind, context.view.edition),
        legal: choice == Choice::Free,
        selected: choice == Choice::Chosen,
        paid: choice == Choice::Paying,
        dim: choice == Choice::Barred,
        fresh: false,
        covering: false,
        spoken,
    }
}

fn hand_model(context: Context<'_>) -> HandModel {
    let (words, view) = (texts(context), context.view);
    let own = &view.seats[own_seat(context).index()];
    let face_up = matches!(view.turn, Turn::Choose { prompt: Prompt::Take { .. }, .. });
    let heading = if face_up { words.board_face_up() } else { words.board_drawn() };
    let drawn = view.look.as_ref().and_then(|seen| seen.cards.as_ref()).map(|kinds| {
        let place = |(place, &kind): (usize, &Kind)| loose_card(context, kind, Target::Drawn(place as u8));
        (heading, kinds.iter().enumerate().map(place).collect())
    });
    let cards: Vec<CardModel> = hand(view)
        .iter()
        .enumerate()
        .map(|(place, &kind)| loose_card(context, kind, Target::Hand(place as u8)))
        .collect();
    HandModel {
        seat: own.seat,
        title: match context.me {
            None => words.board_hand_of(scene(context).name(own.seat)),
            Some(_) if view.round == 0 => words.board_draft_hand().to_owned(),
            Some(_) => words.board_your_hand().to_owned(),
        },
        facts: format!("{} · {}", own.hand_count, words.board_limit(own.hand_limit)),
        drawn,
        hidden: if own.hand.is_none() { own.hand_count } else { 0 },
        cards,
    }
}

fn loose_card(context: Context<'_>, kind: Kind, target: Target) -> CardModel {
    let choice = choice(context, target);
    let building = matches!(deciding(context), Some((_, Prompt::Build)));
    let price = context.view.prices.iter().find(|price| price.kind == kind).map(|price| price.price);
    let spoken = spoken::Card {
        name: texts(context).building(kind),
        cost: context.game.cost(kind),
        vp: context.game.vp(kind),
        price: price.filter(|_| building && !context.preview.active),
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
        paying: choice == Choice::Paying,
    };
    card(context, kind, target, choice, texts(context).spoken_hand_card(&spoken))
}
