//! What is printed: section 2.

use ginkgopolis::data::cards::{Effect, EndEffect, effect};
use ginkgopolis::{Card, Character, Colour, Item, Letter, Tile, Trigger};

use super::table::tile;

const COLOURS: [Colour; 3] = Colour::ALL;

#[test]
fn counts_of_section_2_1() {
    assert_eq!((Tile::all().count(), Letter::all().count(), Card::all().count()), (60, 12, 72));
    assert_eq!((Character::all().count(), Tile::all().filter(|tile| tile.is_start()).count()), (27, 9));
    assert_eq!(COLOURS.map(|colour| colour.item()), [Item::Tile, Item::Resource, Item::Point]);
}

#[test]
fn every_piece_is_found_by_its_name() {
    assert!(Tile::all().all(|tile| tile.to_string().parse() == Ok(tile)));
    assert!(Card::all().all(|card| card.to_string().parse() == Ok(card)));
    for wrong in ["", "M", "a", "B0", "B21", "R01", "G3", "B1 "] {
        assert!(wrong.parse::<Card>().is_err(), "{wrong:?}");
    }
}

/// Numbers 1 to 9 (table 2.3).
#[test]
fn permanent_effects_of_numbers_1_to_9() {
    for colour in COLOURS {
        for number in 1..=9 {
            let own = colour.item();
            let items = if number < 7 { vec![own] } else { vec![own, Item::Point] };
            let trigger =
                [Trigger::Exploit, Trigger::Urbanize, Trigger::Construct][(usize::from(number) - 1) % 3];
            let Effect::Permanent(when, given) = effect(Tile::new(colour, number)) else {
                panic!("{colour:?} {number}")
            };
            assert_eq!((when, given.to_vec()), (trigger, items));
        }
    }
}

/// Numbers 10 to 20 (table 2.4).
#[test]
fn end_effects_of_numbers_10_to_20() {
    let count = |wanted: fn(EndEffect) -> bool| {
        let is = |tile: &Tile| matches!(effect(*tile), Effect::AtEnd(end) if wanted(end));
        Tile::all().filter(is).count()
    };
    assert_eq!(count(|_| true), 33);
    assert_eq!(count(|end| end == EndEffect::Resources(Colour::Blue)), 4);
    assert_eq!(count(|end| end == EndEffect::Resources(Colour::Red)), 4);
    assert_eq!(count(|end| end == EndEffect::Resources(Colour::Yellow)), 4);
    assert_eq!(count(|end| matches!(end, EndEffect::Cards(_))), 9);
    let at_end = |name| match effect(tile(name)) {
        Effect::AtEnd(end) => end,
        other => panic!("{other:?}"),
    };
    assert_eq!(at_end("B11"), EndEffect::Resources(Colour::Red));
    assert_eq!(at_end("Y12"), EndEffect::Resources(Colour::Blue));
    assert_eq!(at_end("R11"), EndEffect::Resources(Colour::Yellow));
    assert_eq!([at_end("B14"), at_end("R15")], [EndEffect::Low, EndEffect::High]);
    assert_eq!(at_end("Y16"), EndEffect::Cards(Trigger::Exploit));
    assert_eq!(at_end("Y17"), EndEffect::Cards(Trigger::Urbanize));
    assert_eq!(at_end("Y18"), EndEffect::Cards(Trigger::Construct));
    assert_eq!([at_end("R19"), at_end("R20")], [EndEffect::OfColour(Colour::Red), EndEffect::Nine]);
}

/// GK-CG-05: the characters' check sums (table 2.5).
#[test]
fn characters_add_up() {
    let of = |colour, trigger| {
        let is = |one: &Character| one.def().colour == colour && one.def().trigger == trigger;
        Character::all().filter(is).count()
    };
    for (colour, each) in [(Colour::Red, 4), (Colour::Yellow, 2), (Colour::Blue, 3)] {
        assert_eq!(Trigger::ALL.map(|trigger| of(colour, trigger)), [each; 3]);
    }
    let goods = |set: u8| {
        let own = || Character::all().filter(move |one| one.def().set == set).map(|one| one.def());
        let sum =
            |field: fn(&ginkgopolis::data::characters::CharacterDef) -> u8| own().map(field).sum::<u8>();
        (sum(|def| def.resources), sum(|def| def.points), sum(|def| def.tiles))
    };
    let expected = [(4, 2, 2), (4, 2, 2), (5, 4, 2), (4, 3, 2), (4, 3, 2), (5, 4, 2)];
    assert_eq!([1, 2, 3, 4, 5, 6].map(goods), expected);
    assert_eq!(Character::all().filter(|one| one.def().set == 0).count(), 9);
}
