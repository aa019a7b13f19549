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

/// Explanations of some questions by language.
fn told(of: impl Fn(Lang) -> Vec<Option<FirstTime>>) -> [Vec<Option<FirstTime>>; 2] {
    Lang::ALL.map(of)
}

#[test]
fn first_questions_are_explained_in_both_languages_under_the_same_keys() {
    use {gk::Prompt as G, pr::Prompt as P, sj::Prompt as S};
    let san_juan = [S::Role { pick: 0 }, S::Build, S::Chapel, S::Sell { left: 1, sold: 0 }];
    let puerto_rico =
        [P::Role { pick: 0 }, P::Take, P::Place { left: 1 }, P::Build, P::Sell, P::Load, P::KeepOne];
    let ginkgopolis = [G::Card, G::Tile, G::Goods, G::Draft { pick: 0 }];
    let [english, chinese] = told(|lang| {
        let words = words(lang);
        let san_juan = san_juan.iter().map(|prompt| words.san_juan().first_time(prompt));
        let puerto_rico = puerto_rico.iter().map(|prompt| PuertoRicoBoard::first_time(prompt, lang));
        let ginkgopolis = ginkgopolis.iter().map(|prompt| words.ginkgopolis().first_time(prompt));
        san_juan.chain(puerto_rico).chain(ginkgopolis).collect()
    });
    for (one, other) in english.into_iter().zip(chinese) {
        let (one, other) = (one.expect("English"), other.expect("Chinese"));
        assert_eq!(one.key, other.key);
        assert!(one.text.chars().count() <= 160, "too long over a board: {}", one.text);
        assert!(other.text.chars().all(|c| !c.is_ascii_alphabetic()), "not Chinese: {}", other.text);
    }
}
