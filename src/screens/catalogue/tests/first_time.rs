//! Explanations of what is asked for the first time, in every game.

use ginkgopolis as gk;
use puerto_rico as pr;
use san_juan as sj;

use ginkgopolis_board::words::GinkgopolisWords;
use puerto_rico_board::PuertoRicoBoard;
use san_juan_board::words::SanJuanWords;
use table::board::GameUi;
use ui::i18n::learn::FirstTime;
use ui::i18n::{Lang, words};

/// Letters that an explanation over a board may have.
const ROOM: usize = 160;

#[test]
fn first_questions_are_explained_in_every_language_under_the_same_keys() {
    use {gk::Prompt as G, pr::Prompt as P, sj::Prompt as S};
    let san_juan = [S::Role { pick: 0 }, S::Build, S::Chapel, S::Sell { left: 1, sold: 0 }];
    let puerto_rico =
        [P::Role { pick: 0 }, P::Take, P::Place { left: 1 }, P::Build, P::Sell, P::Load, P::KeepOne];
    let ginkgopolis = [G::Card, G::Tile, G::Goods, G::Draft { pick: 0 }];
    let told = |lang: Lang| -> Vec<FirstTime> {
        let words = words(lang);
        let san_juan = san_juan.iter().map(|prompt| words.san_juan().first_time(prompt));
        let puerto_rico = puerto_rico.iter().map(|prompt| PuertoRicoBoard::first_time(prompt, lang));
        let ginkgopolis = ginkgopolis.iter().map(|prompt| words.ginkgopolis().first_time(prompt));
        san_juan.chain(puerto_rico).chain(ginkgopolis).map(|told| told.expect("an explanation")).collect()
    };
    let english = told(Lang::En);
    for lang in Lang::ALL {
        for (one, other) in english.iter().zip(told(lang)) {
            assert_eq!(one.key, other.key);
            assert!(other.text.chars().count() <= ROOM, "too long over a board: {}", other.text);
            assert_eq!(one.text == other.text, lang == Lang::En, "{lang:?}: {}", other.text);
        }
    }
}
