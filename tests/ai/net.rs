//! Tests of the inputs of nets, and of their part in the judgement.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ai::net::file::{checksum, recipe_of};
use ai::net::{Inputs, NetShape};
use ai::{Evaluate, Forecast, Playable, Term, Terms};
use game_core::{Game, Seat};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use san_juan::editions::CardSet;
use san_juan::eval::{experience, fitted};

use crate::ai::common::stroll;

/// A game with a net.
trait Experienced: Playable {
    const SHAPE: NetShape;
    /// The checksum of what the net of this version hears at [`positions`].
    const HEARD: u64;
    /// The table of `seats`.
    fn seating(seats: u8) -> Self;
    fn inputs(&self, state: &Self::State, out: &mut Heard);
}

impl Experienced for SanJuan {
    const SHAPE: NetShape = san_juan::eval::net_inputs::SHAPE;
    const HEARD: u64 = 0xA500_1806_73BD_E1C5;

    fn seating(players: u8) -> Self {
        let new_buildings = players == 4;
        let config = san_juan::Config { players, new_buildings, ..Default::default() };
        SanJuan::new(&config).expect("a legal configuration")
    }

    fn inputs(&self, state: &Self::State, out: &mut Heard) {
        san_juan::eval::net_inputs::each(self, state, out, |_, _, _| {});
    }
}

impl Experienced for PuertoRico {
    const SHAPE: NetShape = puerto_rico::eval::net_inputs::SHAPE;
    const HEARD: u64 = 0x5A2C_7228_CE24_6ABB;

    fn seating(players: u8) -> Self {
        let config = puerto_rico::Config { players, ..Default::default() };
        PuertoRico::new(&config).expect("a legal configuration")
    }

    fn inputs(&self, state: &Self::State, out: &mut Heard) {
        let scene = puerto_rico::eval::eval_context::EvalContext::of(self, state);
        puerto_rico::eval::net_inputs::each(&scene, puerto_rico::eval::stages::stage(self, state), out);
    }
}

impl Experienced for Ginkgopolis {
    const SHAPE: NetShape = ginkgopolis::eval::net_inputs::SHAPE;
    const HEARD: u64 = 0x4EEF_0EEA_ED2F_1C3A;

    fn seating(players: u8) -> Self {
        let config = ginkgopolis::Config { players, ..Default::default() };
        Ginkgopolis::new(&config).expect("a legal configuration")
    }

    fn inputs(&self, state: &Self::State, out: &mut Heard) {
        let scene = ginkgopolis::eval::eval_context::EvalContext::of(self, state);
        ginkgopolis::eval::net_inputs::each(&scene, out, |_, _, _| {});
    }
}

/// Writes down what it hears.
#[derive(Default)]
pub struct Heard(String);

impl Inputs for Heard {
    fn side(&mut self, seat: Seat, feature: usize, value: f32) {
        writeln!(self.0, "{seat} {feature} {value}").expect("a text");
    }

    fn table(&mut self, input: usize, value: f32) {
        writeln!(self.0, "table {input} {value}").expect("a text");
    }
}

/// Shows `look` positions of strolls at these tables.
fn positions<G: Playable>(tables: impl IntoIterator<Item = G>, mut look: impl FnMut(&G, &G::State)) {
    for game in tables {
        let eval = game.evaluator(Terms::WEIGHED);
        stroll(&game, u64::from(game.seats()), |state, _, _| {
            if eval.is_quiet(&game, state) {
                look(&game, state);
            }
        });
    }
}

/// Fixes the inputs. If you change the meaning of an input, raise the version of the shape, train
/// again and write the new checksum here: a net that gets other inputs than it was trained with
/// plays badly, and nothing else would notice.
fn assert_heard<G: Experienced>() {
    let mut heard = Heard::default();
    positions((2..=4).map(G::seating), |game, state| game.inputs(state, &mut heard));
    assert_eq!(checksum(heard.0.as_bytes()), G::HEARD, "version {}", G::SHAPE.version);
}

/// A net adds experience at these tables, and leaves what weights say as it is.
fn assert_adds_experience<G: Playable>(tables: impl IntoIterator<Item = G>) {
    let (mut different, mut looked_at) = (0, 0);
    positions(tables, |game, state| {
        let [weighed, all] = [Terms::WEIGHED, Terms::ALL].map(|terms| {
            let mut forecast = Forecast::default();
            game.evaluator(terms).forecast(game, state, &mut forecast);
            forecast
        });
        for seat in 0..usize::from(game.seats()) {
            for term in Term::ALL {
                let [weighed, all] = [weighed, all].map(|forecast| forecast.terms[seat][term as usize]);
                match term {
                    Term::Experience => {
                        assert_eq!(weighed, 0.0);
                        assert!(all.abs() < 40.0, "{all} points from experience");
                        different += u32::from(all.abs() > 0.2);
                    }
                    _ => assert!((weighed - all).abs() < 1e-3, "{term:?}: {weighed} {all}"),
                }
                looked_at += 1;
            }
        }
        assert_eq!(weighed.spread, all.spread);
    });
    // Nothing is added if the net in the program is none of this shape.
    assert!(different > looked_at / Term::COUNT as u32 / 2, "{different} of {looked_at}");
}

