//! Events as lines of the log, as the strip of who did what, and how long each
//! deserves to be looked at.

#[cfg(test)]
mod tests;
pub mod thoughts;

use game_core::Seat;
use puerto_rico::ids::{GOODS, Person};
use puerto_rico::{Edition, Event, Good, Role, View};

use super::art::{good_art, role_art};
use super::model::Target;
use crate::words::messages::Scene;
use crate::words::{self, Words};
use table::board::{Inline, Line, Pacing, PhaseTurn, Rank, Strip, StripRow, told};
use ui::i18n::Lang;

/// The lines that one step adds.
pub fn lines(
    step: usize,
    events: &[Event],
    view: &View,
    names: &[String],
    me: Option<Seat>,
    lang: Lang,
) -> Vec<Line> {
    let scene = Scene { names, me, view };
    let words = words::of(lang, view.edition);
    told(step, events, |event| words.event(event, &scene), seat, rank, thoughts::rule)
}

/// Seat that an event is a deed of, if any.
pub fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::RolePicked { seat, .. }
        | Event::Coins { seat, .. }
        | Event::TileDrawn { seat, .. }
        | Event::TileTaken { seat, .. }
        | Event::TileDiscarded { seat, .. }
        | Event::TileManned { seat, .. }
        | Event::Workers { seat, .. }
        | Event::Placed { seat, .. }
        | Event::AllPlaced { seat, .. }
        | Event::Built { seat, .. }
        | Event::BuildingManned { seat, .. }
        | Event::Produced { seat, .. }
        | Event::ExtraCrate { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Shipped { seat, .. }
        | Event::Spoiled { seat, .. }
        | Event::Drafted { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Forested { seat, .. }
        | Event::CanalCrate { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Exported { seat, .. }
        | Event::ShippedMixed { seat, .. }
        | Event::Points { seat, .. }
        | Event::Raided { seat, .. }
        | Event::Plundered { seat, .. }
        | Event::Poached { seat, .. }
        | Event::PoachedPlaced { seat, .. }
        | Event::SentAway { seat, .. }
        | Event::RoleCaptured { seat, .. }
        | Event::CardsDealt { seat, .. }
        | Event::CardKept { seat, .. }
        | Event::Achieved { seat, .. }
        | Event::CapturedRolePlayed { seat, .. }
        | Event::Citizens { seat, .. }
        | Event::CitizenPlaced { seat, .. }
        | Event::CitizenMoved { seat, .. }
        | Event::Zoned { seat, .. }
        | Event::LandDiscarded { seat, .. }
        | Event::Pensioned { seat, .. }
        | Event::CitizensPoached { seat, .. }
        | Event::CitizensSentAway { seat, .. }
        | Event::ObjectiveWon { seat, .. }
        | Event::RewardPlaced { seat, .. }
        | Event::RewardKept { seat, .. }
        | Event::Weighed { seat, .. }
        | Event::MarkerMoved { seat, .. }
        | Event::Manned { seat, .. }
        | Event::Reserved { seat, .. }
        | Event::AbilityUnlocked { seat, .. }
        | Event::AbilitiesGone { seat, .. }
        | Event::AbilityCrate { seat, .. }
        | Event::CratesDiscarded { seat, .. }
        | Event::Endowed { seat, .. }
        | Event::Passed { seat, .. } => Some(*seat),
        Event::RoundStarted { .. }
        | Event::Market { .. }
        | Event::BagRefilled { .. }
        | Event::RegisterFilled { .. }
        | Event::HouseEmptied
        | Event::Sailed { .. }
        | Event::LastRound { .. }
        | Event::RoleCoins { .. }
        | Event::ObjectiveShown { .. }
        | Event::CardsPassed
        | Event::GameEnded => None,
    }
}

fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundStarted { .. } | Event::LastRound { .. } | Event::GameEnded => Rank::Round,
        Event::RolePicked { .. }
        | Event::TileTaken { .. }
        | Event::TileDiscarded { .. }
        | Event::Placed { .. }
        | Event::AllPlaced { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::Sold { .. }
        | Event::Drafted { .. }
        | Event::Raided { .. }
        | Event::Plundered { .. }
        | Event::Poached { .. }
        | Event::RoleCaptured { .. }
        | Event::CapturedRolePlayed { .. }
        | Event::CardKept { .. }
        | Event::Moved { .. }
        | Event::Forested { .. }
        | Event::Exported { .. }
        | Event::ShippedMixed { .. }
        | Event::CitizenPlaced { .. }
        | Event::CitizenMoved { .. }
        | Event::Zoned { .. }
        | Event::LandDiscarded { .. }
        | Event::Pensioned { .. }
        | Event::Endowed { .. }
        | Event::Shipped { .. } => Rank::Move,
        Event::Weighed { .. } => Rank::Thought,
        Event::Coins { .. }
        | Event::TileDrawn { .. }
        | Event::TileManned { .. }
        | Event::BuildingManned { .. }
        | Event::Workers { .. }
        | Event::ExtraCrate { .. }
        | Event::CanalCrate { .. }
        | Event::Gave { .. }
        | Event::Points { .. }
        | Event::PoachedPlaced { .. }
        | Event::SentAway { .. }
        | Event::Citizens { .. }
        | Event::CitizensPoached { .. }
        | Event::CitizensSentAway { .. }
        | Event::ObjectiveShown { .. }
        | Event::ObjectiveWon { .. }
        | Event::RewardPlaced { .. }
        | Event::RewardKept { .. }
        | Event::CardsDealt { .. }
        | Event::CardsPassed
        | Event::Achieved { .. }
        | Event::MarkerMoved { .. }
        | Event::Manned { .. }
        | Event::Reserved { .. }
        | Event::AbilityUnlocked { .. }
        | Event::AbilitiesGone { .. }
        | Event::AbilityCrate { .. }
        | Event::CratesDiscarded { .. }
        | Event::Spoiled { .. } => Rank::Effect,
        Event::Market { .. } | Event::BagRefilled { .. } | Event::RegisterFilled { .. } => Rank::Effect,
        Event::HouseEmptied | Event::Sailed { .. } | Event::RoleCoins { .. } => Rank::Effect,
        Event::Passed { .. } => Rank::Pass,
    }
}

