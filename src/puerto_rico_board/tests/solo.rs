//! Results of somebody who plays alone against Puertomas.

use ai::LevelId;
use game_core::Rng;
use puerto_rico::{Config, Difficulty, Options, PuertoRico};
use session::{Player, Session, TableSetup};

use crate::PuertoRicoBoard;
use table::solo::result_of;

/// Plays a game to its end by chance.
fn finished(puertomas: u8, seats: Vec<Player>, seed: u64) -> Session<PuertoRico> {
    let difficulty = if puertomas == 0 { Difficulty::Normal } else { Difficulty::Hard };
    let options = Options { puertomas, difficulty, ..Options::default() };
    let config = Config { players: seats.len() as u8, options, ..Config::default() };
    let mut session = Session::new(TableSetup { config, seed, seats }).expect("a legal table");
    let mut rng = Rng::stream(seed, 1);
    while let Some(seat) = session.turn().seat() {
        let legal = session.legal(seat);
        let action = legal[rng.below(legal.len() as u32) as usize];
        session.act(seat, action).expect("it is legal");
    }
    session
}

#[test]
fn one_person_against_the_rules_has_a_result_and_nobody_else() {
    let person = || Player::person("Zoé");
    let nobody = || Player::opponent("", LevelId::Apprentice);
    let result =
        |session: &Session<PuertoRico>| result_of::<PuertoRicoBoard>(session, &session.score(), "game");
    for seed in [1, 2] {
        let alone = finished(2, vec![person(), nobody(), nobody()], seed);
        let points: Vec<i16> = alone.score().seats.iter().map(|seat| seat.tally.points).collect();
        let (kind, found) = result(&alone).expect("it counts");
        assert_eq!(kind, "puerto-rico.2.hard");
        assert_eq!((found.lead, found.points), (points[0] - points[1].max(points[2]), points[0]));
    }
    assert_eq!(result(&finished(2, vec![person(), person(), nobody(), nobody()], 3)), None);
    assert_eq!(result(&finished(0, vec![person(), nobody(), nobody()], 3)), None);
}
