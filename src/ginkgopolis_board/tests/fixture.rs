//! The large city of the browser tests: a position written by hand, and the
//! saved game that it comes to.

use std::path::PathBuf;

use ai::LevelId;
use game_core::{Game as _, Viewer};
use ginkgopolis::{Ginkgopolis, Position};
use session::saves::Entry;
use session::{Player, Session};

use super::{PLAIN, with_context};
use crate::GinkgopolisBoard;
use crate::draft::Draft;
use table::board::GameUi;
use table::game::summary_of;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/e2e/fixtures").join(name)
}

#[test]
fn the_large_city_of_the_browser_tests_is_the_one_written_by_hand() {
    let text = std::fs::read_to_string(path("city-wide.json")).expect("the position is there");
    let position: Position = serde_json::from_str(&text).expect("a readable position");
    let (game, state) = Ginkgopolis::from_position(&position).expect("a possible position");
    game.check(&state).expect("nothing lost, nothing doubled");
    let seats = vec![Player::person(""), Player::opponent("", LevelId::Apprentice)];
    let session = Session::<Ginkgopolis>::at_position(&position, seats).expect("a legal table");
    with_context(&session, Viewer::Public, &Draft::default(), PLAIN, |context| {
        let map = GinkgopolisBoard::build(context).map;
        assert_eq!((context.view.city.len(), map.extent().cells.0), (40, 14));
    });
    let save = Entry::write(&summary_of::<GinkgopolisBoard>(&session), &session.save().to_json()) + "\n";
    if std::env::var("SOBREMESA_ACCEPT").is_ok_and(|value| value == "1") {
        std::fs::write(path("city-wide.save.json"), &save).expect("the folder can be written");
    }
    let kept = std::fs::read_to_string(path("city-wide.save.json")).expect("the saved game is there");
    assert_eq!(kept, save, "write it anew with SOBREMESA_ACCEPT=1 and look at the difference");
}