/// The file names the last recipe of its series, which lies beside the trainer.
fn assert_recipe(series: &str, net: &[u8]) {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("examples/tune/train/recipes");
    let mut recipes: Vec<_> = fs::read_dir(folder)
        .expect("recipes")
        .map(|entry| entry.expect("a recipe").path())
        .filter(|path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            name.rsplit_once('-').is_some_and(|(before, _)| before == series)
        })
        .collect();
    recipes.sort();
    let last = recipes.last().expect("a recipe of this net");
    let text = fs::read(last).expect("a file that was listed");
    assert_eq!(recipe_of(net), Some(checksum(&text)), "{}", last.display());
}

#[test]
fn the_inputs_of_san_juan_are_those_of_its_version() {
    assert_heard::<SanJuan>();
}

#[test]
fn the_inputs_of_puerto_rico_are_those_of_its_version() {
    assert_heard::<PuertoRico>();
}

#[test]
fn the_inputs_of_ginkgopolis_are_those_of_its_version() {
    assert_heard::<Ginkgopolis>();
}

#[test]
fn experience_of_ginkgopolis_comes_on_top_of_the_weights() {
    assert_adds_experience([3, 4].map(Ginkgopolis::seating));
}

#[test]
fn the_net_of_ginkgopolis_names_its_recipe() {
    assert_recipe("ginkgopolis", include_bytes!("../../src/ginkgopolis/eval/experience.net"));
}

#[test]
fn experience_of_san_juan_comes_on_top_of_the_weights() {
    assert_adds_experience([3, 4].map(SanJuan::seating));
}

#[test]
fn two_sets_of_san_juan_have_weights_and_experience_of_their_own() {
    use san_juan::{Config, Edition};
    let seating = |players| {
        let config = Config { players, edition: Edition::Classic, ..Default::default() };
        SanJuan::new(&config).expect("a legal configuration")
    };
    assert_adds_experience([5, 8].map(seating));
    for set in [CardSet::Y1897, CardSet::NewBuildings, CardSet::Classic] {
        assert!(fitted::table(set) != fitted::table(CardSet::TwoSets), "{set:?}");
        assert_ne!(experience::net(set), experience::net(CardSet::TwoSets), "{set:?}");
    }
}

#[test]
fn experience_of_puerto_rico_comes_on_top_of_the_weights() {
    assert_adds_experience([3, 4].map(PuertoRico::seating));
}

#[test]
fn the_nets_of_san_juan_name_their_recipes() {
    assert_recipe("san-juan", include_bytes!("../../src/san_juan/eval/experience.net"));
    assert_recipe("san-juan-two-sets", include_bytes!("../../src/san_juan/eval/experience_two_sets.net"));
}

#[test]
fn the_net_of_puerto_rico_names_its_recipe() {
    assert_recipe("puerto-rico", include_bytes!("../../src/puerto_rico/eval/experience.net"));
}

/// The net was trained on tables of people without expansions.
#[test]
fn beside_puertomas_and_with_expansions_nothing_comes_from_experience() {
    use puerto_rico::{Config, Options};
    for options in [
        Options { puertomas: 2, ..Default::default() },
        Options { exp1: true, ..Default::default() },
        Options { exp3: true, ..Default::default() },
    ] {
        let config = Config { players: 3, options, ..Default::default() };
        let game = PuertoRico::new(&config).expect("a legal configuration");
        let eval = game.evaluator(Terms::ALL);
        let mut looked_at = 0;
        stroll(&game, 1, |state, _, _| {
            let mut forecast = Forecast::default();
            eval.forecast(&game, state, &mut forecast);
            assert!(forecast.terms.iter().all(|terms| terms[Term::Experience as usize] == 0.0));
            looked_at += 1;
        });
        assert!(looked_at > 50);
    }
}

/// Between two and alone the net of Ginkgopolis is not asked.
#[test]
fn at_small_tables_of_ginkgopolis_nothing_comes_from_experience() {
    use ginkgopolis::{Config, Mode};
    for (players, mode) in [(2, Mode::Beginner), (1, Mode::SoloExpert)] {
        let game = Ginkgopolis::new(&Config { players, mode, ..Default::default() }).expect("legal");
        let eval = game.evaluator(Terms::ALL);
        let mut looked_at = 0;
        stroll(&game, 1, |state, _, _| {
            let mut forecast = Forecast::default();
            eval.forecast(&game, state, &mut forecast);
            assert!(forecast.terms.iter().all(|terms| terms[Term::Experience as usize] == 0.0));
            looked_at += 1;
        });
        assert!(looked_at > 20);
    }
}