/// Returns true if a phase begins with an event.
pub fn opens_phase(event: &Event) -> bool {
    matches!(event, Event::RolePicked { .. } | Event::CapturedRolePlayed { .. })
}

/// Strip of a phase: a row of every seat in the order of play; `None` if `events` do not begin with
/// a role.
pub fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip<Target>> {
    let Some(&Event::RolePicked { role, seat: picker } | &Event::CapturedRolePlayed { role, seat: picker }) =
        events.first()
    else {
        return None;
    };
    let seats = view.seats.len() as u8;
    // Nobody else does anything as Smuggler.
    let acting = if role == Role::Smuggler { 1 } else { seats };
    let now = view.turn.seat().filter(|_| view.phase == Some((role, picker)));
    let row = |steps: u8| {
        let seat = picker.clockwise(steps, seats);
        let (text, drawn) = deeds(events, seat, view, lang);
        let turn = match now.map(|now| picker.distance_to(now, seats)) {
            None => PhaseTurn::Done,
            Some(now) if now == steps => PhaseTurn::Now,
            // Ships are loaded round after round.
            Some(_) if role == Role::Captain && !text.is_empty() => PhaseTurn::Done,
            Some(now) if role != Role::Captain && steps < now => PhaseTurn::Done,
            Some(_) => PhaseTurn::Next,
        };
        StripRow { seat, turn, text, drawn }
    };
    Some(Strip {
        about: Target::Role(role),
        icon: role_art(role),
        title: words::of(lang, view.edition).role(role).to_owned(),
        rows: (0..acting).map(row).collect(),
    })
}

/// Deeds of a seat, in the fewest words; and drawn, if goods were part of them.
fn deeds(events: &[Event], of: Seat, view: &View, lang: Lang) -> (String, Vec<Inline>) {
    let text = words::of(lang, view.edition);
    // What stands between two parts of a description.
    let gap = text.clauses(["", ""]);
    let scene = Scene { names: &[], me: None, view };
    let (mut said, mut drawn, mut has_goods) = (String::new(), Vec::new(), false);
    for event in summed(events.iter().filter(|event| seat(event) == Some(of))) {
        let Some(deed) = text.deed(&event, &scene) else { continue };
        // A placement is many events and one deed.
        if matches!(event, Event::Placed { .. }) && said.ends_with(&deed) {
            continue;
        }
        if !said.is_empty() {
            said.push_str(&gap);
            drawn.push(Inline::Words(gap.clone()));
        }
        said.push_str(&deed);
        let goods = goods_drawn(&event, text, view.edition);
        has_goods |= goods.is_some();
        drawn.extend(goods.unwrap_or_else(|| vec![Inline::Words(deed)]));
    }
    (said, if has_goods { drawn } else { Vec::new() })
}

