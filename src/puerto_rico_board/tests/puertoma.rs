//! Tables with Puertomas: what is shown of them, and how they are seen to choose.

use std::collections::BTreeSet;

use game_core::{Actions, Game, Rng, Seat, Turn, Viewer};
use puerto_rico::config::{Difficulty, Options};
use puerto_rico::data::puertoma::{Ability, TieCard};
use puerto_rico::{Config, Event, PuertoRico, View};
use session::{Player, Session, TableSetup};

use crate::Context;
use crate::PuertoRicoBoard;
use crate::draft::Draft;
use crate::logbook::{self, thoughts};
use crate::model::{Model, Ring, Target};
use crate::names;
use table::board::testing::{PLAIN, with_context};
use table::board::{BoardContext, GameUi, Rank};
use ui::i18n::Lang;

/// A person, and two Puertomas.
fn table(seed: u64, options: Options, players: u8) -> Session<PuertoRico> {
    let config = Config { players, options: Options { puertomas: 2, ..options }, ..Config::default() };
    let seats = (0..players).map(|seat| Player::person(format!("P{seat}"))).collect();
    Session::new(TableSetup { config, seed, seats }).expect("a legal table")
}

/// Plays such games by chance; hands over the table after each step.
fn play(mut f: impl FnMut(&Session<PuertoRico>)) {
    let plain = Options::default();
    let modules = Options { exp2: true, exp3: true, exp4: true, exp6: true, ..plain };
    for (options, players) in [
        (plain, 3),
        (Options { difficulty: Difficulty::Hard, ..plain }, 5),
        (Options { difficulty: Difficulty::Easy, ..modules }, 4),
    ] {
        let mut table = table(u64::from(players), options, players);
        let mut rng = Rng::stream(7, players.into());
        while let Turn::Choose { seat, .. } = table.turn() {
            let legal: Actions<_> = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize];
            table.act(seat, action).expect("a legal action");
            f(&table);
        }
    }
}

