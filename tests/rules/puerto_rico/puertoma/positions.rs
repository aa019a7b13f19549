//! Positions with Puertomas: what cannot be is refused with its path, and
//! whatever is let in can be played to the end.

use game_core::{Game, Seat};
use puerto_rico::data::puertoma::{Ability, TieCard};
use puerto_rico::position::{ActionBoard, Position, PuertomaPosition};
use puerto_rico::{Building, Config, Difficulty, FestivalCard, Options, PuertoRico, Role, Tile};
use serde_json::json;

use super::super::layout::{Layout, classic, layout};
use super::cards::{shown, with_objective};
use super::{LAST, TOWN, board, game, puertomas, trio, unlocked};
use crate::mutants::refused_or_playable;
use crate::spoiler::Spoiler;

#[test]
fn mutated_positions_with_puertomas_are_refused_or_can_be_played() {
    let words: &[&str] =
        &["builder", "smuggler", "sale_coin", "school", "corn", "captain", "city_hall", "storeroom"];
    let plain = Options { puertomas: 1, ..Options::default() };
    let easy = Options { puertomas: 2, difficulty: Difficulty::Easy, exp3: true, ..plain };
    let hard = Options { difficulty: Difficulty::Hard, ask_bonuses: true, ..easy };
    let configs = [(2, plain), (3, easy), (5, hard)];
    let configs = configs.map(|(players, options)| Config { players, options, ..Config::default() });
    refused_or_playable::<PuertoRico>(configs, &Spoiler { words });
}

fn path(table: Layout) -> String {
    table.refused().path
}

fn changed(change: impl FnOnce(&mut Position)) -> String {
    path(trio().with(change))
}

/// A Puertoma that begins, with this beside its board.
fn beside(change: impl FnOnce(&mut PuertomaPosition)) -> String {
    path(trio().puertoma(LAST, change))
}

fn on_the_board(change: impl FnOnce(&mut ActionBoard)) -> String {
    path(trio().action_marker(Role::Builder).with(|position| {
        change(position.action_board.as_mut().expect("laid"));
    }))
}

/// Refusals that do not name the field that they should.
#[derive(Default)]
struct Wrong(Vec<String>);

impl Wrong {
    /// A refusal should name this field, or a part of it.
    fn names(&mut self, path: String, field: &str) {
        if !path.starts_with(field) {
            self.0.push(format!("{path} instead of {field}"));
        }
    }

    fn none(self) {
        assert!(self.0.is_empty(), "{:#?}", self.0);
    }
}

fn card(number: u8) -> TieCard {
    TieCard::try_from(number).expect("a card from 1 to 8")
}

/// Who plays, and where Puertomas sit.
#[test]
fn tables_that_cannot_be_are_refused() {
    assert_eq!(path(puertomas(5, 3)), "config.options.puertomas");
    assert_eq!(path(puertomas(2, 2)), "config.options.puertomas");
    assert_eq!(
        path(classic(3).with(|position| position.config.options.puertomas = 1)),
        "config.options.puertomas"
    );
    assert_eq!(changed(|position| position.config.first = Some(Seat(1))), "config.first");
    let own = |position: &mut Position| position.seats[0].puertoma = Some(PuertomaPosition::default());
    assert_eq!(changed(own), "seats[0].puertoma");
    let none = layout(3).with(|position| position.action_board = Some(ActionBoard::default()));
    assert_eq!(path(none), "action_board");
    let none = layout(3).with(|position| position.seats[2].puertoma = Some(PuertomaPosition::default()));
    assert_eq!(path(none), "seats[2].puertoma");
}

/// The action board and its cards.
#[test]
fn impossible_action_boards_are_refused() {
    let mut wrong = Wrong::default();
    wrong.names(on_the_board(|board| board.marker = Role::Smuggler), "action_board.marker");
    wrong.names(on_the_board(|board| board.marker = Role::Adventurer), "action_board.marker");
    wrong.names(on_the_board(|board| board.cards = vec![card(3), card(3)]), "action_board.cards[");
    wrong.names(on_the_board(|board| board.drawn = vec![card(5), card(5)]), "action_board.");
    let both = |board: &mut ActionBoard| (board.cards, board.drawn) = (vec![card(1)], vec![card(2), card(1)]);
    wrong.names(on_the_board(both), "action_board.");
    let no_role = json!({"marker": "mayor"});
    assert!(serde_json::from_value::<ActionBoard>(no_role).is_err());
    for number in [0, 9] {
        assert!(serde_json::from_value::<ActionBoard>(json!({"cards": [number]})).is_err());
    }
    wrong.none();
}

