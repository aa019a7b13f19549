//! Whole games, told step by step.

use game_core::{Actions, Game, Mute, Rng, Viewer};
use puerto_rico::event::{CoinWhy, EndWhy, Given, PointsWhy, WorkerFrom};
use puerto_rico::ids::Person;
use puerto_rico::{Config, Options};

use super::*;

/// Plays a game by chance and hands over what happens: the events of a step
/// with the table after it.
fn play(edition: Edition, players: u8, seed: u64, mut f: impl FnMut(&[Event], &View)) {
    let exp3 = edition == Edition::Y1897 && !seed.is_multiple_of(3);
    let exp2 = edition == Edition::Y1897 && seed > 3;
    let exp4 = edition == Edition::Y1897;
    let exp5 = exp4 && !seed.is_multiple_of(4);
    let exp6 = exp4 && seed < 4;
    let exp6_draft = exp6 && seed.is_multiple_of(2);
    let asked = Options { ask_bonuses: seed.is_multiple_of(2), ..Options::default() };
    let options = Options { exp2, exp3, exp4, exp5, exp6, exp6_draft, ..asked };
    let config = Config { edition, players, options, ..Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    let mut events = Vec::new();
    let mut state = game.setup(seed, &mut events);
    let mut rng = Rng::stream(seed, 5);
    let mut legal = Actions::new();
    loop {
        let seat = game.turn(&state).seat();
        f(&events, &game.view(&state, seat.map_or(Viewer::Public, Viewer::Seat)));
        if seat.is_none() {
            return;
        }
        game.legal(&state, &mut legal);
        events.clear();
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&mut state, action, &mut events);
    }
}

