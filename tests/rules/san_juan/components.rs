//! Section 2: the pieces, against appendix C of the specification itself.

use std::collections::BTreeMap;

use game_core::Game;
use san_juan::data::buildings::Class;
use san_juan::{Action, Config, Edition, Kind, Role, SanJuan, Switches, Tile};

use super::table::{layout, opened};

const SPECIFICATION: &str = include_str!("../../../docs/rules/san-juan.md");

/// The rows of a data block of appendix C by their first column.
fn block(head: &str) -> BTreeMap<String, Vec<String>> {
    let (_, rest) = SPECIFICATION.split_once(&format!("```csv\n{head}\n")).expect("appendix C");
    let (rows, _) = rest.split_once("```").expect("the block ends");
    let row = |line: &str| {
        let mut cells = line.split(',').map(str::to_owned);
        (cells.next().expect("a key"), cells.collect())
    };
    rows.lines().map(row).collect()
}

/// The deck of a configuration against appendix C: columns of cost and copies.
fn deck_is_that_of_appendix_c(config: &Config, cost: usize, copies: &[usize]) -> (u8, u8) {
    let game = SanJuan::new(config).expect("a legal configuration");
    let rows = block("key,class,cost_classic,cost_1897,vp,count_classic,count_1897,count_1897_expansion");
    let mut cards = (0, 0);
    for kind in Kind::ALL {
        let row = &rows[kind.key()];
        let class = match game.class(kind) {
            Class::Production => "production",
            Class::Commercial => "commercial",
            Class::Monument => "monument",
        };
        let count: u8 = copies.iter().map(|&column| row[column].parse::<u8>().expect("a number")).sum();
        assert_eq!(game.copies(kind), count, "{kind}");
        if count > 0 {
            let figures = [game.cost(kind), game.vp(kind)].map(|figure| figure.to_string());
            assert_eq!([class, &figures[0], &figures[1]], [&*row[0], &row[cost], &row[3]], "{kind}");
        }
        // The rulebooks count what they print: whatever is added stands behind the Cathedral.
        if kind <= Kind::Cathedral {
            *(if kind.is_production() { &mut cards.0 } else { &mut cards.1 }) += count;
        }
    }
    assert_eq!(rows.len(), Kind::ALL.len(), "no kind is missing");
    cards
}

/// SJ-CMP-1
#[test]
fn sj_cmp_1_the_deck_is_that_of_appendix_c() {
    let base = Config::default();
    assert_eq!(deck_is_that_of_appendix_c(&base, 2, &[5]), (44, 68));
    let expanded = Config { new_buildings: true, ..base.clone() };
    assert_eq!(deck_is_that_of_appendix_c(&expanded, 2, &[5, 6]), (44, 68 + 29 + 1));
    let classic = Config { edition: Edition::Classic, ..base };
    assert_eq!(deck_is_that_of_appendix_c(&classic, 1, &[4]), (42, 68));
    // And so many lie on the table when a game begins.
    for config in [Config::default(), expanded, classic] {
        let table = opened(config, 3);
        let json = serde_json::to_string(&table.position()).expect("positions serialise");
        for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Cathedral) {
            let lying = json.matches(&format!("\"{}\"", kind.key())).count();
            assert_eq!(lying, usize::from(table.game.copies(kind)), "{kind}");
        }
        assert_eq!(table.public().cathedral, table.game.config().new_buildings);
    }
}

/// The price tiles of section 2.5 (D-27).
#[test]
fn the_price_tiles_are_those_of_appendix_c() {
    let rows = block("tile,t1,t2,t3,t4,t5");
    for tile in Tile::ALL {
        let prices = tile.prices().map(|price| price.to_string());
        assert_eq!(prices.to_vec(), rows[&format!("{tile:?}")]);
    }
}

/// SJ-CMP-3: building, money, good, victory point.
#[test]
fn sj_cmp_3_the_same_card_is_building_money_good_or_point() {
    let table = layout(2).city(0, &[Kind::ProdT1, Kind::Chapel]).hand(0, &[Kind::Well; 3]);
    let mut table = table.draw(&[Kind::Hero]).role(Role::Builder);
    table.play_all(&[Action::Build(Kind::Well), Action::Pay(Kind::Well)]);
    assert_eq!(table.city(0)[2], Kind::Well, "a building, paid for with its like");
    table.play(Action::Role(Role::Producer));
    table.play(Action::Produce(0));
    assert_eq!(table.goods(0), [0], "the Hero lies there as a good");
    table.play(Action::Role(Role::Prospector));
    table.decline_until(|table| table.can(Action::Tuck(Kind::Well)));
    table.play(Action::Tuck(Kind::Well));
    assert_eq!(table.points(0, "tucked"), Some(1));
}

/// D-22: the printed cost of the Resort is a switch.
#[test]
fn the_resort_costs_four_or_three() {
    for (cost, ok) in [(4, true), (3, true), (2, false), (5, false)] {
        let switches = Switches { resort_cost_1897: cost, ..Switches::default() };
        let game = SanJuan::new(&Config { switches, ..Config::default() });
        assert_eq!(game.as_ref().map(|game| game.cost(Kind::Prefecture)).ok(), ok.then_some(cost));
        if let Err(error) = game {
            assert_eq!(error.field, "switches.resort_cost_1897");
        }
    }
}

/// D-22: the price follows the switch.
#[test]
fn a_cheaper_resort_is_cheaper_to_build() {
    for cost in [3, 4] {
        let hand = [Kind::Prefecture, Kind::Well, Kind::Well, Kind::Well, Kind::Crane];
        let table = layout(2).governor(1).hand(0, &hand);
        let table = table.with(|position| position.config.switches.resort_cost_1897 = cost);
        assert_eq!(table.role(Role::Builder).build(Kind::Prefecture), cost);
    }
}