/// A deed with goods as it is drawn, if it is one: the sign, then each good
/// with its crates, then what they brought.
fn goods_drawn(event: &Event, text: Words, edition: Edition) -> Option<Vec<Inline>> {
    let words = Inline::Words;
    let piece = |good: Good| Inline::Piece(good_art(good, edition), text.letter(good));
    let crates = |sign: &str, crates: &[u8; GOODS]| {
        let some = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
        let each = some.flat_map(|good| [piece(good), words(crates[good.index()].to_string())]);
        std::iter::once(words(sign.to_owned())).chain(each).collect()
    };
    match event {
        Event::Produced { crates: made, .. } => Some(crates("+", made)),
        Event::ExtraCrate { good, .. } => Some(vec![words("+".into()), piece(*good), words("1".into())]),
        Event::Sold { good, coins, .. } => Some(vec![piece(*good), words(format!("(+{coins})"))]),
        Event::Shipped { good, crates, vp, .. } => {
            Some(vec![piece(*good), words(format!("{crates} (+{vp})"))])
        }
        Event::Spoiled { crates: lost, .. } => Some(crates("−", lost)),
        Event::Raided { good, kept, .. } => {
            Some(vec![words("+".into()), piece(*good), words(kept.to_string())])
        }
        _ => None,
    }
}

/// The events of one seat with all coins it got as one gain, and all workers,
/// wherever they came from.
fn summed<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<Event> {
    let mut all: Vec<Event> = Vec::new();
    for event in events.map(as_people) {
        let is_summed = all.iter_mut().any(|known| match (known, &event) {
            (Event::Coins { coins: sum, .. }, Event::Coins { coins: more, .. })
            | (Event::Workers { workers: sum, .. }, Event::Workers { workers: more, .. })
            | (Event::Citizens { citizens: sum, .. }, Event::Citizens { citizens: more, .. }) => {
                *sum += more;
                true
            }
            _ => false,
        });
        if !is_summed {
            all.push(event);
        }
    }
    all
}

/// A person who came to a Puertoma and was placed at once counts like those who
/// come to anybody else.
fn as_people(event: &Event) -> Event {
    match *event {
        Event::Manned { seat, person: Person::Worker, from, .. } => Event::Workers { seat, workers: 1, from },
        Event::Manned { seat, person: Person::Citizen, from, .. } => {
            Event::Citizens { seat, citizens: 1, from }
        }
        _ => event.clone(),
    }
}

/// Time for which an event is shown.
pub fn pacing(event: &Event) -> Pacing {
    match event {
        Event::RoundStarted { .. }
        | Event::RolePicked { .. }
        | Event::CapturedRolePlayed { .. }
        | Event::LastRound { .. } => Pacing::Phase,
        Event::GameEnded => Pacing::Phase,
        Event::TileTaken { .. }
        | Event::TileDrawn { .. }
        | Event::TileDiscarded { .. }
        | Event::AllPlaced { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::ExtraCrate { .. }
        | Event::Sold { .. }
        | Event::Shipped { .. }
        | Event::Raided { .. }
        | Event::Plundered { .. }
        | Event::Poached { .. }
        | Event::PoachedPlaced { .. }
        | Event::ObjectiveWon { .. }
        | Event::RewardPlaced { .. }
        | Event::RoleCaptured { .. }
        | Event::Spoiled { .. }
        | Event::Achieved { .. }
        | Event::Drafted { .. }
        | Event::Moved { .. }
        | Event::Forested { .. }
        | Event::CanalCrate { .. }
        | Event::Exported { .. }
        | Event::ShippedMixed { .. }
        | Event::CitizenMoved { .. }
        | Event::Zoned { .. }
        | Event::LandDiscarded { .. }
        | Event::Pensioned { .. }
        | Event::Weighed { .. }
        | Event::AbilityUnlocked { .. }
        | Event::CratesDiscarded { .. }
        | Event::Sailed { .. } => Pacing::Move,
        // One of many, told together by the last.
        Event::Placed { .. } | Event::CitizenPlaced { .. } => Pacing::None,
        Event::CardsDealt { .. }
        | Event::CardKept { .. }
        | Event::CardsPassed
        | Event::MarkerMoved { .. }
        | Event::Manned { .. }
        | Event::Reserved { .. }
        | Event::AbilitiesGone { .. }
        | Event::AbilityCrate { .. }
        | Event::Endowed { .. } => Pacing::None,
        Event::Coins { .. } | Event::TileManned { .. } | Event::BuildingManned { .. } => Pacing::None,
        Event::Citizens { .. } | Event::CitizensPoached { .. } | Event::CitizensSentAway { .. } => {
            Pacing::None
        }
        Event::Workers { .. } | Event::Market { .. } | Event::BagRefilled { .. } => Pacing::None,
        Event::RegisterFilled { .. } | Event::HouseEmptied | Event::RoleCoins { .. } => Pacing::None,
        Event::ObjectiveShown { .. } | Event::RewardKept { .. } => Pacing::None,
        Event::Passed { .. } | Event::SentAway { .. } | Event::Gave { .. } | Event::Points { .. } => {
            Pacing::None
        }
    }
}