/// The board as the first person sees it while looking at the mat of `seat`.
fn visit<R>(table: &Session<PuertoRico>, seat: Seat, f: impl FnOnce(Context<'_>, &Model) -> R) -> R {
    with_context(table, Viewer::Seat(Seat(0)), &Draft::default(), PLAIN, |context| {
        let context = BoardContext { visiting: Some(seat), ..context };
        f(context, &PuertoRicoBoard::build(context))
    })
}

/// The coins of all seats and on all role tiles.
fn coins(view: &View) -> u16 {
    let mats: u16 = view.seats.iter().map(|mat| mat.coins).sum();
    mats + view.roles.iter().map(|tile| u16::from(tile.coins)).sum::<u16>()
}

/// PR-AUT-REC-2, PR-AUT-BUI-5: the mat of a Puertoma shows each of its people,
/// plantations and buildings once.
#[test]
fn the_board_of_a_puertoma_shows_everything_that_it_has() {
    let (mut people, mut on, mut pairs) = (0, BTreeSet::new(), 0);
    play(|table| {
        let view = table.view(Viewer::Public);
        let all = view.seats.iter().filter(|mat| mat.puertoma.is_some());
        assert_eq!(all.clone().count(), 2);
        for mat in all {
            let own = mat.puertoma.as_ref().expect("a Puertoma");
            visit(table, mat.seat, |context, model| {
                let shown = model.mat.puertoma.as_ref().expect("its own board");
                let spaces = || shown.pairs.iter().flat_map(|pair| &pair.spaces);
                let planted = spaces().filter(|space| space.target.is_some()).count();
                let thirds: u8 = own.thirds.iter().sum();
                assert_eq!(planted + usize::from(thirds), usize::from(mat.tiles[..5].iter().sum::<u8>()));
                let rings = || spaces().flat_map(|space| &space.rings);
                let placed = rings().filter(|ring| matches!(ring, Ring::Full | Ring::Citizen)).count();
                assert_eq!(placed, usize::from(mat.manned.iter().sum::<u8>()));
                let citizens = rings().filter(|ring| **ring == Ring::Citizen).count();
                assert_eq!(citizens, usize::from(mat.citizens.count() - mat.citizens.idle));
                let area: u8 = shown.area.iter().map(|piece| piece.count).sum();
                assert_eq!(area, thirds + mat.tiles[5] + mat.idle);
                let sites: Vec<u8> =
                    shown.levels.iter().flat_map(|level| &level.sites).map(|site| site.place).collect();
                let places: BTreeSet<u8> = sites.iter().copied().collect();
                assert_eq!((sites.len(), places.len()), (mat.buildings.len(), mat.buildings.len()));
                for (level, ability) in shown.levels.iter().zip(&own.abilities) {
                    let sheet = PuertoRicoBoard::sheet(context, level.ability.target).expect("a sheet");
                    assert!(!sheet.effect.is_empty() && !sheet.now.is_empty());
                    assert_eq!(sheet.rule, "PR-AUT-ABI-1");
                    on.extend(ability.ability.map(Ability::key));
                }
                let plate = model.rail.iter().find(|plate| plate.seat == mat.seat).expect("its plate");
                assert_eq!((plate.spaces, plate.of_spaces), (mat.buildings.len() as u8, 8));
                assert!(plate.level.is_none() && plate.puertoma);
                people += placed;
                pairs += shown.pairs.iter().filter(|pair| pair.active).count();
            });
        }
    });
    assert!(people > 0 && pairs > 0 && on.len() > 4, "{people} {pairs} {on:?}");
}

/// PR-AUT-ACT-2: each arrow is drawn, and stands in the words of its place.
#[test]
fn the_action_board_has_every_arrow_once() {
    play(|table| {
        let view = table.view(Viewer::Public);
        let board = view.action_board.as_ref().expect("there are Puertomas");
        visit(table, Seat(0), |context, model| {
            let shown = model.action_board.as_ref().expect("there are Puertomas");
            let arrows: usize = board.arrows.iter().map(|(_, next)| next.len()).sum();
            let drawn: usize = shown.arrows.iter().map(|arrow| 1 + usize::from(arrow.both)).sum();
            assert_eq!(drawn, arrows);
            let from_marker = board.arrows.iter().find(|(role, _)| *role == board.marker).expect("a place");
            assert_eq!(shown.arrows.iter().filter(|arrow| arrow.next).count(), from_marker.1.len());
            assert_eq!(shown.places[shown.marker].role, board.marker);
            let middles: BTreeSet<_> = shown.places.iter().map(|place| place.at).collect();
            assert_eq!(middles.len(), board.arrows.len(), "no two in one place");
            assert_eq!(
                shown.card.as_ref().map(|card| card.number),
                board.drawn.first().map(|card| card.number())
            );
            for target in [Target::ActionBoard, Target::TieCards] {
                let sheet = PuertoRicoBoard::sheet(context, target).expect("a sheet");
                assert!(!sheet.effect.is_empty() && !sheet.other_name.is_empty());
            }
            assert!(shown.left as usize <= TieCard::ALL.len());
        });
    });
}

/// PR-AUT-ROLE-3: each step of choosing a role is shown by itself before the
/// role is seen to be taken, and names a rule of the reference.
#[test]
fn a_puertoma_is_seen_to_think_before_it_takes_a_role() {
    let book = include_str!("../../../src/words/en/rules/puerto-rico.md");
    let (mut thoughts_of_roles, mut rules) = (0, BTreeSet::new());
    play(|table| {
        let step = table.len();
        let events = table.events_at(step, Viewer::Public);
        let pauses = PuertoRicoBoard::pauses(&events);
        assert!(pauses.is_sorted() && pauses.iter().all(|&pause| 0 < pause && pause < events.len()));
        let before = table.view_at(step - 1, Viewer::Public);
        for &pause in &pauses {
            let told = &events[..pause];
            let Some(Event::Weighed { seat, .. }) = told.last() else { continue };
            let next = events[pause..].iter().find(|event| !thoughts::is_thought(event));
            let Some(Event::RolePicked { role, .. }) = next else { continue };
            let mut view = table.view_partway(step, pause, Viewer::Public);
            PuertoRicoBoard::point_out(&mut view, &before, told);
            let tile = view.roles.iter().find(|tile| tile.role == *role).expect("it is in the game");
            assert_eq!((tile.taken_by, view.phase), (None, None), "{seat:?} only thinks of the {role:?}");
            // Coins on the tile are not yet anybody's.
            let taken = table.view_partway(step, pause, Viewer::Public);
            assert_eq!(coins(&view), coins(&taken));
            thoughts_of_roles += 1;
        }
        for lang in Lang::ALL {
            let names: Vec<String> = (0..5).map(|seat| format!("P{seat}")).collect();
            let view = table.view_at(step, Viewer::Public);
            let lines = logbook::lines(step, &events, &view, &names, None, lang);
            for line in lines.iter().filter(|line| line.rank == Rank::Thought) {
                let rule = line.rule.expect("each step names its rule");
                assert!(book.contains(&format!("* {rule} [")), "{rule}");
                rules.insert(rule);
            }
            assert!(lines.iter().all(|line| line.rule.is_some() == (line.rank == Rank::Thought)));
        }
    });
    assert!(thoughts_of_roles > 50 && rules.len() > 8, "{thoughts_of_roles} {rules:?}");
}

#[test]
fn every_drawing_of_puertomas_is_in_the_sprite() {
    let sprite = include_str!("../../../public/art/puerto-rico-puertoma.svg");
    let abilities = Ability::ALL.map(|ability| names::ability_art(Some(ability)));
    let others = ["marker", "sign", "reserve-1", "reserve-2", "card-back"].map(|id| format!("puertoma#{id}"));
    for art in abilities.into_iter().chain(others).chain([names::ability_art(None)]) {
        let id = art.strip_prefix("puertoma#").expect("in the sprite of its own");
        assert!(sprite.contains(&format!("<symbol id=\"{id}\"")), "{id}");
    }
}

/// PR-AUT-SET-1: what the rules play is called by its name, in every language.
#[test]
fn puertomas_are_called_by_their_names() {
    for (puertomas, called) in [(1, vec!["Puertoma"]), (2, vec!["Puertoma 1", "Puertoma 2"])] {
        let options = Options { puertomas, ..Options::default() };
        let config = Config { players: 4, options, ..Config::default() };
        let game = PuertoRico::new(&config).expect("a legal configuration");
        let names = |lang| -> Vec<_> {
            Seat::all(4).filter_map(|seat| PuertoRicoBoard::played_by_rule(&game, seat, lang)).collect()
        };
        assert_eq!((names(Lang::En), names(Lang::ZhHant).len()), (called.clone(), called.len()));
    }
}
