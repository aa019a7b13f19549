//! From view and selection to everything that the board shows. Pure.

use sobremesa::core::{Seat, Turn};
use sobremesa::games::san_juan::ids::{Kind, Role};
use sobremesa::games::san_juan::view::{SeatView, SlotView};
use sobremesa::games::san_juan::{Action, Prompt, SanJuan};

use super::cards;
use super::choice::{Choice, choice};
use super::draft::hand;
use super::model::{
    CardModel, CityModel, GoodModel, HandModel, MarketModel, Model, PlateModel, RoleModel, SlotModel, Target,
};
use super::prompt::{board, deciding, names, prices, prompt, scene, texts};
use crate::app::boards::Look;
use crate::app::i18n::san_juan::{CardSpoken, RoleSpoken, SeatSpoken, SlotSpoken};

/// Slots of a city; the twelfth ends the game.
const SLOTS: u8 = 12;

/// Builds the model.
pub fn build(look: Look<'_, SanJuan>) -> Model {
    let board = board(look);
    Model {
        edition: look.view.edition,
        prompt: prompt(look),
        roles: look.view.roles.iter().map(|placard| role_model(look, placard.role)).collect(),
        market: market(look),
        rail: rail(look),
        city: city(look),
        hand: hand_model(look),
        cathedral: look.view.cathedral.then(|| loose_card(look, Kind::Cathedral, Target::Cathedral)),
        round: if look.view.round == 0 { board.opening.into() } else { (board.round)(look.view.round) },
        banner: last_round(look).then(|| board.last_round.to_owned()),
    }
}

/// Whether the game ends with the phase being played (`SJ-END-1`).
fn last_round(look: Look<'_, SanJuan>) -> bool {
    look.view.turn != Turn::Over && look.view.seats.iter().any(|seat| seat.city.len() >= SLOTS.into())
}

/// Whose things lie in front: the viewer's seat, else the first one.
pub fn own_seat(look: Look<'_, SanJuan>) -> Seat {
    Seat::all(look.view.seats.len() as u8).find(|&seat| look.view.viewer.is(seat)).unwrap_or_default()
}

fn role_model(look: Look<'_, SanJuan>, role: Role) -> RoleModel {
    let words = texts(look);
    let taken_by =
        look.view.roles.iter().find(|placard| placard.role == role).and_then(|placard| placard.taken_by);
    let legal = look.legal.contains(&Action::Role(role));
    let current = look.view.phase.is_some_and(|phase| phase.role == role);
    let name = names(look).role(role);
    let spoken = RoleSpoken { name, taken_by: taken_by.map(|seat| scene(look).who(seat)), current, legal };
    RoleModel {
        role,
        name,
        by: taken_by.map(|seat| (seat, scene(look).name(seat).to_owned())),
        legal,
        current,
        chosen: look.draft.role == Some(role),
        spoken: (words.spoken.role)(&spoken),
    }
}

fn market(look: Look<'_, SanJuan>) -> MarketModel {
    let (words, view, board) = (texts(look), look.view, board(look));
    let open = view.tile.is_some();
    let priced = |(tier, price)| (good(look, Kind::ALL[tier]), price);
    let prices: Vec<(GoodModel, u8)> =
        prices(view).map(|all| all.into_iter().enumerate().map(priced).collect()).unwrap_or_default();
    let named: Vec<(&str, u8)> = prices.iter().map(|&(good, price)| (good.name, price)).collect();
    MarketModel {
        title: match (open, prices.is_empty()) {
            (true, _) => board.prices,
            (false, false) => board.last_prices,
            (false, true) => board.no_prices,
        },
        open,
        spoken: if named.is_empty() { board.no_prices.into() } else { (words.spoken.prices)(&named, open) },
        prices,
        deck: (board.deck, view.draw),
        discard: (board.discard, view.discard),
        piles_spoken: (words.spoken.piles)(view.draw, view.discard, view.edition),
    }
}

/// The good that a building holds.
fn good(look: Look<'_, SanJuan>, holder: Kind) -> GoodModel {
    let names = names(look);
    GoodModel {
        art: cards::good_art(holder, look.view.edition),
        letter: holder.tier().map_or("", |tier| names.good_letters[tier]),
        name: names.good(Some(holder)),
    }
}

/// Cards that a seat has laid by for a point each, as far as the viewer may count
/// them.
fn laid_by(view: &SeatView) -> u8 {
    view.tucked.unwrap_or(0) + view.shipped.unwrap_or(0)
}

fn rail(look: Look<'_, SanJuan>) -> Vec<PlateModel> {
    let (seats, own) = (look.view.seats.len() as u8, own_seat(look));
    (0..seats).map(|steps| plate(look, own.clockwise(steps, seats))).collect()
}