/// Nobody is asked for a Puertoma.
#[test]
fn no_stack_asks_a_puertoma() {
    let mut wrong = Wrong::default();
    let stack = json!([{"round": {"pick": 2}}]);
    let turn = trio().taken(&[(Role::Planter, 0), (Role::Builder, 1)]).with(|position| {
        position.stack = serde_json::from_value(stack).expect("frames");
    });
    wrong.names(path(turn), "stack");
    let by_count = trio().taken(&[(Role::Planter, 0), (Role::Builder, 1)]);
    wrong.names(path(by_count), "stack");
    let stack = json!([{"round": {"pick": 1}}, {"phase": {"step": 0, "next": 3}}, {"take": {}}]);
    let phase = trio().taken(&[(Role::Planter, 0)]).market(&[Tile::Corn]).with(|position| {
        position.stack = serde_json::from_value(stack).expect("frames");
        position.phase =
            Some(serde_json::from_value(json!({"role": "planter", "picker": 0})).expect("a phase"));
    });
    wrong.names(path(phase), "stack");
    wrong.none();
}

/// Its land and its people.
#[test]
fn impossible_boards_of_puertomas_are_refused() {
    let mut wrong = Wrong::default();
    let land = |tiles: &[(Tile, u8, u8)]| path(trio().land(LAST, tiles));
    wrong.names(land(&[(Tile::Corn, 1, 2)]), "seats[2].tiles[0]");
    wrong.names(land(&[(Tile::Quarry, 1, 1)]), "seats[2].tiles[0]");
    wrong.names(land(&[(Tile::Sugar, 1, 0), (Tile::Corn, 3, 0)]), "seats[2].tiles[1]");
    // The festival allows a third one of the type that it shows.
    let prize = |won_by| {
        let mut prize = shown(FestivalCard::FarmerPrize);
        (prize.tiles, prize.won_by) = (vec![Tile::Corn], won_by);
        with_objective(trio(), prize)
    };
    prize(Some(super::seat(LAST))).land(LAST, &[(Tile::Corn, 3, 0)]).sit();
    let town =
        |workers| trio().built(LAST, &[(Building::Hospital, workers)]).reserved(LAST, Building::CityHall);
    town(0).sit();
    wrong.names(path(town(1)), "seats[2].buildings[0]");
    let production = trio().empty_town(LAST, &[Building::SmallFruit]).reserved(LAST, Building::CityHall);
    wrong.names(path(production), "seats[2].buildings[0]");
    let three = [Building::SmallMarket, Building::Hacienda, Building::BuildersYard];
    let three =
        trio().empty_town(LAST, &three).reserved(LAST, Building::CityHall).able(LAST, &[Ability::SaleCoin]);
    wrong.names(path(three), "seats[2].buildings[2]");
    wrong.names(changed(|position| position.seats[LAST].forests = vec![Tile::Corn]), "seats[2].forests");
    wrong.none();
}

/// Abilities and what unlocks them.
#[test]
fn impossible_abilities_are_refused() {
    let mut wrong = Wrong::default();
    let all = [Ability::SaleCoin, Ability::Storeroom, Ability::KindCoins, Ability::KindPoints];
    wrong.names(beside(|own| own.abilities = all[..3].to_vec()), "seats[2].puertoma.abilities");
    let mixed = [Ability::SaleCoin, Ability::AnySale, Ability::KindCoins, Ability::KindPoints];
    wrong.names(beside(|own| own.abilities = mixed.to_vec()), "seats[2].puertoma.abilities");
    wrong.names(beside(|own| own.working = vec![1]), "seats[2].puertoma.working");
    wrong.names(beside(|own| own.working = vec![5]), "seats[2].puertoma.working");
    wrong.names(beside(|own| own.turned = vec![1]), "seats[2].puertoma.turned");
    wrong.names(beside(|own| own.gone = vec![3]), "seats[2].puertoma.gone");
    wrong.names(beside(|own| own.levels = vec![1]), "seats[2].puertoma.levels");
    let hidden = unlocked(trio(), LAST, &[Ability::SaleCoin]).puertoma(LAST, |own| own.working = Vec::new());
    wrong.names(path(hidden), "seats[2].puertoma.working");
    let low = trio().empty_town(LAST, &TOWN[1][..1]).reserved(LAST, Building::CityHall);
    let low = low.puertoma(LAST, |own| own.levels = vec![1]);
    wrong.names(path(low), "seats[2].puertoma.levels");
    wrong.none();
}

