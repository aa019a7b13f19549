//! From view and selection to everything that the board shows. Pure.

use sobremesa::core::{Seat, Turn};
use sobremesa::games::san_juan::ids::{Kind, Role};
use sobremesa::games::san_juan::view::{SeatView, SlotView};
use sobremesa::games::san_juan::{Action, SanJuan};

use super::cards;
use super::choice::{Choice, choice};
use super::draft::hand;
use super::model::{
    CardModel, CityModel, HandModel, MarketModel, Model, PlateModel, RoleModel, SlotModel, Target,
};
use super::prompt::{deciding, prices, prompt, scene, texts};
use crate::app::boards::Look;
use crate::app::i18n::san_juan::{CardSpoken, RoleSpoken, SeatSpoken, SlotSpoken};

/// Slots of a city; the twelfth ends the game.
const SLOTS: u8 = 12;

/// Builds the model.
pub fn build(look: Look<'_, SanJuan>) -> Model {
    let board = &texts(look).board;
    Model {
        prompt: prompt(look),
        roles: look.view.roles.iter().map(|placard| role_model(look, placard.role)).collect(),
        market: market(look),
        rail: rail(look),
        city: city(look),
        hand: hand_model(look),
        round: if look.view.round == 0 { board.opening.into() } else { (board.round)(look.view.round) },
        banner: last_round(look).then(|| board.last_round.to_owned()),
    }
}

/// Whether the game ends with the phase being played (`SJ-END-1`).
fn last_round(look: Look<'_, SanJuan>) -> bool {
    look.view.turn != Turn::Over && look.view.seats.iter().any(|seat| seat.city.len() >= SLOTS.into())
}

/// Whose things lie in front: the eye's seat, else the first one.
pub fn own_seat(look: Look<'_, SanJuan>) -> Seat {
    Seat::all(look.view.seats.len() as u8).find(|&seat| look.view.eye.is(seat)).unwrap_or_default()
}

fn role_model(look: Look<'_, SanJuan>, role: Role) -> RoleModel {
    let words = texts(look);
    let taken_by =
        look.view.roles.iter().find(|placard| placard.role == role).and_then(|placard| placard.taken_by);
    let legal = look.legal.contains(&Action::Role(role));
    let current = look.view.phase.is_some_and(|phase| phase.role == role);
    let name = words.roles[role as usize];
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
    let (words, view) = (texts(look), look.view);
    let open = view.tile.is_some();
    let prices: Vec<(usize, u8)> =
        prices(view).map(|all| all.into_iter().enumerate().collect()).unwrap_or_default();
    let named: Vec<(&str, u8)> = prices.iter().map(|&(tier, price)| (words.goods[tier], price)).collect();
    let board = &words.board;
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
        piles_spoken: (words.spoken.piles)(view.draw, view.discard),
    }
}

fn rail(look: Look<'_, SanJuan>) -> Vec<PlateModel> {
    let (seats, own) = (look.view.seats.len() as u8, own_seat(look));
    (0..seats).map(|steps| plate(look, own.clockwise(steps, seats))).collect()
}

fn plate(look: Look<'_, SanJuan>, seat: Seat) -> PlateModel {
    let view = &look.view.seats[seat.index()];
    let goods: Vec<usize> =
        view.city.iter().filter(|slot| slot.good).filter_map(|slot| slot.kind.tier()).collect();
    let turn = look.view.turn.seat() == Some(seat);
    let spoken = SeatSpoken {
        who: scene(look).who(seat),
        hand: view.hand_count,
        buildings: view.city.len() as u8,
        goods: goods.len() as u8,
        governor: look.view.governor == seat,
        deciding: turn,
        points: view.open_points,
    };
    PlateModel {
        seat,
        name: scene(look).name(seat).to_owned(),
        level: look.levels.get(seat.index()).cloned().flatten(),
        hand: view.hand_count,
        buildings: view.city.len() as u8,
        goods,
        fronts: view.city.iter().map(|slot| format!("b-{}", slot.kind.key())).collect(),
        governor: look.view.governor == seat,
        turn,
        own: look.view.eye.is(seat),
        shown: look.visiting == Some(seat),
        spoken: (texts(look).spoken.seat)(&spoken),
    }
}