/// A name for an event that tells its shape, to count what was met.
fn shape(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn whole_games_can_be_told_in_every_language_and_edition() {
    let mut met = BTreeSet::new();
    for (edition, players) in
        [(Edition::Y1897, 2), (Edition::Y1897, 4), (Edition::Classic, 3), (Edition::Classic, 5)]
    {
        for seed in 0..8 {
            play(edition, players, seed, |events, view| {
                for lang in Lang::ALL {
                    tell(events, view, lang);
                }
                met.extend(events.iter().map(shape));
            });
        }
    }
    let all = [
        "Achieved",
        "AllPlaced",
        "BagRefilled",
        "BuildingManned",
        "Built",
        "CardKept",
        "CardsDealt",
        "CardsPassed",
        "Citizens",
        "Coins",
        "ExtraCrate",
        "GameEnded",
        "HouseEmptied",
        "LastRound",
        "Market",
        "ObjectiveShown",
        "ObjectiveWon",
        "Passed",
        "LandDiscarded",
        "Pensioned",
        "Placed",
        "Plundered",
        "Poached",
        "PoachedPlaced",
        "Produced",
        "Raided",
        "RegisterFilled",
        "RewardPlaced",
        "RoleCaptured",
        "RoleCoins",
        "RolePicked",
        "RoundStarted",
        "Sailed",
        "SentAway",
        "Shipped",
        "Sold",
        "Spoiled",
        "TileDrawn",
        "TileManned",
        "TileTaken",
        "Workers",
        "Zoned",
    ];
    for shape in all {
        assert!(met.contains(shape), "no game had {shape}; met {met:?}");
    }
}

/// Says everything about one step: what happened, what is asked, what can be
/// answered.
fn tell(events: &[Event], view: &View, lang: Lang) {
    let text = of(lang, view.edition);
    let people = by_script(lang, ["Ana", "Ben", "Cleo", "Dan", "Eva"], ["甲", "乙", "丙", "丁", "戊"]);
    let names = people.map(String::from);
    for me in [None, Some(Seat(0))] {
        let scene = Scene { names: &names, me, view };
        for event in events {
            let said = text.event(event, &scene);
            match event {
                Event::Placed { seat, .. } => assert_eq!(said.is_none(), scene.is_placing(*seat)),
                Event::RoleCoins { roles } => assert_eq!(said.is_none(), roles.is_empty()),
                _ => assert!(said.is_some(), "{event:?}"),
            }
            for said in said.iter().chain(&text.deed(event, &scene)) {
                check(said, lang, view.edition);
            }
        }
        let Turn::Choose { seat, prompt } = view.turn else { continue };
        check(&text.waiting(&prompt, scene.who(seat)), lang, view.edition);
    }
}

#[test]
fn every_action_is_a_sentence_and_no_two_of_a_question_are_the_same() {
    let asked = Options { ask_bonuses: true, ..Options::default() };
    let smuggler = Options { exp3: true, exp4: true, exp6: true, exp6_draft: true, ..asked };
    for (edition, options) in [
        (Edition::Classic, asked),
        (Edition::Y1897, smuggler),
        (Edition::Y1897, Options { exp2: true, ..smuggler }),
        (Edition::Y1897, Options { exp1: true, exp2: true, ..smuggler }),
    ] {
        let config = Config { edition, players: 5, options, ..Config::default() };
        let game = PuertoRico::new(&config).expect("a legal configuration");
        let mut state = game.setup(3, &mut Vec::new());
        let mut rng = Rng::stream(3, 9);
        let mut legal = Actions::new();
        while let Turn::Choose { seat, prompt } = game.turn(&state) {
            game.legal(&state, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            for lang in Lang::ALL {
                let text = of(lang, edition);
                let scene = Scene { names: &[], me: None, view: &view };
                let said: BTreeSet<String> =
                    legal.iter().map(|action| text.action(action, &prompt, &scene)).collect();
                assert_eq!(said.len(), legal.len(), "{prompt:?}: {said:?}");
                said.iter().for_each(|said| check(said, lang, edition));
                let groups = legal.iter().map(|action| text.action_group(action));
                groups.for_each(|group| check(group, lang, edition));
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(&mut state, action, &mut Mute);
        }
    }
}

#[test]
fn what_only_some_games_meet_can_be_told_too() {
    for edition in EDITIONS {
        play(edition, 3, 1, |_, view| {
            if view.turn.seat().is_some() {
                return;
            }
            let seat = Seat(0);
            let rare = [
                Event::TileDiscarded { seat, tile: Tile::Fruit },
                Event::BagRefilled { tiles: 1 },
                Event::RegisterFilled { workers: 0, citizens: 0 },
                Event::Built { seat, building: Building::SmallMarket, price: 0 },
                Event::Sold { seat, good: Good::Corn, coins: 0 },
                Event::AllPlaced { seat, idle: 1 },
                Event::Passed { seat, role: Role::Captain },
                Event::LastRound { why: EndWhy::Workers },
                Event::LastRound { why: EndWhy::VictoryPoints },
            ];
            let citizens = [
                Event::RegisterFilled { workers: 2, citizens: 1 },
                Event::Citizens { seat, citizens: 2, from: WorkerFrom::Register },
                Event::Citizens { seat, citizens: 1, from: WorkerFrom::Supply },
                Event::CitizenPlaced { seat, spot: 0 },
                Event::CitizenMoved { seat, spot: 0 },
                Event::Zoned { seat, tile: Tile::Corn },
                Event::LandDiscarded { seat, tile: Tile::Corn, forest: true, person: None },
                Event::LandDiscarded { seat, tile: Tile::Corn, forest: false, person: None },
                Event::LandDiscarded { seat, tile: Tile::Corn, forest: false, person: Some(Person::Citizen) },
                Event::Pensioned { seat, good: Good::Corn },
                Event::Points { seat, vp: 1, why: PointsWhy::Chapel },
                Event::Points { seat, vp: 2, why: PointsWhy::ParkAuthority },
                Event::Coins { seat, coins: 1, why: CoinWhy::Tailor },
                Event::Gave { seat, given: Given::Citizen(0) },
                Event::CitizensPoached { seat, citizens: 1 },
                Event::CitizensPoached { seat, citizens: 2 },
                Event::CitizensSentAway { seat, citizens: 1 },
                Event::CitizensSentAway { seat, citizens: 2 },
            ];
            for lang in Lang::ALL.into_iter().filter(|_| edition == Edition::Y1897) {
                tell(&citizens, view, lang);
            }
            for lang in Lang::ALL {
                tell(&rare, view, lang);
            }
        });
    }
}
