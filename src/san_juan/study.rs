//! Fields of a position of San Juan.

use crate::data::{DECK, SLOTS, STANDSTILL};
use crate::editions::{Ruleset, resolve};
use crate::position::{Good, Look, Pile, Position, SeatPosition, Slot, SlotPosition, Taken, Tiles};
use crate::state::Frame;
use crate::{Kind, SanJuan};
use game_core::Game;
use game_core::json::Value;
use session::study::PositionEditor;
use session::study::tree::{
    Adder, Edit, Group, Item, Label, Leaving, Noun, Plain, TextOnly, choice, count, flag, group, one, pile,
    seat_behind, seats, sequence, written,
};

/// The most rounds that a game lasts, as the reader has it.
const ROUNDS: i64 = 999;
/// The rounds without a building after which a game ends (`SJ-END-4`).
const QUIET: i64 = STANDSTILL as i64;
/// No pile is larger than this.
const PILE: usize = DECK;

impl PositionEditor for SanJuan {
    const TEXT_ONLY: &'static [(&'static str, TextOnly)] = &[
        ("config", TextOnly::Begun),
        ("phase", TextOnly::Played),
        ("look", TextOnly::Played),
        ("stack", TextOnly::Played),
        ("over", TextOnly::Played),
        ("tiles.open", TextOnly::Played),
        ("seats[].city[].fresh", TextOnly::Played),
    ];

    fn loosened(mut position: Position) -> Position {
        position.draw.clear();
        position.luck %= 1_000_000_000;
        if let Pile::Cards(cards) = &position.discard {
            position.discard = Pile::Count(cards.len() as u8);
        }
        for seat in &mut position.seats {
            for slot in &mut seat.city {
                let mut full = full(slot);
                full.good = full.good.filter(|good| *good != Good::Any(false)).map(|_| Good::Any(true));
                *slot = SlotPosition::Full(full);
            }
        }
        // What is asked without a stack.
        if matches!(position.stack[..], [Frame::Round { .. }]) {
            position.stack.clear();
        }
        position
    }

    fn at_rest(position: Position) -> Position {
        let tiles = position.tiles.map(|tiles| Tiles { open: false, ..tiles });
        let round = position.round.max(1);
        // The placard being played is put back: whoever took it chooses again.
        let played = position.phase.map(|phase| phase.role);
        let taken = position.taken.iter().copied().filter(|taken| Some(taken.role) != played).collect();
        Position {
            taken,
            stack: Vec::new(),
            phase: None,
            look: Look::default(),
            over: false,
            tiles,
            round,
            ..position
        }
    }

    fn settled(mut position: Position, _: &str) -> Position {
        // A slot may have been added by its name alone.
        for slot in position.seats.iter_mut().flat_map(|seat| &mut seat.city) {
            *slot = SlotPosition::Full(full(slot));
        }
        position
    }

    fn tree(game: &SanJuan, position: &Position) -> Vec<Group> {
        let Ok(rules) = resolve(game.config()) else { return Vec::new() };
        let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| game.copies(kind) > 0).collect();
        let mut groups = vec![round(game, &rules, position)];
        let cities = position.seats.iter().enumerate();
        groups.extend(cities.map(|(seat, entry)| seat_group(seat, entry, &kinds)));
        groups.push(supplies(&rules, position, &kinds));
        groups
    }
}

fn full(slot: &SlotPosition) -> Slot {
    match slot {
        SlotPosition::Plain(kind) => Slot { kind: *kind, good: None, covers: Vec::new(), fresh: false },
        SlotPosition::Full(slot) => slot.clone(),
    }
}

fn round(game: &SanJuan, rules: &Ruleset, position: &Position) -> Group {
    let players = seats(game.seats().into());
    let taken = position.taken.iter().enumerate().map(|(index, taken)| {
        let path = format!("taken[{index}]");
        let by = choice(Plain::By, format!("{path}.by"), Noun::Seat, taken.by.0, players.clone());
        Item::Group(Group {
            label: Label::Piece(Noun::Role, one(&taken.role)),
            removal: Some(Edit::remove(path.clone())),
            path,
            items: vec![by],
        })
    });
    let free = rules.roles.iter().filter(|role| position.taken.iter().all(|taken| taken.role != **role));
    let add = free.map(|&role| {
        let by = seat_behind(position.governor, position.taken.len(), game.seats());
        let entry = Taken { role, by };
        (one(&role), Edit::set(format!("taken[{}]", position.taken.len()), one(&entry)))
    });
    let adder = Adder { path: "taken".to_owned(), noun: Noun::Role, options: add.collect() };
    let taken = taken.chain([Item::Adder(adder)]).collect();
    group(
        Plain::Round,
        "",
        vec![
            count(Plain::RoundNumber, "round", position.round, (1, ROUNDS)),
            choice(Plain::Governor, "governor", Noun::Seat, position.governor.0, players),
            count(Plain::QuietRounds, "quiet", position.quiet, (0, QUIET)),
            Item::Group(group(Plain::Taken, "taken", taken)),
        ],
    )
}