fn plate(look: Look<'_, SanJuan>, seat: Seat) -> PlateModel {
    let view = &look.view.seats[seat.index()];
    let edition = look.view.edition;
    let holders = view.city.iter().filter(|slot| slot.good);
    let goods: Vec<&str> = holders.map(|slot| cards::good_art(slot.kind, edition)).collect();
    let turn = look.view.turn.seat() == Some(seat);
    let spoken = SeatSpoken {
        who: scene(look).who(seat),
        hand: view.hand_count,
        buildings: view.city.len() as u8,
        goods: goods.len() as u8,
        governor: look.view.governor == seat,
        deciding: turn,
        points: view.open_points,
        laid_by: laid_by(view),
    };
    PlateModel {
        seat,
        name: scene(look).name(seat).to_owned(),
        level: look.levels.get(seat.index()).cloned().flatten(),
        hand: view.hand_count,
        buildings: view.city.len() as u8,
        goods,
        laid_by: laid_by(view),
        fronts: view.city.iter().map(|slot| cards::front(slot.kind, edition)).collect(),
        governor: look.view.governor == seat,
        turn,
        own: look.view.viewer.is(seat),
        shown: look.visiting == Some(seat),
        spoken: (texts(look).spoken.seat)(&spoken, edition),
    }
}

fn city(look: Look<'_, SanJuan>) -> CityModel {
    let board = board(look);
    let seat = look.visiting.unwrap_or_else(|| own_seat(look));
    let view = &look.view.seats[seat.index()];
    let mine = look.view.viewer.is(seat);
    let mut points = (board.vp)(view.open_points);
    if laid_by(view) > 0 {
        points.push_str(" · ");
        points.push_str(&(board.laid_by)(laid_by(view)));
    }
    let slots = (0..SLOTS.max(view.city.len() as u8)).map(|slot| slot_model(look, view, slot));
    CityModel {
        seat,
        title: if mine && look.me.is_some() {
            board.your_city.into()
        } else {
            (board.city_of)(scene(look).name(seat))
        },
        visiting: look.visiting.is_some_and(|visited| !look.view.viewer.is(visited)),
        buildings: format!("{}/{SLOTS}", view.city.len()),
        points,
        slots: slots.collect(),
    }
}

fn slot_model(look: Look<'_, SanJuan>, view: &SeatView, slot: u8) -> SlotModel {
    let words = texts(look);
    let Some(place) = view.city.get(slot as usize) else {
        let spoken = (words.spoken.empty_slot)(slot + 1);
        return SlotModel { place: slot + 1, card: None, good: None, good_chosen: false, tucked: 0, spoken };
    };
    let good = place.good.then(|| good(look, place.kind));
    let (tucked, _) = tucked(view, slot as usize);
    let choice = choice(look, Target::Slot(view.seat, slot));
    let spoken = SlotSpoken {
        place: slot + 1,
        name: names(look).kind(place.kind),
        good: good.map(|good| good.name),
        fresh: !place.active,
        covers: place.covers.len() as u8,
        tucked,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    let spoken = (words.spoken.slot)(&spoken);
    let card = CardModel {
        fresh: !place.active,
        covering: !place.covers.is_empty(),
        ..card(look, place.kind, Target::Slot(view.seat, slot), choice, spoken)
    };
    let good_chosen =
        view.seat == own_seat(look) && (look.draft.spend.contains(slot) || choice == Choice::Chosen);
    SlotModel { place: slot + 1, card: Some(card), good, good_chosen, tucked, spoken: String::new() }
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
fn card(look: Look<'_, SanJuan>, kind: Kind, target: Target, choice: Choice, spoken: String) -> CardModel {
    CardModel {
        target,
        kind,
        art: cards::front(kind, look.view.edition),
        name: names(look).kind(kind),
        cost: look.game.cost(kind),
        vp: (!cards::scores_by_effect(kind)).then(|| look.game.vp(kind)),
        when: cards::when(kind),
        stripe: cards::stripe(kind, look.view.edition),
        legal: choice == Choice::Free,
        selected: choice == Choice::Chosen,
        paid: choice == Choice::Paying,
        dim: choice == Choice::Barred,
        fresh: false,
        covering: false,
        spoken,
    }
}

fn hand_model(look: Look<'_, SanJuan>) -> HandModel {
    let (board, view) = (board(look), look.view);
    let own = &view.seats[own_seat(look).index()];
    let face_up = matches!(view.turn, Turn::Choose { prompt: Prompt::Take { .. }, .. });
    let heading = if face_up { board.face_up } else { board.drawn };
    let drawn = view.look.as_ref().and_then(|seen| seen.cards.as_ref()).map(|kinds| {
        let place = |(place, &kind): (usize, &Kind)| loose_card(look, kind, Target::Drawn(place as u8));
        (heading, kinds.iter().enumerate().map(place).collect())
    });
    let cards: Vec<CardModel> = hand(view)
        .iter()
        .enumerate()
        .map(|(place, &kind)| loose_card(look, kind, Target::Hand(place as u8)))
        .collect();
    HandModel {
        title: if view.round == 0 { board.draft_hand } else { board.your_hand },
        facts: format!("{} · {}", own.hand_count, (board.limit)(own.hand_limit)),
        drawn,
        hidden: if own.hand.is_none() { own.hand_count } else { 0 },
        cards,
    }
}

fn loose_card(look: Look<'_, SanJuan>, kind: Kind, target: Target) -> CardModel {
    let choice = choice(look, target);
    let building = matches!(deciding(look), Some((_, Prompt::Build)));
    let price = look.view.prices.iter().find(|price| price.kind == kind).map(|price| price.price);
    let spoken = CardSpoken {
        name: names(look).kind(kind),
        cost: look.game.cost(kind),
        vp: look.game.vp(kind),
        price: price.filter(|_| building && !look.preview.active),
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
        paying: choice == Choice::Paying,
    };
    card(look, kind, target, choice, (texts(look).spoken.card)(&spoken))
}
