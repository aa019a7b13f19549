//! Sheets tell the truth at every moment of a game, in every language.

use game_core::{Actions, Game, Mute, Rng, ScoreSheet, Seat, Turn, Viewer};
use puerto_rico::{Config, Edition, Options, PuertoRico, View};

use super::*;
use crate::words;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// Plays games of both editions by chance and shows each table to the seat
/// that decides, points of the others included.
fn at_every_question(mut f: impl FnMut(&PuertoRico, &View, &ScoreSheet, Seat)) {
    for (seed, edition) in [(1, Edition::Y1897), (2, Edition::Classic), (3, Edition::Y1897)] {
        let options = Options { show_vp: true, ..Options::default() };
        let config = Config { edition, players: 4, options, ..Config::default() };
        let game = PuertoRico::new(&config).expect("a legal configuration");
        let (mut state, mut rng) = (game.setup(seed, &mut Mute), Rng::stream(seed, 3));
        let mut legal = Actions::new();
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            f(&game, &game.view(&state, Viewer::Seat(seat)), &game.score(&state), seat);
            game.legal(&state, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(&mut state, action, &mut Mute);
        }
    }
}

/// The sheet of `target` as the view's own seat reads it.
fn read(game: &PuertoRico, view: &View, lang: Lang, target: Target) -> Option<Sheet> {
    sheet(
        Context {
            game,
            view,
            legal: &Actions::new(),
            preview: &Default::default(),
            draft: &Default::default(),
            names: &[],
            levels: &[],
            me: None,
            visiting: None,
            edits: false,
            lang,
            confirm: Confirm::TurnEnd,
        },
        target,
    )
}

#[test]
fn points_at_the_end_are_what_the_rules_would_score_now() {
    let mut manned = 0;
    at_every_question(|game, view, score, _| {
        for (mat, score) in view.seats.iter().zip(&score.seats) {
            for (place, &(building, _)) in mat.buildings.iter().enumerate() {
                let sheet = read(game, view, Lang::En, Target::Site(mat.seat, place as u8));
                let said = sheet.expect("a building has a sheet").now;
                let words = words::of(Lang::En, view.edition);
                let told = |points| words.fact(&Fact::Scores { points });
                match score.lines.iter().find(|line| line.source == building.key()) {
                    Some(line) => {
                        assert!(said.contains(&told(line.points)), "{building}: {said:?}");
                        manned += 1;
                    }
                    None => assert!((0..=20).all(|points| !said.contains(&told(points))), "{building}"),
                }
            }
        }
    });
    assert!(manned > 0, "no game had a manned building of the end");
}

/// Gauges of the end, and the supplies beside them.
fn gauges() -> impl Iterator<Item = Target> {
    [Thing::Register, Thing::Workers, Thing::Supply, Thing::Fullest].into_iter().map(Target::Gauge)
}

/// The figures of a mat.
fn figures(seat: Seat) -> impl Iterator<Item = Target> {
    let things = [Thing::Coins, Thing::Gained, Thing::Built, Thing::Discount, Thing::Portrait];
    things.into_iter().map(move |thing| Target::Figure(seat, thing))
}

/// PR-TRD-01
#[test]
fn the_trading_house_shows_the_price_of_every_good() {
    at_every_question(|game, view, _, _| {
        let sheet = read(game, view, Lang::En, Target::House).expect("a sheet");
        let prices: Vec<&str> = sheet.facts.iter().take(5).map(|(_, price)| price.as_str()).collect();
        assert_eq!(prices, ["0 coins", "1 coin", "2 coins", "3 coins", "4 coins"]);
    });
}

#[test]
fn points_that_the_reader_may_not_know_are_told_by_no_sheet() {
    for lang in [Lang::En, Lang::ZhHant] {
        let config = Config { edition: Edition::Y1897, players: 3, ..Config::default() };
        let game = PuertoRico::new(&config).expect("a legal configuration");
        let state = game.setup(1, &mut Mute);
        let mut view = game.view(&state, Viewer::Seat(Seat(0)));
        view.seats[0].vp = Some(77);
        let own = read(&game, &view, lang, Target::Figure(Seat(0), Thing::Gained)).expect("a sheet");
        assert_eq!(own.facts[0].1, "77");
        let other = read(&game, &view, lang, Target::Figure(Seat(1), Thing::Gained)).expect("a sheet");
        assert_eq!(other.facts[0].1, words::of(lang, Edition::Y1897).board_hidden());
    }
}

#[test]
fn every_piece_has_a_sheet_in_both_languages() {
    at_every_question(|game, view, _, seat| {
        let roles = Role::ALL.map(Target::Role);
        let tiles = Tile::ALL.map(Target::Market);
        let goods = Good::ALL.map(Target::Supply);
        let shop = Building::ALL.map(Target::Shop);
        let sites =
            (0..view.seats[seat.index()].buildings.len() as u8).map(|place| Target::Site(seat, place));
        let all = roles.into_iter().chain(tiles).chain(goods).chain(shop).chain(sites);
        let ships = (0..view.ships.len() as u8).map(Target::Ship);
        let all = all.chain(ships).chain([Target::House, Target::Bag]).chain(gauges()).chain(figures(seat));
        for target in all {
            let [english, chinese] = [Lang::En, Lang::ZhHant].map(|lang| {
                read(game, view, lang, target).unwrap_or_else(|| panic!("{target:?} has no sheet"))
            });
            assert_eq!((&english.name, &english.other_name), (&chinese.other_name.clone(), &chinese.name));
            assert_eq!((english.rule, english.now.len()), (chinese.rule, chinese.now.len()), "{target:?}");
            assert!(!english.effect.is_empty() && english.effect != chinese.effect, "{target:?}");
        }
        assert_eq!(read(game, view, Lang::En, Target::Site(seat, u8::MAX)), None);
    });
}

#[test]
fn a_building_for_sale_says_what_is_missing() {
    let mut short = 0;
    at_every_question(|game, view, _, seat| {
        let coins = view.seats[seat.index()].coins;
        for offer in view.shop.iter().filter(|offer| offer.left > 0 && u16::from(offer.price) > coins) {
            let owned = view.seats[seat.index()].buildings.iter().any(|site| site.0 == offer.building);
            if owned {
                continue;
            }
            let sheet = read(game, view, Lang::En, Target::Shop(offer.building)).expect("a sheet");
            let missing = (u16::from(offer.price) - coins).to_string();
            assert!(sheet.now.iter().any(|fact| fact.contains(&missing)), "{missing} in {:?}", sheet.now);
            short += 1;
        }
    });
    assert!(short > 0);
}