/// Reserve markers.
#[test]
fn impossible_reserve_markers_are_refused() {
    let mut wrong = Wrong::default();
    let begun = |building| trio().empty_town(LAST, &[Building::Hospital]).reserved(LAST, building);
    wrong.names(path(begun(Building::Wharf)), "seats[2].puertoma.reserved");
    let sold = begun(Building::CityHall).empty_town(0, &[Building::CityHall]);
    wrong.names(path(sold), "seats[2].puertoma.reserved");
    wrong.names(path(trio().reserved(LAST, Building::CityHall)), "seats[2].puertoma.reserved");
    let two = puertomas(4, 2).empty_town(2, &[Building::Hospital]).empty_town(3, &[Building::Hospital]);
    let two = two.reserved(2, Building::CityHall).reserved(3, Building::CityHall);
    wrong.names(path(two), "seats[3].puertoma.reserved");
    wrong.names(path(trio().empty_town(LAST, &[Building::Hospital])), "seats[2].puertoma.reserved");
    wrong.none();
}

/// PR-AUT-BUI-7 to PR-AUT-BUI-9: a marker lies aside only where nothing is left
/// for it.
#[test]
fn a_marker_lies_aside_where_nothing_can_be_reserved() {
    const EXPANDED: [Building; 5] = [
        Building::FireStation,
        Building::Residence,
        Building::Fortress,
        Building::CustomsHouse,
        Building::CityHall,
    ];
    let begun = |table: Layout| table.empty_town(LAST, &[Building::Hospital]);
    begun(trio()).empty_town(0, &EXPANDED).sit();
    let refused = begun(trio()).empty_town(0, &EXPANDED[..4]);
    assert_eq!(path(refused), "seats[2].puertoma.reserved");
    // What another one has reserved is not left.
    let two = puertomas(4, 2).empty_town(2, &[Building::Hospital]).empty_town(3, &[Building::Hospital]);
    let two = two.empty_town(0, &EXPANDED[..4]);
    two.clone().reserved(2, Building::CityHall).sit();
    assert_eq!(path(two), "seats[2].puertoma.reserved");
    let full = unlocked(trio(), LAST, &[Ability::KindPoints]).empty_town(LAST, &[Building::Fortress]);
    full.puertoma(LAST, |own| own.reserved = None).sit();
}

/// PR-AUT-ABI-4
#[test]
fn crates_are_discarded_by_an_ability_only() {
    let discarded = |table: Layout| {
        table.action_marker(Role::Builder).with(|position| {
            let board = position.action_board.as_mut().expect("laid");
            board.discarded = [1, 0, 0, 0, 0].into();
        })
    };
    assert_eq!(path(discarded(trio())), "action_board.discarded");
    let table = discarded(unlocked(trio(), LAST, &[Ability::CratePoints])).sit();
    assert_eq!(table.public().crates[0], 9);
}

/// A position says all that is at the table: it is read as it was written.
#[test]
fn positions_with_puertomas_are_read_as_they_were_written() {
    for seed in 0..40 {
        let options = Options {
            exp3: seed % 2 == 0,
            exp4: seed % 3 == 0,
            difficulty: [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard][seed as usize % 3],
            ..Options::default()
        };
        let mut table = game(3, 2, options, seed);
        for _ in 0..60 {
            if table.is_over() {
                break;
            }
            let legal = table.legal();
            table.play(legal[seed as usize % legal.len()]);
            let position = table.position();
            let (game, state) = PuertoRico::from_position(&position).expect("its own position");
            assert_eq!(game.position(&state), position);
            assert!(table.is_over() || !board_is_asked(&table), "nobody is asked for a Puertoma");
        }
    }
}

fn board_is_asked(table: &super::super::table::Table) -> bool {
    table.public().seats[usize::from(table.on_turn())].puertoma.is_some()
}

/// Its view shows each building on its level.
#[test]
fn levels_follow_from_the_buildings() {
    let table = unlocked(trio(), LAST, &[Ability::SaleCoin, Ability::KindCoins]).sit();
    let levels = board(&table, LAST).levels;
    assert_eq!((&levels[0][..], &levels[2][..]), (&TOWN[0][..], &TOWN[2][..]));
    assert!(levels[1].is_empty() && levels[3].is_empty());
}
