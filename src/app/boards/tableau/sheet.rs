//! Card sheets: everything about one card, and what it means now.

use sobremesa::games::san_juan::SanJuan;
use sobremesa::games::san_juan::data::buildings::Class;
use sobremesa::games::san_juan::ids::{Kind, Role};
use sobremesa::games::san_juan::view::{SeatView, SlotView};

use super::build::own_seat;
use super::cards;
use super::draft::hand;
use super::model::Target;
use super::prompt::{prices, texts};
use crate::app::boards::Look;
use crate::app::i18n::san_juan::Fact;
use crate::app::i18n::words;
use crate::app::table::model::Sheet;

/// The sheet of `target`, if it has one.
pub fn sheet(look: Look<'_, SanJuan>, target: Target) -> Option<Sheet> {
    match target {
        Target::Role(role) => Some(role_sheet(look, role)),
        Target::Hand(place) => {
            let kind = *hand(look.view).get(place as usize)?;
            Some(card_sheet(look, kind, &in_hand(look, kind)))
        }
        Target::Drawn(place) => {
            let kind = *look.view.look.as_ref()?.cards.as_ref()?.get(place as usize)?;
            Some(card_sheet(look, kind, &standing(look, kind)))
        }
        Target::Slot(seat, slot) => {
            let view = &look.view.seats[seat.index()];
            let place = view.city.get(slot as usize)?;
            Some(card_sheet(look, place.kind, &in_city(look, view, place)))
        }
        _ => None,
    }
}

fn card_sheet(look: Look<'_, SanJuan>, kind: Kind, facts: &[Fact]) -> Sheet {
    let text = texts(look);
    let other = &words(look.lang.other()).san_juan();
    let board = &text.board;
    let vp = if cards::scores_by_effect(kind) { "*".into() } else { look.game.vp(kind).to_string() };
    Sheet {
        art: format!("b-{}", kind.key()),
        stripe: cards::stripe(kind),
        class: (text.class)(look.game.class(kind)).into(),
        name: text.kinds[kind.index()].into(),
        other_name: other.kinds[kind.index()].into(),
        facts: vec![
            (board.cost.into(), look.game.cost(kind).to_string()),
            (board.points.into(), vp),
            (board.phase.into(), phase(look, kind).into()),
            (board.copies.into(), look.game.copies(kind).to_string()),
        ],
        effect: text.effects[kind.index()].into(),
        now: facts.iter().map(|&fact| (text.fact)(fact)).collect(),
        rule: cards::rule(kind),
    }
}

fn phase(look: Look<'_, SanJuan>, kind: Kind) -> &'static str {
    let text = texts(look);
    match cards::when(kind) {
        "ph-builder" => text.roles[Role::Builder as usize],
        "ph-producer" => text.roles[Role::Producer as usize],
        "ph-trader" => text.roles[Role::Trader as usize],
        "ph-councillor" => text.roles[Role::Councillor as usize],
        "ph-prospector" => text.roles[Role::Prospector as usize],
        "ph-round" => text.board.round_start,
        "ph-all" => text.board.all_phases,
        _ => text.board.game_end,
    }
}

fn role_sheet(look: Look<'_, SanJuan>, role: Role) -> Sheet {
    let text = texts(look);
    Sheet {
        art: format!("r-{}", role.key()),
        stripe: None,
        class: text.board.role.into(),
        name: text.roles[role as usize].into(),
        other_name: words(look.lang.other()).san_juan().roles[role as usize].into(),
        facts: Vec::new(),
        effect: text.role_actions[role as usize].into(),
        now: vec![text.role_privileges[role as usize].into()],
        rule: match role {
            Role::Builder => "SJ-ROLE-BUILDER-1",
            Role::Producer => "SJ-ROLE-PRODUCER-1",
            Role::Trader => "SJ-ROLE-TRADER-1",
            Role::Councillor => "SJ-ROLE-COUNCILLOR-1",
            Role::Prospector => "SJ-ROLE-PROSPECTOR-1",
            Role::Prospector2 => "SJ-ROLE-XPROS-1",
            Role::ColonistShip => "SJ-ROLE-XSHIP-1",
            Role::Mayor => "SJ-ROLE-XMAYOR-1",
            Role::Captain => "SJ-ROLE-XCAPT-1",
        },
    }
}

fn in_hand(look: Look<'_, SanJuan>, kind: Kind) -> Vec<Fact> {
    let price = look.view.prices.iter().find(|price| price.kind == kind);
    let mut facts = standing(look, kind);
    if facts.is_empty() {
        facts.extend(price.map(|price| Fact::Price { price: price.price, gain: price.gain }));
    }
    facts
}

fn standing(look: Look<'_, SanJuan>, kind: Kind) -> Vec<Fact> {
    let single = look.game.class(kind) != Class::Production;
    let there = look.view.seats[own_seat(look).index()].city.iter().any(|slot| slot.kind == kind);
    if single && there { vec![Fact::Standing] } else { Vec::new() }
}

fn in_city(look: Look<'_, SanJuan>, view: &SeatView, place: &SlotView) -> Vec<Fact> {
    let mut facts = Vec::new();
    if !place.active {
        facts.push(Fact::FromNextPhase);
    } else if look.game.class(place.kind) == Class::Commercial && !cards::scores_by_effect(place.kind) {
        facts.push(Fact::Working);
    }
    if let Some(tier) = place.kind.tier() {
        let price = prices(look.view).map(|prices| prices[tier]);
        facts.push(if place.good { Fact::Good { price } } else { Fact::Empty });
    }
    if !place.covers.is_empty() {
        facts.push(Fact::Covers { count: place.covers.len() as u8 });
    }
    if place.kind == Kind::Chapel
        && let Some(count) = view.tucked
    {
        facts.push(Fact::Tucked { count });
    }
    facts
}
