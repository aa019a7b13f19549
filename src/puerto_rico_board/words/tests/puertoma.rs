//! Checks that a Puertoma's deeds and their reasons can be told, in both languages.

use game_core::{Actions, Game, Rng, Viewer};
use puerto_rico::config::Difficulty;
use puerto_rico::data::puertoma::TieCard;
use puerto_rico::event::{CoinWhy, PointsWhy, TilesWhy, Weighed, WorkerFrom};
use puerto_rico::ids::Person;
use puerto_rico::view::AbilityState;
use puerto_rico::{Config, Options};

use super::*;

const STATES: [AbilityState; 4] =
    [AbilityState::Down, AbilityState::Turned, AbilityState::Works, AbilityState::Gone];

/// The names of the seats, the last two of them Puertomas.
fn names(lang: Lang, players: u8) -> Vec<String> {
    let people = by_script(lang, ["Ana", "Ben", "Cleo"], ["甲", "乙", "丙"]);
    let puertomas = of(lang, Edition::Y1897).puertomas();
    let people = people.into_iter().take(usize::from(players) - 2);
    people.chain(puertomas.into_iter().skip(1)).map(str::to_owned).collect()
}

/// Plays a game with two Puertomas by chance and hands over what happens.
fn play(options: Options, players: u8, seed: u64, mut f: impl FnMut(&[Event], &View)) {
    let config = Config { players, options: Options { puertomas: 2, ..options }, ..Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    let mut events = Vec::new();
    let mut state = game.setup(seed, &mut events);
    let mut rng = Rng::stream(seed, 5);
    let mut legal = Actions::new();
    loop {
        f(&events, &game.view(&state, Viewer::Seat(Seat(0))));
        if game.turn(&state) == Turn::Over {
            return;
        }
        game.legal(&state, &mut legal);
        events.clear();
        game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut events);
    }
}

/// Says every event in every language; a sentence each.
fn tell(events: &[Event], view: &View) {
    for lang in Lang::ALL {
        let text = of(lang, Edition::Y1897);
        let names = names(lang, view.seats.len() as u8);
        let scene = Scene { names: &names, me: Some(Seat(0)), view };
        for event in events {
            let said = text.event(event, &scene);
            for said in said.iter().chain(&text.deed(event, &scene)) {
                check(said, lang, Edition::Y1897);
            }
            let is_silent = match event {
                Event::RoleCoins { roles } => roles.is_empty(),
                Event::Placed { seat, .. } => scene.is_placing(*seat),
                _ => false,
            };
            assert_eq!(said.is_none(), is_silent, "{event:?}");
        }
    }
}

/// PR-AUT-ROLE-8: everything that a Puertoma does in whole games, and each
/// step of how it chose, is a sentence.
#[test]
fn whole_games_with_puertomas_can_be_told() {
    let plain = Options::default();
    let modules = Options { exp2: true, exp3: true, exp4: true, exp5: true, exp6: true, ..plain };
    let mut met = BTreeSet::new();
    for seed in 0..4 {
        for (options, players) in [
            (plain, 3),
            (Options { difficulty: Difficulty::Easy, ..plain }, 4),
            (Options { difficulty: Difficulty::Hard, ..plain }, 5),
            (Options { difficulty: Difficulty::Hard, ..modules }, 3),
        ] {
            play(options, players, seed, |events, view| {
                tell(events, view);
                met.extend(events.iter().map(|event| match event {
                    Event::Weighed { weighed, .. } => shape(weighed),
                    other => shape(other),
                }));
            });
        }
    }
    let all = [
        "AbilitiesGone",
        "AbilityCrate",
        "AbilityUnlocked",
        "Adjacent",
        "BuildingByCard",
        "Circles",
        "Dearest",
        "Endowed",
        "Level",
        "Loads",
        "Manned",
        "MarkerMoved",
        "Reserved",
        "Richest",
        "RoleByCard",
        "Roles",
        "Sales",
        "Tiles",
    ];
    for shape in all {
        assert!(met.contains(shape), "no game had {shape}; met {met:?}");
    }
}