fn city(look: Look<'_, SanJuan>) -> CityModel {
    let words = texts(look);
    let seat = look.visiting.unwrap_or_else(|| own_seat(look));
    let view = &look.view.seats[seat.index()];
    let mine = look.view.eye.is(seat);
    let slots = (0..SLOTS.max(view.city.len() as u8)).map(|slot| slot_model(look, view, slot));
    CityModel {
        seat,
        title: if mine && look.me.is_some() {
            words.board.your_city.into()
        } else {
            (words.board.city_of)(scene(look).name(seat))
        },
        visiting: look.visiting.is_some_and(|visited| !look.view.eye.is(visited)),
        buildings: format!("{}/{SLOTS}", view.city.len()),
        points: (words.board.vp)(view.open_points),
        slots: slots.collect(),
    }
}

fn slot_model(look: Look<'_, SanJuan>, view: &SeatView, slot: u8) -> SlotModel {
    let words = texts(look);
    let Some(place) = view.city.get(slot as usize) else {
        let spoken = (words.spoken.empty_slot)(slot + 1);
        return SlotModel { place: slot + 1, card: None, good: None, good_chosen: false, tucked: 0, spoken };
    };
    let good = place.kind.tier().filter(|_| place.good).map(|tier| (tier, words.goods[tier]));
    let tucked = tucked(view, place);
    let choice = choice(look, Target::Slot(view.seat, slot));
    let spoken = SlotSpoken {
        place: slot + 1,
        name: words.kinds[place.kind.index()],
        good: good.map(|(_, name)| name),
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

fn tucked(view: &SeatView, place: &SlotView) -> u8 {
    let holds = place.kind == Kind::Chapel || place.covers.contains(&Kind::Chapel);
    if holds { view.tucked.unwrap_or(0) } else { 0 }
}

/// A card as its choice makes it look.
fn card(look: Look<'_, SanJuan>, kind: Kind, target: Target, choice: Choice, spoken: String) -> CardModel {
    CardModel {
        target,
        kind,
        name: texts(look).kinds[kind.index()],
        cost: look.game.cost(kind),
        vp: (!cards::scores_by_effect(kind)).then(|| look.game.vp(kind)),
        when: cards::when(kind),
        stripe: cards::stripe(kind),
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
    let (words, view) = (texts(look), look.view);
    let own = &view.seats[own_seat(look).index()];
    let drawn = view.look.as_ref().and_then(|seen| seen.cards.as_ref()).map(|kinds| {
        let place = |(place, &kind): (usize, &Kind)| loose_card(look, kind, Target::Drawn(place as u8));
        (words.board.drawn, kinds.iter().enumerate().map(place).collect())
    });
    let cards: Vec<CardModel> = hand(view)
        .iter()
        .enumerate()
        .map(|(place, &kind)| loose_card(look, kind, Target::Hand(place as u8)))
        .collect();
    HandModel {
        title: if view.round == 0 { words.board.draft_hand } else { words.board.your_hand },
        facts: format!("{} · {}", own.hand_count, (words.board.limit)(own.hand_limit)),
        drawn,
        hidden: if own.hand.is_none() { own.hand_count } else { 0 },
        cards,
    }
}

fn loose_card(look: Look<'_, SanJuan>, kind: Kind, target: Target) -> CardModel {
    let choice = choice(look, target);
    let building = matches!(deciding(look), Some((_, sobremesa::games::san_juan::Prompt::Build)));
    let price = look.view.prices.iter().find(|price| price.kind == kind).map(|price| price.price);
    let spoken = CardSpoken {
        name: texts(look).kinds[kind.index()],
        cost: look.game.cost(kind),
        vp: look.game.vp(kind),
        price: price.filter(|_| building && !look.preview.active),
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
        paying: choice == Choice::Paying,
    };
    card(look, kind, target, choice, (texts(look).spoken.card)(&spoken))
}
