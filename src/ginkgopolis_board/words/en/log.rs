//! Log lines in English.

use ginkgopolis::Event;
use ginkgopolis::event::{EndWhy, Source};
use ginkgopolis::ids::{Card, Item, Tile};

use super::names::{card, character, count, does, items, list, tile};
use crate::words::messages::Scene;
use ui::i18n::who::Who;

fn tiles(named: &[Tile]) -> String {
    list(&named.iter().copied().map(tile).collect::<Vec<_>>())
}

fn cards(named: &[Card]) -> String {
    list(&named.iter().copied().map(card).collect::<Vec<_>>())
}

/// Line for an event; `None` for one that goes without saying.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let who = |seat: &_| scene.who(*seat);
    Some(match event {
        Event::CharacterKept { seat, character: Some(kept) } => {
            format!("{} the {}.", does(who(seat), "keep", "keeps"), character(*kept))
        }
        Event::CharacterKept { seat, character: None } => {
            format!("{} a character.", does(who(seat), "keep", "keeps"))
        }
        Event::PacketsPassed => "The other characters are passed to the left.".into(),
        Event::Characters { seat, characters } => {
            let named: Vec<String> = characters.iter().map(|&one| character(one)).collect();
            format!("{} {}.", does(who(seat), "have", "has"), list(&named))
        }
        Event::RoundStarted { round, first } => {
            format!("Round {round}: {} first.", does(who(first), "go", "goes"))
        }
        Event::Drew { seat, count: number, cards: drawn } => drew(who(seat), *number, drawn),
        Event::HalDrew => "Hal gets a face-down card.".into(),
        Event::Redrew { seat, discarded, left } => format!(
            "{} {} for a new hand ({} left).",
            does(who(seat), "discard", "discards"),
            cards(discarded),
            count(*left, "token", "tokens")
        ),
        Event::Committed { seat, play: Some(play) } => committed(who(seat), play.card, play.tile),
        Event::Committed { seat, play: None } => format!("{} ready.", does(who(seat), "are", "is")),
        Event::AllCommitted { with_tile } if with_tile.is_empty() => {
            "All players have chosen; no tiles added.".into()
        }
        Event::AllCommitted { with_tile } => {
            let names: Vec<String> = with_tile.iter().map(|&seat| named(scene.who(seat))).collect();
            format!("All players have chosen; with a tile: {}.", list(&names))
        }
        Event::Revealed { seat, card: shown, tile: None } => {
            format!("{} {} alone.", does(who(seat), "reveal", "reveals"), card(*shown))
        }
        Event::Revealed { seat, card: shown, tile: Some(with) } => {
            format!("{} {} with {}.", does(who(seat), "reveal", "reveals"), card(*shown), tile(*with))
        }
        Event::Fallback { seat, tile: back } => format!(
            "{} pay, {} {} back and {}.",
            does(who(seat), "can’t", "can’t"),
            if who(seat) == Who::You { "take" } else { "takes" },
            tile(*back),
            if who(seat) == Who::You { "exploit" } else { "exploits" }
        ),
        Event::Gained { seat, item, count, from, tiles } => gained(who(seat), *item, *count, *from, tiles),
        Event::TileLeft { seat, .. } => {
            format!("{} the last tile where it is.", does(who(seat), "leave", "leaves"))
        }
        Event::Lost { seat, item, count, .. } => {
            format!(
                "{} gain {}, but none are left.",
                does(who(seat), "should", "should"),
                items(*item, *count)
            )
        }
        Event::Urbanized { seat, letter, tile: laid, .. } => {
            format!("{} {} at {letter}.", does(who(seat), "urbanize", "urbanizes"), tile(*laid))
        }
        Event::Constructed { seat, over, tile: laid, points, colour, placed } => {
            let done =
                format!("{} {} on {}", does(who(seat), "construct", "constructs"), tile(*laid), tile(*over));
            format!("{done}{}, now {}.", paid(*points, *colour), count(*placed, "floor", "floors"))
        }
        Event::MarkerPlaced { letter, .. } => format!("Marker {letter} moves."),
        Event::Shifted { letters, .. } if letters.is_empty() => return None,
        Event::Shifted { letters, .. } => {
            let named: Vec<String> = letters.iter().map(ToString::to_string).collect();
            format!("Other markers must move too: {}.", list(&named))
        }
        Event::CardDiscarded { .. } => return None,
        Event::CardKept { seat, card: kept } => {
            format!("{} {}.", does(who(seat), "keep", "keeps"), card(*kept))
        }
        Event::Exhausted { time: 1 } => "The tiles have run out for the first time.".into(),
        Event::Exhausted { .. } => "The tiles have run out for good.".into(),
        Event::TilesReturned { seat, tiles: none } if none.is_empty() => {
            format!("{} no tiles.", does(who(seat), "return", "returns"))
        }
        Event::TilesReturned { seat, tiles: back } => {
            format!("{} {}.", does(who(seat), "return", "returns"), tiles(back))
        }
        Event::SupplyRenewed { tiles } => format!("New supply: {}.", count(*tiles, "tile", "tiles")),
        Event::Unused { cards: unused, .. } => format!("Not played: {}.", cards(unused)),
        Event::HalSwapped { used, discarded } => {
            format!("Hal uses {} instead of {}.", card(*used), card(*discarded))
        }
        Event::HalTile { tile: drawn } => format!("Hal draws {}.", tile(*drawn)),
        Event::HalStuck { .. } => "Hal cannot act.".into(),
        Event::Rebuilt { added, laid_aside, deck } => rebuilt(added, laid_aside, *deck),
        Event::HandsPassed { first } => {
            format!("Hands are passed to the left; {} first now.", does(who(first), "go", "goes"))
        }
        Event::LastRound { why } => last_round(*why).into(),
        Event::GameEnded => "The game is over.".into(),
    })
}

