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
            "Choose a role. Every player acts, you with a bonus. The small text shows what you would gain now.",
        ),
        P::Build => FirstTime::new(
            "build",
            "Choose a card to build; other cards pay for it. Tap one you cannot afford to see why.",
        ),
        P::Site { .. } => FirstTime::new(
            "site",
            "Build on an empty site, or over an old building and pay only the difference.",
        ),
        P::Pay { .. } => {
            FirstTime::new("pay", "Pay with the cards you need least. You pay only when you confirm.")
        }
        P::Produce { .. } => FirstTime::new(
            "produce",
            "A good is the top card of the deck, face down on a production building. You can sell it later.",
        ),
        P::Sell { .. } => FirstTime::new(
            "sell",
            "The price tile shows how many cards each good sells for. Wait for a better price if you can.",
        ),
        P::Keep { .. } => {
            FirstTime::new("keep", "Keep cards that suit your city and that you can soon afford.")
        }
        P::Discard { .. } => FirstTime::new(
            "discard",
            "Discard what you are least likely to build. Your opponents do not see it.",
        ),
        P::Chapel => FirstTime::new(
            "chapel",
            "A card under this building scores 1 point at the end, but you cannot spend it.",
        ),
        P::Church { .. } | P::Offer { .. } | P::Library { .. } | P::Take { .. } | P::Ship { .. } => None,
    }
}

pub(super) fn puerto_rico(prompt: &pr::Prompt) -> Option<FirstTime> {
    use pr::Prompt as P;
    match prompt {
        P::Role { .. } => FirstTime::new(
            "role",
            "Choose a role and take the coins on it. Every player acts, you first and with a bonus.",
        ),
        P::Take => {
            FirstTime::new("take", "Take a face-up tile for your land. It produces once it is occupied.")
        }
        P::Place { .. } => FirstTime::new(
            "place",
            "A plantation needs the building for its good: occupy both. You may rearrange them all every time.",
        ),
        P::Build => FirstTime::new(
            "build",
            "Buy a building, each kind once. It works while it is occupied. Occupied quarries make it cheaper.",
        ),
        P::Extra => FirstTime::new("extra", "Take one extra crate of a good you have just produced."),
        P::Sell => FirstTime::new(
            "sell",
            "The Trading House buys four crates, all different. It is emptied when full. Expensive goods earn the most.",
        ),
        P::Load => FirstTime::new(
            "load",
            "Each crate you load is 1 point. Each ship carries one kind, no two the same. If you can load, you must.",
        ),
        P::StoreAll { .. } | P::KeepOne | P::KeepSingles { .. } => {
            FirstTime::new("store", "You lose crates you cannot store. Keep the expensive ones.")
        }
        _ => None,
    }
}

pub(super) fn ginkgopolis(prompt: &gk::Prompt) -> Option<FirstTime> {
    use gk::Prompt as P;
    match prompt {
        P::Draft { .. } => FirstTime::new(
            "draft",
            "Keep one of these characters and pass the others on. It helps whenever you take its action.",
        ),
        P::Card => FirstTime::new(
            "card",
            "All players choose a card in secret. A card alone exploits. With a tile, a letter urbanizes; a building constructs.",
        ),
        P::Tile => FirstTime::new("tile", "Add a tile to build, or play the card alone to exploit."),
        P::Goods => {
            FirstTime::new("goods", "You pay for buildings with resources, and build them with tiles.")
        }
        P::Shift { .. } => {
            FirstTime::new("shift", "The city grows, and its markers make room. Choose which move.")
        }
        P::Place { .. } => {
            FirstTime::new("place", "Put the marker back beside the city. Players can urbanize there later.")
        }
        P::LastTile { .. } | P::Return => None,
    }
}
