//! Sheets: everything about one piece.

#[cfg(test)]
mod tests;

use game_core::Seat;
use ginkgopolis::Prompt;
use ginkgopolis::ids::{Card, CardKind, Character, Tile, Trigger};

use super::build::{column as column_of, districts, key, own_card_art, scene, small_art, texts};
use super::meaning::deciding;
use super::model::Target;
use crate::Context;
use crate::words::messages::Thing;
use crate::words::{Words, second};
use table::model::Sheet;

/// The sheet of `target`, if it has one.
pub fn sheet(context: Context<'_>, target: Target) -> Option<Sheet> {
    match target {
        Target::Building(tile) => Some(with_why(context, Card::building(tile), building(context, tile))),
        Target::Marker(letter) => {
            let letter = Card::urban(letter);
            Some(with_why(context, letter, card(context, letter)))
        }
        Target::Card(shown) | Target::Kept(shown) => Some(match shown.kind() {
            CardKind::Building(tile) => building(context, tile),
            CardKind::Urban(_) => card(context, shown),
        }),
        Target::Tile(tile) => Some(card(context, Card::building(tile))),
        Target::Character(one) | Target::Crew(one) => Some(character(context, one)),
        Target::Thing(thing) => Some(common(context, thing)),
        Target::Free(_) => Some(common(context, Thing::Place)),
        Target::NoTile => Some(common(context, Thing::NoTile)),
        Target::Figure(seat, thing) => figure(context, seat, thing),
        Target::District(number) => district(context, number),
        Target::Column(seat, deed) => column(context, seat, deed),
        _ => None,
    }
}

/// A name in a second language, if its words are here.
fn elsewhere(context: Context<'_>, name: impl FnOnce(Words) -> String) -> String {
    second(context.lang).map(name).unwrap_or_default()
}

/// Sheet of a supply between the players.
fn common(context: Context<'_>, thing: Thing) -> Sheet {
    let (words, view) = (texts(context).sheet, context.view);
    let (art, facts) = match thing {
        Thing::Round => (
            "i-first",
            vec![
                (words.first().to_owned(), scene(context).name(view.first).to_owned()),
                (words.supply().to_owned(), view.supply.to_string()),
                (words.deck().to_owned(), view.deck.to_string()),
            ],
        ),
        _ => ("i-supply", Vec::new()),
    };
    plain(context, thing, art, words.common().to_owned(), facts)
}

/// A figure of a seat.
fn figure(context: Context<'_>, seat: Seat, thing: Thing) -> Option<Sheet> {
    let (words, board) = (texts(context).sheet, context.view.seats.get(seat.index())?);
    let (art, count) = match thing {
        Thing::Resources => ("i-resource", board.resources.map(u16::from)),
        Thing::Tiles => ("i-tile", board.tile_count.map(u16::from)),
        Thing::Points => ("i-point", board.points),
        Thing::Redraws => ("i-redraw", Some(board.redraws.into())),
        Thing::Reserve => ("i-supply", Some(board.reserve.into())),
        Thing::Round | Thing::Place | Thing::NoTile => return None,
    };
    let figure = count.map_or_else(|| words.hidden().to_owned(), |count| count.to_string());
    let owned = words.owned(scene(context).name(seat));
    Some(plain(context, thing, art, owned, vec![(words.count().to_owned(), figure)]))
}

fn plain(
    context: Context<'_>,
    thing: Thing,
    art: &str,
    class: String,
    facts: Vec<(String, String)>,
) -> Sheet {
    let text = texts(context);
    Sheet {
        art: art.to_owned(),
        stripe: None,
        class,
        name: text.thing(thing).to_owned(),
        other_name: elsewhere(context, |other| other.thing(thing).to_owned()),
        facts,
        effect: text.thing_effect(thing).to_owned(),
        now: Vec::new(),
        rule: thing.rule(),
    }
}

/// A district: who has how many resources in it, and what that would score.
fn district(context: Context<'_>, number: u8) -> Option<Sheet> {
    let text = texts(context);
    let model = districts(context).into_iter().nth(usize::from(number).checked_sub(1)?)?;
    let row = |&(seat, resources, points): &(Seat, u8, u8)| {
        (scene(context).name(seat).to_owned(), format!("{resources} → {points}"))
    };
    Some(Sheet {
        art: format!("tile-{}", key(model.colour)),
        stripe: None,
        class: text.kind(model.colour).to_owned(),
        name: text.name.district(number),
        other_name: elsewhere(context, |other| other.name.district(number)),
        facts: model.rows.iter().map(row).collect(),
        effect: text.sheet.district_effect().to_owned(),
        now: vec![model.text],
        rule: "GK-SCO-05",
    })
}

/// The cards of a seat that work with a deed, and what they bring each time.
fn column(context: Context<'_>, seat: Seat, deed: Trigger) -> Option<Sheet> {
    let text = texts(context);
    let column = column_of(context, context.view.seats.get(seat.index())?, deed);
    Some(Sheet {
        art: ["do-e", "do-u", "do-c"][deed as usize].to_owned(),
        stripe: None,
        class: text.sheet.owned(scene(context).name(seat)),
        name: column.name.to_owned(),
        other_name: elsewhere(context, |other| other.deed(deed).to_owned()),
        facts: Vec::new(),
        effect: text.sheet.column_effect().to_owned(),
        now: vec![column.spoken],
        rule: "GK-EFF-01",
    })
}

/// Says why a place in the city cannot be chosen while a card is.
fn with_why(context: Context<'_>, card: Card, mut sheet: Sheet) -> Sheet {
    let Some((seat, Prompt::Card)) = deciding(context) else { return sheet };
    let hand = context.view.seats[seat.index()].hand.as_deref().unwrap_or_default();
    if !hand.contains(&card) {
        sheet.now.push(texts(context).sheet.not_in_hand().to_owned());
    }
    sheet
}

/// A building with its card: who owns it, how high it is.
fn building(context: Context<'_>, tile: Tile) -> Sheet {
    let text = texts(context);
    let mut sheet = card(context, Card::building(tile));
    if let Some(here) = context.view.city.iter().find(|building| building.tile == tile) {
        sheet.now.push(text.count.floors(here.height));
        if let Some(owner) = here.owner {
            sheet.facts.push((text.sheet.owner().to_owned(), scene(context).name(owner).to_owned()));
        }
        if here.pawn {
            sheet.now.push(text.sheet.new_building().to_owned());
        }
    }
    sheet
}

fn card(context: Context<'_>, card: Card) -> Sheet {
    let text = texts(context);
    let (_, art, number) = own_card_art(card);
    let (class, facts, rule) = match card.kind() {
        CardKind::Building(tile) => {
            (text.kind(tile.colour()), vec![(text.sheet.number().to_owned(), number)], "GK-CTY-05")
        }
        CardKind::Urban(_) => {
            let deed = ginkgopolis::Trigger::Urbanize;
            (text.deed(deed), Vec::new(), "GK-URB-01")
        }
    };
    Sheet {
        art,
        stripe: None,
        class: class.to_owned(),
        name: text.card(card),
        other_name: elsewhere(context, |other| other.card(card)),
        facts,
        effect: text.effect(card),
        now: Vec::new(),
        rule,
    }
}

fn character(context: Context<'_>, one: Character) -> Sheet {
    let text = texts(context);
    Sheet {
        art: small_art(one).1,
        stripe: None,
        class: text.family(one.def().colour).to_owned(),
        name: text.character(one),
        other_name: elsewhere(context, |other| other.character(one)),
        facts: Vec::new(),
        effect: text.character_effect(one),
        now: Vec::new(),
        rule: "GK-EFF-01",
    }
}
