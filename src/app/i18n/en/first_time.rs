//! Explanations in English for somebody who is asked something for the first time.

use ginkgopolis as gk;
use puerto_rico as pr;
use san_juan as sj;

use crate::app::i18n::learn::FirstTime;

pub(super) fn san_juan(prompt: &sj::Prompt) -> Option<FirstTime> {
    use sj::Prompt as P;
    match prompt {
        P::Role { .. } => FirstTime::new(
            "role",
            "Choose a role. Everybody carries it out, and you do it a little better. The small lines say what it would bring you now.",
        ),
        P::Build => FirstTime::new(
            "build",
            "Choose a card to put up; other cards pay for it. Tap one that you cannot pay, and you are told why.",
        ),
        P::Site { .. } => FirstTime::new(
            "site",
            "Build on an empty place, or over an old building: then you pay only the difference.",
        ),
        P::Pay { .. } => {
            FirstTime::new("pay", "Pay with the cards you need least. Nothing is taken before you confirm.")
        }
        P::Produce { .. } => FirstTime::new(
            "produce",
            "A good is the top card of the deck, laid face down on a production building. There it waits to be sold.",
        ),
        P::Sell { .. } => FirstTime::new(
            "sell",
            "A good brings as many cards as the open price tile says. Dear goods may be worth waiting for.",
        ),
        P::Keep { .. } => FirstTime::new("keep", "Keep what goes with your city, and what you can pay soon."),
        P::Discard { .. } => {
            FirstTime::new("discard", "Put away what you are least likely to build. Nobody sees it.")
        }
        P::Chapel => FirstTime::new(
            "chapel",
            "A card laid beneath this building is a point at the end, and no money any more.",
        ),
        P::Church { .. } | P::Offer { .. } | P::Library { .. } | P::Take { .. } | P::Ship { .. } => None,
    }
}

pub(super) fn puerto_rico(prompt: &pr::Prompt) -> Option<FirstTime> {
    use pr::Prompt as P;
    match prompt {
        P::Role { .. } => FirstTime::new(
            "role",
            "Choose a role; coins on it are yours. Everybody carries it out, you first and a little better.",
        ),
        P::Take => FirstTime::new(
            "take",
            "Take an open tile for your land. It yields something once somebody works on it.",
        ),
        P::Place { .. } => FirstTime::new(
            "place",
            "A plantation and the building for its good belong together: put people on both. You may move all of them every time.",
        ),
        P::Build => FirstTime::new(
            "build",
            "Buy a building, each kind once. It works as soon as somebody works in it. Quarries that are worked make it cheaper.",
        ),
        P::Extra => FirstTime::new("extra", "Take one crate more of a good that you have just produced."),
        P::Sell => FirstTime::new(
            "sell",
            "The house buys four crates, no two of a kind, and is emptied when it is full. Dear goods bring most.",
        ),
        P::Load => FirstTime::new(
            "load",
            "Every crate loaded is a point. A ship carries one kind, no two ships the same, and whoever can load must.",
        ),
        P::StoreAll { .. } | P::KeepOne | P::KeepSingles { .. } => {
            FirstTime::new("store", "What you can neither store nor keep is lost. Save what is dear.")
        }
        _ => None,
    }
}

pub(super) fn ginkgopolis(prompt: &gk::Prompt) -> Option<FirstTime> {
    use gk::Prompt as P;
    match prompt {
        P::Draft { .. } => FirstTime::new(
            "draft",
            "Keep one of these characters; the others are passed on. It helps you whenever you do what its column says.",
        ),
        P::Card => FirstTime::new(
            "card",
            "Everybody chooses a card in secret. Alone it harvests; with a tile it builds, out with a letter, up with a building.",
        ),
        P::Tile => FirstTime::new("tile", "Add a tile to build, or play the card alone to harvest."),
        P::Goods => FirstTime::new("goods", "Resources pay for building; tiles are what you build with."),
        P::Shift { .. } => {
            FirstTime::new("shift", "The city grows, and its markers make room. Choose which way.")
        }
        P::Place { .. } => FirstTime::new(
            "place",
            "Put the marker back beside the city: there somebody can build out later.",
        ),
        P::LastTile { .. } | P::Return => None,
    }
}