fn seat_group(seat: usize, entry: &SeatPosition, kinds: &[Kind]) -> Group {
    let path = format!("seats[{seat}]");
    // The Cathedral lies on the table or in a city.
    let cards = written(kinds.iter().filter(|&&kind| kind != Kind::Cathedral));
    let pile_of = |label, field: &str, cards_of: &Pile| {
        let path = format!("{path}.{field}");
        pile(label, path, Noun::Card, named(cards_of), cards.clone(), (PILE, Leaving::Counted))
    };
    let mut items = vec![pile_of(Plain::Hand, "hand", &entry.hand)];
    let slots = entry.city.iter().map(full).enumerate();
    let city = slots.map(|(index, slot)| slot_group(&format!("{path}.city[{index}]"), &slot, kinds));
    let next = format!("{path}.city[{}]", entry.city.len());
    let add = kinds.iter().map(|kind| (one(kind), Edit::set(next.clone(), one(kind))));
    let adder = Adder {
        path: format!("{path}.city"),
        noun: Noun::Card,
        options: if entry.city.len() < SLOTS { add.collect() } else { Vec::new() },
    };
    let city = city.map(Item::Group).chain([Item::Adder(adder)]).collect();
    items.push(Item::Group(group(Plain::City, format!("{path}.city"), city)));
    items.push(pile_of(Plain::Tucked, "tucked", &entry.tucked));
    items.push(pile_of(Plain::Shipped, "shipped", &entry.shipped));
    items.push(flag(Plain::LibraryUsed, format!("{path}.library_used"), entry.library_used));
    if kinds.contains(&Kind::Church) {
        items.push(flag(Plain::ChurchUsed, format!("{path}.church_used"), entry.church_used));
    }
    Group { label: Label::Seat(seat as u8), path, items, removal: None }
}

fn named(pile: &Pile) -> (Vec<Value>, Option<u8>) {
    match pile {
        Pile::Count(count) => (Vec::new(), Some(*count)),
        Pile::Cards(cards) => (written(cards), None),
    }
}

fn slot_group(path: &str, slot: &Slot, kinds: &[Kind]) -> Group {
    let mut items =
        vec![choice(Plain::Kind, format!("{path}.kind"), Noun::Card, one(&slot.kind), written(kinds))];
    if slot.kind.holds_goods() || slot.good.is_some() {
        items.push(flag(
            Plain::HasGood,
            format!("{path}.good"),
            slot.good.is_some_and(|good| good != Good::Any(false)),
        ));
    }
    items.push(sequence(
        Plain::Beneath,
        format!("{path}.covers"),
        Noun::Card,
        written(&slot.covers),
        written(kinds),
        SLOTS,
    ));
    let label = Label::Piece(Noun::Card, one(&slot.kind));
    Group { label, path: path.to_owned(), items, removal: Some(Edit::remove(path)) }
}

fn supplies(rules: &Ruleset, position: &Position, kinds: &[Kind]) -> Group {
    let cards = written(kinds.iter().filter(|&&kind| kind != Kind::Cathedral));
    let mut items = vec![
        sequence(Plain::DrawPile, "draw", Noun::Card, written(&position.draw), cards.clone(), PILE),
        pile(
            Plain::DiscardPile,
            "discard",
            Noun::Card,
            named(&position.discard),
            cards,
            (PILE, Leaving::Counted),
        ),
    ];
    if let Some(tiles) = &position.tiles {
        let most = rules.tiles.len();
        items.push(sequence(
            Plain::PriceTiles,
            "tiles.queue",
            Noun::PriceTile,
            written(&tiles.queue),
            written(&rules.tiles),
            most,
        ));
        items.push(count(Plain::SeenTiles, "tiles.seen", tiles.seen, (0, most as i64)));
    }
    items.push(count(Plain::Luck, "luck", position.luck as i64, (0, 999_999_999)));
    group(Plain::Supplies, "", items)
}