fn named(who: Who) -> String {
    match who {
        Who::You => "you".into(),
        Who::Named(name) => name.into(),
    }
}

fn drew(who: Who, number: u8, drawn: &[Card]) -> String {
    let drew = format!("{} {}", does(who, "draw", "draws"), count(number, "card", "cards"));
    if drawn.is_empty() { format!("{drew}.") } else { format!("{drew}: {}.", cards(drawn)) }
}

fn committed(who: Who, chosen: Card, added: Option<Tile>) -> String {
    let chose = format!("{} {}", does(who, "choose", "chooses"), card(chosen));
    match added {
        Some(added) => format!("{chose} with {}.", tile(added)),
        None => format!("{chose} alone."),
    }
}

fn gained(who: Who, item: Item, number: u8, from: Source, which: &[Tile]) -> String {
    let names = if which.is_empty() { String::new() } else { format!(" ({})", tiles(which)) };
    let gain = format!("{} {}{names}", does(who, "gain", "gains"), items(item, number));
    match from {
        Source::Start | Source::Alone => format!("{gain}."),
        Source::Building(top) => format!("{gain} from {}.", tile(top)),
        Source::Around(_) => format!("{gain} from the neighbors."),
        Source::Character(from) => format!("{gain} from the {}.", character(from)),
        Source::Card(from) => format!("{gain} from the card {}.", card(from)),
        Source::BuiltOver(top) => format!("{gain}: {} was built over.", tile(top)),
        Source::Returned => format!("{gain} for returned tiles."),
    }
}

fn paid(points: u8, colour: bool) -> String {
    match (points, colour) {
        (0, false) => String::new(),
        (0, true) => ", for 1 resource".into(),
        (points, false) => format!(", for {}", items(Item::Point, points)),
        (points, true) => format!(", for {} and 1 resource", items(Item::Point, points)),
    }
}

fn rebuilt(added: &[Card], laid_aside: &[Card], deck: u8) -> String {
    let mut text = format!("A new deck of {}", count(deck, "card", "cards"));
    if !added.is_empty() {
        text += &format!("; new in it: {}", cards(added));
    }
    if !laid_aside.is_empty() {
        text += &format!("; set aside: {}", cards(laid_aside));
    }
    text + "."
}

fn last_round(why: EndWhy) -> &'static str {
    match why {
        EndWhy::Tiles => "This is the last round: the tiles have run out.",
        EndWhy::Resources => "This is the last round: a player has placed every resource.",
        EndWhy::HalStuck => "This is the last round: Hal could not act.",
    }
}

/// The same in a word or two.
pub(super) fn strip(event: &Event) -> Option<String> {
    Some(match event {
        Event::Committed { .. } => "ready".into(),
        Event::Revealed { card: shown, tile: None, .. } => card(*shown),
        Event::Revealed { card: shown, tile: Some(with), .. } => {
            format!("{} + {}", card(*shown), tile(*with))
        }
        Event::Fallback { .. } => "can’t pay".into(),
        _ => return None,
    })
}