/// The name of an event or a step.
fn shape(event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn what_only_some_games_with_puertomas_meet_can_be_told_too() {
    let (seat, card) = (Seat(1), TieCard::ALL[4]);
    let step = |weighed| Event::Weighed { seat, weighed };
    let buildings = vec![Building::Harbor, Building::School];
    let tiles = vec![Tile::Sugar, Tile::Coffee];
    let why = [TilesWhy::Second, TilesWhy::First, TilesWhy::Objective, TilesWhy::ObjectiveGood];
    let mut rare = vec![
        step(Weighed::Roles { available: vec![Role::Trader], profitable: vec![] }),
        step(Weighed::Roles { available: Role::ALL.to_vec(), profitable: vec![Role::Adventurer] }),
        step(Weighed::Roles { available: Role::ALL.to_vec(), profitable: Role::ALL.to_vec() }),
        step(Weighed::Adjacent { marker: Role::Builder, roles: vec![] }),
        step(Weighed::Adjacent { marker: Role::Builder, roles: vec![Role::Adventurer, Role::Adventurer2] }),
        step(Weighed::Richest { coins: 0, roles: vec![Role::Planter, Role::Trader] }),
        step(Weighed::Richest { coins: 0, roles: vec![Role::Planter] }),
        step(Weighed::Richest { coins: 2, roles: vec![Role::Smuggler, Role::Trader] }),
        step(Weighed::Richest { coins: 3, roles: vec![Role::Trader] }),
        step(Weighed::Level { level: 3, buildings: buildings.clone() }),
        step(Weighed::Shown { cost: 1, buildings: buildings.clone(), level: 2 }),
        step(Weighed::BuildingByCard { card, buildings, building: Building::School }),
        step(Weighed::TileByCard { card, tiles: tiles.clone(), tile: Tile::Sugar }),
        step(Weighed::Circles { empty: 1, tiles: tiles.clone() }),
        step(Weighed::Circles { empty: 2, tiles: vec![Tile::Coffee] }),
        step(Weighed::ShownGoods { tiles: tiles.clone() }),
        step(Weighed::Loads { crates: [0, 0, 2, 0, 0] }),
        step(Weighed::Loads { crates: [1, 0, 2, 0, 0] }),
        step(Weighed::SendOff { ship: 1, good: Good::Sugar }),
        step(Weighed::Sales { goods: vec![Good::Corn] }),
        step(Weighed::Sales { goods: vec![Good::Corn, Good::Coffee] }),
        step(Weighed::ClosingTime { good: Good::Fruit }),
        step(Weighed::Deeds { poach: 3, plunder: 2, raid: 0 }),
        Event::Reserved { seat, building: None },
        Event::CratesDiscarded { seat, good: Good::Corn, crates: 2 },
        Event::Manned { seat, person: Person::Citizen, tile: None, from: WorkerFrom::Supply },
    ];
    for why in why {
        rare.push(step(Weighed::Tiles { tiles: tiles.clone(), why }));
        rare.push(step(Weighed::Tiles { tiles: vec![Tile::Corn], why }));
    }
    for ability in Ability::ALL {
        rare.push(Event::Coins { seat, coins: 1, why: CoinWhy::Ability(ability) });
        rare.push(Event::Points { seat, vp: 2, why: PointsWhy::Ability(ability) });
        rare.push(Event::AbilityUnlocked { seat, ability });
    }
    play(Options::default(), 3, 1, |events, view| {
        if events.iter().any(|event| matches!(event, Event::GameEnded)) {
            tell(&rare, view);
        }
    });
}

/// PR-AUT-ROLE-2: why a role is not profitable is one sentence for each role.
#[test]
fn why_a_role_is_not_profitable_is_said_of_each() {
    let mut said = BTreeSet::new();
    play(Options::default(), 4, 1, |events, view| {
        if !events.iter().any(|event| matches!(event, Event::GameEnded)) {
            return;
        }
        for lang in Lang::ALL {
            let text = of(lang, Edition::Y1897);
            let scene = Scene { names: &[], me: None, view };
            for role in Role::ALL.into_iter().filter(|&role| role != Role::Adventurer2) {
                let (available, profitable) = (vec![role, Role::Adventurer2], vec![Role::Adventurer2]);
                let weighed = Weighed::Roles { available, profitable };
                let line = text.event(&Event::Weighed { seat: Seat(2), weighed }, &scene);
                let line = line.expect("a sentence");
                let name = text.role(role);
                let (_, why) = line.rsplit_once(name).expect("the role is named");
                said.insert(why.to_owned());
            }
        }
    });
    assert_eq!(said.len(), Lang::ALL.len() * (Role::ALL.len() - 1), "{said:?}");
}

#[test]
fn words_of_puertomas_stand_in_their_language() {
    for lang in Lang::ALL {
        let text = of(lang, Edition::Y1897);
        let mut all: Vec<String> = text.puertomas().map(str::to_owned).into();
        let options = ["y1897", "exp1", "citizens", "tailor", "country_pair", "town_pair", "costs", "start"];
        let more = ["show_vp", "ask_bonuses", "smuggler", "festival", "festival_cards", "achievements"];
        let puertomas = ["pass_cards", "intl", "puertomas", "difficulty", "normal", "easy", "hard"];
        for option in options.into_iter().chain(more).chain(puertomas) {
            all.extend(text.option(option).map(str::to_owned));
        }
        let titles = ["none", "one", "two", "solo", "first_expansions", "everything", "mixed", "duel"];
        all.extend(titles.into_iter().chain(["house_option"]).map(|title| text.setup(title).to_owned()));
        let names: BTreeSet<&str> = Ability::ALL.into_iter().map(|ability| text.ability(ability)).collect();
        assert_eq!(names.len(), Ability::ALL.len(), "{names:?}");
        for ability in Ability::ALL {
            all.extend([text.ability(ability), text.ability_effect(ability)].map(str::to_owned));
            let spoken = |state| text.spoken_ability(ability.level(), Some(ability), state);
            all.extend(STATES.into_iter().map(spoken));
        }
        for level in 1..=4 {
            all.extend([
                text.puertoma_ability(level),
                text.puertoma_level(level),
                text.puertoma_empty_space(level),
            ]);
            all.extend([text.unlocks(level).to_owned()]);
            all.push(text.spoken_ability(level, None, AbilityState::Down));
        }
        all.extend(STATES.into_iter().map(|state| text.ability_state(state).to_owned()));
        for role in Role::ALL {
            all.extend([
                text.spoken_place(role, &Role::ALL[..2], true),
                text.puertoma_marker_on(text.role(role)),
            ]);
            all.push(text.spoken_place(role, &Role::ALL[1..3], false));
        }
        for tile in Tile::PLANTATIONS {
            all.extend([text.grown(tile, 1, 2), text.grown(tile, 2, 2)]);
            all.push(text.puertoma_empty_plantation(text.tile(tile)));
        }
        all.extend([text.puertoma_cards_left(1), text.puertoma_cards_left(8), text.last_card(None)]);
        all.extend([text.last_card(Some(TieCard::ALL[0])), text.puertoma_card(TieCard::ALL[7].number())]);
        all.extend([text.puertoma_vp_area_spoken(1, 0, 2), text.reserve(None)]);
        all.push(text.reserve(Some(Building::Fortress)));
        let name = text.puertoma_first();
        all.extend([
            text.puertoma_plantations_of(name),
            text.puertoma_town_of(name),
            text.puertoma_reserved_by(name),
        ]);
        let plain = [text.puertoma_works_with(), text.puertoma_face_down(), text.puertoma_action_board()];
        let more = [text.puertoma_action_board_effect(), text.puertoma_cards(), text.puertoma_cards_effect()];
        all.extend(plain.into_iter().chain(more).chain([text.puertoma_vp_area()]).map(str::to_owned));
        all.iter().for_each(|said| check(said, lang, Edition::Y1897));
    }
}
